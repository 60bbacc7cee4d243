"""Experiments of the lab, played by Python: the same bytes as those of the program, whoever plays the games and however often it breaks off."""

import json
import os
import pickle
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cases import heavy
from test_cluster import run

import shengxiao as sx
from shengxiao import cluster, lab

PROGRAM = os.environ.get("SHENGXIAO", "")
needs_program = pytest.mark.skipif(not PROGRAM, reason="SHENGXIAO does not name the program")

QUESTIONS: dict[str, tuple[object, ...]] = {
    "play": ("play", "zodiac", "--seats", 3, "--games", 25, "--agent", "greedy", "--agent", "random", "--seed", 3),
    "rate": ("rate", "wu_xing", "--seats", 2, "--games", 40, "--agent", "greedy", "--agent", "random", "--agent", "level:2"),
    "compare": ("compare", "zodiac", "greedy", "random", "--seats", 2, "--pairs", 400),
    "setups": ("compare", "zodiac", "turn_limit=20", "usual", "--seats", 2, "--pairs", 60, "--figure", "rounds"),
    "balance": ("balance", "rat_and_dragon", "--seats", 2, "--agent", "greedy", "--games", 20),
}


@pytest.fixture(scope="module")
def of_program(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], tuple[Path, str]]:
    """A folder with the files that the program writes for a question, and what it says."""
    known: dict[str, tuple[Path, str]] = {}

    def ask(name: str) -> tuple[Path, str]:
        if name not in known:
            folder = tmp_path_factory.mktemp(name)
            words = [PROGRAM, "lab", *map(str, QUESTIONS[name]), "--file", "games", *reported(name)]
            said = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=True).stdout
            known[name] = folder, said
        return known[name]

    return ask


def reported(name: str) -> tuple[str, ...]:
    return ("--report", "report.html") if name == "balance" else ()


def ask_here(name: str, *words: object) -> str:
    """The same of the module, in the present folder."""
    status, said, err = run("lab", *QUESTIONS[name], "--file", "games", *reported(name), *words)
    assert status == 0, err
    return said


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@needs_program
@pytest.mark.parametrize("name", QUESTIONS)
def test_one_process_has_the_bytes_of_the_program(
    name: str, of_program: Callable[[str], tuple[Path, str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, said = of_program(name)
    monkeypatch.chdir(tmp_path)
    assert ask_here(name, "--workers", 0) == said
    assert files(tmp_path) == files(folder)


@needs_program
@pytest.mark.parametrize("name", ("compare", "balance"))
def test_a_torn_file_is_gone_on_with(
    name: str, of_program: Callable[[str], tuple[Path, str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, said = of_program(name)
    whole = (folder / "games").read_bytes()
    monkeypatch.chdir(tmp_path)
    Path("games").write_bytes(whole[: len(whole) // 2])
    status, out, err = run("lab", *QUESTIONS[name], "--file", "games", *reported(name), "--workers", 0)
    assert (status, out) == (0, said)
    assert "bytes of a game that was not finished are cut off" in err
    assert files(tmp_path) == files(folder)


class Fatal:
    """An experiment that kills its worker at a game, as long as a file is there."""

    def __init__(self, experiment: lab.Experiment, number: int, alive: Path) -> None:
        self.experiment, self.number, self.alive = experiment, number, alive

    def play(self, number: int) -> bytes:
        if number == self.number and self.alive.exists():
            self.alive.unlink()
            os.kill(os.getpid(), signal.SIGKILL)
        return self.experiment.play(number)


@heavy
@needs_program
def test_a_worker_that_is_killed_changes_no_byte(
    of_program: Callable[[str], tuple[Path, str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import ray.cloudpickle

    import test_lab

    pickles: Any = ray.cloudpickle
    pickles.register_pickle_by_value(test_lab)  # workers cannot import it
    play, alive = cluster.play_experiment, tmp_path / "alive"

    def fatal(experiment: lab.Experiment, numbers: range, *words: object) -> object:
        return play(Fatal(experiment, numbers[5], alive), numbers, *words)  # type: ignore[arg-type]

    monkeypatch.setattr(cluster, "play_experiment", fatal)
    with cluster.connected(2):
        for name in QUESTIONS:
            folder, said = of_program(name)
            here = tmp_path / name
            here.mkdir()
            monkeypatch.chdir(here)
            alive.touch()
            assert ask_here(name, "--workers", 2, "--shard", 4).endswith(said)  # Ray tells of the death before
            assert not alive.exists()  # a worker was killed
            assert files(here) == files(folder)


def test_an_experiment_goes_where_it_is_played(tmp_path: Path) -> None:
    edition = tmp_path / "mine.toml"
    edition.write_text((Path(__file__).parents[2] / "editions" / "rat_and_dragon.toml").read_text())
    experiment = lab.experiment("balance", "rat_and_dragon", edition=edition, agents=["greedy"], games=10)
    edition.unlink()  # it is not there where the games are played
    there: lab.Experiment = pickle.loads(pickle.dumps(experiment))
    assert (there.head, there.games, there.kind) == (experiment.head, experiment.games, "balance")
    assert there.play(7) == experiment.play(7)
    with there.hear() as hearing, experiment.hear() as other:
        for number in range(there.games):
            assert not hearing.is_over
            hearing.add(there.play(number))
            other.add(there.play(number))
        assert hearing.answer().json == other.answer().json
        assert hearing.answer().page == other.answer().page
    with pytest.raises(sx.Error, match="closed"):
        hearing.add(there.play(0))


def test_games_that_are_none_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "games"
    experiment = lab.experiment("play", "wu_xing", seats=3, games=4)
    with experiment.hear(str(file)) as hearing:
        game = experiment.play(0)
        before = file.read_bytes()
        for wrong in (b"", game[:-1], game + b"x", bytes([game[0] ^ 1]) + game[1:], experiment.play(1)):
            with pytest.raises(sx.Error):
                hearing.add(wrong)
        with pytest.raises(sx.Error, match="not a game"):
            hearing.add(lab.experiment("play", "wu_xing", seats=2).play(0))
        with pytest.raises(sx.Error, match="0 of 4 games"):
            hearing.answer()
        assert file.read_bytes() == before
        hearing.add(game)
        with pytest.raises(sx.Error, match="another program"):
            experiment.hear(str(file))
    with pytest.raises(sx.Error, match="another experiment"):
        lab.experiment("play", "wu_xing", seats=3, games=4, seed=1).hear(str(file))
    with pytest.raises(sx.Error, match="there is no game 4"):
        experiment.play(4)


@pytest.mark.parametrize(
    ("words", "text"),
    (
        (("play", "ludo"), "ludo"),
        (("play", "zodiac", "--agent", "nobody"), "nobody"),
        (("play", "zodiac", "--set", "colour=red"), "colour"),
        (("play", "zodiac", "--edition", "nowhere.toml"), "cannot read nowhere.toml"),
        (("rate", "zodiac", "--agent", "greedy"), "two players"),
        (("balance", "zodiac", "--agent", "greedy", "--agent", "random"), "one agent"),
        (("compare", "zodiac", "greedy", "usual"), "cannot be compared"),
        (("compare", "zodiac", "usual", "usual", "--figure", "fun"), "no figure"),
        (("compare", "zodiac", "usual", "usual", "--error", "2"), "0.0001 to 0.5"),
        (("play", "zodiac", "--file", "/nowhere/games"), "/nowhere/games"),
    ),
)
def test_what_makes_no_sense_is_said(words: tuple[str, ...], text: str) -> None:
    status, out, err = run("lab", *words, "--workers", 0)
    assert (status, out) == (1, "")
    assert text in err
    assert len(err.splitlines()) == 1


def test_an_experiment_of_another_version_is_refused() -> None:
    experiment = lab.experiment("play", "zodiac", games=2)
    again, (asked, head) = experiment.__reduce__()
    told = json.loads(head)
    told["program"] = "0.0"
    with pytest.raises(sx.Error, match="another version"):
        again(asked, json.dumps(told))
    with pytest.raises(sx.Error, match="no experiment"):
        lab.experiment("fit", "celestial_checkers")

"""Games on a cluster of Ray: the same bytes as in one process, whichever workers die."""

import contextlib
import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from cases import heavy

import shengxiao as sx
from shengxiao import arena, cluster
from shengxiao._matches import Terms, schedule

GAME = ("great_race", "--seats", 3)


def run(*words: object) -> tuple[int, str, str]:
    """What the command says: its status, its output, its complaints."""
    with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.redirect_stderr(io.StringIO()) as err:
        status = cluster.main([str(word) for word in words])
    return status, out.getvalue(), err.getvalue()


@pytest.fixture(scope="module")
def alive(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A cluster of two workers, and a file while which is there a player kills its worker."""
    path = tmp_path_factory.mktemp("cluster") / "alive"
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("SHENGXIAO_TEST_FILE", str(path))
        with cluster.connected(2):
            yield path


@heavy
def test_a_worker_that_is_killed_changes_no_byte(tmp_path: Path, alive: Path) -> None:
    one, many = tmp_path / "one.jsonl", tmp_path / "many.jsonl"
    tournament = ("tournament", *GAME, "--players", "greedy,level:3,python:players:kills", "--games", 100, "--seed", 5)
    status, said, err = run(*tournament, "--workers", 0, "--output", one)
    assert status == 0, err
    alive.touch()
    status, out, err = run(*tournament, "--workers", 2, "--shard", 20, "--output", many)
    assert status == 0, err
    assert out.endswith(said)  # Ray tells of the death before
    assert not alive.exists()  # somebody has killed its worker
    assert many.read_bytes() == one.read_bytes()
    assert len(one.read_bytes().splitlines()) == 101


@heavy
def test_what_kills_all_workers_is_an_error(tmp_path: Path, alive: Path) -> None:
    output = tmp_path / "games.txt"
    status, _, err = run("self-play", *GAME, "--player", "python:players:always_kills", "--games", 4, "--output", output)
    assert status == 1
    assert "5 workers have died at game " in err
    assert not output.exists()


@heavy
def test_an_error_of_a_player_is_told_by_its_worker(tmp_path: Path, alive: Path) -> None:
    status, _, err = run("self-play", *GAME, "--player", "python:players:broken", "--games", 4, "--output", tmp_path / "games.txt")
    assert status == 1
    assert err.endswith("python:players:broken raises RuntimeError: no idea\n")


def test_self_play_is_recorded_in_one_process(tmp_path: Path) -> None:
    output = tmp_path / "games.txt"
    assert run("self-play", *GAME, "--player", "level:3", "--games", 7, "--workers", 0, "--output", output) == (0, "", "")
    records = list(arena.records(output.read_text()))
    assert len({str(record) for record in records}) == 7
    assert all(record.is_over and record.check() for record in records)
    assert {tuple(record.seats) for record in records} == {("level:3",) * 3}


def test_lines_of_a_tournament(tmp_path: Path) -> None:
    output = tmp_path / "games.jsonl"
    words = ("tournament", *GAME, "--players", "random,greedy", "--games", 9, "--workers", 0, "--output", output)
    status, out, _ = run(*words)
    assert status == 0
    head, *games = map(json.loads, output.read_text().splitlines())
    assert head["players"] == ["random", "greedy"]
    assert [game["number"] for game in games] == list(range(9))
    around = [["random", "random", "greedy"], ["greedy", "random", "random"], ["random", "greedy", "random"]]
    assert [game["names"] for game in games[:3]] == around
    assert out.splitlines()[0] == "Elo, greedy being 0, with its 95 % interval"
    assert len(out.splitlines()) == 3


def test_an_evaluation_is_that_of_the_arena(tmp_path: Path) -> None:
    reports = tmp_path / "one.json", tmp_path / "other.json"
    words = [str(word) for word in (*GAME, "level:4", "--deals", 2, "--anchors", "random,greedy")]
    assert run("evaluate", *words, "--workers", 0, "--json", reports[0])[0] == 0
    with contextlib.redirect_stdout(io.StringIO()):
        assert arena.main([*words, "--json", str(reports[1])]) == 0
    one, other = (json.loads(report.read_text()) for report in reports)
    for report in (one, other):
        del report["players"]["level:4"]["seconds_a_move"]
    assert one == other


def test_who_meets_whom() -> None:
    assert cluster.lineups_of("abc", 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert cluster.lineups_of("ab", 3) == [("a", "a", "b"), ("a", "b", "b")]


def test_games_come_in_the_order_of_the_schedule(monkeypatch: pytest.MonkeyPatch) -> None:
    terms = Terms(sx.make("great_race", seats=3), seed=1)
    rows = schedule([(("random", "greedy", "random"), 2)])
    games = list(cluster.play_all(terms, rows, workers=0))

    def backwards(*_: object) -> Iterator[object]:
        yield from reversed(list(enumerate(games)))

    monkeypatch.setattr(cluster, "_play_on_ray", backwards)
    assert list(cluster.play_all(terms, rows, workers=3)) == games


@pytest.mark.parametrize(
    ("words", "text"),
    (
        (("--players", "greedy"), "two players"),
        (("--players", "greedy,nobody"), "nobody"),
    ),
)
def test_what_cannot_be_played_is_said(tmp_path: Path, words: tuple[str, ...], text: str) -> None:
    output = tmp_path / "games.jsonl"
    status, out, err = run("tournament", *GAME, *words, "--games", 4, "--output", output)
    assert (status, out) == (1, "")
    assert text in err
    assert len(err.splitlines()) == 1
    assert not output.exists()

"""What lies in python/examples runs: each program learns for a moment, goes on, and leaves a policy that plays."""

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from cases import heavy

import shengxiao as sx

EXAMPLES = Path(__file__).parents[1] / "examples"


@heavy
@pytest.mark.parametrize(
    ("program", "game", "small"),
    [
        ("ppo", "wu_xing", ["--apart", "8", "--first", "0.5", "--lessons", "64", "--steps", "8", "--minibatch", "32"]),
        ("ppo", "great_race", ["--seats", "3", "--also", "4", "--lessons", "64", "--steps", "8", "--minibatch", "32"]),
        ("dmc", "zodiac", ["--steps", "8", "--minibatch", "32"]),
        ("expert_iteration", "celestial_checkers", ["--steps", "2", "--nodes", "20", "--minibatch", "8"]),
    ],
)
def test_a_program_learns_and_goes_on(program: str, game: str, small: list[str], tmp_path: Path) -> None:
    command = [sys.executable, str(EXAMPLES / f"{program}.py"), game, "--n", "16", "--hidden" if program == "ppo" else "--width", "8", "--games", "2"]
    command += ["--output", str(tmp_path), *small]
    seats = 3 if "--seats" in small else 2
    for updates, more in ((1, []), (3, ["--resume"])):
        run = subprocess.run([*command, "--updates", str(updates), *more], capture_output=True, text=True)
        assert run.returncode == 0, run.stderr
        assert "against level:5" in run.stdout
    with np.load(tmp_path / f"{program}_{game}_{seats}.npz") as kept:
        assert kept["counts"][0] == 3
        assert len(json.loads(str(kept["points"]))) == 3
    path = tmp_path / f"{program}_{game}_{seats}.policy"
    assert path.with_suffix(".png").stat().st_size > 1000
    rules = sx.make(game, seats=seats)
    agents = [sx.agent(rules, str(path))] + [sx.agent(rules, "random")] * (seats - 1)
    assert sx.play(rules, agents, seed=1).check().endswith("the game is over")


@pytest.mark.parametrize(
    ("name", "path"), [("zodiac", "policies/ppo_zodiac_2.policy"), ("wu_xing", "../../knowledge/wu_xing.policy")]
)
def test_a_policy_that_comes_along_plays(name: str, path: str) -> None:
    game = sx.make(name, seats=2)
    learned, rival = sx.agent(game, str(EXAMPLES / path)), sx.agent(game, "random")
    won = 0
    for seed in range(20):
        points = sx.play(game, [learned, rival], seed).points
        won += points[0] > points[1]
    assert won >= 15


@heavy
def test_the_notebook_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    import matplotlib

    matplotlib.use("agg")
    monkeypatch.chdir(EXAMPLES)
    names: dict[str, object] = {}
    for cell in json.loads((EXAMPLES / "tour.ipynb").read_text())["cells"]:
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), "tour.ipynb", "exec"), names)

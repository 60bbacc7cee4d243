"""How many decisions a second, on one core, beside other libraries where they are installed.

    pip install shengxiao[bench]
    python -m shengxiao.bench

Random legal actions; observations and masks are written. What is timed is what the environment does: the choice of the actions is not.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from . import batch, games

GAMES_AT_ONCE = 512
# Perfect information, dice and capture, hidden hands, dice alone.
LIKE = (
    ("celestial_checkers", "ConnectFour-v1"),
    ("wu_xing", "Backgammon-v1"),
    ("zodiac", "SparrowMahjong-v1"),
    ("celestial_checkers", "checkers"),
    ("wu_xing", "backgammon"),
    ("zodiac", "gin_rummy"),
    ("rat_and_dragon", "yacht"),
)
ENVPOOL = ("ConnectFour-v1", "Backgammon-v1", "SparrowMahjong-v1")
OPEN_SPIEL = ("checkers", "backgammon", "gin_rummy", "yacht")
USUAL_SEATS = {"celestial_checkers": 2, "great_race": 4, "zodiac": 4, "wu_xing": 3, "rat_and_dragon": 2}


class Row(NamedTuple):
    """What was measured: a game of a library, and its decisions a second."""

    library: str
    game: str
    rate: float


def measure(steps: Iterator[Callable[[], int]], seconds: float) -> float:
    """Decisions a second over `seconds` spent in the steps, each of which says how many decisions it took."""
    for _ in range(3):  # what is made at first is not counted
        next(steps)()
    spent, decisions = 0.0, 0
    while spent < seconds:
        step = next(steps)
        begun = time.perf_counter()
        decisions += step()
        spent += time.perf_counter() - begun
    return decisions / spent


def own_steps(game: str, dtype: str) -> Iterator[Callable[[], int]]:
    """Steps of a batch."""
    many = batch(game, n=GAMES_AT_ONCE, seats=USUAL_SEATS.get(game), seed=1, dtype=dtype)
    seed = 0

    def step() -> int:
        many.step(actions)
        return len(actions)

    while True:
        actions = many.random_actions(seed)
        seed += 1
        yield step


def envpool_steps(game: str) -> Iterator[Callable[[], int]]:
    """Steps of EnvPool's vector environment: one decision in each game."""
    many = importlib.import_module("envpool").make(game, env_type="gymnasium", num_envs=GAMES_AT_ONCE, num_threads=1, seed=1)
    random = np.random.default_rng(1)
    info = many.reset()[1]

    def step() -> int:
        nonlocal info
        info = many.step(actions)[4]
        return GAMES_AT_ONCE

    while True:
        mask = info["legal_action_mask"]
        actions = (random.random(mask.shape) * (mask != 0)).argmax(axis=1).astype(np.int32)
        yield step


def open_spiel_steps(game: str) -> Iterator[Callable[[], int]]:
    """Steps of OpenSpiel's states from Python, with the observation and the legal actions of who decides next."""
    rules = importlib.import_module("pyspiel").load_game(game)
    random = np.random.default_rng(1)
    shown = rules.get_type().provides_observation_tensor
    state: Any = rules.new_initial_state()
    legal: list[int] = []

    def step() -> int:
        nonlocal legal
        state.apply_action(action)
        legal = [] if state.is_terminal() else state.legal_actions()
        if legal and not state.is_chance_node():
            if shown:
                state.observation_tensor(state.current_player())
            state.legal_actions_mask()
        return 0 if was_chance else 1

    while True:
        if state.is_terminal():
            state = rules.new_initial_state()
            legal = state.legal_actions()
        legal = legal or state.legal_actions()
        was_chance = state.is_chance_node()
        if was_chance:
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            action = int(random.choice(actions, p=weights))
        else:
            action = legal[random.integers(len(legal))]
        yield step


def is_installed(module: str) -> bool:
    return importlib.util.find_spec(module) is not None


def rows(seconds: float) -> Iterator[Row]:
    """All that can be measured here, one after another."""
    for game in games():
        for dtype in ("uint8", "float32"):
            yield Row(f"shengxiao, {dtype}", game.id, measure(own_steps(game.id, dtype), seconds))
    if is_installed("envpool"):
        for name in ENVPOOL:
            yield Row("EnvPool", name, measure(envpool_steps(name), seconds))
    if is_installed("pyspiel"):
        for name in OPEN_SPIEL:
            yield Row("OpenSpiel in Python", name, measure(open_spiel_steps(name), seconds))


def comparisons(measured: Sequence[Row]) -> Iterator[str]:
    """Each game of another library beside ours that is most like it, with compact observations."""
    rates = {row.game: row for row in measured if row.library != "shengxiao, float32"}
    for own, other in LIKE:
        if other in rates:
            times = rates[own].rate / rates[other].rate
            yield f"{own:20} is {times:6.1f} times as fast as {other} of {rates[other].library}"


def main(arguments: Sequence[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m shengxiao.bench", description="Decisions a second on one core, beside other libraries.")
    parser.add_argument("--seconds", type=float, default=2.0, help="that each measurement takes (default 2)")
    given = parser.parse_args(arguments)
    if not 0 < given.seconds < 3600:
        parser.error("--seconds should be more than 0, and less than an hour")
    measured: list[Row] = []
    for row in rows(given.seconds):
        measured.append(row)
        print(f"{row.library:20} {row.game:20} {row.rate / 1e6:9.3f} million decisions a second", flush=True)
    for line in comparisons(measured):
        print(line)
    for library, module in (("EnvPool", "envpool"), ("OpenSpiel", "pyspiel")):
        if not is_installed(module):
            print(f"{library} is not installed: pip install 'shengxiao[bench]'")
    return 0


if __name__ == "__main__":
    sys.exit(main())

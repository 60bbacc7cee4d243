"""What the environments of PettingZoo and of Gymnasium share: their spaces, and what becomes of an action that is not legal."""

from collections.abc import Collection
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding

from . import Game, State, _render
from ._errors import Error

Observation = dict[str, np.ndarray[Any, np.dtype[Any]]]

# What the registries of Gymnasium and of PettingZoo know the games by.
IDS = {
    "Shengxiao/CelestialCheckers-v0": "celestial_checkers",
    "Shengxiao/GreatRace-v0": "great_race",
    "Shengxiao/Zodiac-v0": "zodiac",
    "Shengxiao/WuXing-v0": "wu_xing",
    "Shengxiao/RatAndDragon-v0": "rat_and_dragon",
}
ILLEGAL = ("error", "lose", "noop")
RENDER_MODES = ("ansi", "rgb_array")


def check_choice(name: str, value: object, allowed: Collection[object]) -> None:
    """Raises Error unless `value` is one of those that are allowed."""
    if value not in allowed:
        raise Error(f"{name} is {value!r}: it must be one of {', '.join(str(one) for one in allowed)}")


def check_illegal(illegal: str, game: Game) -> None:
    """Raises Error where the game cannot be played so. Nobody may lose less by a forfeit than by the rules."""
    check_choice("illegal", illegal, ILLEGAL)
    if illegal == "lose" and game.options.get("objective") == "margin":
        raise Error('illegal is "lose": with objective=margin a game can be lost by more than the 1 that this would cost')


def numbers(shape: tuple[int, ...]) -> spaces.Box:
    """The space of observations, float32. The games promise no bounds, though most numbers lie between 0 and 1."""
    return spaces.Box(-np.inf, np.inf, shape, np.float32)


def observation_space(game: Game, actions: int) -> spaces.Dict:
    """What a seat is told: "observation" as in State.observation(), and "action_mask", 1 where an action is allowed."""
    return spaces.Dict({"observation": numbers((game.observation_size,)), "action_mask": spaces.Box(0, 1, (actions,), np.int8)})


def seed_of(seed: int | None) -> int:
    """A seed for a batch: the one that is given, or one that nobody knows. Raises gymnasium.error.Error for what is no seed."""
    return int(seeding.np_random(seed)[1]) % 2**64


def forfeit(seats: int, offenders: Collection[int]) -> list[float]:
    """The returns of a game in which these seats chose what is not legal: the others have won it together, as in the games' own
    returns. The offenders share -1, the others +1; the sum is 0, and all get 0 where all are offenders. Who plays alone loses, -1."""
    if seats == 1:
        return [-1.0]
    others = seats - len(offenders)
    if others == 0:
        return [0.0] * seats
    return [-1 / len(offenders) if seat in offenders else 1 / others for seat in range(seats)]


def render(state: State, viewer: int, mode: str | None) -> Any:
    """The board as the viewer sees it: for "ansi" a text with colours, for "rgb_array" uint8[height, width, 3], of the same size for
    all states of a game; None where there is no mode."""
    if mode is None:
        return None
    size = _render.SIZES[state.game.id]
    rows = state.board(viewer, *size)
    return _render.ansi(rows) if mode == "ansi" else _render.picture(rows, size)

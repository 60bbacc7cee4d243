"""The games of Shengxiao for research: five tabletop games of the Chinese zodiac, with chance, hidden hands and simultaneous choices.

A game is a value, a state is a value, who acts is a set of seats, chance is a seat with weights, and views are what a seat may know.
docs/python.md is a tour.
"""

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from . import _core
from ._core import CHANCE, WATCHER, Agent, Batch, Game, Record, State, Thought, playout
from ._errors import Error, IllegalAction

__all__ = [
    "CHANCE",
    "WATCHER",
    "Agent",
    "Batch",
    "Error",
    "Game",
    "GameInfo",
    "IllegalAction",
    "OptionInfo",
    "Record",
    "State",
    "Thought",
    "agent",
    "batch",
    "games",
    "make",
    "play",
    "playout",
]


class OptionInfo(NamedTuple):
    """An option of a game. `allowed` names the values, as free|random|fixed."""

    name: str
    default: str
    allowed: str
    help: str


class GameInfo(NamedTuple):
    """What there is to know of a game before it is set up."""

    id: str
    title: str
    min_seats: int
    max_seats: int
    options: tuple[OptionInfo, ...]
    levels: int
    printed: bool


def games() -> tuple[GameInfo, ...]:
    """All games."""
    return tuple(
        GameInfo(
            game["id"],
            game["title"],
            game["min_seats"],
            game["max_seats"],
            tuple(OptionInfo(**option) for option in game["options"]),
            game["levels"],
            game["printed"],
        )
        for game in json.loads(_core.games_json())
    )


def _edition_json(edition: str | os.PathLike[str] | Mapping[str, Any] | None) -> str:
    if edition is None:
        return ""
    if isinstance(edition, Mapping):
        try:
            return json.dumps(edition)
        except (TypeError, ValueError, RecursionError) as reason:
            raise Error(f"the edition cannot be written as JSON: {reason}") from reason
    if isinstance(edition, str) and "\n" in edition:
        return _core.edition_of_toml(edition, "edition")
    path = Path(edition)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as reason:
        raise Error(f"the edition {path} cannot be read: {reason}") from reason
    return _core.edition_of_toml(text, str(path))


def make(
    id: str,
    seats: int | None = None,
    options: Mapping[str, str | int] | None = None,
    edition: str | os.PathLike[str] | Mapping[str, Any] | None = None,
) -> Game:
    """A game, set up.

    seats: how many play; None: as many as usual. options: by name, see games(). edition: printed data other than the usual ones, a path,
    TOML text, or a dict as Game.edition is one. Games that need not end have a limit of turns, unless options say otherwise. Raises Error.
    """
    return _core.make(id, seats, [(name, str(value)) for name, value in (options or {}).items()], _edition_json(edition))


def agent(game: Game, name: str) -> Agent:
    """An opponent: "best", "greedy", "uct", "random", "alpha_beta" (Celestial Checkers), "level:N", or the path of a policy,
    which ends with .policy or has a slash; or "best+PATH", a search that this policy guides, and "best+none", one that nothing learned
    guides. Raises Error."""
    return _core.agent(game, name)


def play(
    game: Game,
    agents: Sequence[Agent],
    seed: int,
    *,
    time_ms: float | None = None,
    nodes: int | None = None,
    depth: int | None = None,
) -> Record:
    """Plays a game to its end, one agent for each seat; the limits are for each decision. The same seed gives the same game as long as
    no agent's thinking is bounded by time."""
    return _core.play(game, list(agents), seed, time_ms, nodes, depth)


def batch(
    game: str | Game,
    n: int,
    seats: int | None = None,
    seed: int = 0,
    threads: int = 1,
    *,
    options: Mapping[str, str | int] | None = None,
    edition: str | os.PathLike[str] | Mapping[str, Any] | None = None,
    autoreset_mode: str = "next_step",
    layout: str = "rows",
    dtype: str = "float32",
    oracle: bool = False,
    max_decisions: int = 0,
    opponents: Mapping[int, str] | None = None,
    opponent_nodes: int | None = None,
) -> Batch:
    """n games at once, played in one call a step.

    game: an id, or a game as it is set up (without seats, options and edition). autoreset_mode: "next_step", "same_step" or "disabled",
    as in Gymnasium 1.x. layout: "rows" (a row for each decision owed) or "seats" (fixed shapes). dtype: of the observations, "float32" or
    "uint8". oracle: whether Batch.oracle is written. max_decisions: a game is truncated after so many; 0: never. opponents: who holds the
    seats that do not learn, by seat, as in agent(). Raises Error.
    """
    if isinstance(game, str):
        rules = make(game, seats, options, edition)
    elif seats is None and not options and edition is None:
        rules = game
    else:
        raise Error("a game that is set up has its seats, options and edition already")
    return _core.batch(
        rules, n, seed, threads, autoreset_mode, layout, dtype, oracle, max_decisions, dict(opponents or {}), opponent_nodes
    )

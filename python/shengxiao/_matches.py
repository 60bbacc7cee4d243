"""Matches: which games are played, by whom and with what luck, and what becomes of each.

A schedule is a pure function of what was asked for, and a game one of its row, as far as its players are: so it does not matter in
which process, or in what order, the games of a schedule are played.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from ._core import CHANCE, Game, Record, State
from ._errors import Error


class Terms(NamedTuple):
    """What all games of a run have in common. nodes, time_ms: what bounds each thought of an agent, beside what its level says.
    retries, timeout: how often an outsider may try again at each decision, and how many seconds each try may take."""

    game: Game
    seed: int
    nodes: int | None = None
    time_ms: float | None = None
    retries: int = 2
    timeout: float = 60.0

    def described(self) -> dict[str, Any]:
        """In JSON, what a game of the run depends on."""
        game = self.game
        rules = {"id": game.id, "version": game.version, "seats": game.seats, "options": game.options, "edition": game.edition}
        return {"game": rules, **{name: value for name, value in self._asdict().items() if name != "game"}}


class Row(NamedTuple):
    """A game of a schedule: its number, the deal that it is of, and the names of its players by seat."""

    number: int
    deal: int
    names: tuple[str, ...]


def schedule(lineups: Sequence[tuple[Sequence[str], int]]) -> list[Row]:
    """All games of some lineups, each with how many deals it plays: in every deal as often as there are ways to go around the table.
    The luck of a deal is the same for all lineups and ways, and all play their first deal before any plays its second."""
    rows: list[Row] = []
    for deal in range(max((deals for _, deals in lineups), default=0)):
        for lineup, deals in lineups:
            if deal < deals:
                ways = dict.fromkeys((*lineup[-k:], *lineup[:-k]) for k in range(len(lineup)))
                rows += [Row(len(rows) + k, deal, names) for k, names in enumerate(ways)]
    return rows


class Tally:
    """What is counted of a seat: its moves, the seconds they took, the answers that were no moves by what was wrong with them (a clause,
    "unreadable", "time-out"), and the moves that had to be made for it."""

    def __init__(self) -> None:
        self.moves = 0
        self.seconds = 0.0
        self.refused: Counter[str] = Counter()
        self.replaced = 0


class Seat(Protocol):
    """Who sits at a place for a game."""

    tally: Tally

    def choose(self, state: State, seat: int) -> int:
        """A legal action."""


class Played(NamedTuple):
    """A game that is over. shares: of its win, by seat; they add up to 1. refused, replaced, moves, seconds: the Tally of each seat."""

    number: int
    deal: int
    names: tuple[str, ...]
    points: tuple[int, ...]
    shares: tuple[float, ...]
    refused: tuple[dict[str, int], ...]
    replaced: tuple[int, ...]
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    record: str

    def line(self, *leave_out: str) -> str:
        """As a line of JSON, without some of it."""
        return json.dumps({name: value for name, value in self._asdict().items() if name not in leave_out}) + "\n"

    @classmethod
    def of_line(cls, line: str) -> Played:
        """Raises ValueError, KeyError or TypeError where it is none."""
        fields: dict[str, Any] = json.loads(line)
        for name, value in fields.items():
            fields[name] = tuple(value) if isinstance(value, list) else value
        return cls(**fields)


def shares_of(returns: Sequence[float]) -> tuple[float, ...]:
    """Of the win: whoever got the most shares it."""
    best = max(returns)
    winners = returns.count(best)
    return tuple(1 / winners if got == best else 0.0 for got in returns)


def drawn(state: State, luck: Random) -> int:
    """An action of chance."""
    weights = state.weights().tolist()
    rest = int(luck.random() * sum(weights))
    for action, weight in zip(state.legal().tolist(), weights, strict=True):
        if rest < weight:
            break
        rest -= weight
    return int(action)


def play(terms: Terms, row: Row, seats: Sequence[Seat]) -> Played:
    """Plays a game to its end."""
    luck = Random(f"{terms.seed} {row.deal}")
    state = terms.game.start()
    steps: list[str] = []
    while owing := state.to_act:
        actor = owing[0]
        if actor == CHANCE:
            action = drawn(state, luck)
        else:
            tally = seats[actor].tally
            begun = time.perf_counter()
            action = seats[actor].choose(state, actor)
            tally.seconds += time.perf_counter() - begun
            tally.moves += 1
        steps.append(f"{'chance' if actor == CHANCE else actor} {state.text(action)}\n")
        state.apply(action, actor)
    tallies = [seat.tally for seat in seats]
    return Played(
        row.number,
        row.deal,
        row.names,
        state.points,
        shares_of(state.returns),
        tuple(dict(sorted(tally.refused.items())) for tally in tallies),
        tuple(tally.replaced for tally in tallies),
        tuple(tally.moves for tally in tallies),
        tuple(round(tally.seconds, 6) for tally in tallies),
        recorded(terms.game, row.names, steps, state.points),
    )


def recorded(game: Game, names: Sequence[str], steps: Sequence[str], points: Sequence[int]) -> str:
    """The text of a record: docs/records.md."""
    head = [f"shengxiao record 1\ngame {game.id} {game.version}\n"]
    head += [f"option {name} {value}\n" for name, value in game.options.items()]
    if game.edition is not None:
        head.append(f"edition {json.dumps(game.edition, ensure_ascii=False, separators=(',', ':'))}\n")
    head += [f"seat {seat} {' '.join(name.split())}\n" for seat, name in enumerate(names)]
    return "".join([*head, "play\n", *steps, f"end {' '.join(map(str, points))}\n"])


def records(text: str) -> Iterator[Record]:
    """The records of a file that has one after another. Raises Error."""
    first = "shengxiao record 1\n"
    before, *rest = text.split(first)
    if before:
        raise Error("this is no file of records: it should begin with the line 'shengxiao record 1'")
    for one in rest:
        yield Record.parse(first + one)

"""What the tests of the arena share: games, and outsiders (players.py) to play them."""

import shlex
import sys
from pathlib import Path
from typing import Any

import shengxiao as sx
from shengxiao._matches import Played, Row, Terms
from shengxiao._players import Players

PROGRAM = str(Path(__file__).with_name("players.py"))
NO_MOVE = "GR-51"  # the clause of what is no move at all


def a_game() -> sx.Game:
    """A short one, with secrets and choices at the same time."""
    return sx.make("great_race", seats=3)


def a_decision() -> tuple[sx.State, int]:
    state = a_game().start()
    state.draw(1)
    return state, state.to_act[0]


def terms_of(game: sx.Game, **changed: Any) -> Terms:
    return Terms(game, seed=1, timeout=60.0)._replace(**changed)


def command(how: str) -> str:
    return f"command:{shlex.join([sys.executable, PROGRAM, 'command', how])}"


def mcp(how: str, mark: str = "{url}") -> str:
    return f"mcp:{shlex.join([sys.executable, PROGRAM, 'mcp', mark, how])}"


def game_with(name: str, terms: Terms) -> Played:
    """A game of somebody in seat 0 with random ones."""
    with Players() as players:
        return players.play(terms, Row(0, 0, (name, *["random"] * (terms.game.seats - 1))))

"""What pickles call: functions of Python, which are found by their names."""

import json
from typing import Any

from . import _core
from ._errors import Error


def game(id: str, seats: int, options: list[tuple[str, str]], edition_json: str) -> _core.Game:
    return _core.make(id, seats, options, edition_json)


def agent(of: _core.Game, name: str) -> _core.Agent:
    return _core.agent(of, name)


def record(text: str) -> _core.Record:
    return _core.Record.parse(text)


def experiment(asked: tuple[Any, ...], head: str) -> _core.Experiment:
    made = _core.experiment(*asked)
    if made.head != json.loads(head):
        raise Error("this experiment is of another version of shengxiao, or of other rules: its games would be others")
    return made

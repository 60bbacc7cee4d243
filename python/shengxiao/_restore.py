"""What pickles call: functions of Python, which are found by their names."""

from . import _core


def game(id: str, seats: int, options: list[tuple[str, str]], edition_json: str) -> _core.Game:
    return _core.make(id, seats, options, edition_json)


def agent(of: _core.Game, name: str) -> _core.Agent:
    return _core.agent(of, name)


def record(text: str) -> _core.Record:
    return _core.Record.parse(text)

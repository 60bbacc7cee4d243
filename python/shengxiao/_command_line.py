"""What the commands of the package share: which game is meant, files of games, progress."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TextIO

from . import make
from ._core import Game
from ._errors import Error
from ._matches import Played, Terms


def add_setup(parser: argparse.ArgumentParser) -> None:
    """The options that set a game up."""
    parser.add_argument("--seats", type=int, metavar="N", help="how many play (as many as usual)")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help="an option of the game; may be repeated")
    parser.add_argument("--edition", metavar="FILE", help="printed data other than the usual ones")


def game_of(id: str, given: argparse.Namespace) -> Game:
    """The game that is meant. Raises Error."""
    options = dict(setting.split("=", 1) if "=" in setting else (setting, "") for setting in given.set)
    return make(id, given.seats, options, given.edition)


def number(least: int) -> Callable[[str], int]:
    """For a parser: whole numbers from `least` on."""

    def whole(text: str) -> int:
        if not text.lstrip("-").isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(f"{text!r} should be a whole number from {least} on")
        return int(text)

    return whole


def positive(text: str) -> float:
    """For a parser: numbers of more than 0."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < 1e9:
        raise argparse.ArgumentTypeError(f"{text!r} should be a number of more than 0")
    return value


def add_limits(parser: argparse.ArgumentParser) -> None:
    """The options that all runs of games have."""
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the same one gives the same deals (1)")
    parser.add_argument("--nodes", type=number(1), metavar="N", help="positions that an agent may search, or playouts, at each decision")
    parser.add_argument("--time", type=positive, metavar="MS", help="milliseconds that an agent may think; then no two runs are alike")
    parser.add_argument("--retries", type=number(0), default=2, metavar="N", help="tries that an outsider has left after a wrong answer (2)")
    parser.add_argument("--timeout", type=positive, default=60.0, metavar="S", help="seconds that an outsider may take for an answer (60)")


def terms_of(given: argparse.Namespace) -> Terms:
    """What add_setup() and add_limits() ask for, of the game `given.game`. Raises Error."""
    return Terms(game_of(given.game, given), given.seed, given.nodes, given.time, given.retries, given.timeout)


def status_of(work: Callable[[], None], advice: str = "") -> int:
    """The exit status of a command: 1 where something is wrong, 130 where it was interrupted; both are said."""
    try:
        work()
    except (Error, OSError) as reason:
        print(reason, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("interrupted" + (f"; {advice}" if advice else ""), file=sys.stderr)
        return 130
    return 0


class Journal:
    """A file of games, a line of JSON each after a first line that says what run they are of. What is there already is kept."""

    def __init__(self, path: str | os.PathLike[str], run: dict[str, Any]) -> None:
        """Raises Error where the file is of another run, or damaged, and OSError."""
        self.played: list[Played] = []
        self._file = open(path, "a+b")
        self._file.seek(0)
        whole = 0  # a line that breaks off is written anew
        for number, line in enumerate(self._file, 1):
            if not line.endswith(b"\n"):
                break
            whole += len(line)
            try:
                if number > 1:
                    played = Played.of_line(line.decode())
                    if played.number != number - 2:
                        raise ValueError(f"it is game {played.number}")
                    self.played.append(played)
                    continue
                told = json.loads(line)
                differs = [name for name in run if told.get(name) != run[name]]
            except (ValueError, KeyError, TypeError, AttributeError) as reason:
                raise Error(f"{path}: line {number} is no game of a run: {reason}") from reason
            if differs:
                raise Error(f"{path} has games of another run: {differs[0]} is {told.get(differs[0])!r} there, and {run[differs[0]]!r} here")
        self._file.truncate(whole)
        if whole == 0:
            self._write(json.dumps(run) + "\n")

    def add(self, played: Played) -> None:
        self.played.append(played)
        self._write(played.line())

    def _write(self, line: str) -> None:
        self._file.write(line.encode())
        self._file.flush()

    def close(self) -> None:
        self._file.close()


class Progress:
    """How far a run is, and how long it will take: on a terminal a line that changes, elsewhere a line a minute."""

    def __init__(self, count: int, done: int = 0, out: TextIO | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self._count = count
        self._before = self._done = done
        self._out = sys.stderr if out is None else out
        self._clock = clock
        self._begun = self._told = clock()
        self._pause = 0.1 if self._out.isatty() else 60.0

    def add(self) -> None:
        """Another game is over."""
        self._done += 1
        if self._clock() - self._told >= self._pause:
            self._told = self._clock()
            self._out.write(f"\r\x1b[K{self.bar()}" if self._out.isatty() else f"{self.line()}\n")
            self._out.flush()

    def line(self) -> str:
        rest = (self._clock() - self._begun) / (self._done - self._before) * (self._count - self._done)
        minutes, seconds = divmod(round(rest), 60)
        hours, minutes = divmod(minutes, 60)
        left = f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
        return f"{self._done} of {self._count} games, {left} left"

    def bar(self) -> str:
        full = 30 * self._done // self._count
        return f"[{'#' * full}{'.' * (30 - full)}] {self.line()}"

    def close(self) -> None:
        """Leaves a terminal as it was."""
        if self._out.isatty():
            self._out.write("\r\x1b[K")
            self._out.flush()


def write_whole(path: str | os.PathLike[str], lines: Iterable[str]) -> None:
    """Writes a file, whole or not at all."""
    partial = Path(f"{os.fspath(path)}.partial")
    with partial.open("w", encoding="utf-8") as file:
        file.writelines(lines)
    partial.replace(path)

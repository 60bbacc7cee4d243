"""Players: agents of the package, and outsiders, who are told what their seat may know and answer with a move.

    level:3, greedy, FILE.policy      an agent, as in shengxiao.agent()
    command:CMD                       a program: a line of JSON for each decision, and a line with a move in answer
    mcp:CMD                           a client of the Model Context Protocol, started with {url} or {config} in CMD filled in
    python:MODULE:FUNCTION            a function from an Observation to a move, its text or its id
"""

from __future__ import annotations

import importlib
import json
import operator
import os
import selectors
import shlex
import signal
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from random import Random
from types import FrameType, TracebackType
from typing import Any, NamedTuple, Protocol, SupportsIndex

from . import agent
from ._core import Agent, Game, State
from ._errors import Error, IllegalAction
from ._matches import Played, Row, Tally, Terms, play

LONGEST_ANSWER = 1 << 16  # bytes
MOST_TIMEOUTS = 3  # running
GRACE = 5.0  # seconds that a program has to end by itself
UNREADABLE, TIMEOUT = "unreadable", "time-out"
# What thinks for as long as it is let.
BOUNDLESS = ("best", "uct", "alpha_beta")


class Observation(NamedTuple):
    """What a player is told at a decision. game: id, title, seats, options. view: docs/protocol.md. board: the view as a text. legal: the
    moves. notice: why the last answer was no move, and what was done about it; empty where it was one."""

    game: dict[str, Any]
    seat: int
    view: dict[str, Any]
    board: str
    legal: tuple[str, ...]
    notice: str = ""

    def line(self) -> str:
        """As a line of JSON."""
        return json.dumps(self._asdict(), ensure_ascii=False) + "\n"


def observe(state: State, seat: int, notice: str = "") -> Observation:
    """What a seat may know, and nothing else of the state."""
    game = state.game
    rows = ("".join(text for text, _, _ in row).rstrip() for row in state.board(seat))
    return Observation(
        {"id": game.id, "title": game.title, "seats": game.seats, "options": game.options},
        seat,
        state.view(seat),
        "\n".join(rows).rstrip("\n") + "\n",
        tuple(state.text(int(action)) for action in state.legal(seat)),
        notice,
    )


class Unreadable(Exception):
    """An answer that is no text of a move, nor the id of one."""


class Player(Protocol):
    """An outsider."""

    name: str

    def answer(self, asked: Observation, seconds: float) -> str | SupportsIndex:
        """A move. Raises TimeoutError, Unreadable, or Error where no answer can come any more."""

    def end_game(self) -> None:
        """The game is over."""

    def close(self) -> None:
        """No game comes any more."""


class AgentSeat:
    """An agent of the package, which looks at what its seat may know."""

    def __init__(self, mind: Agent, terms: Terms, random: Random) -> None:
        self.tally = Tally()
        self._mind = mind
        self._random = random
        unbounded = terms.nodes is None and terms.time_ms is None
        self._limits = {"nodes": terms.nodes, "time_ms": terms.time_ms, "depth": 1 << 20 if unbounded else None}

    def choose(self, state: State, seat: int) -> int:
        return self._mind.think(state, seat, seed=self._random.getrandbits(63), **self._limits).move  # type: ignore[arg-type]


class OutsiderSeat:
    """An outsider for one game: what is no move is counted and told, and may be tried again; then a random move is made."""

    def __init__(self, player: Player, terms: Terms, random: Random) -> None:
        self.tally = Tally()
        self._player = player
        self._terms = terms
        self._random = random
        self._notice = ""
        self._timeouts = 0

    def choose(self, state: State, seat: int) -> int:
        for _ in range(1 + self._terms.retries):
            try:
                answer = self._player.answer(observe(state, seat, self._notice), self._terms.timeout)
                self._timeouts = 0
                action = move_of(state, seat, answer)
            except TimeoutError:
                self._refuse(TIMEOUT, f"nothing was said for {self._terms.timeout:g} seconds")
                self._timeouts += 1
                if self._timeouts == MOST_TIMEOUTS:
                    raise Error(f"{self._player.name} said nothing for {self._terms.timeout:g} seconds, {MOST_TIMEOUTS} times running") from None
                break
            except Unreadable as reason:
                self._refuse(UNREADABLE, str(reason))
            except IllegalAction as reason:
                self._refuse(reason.clause or UNREADABLE, str(reason))
            else:
                self._notice = ""
                return action
        action = int(self._random.choice(state.legal(seat).tolist()))
        self.tally.replaced += 1
        self._notice += f"; a random move was made instead: {state.text(action)}"
        return action

    def _refuse(self, kind: str, why: str) -> None:
        self.tally.refused[kind] += 1
        self._notice = why


def move_of(state: State, seat: int, answer: str | SupportsIndex) -> int:
    """The id of a legal action. Raises IllegalAction, or Unreadable."""
    if isinstance(answer, str):
        return state.find(answer.strip(), seat)
    try:
        action = operator.index(answer)
    except TypeError:
        raise Unreadable(f"a move is a text or an id, not a {type(answer).__name__}") from None
    if action not in state.legal(seat):
        state.after(action, seat)  # raises what is wrong with it
    return action


# --- programs ---


def started(name: str, words: Sequence[str], **pipes: Any) -> subprocess.Popen[bytes]:
    """A program in a process group of its own. Raises Error."""
    try:
        return subprocess.Popen(words, start_new_session=True, **pipes)
    except OSError as reason:
        raise Error(f"{name} cannot be started: {reason}") from reason


def ended(process: subprocess.Popen[bytes], grace: float = 0.0) -> None:
    """Ends a program and whatever it has started, after a time in which it may end by itself."""
    with suppress(subprocess.TimeoutExpired):
        process.wait(grace)
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def words_of(name: str, command: str) -> list[str]:
    """The words of a command, as a shell takes them apart. Raises Error."""
    try:
        words = shlex.split(command)
    except ValueError as reason:
        raise Error(f"{name} is no command: {reason}") from reason
    if not words:
        raise Error(f"{name} names no command")
    return words


class Command:
    """A program that is told an Observation a line, and says a move a line."""

    def __init__(self, name: str, command: str) -> None:
        self.name = name
        self._words = words_of(name, command)
        self._process: subprocess.Popen[bytes] | None = None
        self._said = b""

    def answer(self, asked: Observation, seconds: float) -> str:
        deadline = time.monotonic() + seconds
        if self._process is None:
            self._process = started(self.name, self._words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
            self._said = b""
            for pipe in (self._process.stdin, self._process.stdout):
                assert pipe is not None
                os.set_blocking(pipe.fileno(), False)
        try:
            line = self._exchange(self._process, asked.line().encode(), deadline)
        except TimeoutError:
            self._end()  # what it says too late would be taken for its next answer
            raise
        try:
            return line.decode()
        except UnicodeDecodeError:
            raise Unreadable("the answer is not UTF-8") from None

    def _exchange(self, process: subprocess.Popen[bytes], rest: bytes, deadline: float) -> bytes:
        """Writes a line and reads one; neither waits for the other."""
        stdin, stdout = process.stdin, process.stdout
        assert stdin is not None and stdout is not None
        with selectors.DefaultSelector() as selector:
            selector.register(stdin, selectors.EVENT_WRITE)
            selector.register(stdout, selectors.EVENT_READ)
            while b"\n" not in self._said:
                ready = selector.select(max(0.0, deadline - time.monotonic()))
                if not ready:
                    raise TimeoutError
                for key, _ in ready:
                    if key.fileobj is stdin:
                        try:
                            rest = rest[os.write(stdin.fileno(), rest) :]
                        except BrokenPipeError:
                            rest = b""  # it may have answered before it ended
                        if not rest:
                            selector.unregister(stdin)
                    elif said := os.read(stdout.fileno(), LONGEST_ANSWER):
                        self._said += said
                    else:
                        raise Error(f"{self.name} has ended without an answer{self._status(process)}")
                if len(self._said) > LONGEST_ANSWER:
                    raise Error(f"{self.name} answers more than {LONGEST_ANSWER} bytes")
        line, self._said = self._said.split(b"\n", 1)
        return line

    @staticmethod
    def _status(process: subprocess.Popen[bytes]) -> str:
        with suppress(subprocess.TimeoutExpired):
            return f", with status {process.wait(1)}"
        return ""

    def end_game(self) -> None:
        pass

    def close(self) -> None:
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            self._end(GRACE)

    def _end(self, grace: float = 0.0) -> None:
        if self._process is not None:
            ended(self._process, grace)
            for pipe in (self._process.stdin, self._process.stdout):
                assert pipe is not None
                pipe.close()
            self._process = None


class Function:
    """A function of Python."""

    def __init__(self, name: str, module: str, function: str) -> None:
        self.name = name
        try:
            self._function: Callable[[Observation], str | SupportsIndex] = getattr(importlib.import_module(module), function)
        except (ImportError, AttributeError) as reason:
            raise Error(f"{name} cannot be imported: {reason}") from reason

    def answer(self, asked: Observation, seconds: float) -> str | SupportsIndex:
        with interrupted_after(seconds):
            try:
                return self._function(asked)
            except TimeoutError:
                raise
            except Exception as reason:
                raise Error(f"{self.name} raises {type(reason).__name__}: {reason}") from reason

    def end_game(self) -> None:
        pass

    def close(self) -> None:
        pass


@contextmanager
def interrupted_after(seconds: float) -> Iterator[None]:
    """Raises TimeoutError in what takes longer. Of the main thread."""

    def ring(_signal: int, _frame: FrameType | None) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


# --- all of them ---


def is_outsider(name: str) -> bool:
    return name.startswith(("command:", "mcp:", "python:"))


def check(name: str, terms: Terms) -> None:
    """Raises Error where nobody has this name, or may not sit in this game."""
    if is_outsider(name):
        opened(name).close()
        return
    agent(terms.game, name)
    if name.partition("+")[0] in BOUNDLESS and terms.nodes is None and terms.time_ms is None:
        raise Error(f"{name} thinks for as long as it is let: say how long, by --nodes or --time")


def opened(name: str) -> Player:
    """An outsider by its name. Raises Error."""
    kind, _, rest = name.partition(":")
    if kind == "python":
        module, colon, function = rest.partition(":")
        if not colon:
            raise Error(f"{name} should be python:MODULE:FUNCTION")
        return Function(name, module, function)
    if kind == "mcp":
        from ._mcp_player import McpPlayer

        return McpPlayer(name, rest)
    return Command(name, rest)


class Players:
    """All players of a process. An outsider is opened once for each of the seats that it holds at the same time: none knows two hands."""

    def __init__(self) -> None:
        self._outsiders: dict[tuple[str, int], Player] = {}

    def __enter__(self) -> Players:
        return self

    def __exit__(self, _kind: type[BaseException] | None, _reason: BaseException | None, _trace: TracebackType | None) -> None:
        for player in self._outsiders.values():
            player.close()

    def play(self, terms: Terms, row: Row) -> Played:
        """The game of a row. Raises Error where an outsider fails."""
        seats: list[AgentSeat | OutsiderSeat] = []
        present: list[Player] = []
        for seat, name in enumerate(row.names):
            random = Random(f"{terms.seed} {row.deal} seat {seat}")
            if is_outsider(name):
                key = name, row.names[:seat].count(name)
                player = self._outsiders.get(key) or self._outsiders.setdefault(key, opened(name))
                present.append(player)
                seats.append(OutsiderSeat(player, terms, random))
            else:
                seats.append(AgentSeat(agent(terms.game, name), terms, random))
        try:
            return play(terms, row, seats)
        finally:
            for player in present:
                player.end_game()

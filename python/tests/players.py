"""Outsiders for the tests: functions, and as a program `players.py command HOW` and `players.py mcp URL HOW`."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from shengxiao.arena import Observation


def first(told: Observation) -> str:
    return told.legal[0]


def last(told: Observation) -> str:
    return told.legal[-1]


def number(told: Observation) -> Any:
    """An id that no game has."""
    return 1 << 40


def nothing(told: Observation) -> Any:
    return None


def stubborn(told: Observation) -> str:
    return "fly"


def corrected(told: Observation) -> str:
    """Is wrong, until it is told so."""
    return told.legal[0] if told.notice else "fly"


def slow(told: Observation) -> str:
    while True:
        time.sleep(0.01)


def slow_once(told: Observation) -> str:
    return slow(told) if not told.notice else told.legal[0]


def broken(told: Observation) -> str:
    raise RuntimeError("no idea")


def interrupts(told: Observation) -> str:
    """Plays on, and is interrupted at the end of the file that SHENGXIAO_TEST_FILE names, a byte a move."""
    path = Path(os.environ["SHENGXIAO_TEST_FILE"])
    rest = path.read_bytes()
    if not rest:
        raise KeyboardInterrupt
    path.write_bytes(rest[1:])
    return told.legal[0]


def kills(told: Observation) -> str:
    """Kills its process once: while there is the file that SHENGXIAO_TEST_FILE names."""
    try:
        Path(os.environ["SHENGXIAO_TEST_FILE"]).unlink()
    except FileNotFoundError:
        return told.legal[0]
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def always_kills(told: Observation) -> str:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


PLAYERS: dict[str, Callable[[Observation], str]] = {
    "first": first,
    "stubborn": stubborn,
    "corrected": corrected,
    "slow": slow,
    "slow_once": slow_once,
}


def command(how: str) -> None:
    log = open(os.environ["SHENGXIAO_TEST_FILE"], "ab") if "SHENGXIAO_TEST_FILE" in os.environ else None
    for line in sys.stdin.buffer:
        if log:
            log.write(line)
            log.flush()
        if how == "ends":
            sys.exit(7)
        if how == "latin":
            sys.stdout.buffer.write(b"\xff\n")
        elif how == "babbles":
            sys.stdout.buffer.write(b"x" * 100_000)
        else:
            fields = json.loads(line)
            sys.stdout.write(PLAYERS[how](Observation(**{**fields, "legal": tuple(fields["legal"])})) + "\n")
        sys.stdout.flush()


async def mcp(url: str, how: str) -> None:
    """Plays until the game is over. url: or the name of a file that tells it. how: legal plays the first of what it may do; wrong plays
    what is no move before each; leaves ends after every move, and idle without one; slow looks, and waits."""
    from mcp import Client

    if not url.startswith("http"):
        url = json.loads(Path(url).read_text())["mcpServers"]["shengxiao"]["url"]

    def text(result: Any) -> str:
        return str(result.content[0].text)

    async with Client(url) as client:
        assert {tool.name for tool in (await client.list_tools()).tools} == {"look", "view", "play"}
        told = text(await client.call_tool("look", {}))
        if how == "slow":
            await asyncio.sleep(1000)
        while "The game is over." not in told:
            assert len(json.loads(text(await client.call_tool("view", {})))) > 1
            move = told.rsplit("You may: ", 1)[1].split(", ")[0]
            if how == "idle":
                return
            if how == "wrong":
                refused = await client.call_tool("play", {"move": "fly"})
                assert refused.is_error
                assert text(refused).rsplit("You may: ", 1)[1] == told.rsplit("You may: ", 1)[1]
            made = await client.call_tool("play", {"move": move})
            assert not made.is_error, text(made)
            if how == "leaves":
                return
            told = text(made)


if __name__ == "__main__":
    if sys.argv[1] == "mcp":
        asyncio.run(mcp(*sys.argv[2:]))
    else:
        command(sys.argv[2])

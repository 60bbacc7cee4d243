"""shengxiao mcp as the official client of the Model Context Protocol uses it: a whole game at a table of a real server, a process for
each seat. SHENGXIAO names the program, which is no part of the package."""

import asyncio
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

sys.path.append(str(Path(__file__).parents[2] / "src" / "net"))
from wire_client import Client as Guest  # type: ignore[import-not-found]  # noqa: E402

PROGRAM = os.environ.get("SHENGXIAO", "")
pytestmark = pytest.mark.skipif(not PROGRAM, reason="SHENGXIAO does not name the program")
OVER = "The game is over"


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    """Its address."""
    command = [PROGRAM, "serve", "--port", "0", "--store", "none"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        found = re.search(r"127\.0\.0\.1:\d+", process.stdout.readline())
        assert found
        yield found[0]
        process.kill()


def opened(address: str, game: str, seats: list[dict[str, Any]], options: dict[str, str]) -> str:
    """The code of a new table."""
    guest = Guest(int(address.rsplit(":", 1)[1]))
    told = guest("new", game=game, seats=seats, options=options)
    guest.socket.close()
    return next(str(message["table"]) for message in told if message["type"] == "seated")


async def tell(client: Client, tool: str, **arguments: object) -> str:
    result = await client.call_tool(tool, arguments)
    text: str = result.content[0].text  # type: ignore[union-attr]
    assert not result.is_error, text
    return text


async def play(link: str, seat: int) -> list[str]:
    """All that a player of random moves is told."""
    random, told = Random(seat), []
    async with Client(StdioServerParameters(command=PROGRAM, args=["mcp"])) as client:
        assert "join" in {tool.name for tool in (await client.list_tools()).tools}
        told.append(await tell(client, "join", link=link, seat=seat, seconds=600))
        while OVER not in told[-1]:
            told.append(await tell(client, "view"))
            moves = told[-2].rsplit("You may: ", 1)[1].split(", ")
            told.append(await tell(client, "play", move=random.choice(moves), seconds=600))
    return told


@pytest.mark.parametrize(("game", "options"), [("zodiac", {"turn_limit": "20"}), ("great_race", {})])
def test_a_whole_game(server: str, game: str, options: dict[str, str]) -> None:
    async def both() -> list[list[str]]:
        waits, computer = {"who": "person", "here": False}, {"who": "computer", "level": 1}
        code = opened(server, game, [waits, computer, waits], options)
        return await asyncio.gather(*(play(f"http://{server}/#/t/{code}", seat) for seat in (0, 2)))

    first, other = asyncio.run(both())
    assert first[-1].rsplit("\n", 1)[1] == other[-1].rsplit("\n", 1)[1]
    for seat, told in ((0, first), (2, other)):
        for view in map(json.loads, told[1::2]):
            if game == "zodiac":
                assert view["viewer"] == seat
                assert [type(one["hand"]) for one in view["seats"]] == [int] * 3
            elif view["phase"] == "play":
                assert [one["played"] for one in view["seats"]] == [None] * 3

"""A player that is a client of the Model Context Protocol: docs/arena.md. The arena serves it the tools of a table over HTTP, on this
machine alone and under a path that nobody else is told."""

from __future__ import annotations

import asyncio
import json
import secrets
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Coroutine
from typing import Any, TypeVar

import uvicorn
from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from ._errors import Error
from ._players import GRACE, Observation, ended, started, words_of

T = TypeVar("T")

INSTRUCTIONS = (
    "You hold a seat at a tabletop game. look shows what your seat may know and what you may do, once it is your turn; play makes a move "
    "and shows your next turn, or says why the move is none; view is all that your seat may know, in JSON. Play until you are told "
    "that the game is over."
)
OVER = "The game is over."


def shown(asked: Observation) -> str:
    """A decision, for a language model."""
    return f"{asked.board}\nYou are seat {asked.seat} of {asked.game['seats']}. You may: {', '.join(asked.legal)}"


class McpPlayer:
    """Starts the client when a decision is owed, again where it has ended after some moves, and ends it with the game."""

    def __init__(self, name: str, command: str) -> None:
        self.name = name
        self._words = words_of(name, command)
        if not any(mark in word for word in self._words for mark in ("{url}", "{config}")):
            raise Error(f"{name} should say where its client is told of the table: {{url}} or {{config}}")
        self._asked: Observation | None = None
        self._over = False
        self._client: subprocess.Popen[bytes] | None = None
        self._has_moved = False
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._loop.run_forever, daemon=True).start()
        self._do(self._serve())

    def answer(self, asked: Observation, seconds: float) -> str:
        return self._do(self._ask(asked, seconds))

    def end_game(self) -> None:
        self._do(self._end_game())

    def close(self) -> None:
        self._do(self._close())
        self._loop.call_soon_threadsafe(self._loop.stop)

    def _do(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    # What follows runs in the loop.

    async def _serve(self) -> None:
        self._turn = asyncio.Condition()
        self._answer: asyncio.Future[str] = self._loop.create_future()
        server = MCPServer("shengxiao", instructions=INSTRUCTIONS, log_level="CRITICAL")
        server.tool(description="The board as your seat may see it, and what you may do.")(self.look)
        server.tool(description="All that your seat may know, in JSON.")(self.view)
        server.tool(description="Makes a move, as look writes it; then says what look says of your next turn.")(self.play)
        path = f"/{secrets.token_urlsafe()}/mcp"
        place = socket.create_server(("127.0.0.1", 0))
        config = uvicorn.Config(server.streamable_http_app(streamable_http_path=path), log_level="critical", timeout_graceful_shutdown=1)
        self._server = uvicorn.Server(config)
        self._serving = asyncio.create_task(self._server.serve(sockets=[place]))
        url = f"http://127.0.0.1:{place.getsockname()[1]}{path}"
        self._config = tempfile.NamedTemporaryFile("w", prefix="shengxiao", suffix=".json")
        json.dump({"mcpServers": {"shengxiao": {"type": "http", "url": url}}}, self._config)
        self._config.flush()
        self._words = [word.replace("{url}", url).replace("{config}", self._config.name) for word in self._words]

    async def _ask(self, asked: Observation, seconds: float) -> str:
        deadline = self._loop.time() + seconds
        async with self._turn:
            self._asked, self._over = asked, False
            self._answer = self._loop.create_future()
            self._turn.notify_all()
        while True:
            if self._client is None:
                # Its output would stand among that of the arena.
                self._client = started(self.name, self._words, stdin=subprocess.DEVNULL, stdout=sys.stderr)
                self._gone = asyncio.create_task(asyncio.to_thread(self._client.wait))
                self._has_moved = False
            either: set[asyncio.Future[Any]] = {self._answer, self._gone}
            await asyncio.wait(either, timeout=deadline - self._loop.time(), return_when=asyncio.FIRST_COMPLETED)
            if self._answer.done():
                return self._answer.result()
            if not self._gone.done():
                self._asked = None
                await self._end_client()
                raise TimeoutError
            if not self._has_moved:
                raise Error(f"{self.name} has ended without a move, with status {self._gone.result()}")
            self._client = None

    async def _end_game(self) -> None:
        async with self._turn:
            self._asked, self._over = None, True
            self._turn.notify_all()
        await self._end_client(GRACE)

    async def _end_client(self, grace: float = 0.0) -> None:
        if self._client is not None:
            await asyncio.to_thread(ended, self._client, grace)
            await self._gone
            self._client = None

    async def _close(self) -> None:
        await self._end_game()
        self._server.should_exit = True
        await self._serving
        self._config.close()

    async def _now(self) -> Observation | None:
        """What is to be decided, once something is; None when the game is over. The condition is held."""
        await self._turn.wait_for(lambda: self._asked is not None or self._over)
        return self._asked

    async def look(self) -> str:
        async with self._turn:
            asked = await self._now()
            return OVER if asked is None else shown(asked)

    async def view(self) -> str:
        async with self._turn:
            asked = await self._now()
            return OVER if asked is None else json.dumps(asked.view, ensure_ascii=False)

    async def play(self, move: str) -> str:
        async with self._turn:
            if await self._now() is None:
                return OVER
            self._asked, self._has_moved = None, True
            self._answer.set_result(move)
            asked = await self._now()
            if asked is None:
                return OVER
            if asked.notice:
                raise ToolError(f"{asked.notice}\n\n{shown(asked)}")
            return shown(asked)

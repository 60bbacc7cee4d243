#!/usr/bin/env python3
"""Two servers on one PostgreSQL. One is killed (SIGKILL), or ends in good order (SIGTERM), while guests of both play at tables of both:
the other one has its tables within five seconds, and no acknowledged move is lost.

SHENGXIAO_KILLS: how often one is killed (2).
"""
import os
import random
import select
import signal
import threading
import time
import unittest

from postgres import Postgres
from wire_client import Server, Socket, free_port

KILLS = int(os.environ.get("SHENGXIAO_KILLS", "2"))
TABLES = 12
PATIENCE = 5  # seconds, until a guest is at the table again


class Club:
    """The servers that live, by their ports."""

    def __init__(self, store):
        self.store, self.servers, self.lock = store, {}, threading.Lock()

    def start(self):
        port = free_port()
        settings = {"--advertise": f"127.0.0.1:{port}", "--threads": "2", "--drain": "0"}
        server = Server(self.store, port=port, more=settings).__enter__()
        with self.lock:
            self.servers[port] = server
        return port

    def end(self, port, how):
        with self.lock:
            server = self.servers.pop(port)
        server.process.send_signal(how)
        status = server.process.wait()
        server.__exit__()
        return status

    def some_port(self, rng):
        with self.lock:
            return rng.choice(sorted(self.servers))


class Player:
    """Somebody at a seat of a table, at one of the servers or another."""

    def __init__(self, club, rng):
        self.club, self.rng = club, rng
        self.moves, self.tokens, self.code = [], [], None
        self.table, self.socket = None, None

    def connect(self, port):
        self.socket = Socket(port)

    def leave(self):
        if self.socket:
            self.socket.socket.close()

    def hear(self, wait=0.2):
        """What has come by now; at most so many seconds are waited for."""
        if not select.select([self.socket.socket], [], [], wait)[0]:
            return []
        messages = self.socket.receive()
        for message in messages:
            if message["type"] == "seated":
                self.code = message["table"]
                self.tokens = sorted({*self.tokens, *[seat["token"] for seat in message["seats"]]})
            elif message["type"] == "table":
                self.table = message
                self.moves[message["from"] :] = [move.get("move") for move in message["moves"]]
        return messages

    def wait_for(self, condition, what):
        deadline = time.monotonic() + 60
        while not condition():
            if time.monotonic() > deadline:
                raise AssertionError(f"{what} does not come: {self.table}")
            for message in self.hear():
                if message["type"] == "error":
                    raise AssertionError(message)

    def come_back(self):
        """At some server that lives; gives the seconds that it took, and what was lost."""
        began, known = time.monotonic(), list(self.moves)
        while True:
            try:
                self.connect(self.club.some_port(self.rng))
                self.table, self.moves = None, []
                self.socket.send({"do": "join", "table": self.code, "tokens": self.tokens})
                while self.table is None:
                    if any(message["type"] == "error" for message in self.hear()):
                        raise ConnectionError
                break
            except OSError:
                if time.monotonic() - began > 60:
                    raise
                time.sleep(0.05)
        lost = self.moves[: len(known)] != known
        return time.monotonic() - began, known if lost else None


class Table(threading.Thread):
    """Two people who play, at different servers as long as both live, until they are told to stop."""

    def __init__(self, club, number):
        super().__init__(daemon=True)
        self.club, self.number, self.rng = club, number, random.Random(number)
        self.players = []
        self.ends = threading.Event()
        self.waits, self.lost, self.made, self.failure = [], [], 0, None

    def run(self):
        try:
            self.open()
            while not self.ends.is_set():
                self.turn()
            for player in self.players:
                player.leave()
        except Exception as error:  # told by the test
            self.failure = error

    def open(self):
        while not self.ends.is_set():
            try:
                return self.open_one()
            except OSError:
                time.sleep(0.05)

    def open_one(self):
        for player in self.players:
            player.leave()
        ann, ben = self.players = [Player(self.club, self.rng), Player(self.club, self.rng)]
        ports = sorted(self.club.servers)
        ann.connect(ports[self.number % len(ports)])
        ben.connect(ports[(self.number + 1) % len(ports)])
        ann.socket.send({"do": "new", "game": "celestial_checkers", "options": {"placement": "random"},
                         "seats": [{"who": "person", "name": "Ann"}, {"who": "person", "here": False}]})  # fmt: skip
        ann.wait_for(lambda: ann.table, "a table")
        ben.code = ann.code
        ben.socket.send({"do": "join", "table": ann.code, "tokens": []})
        ben.wait_for(lambda: ben.table, "the same table")
        ben.socket.send({"do": "sit", "seat": 1, "name": "Ben"})
        ben.wait_for(lambda: ben.table["begun"], "the beginning")

    def turn(self):
        """A move that both hear of."""
        try:
            for player in self.players:
                player.wait_for(lambda player=player: player.table["to_act"] or player.table["over"], "a turn")
            if any(player.table["over"] for player in self.players):
                return self.open()
            mover = next((p for p in self.players if p.table["legal"]), None)
            if mover is None:
                return [player.hear(0.05) for player in self.players]
            seat = mover.table["legal"][0]["seat"]
            move, before = self.rng.choice(mover.table["legal"])["move"], max(len(p.moves) for p in self.players)
            mover.socket.send({"do": "play", "seat": seat, "move": move, "ask": mover.table["asks"][str(seat)]})
            for player in self.players:
                player.wait_for(lambda player=player: len(player.moves) > before, "the move")
            self.made += 1
            self.ends.wait(0.02)
        except OSError:
            for player in self.players:
                player.leave()
                seconds, lost = player.come_back()
                self.waits.append(seconds)
                if lost:
                    self.lost.append((player.code, len(lost), len(player.moves)))


class ClubTest(unittest.TestCase):
    def play_while(self, what):
        with Postgres() as postgres:
            club = Club(postgres.address)
            for _ in range(2):
                club.start()
            tables = [Table(club, number) for number in range(TABLES)]
            try:
                for table in tables:
                    table.start()
                what(club, tables)
            finally:
                for table in tables:
                    table.ends.set()
                for table in tables:
                    table.join(120)
                for port in list(club.servers):
                    club.end(port, signal.SIGKILL)
            self.assertEqual([table.failure for table in tables if table.failure], [])
            self.assertEqual([lost for table in tables for lost in table.lost], [])
            return tables

    def wait_for_moves(self, tables, many):
        """So many moves at each table that goes on."""
        goal = [table.made + many for table in tables]
        deadline = time.monotonic() + 300
        while any(table.made < made and table.is_alive() for table, made in zip(tables, goal)):
            self.assertLess(time.monotonic(), deadline, "no moves are made")
            time.sleep(0.02)

    def test_a_server_that_is_killed_loses_nothing(self):
        def kill(club, tables):
            for n in range(KILLS):
                self.wait_for_moves(tables, 4)
                victim = sorted(club.servers)[n % 2]
                club.end(victim, signal.SIGKILL)
                self.wait_for_moves(tables, 2)
                club.start()

        tables = self.play_while(kill)
        waits = sorted(wait for table in tables for wait in table.waits)
        moves = sum(table.made for table in tables)
        print(f"{KILLS} kills, {moves} moves, {len(waits)} guests came back, the slowest after {waits[-1]:.2f} s")
        self.assertGreaterEqual(len(waits), KILLS * TABLES, "who was at a table of the server that was killed comes back")
        self.assertLess(waits[-1], PATIENCE)

    def test_no_game_is_interrupted_while_servers_are_replaced_one_after_the_other(self):
        def replace(club, tables):
            for port in sorted(club.servers):
                self.wait_for_moves(tables, 3)
                club.start()
                self.assertEqual(club.end(port, signal.SIGTERM), 0)
                self.wait_for_moves(tables, 2)

        tables = self.play_while(replace)
        waits = sorted(wait for table in tables for wait in table.waits)
        print(f"{len(waits)} guests came back, the slowest after {waits[-1]:.2f} s")
        self.assertLess(waits[-1], PATIENCE)


if __name__ == "__main__":
    unittest.main()

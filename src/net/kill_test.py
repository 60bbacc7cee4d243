#!/usr/bin/env python3
"""The server is killed (SIGKILL) in the middle of fifty running games, again and again; no acknowledged move may be lost.

SHENGXIAO_KILLS: how often (20). SHENGXIAO_STORE: where the tables are kept (a file of its own), e.g. a postgresql:// address.
"""
import os
import random
import select
import tempfile
import time
import unittest

from wire_client import Server, Socket

KILLS = int(os.environ.get("SHENGXIAO_KILLS", "20"))
GAMES = ["celestial_checkers", "great_race", "zodiac", "wu_xing", "rat_and_dragon"]
TABLES = 50


class Game:
    """One table at which this client plays against computers, and the moves of its own that it was told are made."""

    def __init__(self, number):
        self.kind = GAMES[number % len(GAMES)]
        self.rng = random.Random(number)
        self.begin()

    def begin(self):
        self.code, self.tokens, self.acknowledged, self.sent, self.ask = None, [], [], None, None

    def enter(self, port):
        self.socket = Socket(port)
        if not self.code:
            return self.open()
        self.socket.send({"do": "join", "table": self.code, "tokens": self.tokens})
        self.socket.send({"do": "record"})

    def open(self):
        computers = [{"who": "computer", "level": 1}] * (2 if self.kind == "great_race" else 1)
        self.socket.send({"do": "new", "game": self.kind, "seats": [{"who": "person"}, *computers]})
        self.socket.send({"do": "record"})

    @staticmethod
    def made(record):
        """Its own moves."""
        return [step[2:] for step in record.split("\nplay\n")[1].splitlines() if step.startswith("0 ")]

    def lost(self, record):
        """The acknowledged moves that the record does not have where they belong."""
        made = self.made(record)
        return [move for at, move in enumerate(self.acknowledged) if made[at : at + 1] != [move]]

    def go_on(self, table):
        """Takes the news in, and sends the next message of somebody at this table. Returns how many moves were acknowledged."""
        ask = table["asks"].get("0")
        if self.sent is not None and ask == self.ask:
            return False  # a computer has moved meanwhile
        new = self.sent is not None
        if new:
            self.acknowledged.append(self.sent)
            self.sent = None
        if table["over"]:
            self.begin()
            self.open()
        elif table["legal"]:
            self.sent, self.ask = self.rng.choice(table["legal"])["move"], ask
            self.socket.send({"do": "play", "seat": 0, "move": self.sent, "ask": ask})
        return new


class Kill(unittest.TestCase):
    def test_no_acknowledged_move_is_lost(self):
        with tempfile.TemporaryDirectory() as folder:
            store = os.environ.get("SHENGXIAO_STORE", os.path.join(folder, "tables.sqlite"))
            games = [Game(number) for number in range(TABLES)]
            rng = random.Random(5)
            acknowledged, lost = 0, []
            for _ in range(KILLS):
                with Server(store) as server:
                    acknowledged += self.play(games, server.port, TABLES * (1 + rng.random() * 5), lost)
                    time.sleep(rng.random() * 0.005)
                for game in games:
                    game.socket.socket.close()
            print(f"{KILLS} kills, {acknowledged} acknowledged moves, {len(lost)} lost")
            self.assertEqual(lost[:5], [])

    def play(self, games, port, moves, lost):
        """Enters every table, looks for what was acknowledged there, and plays on. Returns how many moves were acknowledged: so many or
        a few more."""
        for game in games:
            game.enter(port)
        by_socket = {game.socket.socket: game for game in games}
        entering = set(by_socket)
        tables, count = {}, 0
        while entering or count < moves:
            ready, _, _ = select.select(list(by_socket), [], [], 60)
            self.assertTrue(ready, "the server does not answer")
            for one in ready:
                game = by_socket[one]
                for message in game.socket.receive():
                    self.assertNotEqual(message["type"], "error", message)
                    if message["type"] == "seated":
                        game.code, game.tokens = message["table"], [seat["token"] for seat in message["seats"]]
                    elif message["type"] == "record" and one in entering:
                        entering.remove(one)
                        lost += [(game.code, move) for move in game.lost(message["text"])]
                        game.sent = None  # what was not acknowledged may or may not have been made
                        game.acknowledged = game.made(message["text"])
                        game.go_on(tables[one])
                    elif message["type"] == "table" and one in entering:
                        tables[one] = message
                    elif message["type"] == "table":
                        count += game.go_on(message)
        return count


if __name__ == "__main__":
    unittest.main()

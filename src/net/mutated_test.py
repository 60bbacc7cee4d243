#!/usr/bin/env python3
"""Broken messages, over real WebSockets, to a server that has tables of every game: mutations of what guests say in whole games.

It must live, answer those who make sense, tell nothing that is no JSON, and end with status 0 (a sanitizer would end it with another
one). SHENGXIAO_MUTATIONS=100000 sends so many; SHENGXIAO_SEED draws others.
"""
import copy
import json
import os
import random
import re
import signal
import subprocess
import unittest

from wire_client import Client, Server

MUTATIONS = int(os.environ.get("SHENGXIAO_MUTATIONS", "2000"))
SEED = int(os.environ.get("SHENGXIAO_SEED", "1"))
GUESTS = 10
IN_A_ROW = 20  # messages of one guest before the others go on
ENTROPY = {"entropy_commit": "47e12b4c2f77b5a3e29b194c8a37fd4e8303fea720b4ade300c08ae916e8a22b"}
GAMES = {
    "celestial_checkers": (2, {"placement": "random"}),
    "great_race": (3, {"cat": "false"}),
    "zodiac": (2, {"turn_limit": "20"}),
    "wu_xing": (2, {"turn_limit": "20"}),
    "rat_and_dragon": (1, {"cards": "first_creature"}),
}
RECORD = "shengxiao record 1\ngame celestial_checkers 1\noption placement random\nseat 0 person\nseat 1 computer level 1\nplay\nchance Hr@a1\nopen\n"
NUMBERS = [0, -1, 1, 7, 8, 99, 2**31, -(2**31) - 1, 2**53 + 1, 2**63 - 1, 2**63, -(2**63), 2**64, 10**30, 1.5, -0.0, 1e308]
VALUES = [None, True, False, "", "0", "馬" * 30, "\0", "a" * 600, [], {}, [[]], [{}], {"": {}}, [None] * 50, *NUMBERS]


class Guest(Client):
    """Somebody at a table who says what makes sense, but for what is changed on the way."""

    def __init__(self, server, rng):
        super().__init__(server.port)
        self.rng, self.table, self.tokens = rng, {}, []

    def listen(self):  # what is no JSON is an error there
        for message in super().listen():
            if message["type"] == "seated":
                self.tokens = [seat["token"] for seat in message["seats"]] + [message.get("owner", "")]
            if message["type"] == "table":
                self.table = message

    def a_table(self, game=None):
        game = game or self.rng.choice(list(GAMES))
        seats, options = GAMES[game]
        people = [{"who": "person", "name": f"Ann {i}"} for i in range(seats)]
        if seats > 1 and self.rng.random() < 0.3:
            people[-1] = {"who": "computer", "level": 1}
        elif seats > 1 and self.rng.random() < 0.3:
            people[-1]["here"] = False
        terms = self.rng.choice([{}, {"clock": {"seconds": 600, "increment": 5}}, {"seed": 7}, {"takeback": False, "grace": 0}, ENTROPY])
        return {"do": "new", "game": game, "seats": people, "options": options, **terms}

    def a_message(self, codes):
        """What a guest might say now, and at other times what they might not."""
        seat, legal = self.rng.randrange(2), self.table.get("legal")
        number = self.table.get("proposal", {}).get("number", 0)
        if legal and self.rng.random() < 0.4:
            move = self.rng.choice(legal)
            return {"do": "play", "seat": move["seat"], "move": move["move"], "ask": self.table.get("asks", {}).get(str(move["seat"]), 0)}
        join = {"do": "join", "table": self.rng.choice(codes or ["abcdef"]), "tokens": self.tokens}
        return self.rng.choice([
            self.a_table(), join, join, {"do": "load", "record": RECORD}, {"do": "load", "record": RECORD, "seats": [{"who": "person"}] * 2},
            {"do": "sit", "seat": seat, "name": "Ben", **ENTROPY}, {"do": "entropy", "seat": seat, "value": "bb" * 32},
            {"do": "stand", "seat": seat}, {"do": "leave", "seat": seat}, {"do": "resign", "seat": seat}, {"do": "draw", "seat": seat},
            {"do": "look", "seat": self.table.get("curtain", seat)}, {"do": "undo"}, {"do": "answer", "proposal": number, "yes": True},
            {"do": "deputy", "seat": seat, "level": 1}, {"do": "deputy", "seat": seat, "level": 0}, {"do": "chat", "text": "Hello 馬"},
            {"do": "conduct", "watch": True, "chat": True}, {"do": "mute", "seat": seat, "on": True}, {"do": "kick", "seat": seat},
            {"do": "why", "seat": seat, "move": "c3-d5"}, {"do": "past", "step": self.rng.randrange(30)}, {"do": "record"}, {"do": "verify"},
            {"do": "analysis", "on": False}, {"do": "play", "seat": seat, "move": "c3-d4", "ask": 0},
        ])  # fmt: skip

    def talk(self, codes):
        """Says some broken messages. False where the connection has ended: bytes that are no text do that, and only that."""
        try:
            for _ in range(IN_A_ROW):
                self.send_text(mutated(self.a_message(codes), self.rng))
            self.listen()
        except ConnectionError:
            return False
        return True


# --- mutations: of the object, then of its text, then of its bytes ---


def places(value):
    """Each list or object in a value, with each of its keys."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else []
    for key, item in list(items):
        yield value, key
        yield from places(item)


def change_object(message, rng):
    inside, key = rng.choice([place for place in places(message) if place[1] != "do" or rng.random() < 0.1] or [(message, "do")])
    how = rng.randrange(5)
    if how == 0:
        del inside[key]
    elif how == 1:
        inside[key] = [inside[key]]
    elif how == 2 and isinstance(inside, dict):
        inside[rng.choice(["seat", "level", "edition", "n", "do", "who", "x" * 300])] = copy.deepcopy(rng.choice(VALUES))
    elif how == 3 and isinstance(inside, list):
        inside.extend([inside[key]] * rng.choice([1, 30]))
    else:
        inside[key] = copy.deepcopy(rng.choice(VALUES))
    return message


def change_text(text, rng):
    at = rng.randrange(len(text) + 1)
    how = rng.randrange(7)
    if how == 0:  # a key twice
        return re.sub(r"([{,])(\"\w*\": ?)", lambda found: f"{found[1]}{found[2]}{json.dumps(rng.choice(VALUES))},{found[2]}", text, count=1)
    if how == 1:
        deep = rng.choice([10, 13, 3000])
        return text[:at] + "[" * deep + "]" * deep + text[at:]
    if how == 2:
        return text[:at]
    if how == 3:
        return text[:at] + text[at + rng.randrange(1, 9) :]
    if how == 4:
        return text[:at] + rng.choice(["\\ud83d", "\\u0000", "\\", '"', "{", "]", ",", ":", "NaN", "1e999", "-", "0" * 400, "//"]) + text[at:]
    if how == 5:
        return re.sub(r"\d+", lambda found: str(rng.choice(NUMBERS)), text, count=1)
    return text + rng.choice([text, " ", "\n{}", "\0"])


def change_bytes(data, rng):
    data = bytearray(data)
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(data) + 1)
        if rng.random() < 0.5 and at < len(data):
            data[at] ^= 1 << rng.randrange(8)
        else:
            data[at:at] = rng.choice([b"\xff", b"\xe9\xa6", b"\xc0\x80", b"\xed\xa0\x80", b"\0"])
    return bytes(data)


def mutated(message, rng):
    """The bytes of a message that was changed a little, or not at all."""
    message = copy.deepcopy(message)
    if rng.random() < 0.1:
        return json.dumps(message).encode()
    how = rng.random()
    for _ in range(rng.randrange(1, 3) if how < 0.7 else 0):
        if message:
            message = change_object(message, rng)
    text = json.dumps(message, ensure_ascii=rng.random() < 0.5)
    if how > 0.6:
        text = change_text(text, rng)
    data = text.encode(errors="surrogatepass")
    return (change_bytes(data, rng) if how > 0.985 else data)[:60_000]


class Mutated(unittest.TestCase):
    def come(self, server):
        """A guest at a table of their own; now and then what they say ends their connection, and another one comes."""
        guest = Guest(server, self.rng)
        guest.send(guest.a_table(list(GAMES)[self.opened % len(GAMES)]))
        self.opened += 1
        guest.listen()
        return guest

    def is_well(self, server):
        """Somebody else opens a table, plays a move and is told the game so."""
        ann = Client(server.port)
        news = ann("new", game="celestial_checkers", seats=[{"who": "person"}] * 2, options={"placement": "random"})
        table = next(message for message in news if message["type"] == "table" and message["legal"])
        move = table["legal"][0]
        news = ann("play", seat=move["seat"], move=move["move"], ask=table["asks"][str(move["seat"])])
        moves = [step["move"] for message in news if message["type"] == "table" for step in message["moves"] if "move" in step]
        self.assertEqual(moves, [move["move"]])
        ann.socket.close()

    def test_broken_messages_break_nothing(self):
        self.rng, self.opened = random.Random(SEED), 0
        with Server("none", stderr=subprocess.PIPE) as server:
            guests = [self.come(server) for _ in range(GUESTS)]
            sent = 0
            while sent < MUTATIONS:
                which = self.rng.randrange(GUESTS)
                codes = [other.table["table"] for other in guests if "table" in other.table]
                is_heard = guests[which].talk(codes)
                self.assertIsNone(server.process.poll(), "the server has ended")
                sent += IN_A_ROW * is_heard
                if not is_heard or self.rng.random() < 0.02:
                    guests[which].socket.close()
                    guests[which] = self.come(server)
                if is_heard and sent % 5000 < IN_A_ROW:
                    self.is_well(server)
            self.is_well(server)
            server.process.send_signal(signal.SIGTERM)
            _, complaints = server.process.communicate(timeout=120)
            self.assertEqual((server.process.returncode, complaints), (0, ""))


if __name__ == "__main__":
    unittest.main()

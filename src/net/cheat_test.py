#!/usr/bin/env python3
"""What cheats have tried at the table, as they would: over the wire, with two clients.

Every test here fails where the cheat succeeds. SHENGXIAO may name an older program, to see whether it did there.
"""
import random
import socket
import time
import unittest

from wire_client import Client, Server


class Cheat(Client):
    """A client that remembers what it was told."""

    def __init__(self, port):
        super().__init__(port)
        self.heard = []
        self.tokens = []

    def listen(self):
        news = super().listen()
        self.heard += news
        for message in news:
            if message["type"] == "seated":
                self.tokens = [seat["token"] for seat in message["seats"]]
        return news

    def until(self, condition):
        while not condition(self.table):
            self.heard += self.receive()

    @property
    def table(self):
        return next(message for message in reversed(self.heard) if message["type"] == "table")

    @property
    def moves(self):
        return self._put_together("moves", "from")

    @property
    def notes(self):
        return self._put_together("notes", "notes_from")

    def _put_together(self, what, start):
        everything = []
        for message in self.heard:
            if message["type"] == "table":
                everything[message.get(start, 0) :] = message.get(what, [])
        return everything

    def record(self):
        return next(message for message in self("record") if message["type"] == "record")["text"]

    def play(self, rng=random.Random(1)):
        table = self.table
        move = rng.choice(table["legal"])
        return self("play", seat=move["seat"], move=move["move"], ask=table["asks"][str(move["seat"])])

    def leave(self):
        self.socket.close()


def refused(news):
    return any(message["type"] == "error" for message in news)


def left(table, seat):
    """What is left on a clock, in milliseconds."""
    return table["clocks"]["left_ms"][seat] if "clocks" in table else table["seats"][seat]["left_ms"]


class Cheats(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = cls.enterClassContext(Server("none"))

    def setUp(self):
        self.clients = []
        self.ann, self.ben = self.client(), self.client()

    def tearDown(self):
        for client in self.clients:
            client.leave()

    def client(self):
        self.clients.append(Cheat(self.server.port))
        return self.clients[-1]

    def open(self, game, people=2, **fields):
        """Ann opens a table, Ben joins it."""
        seats = [{"who": "person", "name": "Ann"}] + [{"who": "person", "here": False}] * (people - 1)
        self.ann("new", game=game, seats=seats, **fields)
        self.join(self.ben)

    def join(self, client):
        client("join", table=self.ann.table["table"], tokens=[])

    def sit_down(self, game, **fields):
        self.open(game, **fields)
        self.ben("sit", seat=1, name="Ben")
        self.ann.until(lambda table: table["to_act"])
        self.ben.until(lambda table: table["to_act"])

    def mover(self):
        return [self.ann, self.ben][self.ann.table["to_act"][0]]

    def hot_seat(self, game, **fields):
        self.ann("new", game=game, seats=[{"who": "person"}] * 2, **fields)

    # --- somebody else's page

    def test_a_page_of_another_site_does_not_drive_a_table(self):
        host = f"127.0.0.1:{self.server.port}"
        for origin, accepted in [
            (f"http://{host}", True),
            (f"http://{host}.evil.example", False),
            (f"http://evil.example/{host}", False),
            ("http://127.0.0.1", False),
            ("null", False),
        ]:
            with socket.create_connection(("127.0.0.1", self.server.port), timeout=60) as line:
                line.sendall(
                    f"GET /ws HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
                )
                self.assertEqual(line.recv(100).startswith(b"HTTP/1.1 101"), accepted, origin)

    # --- luck

    def test_a_finished_game_does_not_reveal_the_seeds_of_other_tables(self):
        self.hot_seat("celestial_checkers", options={"placement": "random"})
        self.ann.until(lambda table: table["to_act"])
        while not self.ann.table["over"]:
            self.ann.play()
        self.assertNotIn("seed", self.ann.table)
        self.assertNotIn("\nseed ", self.ann.record())

    def test_a_guest_is_told_that_the_luck_was_chosen(self):
        self.open("zodiac", seed=7)
        self.assertEqual(self.ben.table.get("chance", {}).get("chosen"), "seed")

    def test_a_guest_is_told_that_the_deck_may_be_stacked(self):
        self.hot_seat("zodiac", options={"turn_limit": "1"})
        self.ann.until(lambda table: table["to_act"])
        for _ in range(200):
            if self.ann.table["over"]:
                break
            if "curtain" in self.ann.table:
                self.ann("look", seat=self.ann.table["curtain"])
            self.ann.play()
        record = self.ann.record()
        head, steps = record.split("\nplay\n")
        seats = [{"who": "person"}, {"who": "person", "here": False}]
        stacked = head + "\nplay\n" + "".join(step + "\n" for step in steps.split("\n")[:10]) + "open\n"
        self.ann("load", record=stacked, seats=seats)
        self.join(self.ben)
        self.assertEqual(self.ben.table.get("chance", {}).get("chosen"), "record")

    def test_no_hand_can_be_read_before_every_seat_is_held(self):
        self.open("zodiac", people=3)
        self.ben("sit", seat=1, name="Ben")
        self.assertEqual(self.ben.table["view"]["hand"], [])
        self.assertEqual(self.ben.moves, [])

    def test_nobody_leaves_a_hand_to_somebody_else_unnoticed(self):
        self.sit_down("zodiac")
        self.ben("stand", seat=1)
        self.ann.listen()
        self.assertIn("stood", [note["kind"] for note in self.ann.notes if "kind" in note])

    # --- what was shown

    def alone_by_a_dropped_connection(self, game, **fields):
        self.sit_down(game, grace=0, **fields)
        while self.mover() is not self.ben:
            self.ann.play()
            self.ben.listen()
        self.ben.play()
        self.ann.listen()
        while self.mover() is not self.ben:
            self.ann.play()
            self.ben.listen()
        self.ben.leave()
        self.clients.remove(self.ben)
        self.ann.until(lambda table: not table["seats"][1]["present"])

    def test_nobody_deputizes_at_once_for_who_is_away(self):
        self.sit_down("zodiac")
        self.ben.leave()
        self.clients.remove(self.ben)
        self.ann.until(lambda table: not table["seats"][1]["present"])
        self.assertTrue(refused(self.ann("deputy", seat=1, level=4)))

    def test_a_dropped_connection_does_not_open_the_record(self):
        self.alone_by_a_dropped_connection("zodiac")
        self.ann("deputy", seat=1, level=4)
        steps = self.ann.record().split("\nplay\n")[1]
        self.assertIn("chance deal ?", steps)

    def test_a_dropped_connection_brings_no_hints(self):
        self.alone_by_a_dropped_connection("zodiac")
        self.ann("deputy", seat=1, level=4)
        self.ann.until(lambda table: 0 in table["to_act"] and table["legal"] or table["over"])
        self.assertTrue(refused(self.ann("hint")))

    def test_a_dropped_connection_brings_no_analysis(self):
        self.alone_by_a_dropped_connection("celestial_checkers", options={"placement": "random"})
        self.ann("deputy", seat=1, level=4)
        self.assertTrue(refused(self.ann("analysis", on=True)))

    def test_what_was_seen_is_not_taken_back_because_a_connection_dropped(self):
        self.alone_by_a_dropped_connection("celestial_checkers", options={"placement": "random"})
        before = self.ann.moves
        self.ann("undo")
        self.assertEqual(self.ann.moves, before)

    def test_the_record_shows_no_hands_while_the_curtain_is_down(self):
        self.hot_seat("zodiac")
        self.ann.until(lambda table: "curtain" in table)
        self.assertIn("chance deal ?", self.ann.record().split("\nplay\n")[1])

    def test_nobody_who_plays_takes_a_second_hand(self):
        third = self.client()
        self.open("zodiac", people=3)
        self.join(third)
        self.ben("sit", seat=1)
        third("sit", seat=2)
        third.until(lambda table: table["to_act"])
        self.ben("stand", seat=1)
        self.assertTrue(refused(self.ann("sit", seat=1)))

    # --- clocks

    def test_a_clock_does_not_tell_of_hidden_steps(self):
        self.sit_down("rat_and_dragon", clock={"seconds": 600, "increment": 5}, seed=7)  # a shape of several steps
        self.play_hidden_step()
        self.ben.listen()  # that she has begun may be known
        for _ in range(2):
            time.sleep(0.005)  # a clock that is told has something new to tell
            self.play_hidden_step()
            self.assertTrue(self.ann.table["legal"], "the choice is not yet complete")
            self.assertEqual([message["type"] for message in self.ben.listen()], [])

    def play_hidden_step(self):
        table = self.ann.table
        self.ann("play", seat=0, move=table["legal"][-1]["move"], ask=table["asks"]["0"])

    def test_playing_and_taking_back_makes_no_time(self):
        self.hot_seat("celestial_checkers", options={"placement": "random"}, clock={"seconds": 60, "increment": 100})
        self.ann.until(lambda table: table["to_act"])
        seat = self.ann.table["to_act"][0]
        for _ in range(5):
            self.ann.play()
            self.ann("undo")
        self.assertLessEqual(left(self.ann.table, seat), 160_000)

    def test_standing_up_does_not_stop_a_clock(self):
        self.sit_down("celestial_checkers", options={"placement": "random"}, clock={"seconds": 60, "increment": 0})
        while self.mover() is not self.ben:
            self.ann.play()
            self.ben.listen()
        self.ben("stand", seat=1)
        self.ann.listen()
        table = self.ann.table
        running = table["clocks"]["running"] if "clocks" in table else [k for k, seat in enumerate(table["seats"]) if seat["running"]]
        self.assertEqual(running, [1])


if __name__ == "__main__":
    unittest.main()

#!/usr/bin/env python3
"""Language models at a table on a server: shengxiao mcp, a process for each seat, and a real server."""
import base64
import contextlib
import hashlib
import json
import random
import re
import socket
import sys
import tempfile
import threading
import unittest
from pathlib import Path

from mcp_client import OVER, Client, McpTest, moves

sys.path.append(str(Path(__file__).parents[1] / "net"))
from wire_client import Client as Guest  # noqa: E402
from wire_client import Server, free_port  # noqa: E402

PERSON = {"who": "person", "here": False}
COMPUTER = {"who": "computer", "level": 1}


def opened(guest, game, seats, **more):
    """The code of a new table."""
    told = guest("new", game=game, seats=seats, **more)
    return [message["table"] for message in told if message["type"] == "seated"][-1]


def link(server, code):
    return f"http://127.0.0.1:{server.port}/#/t/{code}"


@contextlib.contextmanager
def listening(answer):
    """The port of something that is no server of ours: what it answers to whoever connects."""
    with socket.create_server(("127.0.0.1", 0)) as place:

        def serve():
            with contextlib.suppress(OSError):
                with contextlib.ExitStack() as kept:
                    while True:
                        answer(kept.enter_context(place.accept()[0]))

        threading.Thread(target=serve, daemon=True).start()
        yield place.getsockname()[1]
        place.shutdown(socket.SHUT_RDWR)


def strange(peer):
    key = re.search(rb"Sec-WebSocket-Key: (\S+)", peer.recv(65536))[1]
    accepted = base64.b64encode(hashlib.sha1(key + b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11").digest())
    peer.sendall(b"HTTP/1.1 101 x\r\nUpgrade: websocket\r\nConnection: upgrade\r\nSec-WebSocket-Accept: " + accepted + b"\r\n\r\n")
    peer.sendall(b'\x81\x10{"type":"hello"}')


def not_found(peer):
    peer.recv(65536)
    peer.sendall(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")


class Player(threading.Thread):
    """A client that plays random moves to the end of the game."""

    def __init__(self, link, seat, look_at=lambda client, told: None):
        super().__init__()
        self.link, self.seat, self.look_at = link, seat, look_at
        self.told, self.fault, self.moved = [], None, 0

    def run(self):
        try:
            with Client() as client:
                self.play(client)
        except Exception as fault:  # for the thread that tests
            self.fault = fault

    def hear(self, client, tool, **arguments):
        text, is_error = client.use(tool, **arguments)
        if is_error:
            raise AssertionError((tool, arguments, text))
        self.told.append(text)

    def play(self, client):
        chooser = random.Random(self.seat)
        self.hear(client, "join", link=self.link, seat=self.seat, name=f"Model {self.seat}", seconds=600)
        while OVER not in self.told[-1]:
            self.look_at(client, self.told[-1])
            self.hear(client, "play", move=chooser.choice(moves(self.told[-1])), seconds=600)
            self.moved += 1


class Join(McpTest):
    @classmethod
    def setUpClass(cls):
        cls.server = cls.enterClassContext(Server("none"))

    def guest(self, server=None):
        guest = Guest((server or self.server).port)
        self.addCleanup(guest.socket.close)
        return guest

    def now(self, code):
        """The table, as anybody may see it."""
        return next(message for message in self.guest()("join", table=code, tokens=[]) if message["type"] == "table")

    def whole_game(self, game, seats, look_at, **more):
        """The players of the seats that are people's."""
        code = opened(self.guest(), game, seats, **more)
        players = [Player(link(self.server, code), seat, look_at(seat)) for seat, who in enumerate(seats) if who is PERSON]
        for player in players:
            player.start()
        for player in players:
            player.join()
        for player in players:
            if player.fault:
                raise player.fault
        self.assertEqual(len({player.told[-1].rsplit("\n", 1)[1] for player in players}), 1)  # the same result
        if game != "celestial_checkers":
            given = self.now(code)["chance"]["entropy"]
            self.assertEqual([one["seat"] for one in given if "value" in one], [player.seat for player in players])
        return players

    def test_a_game_with_hidden_hands(self):
        hidden = []

        def look_at(seat):
            def look(client, told):
                view = json.loads(client.use("view")[0])
                self.assertEqual(view["viewer"], seat)
                self.assertEqual([type(one["hand"]) for one in view["seats"]], [int] * 3)  # how many cards, not which
                self.assertEqual(len(view["hand"]), view["seats"][seat]["hand"])
                drawer = None
                for line in told.splitlines():
                    if turn := re.match(r"Seat (\d): ", line):
                        drawer = int(turn[1]) - 1
                    if line.startswith("Chance: drawn") and drawer not in (seat, None):
                        self.assertEqual(line, "Chance: drawn ? (hidden)")
                        hidden.append(line)

            return look

        players = self.whole_game("zodiac", [PERSON, COMPUTER, PERSON], look_at, options={"turn_limit": "40"})
        self.assertGreater(len(hidden), 5)
        for player in players:
            self.assertGreater(player.moved, 5)
            for other in {0, 1, 2} - {player.seat}:
                self.assertRegex("\n".join(player.told), rf"(?m)^Seat {other + 1}: ")

    def test_a_game_of_choices_at_the_same_time(self):
        chosen = []

        def look_at(seat):
            def look(client, told):
                view = json.loads(client.use("view")[0])
                if view["phase"] == "play":  # who has chosen says what to nobody
                    chosen.append(sum(one["chosen"] for one in view["seats"]))
                    self.assertEqual([one["played"] for one in view["seats"]], [None] * 3)

            return look

        players = self.whole_game("great_race", [PERSON, PERSON, PERSON], look_at)
        self.assertTrue({1, 2} & set(chosen))  # somebody chose before somebody else looked
        for player in players:
            story = "\n".join(player.told)
            self.assertRegex(story, r"(?m)^  \S.*\(GR-\d+\)$")
            for other in {0, 1, 2} - {player.seat}:
                self.assertRegex(story, rf"(?m)^Seat {other + 1}: ")

    def test_against_computers_alone(self):
        for game, seats, options in (
            ("celestial_checkers", [PERSON, COMPUTER], {"placement": "random"}),
            ("wu_xing", [COMPUTER, PERSON], {"end": "piles"}),
            ("rat_and_dragon", [PERSON, COMPUTER], {}),
        ):
            players = self.whole_game(game, seats, lambda seat: lambda client, told: None, options=options)
            self.assertGreater(players[0].moved, 5)

    def test_what_is_asked_at_the_wrong_time_is_refused(self):
        code = opened(self.guest(), "celestial_checkers", [PERSON, PERSON], options={"placement": "random"})
        with Client() as one, Client() as other:
            told = self.told(one, "join", link=link(self.server, code), name="Ada", seconds=0)
            self.assertIn("You are South", told)
            self.assertIn("nobody is at North yet", told)
            self.assertIn("when every seat is taken", self.refused(one, "play", move="a1-b2"))
            told = self.told(other, "join", link=link(self.server, code).removeprefix("http://"), name="Bo", seconds=0)
            self.assertIn("You are North", told)
            seats = {"South (Ada)": one, "North (Bo)": other}
            while not (begins := [name for name, client in seats.items() if "You may: " in self.told(client, "look")]):
                pass  # chance says who begins
            (begins,) = begins
            (follows,) = seats.keys() - {begins}
            one, other = seats[begins], seats[follows]
            while f"waiting for {begins}. " not in self.told(other, "look"):
                pass
            self.assertEqual(self.refused(other, "play", move="a1-b2"), "it is not your turn")
            before = self.told(one, "look")
            move = moves(before)[0]
            self.assertEqual(self.told(one, "why_not", move=move), "You may.")
            self.assertRegex(self.told(one, "why_not", move="a1-a3"), r"\(CC-\d+\)$")
            self.assertRegex(self.refused(one, "play", move="a1-a3"), r"\(CC-\d+\)$")
            self.assertEqual(self.told(one, "look"), before)
            self.assertIn(f"waiting for {follows}. ", self.told(one, "play", move=move.upper(), seconds=0))
            self.assertIn(f"{begins.split()[0]}: {move}\n", self.told(other, "wait", seconds=60))

    def test_a_seat_is_had_again_by_its_token(self):
        code = opened(self.guest(), "wu_xing", [PERSON, COMPUTER])
        with Client() as client:
            token = re.search(r"join again: (\S+)", self.told(client, "join", link=link(self.server, code)))[1]
        with Client() as client:
            self.assertIn("no seat is free", self.refused(client, "join", link=link(self.server, code)))
            self.assertIn("opens no seat", self.refused(client, "join", link=link(self.server, code), token="x" + token[1:]))
            self.assertIn("You may: ", self.told(client, "join", link=link(self.server, code), token=token))

    def test_a_computer_that_has_played_for_the_seat_gives_it_back(self):
        guest = self.guest()
        code = opened(guest, "wu_xing", [{"who": "person"}, PERSON], grace=0)
        with Client() as client:
            token = re.search(r"join again: (\S+)", self.told(client, "join", link=link(self.server, code), seconds=0))[1]
        while any("is connected" in message.get("text", "") for message in guest("deputy", seat=1, level=8)):
            pass  # the end of the connection is on its way
        while "deputy" not in self.now(code)["seats"][1]:
            pass
        with Client() as client:
            self.told(client, "join", link=link(self.server, code), token=token, seconds=0)
            self.assertNotIn("deputy", self.now(code)["seats"][1])

    def test_where_there_is_no_seat(self):
        guest = self.guest()
        code = opened(guest, "zodiac", [{"who": "person"}, COMPUTER, PERSON])
        with Client() as client:
            self.assertIn("taken", self.refused(client, "join", link=link(self.server, code), seat=0))
            self.assertIn("a computer plays", self.refused(client, "join", link=link(self.server, code), seat=1))
            self.assertIn("there is no seat 3", self.refused(client, "join", link=link(self.server, code), seat=3))
            self.assertIn('there is no table "nowhere"', self.refused(client, "join", link=link(self.server, "nowhere")))
            self.assertIn("You are Seat 3", self.told(client, "join", link=link(self.server, code), seconds=0))
            guest("kick", seat=2)
            while not (sent := client.use("wait"))[1]:
                pass  # it is this seat's turn, perhaps, and the news are on their way
            self.assertIn("sent you away", sent[0])
            self.assertIn("sent you away", self.refused(client, "look"))
        with Client() as client:
            code = opened(guest, "celestial_checkers", [{"who": "person"}, PERSON])
            self.told(client, "join", link=link(self.server, code), seconds=0)
            guest("resign", seat=0)
            told = self.told(client, "wait", seconds=60)
            self.assertIn("South has given up the game", told)
            self.assertIn("North wins", told)
            self.assertEqual(self.refused(client, "play", move="a1-b2"), "the game is over")
        guest("stand", seat=0)
        with Client() as client:
            self.assertRegex(self.refused(client, "join", link=link(self.server, code)), "is over|no seat is free")

    def test_a_server_that_ends_and_comes_again(self):
        with tempfile.TemporaryDirectory() as folder, Client() as client:
            store, port = f"{folder}/tables.db", free_port()
            with Server(store, port=port) as server:
                code = opened(self.guest(server), "wu_xing", [PERSON, COMPUTER])
                told = self.told(client, "join", link=link(server, code))
                self.assertIn("You may: ", told)
            while not (lost := client.use("look"))[1]:
                pass  # the end of the connection is on its way
            self.assertRegex(lost[0], rf"^no connection to 127\.0\.0\.1:{port}: ")
            with Server(store, port=port):
                self.assertIn(self.told(client, "look"), told)
                self.assertIn("You may: ", self.told(client, "play", move=moves(told)[0]))

    def test_links_that_lead_nowhere(self):
        with Client() as client:
            for bad in ("", "table", "http://a:1", "http://a:1/#/how/zodiac", "http:///#/t/abc", "ftp://a/#/t/abc", "http://a/#/t/a b"):
                self.assertIn("is not the link of a table", self.refused(client, "join", link=bad), bad)
            self.assertIn("without TLS", self.refused(client, "join", link="https://club.example/#/t/abc"))
            self.assertIn("no connection to 127.0.0.1:", self.refused(client, "join", link=f"http://127.0.0.1:{free_port()}/#/t/abc"))
            for wrong in ({}, {"link": 7}, {"link": "x", "seat": 9}, {"link": "x", "seconds": 601}, {"link": "x", "token": 1}):
                self.refused(client, "join", **wrong)
            with listening(not_found) as port:
                self.assertIn("(HTTP 404)", self.refused(client, "join", link=f"http://127.0.0.1:{port}/#/t/abc"))
            with listening(strange) as port:
                self.assertIn("does not understand", self.refused(client, "join", link=f"http://127.0.0.1:{port}/#/t/abc"))
            with listening(lambda peer: None) as port:
                self.assertIn(f"no connection to 127.0.0.1:{port}: ", self.refused(client, "join", link=f"http://127.0.0.1:{port}/#/t/abc"))
            self.assertIn("there is no game", self.refused(client, "look"))


if __name__ == "__main__":
    unittest.main()

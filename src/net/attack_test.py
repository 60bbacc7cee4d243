#!/usr/bin/env python3
"""What guests have done to a server that others use: each test has an attacker at one address and a guest at another.

Every test here fails where the attack succeeds. SHENGXIAO may name an older program, to see whether it did there.
"""
import os
import resource
import socket
import time
import unittest

from wire_client import Client, Server

ATTACKER, GUEST = "127.0.0.2", "127.0.0.3"
PLACED = {"placement": "random"}
FRAMES = 4 if "TSAN_OPTIONS" in os.environ else 1  # the thread sanitizer makes stacks and memory so much larger


def connect(server, address):
    return socket.create_connection(("127.0.0.1", server.port), timeout=60, source_address=(address, 0))


def get(server, path, address=GUEST):
    """The answer's status and text; an error where there is none."""
    with connect(server, address) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while data := line.recv(65536):
            answer += data
    head, body = answer.split(b"\r\n\r\n", 1)
    return int(head.split()[1]), body.decode()


class Guest(Client):
    def __init__(self, server, address):
        super().__init__(server.port, address)

    def until(self, is_so):
        news = []
        while not any(map(is_so, news)):
            news = self.receive()
        return news

    def open(self, level=None, **fields):
        other = {"who": "computer", "level": level} if level else {"who": "person"}
        return self("new", game="celestial_checkers", options=PLACED, seats=[{"who": "person"}, other], **fields)


def errors(news):
    return [message["error"]["id"] if "error" in message else message["text"] for message in news if message["type"] == "error"]


def newest_table(news):
    return next(message for message in reversed(news) if message["type"] == "table")


class Attacks(unittest.TestCase):
    def serve(self, limited=True, **popen):
        """Of a program with sanitizers the memory that it has freed does not count, so that one bound is right for all."""
        popen["env"] = {**os.environ, "ASAN_OPTIONS": "quarantine_size_mb=1"}
        return self.enterContext(Server("none", limited, **popen))

    def test_a_page_that_takes_long_to_compute_is_refused(self):
        server = self.serve()
        before = server.processor_time()
        status, text = get(server, "/calendar/" + ",".join(["1700-01-01"] * 640), ATTACKER)
        self.assertEqual(status, 400)
        self.assertIn("12", text)
        self.assertLess(server.processor_time() - before, 0.5)

    def test_pages_cannot_be_asked_for_without_end(self):
        server = self.serve()
        statuses = [get(server, "/calendar/1700-01-01", ATTACKER)[0] for _ in range(100)]
        self.assertEqual(statuses[0], 200)
        self.assertIn(429, statuses)
        self.assertEqual(get(server, "/calendar/1700-01-01", GUEST)[0], 200)

    def test_codes_cannot_be_tried_without_end(self):
        server = self.serve()
        attacker, guest = Guest(server, ATTACKER), Guest(server, GUEST)
        for i in range(100):
            attacker("join", table=f"guess{i}", tokens=[])
        code = newest_table(guest.open())["table"]
        self.assertEqual(errors(attacker("join", table=code, tokens=[])), ["server.many_wrong_codes"])
        self.assertEqual(errors(Guest(server, GUEST)("join", table=code, tokens=[])), [])

    def test_one_address_cannot_open_all_tables(self):
        server = self.serve()
        attacker = Guest(server, ATTACKER)
        self.assertIn(["server.many_tables"], [errors(attacker.open()) for _ in range(60)])
        self.assertEqual(errors(Guest(server, GUEST).open()), [])

    def test_idle_connections_of_one_address_lock_nobody_out(self):
        server = self.serve()
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        self.addCleanup(resource.setrlimit, resource.RLIMIT_NOFILE, (soft, hard))
        for _ in range(600):
            self.enterContext(connect(server, ATTACKER))
        self.assertEqual(get(server, "/health"), (200, "ok\n"))
        self.assertEqual(errors(Guest(server, GUEST).open()), [])

    def test_without_descriptors_it_waits_and_does_not_spin(self):
        few = (48, 48)
        server = self.serve(preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, few))
        for _ in range(100):
            self.enterContext(connect(server, ATTACKER))
        time.sleep(1)
        before = server.processor_time()
        time.sleep(2)
        self.assertLess(server.processor_time() - before, 0.2)

    def test_who_does_not_read_what_they_are_sent_takes_little_memory(self):
        server = self.serve(limited=False)
        talker = Guest(server, ATTACKER)
        code = newest_table(talker.open())["table"]
        before = server.memory()
        deaf = [Guest(server, ATTACKER) for _ in range(5)]
        for client in deaf:
            client.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            client("join", table=code, tokens=[])
        for _ in range(250):
            for _ in range(100):
                talker.send({"do": "chat", "text": "x" * 500})
            talker("past", step=0)
        self.assertLess(server.memory() - before, 30)

    def test_a_text_nested_deeply_ends_nothing(self):
        small = (FRAMES * 256 * 1024, FRAMES * 256 * 1024)
        server = self.serve(preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_STACK, small))
        attacker = Guest(server, ATTACKER)
        for text in ('{"do": "new", "game": "zodiac", "seats": [{"who": ' + "[" * 30000 + "]" * 30000 + "}]}", "[" * 60000):
            data = text.encode()
            attacker.socket.sendall(b"\x81\xfe" + len(data).to_bytes(2, "big") + b"\0\0\0\0" + data)
        self.assertEqual(errors(attacker("past"))[-1], "server.not_at_a_table")
        self.assertEqual(get(server, "/health"), (200, "ok\n"))

    def test_an_edition_nested_deeply_ends_nothing(self):
        server = self.serve()
        attacker = Guest(server, ATTACKER)
        for edition in ("[" + "a." * 31000 + "a]", "x = {" + "a." * 31000 + "a = 1}"):
            seats = [{"who": "person"}] * 2
            self.assertEqual(errors(attacker("new", game="great_race", seats=seats, edition=edition)), ["edition.given"])
        self.assertEqual(get(server, "/health"), (200, "ok\n"))

    def test_what_is_quoted_in_an_error_stays_a_text(self):
        server = self.serve()
        for cut in range(4):
            attacker = Guest(server, ATTACKER)
            attacker.open()
            self.assertEqual(len(errors(attacker("a" * cut + "馬" * 100))), 1)
            position = f"4/4/{'1' * cut}馬/4/4/4/4/4 -/- -/- 0/0 S -"
            seats = [{"who": "person"}] * 2
            refused = attacker("new", game="celestial_checkers", seats=seats, options={"placement": "fixed", "position": position})
            self.assertEqual(errors(refused), ["celestial_checkers.position_rank"])

    def test_analyses_do_not_stop_the_computers_of_others(self):
        server = self.serve()
        analysts = [Guest(server, ATTACKER) for _ in range(8)]
        for analyst in analysts:
            analyst.open()
            analyst("analysis", on=True)
        analysts[0].until(lambda message: message["type"] == "thinking")
        guest = Guest(server, GUEST)
        begin = time.monotonic()
        news = guest.open(level=1)
        while not any(move["seat"] == 1 for message in news if message["type"] == "table" for move in message["moves"]):
            table = newest_table(news)
            if table["legal"]:
                news = guest("play", seat=0, move=table["legal"][0]["move"], ask=table["asks"]["0"])
            else:
                news = guest.until(lambda message: message["type"] == "table")
        self.assertLess(time.monotonic() - begin, 20)

    def test_hints_do_not_pile_up(self):
        server = self.serve()
        attacker = Guest(server, ATTACKER)
        attacker.open()
        attacker.send({"do": "hint"})
        attacker.until(lambda message: message["type"] == "hint")  # what it needs to think is there
        before = server.memory()
        attacker.socket.settimeout(3)  # it is not read any more
        try:
            for _ in range(100_000):
                attacker.send({"do": "hint"})
        except OSError:
            pass
        time.sleep(2)
        self.assertLess(server.memory() - before, 25)

    def test_strong_computers_share_their_memory(self):
        server = self.serve(limited=False)
        tables = [Guest(server, ATTACKER) for _ in range(24)]
        for table in tables:
            move = newest_table(table.open(level=8))
            if move["legal"]:
                table("play", seat=0, move=move["legal"][0]["move"], ask=move["asks"]["0"])
        for table in tables:
            table.until(lambda message: message["type"] == "table" and message["legal"])
        self.assertLess(server.memory(), FRAMES * 700)


if __name__ == "__main__":
    unittest.main()

#!/usr/bin/env python3
"""Ten attacks at once, each from an address of its own, while two other guests play and a third plays against a computer.

Usage: siege.py [--seconds N]. SHENGXIAO is the program, SHENGXIAO_LOAD the client of the two; else those in build/. Only servers that it
has started itself are attacked, over the loopback. The attackers take processor time that would be other machines': they are nice.
Exits 1 where a move of the guests takes 100 ms at the 99th percentile, or the computer stands still.
"""

import argparse
import collections
import json
import multiprocessing
import os
import random
import resource
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

import growth

ROOT = Path(__file__).resolve().parents[2]
from wire_client import Client, Server  # noqa: E402

MOST_MS, LONGEST_THOUGHT = 100, 10
LOOPS = 1_000_000  # no attack goes on longer than that, whatever the clock says
PLACED = {"placement": "random"}
COMPUTER_LEVEL = 4
GREETINGS = 3  # seconds until the guests play; with their first move that is measured the attacks begin


class Attack:
    """What one attacker does from one address until the time is up; counts what it did, and why it was refused."""

    def __init__(self, port, address, until, record):
        self.port, self.address, self.until, self.record = port, address, until, record
        self.done, self.refused = 0, collections.Counter()

    def loops(self):
        for _ in range(LOOPS):
            if time.time() >= self.until:
                return
            yield

    def connect(self):
        return socket.create_connection(("127.0.0.1", self.port), timeout=10, source_address=(self.address, 0))

    def client(self):
        client = Client(self.port, self.address)
        client.socket.settimeout(10)
        return client

    def open(self, client, level=None, **fields):
        other = {"who": "computer", "level": level} if level else {"who": "person"}
        return self.ask(client, "new", game="celestial_checkers", options=PLACED, seats=[{"who": "person"}, other], **fields)

    def ask(self, client, do, **fields):
        news = client(do, **fields)
        self.done += 1
        self.count(news)
        return news

    def count(self, news):
        self.refused.update(message["error"]["id"] for message in news if message["type"] == "error")

    def several(self, what, count):
        """The same over several connections."""
        threads = [threading.Thread(target=self.safely, args=(what,), daemon=True) for _ in range(count)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(max(0, self.until - time.time()) + 15)

    def safely(self, what):
        """Whoever is thrown out comes again."""
        for _ in self.loops():
            try:
                return what()
            except (OSError, ConnectionError) as error:
                self.refused[type(error).__name__] += 1
                time.sleep(0.1)
        return None

    def run(self):
        self.safely(self.attack)
        return self.done, self.refused


class Calendar(Attack):
    """Calendar pages for as many birthdays as there may be."""

    def attack(self):
        self.several(self.pages, 4)

    def pages(self):
        for _ in self.loops():
            days = ",".join(f"{random.randrange(1700, 2100)}-{random.randrange(1, 13):02}-{random.randrange(1, 28):02}" for _ in range(12))
            with self.connect() as line:
                line.sendall(f"GET /calendar/{days} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
                answer = b""
                while data := line.recv(65536):
                    answer += data
            self.done += 1
            if b" 200 " not in answer[:20]:
                self.refused[answer[9:12].decode() or "closed"] += 1


class Analyses(Attack):
    """Analyses at ten tables, for ever."""

    def attack(self):
        self.several(self.analyse, 10)

    def analyse(self):
        client = self.client()
        self.open(client)
        for _ in self.loops():
            self.ask(client, "analysis", on=True)
            time.sleep(0.5)


class StrongComputers(Attack):
    """Computers of the highest level at ten tables."""

    def attack(self):
        self.several(self.play, 10)

    def play(self):
        client = self.client()
        news = self.open(client, level=8)
        for _ in self.loops():
            table = next((message for message in reversed(news) if message["type"] == "table"), None)
            if table and table["over"]:
                news = self.open(client, level=8)
            elif table and table["legal"]:
                news = self.ask(client, "play", seat=0, move=table["legal"][0]["move"], ask=table["asks"]["0"])
            else:
                client.socket.settimeout(60)
                news = client.receive()


class Hints(Attack):
    """A flood of hints, whose answers are not read."""

    def attack(self):
        client = self.client()
        self.open(client)
        client.socket.settimeout(1)
        for _ in self.loops():
            client.send({"do": "hint"})  # waits where the server does not listen for the time being
            self.done += 1


class Deaf(Attack):
    """Guests who read nothing of what is said at a table where somebody talks all the time."""

    def attack(self):
        talker = self.client()
        code = next(message for message in self.open(talker) if message["type"] == "table")["table"]
        deaf = [self.client() for _ in range(20)]
        for client in deaf:
            client.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            client("join", table=code, tokens=[])
        for _ in self.loops():
            self.ask(talker, "chat", text="x" * 500)


class Idle(Attack):
    """Twice as many idle connections as one address may have, and more whenever one is closed."""

    def attack(self):
        held = []
        for i in self.loops():
            held.append(self.connect())
            self.done += 1
            if len(held) > 512:
                held.pop(0).close()
                time.sleep(0.001)
        for line in held:
            line.close()


class Tables(Attack):
    """New tables without end."""

    def attack(self):
        client = self.client()
        for _ in self.loops():
            self.open(client)


class Codes(Attack):
    """Guesses at the codes of tables, over many connections."""

    def attack(self):
        self.several(self.guess, 8)

    def guess(self):
        client = self.client()
        for _ in self.loops():
            self.ask(client, "join", table="".join(random.choices("23456789abcdefghjkmnpqrstuvwxyz", k=6)), tokens=[])


class Records(Attack):
    """Tables from records of thousands of steps."""

    def attack(self):
        client = self.client()
        for _ in self.loops():
            self.ask(client, "load", record=self.record)


class Nonsense(Attack):
    """JSON and editions that are nested as deeply as a message is long, and printed data of somebody else's."""

    def attack(self):
        self.several(self.talk, 4)

    def talk(self):
        client = self.client()
        people = [{"who": "person"}] * 3
        texts = [
            "[" * 60000,
            '{"do": "new", "game": "zodiac", "seats": [{"who": ' + "[" * 30000 + "]" * 30000 + "}]}",
            json.dumps({"do": "new", "game": "great_race", "seats": people, "edition": "x = {" + "a." * 29000 + "a = 1}"}),
            json.dumps({"do": "new", "game": "great_race", "seats": people, "edition": "".join(f"k{i} = {i}\n" for i in range(4500))}),
        ]
        for _ in self.loops():
            for text in texts:
                client.send_text(text.encode())
                self.done += 1
            self.count(client.listen())


ATTACKS = [Calendar, Analyses, StrongComputers, Hints, Deaf, Idle, Tables, Codes, Records, Nonsense]


def attack(kind, port, number, start, until, record, results):
    os.nice(10)
    time.sleep(start - time.time())
    results.put((kind.__name__, *kind(port, f"127.0.0.{2 + number}", until, record).run()))


class Opponent:
    """A guest who plays against a computer, and how long either took."""

    def __init__(self, port, address):
        self.client, self.moves, self.thoughts = Client(port, address), [], []

    def begin(self, again):
        seats = [{"who": "person"}, {"who": "computer", "level": COMPUTER_LEVEL}]
        self.hear(self.client("new", game="celestial_checkers", options=PLACED, seats=seats, **({"again": True} if again else {})))

    def hear(self, news):
        for message in news:
            if message["type"] == "error":
                raise RuntimeError(message["text"])
            if message["type"] == "table":
                self.table = message

    def play(self, until):
        self.begin(False)
        while time.time() < until:
            table = self.table
            begin = time.monotonic()
            if table["over"]:
                self.begin(True)
            elif table["legal"]:
                ask = table["asks"]["0"]
                move = {"do": "play", "seat": 0, "move": random.choice(table["legal"])["move"], "ask": ask}
                self.client.send(move)
                while self.table["asks"].get("0") == ask:
                    self.hear(self.client.receive())
                self.moves.append(time.monotonic() - begin)
                time.sleep(0.1)
            else:
                while not self.table["legal"] and not self.table["over"]:
                    self.hear(self.client.receive())
                self.thoughts.append(time.monotonic() - begin)
        self.client.socket.close()


def percentile(values, part):
    return sorted(values)[round(part * (len(values) - 1))]


def guests(server, seconds):
    """What the guests meet with for so long: percentiles of the two, and of the one with a computer; the longest thought."""
    addresses = ["--from", "127.0.1.1", "--from", "127.0.1.2"]
    command = [os.environ["SHENGXIAO_LOAD"], "--json", "--port", str(server.port), "--tables", "1", "--connections", "2", "--rate", "10"]
    timing = ["--warmup", str(GREETINGS), "--seconds", str(seconds)]
    with subprocess.Popen([*command, *addresses, *timing], stdout=subprocess.PIPE, text=True) as pair:
        opponent = Opponent(server.port, "127.0.1.3")
        try:
            opponent.play(time.time() + GREETINGS + seconds)
        except OSError as error:
            print(f"the guest with the computer: {error!r}")
        out = pair.communicate()[0]
    if pair.returncode:
        sys.exit("the game of the two guests failed")
    return json.loads(out), opponent


def report(name, pair, opponent):
    two = pair["to_all"]
    times = f"{two['p50']:.1f} ms in the median, {two['p99']:.1f} at 99%, {two['max']:.1f} at most"
    print(f"{name}: two guests, {pair['moves']} moves: {times}")
    if opponent.moves and opponent.thoughts:
        median, most = percentile(opponent.moves, 0.5) * 1000, max(opponent.moves) * 1000
        print(f"{name}: the third, {len(opponent.moves)} moves: {median:.1f} ms in the median, {most:.1f} at most")
        print(f"{name}: the computer, {len(opponent.thoughts)} moves: {percentile(opponent.thoughts, 0.5):.2f} s in the median, ", end="")
        print(f"{max(opponent.thoughts):.2f} at most", flush=True)


def large_record():
    """Nearly as long as a message may be: of a game that was given up, since until then a record holds what its reader was shown."""
    with Server("none") as server:
        game = growth.long_game(server.port, 5000, game="zodiac")
        game.people[0]("resign", seat=0)
        return next(message["text"] for message in game.people[0]("record") if message["type"] == "record")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=int, default=60)
    seconds = parser.parse_args().seconds
    os.environ.setdefault("SHENGXIAO", str(ROOT / "build" / "shengxiao"))
    os.environ.setdefault("SHENGXIAO_LOAD", str(ROOT / "build" / "release" / "shengxiao_load"))
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    record = large_record()
    with Server("none", limited=True) as server:
        report("in peace", *guests(server, max(10, seconds // 4)))
        start, results = time.time() + GREETINGS, multiprocessing.SimpleQueue()
        until = start + seconds
        attackers = [
            multiprocessing.Process(target=attack, args=(kind, server.port, number, start, until, record, results), daemon=True)
            for number, kind in enumerate(ATTACKS)
        ]
        for attacker in attackers:
            attacker.start()
        before = server.processor_time()
        pair, opponent = guests(server, seconds)
        used = (server.processor_time() - before) / seconds
        report("besieged", pair, opponent)
        print(f"besieged: the server took {100 * used:.0f}% of a processor and has {server.memory():.0f} MiB")
        for attacker in attackers:
            attacker.join(30)
            attacker.kill()
        while not results.empty():
            name, done, refused = results.get()
            print(f"  {name:<18}{done:>8} done; refused: {', '.join(f'{count} {why}' for why, count in refused.most_common(3)) or 'none'}")
    stands = not opponent.thoughts or max(opponent.thoughts) > LONGEST_THOUGHT
    slow = max(pair["to_all"]["p99"], 1000 * percentile(opponent.moves or [1], 0.99))
    print(f"a move at 99%: {slow:.1f} ms (< {MOST_MS}), the computer {'stood still' if stands else 'went on'}")
    sys.exit(1 if slow >= MOST_MS or stands else 0)


if __name__ == "__main__":
    main()

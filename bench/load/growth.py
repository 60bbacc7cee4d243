"""What a move costs the server in a game of thousands of steps, beside a move of a young one."""
import os
import random
import select
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "src" / "net"))
from wire_client import Client  # noqa: E402


def processor_time(pid):
    """In seconds, of all threads that are there, exactly: the ticks of /proc/PID/stat are too coarse."""
    nanoseconds = 0
    for thread in os.listdir(f"/proc/{pid}/task"):
        with open(f"/proc/{pid}/task/{thread}/schedstat") as schedule:
            nanoseconds += int(schedule.read().split()[0])
    return nanoseconds / 1e9


class Person(Client):
    def __init__(self, port):
        super().__init__(port)
        self.table, self.steps, self.bytes = None, 0, 0

    def hear(self, news):
        for message in news:
            if message["type"] == "error":
                raise RuntimeError(message["text"])
            if message["type"] == "table" and (self.table is None or message["table"] == self.table["table"]):
                self.table, self.steps = message, message["from"] + len(message["moves"])


class Game:
    """One table of two people, each at a connection of their own, who play whatever is legal."""

    def __init__(self, port, seed, **terms):
        self.random = random.Random(seed)
        self.people = [Person(port), Person(port)]
        first, second = self.people
        first.hear(first("new", seats=[{"who": "person"}, {"who": "person", "here": False}], seed=seed, **terms))
        second.hear(second("join", table=first.table["table"], tokens=[]))
        second.hear(second("sit", seat=1))
        first.hear(first.listen())

    def steps(self):
        return self.people[0].steps

    def over(self):
        return any(person.table["over"] for person in self.people)

    def move(self):
        """Somebody who may moves, and hears of it."""
        choices = []
        while not choices:
            choices = [seat for seat, person in enumerate(self.people) if person.table["legal"]]
            if not choices:
                ready, _, _ = select.select([person.socket for person in self.people], [], [], 30)
                if not ready:
                    raise RuntimeError("nobody may move")
                for person in self.people:
                    if person.socket in ready:
                        person.hear(person.receive())
        seat = self.random.choice(choices)
        person = self.people[seat]
        ask = person.table["asks"][str(seat)]
        person.send({"do": "play", "seat": seat, "move": self.random.choice(person.table["legal"])["move"], "ask": ask})
        while person.table["asks"].get(str(seat)) == ask:
            person.hear(person.receive())

    def close(self):
        for person in self.people:
            person.socket.close()


def long_game(port, steps, **terms):
    """A game that has so many steps and goes on."""
    for seed in range(1, 1000):
        game = Game(port, seed, **terms)
        while not game.over() and game.steps() < steps:
            game.move()
        if not game.over():
            return game
        game.close()
    raise RuntimeError("no game is as long as that")


def cost(server, game, moves):
    before = processor_time(server.process.pid)
    done = 0
    while done < moves and not game.over():
        game.move()
        done += 1
    return processor_time(server.process.pid) - before, done


def measure(server, steps=5000, rounds=10, moves=60, **terms):
    """Microseconds of the server a move: in the beginning, and after so many steps. Measured in turns."""
    old = long_game(server.port, steps, **terms)
    spent, done = [0.0, 0.0], [0, 0]
    for seed in range(rounds):
        young = Game(server.port, seed, **terms)
        for which, game in enumerate((young, old)):
            seconds, made = cost(server, game, moves)
            spent[which] += seconds
            done[which] += made
        young.close()
        if old.over():
            old = long_game(server.port, steps, **terms)
    return tuple(1e6 * seconds / made for seconds, made in zip(spent, done))

#!/usr/bin/env python3
"""Plays against the real server and says whether it bears what it should: how long moves take at thousands of tables, what a table
costs, what a move costs in a long game, and how many moves a second there are beside boardgame.io's server.

Usage: load.py [--quick] [--only STAGE]. SHENGXIAO is the program, SHENGXIAO_LOAD the client; else those in build/. Exits 1
where a figure is not reached. --quick: a tenth of the tables, for a few seconds, to see that everything works.
"""

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

import growth

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "src" / "net"))
from wire_client import Server  # noqa: E402

BOARDGAME = ROOT / "build" / "load" / "boardgame_io"
MOST_MS, MOST_KIB, MOST_GROWTH, LEAST_RATIO = 50, 20, 1.2, 5


class Figures:
    """What was measured and what it should be, one a line."""

    def __init__(self):
        self.missed = 0

    def say(self, what, value, unit, bound=None, fine=True):
        self.missed += not fine
        wanted = "" if bound is None else f"{bound:>10}  {'ok' if fine else 'NOT REACHED'}"
        print(f"{what:<74}{value:>9.2f} {unit:<14}{wanted}", flush=True)

    def at_most(self, what, value, unit, bound):
        self.say(what, value, unit, f"<= {bound}", value <= bound)

    def at_least(self, what, value, unit, bound):
        self.say(what, value, unit, f">= {bound}", value >= bound)


@contextmanager
def serving():
    """A server of its own with a journal on the disk."""
    with tempfile.TemporaryDirectory() as folder, Server(os.path.join(folder, "tables.sqlite")) as server:
        yield server


def load(port, pid, **options):
    """What shengxiao_load says. An error that the server tells ends it."""
    command = [os.environ["SHENGXIAO_LOAD"], "--json", "--port", str(port), "--pid", str(pid)]
    for name, value in options.items():
        command += [f"--{name}"] if value is True else [f"--{name}", str(value)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit(f"failed: {' '.join(command[1:])}")
    return json.loads(done.stdout)


def steady(figures, game, tables, connections, seconds):
    """One move a second at each table, whatever the server does."""
    with serving() as server:
        got = load(server.port, server.process.pid, game=game, tables=tables, connections=connections, rate=1, warmup=10, seconds=seconds)
    name = f"{game}, {tables} tables of {connections}"
    moves = got["moves_a_second"]
    figures.say(f"{name}: moves a second", moves, "", f"~ {tables}", abs(moves - tables) < 0.02 * tables)
    figures.say(f"{name}: to the mover, median", got["to_mover"]["p50"], "ms")
    figures.at_most(f"{name}: to the mover, 99%", got["to_mover"]["p99"], "ms", MOST_MS)
    figures.at_most(f"{name}: to everybody, 99%", got["to_all"]["p99"], "ms", MOST_MS)
    figures.say(f"{name}: to everybody, the longest", got["to_all"]["max"], "ms")
    figures.say(f"{name}: the server's processor time", got["us_a_move"], "us a move")
    figures.say(f"{name}: of a processor, a table", 100 * got["processor"] / tables, "%")
    figures.say(f"{name}: the client's processor time", 100 * got["client_processor"], "%")
    figures.say(f"{name}: memory of a connection", got["kib_a_connection"], "KiB")
    figures.at_most(f"{name}: memory of a table beyond them", got["kib_a_table"], "KiB", MOST_KIB)


def long_game(figures, steps):
    """Without a journal: what the disk costs would hide how much a move does."""
    with Server("none") as server:
        young, old = growth.measure(server, steps, game="zodiac")
    figures.say("zodiac: a move of a young game", young, "us")
    figures.say(f"zodiac: a move after {steps} steps", old, "us")
    figures.at_most("zodiac: that many times as much", old / young, "", MOST_GROWTH)


def install_boardgame():
    BOARDGAME.mkdir(parents=True, exist_ok=True)
    lock = BOARDGAME / "package-lock.json"
    here = ROOT / "bench" / "load" / "boardgame_io"
    is_new = not lock.exists() or lock.read_bytes() != (here / lock.name).read_bytes() or not (BOARDGAME / "node_modules").exists()
    for file in here.iterdir():
        shutil.copy(file, BOARDGAME)
    if is_new:
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--silent"], cwd=BOARDGAME, check=True)


def is_open(port):
    with socket.socket() as client:
        return client.connect_ex(("127.0.0.1", port)) == 0


@contextmanager
def boardgame_serving():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = {**os.environ, "NODE_ENV": "production"}
    process = subprocess.Popen(
        ["node", "server.cjs", str(port)], cwd=BOARDGAME, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        process.stdout.readline()
        while not is_open(port):  # it says so a moment before it listens
            assert process.poll() is None, "boardgame.io's server has ended"
            time.sleep(0.05)
        yield port, process.pid
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def beside_boardgame(figures, tables, rounds, seconds):
    """As many moves as there can be; the two servers in turns."""
    install_boardgame()
    moves = {"ours": 0, "theirs": 0}
    for seed in range(1, rounds + 1):
        shared = {"tables": tables, "closed": True, "warmup": 3, "seconds": seconds, "seed": seed}
        with boardgame_serving() as (port, pid):
            theirs = load(port, pid, dialect="boardgame.io", **shared)
        with serving() as server:
            ours = load(server.port, server.process.pid, **shared)
        for name, got in (("theirs", theirs), ("ours", ours)):
            moves[name] += got["moves_a_second"] / rounds
            figures.say(
                f"round {seed}, {name}: server {100 * got['processor']:.0f}%, {got['us_a_move']:.0f} us a move, "
                f"client {100 * got['client_processor']:.0f}%, {got['bytes_a_move'] / 1024:.1f} KiB",
                got["moves_a_second"],
                "moves a second",
            )
    figures.at_least("moves a second, as many times boardgame.io's", moves["ours"] / moves["theirs"], "", LEAST_RATIO)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--only", choices=["checkers", "zodiac", "growth", "boardgame"])
    chosen = parser.parse_args()
    os.environ.setdefault("SHENGXIAO", str(ROOT / "build" / "shengxiao"))
    os.environ.setdefault("SHENGXIAO_LOAD", str(ROOT / "build" / "release" / "shengxiao_load"))
    part, seconds, rounds = (10, 8, 1) if chosen.quick else (1, 30, 3)
    figures = Figures()
    stages = {
        "checkers": lambda: steady(figures, "celestial_checkers", 2000 // part, 2, seconds),
        "zodiac": lambda: steady(figures, "zodiac", 1000 // part, 4, seconds),
        "growth": lambda: long_game(figures, 5000 // part),
        "boardgame": lambda: beside_boardgame(figures, 200, rounds, seconds // 2),
    }
    for name, stage in stages.items():
        if chosen.only in (None, name):
            stage()
    sys.exit(1 if figures.missed else 0)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Plays this program's computers against those of another build of it, such as an older commit, by the engine session (docs/engine.md).

    tools/versus.py wu_xing --seats 2 --other dfa8fc1 --games 400 --time 200

One seat is ours, each in turn, with the same luck; all others are theirs. The luck is drawn here, so the two need not agree about it.
--other: a program, or a commit, which is built beside this one (build/at/COMMIT). --ours, --theirs: agents as "bestmove" has them.
"""

import argparse
import concurrent.futures
import json
import math
import os
import random
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def build_commit(commit: str) -> Path:
    """The program of a commit, built where it is not there yet."""
    name = subprocess.check_output(["git", "rev-parse", "--short=8", commit], cwd=ROOT, text=True).strip()
    tree = ROOT / "build" / "at" / name
    program = tree / "build" / "release" / "shengxiao"
    if not program.exists():
        subprocess.run(["git", "worktree", "prune"], cwd=ROOT, check=True)
        if not tree.exists():
            subprocess.run(["git", "worktree", "add", "--detach", str(tree), commit], cwd=ROOT, check=True)
        settings = ["-DCMAKE_BUILD_TYPE=Release", "-DSHENGXIAO_WEB=OFF", "-DSHENGXIAO_TESTS=OFF", f"-DSHENGXIAO_OUTPUT={program.parent}"]
        subprocess.run(["cmake", "-G", "Ninja", "-S", str(tree), "-B", str(program.parent), *settings], check=True, stdout=subprocess.DEVNULL)
        subprocess.run(["ninja", "-C", str(program.parent), "shengxiao"], check=True)
    return program


class Engine:
    """An engine session."""

    def __init__(self, program: Path) -> None:
        self.process = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **message: object) -> dict:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise SystemExit(f"{message}: {answer['error']}")
        return answer

    def close(self) -> None:
        self.process.communicate('{"do": "quit"}\n')


def play(given: argparse.Namespace, other: Path, number: int) -> float:
    """Our share of the win in one game."""
    seats, ours = given.seats, number % given.seats
    luck = random.Random(given.seed * 1_000_003 + number // seats)
    engines = {"ours": Engine(given.program), "theirs": Engine(other)}
    new = {"do": "new", "game": given.game, "seats": seats, "options": given.options, "chance": "manual", "seed": 1}
    state = [engine.ask(**new) for engine in engines.values()][0]
    while not state["over"]:
        seat = state["to_act"][0]
        if seat == "chance":
            legal = engines["ours"].ask(do="legal", seat=seat)
            move = luck.choices(legal["legal"], legal["weights"])[0]
        else:
            side = "ours" if seat == ours else "theirs"
            limits = {"time_ms": given.time} if given.time else {"nodes": given.nodes}
            agent = given.ours if side == "ours" else given.theirs
            kind, _, level = agent.partition(":")
            move = engines[side].ask(do="bestmove", seat=seat, agent=kind, **({"level": int(level)} if level else {}), **limits)["move"]
        state = [engine.ask(do="apply", move=move, seat=seat) for engine in engines.values()][0]
    returns = state["returns"]
    for engine in engines.values():
        engine.close()
    winners = [seat for seat in range(seats) if returns[seat] == max(returns)]
    return 1 / len(winners) if ours in winners else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--other", default="dfa8fc1")
    parser.add_argument("--program", type=Path, default=ROOT / "build" / "shengxiao")
    parser.add_argument("--ours", default="best")
    parser.add_argument("--theirs", default="level")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--time", type=int, default=200, help="milliseconds a move")
    parser.add_argument("--nodes", type=int, default=0, help="with --time 0: playouts or positions a move")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    given = parser.parse_args()
    given.options = dict(option.split("=", 1) for option in given.set)
    other = Path(given.other) if "/" in given.other else build_commit(given.other)
    shares: list[float] = []
    with concurrent.futures.ThreadPoolExecutor(given.threads) as pool:
        for share in pool.map(lambda number: play(given, other, number), range(given.games)):
            shares.append(share)
            if len(shares) % 20 == 0 or len(shares) == given.games:
                mean = sum(shares) / len(shares)
                error = 1.96 * math.sqrt(sum((share - mean) ** 2 for share in shares)) / len(shares)
                print(f"{len(shares)} games: {100 * mean:.1f} % ± {100 * error:.1f}", flush=True)


if __name__ == "__main__":
    main()

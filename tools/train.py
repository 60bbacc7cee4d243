#!/usr/bin/env python3
"""Lets a game learn by playing itself, and keeps what it learned where that plays better (./dev train GAME).

knowledge/GAME.toml says how: the options of python/examples/ppo.py. The new network guides a search against the one that the program
has, at each number of seats that it plays with, on common luck, until an interval that holds at every time at once leaves out that
they are equal (lab compare). Where it is better at one number and worse at none it takes the place of the old one.
"""

import argparse
import hashlib
import json
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
KNOWLEDGE = ROOT / "knowledge"


def learn(game: str, options: list[str], output: Path) -> Path:
    program = ROOT / "python" / "examples" / "ppo.py"
    subprocess.run([sys.executable, program, game, "--output", output, *options], check=True)
    return max(output.glob(f"ppo_{game}_*.policy"), key=lambda path: path.stat().st_mtime)


def gain(program: Path, game: str, seats: int, new: Path, nodes: int, pairs: int) -> tuple[float, float]:
    """The bounds of what the new network has more of the win than the old one."""
    players = [f"best+{new}", "best"]
    options = ["--seats", str(seats), "--nodes", str(nodes), "--pairs", str(pairs), "--json"]
    told = subprocess.run([program, "lab", "compare", game, *players, *options], check=True, text=True, stdout=subprocess.PIPE).stdout
    found = json.loads(told)["differences"][0]["difference"]
    return found["low"], found["high"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(path.stem for path in KNOWLEDGE.glob("*.toml")))
    parser.add_argument("--program", type=Path, default=ROOT / "build" / "shengxiao")
    parser.add_argument("--output", type=Path, default=ROOT / "build" / "train")
    parser.add_argument("--policy", type=Path, help="a network that has learned already, instead of learning")
    parser.add_argument("--nodes", type=int, default=256, help="playouts of a move when they are compared")
    parser.add_argument("--pairs", type=int, default=1000, help="pairs of games at most")
    given, more = parser.parse_known_args()

    about = KNOWLEDGE / f"{given.game}.toml"
    recipe = tomllib.loads(about.read_text())
    policy = given.policy or learn(given.game, [*shlex.split(recipe["learning"]), *more], given.output)
    worse = better = False
    for seats in recipe["seats"]:
        low, high = gain(given.program, given.game, seats, policy.resolve(), given.nodes, given.pairs)
        print(f"{seats} seats: {100 * low:+.1f} to {100 * high:+.1f} points of the win", flush=True)
        better |= low > 0
        worse |= high < 0
    if worse or not better:
        raise SystemExit("It does not play better for certain: what the program knows stays as it is.")
    shutil.copyfile(policy, KNOWLEDGE / f"{given.game}.policy")
    digest = hashlib.sha256(policy.read_bytes()).hexdigest()
    about.write_text(re.sub(r'(?m)^sha256 = ".*"$', f'sha256 = "{digest}"', about.read_text()))
    print(f"knowledge/{given.game}.policy: build the program to have it play so.")


if __name__ == "__main__":
    main()

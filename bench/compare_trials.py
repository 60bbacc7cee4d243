#!/usr/bin/env python3
"""How often `shengxiao lab compare` is right where the truth is known: of players who do not differ it has to find no difference, and a
planted one it has to find. Both play Wu Xing at random, each by random numbers of its own; where a difference is planted, one of
them follows the heuristic policy in a few of a hundred moves, which is worth about three points of share.

    bench/compare_trials.py build/shengxiao                     200 comparisons without a difference, 100 with one
    bench/compare_trials.py build/shengxiao --repetitions 20    20 of each
"""
import argparse
import json
import subprocess
import sys

GAME, PAIRS, ERROR = ["wu_xing", "--seats", "2"], 6000, 0.05
EQUAL, PLANTED = ("random", "random~100"), ("greedy~97", "random")


def verdicts(program, players, pairs, repetitions):
    found = []
    for seed in range(repetitions):
        command = [program, "lab", "compare", *GAME, *players, "--pairs", str(pairs), "--error", str(ERROR), "--seed", str(seed), "--json"]
        found.append(json.loads(subprocess.run(command, check=True, capture_output=True).stdout))
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--repetitions", type=int, help="of each; default: 200 and 100")
    parser.add_argument("--pairs", type=int, default=PAIRS, help="of games, at most, in a comparison (default %(default)s)")
    arguments = parser.parse_args()
    equal = verdicts(arguments.program, EQUAL, arguments.pairs, arguments.repetitions or 200)
    right = sum(one["verdict"] == "none found" for one in equal)
    print(f"no difference between {' and '.join(EQUAL)}: nothing found in {right} of {len(equal)}")
    planted = verdicts(arguments.program, PLANTED, arguments.pairs, arguments.repetitions or 100)
    found = sum(one["verdict"] == "more" for one in planted)
    games = sum(one["pairs"] for one in planted) / len(planted)
    share = sum(one["differences"][0]["difference"]["value"] for one in planted) / len(planted)
    print(f"{PLANTED[0]} against {PLANTED[1]}: found in {found} of {len(planted)}, after {games:.0f} pairs; by {100 * share:.1f} points on average")
    return 0 if right >= 0.95 * len(equal) and found >= 0.9 * len(planted) else 1


if __name__ == "__main__":
    sys.exit(main())

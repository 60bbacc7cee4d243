#!/usr/bin/env python3
"""Fuzzes the parsers with libFuzzer, each for a while, and says what was found. docs/trust.md.

Usage: fuzz.py [TARGET…] [--minutes N] [--jobs N]. Targets are the files of fuzz/targets; without any, all of them. Whatever was found
lies in build/fuzz/findings/TARGET, the inputs that libFuzzer kept for the next time in build/fuzz/corpus/TARGET. Exits 1 where
something was found.
"""

import argparse
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "build" / "fuzz"
LONGEST_INPUT = 25  # seconds; beyond that it is a finding
MOST_MEMORY = 2048  # MiB; likewise

PROGRESS = re.compile(r"^#(\d+)\s+\w+\s+cov: (\d+)", re.MULTILINE)
COUNTERS = re.compile(r"\((\d+) inline 8-bit counters\)")
STATISTIC = re.compile(r"^stat::(\w+):\s+(\d+)", re.MULTILINE)


@dataclass
class Outcome:
    target: str
    executions: int
    each_second: int
    covered: int
    edges: int
    findings: list[Path]
    log: str

    def __str__(self) -> str:
        share = 100 * self.covered / self.edges if self.edges else 0
        found = ", ".join(str(one.relative_to(ROOT)) for one in self.findings) or "nothing found"
        return (f"{self.target:12} {self.executions:>11,} executions  {self.each_second:>7,} a second  "
                f"{self.covered:>6} of {self.edges} edges ({share:.0f} %)  {found}")


def targets() -> list[str]:
    return sorted(path.stem for path in (ROOT / "fuzz" / "targets").glob("*.cpp"))


def build(names: list[str]) -> None:
    print("Building (fuzz)", flush=True)
    subprocess.run(["cmake", "--preset", "fuzz", "--log-level=ERROR"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    programs = [f"fuzz_{name}" for name in names]
    subprocess.run(["cmake", "--build", "--preset", "fuzz", "--target", *programs, "--", "--quiet"], cwd=ROOT, check=True)


def read(target: str, log: str, findings: list[Path]) -> Outcome:
    """What a log of libFuzzer says."""
    statistics = {name: int(number) for name, number in STATISTIC.findall(log)}
    progress = PROGRESS.findall(log)
    edges = COUNTERS.search(log)
    return Outcome(
        target,
        statistics.get("number_of_executed_units", int(progress[-1][0]) if progress else 0),
        statistics.get("average_exec_per_sec", 0),
        int(progress[-1][1]) if progress else 0,
        int(edges[1]) if edges else 0,
        findings,
        log,
    )


def run(target: str, minutes: float) -> Outcome:
    kept, findings = BUILT / "corpus" / target, BUILT / "findings" / target
    for folder in (kept, findings):
        folder.mkdir(parents=True, exist_ok=True)
    command = [BUILT / f"fuzz_{target}", kept, ROOT / "fuzz" / "corpus" / target, f"-artifact_prefix={findings}/",
               f"-max_total_time={round(60 * minutes)}", f"-timeout={LONGEST_INPUT}", f"-rss_limit_mb={MOST_MEMORY}",
               "-print_final_stats=1"]
    if (dictionary := ROOT / "fuzz" / "dictionaries" / f"{target}.dict").exists():
        command.append(f"-dict={dictionary}")
    before = set(findings.iterdir())
    environment = {"UBSAN_OPTIONS": "print_stacktrace=1", **os.environ}
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    log = done.stderr.decode(errors="replace")
    (BUILT / f"{target}.log").write_text(log)
    outcome = read(target, log, sorted(set(findings.iterdir()) - before))
    if done.returncode and not outcome.findings:  # it did not begin, or leaves no input behind
        outcome.findings.append(BUILT / f"{target}.log")
    print(outcome, flush=True)
    return outcome


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev fuzz", description="Feeds each parser broken input and says whether it broke.")
    parser.add_argument("targets", nargs="*", metavar="TARGET", help=f"of {', '.join(targets())} (default: all)")
    parser.add_argument("--minutes", type=float, default=10, help="for each target (default: 10)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many targets at once (default: one a processor)")
    arguments = parser.parse_args()
    if unknown := set(arguments.targets) - set(targets()):
        parser.error(f"no such target: {', '.join(sorted(unknown))}")
    names = arguments.targets or targets()
    build(names)
    with ThreadPoolExecutor(arguments.jobs) as pool:
        outcomes = list(pool.map(lambda name: run(name, arguments.minutes), names))
    for outcome in outcomes:
        if outcome.findings:
            print(f"\n{outcome.target}, the end of its log:\n" + "\n".join(outcome.log.splitlines()[-40:]))
    return any(outcome.findings for outcome in outcomes)


if __name__ == "__main__":
    sys.exit(main())

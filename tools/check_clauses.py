#!/usr/bin/env python3
"""Checks that every clause of every src/games/GAME/RULES.md has a test, that no test names a clause that is not there, and that
RULES.zh.md has the same clauses in the same order.

A clause is defined where its id begins a line after list, heading or table marks, or is bold: **CC-12**.
A test covers the clauses in its name: TEST(CelestialCheckers, CC_12_capturing_is_mandatory).
Usage: check_clauses.py [ROOT]. Exits 1 where something is missing.
"""

import re
from pathlib import Path

import check

DEFINED = re.compile(r"^\s*[-#|]\W*([A-Z]{2,3}-\d+)\b|\*\*([A-Z]{2,3}-\d+)\*\*", re.MULTILINE)
TEST_NAME = re.compile(r"\b(?:TEST|TEST_F|TEST_P|TYPED_TEST|TYPED_TEST_P|RC_GTEST_\w+)\(\s*\w+,\s*(\w+)")
NAMED = re.compile(r"(?:^|_)([A-Z]{2,3})_(\d+)(?=_|$)")


def defined(root, name="RULES.md"):
    """Clause id -> the file that defines it, in the order of the files."""
    clauses = {}
    for rules in sorted(Path(root).glob(f"src/games/*/{name}")):
        for found in DEFINED.finditer(rules.read_text()):
            clauses.setdefault(found[1] or found[2], rules)
    return clauses


def named(root):
    """Clause id -> FILE:LINE of one test that names it."""
    tests = {}
    for file in sorted(Path(root).glob("src/**/*_test.cpp")):
        text = file.read_text()
        for test in TEST_NAME.finditer(text):
            line = text.count("\n", 0, test.start()) + 1
            for prefix, number in NAMED.findall(test[1]):
                tests.setdefault(f"{prefix}-{number}", f"{file}:{line}")
    return tests


def faults(root):
    clauses, tests = defined(root), named(root)
    prefixes = {clause.split("-")[0] for clause in clauses}
    for clause, rules in clauses.items():
        if clause not in tests:
            yield f"{rules}: no test names {clause}"
    for clause, place in tests.items():
        if clause not in clauses and clause.split("-")[0] in prefixes:
            yield f"{place}: names {clause}, which is not in the rules"
    yield from faults_in_chinese(root, clauses)


def faults_in_chinese(root, clauses):
    chinese = defined(root, "RULES.zh.md")
    for rules in sorted(Path(root).glob("src/games/*/RULES.zh.md")):
        here = [clause for clause, file in chinese.items() if file == rules]
        there = [clause for clause, file in clauses.items() if file == rules.with_name("RULES.md")]
        for clause in there:
            if clause not in here:
                yield f"{rules}: {clause} is missing"
        for clause in here:
            if clause not in there:
                yield f"{rules}: {clause} is not in RULES.md"
        if sorted(here) == sorted(there) and here != there:
            yield f"{rules}: the clauses are in another order than in RULES.md"


if __name__ == "__main__":
    check.command(faults)

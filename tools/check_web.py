#!/usr/bin/env python3
"""Checks that web/src knows no rules: the web client draws what the server tells. Finds clause ids, the animals in an order or with
numbers, tables of dice, and notation that is taken apart or compared with a text. Tests (*.test.ts, testing.ts) and comments may
have them, and so may a picture of a game.

Usage: check_web.py [ROOT]. Prints FILE:LINE: what is known there, and exits 1 where something is.
"""

import re
from pathlib import Path

import check
import check_clauses

ANIMALS = "Rat Ox Tiger Rabbit Hare Dragon Snake Horse Goat Monkey Rooster Dog Pig".split()
CHARACTERS = "鼠牛虎兔龙蛇马羊猴鸡狗猪"
MOST_IN_A_LIST = 5  # a picture may show a few
FREE = re.compile(r"\.test\.ts$|/testing\.ts$|/pictures/[^/]+$|/Picture\.svelte$")
COMMENT = re.compile(r"<!--.*?-->|/\*.*?\*/|(?<![:'\"`])//[^\n]*", re.DOTALL)
TEXT = re.compile(r"""(["'`])(?:\\.|(?!\1)[^\\\n])*\1""")
NAME = re.compile(r"\b(?:%s)\b" % "|".join(ANIMALS))
WITH_NUMBER = re.compile(r"""\b(?:%s)['"]?\s*[:,]\s*['"]?-?\d""" % "|".join(ANIMALS))
LIST_OF_FACES = r"\[\s*[1-6](?:\s*,\s*[1-6])*\s*,?\s*\]"
NOTATION = r"\b(?:move|written)\b"
READER = "split|slice|substring|startsWith|endsWith|charAt|charCodeAt|match|matchAll|replace|search|indexOf|includes"
PARSED = re.compile(
    rf"""{NOTATION}\s*\??\.\s*(?:{READER})\(|\.(?:test|exec)\(\s*[\w.?]*{NOTATION}|{NOTATION}\[|{NOTATION}\s*[!=]==?\s*["'`]"""
)
DICE = re.compile(rf"\[\s*{LIST_OF_FACES}(?:\s*,\s*{LIST_OF_FACES}){{2,}}\s*,?\s*\]")


def without_comments(text):
    return COMMENT.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)


def lists(code):
    """Start and text of each list that is in no other."""
    depth = start = 0
    for at, c in enumerate(code):
        if c == "[":
            start = start if depth else at
            depth += 1
        elif c == "]" and depth:
            depth -= 1
            if not depth:
                yield start, code[start : at + 1]


def known_in(text, clause):
    """Offset and description of each piece of a rule."""
    code = without_comments(text)
    for found in clause.finditer(code):
        yield found.start(), f"names the clause {found[0]}"
    for start, one in lists(code):
        names = [name for quoted in TEXT.finditer(one) for name in NAME.findall(quoted[0])]
        if len(set(names)) > MOST_IN_A_LIST:
            yield start, f"has the animals in an order: {', '.join(names[:3])}, …"
    for quoted in TEXT.finditer(code):
        names = NAME.findall(quoted[0]) or [c for c in quoted[0] if c in CHARACTERS]
        if len(set(names)) >= MOST_IN_A_LIST and re.fullmatch(r"\W*(?:\w+\W+){0,20}\w*\W*", quoted[0]) and " " not in quoted[0]:
            yield quoted.start(), f"has the animals in an order: {quoted[0]}"
    numbers = list(WITH_NUMBER.finditer(code))
    if len(numbers) > 2:
        yield numbers[0].start(), f"has numbers of the animals: {numbers[0][0]}, …"
    for found in PARSED.finditer(code):
        yield found.start(), f"reads notation: {' '.join(found[0].split())}"
    for found in DICE.finditer(code):
        yield found.start(), f"has a table of dice: {' '.join(found[0].split())[:40]}"


def faults(root):
    prefixes = sorted({one.split("-")[0] for one in check_clauses.defined(root)})
    clause = re.compile(rf"\b(?:{'|'.join(prefixes)})-\d+\b") if prefixes else re.compile(r"(?!)")
    for file in sorted((Path(root) / "web/src").rglob("*")):
        if file.suffix in (".ts", ".svelte") and not FREE.search(str(file)):
            text = file.read_text()
            for at, what in known_in(text, clause):
                line = text.count("\n", 0, at) + 1
                yield f"{file}:{line}: {what}"


if __name__ == "__main__":
    check.command(faults)

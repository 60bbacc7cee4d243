#!/usr/bin/env python3
"""Checks that every text with which a game, a table or the server refuses something has its Chinese in web/src/refusals.

The English text is the key. Those of src/games/GAME stand in GAME.json, all others in table.json, and so do those that several
games share. A text is the format of a fail(…), and every text in a function that gives an Error, in an Error{…} and a complain(…);
what it is filled with is {} in the key. A Chinese text names them {0}, {1}, … in any order.
Usage: check_refusals.py [ROOT]. Exits 1 where a text is missing, or stands there and nobody says it.
"""

import ast
import json
import re
from collections import Counter
from pathlib import Path

import check

# What these say reaches no person at a browser: the command line, and what the server says to whoever runs it.
ELSEWHERE = re.compile(
    r"_test\.cpp$|/testing\.hpp$|/template/|/core/result\.hpp$"
    r"|/table/(erased|opponents|seat_occupant|transcript)\.\w+$|/server/(journal_events|server)\.cpp$"
)
COMMENT = re.compile(r"//[^\n]*")
LITERAL = r'"(?:\\.|[^"\\\n])*"'
TEXT = re.compile(rf"{LITERAL}(?:\s*{LITERAL})*")
GIVES_ERROR = re.compile(r"^Error \w+::\w+\([^;{]*\{$.*?^\}$", re.MULTILINE | re.DOTALL)
SAYS = re.compile(r"\b(fail|complain|Error)(?=[({])")


def literal(found):
    """The text of adjacent literals, with {} for each thing that it is filled with."""
    parts = re.findall(LITERAL, found)
    return re.sub(r"\{[^{}]*\}", "{}", "".join(ast.literal_eval(part) for part in parts))


def bracketed(code, start):
    """What stands in the bracket at this place, split at the commas that are in no other."""
    parts, depth, at = [], 0, start
    while at < len(code):
        if found := TEXT.match(code, at):
            at = found.end()
            continue
        depth += (code[at] in "([{") - (code[at] in ")]}")
        if depth == 0 or depth == 1 and code[at] == ",":
            parts.append(code[start + 1 : at])
            start = at
        if depth == 0:
            return parts
        at += 1
    return parts


def texts_in(code):
    """The texts with which a source refuses something: a clause or a code has no space in it."""
    found = [text for function in GIVES_ERROR.finditer(code) for text in TEXT.findall(function[0])]
    for said in SAYS.finditer(code):
        parts = bracketed(code, said.end())
        found += [text for part in (parts[1:2] if said[1] == "fail" else parts) for text in TEXT.findall(part)]
    return sorted({text for text in map(literal, found) if " " in text})


def sources(root):
    """Name of a catalogue -> the sources whose texts stand in it."""
    for path in sorted(path for layer in ("core", "games", "table", "server", "store") for path in (root / "src" / layer).rglob("*.[ch]pp")):
        if not ELSEWHERE.search(str(path)):
            parts = path.relative_to(root / "src").parts
            yield (parts[1] if parts[0] == "games" and len(parts) > 2 else "table"), path


def faults(root):
    root = Path(root)
    folder = root / "web/src/refusals"
    catalogues = {path.stem: json.loads(path.read_text()) for path in sorted(folder.glob("*.json"))}
    stands = Counter(text for catalogue in catalogues.values() for text in catalogue)
    words = {}
    for name, path in sources(root):
        code = COMMENT.sub("", path.read_text())
        words.setdefault(name, set()).update(map(literal, TEXT.findall(code)))
        for text in texts_in(code):
            if text not in catalogues.get(name, {}) and text not in catalogues.get("table", {}):
                yield f'{path}: "{text}" has no Chinese in {folder / name}.json'
    everywhere = set().union(*words.values()) if words else set()
    for name, catalogue in catalogues.items():
        for text, chinese in catalogue.items():
            place = f'{folder / name}.json: "{text}"'
            if text not in (everywhere if name == "table" else words.get(name, set())):
                yield f"{place} is said nowhere"
            if stands[text] > 1:
                yield f"{place} stands in several catalogues; table.json is enough"
            filled = {int(number) for number in re.findall(r"\{(\d+)\}", chinese)}
            if "{}" in chinese or filled and max(filled) >= text.count("{}"):
                yield f"{place} is filled with {{0}} to {{{text.count('{}') - 1}}}, not as in \"{chinese}\""


if __name__ == "__main__":
    check.command(faults)

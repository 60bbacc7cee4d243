#!/usr/bin/env python3
"""Checks the catalogues words.json, which hold the words of errors, options and names, against the C++ code.

Each text is there in English and in Chinese, with the same placeholders {0}, {1}, … in both. The messages of a game are in
src/games/GAME/words.json, and their ids begin with the game's id; those of a layer are in src/LAYER/words.json. A source uses messages
of its own catalogue and of the layers below it, with as many arguments as placeholders. Every message is used.
Usage: check_words.py [ROOT]. Exits 1 if something is wrong.
"""

import json
import re
from pathlib import Path

import check
from check_layers import BELOW, allowed

TEST = re.compile(r"_test\.cpp$|/testing\.hpp$|/conformance\.hpp$")
LITERAL = r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])\''
COMMENT = re.compile(rf"({LITERAL})|//[^\n]*")
TOKEN = re.compile(rf"{LITERAL}|[()\[\]{{}},]")
ID = re.compile(r'\s*"([a-z][a-z0-9_]*)\.([a-z][a-z0-9_]*)"\s*$')
ID_ANYWHERE = re.compile(r'"([a-z][a-z0-9_]*\.[a-z][a-z0-9_]*)"')
PLACEHOLDER = re.compile(r"\{(\d+)\}")
LANGUAGES = ["en", "zh"]


def home_of(path):
    """The catalogue of a file below src/: the name of a game or of a layer."""
    return path.parts[1] if path.parts[0] == "games" and len(path.parts) > 2 else path.parts[0]


def visible(home):
    """The catalogues whose messages a source may use, by the name of its own."""
    return allowed(home) if home in BELOW else {home} | allowed("games")


def brackets(code):
    """Every bracket of the code: the end of what stands before it, and its parts between commas."""
    stack = []
    for found in TOKEN.finditer(code):
        token, at = found[0], found.start()
        if token in "([{":
            stack.append((code[max(0, at - 40) : at], [], at + 1))
        elif stack and token in ",)]}":
            before, parts, start = stack.pop()
            parts = [*parts, code[start:at]]
            if token == ",":
                stack.append((before, parts, at + 1))
            else:
                yield before, parts


def faults_of_texts(file, entry, keys=()):
    """What is wrong with a part of a catalogue: wherever there is one language, there are all."""
    if isinstance(entry, list):
        entry = {str(number): item for number, item in enumerate(entry)}
    if not isinstance(entry, dict):
        return
    if any(language in entry for language in LANGUAGES):
        for language in LANGUAGES:
            if not isinstance(entry.get(language), str) or not entry[language].strip():
                yield f"{file}: {', '.join(map(json.dumps, keys))} has no text in {language}"
        return
    for key, item in entry.items():
        yield from faults_of_texts(file, item, (*keys, key))


def faults_of_messages(file, home, messages, homes):
    """`homes`: by area, the catalogues that have messages of it."""
    for name, texts in messages.items():
        area = name.split(".")[0]
        if home not in BELOW and area != home:
            yield f'{file}: "{name}" does not begin with the id of the game'
        elif len(homes[area]) > 1:
            yield f'{file}: "{name}": another catalogue has messages of {area} too'
        placeholders = [sorted({int(placeholder) for placeholder in PLACEHOLDER.findall(str(texts.get(language)))}) for language in LANGUAGES]
        if any(placeholder != list(range(len(placeholder))) or placeholder != placeholders[0] for placeholder in placeholders):
            yield f'{file}: "{name}" does not have the placeholders {{0}}, {{1}}, … in every language'


def placeholders_of(texts):
    return len(set(PLACEHOLDER.findall(str(texts.get("en")))))


def counted(number, what):
    return f"{number} {what}" + "s" * (number != 1)


def faults_of_source(file, code, home, catalogues):
    """What is wrong with the messages that a source uses."""
    known = {name: texts for catalogue in visible(home) for name, texts in catalogues.get(catalogue, {}).items()}
    areas = {name.split(".")[0] for messages in catalogues.values() for name in messages}
    for name in sorted(set(ID_ANYWHERE.findall(code))):
        if name.split(".")[0] in areas and name not in known:
            yield f'{file}: "{name}" is in no catalogue that {home} may use'
    for before, parts in brackets(code):
        found = ID.match(parts[1]) if len(parts) > 1 else None
        if not found:
            continue
        name = f"{found[1]}.{found[2]}"
        if name not in known:
            if found[1] not in areas and re.search(r"\b(fail|fail_in|wrapped|Error)\s*$|\breturn\s*$", before):
                yield f'{file}: "{name}" is in no catalogue'
            continue
        given = len(parts) - 2 + before.endswith(("fail_in", "wrapped"))
        if given != placeholders_of(known[name]):
            yield f'{file}: "{name}" has {counted(placeholders_of(known[name]), "placeholder")} and is given {counted(given, "argument")}'


REASON = re.compile(r'\{"(\w+)", "[A-Z]+-\d+"\}')
AMOUNTS = re.compile(r"amount_names\{([^}]*)\}")


def faults_of_causes(file, words, sources):
    """The ids of reasons and amounts, which a game lists, against the words for them."""
    code = "".join(source.read_text() for source in sources)
    ids = {"causes": set(REASON.findall(code)), "amounts": set(re.findall(r'"(\w+)"', "".join(AMOUNTS.findall(code))))}
    for part, known in ids.items():
        worded = {name.removesuffix("-") for name in words.get(part, {})}
        for name in sorted(known - worded):
            yield f'{file}: "{part}" has no words for "{name}"'
        for name in sorted(worded - known):
            yield f'{file}: "{part}": nothing uses "{name}"'


def faults(root):
    src = Path(root) / "src"
    files = {home_of(file.relative_to(src)): file for file in sorted(src.rglob("words.json"))}
    words = {home: json.loads(file.read_text()) for home, file in files.items()}
    catalogues = {home: entries.get("errors", {}) for home, entries in words.items()}
    homes = {}
    for home, messages in catalogues.items():
        for name in messages:
            homes.setdefault(name.split(".")[0], set()).add(home)
    found = []
    for home, file in files.items():
        found += faults_of_texts(file, words[home])
        found += faults_of_messages(file, home, catalogues[home], homes)
        sources = [source for source in sorted(file.parent.glob("*.?pp")) if not TEST.search(str(source))]
        found += faults_of_causes(file, words[home], sources)
    used = set()
    for file in sorted([*src.rglob("*.hpp"), *src.rglob("*.cpp")]):
        if not TEST.search(str(file)):
            code = COMMENT.sub(r"\1", file.read_text())
            found += faults_of_source(file, code, home_of(file.relative_to(src)), catalogues)
            used.update(ID_ANYWHERE.findall(code))
    found += [f'{files[home]}: nothing uses "{name}"' for home in files for name in catalogues[home] if name not in used]
    return found


if __name__ == "__main__":
    check.command(faults)

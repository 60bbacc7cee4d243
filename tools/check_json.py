#!/usr/bin/env python3
"""Checks that every src/games/GAME/JSON.md names each field that golden.jsonl beside it has in a view, an action or a step as told.

A field whose name is a text of the game, as in {"gains": {"Ox": 5}}, is no field of its own.
Usage: check_json.py [ROOT]. Exits 1 where something is missing.
"""

import json
import re
from pathlib import Path

import check

FIELD = re.compile(r'"(\w+)":')


def fields_and_texts(value, fields, texts):
    """Adds the names of fields in a JSON value, with an example of each, and the texts in it."""
    if isinstance(value, dict):
        for name, inner in value.items():
            fields.setdefault(name, inner)
            fields_and_texts(inner, fields, texts)
    elif isinstance(value, list):
        for inner in value:
            fields_and_texts(inner, fields, texts)
    elif isinstance(value, str):
        texts.add(value)


def faults(root):
    for golden in sorted(Path(root).glob("src/games/*/golden.jsonl")):
        page = golden.with_name("JSON.md")
        if not page.exists():
            yield f"{page}: is missing"
            continue
        fields, texts = {}, set()
        for line in golden.read_text().splitlines():
            record = json.loads(line)
            for part in ("view", "action"):
                fields_and_texts(record.get(part), fields, texts)
        for name in sorted(set(fields) - texts - set(FIELD.findall(page.read_text()))):
            yield f'{page}: does not name the field "{name}", as in {json.dumps(fields[name])[:60]}'


if __name__ == "__main__":
    check.command(faults)

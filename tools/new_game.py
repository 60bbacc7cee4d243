#!/usr/bin/env python3
"""Begins a new game: copies the template (src/games/template, web/src/boards/template) under the new name, and adds the game to the
two lists of games. What comes out is Lanterns under another name; it builds and passes its tests. docs/new_game.md goes on from there.

Usage: new_game.py ID TITLE PREFIX [ROOT], as in: new_game.py jungle "The Jungle Game" JU
ID is the name of the folders, the class and the namespace; PREFIX begins the ids of the clauses, JU-1.
"""

import re
import sys
from pathlib import Path

TEMPLATE = {"src/games/template": ("spoilt_test.cpp", "golden.jsonl", "golden_games.jsonl"), "web/src/boards/template": ()}  # with what is not copied
# Where "template" and "lanterns" are names, and not a word of C++ or of the game.
ID = re.compile(r"""(?<=games/)template\b|(?<=boards/)template\b|(?<=/)template(?=[./])|(?<=['"])template(?=['".])|\btemplate(?=_board\b)
    |(?<=Golden,\ )template\b|(?<=GoldenGames,\ )template\b|\blanterns(?=View\b|Action\b|::|\()|(?<=::)lanterns\b""", re.VERBOSE)


def class_of(game):
    return "".join(word.capitalize() for word in game.split("_"))


def adapted(text, game, title, prefix):
    """A file of the template as one of the new game."""
    text = text.replace('title = "Lanterns"', f'title = "{title}"').replace("title: 'Lanterns'", f"title: {title!r}")
    text = re.sub(r"(?m)^# Lanterns: .*$|^# 灯笼：.*$|^# Lanterns(?= in JSON$)", f"# {title}", text)
    text = re.sub(r"\bLA([-_])(?=\d)", rf"{prefix}\1", ID.sub(game, text))
    return text.replace("Lanterns", class_of(game))


def add_to_list(file, like, line):
    """Adds a line to those of a file that are like it, in alphabetical order if they are in it."""
    lines = file.read_text().split("\n")
    places = [at for at, one in enumerate(lines) if re.fullmatch(like, one)]
    if not places:
        sys.exit(f"{file} has no list of lines like {like}")
    later = [at for at in places if lines[at] > line]
    in_order = [lines[at] for at in places] == sorted(lines[at] for at in places)
    lines.insert(later[0] if in_order and later else places[-1] + 1, line)
    file.write_text("\n".join(lines))


def begin(root, game, title, prefix):
    for folder, left_out in TEMPLATE.items():
        new = root / folder.replace("template", game)
        new.mkdir(parents=True)
        for file in sorted((root / folder).iterdir()):
            if file.name not in left_out:
                text = adapted(file.read_text(), game, title, prefix)
                (new / file.name.replace("template", game)).write_text(text)
                print(new / file.name.replace("template", game))
    add_to_list(root / "src/games/all.hpp", '#include "games/.*', f'#include "games/{game}/{game}.hpp"')
    add_to_list(root / "src/games/all.hpp", r" +, \w+", f"    , {class_of(game)}")
    add_to_list(root / "web/src/boards/index.ts", "export .*", f"export {{ kind as {game} }} from './{game}';")
    print("and a line each in src/games/all.hpp and web/src/boards/index.ts")


def main(game, title, prefix, root="."):
    root = Path(root)
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", game):
        sys.exit(f'"{game}" is not an id: lower-case words, with _ between them')
    if not re.fullmatch(r"[A-Z]{2}", prefix):
        sys.exit(f'"{prefix}" is not a prefix of clauses: two capital letters')
    if (root / "src/games" / game).exists():
        sys.exit(f"src/games/{game} is there already")
    taken = [rules for rules in sorted((root / "src/games").glob("*/RULES.md")) if re.search(rf"\b{prefix}-\d", rules.read_text())]
    if taken:
        sys.exit(f"{taken[0]} has clauses {prefix} already")
    begin(root, game, title, prefix)


if __name__ == "__main__":
    if not 4 <= len(sys.argv) <= 5:
        sys.exit(__doc__)
    main(*sys.argv[1:])

#!/usr/bin/env python3
"""Checks that includes in src/ point down only and in no circle, that each library stays in the layers that may know it, and that
no type has its name in two layers. (Functions may: text(Date) and text(Benefit) are overloads in the namespaces of their types.)

Usage: check_layers.py [ROOT]. Prints FILE:LINE: what is wrong, and exits 1 where something is.
"""

import re
from collections import defaultdict
from pathlib import Path

import check
import cpp

# A folder of src/ and those right below it. What these use, it may use too.
BELOW = {
    "core": [],
    "calendar": ["core"],
    "games": ["core"],
    "agents": ["core"],
    "store": ["core"],
    "chance": ["core"],
    "table": ["games", "agents", "chance"],
    "batch": ["table"],
    "boards": ["table"],
    "open_spiel": ["table"],
    "python": ["lab", "boards"],
    "lab": ["batch"],
    "server": ["table", "store", "calendar"],
    "net": ["server"],
    "terminal": ["boards"],
    "cli": ["net", "terminal", "lab", "calendar"],
}

# Agents are templates over any game, so their tests need games.
TESTS_USE_TOO = {"agents": {"games"}}

# Rules and agents run anywhere, WebAssembly included, and alike everywhere: std's random distributions differ.
PLAIN = ["core", "calendar", "games", "agents"]
NOT_IN_PLAIN = re.compile(r"(iostream|fstream|thread|mutex|shared_mutex|condition_variable|future|random|nlohmann/.*)$")

# Libraries that one layer knows, or some do. The longest beginning that fits counts.
ONLY_IN = {
    "toml++/": "core",
    "boost/": "net",
    "boost/crc.hpp": "store",
    "ncurses": "terminal",
    "CLI/": "cli",
    "sodium": ("chance", "store"),
    "sqlite3": "store",
    "libpq": "store",
    "zlib": "store",
    "erfa": "calendar",
    "nanobind/": "python",
    "open_spiel/": "open_spiel",
    "prometheus/": "server",
}

# Headers that only tests include.
TEST_SUPPORT = ["conformance.hpp", "golden.hpp", "golden_games.hpp", "memory_store.hpp", "story.hpp", "testing.hpp"]

INCLUDE = re.compile(r'\s*#\s*include\s*([<"])([^>"]+)[>"]')
ALIAS = re.compile(r"\b(?:using\s+(\w+)\s*=|concept\s+(\w+)\s*=)")


def allowed(layer):
    below = {layer}
    for other in BELOW[layer]:
        below |= allowed(other)
    return below


def layer_of(path):
    """The layer of a file, its path relative to src/. A game's terminal_board.cpp is of the layer boards, though it lies with the game,
    and the test of it is of the layer terminal."""
    of_game = re.fullmatch(r"games/\w+/terminal_board(_test)?\.cpp", path.as_posix())
    return path.parts[0] if not of_game else "terminal" if of_game[1] else "boards"


def fault_of_own(path, layer, is_test, included):
    """What is wrong with an include of one of our own headers by the file at `path`, relative to src/."""
    if not (Path(included).parts[0] in BELOW and "/" in included):
        return f'"{included}" does not begin with a layer (paths start at src/)'
    other = Path(included).parts[0]
    if other not in allowed(layer) | (TESTS_USE_TOO.get(layer, set()) if is_test else set()):
        return f"{layer} must not include {other}"
    game, other_game = path.parts[1:2], Path(included).parts[1:2]
    if layer == other == "games" and len(path.parts) > 2 and len(Path(included).parts) > 2 and game != other_game:
        return f"the game {game[0]} must not include the game {other_game[0]}"
    return None


def fault_of_library(layer, is_test, included):
    library = max(filter(included.startswith, ONLY_IN), key=len, default=None)
    layers = ONLY_IN.get(library, layer)
    layers = (layers,) if isinstance(layers, str) else layers
    if layer not in layers:
        return f"<{included}> is for {' and '.join(layers)} only"
    if layer in PLAIN and not is_test and NOT_IN_PLAIN.match(included):
        return f"<{included}> must not be used in {layer}"
    return None


def faults_of_includes(root):
    src = Path(root) / "src"
    for file in cpp.sources(root):
        path = file.relative_to(src)
        layer = layer_of(path)
        if layer not in BELOW:
            yield f"{file}:1: {layer} is not in the table of layers (tools/check_layers.py)"
            continue
        text = file.read_text()
        is_test = "_test." in file.name or file.name in TEST_SUPPORT or "<gtest/" in text
        for number, line in enumerate(text.splitlines(), 1):
            if found := INCLUDE.match(line):
                if found[1] == '"':
                    fault = fault_of_own(path, layer, is_test, found[2])
                else:
                    fault = fault_of_library(layer, is_test, found[2])
                if fault:
                    yield f"{file}:{number}: {fault}"


def circles(root):
    """A fault for each circle of includes that a walk along them comes upon."""
    src = Path(root) / "src"
    included = {}
    for file in cpp.sources(root):
        found = filter(None, map(INCLUDE.match, file.read_text().splitlines()))
        included[file] = [src / one[2] for one in found if one[1] == '"' and (src / one[2]).exists()]
    done, way = set(), []

    def walk(file):
        if file in way:
            yield f"{file}:1: includes itself by way of {', '.join(str(one.relative_to(src)) for one in way[way.index(file) + 1:])}"
        elif file not in done:
            way.append(file)
            for other in included[file]:
                yield from walk(other)
            done.add(way.pop())

    for file in included:
        yield from walk(file)


def types_in(file):
    """Name and line of each type, alias and concept that the file defines in a namespace with a name."""
    code = cpp.blanked(file.read_text())
    blocks = cpp.blocks(code)
    for block in blocks:
        if block.kind == "type" and block.name and block.is_in_named_namespaces and not cpp.is_specialised(block):
            yield block.name, cpp.line_of(code, block.start)
    for found in ALIAS.finditer(cpp.at_namespace_scope(code, blocks)):
        yield found[1] or found[2], cpp.line_of(code, found.start())


def names_in_two_layers(root):
    layers = defaultdict(dict)  # name -> layer -> FILE:LINE
    for file in cpp.sources(root):
        if not cpp.is_test(file):
            for name, line in types_in(file):
                layers[name].setdefault(layer_of(file.relative_to(Path(root) / "src")), f"{file}:{line}")
    for name, places in layers.items():
        first, *others = places
        for other in others:
            yield f"{places[other]}: {name} is a name of {first}, too ({places[first]})"


# The namespace of a game is named like its folder, unless that is a word of C++.
NAMESPACES = {"template": "lanterns"}


def namespace_of(path):
    """The namespace of what stands in the file at `path`, relative to src/, as a list of names."""
    layer, folders = layer_of(path), path.parts[1:-1]
    game = [NAMESPACES.get(folders[0], folders[0])] if layer == "games" and folders else []
    return ["shengxiao", *([] if layer == "core" else [layer]), *game]


def faults_of_namespaces(root):
    for file in cpp.sources(root):
        path = file.relative_to(Path(root) / "src")
        if file.name == "main.cpp" or layer_of(path) not in BELOW:
            continue
        code = cpp.blanked(file.read_text())
        blocks = cpp.blocks(code)
        outer = [block for block in blocks if not block.parent and block.kind == "namespace"]
        for block in outer:
            inside = [one for one in blocks if one.parent is block and one.kind in ("type", "function")]
            only_specialises = all("template <>" in one.head or cpp.is_specialised(one) for one in inside)  # or only uses names
            own = namespace_of(path)
            if block.name.split("::")[: len(own)] != own and not (only_specialises and block.name):
                yield f"{file}:{cpp.line_of(code, block.start)}: namespace {block.name or 'without a name'} is not that of its layer"
        for block in blocks:
            if not block.parent and block.kind in ("type", "function"):
                yield f"{file}:{cpp.line_of(code, block.start)}: {block.name} stands in no namespace"


def faults(root):
    yield from faults_of_includes(root)
    yield from circles(root)
    yield from names_in_two_layers(root)
    yield from faults_of_namespaces(root)


if __name__ == "__main__":
    check.command(faults)

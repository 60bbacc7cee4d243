#!/usr/bin/env python3
"""Checks that no source in src/ has more than 400 lines and no function more than 60.

Usage: check_size.py [ROOT]. Prints FILE:LINE: what is too long, and exits 1 where something is.
"""

from pathlib import Path

import check
import cpp

LINES_OF_FILE = 400
LINES_OF_FUNCTION = 60
SOURCES = (".hpp", ".cpp", ".py", ".sh")


def long_functions(text):
    """Line, name and length of each function that is too long."""
    code = cpp.blanked(text)
    for block in cpp.blocks(code):
        first = cpp.line_of(code, block.start)
        lines = cpp.line_of(code, block.close) - first + 1
        if block.kind == "function" and lines > LINES_OF_FUNCTION:
            yield first, block.name, lines


def faults(root):
    for file in sorted((Path(root) / "src").rglob("*")):
        if file.suffix not in SOURCES:
            continue
        text = file.read_text()
        lines = text.count("\n")
        if lines > LINES_OF_FILE:
            yield f"{file}:{lines}: the file has {lines} lines, {LINES_OF_FILE} are the most"
        if file.suffix in (".hpp", ".cpp"):
            for line, name, count in long_functions(text):
                yield f"{file}:{line}: {name} has {count} lines, {LINES_OF_FUNCTION} are the most"


if __name__ == "__main__":
    check.command(faults)

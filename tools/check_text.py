#!/usr/bin/env python3
"""Checks what no compiler checks: where co_await stands, and that no file names a folder of one machine.

g++ 12 miscompiles co_await inside larger expressions (`c ? co_await f() : x` destroys a value twice), so a co_await is
the whole of its statement's right side: `co_await f();`, `auto x = co_await f();`, `x = co_await f();`, `co_return co_await f();`.
Usage: check_text.py [ROOT]. Prints FILE:LINE: what is wrong, and exits 1 where something is.
"""

import re
import subprocess
from pathlib import Path

import check

COMMENT_OR_STRING = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])\'', re.DOTALL)
BEFORE = re.compile(r"(?:(?:else )?(?:if|while) \(.*\) |else )?(?:co_return |[^=?]*[^=!<>?&|+*/%^-]= )?$")
MACHINE_PATH = re.compile(r"(?<![\w.~-])/(?:work|tmp|home/\w+|root)/")


def blank(found):
    return re.sub(r"[^\n]", " ", found[0])


def top_level(text):
    """The text without what stands in brackets."""
    depth, out = 0, ""
    for c in text:
        depth -= c in ")]}"
        out += c if depth <= 0 else ""
        depth += c in "([{"
    return out


def misplaced_awaits(text):
    """Line numbers of each co_await that is part of a larger expression."""
    code = COMMENT_OR_STRING.sub(blank, text)
    for found in re.finditer(r"\bco_await\b", code):
        start = max(code.rfind(c, 0, found.start()) for c in ";{}") + 1
        end = code.find(";", found.end())
        before = " ".join(code[start : found.start()].split())
        after = code[found.end() : end]
        before += " " if before else ""
        if not BEFORE.match(before) or "?" in top_level(after) or re.search(r"\bco_await\b", after.partition("{")[0]):
            yield code.count("\n", 0, found.start()) + 1


def files(root):
    """Relative paths of the files that git tracks or would; without git, of those in the folders of code."""
    git = ["git", "-C", root, "ls-files", "-co", "--exclude-standard", "-z"]
    try:
        names = subprocess.run(git, check=True, capture_output=True, text=True).stdout.split("\0")
    except (OSError, subprocess.CalledProcessError):
        names = [str(file.relative_to(root)) for folder in ("src", "bench", "tools") for file in (Path(root) / folder).rglob("*")]
    return [Path(name) for name in sorted(names) if name and (Path(root) / name).is_file()]


def faults(root):
    for path in files(root):
        try:
            text = (Path(root) / path).read_text()
        except UnicodeDecodeError:
            continue
        for number, line in enumerate(text.splitlines(), 1):
            if found := MACHINE_PATH.search(line):
                yield f"{path}:{number}: names a folder of one machine: {found[0]}"
        if path.suffix in (".cpp", ".hpp"):
            for number in misplaced_awaits(text):
                yield f"{path}:{number}: co_await in a larger expression; give it a line: auto x = co_await …;"


if __name__ == "__main__":
    check.command(faults)

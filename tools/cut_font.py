#!/usr/bin/env python3
"""Cuts the font of the pictures that Python draws of boards to the characters that the boards use.

    python3 tools/cut_font.py [FOLDER]    FOLDER: where NotoSansCJK-Regular.ttc and -Bold.ttc lie (Debian: fonts-noto-cjk)

It needs fonttools. To be run again when a board has a character that is missing: a test of python/ notices.
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTCollection

ROOT = Path(__file__).parents[1]
FONTS = ROOT / "python" / "shengxiao" / "fonts"


def characters() -> str:
    """All that the boards can draw: printable ASCII, and whatever else their sources have."""
    found = set(map(chr, range(0x20, 0x7F)))
    for pattern in ("src/boards/*.[ch]pp", "src/games/*/terminal_board.cpp"):
        for path in ROOT.glob(pattern):
            found.update(sign for sign in path.read_text(encoding="utf-8") if sign > "\x7f")
    return "".join(sorted(found))


def cut(folder: Path, weight: str) -> None:
    fonts = TTCollection(folder / f"NotoSansCJK-{weight}.ttc").fonts
    font = next(font for font in fonts if font["name"].getDebugName(4).startswith("Noto Sans Mono CJK SC"))
    options = Options(layout_features=[], hinting=False, name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14], name_languages=[0x409])
    options.drop_tables += ["BASE", "GDEF", "GPOS", "GSUB", "VORG", "vhea", "vmtx"]
    cutter = Subsetter(options)
    cutter.populate(text=characters())
    cutter.subset(font)
    font.save(FONTS / f"NotoSansMonoCJKsc-{weight}.otf")


if __name__ == "__main__":
    for weight in ("Regular", "Bold"):
        cut(Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/fonts/opentype/noto"), weight)

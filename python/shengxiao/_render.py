"""Boards as they are drawn for the terminal, turned into a text with colours or into a picture.

A board is a list of rows, each a list of runs (text, ink, bold). An East Asian wide character takes two cells, any other one.
"""

import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from PIL import Image, ImageDraw, ImageFont

Run = tuple[str, str, bool]
Pixels = np.ndarray[Any, np.dtype[np.uint8]]

# Cells across and down, by game: enough for its board, whatever the number of seats.
SIZES = {
    "celestial_checkers": (98, 27),
    "great_race": (98, 22),
    "zodiac": (98, 24),
    "wu_xing": (98, 20),
    "rat_and_dragon": (78, 32),
}
CELL = (10, 23)  # pixels of a cell
FONT_SIZE = 20  # pixels; Latin letters are half as wide, Chinese characters as wide
SCALE = 4

Colour = tuple[int, int, int]
PAPER: Colour = (251, 248, 241)
MARGIN = 12  # pixels around the board


class Ink(NamedTuple):
    """What an ink looks like: its code in a terminal (ECMA-48) or none, its colour on paper, and whether it is always bold."""

    code: str
    colour: Colour
    bold: bool = False


INKS = {
    "plain": Ink("", (44, 40, 36)),
    "faint": Ink("2", (150, 142, 132)),
    "title": Ink("", (20, 18, 16), bold=True),
    "target": Ink("32", (20, 128, 62), bold=True),
    "danger": Ink("31", (196, 38, 38), bold=True),
    "last": Ink("35", (150, 44, 140), bold=True),
    "cursor": Ink("33", (176, 112, 0), bold=True),
    "seat0": Ink("36", (0, 116, 138)),
    "seat1": Ink("31", (188, 44, 44)),
    "seat2": Ink("32", (34, 122, 52)),
    "seat3": Ink("33", (160, 104, 0)),
    "seat4": Ink("34", (44, 78, 186)),
    "seat5": Ink("35", (146, 46, 136)),
    "seat6": Ink("37", (96, 92, 88)),
    "seat7": Ink("", (44, 40, 36)),
}

# Lines from the middle of a cell: to the left, the right, the top, the bottom.
LINES = {"─": "lr", "│": "tb", "┌": "rb", "┐": "lb", "└": "rt", "┘": "lt"}
SHADE = "░"
DOTS = {"·": 0.1, "•": 0.28, "∘": 0.3, "●": 0.45}  # radius, of the width of a cell; ∘ is a ring


def ansi(rows: Sequence[Sequence[Run]]) -> str:
    """The board as lines of text with the colours of a terminal, without what is blank at their ends."""
    lines = []
    for row in rows:
        line, blank = "", ""
        for text, ink, bold in row:
            seen = text.rstrip(" ")
            codes = ";".join(code for code in ("1" if bold or INKS[ink].bold else "", INKS[ink].code) if code)
            if seen:
                line += blank + (f"\x1b[{codes}m{seen}\x1b[0m" if codes else seen)
                blank = ""
            blank += " " * (len(text) - len(seen))
        lines.append(line)
    return "\n".join(lines).rstrip("\n") + "\n"


def cells_of(glyph: str) -> int:
    """How many cells a character takes: 0 where it combines with the one before."""
    if unicodedata.category(glyph) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(glyph) in ("W", "F") else 1


def glyphs(row: Sequence[Run]) -> Iterator[tuple[int, str, str, bool]]:
    """The characters of a row, each with the cell where it begins, its ink, and whether it is bold."""
    x = 0
    for text, ink, bold in row:
        for glyph in text:
            if width := cells_of(glyph):
                yield x, glyph, ink, bold
            x += width


@cache
def font(bold: bool, size: int) -> ImageFont.FreeTypeFont:
    """Noto Sans Mono CJK, cut to what the boards use: tools/cut_font.py."""
    name = f"NotoSansMonoCJKsc-{'Bold' if bold else 'Regular'}.otf"
    return ImageFont.truetype(str(Path(__file__).parent / "fonts" / name), size)


def mixed(colour: Colour, share: float) -> Colour:
    """That much of a colour on the paper."""
    red, green, blue = (round(paper + share * (ink - paper)) for ink, paper in zip(colour, PAPER, strict=True))
    return red, green, blue


@cache
def tile(glyph: str, ink: str, bold: bool) -> Pixels:
    """The picture of one character, uint8[height, width, 3]: drawn larger, and made smaller, since shapes have no soft edges."""
    size = CELL[0] * cells_of(glyph), CELL[1]
    width, height = SCALE * size[0], SCALE * size[1]
    image = Image.new("RGB", (width, height), PAPER)
    draw = ImageDraw.Draw(image)
    colour = INKS[ink].colour
    x, y = width // 2, height // 2
    if glyph in LINES:
        left, top = x - x % SCALE, y - y % SCALE
        right, bottom = left + SCALE - 1, top + SCALE - 1
        ends = {"l": (0, top), "r": (width, bottom), "t": (left, 0), "b": (right, height)}
        for way in LINES[glyph]:
            end = ends[way]
            draw.rectangle((min(left, end[0]), min(top, end[1]), max(right, end[0]), max(bottom, end[1])), fill=colour)
    elif glyph == SHADE:
        draw.rectangle((0, 0, width, height), fill=mixed(colour, 0.16))
    elif glyph in DOTS:
        radius = DOTS[glyph] * width
        fill = PAPER if glyph == "∘" else colour
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=fill, outline=colour, width=SCALE)
    else:
        draw_glyph(draw, glyph, (width, height), colour, bold or INKS[ink].bold)
    return np.asarray(image.resize(size, Image.Resampling.BOX))


def draw_glyph(draw: ImageDraw.ImageDraw, glyph: str, cell: tuple[int, int], colour: Colour, bold: bool) -> None:
    """Draws a character on the base line of its cell. The font has marks twice as wide as their cells: they stand in the middle, and
    smaller where they would not fit."""
    width, height = cell
    size = FONT_SIZE * SCALE
    if font(bold, size).getlength(glyph) <= width:
        draw.text((0, height * 0.77), glyph, font=font(bold, size), fill=colour, anchor="ls")
        return
    left, _, right, _ = font(bold, size).getbbox(glyph)
    size = min(size, int(size * width / (right - left)))
    left, top, right, bottom = font(bold, size).getbbox(glyph)
    draw.text(((width - left - right) / 2, (height - top - bottom) / 2), glyph, font=font(bold, size), fill=colour)


def picture(rows: Sequence[Sequence[Run]], size: tuple[int, int]) -> Pixels:
    """The board as a picture of a size in cells, across and down: uint8[pixels down, pixels across, 3]."""
    across, down = CELL
    out = np.empty((size[1] * down + 2 * MARGIN, size[0] * across + 2 * MARGIN, 3), np.uint8)
    out[:] = PAPER
    for y, row in enumerate(rows):
        for x, glyph, ink, bold in glyphs(row):
            if glyph != " ":
                one = tile(glyph, ink, bold)
                out[MARGIN + y * down :, MARGIN + x * across :][: one.shape[0], : one.shape[1]] = one
    return out

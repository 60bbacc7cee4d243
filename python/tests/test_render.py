"""Boards as texts with colours and as pictures."""

import re
from pathlib import Path

import numpy as np
import pytest
from test_games import played

import shengxiao as sx
from shengxiao import _render
from shengxiao._adapter import render

SOURCES = Path(__file__).parents[2] / "src"


def text_of(rows: list[list[tuple[str, str, bool]]]) -> str:
    lines = ["".join(text for text, _, _ in row).rstrip(" ") for row in rows]
    return "\n".join(lines).rstrip("\n") + "\n"


def test_ansi_is_the_board_with_colours(game_id: str) -> None:
    for steps in (0, 20, 60):
        state = played(sx.make(game_id), steps, steps)
        for viewer in (sx.WATCHER, 0):
            rows = state.board(viewer, *_render.SIZES[game_id])
            text = render(state, viewer, "ansi")
            assert re.sub(r"\x1b\[[0-9;]*m", "", text) == text_of(rows)
            assert text.count("\x1b[0m") * 2 == text.count("\x1b[") > 0
            assert not re.search(r" (\x1b\[0m)?\n", text)


def test_pictures_of_a_game_have_one_size(game_id: str) -> None:
    info = next(info for info in sx.games() if info.id == game_id)
    shapes = set()
    for seats in range(info.min_seats, info.max_seats + 1):
        state = played(sx.make(game_id, seats), seats, 30)
        for viewer in (sx.WATCHER, seats - 1):
            picture = render(state, viewer, "rgb_array")
            assert picture.dtype == np.uint8
            shapes.add(picture.shape)
    (shape,) = shapes
    assert len(shape) == 3
    assert shape[2] == 3


def test_pictures_tell_positions_apart(game_id: str) -> None:
    state = sx.make(game_id).start()
    state.draw(1)
    before = render(state, 0, "rgb_array")
    seat = state.to_act[0]
    state.apply(int(state.legal(seat)[0]), seat)
    state.draw(2)
    after = render(state, 0, "rgb_array")
    assert (before != after).any()
    assert (render(state, 0, "rgb_array") == after).all()


def test_a_run_is_drawn_where_it_stands() -> None:
    across, down = _render.CELL
    size = (10, 3)
    blank = _render.picture([], size)
    picture = _render.picture([[], [("  鼠", "plain", False), ("A", "seat1", True)]], size)
    ys, xs = np.nonzero((picture != blank).any(axis=2))
    assert ys.min() >= _render.MARGIN + down
    assert ys.max() < _render.MARGIN + 2 * down
    assert xs.min() >= _render.MARGIN + 2 * across
    assert xs.max() < _render.MARGIN + 5 * across
    letter = picture[:, _render.MARGIN + 4 * across : _render.MARGIN + 5 * across]
    assert (letter[:, :, 0].astype(int) - letter[:, :, 2]).max() > 100, "seat1 is red"


def test_bold_has_more_ink() -> None:
    plain, bold, always = (_render.tile("A", *style).astype(int).sum() for style in (("plain", False), ("plain", True), ("title", False)))
    assert max(bold, always) < plain


@pytest.mark.parametrize("bold", [False, True])
def test_the_font_has_all_that_boards_draw(bold: bool) -> None:
    paths = [*SOURCES.glob("boards/*.[ch]pp"), *SOURCES.glob("games/*/terminal_board.cpp")]
    signs = {sign for path in paths for sign in path.read_text(encoding="utf-8")} - {"\n"}
    assert {"鼠", "☯", "░", "•"} <= signs
    font = _render.font(bold, 20)
    missing = bytes(font.getmask("\ue000"))
    drawn = {*_render.LINES, *_render.DOTS, _render.SHADE, " "}
    assert not [sign for sign in signs - drawn if bytes(font.getmask(sign)) == missing]


def test_lines_meet() -> None:
    across, down = _render.CELL
    picture = _render.picture([[("┌─┐", "plain", False)], [("│ │", "plain", False)], [("└─┘", "plain", False)]], (3, 3))
    ink = (picture != _render.PAPER).any(axis=2)[_render.MARGIN : -_render.MARGIN, _render.MARGIN : -_render.MARGIN]
    top, bottom, left, right = down // 2, 2 * down + down // 2, across // 2, 2 * across + across // 2
    assert ink[top, left : right + 1].all()
    assert ink[bottom, left : right + 1].all()
    assert ink[top : bottom + 1, left].all()
    assert ink[top : bottom + 1, right].all()
    assert ink.sum() == 2 * (right - left + bottom - top)

"""Cases to try: few of them every time, all of them where heavy tests run (pytest -m heavy)."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import pytest

import shengxiao as sx

T = TypeVar("T")

heavy = pytest.mark.heavy

# A game and how many play it.
TABLES = tuple((info.id, seats) for info in sx.games() for seats in range(info.min_seats, info.max_seats + 1))
FEW_TABLES = frozenset(
    (info.id, seats) for info in sx.games() for seats in (info.min_seats, max(2, info.min_seats)) if seats <= info.max_seats
)


def few_of(cases: Iterable[T], is_light: Callable[[T], bool]) -> list[Any]:
    """The cases for pytest, heavy those that are not light: values of a single parameter."""
    return [pytest.param(case, marks=() if is_light(case) else heavy) for case in cases]


def few_rows_of(cases: Iterable[tuple[Any, ...]], is_light: Callable[[Any], bool]) -> list[Any]:
    """The same of values of several parameters each."""
    return [pytest.param(*case, marks=() if is_light(case) else heavy) for case in cases]

"""Experiments of the lab, whose games may be played anywhere: docs/lab.md, beyond one machine.

    from shengxiao import lab

    experiment = lab.experiment("compare", "zodiac", seats=2, first="level:3", second="greedy")
    with experiment.hear("games") as hearing:               # goes on where the file ends
        while not hearing.is_over:
            hearing.add(experiment.play(hearing.heard))     # play() may be anybody's, anywhere; experiments are pickled
        print(hearing.answer().text)

The file and the answer are the same, byte by byte, as those of `shengxiao lab`.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from . import _core
from ._command_line import write_whole
from ._core import Experiment, Findings, Hearing

__all__ = ["Experiment", "Findings", "Hearing", "experiment", "write"]


def experiment(
    kind: str,
    game: str,
    *,
    seats: int | None = None,
    options: Mapping[str, str | int] | None = None,
    edition: str | os.PathLike[str] | None = None,
    seed: int = 0,
    agents: Sequence[str] = (),
    nodes: int | None = None,
    games: int | None = None,
    fixed: bool = False,
    first: str = "",
    second: str = "",
    figure: str = "",
    within: float | None = None,
    error: float = 0.05,
    pairs: int | None = None,
) -> Experiment:
    """What `shengxiao lab KIND GAME …` would play.

    kind: "play", "rate", "compare" or "balance". What is None, or empty, is as it is there. edition: a path. fixed: of "play", nobody
    changes seats. first, second: what is compared, until it is clear, in so many pairs of games at most; figure, within, error: how.
    The files of editions go along where an experiment is pickled; those of policies are read wherever its games are played. Raises Error.
    """
    return _core.experiment(
        kind,
        game,
        seats,
        [f"{name}={value}" for name, value in (options or {}).items()],
        "" if edition is None else os.fspath(edition),
        seed,
        list(agents),
        nodes,
        games,
        fixed,
        first,
        second,
        figure,
        within,
        error,
        pairs,
        {},
    )


def write(findings: Findings, file: str | os.PathLike[str] | None = None, report: str | os.PathLike[str] | None = None) -> None:
    """Writes what the program writes: FILE.json and FILE.csv beside a file of games, or the page of a report with its data beside it, as
    .json. Raises OSError."""
    if findings.page:
        if report is not None:
            write_whole(report, [findings.page])
            write_whole(Path(report).with_suffix(".json"), [findings.json + "\n"])
    elif file is not None:
        write_whole(f"{os.fspath(file)}.json", [findings.json + "\n"])
        if findings.csv:
            write_whole(f"{os.fspath(file)}.csv", [findings.csv])

"""The command of the arena: reports, what goes on where it was interrupted, progress, complaints."""

import contextlib
import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from outsiders import NO_MOVE

from shengxiao import arena
from shengxiao._command_line import Progress


def run(*words: object) -> tuple[int, str, str]:
    """What the command says: its status, its output, its complaints."""
    with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.redirect_stderr(io.StringIO()) as err:
        status = arena.main([str(word) for word in words])
    return status, out.getvalue(), err.getvalue()


RUN = ("great_race", "greedy", "python:players:first", "--seats", 3, "--deals", 2, "--anchors", "random,level:2")


def timeless(report: Path) -> Any:
    told = json.loads(report.read_text())
    for player in told["players"].values():
        assert player.pop("seconds_a_move") > 0
    return told


def test_a_report(tmp_path: Path) -> None:
    report, records = tmp_path / "report.json", tmp_path / "records.txt"
    status, out, err = run(*RUN, "--json", report, "--records", records)
    assert (status, err) == (0, "")
    told = timeless(report)
    assert told["games"] == 3 * 2 * 5  # from three seats, two deals: two players against two anchors, and these against one another
    assert told["zero"] == "greedy"
    assert told["players"]["greedy"]["elo"] == [0, 0, 0]
    against = told["players"]["greedy"]["against"]["random"]
    assert against["games"] == 6
    assert against["share"][1] > 0.5
    assert told["players"]["python:players:first"]["refused"] == {}
    played = list(arena.records(records.read_text()))
    assert len(played) == told["games"]
    assert all(record.check() for record in played)
    for text in ("against level:2", "Elo, greedy being 0", "0 answers that were no moves", "python:players:first", "an even one is  33 %"):
        assert text in out
    again = tmp_path / "again.json"
    assert run(*RUN, "--json", again)[0] == 0
    assert timeless(again) == told
    assert run(*RUN, "--json", again, "--seed", 2)[0] == 0
    assert timeless(again) != told


def test_wrong_answers_are_in_the_report(tmp_path: Path) -> None:
    status, out, _ = run(*RUN[:1], "python:players:stubborn", *RUN[3:], "--retries", 0)
    assert status == 0
    assert f"answers that were no moves ({NO_MOVE} " in out
    assert "random moves instead" in out


def test_a_run_that_was_interrupted_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    moves, kept, report, whole = (tmp_path / name for name in ("moves", "kept.jsonl", "report.json", "whole.json"))
    monkeypatch.setenv("SHENGXIAO_TEST_FILE", str(moves))
    words = ("great_race", "python:players:interrupts", *RUN[3:], "--json")
    moves.write_bytes(b"." * 100_000)
    assert run(*words, whole)[0] == 0
    moves.write_bytes(b"." * 150)
    status, _, err = run(*words, report, "--resume", kept)
    assert status == 130
    assert err == f"interrupted; --resume {kept} goes on\n"
    games = kept.read_bytes().splitlines(keepends=True)
    assert 3 < len(games) < 19
    kept.write_bytes(b"".join(games)[:-20])  # as where the machine has failed
    moves.write_bytes(b"." * 100_000)
    assert run(*words, report, "--resume", kept)[0] == 0
    assert kept.read_bytes().splitlines(keepends=True)[: len(games) - 1] == games[:-1]
    assert timeless(report) == timeless(whole)
    spent = moves.read_bytes()
    assert run(*words, report, "--resume", kept)[0] == 0
    assert moves.read_bytes() == spent  # nothing was left to play
    status, _, err = run(*words, report, "--resume", kept, "--seed", 2)
    assert (status, err) == (1, f"{kept} has games of another run: seed is 1 there, and 2 here\n")
    kept.write_bytes(games[0] + games[2])
    status, _, err = run(*words, report, "--resume", kept)
    assert status == 1
    assert "line 2 is no game of a run" in err


@pytest.mark.parametrize(
    ("words", "text"),
    (
        (("chess", "greedy"), "chess"),
        (("zodiac", "nobody"), "nobody"),
        (("zodiac", "greedy", "--seats", "40"), "40"),
        (("zodiac", "greedy", "--set", "colour=red"), "colour"),
        (("zodiac", "greedy", "--anchors", "greedy"), "nobody plays anybody"),
        (("rat_and_dragon", "greedy", "--seats", "1"), "two seats or more"),
        (("zodiac", "command:/nowhere/player"), "cannot be started"),
        (("zodiac", "greedy", "--edition", "/nowhere"), "/nowhere"),
    ),
)
def test_what_cannot_be_played_is_said(words: tuple[str, ...], text: str) -> None:
    status, out, err = run(*words)
    assert (status, out) == (1, "")
    assert text in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize("words", (("--deals", "0"), ("--timeout", "0"), ("--timeout", "x"), ("--nodes", "1.5"), ("--retries", "-1")))
def test_numbers_that_make_no_sense_are_refused(words: tuple[str, str]) -> None:
    with pytest.raises(SystemExit):
        run("zodiac", "greedy", *words)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("kind", "lines"), ((io.StringIO, ["2 of 10 games, 4:00 left", "4 of 10 games, 3:00 left"]), (Terminal, None)))
def test_progress_is_told(kind: Callable[[], io.StringIO], lines: list[str] | None) -> None:
    out, now = kind(), 0.0
    progress = Progress(10, out=out, clock=lambda: now)
    for _ in range(5):
        now += 30
        progress.add()
    progress.close()
    if lines is not None:
        assert out.getvalue().splitlines() == lines
    else:
        assert out.getvalue().split("\r\x1b[K")[5] == f"[{'#' * 15}{'.' * 15}] 5 of 10 games, 2:30 left"
        assert out.getvalue().endswith("\r\x1b[K")

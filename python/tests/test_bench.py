"""How fast it is, measured for a moment: that it can be measured."""

import re

import pytest

import shengxiao as sx
from shengxiao import bench


def test_games_are_measured_beside_those_of_others(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["--seconds", "0.01"]) == 0
    lines = capsys.readouterr().out.splitlines()
    rates = [float(found[1]) for line in lines if (found := re.search(r"([\d.]+) million decisions a second$", line))]
    assert len(rates) >= 2 * len(sx.games()) + len(bench.OPEN_SPIEL)
    assert max(rates) > 0  # on a busy machine some are 0.000
    beside = [line for line in lines if line.endswith("of OpenSpiel in Python")]
    assert len(beside) == len(bench.OPEN_SPIEL)


def test_what_chance_does_is_no_decision() -> None:
    steps = bench.open_spiel_steps("backgammon")
    taken = [next(steps)() for _ in range(400)]
    assert set(taken) == {0, 1}
    assert 100 < sum(taken) < 300


@pytest.mark.parametrize("seconds", ("0", "-1", "nan", "x"))
def test_a_time_that_is_none_is_refused(seconds: str) -> None:
    with pytest.raises(SystemExit):
        bench.main(["--seconds", seconds])

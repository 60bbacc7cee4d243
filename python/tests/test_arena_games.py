"""The games of the arena: schedules, deals and records, and what their results say."""

import math
from random import Random

import numpy as np
import pytest
from outsiders import terms_of

import shengxiao as sx
from shengxiao import _ratings
from shengxiao._matches import Played, Row, Tally, drawn, play, schedule
from shengxiao._players import Players


def test_a_schedule_goes_around_the_table_and_deals_the_same() -> None:
    rows = schedule([(("a", "b", "b"), 2), (("a", "a", "a"), 1)])
    assert [row.number for row in rows] == list(range(7))
    assert [row.names for row in rows[:4]] == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a"), ("a", "a", "a")]
    assert [row.deal for row in rows] == [0, 0, 0, 0, 1, 1, 1]


def chance(record: str) -> list[str]:
    return [text for seat, text in sx.Record.load(record).steps if seat == sx.CHANCE]


def test_games_are_recorded_and_replay(game_id: str) -> None:
    seats = 2 if game_id == "celestial_checkers" else 3
    terms = terms_of(sx.make(game_id, seats=seats))
    with Players() as players:
        for row in schedule([(("greedy", *["random"] * (seats - 1)), 1)]):
            played = players.play(terms, row)
            record = sx.Record.load(played.record)
            assert record.check()
            assert str(record) == played.record
            assert record.points == played.points
            assert tuple(record.seats) == row.names
            assert sum(played.shares) == pytest.approx(1)
            assert Played.of_line(played.line()) == played


def test_deals_are_the_same_for_all_and_differ_from_one_another() -> None:
    terms = terms_of(sx.make("zodiac", seats=4, options={"turn_limit": 40}))
    with Players() as players:
        games = [players.play(terms, row) for row in schedule([(("greedy", "random", "random", "random"), 2), (("random",) * 4, 1)])]
    begins = [(game.deal, tuple(chance(game.record)[:20])) for game in games]
    assert len(begins) == 9
    assert len(set(begins)) == 2


def test_chance_draws_by_weight() -> None:
    state = sx.make("wu_xing", seats=3).start()
    while state.to_act != (sx.CHANCE,) or len(set(state.weights().tolist())) == 1:
        seat = state.to_act[0]
        state.apply(int(state.legal(seat)[0]), seat)
    luck = Random(1)
    counts = {int(action): 0 for action in state.legal()}
    for _ in range(5000):
        counts[drawn(state, luck)] += 1
    weights = state.weights() / state.weights().sum()
    assert np.abs(np.array(list(counts.values())) / 5000 - weights).max() < 0.03


def test_agents_of_a_table_do_not_think_alike() -> None:
    terms = terms_of(sx.make("celestial_checkers"))
    with Players() as players:
        one, other = (players.play(terms, Row(0, deal, ("random", "random"))) for deal in (0, 1))
    assert one.record != other.record


def test_a_game_that_is_played_by_hand() -> None:
    """play() asks whoever owes something, and nobody else."""
    asked: list[int] = []

    class Seat:
        def __init__(self) -> None:
            self.tally = Tally()

        def choose(self, state: sx.State, seat: int) -> int:
            asked.append(seat)
            return int(state.legal(seat)[0])

    played = play(terms_of(sx.make("great_race", seats=3)), Row(0, 0, ("a", "b", "c")), [Seat(), Seat(), Seat()])
    assert asked == [seat for seat, _ in sx.Record.load(played.record).steps if seat != sx.CHANCE]
    assert played.moves == tuple(asked.count(seat) for seat in range(3))


# --- what results say ---


def games_of(lineup: tuple[str, ...], share: float, deals: int) -> list[Played]:
    """Games in which the first of a lineup has that share of the wins."""
    rest = (1 - share) / (len(lineup) - 1)
    zeros = (0,) * len(lineup)
    shares = (share, *[rest] * (len(lineup) - 1))
    return [Played(k, k, lineup, zeros, shares, ({},) * len(lineup), zeros, zeros, zeros, "") for k in range(deals)]


def test_elo_is_what_shares_say() -> None:
    elo = _ratings.elo(games_of(("a", "greedy"), 0.75, 2000) + games_of(("b", "a"), 0.9, 2000), "greedy", seed=1)
    assert elo["greedy"] == (0, 0, 0)
    assert elo["a"].middle == pytest.approx(400 * math.log10(3), abs=1)
    assert elo["b"].middle == pytest.approx(400 * math.log10(27), abs=2)
    assert _ratings.elo(games_of(("a", "greedy", "greedy", "greedy"), 0.5, 2000), "greedy", 1)["a"].middle == pytest.approx(
        400 * math.log10(3), abs=1
    )


def test_who_wins_everything_has_a_rating() -> None:
    few, many = (_ratings.elo(games_of(("a", "greedy"), 1.0, deals), "greedy", 1)["a"].middle for deals in (10, 1000))
    assert 400 < few < many < 2000


def test_intervals_hold_what_is_true() -> None:
    random = np.random.default_rng(1)
    held_share = held_elo = 0
    for trial in range(60):
        deals = [[float(random.random() < 0.7) for _ in range(2)] for _ in range(40)]
        low, _, high = _ratings.share(deals)
        held_share += low <= 0.7 <= high
        games = [game for deal in deals for one in deal for game in games_of(("a", "greedy"), one, 1)]
        games = [game._replace(deal=k // 2) for k, game in enumerate(games)]
        low, _, high = _ratings.elo(games, "greedy", trial)["a"]
        held_elo += low <= 400 * math.log10(7 / 3) <= high
    assert 52 <= held_share <= 60
    assert 52 <= held_elo <= 60


def test_shares_that_are_sure_are_not_quite_sure() -> None:
    assert _ratings.share([[1.0, 1.0]] * 10) == pytest.approx((20 / (20 + 1.96**2), 1, 1), abs=0.001)
    alike, unlike = _ratings.share([[1.0, 1.0], [0.0, 0.0]] * 10), _ratings.share([[1.0, 0.0], [0.0, 1.0]] * 10)
    assert alike.middle == unlike.middle == 0.5
    assert alike.low < unlike.low
    assert _ratings.share([[1.0, 0.0]]).low < 0.1

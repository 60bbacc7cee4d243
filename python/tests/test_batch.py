"""Many games at once: what design's python.md promises."""

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

import shengxiao as sx


def told(batch: sx.Batch, steps: int) -> list[bytes]:
    everything = []
    for step in range(steps):
        batch.step(batch.random_actions(step))
        for array in (batch.game, batch.seat, batch.observation, batch.mask, batch.reward, batch.points, batch.terminated, batch.seed):
            everything.append(array.tobytes())
    return everything


def test_rows_are_what_is_owed(game_id: str) -> None:
    batch = sx.batch(game_id, n=6, seed=2)
    game = batch.rules
    observation, info = batch.reset()
    assert info == {}
    for step in range(60):
        owed = [(at, seat) for at, state in enumerate(batch.states()) for seat in state.to_act]
        assert list(zip(batch.game.tolist(), batch.seat.tolist(), strict=True)) == owed
        assert batch.rows == len(owed)
        assert batch.observation.shape == (batch.rows, game.observation_size)
        assert batch.mask.shape == (batch.rows, game.action_count)
        states = batch.states()
        for row, (at, seat) in enumerate(owed):
            assert (batch.observation[row] == states[at].observation(seat)).all()
            assert (batch.mask[row] == states[at].mask(seat)).all()
        assert (batch.points == [state.points for state in states]).all()
        batch.step(batch.random_actions(step))


def test_a_game_that_is_set_up_has_its_options(game_id: str) -> None:
    options = {"turn_limit": 30} if game_id == "zodiac" else {}
    game = sx.make(game_id, options=options)
    assert told(sx.batch(game, n=2, seed=3), 60) == told(sx.batch(game_id, n=2, seed=3, options=options), 60)
    with pytest.raises(sx.Error, match="already"):
        sx.batch(game, n=2, seats=2)


def test_threads_change_nothing(game_id: str) -> None:
    alone = told(sx.batch(game_id, n=9, seed=3), 80)
    assert alone == told(sx.batch(game_id, n=9, seed=3, threads=2), 80)


def digest(data: bytes) -> str:
    value = 0xCBF29CE484222325  # FNV-1a
    for byte in data:
        value = (value ^ byte) * 0x100000001B3 % 2**64
    return f"{value:016x}"


@pytest.mark.parametrize("threads", (1, 2))
def test_the_same_seed_gives_the_record_that_cpp_has(game_id: str, threads: int) -> None:
    golden = Path(__file__).parents[2] / "src/batch/golden.jsonl"  # written by src/batch/batch_test.cpp
    (of_cpp,) = (line for line in map(json.loads, golden.read_text().splitlines()) if line["game"] == game_id)
    batch = sx.batch(game_id, n=3, seed=11, threads=threads)
    for step in range(120):
        batch.step(batch.random_actions(step))
    records = "".join(str(batch.record(place)) for place in range(3))
    assert digest(records.encode()) == of_cpp["records"]
    assert digest(batch.observation.tobytes()) == of_cpp["observations"]


def test_compact_observations_stand_for_the_same(game_id: str) -> None:
    floats, small = (sx.batch(game_id, n=4, seed=1, dtype=dtype) for dtype in ("float32", "uint8"))
    zero, unit = floats.rules.observation_units()
    for step in range(50):
        assert np.allclose((small.observation - zero) / unit, floats.observation, atol=1 / 255)
        actions = floats.random_actions(step)
        floats.step(actions)
        small.step(actions)


@pytest.mark.parametrize("mode", ["next_step", "same_step"])
def test_ended_games_are_told_and_can_be_looked_at(game_id: str, mode: str) -> None:
    batch = sx.batch(game_id, n=4, seed=4, autoreset_mode=mode)
    ended = 0
    for step in range(20_000):
        batch.step(batch.random_actions(step))
        for nth, place in enumerate(batch.final_game):
            assert batch.terminated[place]
            record = batch.record(int(place), ended=True)
            assert record.points == tuple(batch.final_points[nth])
            assert (batch.reward[place] == batch.final_reward[nth]).all()
            state = record.game.start()
            for seat, text in record.steps:
                state.apply(text, seat)
            assert np.allclose(batch.final_reward[nth], state.returns)
            for seat in range(batch.seats):
                assert (batch.final_observation[nth, seat] == state.observation(seat)).all()
            ended += 1
        if ended >= 6:
            return
    pytest.fail("the games do not end")


def test_a_game_of_a_batch_has_the_luck_of_its_seed(game_id: str) -> None:
    batch = sx.batch(game_id, n=2, seed=5, opponents={1: "greedy"}, autoreset_mode="disabled")
    while batch.rows:
        batch.step(np.zeros(batch.rows, np.int64) + batch.mask.argmax(axis=1))
    record = batch.record(0)
    drawn = [text for seat, text in record.steps if seat == sx.CHANCE]
    other = sx.play(batch.rules, [sx.agent(batch.rules, "greedy")] * batch.seats, int(batch.seed[0]))
    also = [text for seat, text in other.steps if seat == sx.CHANCE]
    assert drawn[:1] == also[:1]


def test_seats_layout_has_fixed_shapes(game_id: str) -> None:
    batch = sx.batch(game_id, n=3, seed=1, layout="seats")
    shape = (3, batch.seats)
    for step in range(60):
        assert batch.observation.shape[:2] == batch.mask.shape[:2] == batch.game.shape == shape
        assert (batch.mask.any(axis=2) == batch.to_act).all()
        actions = batch.random_actions(step).reshape(shape)
        assert ((actions == -1) == ~batch.to_act).all()
        batch.step(actions)


def test_resets() -> None:
    batch = sx.batch("zodiac", n=3, seed=1, autoreset_mode="disabled", max_decisions=3)
    for step in range(3):
        batch.step(batch.random_actions(step))
    assert batch.truncated.all()
    assert batch.rows == 0
    batch.reset(options={"reset_mask": np.array([False, True, False])})
    assert batch.game.tolist() == [1]
    first = sx.batch("zodiac", n=3, seed=9).observation.copy()
    assert (batch.reset(seed=9)[0] == first).all()
    for options in ({"reset_mask": [True]}, {"other": 1}, {"reset_mask": np.ones(2, bool)}):
        with pytest.raises(sx.Error):
            batch.reset(options=options)


def test_states_can_be_set(game_id: str) -> None:
    batch, other = sx.batch(game_id, n=3, seed=1), sx.batch(game_id, n=3, seed=2)
    for step in range(10):
        batch.step(batch.random_actions(step))
    other.set_states(batch.states())
    assert other.states() == batch.states()
    assert (other.observation == batch.observation).all()
    with pytest.raises(sx.Error):
        other.record(0)
    with pytest.raises(sx.Error):
        other.set_states(batch.states()[:2])


def test_the_oracle_is_a_separate_array() -> None:
    batch = sx.batch("zodiac", n=2, seats=3, seed=1, oracle=True)
    assert batch.oracle.shape == (2, 3, batch.rules.observation_size)
    for at, state in enumerate(batch.states()):
        for seat in range(3):
            assert (batch.oracle[at, seat] == state.observation(seat)).all()
    with pytest.raises(sx.Error, match="oracle"):
        _ = sx.batch("zodiac", n=2).oracle


def test_views_outlive_the_batch() -> None:
    observation = sx.batch("zodiac", n=2, seed=1).observation
    assert observation.sum() > 0


def test_a_refused_step_changes_nothing(game_id: str) -> None:
    batch = sx.batch(game_id, n=3, seed=1)
    before = batch.states()
    actions = batch.random_actions(1)
    illegal = int(np.flatnonzero(~batch.mask[0])[0])
    batch.mask[:] = True  # what is done to the mask is no matter
    actions[0] = illegal
    with pytest.raises(sx.IllegalAction, match="row 0"):
        batch.step(actions)
    assert batch.states() == before


@settings(max_examples=150, deadline=None)
@given(
    st.one_of(
        arrays.arrays(
            st.sampled_from([np.int64, np.int32, np.uint16, np.uint64, np.int8, np.float64, np.bool_, np.complex128]),
            arrays.array_shapes(min_dims=0, max_dims=3, min_side=0, max_side=4),
        ),
        st.none(),
        st.text(),
        st.lists(st.integers()),
    )
)
def test_nothing_that_is_passed_in_does_harm(actions: object) -> None:
    batch = sx.batch("zodiac", n=3, seed=1)
    before = batch.states()
    try:
        batch.step(actions)  # type: ignore[arg-type]
    except (sx.Error, TypeError):
        assert batch.states() == before


@pytest.mark.parametrize(
    "wrong",
    [
        {"n": 0},
        {"n": 1 << 30},
        {"threads": 0},
        {"layout": "columns"},
        {"dtype": "int4"},
        {"autoreset_mode": "never"},
        {"opponents": {7: "greedy"}},
        {"opponents": {0: "wizard"}},
        {"opponents": {0: "greedy", 1: "greedy", 2: "greedy", 3: "greedy"}, "seats": 4},
        {"max_decisions": -1},
    ],
)
def test_wrong_batches_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(sx.Error):
        sx.batch("zodiac", **{"n": 2, **wrong})  # type: ignore[arg-type]


def test_random_actions_are_spread_evenly() -> None:
    batch = sx.batch("celestial_checkers", n=1, seed=1)
    legal = int(batch.mask[0].sum())
    counts = Counter(int(batch.random_actions(seed)[0]) for seed in range(200 * legal))
    assert len(counts) == legal
    assert min(counts.values()) > 100


def test_arrays_that_others_hold_to_the_end_are_no_leak_to_warn_of() -> None:
    program = "import numpy, shengxiao; kept = numpy.from_dlpack(shengxiao.batch('zodiac', n=2).observation)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")

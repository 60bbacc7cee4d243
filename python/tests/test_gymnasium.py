"""The environments of Gymnasium: its own checker and wrappers, and what they do not look at."""

import copy
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from cases import FEW_TABLES, TABLES, few_of
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers import FlattenObservation, RecordEpisodeStatistics, TimeLimit
from gymnasium.wrappers.vector import RecordEpisodeStatistics as RecordEpisodes

import shengxiao as sx
import shengxiao.gymnasium
from shengxiao._adapter import IDS

NAMES = {id: name for name, id in IDS.items()}
SHORT: dict[str, dict[str, str | int]] = {"zodiac": {"turn_limit": 40}, "wu_xing": {"turn_limit": 40}}
MODES = tuple(AutoresetMode)


@pytest.fixture(params=few_of(TABLES, FEW_TABLES.__contains__), ids=[f"{id}-{seats}" for id, seats in TABLES])
def table(request: pytest.FixtureRequest) -> tuple[str, int]:
    return (str(request.param[0]), int(request.param[1]))


def make(id: str, **how: Any) -> Any:
    return gymnasium.make(NAMES[id], **{"opponents": "greedy", **how})


def make_vec(id: str, n: int = 3, **how: Any) -> Any:
    return gymnasium.make_vec(NAMES[id], num_envs=n, **{"opponents": "greedy", **how})


def first_allowed(masks: Any) -> Any:
    return masks.argmax(axis=-1)


def by_look(told: dict[str, Any]) -> Any:
    """A choice that depends on nothing but what is told."""
    masks = told["action_mask"]
    if masks.ndim == 1:
        allowed = np.flatnonzero(masks)
        return int(allowed[int(np.abs(told["observation"]).sum() * 7) % len(allowed)])
    return np.array([by_look({name: array[row] for name, array in told.items()}) for row in range(len(masks))])


def reckless(told: dict[str, Any]) -> Any:
    """The same, but now and then it is not legal."""
    masks = told["action_mask"]
    if masks.ndim == 2:
        return np.array([reckless({name: array[row] for name, array in told.items()}) for row in range(len(masks))])
    if int(np.abs(told["observation"]).sum() * 7) % 9 == 0 and not masks.all():
        return int(np.flatnonzero(masks == 0)[0])
    return by_look(told)


def episodes(env: Any, seed: int, most: int, choose: Callable[[Any], Any] = by_look) -> Iterator[tuple[Any, ...]]:
    """What a single environment tells, game after game."""
    told, _ = env.reset(seed=seed)
    for _ in range(most):
        yield ("told", told["observation"].tobytes(), told["action_mask"].tobytes())
        told, reward, terminated, truncated, _ = env.step(choose(told))
        yield ("step", reward, terminated, truncated)
        if terminated or truncated:
            yield ("end", told["observation"].tobytes())
            told, _ = env.reset()


def episodes_of_place(env: Any, seed: int, most: int, choose: Callable[[Any], Any] = by_look) -> Iterator[tuple[Any, ...]]:
    """The same of the first place of a vector, whatever its mode."""
    place = 0
    mode = env.metadata["autoreset_mode"]
    told, info = env.reset(seed=seed)
    over = np.zeros(env.num_envs, bool)
    for _ in range(most):
        before = told
        told, rewards, terminated, truncated, info = env.step(choose(before))
        if not over[place]:
            yield ("told", before["observation"][place].tobytes(), before["action_mask"][place].tobytes())
            yield ("step", float(rewards[place]), bool(terminated[place]), bool(truncated[place]))
        else:
            assert rewards[place] == 0
            assert not terminated[place]
            assert not truncated[place]
        ended = terminated | truncated
        if ended[place]:
            final = info["final_obs"][place] if mode == AutoresetMode.SAME_STEP else {name: told[name][place] for name in told}
            assert final["action_mask"].all()
            yield ("end", final["observation"].tobytes())
        if mode == AutoresetMode.NEXT_STEP:
            over = ended
        elif mode == AutoresetMode.DISABLED and ended.any():
            told, _ = env.reset(options={"reset_mask": ended})


@pytest.mark.parametrize("illegal", ["lose", "noop"])
def test_the_checker_passes(table: tuple[str, int], illegal: str) -> None:
    id, seats = table
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*Box observation space m..imum value is -?infinity")  # the games promise no bounds
        check_env(make(id, seats=seats, illegal=illegal, render_mode="rgb_array").unwrapped)
        check_env(make(id, seats=seats, illegal=illegal, render_mode="ansi", seat="random").unwrapped)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("illegal", ["error", "lose"])
def test_a_vector_plays_the_games_of_single_environments(game_id: str, mode: AutoresetMode, illegal: str) -> None:
    how: dict[str, Any] = {"options": SHORT.get(game_id), "illegal": illegal}
    single = list(episodes(make(game_id, **how), 5, 900))
    assert sum(kind == "end" for kind, *_ in single) >= 2
    place = list(episodes_of_place(make_vec(game_id, autoreset_mode=mode, **how), 5, 880))
    assert place == single[: len(place)]


@pytest.mark.parametrize("mode", MODES)
def test_what_is_lost_begins_anew(game_id: str, mode: AutoresetMode) -> None:
    """Illegal actions now and then, in a single environment and in a vector."""

    how: dict[str, Any] = {"options": SHORT.get(game_id), "illegal": "lose"}
    single = list(episodes(make(game_id, **how), 6, 300, reckless))
    assert sum(event == ("step", -1.0, True, False) for event in single) >= 2
    place = list(episodes_of_place(make_vec(game_id, autoreset_mode=mode, **how), 6, 280, reckless))
    assert place == single[: len(place)]


def test_what_is_lost_ends_as_it_was_seen() -> None:
    for mode in MODES:
        ended = 0
        env = make_vec("zodiac", n=4, seats=2, options={"turn_limit": 2}, illegal="lose", autoreset_mode=mode)
        for seed in range(40):
            before, _ = env.reset(seed=seed)
            for _ in range(seed % 5):
                before, _, terminated, truncated, _ = env.step(by_look(before))
                if (terminated | truncated).any():
                    break
            else:
                wrong = np.array([np.flatnonzero(mask == 0)[0] for mask in before["action_mask"]])
                told, rewards, terminated, _, info = env.step(wrong)
                assert (rewards == -1).all()
                assert terminated.all()
                for place in range(4):
                    seen = info["final_obs"][place] if mode == AutoresetMode.SAME_STEP else {name: told[name][place] for name in told}
                    assert (seen["observation"] == before["observation"][place]).all()
                ended += 1
        assert ended > 10


def test_a_learner_is_told_what_its_seat_may_know(table: tuple[str, int]) -> None:
    id, seats = table
    for seat in range(seats):
        env = make_vec(id, seats=seats, seat=seat, options=SHORT.get(id))
        told, info = env.reset(seed=seat)
        for _ in range(25):
            for place, state in enumerate(env.unwrapped.batch.states()):
                assert (told["observation"][place] == state.observation(seat)).all()
                if state.is_over:
                    assert told["action_mask"][place].all()
                else:
                    assert seat in state.to_act
                    assert (told["action_mask"][place] == state.mask(seat)).all()
            assert (info["action_mask"] == told["action_mask"]).all()
            assert (env.unwrapped.action_masks() == told["action_mask"]).all()
            assert set(info) == {"action_mask", "_action_mask"}
            assert told in env.observation_space
            told, _, _, _, info = env.step(by_look(told))


def test_the_reward_is_the_learners_return(table: tuple[str, int]) -> None:
    id, seats = table
    env = make(id, seats=seats, seat=seats - 1, options=SHORT.get(id))
    told, info = env.reset(seed=1)
    reward, over = 0.0, False
    while not over:
        assert reward == 0
        told, reward, over, truncated, info = env.step(first_allowed(told["action_mask"]))
        assert not truncated
        assert set(info) == {"action_mask", "seat"}
    (state,) = env.unwrapped.batch.states()
    assert reward == pytest.approx(state.returns[seats - 1])
    record = env.unwrapped.batch.record(0)
    assert record.is_over
    assert {seat for seat, _ in record.steps} - {sx.CHANCE} <= set(range(seats))


def test_all_arrays_are_the_callers() -> None:
    for mode in MODES:
        env = make_vec("zodiac", options={"turn_limit": 6}, autoreset_mode=mode)
        other = make_vec("zodiac", options={"turn_limit": 6}, autoreset_mode=mode)
        told, _ = env.reset(seed=1)
        same, _ = other.reset(seed=1)
        for _ in range(30):
            actions = by_look(same)
            everything = env.step(actions)
            kept = copy.deepcopy(everything)
            for told in (everything[0], everything[4]):
                told["action_mask"][:] = 0
            for array in (everything[0]["observation"], *everything[1:4]):
                array[:] = 1
            same, *flags = other.step(actions)
            assert all((same[name] == kept[0][name]).all() for name in same)
            assert all((mine == its).all() for mine, its in zip(kept[1:4], flags[:3], strict=True))
            if mode == AutoresetMode.DISABLED and (over := kept[2] | kept[3]).any():
                env.reset(options={"reset_mask": over})
                same, _ = other.reset(options={"reset_mask": over})


def test_a_seat_at_random_is_every_seat() -> None:
    def seats(env: Any) -> list[int]:
        _, info = env.reset(seed=3)
        found = [info["seat"]]
        for _ in range(30):
            told, info = env.reset()
            seat = info["seat"]
            (state,) = env.unwrapped.batch.states()
            assert (told["observation"] == state.observation(seat)).all()
            assert (env.unwrapped.action_masks() == state.mask(seat)).all()
            found.append(seat)
        return found

    env = make("zodiac", seats=3, seat="random")
    found = seats(env)
    assert set(found) == {0, 1, 2}
    assert seats(env) == seats(make("zodiac", seats=3, seat="random")) == found


def test_opponents_hold_their_seats() -> None:
    env = make("wu_xing", seats=3, seat=1, opponents={0: "random", 2: "level:1"})
    told, _ = env.reset(seed=1)
    for _ in range(10):
        told, *_ = env.step(by_look(told))
    others = {seat for seat, _ in env.unwrapped.batch.record(0).steps}
    assert {0, 1, 2} <= others
    for wrong in ({0: "random"}, {0: "random", 1: "random", 2: "random"}, {0: "wizard", 2: "random"}, "wizard"):
        with pytest.raises(sx.Error):
            make("wu_xing", seats=3, seat=1, opponents=wrong)


def test_games_that_end_before_the_learner_decides_are_passed_over() -> None:
    for mode in MODES:
        env = make_vec("zodiac", n=4, seats=2, options={"turn_limit": 1}, autoreset_mode=mode)
        told, _ = env.reset(seed=1)
        over = np.zeros(4, bool)
        for _ in range(60):
            for place, state in enumerate(env.unwrapped.batch.states()):
                assert over[place] or state.to_act == (0,)
            told, rewards, terminated, truncated, _ = env.step(by_look(told))
            ended = terminated | truncated
            assert not ended[over].any()
            assert not rewards[~ended].any()
            over = ended if mode == AutoresetMode.NEXT_STEP else np.zeros(4, bool)
            if mode == AutoresetMode.DISABLED and ended.any():
                told, _ = env.reset(options={"reset_mask": ended})


def test_illegal_actions_are_refused(game_id: str) -> None:
    env, vector = make(game_id), make_vec(game_id)
    told, _ = env.reset(seed=1)
    all_told, _ = vector.reset(seed=1)
    wrong = int(np.flatnonzero(told["action_mask"] == 0)[0])
    for action in (wrong, -1, 10**6):
        with pytest.raises(sx.IllegalAction):
            env.step(action)
        with pytest.raises(sx.IllegalAction):
            vector.step(np.array([*by_look(all_told)[:2], action]))
    for no_action in (None, "pass", 1.5):
        with pytest.raises(TypeError):
            env.step(no_action)
    for no_actions in (None, "pass", 1.5, [1], [0.5] * 3, np.zeros((3, 1), int)):
        with pytest.raises(sx.Error):
            vector.step(no_actions)
    assert (env.unwrapped.batch.states()[0].observation(0) == told["observation"]).all()
    env.step(by_look(told))
    vector.step(by_look(all_told))


def test_illegal_actions_are_passed_over(game_id: str) -> None:
    env = make(game_id, illegal="noop")
    told, _ = env.reset(seed=1)
    state = env.unwrapped.batch.states()[0]
    for action in (*np.flatnonzero(told["action_mask"] == 0)[:3], -1, 10**6):
        again, reward, terminated, truncated, info = env.step(action)
        assert (reward, terminated, truncated) == (0, False, False)
        assert all((again[name] == told[name]).all() for name in told)
        assert (info["action_mask"] == told["action_mask"]).all()
    assert env.unwrapped.batch.states() == [state]
    env.step(by_look(told))
    assert env.unwrapped.batch.states() != [state]


def test_nobody_can_lose_less_by_a_forfeit() -> None:
    for build in (make, make_vec):
        with pytest.raises(sx.Error, match="margin"):
            build("celestial_checkers", options={"objective": "margin"}, illegal="lose")
    make("celestial_checkers", options={"objective": "margin"}, illegal="noop")


def test_who_is_over_has_to_be_reset() -> None:
    env = make("zodiac", options={"turn_limit": 4})
    with pytest.raises(sx.Error, match="reset"):
        env.unwrapped.step(0)
    with pytest.raises(sx.Error, match="reset"):
        make("zodiac", illegal="noop").unwrapped.step(-1)
    told, _ = env.reset(seed=1)
    over = False
    while not over:
        told, _, over, _, _ = env.step(by_look(told))
    with pytest.raises(sx.Error, match="reset"):
        env.step(by_look(told))
    vector = make_vec("zodiac", n=2, options={"turn_limit": 4}, autoreset_mode="disabled")
    with pytest.raises(sx.Error, match="reset"):
        vector.step(np.zeros(2, int))
    vector.reset(seed=1)
    with pytest.raises(sx.Error, match="reset_mask"):
        vector.reset(options={"reset_mask": np.ones(3, bool)})
    with pytest.raises(sx.Error, match="not both"):
        vector.reset(seed=1, options={"reset_mask": np.ones(2, bool)})


def test_wrappers_keep_working(game_id: str) -> None:
    how: dict[str, Any] = {"options": SHORT.get(game_id)}
    limited = RecordEpisodeStatistics(TimeLimit(make(game_id, **how), 7))
    told, _ = limited.reset(seed=1)
    for step in range(7):
        told, _, terminated, truncated, info = limited.step(by_look(told))
        assert terminated or truncated == (step == 6)
        if terminated:
            break
    assert info["episode"]["l"] == step + 1

    flat = FlattenObservation(make(game_id, **how))
    told, info = flat.reset(seed=1)
    assert flat.observation_space.contains(told)
    assert flat.unwrapped.observation_space.contains(gymnasium.spaces.unflatten(flat.unwrapped.observation_space, told))
    flat.step(first_allowed(info["action_mask"]))

    recorded = RecordEpisodes(make_vec(game_id, **how))
    told, _ = recorded.reset(seed=1)
    seen = 0
    for _ in range(300):
        told, rewards, *over, info = recorded.step(by_look(told))
        ended = over[0] | over[1]
        if ended.any():
            assert (info["_episode"] == ended).all()
            assert np.allclose(info["episode"]["r"][ended], rewards[ended])
            seen += 1
    assert seen


def test_the_limit_of_steps_is_gymnasiums(game_id: str) -> None:
    single = list(episodes(make(game_id, max_episode_steps=5), 1, 40))
    place = list(episodes_of_place(make_vec(game_id, max_episode_steps=5), 1, 40))
    assert place == single[: len(place)]
    assert ("step", 0.0, False, True) in place


def test_vectors_of_single_environments_do_what_a_batch_cannot() -> None:
    env = make_vec("great_race", seat="random", illegal="noop", vectorization_mode="sync")
    env.reset(seed=1)
    _, _, terminated, truncated, info = env.step(np.full(3, env.single_action_space.n - 1))
    assert not (terminated | truncated).any()
    assert info["seat"].shape == (3,)
    with pytest.raises(sx.Error, match="sync"):
        make_vec("great_race", seat="random")
    with pytest.raises(sx.Error, match="sync"):
        make_vec("great_race", illegal="noop")


def test_learners_see_their_own_board(game_id: str) -> None:
    for mode, kind in (("ansi", str), ("rgb_array", np.ndarray), (None, type(None))):
        env = make(game_id, render_mode=mode)
        env.reset(seed=1)
        assert isinstance(env.render(), kind)
    vector = make_vec(game_id, seat=1, render_mode="ansi")
    told, _ = vector.reset(seed=1)
    for step in range(10):
        told, *_ = vector.step(by_look(told))
        frames = vector.render()
        assert len(frames) == 3
        batch = vector.unwrapped.batch
        batch.set_states([state.game.determinize(state, 1, step) for state in batch.states()])
        assert vector.render() == frames, "nothing hidden is drawn"


@pytest.mark.parametrize(
    "wrong",
    [
        {"illegal": "explode"},
        {"render_mode": "svg"},
        {"seats": 99},
        {"seat": 4},
        {"seat": "first"},
        {"options": {"turn_limit": "many"}},
    ],
)
@pytest.mark.filterwarnings("ignore:.*render_mode='svg'")
def test_wrong_environments_are_refused(wrong: dict[str, Any]) -> None:
    for build in (make, make_vec):
        with pytest.raises(sx.Error):
            build("zodiac", **{"seats": 4, **wrong})
    with pytest.raises(sx.Error, match="autoreset_mode"):
        make_vec("zodiac", autoreset_mode="never")

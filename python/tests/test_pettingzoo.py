"""The environments of PettingZoo: its own checkers over all games and numbers of seats, and what they do not look at."""

import copy
import pickle
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo  # type: ignore[import-untyped]
import pytest
from cases import FEW_TABLES, TABLES, few_of
from hypothesis import given, settings
from hypothesis import strategies as st
from pettingzoo.test import (  # type: ignore[import-untyped]
    api_test,
    bombardment_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)
from pettingzoo.utils.conversions import parallel_to_aec  # type: ignore[import-untyped]
from pettingzoo.utils.wrappers import BaseWrapper  # type: ignore[import-untyped]

import shengxiao as sx
from shengxiao._adapter import IDS
from shengxiao.pettingzoo import aec_env, parallel_env

SHORT: dict[str, dict[str, str | int]] = {"zodiac": {"turn_limit": 60}, "wu_xing": {"turn_limit": 60}}
EXPECTED_WARNINGS = (
    "Observation is not a NumPy array",  # it is a dict of two, as in the classic games
    "Observation space for each agent probably should be",
    "Environment's minimum state space value is -infinity",  # the games promise no bounds
    "Environment's maximum state space value is infinity",
)

Make = Callable[..., Any]


@pytest.fixture(params=few_of(TABLES, FEW_TABLES.__contains__), ids=[f"{id}-{seats}" for id, seats in TABLES])
def table(request: pytest.FixtureRequest) -> tuple[str, int]:
    return (str(request.param[0]), int(request.param[1]))


@contextmanager
def only_expected_warnings() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for message in EXPECTED_WARNINGS:
            warnings.filterwarnings("ignore", message=message)
        yield


def legal(observation: Any, random: np.random.Generator) -> int:
    return int(random.choice(np.flatnonzero(observation["action_mask"])))


def play_aec(env: Any, seed: int, most: int = 100_000) -> dict[str, float]:
    """Plays a game with random choices; what each agent got."""
    random = np.random.default_rng(seed)
    env.reset(seed=seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(most):
        observation, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        env.step(None if terminated or truncated else legal(observation, random))
    return got


class Plain(BaseWrapper):  # type: ignore[misc]
    """What bombardment_test needs, which wants arrays, and of step() the next observation."""

    def observation_space(self, agent: str) -> Any:
        return super().observation_space(agent)["observation"]

    def observe(self, agent: str) -> Any:
        return super().observe(agent)["observation"]

    def step(self, action: int | None) -> Any:
        super().step(action)
        return self.observe(self.agent_selection or self.possible_agents[0])


# --- PettingZoo's own checkers. Those that choose without looking at the mask get the modes that bear it.


@pytest.mark.parametrize("illegal", ["error", "lose", "noop"])
def test_the_checkers_that_look_at_masks_pass(table: tuple[str, int], illegal: str) -> None:
    id, seats = table
    with only_expected_warnings():
        api_test(aec_env(id, seats, illegal=illegal), num_cycles=15)
        parallel_api_test(parallel_env(id, seats, illegal=illegal), num_cycles=15)
        seed_test(lambda: aec_env(id, seats, illegal=illegal), num_cycles=15)


@pytest.mark.parametrize("illegal", ["lose", "noop"])
def test_the_checkers_that_choose_anything_pass(table: tuple[str, int], illegal: str) -> None:
    id, seats = table
    with only_expected_warnings():
        parallel_seed_test(lambda: parallel_env(id, seats, illegal=illegal), num_cycles=15)
        state_test(aec_env(id, seats, illegal=illegal), parallel_env(id, seats, illegal=illegal))
        bombardment_test(Plain(aec_env(id, seats, illegal=illegal)), cycles=3)


def test_the_checkers_pass_over_whole_games(game_id: str) -> None:
    options = SHORT.get(game_id)
    with only_expected_warnings():
        env = aec_env(game_id, options=options)
        api_test(env, num_cycles=1000)
        parallel_api_test(parallel_env(game_id, options=options), num_cycles=5000)


def test_a_cycle_is_a_step_of_all_seats(table: tuple[str, int]) -> None:
    """max_cycles_test is for environments in which every agent acts in every cycle: so does a parallel one, turned into an AECEnv."""
    id, seats = table

    def parallel(max_cycles: int) -> Any:
        return parallel_env(id, seats, illegal="noop", max_cycles=max_cycles)

    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles))))


def test_rendering_passes(table: tuple[str, int]) -> None:
    id, seats = table
    # It makes an environment with "human" first, and does nothing with it. There is no such mode here.
    render_test(lambda render_mode: aec_env(id, seats, render_mode=None if render_mode == "human" else render_mode))


# --- What they do not look at.


def test_an_agent_is_told_what_its_seat_may_know(table: tuple[str, int]) -> None:
    id, seats = table
    env = aec_env(id, seats)
    random = np.random.default_rng(1)
    env.reset(seed=3)
    for agent in env.agent_iter(60):
        raw = env.unwrapped
        assert raw.infos == {agent: {} for agent in raw.agents}
        if raw.terminations[agent]:
            break
        state = raw.batch.states()[0]
        for seat, other in enumerate(env.possible_agents):
            told = env.observe(other)
            assert (told["observation"] == state.observation(seat)).all()
            mask = state.mask(seat) if other == agent else np.zeros(state.game.action_count, bool)
            assert (told["action_mask"] == mask).all()
        assert (env.state() == np.concatenate([state.observation(seat) for seat in range(seats)])).all()
        env.step(legal(env.observe(agent), random))


def test_choices_at_the_same_time_are_sealed(table: tuple[str, int]) -> None:
    id, seats = table
    env = aec_env(id, seats)
    random = np.random.default_rng(2)
    env.reset(seed=5)
    sealed = 0
    for agent in env.agent_iter(300):
        raw = env.unwrapped
        if raw.terminations[agent]:
            break
        owing = raw.batch.to_act[0].sum() - len(raw._chosen)
        before = {other: env.observe(other)["observation"] for other in env.agents}, env.state()
        env.step(legal(env.observe(agent), random))
        if owing > 1:
            sealed += 1
            assert all((env.observe(other)["observation"] == before[0][other]).all() for other in env.agents)
            assert (env.state() == before[1]).all()
            assert env.agent_selection != agent
    assert (sealed > 0) == (id in ("great_race", "rat_and_dragon") and seats > 1)


def test_the_rewards_are_the_returns(table: tuple[str, int]) -> None:
    id, seats = table
    options = SHORT.get(id)
    env = aec_env(id, seats, options=options)
    got = play_aec(env, seed=4)
    record = env.unwrapped.batch.record(0)
    state = record.game.start()
    for seat, text in record.steps:
        state.apply(text, seat)
    assert tuple(got.values()) == pytest.approx(state.returns)
    assert not env.agents


def test_both_interfaces_play_the_same_games(table: tuple[str, int]) -> None:
    id, seats = table
    one, all_at_once = aec_env(id, seats), parallel_env(id, seats)
    for seed in (7, None):
        random = np.random.default_rng(1)
        one.reset(seed=seed)
        observations, infos = all_at_once.reset(seed=seed)
        assert infos == {agent: {} for agent in one.possible_agents}
        for _ in range(40):
            noop = all_at_once.noop
            actions = {agent: legal(told, random) for agent, told in observations.items()}
            for agent, action in actions.items():
                assert (action == noop) == (observations[agent]["action_mask"][noop] == 1)
                if action != noop:
                    assert one.agent_selection == agent
                    one.step(action)
            observations, rewards, terminated, truncated, _ = all_at_once.step(actions)
            assert one.rewards == rewards
            assert one.terminations == terminated
            assert one.truncations == truncated
            for agent in one.possible_agents:
                assert (one.observe(agent)["observation"] == observations[agent]["observation"]).all()
            if not all_at_once.agents:
                break
        assert one.unwrapped.batch.states() == all_at_once.batch.states()


def test_a_seed_is_a_series_of_games(game_id: str) -> None:
    def series(env: Any, seed: int | None) -> list[bytes]:
        env.reset(seed=seed)
        states = [env.state().tobytes()]
        for _ in range(3):
            env.reset()
            states.append(env.state().tobytes())
        return states

    options = {"placement": "random"} if game_id == "celestial_checkers" else None
    env = aec_env(game_id, options=options)
    first = series(env, 1)
    assert len(set(first)) == 4
    assert series(env, 1) == first != series(env, 2)
    assert series(copy.deepcopy(env), 1) == first
    assert series(aec_env(game_id, options=options, seed=1), None) == first


def test_what_is_told_is_the_callers(game_id: str) -> None:
    env = parallel_env(game_id)
    random = np.random.default_rng(1)
    observations, _ = env.reset(seed=1)
    for _ in range(20):
        kept = copy.deepcopy(observations)
        state = env.state()
        state_before = state.copy()
        later, *_ = env.step({agent: legal(told, random) for agent, told in observations.items()})
        assert (state == state_before).all()
        for agent, told in observations.items():
            for name in ("observation", "action_mask"):
                assert (told[name] == kept[agent][name]).all()
                told[name][:] = 1
        state[:] = 1
        observations = later
        if not env.agents:
            break
        assert set(env.batch.states()[0].to_act) == {
            seat for seat, told in enumerate(observations.values()) if not told["action_mask"][env.noop]
        }


# --- Actions that are not legal.


def illegal_one(env: Any) -> int:
    return int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])


def test_an_illegal_action_is_refused(game_id: str) -> None:
    env = aec_env(game_id)
    env.reset(seed=1)
    agent, state = env.agent_selection, env.state()
    for wrong in (illegal_one(env), -1, 10**6):
        with pytest.raises(sx.IllegalAction):
            env.step(wrong)
    for no_number in (None, "pass", 1.5, np.zeros(2, int)):
        with pytest.raises(TypeError):
            env.step(no_number)
    assert env.agent_selection == agent
    assert (env.state() == state).all()
    env.step(legal(env.observe(agent), np.random.default_rng(1)))


def test_an_illegal_action_loses(table: tuple[str, int]) -> None:
    id, seats = table
    env = aec_env(id, seats, illegal="lose")
    env.reset(seed=1)
    random = np.random.default_rng(1)
    for _ in range(5):
        env.step(legal(env.observe(env.agent_selection), random))
    loser = env.agent_selection
    env.step(illegal_one(env))
    assert env.terminations == dict.fromkeys(env.possible_agents, True)
    assert not any(env.truncations.values())
    assert env.rewards[loser] == -1
    others = [reward for agent, reward in env.rewards.items() if agent != loser]
    assert others == pytest.approx([1 / (seats - 1)] * (seats - 1) if seats > 1 else [])
    for _ in range(seats):
        env.step(None)
    assert not env.agents


def test_an_illegal_action_is_passed_over(table: tuple[str, int]) -> None:
    id, seats = table
    env = aec_env(id, seats, illegal="noop", max_decisions=3)
    for _ in range(2):
        env.reset(seed=1)
        agent, state = env.agent_selection, env.state()
        for _ in range(2):
            env.step(illegal_one(env))
            assert env.agent_selection == agent
            assert (env.state() == state).all()
            assert not any(env.truncations.values())
        env.step(illegal_one(env))
        assert all(env.truncations.values())
        assert not any(env.terminations.values())
        assert not any(env.rewards.values())


@pytest.mark.parametrize("make", [aec_env, parallel_env])
def test_nobody_can_lose_less_by_a_forfeit(make: Make) -> None:
    with pytest.raises(sx.Error, match="margin"):
        make("celestial_checkers", options={"objective": "margin"}, illegal="lose")
    make("celestial_checkers", options={"objective": "margin"}, illegal="noop")


def test_seats_that_are_wrong_together_lose_together() -> None:
    env = parallel_env("great_race", 4, illegal="lose")
    for offenders in range(1, 5):
        observations, _ = env.reset(seed=1)
        random = np.random.default_rng(1)
        assert not any(told["action_mask"][env.noop] for told in observations.values()), "all choose at once"
        actions = {agent: legal(told, random) for agent, told in observations.items()}
        for agent in env.possible_agents[:offenders]:
            actions[agent] = env.noop
        _, rewards, terminated, truncated, _ = env.step(actions)
        assert all(terminated.values())
        assert not any(truncated.values())
        assert sum(rewards.values()) == pytest.approx(0)
        if offenders < 4:
            assert list(rewards.values()) == pytest.approx([-1 / offenders] * offenders + [1 / (4 - offenders)] * (4 - offenders))
        else:
            assert not any(rewards.values())


def test_only_who_was_wrong_is_asked_again() -> None:
    env = parallel_env("great_race", 4, illegal="noop")
    observations, _ = env.reset(seed=1)
    random = np.random.default_rng(1)
    first = {agent: legal(told, random) for agent, told in observations.items()}
    observations, *_ = env.step(first | {"player_2": env.noop})
    assert [agent for agent, told in observations.items() if not told["action_mask"][env.noop]] == ["player_2"]
    env.step({"player_2": first["player_2"]})
    straight = parallel_env("great_race", 4)
    straight.reset(seed=1)
    straight.step(first)
    assert env.batch.states() == straight.batch.states()


def test_parallel_refusals_say_who() -> None:
    env = parallel_env("wu_xing", 3)
    with pytest.raises(sx.Error, match="reset"):
        env.step({})
    observations, _ = env.reset(seed=1)
    (owing,) = (agent for agent, told in observations.items() if not told["action_mask"][env.noop])
    idle = next(agent for agent in env.agents if agent != owing)
    right = {owing: legal(observations[owing], np.random.default_rng(1))}
    with pytest.raises(sx.IllegalAction, match=f"{owing} has to choose"):
        env.step({})
    with pytest.raises(sx.IllegalAction, match=f"{idle} owes nothing"):
        env.step(right | {idle: 0})
    with pytest.raises(sx.Error, match="player_9"):
        env.step(right | {"player_9": 0})
    wrong = int(np.flatnonzero(observations[owing]["action_mask"] == 0)[0])
    with pytest.raises(sx.IllegalAction):
        env.step({owing: wrong})
    env.step(right)


# --- What is asked for.


def test_watchers_see_the_board(game_id: str) -> None:
    for mode, kind in (("ansi", str), ("rgb_array", np.ndarray), (None, type(None))):
        env = aec_env(game_id, render_mode=mode)
        env.reset(seed=1)
        assert isinstance(env.render(), kind)


def test_watchers_see_nothing_hidden(game_id: str) -> None:
    env, other = (aec_env(game_id, render_mode="ansi") for _ in range(2))
    random = np.random.default_rng(1)
    env.reset(seed=1)
    other.reset(seed=2)
    for step in range(40):
        env.step(legal(env.observe(env.agent_selection), random))
        state = env.unwrapped.batch.states()[0]
        other.unwrapped.batch.set_states([state.game.determinize(state, sx.WATCHER, step)])
        assert env.render() == other.render()


def test_pettingzoo_knows_the_games_by_name() -> None:
    known = {name: pettingzoo.make("aec", name).metadata["name"] for name in IDS}
    assert known == {name: f"shengxiao_{id}_v0" for name, id in IDS.items()}
    env = pettingzoo.make("parallel", "Shengxiao/WuXing-v0", seats=4, max_cycles=2, illegal="noop")
    env.reset(seed=1)
    env.step({})
    assert len(env.agents) == 4
    env.step({})
    assert env.agents == []


def test_environments_are_pickled_as_they_were_made() -> None:
    for make in (aec_env, parallel_env):
        env = make("zodiac", 3, options={"turn_limit": 50}, illegal="noop")
        again = pickle.loads(pickle.dumps(env.unwrapped))
        assert again.batch.rules == env.unwrapped.batch.rules
        env.reset(seed=1)
        again.reset(seed=1)
        assert (again.state() == env.state()).all()


@pytest.mark.parametrize("make", [aec_env, parallel_env])
@pytest.mark.parametrize(
    "wrong", [{"illegal": "explode"}, {"render_mode": "human"}, {"seats": 99}, {"options": {"turn_limit": "many"}}, {"id": "chess"}]
)
def test_wrong_environments_are_refused(make: Make, wrong: dict[str, Any]) -> None:
    with pytest.raises(sx.Error):
        make(**{"id": "zodiac", **wrong})


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 700), st.integers(0, 3)), max_size=30), st.sampled_from(["great_race", "zodiac"]))
def test_any_actions_at_all_keep_the_promises(actions: list[tuple[int, int]], id: str) -> None:
    """With "noop" an environment bears whatever is chosen: it is in its spaces, and the rewards are those of the end."""
    env = parallel_env(id, 4 if id == "great_race" else 3, illegal="noop")
    observations, _ = env.reset(seed=1)
    for action, kind in actions:
        chosen = {agent: action for agent in env.agents}
        if kind:
            masks = {agent: np.flatnonzero(told["action_mask"]) for agent, told in observations.items()}
            chosen = {agent: int(allowed[action % len(allowed)]) for agent, allowed in masks.items()}
        observations, rewards, terminated, truncated, _ = env.step(chosen)
        for agent, told in observations.items():
            assert env.observation_space(agent).contains(told)
            assert told["action_mask"].any()
        assert any(terminated.values()) or not any(rewards.values())
        assert not any(truncated.values())

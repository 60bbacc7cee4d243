"""The checker of vector environments: what keeps its promises passes, and each promise that is broken is found."""

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

import shengxiao as sx
from shengxiao._adapter import IDS
from shengxiao.check import check_vector_env, main

NEXT_STEP, SAME_STEP, DISABLED = MODES = (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP, AutoresetMode.DISABLED)


class Walk(VectorEnv[Any, Any, Any]):
    """Walks to a goal by steps of 1 or 2; never past it. Whoever needs more than five steps is too late. It keeps every promise."""

    def __init__(self, mode: AutoresetMode, num_envs: int = 3) -> None:
        self.metadata = {"autoreset_mode": mode}
        self.mode = mode
        self.num_envs = num_envs
        self.single_observation_space = spaces.Dict(
            {"observation": spaces.Box(0, 20, (3,), np.float32), "action_mask": spaces.Box(0, 1, (3,), np.int8)}
        )
        self.single_action_space = spaces.Discrete(3)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.at, self.goal, self.steps = np.zeros((3, num_envs), int)
        self.over = np.zeros(num_envs, bool)

    def begin(self, which: Any) -> None:
        for place in np.flatnonzero(which):
            self.at[place] = self.steps[place] = 0
            self.goal[place] = self.random.integers(2, 12)
            self.over[place] = False

    def told(self) -> Any:
        left = self.goal - self.at
        mask = np.stack([left >= 1, left >= 2, np.zeros_like(left)], axis=1).astype(np.int8)
        return {"observation": np.stack([self.at, self.goal, self.steps], axis=1).astype(np.float32), "action_mask": mask}

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.told()["action_mask"], "_action_mask": np.ones(self.num_envs, bool)}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        if seed is not None:
            self.random = np.random.default_rng(seed)
        self.begin((options or {}).get("reset_mask", np.ones(self.num_envs, bool)))
        return self.told(), self.info()

    def move(self, place: int, action: int) -> None:
        if not self.told()["action_mask"][place, action]:
            raise ValueError(f"place {place} cannot do {action}")
        self.at[place] += action + 1
        self.steps[place] += 1

    def step(self, actions: Any) -> Any:
        waits = self.over.copy()
        for place in np.flatnonzero(~waits):
            self.move(int(place), actions[place])
        terminated = ~waits & (self.at == self.goal)
        truncated = ~waits & ~terminated & (self.steps == 5)
        self.over = terminated | truncated
        if self.mode == NEXT_STEP:
            self.begin(waits)
        told, info = self.told(), self.info()
        if self.mode == SAME_STEP and self.over.any():
            told, info = self.begin_at_once(told)
        return told, terminated.astype(float), terminated, truncated, info

    def begin_at_once(self, told: Any) -> Any:
        finals: dict[str, Any] = {}
        for place in np.flatnonzero(self.over):
            final = {name: array[place] for name, array in told.items()}
            self._add_info(finals, {"final_obs": final, "final_info": {"steps": int(self.steps[place])}}, int(place))
        self.begin(self.over)
        return self.told(), self.info() | finals


def test_what_keeps_its_promises_passes() -> None:
    for mode in MODES:
        assert check_vector_env(Walk(mode)) == []
        assert check_vector_env(Walk(mode, num_envs=1)) == []


@pytest.mark.parametrize("mode", MODES)
def test_gymnasiums_own_vectors_pass(mode: AutoresetMode) -> None:
    env = gymnasium.make_vec("CartPole-v1", num_envs=3, vectorization_mode="sync", vector_kwargs={"autoreset_mode": mode})
    assert check_vector_env(env, steps=150) == []


def test_gymnasiums_native_vector_passes() -> None:
    assert check_vector_env("CartPole-v1", steps=150) == []


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", IDS)
def test_the_games_pass(name: str, mode: AutoresetMode) -> None:
    how: dict[str, Any] = {"opponents": "greedy", "autoreset_mode": mode, "max_episode_steps": 30}
    if IDS[name] in ("zodiac", "wu_xing"):
        how["options"] = {"turn_limit": 30}
    assert check_vector_env(name, steps=100, **how) == []


@pytest.mark.parametrize("mode", ["next_step", "same_step", "disabled"])
@pytest.mark.parametrize("layout", ["rows", "seats"])
def test_batches_pass(game_id: str, mode: str, layout: str) -> None:
    still = game_id == "celestial_checkers"  # without random placement it has no chance
    how: dict[str, Any] = {"autoreset_mode": mode, "layout": layout, "max_decisions": 60, "deterministic": still}
    assert check_vector_env(game_id, num_envs=2, steps=65, **how) == []


def test_a_batch_that_is_there_passes() -> None:
    batch = sx.batch("wu_xing", n=2, options={"turn_limit": 30}, dtype="uint8", opponents={1: "greedy"}, autoreset_mode="same_step")
    assert check_vector_env(batch, autoreset_mode="same_step") == []
    assert check_vector_env(batch, autoreset_mode="next_step") != []


# --- Each promise, broken. What is found is named by its kind, and nothing else is found.


def told_by(change: Callable[[Any], None]) -> Callable[[Walk], None]:
    """What is told, changed."""

    def spoil(env: Walk) -> None:
        tell = env.told

        def told() -> Any:
            right = tell()
            change(right)
            return right

        env.told = told  # type: ignore[method-assign]

    return spoil


def stepped(change: Callable[[Walk, list[Any]], None]) -> Callable[[Walk], None]:
    """What a step returns, changed."""

    def spoil(env: Walk) -> None:
        step = env.step

        def wrong(actions: Any) -> Any:
            answer = list(step(actions))
            change(env, answer)
            return tuple(answer)

        env.step = wrong  # type: ignore[method-assign]

    return spoil


def put(at: int, what: Callable[[Any], Any]) -> Callable[[Walk], None]:
    """One part of what a step returns, made of the right one."""

    def change(_: Walk, answer: list[Any]) -> None:
        answer[at] = what(answer[at])

    return stepped(change)


def no_mode(env: Walk) -> None:
    env.metadata = {"autoreset_mode": "NextStep"}


def small_observation_space(env: Walk) -> None:
    mask = spaces.Box(0, 1, (3,), np.int8)
    env.single_observation_space = spaces.Dict({"observation": spaces.Box(0, 30, (3,), np.float32), "action_mask": mask})


def other_action_space(env: Walk) -> None:
    env.action_space = batch_space(spaces.Discrete(2), env.num_envs)


def both(_: Walk, answer: list[Any]) -> None:
    answer[3] = answer[2] | answer[3]


def reward_of_nothing(_: Walk, answer: list[Any]) -> None:
    answer[1] = np.where(answer[2], np.nan, answer[1])


def refuses_what_it_allows(env: Walk) -> None:
    move = env.move

    def fussy(place: int, action: int) -> None:
        if env.at[place] == 3:
            raise RuntimeError("not from here")
        move(place, action)

    env.move = fussy  # type: ignore[method-assign]


def allows_nothing(told: Any) -> None:
    told["action_mask"][told["observation"][:, 0] == 4] = 0


def twos(told: Any) -> None:
    told["action_mask"] *= 2


def other_mask_in_info(env: Walk) -> None:
    env.info = lambda: {"action_mask": np.ones((env.num_envs, 3), np.int8)}  # type: ignore[method-assign]


def ignores_seed(env: Walk) -> None:
    reset = env.reset
    env.random = np.random.default_rng(1)
    env.reset = lambda *, seed=None, options=None: reset(options=options)  # type: ignore[method-assign]


def one_seed_for_all(env: Walk) -> None:
    reset = env.reset
    env.reset = lambda *, seed=None, options=None: reset(seed=seed and 5, options=options)  # type: ignore[method-assign]


def one_array(at: int) -> Callable[[Walk], None]:
    def spoil(env: Walk) -> None:
        kept: list[Any] = []

        def change(_: Walk, answer: list[Any]) -> None:
            if not kept:
                kept.append(answer[at])
            kept[0][...] = answer[at]
            answer[at] = kept[0]

        stepped(change)(env)

    return spoil


def one_observation(env: Walk) -> None:
    kept: dict[str, Any] = {}

    def change(told: Any) -> None:
        for name in told:
            array = kept.setdefault(name, told[name])
            array[...] = told[name]
            told[name] = array

    told_by(change)(env)


def plays_while_it_begins(env: Walk) -> None:
    begin, step = env.begin, env.step

    def wrong(actions: Any) -> Any:
        def and_goes(which: Any) -> None:
            begin(which)
            for place in np.flatnonzero(which):
                env.at[place] += actions[place]

        env.begin = and_goes  # type: ignore[method-assign]
        answer = step(actions)
        env.begin = begin  # type: ignore[method-assign]
        return answer

    env.step = wrong  # type: ignore[method-assign]


def reward_for_beginning(env: Walk, answer: list[Any]) -> None:
    answer[1] = np.where(env.steps == 0, 0.5, answer[1])


def is_another_mode(mode: AutoresetMode) -> Callable[[Walk], None]:
    def spoil(env: Walk) -> None:
        env.metadata = {"autoreset_mode": mode}

    return spoil


def without(name: str) -> Callable[[Walk, list[Any]], None]:
    def change(_: Walk, answer: list[Any]) -> None:
        answer[4].pop(name, None)

    return change


def marks_all(name: str) -> Callable[[Walk, list[Any]], None]:
    def change(env: Walk, answer: list[Any]) -> None:
        if name in answer[4]:
            answer[4][name] = np.ones(env.num_envs, bool)

    return change


def finals_of_what_begins(_: Walk, answer: list[Any]) -> None:
    for place in np.flatnonzero(answer[2] | answer[3]):
        answer[4]["final_obs"][place] = {name: array[place] for name, array in answer[0].items()}


def wide_finals(_: Walk, answer: list[Any]) -> None:
    for place in np.flatnonzero(answer[2] | answer[3]):
        answer[4]["final_obs"][place]["observation"] = np.zeros(4, np.float32)


def reset_by(what: Callable[[Walk, Any], Any]) -> Callable[[Walk], None]:
    """What a reset_mask does, changed."""

    def spoil(env: Walk) -> None:
        reset = env.reset

        def wrong(*, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
            if options is None:
                return reset(seed=seed)
            mask = what(env, options["reset_mask"])
            return reset(options={"reset_mask": mask}) if mask is not None else (env.told(), env.info())

        env.reset = wrong  # type: ignore[method-assign]

    return spoil


def has_no_reset_mask(env: Walk, mask: Any) -> Any:
    raise TypeError("what is a reset_mask?")


def never_ends(env: Walk) -> None:
    def move(place: int, action: int) -> None:
        pass

    env.move = move  # type: ignore[method-assign]


BROKEN: list[tuple[str, AutoresetMode, Callable[[Walk], None]]] = [
    ("metadata", NEXT_STEP, no_mode),
    ("observation_space", NEXT_STEP, small_observation_space),
    ("action_space", NEXT_STEP, other_action_space),
    ("observation", NEXT_STEP, put(0, lambda told: told | {"observation": told["observation"].astype(float)})),
    ("observation", NEXT_STEP, put(0, lambda told: told | {"observation": told["observation"] + 15})),
    ("observation", NEXT_STEP, put(0, lambda told: told | {"observation": told["observation"][:, :2]})),
    ("rewards", NEXT_STEP, put(1, list)),
    ("rewards", NEXT_STEP, put(1, lambda rewards: rewards[:, None])),
    ("terminated", NEXT_STEP, put(2, lambda flags: flags.astype(int))),
    ("truncated", NEXT_STEP, put(3, lambda flags: flags.any())),
    ("info", NEXT_STEP, put(4, lambda info: [info])),
    ("finite", NEXT_STEP, stepped(reward_of_nothing)),
    ("both", NEXT_STEP, stepped(both)),
    ("refused", NEXT_STEP, refuses_what_it_allows),
    ("observation mask", NEXT_STEP, told_by(twos)),
    ("mask refused", NEXT_STEP, told_by(allows_nothing)),
    ("mask", NEXT_STEP, other_mask_in_info),
    ("seed", NEXT_STEP, ignores_seed),
    ("seed", NEXT_STEP, one_seed_for_all),
    ("aliasing", NEXT_STEP, one_observation),
    ("aliasing", SAME_STEP, one_array(1)),
    ("aliasing", SAME_STEP, one_array(2)),
    ("autoreset", NEXT_STEP, plays_while_it_begins),
    ("autoreset", NEXT_STEP, stepped(reward_for_beginning)),
    ("final_obs", SAME_STEP, stepped(without("final_obs"))),
    ("final_obs", SAME_STEP, stepped(without("_final_obs"))),
    ("final_info", SAME_STEP, stepped(without("final_info"))),
    ("final_obs", SAME_STEP, stepped(marks_all("_final_obs"))),
    ("final_info", SAME_STEP, stepped(marks_all("_final_info"))),
    ("final_obs", SAME_STEP, stepped(finals_of_what_begins)),
    ("final_obs", SAME_STEP, stepped(wide_finals)),
    ("final_info final_obs mask refused", DISABLED, is_another_mode(SAME_STEP)),
    ("final_obs", SAME_STEP, is_another_mode(DISABLED)),
    ("reset_mask", DISABLED, reset_by(lambda env, mask: np.ones_like(mask))),
    ("reset_mask mask refused", DISABLED, reset_by(lambda env, mask: None)),
    ("refused", DISABLED, reset_by(has_no_reset_mask)),
    ("ends", NEXT_STEP, never_ends),
]


@pytest.mark.parametrize(("kinds", "mode", "spoil"), BROKEN, ids=[f"{at}-{kinds}" for at, (kinds, _, _) in enumerate(BROKEN)])
def test_a_broken_promise_is_found(kinds: str, mode: AutoresetMode, spoil: Callable[[Walk], None]) -> None:
    env = Walk(mode)
    spoil(env)
    found = check_vector_env(env, steps=120)
    assert {line.split(":")[0] for line in found} == set(kinds.split()), found


def test_more_than_one_is_found() -> None:
    env = Walk(SAME_STEP)
    stepped(both)(env)
    stepped(without("final_info"))(env)
    assert {line.split(":")[0] for line in check_vector_env(env)} == {"both", "final_info"}


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["wu_xing", "--num-envs", "2", "--kwargs", '{"options": {"turn_limit": 20}}']) == 0
    assert capsys.readouterr().out == ""
    assert main(["celestial_checkers", "--steps", "40"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == ["seed", "ends"]
    assert main(["celestial_checkers", "--steps", "300", "--deterministic"]) == 0
    for unknown in (["Chess-v0"], ["nowhere:Chess-v0"], ["wu_xing", "--kwargs", '{"seats": 99}'], ["wu_xing", "--kwargs", '{"chairs": 3}']):
        assert main(unknown) == 2
        assert "cannot be made" in capsys.readouterr().err


def test_the_command_is_a_module() -> None:
    ran = subprocess.run([sys.executable, "-m", "shengxiao.check", "CartPole-v1", "--steps", "9"], capture_output=True, text=True)
    assert ran.returncode == 1
    assert ran.stdout.startswith("ends: no game has ended in 9 steps")

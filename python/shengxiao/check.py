"""A checker for vector environments of Gymnasium: python -m shengxiao.check ENV [--num-envs N] [--steps N] [--kwargs JSON].

ENV is the id of an environment, "module:Name-v0" where a module has to be imported for it, or the id of a game, for a batch of
shengxiao. One line is printed for each promise of Gymnasium 1.x that is not kept, and the exit status is 1. What is looked at:

- spaces: those of a vector are those of its places, and what is told lies in them, with its shape and dtype;
- rewards are finite numbers; no game is both terminated and truncated;
- masks ("action_mask" in observations and infos, and action_masks()): they agree, and what they allow is accepted;
- seeds: the same one gives the same course, another one gives another;
- arrays: none that was returned changes afterwards;
- metadata["autoreset_mode"]: games that are over begin anew as it says, with final observations or by reset_mask.
"""

import argparse
import copy
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from . import Batch, _adapter, batch, games
from . import gymnasium as learners

__all__ = ["check_vector_env", "main"]

Array = np.ndarray[Any, Any]
Env = VectorEnv[Any, Any, Any]

ENOUGH_ENDS = 12
FEWEST_STEPS = 60  # even where games end sooner


class Told(NamedTuple):
    """What a step returns, or a reset."""

    observation: Any
    rewards: Any
    terminated: Any
    truncated: Any
    info: Any

    def ended(self) -> Array:
        over: Array = self.terminated | self.truncated
        return over


class Findings:
    """What is wrong, in the order in which it was found. Of each kind the first is kept."""

    def __init__(self) -> None:
        self.lines: dict[str, str] = {}

    def add(self, kind: str, text: str) -> None:
        self.lines.setdefault(kind, f"{kind}: {text}")


def check_vector_env(
    env: str | Env | Batch, num_envs: int = 3, steps: int = 1000, seed: int = 1, deterministic: bool = False, **kwargs: Any
) -> list[str]:
    """What is wrong with a vector environment, a line each; nothing where it keeps its promises.

    env: one that is there, which is reset and stepped, or the id of one, which is made of num_envs and kwargs. A Batch does not tell its
    mode: give it too, as autoreset_mode="next_step". steps: of one course; it is shorter where enough games have ended. deterministic:
    nothing is left to chance, so another seed need not give another course.
    """
    made = _made(env, num_envs, kwargs)
    findings = Findings()
    _check_spaces(made, findings)
    course = Course(made, findings, steps)
    first = course.play(seed)
    if not course.is_broken_off:
        again, contrary, other = (Course(made, findings, steps).play(*how) for how in ((seed,), (seed, True), (seed + 1,)))
        if (step := _first_difference(first, again)) is not None:
            findings.add("seed", f"the same seed gives another course from step {step} on")
        elif (step := _first_difference(first, contrary)) is not None:
            findings.add("autoreset", f"what is chosen in games that are over matters, at step {step}; in NEXT_STEP it is not looked at")
        if not deterministic and _first_difference(first, other) is None:
            findings.add("seed", "another seed gives the same course (deterministic)")
        if not any(told.ended().any() for told in first):
            findings.add("ends", f"no game has ended in {len(first) - 1} steps: what happens then was not looked at (steps)")
    if isinstance(env, str):
        made.close()
    return list(findings.lines.values())


def _made(env: str | Env | Batch, num_envs: int, kwargs: dict[str, Any]) -> Env:
    if isinstance(env, str) and env in {game.id for game in games()}:
        env = batch(env, num_envs, **kwargs)
    if isinstance(env, Batch):
        return _BatchEnv(env, learners.mode_of(kwargs.get("autoreset_mode", "next_step")))
    return gymnasium.make_vec(env, num_envs=num_envs, **kwargs) if isinstance(env, str) else env


def _check_spaces(env: Env, findings: Findings) -> None:
    mode = env.metadata.get("autoreset_mode")
    if not isinstance(mode, AutoresetMode):
        findings.add("metadata", f'metadata["autoreset_mode"] is {mode!r}, which is no AutoresetMode')
    for name in ("observation_space", "action_space"):
        whole, single = getattr(env, name), getattr(env, f"single_{name}")
        if whole != batch_space(single, env.num_envs):
            findings.add(name, f"it is not that of {env.num_envs} times single_{name}")


def _first_difference(course: list[Told], other: list[Told]) -> int | None:
    """The first step in which two courses differ, infos aside: they may hold the time."""
    for number, (one, another) in enumerate(zip(course, other, strict=False)):
        if not _are_same(one[:4], another[:4]):
            return number
    return None if len(course) == len(other) else min(len(course), len(other))


def _arrays(data: Any, path: str) -> Iterator[tuple[str, Array]]:
    """All arrays within what was returned, with where they are."""
    if isinstance(data, np.ndarray):
        yield path, data
    elif isinstance(data, dict):
        for name, value in data.items():
            yield from _arrays(value, f"{path}[{name!r}]")
    elif isinstance(data, tuple):
        for at, value in enumerate(data):
            yield from _arrays(value, f"{path}[{at}]")


def _are_same(one: Any, other: Any) -> bool:
    """Whether the arrays within both are the same; NaN is the same as NaN."""

    def is_same(a: Array, b: Array) -> bool:
        if a.dtype == object:
            return data_equivalence(a, b, exact=True)
        return a.dtype == b.dtype and np.array_equal(a, b, equal_nan=a.dtype.kind == "f")

    return all(is_same(a, b) for (_, a), (_, b) in zip(_arrays(one, ""), _arrays(other, ""), strict=True))


class Course:
    """Plays an environment once, and looks at all that it tells."""

    def __init__(self, env: Env, findings: Findings, steps: int) -> None:
        self.env, self.findings, self.steps = env, findings, steps
        self.mode = env.metadata.get("autoreset_mode")
        self.over = np.zeros(env.num_envs, bool)  # whose games are over, and begin anew in the next step
        self.mask: Array | None = None
        self.kept: list[tuple[str, Array, Array]] = []  # what was returned last, and what was in it then
        self.finals: set[bool] = set()  # whether a final observation was another than what the next game began with
        self.begun: set[bool] = set()  # whether a reset_mask changed what it marked
        self.is_broken_off = False

    def play(self, seed: int, contrary: bool = False) -> list[Told]:
        """All that is told from a reset on. contrary: something else is chosen in games that are over."""
        random, other = np.random.default_rng(0), np.random.default_rng(1)
        space, other_space = copy.deepcopy(self.env.action_space), copy.deepcopy(self.env.action_space)
        space.seed(0)
        other_space.seed(1)
        course: list[Told] = []
        told = self._call("reset()", lambda: self.env.reset(seed=seed))
        ends = 0
        while told is not None:
            course.append(copy.deepcopy(told))
            if len(course) > self.steps or (ends >= ENOUGH_ENDS and len(course) > FEWEST_STEPS):
                break
            actions, otherwise = self._choice(random, space), self._choice(other, other_space)
            if contrary and isinstance(actions, np.ndarray):
                actions[self.over] = otherwise[self.over]
            told = self._step(actions)
            ends += 0 if told is None else int(told.ended().sum())
            if told is not None and self.mode == AutoresetMode.DISABLED and told.ended().any():
                course.append(copy.deepcopy(told))
                told = self._begin_again(told)
        if self.finals == {False}:
            self.findings.add("final_obs", "it is always what the next game begins with")
        if self.begun == {False}:
            self.findings.add("reset_mask", "the games that are marked stay as they were")
        return course

    def _choice(self, random: np.random.Generator, space: spaces.Space[Any]) -> Any:
        """Actions that are allowed, at random; 0 where nothing is."""
        if self.mask is None:
            return space.sample()
        return (random.random(self.mask.shape) * (self.mask != 0)).argmax(axis=-1)

    def _step(self, actions: Any) -> Told | None:
        told = self._call("step()", lambda: self.env.step(actions))
        if told is None:
            return None
        ended = told.ended()
        if self.mode == AutoresetMode.SAME_STEP:
            self._check_finals(told, ended)
        elif "final_obs" in told.info:
            self.findings.add("final_obs", f"there is one in info, as in SAME_STEP; metadata says {self.mode}")
        if np.asarray(told.rewards)[self.over].any() or ended[self.over].any():
            self.findings.add("autoreset", "the step after an end has a reward or an end of its own; in NEXT_STEP it only resets")
        self.over = ended if self.mode == AutoresetMode.NEXT_STEP else np.zeros(self.env.num_envs, bool)
        return told

    def _call(self, name: str, ask: Callable[[], tuple[Any, ...]]) -> Told | None:
        """What a reset or a step tells; nothing where it raises, or tells something else."""
        none = np.zeros(self.env.num_envs, bool)
        try:
            answer = ask()
            told = Told(answer[0], np.zeros(self.env.num_envs), none, none, answer[1]) if len(answer) == 2 else Told(*answer)
        except Exception as reason:  # whatever it is, it is to be told
            self.findings.add("refused", f"{name} raised for what is allowed: {type(reason).__name__}: {reason}")
            self.is_broken_off = True
            return None
        for path, array, before in self.kept:
            if not _are_same(array, before):
                self.findings.add("aliasing", f"{path} that was returned has changed with the next call")
        self.kept = [(path, array, copy.deepcopy(array)) for name, data in told._asdict().items() for path, array in _arrays(data, name)]
        self.is_broken_off = not self._has_shapes(name, told)
        if self.is_broken_off:
            return None
        self._look(name, told)
        self._look_at_masks(name, told)
        return told

    def _has_shapes(self, name: str, told: Told) -> bool:
        n, wrong = self.env.num_envs, []
        for what, kinds, words in (("rewards", "fiu", "numbers"), ("terminated", "b", "bools"), ("truncated", "b", "bools")):
            array = getattr(told, what)
            if not isinstance(array, np.ndarray) or array.shape != (n,) or array.dtype.kind not in kinds:
                wrong.append((what, f"{name} tells {array!r}, not an array of {n} {words}"))
        if not isinstance(told.info, dict):
            wrong.append(("info", f"{name} tells a {type(told.info).__name__}, not a dict"))
        for what, text in wrong:
            self.findings.add(what, " ".join(text.split()))
        return not wrong

    def _look(self, name: str, told: Told) -> None:
        if told.observation not in self.env.observation_space:
            self.findings.add("observation", f"what {name} tells does not lie in observation_space")
        if not np.isfinite(told.rewards).all():
            self.findings.add("finite", f"{name} tells the rewards {told.rewards}")
        if (told.terminated & told.truncated).any():
            self.findings.add("both", f"{name} tells a game that is terminated and truncated")

    def _look_at_masks(self, name: str, told: Told) -> None:
        masks = {}
        for where, data in (("observation", told.observation), ("info", told.info)):
            # What a reset_mask leaves alone is not told in the info of a vector of single environments.
            if isinstance(data, dict) and "action_mask" in data and np.all(data.get("_action_mask", True)):
                masks[where] = np.asarray(data["action_mask"])
        if masks and callable(asked := getattr(self.env.unwrapped, "action_masks", None)):
            masks["action_masks()"] = np.asarray(asked())
        goes_on = np.ones(self.env.num_envs, bool) if self.mode == AutoresetMode.SAME_STEP else ~told.ended()
        for where, mask in masks.items():
            if mask.dtype.kind not in "biu" or not np.isin(mask, (0, 1)).all():
                self.findings.add("mask", f"that of {where} after {name} is not made of 0 and 1")
            elif not (mask != 0).reshape(self.env.num_envs, -1).any(axis=1)[goes_on].all():
                self.findings.add("mask", f"that of {where} after {name} allows nothing in a game that goes on")
            if not np.array_equal(mask != 0, next(iter(masks.values())) != 0):
                self.findings.add("mask", f"that of {where} differs from that of {next(iter(masks))} after {name}")
        if masks:
            self.mask = next(iter(masks.values())).copy()

    def _check_finals(self, told: Told, ended: Array) -> None:
        if not ended.any():
            return
        for name in ("final_obs", "final_info"):
            if name not in told.info or f"_{name}" not in told.info:
                self.findings.add(name, f"it is not in info, with _{name}, where a game ends in SAME_STEP")
            elif not np.array_equal(np.asarray(told.info[f"_{name}"], bool), ended):
                self.findings.add(name, f"_{name} does not mark the games that ended")
        if "final_obs" in told.info:
            for place in np.flatnonzero(ended):
                final = told.info["final_obs"][place]
                if final not in self.env.single_observation_space:
                    self.findings.add("final_obs", "it does not lie in single_observation_space")
                    return
                next_one = [array[place] for path, array in _arrays(told.observation, "") if "mask" not in path]
                last_one = [array for path, array in _arrays(final, "") if "mask" not in path]
                self.finals.add(any(not np.array_equal(one, other) for one, other in zip(last_one, next_one, strict=True)))

    def _begin_again(self, told: Told) -> Told | None:
        """What DISABLED asks for: the games that are over are reset, and the others stay as they are."""
        ended = told.ended()
        before = dict(_arrays(copy.deepcopy(told.observation), "observation"))
        again = self._call("reset(reset_mask)", lambda: self.env.reset(options={"reset_mask": ended.copy()}))
        for path, now in _arrays(None if again is None else again.observation, "observation"):
            if not np.array_equal(now[~ended], before[path][~ended]):
                self.findings.add("reset_mask", f"{path} changes in games that are not marked")
            if "mask" not in path:
                self.begun.add(not np.array_equal(now[ended], before[path][ended]))
        return again


class _BatchEnv(VectorEnv[Any, Any, Any]):
    """A batch of shengxiao as a vector environment in which every seat acts: its arrays by game and seat."""

    def __init__(self, of: Batch, mode: AutoresetMode) -> None:
        self.batch = of
        self.metadata = {"autoreset_mode": mode}
        self.num_envs = of.n
        rules = of.rules
        shape = (of.seats, rules.observation_size)
        numbers = spaces.Box(0, 255, shape, np.uint8) if of.observation.dtype == np.uint8 else _adapter.numbers(shape)
        masks = spaces.Box(0, 1, (of.seats, rules.action_count), np.int8)
        self.single_observation_space = spaces.Dict({"observation": numbers, "action_mask": masks})
        self.single_action_space = spaces.MultiDiscrete([rules.action_count] * of.seats)
        self.observation_space = batch_space(self.single_observation_space, of.n)
        self.action_space = batch_space(self.single_action_space, of.n)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        self.batch.reset(seed=seed, options=options)
        return self._told(), {}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        of = self.batch
        of.step(actions if of.observation.ndim == 3 else actions[of.game, of.seat])
        ended = of.terminated | of.truncated
        info: dict[str, Any] = {}
        if self.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP:
            nothing = np.zeros((of.seats, of.rules.action_count), np.int8)
            for nth, game in enumerate(of.final_game):
                final = {"observation": of.final_observation[nth].copy(), "action_mask": nothing}
                self._add_info(info, {"final_obs": final, "final_info": {"points": of.final_points[nth].copy()}}, int(game))
        worth = np.abs(of.reward).max(axis=1)
        return self._told(), worth, ended & ~of.truncated, of.truncated.copy(), info

    def _told(self) -> dict[str, Array]:
        of, by_seat = self.batch, (self.num_envs, self.batch.seats)
        told = {
            "observation": np.zeros((*by_seat, of.rules.observation_size), of.observation.dtype),
            "action_mask": np.zeros((*by_seat, of.rules.action_count), np.int8),
        }
        told["observation"][of.game, of.seat] = of.observation
        told["action_mask"][of.game, of.seat] = of.mask
        return told


def main(given: Sequence[str] | None = None) -> int:
    """The command. 0: nothing is wrong; 1: what is wrong is printed; 2: there is no such environment."""
    parser = argparse.ArgumentParser(prog="python -m shengxiao.check", description="Checks a vector environment of Gymnasium.")
    parser.add_argument("env", metavar="ENV", help="the id of an environment (module:Name-v0 imports a module first) or of a game")
    parser.add_argument("--num-envs", type=int, default=3, metavar="N", help="places of the vector (3)")
    parser.add_argument("--steps", type=int, default=1000, metavar="N", help="at most so many in each of four courses (1000)")
    parser.add_argument("--deterministic", action="store_true", help="nothing is left to chance: seeds need not matter")
    parser.add_argument("--kwargs", type=json.loads, default={}, metavar="JSON", help="what the environment is made with")
    asked = parser.parse_args(given)
    try:
        found = check_vector_env(asked.env, asked.num_envs, asked.steps, deterministic=asked.deterministic, **asked.kwargs)
    except (gymnasium.error.Error, ImportError, TypeError, ValueError) as reason:
        print(f"{asked.env} cannot be made: {reason}", file=sys.stderr)
        return 2
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

"""The games as environments of Gymnasium, in which one seat learns and opponents hold the others.

Importing this registers Shengxiao/CelestialCheckers-v0, GreatRace-v0, Zodiac-v0, WuXing-v0 and RatAndDragon-v0, for gymnasium.make()
and gymnasium.make_vec(). An observation is {"observation": float32[observation_size], "action_mask": int8[action_count]}; the mask is
in info["action_mask"] and env.action_masks() as well, since libraries look for it in different places. The reward is 0 until the game
is over, then the learner's return. What is chosen in a game that is over does not matter: its mask allows everything, so that a policy
that is asked all the same has something to choose.
"""

from collections.abc import Mapping
from operator import index
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from . import Batch, _adapter, batch, make
from ._adapter import Observation
from ._errors import Error

__all__ = ["LearnerEnv", "LearnerVectorEnv"]

Bools = np.ndarray[Any, np.dtype[np.bool_]]
Floats = np.ndarray[Any, np.dtype[np.float64]]
Mask = np.ndarray[Any, np.dtype[np.int8]]

MODES = {
    AutoresetMode.NEXT_STEP: "next_step",
    AutoresetMode.SAME_STEP: "same_step",
    AutoresetMode.DISABLED: "disabled",
}
MOST_EMPTY_GAMES = 100


class LearnerVectorEnv(VectorEnv[Observation, Any, Any]):
    """Many games at once in a shengxiao.Batch, one seat of each a learner. For gymnasium.make_vec().

    game, seats, options and edition are as in shengxiao.make(), threads as in shengxiao.batch(). seat: the learner's. opponents: a name
    as in shengxiao.agent() for all other seats, or a mapping that has one for each; opponent_nodes bounds their thinking.
    max_episode_steps: a game is truncated after so many decisions of the learner. autoreset_mode: as Gymnasium defines it. Place 0 of a
    vector plays the games that the single environment with the same seed plays.

    illegal: what becomes of an action that the mask does not allow. "error": step() raises IllegalAction, and nothing has happened.
    "lose": the game ends with -1. A batch makes a step in every game, so "noop" is for single environments and vectors of them
    (vectorization_mode="sync" or "async").

    Opponents may end a game before the learner has decided anything; such games are passed over.
    """

    metadata = {"render_modes": list(_adapter.RENDER_MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        opponents: str | Mapping[int, str] = "level:3",
        seat: int | str = 0,
        options: Mapping[str, str | int] | None = None,
        edition: Any = None,
        illegal: str = "error",
        render_mode: str | None = None,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        threads: int = 1,
        opponent_nodes: int | None = None,
        max_episode_steps: int | None = None,
    ) -> None:
        if isinstance(seat, str):
            raise Error(f'seat is "{seat}": a batch has one seat that learns; vectorization_mode="sync" lets it change')
        if illegal == "noop":
            raise Error('illegal is "noop": a batch makes a step in every game; vectorization_mode="sync" can leave one out')
        _adapter.check_choice("render_mode", render_mode, (None, *_adapter.RENDER_MODES))
        self.autoreset_mode = mode_of(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}
        self.render_mode = render_mode
        self.num_envs = num_envs
        rules = make(game, seats, options, edition)
        _adapter.check_illegal(illegal, rules)
        _adapter.check_choice("seat", seat, range(rules.seats))
        self.seat = seat
        self.batch = batch(
            game,
            num_envs,
            rules.seats,
            threads=threads,
            options=options,
            edition=edition,
            autoreset_mode=MODES[self.autoreset_mode],
            max_decisions=max_episode_steps or 0,
            opponents=_opponents(rules.seats, seat, opponents),
            opponent_nodes=opponent_nodes,
        )
        self.single_observation_space = _adapter.observation_space(rules, rules.action_count)
        self.single_action_space = spaces.Discrete(rules.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._illegal = illegal
        self._has_begun = False
        self._over: Bools = np.zeros(num_envs, bool)  # whose game is over, and waits for the next step or for reset()
        self._lost: Bools = np.zeros(num_envs, bool)  # of these, the ones that were lost: in the batch they go on
        self._observation = np.zeros((num_envs, rules.observation_size), np.float32)
        self._mask = np.ones((num_envs, rules.action_count), np.int8)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """All games begin; with options={"reset_mask": bool[num_envs]} those that are marked, and the others stay as they are. Without a
        seed the games after the last ones in the same series begin."""
        super().reset(seed=seed)
        begun = np.ones(self.num_envs, bool)
        if seed is None and self._has_begun:
            which = {"reset_mask": begun} | (options or {})
            self.batch.reset(options=which)
            begun = which["reset_mask"]
        else:
            self.batch.reset(seed=_adapter.seed_of(seed), options=options)
        self._has_begun = True
        self._over &= ~begun
        self._lost &= ~begun
        self._pass_over_empty_games()
        self._look()
        return self._told(), self._info()

    def step(self, actions: Any) -> tuple[Observation, Floats, Bools, Bools, dict[str, Any]]:
        """One action for each game; one for a game that is over is not looked at. All arrays are the caller's to keep."""
        if not self._has_begun or (self._over.any() and self.autoreset_mode == AutoresetMode.DISABLED):
            raise Error(f"games {np.flatnonzero(self._over | (not self._has_begun)).tolist()} are over, or have not begun: reset them")
        chosen = self._chosen(actions)
        lost = self._forfeits(chosen)
        self.batch.step(chosen)
        batch = self.batch
        final = self._observation.copy()
        final[batch.final_game] = batch.final_observation[:, self.seat]
        final[lost] = self._observation[lost]
        rewards = batch.reward[:, self.seat].astype(np.float64)
        terminated, truncated = batch.terminated.copy(), batch.truncated.copy()
        goes_on = lost & ~(terminated | truncated)
        begun = self._over if self.autoreset_mode == AutoresetMode.NEXT_STEP else np.zeros(self.num_envs, bool)
        for array, at_the_end in ((rewards, -1.0), (terminated, True), (truncated, False)):
            array[begun] = 0
            array[lost] = at_the_end
        over = terminated | truncated
        if self.autoreset_mode == AutoresetMode.SAME_STEP:
            self._begin(goes_on)
        else:
            self._begin(begun & self._lost)
            self._over, self._lost = over, goes_on
            self._observation[over] = final[over]
        self._look()
        info = self._info()
        if self.autoreset_mode == AutoresetMode.SAME_STEP:
            self._add_ends(info, over, final)
        return self._told(), rewards, terminated, truncated, info

    def action_masks(self) -> Bools:
        """bool[num_envs, action_count], as sb3-contrib asks for it."""
        return self._mask.astype(bool)

    def render(self) -> tuple[Any, ...] | None:
        """The boards as the learners see them. Where the next game has begun it is that one's."""
        if self.render_mode is None:
            return None
        return tuple(_adapter.render(state, self.seat, self.render_mode) for state in self.batch.states())

    def _chosen(self, actions: Any) -> np.ndarray[Any, np.dtype[np.int64]]:
        """The actions of the games that owe one. Raises Error for what is not one whole number for each game."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise Error(f"the actions must be {self.num_envs} whole numbers, not {given.dtype}{list(given.shape)}")
        chosen: np.ndarray[Any, np.dtype[np.int64]] = given[self.batch.game].astype(np.int64)
        return chosen

    def _forfeits(self, chosen: np.ndarray[Any, np.dtype[np.int64]]) -> Bools:
        """The games that are lost by what was chosen, where that is how it is. Something legal stands in for it: the batch goes on with
        them, unseen, until they begin anew."""
        lost = np.zeros(self.num_envs, bool)
        if self._illegal != "lose":
            return lost
        mask, games = self.batch.mask, self.batch.game
        known = (chosen >= 0) & (chosen < mask.shape[1])
        is_legal = known & mask[np.arange(len(chosen)), np.where(known, chosen, 0)]
        chosen[~is_legal] = mask[~is_legal].argmax(axis=1)
        lost[games[~is_legal]] = True
        return lost & ~self._lost

    def _begin(self, which: Bools) -> None:
        if which.any():
            self.batch.reset(options={"reset_mask": which})
        self._pass_over_empty_games()

    def _pass_over_empty_games(self) -> None:
        for _ in range(MOST_EMPTY_GAMES):
            empty = ~self.batch.to_act[:, self.seat] & (self.batch.decisions == 0)
            if not empty.any():
                return
            self.batch.reset(options={"reset_mask": empty})
        raise Error(f"{MOST_EMPTY_GAMES} games have ended before seat {self.seat} had anything to decide")

    def _look(self) -> None:
        """Takes over what the batch says of the games that go on."""
        rows = ~self._lost[self.batch.game]
        games = self.batch.game[rows]
        self._observation[games] = self.batch.observation[rows]
        self._mask[:] = 1
        self._mask[games] = self.batch.mask[rows]

    def _told(self) -> Observation:
        return {"observation": self._observation.copy(), "action_mask": self._mask.copy()}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask.copy(), "_action_mask": np.ones(self.num_envs, bool)}

    def _add_ends(self, info: dict[str, Any], over: Bools, final: np.ndarray[Any, np.dtype[np.float32]]) -> None:
        """What the games that ended were at their ends, where the next ones have begun."""
        for game in np.flatnonzero(over):
            mask = np.ones(self._mask.shape[1], np.int8)
            ended = {"final_obs": {"observation": final[game].copy(), "action_mask": mask}, "final_info": {"action_mask": mask.copy()}}
            self._add_info(info, ended, int(game))


class LearnerEnv(gymnasium.Env[Observation, int]):
    """One game, one seat of which is a learner. For gymnasium.make(); limit its length with max_episode_steps there.

    Everything is as in LearnerVectorEnv, and besides: seat="random" gives the learner another seat in each game, which info["seat"]
    names. illegal="noop" passes over an action that the mask does not allow: the learner is asked again. Gymnasium's check_env chooses
    without looking at the mask, so it needs "lose" or "noop".
    """

    metadata = LearnerVectorEnv.metadata

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        opponents: str | Mapping[int, str] = "level:3",
        seat: int | str = 0,
        options: Mapping[str, str | int] | None = None,
        edition: Any = None,
        illegal: str = "error",
        render_mode: str | None = None,
        opponent_nodes: int | None = None,
    ) -> None:
        rules = make(game, seats, options, edition)
        _adapter.check_illegal(illegal, rules)
        all_seats = range(rules.seats)
        self._learners = all_seats if isinstance(seat, str) else (seat,)
        _adapter.check_choice("seat", seat, ("random", *all_seats))
        self._how = {
            "seats": seats,
            "opponents": opponents,
            "options": options,
            "edition": edition,
            "illegal": "error" if illegal == "noop" else illegal,
            "render_mode": render_mode,
            "opponent_nodes": opponent_nodes,
            "autoreset_mode": AutoresetMode.DISABLED,
        }
        self._game = game
        self._is_patient = illegal == "noop"
        self._games: dict[int, LearnerVectorEnv] = {}  # by the learner's seat
        self._begun: set[int] = set()  # the seats that have played since the last seed
        self._series = 0
        self._now = self._games_of(self._learners[0])
        self.render_mode = render_mode
        self.observation_space = self._now.single_observation_space
        self.action_space = self._now.single_action_space

    @property
    def batch(self) -> Batch:
        """The Batch of the one game that is played: batch.record(0) is its record, batch.states()[0] its state."""
        return self._now.batch

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """The game of this seed begins; without one the game after the last in the same series."""
        super().reset(seed=seed)
        if seed is not None or not self._begun:
            self._series = _adapter.seed_of(seed)
            self._begun = set()
        seat = int(self.np_random.choice(self._learners))
        self._now = self._games_of(seat)
        told, info = self._now.reset(seed=None if seat in self._begun else self._series)
        self._begun.add(seat)
        return _first(told), self._info(info)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        number = index(action)
        if self._is_patient and self._begun and not self._allows(number):
            return _first(self._now._told()), 0.0, False, False, self._info(self._now._info())
        told, rewards, terminated, truncated, info = self._now.step(np.array([number], np.int64))
        return _first(told), float(rewards[0]), bool(terminated[0]), bool(truncated[0]), self._info(info)

    def action_masks(self) -> Bools:
        """bool[action_count], as sb3-contrib asks for it."""
        return self._mask().astype(bool)

    def render(self) -> Any:
        """The board as the learner sees it: a str for "ansi", uint8[height, width, 3] for "rgb_array"."""
        frames = self._now.render()
        return frames[0] if frames else None

    def _games_of(self, seat: int) -> LearnerVectorEnv:
        if seat not in self._games:
            self._games[seat] = LearnerVectorEnv(self._game, seat=seat, **self._how)
        return self._games[seat]

    def _mask(self) -> Mask:
        mask: Mask = self._now._mask[0]
        return mask

    def _allows(self, action: int) -> bool:
        return 0 <= action < len(self._mask()) and bool(self._mask()[action])

    def _info(self, info: dict[str, Any]) -> dict[str, Any]:
        return {"action_mask": info["action_mask"][0], "seat": self._now.seat}


def _first(told: Observation) -> Observation:
    return {name: array[0] for name, array in told.items()}


def mode_of(mode: str | AutoresetMode) -> AutoresetMode:
    """As Gymnasium writes it, or as sx.batch does."""
    for known, name in MODES.items():
        if mode in (known, known.value, name):
            return known
    raise Error(f"autoreset_mode is {mode!r}: it must be one of {', '.join(MODES.values())}")


def _opponents(seats: int, learner: int, given: str | Mapping[int, str]) -> dict[int, str]:
    """Who holds the seats other than the learner's."""
    others = [seat for seat in range(seats) if seat != learner]
    if isinstance(given, str):
        return dict.fromkeys(others, given)
    if sorted(given) != others:
        raise Error(f"opponents names the seats {sorted(given)}: it must name those that do not learn, {others}")
    return dict(given)


for _name, _id in _adapter.IDS.items():
    gymnasium.register(
        _name,
        entry_point="shengxiao.gymnasium:LearnerEnv",
        vector_entry_point="shengxiao.gymnasium:LearnerVectorEnv",
        kwargs={"game": _id},
    )

"""The games as environments of PettingZoo: aec_env() for one seat after another, parallel_env() for all seats at once.

Importing this registers them too: pettingzoo.make("aec", "Shengxiao/Zodiac-v0", seats=4), or "parallel"; the other names are
CelestialCheckers, GreatRace, WuXing and RatAndDragon.

An agent is a seat, "player_0" and so on. An observation is {"observation": float32[observation_size], "action_mask": int8[actions]},
as in PettingZoo's classic games. Chance is played inside. The rewards are 0 until the game is over, then its returns.
"""

from collections.abc import Mapping
from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv, register  # type: ignore[import-untyped]
from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # type: ignore[import-untyped]

from . import WATCHER, _adapter, batch
from ._adapter import Observation
from ._errors import Error, IllegalAction

__all__ = ["aec_env", "parallel_env"]


class _Table:
    """One game, in which every seat is an agent. What the seats choose at the same time is kept until the last of them has chosen."""

    def __init__(self, id: str, *, render_mode: str | None, illegal: str, seed: int | None, limit: int, noop: bool, **game: Any) -> None:
        _adapter.check_choice("render_mode", render_mode, (None, *_adapter.RENDER_MODES))
        if limit < 0:
            raise Error(f"a game cannot be truncated after {limit} steps")
        self.batch = batch(id, 1, autoreset_mode="disabled", layout="seats", **game)
        rules = self.batch.rules
        _adapter.check_illegal(illegal, rules)
        self.metadata = {
            "name": f"shengxiao_{id}_v0",
            "render_modes": list(_adapter.RENDER_MODES),
            "render_fps": 2,
            "is_parallelizable": noop,  # by PettingZoo's wrapper, in which every agent acts in every cycle
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(rules.seats)]
        self.agents: list[str] = []
        actions = rules.action_count + noop
        self.observation_spaces = {agent: _adapter.observation_space(rules, actions) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.state_space = _adapter.numbers((rules.seats * rules.observation_size,))
        self._illegal = illegal
        self._seed = seed
        self._has_begun = False
        self._limit = limit
        self._steps = 0
        self._chosen: dict[int, int] = {}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def state(self) -> np.ndarray[Any, np.dtype[np.float32]]:
        """What all seats know together: their observations one after another, float32[seats * observation_size]. For a critic that may
        see all; no agent is told it."""
        return np.array(self.batch.observation[0].reshape(-1))

    def render(self) -> Any:
        """The board as somebody sees it who only watches: a str for "ansi", uint8[height, width, 3] for "rgb_array"."""
        return _adapter.render(self.batch.states()[0], WATCHER, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def _begin(self, seed: int | None) -> None:
        """The game of this seed; without one, the next game after the last."""
        if seed is not None or not self._has_begun:
            self.batch.reset(seed=_adapter.seed_of(self._seed if seed is None else seed))
        else:
            self.batch.reset(options={"reset_mask": np.ones(1, bool)})
        self._has_begun = True
        self.agents = self.possible_agents[:]
        self._steps = 0
        self._chosen = {}

    def _owing(self) -> list[int]:
        """The seats that have to choose now."""
        return [int(seat) for seat in np.flatnonzero(self.batch.to_act[0]) if int(seat) not in self._chosen]

    def _told(self, seat: int) -> Observation:
        mask = np.zeros(self.action_spaces[self.possible_agents[seat]].n, np.int8)
        actions = self.batch.rules.action_count
        if self.agents and seat in self._owing():
            mask[:actions] = self.batch.mask[0, seat]
        else:
            mask[actions:] = 1
        return {"observation": np.array(self.batch.observation[0, seat]), "action_mask": mask}

    def _is_legal(self, seat: int, action: int) -> bool:
        return 0 <= action < self.batch.rules.action_count and bool(self.batch.mask[0, seat, action])

    def _refuse(self, seat: int, action: int) -> None:
        """Raises IllegalAction, which says why."""
        self.batch.states()[0].after(action, seat)

    def _choose(self, choices: Mapping[int, int]) -> None:
        """Legal choices of seats that owe one. The last one of a round ends it."""
        self._chosen |= choices
        if self._owing():
            return
        actions = np.zeros((1, self.batch.seats), np.int64)
        for seat, action in self._chosen.items():
            actions[0, seat] = action
        self._chosen = {}
        self.batch.step(actions)

    def _is_over(self) -> bool:
        return not self.batch.to_act.any()

    def _is_too_long(self) -> bool:
        return 0 < self._limit <= self._steps


class _AEC(_Table, AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo has no types
    def __init__(self, id: str, **how: Any) -> None:
        EzPickle.__init__(self, id, **how)
        AECEnv.__init__(self)
        _Table.__init__(self, id, noop=False, **how)

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self._owing()[0]]

    def observe(self, agent: str) -> Observation:
        """What the agent knows. Its mask allows nothing unless it is the one that has to choose."""
        seat = self.possible_agents.index(agent)
        told = self._told(seat)
        if agent != self.agent_selection or self.terminations.get(agent, True) or self.truncations[agent]:
            told["action_mask"][:] = 0
        return told

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        number = index(action)  # type: ignore[arg-type]  # None is a TypeError
        is_legal = self._is_legal(seat, number)
        if not is_legal and self._illegal == "error":
            self._refuse(seat, number)
        self._steps += 1
        if is_legal:
            self._choose({seat: number})
        if self._is_over():
            self._end([float(reward) for reward in self.batch.reward[0]])
        elif not is_legal and self._illegal == "lose":
            self._end(_adapter.forfeit(len(self.possible_agents), [seat]))
        elif self._is_too_long():
            self.truncations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self._owing()[0]]

    def _end(self, returns: list[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, returns, strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()


class _Parallel(_Table, ParallelEnv, EzPickle):  # type: ignore[misc]  # PettingZoo has no types
    def __init__(self, id: str, **how: Any) -> None:
        EzPickle.__init__(self, id, **how)
        _Table.__init__(self, id, noop=True, **how)
        self.noop = self.batch.rules.action_count

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed)
        return self._all_told(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """One action for each agent; an agent that is left out does nothing, which is legal where it owes nothing."""
        if not self.agents:
            raise Error("the game is over, or has not begun: reset it")
        legal, offenders = self._sorted(actions)
        self._steps += 1
        seats = len(self.possible_agents)
        returns = [0.0] * seats
        is_lost = bool(offenders) and self._illegal == "lose"
        if is_lost:
            returns = _adapter.forfeit(seats, offenders)
        elif legal:
            self._choose(legal)
            returns = [float(reward) for reward in self.batch.reward[0]]
        is_over = is_lost or self._is_over()
        is_cut = not is_over and self._is_too_long()
        agents = self.agents
        if is_over or is_cut:
            self.agents = []
        return (
            self._all_told(),
            dict(zip(agents, returns, strict=True)),
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_cut),
            {agent: {} for agent in agents},
        )

    def _sorted(self, actions: Mapping[str, int]) -> tuple[dict[int, int], list[int]]:
        """The choices that are legal, by seat, and the seats whose action is not."""
        for agent in actions:
            if agent not in self.possible_agents:
                raise Error(f"there is no agent {agent!r} (agents: {', '.join(self.possible_agents)})")
        legal, offenders, owing = {}, [], self._owing()
        for seat, agent in enumerate(self.possible_agents):
            action = index(actions.get(agent, self.noop))
            if seat in owing and self._is_legal(seat, action):
                legal[seat] = action
            elif seat in owing or action != self.noop:
                offenders.append(seat)
                if self._illegal == "error":
                    self._explain(seat, action, seat in owing)
        return legal, offenders

    def _explain(self, seat: int, action: int, owes: bool) -> None:
        agent = self.possible_agents[seat]
        if not owes:
            raise IllegalAction(f"{agent} owes nothing now: its only action is {self.noop}")
        if action == self.noop:
            raise IllegalAction(f"{agent} has to choose now: {self.noop} is for those that owe nothing")
        self._refuse(seat, action)

    def _all_told(self) -> dict[str, Observation]:
        return {agent: self._told(seat) for seat, agent in enumerate(self.possible_agents)}


def aec_env(
    id: str,
    seats: int | None = None,
    options: Mapping[str, str | int] | None = None,
    edition: Any = None,
    render_mode: str | None = None,
    illegal: str = "error",
    seed: int | None = None,
    max_decisions: int = 0,
) -> Any:
    """A game as an AECEnv. id, seats, options and edition are as in shengxiao.make().

    Seats that choose at the same time are asked one after another; nobody is told what was chosen before all have. render_mode: None,
    "ansi" or "rgb_array", what somebody sees who only watches. seed: of the first game, where reset() is given none; each further
    reset() without a seed begins the next game in the same series. The options of a reset are not looked at. max_decisions: the game is
    truncated after so many; 0: never. Games that need not end by their rules have a limit of turns.

    illegal: what becomes of an action that the mask does not allow. "error": it raises IllegalAction, and nothing has happened. "lose":
    the game ends, and all others have won it together: -1 for the seat, 1 / (seats - 1) for each other one; the sum is 0. "noop": it is
    passed over, and the same seat is asked again; it counts as a decision. PettingZoo's state_test and max_cycles_test choose
    without looking at the mask, so they need "lose" or "noop"; the others pass with each.
    """
    return OrderEnforcingWrapper(
        _AEC(
            id, seats=seats, options=options, edition=edition, render_mode=render_mode, illegal=illegal, seed=seed, limit=max_decisions
        )
    )


def parallel_env(
    id: str,
    seats: int | None = None,
    options: Mapping[str, str | int] | None = None,
    edition: Any = None,
    render_mode: str | None = None,
    illegal: str = "error",
    seed: int | None = None,
    max_cycles: int = 0,
) -> Any:
    """A game as a ParallelEnv. Everything is as in aec_env(), but that all seats step together.

    There is one action more, whose id is the game's action_count: it does nothing. The mask of a seat that owes no decision allows it
    alone; of a seat that owes one it never does. max_cycles: the game is truncated after so many steps; 0: never. With "lose" all seats
    whose actions are not legal lose together, sharing -1; where that is every seat, all get 0. With "noop" what the others chose stands,
    and those alone are asked again. PettingZoo's parallel_seed_test chooses without looking at the mask: it needs "lose" or "noop".
    """
    return _Parallel(
        id, seats=seats, options=options, edition=edition, render_mode=render_mode, illegal=illegal, seed=seed, limit=max_cycles
    )


for _name, _id in _adapter.IDS.items():
    register("aec", _name, entry_point=aec_env, kwargs={"id": _id})
    register("parallel", _name, entry_point=parallel_env, kwargs={"id": _id})

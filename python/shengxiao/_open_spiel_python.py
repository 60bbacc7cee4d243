"""The games as Python games of OpenSpiel, for where the plug-in cannot be had. Nothing of a rule is here: a sx.State is asked."""

import atexit
import copy
import functools
import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
import pyspiel  # type: ignore[import-not-found]

from . import _core
from ._core import CHANCE, WATCHER
from ._errors import Error


class Offer(NamedTuple):
    """A game before it is set up. `choices`: what stands for the usual value of each option, by name."""

    id: str
    title: str
    min_seats: int
    max_seats: int
    usual_seats: int
    choices: dict[str, int | bool | str]


def offers() -> list[Offer]:
    """All games."""
    return [
        Offer(
            game["id"],
            game["title"],
            game["min_seats"],
            game["max_seats"],
            _made(game["id"], None, ()).seats,
            {option["name"]: _usual(option["default"], option["allowed"]) for option in game["options"]},
        )
        for game in json.loads(_core.games_json())
    ]


def _usual(default: str, allowed: str) -> int | bool | str:
    if allowed == "false|true":
        return default == "true"
    return 0 if allowed.startswith("<number") else ""


def _parameters(offer: Offer) -> dict[str, int | bool | str]:
    """OpenSpiel gives every one of them, with this value where it is not told of another."""
    return {"seats": offer.usual_seats, "turn_based": False, **offer.choices}


# As in plugin.cpp.
def _plain(text: str) -> str:
    if len(text) > 1 and text[0] == text[-1] == "'":
        text = text[1:-1]
    return text.replace(";", ",")


def _quoted(text: str) -> str:
    text = text.replace(",", ";")
    return f"'{text}'" if re.fullmatch(r"[-+.0-9]+|[Tt]rue|[Ff]alse|.*\)", text) else text


def _value(given: int | bool | str) -> str:
    """What an option is told; empty: its usual value."""
    if isinstance(given, bool):
        return "true" if given else "false"
    if isinstance(given, int):
        return str(given) if given else ""
    return _plain(given)


@functools.cache
def _made(id: str, seats: int | None, options: tuple[tuple[str, str], ...]) -> _core.Game:
    """OpenSpiel never lets go of a Python game, so that this one is kept beside it."""
    return _core.make(id, seats, list(options), "")


class Traits(NamedTuple):
    """What OpenSpiel wants to know of a game beforehand."""

    has_common_choices: bool
    has_secrets: bool
    has_chance: bool


@functools.cache
def _traits(game: _core.Game) -> Traits:
    """Found out by a random play."""
    state, random = game.start(), np.random.default_rng(0)
    begins_with_chance = state.to_act == (CHANCE,)
    common = secrets = False
    while not (state.is_over or (common and secrets)):
        seat = state.to_act[0]
        common = common or len(state.to_act) > 1
        secrets = secrets or any(game.determinize(state, viewer, 0) != state for viewer in range(game.seats))
        state.apply(int(random.choice(state.legal(seat))), seat)
    return Traits(common, secrets or common, secrets or common or begins_with_chance)


for cache in (_made, _traits):
    atexit.register(cache.cache_clear)


def _type(offer: Offer, game: _core.Game, is_simultaneous: bool) -> Any:
    kinds, traits = pyspiel.GameType, _traits(game)
    return kinds(
        short_name=f"shengxiao_{offer.id}",
        long_name=offer.title,
        dynamics=kinds.Dynamics.SIMULTANEOUS if is_simultaneous else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if traits.has_chance else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if traits.has_secrets else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if game.seats > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=offer.max_seats,
        min_num_players=offer.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(offer),
    )


def _info(game: _core.Game) -> Any:
    most = float(sum(range(1, 13))) if game.options.get("objective") == "margin" else 1.0  # CC-3: what all animals score
    return pyspiel.GameInfo(
        num_distinct_actions=game.action_count,
        max_chance_outcomes=game.action_count if _traits(game).has_chance else 0,
        num_players=game.seats,
        min_utility=-most,
        max_utility=most,
        utility_sum=0.0 if game.seats > 1 else None,
        max_game_length=game.longest,
    )


class Memory(NamedTuple):
    """What a seat knew after so many steps: its own actions, a line each, and a digest of its views."""

    steps: int
    state: _core.State
    lines: str
    view: str
    digest: str


def _view(state: _core.State, seat: int) -> str:
    return json.dumps(state.view(seat), separators=(",", ":"))


def _digest(view: str, before: str = "") -> str:
    return hashlib.sha256((before + view).encode()).hexdigest()[:16]


class PythonGame(pyspiel.Game):  # type: ignore[misc]
    """A game of OpenSpiel; there is a class of them for each Offer."""

    offer: Offer

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        offer = self.offer
        usual = _parameters(offer)
        given = {name: _quoted(_plain(value)) if isinstance(value, str) else value for name, value in parameters.items()}
        values = [(name, _value(given[name])) for name in offer.choices]
        self.made_by = (offer.id, given["seats"], tuple((name, value) for name, value in values if value))
        self.is_simultaneous = _traits(self.rules).has_common_choices and not given["turn_based"]
        if self.rules.longest == 0:
            raise Error("OpenSpiel wants a game that ends: give it a limit of turns")
        unusual = {name: value for name, value in given.items() if value != usual[name]}
        super().__init__(_type(offer, self.rules, self.is_simultaneous), _info(self.rules), unusual)

    @property
    def rules(self) -> _core.Game:
        return _made(*self.made_by)

    def new_initial_state(self) -> "PythonState":
        return PythonState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        if params:
            raise Error(f"observers take no parameters: {params}")
        return Observer(self.rules.observation_size, kind is not None and kind.perfect_recall)


class PythonState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel. OpenSpiel copies and pickles its attributes."""

    def __init__(self, game: PythonGame) -> None:
        super().__init__(game)
        self.now = game.rules.start()
        self.is_simultaneous = game.is_simultaneous
        self.steps: tuple[tuple[int, int], ...] = ()
        self.known: dict[int, Memory] = {}

    def current_player(self) -> Any:
        acting = self.now.to_act
        if not acting:
            return pyspiel.PlayerId.TERMINAL
        if acting == (CHANCE,):
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.SIMULTANEOUS if self.is_simultaneous else acting[0]

    def is_terminal(self) -> bool:
        return self.now.is_over

    def returns(self) -> list[float]:
        return list(self.now.returns) if self.now.is_over else [0.0] * self.num_players()

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.now.legal(player).tolist())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.now.to_act != (CHANCE,):
            return []
        weights = self.now.weights()
        return sorted(zip(self.now.legal().tolist(), (weights / weights.sum()).tolist(), strict=True))

    def _apply_action(self, action: int) -> None:
        if self.current_player() == pyspiel.PlayerId.SIMULTANEOUS:
            raise Error("several players choose at the same time: apply_actions() takes what they choose")
        if self.now.is_over:
            raise Error("the game is over")
        self._step([(self.now.to_act[0], action)])

    def _apply_actions(self, actions: Sequence[int]) -> None:
        if self.current_player() != pyspiel.PlayerId.SIMULTANEOUS:
            raise Error("the players do not choose at the same time now")
        if len(actions) != self.num_players():
            raise Error(f"{self.num_players()} actions are wanted, one a player")
        self._step([(seat, actions[seat]) for seat in self.now.to_act])

    def _step(self, steps: list[tuple[int, int]]) -> None:
        """All of them, or none where one is not legal."""
        state = copy.copy(self.now)
        for seat, action in steps:
            state.apply(action, seat)
        self.now = state
        self.steps += tuple(steps)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.now.text(action)

    def __str__(self) -> str:
        return f"{_view(self.now, WATCHER)}\n{hash(self.now) & (1 << 64) - 1:016x}"

    def told(self, seat: int) -> str:
        """All that the seat was ever told: its own actions, a digest of its views, and its view."""
        start = self.now.game.start()
        view = _view(start, seat)
        known = self.known.get(seat) or Memory(0, start, "", view, _digest(view))
        for actor, action in self.steps[known.steps :]:
            lines = f"{known.lines}{actor} {known.state.text(action)}\n" if actor == seat else known.lines
            state = known.state.after(action, actor)
            view = _view(state, seat)
            digest = known.digest if view == known.view else _digest(view, known.digest)
            known = Memory(known.steps + 1, state, lines, view, digest)
        self.known[seat] = known
        return f"{known.lines}{known.digest}\n{known.view}"


class Observer:
    """Makes observations of a state: as OpenSpiel's observers do, a tensor and a text; with perfect recall a text alone."""

    def __init__(self, size: int, has_recall: bool) -> None:
        self.has_recall = has_recall
        self.tensor = None if has_recall else np.zeros(size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: PythonState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.now.observation(player)

    def string_from(self, state: PythonState, player: int) -> str:
        return state.told(player) if self.has_recall else _view(state.now, player)


@functools.cache  # once for each
def _hold_python(searcher: Any) -> None:
    """OpenSpiel's C++ searchers let go of Python in step(), and a Python game then ends the process. With one of ours they do the same
    by another of their methods, which holds it."""
    step = searcher.step

    def step_holding_python(self: Any, state: Any) -> Any:
        return self.step_with_policy(state)[1] if isinstance(state, PythonState) else step(self, state)

    searcher.step = step_holding_python


def register() -> None:
    """Makes the games known to OpenSpiel."""
    for offer in offers():
        # A class, since OpenSpiel lets go of what it is given when Python is gone already, which a class survives.
        kind, usual = type(f"Python_{offer.id}", (PythonGame,), {"offer": offer}), _made(offer.id, None, ())
        pyspiel.register_game(_type(offer, usual, _traits(usual).has_common_choices), kind)
    for searcher in (pyspiel.MCTSBot, pyspiel.ISMCTSBot):
        _hold_python(searcher)

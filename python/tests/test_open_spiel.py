"""The games as OpenSpiel has them: its own simulations, its searchers and solvers, and that they are the games that sx knows.

Most tests run twice, on the C++ games and on the Python ones."""

import itertools
import os
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from cases import FEW_TABLES, few_of, few_rows_of, heavy
from hypothesis import given, settings
from hypothesis import strategies as st
from open_spiel.python import rl_environment  # type: ignore[import-untyped]
from open_spiel.python.algorithms.minimax import alpha_beta_search  # type: ignore[import-untyped]

import shengxiao as sx
import shengxiao.open_spiel
from shengxiao import _open_spiel_native, _open_spiel_python

Case = tuple[str, int, bool]  # id, seats, turn_based

COMMON_CHOICES = ("great_race", "rat_and_dragon")
CASES: list[Case] = [
    (info.id, seats, turn_based)
    for info in sx.games()
    for seats in range(info.min_seats, info.max_seats + 1)
    for turn_based in ((False, True) if info.id in COMMON_CHOICES else (False,))
]
# Python games are slow; a few seats do for them.
FEW = [case for case in CASES if case[1] <= (2 if case[0] == "rat_and_dragon" else 3)]
ON_BOTH = [("native", case) for case in CASES] + [("python", case) for case in FEW]


def is_light(kind_and_case: tuple[str, Case]) -> bool:
    kind, case = kind_and_case
    return case in FEW if kind == "native" else case[:2] in FEW_TABLES


on_both = pytest.mark.parametrize(("kind", "case"), few_rows_of(ON_BOTH, is_light), indirect=["kind"], ids=str)


def has_secrets(case: Case) -> bool:
    return case[0] == "zodiac" or (case[0] in COMMON_CHOICES and case[1] > 1)


ENDING = "4/4/4/1Mk1hr/4/2Hr1/4/Sn3 -/- RsGtDrTgOx/hsdrtgox 21/10 N -"  # of Celestial Checkers: 2742 histories


@pytest.fixture(params=["native", "python"])
def kind(request: pytest.FixtureRequest) -> Iterator[str]:
    if request.param == "python":
        _open_spiel_python.register()
    yield str(request.param)
    _open_spiel_native.register(Path(pyspiel.__file__))


def load(case: Case, **options: object) -> "pyspiel.Game":
    id, seats, turn_based = case
    return pyspiel.load_game(f"shengxiao_{id}", {"seats": seats, "turn_based": turn_based, **options})


def short(case: Case) -> dict[str, int]:
    """Options of a game that a Python game gets through quickly."""
    return {"turn_limit": 12 * case[1]} if case[0] in ("zodiac", "wu_xing") else {}


def choose(state: "pyspiel.State", random: np.random.Generator) -> None:
    """A random step."""
    if state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(random.choice(actions, p=chances)))
    elif state.is_simultaneous_node():
        legal = [state.legal_actions(player) for player in range(state.num_players())]
        state.apply_actions([int(random.choice(actions)) if actions else 0 for actions in legal])
    else:
        state.apply_action(int(random.choice(state.legal_actions())))


def played(game: "pyspiel.Game", seed: int) -> Iterator["pyspiel.State"]:
    """A random game: the state before each step, and at the end."""
    random, state = np.random.default_rng(seed), game.new_initial_state()
    while not state.is_terminal():
        yield state
        choose(state, random)
    yield state


def in_a_process(environment: dict[str, str], code: str) -> subprocess.CompletedProcess[str]:
    code = f"import pyspiel, shengxiao.open_spiel\n{code}"
    return subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, **environment}, capture_output=True, text=True, timeout=60, check=False
    )


def test_the_games_are_native_here() -> None:
    assert shengxiao.open_spiel.native is True
    assert type(load(("zodiac", 3, False))) is pyspiel.Game
    assert {f"shengxiao_{info.id}" for info in sx.games()} <= set(pyspiel.registered_names())


def test_one_may_ask_for_python_games() -> None:
    play = """
assert shengxiao.open_spiel.native is False
game = pyspiel.load_game("shengxiao_zodiac(seats=2,turn_limit=4)")
pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
print(type(game).__name__)"""
    done = in_a_process({"SHENGXIAO_OPEN_SPIEL": "python"}, play)
    assert (done.returncode, done.stdout, done.stderr) == (0, "Python_zodiac\n", "")
    done = in_a_process({"SHENGXIAO_OPEN_SPIEL": "neither"}, "")
    assert (done.returncode, "must be" in done.stderr) == (1, True)


def test_without_a_compiler_they_are_python_games(tmp_path: Path) -> None:
    lacking = {"CXX": "no-such-compiler", "XDG_CACHE_HOME": str(tmp_path)}
    done = in_a_process(lacking, "print(shengxiao.open_spiel.native)")
    assert (done.returncode, done.stdout) == (0, "False\n")
    assert "no-such-compiler" in done.stderr
    done = in_a_process({**lacking, "SHENGXIAO_OPEN_SPIEL": "native"}, "")
    assert (done.returncode, "ImportError" in done.stderr) == (1, True)
    assert list(tmp_path.rglob("*.so")) == []


@on_both
def test_random_simulations_of_open_spiel(case: Case, kind: str) -> None:
    options = short(case) if kind == "python" else {}
    pyspiel.random_sim_test(load(case, **options), num_sims=1, serialize=True, verbose=False)


def test_both_kinds_say_the_same_of_a_game() -> None:
    def said(case: Case) -> list[object]:
        game = load(case)
        kinds = game.get_type()
        return [
            kinds.long_name, kinds.dynamics, kinds.chance_mode, kinds.information, kinds.utility, kinds.reward_model,
            kinds.min_num_players, kinds.max_num_players, sorted(kinds.parameter_specification),
            game.num_players(), game.num_distinct_actions(), game.max_chance_outcomes(), game.min_utility(), game.max_utility(),
            game.utility_sum(), game.max_game_length(), game.observation_tensor_shape(),
        ]  # fmt: skip

    native = [said(case) for case in CASES]
    _open_spiel_python.register()
    try:
        assert [said(case) for case in CASES] == native
    finally:
        _open_spiel_native.register(Path(pyspiel.__file__))


def compare(case: Case, state: "pyspiel.State", mirror: sx.State) -> None:
    """One state of both, that look alike from outside."""
    assert state.is_terminal() == mirror.is_over
    assert state.returns() == (list(mirror.returns) if mirror.is_over else [0.0] * case[1])
    acting = mirror.to_act
    together = case[0] in COMMON_CHOICES and case[1] > 1 and not case[2]
    assert state.current_player() == (-4 if not acting else -1 if acting == (sx.CHANCE,) else -2 if together else acting[0])
    for player in range(case[1]):
        may = player in acting and (together or player == acting[0])
        legal = [] if acting == (sx.CHANCE,) else state.legal_actions(player)
        assert legal == (sorted(mirror.legal(player).tolist()) if may else [])
        assert [state.action_to_string(player, action) for action in legal] == [mirror.text(action) for action in legal]
        assert (np.array(state.observation_tensor(player), np.float32) == mirror.observation(player)).all()
    if acting == (sx.CHANCE,):
        weights = dict(zip(mirror.legal().tolist(), mirror.weights().tolist(), strict=True))
        total = sum(weights.values())
        assert dict(state.chance_outcomes()) == pytest.approx({action: weight / total for action, weight in weights.items()})


@on_both
def test_they_are_the_games_of_sx(case: Case, kind: str) -> None:
    mirror = sx.make(case[0], seats=case[1], options=short(case)).start()
    random = np.random.default_rng(case[1])
    state = load(case, **short(case)).new_initial_state()
    for steps in itertools.count():
        if state.is_terminal():
            break
        if steps < 100 or steps % 20 == 0:
            compare(case, state, mirror)
        before = len(state.history())
        choose(state, random)
        done = state.full_history()[before:]
        acting = mirror.to_act if len(done) > 1 else mirror.to_act[:1]
        for step in done:
            seat = sx.CHANCE if step.player == -1 else step.player
            if seat in acting:
                mirror.apply(step.action, seat)
    compare(case, state, mirror)


@pytest.mark.parametrize("case", few_of([case for case in CASES if has_secrets(case)], FEW.__contains__), ids=str)
def test_a_state_drawn_for_a_player_looks_the_same(case: Case) -> None:
    random = np.random.default_rng(1)
    others = 0
    for at, state in enumerate(played(load(case, **short(case)), 2)):
        if at % 17 or state.is_chance_node():
            continue
        for player in range(case[1]):
            drawn = state.resample_from_infostate(player, random.random)
            others += str(drawn) != str(state)
            assert drawn.information_state_string(player) == state.information_state_string(player)
            assert drawn.observation_string(player) == state.observation_string(player)
            assert drawn.observation_tensor(player) == state.observation_tensor(player)
            assert drawn.current_player() == state.current_player()
            assert drawn.legal_actions(player) == state.legal_actions(player)
            assert len(drawn.history()) == len(state.history())
            assert {step.action for step in drawn.full_history() if step.player != player} <= {-1}
            again = drawn.clone()
            for _ in range(5):
                if not again.is_terminal():
                    choose(again, random)
            assert again.information_state_string(player).startswith(drawn.information_state_string(player).rsplit("\n", 2)[0])
            with pytest.raises(pyspiel.SpielError, match="drawn"):
                pickle.dumps(drawn)
    assert others or case[:1] + case[2:] == ("great_race", False), "no other world was ever drawn"


def lines(told: str) -> list[str]:
    return told.split("\n")[:-2]


@on_both
def test_information_states_have_perfect_recall(case: Case, kind: str) -> None:
    """What a player did is in them, in order; they end with what it sees; and where two are equal it was always told the same before."""
    game = load(case, **short(case))
    before: dict[tuple[int, str], str] = {}  # what a player was told at its decision before that one
    for seed in (3, 3, 4):
        own: dict[int, list[str]] = {player: [] for player in range(case[1])}
        last, acting = dict.fromkeys(own, ""), list[int]()
        done = 0
        for state in itertools.islice(played(game, seed), 300):
            for step in state.full_history()[done:]:
                if step.player >= 0 and step.player in acting:
                    own[step.player].append(f"{step.player} {state.action_to_string(step.player, step.action)}")
            done = len(state.history())
            acting = [player for player in own if not state.is_chance_node() and state.legal_actions(player)]
            for player in acting:
                told = state.information_state_string(player)
                assert [line for line in lines(told) if line.startswith(f"{player} ")] == own[player]
                assert told.endswith(state.observation_string(player))
                assert before.setdefault((player, told), last[player]) == last[player]
                last[player] = told


def differences(state: "pyspiel.State") -> list[int]:
    """For each player, how many different things it may be told after the next step."""
    after = [state.child(action) for action in state.legal_actions()[:6]]
    return [len({child.information_state_string(player) for child in after}) for player in range(state.num_players())]


SECRET = [each for each in ON_BOTH if has_secrets(each[1]) and each[1][2]]


@pytest.mark.parametrize(("kind", "case"), few_rows_of(SECRET, is_light), indirect=["kind"], ids=str)
def test_secret_choices_are_told_to_nobody(case: Case, kind: str) -> None:
    """What is chosen is not told, and what leaves no trace in a view is not told to have happened."""
    mirror = sx.make(case[0], seats=case[1]).start()
    secrets = 0
    for state in itertools.islice(played(load(case), 5), 80):
        if state.history():
            mirror.apply(state.history()[-1], mirror.to_act[0])
        if len(mirror.to_act) > 1:
            actor, several = mirror.to_act[0], min(len(state.legal_actions()), 6)
            assert differences(state) == [several if player == actor else 1 for player in range(case[1])]
            after = state.child(state.legal_actions()[0])
            for player in set(range(case[1])) - {actor}:
                same = after.observation_string(player) == state.observation_string(player)
                assert same == (after.information_state_string(player) == state.information_state_string(player))
            secrets += several > 1
    assert secrets > 5


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_dealt_cards_are_told_to_their_player_alone(seats: int, kind: str) -> None:
    dealt = set()
    for state in itertools.islice(played(load(("zodiac", seats, False)), 1), 80):
        if state.is_chance_node() and state.action_to_string(state.legal_actions()[0]).startswith("deal"):
            player = int(state.action_to_string(state.legal_actions()[0]).split(">")[1])
            assert differences(state) == [6 if each == player else 1 for each in range(seats)]
            dealt.add(player)
    assert dealt == set(range(seats))


@on_both
def test_states_are_kept(case: Case, kind: str) -> None:
    for at, state in enumerate(played(load(case, **short(case)), 6)):
        if at in (0, 1, 9, 60):
            again = pickle.loads(pickle.dumps(state))
            assert str(again) == str(state)
            assert again.history() == state.history()
            assert again.information_state_string(0) == state.information_state_string(0)
            assert str(state.get_game()) == str(again.get_game()) == str(pyspiel.load_game(str(state.get_game())))


@pytest.mark.parametrize(
    ("name", "options", "seats"),
    [
        ("shengxiao_zodiac(seats=3,dealer='0',enforcement=table,turn_limit=9)", {"dealer": 0, "enforcement": "table", "turn_limit": 9}, 3),
        ("shengxiao_great_race(seats=3,animals=Ox;Rat;Dragon,cat=true)", {"animals": "Ox,Rat,Dragon", "cat": "true"}, 3),
        ("shengxiao_wu_xing(end=piles)", {"end": "piles"}, None),
        (f"shengxiao_celestial_checkers(placement=fixed,position={ENDING})", {"placement": "fixed", "position": ENDING}, None),
        ("shengxiao_rat_and_dragon(seats=5,cards=first_creature)", {"cards": "first_creature"}, 5),
    ],
)
def test_options_are_parameters(name: str, options: dict[str, str | int], seats: int | None, kind: str) -> None:
    game, rules = pyspiel.load_game(name), sx.make(name.split("(")[0].removeprefix("shengxiao_"), seats, options)
    assert game.num_players() == rules.seats
    assert game.max_game_length() == rules.longest
    assert str(pyspiel.load_game(str(game))) == str(game)
    state, mirror, random = game.new_initial_state(), rules.start(), np.random.default_rng(0)
    for _ in range(30):
        if state.is_terminal() or state.is_simultaneous_node():
            break
        assert state.legal_actions() == sorted(mirror.legal().tolist())
        choose(state, random)
        mirror.apply(state.history()[-1])


def test_the_margin_is_within_the_utilities(kind: str) -> None:
    game = pyspiel.load_game("shengxiao_celestial_checkers(objective=margin,placement=random)")
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-78, 78, 0)
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)


@pytest.mark.parametrize("name", ["celestial_checkers", "wu_xing(seats=3)", "rat_and_dragon(seats=1)", "great_race(turn_based=true)"])
def test_mcts_in_cpp_plays(name: str, kind: str) -> None:
    game = pyspiel.load_game(f"shengxiao_{name}")
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 30 if kind == "native" else 3, 100, False, 1, False)
    random, state, steps = np.random.default_rng(1), game.new_initial_state(), 0
    while steps < 5:
        if state.is_chance_node():
            choose(state, random)
            continue
        before = str(state)
        action = bot.step(state)
        assert str(state) == before
        assert action in state.legal_actions()
        state.apply_action(action)
        steps += 1


def test_mcts_in_cpp_solves_an_ending() -> None:
    """It may solve what it has seen to the end, and finds the value that the whole tree has."""
    game = pyspiel.load_game(f"shengxiao_celestial_checkers(objective=margin,placement=fixed,position={ENDING})")
    state = game.new_initial_state()
    value, _ = alpha_beta_search(game, maximum_depth=100, maximizing_player_id=state.current_player())
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 100, 3000, 100, True, 1, False)
    root = bot.mcts_search(state)
    assert value != 0
    assert root.outcome[state.current_player()] == value


@pytest.mark.parametrize("by_observation", [False, True])
@pytest.mark.parametrize("name", ["zodiac(seats=3)", "great_race(turn_based=true)", "rat_and_dragon(turn_based=true)"])
def test_is_mcts_plays_hidden_games(name: str, by_observation: bool) -> None:
    game = pyspiel.load_game(f"shengxiao_{name}")
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 40, use_observation_string=by_observation)
    random, state, steps = np.random.default_rng(1), game.new_initial_state(), 0
    while steps < 5:
        if state.is_chance_node():
            choose(state, random)
            continue
        policy = bot.get_policy(state)
        assert sorted(action for action, _ in policy) == state.legal_actions()
        assert sum(share for _, share in policy) == pytest.approx(1)
        state.apply_action(bot.step(state))
        steps += 1


def test_several_threads_may_search_from_one_state() -> None:
    game = load(("zodiac", 3, False))
    state = next(state for state in played(game, 1) if state.move_number() > 60 and not state.is_chance_node())
    moves: list[int] = []

    def search(seed: int) -> None:
        bot = pyspiel.ISMCTSBot(seed, pyspiel.RandomRolloutEvaluator(1, seed), 2.0, 50)
        moves.extend(bot.step(state) for _ in range(10))

    threads = [threading.Thread(target=search, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(moves) == 40
    assert set(moves) <= set(state.legal_actions())


def test_python_games_cannot_be_resampled() -> None:
    _open_spiel_python.register()
    try:
        state = next(state for state in played(load(("zodiac", 2, False)), 1) if not state.is_chance_node())
        bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 5)
        calls: list[Callable[[], object]] = [
            lambda: bot.step(state),
            lambda: bot.get_policy(state),
            lambda: state.resample_from_infostate(0, lambda: 0.5),
        ]
        for call in calls:
            with pytest.raises(pyspiel.SpielError, match="not implemented"):
                call()
    finally:
        _open_spiel_native.register(Path(pyspiel.__file__))


@pytest.mark.parametrize("kind", ["native", pytest.param("python", marks=heavy)], indirect=True)
def test_cfr_solves_an_ending(kind: str) -> None:
    game = pyspiel.load_game(f"shengxiao_celestial_checkers(placement=fixed,position={ENDING})")
    solver = pyspiel.CFRSolver(game)
    for _ in range(10):
        solver.evaluate_and_update_policy()
    assert pyspiel.exploitability(game, solver.average_policy()) < 0.1 < pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game))


@pytest.mark.parametrize(
    "name", ["zodiac(seats=2,turn_limit=3)", "wu_xing(seats=2,turn_limit=3)", "great_race(seats=3,turn_based=true)"]
)
def test_mccfr_runs(name: str) -> None:
    """None of the games with luck or secrets is small enough for CFR: dealing alone branches into more than a million."""
    game = pyspiel.load_game(f"shengxiao_{name}")
    solver = pyspiel.OutcomeSamplingMCCFRSolver(game, seed=1)
    for _ in range(20):
        solver.run_iteration()
    policy = solver.average_policy()
    state = game.new_initial_state()
    random = np.random.default_rng(1)
    while state.is_chance_node():
        choose(state, random)
    assert sum(policy.action_probabilities(state).values()) == pytest.approx(1)


@pytest.mark.parametrize("id", COMMON_CHOICES)
def test_simultaneous_games_fit_what_open_spiel_does_with_them(id: str) -> None:
    """Its environment for learning, its bots, and its own way to make them turn-based."""
    game, random = load((id, 3, False)), np.random.default_rng(1)
    environment = rl_environment.Environment(game)
    time_step = environment.reset()
    while not time_step.last():
        legal = time_step.observations["legal_actions"]
        time_step = environment.step([int(random.choice(actions)) if actions else 0 for actions in legal])
    assert sum(time_step.rewards) == pytest.approx(0)
    assert any(time_step.rewards)
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(3)]
    assert sum(pyspiel.evaluate_bots(game.new_initial_state(), bots, 1)) == pytest.approx(0)
    pyspiel.random_sim_test(pyspiel.convert_to_turn_based(game), num_sims=1, serialize=False, verbose=False)


def test_joint_actions_too_many_to_list_are_refused() -> None:
    def joint_actions(state: "pyspiel.State") -> int:
        return int(np.prod([len(state.legal_actions(player)) for player in range(6)]))

    states = played(load(("rat_and_dragon", 6, False)), 1)
    state = next(state for state in states if state.is_simultaneous_node() and joint_actions(state) > 1e6)
    with pytest.raises(pyspiel.SpielError, match="too many"):
        state.legal_actions()


def test_joint_actions_have_numbers_and_texts() -> None:
    state = next(state for state in played(load(("great_race", 3, False)), 1) if state.is_simultaneous_node())
    legal = [state.legal_actions(player) for player in range(3)]
    assert state.legal_actions() == list(range(int(np.prod([max(len(actions), 1) for actions in legal]))))
    texts = [state.action_to_string(player, actions[0]) if actions else "-" for player, actions in enumerate(legal)]
    assert state.action_to_string(-2, 0) == f"[{', '.join(texts)}]"
    after = state.child(0)
    state.apply_actions([actions[0] if actions else 0 for actions in legal])
    assert str(after) == str(state)


@pytest.mark.parametrize("id", COMMON_CHOICES)
def test_joint_actions_are_taken_all_or_none(id: str, kind: str) -> None:
    for state in played(load((id, 3, False)), 1):
        if state.is_simultaneous_node():
            before, legal = str(state), [state.legal_actions(player) for player in range(3)]
            for wrong in ([*(actions[0] for actions in legal[:2]), 9999], [actions[0] for actions in legal[:2]]):
                with pytest.raises((pyspiel.SpielError, sx.Error)):
                    state.apply_actions(wrong)
                assert str(state) == before
                assert [state.legal_actions(player) for player in range(3)] == legal
            return


WRONG = (pyspiel.SpielError, sx.Error, TypeError, ValueError, RuntimeError, IndexError, OverflowError)


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(CASES),
    st.integers(0, 40),
    st.integers(-(1 << 63), (1 << 63) - 1) | st.integers(-9, 800),
    st.lists(st.integers(-9, 800), max_size=7),
    st.integers(-9, 9),
)
def test_nothing_that_is_passed_in_does_harm(case: Case, steps: int, number: int, numbers: list[int], player: int) -> None:
    for register in (_open_spiel_python.register, lambda: _open_spiel_native.register(Path(pyspiel.__file__))):
        register()
        for at, state in enumerate(played(load(case), 7)):
            if at == steps:
                break
        kept = state.clone()
        calls: tuple[Callable[[], object], ...] = (
            lambda: state.apply_action(number),
            lambda: state.apply_actions(numbers),
            lambda: state.action_to_string(player, number),
            lambda: state.legal_actions(player),
            lambda: state.observation_string(player),
            lambda: state.observation_tensor(player),
            lambda: state.information_state_string(player),
            lambda: state.resample_from_infostate(player, lambda: 0.5),
            lambda: state.get_game().deserialize_state(f"{number}\n{player}"),
            lambda: load((case[0], player, case[2])),
            lambda: load(case, turn_limit=number),
        )
        for call in calls:
            try:
                call()
            except WRONG:
                assert str(state) == str(kept)
                continue
            state = kept.clone()

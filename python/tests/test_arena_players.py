"""Who plays in the arena: what outsiders are told, and what becomes of their answers."""

import contextlib
import json
from pathlib import Path
from random import Random

import numpy as np
import pytest
from outsiders import NO_MOVE, a_decision, a_game, command, game_with, mcp, terms_of

import shengxiao as sx
from shengxiao import arena
from shengxiao._players import Function, OutsiderSeat, check, observe, opened


def refusal(state: sx.State, seat: int, text: str) -> str:
    with pytest.raises(sx.IllegalAction) as refused:
        state.find(text, seat)
    return str(refused.value)


def clause_of(state: sx.State, seat: int, text: str) -> str:
    try:
        state.find(text, seat)
    except sx.IllegalAction as reason:
        return reason.clause
    return ""


# --- what a player is told ---


def test_worlds_that_look_the_same_to_a_seat_are_told_in_the_same_bytes(game_id: str) -> None:
    game = sx.make(game_id, seats=None if game_id == "celestial_checkers" else 3)
    random = Random(5)
    differ = 0
    state = game.start()
    for step in range(80):
        state.draw(step)
        if state.is_over:
            break
        for seat in state.to_act:
            world = game.determinize(state, seat, seed=step)
            differ += world != state
            assert observe(state, seat).line() == observe(world, seat).line()
            if step % 10 == 0:
                for action in random.sample(range(game.action_count), min(40, game.action_count)):
                    refusals = []
                    for one in (state, world):
                        with contextlib.suppress(sx.IllegalAction):
                            one.find(game.text(action), seat)
                            continue
                        refusals.append(refusal(one, seat, game.text(action)))
                    assert len(set(refusals)) <= 1
                    assert len(refusals) != 1
        seat = random.choice(state.to_act)
        state.apply(random.choice(state.legal(seat).tolist()), seat)
    assert (differ > 10) == (game_id not in ("celestial_checkers", "wu_xing"))  # which have no secrets


def test_a_program_is_told_that_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = tmp_path / "log"
    monkeypatch.setenv("SHENGXIAO_TEST_FILE", str(log))
    terms = terms_of(a_game())
    played = game_with(command("first"), terms)
    state = terms.game.start()
    told = []
    for seat, text in sx.Record.load(played.record).steps:
        if seat == 0:
            told.append(observe(state, 0).line())
        state.apply(text, seat)
    assert len(told) > 5
    assert log.read_bytes().decode() == "".join(told)
    assert set(json.loads(told[0])) == {"game", "seat", "view", "board", "legal", "notice"}


# --- answers ---


@pytest.mark.parametrize("name", (command("first"), mcp("legal"), "python:players:first"), ids=("command", "mcp", "python"))
def test_all_kinds_of_outsiders_play_the_same_game(name: str) -> None:
    terms = terms_of(a_game())
    played = game_with(name, terms)
    assert played.refused == ({}, {}, {})
    assert played.replaced == (0, 0, 0)
    assert sx.Record.load(played.record).steps == sx.Record.load(game_with("python:players:first", terms).record).steps


@pytest.mark.parametrize("name", (command("corrected"), mcp("wrong"), "python:players:corrected"), ids=("command", "mcp", "python"))
def test_what_is_no_move_is_told_and_may_be_tried_again(name: str) -> None:
    played = game_with(name, terms_of(a_game()))
    assert played.refused[0] == {NO_MOVE: played.moves[0]}
    assert played.replaced == (0, 0, 0)


def test_after_all_tries_a_random_move_is_made() -> None:
    terms = terms_of(a_game(), retries=2)
    played = game_with(command("stubborn"), terms)
    assert played.refused[0] == {NO_MOVE: 3 * played.moves[0]}
    assert played.replaced == (played.moves[0], 0, 0)
    assert sx.Record.load(played.record).check()
    assert played.record == game_with(command("stubborn"), terms).record
    assert game_with(command("stubborn"), terms_of(a_game(), retries=0)).refused[0] == {NO_MOVE: played.moves[0]}


def test_illegal_moves_are_counted_by_their_clause_and_told_with_it() -> None:
    state = sx.make("celestial_checkers").start()
    state.draw(1)
    while not state.is_over and state.legal(state.to_act[0]).size < 2:
        state.apply(int(state.legal(state.to_act[0])[0]), state.to_act[0])
        state.draw(1)
    seat = state.to_act[0]
    wrong = next(text for text in map(state.text, range(state.game.action_count)) if "CC-" in clause_of(state, seat, text))
    told: list[str] = []

    class Player(Function):
        def answer(self, asked: arena.Observation, seconds: float) -> str:
            told.append(asked.notice)
            return asked.legal[0] if asked.notice else wrong

    at = OutsiderSeat(Player("one", "players", "first"), terms_of(state.game), Random(1))
    assert at.choose(state, seat) == state.legal(seat)[0]
    assert dict(at.tally.refused) == {clause_of(state, seat, wrong): 1}
    assert told == ["", refusal(state, seat, wrong)]
    assert clause_of(state, seat, wrong) in told[1]


@pytest.mark.parametrize("name", (command("latin"), "python:players:nothing"), ids=("command", "python"))
def test_what_is_no_text_is_unreadable(name: str) -> None:
    assert set(game_with(name, terms_of(a_game(), retries=0)).refused[0]) == {"unreadable"}


def test_a_function_may_answer_with_an_id() -> None:
    terms = terms_of(a_game(), retries=0)
    assert set(game_with("python:players:number", terms).refused[0]) == {"unreadable"}
    state, seat = a_decision()
    player = Function("one", "players", "first")
    player._function = lambda _: np.int64(state.legal(seat)[-1])
    at = OutsiderSeat(player, terms, Random(1))
    assert at.choose(state, seat) == state.legal(seat)[-1]
    assert not at.tally.refused


@pytest.mark.parametrize("name", (command("slow"), mcp("slow"), "python:players:slow"), ids=("command", "mcp", "python"))
def test_who_hangs_ends_the_run(name: str) -> None:
    with pytest.raises(sx.Error, match=r"said nothing for 0\.3 seconds, 3 times running"):
        game_with(name, terms_of(a_game(), timeout=0.3))


def test_a_time_out_is_counted_and_not_tried_again() -> None:
    state, seat = a_decision()
    told: list[str] = []

    class Player(Function):
        def answer(self, asked: arena.Observation, seconds: float) -> str:
            told.append(asked.notice)
            if len(told) in (1, 2, 4, 5):
                raise TimeoutError
            return asked.legal[0]

    at = OutsiderSeat(Player("one", "players", "first"), terms_of(state.game, retries=5), Random(1))
    for _ in range(5):
        assert at.choose(state, seat) in state.legal(seat)
    assert dict(at.tally.refused) == {"time-out": 4}  # never three of them running
    assert at.tally.replaced == 4
    assert told[0] == told[3] == ""
    assert "nothing was said for 60 seconds; a random move was made instead: " in told[1]


def test_a_program_that_is_too_slow_is_started_anew() -> None:
    """What it says too late is no answer to what it is asked next."""
    state, seat = a_decision()
    player = opened(command("slow_once"))
    try:
        with pytest.raises(TimeoutError):
            player.answer(observe(state, seat), 0.2)
        assert player.answer(observe(state, seat, "too slow"), 60) == state.text(int(state.legal(seat)[0]))
    finally:
        player.close()


@pytest.mark.parametrize(
    ("name", "text"),
    (
        (command("ends"), "has ended without an answer, with status 7"),
        ("command:/nowhere/player", "cannot be started"),
        (command("babbles"), "answers more than 65536 bytes"),
        (mcp("idle"), "has ended without a move, with status 0"),
        ("mcp:/nowhere/player {url}", "cannot be started"),
        ("python:players:broken", "raises RuntimeError: no idea"),
    ),
    ids=lambda value: str(value).rsplit("/", 1)[-1],
)
def test_who_cannot_answer_ends_the_run_with_an_error(name: str, text: str) -> None:
    with pytest.raises(sx.Error, match=text):
        game_with(name, terms_of(a_game()))


@pytest.mark.parametrize(
    ("name", "text"),
    (
        ("command:", "names no command"),
        ("command:'", "is no command"),
        ("python:players", "MODULE:FUNCTION"),
        ("python:players:nobody", "cannot be imported"),
        ("python:nowhere:first", "cannot be imported"),
        ("mcp:client", "{url} or {config}"),
        ("best", "--nodes or --time"),
        ("nobody", "nobody"),
    ),
)
def test_names_that_are_none_are_refused(name: str, text: str) -> None:
    with pytest.raises(sx.Error, match=text.replace("{", r"\{")):
        check(name, terms_of(sx.make("celestial_checkers")))


def test_a_client_that_leaves_is_started_again() -> None:
    asked = observe(*a_decision())
    player = opened(mcp("leaves", "{config}"))
    try:
        assert [player.answer(asked, 60) for _ in range(2)] == [asked.legal[0]] * 2
    finally:
        player.close()

"""The arena: what outsiders are told and what becomes of their answers, schedules, records, reports."""

import contextlib
import io
import json
import math
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import shengxiao as sx
from shengxiao import _ratings, arena
from shengxiao._command_line import Progress
from shengxiao._matches import Played, Row, Tally, Terms, drawn, play, schedule
from shengxiao._players import Function, OutsiderSeat, Players, check, observe, opened

PROGRAM = str(Path(__file__).with_name("players.py"))
NO_MOVE = "GR-51"  # the clause of what is no move at all


def a_game() -> sx.Game:
    """A short one, with secrets and choices at the same time."""
    return sx.make("great_race", seats=3)


def a_decision() -> tuple[sx.State, int]:
    state = a_game().start()
    state.draw(1)
    return state, state.to_act[0]


def terms_of(game: sx.Game, **changed: Any) -> Terms:
    return Terms(game, seed=1, timeout=60.0)._replace(**changed)


def command(how: str) -> str:
    return f"command:{shlex.join([sys.executable, PROGRAM, 'command', how])}"


def mcp(how: str, mark: str = "{url}") -> str:
    return f"mcp:{shlex.join([sys.executable, PROGRAM, 'mcp', mark, how])}"


def game_with(name: str, terms: Terms) -> Played:
    """A game of somebody in seat 0 with random ones."""
    with Players() as players:
        return players.play(terms, Row(0, 0, (name, *["random"] * (terms.game.seats - 1))))


def run(*words: object) -> tuple[int, str, str]:
    """What the command says: its status, its output, its complaints."""
    with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.redirect_stderr(io.StringIO()) as err:
        status = arena.main([str(word) for word in words])
    return status, out.getvalue(), err.getvalue()


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


def refusal(state: sx.State, seat: int, text: str) -> str:
    with pytest.raises(sx.IllegalAction) as refused:
        state.find(text, seat)
    return str(refused.value)


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


def clause_of(state: sx.State, seat: int, text: str) -> str:
    try:
        state.find(text, seat)
    except sx.IllegalAction as reason:
        return reason.clause
    return ""


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


# --- schedules and games ---


def test_a_schedule_goes_around_the_table_and_deals_the_same() -> None:
    rows = schedule([(("a", "b", "b"), 2), (("a", "a", "a"), 1)])
    assert [row.number for row in rows] == list(range(7))
    assert [row.names for row in rows[:4]] == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a"), ("a", "a", "a")]
    assert [row.deal for row in rows] == [0, 0, 0, 0, 1, 1, 1]


def chance(record: str) -> list[str]:
    return [text for seat, text in sx.Record.load(record).steps if seat == sx.CHANCE]


def test_games_are_recorded_and_replay(game_id: str) -> None:
    seats = 2 if game_id == "celestial_checkers" else 3
    terms = terms_of(sx.make(game_id, seats=seats))
    with Players() as players:
        for row in schedule([(("greedy", *["random"] * (seats - 1)), 1)]):
            played = players.play(terms, row)
            record = sx.Record.load(played.record)
            assert record.check()
            assert str(record) == played.record
            assert record.points == played.points
            assert tuple(record.seats) == row.names
            assert sum(played.shares) == pytest.approx(1)
            assert Played.of_line(played.line()) == played


def test_deals_are_the_same_for_all_and_differ_from_one_another() -> None:
    terms = terms_of(sx.make("zodiac", seats=4, options={"turn_limit": 40}))
    with Players() as players:
        games = [players.play(terms, row) for row in schedule([(("greedy", "random", "random", "random"), 2), (("random",) * 4, 1)])]
    begins = [(game.deal, tuple(chance(game.record)[:20])) for game in games]
    assert len(begins) == 9
    assert len(set(begins)) == 2


def test_chance_draws_by_weight() -> None:
    state = sx.make("wu_xing", seats=3).start()
    while state.to_act != (sx.CHANCE,) or len(set(state.weights().tolist())) == 1:
        seat = state.to_act[0]
        state.apply(int(state.legal(seat)[0]), seat)
    luck = Random(1)
    counts = {int(action): 0 for action in state.legal()}
    for _ in range(5000):
        counts[drawn(state, luck)] += 1
    weights = state.weights() / state.weights().sum()
    assert np.abs(np.array(list(counts.values())) / 5000 - weights).max() < 0.03


def test_agents_of_a_table_do_not_think_alike() -> None:
    terms = terms_of(sx.make("celestial_checkers"))
    with Players() as players:
        one, other = (players.play(terms, Row(0, deal, ("random", "random"))) for deal in (0, 1))
    assert one.record != other.record


# --- what results say ---


def games_of(lineup: tuple[str, ...], share: float, deals: int) -> list[Played]:
    """Games in which the first of a lineup has that share of the wins."""
    rest = (1 - share) / (len(lineup) - 1)
    zeros = (0,) * len(lineup)
    return [Played(k, k, lineup, zeros, (share, *[rest] * (len(lineup) - 1)), ({},) * len(lineup), zeros, zeros, zeros, "") for k in range(deals)]


def test_elo_is_what_shares_say() -> None:
    elo = _ratings.elo(games_of(("a", "greedy"), 0.75, 2000) + games_of(("b", "a"), 0.9, 2000), "greedy", seed=1)
    assert elo["greedy"] == (0, 0, 0)
    assert elo["a"].middle == pytest.approx(400 * math.log10(3), abs=1)
    assert elo["b"].middle == pytest.approx(400 * math.log10(27), abs=2)
    assert _ratings.elo(games_of(("a", "greedy", "greedy", "greedy"), 0.5, 2000), "greedy", 1)["a"].middle == pytest.approx(
        400 * math.log10(3), abs=1
    )


def test_who_wins_everything_has_a_rating() -> None:
    few, many = (_ratings.elo(games_of(("a", "greedy"), 1.0, deals), "greedy", 1)["a"].middle for deals in (10, 1000))
    assert 400 < few < many < 2000


def test_intervals_hold_what_is_true() -> None:
    random = np.random.default_rng(1)
    held_share = held_elo = 0
    for trial in range(60):
        deals = [[float(random.random() < 0.7) for _ in range(2)] for _ in range(40)]
        low, _, high = _ratings.share(deals)
        held_share += low <= 0.7 <= high
        games = [game for deal in deals for one in deal for game in games_of(("a", "greedy"), one, 1)]
        games = [game._replace(deal=k // 2) for k, game in enumerate(games)]
        low, _, high = _ratings.elo(games, "greedy", trial)["a"]
        held_elo += low <= 400 * math.log10(7 / 3) <= high
    assert 52 <= held_share <= 60
    assert 52 <= held_elo <= 60


def test_shares_that_are_sure_are_not_quite_sure() -> None:
    assert _ratings.share([[1.0, 1.0]] * 10) == pytest.approx((20 / (20 + 1.96**2), 1, 1), abs=0.001)
    alike, unlike = _ratings.share([[1.0, 1.0], [0.0, 0.0]] * 10), _ratings.share([[1.0, 0.0], [0.0, 1.0]] * 10)
    assert alike.middle == unlike.middle == 0.5
    assert alike.low < unlike.low
    assert _ratings.share([[1.0, 0.0]]).low < 0.1


# --- the command ---

RUN = ("great_race", "greedy", "python:players:first", "--seats", 3, "--deals", 2, "--anchors", "random,level:2")


def timeless(report: Path) -> Any:
    told = json.loads(report.read_text())
    for player in told["players"].values():
        assert player.pop("seconds_a_move") > 0
    return told


def test_a_report(tmp_path: Path) -> None:
    report, records = tmp_path / "report.json", tmp_path / "records.txt"
    status, out, err = run(*RUN, "--json", report, "--records", records)
    assert (status, err) == (0, "")
    told = timeless(report)
    assert told["games"] == 3 * 2 * 5  # from three seats, two deals: two players against two anchors, and these against one another
    assert told["zero"] == "greedy"
    assert told["players"]["greedy"]["elo"] == [0, 0, 0]
    against = told["players"]["greedy"]["against"]["random"]
    assert against["games"] == 6
    assert against["share"][1] > 0.5
    assert told["players"]["python:players:first"]["refused"] == {}
    played = list(arena.records(records.read_text()))
    assert len(played) == told["games"]
    assert all(record.check() for record in played)
    for text in ("against level:2", "Elo, greedy being 0", "0 answers that were no moves", "python:players:first", "an even one is  33 %"):
        assert text in out
    again = tmp_path / "again.json"
    assert run(*RUN, "--json", again)[0] == 0
    assert timeless(again) == told
    assert run(*RUN, "--json", again, "--seed", 2)[0] == 0
    assert timeless(again) != told


def test_wrong_answers_are_in_the_report(tmp_path: Path) -> None:
    status, out, _ = run(*RUN[:1], "python:players:stubborn", *RUN[3:], "--retries", 0)
    assert status == 0
    assert f"answers that were no moves ({NO_MOVE} " in out
    assert "random moves instead" in out


def test_a_run_that_was_interrupted_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    moves, kept, report, whole = (tmp_path / name for name in ("moves", "kept.jsonl", "report.json", "whole.json"))
    monkeypatch.setenv("SHENGXIAO_TEST_FILE", str(moves))
    words = ("great_race", "python:players:interrupts", *RUN[3:], "--json")
    moves.write_bytes(b"." * 100_000)
    assert run(*words, whole)[0] == 0
    moves.write_bytes(b"." * 150)
    status, _, err = run(*words, report, "--resume", kept)
    assert status == 130
    assert err == f"interrupted; --resume {kept} goes on\n"
    games = kept.read_bytes().splitlines(keepends=True)
    assert 3 < len(games) < 19
    kept.write_bytes(b"".join(games)[:-20])  # as where the machine has failed
    moves.write_bytes(b"." * 100_000)
    assert run(*words, report, "--resume", kept)[0] == 0
    assert kept.read_bytes().splitlines(keepends=True)[: len(games) - 1] == games[:-1]
    assert timeless(report) == timeless(whole)
    spent = moves.read_bytes()
    assert run(*words, report, "--resume", kept)[0] == 0
    assert moves.read_bytes() == spent  # nothing was left to play
    status, _, err = run(*words, report, "--resume", kept, "--seed", 2)
    assert (status, err) == (1, f"{kept} has games of another run: seed is 1 there, and 2 here\n")
    kept.write_bytes(games[0] + games[2])
    status, _, err = run(*words, report, "--resume", kept)
    assert status == 1
    assert "line 2 is no game of a run" in err


@pytest.mark.parametrize(
    ("words", "text"),
    (
        (("chess", "greedy"), "chess"),
        (("zodiac", "nobody"), "nobody"),
        (("zodiac", "greedy", "--seats", "40"), "40"),
        (("zodiac", "greedy", "--set", "colour=red"), "colour"),
        (("zodiac", "greedy", "--anchors", "greedy"), "nobody plays anybody"),
        (("rat_and_dragon", "greedy", "--seats", "1"), "two seats or more"),
        (("zodiac", "command:/nowhere/player"), "cannot be started"),
        (("zodiac", "greedy", "--edition", "/nowhere"), "/nowhere"),
    ),
)
def test_what_cannot_be_played_is_said(words: tuple[str, ...], text: str) -> None:
    status, out, err = run(*words)
    assert (status, out) == (1, "")
    assert text in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize("words", (("--deals", "0"), ("--timeout", "0"), ("--timeout", "x"), ("--nodes", "1.5"), ("--retries", "-1")))
def test_numbers_that_make_no_sense_are_refused(words: tuple[str, str]) -> None:
    with pytest.raises(SystemExit):
        run("zodiac", "greedy", *words)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("kind", "lines"), ((io.StringIO, ["2 of 10 games, 4:00 left", "4 of 10 games, 3:00 left"]), (Terminal, None)))
def test_progress_is_told(kind: Callable[[], io.StringIO], lines: list[str] | None) -> None:
    out, now = kind(), 0.0
    progress = Progress(10, out=out, clock=lambda: now)
    for _ in range(5):
        now += 30
        progress.add()
    progress.close()
    if lines is not None:
        assert out.getvalue().splitlines() == lines
    else:
        assert out.getvalue().split("\r\x1b[K")[5] == f"[{'#' * 15}{'.' * 15}] 5 of 10 games, 2:30 left"
        assert out.getvalue().endswith("\r\x1b[K")


def test_a_game_that_is_played_by_hand() -> None:
    """play() asks whoever owes something, and nobody else."""
    asked: list[int] = []

    class Seat:
        def __init__(self) -> None:
            self.tally = Tally()

        def choose(self, state: sx.State, seat: int) -> int:
            asked.append(seat)
            return int(state.legal(seat)[0])

    played = play(terms_of(sx.make("great_race", seats=3)), Row(0, 0, ("a", "b", "c")), [Seat(), Seat(), Seat()])
    assert asked == [seat for seat, _ in sx.Record.load(played.record).steps if seat != sx.CHANCE]
    assert played.moves == tuple(asked.count(seat) for seat in range(3))

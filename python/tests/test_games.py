"""One game, step by step: what design's python.md promises."""

import copy
import pickle
import threading
import unicodedata
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import shengxiao as sx


def is_wide(sign: str) -> bool:
    return unicodedata.east_asian_width(sign) in "WF"


def is_seen(sign: str) -> bool:
    return not unicodedata.combining(sign) and sign != "\N{VARIATION SELECTOR-16}"


def played(game: sx.Game, seed: int, steps: int) -> sx.State:
    """A state after some random steps."""
    random = np.random.default_rng(seed)
    state = game.start()
    for _ in range(steps):
        if state.is_over:
            break
        seat = state.to_act[0]
        state.apply(int(random.choice(state.legal(seat))), seat)
    return state


def test_a_game_says_what_it_is() -> None:
    game = sx.make("zodiac", seats=4, options={"turn_limit": 300})
    assert (game.id, game.title, game.seats, game.options["turn_limit"]) == ("zodiac", "Zodiac", 4, "300")
    assert game.edition is None
    assert isinstance(sx.make("great_race").edition, dict)
    assert game == sx.make("zodiac", seats=4, options={"turn_limit": "300"})
    assert game != sx.make("zodiac", seats=4)
    assert hash(game) == hash(pickle.loads(pickle.dumps(game)))
    assert pickle.loads(pickle.dumps(game)) == game


def test_all_games_are_told_of() -> None:
    infos = {info.id: info for info in sx.games()}
    assert set(infos) == {"celestial_checkers", "great_race", "zodiac", "wu_xing", "rat_and_dragon"}
    assert (infos["zodiac"].min_seats, infos["zodiac"].max_seats, infos["zodiac"].printed) == (2, 8, False)
    assert all(option.help for info in infos.values() for option in info.options)


def test_an_edition_is_a_path_toml_or_a_dict() -> None:
    path = Path(__file__).parents[2] / "editions" / "great_race.toml"
    by_path, by_text = sx.make("great_race", edition=path), sx.make("great_race", edition=path.read_text())
    assert by_path == by_text == sx.make("great_race")
    with pytest.raises(sx.Error, match="nowhere"):
        sx.make("great_race", edition="nowhere.toml")
    with pytest.raises(sx.Error, match="line 2"):
        sx.make("great_race", edition="\n][")
    usual = by_path.edition
    assert usual is not None
    assert sx.make("great_race", edition=usual) == by_path
    longer = sx.make("great_race", edition={**usual, "track": {"finish": 40, "river": 20}})
    assert longer != by_path
    assert longer.edition is not None
    assert longer.edition["track"] == {"finish": 40, "river": 20}
    with pytest.raises(sx.Error, match="river"):
        sx.make("great_race", edition={**usual, "track": {"finish": 40, "river": 50}})
    for wrong in ({**usual, "track": {1, 2}}, {**usual, "track": float("nan")}, {}):
        with pytest.raises(sx.Error):
            sx.make("great_race", edition=wrong)


def test_a_state_is_a_value(game_id: str) -> None:
    state = played(sx.make(game_id), 1, 40)
    for other in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert other == state
        assert hash(other) == hash(state)
        assert other is not state
    before = copy.copy(state)
    seat = state.to_act[0]
    after = state.after(int(state.legal(seat)[0]), seat)
    assert state == before != after
    state.apply(int(state.legal(seat)[0]), seat)
    assert state == after


def test_steps_have_three_faces(game_id: str) -> None:
    game = sx.make(game_id)
    state = played(game, 2, 25)
    for seat in state.to_act:
        legal = state.legal(seat)
        assert legal.dtype == np.uint16
        assert [state.find(state.text(int(a)), seat) for a in legal] == list(legal)
        mask = state.mask(seat)
        assert mask.dtype == bool
        assert mask.shape == (game.action_count,)
        assert sorted(legal) == list(np.flatnonzero(mask))


def test_chance_is_a_seat_with_weights(game_id: str) -> None:
    state = played(sx.make(game_id), 3, 1 if game_id == "great_race" else 0)
    while not state.is_over and state.to_act != (sx.CHANCE,):
        seat = state.to_act[0]
        state.apply(int(state.legal(seat)[0]), seat)
    if state.is_over:
        assert game_id in ("celestial_checkers", "great_race"), "these may go without chance"
        return
    assert len(state.weights()) == len(state.legal()) > 0
    assert state.weights().min() >= 1
    drawn = copy.copy(state)
    drawn.draw(7)
    assert drawn.to_act != (sx.CHANCE,)
    again = copy.copy(state)
    again.draw(7)
    assert again == drawn


def test_the_end_has_returns(game_id: str) -> None:
    game = sx.make(game_id)
    state = game.start()
    with pytest.raises(sx.Error):
        _ = state.returns
    assert 0 < sx.playout(state, 1) <= game.longest
    assert state.is_over
    assert state.to_act == ()
    assert len(state.returns) == len(state.points) == game.seats
    with pytest.raises(sx.Error):
        state.legal()


def test_what_looks_the_same_is_seen_the_same(game_id: str) -> None:
    game = sx.make(game_id)
    for steps in (10, 30, 60):
        state = played(game, steps, steps)
        state.draw(1)
        for seat in range(game.seats):
            world = game.determinize(state, seat, seed=steps)
            assert world.view(seat) == state.view(seat)
            assert (world.observation(seat) == state.observation(seat)).all()
        assert state.observation(0).dtype == np.float32
        assert state.observation(sx.WATCHER).shape == (game.observation_size,)


def test_a_board_is_drawn_from_what_a_seat_may_know(game_id: str) -> None:
    game = sx.make(game_id)
    state = played(game, seed=3, steps=40)
    state.draw(1)
    for seat in range(game.seats):
        rows = state.board(seat, width=90, height=30)
        assert len(rows) == 30
        assert {sum(1 + is_wide(sign) for text, _, _ in row for sign in text if is_seen(sign)) for row in rows} == {90}
        assert any(ink != "plain" for row in rows for _, ink, _ in row)
        assert game.determinize(state, seat, seed=4).board(seat, 90, 30) == rows
    for width, height in ((0, 10), (10, -1), (10**6, 10)):
        with pytest.raises(sx.Error, match="cells"):
            state.board(0, width, height)


def test_refusals_name_the_clause() -> None:
    state = sx.make("celestial_checkers", options={"placement": "free"}).start()
    with pytest.raises(sx.IllegalAction) as refused:
        state.apply("Ox@h8")
    assert refused.value.clause.startswith("CC-")
    assert refused.value.text
    assert isinstance(refused.value, ValueError)
    assert pickle.loads(pickle.dumps(refused.value)).clause == refused.value.clause


def test_agents_think_and_play(game_id: str) -> None:
    game = sx.make(game_id)
    state = game.start()
    state.draw(1)
    seat = state.to_act[0]
    for name in ("random", "greedy", "level:1", "uct"):
        thought = sx.agent(game, name).think(state, seat, nodes=20)
        assert thought.move in state.legal(seat)
    agents = [sx.agent(game, "greedy")] * game.seats
    record = sx.play(game, agents, 5)
    assert record == sx.play(game, agents, 5) != sx.play(game, agents, 6)
    assert record.is_over
    assert record.game == game
    assert "legal" in record.check()
    assert sx.Record.load(str(record)) == pickle.loads(pickle.dumps(record)) == record


def test_a_record_replays_step_by_step(game_id: str, tmp_path: Path) -> None:
    game = sx.make(game_id)
    record = sx.play(game, [sx.agent(game, "greedy")] * game.seats, 3)
    record.save(tmp_path / "game.txt")
    loaded = sx.Record.load(tmp_path / "game.txt")
    state = loaded.game.start()
    for seat, text in loaded.steps:
        state.apply(text, seat)
    assert state.is_over
    assert state.points == loaded.points
    with pytest.raises(sx.Error, match="line"):
        sx.Record.load(str(record).replace("play\n", "paly\n"))
    with pytest.raises(sx.Error):
        sx.Record.load(tmp_path / "nowhere.txt")


def test_long_calls_let_others_run() -> None:
    game = sx.make("wu_xing")
    state = game.start()
    state.draw(1)
    threads = [threading.Thread(target=lambda: sx.agent(game, "uct").think(state, nodes=300)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


@given(st.integers(), st.one_of(st.none(), st.integers()), st.text(max_size=8), st.integers(min_value=0, max_value=60))
def test_nothing_that_is_passed_in_does_harm(number: int, seat: int | None, text: str, steps: int) -> None:
    state = played(sx.make("zodiac"), 1, steps)
    before = copy.copy(state)
    for call in (
        lambda: state.apply(number, seat),
        lambda: state.apply(text, seat),
        lambda: state.legal(seat),
        lambda: state.mask(seat),
        lambda: state.view(number),
        lambda: state.observation(number),
        lambda: state.text(number),
        lambda: sx.make(text, number),
        lambda: sx.agent(state.game, text),
        lambda: sx.Record.parse(text),
        lambda: sx.play(state.game, [], 1),
    ):
        try:
            call()
        except (sx.Error, TypeError):
            continue
        state = copy.copy(before)


def test_damaged_pickles_are_noticed() -> None:
    state = played(sx.make("zodiac"), 1, 20)
    good = pickle.dumps(state)
    random = np.random.default_rng(1)
    for _ in range(300):
        bad = bytearray(good)
        bad[random.integers(len(bad))] ^= 1 << random.integers(8)
        try:
            assert pickle.loads(bytes(bad)) == state
        except Exception as noticed:  # the pickle module itself raises many kinds
            assert not isinstance(noticed, SystemError)

"""Policies: networks in files, and opponents made of them."""

from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper
from onnx.reference import ReferenceEvaluator

import shengxiao as sx
from shengxiao import policy


def layer(random: np.random.Generator, inputs: int, outputs: int, activation: str = "none") -> policy.Layer:
    return policy.Layer(
        random.normal(0, 0.3, (outputs, inputs)).astype(np.float32), random.normal(0, 0.3, outputs).astype(np.float32), activation
    )


def some_policy(game: sx.Game, seed: int) -> policy.Policy:
    random = np.random.default_rng(seed)
    trunk = [layer(random, game.observation_size, 24, "relu"), layer(random, 24, 16, "tanh")]
    return policy.of(game, trunk, layer(random, 16, game.action_count), layer(random, 16, 1, "tanh"))


def test_a_policy_does_what_it_prefers_of_what_is_legal(game_id: str, tmp_path: Path) -> None:
    game = sx.make(game_id)
    made = some_policy(game, seed=5)
    path = tmp_path / "some.policy"
    policy.save(made, path)
    agent = sx.agent(game, str(path))
    state = game.start()
    seen: dict[int, Any] = {}  # where all choose at once: by whoever is asked later too, what was seen before anybody had chosen
    for step in range(60):
        state.draw(step)
        if state.is_over:
            break
        seat = state.to_act[0]
        if seat not in seen or game_id != "great_race":
            seen = {each: state.observation(each) for each in state.to_act}
        logits, value = made(seen.pop(seat))
        legal = state.legal(seat)
        thought = agent.think(state, seat)
        assert value is not None
        assert thought.score == pytest.approx(value[0], abs=1e-4)
        assert logits[thought.move] >= logits[legal].max() - 1e-4
        state.apply(int(np.random.default_rng(step).choice(legal)), seat)


def test_a_policy_sits_in_games_and_batches(tmp_path: Path) -> None:
    game = sx.make("zodiac", seats=2)
    path = str(tmp_path / "some.policy")
    policy.save(some_policy(game, seed=1), path)
    record = sx.play(game, [sx.agent(game, path), sx.agent(game, "greedy")], seed=1)
    assert record.is_over
    assert record.check()
    batch = sx.batch("zodiac", n=4, seats=2, opponents={1: path})
    for step in range(50):
        assert set(batch.seat.tolist()) <= {0}
        batch.step(batch.random_actions(step))


def test_a_file_gives_back_what_was_saved(game_id: str, tmp_path: Path) -> None:
    made = some_policy(sx.make(game_id), seed=2)
    policy.save(made, tmp_path / "some.policy")
    again = policy.load(tmp_path / "some.policy")
    assert [name for name, _ in again.layers] == [name for name, _ in made.layers]
    for (_, one), (_, other) in zip(again.layers, made.layers, strict=True):
        assert (one.weights == other.weights).all()
        assert (one.biases == other.biases).all()
        assert one.activation == other.activation
    assert again[:4] == made[:4]


def test_layers_that_do_not_fit_are_refused() -> None:
    game = sx.make("wu_xing", seats=2)
    random = np.random.default_rng(0)
    logits = layer(random, game.observation_size, game.action_count)
    assert policy.of(game, [], logits).trunk == ()
    for wrong in (layer(random, 3, game.action_count), layer(random, game.observation_size, 3), logits._replace(activation="gelu")):
        with pytest.raises(sx.Error):
            policy.of(game, [], wrong)
    with pytest.raises(sx.Error):
        policy.of(game, [layer(random, game.observation_size, 8)], logits)


@settings(max_examples=300, deadline=None)
@given(place=st.integers(0, 10**6), byte=st.integers(1, 255), cut=st.booleans())
def test_a_damaged_file_is_an_error(place: int, byte: int, cut: bool) -> None:
    game = sx.make("wu_xing", seats=2)
    folder = Path("build/hypothesis")
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "damaged.policy"
    random = np.random.default_rng(0)
    trunk = [layer(random, game.observation_size, 1)]
    policy.save(policy.of(game, trunk, layer(random, 1, game.action_count)), path)
    data = bytearray(path.read_bytes())
    place %= len(data)
    if cut:
        del data[place:]
    else:
        data[place] ^= byte
    path.write_bytes(data)
    with pytest.raises(sx.Error):
        sx.agent(game, str(path))


def outputs_of(path: Path, observations: NDArray[np.float32]) -> list[NDArray[np.float32]]:
    return list(ReferenceEvaluator(onnx.load(path)).run(None, {"observation": observations}))


def test_a_policy_goes_to_onnx_and_back(game_id: str, tmp_path: Path) -> None:
    game = sx.make(game_id)
    made = some_policy(game, seed=3)
    policy.save(made, tmp_path / "some.policy")
    assert policy.main(["export", str(tmp_path / "some.policy"), str(tmp_path / "some.onnx")]) == 0
    observations = np.random.default_rng(1).normal(size=(5, game.observation_size)).astype(np.float32)
    logits, value = made(observations)
    found = outputs_of(tmp_path / "some.onnx", observations)
    np.testing.assert_allclose(found[0], logits, atol=1e-4)
    assert value is not None
    np.testing.assert_allclose(found[1], value, atol=1e-4)
    arguments = ["import", str(tmp_path / "some.onnx"), str(tmp_path / "again.policy"), "--game", game_id]
    assert policy.main(arguments) == 0
    assert (tmp_path / "again.policy").read_bytes() == (tmp_path / "some.policy").read_bytes()


def network(tmp_path: Path, nodes: list[onnx.NodeProto], constants: dict[str, NDArray[np.float32]], size: int, actions: int) -> Path:
    graph = helper.make_graph(
        nodes,
        "network",
        [helper.make_tensor_value_info("observation", TensorProto.FLOAT, ["n", size])],
        [helper.make_tensor_value_info("logits", TensorProto.FLOAT, ["n", actions])],
        [numpy_helper.from_array(array, name) for name, array in constants.items()],
    )
    path = tmp_path / "network.onnx"
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9), path)
    return path


def test_products_and_sums_are_layers_too(tmp_path: Path) -> None:
    game = sx.make("wu_xing", seats=2)
    random = np.random.default_rng(4)
    size, actions = game.observation_size, game.action_count
    constants = {
        "first": random.normal(size=(size, 6)).astype(np.float32),
        "shift": random.normal(size=6).astype(np.float32),
        "second": random.normal(size=(6, actions)).astype(np.float32),
    }
    nodes = [
        helper.make_node("MatMul", ["observation", "first"], ["product"]),
        helper.make_node("Add", ["shift", "product"], ["sum"]),
        helper.make_node("Relu", ["sum"], ["hidden"]),
        helper.make_node("MatMul", ["hidden", "second"], ["logits"]),
    ]
    path = network(tmp_path, nodes, constants, size, actions)
    made = policy.from_onnx(path, game)
    observations = random.normal(size=(4, size)).astype(np.float32)
    np.testing.assert_allclose(made(observations)[0], outputs_of(path, observations)[0], rtol=1e-3, atol=1e-3)


def test_networks_that_cannot_be_policies_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = sx.make("wu_xing", seats=2)
    size, actions = game.observation_size, game.action_count
    weights = {"w": np.zeros((size, actions), np.float32)}
    nodes = [helper.make_node("MatMul", ["observation", "w"], ["x"]), helper.make_node("Softmax", ["x"], ["logits"])]
    with pytest.raises(sx.Error, match="Softmax"):
        policy.from_onnx(network(tmp_path, nodes, weights, size, actions), game)
    (tmp_path / "text.onnx").write_text("no network")
    assert policy.main(["import", str(tmp_path / "text.onnx"), str(tmp_path / "x.policy"), "--game", "zodiac"]) == 1
    assert "cannot be read" in capsys.readouterr().err
    assert not (tmp_path / "x.policy").exists()

"""Policies: networks in files, which are opponents wherever one is named. docs/policies.md has the format.

    python -m shengxiao.policy import network.onnx zodiac.policy --game zodiac --seats 2
    python -m shengxiao.policy export zodiac.policy network.onnx

Both want `pip install shengxiao[onnx]`.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ._command_line import add_setup, game_of
from ._core import Game
from ._errors import Error

if TYPE_CHECKING:
    import onnx

ACTIVATIONS: dict[str, Callable[[NDArray[np.float32]], NDArray[np.float32]]] = {
    "none": lambda x: x,
    "relu": lambda x: np.maximum(x, np.float32(0)),
    "tanh": np.tanh,
}


class Layer(NamedTuple):
    """activation(weights @ inputs + biases). weights: [outputs, inputs]; biases: [outputs]; activation: none, relu or tanh."""

    weights: NDArray[np.float32]
    biases: NDArray[np.float32]
    activation: str = "none"

    def __call__(self, inputs: NDArray[np.float32]) -> NDArray[np.float32]:
        """inputs: [..., inputs]; the outputs: [..., outputs]."""
        return ACTIVATIONS[self.activation](inputs @ self.weights.T + self.biases)


class Policy(NamedTuple):
    """A network, and what it is for."""

    game: str
    rules: int
    observation_size: int
    layout: str
    trunk: tuple[Layer, ...]
    policy: Layer
    value: Layer | None = None

    def __call__(self, observations: NDArray[np.float32]) -> tuple[NDArray[np.float32], NDArray[np.float32] | None]:
        """The logits and, where there is a value, that, of observations [..., observation_size]."""
        features = observations
        for layer in self.trunk:
            features = layer(features)
        return self.policy(features), None if self.value is None else self.value(features)

    @property
    def layers(self) -> tuple[tuple[str, Layer], ...]:
        """All of them with their names in the file, in its order."""
        value = () if self.value is None else (("value", self.value),)
        return (*(("layer", layer) for layer in self.trunk), ("policy", self.policy), *value)


def of(game: Game, trunk: Sequence[Layer], policy: Layer, value: Layer | None = None) -> Policy:
    """A policy for a game as it is set up. Raises Error where the layers do not fit it or one another."""
    made = Policy(game.id, game.version, game.observation_size, game.observation_layout, tuple(trunk), policy, value)
    width = game.observation_size
    for name, layer in made.layers:
        shape = (len(layer.biases), width)
        if layer.weights.shape != shape:
            raise Error(f"the weights of a layer should have the shape {shape}, not {layer.weights.shape}")
        if layer.activation not in ACTIVATIONS:
            raise Error(f"there is no activation {layer.activation!r} ({', '.join(ACTIVATIONS)})")
        if name == "layer":
            width = shape[0]
    if len(policy.biases) != game.action_count:
        raise Error(f"the policy chooses among {len(policy.biases)} actions, and the game has {game.action_count}")
    return made


def save(policy: Policy, path: str | os.PathLike[str]) -> None:
    """Writes a file, whole or not at all."""
    weights = b"".join(np.asarray(part, "<f4").tobytes() for _, layer in policy.layers for part in (layer.weights, layer.biases))
    head = [
        "shengxiao policy 1",
        f"game {policy.game}",
        f"rules {policy.rules}",
        f"observation {policy.observation_size} {policy.layout}",
        *(f"{name} {layer.weights.shape[1]} {layer.weights.shape[0]} {layer.activation}" for name, layer in policy.layers),
        f"sha256 {hashlib.sha256(weights).hexdigest()}",
        "weights",
    ]
    partial = Path(f"{os.fspath(path)}.partial")
    partial.write_bytes("".join(line + "\n" for line in head).encode() + weights)
    partial.replace(path)


def load(path: str | os.PathLike[str]) -> Policy:
    """Reads a file. Raises Error where it is damaged."""
    try:
        head, weights = Path(path).read_bytes().split(b"\nweights\n", 1)
        lines = [line.split(" ") for line in head.decode("ascii").splitlines()]
        first, game, rules, observation, *shapes, checksum = lines
        if first != ["shengxiao", "policy", "1"] or checksum != ["sha256", hashlib.sha256(weights).hexdigest()]:
            raise ValueError("it is no policy, or its weights are not those that it names")
        numbers = np.frombuffer(weights, "<f4").astype(np.float32)
        layers: list[tuple[str, Layer]] = []
        for name, inputs, outputs, activation in shapes:
            n, m = int(inputs), int(outputs)
            matrix, biases, numbers = np.split(numbers, [n * m, n * m + m])
            layers.append((name, Layer(matrix.reshape(m, n), biases, activation)))
        trunk = tuple(layer for name, layer in layers if name == "layer")
        (policy,) = (layer for name, layer in layers if name == "policy")
        value = next((layer for name, layer in layers if name == "value"), None)
        return Policy(game[1], int(rules[1]), int(observation[1]), observation[2], trunk, policy, value)
    except (OSError, ValueError, IndexError) as reason:
        raise Error(f"the policy {os.fspath(path)} cannot be read: {reason}") from reason


def from_onnx(path: str | os.PathLike[str], game: Game) -> Policy:
    """A policy of a network of fully connected layers (Gemm, or MatMul and Add; Relu, Tanh, Identity, Flatten).

    Its first output is the logits, its second, if there is one, the value; what both are made of is the trunk. Raises Error.
    """
    import onnx

    try:
        model = onnx.load(os.fspath(path))
        onnx.checker.check_model(model)
    except Exception as reason:  # whatever its parser raises
        raise Error(f"the network {os.fspath(path)} cannot be read: {reason}") from reason
    graph = _Graph(model.graph)
    outputs = [graph.layers_to(output.name) for output in model.graph.output[:2]]
    logits = outputs[0]
    value = outputs[1] if len(outputs) > 1 else None
    if not logits or (value is not None and value[:-1] != logits[:-1]):
        raise Error("the value and the logits of a network may have one layer each of their own")
    trunk = [graph.layers[name] for name in logits[:-1]]
    return of(game, trunk, graph.layers[logits[-1]], graph.layers[value[-1]] if value else None)


class _Graph:
    """The layers of a graph, by the names of their outputs."""

    def __init__(self, graph: onnx.GraphProto) -> None:
        from onnx import numpy_helper

        self.constants: dict[str, NDArray[Any]] = {tensor.name: numpy_helper.to_array(tensor) for tensor in graph.initializer}
        self.makers = {output: node for node in graph.node for output in node.output}
        self.layers: dict[str, Layer] = {}
        for node in graph.node:
            if node.op_type == "Constant":
                self.constants[node.output[0]] = numpy_helper.to_array(node.attribute[0].t)

    def layers_to(self, output: str) -> list[str]:
        """The names of the layers that lead from the input to this output."""
        node = self.makers.get(output)
        if node is None:
            return []
        if node.op_type in ("Identity", "Flatten"):
            return self.layers_to(node.input[0])
        if node.op_type in ("Relu", "Tanh"):
            before = self.layers_to(node.input[0])
            if not before:
                raise Error(f"the network applies {node.op_type} to what is no layer")
            bare = self.layers[before[-1]]
            if bare.activation != "none":
                raise Error("the network applies two activations one after another")
            self.layers[output] = bare._replace(activation=node.op_type.lower())
            return [*before[:-1], output]
        self.layers[output], source = self.dense(node)
        return [*self.layers_to(source), output]

    def dense(self, node: onnx.NodeProto) -> tuple[Layer, str]:
        """A fully connected layer, and where its inputs come from."""
        if node.op_type == "Gemm":
            settings = {attribute.name: attribute for attribute in node.attribute}
            scales = any(name in settings and settings[name].f != 1 for name in ("alpha", "beta"))
            if scales or ("transA" in settings and settings["transA"].i):
                raise Error("the network has a Gemm that scales or turns its inputs")
            matrix = self.constant(node.input[1])
            weights = matrix if "transB" in settings and settings["transB"].i else matrix.T
            biases = self.constant(node.input[2]) if len(node.input) > 2 else np.zeros(len(weights))
            return _layer(weights, biases), node.input[0]
        if node.op_type == "MatMul":
            weights = self.constant(node.input[1]).T
            return _layer(weights, np.zeros(len(weights))), node.input[0]
        if node.op_type == "Add":
            biases, source = node.input[1], node.input[0]
            if biases not in self.constants:
                biases, source = source, biases
            maker = self.makers.get(source)
            if maker is not None and maker.op_type == "MatMul" and biases in self.constants:
                layer, source = self.dense(maker)
                return layer._replace(biases=np.asarray(self.constants[biases], np.float32).reshape(-1)), source
        raise Error(f"the network has a {node.op_type}, which a policy cannot have")

    def constant(self, name: str) -> NDArray[Any]:
        if name not in self.constants:
            raise Error("the network has weights that are no constants")
        return self.constants[name]


def _layer(weights: NDArray[Any], biases: NDArray[Any]) -> Layer:
    return Layer(np.ascontiguousarray(weights, np.float32), np.asarray(biases, np.float32).reshape(-1))


def to_onnx(policy: Policy, path: str | os.PathLike[str]) -> None:
    """Writes the network for other programs: an input "observation", outputs "policy" and, where there is a value, "value"."""
    import onnx
    from onnx import TensorProto, helper, numpy_helper

    nodes, constants, outputs = [], [], []
    source = "observation"
    for k, (name, layer) in enumerate(policy.layers):
        target = f"layer_{k}" if name == "layer" else name
        constants += [numpy_helper.from_array(layer.weights, f"{target}.weights"), numpy_helper.from_array(layer.biases, f"{target}.biases")]
        bare = target if layer.activation == "none" else f"{target}.bare"
        nodes.append(helper.make_node("Gemm", [source, f"{target}.weights", f"{target}.biases"], [bare], transB=1))
        if layer.activation != "none":
            nodes.append(helper.make_node(layer.activation.capitalize(), [bare], [target]))
        if name == "layer":
            source = target
        else:
            outputs.append(helper.make_tensor_value_info(target, TensorProto.FLOAT, ["n", len(layer.biases)]))
    inputs = [helper.make_tensor_value_info("observation", TensorProto.FLOAT, ["n", policy.observation_size])]
    model = helper.make_model(
        helper.make_graph(nodes, policy.game, inputs, outputs, constants), opset_imports=[helper.make_opsetid("", 17)], ir_version=9
    )
    onnx.checker.check_model(model)
    onnx.save(model, os.fspath(path))


def main(arguments: Sequence[str] | None = None) -> int:
    """The command; 1 where something is wrong."""
    parser = argparse.ArgumentParser(prog="python -m shengxiao.policy", description="Policies from ONNX and to it.")
    commands = parser.add_subparsers(dest="command", required=True)
    reads = commands.add_parser("import", help="makes a policy of a network in ONNX")
    reads.add_argument("network")
    reads.add_argument("policy")
    reads.add_argument("--game", required=True)
    add_setup(reads)
    writes = commands.add_parser("export", help="writes the network of a policy in ONNX")
    writes.add_argument("policy")
    writes.add_argument("network")
    given = parser.parse_args(arguments)
    try:
        if given.command == "import":
            save(from_onnx(given.network, game_of(given.game, given)), given.policy)
        else:
            to_onnx(load(given.policy), given.network)
    except (Error, OSError) as reason:
        print(reason, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

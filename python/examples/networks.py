"""A network in JAX, as a policy file has it: what a seat sees -> a number for each action, and the return that the seat expects."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

import shengxiao as sx
from shengxiao.policy import Layer, Policy, of

Params = dict[str, Any]  # pairs of weights [outputs, inputs] and biases [outputs]


def new_network(key: jax.Array, game: sx.Game, width: int, depth: int) -> Params:
    """Orthogonal weights and no biases; a small last layer, so that play begins nearly at random."""

    def layer(key: jax.Array, inputs: int, outputs: int, scale: float) -> tuple[jax.Array, jax.Array]:
        return jax.nn.initializers.orthogonal(scale)(key, (outputs, inputs)), jnp.zeros(outputs)

    sizes = [game.observation_size] + [width] * depth
    keys = jax.random.split(key, depth + 2)
    return {
        "trunk": [layer(keys[at], sizes[at], sizes[at + 1], 2**0.5) for at in range(depth)],
        "policy": layer(keys[-2], sizes[-1], game.action_count, 0.01),
        "value": layer(keys[-1], sizes[-1], 1, 1.0),
    }


def forward(params: Params, observation: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Numbers [rows, actions] and values [rows] of observations [rows, observation_size]."""
    features = observation
    for weights, biases in params["trunk"]:
        features = jax.nn.relu(features @ weights.T + biases)
    (policy, policy_biases), (value, value_biases) = params["policy"], params["value"]
    return features @ policy.T + policy_biases, (features @ value.T + value_biases)[:, 0]


def as_policy(game: sx.Game, params: Params) -> Policy:
    def layer(part: tuple[jax.Array, jax.Array], activation: str = "none") -> Layer:
        return Layer(np.asarray(part[0]), np.asarray(part[1]), activation)

    return of(game, [layer(part, "relu") for part in params["trunk"]], layer(params["policy"]), layer(params["value"]))

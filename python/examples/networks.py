"""Networks in JAX, as policy files have them: fully connected layers with rectifiers between them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax

import shengxiao as sx
from shengxiao.policy import Layer, Policy, of

Params = list[tuple[jax.Array, jax.Array]]  # of each layer: weights [outputs, inputs] and biases [outputs]


def new_network(key: jax.Array, sizes: list[int], last: float) -> Params:
    """Orthogonal weights and no biases. `sizes`: of the input, the hidden layers and the output; `last`: the scale of the last layer,
    which is small for a policy, so that play begins nearly at random."""
    scales = [2**0.5] * (len(sizes) - 2) + [last]
    keys = jax.random.split(key, len(scales))
    return [
        (jax.nn.initializers.orthogonal(scale)(key, (outputs, inputs)), jnp.zeros(outputs))
        for key, inputs, outputs, scale in zip(keys, sizes, sizes[1:], scales, strict=False)
    ]


def forward(params: Params, inputs: jax.Array) -> jax.Array:
    """Of inputs [rows, inputs], outputs [rows, outputs]."""
    for weights, biases in params[:-1]:
        inputs = jax.nn.relu(inputs @ weights.T + biases)
    weights, biases = params[-1]
    return inputs @ weights.T + biases


def learner(loss: Callable[..., jax.Array], optimizer: optax.GradientTransformation) -> Callable[..., tuple[Any, optax.OptState]]:
    """A step of learning: (params, state, rate, sample) -> params and the optimizer's state. `loss`: of params and a sample."""

    @jax.jit
    def learn(params: Any, state: optax.OptState, rate: float, sample: Any) -> tuple[Any, optax.OptState]:
        changes, state = optimizer.update(jax.grad(loss)(params, sample), state)
        return jax.tree.map(lambda old, change: old - rate * change, params, changes), state

    return learn


def as_policy(game: sx.Game, params: Params) -> Policy:
    *trunk, policy = [Layer(np.asarray(weights), np.asarray(biases), "relu") for weights, biases in params]
    return of(game, trunk, policy._replace(activation="none"))

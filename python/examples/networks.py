"""Networks in JAX, as policy files have them: fully connected layers with rectifiers between them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

import shengxiao as sx
from shengxiao.policy import Layer, Policy, of


class Usual(NamedTuple):
    """What the inputs are usually: [inputs] each. They come in units of their own; a network learns faster from what lies about 0 and 1."""

    mean: np.ndarray
    deviation: np.ndarray

    def times(self, count: int) -> Usual:
        return Usual(*(np.tile(part, count) for part in self))


Learner = Callable[[Any, optax.OptState, float, Any], tuple[Any, optax.OptState]]  # params, its state, the rate and a sample


class Params(NamedTuple):
    """A network: what its inputs are usually, and the weights [outputs, inputs] and biases [outputs] of each layer."""

    usual: Usual
    layers: list[tuple[jax.Array, jax.Array]]


def usual(game: sx.Game, seed: int, decisions: int = 50_000) -> Usual:
    """Of observations in games played at random. What hardly ever changes there is not made larger than twenty times."""
    batch = sx.batch(game, n=100, seed=seed, autoreset_mode="same_step")
    seen = []
    for step in range(decisions // 100):
        seen.append(batch.observation.copy())
        batch.step(batch.random_actions(seed + step))
    observations = np.concatenate(seen)
    return Usual(observations.mean(axis=0), np.maximum(observations.std(axis=0), 0.05))


def new_network(key: jax.Array, usual: Usual, sizes: list[int], last: float) -> Params:
    """Orthogonal weights and no biases. `sizes`: of the hidden layers and the output; `last`: the scale of the last layer, which is small
    for a policy, so that play begins nearly at random."""
    sizes = [len(usual.mean), *sizes]
    scales = [2**0.5] * (len(sizes) - 2) + [last]
    keys = jax.random.split(key, len(scales))
    layers = [
        (jax.nn.initializers.orthogonal(scale)(key, (outputs, inputs)), jnp.zeros(outputs))
        for key, inputs, outputs, scale in zip(keys, sizes, sizes[1:], scales, strict=False)
    ]
    return Params(usual, layers)


def forward(params: Params, inputs: jax.Array) -> jax.Array:
    """Of inputs [rows, inputs], outputs [rows, outputs]."""
    mean, deviation = jax.lax.stop_gradient(params.usual)
    values = (inputs - mean) / deviation
    for weights, biases in params.layers[:-1]:
        values = jax.nn.relu(values @ weights.T + biases)
    weights, biases = params.layers[-1]
    return values @ weights.T + biases


def side_by_side(one: Params, other: Params) -> Params:
    """A network with the outputs of both, which see the same and have as many layers: neither has a part in the other."""
    (first, *layers), (other_first, *other_layers) = one.layers, other.layers
    beside = [
        (jax.scipy.linalg.block_diag(weights, other_weights), jnp.concatenate([biases, other_biases]))
        for (weights, biases), (other_weights, other_biases) in zip(layers, other_layers, strict=True)
    ]
    return Params(one.usual, [(jnp.concatenate([first[0], other_first[0]]), jnp.concatenate([first[1], other_first[1]])), *beside])


class SeatActions(NamedTuple):
    """Actions that name a seat. They come in blocks, a block has all of the first seat, then all of the second, and so on."""

    first: int  # the id of the first of them
    each: int  # so many for each seat of a block
    seats: int
    blocks: int = 1


def evened(params: Params, named: SeatActions) -> Params:
    """A policy for which it makes no difference which seat an action names. A network sees the seats counted from its own and cannot
    tell which of them an action means: it would go for some seat of the table."""

    def even(rows: jax.Array) -> jax.Array:
        until = named.first + named.blocks * named.seats * named.each
        by_seat = rows[named.first : until].reshape(named.blocks, named.seats, named.each, -1)
        mean = jnp.broadcast_to(by_seat.mean(axis=1, keepdims=True), by_seat.shape)
        return rows.at[named.first : until].set(mean.reshape(rows[named.first : until].shape))

    *trunk, (weights, biases) = params.layers
    return Params(params.usual, [*trunk, (even(weights), even(biases))])


def learner(loss: Callable[..., jax.Array], optimizer: optax.GradientTransformation) -> Learner:
    """A step of learning. `loss`: of params and a sample."""

    @jax.jit
    def learn(params: Any, state: optax.OptState, rate: float, sample: Any) -> tuple[Any, optax.OptState]:
        changes, state = optimizer.update(jax.grad(loss)(params, sample), state)
        return jax.tree.map(lambda old, change: old - rate * change, params, changes), state

    return learn


def as_policy(game: sx.Game, params: Params) -> Policy:
    """Of a network's outputs the first are the logits of the actions; one more is the value."""
    (weights, biases), *layers = params.layers
    first = weights / params.usual.deviation  # of the inputs as they are
    plain = [(first, biases - first @ params.usual.mean), *layers]
    *trunk, (weights, biases) = [(np.asarray(weights), np.asarray(biases)) for weights, biases in plain]
    actions = game.action_count
    value = Layer(weights[actions:], biases[actions:]) if len(biases) > actions else None
    return of(game, [Layer(*layer, "relu") for layer in trunk], Layer(weights[:actions], biases[:actions]), value)


def of_policy(policy: Policy, usual: Usual) -> Params:
    """The network of which as_policy() made this."""
    layers = [(layer.weights, layer.biases) for layer in policy.trunk]
    outputs = [policy.policy] if policy.value is None else [policy.policy, policy.value]
    layers.append((np.concatenate([layer.weights for layer in outputs]), np.concatenate([layer.biases for layer in outputs])))
    weights, biases = layers[0]
    layers[0] = (weights * usual.deviation, biases + weights @ usual.mean)
    return Params(usual, [(jnp.asarray(weights, jnp.float32), jnp.asarray(biases, jnp.float32)) for weights, biases in layers])

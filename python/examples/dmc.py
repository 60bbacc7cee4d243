"""Deep Monte Carlo, in JAX: the value of an action is the mean of what the game returned after it.

    python python/examples/dmc.py zodiac --seats 2 --minutes 30

After DouZero (Zha et al. 2021). There is nothing to estimate but that mean: no bootstrapping, no ratio of policies. Of each decision
the network gives a number for every action; play takes the greatest, now and then something else; the policy file does the same.
"""

from __future__ import annotations

from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from common import Run, arguments, game_of
from networks import Params, forward, learner, new_network, usual
from tables import Step, Tables, minibatches

import shengxiao as sx


@jax.jit
def greedy(params: Params, observation: jax.Array, mask: jax.Array) -> jax.Array:
    return jnp.where(mask, forward(params, observation), -jnp.inf).argmax(axis=1)


class Explorer:
    """Takes the action of the greatest value, and with some probability any legal one."""

    def __init__(self, epsilon: float, random: np.random.Generator) -> None:
        self.epsilon, self.random = epsilon, random

    def choose(self, params: Params, observation: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, ...]:
        best = np.asarray(greedy(params, observation, mask))
        any_of_them = (mask * self.random.random(mask.shape, np.float32)).argmax(axis=1)
        return (np.where(self.random.random(len(best)) < self.epsilon, any_of_them, best),)


class Sample(NamedTuple):
    observation: np.ndarray  # [rows, observation_size]
    action: np.ndarray  # [rows]
    returns: np.ndarray  # [rows]: of the seat, at the end of the game


class Episodes:
    """Holds decisions back until their game has ended."""

    def __init__(self) -> None:
        self.steps: list[Step] = []

    def add(self, step: Step) -> None:
        self.steps.append(step)

    def take(self) -> Sample:
        """All decisions of games that have ended; those of the others stay."""
        parts, later = [], []
        returns = np.zeros(len(self.steps[0].ended), np.float32)
        known = np.zeros(len(returns), bool)
        for step in reversed(self.steps):
            returns[step.ended] = step.returns[step.ended]
            known |= step.ended
            rows = known[step.stream]
            parts.append(Sample(step.observation[rows], step.action[rows], returns[step.stream[rows]]))
            left = Step(*(part[~rows] for part in step[:4]), (), step.lead[~rows], step.stream[~rows], step.returns, step.ended)
            later.append(left._replace(ended=np.zeros_like(step.ended)))
        self.steps = [step for step in reversed(later) if len(step.action)]
        return Sample(*(np.concatenate(part) for part in zip(*parts, strict=True)))


def loss(params: Params, sample: Sample) -> jax.Array:
    values = jnp.take_along_axis(forward(params, sample.observation), sample.action[:, None], 1)[:, 0]
    return ((values - sample.returns) ** 2).mean()


def main() -> None:
    parser = arguments(__doc__, "zodiac")
    parser.add_argument("--against", default="greedy", help="the opponent in a part of the games")
    parser.add_argument("--share", type=float, default=0.5, help="that part of them")
    parser.add_argument("--n", type=int, default=256, help="games at the same time")
    parser.add_argument("--steps", type=int, default=128, help="steps of each between two updates")
    parser.add_argument("--width", type=int, default=128, help="of each hidden layer")
    parser.add_argument("--depth", type=int, default=2, help="hidden layers")
    parser.add_argument("--minibatch", type=int, default=1024, help="decisions")
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning at the start; it falls to 0")
    parser.add_argument("--epsilon", type=float, default=0.05, help="how often something else is tried")
    given = parser.parse_args()

    game = game_of(given, given.seats)
    run = Run(given, "dmc")
    tables = Tables([game], given.n, given.against, given.share, given.seed)
    sizes = [*[given.width] * given.depth, game.action_count]
    params = new_network(jax.random.key(given.seed), usual(game, given.seed), sizes, last=0.01)
    optimizer = optax.chain(optax.clip_by_global_norm(1.0), optax.scale_by_adam())
    state = optimizer.init(params)
    if given.resume:
        params, state = run.resume((params, state))

    learn = learner(loss, optimizer)
    random = np.random.default_rng([given.seed, run.update])
    explorer, episodes = Explorer(given.epsilon, random), Episodes()
    while run.share_done < 1:
        for _ in range(given.steps):
            episodes.add(tables.step(lambda observation, mask, _: explorer.choose(params, observation, mask)))
        sample = episodes.take()
        rate = given.rate * (1 - run.share_done)
        for part in minibatches(sample, given.minibatch, random):
            params, state = learn(params, state, rate, part)
        run.add(len(sample.action))
        run.look(game, params, given.against, (params, state))
    run.finish(game, params)


if __name__ == "__main__":
    main()

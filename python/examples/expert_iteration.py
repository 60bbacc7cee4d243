"""A small expert iteration for Celestial Checkers, which uses the search of the C++ core.

    python python/examples/expert_iteration.py --minutes 30

After Anthony et al. 2017. The apprentice is a network; the expert is the network and a search together: of the actions that the network
likes best, alpha-beta says how good each is. The network learns what the expert would have done in the positions that it reaches itself,
and so the expert comes to look at better actions.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from common import Run, arguments, game_of
from networks import Params, forward, learner, new_network, usual

import shengxiao as sx


@jax.jit
def likes(params: Params, observation: jax.Array, mask: jax.Array) -> jax.Array:
    return jnp.where(mask, forward(params, observation), -jnp.inf)


class Expert:
    """With an agent a thread, which looks at the same games each time: what it remembers of a search helps the next one, and the
    same seed gives the same choices."""

    def __init__(self, game: sx.Game, looked_at: int, nodes: int, threads: int) -> None:
        self.looked_at, self.nodes = looked_at, nodes
        self.threads = ThreadPoolExecutor(threads)  # a search holds no lock of Python
        self.agents = [sx.agent(game, "alpha_beta") for _ in range(threads)]

    def value(self, agent: sx.Agent, state: sx.State, action: int) -> float:
        """What a seat may expect from an action, in points of the game's own score."""
        (seat,) = state.to_act
        after = state.after(action)
        if after.is_over:
            return 1e6 * after.returns[seat]
        if after.to_act == (sx.CHANCE,):
            return 0.0
        thought = agent.think(after, nodes=self.nodes)
        return thought.score if after.to_act == (seat,) else -thought.score

    def choose(self, agent: sx.Agent, state: sx.State, likes: np.ndarray) -> int:
        best = [int(action) for action in np.argsort(-likes)[: self.looked_at] if np.isfinite(likes[action])]
        return best[0] if len(best) == 1 else max(best, key=lambda action: self.value(agent, state, action))

    def choose_all(self, states: list[sx.State], likes: np.ndarray) -> np.ndarray:
        chosen = np.zeros(len(states), np.int64)

        def choose_some(first: int) -> None:
            for row in range(first, len(states), len(self.agents)):
                chosen[row] = self.choose(self.agents[first], states[row], likes[row])

        list(self.threads.map(choose_some, range(len(self.agents))))  # raises what they raise
        return chosen


class Sample(NamedTuple):
    observation: np.ndarray
    mask: np.ndarray
    action: np.ndarray  # of the expert


def loss(params: Params, sample: Sample) -> jax.Array:
    logits = jnp.where(sample.mask, forward(params, sample.observation), -1e9)
    return optax.softmax_cross_entropy_with_integer_labels(logits, sample.action).mean()


def main() -> None:
    parser = arguments(__doc__, "celestial_checkers")
    parser.add_argument("--n", type=int, default=64, help="games at the same time")
    parser.add_argument("--steps", type=int, default=16, help="steps of each between two updates")
    parser.add_argument("--looked-at", type=int, default=6, help="actions that the expert looks at")
    parser.add_argument("--nodes", type=int, default=300, help="positions that it searches for each")
    parser.add_argument("--threads", type=int, default=2, help="that search")
    parser.add_argument("--kept", type=int, default=200_000, help="decisions to learn from, the newest")
    parser.add_argument("--width", type=int, default=256, help="of each hidden layer")
    parser.add_argument("--depth", type=int, default=2, help="hidden layers")
    parser.add_argument("--minibatch", type=int, default=512, help="decisions")
    parser.add_argument("--epochs", type=int, default=4, help="how often a decision is learned from, about")
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning at the start; it falls to 0")
    given = parser.parse_args()

    game = game_of(given, given.seats, placement="random")
    run = Run(given, "expert_iteration")
    batch = sx.batch(game, n=given.n, seed=given.seed, autoreset_mode="same_step")
    expert = Expert(game, given.looked_at, given.nodes, given.threads)
    sizes = [*[given.width] * given.depth, game.action_count]
    params = new_network(jax.random.key(given.seed), usual(game, given.seed), sizes, last=0.01)
    optimizer = optax.scale_by_adam()
    state = optimizer.init(params)
    if given.resume:
        params, state = run.resume((params, state))

    learn = learner(loss, optimizer)
    random = np.random.default_rng([given.seed, run.update])
    kept: list[Sample] = []
    while run.share_done < 1:
        for _ in range(given.steps):
            liked = np.asarray(likes(params, batch.observation, batch.mask))  # waits for it
            chosen = expert.choose_all(batch.states(), liked)
            kept.append(Sample(batch.observation.copy(), batch.mask.copy(), chosen))
            # What the apprentice would do, with something of chance, so that the games differ.
            batch.step((liked + random.gumbel(size=liked.shape)).argmax(axis=1))
        del kept[: -given.kept // given.n]
        everything = Sample(*(np.concatenate(part) for part in zip(*kept, strict=True)))
        rate = given.rate * (1 - run.share_done)
        for _ in range(given.epochs * given.n * given.steps // given.minibatch):
            rows = random.integers(len(everything.action), size=given.minibatch)
            params, state = learn(params, state, rate, Sample(*(part[rows] for part in everything)))
        run.add(given.n * given.steps)
        run.look(game, params, "greedy", (params, state))
    run.finish(game, params)


if __name__ == "__main__":
    main()

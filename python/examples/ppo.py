"""Proximal policy optimization with masks and self-play, in JAX.

    python python/examples/ppo.py zodiac --seats 2 --minutes 60

After Schulman et al. 2017, in the manner of CleanRL. All seats are played by one network; a part of the games is against an opponent, so
that the network does not only learn what beats itself. Each decision of a seat is followed by the next decision of the same seat in the
same game, whatever others do between them; the reward is what the game returns at its end. The critic, which is needed for learning
only, sees what all seats see: so it is not surprised by what was hidden from the one that decided. It learns what the return will be
beyond a guess from the points (`--guess`; Ng et al. 1999 call it shaping): where random play never wins, that is where learning begins.
The network that plays learns beside its policy what the return will be from what its seat may know: the policy file's value. Where luck
makes that hard to foretell it gets layers of its own (`--apart`), so as not to shape those by which the policy plays.
"""

from __future__ import annotations

import functools
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from common import Run, arguments, game_of
from networks import Learner, Params, SeatActions, evened, forward, learner, new_network, of_policy, side_by_side, usual
from tables import Step, Tables, minibatches, with_other_edition

import shengxiao as sx
from shengxiao.policy import load


class Networks(NamedTuple):
    actor: Params  # the logits, and what the return will be where no judge says it
    critic: Params
    judge: Params | None  # what the return will be

    def player(self) -> Params:
        """What the policy file holds."""
        return self.actor if self.judge is None else side_by_side(self.actor, self.judge)


class Sample(NamedTuple):
    """Decisions to learn from, and what they were worth: [rows, …] each."""

    observation: jax.Array
    mask: jax.Array
    everything: jax.Array
    action: jax.Array
    log_probability: jax.Array
    advantage: jax.Array
    target: jax.Array  # of the critic
    worth: jax.Array  # what the return will be, as far as is known


def log_probabilities_of(logits: jax.Array, mask: jax.Array) -> jax.Array:
    return jax.nn.log_softmax(jnp.where(mask, logits, -1e9))


def of_action(numbers: jax.Array, action: jax.Array) -> jax.Array:
    return jnp.take_along_axis(numbers, action[:, None], 1)[:, 0]


def policy_and_value(networks: Networks, observation: jax.Array) -> tuple[jax.Array, jax.Array]:
    """The logits and the values of the rows."""
    outputs = forward(networks.actor, observation)
    if networks.judge is not None:
        return outputs, forward(networks.judge, observation)[:, 0]
    return outputs[:, :-1], outputs[:, -1]


@jax.jit
def choose(networks: Networks, key: jax.Array, observation: jax.Array, mask: jax.Array, everything: jax.Array) -> tuple[jax.Array, ...]:
    """Actions, how probable they were, and the values of the rows."""
    log_probabilities = log_probabilities_of(policy_and_value(networks, observation)[0], mask)
    action = jax.random.categorical(key, log_probabilities)
    return action, of_action(log_probabilities, action), forward(networks.critic, everything)[:, 0]


def advantages(steps: list[Step], values: list[np.ndarray], decay: float) -> tuple[np.ndarray, np.ndarray]:
    """Generalized advantage estimates of all rows (Schulman et al. 2016) without discount, and which of them count.

    The last decision of a stream in an unfinished game is an estimate of what follows, and is not learned from.
    """
    streams = len(steps[0].ended)
    known = np.zeros(streams, bool)  # something is known of what follows in the stream:
    value, later, reward = (np.zeros(streams, np.float32) for _ in range(3))  # its value, its advantage, the reward on the way
    advantage, counts = [], []
    for step, own in zip(reversed(steps), reversed(values), strict=True):
        known |= step.ended
        value[step.ended] = later[step.ended] = 0
        reward[step.ended] = step.returns[step.ended]
        stream = step.stream
        counts.append(known[stream])
        advantage.append(np.where(known[stream], reward[stream] + value[stream] - own + decay * later[stream], 0))
        value[stream], later[stream], reward[stream], known[stream] = own, advantage[-1], 0, True
    return np.concatenate(advantage[::-1]), np.concatenate(counts[::-1])


def sample_of(steps: list[Step], guess: float, decay: float) -> Sample:
    guesses = [guess * step.lead for step in steps]
    advantage, counts = advantages(steps, [step.kept[1] + guessed for step, guessed in zip(steps, guesses, strict=True)], decay)
    log_probability, beyond_guess = (np.concatenate([step.kept[at] for step in steps]) for at in range(2))
    sample = Sample(
        observation=np.concatenate([step.observation for step in steps]),
        mask=np.concatenate([step.mask for step in steps]),
        everything=np.concatenate([step.everything for step in steps]),
        action=np.concatenate([step.action for step in steps]),
        log_probability=log_probability,
        advantage=(advantage - advantage[counts].mean()) / (advantage[counts].std() + 1e-8),
        target=advantage + beyond_guess,
        worth=advantage + beyond_guess + np.concatenate(guesses),
    )
    return Sample(*(part[counts] for part in sample))


def loss(networks: Networks, sample: Sample, clip: float, entropy_bonus: float, worth: float, acts: bool) -> jax.Array:
    """acts: the policy learns, too, beside the values."""
    value = forward(networks.critic, sample.everything)[:, 0]
    logits, expected = policy_and_value(networks, sample.observation)
    log_probabilities = log_probabilities_of(logits, sample.mask)
    ratio = jnp.exp(of_action(log_probabilities, sample.action) - sample.log_probability)
    gain = jnp.minimum(ratio * sample.advantage, jnp.clip(ratio, 1 - clip, 1 + clip) * sample.advantage)
    entropy = -(jnp.exp(log_probabilities) * jnp.where(sample.mask, log_probabilities, 0)).sum(axis=1)
    errors = (value - sample.target) ** 2 + worth * (expected - sample.worth) ** 2
    return (0.5 * errors - (gain + entropy_bonus * entropy if acts else 0)).mean()


def imitate(games: list[sx.Game], teacher: str, networks: Networks, decisions: int, n: int, seed: int) -> Networks:
    """Teaches a network what an agent does in games with itself, so that it does not begin at random: where a game is long, random play
    never wins, and there is nothing to learn from."""
    agents = [sx.agent(game, teacher) for game in games]
    batches = [sx.batch(game, n=n // len(games), seed=seed, autoreset_mode="same_step") for game in games]
    optimizer = optax.adam(1e-3)
    state = optimizer.init(networks.actor)

    @jax.jit
    def learn(
        networks: Networks, state: optax.OptState, observation: jax.Array, mask: jax.Array, action: jax.Array
    ) -> tuple[Networks, optax.OptState]:
        def loss(actor: Params) -> jax.Array:
            logits, _ = policy_and_value(networks._replace(actor=actor), observation)
            return -of_action(log_probabilities_of(logits, mask), action).mean()

        changes, state = optimizer.update(jax.grad(loss)(networks.actor), state)
        return networks._replace(actor=optax.apply_updates(networks.actor, changes)), state

    for at in range(decisions * len(games) // n):
        agent, batch = agents[at % len(games)], batches[at % len(games)]
        # In the order of the rows: a game after the other, and of each the seats that owe a decision.
        action = np.array([agent.think(state, seat).move for state in batch.states() for seat in state.to_act])
        # Copies: JAX computes later, and the batch writes its arrays anew.
        networks, state = learn(networks, state, batch.observation.copy(), batch.mask.copy(), action)
        batch.step(action)
    return networks


def main() -> None:
    parser = arguments(__doc__, "zodiac")
    parser.add_argument("--also", type=int, nargs="*", default=[], help="other numbers of seats that the same network learns with")
    parser.add_argument("--vary", metavar="OPTION=VALUE", help="half of the games have this option; the observation must tell it")
    parser.add_argument("--editions", type=int, default=0, help="so many other editions, drawn at random, are learned with too")
    parser.add_argument("--begin", metavar="FILE", help="a policy file from which learning goes on, instead of lessons")
    parser.add_argument("--first", type=float, default=0, help="so long, of the time, the values learn alone: a good policy would get worse")
    parser.add_argument("--against", default="greedy", help="the opponent in a part of the games")
    parser.add_argument("--share", type=float, default=0.5, help="that part of them")
    parser.add_argument("--lessons", type=int, default=1_500_000, help="decisions of that opponent that are imitated first")
    parser.add_argument("--n", type=int, default=256, help="games at the same time")
    parser.add_argument("--steps", type=int, default=128, help="steps of each between two updates")
    parser.add_argument("--hidden", type=int, nargs="+", default=[128, 128], help="the sizes of the hidden layers")
    parser.add_argument("--epochs", type=int, default=2, help="how often a decision is learned from")
    parser.add_argument("--minibatch", type=int, default=2048, help="decisions")
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning at the start; it falls to 0")
    parser.add_argument("--clip", type=float, default=0.2, help="how much more or less probable an action may become at once")
    parser.add_argument("--entropy", type=float, default=0.01, help="what variety is worth")
    parser.add_argument(
        "--worth", type=float, default=1.0, help="how much the network that plays learns of the value: it has the same layers as the policy"
    )
    parser.add_argument("--apart", type=int, nargs="+", help="the hidden layers of the value, if it has its own: as many as the policy has")
    parser.add_argument("--seat-actions", type=int, nargs="+", metavar="N", help="the actions that name a seat (SeatActions): all seats are alike")
    parser.add_argument("--guess", type=float, default=0.0, help="what a point more than the best of the others has is worth, at a guess")
    parser.add_argument("--decay", type=float, default=0.95, help="lambda of the advantage estimates")
    given = parser.parse_args()

    game = game_of(given, given.seats)
    games = [game, *(game_of(given, seats) for seats in given.also)]
    if given.vary:
        option, value = given.vary.split("=", 1)
        games += [sx.make(game.id, seats=game.seats, options={**game.options, option: value}) for game in games]
    editions = np.random.default_rng([given.seed, 1])
    games += [with_other_edition(games[at % len(games)], editions) for at in range(given.editions)]
    run = Run(given, "ppo")
    tables = Tables(games, given.n, given.against, given.share, given.seed, oracle=True)
    key = jax.random.key(given.seed)
    seen = usual(max(games, key=lambda game: game.seats), given.seed)
    actions = game.action_count
    networks = Networks(
        actor=new_network(jax.random.fold_in(key, 1), seen, [*given.hidden, actions + (not given.apart)], last=0.01),
        critic=new_network(jax.random.fold_in(key, 2), seen.times(max(game.seats for game in games)), [*given.hidden, 1], last=1.0),
        judge=new_network(jax.random.fold_in(key, 3), seen, [*given.apart, 1], last=1.0) if given.apart else None,
    )
    optimizer = optax.chain(optax.clip_by_global_norm(0.5), optax.scale_by_adam(eps=1e-5))
    state = optimizer.init(networks)
    if given.begin:
        known = load(given.begin)
        networks = networks._replace(actor=of_policy(known._replace(value=None) if given.apart else known, seen))
    elif given.lessons and not given.resume:
        networks = imitate(games, given.against, networks, given.lessons, given.n, given.seed)
    if given.resume:
        networks, state = run.resume((networks, state))

    def even(networks: Networks) -> Networks:
        named = given.seat_actions
        return networks._replace(actor=evened(networks.actor, SeatActions(*named))) if named else networks

    networks = even(networks)

    def learner_of(acts: bool) -> Learner:
        return learner(lambda networks, sample: loss(networks, sample, given.clip, given.entropy, given.worth, acts), optimizer)

    acts = run.share_done >= given.first
    learn = learner_of(acts)
    random = np.random.default_rng([given.seed, run.update])
    while run.share_done < 1:
        if not acts and run.share_done >= given.first:
            acts, learn, state = True, learner_of(True), optimizer.init(networks)
        keys = jax.random.split(jax.random.fold_in(key, run.update), given.steps)
        sample = sample_of([tables.step(functools.partial(choose, networks, own)) for own in keys], given.guess, given.decay)
        rate = given.rate * (1 - run.share_done)
        for _ in range(given.epochs):
            for part in minibatches(sample, given.minibatch, random):
                networks, state = learn(networks, state, rate, part)
        networks = even(networks)
        run.add(len(sample.action))
        run.look(game, networks.player(), given.against, (networks, state))
    run.finish(game, networks.player())


if __name__ == "__main__":
    main()

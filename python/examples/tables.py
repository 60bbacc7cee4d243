"""Games that a network plays, step by step: with itself, and a part of them from each seat against an opponent."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeVar

import numpy as np

import shengxiao as sx

# Observations, masks and what all know of some rows -> their actions, and numbers of each row that are to be kept.
Choose = Callable[[np.ndarray, np.ndarray, np.ndarray], tuple[np.ndarray, ...]]

Sample = TypeVar("Sample", bound=Any)


class Step(NamedTuple):
    """The decisions of one step, over all games."""

    observation: np.ndarray  # [rows, observation_size]
    mask: np.ndarray  # [rows, actions]
    everything: np.ndarray  # [rows, most seats * observation_size]: what all seats observe, the own first; for critics, not for play
    action: np.ndarray  # [rows]
    kept: tuple[np.ndarray, ...]  # [rows] each
    lead: np.ndarray  # [rows]: the own points beyond the best of the others
    stream: np.ndarray  # [rows]: which seat of which game, a number below that of all seats of all games
    returns: np.ndarray  # [streams]: of games that ended with the step
    ended: np.ndarray  # [streams]


def minibatches(sample: Sample, size: int, random: np.random.Generator) -> Iterator[Sample]:
    """All rows of a sample, which is a tuple of arrays [rows, …], in random order; what is left over is left out."""
    order = random.permutation(len(sample[0]))
    for begin in range(0, len(order) - size + 1, size):
        rows = order[begin : begin + size]
        yield type(sample)(*(part[rows] for part in sample))


def leaves_of(data: Any) -> Iterator[tuple[Any, Any]]:
    """The places of nested dicts and lists at which a number or a text stands."""
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        if isinstance(value, dict | list):
            yield from leaves_of(value)
        else:
            yield data, key


def with_other_edition(game: sx.Game, random: np.random.Generator) -> sx.Game:
    """The game with some of its printed data drawn at random: numbers up to a half more or less, texts as others of its edition are. What
    the game refuses stays as it is."""
    edition = copy.deepcopy(game.edition)
    if edition is None:
        raise sx.Error(f"{game.id} has no edition")
    leaves = list(leaves_of(edition))
    texts = sorted({holder[key] for holder, key in leaves if isinstance(holder[key], str)})
    share = random.uniform(0.2, 1)
    made = game
    for holder, key in leaves:
        if random.random() > share:
            continue
        before = holder[key]
        holder[key] = texts[random.integers(len(texts))] if isinstance(before, str) else int(before * random.uniform(0.5, 1.5) + 0.5)
        try:
            made = sx.make(game.id, seats=game.seats, options=game.options, edition=edition)
        except sx.Error:
            holder[key] = before
    return made


def everything_of(batch: sx.Batch) -> np.ndarray:
    order = (batch.seat[:, None] + np.arange(batch.seats)) % batch.seats
    return batch.oracle[batch.game[:, None], order].reshape(batch.rows, -1)


def lead_of(batch: sx.Batch) -> np.ndarray:
    points = batch.points[batch.game].astype(np.float32)
    own = np.take_along_axis(points, batch.seat[:, None].astype(np.int64), 1)[:, 0]
    np.put_along_axis(points, batch.seat[:, None].astype(np.int64), -np.inf, 1)
    return own - points.max(axis=1) if batch.seats > 1 else own


class Tables:
    """`n` games at the same time, as many of each of the `games` (one game, set up in several ways), a `share` of them against an
    opponent. `oracle`: whether Step.everything is wanted; else it is empty."""

    def __init__(self, games: list[sx.Game], n: int, against: str, share: float, seed: int, oracle: bool = False) -> None:
        self.n, self.oracle = n, oracle
        self.width = max(game.seats for game in games) * games[0].observation_size if oracle else 0  # of Step.everything
        self.batches: list[sx.Batch] = []
        for game in games:
            each = round(n * share / len(games) / game.seats)
            self.add(game, n // len(games) - each * game.seats, {}, seed)
            for seat in range(game.seats):
                self.add(game, each, {at: against for at in range(game.seats) if at != seat}, seed + 1 + seat)
        sizes = [batch.n * batch.seats for batch in self.batches]
        self.first = [sum(sizes[:at]) for at in range(len(sizes))]  # the number of each batch's first stream
        self.streams = sum(sizes)

    def add(self, game: sx.Game, n: int, opponents: dict[int, str], seed: int) -> None:
        if n:
            self.batches.append(sx.batch(game, n=n, seed=seed, opponents=opponents, autoreset_mode="same_step", oracle=self.oracle))

    def everything(self, batch: sx.Batch) -> np.ndarray:
        if not self.oracle:
            return np.zeros((batch.rows, 0), np.float32)
        seen = everything_of(batch)
        return np.pad(seen, ((0, 0), (0, self.width - seen.shape[1])))

    def step(self, choose: Choose) -> Step:
        batches = list(zip(self.batches, self.first, strict=True))
        observation = np.concatenate([batch.observation for batch in self.batches])
        mask = np.concatenate([batch.mask for batch in self.batches])
        everything = np.concatenate([self.everything(batch) for batch in self.batches])
        lead = np.concatenate([lead_of(batch) for batch in self.batches])
        stream = np.concatenate([first + batch.game * batch.seats + batch.seat for batch, first in batches])
        rows = len(stream)
        filling = ((0, -rows % self.n), (0, 0))  # few different shapes, each of which is compiled once
        chosen = choose(np.pad(observation, filling), np.pad(mask, filling, constant_values=True), np.pad(everything, filling))
        action, *kept = (np.asarray(part)[:rows] for part in chosen)
        returns, ended = np.zeros(self.streams, np.float32), np.zeros(self.streams, bool)
        begin = 0
        for batch, first in batches:
            end = begin + batch.rows
            batch.step(action[begin:end])
            streams = first + batch.final_game[:, None] * batch.seats + np.arange(batch.seats)
            returns[streams] = batch.final_reward
            ended[streams] = True
            begin = end
        return Step(observation, mask, everything, action, tuple(kept), lead, stream, returns, ended)

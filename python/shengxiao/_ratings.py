"""What results say about strength: shares of wins, and ratings, with how sure they are."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ._matches import Played

Numbers = NDArray[np.float64]

Z = 1.959964  # of 95 %
DRAWS = 1000  # of the bootstrap
ELO = 400 / math.log(10)  # Elo for each unit of the logarithm of strength


class Interval(NamedTuple):
    """An estimate, and between what it lies in 95 of 100 cases."""

    low: float
    middle: float
    high: float


def share(deals: Sequence[Sequence[float]]) -> Interval:
    """The mean of shares from 0 to 1, the games of a deal together. Wilson's interval for as many games as they are worth, since what
    the games of a deal have in common counts once."""
    shares = [one for deal in deals for one in deal]
    mean = sum(shares) / len(shares)
    worth = float(len(deals))
    if len(deals) > 1:
        of_deals = [sum(deal) / len(deal) for deal in deals]
        square = float(np.var(of_deals, ddof=1)) / len(deals)  # of the error of the mean
        worth = min(mean * (1 - mean) / square, len(shares)) if square > 0 else len(shares)
    z = Z * Z / worth
    middle = (mean + z / 2) / (1 + z)
    half = math.sqrt(z * mean * (1 - mean) + z * z / 4) / (1 + z)
    return Interval(max(0.0, middle - half), mean, min(1.0, middle + half))


def elo(games: Sequence[Played], zero: str, seed: int) -> dict[str, Interval]:
    """Ratings of all players, that of `zero` being 0: a player's strength is to those of all at a table as its share of the wins there.
    The maximum of the likelihood, with a bootstrap over the deals; to every lineup one game is added whose win is shared evenly, so that
    who has won all of its games has a rating too."""
    names = sorted({name for game in games for name in game.names})
    place = {name: k for k, name in enumerate(names)}
    # Of each lineup: who sits there, and what the games of each deal came to.
    lineups: dict[tuple[str, ...], dict[int, list[Played]]] = {}
    for game in games:
        lineups.setdefault(tuple(sorted(game.names)), {}).setdefault(game.deal, []).append(game)
    random = np.random.default_rng(seed)
    seats = np.zeros((len(lineups), len(names)))
    wins = np.zeros((1 + DRAWS, len(names)))  # the games as they were, then as they are drawn
    count = np.ones((1 + DRAWS, len(lineups)))
    for k, (lineup, deals) in enumerate(lineups.items()):
        won = np.zeros((len(deals), len(names)))
        for row, of_deal in zip(won, deals.values(), strict=True):
            for game in of_deal:
                for name, part in zip(game.names, game.shares, strict=True):
                    row[place[name]] += part
        played = np.array([len(of_deal) for of_deal in deals.values()])
        for name in lineup:
            seats[k, place[name]] += 1
        wins += seats[k] / len(lineup)
        for draw in range(1 + DRAWS):
            times = np.bincount(random.integers(len(deals), size=len(deals)), minlength=len(deals)) if draw else np.ones(len(deals))
            wins[draw] += times @ won
            count[draw, k] += times @ played
    strengths = ELO * _likeliest(seats, wins, count)
    rated = strengths - strengths[:, [place[zero]]]
    low, high = np.percentile(rated[1:], (2.5, 97.5), axis=0)
    return {name: Interval(float(low[k]), float(rated[0, k]), float(high[k])) for k, name in enumerate(names)}


def _likeliest(seats: Numbers, wins: Numbers, games: Numbers) -> Numbers:
    """Logarithms of strengths [draws, names] for seats [lineups, names], wins [draws, names] and games [draws, lineups], by Newton's
    method: the likelihood is concave, and constant where all change by the same, so their mean is kept at 0."""
    draws, names = wins.shape
    strengths = np.zeros((draws, names))
    for _ in range(100):
        chance = seats * np.exp(strengths - strengths.max(axis=1, keepdims=True))[:, None, :]
        chance /= chance.sum(axis=2, keepdims=True)
        expected = games[:, :, None] * chance
        curvature = -np.einsum("dln,dlm->dnm", chance, expected)
        curvature[:, range(names), range(names)] += expected.sum(axis=1)
        flat = curvature.trace(axis1=1, axis2=2)[:, None, None] / names
        step = np.linalg.solve(curvature + flat * (1 / names + 1e-12 * np.eye(names)), (wins - expected.sum(axis=1))[:, :, None])[:, :, 0]
        step /= np.maximum(1.0, np.abs(step).max(axis=1, keepdims=True) / 2)  # far from the maximum it would go too far
        strengths += step
        if np.abs(step).max() < 1e-7:
            break
    return strengths


def total(counts: Sequence[Mapping[str, int]]) -> dict[str, int]:
    """All together, the most frequent first."""
    together: dict[str, int] = {}
    for one in counts:
        for kind, count in one.items():
            together[kind] = together.get(kind, 0) + count
    return dict(sorted(together.items(), key=lambda item: (-item[1], item[0])))

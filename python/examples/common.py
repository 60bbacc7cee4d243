"""What the examples share: matches of what was learned, its curve, checkpoints and progress. It needs JAX and matplotlib."""

from __future__ import annotations

import argparse
import json
import math
import time
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from networks import Params, as_policy

import shengxiao as sx
from shengxiao.policy import Policy, save


class Share(NamedTuple):
    """Of the points of a match: a win counts 1, a tie of k winners 1/k. `error` is half of a 95 % interval."""

    mean: float
    error: float

    def __str__(self) -> str:
        return f"{100 * self.mean:.1f} % ± {100 * self.error:.1f}"


def match(game: sx.Game, policy: Policy, other: str, games: int, seed: int) -> Share:
    """Plays a policy against an agent that holds all other seats, the same deals from each seat."""
    shares = []
    each = max(1, math.ceil(games / game.seats))
    for seat in range(game.seats):
        opponents = {at: other for at in range(game.seats) if at != seat}
        batch = sx.batch(game, n=each, seed=seed, opponents=opponents, autoreset_mode="disabled")
        returns = np.zeros((each, game.seats), np.float32)
        while True:
            returns[batch.final_game] = batch.final_reward
            if not batch.rows:
                break
            logits, _ = policy(batch.observation)
            batch.step(np.where(batch.mask, logits, -np.inf).argmax(axis=1))
        won = returns == returns.max(axis=1, keepdims=True)
        shares.append(won[:, seat] / won.sum(axis=1))
    result = np.concatenate(shares)
    return Share(float(result.mean()), 1.96 * float(result.std()) / math.sqrt(len(result)))


def arguments(text: str | None, game: str) -> argparse.ArgumentParser:
    """The options that all examples take."""
    parser = argparse.ArgumentParser(description=text, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    parser.add_argument("game", nargs="?", default=game, help="the game")
    parser.add_argument("--seats", type=int, default=2, help="how many play")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help="an option of the game")
    parser.add_argument("--minutes", type=float, default=60, help="how long to learn")
    parser.add_argument("--updates", type=int, default=0, help="how many updates to learn for, instead of minutes")
    parser.add_argument("--seed", type=int, default=1, help="of everything random")
    parser.add_argument("--output", type=Path, default=Path("runs"), help="the folder for the policy, the curve and the checkpoint")
    parser.add_argument("--resume", action="store_true", help="go on from the checkpoint in that folder")
    parser.add_argument("--games", type=int, default=1000, help="of each match at the end")
    return parser


def game_of(given: argparse.Namespace, seats: int, **usual: str) -> sx.Game:
    """The game with the options that were given, and the usual ones beside them."""
    return sx.make(given.game, seats=seats, options={**usual, **dict(option.split("=", 1) for option in given.set)})


class Run:
    """A run of learning in its folder: what was reached is shown and kept as it goes."""

    def __init__(self, given: argparse.Namespace, name: str) -> None:
        self.folder: Path = given.output
        self.folder.mkdir(parents=True, exist_ok=True)
        self.name = f"{name}_{given.game}_{given.seats}"
        self.seconds, self.updates, self.games = 60 * given.minutes, given.updates, given.games
        self.before = 0.0  # seconds of the runs that this one goes on from
        self.began = time.monotonic()
        self.update = self.decisions = 0
        self.share_done = self.share_told = 0.0
        self.told = -math.inf
        self.points: list[dict[str, float]] = []

    @property
    def elapsed(self) -> float:
        return self.before + time.monotonic() - self.began

    def path(self, ending: str) -> Path:
        return self.folder / f"{self.name}.{ending}"

    def add(self, decisions: int) -> None:
        """Counts an update; says so, at most every ten seconds."""
        self.update += 1
        self.decisions += decisions
        self.share_done = min(1.0, self.update / self.updates if self.updates else self.elapsed / self.seconds)
        if self.elapsed - self.told < 10:
            return
        self.told = self.elapsed
        left = self.elapsed / self.share_done - self.elapsed
        print(f"{self.elapsed:6.0f} s  {self.update:,} updates, {self.decisions:,} decisions, {left / 60:.0f} min left", flush=True)

    def look(self, game: sx.Game, params: Params, other: str, arrays: Any) -> None:
        """Where it is time for another point of the curve (thirty of them, the last at the end): plays against an agent, and keeps all."""
        if self.share_done < min(1.0, self.share_told + 1 / 30):
            return
        self.share_told = self.share_done
        policy = as_policy(game, params)
        share = match(game, policy, other, 400, seed=self.update)
        self.points.append({"seconds": self.elapsed, "decisions": self.decisions, f"against {other}": share.mean})
        print(f"{self.elapsed:6.0f} s  against {other} {share}", flush=True)
        self.keep(arrays, policy)

    def keep(self, arrays: Any, policy: Policy) -> None:
        """Writes the checkpoint, the policy and the curve. `arrays`: a tree of JAX."""
        leaves = {f"array_{at}": np.asarray(array) for at, array in enumerate(jax.tree.leaves(arrays))}
        partial = self.path("partial.npz")
        np.savez(partial, points=json.dumps(self.points), counts=[self.update, self.decisions], seconds=self.elapsed, **leaves)
        partial.replace(self.path("npz"))
        save(policy, self.path("policy"))
        self.draw()

    def resume(self, arrays: Any) -> Any:
        """What keep() was given; `arrays` has the shapes."""
        with np.load(self.path("npz")) as kept:
            self.points = json.loads(str(kept["points"]))
            self.before = float(kept["seconds"])
            self.update, self.decisions = map(int, kept["counts"])
            leaves = [jnp.asarray(kept[f"array_{at}"]) for at in range(len(jax.tree.leaves(arrays)))]
        self.share_done = self.share_told = min(1.0, self.update / self.updates if self.updates else self.before / self.seconds)
        return jax.tree.unflatten(jax.tree.structure(arrays), leaves)

    def draw(self) -> None:
        from matplotlib.figure import Figure

        figure = Figure(figsize=(7, 4), layout="constrained")
        axes = figure.add_subplot()
        minutes = [point["seconds"] / 60 for point in self.points]
        for name in self.points[0] if self.points else ():
            if name.startswith("against "):
                axes.plot(minutes, [100 * point[name] for point in self.points], marker=".", label=name)
        axes.axhline(50, color="grey", linewidth=0.8)
        axes.set(title=self.name, xlabel="minutes", ylabel="share of the points, %", ylim=(0, 100))
        axes.legend(loc="lower right")
        figure.savefig(self.path("png"), dpi=120)

    def finish(self, game: sx.Game, params: Params) -> None:
        """Says what was reached. Against a level, which thinks, in fewer games."""
        policy = as_policy(game, params)
        for other, games in {"random": self.games, "greedy": self.games, "level:5": self.games // 20}.items():
            print(f"against {other}, {games} games: {match(game, policy, other, games, seed=1_000_000)}", flush=True)
        print(f"{self.path('policy')}, {self.path('png')}")

"""Self-play, tournaments and evaluation on a cluster of Ray: docs/arena.md.

    pip install shengxiao[ray]
    python -m shengxiao.cluster tournament zodiac --seats 4 --players greedy,level:3,level:4 --games 1000 --output games.jsonl
    python -m shengxiao.cluster self-play zodiac --player level:3 --games 100000 --output games.txt --address auto --workers 200
    python -m shengxiao.cluster evaluate zodiac zodiac.policy --deals 100

The same seed gives the same bytes, on any number of workers, whichever of them die; --workers 0 plays in this process, without Ray.
"""

from __future__ import annotations

import argparse
import json
import logging
import os
import sys
from collections import deque
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from itertools import combinations, combinations_with_replacement
from typing import Any

from . import _ratings, arena
from ._command_line import Progress, add_limits, add_setup, number, status_of, terms_of, write_whole
from ._errors import Error
from ._matches import Played, Row, Terms, schedule
from ._players import Players, check

__all__ = ["connected", "main", "play_all"]

MOST_DEATHS = 5  # of workers at the same game


def play_all(terms: Terms, rows: Sequence[Row], workers: int, shard: int = 50, address: str | None = None) -> Iterator[Played]:
    """The games of a schedule, in its order: as many shards of it at a time as there are workers; 0: in this process, without Ray.
    address: of a cluster that is there. Raises Error."""
    if workers == 0:
        yield from _play(terms, rows)
        return
    early: dict[int, Played] = {}
    due = deque(rows)
    with closing(_play_on_ray(terms, rows, workers, shard, address)) as games:
        for played in games:
            early[played.number] = played
            while due and due[0].number in early:
                yield early.pop(due.popleft().number)


def _play(terms: Terms, rows: Sequence[Row]) -> Iterator[Played]:
    with Players() as table:
        for row in rows:
            yield table.play(terms, row)


def _play_where(path: Sequence[str], terms: Terms, rows: Sequence[Row]) -> Iterator[Played]:
    """In a worker, with the modules of whoever asks."""
    sys.path += [place for place in path if place not in sys.path]
    yield from _play(terms, rows)


@contextmanager
def connected(workers: int, address: str | None = None) -> Iterator[None]:
    """To a cluster that is there, or to one of this machine, started for so many workers. Where Ray is initialized already, it is used as it
    is. Raises Error."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_agent_register_timeout_ms", "300000")  # on a busy machine its parts take their time to start
    try:
        import ray
    except ImportError as reason:
        raise Error(f"Ray is not installed: pip install 'shengxiao[ray]', or --workers 0 ({reason})") from reason
    if ray.is_initialized():
        yield
        return
    cpus = workers if address is None else None
    try:
        ray.init(address, num_cpus=cpus, include_dashboard=False, logging_level=logging.ERROR, log_to_driver=False)
    except Exception as reason:  # it raises any kind
        raise Error(f"the cluster of Ray cannot be started or reached: {reason}") from reason
    try:
        yield
    finally:
        ray.shutdown()


def _play_on_ray(terms: Terms, rows: Sequence[Row], workers: int, shard: int, address: str | None) -> Generator[Played, None, None]:
    """The games in the order in which they end. What a worker that dies has not told is played by another."""
    with connected(workers, address):
        import ray

        play_shard = ray.remote(_play_where).options(num_returns="streaming", max_retries=0)
        shared = ray.put(terms)
        waiting = deque(deque(rows[k : k + shard]) for k in range(0, len(rows), shard))
        running: dict[Any, deque[Row]] = {}
        deaths: dict[int, int] = {}
        while waiting or running:
            while waiting and len(running) < workers:
                rest = waiting.popleft()
                running[play_shard.remote(sys.path, shared, list(rest))] = rest
            told: Any = ray.wait(list(running), num_returns=1)[0][0]
            try:
                played: Played = ray.get(next(told))
            except StopIteration:
                del running[told]
            except ray.exceptions.RayTaskError as reason:
                raise Error(str(reason.cause)) from reason
            except ray.exceptions.RayError as reason:
                if not (rest := running.pop(told)):
                    continue
                deaths[rest[0].number] = deaths.get(rest[0].number, 0) + 1
                if deaths[rest[0].number] == MOST_DEATHS:
                    raise Error(f"{MOST_DEATHS} workers have died at game {rest[0].number}: {reason}") from reason
                waiting.appendleft(rest)
            else:
                running[told].popleft()
                yield played


def lineups_of(players: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who meets whom in a tournament: all choices of so many players, where there are fewer with some of them at several seats."""
    if len(players) >= seats:
        return list(combinations(players, seats))
    return [lineup for lineup in combinations_with_replacement(players, seats) if len(set(lineup)) > 1]


def _followed(games: Iterator[Played], count: int) -> Iterator[Played]:
    """The same games, with progress."""
    progress = Progress(count)
    try:
        for played in games:
            yield played
            progress.add()
    finally:
        progress.close()


def _played(given: argparse.Namespace, terms: Terms, rows: Sequence[Row]) -> Iterator[Played]:
    return _followed(play_all(terms, rows, given.workers, given.shard, given.address), len(rows))


def tournament(given: argparse.Namespace) -> None:
    """Plays a tournament, and prints who has won how much."""
    terms = terms_of(given)
    players = list(dict.fromkeys(given.players.split(",")))
    if terms.game.seats < 2 or len(players) < 2:
        raise Error("a tournament wants two players and two seats, or more")
    for name in players:
        check(name, terms)
    lineups = lineups_of(players, terms.game.seats)
    rows: list[Row] = schedule([(lineup, 1) for lineup in lineups])
    deals = -(-given.games // len(rows))
    rows = schedule([(lineup, deals) for lineup in lineups])[: given.games]
    games: list[Played] = []

    def lines() -> Iterator[str]:
        yield json.dumps({**terms.described(), "players": players}) + "\n"
        for played in _played(given, terms, rows):
            games.append(played._replace(record=""))
            yield played.line("seconds", "record")

    write_whole(given.output, lines())
    zero = arena.zero_of(name for name in players if any(name in game.names for game in games))
    print(f"Elo, {zero} being 0, with its 95 % interval")
    for name, rated in sorted(_ratings.elo(games, zero, terms.seed).items(), key=lambda item: -item[1].middle):
        print(arena.rating_line(name, rated))


def self_play(given: argparse.Namespace) -> None:
    """Plays games of a player with itself, and writes their records."""
    terms = terms_of(given)
    check(given.player, terms)
    rows = schedule([((given.player,) * terms.game.seats, given.games)])
    write_whole(given.output, (played.record for played in _played(given, terms, rows)))


def evaluate(given: argparse.Namespace) -> None:
    """The arena's games and report."""
    plan = arena.planned(given)
    arena.tell(given, plan, list(_played(given, plan.terms, plan.rows)))


def main(arguments: Sequence[str] | None = None) -> int:
    """The command. 1: something is wrong; 130: interrupted."""
    parser = argparse.ArgumentParser(prog="python -m shengxiao.cluster", description="Many games on a cluster of Ray.")
    commands = parser.add_subparsers(dest="command", required=True)
    for work, what in ((tournament, "players among one another"), (self_play, "a player with itself"), (evaluate, "as shengxiao.arena does")):
        command = commands.add_parser(work.__name__.replace("_", "-"), help=what)
        command.set_defaults(work=work)
        if work is evaluate:
            arena.add_arguments(command)
        else:
            command.add_argument("game", metavar="GAME", help="the id of a game")
            add_setup(command)
            add_limits(command)
            if work is tournament:
                command.add_argument("--players", required=True, metavar="A,B,…", help="who plays")
            else:
                command.add_argument("--player", required=True, metavar="A", help="who plays")
            command.add_argument("--games", type=number(1), default=1000, metavar="N", help="how many (1000)")
            command.add_argument("--output", required=True, metavar="FILE", help="where to write them, in the order of the schedule")
        command.add_argument("--address", metavar="ADDRESS", help="of a cluster that is there, or auto (one of this machine, for this run)")
        command.add_argument("--workers", type=number(0), default=2, metavar="N", help="shards at a time; 0: in this process, without Ray (2)")
        command.add_argument("--shard", type=number(1), default=50, metavar="N", help="games that a worker is given at a time (50)")
    given = parser.parse_args(arguments)
    return status_of(lambda: given.work(given))


if __name__ == "__main__":
    sys.exit(main())

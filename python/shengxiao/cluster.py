"""Self-play, tournaments, evaluation and experiments of the lab on a cluster of Ray: docs/arena.md.

    pip install shengxiao[ray]
    python -m shengxiao.cluster tournament zodiac --seats 4 --players greedy,level:3,level:4 --games 1000 --output games.jsonl
    python -m shengxiao.cluster self-play zodiac --player level:3 --games 100000 --output games.txt --address auto --workers 200
    python -m shengxiao.cluster evaluate zodiac zodiac.policy --deals 100
    python -m shengxiao.cluster lab balance zodiac --seats 4 --games 200 --file games --report zodiac.html

The same seed gives the same bytes, on any number of workers, whichever of them die; --workers 0 plays in this process, without Ray.
"""

from __future__ import annotations

import argparse
import json
import logging
import os
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from itertools import combinations, combinations_with_replacement, islice
from pathlib import Path
from typing import Any, Protocol, TypeVar

from . import _ratings, arena, lab
from ._command_line import Progress, add_limits, add_setup, number, positive, status_of, terms_of, write_whole
from ._errors import Error
from ._matches import Played, Row, Terms, schedule
from ._players import Players, check

__all__ = ["connected", "main", "play_all", "play_experiment"]

MOST_DEATHS = 5  # of workers at the same game
AHEAD = 1024  # games that may be waiting for one before them

Common = TypeVar("Common")
Task = TypeVar("Task", Row, int)
Done = TypeVar("Done")
Plays = Callable[[Common, Sequence[Task]], Iterator[Done]]


def play_all(terms: Terms, rows: Sequence[Row], workers: int, shard: int = 50, address: str | None = None) -> Iterator[Played]:
    """The games of a schedule, in its order: as many shards of it at a time as there are workers; 0: in this process, without Ray.
    address: of a cluster that is there. Raises Error."""
    return _in_order(_play, terms, rows, workers, shard, address)


class PlaysByNumber(Protocol):
    """What an experiment of the lab needs for its games to be played."""

    def play(self, number: int, /) -> bytes:
        """The game as a frame."""


def play_experiment(
    experiment: PlaysByNumber, numbers: Sequence[int], workers: int, shard: int = 10, address: str | None = None
) -> Iterator[bytes]:
    """The same for games of an experiment of the lab, by their numbers: frames for a Hearing. Who has heard enough closes it."""
    return _in_order(_play_numbers, experiment, numbers, workers, shard, address)


def _play(terms: Terms, rows: Sequence[Row]) -> Iterator[Played]:
    with Players() as table:
        for row in rows:
            yield table.play(terms, row)


def _play_numbers(experiment: PlaysByNumber, numbers: Sequence[int]) -> Iterator[bytes]:
    for number in numbers:
        yield experiment.play(number)


def _play_where(path: Sequence[str], play: Plays[Common, Task, Done], common: Common, tasks: Sequence[Task]) -> Iterator[Done]:
    """In a worker, with the modules of whoever asks."""
    sys.path += [place for place in path if place not in sys.path]
    yield from play(common, tasks)


def _in_order(
    play: Plays[Common, Task, Done], common: Common, tasks: Sequence[Task], workers: int, shard: int, address: str | None
) -> Iterator[Done]:
    if workers == 0:
        yield from play(common, tasks)
        return
    early: dict[int, Done] = {}
    due = 0
    with closing(_play_on_ray(play, common, tasks, workers, shard, address)) as games:
        for place, done in games:
            early[place] = done
            while due in early:
                yield early.pop(due)
                due += 1


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


def _play_on_ray(
    play: Plays[Common, Task, Done], common: Common, tasks: Sequence[Task], workers: int, shard: int, address: str | None
) -> Generator[tuple[int, Done], None, None]:
    """What comes of each task, with its place among them, in the order in which they end. What a worker that dies has not told is done by
    another."""
    with connected(workers, address):
        import ray

        remote: Any = ray.remote  # its types know no generators
        play_shard = remote(_play_where).options(num_returns="streaming", max_retries=0)
        shared = ray.put(common)
        fresh = (range(k, min(k + shard, len(tasks))) for k in range(0, len(tasks), shard))
        waiting = deque(islice(fresh, 1))
        running: dict[Any, range] = {}  # the places that are still to be told
        deaths: dict[int, int] = {}
        try:
            while waiting or running:
                while waiting and len(running) < workers:
                    if waiting[0][0] > AHEAD + min((rest[0] for rest in running.values() if rest), default=waiting[0][0]):
                        break
                    rest = waiting.popleft()
                    running[play_shard.remote(sys.path, play, shared, tasks[rest[0] : rest[-1] + 1])] = rest
                    if not waiting:
                        waiting.extend(islice(fresh, 1))
                told: Any = ray.wait(list(running), num_returns=1)[0][0]
                try:
                    done: Done = ray.get(next(told))
                except StopIteration:
                    del running[told]
                except ray.exceptions.RayTaskError as reason:
                    raise Error(str(reason.cause)) from reason
                except ray.exceptions.RayError as reason:
                    if not (rest := running.pop(told)):
                        continue
                    deaths[rest[0]] = deaths.get(rest[0], 0) + 1
                    if deaths[rest[0]] == MOST_DEATHS:
                        task = tasks[rest[0]]
                        number = task if isinstance(task, int) else task.number
                        raise Error(f"{MOST_DEATHS} workers have died at game {number}: {reason}") from reason
                    waiting.appendleft(rest)
                else:
                    place, running[told] = running[told][0], running[told][1:]
                    yield place, done
        finally:
            for told in running:  # nobody wants to know any more
                ray.cancel(told)


def lineups_of(players: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who meets whom in a tournament: all choices of so many players, where there are fewer with some of them at several seats."""
    if len(players) >= seats:
        return list(combinations(players, seats))
    return [lineup for lineup in combinations_with_replacement(players, seats) if len(set(lineup)) > 1]


def _followed(games: Iterator[Done], count: int, before: int = 0) -> Generator[Done, None, None]:
    """The same games, with progress; so many were played before."""
    progress = Progress(count, before)
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


def experiment(given: argparse.Namespace) -> None:
    """Plays an experiment of the lab, and prints and writes what the program would."""
    asked = lab.experiment(
        given.kind,
        given.game,
        seats=given.seats,
        options=dict(setting.split("=", 1) if "=" in setting else (setting, "") for setting in given.set),
        edition=given.edition,
        seed=given.seed,
        agents=given.agent,
        nodes=given.nodes,
        **{name: getattr(given, name) for name in ("games", "fixed", "first", "second", "figure", "within", "error", "pairs") if name in given},
    )
    report = Path(getattr(given, "report", None) or f"{given.game}.html")
    if given.kind == "balance" and not report.parent.is_dir():  # rather now than after all games have been played
        raise Error(f"cannot write {report}: there is no folder {report.parent}")
    with asked.hear(given.file or "") as hearing:
        if hearing.cut:
            print(f"{given.file}: {hearing.cut} bytes of a game that was not finished are cut off", file=sys.stderr)
        if not hearing.is_over:
            rest = range(hearing.heard, asked.games)
            games = play_experiment(asked, rest, given.workers, given.shard, given.address)
            with closing(_followed(games, asked.games, hearing.heard)) as followed:
                for frame in followed:
                    hearing.add(frame)
                    if hearing.is_over:
                        break
        findings = hearing.answer()
    print(findings.json + "\n" if given.json else findings.text, end="")
    lab.write(findings, given.file, report)
    if findings.page and not given.json:
        print(f"The report: {report}, for programs: {report.with_suffix('.json')}")


def _add_experiments(command: argparse.ArgumentParser) -> None:
    """The arguments of the program's lab commands."""
    kinds = command.add_subparsers(dest="kind", required=True)
    for kind, what in (
        ("balance", "what a game is really like: a report"),
        ("play", "games between named agents at named seats"),
        ("rate", "a rating list"),
        ("compare", "two players, options or editions, until it is clear"),
    ):
        parser = kinds.add_parser(kind, help=what, description="As shengxiao lab does, with the same result.")
        parser.add_argument("game", metavar="GAME", help="the id of a game")
        add_setup(parser)
        parser.add_argument("--seed", type=number(0), default=0, metavar="N", help="the same one gives the same games (0)")
        parser.add_argument("--agent", action="append", default=[], metavar="A", help="who plays; may be repeated")
        parser.add_argument("--nodes", type=number(1), metavar="N", help="of agents that would go on for ever (4096)")
        parser.add_argument("--file", metavar="FILE", help="keeps the games there, and goes on where an earlier run ended")
        parser.add_argument("--json", action="store_true", help="the result as a JSON object")
        if kind == "compare":
            parser.add_argument("first", help="a player, option=value, FILE.toml, or usual")
            parser.add_argument("second", help="what it is compared with")
            parser.add_argument("--pairs", type=number(1), metavar="N", help="pairs of games at most (5000)")
            parser.add_argument("--figure", default="", metavar="F", help="what decides when it stops (players: share; setups: decisions)")
            parser.add_argument("--within", type=positive, metavar="X", help="so small a difference is none")
            parser.add_argument("--error", type=positive, default=0.05, metavar="X", help="how often an interval may miss the truth (0.05)")
        else:
            parser.add_argument("--games", type=number(1), metavar="N", help="how many (as the program has it)")
        if kind == "play":
            parser.add_argument("--fixed", action="store_true", help="nobody changes seats")
        if kind == "balance":
            parser.add_argument("--report", metavar="FILE.html", help="where the page goes, its data beside it (GAME.html)")
        _add_workers(parser, shard=10)


def _add_workers(command: argparse.ArgumentParser, shard: int = 50) -> None:
    command.add_argument("--address", metavar="ADDRESS", help="of a cluster that is there, or auto (one of this machine, for this run)")
    command.add_argument("--workers", type=number(0), default=2, metavar="N", help="shards at a time; 0: in this process, without Ray (2)")
    command.add_argument("--shard", type=number(1), default=shard, metavar="N", help=f"games that a worker is given at a time ({shard})")


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
        _add_workers(command)
    command = commands.add_parser("lab", help="as shengxiao lab does")
    command.set_defaults(work=experiment)
    _add_experiments(command)
    given = parser.parse_args(arguments)
    return status_of(lambda: given.work(given), "the same command goes on from there" if getattr(given, "file", None) else "")


if __name__ == "__main__":
    sys.exit(main())

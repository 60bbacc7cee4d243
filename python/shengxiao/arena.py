"""How strong is a player? Games against anchors, with rotated seats, and a report: docs/arena.md.

    python -m shengxiao.arena zodiac --seats 4 zodiac.policy
    python -m shengxiao.arena celestial_checkers "command:./player --fast" python:players:cautious --deals 50 --json report.json
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from . import _ratings
from ._command_line import Journal, Progress, add_limits, add_setup, number, status_of, terms_of, write_whole
from ._errors import Error
from ._matches import Played, Row, Terms, records, schedule
from ._players import Observation, Players, check, is_outsider

__all__ = ["Observation", "main", "records", "report"]

ANCHORS = "random,greedy,level:1,level:3,level:5"
ZERO = "greedy"

Lineups = list[tuple[tuple[str, ...], int]]


def lineups_of(players: Sequence[str], anchors: Sequence[str], seats: int, deals: int, calibration: int) -> Lineups:
    """Each player alone among the seats of each anchor; and each anchor among those of the next, which says how far apart they are."""
    tried = [(player, anchor, deals) for player in players for anchor in anchors if anchor != player]
    between = [(anchor, other, calibration) for other, anchor in zip(anchors, anchors[1:], strict=False)]
    return [((one, *[other] * (seats - 1)), count) for one, other, count in (*tried, *between)]


def zero_of(names: Iterable[str]) -> str:
    """The player whose rating is 0."""
    ordered = list(names)
    return ZERO if ZERO in ordered else ordered[0]


def report(terms: Terms, players: Sequence[str], anchors: Sequence[str], games: Sequence[Played]) -> dict[str, Any]:
    """What the games say, in JSON."""
    elo = _ratings.elo(games, zero_of((*anchors, *players)), terms.seed)
    told = {}
    for player in players:
        own = [(game, seat) for game in games for seat, name in enumerate(game.names) if name == player]
        moves = sum(game.moves[seat] for game, seat in own)
        told[player] = {
            "elo": elo[player],
            "against": {anchor: _against(games, player, anchor) for anchor in anchors if anchor != player},
            "moves": moves,
            "refused": _ratings.total([game.refused[seat] for game, seat in own]),
            "replaced": sum(game.replaced[seat] for game, seat in own),
            "seconds_a_move": round(sum(game.seconds[seat] for game, seat in own) / max(moves, 1), 6),
        }
    return {
        **terms.described(),
        "games": len(games),
        "even_share": 1 / terms.game.seats,
        "zero": zero_of((*anchors, *players)),
        "players": told,
        "anchors": {anchor: {"elo": elo[anchor]} for anchor in anchors},
    }


def _against(games: Sequence[Played], player: str, anchor: str) -> dict[str, Any]:
    deals: dict[int, list[float]] = {}
    points: list[int] = []
    theirs: list[int] = []
    for game in games:
        if game.names.count(player) == 1 and set(game.names) == {player, anchor}:
            seat = game.names.index(player)
            deals.setdefault(game.deal, []).append(game.shares[seat])
            points.append(game.points[seat])
            theirs += [made for other, made in enumerate(game.points) if other != seat]
    return {
        "games": len(points),
        "share": _ratings.share(list(deals.values())),
        "points": sum(points) / len(points),
        "their_points": sum(theirs) / len(theirs),
    }


def in_words(told: dict[str, Any]) -> str:
    """A report for people."""
    game = told["game"]
    lines = [f"{game['id']}, {game['seats']} seats, seed {told['seed']}: {told['games']} games"]
    lines += [f"share: of the wins, with its 95 % interval; an even one is {percent(told['even_share'])}"]
    for player, of in told["players"].items():
        lines += ["", player]
        for anchor, against in of["against"].items():
            low, middle, high = against["share"]
            shares = f"{percent(middle)}  {percent(low)} … {percent(high)}"
            points = f"{against['points']:.1f} points to {against['their_points']:.1f}"
            lines.append(f"  against {anchor:12} {against['games']:6} games  {shares}  {points}")
        seconds = f"{of['seconds_a_move']:.3g} s a move"
        if is_outsider(player):
            wrong = sum(of["refused"].values())
            kinds = ", ".join(f"{kind} {count}" for kind, count in of["refused"].items())
            illegal = f"{wrong} answers that were no moves{f' ({kinds})' if kinds else ''}, {of['replaced']} random moves instead"
            lines.append(f"  {of['moves']} moves, {seconds}; {illegal}")
        else:
            lines.append(f"  {of['moves']} moves, {seconds}")
    lines += ["", f"Elo, {told['zero']} being 0, with its 95 % interval"]
    rated = {**told["anchors"], **told["players"]}
    for name, of in sorted(rated.items(), key=lambda item: -item[1]["elo"].middle):
        lines.append(rating_line(name, of["elo"]))
    return "\n".join(lines) + "\n"


def rating_line(name: str, rated: _ratings.Interval) -> str:
    return f"  {rated.middle:+6.0f}  {rated.low:+6.0f} … {rated.high:+6.0f}  {name}"


def percent(share: float) -> str:
    return f"{100 * share:3.0f} %"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What is played, and where the report goes."""
    parser.add_argument("game", metavar="GAME", help="the id of a game")
    parser.add_argument(
        "players", nargs="+", metavar="PLAYER", help="an agent (level:3, greedy, FILE.policy), command:CMD, mcp:CMD, python:MODULE:FUNCTION"
    )
    add_setup(parser)
    parser.add_argument("--anchors", default=ANCHORS, metavar="A,B,…", help=f"whom to play against, from weak to strong ({ANCHORS})")
    parser.add_argument("--deals", type=number(1), default=20, metavar="N", help="against each anchor, each from every seat (20)")
    parser.add_argument("--calibration", type=number(0), metavar="N", help="deals of each anchor with the next (as many as --deals)")
    add_limits(parser)
    parser.add_argument("--json", metavar="FILE", help="where to write the report as JSON")
    parser.add_argument("--records", metavar="FILE", help="where to write the records of all games")


class Plan(NamedTuple):
    """What is asked for."""

    terms: Terms
    players: list[str]
    anchors: list[str]
    lineups: Lineups
    rows: list[Row]


def planned(given: argparse.Namespace) -> Plan:
    """What add_arguments() asks for. Raises Error."""
    terms = terms_of(given)
    players, anchors = list(dict.fromkeys(given.players)), list(dict.fromkeys(given.anchors.split(",")))
    if terms.game.seats < 2:
        raise Error("an arena wants two seats or more")
    for name in (*players, *anchors):
        check(name, terms)
    calibration = given.deals if given.calibration is None else given.calibration
    lineups = lineups_of(players, anchors, terms.game.seats, given.deals, calibration)
    if not any(anchor != player for player in players for anchor in anchors):
        raise Error("nobody plays anybody: there should be an anchor that is not the player")
    return Plan(terms, players, anchors, lineups, schedule(lineups))


def tell(given: argparse.Namespace, plan: Plan, games: Sequence[Played]) -> None:
    """Writes and prints what add_arguments() asks for. Raises OSError."""
    if given.records:
        write_whole(given.records, (game.record for game in games))
    told = report(plan.terms, plan.players, plan.anchors, games)
    if given.json:
        write_whole(given.json, [json.dumps(told, indent=2, ensure_ascii=False) + "\n"])
    print(in_words(told), end="")


def run(given: argparse.Namespace) -> None:
    """Plays and reports. Raises Error and OSError."""
    plan = planned(given)
    about = {**plan.terms.described(), "lineups": [[list(names), deals] for names, deals in plan.lineups]}
    journal = Journal(given.resume, about) if given.resume else None
    games = list(journal.played) if journal else []
    progress = Progress(len(plan.rows), len(games))
    try:
        with Players() as table:
            for row in plan.rows[len(games) :]:
                games.append(table.play(plan.terms, row))
                if journal:
                    journal.add(games[-1])
                progress.add()
    finally:
        progress.close()
        if journal:
            journal.close()
    tell(given, plan, games)


def main(arguments: Sequence[str] | None = None) -> int:
    """The command. 1: something is wrong; 130: interrupted."""
    parser = argparse.ArgumentParser(prog="python -m shengxiao.arena", description="Games against anchors, and what they say of strength.")
    add_arguments(parser)
    parser.add_argument("--resume", metavar="FILE", help="keep each game there as it ends, and do not play again what is there")
    given = parser.parse_args(arguments)
    return status_of(lambda: run(given), f"--resume {given.resume} goes on" if given.resume else "")


if __name__ == "__main__":
    sys.exit(main())

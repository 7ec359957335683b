"""Results entered without hands: impossible ones are refused."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from meldhouse.game import Refusal, Side
from meldhouse.messages import Message, fact
from meldhouse.tournament import acts
from meldhouse.tournament.deciding_hands import level
from meldhouse.tournament.events import Changed
from meldhouse.tournament.possible_results import is_possible, most_of_a_match
from meldhouse.tournament.refusals import no
from meldhouse.tournament.sheets import Result, Sheet
from meldhouse.tournament.state import State

LARGEST = 1_000_000
"""No table makes this many points in a round; only a typing error does."""
MOST_TIMES = 99
"""Nobody is set, or reneges, more often than this at one table."""


def result_unfinished(
    state: State, sheet: Sheet, act: acts.EnterResult | acts.CorrectResult, *, time_up: bool
) -> Refusal | None:
    """Before time is called, somebody must have won; and nobody wins games without the points for them."""
    match, won = sheet.book.match, dict(act.games)
    if match.until == "hands":
        return None
    target = fact("so-many", number=match.target, unit=match.until)
    counted = {side: points + sheet.taken.get(side, 0) for side, points in act.points.items()}
    if match.best_of == 1 and not won:
        won = {side: int(points >= match.target) for side, points in counted.items()}
    for side in counted if won else ():
        games = won.get(side, 0)
        if games and counted[side] < games * match.target:  # a side without a win may be below zero, from its sets
            score = fact("so-many", number=counted[side], unit=match.until)
            return no(state.book, "result-short", side=side, score=score, games=games, target=target)
        most = most_of_a_match(sheet.book, games, sum(won.values()) - games)
        if most is not None and counted[side] > most:
            score = fact("so-many", number=counted[side], unit=match.until)
            return no(state.book, "result-over", side=side, score=score, games=games, target=target, most=most)
    if match.bidder_first and match.best_of == 1 and min(counted.values()) >= match.target:
        return no(state.book, "result-both", target=target)
    if time_up or max(won.values(), default=0) > match.best_of // 2:
        return None
    return still_open(state, sheet, or_games=match.best_of > 1)


def still_open(state: State, sheet: Sheet, *, or_games: bool = False) -> Refusal:
    """Nobody has won yet: the same words whether the result is being written or signed."""
    match = sheet.book.match
    return no(
        state.book,
        "result-open",
        wins=0 if match.best_of == 1 else match.best_of // 2 + 1,
        target=fact("so-many", number=match.target, unit=match.until),
        penalties="yes" if sheet.taken else "no",
        then="games" if or_games else "play",
    )


def result_refusal(state: State, sheet: Sheet, act: acts.EnterResult | acts.CorrectResult) -> Refusal | None:
    points, games = act.points, act.games
    if set(points) != set(sheet.sides) or not set(games) <= set(sheet.sides):
        return no(state.book, "result-sides", sides=_named(sheet.sides))
    for seat, times in (*act.sets.items(), *act.reneges.items()):
        if seat not in sheet.seats or not 0 <= times <= MOST_TIMES:
            return no(state.book, "result-times", most=MOST_TIMES)
    most = sheet.book.match.best_of // 2 + 1
    for side, made in (*points.items(), *games.items()):
        if abs(made) > LARGEST:
            return no(state.book, "result-size", side=side, points=made)
    for made in points.values():
        if not is_possible(sheet.book, made):
            return no(state.book, "result-step", points=made)
    for side, won in games.items():
        if not 0 <= won <= most:
            return no(state.book, "result-games", side=side, won=won, games=sheet.book.match.best_of)
    keys = sorted(((games.get(side, 0), points[side]) for side in sheet.sides), reverse=True)
    if not sheet.extra_hand or keys[-1] != keys[-2]:
        return None
    if len(keys) > 2:
        return no(state.book, "result-level", sides=_named(level(points)))
    return no(state.book, "result-draw")


def _named(sides: Iterable[Side]) -> tuple[Message, ...]:
    return tuple(fact("side-with-points", side=side) for side in sides)


def result_changed(state: State, act: acts.EnterResult | acts.CorrectResult) -> Iterator[Changed]:
    sheet = state.rounds[act.round - 1].sheets[act.table]
    old = sheet.result
    after = str(Result(act.points, act.games, "", 0, act.sets, act.reneges).figures)
    if old is not None:
        yield Changed(what="result", before=str(old.figures), after=after)
    elif sheet.rows:
        yield Changed(what="hands", before=str(len(sheet.rows)), after=after)

"""Tables that end without hands on paper: results alone, and tables ended for those present.

No rulebook says what happens when a side has not come, has left, or was sent away. The NPA has a late player replaced
(NPA-5.1), the N42PA lets its director rule on any match and send a team away (N42-19a); so it is an official who ends
the table, and says why.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, ClassVar

import msgspec
from msgspec import Meta

from meldhouse.game import Refusal, Seat, Side
from meldhouse.messages import Message, fact, written
from meldhouse.referee.moments import refuse_official
from meldhouse.tournament.accounting.given_on_sheets import gives_way
from meldhouse.tournament.accounting.hand_fines import note_fines
from meldhouse.tournament.act import (
    OFFICIALS,
    TABLE,
    ClauseId,
    May,
    OfTable,
    Stamp,
    Text,
    clause_refusal,
)
from meldhouse.tournament.acts.sheets import by_hand, correctable, correcting, no_sheet, stale, still_open
from meldhouse.tournament.events import (
    AnyEvent,
    Changed,
    Forfeited,
)
from meldhouse.tournament.lines.hands import people, result_facts
from meldhouse.tournament.refusals import no
from meldhouse.tournament.scoring.deciding_hands import level
from meldhouse.tournament.scoring.possible_results import is_possible, most_of_a_match
from meldhouse.tournament.scoring.sheets import Mended, Result, Sheet
from meldhouse.tournament.state import State

LARGEST = 1_000_000
"""No table makes this many points in a round; only a typing error does."""

MOST_TIMES = 99
"""Nobody is set, or reneges, more often than this at one table."""


class TableResult(OfTable, frozen=True, kw_only=True):
    """Only how a table ended, if nobody wrote the hands down."""

    points: dict[Side, int]
    games: dict[Side, int] = msgspec.field(default_factory=dict)
    sets: dict[Seat, int] = msgspec.field(default_factory=dict)
    """How often each player was set as bidder, where that is paid for or counted."""
    reneges: dict[Seat, int] = msgspec.field(default_factory=dict)

    def result(self, by: str = "", at: int = 0) -> Result:
        return Result(self.points, self.games, by, at, self.sets, self.reneges)

    def replaces(self, state: State) -> Iterator[Changed]:
        sheet, after = self.sheet_in(state), str(self.result().figures)
        if sheet.result is not None:
            yield Changed(what="result", before=str(sheet.result.figures), after=after)
        elif sheet.rows:
            yield Changed(what="hands", before=str(len(sheet.rows)), after=after)


class EnterResult(TableResult, frozen=True, kw_only=True):
    may: ClassVar[May] = TABLE
    version: int | None = None

    def verify(self, state: State, stamp: Stamp) -> Refusal | None:
        if refusal := no_sheet(state, self) or by_hand(state, stamp.by):
            return refusal
        sheet = self.sheet_in(state)
        if sheet.locked:
            return no(state.book, "locked")
        if refusal := stale(state, sheet, self.version, stamp.by):
            return refusal
        if sheet.rows and not gives_way(sheet):
            return no(state.book, "result-slips")
        each = state.rounds[self.round - 1]
        refusal = result_refusal(state, sheet, self)
        return refusal or result_unfinished(state, sheet, self, time_up=each.time_up(stamp.at))

    def apply(self, state: State, stamp: Stamp) -> None:
        _write(state, self.sheet_in(state), self.result(stamp.by, stamp.at))

    def says(self, state: State, who: Message, _by: str) -> Message:
        return fact("log-result", who=who, table=self.table, round=state.round_fact(self.round))

    def details(self, state: State, _at: int) -> Iterator[Message]:
        book, names = state.at_table(self.round, self.table)
        yield fact("story", parts=tuple(result_facts(book, self.result(), names)))


class CorrectResult(TableResult, frozen=True, kw_only=True):
    may: ClassVar[May] = OFFICIALS
    after_the_end: ClassVar[bool] = True
    reason: Text
    clause: ClauseId = ""

    def refused_to(self, state: State, by: str) -> Refusal | None:
        return correcting(state, self, by)

    def verify(self, state: State, _stamp: Stamp) -> Refusal | None:
        if refusal := correctable(state, self, self.reason, self.clause):
            return refusal
        sheet = self.sheet_in(state)
        given = any(row.slip.incidents for row in sheet.rows)
        if sheet.result is None and (sheet.forfeit is None or given):
            return no(state.book, "result-slips")
        each = state.rounds[self.round - 1]
        refusal = result_refusal(state, sheet, self)
        return refusal or result_unfinished(state, sheet, self, time_up=each.time_up(state.last_at))

    def apply(self, state: State, stamp: Stamp) -> None:
        _write(
            state,
            self.sheet_in(state),
            self.result(stamp.by, stamp.at),
            official=True,
            reason=self.reason,
            clause=self.clause,
        )

    def says(self, state: State, who: Message, _by: str) -> Message:
        return fact("log-correct-result", who=who, table=self.table, round=state.round_fact(self.round))


class Forfeit(OfTable, frozen=True, kw_only=True):
    """An official ends the table in favor of those present: a side has not come, has left, or is sent away."""

    may: ClassVar[May] = OFFICIALS
    by_hand: ClassVar[bool] = True
    side: Side
    """The side that forfeits."""
    reason: Text
    clause: ClauseId = ""
    points: Annotated[int, Meta(ge=0, le=10_000)] = 0
    """Where points are counted: what the others get for it besides what is written."""
    average: bool = False
    """Instead, fill up to the average of the round, as for sitting out; computed when it is closed."""

    def verify(self, state: State, _stamp: Stamp) -> Refusal | None:
        if refusal := no_sheet(state, self):
            return refusal
        sheet = self.sheet_in(state)
        if sheet.locked:
            return no(state.book, "forfeit-in", table=self.table)
        if self.side not in sheet.sides:
            return refuse_official(sheet.book, "sheet-side", side=self.side, sides=tuple(sheet.sides))
        if sheet.result is not None:
            return no(state.book, "forfeit-result")
        if self.average and (self.points or sheet.book.match.until != "hands"):
            return no(state.book, "forfeit-both" if self.points else "forfeit-average")
        if not self.reason.strip():
            return no(state.book, "blank", what="forfeit")
        return clause_refusal(state, self.clause)

    def follows(self, _state: State, _stamp: Stamp) -> Iterator[AnyEvent]:
        yield Forfeited(
            round=self.round,
            table=self.table,
            side=self.side,
            reason=written(self.reason),
            clause=self.clause,
            points=self.points,
            average=self.average,
        )

    def says(self, state: State, who: Message, _by: str) -> Message:
        book, names = state.at_table(self.round, self.table)
        gone, round = people(book, self.side, names), state.round_fact(self.round)
        return fact("log-forfeit", who=who, names=gone, table=self.table, round=round)


def _write(
    state: State, sheet: Sheet, new: Result, *, official: bool = False, reason: str = "", clause: str = ""
) -> None:
    old = sheet.result
    if sheet.forfeit is not None:  # it was played after all
        own = sheet.totals
        made = {side: own[seats[0]] for side, seats in sheet.sums.seating.members.items()}
        old = Result(made, sheet.games(), new.by, new.at)
    sheet.close_with(new)
    note_fines(state, sheet, Stamp(new.by, new.at))
    if old is not None and old.figures != new.figures:
        sheet.mended.append(
            Mended(
                number=len(sheet.mended) + 1,
                hand=0,
                before=old,
                after=new,
                by=new.by,
                at=new.at,
                official=official,
                reason=written(reason) if official else None,
                clause=clause,
            )
        )


def result_unfinished(state: State, sheet: Sheet, act: TableResult, *, time_up: bool) -> Refusal | None:
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


def result_refusal(state: State, sheet: Sheet, act: TableResult) -> Refusal | None:
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


def match_forfeited(state: State, entrant: str, reason: Message, clause: str) -> Iterator[AnyEvent]:
    """The pair's current match, if somebody must win it. Where points are counted over hands, an official decides
    whether there is a stand-in, or what the others get."""
    each = state.current
    if each is None or each.status != "playing":
        return
    for sheet in each.sheets.values():
        for side in sheet.sides:
            people = sheet.people(side)
            whole = len(people) > 1 and all(state.owners[one] == entrant for one in people)
            is_open = not sheet.locked and sheet.result is None and sheet.book.match.until != "hands"
            if whole and is_open and not any(one in each.standins for one in people):
                why = fact("forfeit-disqualified", why=reason)
                yield Forfeited(round=each.number, table=sheet.table, side=side, reason=why, clause=clause)

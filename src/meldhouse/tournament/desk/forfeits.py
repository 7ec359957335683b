"""Ends a table for those present: the others have not come, have left, or were sent away.

No rulebook says what happens then. The NPA has a late player replaced (NPA-5.1), the N42PA lets its director
rule on any match and send a team away (N42-19a); so it is an official who decides, and says why.
"""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.game import Refusal
from meldhouse.messages import Message, fact, written
from meldhouse.referee.moments import refuse_official
from meldhouse.tournament import acts
from meldhouse.tournament.desk.rule import Rule, clause_refusal
from meldhouse.tournament.desk.sheets import no_sheet
from meldhouse.tournament.events import AnyEvent, Forfeited
from meldhouse.tournament.refusals import no
from meldhouse.tournament.state import Stamp, State


def verify_forfeit(state: State, act: acts.Forfeit, _: Stamp) -> Refusal | None:
    if refusal := no_sheet(state, act):
        return refusal
    sheet = state.rounds[act.round - 1].sheets[act.table]
    if sheet.locked:
        return no(state.book, "forfeit-in", table=act.table)
    if act.side not in sheet.sides:
        return refuse_official(sheet.book, "sheet-side", side=act.side, sides=tuple(sheet.sides))
    if sheet.result is not None:
        return no(state.book, "forfeit-result")
    if act.average and (act.points or sheet.book.match.until != "hands"):
        return no(state.book, "forfeit-both" if act.points else "forfeit-average")
    if not act.reason.strip():
        return no(state.book, "blank", what="forfeit")
    return clause_refusal(state, act.clause)


def _forfeited(_: State, act: acts.Forfeit, _stamp: Stamp) -> Iterator[AnyEvent]:
    yield Forfeited(
        round=act.round,
        table=act.table,
        side=act.side,
        reason=written(act.reason),
        clause=act.clause,
        points=act.points,
        average=act.average,
    )


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


RULES: dict[type[acts.Act], Rule] = {acts.Forfeit: Rule(verify_forfeit, _forfeited)}

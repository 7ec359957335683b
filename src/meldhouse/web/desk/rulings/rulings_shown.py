"""The rulings at a table as its sheet shows them: the current state in one sentence, and how it came about."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import urlencode

from meldhouse.messages import Message, fact
from meldhouse.rulebooks.describe.facts import post_fact
from meldhouse.tournament.desk.upholding import taken_back
from meldhouse.tournament.lines.disputes import course_of, final_line, who_ruled
from meldhouse.tournament.referee_calls import RefereeCall
from meldhouse.tournament.rounds.finishing import sheet_of
from meldhouse.tournament.rulings.disputes import dispute_of, may_appeal, to_be_written
from meldhouse.tournament.scoring.sheets import Sheet
from meldhouse.tournament.state import State
from meldhouse.web.desk.sheets.slip_form import values_of


class RulingShown(NamedTuple):
    number: int
    says: Message
    """Who ruled, or what became of it."""
    ruling: str
    clause: str
    final: Message | None
    """A note that it is final; None before that."""
    course: tuple[Message, ...]
    """How it came to this, if more than one thing happened."""
    appealing: list[tuple[str, str]]
    """Who may appeal on this device, with their name."""
    is_past: bool = False
    """Whether it is settled and a later ruling followed: a phone folds it away."""


class OrderShown(NamedTuple):
    """A ruling made after both sides signed, which the scoring table has yet to write."""

    hand: int
    by: str
    ruling: str
    clause: str
    link: str
    """Link to the form of that hand, filled in with what the ruling says."""


def orders_at(state: State, sheet: Sheet) -> list[OrderShown]:
    found = []
    for call in to_be_written(state):
        if (call.round, call.table) != (sheet.round, sheet.table) or call.ordered is None:
            continue
        known = {key: value for key, value in values_of(call.ordered, sheet.book).items() if value}
        told = {"reason": call.ruling[:200], "clause": call.clause, "call": call.number}
        link = f"{sheet_of(call)}/hand/{call.hand}?{urlencode({**known, **told})}#slip-head"
        by = state.name(call.answered_by)
        found.append(OrderShown(sheet.number_of(call.hand), by, call.ruling, call.clause, link))
    return found


def rulings_at(state: State, sheet: Sheet, people: list[str]) -> list[RulingShown]:
    """The rulings at a table. `people`: the players this device may speak for."""
    calls = [one for one in state.calls if (one.round, one.table) == (sheet.round, sheet.table) and one.ruling]
    last = calls[-1].number if calls else 0
    return [
        _shown(state, call, people)._replace(
            is_past=call.number != last and bool(call.answered_by) and not may_appeal(state, call)
        )
        for call in calls
    ]


def _shown(state: State, call: RefereeCall, people: list[str]) -> RulingShown:
    steps = tuple(course_of(state, call))
    if why := taken_back(state, call):
        said = fact("event-ruling-gone", why=why)
        return RulingShown(call.number, said, "", "", final=None, course=steps, appealing=[])
    if not call.answered_by:
        course = dispute_of(state, call).course
        said = fact("event-ruling-split" if course.stage == "split" else "event-ruling-due", due=post_fact(course.due))
        return RulingShown(call.number, said, "", "", final=None, course=steps, appealing=[])
    appealing = [(who, state.name(who)) for who in people] if may_appeal(state, call) else []
    said = fact("event-ruling-by", who=who_ruled(state, call) or "")
    final, more = final_line(state, call), steps if len(steps) > 1 + bool(call.about) else ()
    return RulingShown(call.number, said, call.ruling, call.clause, final=final, course=more, appealing=appealing)

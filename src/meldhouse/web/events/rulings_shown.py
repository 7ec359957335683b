"""The rulings at a table as its sheet shows them: what stands now in one sentence, and how it came to that."""

from __future__ import annotations

from typing import NamedTuple

from meldhouse.tournament.dispute_words import course_in_words, who_ruled
from meldhouse.tournament.disputes import dispute_of, is_final, may_appeal
from meldhouse.tournament.sheets import Sheet
from meldhouse.tournament.state import RefereeCall, State
from meldhouse.tournament.upholding import taken_back


class RulingShown(NamedTuple):
    number: int
    says: str
    """Who ruled, or what became of it."""
    ruling: str
    clause: str
    is_final: bool
    course: list[str]
    """How it came to this, where more than one thing happened."""
    appealing: list[tuple[str, str]]
    """Who may ask for another official on this device, and his name."""


def rulings_at(state: State, sheet: Sheet, people: list[str]) -> list[RulingShown]:
    """`people`: for whom the device that shows it may speak."""
    calls = [one for one in state.calls if (one.round, one.table) == (sheet.round, sheet.table) and one.ruling]
    return [_shown(state, call, people) for call in calls]


def _shown(state: State, call: RefereeCall, people: list[str]) -> RulingShown:
    steps = course_in_words(state, call)
    if why := taken_back(state, call):
        said = f"The ruling was taken back ({why})."
        return RulingShown(call.number, said, "", "", is_final=False, course=steps, appealing=[])
    if not call.answered_by:
        due = dispute_of(state, call).course.due
        said = f"It is not decided yet: the {due} decides."
        return RulingShown(call.number, said, "", "", is_final=False, course=steps, appealing=[])
    appealing = [(who, state.name(who)) for who in people] if may_appeal(state, call) else []
    said = f"The {who_ruled(state, call)} has ruled:"
    final, more = is_final(state, call), steps if len(steps) > 1 + bool(call.about) else []
    return RulingShown(call.number, said, call.ruling, call.clause, is_final=final, course=more, appealing=appealing)

"""The rulings at a table as its sheet shows them: what stands now in one sentence, and how it came to that."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import urlencode

from meldhouse.tournament.dispute_lines import course_of, final_line, who_ruled
from meldhouse.tournament.disputes import dispute_of, may_appeal
from meldhouse.tournament.finishing import sheet_of
from meldhouse.tournament.referee_calls import RefereeCall
from meldhouse.tournament.sheets import Sheet
from meldhouse.tournament.state import State
from meldhouse.tournament.upholding import taken_back, to_be_written
from meldhouse.web.events.slip_form import values_of


class RulingShown(NamedTuple):
    number: int
    says: str
    """Who ruled, or what became of it."""
    ruling: str
    clause: str
    final: str
    """That it is the last word, in a sentence; nothing while it is not."""
    course: list[str]
    """How it came to this, where more than one thing happened."""
    appealing: list[tuple[str, str]]
    """Who may ask for another official on this device, and his name."""
    is_past: bool = False
    """Nothing can become of it any more, and another came after it: a phone folds it away."""


class OrderShown(NamedTuple):
    """A ruling after both sides had signed, which the scoring table has still to write."""

    hand: int
    says: str
    clause: str
    link: str
    """To the form of that hand, with what follows from the ruling."""


def orders_at(state: State, sheet: Sheet) -> list[OrderShown]:
    found = []
    for call in to_be_written(state):
        if (call.round, call.table) != (sheet.round, sheet.table) or call.ordered is None:
            continue
        known = {key: value for key, value in values_of(call.ordered, sheet.book).items() if value}
        told = {"reason": call.ruling[:200], "clause": call.clause, "call": call.number}
        link = f"{sheet_of(call)}/hand/{call.hand}?{urlencode({**known, **told})}#slip-head"
        says = f"{state.name(call.answered_by)} ruled: {call.ruling}"
        found.append(OrderShown(sheet.number_of(call.hand), says, call.clause, link))
    return found


def rulings_at(state: State, sheet: Sheet, people: list[str]) -> list[RulingShown]:
    """`people`: for whom the device that shows it may speak."""
    calls = [one for one in state.calls if (one.round, one.table) == (sheet.round, sheet.table) and one.ruling]
    last = calls[-1].number if calls else 0
    return [
        _shown(state, call, people)._replace(
            is_past=call.number != last and bool(call.answered_by) and not may_appeal(state, call)
        )
        for call in calls
    ]


def _shown(state: State, call: RefereeCall, people: list[str]) -> RulingShown:
    say = state.book.voice.say
    steps = [*map(say, course_of(state, call))]
    if why := taken_back(state, call):
        said = f"The ruling was taken back ({say(why)})."
        return RulingShown(call.number, said, "", "", final="", course=steps, appealing=[])
    if not call.answered_by:
        course = dispute_of(state, call).course
        stays = " Until then the sheet stays as it was ruled first." if course.stage == "split" else ""
        said = f"It is not decided yet: the {course.due} decides.{stays}"
        return RulingShown(call.number, said, "", "", final="", course=steps, appealing=[])
    appealing = [(who, state.name(who)) for who in people] if may_appeal(state, call) else []
    said = f"The {who_ruled(state, call)} has ruled:"
    last = final_line(state, call)
    final, more = say(last) if last is not None else "", steps if len(steps) > 1 + bool(call.about) else []
    return RulingShown(call.number, said, call.ruling, call.clause, final=final, course=more, appealing=appealing)

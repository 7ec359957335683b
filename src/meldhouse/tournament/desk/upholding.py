"""Upholds an earlier ruling: a later official makes the same one again, and its sheet and penalties come back with
it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

from meldhouse.game import Slip
from meldhouse.game.scoring import unit_of
from meldhouse.game.slip_checks import slip_faults
from meldhouse.messages import Message, fact
from meldhouse.referee.disputes.disputes import Opinion
from meldhouse.tournament import acts
from meldhouse.tournament.acts.sheets import may_correct
from meldhouse.tournament.referee_calls import Brought, RefereeCall
from meldhouse.tournament.rulings.disputes import dispute_of, may_come_round, may_decide, ruled_as
from meldhouse.tournament.scoring.sheets import Sheet
from meldhouse.tournament.state import Penalty, State

OVERRULED = fact("penalty-overruled")
"""Why a penalty is lifted if its ruling does not hold."""


class View(NamedTuple):
    """One of the rulings on a call, for somebody who may uphold it now."""

    number: int
    post: str
    person: str
    ruling: str
    clause: str


def views_on(state: State, call: RefereeCall, by: str) -> tuple[View, ...]:
    """The rulings this official may uphold: each of two that differ, or the one under appeal; for an official who has
    ruled, only the other's view."""
    course, person = dispute_of(state, call).course, state.person_of(by) or by
    if call.answered_by or course.stage not in ("appealed", "split"):
        return ()
    taken_up = course.set_aside == person  # they may let their own ruling stand after all
    own = [opinion for opinion in course.opinions if opinion.ruled.person == person and not taken_up]
    if not may_come_round(state, call, by) and (own or not may_decide(state, call, by)):
        return ()
    return tuple(
        View(number, ruled_as(state, call, one), one.ruled.person, one.ruled.decision, one.ruled.clause or "")
        for number, one in enumerate(course.opinions)
        if one not in own
    )


def upholding(state: State, call: RefereeCall, view: View, by: str, post: str = "") -> list[acts.AnyAct]:
    """The ruling, then what it brought or would have: its version of the hand, its penalties, and not those of the
    others. If only the scoring table may change the sheet, the hand is left to it."""
    sheet, slip = state.rounds[call.round - 1].sheets[call.table], _hand(state, call, view)
    if slip is None and must_be_written(call, view) and is_handed_over(state, sheet, by):
        slip = Slip()
    ordered = slip is not None and (is_handed_over(state, sheet, by) or bool(slip_faults(sheet.book, slip)))
    orders = slip if ordered else None
    blamed = call.brought[view.number].blamed if view.number < len(call.brought) else ()
    ruling: acts.AnyAct = (
        acts.ComeRound(call=call.number, blamed=blamed, orders=orders)
        if may_come_round(state, call, by)
        else acts.Answer(
            call=call.number,
            ruling=view.ruling,
            clause=view.clause,
            post=post,
            blamed=blamed,
            hand=call.hand,
            orders=orders,
        )
    )
    at = call.hand if call.hand <= len(sheet.rows) else 0
    written = [written_as_ruled(sheet, at, slip, view.ruling, view.clause, call.number)] if slip else []
    return [ruling, *_penalties(state, call, view), *([] if ordered else written)]


def is_handed_over(state: State, sheet: Sheet, by: str) -> bool:
    """Whether this official may rule but not write: both sides have signed, and only the scoring table may write."""
    return sheet.locked and not may_correct(state, by, signed=True)


def must_be_written(call: RefereeCall, view: View) -> bool:
    """Whether the hand was not yet on the sheet at that ruling, and a later one wrote it: how it went is not known."""
    before = call.brought[view.number] if view.number < len(call.brought) else None
    return before is not None and before.stood is None and _was_overwritten(call, view.number)


def _was_overwritten(call: RefereeCall, number: int) -> bool:
    return any(one.wrote for one in call.brought[number + 1 :])


def _hand(state: State, call: RefereeCall, view: View) -> Slip | None:
    """The hand according to that ruling, if the sheet has a different one."""
    sheet = state.rounds[call.round - 1].sheets[call.table]
    brought = call.brought[view.number] if view.number < len(call.brought) else Brought()
    slip = brought.unwritten or (brought.stood if _was_overwritten(call, view.number) else None)
    if slip is not None and _is_next(state, call):
        return slip if not slip_faults(sheet.book, slip) else None
    is_there = 1 <= call.hand <= len(sheet.rows)
    return slip if slip is not None and is_there and sheet.rows[call.hand - 1].slip != slip else None


def _is_next(state: State, call: RefereeCall) -> bool:
    """Whether the hand it is about is still to be written."""
    sheet = state.rounds[call.round - 1].sheets[call.table]
    return call.hand == len(sheet.rows) + 1 and not sheet.locked


def still_to_write(state: State, call: RefereeCall, view: View) -> Slip | None:
    """What that ruling says about the next hand, if too little to write it: the upholding official completes it."""
    slip = call.brought[view.number].unwritten if view.number < len(call.brought) else None
    book = state.rounds[call.round - 1].sheets[call.table].book
    return slip if slip is not None and _is_next(state, call) and slip_faults(book, slip) else None


def before_it_was_ruled(call: RefereeCall) -> Slip | None:
    """The hand that a ruling overwrote, for an official who finds that nothing happened; an empty slip if it was not on
    the sheet before, and None if no ruling has written one."""
    wrote = next((one for one in call.brought if one.wrote), None)
    return (wrote.before or Slip()) if wrote is not None else None


def written_as_ruled(sheet: Sheet, hand: int, slip: Slip, ruling: str, clause: str, call: int) -> acts.AnyAct:
    """Puts the hand on the sheet: as the next one, or in place of an existing one."""
    at: Any = {"round": sheet.round, "table": sheet.table}
    if not hand:
        return acts.EnterSlips(slips=(slip,), call=call, **at)
    if sheet.stands(hand):
        return acts.Correct(hand=hand, slip=slip, reason=acts.as_reason(ruling), clause=clause, call=call, **at)
    return acts.ChangeSlip(hand=hand, slip=slip, call=call, **at)


def _given(state: State, call: RefereeCall) -> list[Penalty]:
    return [one for one in state.penalties if one.what.call == call.number]


def _penalties(state: State, call: RefereeCall, view: View) -> Iterator[acts.AnyAct]:
    for one in _given(state, call):
        if one.ruling != view.number and not one.lifted:
            yield acts.Lift(penalty=one.number, overruled=True)
        elif one.ruling == view.number and one.lifted == OVERRULED and one.what.offender:
            what = one.what
            points, reason = (None, "") if what.kind else (abs(what.points), state.book.voice.say(what.reason))
            yield acts.Penalize(
                round=what.round, person=what.offender, kind=what.kind, points=points, reason=reason,
                clause=what.clause, hand=what.hand, call=call.number,
                taken=not what.kind and what.points < 0 and unit_of(state.book) == "marks",
            )  # fmt: skip
    if view.number < len(call.brought):
        yield from (replace(act, call=call.number) for act in call.brought[view.number].takes)


def in_own_words(
    state: State, call: RefereeCall, ruling: acts.Answer, by: str, *, hand_stands: bool = False
) -> list[acts.AnyAct]:
    """A new ruling, and what it undoes of earlier ones. While it merely differs from another, nothing is undone yet: it
    only notes for the third official that the hand goes back to what it was before a ruling wrote it, unless
    `hand_stands`."""
    if ruling.differs(state, by):
        hand = ruling.hand or call.hand
        back = None if hand_stands or not hand else before_it_was_ruled(call)
        return [replace(ruling, hand=hand, orders=back)]
    return [ruling, *overruling(state, call, ruling.ruling)]


def overruling(state: State, call: RefereeCall, ruling: str) -> list[acts.AnyAct]:
    """What a new ruling lifts: the penalties of earlier ones that decided otherwise."""
    opinions = dispute_of(state, call).course.opinions
    other = {number for number, one in enumerate(opinions) if not _says(one, ruling)}
    return [
        acts.Lift(penalty=one.number, overruled=True)
        for one in _given(state, call)
        if one.ruling in other and not one.lifted
    ]


def is_given(state: State, call: RefereeCall, act: acts.Penalize, ruling: str) -> bool:
    """Whether an earlier ruling with the same decision has already given that penalty."""
    opinions = dispute_of(state, call).course.opinions
    same = {number for number, one in enumerate(opinions) if _says(one, ruling)}
    return any(
        one.ruling in same and not one.lifted and (one.what.offender, one.what.clause) == (act.person, act.clause)
        for one in _given(state, call)
    )


def _says(opinion: Opinion, ruling: str) -> bool:
    return opinion.ruled.agrees(replace(opinion.ruled, decision=ruling))


def taken_back(state: State, call: RefereeCall) -> Message | None:
    """Why the last ruling no longer holds: everything it took was given back. None if it stands."""
    given = [one for one in _given(state, call) if one.lifted != OVERRULED]
    if not given or any(not one.lifted for one in given) or any(one.wrote for one in call.brought[-1:]):
        return None
    return given[-1].lifted

"""How calls for the referee are folded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from meldhouse.referee.disputes import Appealed, CameRound, Declined, SetAside
from meldhouse.tournament import acts
from meldhouse.tournament.disputes import answering, dispute_of, opening, seat_of
from meldhouse.tournament.referee_calls import Brought, RefereeCall
from meldhouse.tournament.state import Stamp, State
from meldhouse.tournament.violations import write_removal, write_ruling


def last_ruling(state: State, number: int) -> int:
    """The place of the last ruling among all on that call, counted from 0."""
    return max(0, len(state.calls[number - 1].brought) - 1) if 1 <= number <= len(state.calls) else 0


def _called(state: State, act: acts.CallReferee, stamp: Stamp) -> None:
    number = len(state.calls) + 1
    sheet = state.rounds[act.round - 1].sheets[act.table]
    person = state.person_of(stamp.by)
    seat = next((seat for seat, who in sheet.seats.items() if who == person), next(iter(sheet.seats)))
    state.calls.append(
        RefereeCall(
            number=number, round=act.round, table=act.table, about=act.about, by=stamp.by, at=stamp.at,
            course=opening(seat, act.about),
        )
    )  # fmt: skip


def _answered(state: State, act: acts.Answer, stamp: Stamp) -> None:
    """If two officials differ, it stays open for the next in the chain, and the first ruling stands until then."""
    call = state.calls[act.call - 1]
    hand = act.hand or call.hand
    sheet = state.rounds[call.round - 1].sheets[call.table]
    stood = sheet.rows[hand - 1].slip if 1 <= hand <= len(sheet.rows) else None
    before = (*call.brought[:-1], *(replace(one, stood=one.unwritten or stood) for one in call.brought[-1:]))
    own = Brought(blamed=act.blamed, orders=act.orders, before=stood, takes=act.takes)
    course = (*call.course, *answering(state, act, stamp.by))
    after = replace(call, hand=hand, brought=(*before, own), course=course)
    if dispute_of(state, after).stage != "split":
        entries = write_ruling(state, call, act.ruling, act.clause, act.blamed, stamp)
        after = replace(after, ruling=act.ruling, clause=act.clause, answered_by=stamp.by, entries=entries)
    state.calls[act.call - 1] = after


def _appealed(state: State, act: acts.Appeal, _: Stamp) -> None:
    call = state.calls[act.call - 1]
    seat = seat_of(state, call, act.person)
    assert seat is not None
    state.calls[act.call - 1] = replace(call, answered_by="", course=(*call.course, Appealed(seat)))


def _set_aside(state: State, act: acts.SetAside, stamp: Stamp) -> None:
    call = state.calls[act.call - 1]
    event = SetAside(state.person_of(stamp.by) or stamp.by, act.reason)
    state.calls[act.call - 1] = replace(call, answered_by="", course=(*call.course, event))


def _came_round(state: State, act: acts.ComeRound, stamp: Stamp) -> None:
    """The other's decision holds now, and is final if that many had to agree."""
    call = state.calls[act.call - 1]
    after = replace(call, course=(*call.course, CameRound(state.person_of(stamp.by) or stamp.by)))
    holds = dispute_of(state, after).course.decision
    if holds is not None:
        entries = write_ruling(state, call, holds.decision, holds.clause or "", act.blamed, stamp)
        after = replace(after, ruling=holds.decision, clause=holds.clause or "", answered_by=stamp.by, entries=entries)
        wrote = bool(call.brought) and call.brought[-1].wrote and act.orders is None
        last = (replace(one, orders=act.orders, wrote=wrote) for one in call.brought[-1:])
        after = replace(after, brought=(*call.brought[:-1], *last))
    state.calls[act.call - 1] = after


def _declined(state: State, act: acts.Decline, stamp: Stamp) -> None:
    write_removal(state, act, stamp)
    call = state.calls[act.call - 1]
    seat = seat_of(state, call, act.person)
    assert seat is not None
    state.calls[act.call - 1] = replace(call, course=(*call.course, Declined(seat)))


ON_CALLS: dict[type, Callable[[State, Any, Stamp], None]] = {
    acts.CallReferee: _called,
    acts.Answer: _answered,
    acts.Appeal: _appealed,
    acts.ComeRound: _came_round,
    acts.SetAside: _set_aside,
    acts.Decline: _declined,
}

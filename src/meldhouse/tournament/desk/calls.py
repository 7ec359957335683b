"""Calls for the referee, and what follows: rulings, appeals in the book's order, and players who will not go on."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.game import Refusal
from meldhouse.messages import fact
from meldhouse.referee.appeals import Dispute
from meldhouse.referee.disputes import Appealed, CameRound, Declined, DisputeEvent, SetAside
from meldhouse.rulebooks.describe.facts import post_fact
from meldhouse.tournament import acts
from meldhouse.tournament.desk.penalties import verify_penalize
from meldhouse.tournament.desk.people import sent_away
from meldhouse.tournament.desk.rule import Rule, by_name, clause_refusal
from meldhouse.tournament.desk.sheets import no_sheet
from meldhouse.tournament.disputes import answering, dispute_of, is_undecided, seat_of, would_differ
from meldhouse.tournament.events import AnyEvent
from meldhouse.tournament.refusals import no
from meldhouse.tournament.state import Stamp, State


def verify_call(state: State, act: acts.CallReferee, _: Stamp) -> Refusal | None:
    """Players may also call about a closed round."""
    return no_sheet(state, act, closed=True)


def verify_answer(state: State, act: acts.Answer, stamp: Stamp) -> Refusal | None:
    if _unknown(state, act.call) or state.calls[act.call - 1].answered_by:
        return no(state.book, "call", number=act.call)
    if not act.ruling.strip():
        return no(state.book, "blank", what="ruling")
    if refusal := clause_refusal(state, act.clause, needed=True):
        return refusal
    if refusal := _strangers(state, act):
        return refusal
    call = state.calls[act.call - 1]
    rows = len(state.rounds[call.round - 1].sheets[call.table].rows)
    differs = would_differ(state, act, stamp.by)
    if not 0 <= act.hand <= rows + 1 or (act.orders is not None and not 1 <= act.hand <= rows + differs):
        return no(state.book, "hand", hand=act.hand, hands=rows)
    if act.takes and not differs:
        return no(state.book, "takes")
    if refusal := next(filter(None, (verify_penalize(state, one, stamp) for one in act.takes)), None):
        return refusal
    return _tried(state, act.call, answering(state, act, stamp.by))


def undecided_refusal(state: State, act: acts.Act) -> Refusal | None:
    """While two officials differ, neither writes: the first ruling stands until a third decides (NPA-1.3e)."""
    number = act.call if isinstance(act, acts.EnterSlips | acts.ChangeSlip | acts.Correct | acts.Penalize) else 0
    if not is_undecided(state, number):
        return None
    due = dispute_of(state, state.calls[number - 1]).course.due
    return no(state.book, "undecided", number=number, post=post_fact(due))


def verify_come_round(state: State, act: acts.ComeRound, stamp: Stamp) -> Refusal | None:
    if _unknown(state, act.call):
        return no(state.book, "call", number=act.call)
    if refusal := _strangers(state, act):
        return refusal
    return _tried(state, act.call, [CameRound(state.person_of(stamp.by) or stamp.by)])


def _strangers(state: State, act: acts.Answer | acts.ComeRound) -> Refusal | None:
    """Only people at the table can be blamed for what happened there."""
    call = state.calls[act.call - 1]
    stranger = next((who for who in act.blamed if seat_of(state, call, who) is None), "")
    return no(state.book, "blamed", name=state.name(stranger)) if stranger else None


def verify_appeal(state: State, act: acts.Appeal, _stamp: Stamp) -> Refusal | None:
    if _unknown(state, act.call):
        return no(state.book, "call", number=act.call)
    seat = seat_of(state, state.calls[act.call - 1], act.person)
    if seat is None:
        return no(state.book, "appeal-who", name=state.name(act.person))
    return _tried(state, act.call, [Appealed(seat)])


def verify_set_aside(state: State, act: acts.SetAside, stamp: Stamp) -> Refusal | None:
    if _unknown(state, act.call):
        return no(state.book, "call", number=act.call)
    return _tried(state, act.call, [SetAside(state.person_of(stamp.by) or stamp.by, act.reason)])


def verify_decline(state: State, act: acts.Decline, _stamp: Stamp) -> Refusal | None:
    if _unknown(state, act.call):
        return no(state.book, "call", number=act.call)
    seat = seat_of(state, state.calls[act.call - 1], act.person)
    if seat is None:
        return no(state.book, "appeal-who", name=state.name(act.person))
    return _tried(state, act.call, [Declined(seat)])


def _declined(state: State, act: acts.Decline, _: Stamp) -> Iterator[AnyEvent]:
    """A player who refuses a final decision and will not go on is out, if the book says so (NPA-1.3f)."""
    call = state.calls[act.call - 1]
    seat = seat_of(state, call, act.person)
    if seat in dispute_of(state, call).disqualified:
        yield from sent_away(state, state.owners[act.person], fact("declined-final"), call.clause)


def _unknown(state: State, number: int) -> bool:
    return not 1 <= number <= len(state.calls)


def _tried(state: State, number: int, events: list[DisputeEvent]) -> Refusal | None:
    """Whether the dispute's rules allow all of these, in the referee's own sentences, with people's names."""
    dispute: Dispute = dispute_of(state, state.calls[number - 1])
    for event in events:
        if (refusal := dispute.verify(event)) is not None:
            return by_name(state, refusal)
        dispute.apply(event)
    return None


RULES: dict[type[acts.Act], Rule] = {
    acts.CallReferee: Rule(verify_call),
    acts.Answer: Rule(verify_answer),
    acts.Appeal: Rule(verify_appeal),
    acts.ComeRound: Rule(verify_come_round),
    acts.SetAside: Rule(verify_set_aside),
    acts.Decline: Rule(verify_decline, _declined),
}

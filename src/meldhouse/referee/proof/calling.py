"""What follows when a renege is called: proof or none, and what the book makes of each."""

from __future__ import annotations

from meldhouse.game import (
    CallRenege,
    Ended,
    Event,
    Gather,
    Hand,
    Returned,
    Settled,
    Slip,
    Spoiled,
    TakenBack,
)
from meldhouse.game.phases.claiming import points_left
from meldhouse.game.phases.correcting import trick_to_mend
from meldhouse.game.phases.waiting import is_eased
from meldhouse.game.review import broken_duty, played_by
from meldhouse.game.slip_checks import described_faults
from meldhouse.game.state import State
from meldhouse.game.tricks import winner_of
from meldhouse.referee.bench import Bench
from meldhouse.referee.cases.case import Case
from meldhouse.referee.cases.offences import DUTIES, read_otherwise
from meldhouse.referee.proof.proving import Proof, prove


def called(bench: Bench, call: CallRenege, *, time_is_up: bool) -> tuple[Event, ...]:
    hand = bench.hand
    events = hand.apply_unchecked(call)
    proof = prove(hand, call)
    if proof.proven and (clause := _eased(hand.state, call, proof)) is not None:
        bench.let_pass(Case(kind="renege", by=(call.accused,), offence=proof.offence), clause)
        return events
    if proof.proven and not proof.punished:
        return events + _put_right(bench, call, proof)
    if proof.proven and _can_still_mend(hand, call, proof) and not time_is_up:
        return events + _put_right(bench, call, proof)
    own = proof.proven and hand.state.seating.side[call.seat] == hand.state.seating.side[call.accused]
    case = Case(
        kind="renege" if proof.proven else "renege_unproven",
        by=(call.accused,),
        caller=None if own else call.seat,  # their own side admits what must stop play
        offence=proof.offence,
        trick=call.trick,
        slip=_slip(bench),
        in_time=False,
        has_every_trick=_has_every_trick(hand.state, call),
        readings=() if proof.proven else _otherwise(hand, call),
    )
    # A proven trick lies turned over; about a trick that stays closed, nobody is told anything again.
    played = played_by(hand.state, call.accused, call.trick) if proof.proven and proof.offence in DUTIES else None
    ruling = bench.ruled(case, pieces=(played,) if played else ())
    if proof.proven:
        guilty = call.accused
    elif ruling.hand != "over":
        return events
    elif hand.book.renege.spoils_all and case.has_every_trick:
        return events + _spoiled(bench.hand, call)
    else:
        guilty = call.seat
    if hand.book.renege.cost == "take":
        return events + hand.apply_unchecked(Spoiled(guilty))
    return events + hand.apply_unchecked(Ended("renege", guilty))


def _eased(state: State, call: CallRenege, proof: Proof) -> str | None:
    """The clause that makes it a renege, or the duty itself, if eased for the accused."""
    duty = broken_duty(state, call.accused, call.trick) if proof.offence in DUTIES else None
    clauses = (state.book.cite(f"renege-{proof.offence}"), duty.clause if duty is not None else None)
    return next((clause for clause in clauses if is_eased(state, call.accused, clause)), None)


def _otherwise(hand: Hand, call: CallRenege) -> tuple[str, ...]:
    """The reading of the rules that would prove the same call."""
    if (other := read_otherwise(hand.book)) is None:
        return ()
    twin = hand.fork()
    twin.state.book = other[1]
    return (other[0],) if prove(twin, call).proven else ()


def _slip(bench: Bench) -> Slip | None:
    """The hand as it stands, if it can be scored: a refereed table may play a hand that should not have been."""
    slip, book = bench.slip(), bench.hand.book
    told = slip.trump is not None or not book.has_meld
    return slip if told and not described_faults(book, slip, begun=True) else None


def _can_still_mend(hand: Hand, call: CallRenege, proof: Proof) -> bool:
    """Whether the offender may still correct it unprompted, so that a call does not take that away."""
    window, state = hand.book.renege.correct, hand.state
    # Where only their own look at the trick allows a change, they must have asked for it before anybody calls.
    asked = window == "own-seen" and state.play.looking and call.accused in state.play.shown_by
    if not asked and window not in ("next-piece", "next-legal", "next-trick"):
        return False
    return proof.offence in DUTIES and trick_to_mend(state, call.accused) == call.trick


def _put_right(bench: Bench, call: CallRenege, proof: Proof) -> tuple[Event, ...]:
    """Correct what can still be corrected: play returns to the moment before the mistake."""
    hand, state = bench.hand, bench.hand.state
    if proof.offence == "taken":
        return _given_back(bench, call, proof.trick)
    if trick_to_mend(state, call.accused) != call.trick:
        bench.ruled(Case(kind="renege", by=(call.accused,), offence=proof.offence, in_time=False))
        return ()
    wrong = played_by(state, call.accused, call.trick)
    case = Case(
        kind="renege", by=(call.accused,), offence=proof.offence, in_time=True, pieces=(wrong,) if wrong else ()
    )
    ruling = bench.ruled(case)
    if hand.book.renege.correct == "own-seen":  # the offender may change that piece; the others' plays stay
        return ()
    events = hand.apply_unchecked(TakenBack(call.accused, call.trick))
    for remedy in ruling.remedies:
        events += bench.carry_out(remedy, Gather(call.accused))
    return events


def _given_back(bench: Bench, call: CallRenege, number: int) -> tuple[Event, ...]:
    """A trick goes back to its rightful winners; once the next one is complete, everything played since stands."""
    hand, state = bench.hand, bench.hand.state
    if state.order is None:
        return ()
    trick = state.play.tricks[number - 1]
    true = trick.seats[winner_of(state.order, trick.pieces)]
    if number != len(state.play.tricks):
        ruling = bench.ruled(Case(kind="trick_taken_late", by=(call.accused,)))
        return hand.apply_unchecked(Returned(true, number)) if "give-back" in ruling.remedies else ()
    # A player who led from it has a piece lying open; one who only put it away has shown nothing.
    guilty = state.play.trick_seats[0] if state.play.trick else call.accused
    kind = "trick_taken_led" if state.play.trick else "trick_taken"
    ruling = bench.ruled(Case(kind=kind, by=(guilty,), pieces=state.play.trick[:1]))
    events = hand.apply_unchecked(Returned(true))
    for remedy in ruling.remedies:
        events += bench.carry_out(remedy, Gather(guilty))
    return events


def _spoiled(hand: Hand, call: CallRenege) -> tuple[Event, ...]:
    events = hand.apply_unchecked(Settled(call.accused, stands=True, points=points_left(hand.state)))
    return events + hand.apply_unchecked(Ended("awarded", by=call.seat))


def _has_every_trick(state: State, call: CallRenege) -> bool:
    side = state.seating.side[call.accused]
    if not state.play.tricks or state.order is None:
        return False
    # Who holds the tricks, and who rightly won them: a false trick makes no Pinochle.
    winners = [seat for t in state.play.tricks for seat in (t.winner, t.seats[winner_of(state.order, t.pieces)])]
    return all(state.seating.side[winner] == side for winner in winners)

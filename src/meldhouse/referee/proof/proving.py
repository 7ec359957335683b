"""Whether a called renege is one: the tricks are turned over, and every hand is put back together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from meldhouse.game import (
    CallRenege,
    Event,
    Hand,
    Irregular,
    Play,
    PutRight,
    Returned,
    Seat,
    ShowMeld,
    TakenBack,
    ThrownIn,
    TrickWon,
)
from meldhouse.game.actions import Offence
from meldhouse.game.duties import broken
from meldhouse.game.review import (
    all_played_by,
    broken_duty,
    held_before,
    kept_back,
    misdeclared,
    offence_of,
)
from meldhouse.game.state import State
from meldhouse.messages import fact
from meldhouse.referee.cases.offences import SEEN
from meldhouse.referee.rulings.outcomes import Outcomes, follows
from meldhouse.referee.rulings.remedies import aces_to_see

OF_A_TRICK: tuple[Offence, ...] = ("follow", "beat", "trump", "turn", "taken")
"""Offenses within one trick; where a call need not name the offense, any of them proves it."""


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """What a review of the tricks found."""

    proven: bool
    why: Outcomes
    offence: Offence
    """What was really done, if anything."""
    trick: int
    """Where it was done; for a trick put away wrongly, that trick, not the one its taker leads to."""
    punished: bool = True
    """False where the book lets a proven offense be put right without a penalty."""


def prove(hand: Hand, call: CallRenege) -> Proof:
    """Whether the accused did what the caller says, in the trick they name."""
    others = () if hand.book.renege.exact or call.offence not in OF_A_TRICK else OF_A_TRICK
    proofs = [_proof(hand, call, offence) for offence in dict.fromkeys((call.offence, *others))]
    proven = [proof for proof in proofs if proof.proven]
    return next((proof for proof in proven if proof.punished), next(iter(proven), proofs[0]))


def _proof(hand: Hand, call: CallRenege, offence: Offence) -> Proof:
    state, here = hand.state, call.trick
    if offence in ("follow", "beat", "trump"):
        refusal = broken_duty(state, call.accused, here)
        if refusal is None or offence_of(refusal) != offence:
            return Proof(proven=False, why=follows(fact("ruling-played-right")), offence=offence, trick=here)
        punished = offence in state.book.renege.kinds
        return Proof(
            proven=True,
            why=follows(broken(refusal, call.accused), clause=refusal.clause),
            punished=punished,
            offence=offence,
            trick=here,
        )
    if offence == "aces":
        return _kept_back(hand, call)
    begun = bool(state.play.trick or state.play.tricks)
    if offence == "discard" and misdeclared(state) and call.accused == state.bidder and begun:
        punished = "renege" in state.book.rulings.discard_declared.remedies
        why = follows(fact("ruling-trumps-untold"))
        return Proof(proven=True, why=why, punished=punished, offence=offence, trick=here)
    if offence == "totals":
        return _totals(state, call)
    return _seen(hand, call, offence)


def _kept_back(hand: Hand, call: CallRenege) -> Proof:
    """Only pieces everybody has seen can prove that aces were kept back: those played, or laid too late."""
    state, who = hand.state, call.accused
    seen = Counter(all_played_by(state, who))
    for event in hand.events:
        if isinstance(event, ThrownIn):
            seen = Counter(all_played_by(state, who))
        elif isinstance(event, Irregular) and event.kind == "meld_owed_late" and event.action.seat == who:
            seen |= Counter(event.action.pieces) if isinstance(event.action, ShowMeld) else Counter()
    kinds = kept_back(state, who, tuple(seen.elements())) if "aces" in state.book.renege.kinds else ()
    if not kinds:
        return Proof(proven=False, why=(aces_to_see(state.book),), offence="aces", trick=call.trick)
    meld = fact("meld-item", kind=kinds[0], times=1, suit="none")
    return Proof(proven=True, why=follows(fact("ruling-held-around", meld=meld)), offence="aces", trick=call.trick)


def _totals(state: State, call: CallRenege) -> Proof:
    """After all is played, the bidding side has had more or fewer pieces than the other."""
    side = state.seating.side[call.accused]
    counts = dict.fromkeys(state.seating.sides, 0)
    for seat in state.seating.seats:
        counts[state.seating.side[seat]] += len(held_before(state, seat, 1))
    uneven = len(set(counts.values())) > 1
    bidders = state.bidder is not None and side == state.side_of_bidder
    proven = uneven and bidders and state.phase == "over" and "totals" in state.book.renege.kinds
    why = fact("ruling-totals-had", count=counts[side]) if proven else fact("ruling-totals-fine")
    return Proof(proven=proven, why=follows(why), offence="totals", trick=call.trick)


def _seen(hand: Hand, call: CallRenege, offence: Offence) -> Proof:
    """What everybody saw is proven by the log itself: it happened in that trick and was not put right since."""
    found: tuple[str, int] | None = None
    for kind, at in _open_acts(hand, call, offence):
        found = (kind, at) if kind else None
    if found is None:
        return Proof(proven=False, why=follows(fact("ruling-nothing-there")), offence=offence, trick=call.trick)
    kind, at = found
    punished = "renege" in getattr(hand.book.rulings, kind).remedies
    taken = kind.startswith("trick_taken")  # a trick goes back to its winners where that is no renege
    nothing = not punished and not taken
    why = follows(fact("ruling-not-punished" if nothing else "ruling-all-saw"))
    return Proof(
        proven=not nothing, why=why, punished=punished, offence="taken" if taken else offence, trick=at or call.trick
    )


def _in_tricks(hand: Hand) -> Iterator[tuple[int, Event, int]]:
    """Every event with its index in the log and the number of its trick."""
    trick = 1
    for at, event in enumerate(hand.events):
        if isinstance(event, TrickWon):
            trick += 1
        elif isinstance(event, ThrownIn):
            trick = 1
        elif isinstance(event, TakenBack) or (isinstance(event, PutRight) and event.back):
            trick = event.trick
        yield at, event, trick


def _open_acts(hand: Hand, call: CallRenege, offence: Offence) -> Iterator[tuple[str, int]]:
    """The irregular acts a call can mean, each with its trick; an empty name means one that was put right."""
    for at, event, trick in _in_tricks(hand):
        returned = isinstance(event, Returned) and _false_trick(call, offence) == (event.trick or trick - 1)
        if returned or isinstance(event, ThrownIn):
            yield "", 0
        elif isinstance(event, Irregular) and event.kind == "trick_taken":
            if _false_trick(call, offence) == trick - 1 and call.accused in _who_took(hand, at, offence):
                yield taken_how(hand, at, trick - 1), trick - 1
        elif isinstance(event, Irregular) and event.kind in SEEN.get(offence, ()) and call.accused == event.action.seat:
            if event.kind == "discard_forgotten":
                yield event.kind, 0
            elif trick == call.trick:
                yield event.kind, trick


def _false_trick(call: CallRenege, offence: Offence) -> int | None:
    """The number of the trick put away wrongly, if the call means that: the trick itself, or the lead from it."""
    return {"taken": call.trick, "turn": call.trick - 1}.get(offence)


def _who_took(hand: Hand, at: int, offence: Offence) -> tuple[Seat | None, ...]:
    """Who can be blamed for a trick taken wrongly; for the lead from it, the player who led."""
    event, play = hand.events[at], _next_play(hand, at)
    assert isinstance(event, Irregular)
    taker = event.action.seat
    leader = play.seat if play is not None and play.seat in (taker, hand.state.seating.partner[taker]) else None
    return (leader,) if offence == "turn" else (taker, leader)


def taken_how(hand: Hand, at: int, trick: int) -> str:
    """How far play has gone since a trick was wrongly taken (at event index `at`)."""
    if trick < len(hand.state.play.tricks):
        return "trick_taken_late"
    return "trick_taken_led" if _next_play(hand, at) is not None else "trick_taken"


def _next_play(hand: Hand, at: int) -> Play | None:
    return next((later for later in hand.events[at + 1 :] if isinstance(later, Play)), None)

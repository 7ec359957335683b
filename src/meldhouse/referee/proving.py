"""Whether a renege that was called is one: the tricks are turned over, and every hand put together again."""

from __future__ import annotations

import msgspec

from meldhouse.game import CallRenege, Hand, Irregular, Play, PutRight, Returned, Seat, TakenBack, ThrownIn, TrickWon
from meldhouse.game.review import broken_duty, held_before, kept_back, misdeclared, offence_of
from meldhouse.game.state import State

OPEN_OFFENCES = {
    "lead_early": "turn",
    "play_early": "turn",
    "piece_shown": "shown",
    "discard_forgotten": "discard",
    "trick_taken": "taken",
}


class Proof(msgspec.Struct, frozen=True):
    """What a review of the tricks brought to light."""

    proven: bool
    why: str
    punished: bool = True
    """Some houses let what was proven be put right without a penalty."""
    trick: int = 0


def prove(hand: Hand, call: CallRenege) -> Proof:
    """The accused did what the caller says, in the trick he says; or it is not proven."""
    state, offence = hand.state, call.offence
    if offence in ("follow", "beat", "trump"):
        refusal = broken_duty(state, call.accused, call.trick)
        rules = state.book.renege
        if refusal is None or (rules.exact and offence_of(refusal) != offence):
            return Proof(proven=False, why="That card was rightly played.")
        return Proof(proven=True, why=refusal.text, punished=offence_of(refusal) in rules.kinds, trick=call.trick)
    if offence == "aces":
        kinds = kept_back(state, call.accused) if "aces" in state.book.renege.kinds else ()
        return Proof(
            proven=bool(kinds), why=f"{kinds[0]} around were held and not laid" if kinds else "Nothing was owed."
        )
    begun = bool(state.trick or state.tricks)
    if offence == "discard" and misdeclared(state) and call.accused == state.bidder and begun:
        punished = "renege" in state.book.rulings.discard_declared.remedies
        return Proof(proven=True, why="The trumps laid away were not told as they are.", punished=punished)
    if offence == "totals":
        return _totals(state, call)
    return _seen(hand, call)


def _totals(state: State, call: CallRenege) -> Proof:
    """When all is played, the bidding side has had more or fewer pieces than the other."""
    side = state.seating.side[call.accused]
    counts = dict.fromkeys(state.seating.sides, 0)
    for seat in state.seating.seats:
        counts[state.seating.side[seat]] += len(held_before(state, seat, 1))
    uneven = len(set(counts.values())) > 1
    bidders = state.bidder is not None and side == state.side_of_bidder
    if not (uneven and bidders and state.phase == "over" and "totals" in state.book.renege.kinds):
        return Proof(proven=False, why="Both sides have had as many as they should, or it is not the bidders' fault.")
    return Proof(proven=True, why=f"They have had {counts[side]} {state.book.words.pieces}.")


def _seen(hand: Hand, call: CallRenege) -> Proof:
    """What everybody saw is proven by the log itself: in that trick, and not put right since."""
    nothing = Proof(proven=False, why="Nothing of the kind has happened there.")
    trick = 1
    found: str | None = None
    for at, event in enumerate(hand.events):
        if isinstance(event, TrickWon):
            trick += 1
        elif isinstance(event, ThrownIn):
            found, trick = None, 1
        elif isinstance(event, TakenBack) or (isinstance(event, PutRight) and event.back):
            trick = event.trick
        elif isinstance(event, Returned) and call.offence == "taken" and (event.trick or trick - 1) == call.trick:
            found = None
        elif (
            isinstance(event, Irregular)
            and OPEN_OFFENCES.get(event.kind) == call.offence
            and (trick_of(event.kind, trick) in (call.trick, None))
            and call.accused in (event.action.seat, partner_who_led(hand, at))
        ):
            found = event.kind if event.kind != "trick_taken" else taken_how(hand, at, call.trick)
    if found is None:
        return nothing
    if "renege" in getattr(hand.book.rulings, found).remedies:
        return Proof(proven=True, why="Everybody saw it.")
    if found.startswith("trick_taken"):
        return Proof(proven=True, why="Everybody saw it.", punished=False)
    return nothing


def trick_of(kind: str, next_trick: int) -> int | None:
    """The number of the trick that an irregular act belongs to; None for one that belongs to none."""
    if kind == "discard_forgotten":
        return None
    return next_trick - 1 if kind == "trick_taken" else next_trick


def taken_how(hand: Hand, at: int, trick: int) -> str:
    """How far play has gone since a trick was wrongly taken (the event number `at`)."""
    if trick < len(hand.state.tricks):
        return "trick_taken_late"
    return "trick_taken_led" if _next_play(hand, at) is not None else "trick_taken"


def partner_who_led(hand: Hand, at: int) -> Seat | None:
    """A trick that one of them put away and the other one led from is the renege of either."""
    event, play = hand.events[at], _next_play(hand, at)
    if not isinstance(event, Irregular) or event.kind != "trick_taken" or play is None:
        return None
    return play.seat if play.seat == hand.state.seating.partner[event.action.seat] else None


def _next_play(hand: Hand, at: int) -> Play | None:
    return next((later for later in hand.events[at + 1 :] if isinstance(later, Play)), None)

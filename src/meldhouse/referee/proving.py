"""Whether a renege that was called is one: the tricks are turned over, and every hand put together again."""

from __future__ import annotations

from typing import Literal

import msgspec

from meldhouse.game import CallRenege, Hand, Irregular
from meldhouse.game.review import broken_duty, kept_back, misdeclared, offence_of
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
        if refusal is None or offence_of(refusal) != offence:
            return Proof(proven=False, why="That card was rightly played.")
        return Proof(proven=True, why=refusal.text, punished=offence in state.book.renege.kinds, trick=call.trick)
    if offence == "aces":
        kinds = kept_back(state, call.accused) if "aces" in state.book.renege.kinds else ()
        return Proof(
            proven=bool(kinds), why=f"{kinds[0]} around were held and not laid" if kinds else "Nothing was owed."
        )
    if offence == "discard" and misdeclared(state) and call.accused == state.bidder:
        punished = "renege" in state.book.rulings.discard_declared.remedies
        return Proof(proven=True, why="The trumps laid away were not told as they are.", punished=punished)
    return _seen(hand, call)


def _seen(hand: Hand, call: CallRenege) -> Proof:
    """What everybody saw is proven by the log itself."""
    state = hand.state
    for event in reversed(hand.events):
        if (
            isinstance(event, Irregular)
            and event.action.seat == call.accused
            and OPEN_OFFENCES.get(event.kind) == call.offence
        ):
            kind = event.kind
            if kind == "trick_taken":
                kind = "trick_taken_led" if led_since(hand, event) else kind
            remedies = getattr(state.book.rulings, kind).remedies
            return Proof(proven=True, why="Everybody saw it.", punished="renege" in remedies)
    return Proof(proven=False, why="Nothing of the kind has happened.")


def led_since(hand: Hand, event: Irregular) -> bool:
    """Whether something was led after a trick was taken wrongly."""
    at = len(hand.events) - 1 - hand.events[::-1].index(event)
    return any(type(later).__name__ == "Play" for later in hand.events[at + 1 :])


def within_window(state: State, trick: int) -> Literal[True, False]:
    """The trick of the mistake, or the one after it, is still the last."""
    last = len(state.tricks) + (1 if state.trick and not state.trick_taken else 0)
    return trick >= last - 1 and state.phase == "tricks"

"""Taking a decision back, with everything the bots did after it: bots do not mind. A person who has reacted would."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from meldhouse.game import (
    SEAT_NAMES,
    Action,
    AskToSee,
    Confirm,
    CountHand,
    Cut,
    Deal,
    DeclareReady,
    DeclineCut,
    Draw,
    Gather,
    Hand,
    Seat,
    SetUp,
    Shuffle,
    Stack,
    StartPlay,
    TurnStack,
)

CHORES = (
    Shuffle, Cut, DeclineCut, Deal, Draw, CountHand, SetUp, DeclareReady, Confirm, StartPlay, Gather, AskToSee,
    Stack, TurnStack,
)  # fmt: skip
"""Actions that are no decision about the hand; they do not stand in the way of taking one back."""


class Takeback(NamedTuple):
    """What goes: the hand is again as it was after its first `length` events. `others` are the places of what the
    others decided since."""

    length: int
    mine: Action
    others: tuple[int, ...]


def taken_back(hand: Hand, seat: Seat, people: Collection[Seat] = ()) -> Takeback | str:
    """What `seat` takes back with its last decision; or why it cannot, in a sentence. `people` are no bots."""
    if hand.is_over:
        return "It is too late: the hand has been counted."
    decided = {
        place: event
        for place, event in enumerate(hand.events)
        if isinstance(event, Action) and not isinstance(event, CHORES)
    }
    length = max((place for place, action in decided.items() if action.seat == seat), default=None)
    if length is None:
        return "You have decided nothing in this hand yet."
    others = tuple(place for place in decided if place > length)
    for place in others:
        if decided[place].seat in people:
            return f"It is too late: {SEAT_NAMES[decided[place].seat]} has acted since."
    return Takeback(length, decided[length], others)

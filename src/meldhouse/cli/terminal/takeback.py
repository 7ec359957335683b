"""Taking a decision back, with everything the bots did after it: bots do not mind. A person who has reacted would."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from meldhouse.game import (
    Action,
    AskToSee,
    Bid,
    Confirm,
    CountHand,
    Cut,
    Deal,
    DeclareReady,
    DeclineCut,
    Discard,
    Draw,
    Gather,
    Hand,
    NameTrump,
    PassPieces,
    Play,
    Seat,
    SetUp,
    Shuffle,
    Stack,
    StartPlay,
    TurnStack,
)
from meldhouse.messages import Message, fact
from meldhouse.players.advice.deeds import act, codes
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.ladder import bid_fact

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


def taken_back(hand: Hand, seat: Seat, people: Collection[Seat] = ()) -> Takeback | Message:
    """What `seat` takes back with its last decision, or why it cannot. `people` are no bots."""
    if hand.is_over:
        return fact("undo-counted")
    decided = {
        place: event
        for place, event in enumerate(hand.events)
        if isinstance(event, Action) and not isinstance(event, CHORES)
    }
    length = max((place for place, action in decided.items() if action.seat == seat), default=None)
    if length is None:
        return fact("undo-nothing")
    others = tuple(place for place in decided if place > length)
    for place in others:
        if decided[place].seat in people:
            return fact("undo-too-late", who=decided[place].seat)
    return Takeback(length, decided[length], others)


def undone(book: Book, action: Action) -> Message:
    """What the player who sits here has taken back."""
    match action:
        case Bid():
            return fact("undone-bid", bid=bid_fact(book, action.amount))
        case NameTrump():
            return fact("undone-trump", trump=action.trump)
        case PassPieces() | Discard():
            return fact("undone-pieces", pieces=codes(action.pieces))
        case Play():
            return fact("undone-pieces", pieces=(action.piece.text,))
    return fact("undone-act", act=act(action))

"""Take back a decision, and everything the bots did after it. Bots don't mind; a person who has reacted would."""

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
"""Actions that are not decisions about the hand, so they do not prevent an undo."""


class Takeback(NamedTuple):
    """What an undo removes: the hand keeps its first `length` events. `others` are the indexes of what others decided
    since."""

    length: int
    mine: Action
    others: tuple[int, ...]


def taken_back(hand: Hand, seat: Seat, people: Collection[Seat] = ()) -> Takeback | Message:
    """What `seat` takes back with its last decision, or why it cannot. `people` are the seats that are not bots."""
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
    """What the player has taken back."""
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

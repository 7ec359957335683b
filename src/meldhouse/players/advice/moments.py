"""The decisions of a hand, each with the table as it stood when it was made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from meldhouse.game import (
    SEAT_NAMES,
    Action,
    AnswerClaim,
    Bid,
    CallRedeal,
    Claim,
    Concede,
    Dealt,
    Discard,
    Event,
    Hand,
    NameTrump,
    Pass,
    PassPieces,
    Play,
    Seat,
    ShowMeld,
    TurnKitty,
    View,
    seen,
    steward,
    view,
)
from meldhouse.pieces import FACE_DOWN
from meldhouse.rulebooks import Book

DECISIONS = (
    CallRedeal, Bid, Pass, TurnKitty, NameTrump, PassPieces, Discard, ShowMeld, Play, Concede, Claim, AnswerClaim,
)  # fmt: skip
"""The actions that are decisions; everything else done at a table is a chore or a question."""


class Moment(msgspec.Struct, frozen=True):
    """A decision, and the hand as it stood then."""

    number: int
    """Counted from 1."""
    action: Action
    hand: Hand

    @property
    def seat(self) -> Seat:
        return self.action.seat

    def view(self) -> View:
        return view(self.hand, self.seat)

    def seen(self) -> list[Event]:
        return seen_by(self.hand, self.seat)


def seen_by(hand: Hand, seat: Seat) -> list[Event]:
    """A hand so far, as one seat saw it."""
    return [seen(event, seat, hand) for event in hand.events]


def check_told(book: Book, view: View, seen: Sequence[Event]) -> None:
    """Refuse a view and events that do not belong together: the advice would be about no real hand."""
    if view.book != book.name:
        raise ValueError(f"This is a view of a table of {view.book}, not of {book.name}.")
    assert view.seat is not None
    dealt = next((event for event in reversed(seen) if isinstance(event, Dealt)), None)
    if dealt is None or FACE_DOWN in dealt.hands[view.seat]:
        raise ValueError(f"What {SEAT_NAMES[view.seat]} has seen begins with his own hand; take seen_by(hand, seat).")


def decided(hand: Hand) -> list[int]:
    """The positions of the decisions in the log of a hand."""
    return [place for place, event in enumerate(hand.events) if isinstance(event, DECISIONS)]


def moments(hand: Hand) -> Iterator[Moment]:
    """Every decision of a hand."""
    for number, place in enumerate(decided(hand), start=1):
        action = hand.events[place]
        assert isinstance(action, Action)
        yield Moment(number, action, Hand.replayed(hand, hand.events[:place]))


def position(hand: Hand, number: int) -> Hand:
    """The hand after its first `number` decisions, waiting for the next one."""
    places = [*decided(hand), len(hand.events)]
    if not 0 <= number < len(places):
        raise ValueError(f"This hand has {len(places) - 1} decisions; there is no moment after {number} of them.")
    found = Hand.replayed(hand, hand.events[: places[number]])
    steward.tidy(found)
    return found


def comes_to_the_same(one: Action, other: Action) -> bool:
    """Whether two decisions differ in nothing that matters: pieces in another order, trump named by laying it."""
    if type(one) is not type(other):
        return False
    if isinstance(one, PassPieces | Discard | ShowMeld) and isinstance(other, PassPieces | Discard | ShowMeld):
        return Counter(one.pieces) == Counter(other.pieces)
    if isinstance(one, NameTrump) and isinstance(other, NameTrump):
        return one.trump == other.trump
    return one == other

"""Exercises for people, from real hands: find the meld, and say whether a card may be played.

The same key asks the same question again, so you can send an exercise to a friend.
"""

from __future__ import annotations

from random import Random

import msgspec

from meldhouse.game import (
    Hand,
    MeldCount,
    Play,
    Refusal,
    Seat,
    count_meld,
    seating_of,
    steward,
    to_act,
)
from meldhouse.pieces import Piece, sorted_pieces, subkey
from meldhouse.players.kinds.random_actions import chance_action
from meldhouse.rulebooks import Book

MOST_TRIES = 200
"""How many hands to search: one in which everything is allowed teaches nothing."""


class NoExercise(Exception):
    """There is nothing to practice: no meld, or nearly every card may be played."""


class MeldExercise(msgspec.Struct, frozen=True, kw_only=True):
    """How much meld is in this hand?"""

    book: str
    trump: str
    hand: tuple[Piece, ...]
    count: MeldCount
    """The answer, item by item."""


class FollowExercise(msgspec.Struct, frozen=True, kw_only=True):
    """May this card be played, or would it be a renege?"""

    book: str
    trump: str
    seat: Seat
    hand: tuple[Piece, ...]
    trick: tuple[Piece, ...]
    """On the table, in playing order."""
    trick_seats: tuple[Seat, ...]
    piece: Piece
    legal: tuple[Piece, ...]
    refusal: Refusal | None
    """Why not, in the rules' words; None where it may."""

    @property
    def is_allowed(self) -> bool:
        return self.refusal is None


def meld_exercise(book: Book, key: bytes) -> MeldExercise:
    """A hand as dealt, and a trump.

    >>> from meldhouse.rulebooks import load_book
    >>> exercise = meld_exercise(load_book("st-hilary"), bytes(32))
    >>> [(item.kind, item.times, item.suit) for item in exercise.count.items]
    [('royal', 1, 'C'), ('nine', 2, 'C')]
    """
    if not book.has_meld:
        raise NoExercise
    lot = Random(subkey(key, "meld exercise"))
    for _ in range(MOST_TRIES):
        hand = Hand(book, dealer=seating_of(book).seats[0], key=lot.randbytes(32))
        steward.tidy(hand)
        held = sorted_pieces(hand.state.hands["S"])
        trump = lot.choice(book.trump.choices)
        counted = count_meld(book, held, trump)
        if counted.points:
            return MeldExercise(book=book.name, trump=trump, hand=held, count=counted)
    raise NoExercise


def follow_exercise(book: Book, key: bytes) -> FollowExercise:
    """A trick in the middle of a hand, with at least one card that may not be played to it."""
    lot = Random(subkey(key, "follow exercise"))
    allowed = lot.random() < 0.5
    for _ in range(MOST_TRIES):
        hand = _until(Hand(book, dealer=lot.choice(seating_of(book).seats), key=lot.randbytes(32)), lot)
        seat = hand.turn
        if seat is None or hand.phase != "tricks" or not hand.state.play.trick or hand.state.trump is None:
            continue
        legal, held = set(hand.legal_plays()), hand.state.hands[seat]
        chosen = [piece for piece in held if (piece in legal) == allowed]
        if not chosen or len(legal) == len(set(held)):
            continue
        piece = lot.choice(chosen)
        return FollowExercise(
            book=book.name,
            trump=hand.state.trump,
            seat=seat,
            hand=sorted_pieces(held),
            trick=hand.state.play.trick,
            trick_seats=hand.state.play.trick_seats,
            piece=piece,
            legal=sorted_pieces(legal),
            refusal=hand.verify(Play(seat, piece)),
        )
    raise NoExercise


def _until(hand: Hand, lot: Random) -> Hand:
    """The hand, played at random to somewhere in its tricks."""
    stop = lot.randrange(1, max(2, hand.book.deal.hand - 2)) * len(seating_of(hand.book).seats) - lot.randrange(1, 4)
    played = 0
    while not hand.is_over:
        steward.tidy(hand)
        if hand.is_over or (played >= stop and hand.phase == "tricks" and hand.turn is not None):
            return hand
        seat = to_act(hand)[0]
        action = chance_action(hand, seat, lot)
        played += isinstance(action, Play)
        hand.apply(action)
    return hand

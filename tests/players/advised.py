"""Advice in tests: by small levels that think quickly, at many moments of hands that go their own ways."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from meldhouse.game import Hand, Seat, seating_of, steward, to_act, view
from meldhouse.players import LEVELS, Lots, Sense
from meldhouse.players.advice import seen_by
from meldhouse.rulebooks import Book

READING = replace(LEVELS["expert"], call_worlds=10, play_worlds=12, choices=3)
"""An expert in a great hurry."""
QUICK = replace(READING, reads_bids=False, reads_plays=False)
"""One who does not even look at what was called and played."""
BRISK = replace(LEVELS["expert"], call_worlds=40, play_worlds=60, choices=4)
"""One who takes his time."""


def walk(book: Book, word: str, hands: int = 1) -> Iterator[tuple[Hand, Seat]]:
    """Every moment of some hands at which a seat has to decide; they go on half by sense, half by lot."""
    seats, lot = seating_of(book).seats, Random(f"{word} {book.name}")
    sense, wild = Sense(book), Lots(book, lot)
    for number in range(hands):
        hand = Hand(book, dealer=seats[number % len(seats)], key=lot.randbytes(32))
        while True:
            steward.tidy(hand)
            if hand.is_over:
                break
            seat = to_act(hand)[0]
            yield hand, seat
            hand.apply((sense if lot.random() < 0.6 else wild).decide(view(hand, seat), seen_by(hand, seat)))

"""Positions by lot, of every book and of clubs with other duties, and what trying everything finds in them."""

from __future__ import annotations

from meldhouse.game import allowed_plays, seating_of, trick_order, winner_of
from meldhouse.rulebooks import book_names
from meldhouse.solver import Position
from table import house

DUTIES = (
    "",
    'beat = "always"\nidentical = "last"',
    'beat = "trump-led"\nruff = true\noverruff = true\nunderruff = false',
    'beat = "always"\nruff = true\noverruff = true\nhead_ruffed = true',
    'beat = "never"\nruff = false\noverruff = false',
)


def dealt(book, lot, tricks=None):
    """A position by lot, at the start of the play or with so many tricks left."""
    seats = seating_of(book).seats
    number = tricks or book.deal.hand
    pool = lot.sample(book.pack.pieces, number * len(seats))
    hands = {seat: tuple(pool[at * number : (at + 1) * number]) for at, seat in enumerate(seats)}
    return Position(book, trick_order(book, lot.choice(book.trump.choices)), hands, (), (), lot.choice(seats))


CLUBS = [house(name, f"[tricks]\n{duties}") for name in book_names() for duties in DUTIES]


def plain_value(position, gains, known=None):
    """The most that `gains` can take, found by trying everything with the functions of the game alone."""
    book, order, hands = position.book, position.order, position.hands
    trick, trick_seats, turn = position.trick, position.trick_seats, position.turn
    seating = seating_of(book)
    known = {} if known is None else known
    place = (*[tuple(sorted(hand, key=lambda piece: piece.text)) for hand in hands.values()], turn)
    if not trick and place in known:
        return known[place]
    best = None
    for piece in dict.fromkeys(allowed_plays(book.tricks, order, hands[turn], trick)):
        hand = list(hands[turn])
        hand.remove(piece)
        after = {**hands, turn: tuple(hand)}
        lying, seats = (*trick, piece), (*trick_seats, turn)
        if len(lying) < len(hands):
            found = plain_value(Position(book, order, after, lying, seats, seating.left[turn]), gains, known)
        else:
            winner = seats[winner_of(order, lying)]
            last = not hand
            points = sum(book.worth[piece] for piece in lying) + book.tricks.each + (book.tricks.last if last else 0)
            found = points if winner in gains else 0
            if not last:
                found += plain_value(Position(book, order, after, (), (), winner), gains, known)
        if best is None or (found > best if turn in gains else found < best):
            best = found
    if not trick:
        known[place] = best
    return best

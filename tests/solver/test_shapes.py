"""What comes to the same thing is looked at once, and what is plain is not looked at."""

from __future__ import annotations

from random import Random

import pytest
from solver_table import CLUBS, dealt, plain_value

from meldhouse.game import seating_of, trick_order
from meldhouse.pieces import parse_pieces
from meldhouse.rulebooks import load_book
from meldhouse.solver import Position, Search, layout
from meldhouse.solver.kernel.shapes import close_ranks


def position_of(held, turn="N"):
    """Of the book `mcallen`, with hearts as trump."""
    book = load_book("mcallen")
    hands = {seat: tuple(parse_pieces(text)) for seat, text in zip("NESW", held, strict=True)}
    return Position(book, trick_order(book, "H"), hands, (), (), turn)


@pytest.mark.parametrize(
    ("held", "named"),
    [
        # East's queen is between.
        (("KS 9S", "QS AD", "TC JC", "AC KC"), ("AS JS", "QS AD", "TC QC", "AC KC")),
        # North alone holds two neighbours, and what was below them moves up.
        (("QS JS", "9S AD", "AC QC", "TC JC"), ("QS QS", "JS AD", "AC QC", "TC JC")),
        # A ten is worth as much as the ace above it, a queen less than a king.
        (("AS TS", "KS QS", "AD AH", "TD TH"), ("AS AS", "TS QS", "AD AH", "TD TH")),
        # The queen is not his alone.
        (("QS JS", "QS AD", "AC QC", "TC JC"), ("QS JS", "QS AD", "AC QC", "TC JC")),
        # No field has room for four; three it has.
        (("QS QS JS JS", "9S 9S AD AD", "AC AC QC QC", "TC TC JC JC"),) * 2,
        (("QS QS JS", "9S 9S AD", "AC AC QC", "TC TC JC"), ("QS QS QS", "JS JS AD", "AC AC QC", "TC TC JC")),
    ],
)
def test_pieces_are_named_by_what_they_beat(held, named):
    search = Search(position_of(held), ("N", "S"), ("N", "S"))
    search.set_hands(search.start.hands)
    close_ranks(search.given)
    words = [search.code.word(parse_pieces(text)) for text in named]
    assert [int(word) for word in search.block[layout.HANDS : layout.HANDS + layout.SEATS]] == words


@pytest.mark.parametrize("book", CLUBS, ids=lambda book: f"{book.extends}: {book.tricks.beat}")
def test_hands_of_few_kinds_are_worth_what_trying_everything_finds(book):
    """Of long suits, as far as a pack has them, one often holds neighbours alone."""
    lot, seating = Random(f"kinds {book.extends} {book.tricks}"), seating_of(book)
    for _ in range(6):
        position = dealt(book, lot, tricks=4)
        suits = sorted({position.order.suit_of[piece] for piece in book.pack.pieces})
        few = [piece for piece in book.pack.pieces if position.order.suit_of[piece] in suits[:2]]
        if len(few) >= 4 * len(seating.seats):
            pool = lot.sample(few, 4 * len(seating.seats))
            hands = {seat: tuple(pool[4 * at : 4 * at + 4]) for at, seat in enumerate(seating.seats)}
            position = Position(book, position.order, hands, (), (), position.turn)
        gains = seating.members[lot.choice(seating.sides)]
        assert Search(position, gains, gains).value() == plain_value(position, gains)


def test_trumps_that_nobody_beats_are_not_looked_for():
    """East wins a trick with the ace of trumps whatever anybody does, so that North and South cannot take all."""
    position = position_of(("AS KD", "AH 9S", "AC TS", "QC 9D"))
    for side, reached in (("NS", False), ("EW", True)):
        gains = seating_of(position.book).members[side]
        search = Search(position, gains, gains)
        assert search.reaches(1 if reached else search.start.left) is reached
        assert search.nodes == 1

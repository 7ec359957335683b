"""Whether a position can be at all: everything that is wrong with it, told together.

A search believes what it is given; from hands that cannot be it would make numbers that mean nothing. Whoever gets a
position from outside asks here first. What is asked is whether these hands can lie round one table at one moment, not
whether the pieces on the table were rightly played: after a renege the play goes on too.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from meldhouse.game.refusals import refuse
from meldhouse.game.seats import SEAT_NAMES, Side, seating_of
from meldhouse.game.tricks import CONTRACT_NAMES, trick_order
from meldhouse.rulebooks.describe import count, joined
from meldhouse.solver.position import Position


class Impossible(ValueError):
    """There is no such position; `faults` are the sentences that say why."""

    def __init__(self, faults: Iterable[str]) -> None:
        self.faults = tuple(faults)
        super().__init__(" ".join(self.faults))


def check(position: Position) -> None:
    """Refuse a position that cannot be."""
    if faults := faults_of(position):
        raise Impossible(faults)


def check_side(position: Position, side: Side) -> None:
    """Refuse a side that nobody at this table plays for."""
    sides = seating_of(position.book).sides
    if side not in sides:
        raise Impossible([f"There is no side “{side}” here; the sides are {joined(sides)}."])


def faults_of(position: Position) -> list[str]:
    """Every reason, as a sentence, why this cannot be a position of the play.

    >>> from meldhouse.pieces import parse_pieces
    >>> from meldhouse.rulebooks import load_book
    >>> book = load_book("mcallen")
    >>> hands = {seat: parse_pieces(text) for seat, text in {"N": "AS AS", "E": "AS KH", "S": "9C"}.items()}
    >>> for fault in faults_of(Position(book, trick_order(book, "H"), hands, (), (), "N")):
    ...     print(fault)
    All hands must be known; West is missing.
    The pack has 2 of the ace of spades, not 3.
    """
    about_seats = [*_strangers(position), *_missing(position)]
    about_turns = [] if _strangers(position) else _turn_faults(position)
    about_sizes = [] if about_seats or about_turns else _size_faults(position)
    pieces = [piece for pieces in (*position.hands.values(), position.trick) for piece in pieces]
    return [*_order_faults(position), *about_seats, *about_turns, *position.book.pack.faults(pieces), *about_sizes]


def _order_faults(position: Position) -> list[str]:
    book, order = position.book, position.order
    if position.contract not in book.trump.choices:
        choices = ", ".join([CONTRACT_NAMES[choice] for choice in book.trump.choices])
        return [refuse(book, "trump-choice", trump=position.contract, choices=choices).text]
    own = trick_order(book, position.contract)
    if (order.suit_of, order.power, order.first_wins) != (own.suit_of, own.power, own.first_wins):
        return ["Suits and strengths are those of another book; take trick_order(book, trump)."]
    return []


def _strangers(position: Position) -> list[str]:
    """Seats that this table does not have."""
    seats = seating_of(position.book).seats
    named = dict.fromkeys((*position.hands, *position.trick_seats, position.turn))
    return [
        refuse(position.book, "no-seat", seat=str(seat), seats=", ".join(seats)).text
        for seat in named
        if seat not in seats
    ]


def _missing(position: Position) -> list[str]:
    missing = [SEAT_NAMES[seat] for seat in seating_of(position.book).seats if seat not in position.hands]
    are = "are" if len(missing) > 1 else "is"
    return [f"All hands must be known; {joined(missing)} {are} missing."] if missing else []


def _turn_faults(position: Position) -> list[str]:
    """Who has played to the trick, and who is next."""
    seating, words = seating_of(position.book), position.book.words
    lying, played = len(position.trick), position.trick_seats
    if lying >= len(seating.seats):
        return [f"A {words.trick} that is complete is no longer on the table; leave it out."]
    if lying != len(played):
        pieces = count(lying, words.piece)
        return [f"The {words.trick} on the table has {pieces}, but {count(len(played), 'seat')} that played to it."]
    if not played:
        return []
    seats = (*played, position.turn)
    for before, seat in pairwise(seats):
        if seat != (due := seating.left[before]):
            return [f"After {SEAT_NAMES[before]} it is {SEAT_NAMES[due]}'s turn, not {SEAT_NAMES[seat]}'s."]
    return []


def _size_faults(position: Position) -> list[str]:
    """Everybody has as many pieces as the others, counting what he has just played."""
    book, hands = position.book, position.hands
    sizes = {seat: len(hand) + (seat in position.trick_seats) for seat, hand in hands.items()}
    if len(set(sizes.values())) > 1:
        held = ", ".join([f"{SEAT_NAMES[seat]} {size}" for seat, size in sizes.items()])
        played = f", with what lies in the {book.words.trick}" if position.trick else ""
        return [f"The hands do not have the same number of {book.words.pieces}{played}: {held}."]
    if max(sizes.values()) > book.deal.hand:
        most = count(book.deal.hand, book.words.piece)
        return [f"A hand here has at most {most}, not {max(sizes.values())}."]
    return []

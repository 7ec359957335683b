"""Checks that a position is possible, and reports all its faults together.

A search trusts its input; from impossible hands it would compute meaningless numbers. So check positions from outside
here first. The check is whether these hands can exist at one table at one moment, not whether the pieces on the table
were legal plays: after a renege, play goes on, too.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from meldhouse.game.refusals import refuse
from meldhouse.game.seats import Side, seating_of
from meldhouse.game.tricks import trick_order
from meldhouse.messages import Message, Voice, fact
from meldhouse.solver.position import Position


class Impossible(ValueError):
    """The position is impossible; `faults` say why."""

    def __init__(self, faults: Iterable[Message]) -> None:
        self.faults = tuple(faults)
        super().__init__(self.faults)

    def __str__(self) -> str:
        return " ".join(map(Voice().say, self.faults))


def check(position: Position) -> None:
    """Refuse an impossible position."""
    if faults := faults_of(position):
        raise Impossible(faults)


def check_side(position: Position, side: Side) -> None:
    """Refuse a side that nobody at this table plays for."""
    sides = seating_of(position.book).sides
    if side not in sides:
        raise Impossible([fact("position-no-side", side=str(side), sides=tuple(map(str, sides)))])


def faults_of(position: Position) -> list[Message]:
    """Every reason why this position is impossible.

    >>> from meldhouse.pieces import parse_pieces
    >>> from meldhouse.rulebooks import load_book
    >>> book = load_book("mcallen")
    >>> hands = {seat: parse_pieces(text) for seat, text in {"N": "AS AS", "E": "AS KH", "S": "9C"}.items()}
    >>> for fault in faults_of(Position(book, trick_order(book, "H"), hands, (), (), "N")):
    ...     print(book.voice.say(fault))
    All hands must be known. Missing: West.
    The deck has 2 A♠, not 3.
    """
    about_seats = [*_strangers(position), *_missing(position)]
    about_turns = [] if _strangers(position) else _turn_faults(position)
    about_sizes = [] if about_seats or about_turns else _size_faults(position)
    pieces = [piece for pieces in (*position.hands.values(), position.trick) for piece in pieces]
    about_pack = position.book.pack.faults(pieces)
    return [*_order_faults(position), *about_seats, *about_turns, *about_pack, *about_sizes]


def _order_faults(position: Position) -> list[Message]:
    book, order = position.book, position.order
    if position.contract not in book.trump.choices:
        return [refuse(book, "trump-choice", trump=position.contract, choices=book.trump.choices).whole]
    own = trick_order(book, position.contract)
    if (order.suit_of, order.power, order.first_wins) != (own.suit_of, own.power, own.first_wins):
        return [fact("position-other-order")]
    return []


def _strangers(position: Position) -> list[Message]:
    """Seats that this table does not have."""
    seats = seating_of(position.book).seats
    named = dict.fromkeys((*position.hands, *position.trick_seats, position.turn))
    return [refuse(position.book, "no-seat", seat=str(seat), seats=seats).whole for seat in named if seat not in seats]


def _missing(position: Position) -> list[Message]:
    missing = [seat for seat in seating_of(position.book).seats if seat not in position.hands]
    return [fact("position-missing", seats=tuple(missing))] if missing else []


def _turn_faults(position: Position) -> list[Message]:
    """Checks who has played to the trick, and who is next."""
    seating = seating_of(position.book)
    lying, played = len(position.trick), position.trick_seats
    if lying >= len(seating.seats):
        return [fact("position-trick-complete")]
    if lying != len(played):
        return [fact("position-trick-seats", pieces=lying, seats=len(played))]
    if not played:
        return []
    seats = (*played, position.turn)
    for before, seat in pairwise(seats):
        if seat != (due := seating.left[before]):
            return [fact("position-turn", before=before, due=due, seat=seat)]
    return []


def _size_faults(position: Position) -> list[Message]:
    """Checks that all hands are the same size, counting pieces just played."""
    book, hands = position.book, position.hands
    sizes = {seat: len(hand) + (seat in position.trick_seats) for seat, hand in hands.items()}
    if len(set(sizes.values())) > 1:
        held = [fact("position-size", seat=seat, number=size) for seat, size in sizes.items()]
        return [fact("position-sizes", when="trick" if position.trick else "lead", sizes=tuple(held))]
    if max(sizes.values()) > book.deal.hand:
        return [fact("position-too-large", most=book.deal.hand, number=max(sizes.values()))]
    return []

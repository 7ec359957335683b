"""Deals and plays out many worlds at a time, for players who must decide without seeing the other hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from meldhouse.game.seats import Seat, Side, seating_of
from meldhouse.game.tricks import trick_order
from meldhouse.pieces import Piece
from meldhouse.rulebooks import Book
from meldhouse.solver import layout
from meldhouse.solver.blocks import block_of, code_of, give_back
from meldhouse.solver.encoding import Stakes
from meldhouse.solver.kernel import rolling_layout as rooms
from meldhouse.solver.starting import kernel

ASIDE = "aside"
"""The place for pieces that nobody holds: a kitty, a discard."""
Place = str
ONE = 1024
REMEMBERED = 1 << 16
"""How many positions to remember while solving worlds."""
Numbers = Any
"""An array of whole numbers."""


class Hidden(NamedTuple):
    """What a player knows about the pieces they do not see."""

    known: Mapping[Place, Sequence[Piece]]
    """Pieces whose place is certain, including the player's own hand."""
    room: Mapping[Place, int]
    """How many more pieces are in each place."""
    pieces: Sequence[tuple[Piece, Mapping[Place, int]]]
    """Every other piece, with its odds for each possible place."""


class Trick(NamedTuple):
    """The current trick: its pieces and who played them."""

    turn: Seat
    pieces: Sequence[Piece] = ()
    seats: Sequence[Seat] = ()
    voids: Sequence[tuple[Seat, str]] = ()
    """Who has shown out of which suit."""


class Moment(NamedTuple):
    """The moment from which worlds are played on, in numbers."""

    tricks: int
    seat: int
    waiting: int
    lying: int
    points: int
    """The points in the trick."""
    left: int
    """All points still to take, including those."""


class Rolling:
    """The tables of a book and a trump, ready to deal worlds and play them out. Everybody plays by the weights (without
    any, by the plain rule); the side with the bid draws trump, the others leave it alone. A table never changes, so it
    can be reused."""

    def __init__(self, book: Book, trump: str | None, weights: Sequence[int] = (), bidders: Side | None = None) -> None:
        import numpy

        self.numpy = numpy
        self.kernel = kernel()
        self.book, self.seating = book, seating_of(book)
        self.seats = self.seating.seats
        self.places = (*self.seats, *[""] * (layout.SEATS - len(self.seats)), ASIDE)
        self.stakes = Stakes.of(book)
        self.code = code_of(book, trick_order(book, trump))
        self.block = numpy.zeros(rooms.ROLLING_SIZE, numpy.int64)
        self.given = self.kernel.given(self.block)
        for at, number in self.code.tables(self.stakes).items():
            self.block[at] = number
        self.block[layout.PLAYERS] = len(self.seats)
        for at, seat in enumerate(self.seats):
            self.block[rooms.ALLIES + at] = self.bits(self.seating.members[self.seating.side[seat]])
        self.block[rooms.UNIT] = ONE * book.points_in_play // book.deal.hand
        self.block[rooms.COUNTER] = max(book.worth.values())
        for at, piece in enumerate(self.code.faces):
            suit = self.code.order.suit_of[piece]
            ranked, members = self.code.order.power[suit], self.code.order.members[suit]
            below = sum([ranked[other] < ranked[piece] for other in members])
            self.block[rooms.HEIGHTS + at] = ONE * below // max(1, len(members) - 1)
        self.block[rooms.BIDDERS] = self.bits(() if bidders is None else self.seating.members[bidders])
        self.block[rooms.SKILLED] = self.bits(self.seats if len(weights) else ())
        for at in range(len(self.seats)):
            start = rooms.WEIGHTS + at * rooms.WEIGHTS_ROOM
            self.block[start : start + len(weights)] = weights

    def bits(self, seats: Sequence[Seat]) -> int:
        return sum([1 << self.seats.index(seat) for seat in seats])

    def deal(self, hidden: Hidden, number: int, lot: int) -> Numbers:
        """Up to this many worlds, a row of words each, in the order of the places; none if nothing fits what is
        known."""
        numpy, places = self.numpy, len(self.places)
        rows = [[0, *[self.code.word(hidden.known.get(place, ())) for place in self.places]]]
        rows.append([0, *[hidden.room.get(place, 0) for place in self.places]])
        # Pieces with few possible places go first.
        for piece, odds in sorted(hidden.pieces, key=lambda item: (len(item[1]), item[0].order)):
            rows.append([self.code.number[piece], *[odds.get(place, 0) for place in self.places]])
        table = numpy.array(rows, numpy.int64)
        worlds = numpy.zeros((number, places), numpy.int64)
        notes = numpy.zeros(2 * places, numpy.int64)
        self.block[layout.LOT] = lot or 1
        given = [self.kernel.given(array.reshape(-1)) for array in (table, worlds, notes)]
        made = self.kernel.deal_worlds(self.given, *given, len(hidden.pieces), number)
        return worlds[:made]

    def try_plays(self, worlds: Numbers, trick: Trick, plays: Sequence[Piece]) -> Numbers:
        """What every seat takes from here on, by world, play considered, and seat."""
        numpy = self.numpy
        faces = numpy.array([self.code.number[piece] for piece in plays], numpy.int64)
        takes = numpy.zeros(len(worlds) * len(plays), numpy.int64)
        worlds = numpy.ascontiguousarray(worlds)
        given = [self.kernel.given(array.reshape(-1)) for array in (worlds, faces, takes)]
        moment = (*self._moment(worlds, trick), self._voids(trick))
        self.kernel.try_plays(self.given, *given, len(worlds), len(plays), *moment)
        return self.by_seat(takes).reshape(len(worlds), len(plays), len(self.seats))

    def solve_plays(self, worlds: Numbers, trick: Trick, plays: Sequence[Piece], budget: int) -> Numbers:
        """What the side to move and the others take from here on, by world and play, with all hands open and best play:
        in as many worlds as can be solved within this many positions."""
        numpy, moment = self.numpy, self._moment(worlds, trick)
        faces = numpy.array([self.code.number[piece] for piece in plays], numpy.int64)
        takes = numpy.zeros((len(worlds), len(plays)), numpy.int64)
        worlds = numpy.ascontiguousarray(worlds)
        block = block_of(self.code, self.stakes, REMEMBERED)
        own = self.bits(self.seating.members[self.seating.side[trick.turn]])
        block[layout.PLAYERS], block[layout.GAINS], block[layout.CHOOSES] = len(self.seats), own, own
        block[layout.BUDGET] = budget
        given = [self.kernel.given(array.reshape(-1)) for array in (block, worlds, faces, takes)]
        solved = self.kernel.solve_plays(*given, len(worlds), len(plays), *moment)
        give_back(block)
        return numpy.stack([takes, moment.left - takes], axis=-1)[:solved]

    def _moment(self, worlds: Numbers, trick: Trick) -> Moment:
        seat = self.seats.index(trick.turn)
        tricks, points = self.size(worlds, seat), sum([self.stakes.worth[piece] for piece in trick.pieces])
        left = points + self.points(worlds[0, : len(self.seats)], tricks)
        return Moment(tricks, seat, *self._begun(trick), points, left)

    def choice(self, hand: Sequence[Piece], out: Sequence[Piece], trick: Trick) -> Piece:
        """What the simulated player plays from this hand, while these pieces are out."""
        seat = self.seats.index(trick.turn)
        waiting, lying = self._begun(trick)
        self.block[layout.HANDS + seat] = self.code.word(hand)
        points = sum([self.stakes.worth[piece] for piece in trick.pieces])
        word, voids = self.code.word(out), self._voids(trick)
        face = int(self.kernel.choose(self.given, seat, waiting, lying, points, word, voids))
        return self.code.faces[face]

    def _begun(self, trick: Trick) -> tuple[int, int]:
        """Who is still to play to a trick, and its state."""
        lying = layout.UNPLAYED
        for other, piece in zip(trick.seats, trick.pieces, strict=True):
            lying = self.kernel.laid(self.given, lying, self.seats.index(other), self.code.number[piece])
        return self.bits([other for other in self.seats if other not in trick.seats]), lying

    def strangeness(self, worlds: Numbers, plays: Sequence[tuple[Seat, Piece]], me: Seat) -> Numbers:
        """For each world, how many of the others' plays so far the simulated players would not have made."""
        numpy = self.numpy
        rows = [[self.code.number[piece], self.seats.index(seat)] for seat, piece in plays]
        table, found = numpy.array(rows, numpy.int64), numpy.zeros(len(worlds), numpy.int64)
        worlds = numpy.ascontiguousarray(worlds)
        given = [self.kernel.given(array.reshape(-1)) for array in (worlds, table, found)]
        self.kernel.strangeness(self.given, *given, len(worlds), len(plays), self.seats.index(me))
        return found

    def play(self, worlds: Numbers, leader: Seat) -> Numbers:
        """What every seat takes when whole hands are played out, by world and seat."""
        numpy = self.numpy
        takes = numpy.zeros(len(worlds), numpy.int64)
        tricks = self.size(worlds, 0)
        left = self.points(worlds[0, : len(self.seats)], tricks)
        worlds = numpy.ascontiguousarray(worlds)
        given = [self.kernel.given(array.reshape(-1)) for array in (worlds, takes)]
        self.kernel.play_worlds(self.given, *given, len(worlds), tricks, self.seats.index(leader), left)
        return self.by_seat(takes)

    def _voids(self, trick: Trick) -> int:
        suits = self.code.suits
        return sum([1 << self.seats.index(seat) * layout.SUITS + suits.index(suit) for seat, suit in set(trick.voids)])

    def size(self, worlds: Numbers, seat: int) -> int:
        """How many pieces a seat holds in every world."""
        return int(self.counts(worlds[:1, seat]).sum())

    def points(self, words: Numbers, tricks: int) -> int:
        """The points to take in these hands."""
        worth = self.numpy.array([self.stakes.worth[face] for face in self.code.faces])
        held = int((self.counts(words) * worth).sum())
        return held + self.stakes.each * tricks + self.stakes.last

    def counts(self, words: Numbers) -> Numbers:
        """How many copies of each face a word has, in a last dimension."""
        numpy = self.numpy
        shifts = numpy.arange(len(self.code.faces), dtype=numpy.int64) * self.code.width
        return words[..., None] >> shifts & ((1 << self.code.width) - 1)

    def words(self, counts: Numbers) -> Numbers:
        numpy = self.numpy
        shifts = numpy.arange(len(self.code.faces), dtype=numpy.int64) * self.code.width
        return (counts.astype(numpy.int64) << shifts).sum(axis=-1)

    def by_seat(self, takes: Numbers) -> Numbers:
        """Unpacks the number that holds every seat's take."""
        shifts = layout.TAKE * self.numpy.arange(len(self.seats), dtype=self.numpy.int64)
        return takes[:, None] >> shifts & layout.MOST_POINTS


def rolling(book: Book, trump: str | None, weights: tuple[int, ...] = (), bidder: Seat | None = None) -> Rolling:
    """The tables for hands with the bid at this seat, cached."""
    return _made(book, trump, weights, None if bidder is None else seating_of(book).side[bidder])


@lru_cache(maxsize=128)
def _made(book: Book, trump: str | None, weights: tuple[int, ...], bidders: Side | None) -> Rolling:
    return Rolling(book, trump, weights, bidders)

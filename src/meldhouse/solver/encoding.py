"""Converts pieces to numbers and back: the tables of a book and its trump, for the kernel's block."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from meldhouse.game.tricks import TrickOrder
from meldhouse.messages import FactError, fact
from meldhouse.pieces import Piece
from meldhouse.rulebooks import Book, Tricks
from meldhouse.solver import layout

WORD = 63
"""Bits a word can have without the sign bit."""

_BEAT = {"never": layout.NEVER, "trump-led": layout.TRUMP_LED, "always": layout.ALWAYS}


class Unsolvable(FactError, ValueError):
    """The position does not fit into the solver's numbers."""


class Stakes(msgspec.Struct, frozen=True, kw_only=True):
    """What tricks are worth."""

    worth: Mapping[Piece, int]
    each: int
    last: int

    @classmethod
    def of(cls, book: Book) -> Stakes:
        return cls(worth=book.worth, each=book.tricks.each, last=book.tricks.last)

    @classmethod
    def tricks(cls, book: Book) -> Stakes:
        """Every trick counts one, whatever lies in it."""
        return cls(worth=dict.fromkeys(book.worth, 0), each=1, last=0)


class Code:
    """The faces of a pack in order under one trump, and words made of them.

    >>> from meldhouse.game import trick_order
    >>> from meldhouse.pieces import parse_pieces
    >>> from meldhouse.rulebooks import load_book
    >>> book = load_book("mcallen")
    >>> code = Code(book, trick_order(book, "H"))
    >>> bin(code.word(parse_pieces("9H AH AH")))
    '0b100000000001'
    """

    def __init__(self, book: Book, order: TrickOrder) -> None:
        self.book, self.order = book, order
        self.suits: list[str] = sorted(order.members, key=lambda suit: (suit != order.trump, suit))
        self.faces: list[Piece] = sorted(book.pack.faces, key=self._place)
        self.number: dict[Piece, int] = {piece: at for at, piece in enumerate(self.faces)}
        self.width: int = max(Counter(book.pack.pieces).values()).bit_length()
        if self.width * len(self.faces) > WORD or len(self.faces) > layout.FACES:
            raise Unsolvable(fact("solver-pack-too-large", pieces=len(book.pack.pieces), kinds=len(self.faces)))
        if book.points_in_play > layout.MOST_POINTS:
            raise Unsolvable(fact("solver-too-many-points", points=book.points_in_play, most=layout.MOST_POINTS))

    def _place(self, piece: Piece) -> tuple[int, int]:
        suit = self.order.suit_of[piece]
        return self.suits.index(suit), self.order.power[suit][piece]

    def word(self, pieces: Iterable[Piece]) -> int:
        return sum([1 << self.number[piece] * self.width for piece in pieces])

    def fields(self, pieces: Iterable[Piece]) -> int:
        """A word with all copies of these faces."""
        return sum([((1 << self.width) - 1) << self.number[piece] * self.width for piece in set(pieces)])

    def pieces(self, word: int) -> list[Piece]:
        """The pieces of a word, copies included.

        >>> from meldhouse.game import trick_order
        >>> from meldhouse.pieces import parse_pieces
        >>> from meldhouse.rulebooks import load_book
        >>> book = load_book("mcallen")
        >>> code = Code(book, trick_order(book, "H"))
        >>> [piece.text for piece in code.pieces(code.word(parse_pieces("AH 9H AH")))]
        ['9H', 'AH', 'AH']
        """
        field = (1 << self.width) - 1
        return [piece for at, piece in enumerate(self.faces) for _ in range(word >> at * self.width & field)]

    def tables(self, stakes: Stakes) -> dict[int, int]:
        """The contents of the block, by place."""
        found: dict[int, int] = {
            layout.WIDTH: self.width,
            layout.FIELD: (1 << self.width) - 1,
            layout.INVERSE: -(-(1 << 16) // self.width),
            layout.TRUMP: -1 if self.order.trump is None else self.suits.index(self.order.trump),
            layout.EACH: stakes.each,
            layout.BASES: self.word(self.faces),
            layout.APART: sum(map(len, self.order.members.values())) == len(self.faces),
        }
        found.update(_duties(self.book.tricks))
        for at, piece in enumerate(self.faces):
            found[layout.LEADS + at] = self._place(piece)[0]
            found[layout.WORTH + at] = stakes.worth[piece]
        for suit, name in enumerate(self.suits):
            found[layout.FOLLOW + suit] = self.fields(self.order.members[name])
            found[layout.LED_BY + suit] = self.fields([p for p in self.faces if self.order.suit_of[p] == name])
            powers = [self.order.power[name].get(piece, 0) for piece in self.faces]
            for at, power in enumerate(powers):
                found[layout.POWER + suit * layout.FACES + at] = power
                beating = [piece for piece, other in zip(self.faces, powers, strict=True) if self._beats(other, power)]
                found[layout.OVER + suit * layout.FACES + at] = self.fields(beating)
        return found

    def _beats(self, later: int, power: int) -> bool:
        return later > power or (later == power > 0 and not self.order.first_wins)

    def alike(self, stakes: Stakes) -> dict[int, int]:
        """Neighbors that differ only in strength. A domino of two suits is like no other: its neighbor in one suit is
        not its neighbor in the other."""
        own = {piece for piece in self.faces if sum([piece in suit for suit in self.order.members.values()]) == 1}
        whole = [self.order.members[suit] <= own for suit in self.suits]
        found, chain, bottom = {}, 0, 0
        for at in range(1, len(self.faces)):
            lower, upper = self.faces[at - 1], self.faces[at]
            suit = self._place(upper)[0]
            if whole[suit] and self._place(lower)[0] == suit and stakes.worth[lower] == stakes.worth[upper]:
                chain |= 1 << at * self.width
                found[layout.BELOW + at] = self.fields(self.faces[bottom:at])
            else:
                bottom = at
        return {**found, layout.CHAIN: chain}

    def stated(self, pieces: Sequence[Piece], hand: Sequence[Piece]) -> dict[int, int]:
        """The order in which a claimant says they will play; ignored if it names a piece they do not hold."""
        left, found = Counter(hand), []
        for piece in pieces:
            if left[piece]:
                left[piece] -= 1
                found += [self.number[piece], left[piece]]
        return {layout.STATED: len(found) // 2, **{layout.ORDER + at: number for at, number in enumerate(found)}}


def _duties(rules: Tricks) -> dict[int, int]:
    return {
        layout.BEAT: _BEAT[rules.beat],
        layout.RUFF: rules.ruff,
        layout.OVERRUFF: rules.overruff,
        layout.UNDERRUFF: rules.underruff,
        layout.HEAD_RUFFED: rules.head_ruffed,
    }

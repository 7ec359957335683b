"""Situations that may face the player whose turn it is, whatever the house then requires.

A situation depends only on the hand and the trick. So the same ones are searched for under every book, and the counts
show which duty the book attaches to each: to beat, to trump, to trump higher, or none.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Literal, NamedTuple

from meldhouse.game.tricks import TrickOrder
from meldhouse.pieces import Domino, Piece
from meldhouse.rulebooks import Book

Need = Literal["trump", "copies", "dominoes"]


class Facing:
    """A hand, and the trick it must play to."""

    def __init__(self, order: TrickOrder, hand: tuple[Piece, ...], trick: tuple[Piece, ...]) -> None:
        self.order, self.hand, self.trick = order, hand, trick
        self.led = order.suit_of[trick[0]]
        self.power = order.power[self.led]
        self.best = max(trick, key=lambda piece: self.power.get(piece, 0))
        """The winner so far; of identical pieces, the first."""

    @cached_property
    def followers(self) -> list[Piece]:
        return [piece for piece in dict.fromkeys(self.hand) if piece in self.order.members[self.led]]

    @cached_property
    def trumps(self) -> list[Piece]:
        trumps = self.order.members[self.order.trump] if self.order.trump else frozenset()
        return [piece for piece in dict.fromkeys(self.hand) if piece in trumps]

    @cached_property
    def trumped(self) -> bool:
        return self.order.trump not in (None, self.led) and self.best in self.order.members[self.order.trump or ""]

    def above(self, pieces: list[Piece]) -> int:
        """How many of them beat the piece winning so far."""
        return sum([self.power[piece] > self.power[self.best] for piece in pieces])

    def some_above(self, pieces: list[Piece]) -> bool:
        return 0 < self.above(pieces) < len(pieces)

    def none_above(self, pieces: list[Piece]) -> bool:
        return len(pieces) > 1 and not self.above(pieces)

    @cached_property
    def void(self) -> bool:
        return not self.followers

    @cached_property
    def has_others(self) -> bool:
        return len(self.trumps) < len(set(self.hand))

    def has_end(self, piece: Piece) -> bool:
        return isinstance(piece, Domino) and int(self.led) in (piece.high, piece.low)


class Situation(NamedTuple):
    kind: str
    arises: Callable[[Facing], bool]
    needs: tuple[Need, ...] = ()


SITUATIONS = (
    Situation(
        "follows",
        lambda at: at.led != at.order.trump and not at.trumped and at.some_above(at.followers),
    ),
    Situation(
        "follows-lower",
        lambda at: at.led != at.order.trump and not at.trumped and at.none_above(at.followers),
    ),
    Situation(
        "follows-trumped",
        lambda at: at.trumped and len(at.followers) > 1,
        ("trump",),
    ),
    Situation(
        "trump-led",
        lambda at: at.led == at.order.trump and at.some_above(at.followers),
        ("trump",),
    ),
    Situation(
        "trump-led-lower",
        lambda at: at.led == at.order.trump and at.none_above(at.followers),
        ("trump",),
    ),
    Situation(
        "void",
        lambda at: at.void and not at.trumped and bool(at.trumps) and at.has_others,
        ("trump",),
    ),
    Situation(
        "void-trumped",
        lambda at: at.void and at.trumped and at.some_above(at.trumps),
        ("trump",),
    ),
    Situation(
        "void-trumped-lower",
        lambda at: at.void and at.trumped and bool(at.trumps) and not at.above(at.trumps) and at.has_others,
        ("trump",),
    ),
    Situation(
        "void-no-trump",
        lambda at: at.void and not at.trumps and len(set(at.hand)) > 1,
    ),
    Situation(
        "copies",
        lambda at: any(at.hand.count(piece) > 1 for piece in at.followers),
        ("copies",),
    ),
    Situation(
        "same-card",
        lambda at: at.best in at.hand,
        ("copies",),
    ),
    Situation(
        "other-suit",
        lambda at: len(at.followers) > 1 and any(at.order.suit_of[piece] != at.led for piece in at.followers),
        ("dominoes",),
    ),
    Situation(
        "trump-end",
        lambda at: at.led.isdigit() and any(at.has_end(piece) for piece in at.trumps if piece not in at.followers),
        ("dominoes", "trump"),
    ),
)


def situations(book: Book, order: TrickOrder) -> list[Situation]:
    """The situations that can occur with this book and trump."""
    given = {
        "trump": order.trump is not None,
        "copies": len(book.pack) > len(book.pack.faces),
        "dominoes": book.deck.pieces == "dominoes",
    }
    return [situation for situation in SITUATIONS if all(given[need] for need in situation.needs)]

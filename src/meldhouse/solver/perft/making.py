"""The positions of a table, each made only from the name of its book and what it should show.

Deals and plays are random, but drawn from a key: the same positions come out everywhere and always. Every position was
reached from a whole deal by legal plays, so it can occur at a table.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Sequence
from importlib.resources import files
from math import ceil
from typing import NamedTuple, TypeVar

from meldhouse.game.tricks import trick_order
from meldhouse.pieces import Piece, below, sorted_pieces, stream, subkey
from meldhouse.pieces.shuffling import arrange
from meldhouse.rulebooks import Book
from meldhouse.solver.perft.counting import GameCount
from meldhouse.solver.perft.situations import Facing, Situation, situations
from meldhouse.solver.perft.stepping import PositionKey, Steps
from meldhouse.solver.position import Position

ENOUGH = 30_000
"""A position is counted to the first depth with more ways than this, or to the last piece."""
PER_SITUATION = 8
LAST_TRICKS = 6
DEALS = 1000
"""A situation that does not occur in this many deals is taken as impossible."""

HEADINGS: dict[str, str]
HEAD, HEADINGS = tomllib.loads((files("meldhouse.solver.perft") / "headings.toml").read_text("utf-8")).values()

T = TypeVar("T")


class Lot:
    """Random draws that depend only on a name."""

    def __init__(self, name: str) -> None:
        self.source = stream(subkey(bytes(32), f"perft/{name}"))

    def below(self, limit: int) -> int:
        return below(limit, self.source)

    def choice(self, offered: Sequence[T]) -> T:
        return offered[self.below(len(offered))]


class Recipe(NamedTuple):
    heading: str
    book: Book
    contract: str
    serial: int
    reach: Callable[[Steps, Lot], PositionKey]

    def position(self) -> Position:
        steps = Steps(self.book, trick_order(self.book, self.contract))
        lot = Lot(f"{self.book.name}/{self.heading}/{self.contract}/{self.serial}")
        return steps.position(self.reach(steps, lot))


def recipes(book: Book) -> list[Recipe]:
    """Some positions of every kind under every trump; about as many per kind, whether there are four trumps or nine."""
    choices = book.trump.choices
    kinds: list[tuple[str, int, Callable[[Steps, Lot], PositionKey]]] = [
        ("whole", 32, _dealt),
        ("lopsided", 24, _lopsided),
        ("middle", 40, _middle),
        ("last", 48, _ending),
    ]
    found = [
        Recipe(HEADINGS[kind], book, contract, serial, reach)
        for kind, number, reach in kinds
        for contract in choices
        for serial in range(ceil(number / len(choices)))
    ]
    facing = [
        Recipe(HEADINGS[situation.kind], book, contract, serial, _facing(situation))
        for contract in choices
        for situation in situations(book, trick_order(book, contract))
        for serial in range(ceil(PER_SITUATION / len(choices)))
    ]
    order = list(dict.fromkeys([recipe.heading for recipe in facing]))
    return found + sorted(facing, key=lambda recipe: order.index(recipe.heading))


def counts_of(position: Position) -> tuple[int, ...]:
    """A table's row for a position, counted by the game."""
    found = []
    for ways in GameCount(position).by_depth():
        found.append(ways)
        if ways > ENOUGH:
            break
    return tuple(found)


def _dealt(steps: Steps, lot: Lot) -> PositionKey:
    return _seated(steps, lot, _taken(steps, lot))


def _lopsided(steps: Steps, lot: Lot) -> PositionKey:
    """Sorted roughly by suit before it is dealt."""
    order = steps.order
    suits = {suit: at for at, suit in enumerate(sorted(order.members))}
    return _seated(steps, lot, sorted(_taken(steps, lot), key=lambda p: 8 * suits[order.suit_of[p]] + lot.below(16)))


def _taken(steps: Steps, lot: Lot) -> Sequence[Piece]:
    """The pieces that are dealt, without a kitty."""
    return arrange(steps.book.pack.pieces, lot.source)[: steps.book.deal.hand * len(steps.seats)]


def _seated(steps: Steps, lot: Lot, pieces: Sequence[Piece]) -> PositionKey:
    number = steps.book.deal.hand
    hands = [sorted_pieces(pieces[at : at + number]) for at in range(0, len(pieces), number)]
    return PositionKey(tuple(hands), (), lot.below(len(hands)))


def _played(steps: Steps, lot: Lot) -> Iterator[PositionKey]:
    """A deal, and all its positions when played at random."""
    place = _dealt(steps, lot)
    while any(place.hands):
        yield place
        place = steps.after(place, lot.choice(steps.plays(place)))


def _middle(steps: Steps, lot: Lot) -> PositionKey:
    """From a quarter of the hand to three quarters."""
    places = list(_played(steps, lot))
    return places[len(places) // 4 + lot.below(len(places) // 2)]


def _ending(steps: Steps, lot: Lot) -> PositionKey:
    """More than one trick is left, and up to six."""
    places, number = list(_played(steps, lot)), len(steps.seats)
    return places[-1 - number - lot.below((LAST_TRICKS - 1) * number)]


def _facing(situation: Situation) -> Callable[[Steps, Lot], PositionKey]:
    def reach(steps: Steps, lot: Lot) -> PositionKey:
        for _ in range(DEALS):
            if found := [place for place in _played(steps, lot) if place.trick and arises(steps, place)]:
                return lot.choice(found)
        raise ValueError(f"{steps.book.name}: in {DEALS} deals nobody came to this: {situation.kind}.")

    def arises(steps: Steps, place: PositionKey) -> bool:
        return situation.arises(Facing(steps.order, place.hands[place.turn], place.trick))

    return reach

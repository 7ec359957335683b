"""Hands and games that are over, as a table remembers them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from meldhouse.game import SEAT_NAMES, Hand, ScoreEntry, Seat, Side, Slip, slip_of
from meldhouse.game.fairness import Proof
from meldhouse.game.records import Record, write
from meldhouse.referee.bench import Given
from meldhouse.rulebooks import Book
from meldhouse.tables.chairs import Chair

_UNWRITABLE = str.maketrans(dict.fromkeys("#,=\n\r\t", " "))


class GameOver(NamedTuple):
    """A game that was played to its end."""

    at: float
    hands: tuple[int, int]
    """The numbers of its first and last hand at this table."""
    totals: dict[Side, int]
    winner: Side | None
    people: dict[Seat, str]
    """Who sat where: the ids of people, and then everybody's name."""
    names: dict[Seat, str]
    wins: dict[Side, int]
    """Games won in its match, this one included; empty if games are not part of a match."""
    is_decided: bool
    """Whether this decided the match, or was the only game."""


class LastHand(NamedTuple):
    """The last hand put on the score sheet."""

    number: int
    slip: Slip
    proof: Proof | None
    """None if its deal followed from the key of the table, or it was taken up from a record."""
    at: int
    """When, in milliseconds."""


class Played(NamedTuple):
    """A hand on the score sheet, with the proof of its deal."""

    number: int
    hand: Hand
    proof: Proof | None
    chairs: dict[Seat, Chair]
    """Who sat where at its end."""
    seats: dict[str, Seat]
    """The seat of each person who played in it."""
    entries: tuple[ScoreEntry, ...]
    rulings: tuple[Given, ...]
    totals: dict[Side, int]
    """The score of each side after it."""
    at: int
    """When it was put on the score sheet, in milliseconds."""

    @property
    def names(self) -> dict[Seat, str]:
        """Everybody who has a name; the others are called by their seats."""
        return {chair.seat: chair.name for chair in self.chairs.values() if chair.name}

    @property
    def slip(self) -> Slip:
        return slip_of(self.hand)


def record_of(book: Book, played: Sequence[Played], chairs: Mapping[Seat, Chair]) -> Record:
    """Some hands of a table as a record; the people in `chairs` are named."""
    proofs = {place: one.proof for place, one in enumerate(played) if one.proof is not None}
    return Record(book=book, hands=[one.hand for one in played], players=_names(chairs), proofs=proofs)


def record_text(book: Book, played: Iterable[Played], chairs: Mapping[Seat, Chair]) -> str:
    """The same as text. Looks at each hand only once, so there may be any number."""
    return write(book, _names(chairs), ((one.hand, one.proof) for one in played))


def _names(chairs: Mapping[Seat, Chair]) -> dict[Seat, str]:
    names = {seat: chair.name or SEAT_NAMES[seat] for seat, chair in chairs.items()}
    return {seat: " ".join(name.translate(_UNWRITABLE).split()) for seat, name in names.items()}

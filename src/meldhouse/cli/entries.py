"""Ledger entries and their sums, for people and programs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from meldhouse.cli.output import Column, Page, head
from meldhouse.cli.speaking import say
from meldhouse.cli.typed.hands import side_fact, side_name
from meldhouse.game import ScoreEntry, Seat, seating_of, totals
from meldhouse.game.scoring import Unit, unit_of
from meldhouse.messages import Message, fact
from meldhouse.rulebooks import Book

Of = Literal["all", "hand", "so-far"]
"""The units that are summed."""


class EntryLine(msgspec.Struct, frozen=True):
    """One line of the ledger; it counts in full for each of its seats."""

    account: str
    seats: tuple[Seat, ...]
    points: int
    unit: Unit
    reason: str
    clause: str | None
    fact: Message
    """The reason as a fact, for programs."""


def lines_of(book: Book, entries: Iterable[ScoreEntry]) -> tuple[EntryLine, ...]:
    return tuple(
        EntryLine(
            entry.account,
            entry.seats,
            entry.points,
            entry.unit,
            book.voice.say(entry.reason),
            entry.clause,
            entry.reason,
        )
        for entry in entries
    )


def sums_of(book: Book, entries: tuple[ScoreEntry, ...]) -> dict[str, dict[Seat, int]]:
    """Every seat's sum, for each unit that occurs."""
    units: list[Unit] = [unit_of(book), *(entry.unit for entry in entries)]
    return {unit: totals(entries, seating_of(book).seats, unit) for unit in dict.fromkeys(units)}


def show_entries(page: Page, book: Book, entries: tuple[ScoreEntry, ...], *, of: Of = "all") -> None:
    rows = [
        [
            side_name(entry.account),
            _amount(entry.points, entry.unit, book),
            say(entry.reason, book),
            entry.clause or "",
        ]
        for entry in entries
    ]
    columns = [
        Column(head("for")),
        Column(head(unit_of(book)), number=True),
        Column(head("why"), wrap=True),
        Column(head("clause")),
    ]
    page.table(columns, rows)
    page.blank()
    show_sums(page, book, entries, of=of)


def show_sums(page: Page, book: Book, entries: tuple[ScoreEntry, ...], *, of: Of = "all") -> None:
    """A line for each unit that occurs."""
    for unit, sums in sums_of(book, entries).items():
        parts = tuple(
            fact("cli-side-has", side=side_fact(who), amount=amount)
            for who, amount in _together(book, sums).items()
            if amount or unit == unit_of(book)
        )
        page.line(say(fact("cli-sums", sum=fact("cli-sum", unit=unit, of=of), parts=parts)), style="bold", indent=2)


def _amount(points: int, unit: Unit, book: Book) -> str:
    return str(points) if unit == unit_of(book) else say(fact("cli-amount", amount=points, unit=unit))


def _together(book: Book, sums: dict[Seat, int]) -> dict[str, int]:
    """Combine partners into one sum while their sums agree."""
    seating = seating_of(book)
    shown: dict[str, int] = {}
    for side, members in seating.members.items():
        if len({sums[seat] for seat in members}) == 1:
            shown[side] = sums[members[0]]
        else:
            shown.update({seat: sums[seat] for seat in members})
    return shown

"""Ledger entries and their sums, for people and for programs."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from meldhouse.cli.hands import side_name
from meldhouse.cli.output import Column, Page
from meldhouse.cli.speaking import voice
from meldhouse.game import Entry, Seat, seating_of, totals
from meldhouse.game.scoring import Unit, unit_of
from meldhouse.messages import Message
from meldhouse.rulebooks import Book


class EntryLine(msgspec.Struct, frozen=True):
    """One line of the ledger; it counts in full for each of its seats."""

    account: str
    seats: tuple[Seat, ...]
    points: int
    unit: Unit
    reason: str
    clause: str | None
    fact: Message
    """The reason for programs, in no language."""


def lines_of(book: Book, entries: Iterable[Entry]) -> tuple[EntryLine, ...]:
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


def sums_of(book: Book, entries: tuple[Entry, ...]) -> dict[str, dict[Seat, int]]:
    """For each unit that occurs, every seat's sum."""
    units: list[Unit] = [unit_of(book), *(entry.unit for entry in entries)]
    return {unit: totals(entries, seating_of(book).seats, unit) for unit in dict.fromkeys(units)}


def show_entries(page: Page, book: Book, entries: tuple[Entry, ...], *, head: str = "Total {unit}") -> None:
    rows = [
        [
            side_name(entry.account),
            _amount(entry.points, entry.unit, book),
            voice(book).say(entry.reason),
            entry.clause or "",
        ]
        for entry in entries
    ]
    columns = [
        Column("For"),
        Column(unit_of(book).capitalize(), number=True),
        Column("Why", wrap=True),
        Column("Clause"),
    ]
    page.table(columns, rows)
    page.blank()
    show_sums(page, book, entries, head=head)


def show_sums(page: Page, book: Book, entries: tuple[Entry, ...], *, head: str = "Total {unit}") -> None:
    """A line for each unit that occurs."""
    for unit, sums in sums_of(book, entries).items():
        parts = ", ".join(
            f"{side_name(who)} {amount}"
            for who, amount in _together(book, sums).items()
            if amount or unit == unit_of(book)
        )
        page.line(f"{_capital(head.format(unit=unit))}: {parts}", style="bold", indent=2)


def _amount(points: int, unit: Unit, book: Book) -> str:
    return str(points) if unit == unit_of(book) else f"{points} {unit}"


def _together(book: Book, sums: dict[Seat, int]) -> dict[str, int]:
    """Partners in one sum, as long as theirs are the same."""
    seating = seating_of(book)
    shown: dict[str, int] = {}
    for side, members in seating.members.items():
        if len({sums[seat] for seat in members}) == 1:
            shown[side] = sums[members[0]]
        else:
            shown.update({seat: sums[seat] for seat in members})
    return shown


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]

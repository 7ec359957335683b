"""The questions for one hand, put to somebody with a paper slip before him."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from meldhouse.cli.tournament.roundpages import sides_named
from meldhouse.cli.tournament.slipping import hand_of, seat_of
from meldhouse.cli.trouble import Trouble
from meldhouse.game import SEAT_NAMES, Slip, SlipError, read_slip
from meldhouse.tournament.sheets import Sheet
from meldhouse.tournament.state import State

ENDINGS = ("played", "conceded", "renege", "claimed", "forfeited", "void", "awarded")
NOBODY = ("", "nobody", "none", "-")


def ask_for_hand(state: State, sheet: Sheet) -> Slip | None:
    """The next hand; None where somebody has enough."""
    while True:
        said = _asked(state, sheet)
        if said is None:
            return None
        try:
            return read_slip(hand_of(state, sheet, said), sheet.book)
        except SlipError as problem:
            for fault in problem.faults:
                click.echo(fault.told)
        except Trouble as problem:
            click.echo(problem.message)
        click.echo("It was not written; tell it again.")


def _asked(state: State, sheet: Sheet) -> dict[str, Any] | None:
    book = sheet.book
    seats = ", ".join(f"{seat} {state.name(who)}" for seat, who in sheet.seats.items())
    dealer = SEAT_NAMES[sheet.sums.dealer]
    click.echo(f"{seats}. {dealer} is the {book.words.dealer}.")
    bidder = _prompt("Who had the bid (a seat or a name; “nobody”, or “stop”)", _seat(state, sheet))
    if bidder == "stop":
        return None
    if bidder == "nobody":
        return {"how": "passed-out"}
    said: dict[str, Any] = {"bidder": bidder, "bid": _prompt("For how much")}
    said["trump"] = _prompt("What was trump")
    how = _prompt(f"How did it end ({', '.join(ENDINGS)})", default="played")
    if how != "played":
        said["how"] = how
    if how in ("renege", "forfeited"):
        said["offender"] = _prompt("Whose was it (a seat or a name)", _seat(state, sheet))
    names = sides_named(state, sheet)
    if book.has_meld:
        said["meld"] = ",".join(f"{side}={_number(f'Meld of {names[side]}')}" for side in sheet.sides)
    if how not in ("conceded", "void", "renege", "forfeited"):
        asked = sheet.sides[:1] if len(sheet.sides) == 2 else sheet.sides
        said["take"] = ",".join(f"{side}={_number(f'Take of {names[side]}')}" for side in asked)
    return said


def _prompt(question: str, read: Callable[[str], Any] | None = None, *, default: str | None = None) -> Any:
    return click.prompt(question, value_proc=read, default=default)


def _number(question: str) -> int:
    return int(click.prompt(question, type=click.IntRange(0, 100_000)))


def _seat(state: State, sheet: Sheet) -> Callable[[str], str]:
    def read(said: str) -> str:
        plain = said.strip().lower()
        if plain in NOBODY:
            return "nobody"
        if plain in ("stop", "q", "quit"):
            return "stop"
        try:
            return seat_of(state, sheet, said)
        except Trouble as problem:
            raise click.UsageError(problem.message) from None

    return read

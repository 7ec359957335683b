"""Options for a hand, where seats may be given by player name; and options for a whole table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import wraps
from typing import Any

import click
from msgspec.structs import replace

from meldhouse.cli.commands.tournament.desk import Desk, refused
from meldhouse.cli.commands.tournament.naming import person
from meldhouse.cli.misuse import Misuse, OneOf
from meldhouse.cli.options import F
from meldhouse.cli.trouble import REFUSED, Trouble
from meldhouse.cli.typed.handoptions import SeatNames, hand_options, hand_said, tricks_answered
from meldhouse.cli.typed.scorefiles import read_slips
from meldhouse.game import SEAT_NAMES, Refused, Seat, Side, Slip, SlipError, read_slip, seating_of
from meldhouse.game.typed.pieces_and_bids import no_side, side_said
from meldhouse.messages import fact
from meldhouse.rulebooks.reading.faults import Fault
from meldhouse.tournament.refusals import no
from meldhouse.tournament.scoring.possible_results import SKUNK
from meldhouse.tournament.scoring.sheets import Sheet
from meldhouse.tournament.state import RoundState, State

RESULT = ("points", "games", "sets", "reneges", "skunk")


def slip_options(command: F) -> F:
    """Options for one hand, several in a file, or only how the table ended; the command receives them as one
    `written`."""

    @wraps(command)
    def with_written(*args: Any, hand: dict[str, Any], slips: str | None, **more: Any) -> Any:
        return command(*args, written={"hand": hand, "slips": slips, **_result(more)}, **more)

    options: dict[str, dict[str, Any]] = {
        "--slips": {"metavar": "FILE"},
        "--points": {"metavar": "AMOUNTS"},
        "--games": {"metavar": "AMOUNTS"},
        "--sets": {"metavar": "AMOUNTS"},
        "--reneges": {"metavar": "AMOUNTS"},
        "--skunk": {
            "type": OneOf(SKUNK),
        },
    }
    for flag, settings in reversed(options.items()):
        with_written = click.option(flag, **settings)(with_written)
    return hand_options(with_written)  # type: ignore[return-value]  # the same command, asked for more


def _result(more: dict[str, Any]) -> dict[str, Any]:
    return {name: more.pop(name) for name in RESULT}


def sheet_of(desk: Desk, said: str, number: int | None = None) -> tuple[RoundState, Sheet]:
    """The sheet of a table by its number, or by a player there."""
    each = desk.current(number)
    if not each.sheets:
        why = no(desk.book, "not-playing", round=each.number, status=each.status)
        raise refused(Refused(why), desk.book)
    if said.strip().isdecimal() and int(said) in each.sheets:
        return each, each.sheets[int(said)]
    if said.strip().isdecimal():
        told = fact("cli-no-table-here", table=said.strip()[:9], round=each.named, last=max(each.sheets))
        raise Trouble("table", told, book=desk.book)
    seated = [who for sheet in each.sheets.values() for who in sheet.seats.values()]
    found = each.sheet_of(person(desk.state, said, seated))
    assert found is not None
    return each, found


def seat_of(state: State, sheet: Sheet, said: str) -> Seat:
    """A seat by letter or name, or by its player."""
    plain = said.strip().lower()
    for seat in sheet.seats:
        if plain in (seat.lower(), SEAT_NAMES[seat].lower()):
            return seat
    playing = [seat for seat, name in state.names_at(sheet).items() if plain == name.lower()]
    if len(playing) == 1:
        return playing[0]
    found = person(state, said, sheet.seats.values())
    return next(seat for seat, who in sheet.seats.items() if who == found)


def table_of(state: State, sheet: Sheet) -> SeatNames:
    """The table, where seats and sides may be given by player name."""

    def side(said: str) -> Side:
        seats = seating_of(sheet.book).side
        if said.strip().upper() in ("NS", "EW") and side_said(sheet.book, said) is None:  # at a table of three
            raise Trouble("unknown-side", no_side(sheet.book, said))
        return side_said(sheet.book, said) or seats[seat_of(state, sheet, said)]

    return SeatNames(sheet.book, lambda said: seat_of(state, sheet, said), side)


def slips_of(desk: Desk, sheet: Sheet, written: Mapping[str, Any], *, may_ask: bool) -> list[Slip]:
    """The hands that were given; otherwise every fault of every hand at once."""
    if written["hand"] and written["slips"]:
        raise Misuse(fact("cli-hand-or-slips"))
    slips, faults = [], list[Fault]()
    read = read_slips(written["slips"]) if written["slips"] else []
    raws = read if isinstance(read, list) else [read]
    try:
        raws += [hand_said(table_of(desk.state, sheet), written["hand"])] if written["hand"] else []
    except SlipError as problem:
        faults += problem.faults
    for number, raw in enumerate(raws, 1):
        try:
            slips.append(read_slip(raw, sheet.book))
        except SlipError as problem:
            faults += [fault.at_hand(number) if len(raws) > 1 else fault for fault in problem.faults]
    if faults:
        told = fact("cli-not-saved", faults=len(faults))
        raise Trouble("bad-slip", told, faults=faults, book=sheet.book, exit_code=REFUSED)
    return [told_whole(desk.state, sheet, *slips, may_ask=may_ask)] if written["hand"] else slips


def told_whole(state: State, sheet: Sheet, slip: Slip, *, may_ask: bool) -> Slip:
    """The slip, completed with what only the people at the table know."""
    return replace(slip, **tricks_answered(sheet.book, slip, state.names_at(sheet), may_ask=may_ask))

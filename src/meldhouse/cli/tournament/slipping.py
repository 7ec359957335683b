"""A hand as options: seats may be named by who sits there. And what is said of a whole table."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import wraps
from typing import Any, get_args

import click

from meldhouse.cli.options import F
from meldhouse.cli.scorefiles import Raw, read_slips
from meldhouse.cli.tournament.desk import Desk
from meldhouse.cli.tournament.naming import person
from meldhouse.cli.trouble import REFUSED, Trouble
from meldhouse.game import SEAT_NAMES, Seat, Side, Slip, SlipError, read_slip
from meldhouse.game.events import How
from meldhouse.rulebooks.describe import count
from meldhouse.rulebooks.faults import Fault
from meldhouse.tournament.sheets import Sheet
from meldhouse.tournament.state import RoundState, State

_AMOUNT = re.compile(r"\s*([^=:;,]+?)\s*[=:]\s*([+−-]?\d{1,7})(?=[\s,;]|$)[\s,;]*")
_SETTINGS: dict[str, Any] = {
    "--bidder": {"metavar": "SEAT|NAME", "help": "Who had the bid."},
    "--bid": {"metavar": "N", "help": "For how much; “2 marks” where there are marks."},
    "--trump": {"metavar": "SUIT", "help": "Hearts, fours, follow-me …"},
    "--meld": {"metavar": "AMOUNTS", "help": "Each side's meld, such as NS=20,EW=12."},
    "--take": {"metavar": "AMOUNTS", "help": "What each side took, such as NS=31,EW=11."},
    "--dealer": {"metavar": "SEAT|NAME", "help": "Who dealt, where it is not whose turn it was."},
    "--how": {"type": click.Choice(get_args(How)), "help": "How it ended, where it was not played out."},
    "--offender": {"metavar": "SEAT|NAME", "help": "Whose renege or lay-down ended it."},
    "--dropped": {"is_flag": True, "help": "The bid was left to the dealer."},
}
SEATS = ("bidder", "dealer", "offender")
NAMES = tuple(flag.lstrip("-") for flag in _SETTINGS)


def slip_options(command: F) -> F:
    """One hand in options, or several in a file, or only how the table ended; they come as one `written`."""

    @wraps(command)
    def with_written(*args: Any, **more: Any) -> Any:
        hand = {name: value for name in NAMES if (value := more.pop(name)) not in (None, False)}
        return command(*args, written={"hand": hand, "slips": more.pop("slips"), **_result(more)}, **more)

    options = {
        **_SETTINGS,
        "--slips": {"metavar": "FILE", "help": "A slip or a list of slips, JSON or TOML; - is standard input."},
        "--points": {"metavar": "AMOUNTS", "help": "Only the result: NS=240,EW=180."},
        "--games": {"metavar": "AMOUNTS", "help": "With --points: games that each side won, NS=2,EW=1."},
        "--sets": {"metavar": "AMOUNTS", "help": "With --points: how often somebody was set as the bidder, N=1,W=2."},
        "--reneges": {"metavar": "AMOUNTS", "help": "With --points: how often somebody reneged, Ann=1."},
    }
    for flag, settings in reversed(options.items()):
        with_written = click.option(flag, **settings)(with_written)
    return with_written  # type: ignore[return-value]  # the same command, asked for more


def _result(more: dict[str, Any]) -> dict[str, Any]:
    return {name: more.pop(name) for name in ("points", "games", "sets", "reneges")}


def sheet_of(desk: Desk, said: str, number: int | None = None) -> tuple[RoundState, Sheet]:
    """The sheet of a table by its number, or by somebody who sits there."""
    each = desk.current(number)
    if not each.sheets:
        raise Trouble("not-playing", f"Round {each.number} is {each.status}; a sheet is written when it has started.")
    if said.strip().isdecimal() and int(said) in each.sheets:
        return each, each.sheets[int(said)]
    if said.strip().isdecimal():
        tables = f"tables 1 to {max(each.sheets)}" if len(each.sheets) > 1 else "table 1"
        raise Trouble("table", f"There is no table {said.strip()} in round {each.number}; it has {tables}.")
    seated = [who for sheet in each.sheets.values() for who in sheet.seats.values()]
    found = each.sheet_of(person(desk.state, said, seated))
    assert found is not None
    return each, found


def seat_of(state: State, sheet: Sheet, said: str) -> Seat:
    """A seat by its letter or name, or by who sits there."""
    plain = said.strip().lower()
    for seat in sheet.seats:
        if plain in (seat.lower(), SEAT_NAMES[seat].lower()):
            return seat
    found = person(state, said, sheet.seats.values())
    return next(seat for seat, who in sheet.seats.items() if who == found)


def amounts_of(state: State, sheet: Sheet, said: str, what: str) -> dict[Side, int]:
    """“NS=20, EW=12”, or “Ann=20 Bob=12” for their sides."""
    found: dict[Side, int] = {}
    at = 0
    while at < len(said) and (match := _AMOUNT.match(said, at)):
        side = _side(state, sheet, match[1])
        if side in found:
            raise Trouble("bad-slip", f"{what}: {side} is there twice; say it once.")
        found[side] = int(match[2].replace("−", "-"))
        at = match.end()
    if at < len(said) or not found:
        example = ",".join(f"{side}={20 + 4 * place}" for place, side in enumerate(sheet.sides))
        raise Trouble("bad-slip", f"{what}: write a number for each side, such as {example}.")
    return found


def times_of(state: State, sheet: Sheet, said: str, what: str) -> dict[Seat, int]:
    """“N=1, West=2”, or “Ann=1” by name."""
    found: dict[Seat, int] = {}
    at = 0
    while at < len(said) and (match := _AMOUNT.match(said, at)):
        found[seat_of(state, sheet, match[1])] = int(match[2].replace("−", "-"))
        at = match.end()
    if at < len(said) or not found:
        raise Trouble("bad-slip", f"{what}: write for whom and how often, such as N=1.")
    return found


def _side(state: State, sheet: Sheet, said: str) -> Side:
    plain = re.sub(r"[-–/\s]", "", said).upper()
    for side in sheet.sides:
        if plain in (side, "".join(SEAT_NAMES[seat] for seat in side).upper(), side[::-1]):
            return side
    seat = seat_of(state, sheet, said)
    found = sheet.side_of(sheet.seats[seat])
    assert found is not None
    return found


def slips_of(desk: Desk, sheet: Sheet, written: Mapping[str, Any]) -> list[Slip]:
    """The hands that were told; every fault of every one at once."""
    if written["hand"] and written["slips"]:
        raise click.UsageError("Give a hand in options, or --slips, not both.")
    raws: list[Raw] = [hand_of(desk.state, sheet, written["hand"])] if written["hand"] else []
    if written["slips"]:
        read = read_slips(written["slips"])
        raws = read if isinstance(read, list) else [read]
    slips, faults = [], list[Fault]()
    for number, raw in enumerate(raws, 1):
        try:
            slips.append(read_slip(raw, sheet.book))
        except SlipError as problem:
            faults += [fault.at_hand(number) if len(raws) > 1 else fault for fault in problem.faults]
    if faults:
        head = f"There {'is' if len(faults) == 1 else 'are'} {count(len(faults), 'fault')}, and nothing was written:"
        raise Trouble("bad-slip", head, faults=faults, exit_code=REFUSED)
    return slips


def hand_of(state: State, sheet: Sheet, said: Mapping[str, Any]) -> Raw:
    """What was said of a hand, as a slip has it."""
    raw = dict(said)
    for key in SEATS:
        if key in raw:
            raw[key] = seat_of(state, sheet, raw[key])
    for key in ("meld", "take"):
        if key in raw:
            raw[key] = amounts_of(state, sheet, raw[key], key)
    take = raw.get("take", {})
    if len(take) == 1 and len(sheet.sides) == 2:  # the others have the rest
        other = next(side for side in sheet.sides if side not in take)
        take[other] = sheet.book.points_in_play - sum(take.values())
    return raw

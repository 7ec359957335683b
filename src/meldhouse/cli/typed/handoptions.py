"""Command-line options that describe one hand, whatever names are used for seats and sides."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, NamedTuple, get_args

import click
from msgspec.structs import replace

from meldhouse.cli.misuse import Number, OneOf
from meldhouse.cli.options import F
from meldhouse.cli.speaking import voice
from meldhouse.cli.trouble import REFUSED, Trouble
from meldhouse.cli.typed.scorefiles import Raw
from meldhouse.game import Seat, Side, Slip, read_slip, seating_of
from meldhouse.game.events import How
from meldhouse.game.slip_checks import slip_faults
from meldhouse.game.state import Incident
from meldhouse.messages import fact
from meldhouse.rulebooks import Book
from meldhouse.tournament.scoring.slip_fields import (
    FIELDS,
    WHY_BESIDE,
    SlipField,
    asked_of,
    field_of,
    given_beside,
    with_the_rest,
)

_AMOUNT = re.compile(r"\s*([^=:;,]+?)\s*[=:]\s*([+−-]?\d{1,7})(?=[\s,;]|$)[\s,;]*")
_SETTINGS: dict[str, dict[str, Any]] = {
    "seat": {"metavar": "SEAT"},
    "bid": {"metavar": "BID"},
    "trump": {"metavar": "SUIT"},
    "ending": {"type": OneOf(get_args(How))},
    "count": {"type": Number(), "metavar": "N"},
    "yes": {"is_flag": True},
    "sides": {"metavar": "SIDE", "multiple": True},
    "figures": {"metavar": "AMOUNTS"},
    "given": {"metavar": "AMOUNTS"},
}


class SeatNames(NamedTuple):
    """A table's rules, and how to find the player that somebody typed."""

    book: Book
    seat: Callable[[str], Seat]
    side: Callable[[str], Side]


def hand_options(command: F) -> F:
    """Options for every field of a slip; the command receives them as one `hand`."""

    @wraps(command)
    def with_hand(*args: Any, **more: Any) -> Any:
        said = {name: more.pop(name.replace("-", "_")) for name in (*(field.name for field in FIELDS), WHY_BESIDE)}
        hand = {name: value for name, value in said.items() if value is not None and value is not False and value != ()}
        return command(*args, hand=hand, **more)

    with_hand = click.option(f"--{WHY_BESIDE}", metavar="TEXT")(with_hand)
    for field in reversed(FIELDS):
        with_hand = click.option(flag_of(field), **_SETTINGS[field.kind])(with_hand)
    return with_hand  # type: ignore[return-value]  # the same command, asked for more


def flag_of(field: SlipField) -> str:
    return f"--{field.name.replace('_', '-')}"


def slip_said(table: SeatNames, said: Mapping[str, Any]) -> Slip:
    """The slip that the options or answers describe."""
    return read_slip(hand_said(table, said), table.book)


def hand_said(table: SeatNames, said: Mapping[str, Any]) -> Raw:
    """The raw slip data, not yet checked for faults."""
    raw: Raw = {}
    for field in FIELDS:
        if field.name in said:
            raw[field.name] = _read(table, field, said[field.name])
    if take := with_the_rest(table.book, raw.get("take", {}), raw.get("how", "played")):
        raw["take"] = take
    given = given_beside(table.book, raw.pop("beside", {}), said.get(WHY_BESIDE, ""))
    return {**raw, "incidents": [_plain(one) for one in given]} if given else raw


def _plain(one: Incident) -> Raw:
    return {"seats": list(one.seats), "points": one.points, "clause": one.clause, "reason": one.reason}


def _read(table: SeatNames, field: SlipField, said: Any) -> Any:
    match field.kind:
        case "seat":
            return table.seat(said)
        case "sides":
            return [table.side(one) for text in said for one in re.split(r"[,;]", text)]
        case "figures" | "given":
            return amounts_of(table, said, field.name)
        case _:
            return said


def tricks_answered(book: Book, slip: Slip, names: Mapping[Seat, str], *, may_ask: bool) -> dict[str, dict[Side, int]]:
    """Ask whether a side won a trick, if its take does not tell and nothing else is wrong; the fields that gives."""
    found: dict[str, dict[Side, int]] = {}
    faults = slip_faults(book, slip)
    for key in asked_of(faults):
        field, _, side = key.partition(".")
        asked = next(fault.message for fault in faults if fault.key == key)
        question = replace(voice(book), names=names).say(asked)
        won = yes_or_no(question, may_ask=may_ask)
        if won is None:
            flag = flag_of(field_of(field))
            advice = fact("cli-answer-trick", option=flag, side=side)
            raise Trouble("won-trick", question, advice=advice, key=key, exit_code=REFUSED)
        found.setdefault(field, dict(getattr(slip, field)))[side] = int(won)
    return found


def yes_or_no(question: str, *, may_ask: bool) -> bool | None:
    """Ask a yes/no question; None if there is nobody to answer."""
    try:
        return click.confirm(question, default=None, prompt_suffix=": ") if may_ask else None
    except click.Abort:
        click.echo()
        return None


def amounts_of(table: SeatNames, said: str, what: str) -> dict[Side, int]:
    """“NS=20, EW=12”, or “Ann=20 Bob=12” for their sides."""
    found: dict[Side, int] = {}
    for name, number in _pairs(said):
        side = table.side(name)
        if side in found:
            raise Trouble("bad-slip", fact("cli-twice", field=what, name=side))
        found[side] = number
    if not found:
        sides = seating_of(table.book).sides
        example = ",".join(f"{side}={20 + 4 * place}" for place, side in enumerate(sides))
        raise Trouble("bad-slip", fact("cli-number-each", field=what, whose="side", example=example))
    return found


def times_of(table: SeatNames, said: str, what: str) -> dict[Seat, int]:
    """“N=1, West=2”, or “Ann=1” by name."""
    found = {table.seat(name): number for name, number in _pairs(said)}
    if not found:
        raise Trouble("bad-slip", fact("cli-how-often", field=what))
    return found


def _pairs(said: str) -> list[tuple[str, int]]:
    """Name-number pairs; empty if any part cannot be read."""
    found, at = list[tuple[str, int]](), 0
    while at < len(said) and (match := _AMOUNT.match(said, at)):
        found.append((match[1], int(match[2].replace("−", "-"))))
        at = match.end()
    return found if at >= len(said) else []

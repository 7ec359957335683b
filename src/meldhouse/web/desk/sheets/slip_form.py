"""A hand typed into a form: the fields this house needs, and the slip made from them."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec.structs import replace

from meldhouse.game import Seat, Side, Slip, SlipError, read_slip, seating_of
from meldhouse.game.bids import price
from meldhouse.game.slip_kinds import endings_of
from meldhouse.game.slip_points import won_trick_question
from meldhouse.game.state import Incident
from meldhouse.messages import Message, fact
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.reading.faults import about
from meldhouse.tournament.lines.hands import side_names
from meldhouse.tournament.scoring.reckoning import is_beside
from meldhouse.tournament.scoring.slip_fields import (
    WHY_BESIDE,
    SlipField,
    faults_on_form,
    fields_of,
    given_beside,
    gives_beside,
    with_the_rest,
)
from meldhouse.web.forms import Form, whole


def endings_for(book: Book, *, official: bool) -> list[str]:
    """The endings this house has; only officials may say that a hand counts for nothing."""
    return [how for how in endings_of(book) if official or how != "void"]


class SideLine(NamedTuple):
    side: Side
    names: str
    seats: tuple[Seat, ...]


def side_lines(book: Book, names: dict[Seat, str]) -> list[SideLine]:
    members = seating_of(book).members
    return [SideLine(side, side_names(book, side, names), seats) for side, seats in members.items()]


def trick_questions(book: Book) -> dict[str, Message | None]:
    """The question about a side's tricks, by field; None where their number has to be entered."""
    counted = book.scoring.all_points_bonus and book.scoring.all_points_by == "tricks"
    return {
        field.name: won_trick_question(counter=field.name == "counter_tricks")
        if field.name != "tricks" or not counted
        else None
        for field in fields_of(book)
        if field.name in ("tricks", "counter_tricks")
    }


def form_keys(book: Book) -> frozenset[str]:
    """Every field name that the form of a hand can have."""
    return frozenset(key for field in fields_of(book) for key in field.keys(book))


def slip_from(form: Form, book: Book, before: Slip | None = None) -> Slip | None:
    """The slip; or None, with faults in the form. One side's take may be left out: it is the rest. When a hand is
    edited, anything the form does not ask for stays as it was."""
    raw: dict[str, Any] = {}
    for field in fields_of(book):
        if field.kind != "given" and (said := _read(form, field, book)) is not None:
            raw[field.name] = said
    try:
        if take := with_the_rest(book, raw.get("take", {}), raw.get("how", "played")):
            raw["take"] = take
    except SlipError as problem:
        _put_beside(form, problem)
    given = _given(form, book, before)
    if form.faults:
        return None
    if before is not None and is_beside(before):
        return replace(before, incidents=given)
    try:
        return replace(read_slip({**_unasked(before, raw), **raw}, book), incidents=given)
    except SlipError as problem:
        form.faults["slip"] = fact("slip-faults", faults=faults_on_form(problem.faults))
        return None


def _read(form: Form, field: SlipField, book: Book) -> Any:
    """The value entered; None if there is none, or if it is faulty (then the fault is in the form)."""
    sides = seating_of(book).sides
    match field.kind:
        case "figures":
            read = {side: _number(form, field.name, side) for side in sides}
            return {side: number for side, number in read.items() if number is not None} or None
        case "sides":
            return [side for side in sides if form.get(f"{field.name}-{side}")] or None
        case "count":
            return _number(form, field.name)
        case "yes":
            return bool(form.get(field.name)) or None
        case _:
            return form.get(field.name).strip() or None


def _number(form: Form, field: str, side: Side | None = None) -> int | None:
    key = field if side is None else f"{field}-{side}"
    text = form.get(key).strip()
    if (number := whole(text)) is None and text:
        why = fact("slip-field-expected", kind="number", found=text[:20])
        fault = about(field if side is None else f"{field}.{side}", why)
        form.faults[key] = fact("slip-faults", faults=faults_on_form([fault]))
    return number


def _put_beside(form: Form, problem: SlipError) -> None:
    """Put each fault at its own field."""
    for fault in problem.faults:
        form.faults[(fault.key or "slip").replace(".", "-")] = fault.message


def _unasked(before: Slip | None, raw: dict[str, Any]) -> dict[str, Any]:
    """Known values of an edited hand that its form does not ask for. The dealer is asked only if everybody drew for the
    deal; unplayed tricks belong to how the hand ended."""
    if before is None:
        return {}
    kept: dict[str, Any] = {"dealer": before.dealer} if before.dealer is not None else {}
    if before.unplayed and raw.get("how", "played") == before.how:
        kept["unplayed"] = before.unplayed
    return kept


def _given(form: Form, book: Book, before: Slip | None) -> tuple[Incident, ...]:
    """What was given beside the hand. If the sums are unchanged, so are the entries behind them."""
    kept = before.incidents if before is not None else ()
    if not gives_beside(book):
        return kept
    sums, found = _beside(book, kept), list[Incident]()
    for side, seats in seating_of(book).members.items():
        key = f"beside-{side}"
        text = form.get(key).strip()
        if key not in form.values or text == str(sums[side] or ""):  # a ruling may make it negative
            found += [one for one in kept if set(one.seats) <= set(seats)]
            continue
        number = whole(text or "0")
        try:
            found += given_beside(book, {side: -1 if number is None else number}, form.get(WHY_BESIDE))
        except SlipError as problem:
            _put_beside(form, problem)
    return tuple(found)


def _beside(book: Book, incidents: tuple[Incident, ...]) -> dict[Side, int]:
    members = seating_of(book).members
    return {
        side: sum(one.points for one in incidents if set(one.seats) <= set(seats)) for side, seats in members.items()
    }


def values_of(slip: Slip, book: Book) -> dict[str, str]:
    """The form values for editing this hand."""
    found: dict[str, str] = {}
    for field in fields_of(book):
        if field.kind == "given":
            found.update({f"beside-{side}": str(sums or "") for side, sums in _beside(book, slip.incidents).items()})
            continue
        value = getattr(slip, field.name)
        if field.kind == "figures":
            found.update({f"{field.name}-{side}": str(figure) for side, figure in value.items()})
        elif field.kind == "sides":
            found.update({f"{field.name}-{side}": "1" for side in value})
        elif field.kind == "bid":
            found[field.name] = "" if value is None else price(book, value)
        elif field.kind == "yes":
            found.update({field.name: "1"} if value else {})
        else:
            found[field.name] = "" if value is None else str(value)
    return found


def seat_names(names: dict[Seat, str]) -> dict[Seat, Message]:
    return {seat: fact("event-at-seat", name=name, seat=fact("seat", seat=seat)) for seat, name in names.items()}

"""A hand typed into a form: the fields that this house needs, and the slip that is made of them."""

from __future__ import annotations

from typing import Any, NamedTuple

from meldhouse.game import CONTRACT_NAMES, SEAT_NAMES, Seat, Side, Slip, SlipError, read_slip, seating_of
from meldhouse.rulebooks import Book
from meldhouse.web.forms import Form

ENDINGS = {
    "played": "Played to the end",
    "claimed": "The rest was laid down",
    "conceded": "The bidder gave up",
    "board-set": "Set on the board",
    "no-board": "Nobody got on the board",
    "no-marriage": "The bidder had no marriage",
    "silenced": "The dealer was silenced",
    "renege": "Ended by a renege",
    "forfeited": "Lost by a lay-down",
    "stopped": "Stopped when the bid was made or set",
    "awarded": "The rest was awarded",
    "passed-out": "Everybody passed",
    "misdealt": "Misdealt",
    "void": "Void: the wrong dealer, or struck out",
}
FIGURES = ("meld", "take", "tricks", "counter_tricks")
UNUSUAL = ("dropped", "wrong_bid")


class SideLine(NamedTuple):
    side: Side
    names: str
    seats: tuple[Seat, ...]


def side_lines(book: Book, names: dict[Seat, str]) -> list[SideLine]:
    members = seating_of(book).members
    return [SideLine(side, " and ".join(names[seat] for seat in seats), seats) for side, seats in members.items()]


def trumps(book: Book) -> dict[str, str]:
    """
    >>> from meldhouse.rulebooks import load_book
    >>> trumps(load_book("npa"))["H"]
    'hearts'
    """
    return {choice: CONTRACT_NAMES.get(choice, choice) for choice in book.trump.choices}


def slip_from(form: Form, book: Book) -> Slip | None:
    """The slip; or None, and the faults stand in the form. The take of one side can be left out: it is what is left."""
    raw: dict[str, Any] = {key: form.get(key).strip() for key in ("how", "bidder", "trump", "offender", "dealer")}
    raw = {key: value for key, value in raw.items() if value}
    bid = form.get("bid").strip()
    if bid:
        raw["bid"] = int(bid) if bid.isascii() and bid.isdecimal() else bid
    sides = seating_of(book).sides
    for key in FIGURES:
        found: dict[str, Any] = {}
        for side in sides:
            text = form.get(f"{key}-{side}").strip()
            if text.isascii() and text.isdecimal():
                found[side] = int(text)
            elif text:
                form.faults[f"{key}-{side}"] = "A whole number."
        if key == "take" and len(found) == len(sides) - 1 and raw.get("how", "played") == "played":
            left = book.points_in_play - sum(found.values())
            found.update({side: left for side in sides if side not in found and left >= 0})
        if found:
            raw[key] = found
    raw.update({key: True for key in UNUSUAL if form.get(key)})
    if form.faults:
        return None
    try:
        return read_slip(raw, book)
    except SlipError as problem:
        form.faults["slip"] = " ".join(fault.told for fault in problem.faults)
        return None


def values_of(slip: Slip) -> dict[str, str]:
    """What a form shows that changes this hand."""
    found = {
        "how": slip.how,
        "bidder": slip.bidder or "",
        "bid": "" if slip.bid is None else str(slip.bid),
        "trump": slip.trump or "",
        "offender": slip.offender or "",
    }
    for key, figures in zip(FIGURES, (slip.meld, slip.take, slip.tricks, slip.counter_tricks), strict=True):
        found.update({f"{key}-{side}": str(points) for side, points in figures.items()})
    found.update({key: "1" for key in UNUSUAL if getattr(slip, key)})
    return found


def seat_names(names: dict[Seat, str]) -> dict[Seat, str]:
    return {seat: f"{name} ({SEAT_NAMES[seat]})" for seat, name in names.items()}

"""A hand typed into a form: the fields that this house needs, and the slip that is made of them."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from msgspec.structs import replace

from meldhouse.game import CONTRACT_NAMES, SEAT_NAMES, Seat, Side, Slip, SlipError, read_slip, seating_of
from meldhouse.game.bids import price
from meldhouse.game.scoring import unit_of
from meldhouse.game.slip_kinds import endings_of
from meldhouse.game.state import Incident
from meldhouse.rulebooks import Book
from meldhouse.tournament.possible_results import most_of_a_hand
from meldhouse.tournament.reckoning import is_beside
from meldhouse.tournament.slip_words import ENDINGS, FIELD_WORDS, fault_words, side_names
from meldhouse.web.forms import Form, whole


def endings_for(book: Book, *, official: bool) -> dict[str, str]:
    """Only those that this house has; that a hand counts for nothing is for officials to say."""
    return {how: ENDINGS[how] for how in endings_of(book) if official or how != "void"}


def endings_by_name(sentence: str) -> str:
    """How a hand ended as the form calls it, and not as it is kept.

    >>> endings_by_name("a lay-down that fails loses the hand here: write “forfeited” (N42-X9)")
    'a lay-down that fails loses the hand here: choose “Lost by a lay-down” (N42-X9)'
    """
    named = re.sub(r"write (?=“[\w-]+”)", "choose ", sentence)
    return re.sub(r"“([\w-]+)”", lambda found: f"“{ENDINGS.get(found[1], found[1])}”", named)


FIGURES = ("meld", "take", "tricks", "counter_tricks")
UNUSUAL = ("dropped", "wrong_bid")


class SideLine(NamedTuple):
    side: Side
    names: str
    seats: tuple[Seat, ...]


def side_lines(book: Book, names: dict[Seat, str]) -> list[SideLine]:
    members = seating_of(book).members
    return [SideLine(side, side_names(book, side, names), seats) for side, seats in members.items()]


def trumps(book: Book) -> dict[str, str]:
    """
    >>> from meldhouse.rulebooks import load_book
    >>> trumps(load_book("npa"))["H"]
    'hearts'
    """
    return {choice: CONTRACT_NAMES.get(choice, choice) for choice in book.trump.choices}


def shakes_or_deals(book: Book) -> str:
    return "shakes" if book.deal.method == "drawn" else "deals"


def gives_beside(book: Book) -> bool:
    """Whether marks are given beside the hands here, and count in the game."""
    return unit_of(book) == "marks"


class Asks(NamedTuple):
    """Unusual things that a house can have at all; what its book cannot have is not asked for."""

    dropped: bool
    """Whether a dealer is ever given the bid."""
    tricks: tuple[str, ...]
    """Which tricks may have to be told, because a meld is saved or a bonus won by them."""
    offender: str = ""
    """Through whose what a hand can end here."""


def asks_for(book: Book) -> Asks:
    """
    >>> from meldhouse.rulebooks import load_book
    >>> asks_for(load_book("n42pa"))
    Asks(dropped=False, tricks=(), offender='renege or lay-down')
    >>> asks_for(load_book("bend")).offender
    'renege'
    >>> asks_for(load_book("bend")).tricks, asks_for(load_book("st-hilary")).tricks
    (('tricks',), ('counter_tricks',))
    """
    rules = book.scoring
    all_tricks = rules.all_points_bonus and rules.all_points_by == "tricks"
    any_trick = rules.bidder_trick or rules.save_trick == "any" or all_tricks
    asked = {"tricks": any_trick, "counter_tricks": rules.save_trick == "counter"}
    ended = endings_of(book)
    offences = {"renege": "renege" in ended, "lay-down": "forfeited" in ended or "claimed" in ended}
    offender = " or ".join(what for what, can_be in offences.items() if can_be)
    return Asks(book.auction.all_pass != "reshake", tuple(key for key, needed in asked.items() if needed), offender)


def slip_from(form: Form, book: Book, before: Slip | None = None) -> Slip | None:
    """The slip; or None, and the faults stand in the form. The take of one side can be left out: it is what is left.
    Of a hand that is written anew, what the form does not ask for stays as it was."""
    raw: dict[str, Any] = {key: form.get(key).strip() for key in ("how", "bidder", "trump", "offender", "dealer")}
    raw = {key: value for key, value in raw.items() if value}
    bid = form.get("bid").strip()
    if bid:
        number = whole(bid)
        raw["bid"] = bid if number is None else number
    if kitty := form.get("kitty").strip():
        if (laid := whole(kitty)) is None:
            form.faults["kitty"] = f"{FIELD_WORDS['kitty']}: write a whole number, not “{kitty[:20]}”."
        raw["kitty"] = laid
    sides = seating_of(book).sides
    for key in FIGURES:
        found: dict[str, Any] = {}
        for side in sides:
            text = form.get(f"{key}-{side}").strip()
            if (figure := whole(text)) is not None:
                found[side] = figure
            elif text:
                form.faults[f"{key}-{side}"] = f"{FIELD_WORDS[key]} of {side}: write a whole number, not “{text[:20]}”."
        if key == "take" and len(found) == len(sides) - 1 and raw.get("how", "played") == "played":
            found.update(_rest(book, form, found))
        if found:
            raw[key] = found
    raw.update({key: True for key in UNUSUAL if form.get(key)})
    given = _given(form, book, before)
    if form.faults:
        return None
    if before is not None and before.dealer is not None:
        raw.setdefault("dealer", before.dealer)
    if before is not None and is_beside(before):
        return replace(before, incidents=given)
    try:
        return replace(read_slip(raw, book), incidents=given)
    except SlipError as problem:
        form.faults["slip"] = fault_words(problem.faults)
        return None


def _rest(book: Book, form: Form, take: dict[Side, int]) -> dict[Side, int]:
    """What is left for the side that nothing was written for."""
    total, taken = book.points_in_play, sum(take.values())
    last = next(side for side in seating_of(book).sides if side not in take)
    if taken > total:
        side = max(take, key=lambda one: take[one])
        form.faults[f"take-{side}"] = (
            f"There are {total} points to be taken in a hand; {taken} is too much. Count again."
        )
        return {}
    return {last: total - taken}


def _given(form: Form, book: Book, before: Slip | None) -> tuple[Incident, ...]:
    """What was given beside the hand. Where the sums are as they were, so is everything that stands behind them."""
    kept = before.incidents if before is not None else ()
    if not gives_beside(book):
        return kept
    sums, found, most = _beside(book, kept), list[Incident](), most_of_a_hand(book)
    for side, seats in seating_of(book).members.items():
        text = form.get(f"beside-{side}").strip()
        if f"beside-{side}" not in form.values or text == str(sums[side] or ""):  # it may be below 0, by a ruling
            found += [one for one in kept if set(one.seats) <= set(seats)]
        elif text and whole(text, most=99 if most is None else most) is None:
            form.faults[f"beside-{side}"] = "A whole number" + (
                f" from 0 to {most}: no hand brings more." if most else "."
            )
        elif int(text or 0):
            reason = form.get("beside-why").strip()[:400] or "given beside the hand"
            found.append(Incident(seats=seats, points=int(text), clause="", reason=reason))
    return tuple(found)


def _beside(book: Book, incidents: tuple[Incident, ...]) -> dict[Side, int]:
    members = seating_of(book).members
    return {
        side: sum(one.points for one in incidents if set(one.seats) <= set(seats)) for side, seats in members.items()
    }


def values_of(slip: Slip, book: Book) -> dict[str, str]:
    """What a form shows that changes this hand."""
    found = {
        "how": slip.how,
        "bidder": slip.bidder or "",
        "bid": "" if slip.bid is None else price(book, slip.bid),
        "trump": slip.trump or "",
        "offender": slip.offender or "",
        "dealer": slip.dealer or "",
        "kitty": "" if slip.kitty is None else str(slip.kitty),
    }
    for key, figures in zip(FIGURES, (slip.meld, slip.take, slip.tricks, slip.counter_tricks), strict=True):
        found.update({f"{key}-{side}": str(points) for side, points in figures.items()})
    found.update({key: "1" for key in UNUSUAL if getattr(slip, key)})
    if gives_beside(book):
        found.update({f"beside-{side}": str(points or "") for side, points in _beside(book, slip.incidents).items()})
    return found


def seat_names(names: dict[Seat, str]) -> dict[Seat, str]:
    return {seat: f"{name} ({SEAT_NAMES[seat]})" for seat, name in names.items()}

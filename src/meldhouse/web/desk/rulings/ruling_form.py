"""A ruling asked for at the desk: what happened, as the form says, and what the house's rules do about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from meldhouse.game import Slip, seating_of
from meldhouse.game.bids import price
from meldhouse.game.typed.answers import Question
from meldhouse.messages import Message, fact
from meldhouse.referee.asking.answering import Answered, answered
from meldhouse.referee.asking.fields import FIELDS, NOTICED, Field
from meldhouse.referee.cases.case import CaseError
from meldhouse.referee.cases.kinds import KINDS
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.reading.unreadable import Unreadable
from meldhouse.web.forms import Form, whole

KITTY = "kitty"
"""Counted like a player's hand."""


def keys_of(book: Book, field: Field) -> dict[str, str]:
    """The names of a field's inputs, by what each holds: a player, a side, an official, or all of it.

    >>> from meldhouse.rulebooks import load_book
    >>> bend = load_book("bend.3")
    >>> [list(keys_of(bend, field).values())[-1] for field in FIELDS if field.name in ("by", "counts", "meld", "over")]
    ['by-S', 'counts-kitty', 'over', 'meld-S']
    """
    match field.holds:
        case "seats" | "hands":
            parts: tuple[str, ...] = seating_of(book).seats
        case "counts":
            parts = (*seating_of(book).seats, KITTY)
        case "sides":
            parts = seating_of(book).sides
        case "posts" | "rulings":
            parts = book.officials.chain
            return {post: f"{field.key}-{number}" for number, post in enumerate(parts, start=1)}
        case _:
            return {"": field.key}
    return {part: f"{field.key}-{part}" for part in parts}


def ruled(book: Book, form: Form) -> Answered | None:
    """The case and the ruling; or None, with the missing fields marked in the form."""
    kind = form.get("kind")
    if kind not in KINDS:
        form.faults["kind"] = fact("event-happened-fault")
        return None
    try:
        return answered(book, kind, Question(facts_of(book, form)))
    except CaseError as problem:
        form.faults["case"] = problem.message
    except Unreadable as problem:
        form.faults["case"] = _by_its_label(book, kind, problem.first)
    return None


def _by_its_label(book: Book, kind: str, problem: Message) -> Message:
    """What cannot be read, after the name that its field has on the page."""
    labels: Mapping[Any, Message] = {field.name: field.label(book, kind) for field in FIELDS}
    label = labels.get(problem.args.get("field"))
    return problem if label is None else replace(problem, args={**problem.args, "field": label})


def facts_of(book: Book, form: Form) -> dict[str, Any]:
    """What the form says, as fields of a question to the referee."""
    said = {field.name: _said(form, field, keys_of(book, field)) for field in (*FIELDS, NOTICED)}
    return {name: value for name, value in said.items() if value not in (None, "", (), {})}


def _said(form: Form, field: Field, keys: Mapping[str, str]) -> Any:
    given = {part: text for part, key in keys.items() if (text := form.get(key).strip())}
    match field.holds:
        case "seats" | "posts":
            return tuple(given)
        case "rulings":
            return tuple(given.values())
        case "counts" | "sides":
            return {part: _number(text) for part, text in given.items()}
        case "hands":
            return given
        case "yes":
            return bool(given) or None
        case "yes-no":
            return {"yes": True, "no": False}.get(given.get("", ""))
    return given.get("")


def _number(text: str) -> int:
    if (number := whole(text)) is None:
        raise Unreadable("bad-case", fact("fault-number", typed=text[:20]))
    return number


def known_of(slip: Slip, book: Book) -> dict[str, str]:
    """What the sheet knows about a hand, as fields of this form."""
    if slip.bidder is None or slip.bid is None:
        return {}
    found = {"bidder": slip.bidder, "trump": slip.trump or "", "contract": price(book, slip.bid)}
    return {**found, **{f"meld-{side}": str(points) for side, points in slip.meld.items()}}

"""Slips as people and programs write them: read whole, with every fault, and told in half a sentence."""

from __future__ import annotations

import re
from typing import Any

from meldhouse.cli.asking import did_you_mean
from meldhouse.cli.hands import side_name
from meldhouse.cli.trouble import REFUSED, Fault, Trouble
from meldhouse.game import CONTRACT_NAMES, Entry, Slip, SlipError, read_slip, score, seating_of
from meldhouse.game.bids import price
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import count

KINDS = {
    "int": "a whole number",
    "str": "text",
    "array": "a list",
    "object": "an object {…}",
    "bool": "true or false",
    "null": "null",
    "float": "a number with decimals",
}


def scored(book: Book, raw: dict[str, Any]) -> tuple[Slip, tuple[Entry, ...]]:
    """A slip and what it is worth; or every fault of it."""
    try:
        slip = whole_slip(raw)
        return slip, score(book, slip)
    except SlipError as problem:
        faults = slip_faults(problem)
        raise Trouble(
            "bad-slip",
            f"This slip has {count(len(faults), 'fault')} and was not scored:",
            faults=faults,
            advice="Correct the slip and score it again.",
            exit_code=REFUSED,
        ) from None


def slip_faults(problem: SlipError, *, hand: int | None = None) -> list[Fault]:
    """What is wrong with the slip, each under the field it is about; `hand` is its number in a game."""
    return [Fault(text, key=text.partition(":")[0] if ":" in text else None, hand=hand) for text in problem.faults]


def whole_slip(raw: dict[str, Any]) -> Slip:
    """Every field is tried by itself first, so that one fault does not hide the next."""
    faults = []
    for key, value in raw.items():
        if key not in Slip.__struct_fields__:
            faults.append(f"{key[:40]}: there is no such field; {did_you_mean(key, Slip.__struct_fields__)}")
        elif isinstance(value, dict):
            for side, part in value.items():
                faults += [fault.replace(f"{key}[...]", f"{key}.{side}") for fault in _faults({key: {side: part}})]
        else:
            faults += _faults({key: value})
    if faults:
        raise SlipError(faults)
    return read_slip(raw)


def _faults(raw: dict[str, Any]) -> list[str]:
    try:
        read_slip(raw)
    except SlipError as problem:
        said = [fault.removeprefix("The slip cannot be read: ").replace(" | null", "") for fault in problem.faults]
        return [re.sub(r"\b(int|str|array|object|bool|null|float)\b", lambda word: KINDS[word[0]], one) for one in said]
    return []


def story(book: Book, slip: Slip) -> str:
    """The hand in half a sentence."""
    if slip.bidder is None or slip.bid is None:
        return "everybody passed"
    trump = f", {CONTRACT_NAMES[slip.trump]}" if slip.trump else ""
    who, side = side_name(slip.bidder), seating_of(book).side[slip.bidder]
    whose = f" for {side_name(side)}" if side != slip.bidder else ""
    return f"{who}{whose} had the bid at {_bid(book, slip.bid)}{trump}"


def _bid(book: Book, amount: int) -> str:
    """As the house says it; the bid that is one mark both ways."""
    return f"{amount} (1 mark)" if amount == book.auction.mark else price(book, amount)

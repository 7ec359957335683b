"""`meldhouse score`: what a hand is worth."""

from __future__ import annotations

import re
from typing import Any

import click
import msgspec

from meldhouse.cli.asking import did_you_mean
from meldhouse.cli.entries import EntryLine, lines_of, show_entries, sums_of
from meldhouse.cli.files import find_book, read_text
from meldhouse.cli.hands import side_name
from meldhouse.cli.jsonl import Question, answer_lines, need_book
from meldhouse.cli.options import HouseCommand, json_option, jsonl_option, required
from meldhouse.cli.output import Page, print_json
from meldhouse.cli.trouble import REFUSED, Fault, Trouble
from meldhouse.game import CONTRACT_NAMES, Entry, Seat, Slip, SlipError, read_slip, score, seating_of
from meldhouse.game.bids import price
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import count

LARGEST_SLIP = 256 * 1024
KINDS = {
    "int": "a whole number",
    "str": "text",
    "array": "a list",
    "object": "an object {…}",
    "bool": "true or false",
    "null": "null",
    "float": "a number with decimals",
}
SHAPE = 'A slip is one JSON object such as {"bidder": "W", "bid": 75, "trump": "H", "meld": {…}, "take": {…}}.'


class ScoreAnswer(msgspec.Struct, frozen=True):
    """The slip as it was understood, its entries, and every seat's sum in each unit."""

    book: str
    slip: Slip
    entries: tuple[EntryLine, ...]
    totals: dict[str, dict[Seat, int]]


def scored(book: Book, raw: dict[str, Any]) -> tuple[Slip, tuple[Entry, ...]]:
    """A slip and what it is worth; or every fault of it."""
    try:
        slip = _whole_slip(raw)
        return slip, score(book, slip)
    except SlipError as problem:
        faults = [Fault(text, key=text.partition(":")[0] if ":" in text else None) for text in problem.faults]
        raise Trouble(
            "bad-slip",
            f"This slip has {count(len(faults), 'fault')} and was not scored:",
            faults=faults,
            advice="Correct the slip and score it again.",
            exit_code=REFUSED,
        ) from None


def _whole_slip(raw: dict[str, Any]) -> Slip:
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


def answer(book: Book | None, asked: Question) -> ScoreAnswer:
    book = need_book(book)
    slip, entries = scored(book, asked.fields)
    return ScoreAnswer(book=book.name, slip=slip, entries=lines_of(entries), totals=sums_of(book, entries))


@click.command(
    "score",
    cls=HouseCommand,
    examples=(
        "meldhouse score npa slip.json",
        'echo \'{"bidder": "N", "bid": 30, "trump": "4", "take": {"NS": 31, "EW": 11}}\' | meldhouse score n42pa -',
    ),
)
@click.argument("book", metavar="BOOK", required=False)
@click.argument("slip", metavar="SLIP", required=False)
@json_option
@jsonl_option
def command(book: str | None, slip: str | None, as_json: bool, jsonl: bool) -> None:
    """Score a hand from its slip.

    BOOK is a house (see “meldhouse books”) or a club's .toml file. SLIP is a JSON file, or - for standard input: who
    bid what, the trump, and meld and take of each side. A slip that cannot be true is not scored; all its faults are
    told at once.
    """
    if jsonl:
        answer_lines(answer, book=book, fields=None)
        return
    house = find_book(required(book, "BOOK", "meldhouse score npa slip.json"))
    raw = _parse(read_text(required(slip, "SLIP", "meldhouse score npa slip.json"), largest=LARGEST_SLIP, what="slip"))
    if as_json:
        print_json(answer(house, Question(raw)))
    else:
        _show(house, *scored(house, raw))


def _parse(text: str) -> dict[str, Any]:
    try:
        raw = msgspec.json.decode(text.encode("utf-8", "surrogatepass"))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError) as problem:
        why = "it is nested too deeply" if isinstance(problem, RecursionError) else str(problem).rstrip(".")
        raise Trouble("bad-json", f"The slip is not valid JSON: {why}.", advice=SHAPE) from None
    if not isinstance(raw, dict):
        raise Trouble("bad-json", SHAPE)
    return raw


def _show(book: Book, slip: Slip, entries: tuple[Entry, ...]) -> None:
    page = Page()
    page.title(book.title, story(book, slip))
    page.blank()
    show_entries(page, book, entries)


def story(book: Book, slip: Slip) -> str:
    """The hand in half a sentence."""
    if slip.bidder is None or slip.bid is None:
        return "everybody passed"
    trump = f", {CONTRACT_NAMES[slip.trump]}" if slip.trump else ""
    who, side = side_name(slip.bidder), seating_of(book).side[slip.bidder]
    whose = f" for {side_name(side)}" if side != slip.bidder else ""
    return f"{who}{whose} had the bid at {price(book, slip.bid)}{trump}"

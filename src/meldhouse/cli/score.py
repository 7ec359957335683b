"""`meldhouse score`: what a hand is worth, or a whole game."""

from __future__ import annotations

from typing import Any

import click
import msgspec

from meldhouse.cli.entries import EntryLine, lines_of, show_entries, sums_of
from meldhouse.cli.files import find_book, read_text
from meldhouse.cli.games import game_score, played_game, show_game
from meldhouse.cli.jsonl import Question, answer_lines, need_book
from meldhouse.cli.options import HouseCommand, json_option, jsonl_option, not_beside_lines, required
from meldhouse.cli.output import Page, print_json
from meldhouse.cli.slips import scored, story
from meldhouse.cli.trouble import Trouble
from meldhouse.game import Entry, Seat, Slip
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import house_name

LARGEST_SLIP = 256 * 1024
SHAPE = 'A slip is one JSON object such as {"bidder": "W", "bid": 75, "trump": "H", "meld": {…}, "take": {…}}.'
GAME_SHAPE = f"{SHAPE} A round or game is a list of slips: [{{…}}, {{…}}]."


class ScoreAnswer(msgspec.Struct, frozen=True):
    """The slip as it was understood, its entries, and every seat's sum in each unit."""

    book: str
    slip: Slip
    entries: tuple[EntryLine, ...]
    totals: dict[str, dict[Seat, int]]


def answer(book: Book | None, asked: Question) -> ScoreAnswer:
    book = need_book(book)
    slip, entries = scored(book, asked.fields)
    return ScoreAnswer(book=book.name, slip=slip, entries=lines_of(entries), totals=sums_of(book, entries))


@click.command(
    "score",
    cls=HouseCommand,
    examples=(
        "meldhouse score npa slip.json",
        "meldhouse score npa round.json",
        'echo \'{"bidder": "N", "bid": 30, "trump": "4", "take": {"NS": 31, "EW": 11}}\' | meldhouse score n42pa -',
    ),
)
@click.argument("book", metavar="BOOK", required=False)
@click.argument("slip", metavar="SLIP", required=False)
@json_option
@jsonl_option
def command(book: str | None, slip: str | None, as_json: bool, jsonl: bool) -> None:
    """Score a hand from its slip, or a game from its slips.

    BOOK is a house (see “meldhouse books”) or a club's .toml file. SLIP is a JSON file, or - for standard input: who
    bid what, the trump, and meld and take of each side. A list of slips is a round or game: every hand is scored, with
    the sums so far, and what its end brings. A slip that cannot be true is not scored; all its faults are told at once.
    """
    if jsonl:
        not_beside_lines(slip, "SLIP")
        answer_lines(answer, book=book, fields=None)
        return
    house = find_book(required(book, "BOOK", "meldhouse score npa slip.json"))
    raw = _parse(read_text(required(slip, "SLIP", "meldhouse score npa slip.json"), largest=LARGEST_SLIP, what="slip"))
    if isinstance(raw, list):
        game = played_game(house, raw)
        if as_json:
            print_json(game_score(game))
        else:
            show_game(game)
    elif as_json:
        print_json(answer(house, Question(raw)))
    else:
        _show(house, *scored(house, raw))


def _parse(text: str) -> dict[str, Any] | list[dict[str, Any]]:
    """One slip, or the slips of a game."""
    try:
        raw = msgspec.json.decode(text.encode("utf-8", "surrogatepass"))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError) as problem:
        why = "it is nested too deeply" if isinstance(problem, RecursionError) else str(problem).rstrip(".")
        raise Trouble("bad-json", f"The slip is not valid JSON: {why}.", advice=GAME_SHAPE) from None
    slips = raw if isinstance(raw, list) else [raw]
    if not slips or not all(isinstance(one, dict) for one in slips):
        raise Trouble("bad-json", GAME_SHAPE)
    return raw  # type: ignore[no-any-return]  # checked just now


def _show(book: Book, slip: Slip, entries: tuple[Entry, ...]) -> None:
    page = Page()
    page.title(house_name(book), story(book, slip))
    page.blank()
    show_entries(page, book, entries)

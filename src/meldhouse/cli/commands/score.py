"""`meldhouse score`: what a hand is worth, or a whole game."""

from __future__ import annotations

from functools import partial
from typing import Any

import click
import msgspec

from meldhouse.cli.entries import EntryLine, lines_of, show_entries, sums_of
from meldhouse.cli.files import find_book
from meldhouse.cli.games import game_score, played_game, show_game
from meldhouse.cli.misuse import Misuse
from meldhouse.cli.options import HouseCommand, json_option, jsonl_option, not_beside_lines, required
from meldhouse.cli.output import Page, print_json
from meldhouse.cli.speaking import house_name, say
from meldhouse.cli.typed.handoptions import SeatNames, hand_options, hand_said, tricks_answered
from meldhouse.cli.typed.jsonl import answer_lines, need_book
from meldhouse.cli.typed.scorefiles import Raw, read_slips
from meldhouse.cli.typed.slips import not_scored, scored, story
from meldhouse.game import ScoreEntry, Seat, Slip, SlipError, read_slip
from meldhouse.game.typed.answers import Question
from meldhouse.game.typed.pieces_and_bids import read_seat, read_side
from meldhouse.messages import fact
from meldhouse.rulebooks import Book


class ScoreAnswer(msgspec.Struct, frozen=True):
    """The slip as understood, its entries, and every seat's sum in each unit."""

    book: str
    slip: Slip
    entries: tuple[EntryLine, ...]
    totals: dict[str, dict[Seat, int]]


def answer(book: Book | None, asked: Question) -> ScoreAnswer:
    book = need_book(book)
    slip, entries = scored(book, asked.fields)
    return ScoreAnswer(book=book.name, slip=slip, entries=lines_of(book, entries), totals=sums_of(book, entries))


@click.command(
    "score",
    cls=HouseCommand,
    examples=(
        "meldhouse score npa slip.json",
        "meldhouse score npa round.json",
        "meldhouse score bend --bidder N --bid 500 --trump H --meld NS=400,EW=20 --take NS=500 --tricks EW=0",
        'echo \'{"bidder": "N", "bid": 30, "trump": "4", "take": {"NS": 31, "EW": 11}}\' | meldhouse score n42pa -',
    ),
)
@click.argument("book", metavar="BOOK", required=False)
@click.argument("slip", metavar="[SLIP]", required=False)
@hand_options
@json_option
@jsonl_option
def command(book: str | None, slip: str | None, hand: dict[str, Any], as_json: bool, jsonl: bool) -> None:
    if jsonl:
        not_beside_lines(slip, "SLIP")
        not_beside_lines(", ".join(hand), say(fact("cli-the-hand")))
        answer_lines(answer, book=book, fields=None)
        return
    house = find_book(required(book, "BOOK", "meldhouse score npa slip.json"))
    if slip and hand:
        raise Misuse(fact("cli-slip-or-hand"))
    raw = (
        _said(house, hand, may_ask=not as_json)
        if hand
        else read_slips(required(slip, "SLIP", "meldhouse score npa slip.json"))
    )
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


def _said(book: Book, hand: dict[str, Any], *, may_ask: bool) -> Raw:
    try:
        raw = hand_said(SeatNames(book, partial(read_seat, book), partial(read_side, book)), hand)
        return {**raw, **tricks_answered(book, read_slip(raw, book), {}, may_ask=may_ask)}
    except SlipError as problem:
        raise not_scored(book, problem) from None


def _show(book: Book, slip: Slip, entries: tuple[ScoreEntry, ...]) -> None:
    page = Page()
    page.title(house_name(book), say(story(book, slip), book))
    page.blank()
    show_entries(page, book, entries)

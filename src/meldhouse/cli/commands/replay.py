"""`meldhouse replay`: play a record again."""

from __future__ import annotations

import click

from meldhouse.cli.files import find_book, read_text
from meldhouse.cli.options import HouseCommand, json_option, jsonl_option, not_beside_lines, required
from meldhouse.cli.output import print_json
from meldhouse.cli.replaypages import show_record
from meldhouse.cli.retold import RecordAnswer, replayed, retell
from meldhouse.cli.trouble import Trouble
from meldhouse.cli.typed.jsonl import answer_lines
from meldhouse.game.records.reading import LARGEST
from meldhouse.game.typed.answers import Question
from meldhouse.messages import fact
from meldhouse.rulebooks import Book

FIELDS = ("record",)


def answer(book: Book | None, asked: Question) -> RecordAnswer:
    text = asked.text("record")
    if not text:
        raise Trouble("no-record", fact("cli-no-record"))
    return retell(replayed(text, book))


@click.command(
    "replay",
    cls=HouseCommand,
    examples=("meldhouse replay evening.txt", "meldhouse replay evening.txt --book my-club.toml"),
)
@click.argument("file", metavar="FILE", required=False)
@click.option("--book", "-b", metavar="BOOK")
@json_option
@jsonl_option
def command(file: str | None, book: str | None, as_json: bool, jsonl: bool) -> None:
    if jsonl:
        not_beside_lines(file, "FILE")
        answer_lines(answer, book=book, fields=FIELDS)
        return
    source = required(file, "FILE", "meldhouse replay evening.txt")
    house = None if book is None else find_book(book)
    record = replayed(read_text(source, largest=LARGEST, what="record"), house)
    if as_json:
        print_json(retell(record))
    else:
        show_record(record)

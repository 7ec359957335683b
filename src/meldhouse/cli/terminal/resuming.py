"""A game that was kept, taken up where it stopped."""

from __future__ import annotations

from typing import NamedTuple

from meldhouse.cli.files import read_text
from meldhouse.cli.replay import replayed
from meldhouse.cli.trouble import REFUSED, Trouble
from meldhouse.game import Hand, Match, Seat
from meldhouse.game.records import Evening, Record
from meldhouse.game.records.reading import LARGEST
from meldhouse.rulebooks import Book


class Resumed(NamedTuple):
    """An evening so far: the match as it stands, its finished hands, and the hand on the table, if there is one."""

    book: Book
    match: Match
    hands: list[Hand]
    unfinished: Hand | None
    players: dict[Seat, str]


def resume(source: str, book: Book | None) -> Resumed:
    """The evening that the record in the file `source` tells; `book` stands in for one that is not on the shelf."""
    try:
        record = replayed(read_text(source, largest=LARGEST, what="record"), book)
    except Trouble as problem:
        if book is None and any(fault.key == "book" for fault in problem.faults):
            problem.advice = f"For your club’s own rules, name their file: meldhouse play --resume {source} --book FILE"
        raise
    return _evening(record)


def _evening(record: Record) -> Resumed:
    *before, last = record.hands
    unfinished = None if last.is_over else last
    if record.apart:
        raise _not_one_game("its hands were not played one after the other")
    open_ended = next((number for number, hand in enumerate(before, start=1) if not hand.is_over), None)
    if open_ended is not None:
        raise _not_one_game(f"hand {open_ended} is not finished, but others follow it")
    if unfinished is not None and unfinished.state.refereed:
        raise _not_one_game("its last hand was begun at a refereed table, and this one is guarded")
    evening = Evening(record.book)
    for hand in record.hands:
        evening.add(hand)
    done = before if unfinished is not None else record.hands
    return Resumed(record.book, evening.matches[-1], list(done), unfinished, record.players)


def _not_one_game(why: str) -> Trouble:
    return Trouble(
        "not-one-game",
        f"This record cannot be played on: {why.rstrip('.')}.",
        advice="“meldhouse replay” shows what is in it.",
        exit_code=REFUSED,
    )

"""A game that was kept, taken up where it stopped."""

from __future__ import annotations

from typing import NamedTuple

from meldhouse.cli.files import read_text
from meldhouse.cli.replay import replayed
from meldhouse.cli.trouble import REFUSED, Trouble
from meldhouse.game import Hand, Match, Refused, Seat, SlipError
from meldhouse.game.records import Record
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
        if book is None and any("There is no house called" in fault.text for fault in problem.faults):
            problem.advice = f"For a club's own book, name its file: meldhouse play --resume {source} --book FILE"
        raise
    return _evening(record)


def _evening(record: Record) -> Resumed:
    *before, last = record.hands
    unfinished = None if last.is_over else last
    done = before if unfinished is not None else record.hands
    match: Match | None = None
    for number, hand in enumerate(done, start=1):
        if not hand.is_over:
            raise _not_one_game(f"hand {number} is not finished, but others follow it")
        match = _continued(match, hand, number)
        try:
            match.game.finish(hand)
        except (SlipError, ValueError) as problem:
            raise _not_one_game(f"hand {number}: {problem}") from None
    if unfinished is not None:
        match = _continued(match, unfinished, len(record.hands))
        if match.game.dealer != unfinished.state.dealer:
            raise _not_one_game(f"hand {len(record.hands)}: the wrong player deals")
    assert match is not None
    return Resumed(record.book, match, list(done), unfinished, record.players)


def _continued(match: Match | None, hand: Hand, number: int) -> Match:
    """The match in which `hand` was played: the same one, or, where its game is over, with the next game begun."""
    dealer = hand.state.dealer
    if match is None or (match.game.is_over and (match.winner is not None or match.book.match.best_of == 1)):
        return Match(hand.book, first_dealer=dealer)
    if match.game.is_over:
        try:
            match.next_game(first_dealer=dealer)
        except Refused as problem:
            raise _not_one_game(f"hand {number}: {problem.refusal.text}") from None
    return match


def _not_one_game(why: str) -> Trouble:
    return Trouble(
        "not-one-game",
        f"This record cannot be played on: {why.rstrip('.')}.",
        advice="“meldhouse replay” shows what is in it.",
        exit_code=REFUSED,
    )

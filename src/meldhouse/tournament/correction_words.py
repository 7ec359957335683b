"""What a correction has changed: what stood there and what stands now, also where that is no figure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from meldhouse.game import CONTRACT_NAMES, Seat, Slip
from meldhouse.game.bids import price
from meldhouse.rulebooks import Book
from meldhouse.tournament.act_words import times_in_words
from meldhouse.tournament.reckoning import is_beside
from meldhouse.tournament.score_words import score_changed
from meldhouse.tournament.sentences import listed
from meldhouse.tournament.sheets import Mended, Result, Sheet
from meldhouse.tournament.slip_words import ENDINGS, laid_away, side_names, tricks_in_words
from meldhouse.tournament.state import State
from meldhouse.tournament.why_words import why

NOTHING = "nothing of that"


def was_and_now(book: Book, line: Mended, names: Mapping[Seat, str]) -> tuple[str, str]:
    """Only what is different: what stood there, and what stands there instead."""
    return _differing(book, line.before, line.after, names), _differing(book, line.after, line.before, names)


def _differing(book: Book, one: Slip | Result, other: Slip | Result, names: Mapping[Seat, str]) -> str:
    return ", ".join(otherwise(book, one, other, names)) or NOTHING


def was_now(book: Book, before: Slip | Result, after: Slip | Result, names: Mapping[Seat, str]) -> str:
    """Only what is different, on one line.

    >>> from meldhouse.rulebooks import load_book
    >>> names = {"N": "Ann", "E": "Bob", "S": "Cleo", "W": "Dan"}
    >>> was_now(load_book("npa"), Slip(bidder="N", bid=50), Slip(bidder="N", bid=55), names)
    'was Ann bid 50 → now Ann bid 55'
    """
    return f"was {_differing(book, before, after, names)} → now {_differing(book, after, before, names)}"


def mended_told(state: State, sheet: Sheet, line: Mended) -> str:
    """Whatever was written anew on a sheet, by its players or an official, on one line."""
    by = f"correction {line.number}" if line.official else "edited"
    about = ", ".join(
        filter(None, (by, line.reason.rstrip("."), line.clause if line.clause not in line.reason else ""))
    )
    changed = was_now(sheet.book, line.before, line.after, state.names_at(sheet))
    return " ".join([f"{_what(sheet, line)} ({about}): {changed}.", *score_changed(state, sheet, line)])


def correction_told(state: State, sheet: Sheet, line: Mended) -> str:
    """As the players are told of it: why, by which clause, and the old and the new."""
    changed = was_now(sheet.book, line.before, line.after, state.names_at(sheet))
    told = f"{_what(sheet, line)} was corrected{why(line.reason, line.clause)}. It {changed}."
    return " ".join([told, *score_changed(state, sheet, line)])


def _what(sheet: Sheet, line: Mended) -> str:
    number = sheet.number_of(line.hand) if line.hand else 0
    return f"Hand {number}" if number else "What stands beside the hands" if line.hand else "The result"


def untold_to(state: State, person: str) -> list[tuple[str, str]]:
    """The corrections that somebody has not heard of, in whatever round: each as it is told, and where its sheet is."""
    found = []
    for each in state.rounds:
        for table, sheet in sorted(each.sheets.items()):
            numbers = {number for number, who in sheet.untold if who == person}
            at = f"/round/{each.number}/table/{table}"
            lines = [one for one in sheet.standing_corrections if one.number in numbers]
            found += [(correction_told(state, sheet, one), at) for one in lines]
    return found


def otherwise(book: Book, one: Slip | Result, other: Slip | Result, names: Mapping[Seat, str]) -> list[str]:
    """What stands in one and not in the other: only that is worth reading, in type that can be read.

    >>> from meldhouse.rulebooks import load_book
    >>> from msgspec.structs import replace
    >>> one = Slip(bidder="N", bid=50, trump="H", meld={"NS": 24, "EW": 9}, take={"NS": 30, "EW": 20})
    >>> names = {"N": "Ann", "E": "Bob", "S": "Cleo", "W": "Dan"}
    >>> otherwise(load_book("npa"), one, replace(one, meld={"NS": 28, "EW": 9}), names)
    ['Ann and Cleo melded 24']
    """
    there = set(_told(book, other, names))
    return [part for part in _told(book, one, names) if part not in there]


def _told(book: Book, what: Slip | Result, names: Mapping[Seat, str]) -> Iterator[str]:
    """Each thing that is written down of a hand, by the names of those whose it is.

    >>> from meldhouse.rulebooks import load_book
    >>> names = {"N": "Ann", "E": "Bob", "S": "Cleo", "W": "Dan"}
    >>> slip = Slip(bidder="N", bid=50, trump="H", meld={"NS": 24, "EW": 9}, how="renege", offender="E")
    >>> list(_told(load_book("npa"), slip, names))
    ['Ann bid 50', 'trump hearts', 'Ann and Cleo melded 24', 'Bob and Dan melded 9', 'ended by a renege (Bob)']
    >>> list(_told(load_book("n42pa"), Slip(bidder="E", bid=210, trump="4", dealer="N"), names))
    ['Bob bid 5 marks', 'shake: Ann', 'trump fours', 'played to the end']
    """
    if isinstance(what, Result):
        yield from (f"{side_names(book, side, names)} {points}" for side, points in what.points.items())
        yield from (f"{side_names(book, side, names)} {games} games" for side, games in what.games.items())
        yield from times_in_words(names, what.sets, what.reneges)
        return
    if what.bidder:
        yield f"{names[what.bidder]} bid {price(book, what.bid) if what.bid is not None else ''}".strip()
    if what.dealer:
        yield f"{book.words.deal}: {names[what.dealer]}"
    if what.dropped:
        yield "the bid was dropped on the dealer"
    if what.trump:
        yield f"trump {CONTRACT_NAMES[what.trump]}"
    for done, figures, unit in (
        ("melded", what.meld, ""),
        ("took", what.take, ""),
        ("won", tricks_in_words(book, what.tricks), ""),
        ("won", tricks_in_words(book, what.counter_tricks), " with a counter"),
    ):
        yield from (f"{side_names(book, side, names)} {done} {made}{unit}" for side, made in figures.items())
    yield from (f"the take of {side_names(book, side, names)} counts nothing" for side in what.spoiled)
    if what.kitty is not None:
        yield laid_away(what)
    if not is_beside(what):
        yield f"{ENDINGS[what.how].lower()}{f' ({names[what.offender]})' if what.offender else ''}"
    if what.wrong_bid:
        yield "through a bid that was wrong in itself"
    if what.unplayed:
        yield f"{what.unplayed} {book.words.trick}s could not be played"
    yield from (
        f"{one.points:+d} for {listed([names[seat] for seat in one.seats])}{f': {one.reason}' if one.reason else ''}"
        for one in what.incidents
    )

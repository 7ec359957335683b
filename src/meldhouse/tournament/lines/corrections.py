"""Corrections of a sheet: the old and the new entry, and what that did to the score of the table."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.game import Slip
from meldhouse.messages import Message, fact
from meldhouse.rulebooks import Book
from meldhouse.tournament.lines.hands import Names, people, written_facts
from meldhouse.tournament.scoring.sheets import Mended, Result, Score, Sheet
from meldhouse.tournament.state import State


def was_and_now(
    book: Book, before: Slip | Result, after: Slip | Result, names: Names
) -> tuple[tuple[Message, ...], tuple[Message, ...]]:
    """Only the differences: the old entries, and the new ones.

    >>> from meldhouse.rulebooks import load_book
    >>> from msgspec.structs import replace
    >>> one = Slip(bidder="N", bid=50, trump="H", meld={"NS": 24, "EW": 9})
    >>> names = {"N": "Ann", "E": "Bob", "S": "Cleo", "W": "Dan"}
    >>> was, now = was_and_now(load_book("npa"), one, replace(one, meld={"NS": 28, "EW": 9}), names)
    >>> was[0].args, now[0].args
    ({'who': ('Ann', 'Cleo'), 'meld': 24}, {'who': ('Ann', 'Cleo'), 'meld': 28})
    """
    was, now = tuple(written_facts(book, before, names)), tuple(written_facts(book, after, names))
    nothing = (fact("hand-nothing"),)
    return (
        tuple(one for one in was if one not in now) or nothing,
        tuple(one for one in now if one not in was) or nothing,
    )


def was_now(book: Book, before: Slip | Result, after: Slip | Result, names: Names) -> Message:
    was, now = was_and_now(book, before, after, names)
    return fact("was-now", was=was, now=now)


def correction(state: State, sheet: Sheet, line: Mended) -> tuple[Message, ...]:
    """What was rewritten on a sheet by its players or an official: old and new, why, by which clause, and what it did
    to the score."""
    number = sheet.number_of(line.hand) if line.hand else 0
    by = "official" if line.official else "players"
    what = "hand" if number else "beside" if line.hand else "result"
    change = was_now(sheet.book, line.before, line.after, state.names_at(sheet))
    clause = line.clause
    if line.reason and clause:
        told = fact(
            "correction-for-by", what=what, number=number, by=by, change=change, reason=line.reason, clause=clause
        )
    elif line.reason:
        told = fact("correction-for", what=what, number=number, by=by, change=change, reason=line.reason)
    elif clause:
        told = fact("correction-by", what=what, number=number, by=by, change=change, clause=clause)
    else:
        told = fact("correction", what=what, number=number, by=by, change=change)
    return (told, *_score_changed(state, sheet, line))


def _score_changed(state: State, sheet: Sheet, line: Mended) -> Iterator[Message]:
    """Nothing if the score did not change, or if the result itself was corrected."""
    if line.scores is None or line.scores[0] == line.scores[1]:
        return
    names = state.names_at(sheet)
    was, now = line.scores
    yield fact("correction-score", was=tuple(_by_side(sheet, was, names)), now=tuple(_by_side(sheet, now, names)))
    for bonus in was.bonuses:
        if bonus not in now.bonuses:
            who = tuple(names[seat] for seat in bonus.seats)
            yield fact("correction-bonus-gone", who=who, points=bonus.points, why=bonus.reason)
    for bonus in now.bonuses:
        if bonus not in was.bonuses:
            who = tuple(names[seat] for seat in bonus.seats)
            yield fact("correction-bonus-new", who=who, points=bonus.points, why=bonus.reason)


def _by_side(sheet: Sheet, score: Score, names: Names) -> Iterator[Message]:
    """A figure for each side, or for each partner where they differ."""
    for side in sheet.sides:
        seats = sheet.sums.seating.members[side]
        if len({score.points[seat] for seat in seats}) == 1:
            yield fact("result-points", who=people(sheet.book, side, names), points=score.points[seats[0]])
        else:
            yield from (fact("result-points", who=(names[seat],), points=score.points[seat]) for seat in seats)


def scores_in_short(sheet: Sheet, line: Mended) -> tuple[str, str]:
    """Before and after for a narrow column, sides in the sheet's order; empty if nothing changed."""
    if line.scores is None or line.scores[0] == line.scores[1]:
        return "", ""
    was, now = line.scores
    return _short(sheet, was), _short(sheet, now)


def _short(sheet: Sheet, score: Score) -> str:
    members = sheet.sums.seating.members
    made = [dict.fromkeys(score.points[seat] for seat in members[side]) for side in sheet.sides]
    bonus = sum(one.points for one in score.bonuses)
    return " : ".join("/".join(map(str, each)) for each in made) + (f" (+{bonus})" if bonus else "")


def untold_to(state: State, person: str) -> list[tuple[tuple[Message, ...], int, int]]:
    """Corrections this person has not seen, in any round: each with the round and table of its sheet."""
    found = []
    for each in state.rounds:
        for table, sheet in sorted(each.sheets.items()):
            numbers = {number for number, who in sheet.untold if who == person}
            lines = [one for one in sheet.standing_corrections if one.number in numbers]
            found += [(correction(state, sheet, one), each.number, table) for one in lines]
    return found

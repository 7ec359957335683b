"""What a correction has done to the score of its table: totals before and after, bonuses that went or came."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from meldhouse.game import Entry, Seat
from meldhouse.rulebooks import Book
from meldhouse.tournament.sentences import listed
from meldhouse.tournament.sheets import Mended, Score, Sheet
from meldhouse.tournament.slip_words import side_names
from meldhouse.tournament.state import State


def score_changed(state: State, sheet: Sheet, line: Mended) -> Iterator[str]:
    """Sentences for the players; none where the score is what it was, or where the result itself was corrected."""
    if line.scores is None or line.scores[0] == line.scores[1]:
        return
    names = state.names_at(sheet)
    was, now = line.scores
    yield f"The score of the table was {_by_side(sheet, was, names)}; it is {_by_side(sheet, now, names)} now."
    yield from (f"{_bonus(sheet.book, one, names)} is gone." for one in was.bonuses if one not in now.bonuses)
    yield from (f"{_bonus(sheet.book, one, names)} is new." for one in now.bonuses if one not in was.bonuses)


def scores_in_short(sheet: Sheet, line: Mended) -> tuple[str, str]:
    """The same for a narrow column, the sides as the sheet has them; nothing where nothing has changed."""
    if line.scores is None or line.scores[0] == line.scores[1]:
        return "", ""
    was, now = line.scores
    return _short(sheet, was), _short(sheet, now)


def _made(sheet: Sheet, score: Score) -> list[list[int]]:
    """By side, once where partners have the same."""
    members = sheet.sums.seating.members
    return [list(dict.fromkeys(score.points[seat] for seat in members[side])) for side in sheet.sides]


def _short(sheet: Sheet, score: Score) -> str:
    sums = " : ".join("/".join(map(str, made)) for made in _made(sheet, score))
    bonus = sum(one.points for one in score.bonuses)
    return f"score {sums}{f' with a bonus of {bonus}' if bonus else ''}"


def _by_side(sheet: Sheet, score: Score, names: Mapping[Seat, str]) -> str:
    members, told = sheet.sums.seating.members, []
    for side, made in zip(sheet.sides, _made(sheet, score), strict=True):
        if len(made) == 1:
            told.append(f"{side_names(sheet.book, side, names)} {made[0]}")
        else:
            told += [f"{names[seat]} {score.points[seat]}" for seat in members[side]]
    return ", ".join(told)


def _bonus(book: Book, entry: Entry, names: Mapping[Seat, str]) -> str:
    said = book.voice.say(entry.reason)
    cited = f", {entry.clause}" if entry.clause else ""
    return f"The bonus of {entry.points} for {listed([names[seat] for seat in entry.seats])} ({said}{cited})"

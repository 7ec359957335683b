"""Standings as they are read, on a page or on paper: the columns that this house ranks by, what was a bye or had a
penalty in it, and why somebody stands below another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from meldhouse.rulebooks import Book
from meldhouse.rulebooks.winnings import Criterion
from meldhouse.tournament.beside import borne_by
from meldhouse.tournament.bracket_words import consolation_winner, how_far_each
from meldhouse.tournament.entrants import Status
from meldhouse.tournament.forfeit_lines import forfeit_note
from meldhouse.tournament.hand_fines import hand_fines
from meldhouse.tournament.round_notes import NOTE_WORDS, Note
from meldhouse.tournament.sentences import listed
from meldhouse.tournament.standings import Row, Standings
from meldhouse.tournament.state import State

TITLES: Mapping[Criterion, str] = {
    "bracket": "How far",
    "matches": "Matches won",
    "games": "Games won",
    "opponents": "Opponents’ wins",
    "high-round": "Best round",
}
BELOW: Mapping[str, str] = {
    "points": "fewer {unit}s",
    "matches": "fewer matches won",
    "games": "fewer games won",
    "head-to-head": "behind in their meetings",
    "difference": "fewer {unit}s ahead",
    "opponents": "weaker opponents",
    "high-round": "a lower best round",
    "bracket": "out sooner",
    "play-off": "behind in the play-off",
}
GONE: Mapping[Status, str] = {
    "absent": "did not come",
    "withdrawn": "withdrew",
    "disqualified": "disqualified",
    "replaced": "was replaced",
}


class Column(NamedTuple):
    key: Criterion
    title: str


class Cell(NamedTuple):
    """One round of one line."""

    points: int | None
    notes: tuple[Note, ...]
    replaced: tuple[str, ...] = ()
    """Those of a pair who had a stand-in, where not both had one."""

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(" ".join([listed(self._named(note)), NOTE_WORDS[note]]).strip() for note in self.notes)

    def whose(self, note: Note, name: str) -> tuple[str, ...]:
        """Of the line of that name, who has the note."""
        return self._named(note) or (name,)

    def _named(self, note: Note) -> tuple[str, ...]:
        return self.replaced if note == "replaced" else ()


class Line(NamedTuple):
    row: Row
    figures: tuple[int | str, ...]
    """By column; the sum of points is among them."""
    cells: tuple[Cell, ...]
    gone: str
    below: str
    """What placed it below the one above, where no column shows it, and that it won the consolation; in words."""

    @property
    def notes(self) -> dict[int, tuple[Note, ...]]:
        """The rounds that were something besides their points, counted from 1."""
        return {number: cell.notes for number, cell in enumerate(self.cells, 1) if cell.notes}


class Table(NamedTuple):
    columns: tuple[Column, ...]
    main: Criterion
    """What is compared first of all that is told."""
    rounds: tuple[int, ...]
    lines: tuple[Line, ...]

    @property
    def notes(self) -> tuple[Note, ...]:
        """Of all that can be noted of a round, what occurs."""
        found = {note for line in self.lines for cell in line.cells for note in cell.notes}
        return tuple(note for note in NOTE_WORDS if note in found)

    @property
    def noted(self) -> Iterator[tuple[int, str, list[str]]]:
        """Round by round, who has which note, in words."""
        for at, number in enumerate(self.rounds):
            for note in self.notes:
                noted = [line for line in self.lines if note in line.cells[at].notes]
                if who := [one for line in noted for one in line.cells[at].whose(note, line.row.name)]:
                    yield number, NOTE_WORDS[note], who


def unit(book: Book) -> str:
    return "mark" if book.scoring.style == "marks" else "point"


def table_of(state: State, found: Standings) -> Table:
    """The figures that decide, in their order, with the sum of points at the end if it decides nothing."""
    word = unit(state.book)
    titles: dict[Criterion, str] = {
        **TITLES,
        "points": f"{word.capitalize()}s",
        "difference": f"{word.capitalize()}s ahead",
    }
    order = [
        one for one in state.form.ranking.order if one in titles and (one != "bracket" or state.bracket is not None)
    ]
    far = how_far_each(state, found.rounds[-1] if found.rounds else 0)
    columns = tuple(Column(key, titles[key]) for key in dict.fromkeys((*order, "points")))
    lines = tuple(_line(state, found, row, columns, word, far) for row in found.rows)
    return Table(columns, columns[0].key, found.rounds, lines)


def _line(
    state: State, found: Standings, row: Row, columns: tuple[Column, ...], word: str, far: Mapping[str, str]
) -> Line:
    entrant = state.entrants[state.owners.get(row.id, row.id)]
    figures: dict[Criterion, int | str] = {**row.figures, "points": row.points, "bracket": far.get(entrant.id, "–")}
    people = {*row.people, *(person.id for person in entrant.former if row.id == entrant.id)}
    cells = tuple(
        _cell(points, tuple(_notes(state, number, entrant.id, people)), _replaced(state, number, row, people))
        for number, points in zip(found.rounds, row.rounds, strict=True)
    )
    shown = {column.key for column in columns}
    below = BELOW.get(row.by, row.by).format(unit=word) if row.by not in shown else ""
    if entrant.id == consolation_winner(state, found.rounds[-1] if found.rounds else 0):
        below = "; ".join(filter(None, ("won the consolation", below)))
    return Line(row, tuple(figures[column.key] for column in columns), cells, GONE.get(entrant.status, ""), below)


def _replaced(state: State, number: int, row: Row, people: set[str]) -> tuple[str, ...]:
    """Nobody is named where it was everybody of the line."""
    found = [one for one in state.rounds[number - 1].standins if one in people]
    return tuple(map(state.name, found)) if len(found) < len(row.people) else ()


def _cell(points: int | None, notes: tuple[Note, ...], replaced: tuple[str, ...]) -> Cell:
    """Nothing was made at a table that was forfeited, which is another thing than to have played for nothing."""
    return Cell(points if points or not {"forfeited", "won-by-forfeit"}.intersection(notes) else None, notes, replaced)


def _notes(state: State, number: int, entrant: str, people: set[str]) -> Iterator[Note]:
    if entrant in state.rounds[number - 1].seating.out:
        yield "bye"
    yield from filter(None, (forfeit_note(sheet, people) for sheet in state.rounds[number - 1].sheets.values()))
    if people.intersection(state.rounds[number - 1].standins):
        yield "replaced"
    sheets = [sheet for sheet in state.rounds[number - 1].sheets.values() if people.intersection(sheet.seats.values())]
    given = [*state.penalties, *(fine for sheet in sheets for fine in hand_fines(sheet))]
    standing = [penalty.what for penalty in given if not penalty.lifted and penalty.what.round == number]
    mine = [what.points for what in standing if people.intersection(borne_by(state, what))]
    if any(points < 0 for points in mine):
        yield "penalty"
    if any(points > 0 for points in mine):
        yield "others-penalty"

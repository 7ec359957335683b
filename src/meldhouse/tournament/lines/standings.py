"""Standings to read, on a page or on paper: a column for each criterion of the rules, byes and penalties by round, and
why one entrant is below another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from meldhouse.messages import Message, fact, written
from meldhouse.rulebooks.ranking import Criterion
from meldhouse.tournament.accounting.given_on_sheets import borne_by
from meldhouse.tournament.accounting.hand_fines import hand_fines
from meldhouse.tournament.entrants import Status
from meldhouse.tournament.lines.brackets import consolation_winner, how_far_each
from meldhouse.tournament.lines.forfeits import forfeit_note
from meldhouse.tournament.lines.rounds import NOTES, Note, note_fact
from meldhouse.tournament.scoring.standings import Row, Standings
from meldhouse.tournament.state import State

SHOWN: tuple[Criterion, ...] = ("bracket", "matches", "games", "opponents", "high-round", "points", "difference")
"""Criteria with a column; head-to-head results have none."""
GONE: tuple[Status, ...] = ("absent", "withdrawn", "disqualified", "replaced")


class Column(NamedTuple):
    key: Criterion
    title: Message


class Cell(NamedTuple):
    """One round of one line."""

    points: int | None
    notes: tuple[Note, ...]
    replaced: tuple[str, ...] = ()
    """The members of a pair who had a stand-in, if not both did."""

    @property
    def said(self) -> tuple[Message, ...]:
        return tuple(
            fact("round-note-of", names=names, note=note) if (names := self._named(note)) else note_fact(note)
            for note in self.notes
        )

    def whose(self, note: Note, name: str) -> tuple[str, ...]:
        """For the line with that name, the people the note is about."""
        return self._named(note) or (name,)

    def _named(self, note: Note) -> tuple[str, ...]:
        return self.replaced if note == "replaced" else ()


class StandingLine(NamedTuple):
    row: Row
    figures: tuple[int | Message, ...]
    """By column; includes the sum of points."""
    cells: tuple[Cell, ...]
    gone: Message | None
    """Why they no longer play."""
    below: tuple[Message, ...]
    """What put it below the one above, if no column shows it; and whether it won the consolation."""

    @property
    def notes(self) -> dict[int, tuple[Note, ...]]:
        """Notes by round, counted from 1."""
        return {number: cell.notes for number, cell in enumerate(self.cells, 1) if cell.notes}


class StandingsTable(NamedTuple):
    columns: tuple[Column, ...]
    main: Criterion
    """The first criterion that is shown."""
    rounds: tuple[int, ...]
    lines: tuple[StandingLine, ...]

    @property
    def notes(self) -> tuple[Note, ...]:
        """All notes that occur."""
        found = {note for line in self.lines for cell in line.cells for note in cell.notes}
        return tuple(note for note in NOTES if note in found)

    @property
    def noted(self) -> Iterator[tuple[int, Message, list[str]]]:
        """Round by round, who has which note."""
        for at, number in enumerate(self.rounds):
            for note in self.notes:
                noted = [line for line in self.lines if note in line.cells[at].notes]
                if who := [one for line in noted for one in line.cells[at].whose(note, line.row.name)]:
                    yield number, note_fact(note), who


def table_of(state: State, found: Standings) -> StandingsTable:
    """The deciding figures in order, with the sum of points at the end if it decides nothing."""
    unit = state.book.scoring.style
    order = [
        one for one in state.form.ranking.order if one in SHOWN and (one != "bracket" or state.bracket is not None)
    ]
    far = how_far_each(state, found.rounds[-1] if found.rounds else 0)
    columns = tuple(
        Column(key, fact("standings-column", column=key, unit=unit)) for key in dict.fromkeys((*order, "points"))
    )
    lines = tuple(_line(state, found, row, columns, unit, far) for row in found.rows)
    return StandingsTable(columns, columns[0].key, found.rounds, lines)


def _line(
    state: State, found: Standings, row: Row, columns: tuple[Column, ...], unit: str, far: Mapping[str, Message]
) -> StandingLine:
    entrant = state.entrants[state.owners.get(row.id, row.id)]
    figures: dict[Criterion, int | Message] = {
        **row.figures,
        "points": row.points,
        "bracket": far.get(entrant.id, written("–")),
    }
    people = {*row.people, *(person.id for person in entrant.former if row.id == entrant.id)}
    cells = tuple(
        _cell(points, tuple(_notes(state, number, entrant.id, people)), _replaced(state, number, row, people))
        for number, points in zip(found.rounds, row.rounds, strict=True)
    )
    shown = {column.key for column in columns}
    below: tuple[Message, ...] = ()
    if entrant.id == consolation_winner(state, found.rounds[-1] if found.rounds else 0):
        below += (fact("standings-consolation"),)
    if row.by and row.by not in shown:
        below += (fact("standings-below", by=row.by, unit=unit),)
    gone = fact("standings-gone", status=entrant.status) if entrant.status in GONE else None
    return StandingLine(row, tuple(figures[column.key] for column in columns), cells, gone, below)


def _replaced(state: State, number: int, row: Row, people: set[str]) -> tuple[str, ...]:
    """Names nobody if it was everybody in the line."""
    found = [one for one in state.rounds[number - 1].standins if one in people]
    return tuple(map(state.name, found)) if len(found) < len(row.people) else ()


def _cell(points: int | None, notes: tuple[Note, ...], replaced: tuple[str, ...]) -> Cell:
    """A forfeited table shows no points, which is different from playing for zero."""
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

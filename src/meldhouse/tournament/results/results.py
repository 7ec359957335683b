"""The results of a tournament for export: who, which place, how many points, and what was won."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from meldhouse.rulebooks.ranking import Criterion
from meldhouse.tournament.lines.rounds import Note
from meldhouse.tournament.money.prizes import Award
from meldhouse.tournament.scoring.standings import Row

NotNegative = Annotated[int, Meta(ge=0)]


class ResultLine(msgspec.Struct, frozen=True, kw_only=True):
    """One account and its result."""

    place: NotNegative
    """0 if not ranked."""
    id: str
    name: str
    people: tuple[str, ...]
    division: str = ""
    points: int = 0
    figures: dict[Criterion, int] = {}
    """What else the rules rank by: games won, matches won and so on."""
    rounds: tuple[int | None, ...] = ()
    notes: dict[int, tuple[Note, ...]] = {}
    """Special notes on rounds, by number."""
    cents: NotNegative = 0
    medal: str = ""


class Results(msgspec.Struct, frozen=True, kw_only=True):
    """A whole tournament."""

    title: str
    date: str = ""
    book: str = ""
    lines: tuple[ResultLine, ...] = ()


def results(
    rows: Sequence[Row],
    awards: Iterable[Award] = (),
    *,
    title: str,
    date: str = "",
    book: str = "",
    notes: Sequence[dict[int, tuple[Note, ...]]] = (),
) -> Results:
    """With what is handed out after the last round; `notes` for each of the rows, if there are any."""
    cents: dict[str, int] = {}
    medals: dict[str, str] = {}
    for award in awards:
        cents[award.account] = cents.get(award.account, 0) + award.cents
        if award.medal:
            medals[award.account] = award.medal
    lines = tuple(
        ResultLine(
            place=row.place,
            id=row.id,
            name=row.name,
            people=row.people,
            division=row.division,
            points=row.points,
            figures={what: figure for what, figure in row.figures.items() if what != "points"},
            rounds=row.rounds,
            notes=noted,
            cents=cents.get(row.id, 0),
            medal=medals.get(row.id, ""),
        )
        for row, noted in zip(rows, notes or [{}] * len(rows), strict=True)
    )
    return Results(title=title, date=date, book=book, lines=lines)

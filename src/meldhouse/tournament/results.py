"""The results of a tournament as they leave it: who, where, with how much, and what was won."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import msgspec
from msgspec import Meta

from meldhouse.tournament.prizes import Award
from meldhouse.tournament.standings import Standings

NotNegative = Annotated[int, Meta(ge=0)]


class Line(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One account and its result."""

    place: NotNegative
    """0 for whoever is not ranked."""
    id: str
    name: str
    people: tuple[str, ...]
    division: str = ""
    points: int = 0
    rounds: tuple[int | None, ...] = ()
    cents: NotNegative = 0
    medal: str = ""


class Results(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A whole tournament."""

    title: str
    date: str = ""
    book: str = ""
    lines: tuple[Line, ...] = ()


def results(
    standings: Standings, awards: Iterable[Award] = (), *, title: str, date: str = "", book: str = ""
) -> Results:
    """What is handed out after the last round."""
    cents: dict[str, int] = {}
    medals: dict[str, str] = {}
    for award in awards:
        cents[award.account] = cents.get(award.account, 0) + award.cents
        if award.medal:
            medals[award.account] = award.medal
    lines = tuple(
        Line(
            place=row.place,
            id=row.id,
            name=row.name,
            people=row.people,
            division=row.division,
            points=row.points,
            rounds=row.rounds,
            cents=cents.get(row.id, 0),
            medal=medals.get(row.id, ""),
        )
        for row in standings.rows
    )
    return Results(title=title, date=date, book=book, lines=lines)

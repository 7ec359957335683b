"""A season: the results of several tournaments added up, all of them or each player's best."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

import msgspec

from meldhouse.messages import Message, fact
from meldhouse.tournament.results.results import ResultLine, Results


class SeasonRules(msgspec.Struct, frozen=True, kw_only=True):
    """How a season is counted."""

    best: int | None = None
    """How many of everybody's best results count; None for all."""
    average: bool = False
    """Rank by the average of those that count, instead of their sum."""
    least: int = 1
    """Fewest tournaments to be ranked."""
    lasting_ids: bool = False
    """Ids are the club's own and mean the same person in every tournament, however the name is written. Otherwise they
    only tell apart people with the same name."""

    def __post_init__(self) -> None:
        if self.best is not None and self.best < 1:
            raise ValueError("At least one result must count: 1 or more, or None for all.")
        if self.least < 1:
            raise ValueError("Nobody is ranked who has not played: 1 or more.")


class SeasonRow(msgspec.Struct, frozen=True, kw_only=True):
    """One player, or pair, over the season."""

    place: int
    """0 if not played often enough."""
    id: str
    name: str
    points: tuple[int | None, ...]
    """By tournament; None if they did not play."""
    counted: tuple[bool, ...]
    score: Fraction
    cents: int = 0
    """All prizes."""

    @property
    def shown(self) -> str:
        """The score, with two decimals if it is not whole."""
        return str(self.score.numerator) if self.score.denominator == 1 else f"{float(self.score):.2f}"


class Season(msgspec.Struct, frozen=True):
    """All tournaments and everybody in them."""

    titles: tuple[str, ...]
    rows: tuple[SeasonRow, ...]
    notes: tuple[Message, ...] = ()
    """For a person to check: players who could not be told apart, or have two names."""


def season(tournaments: Sequence[Results], rules: SeasonRules = SeasonRules()) -> Season:  # noqa: B008 (it is frozen)
    """The table of a season.

    >>> june = Results(title="June", lines=(ResultLine(place=1, id="1", name="Ann", people=("Ann",), points=90),))
    >>> july = Results(title="July", lines=(
    ...     ResultLine(place=1, id="8", name="Bob", people=("Bob",), points=80),
    ...     ResultLine(place=2, id="9", name="ann ", people=("ann",), points=70),
    ... ))
    >>> [(row.place, row.name, row.points, row.shown) for row in season([june, july]).rows]
    [(1, 'Ann', (90, 70), '160'), (2, 'Bob', (None, 80), '80')]
    """
    known = _Known(rules.lasting_ids)
    for at, results in enumerate(tournaments):
        known.enter(at, results)
    rows = [_row(one, known.lines[at], len(tournaments), rules) for at, one in enumerate(known.people)]
    ranked = sorted((row for row in rows if row.place), key=lambda row: (-row.score, row.name, row.id))
    placed = [
        msgspec.structs.replace(row, place=1 + sum(other.score > row.score for other in ranked)) for row in ranked
    ]
    return Season(
        tuple(results.title for results in tournaments),
        (*placed, *(row for row in rows if not row.place)),
        tuple(known.notes),
    )


def _row(one: ResultLine, lines: dict[int, ResultLine], tournaments: int, rules: SeasonRules) -> SeasonRow:
    points = tuple(lines[at].points if at in lines else None for at in range(tournaments))
    played = sorted(lines, key=lambda at: -lines[at].points)
    counts = played[: rules.best]
    total = Fraction(sum(lines[at].points for at in counts))
    return SeasonRow(
        place=1 if len(lines) >= rules.least else 0,
        id=one.id,
        name=one.name,
        points=points,
        counted=tuple(at in counts for at in range(tournaments)),
        score=total / len(counts) if rules.average else total,
        cents=sum(line.cents for line in lines.values()),
    )


class _Known:
    """Everybody met so far, by id and name, then by name."""

    def __init__(self, lasting_ids: bool) -> None:
        self.lasting_ids = lasting_ids
        self.people: list[ResultLine] = []
        self.lines: list[dict[int, ResultLine]] = []
        self.notes: list[Message] = []

    def enter(self, at: int, results: Results) -> None:
        """People known by id come first, so that nobody else can take their name."""
        ids = {one.id: number for number, one in enumerate(self.people)}
        names: dict[str, list[int]] = {}
        for number, one in enumerate(self.people):
            names.setdefault(_plain(one.name), []).append(number)
        unknown = []
        for line in results.lines:
            found = ids.get(line.id)
            if found is not None and self._is_same(self.people[found], line, results.title):
                self.lines[found][at] = line
            else:
                unknown.append(line)
        alike = Counter(_plain(line.name) for line in unknown)
        for line in unknown:
            free = [one for one in names.get(_plain(line.name), ()) if at not in self.lines[one]]
            found = self._by_name(line, free, alike[_plain(line.name)])
            if found is None:
                found = len(self.people)
                self.people.append(line)
                self.lines.append({})
            self.lines[found][at] = line

    def _is_same(self, known: ResultLine, line: ResultLine, title: str) -> bool:
        if _plain(known.name) == _plain(line.name):
            return True
        if self.lasting_ids:
            self.notes.append(fact("season-one", id=line.id, known=known.name, title=title, name=line.name))
        return self.lasting_ids

    def _by_name(self, line: ResultLine, free: Sequence[int], alike: int) -> int | None:
        """Only if a single newcomer has the same name as a single known player."""
        if free and max(len(free), alike) > 1:
            self.notes.append(fact("season-several", name=line.name))
            return None
        return free[0] if free else None


def _plain(name: str) -> str:
    return " ".join(name.casefold().split())

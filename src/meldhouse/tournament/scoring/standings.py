"""Standings: places by the book's criteria, and the ties it wants played off.

Only what is released is shown: `through` is the last round that counts, and nothing later is looked at.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

import msgspec
from msgspec.structs import replace

from meldhouse.messages import Message, fact
from meldhouse.rulebooks.describe.facts import division_fact
from meldhouse.rulebooks.ranking import Criterion, Ranking
from meldhouse.tournament.scoring.ledger import Account, Ledger
from meldhouse.tournament.scoring.tiebreaks import TieBreaks


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the standings."""

    place: int
    """0 if not ranked."""
    id: str
    name: str
    people: tuple[str, ...]
    division: str = ""
    shared: bool = False
    points: int = 0
    rounds: tuple[int | None, ...] = ()
    """Points by round; None where no round was played."""
    figures: dict[Criterion, int] = {}
    """The book's criteria, except meetings, which mean something only among equals."""
    by: str = ""
    """What put it below the one above, if not the first criterion."""
    moved: int = 0
    """Places gained since the round before."""
    below: int = 0
    """How many with the same place and division were ahead when that place of the division was played off."""


class Tie(msgspec.Struct, frozen=True):
    """Players who must play a place off, and those below, the best first, in case one is needed to fill a table."""

    place: int
    tied: tuple[str, ...]
    below: tuple[str, ...]
    division: str = ""
    """Set if it is a place in a division."""

    def told(self, names: Iterable[str]) -> Message:
        """Who ties for what, and what becomes of it; without a period."""
        who, last = tuple(names), self.place + len(self.tied) - 1
        if self.division:
            return fact("tied-division", names=who, first=self.place, last=last, division=division_fact(self.division))
        return fact("tied", names=who, first=self.place, last=last)


class Standings(msgspec.Struct, frozen=True):
    """Everybody by place, then those not ranked."""

    rounds: tuple[int, ...]
    rows: tuple[Row, ...]
    ties: tuple[Tie, ...] = ()
    """What must be played off, if this is the end."""

    def row(self, account: str) -> Row:
        return next(row for row in self.rows if row.id == account)


def standings(
    rules: Ranking,
    accounts: Sequence[Account],
    ledger: Ledger,
    *,
    through: int | None = None,
    bracket: Mapping[str, int] | None = None,
    in_divisions: int = 0,
    among_all: bool = True,
) -> Standings:
    """Everybody's place after round `through`; None for all that was played. Before the first there are no places. If
    the book plays ties off, it does so for places `among_all`, and for the first few `in_divisions`.

    >>> from meldhouse.messages import written
    >>> from meldhouse.tournament.scoring.ledger import LedgerEntry, alone
    >>> ledger = Ledger((
    ...     LedgerEntry(people=("Ann", "Cleo"), round=1, points=76, reason=written("made 75")),
    ...     LedgerEntry(people=("Ann",), round=1, points=-50, reason=written("late")),
    ... ))
    >>> found = standings(Ranking(), alone(["Ann", "Bob", "Cleo"]), ledger)
    >>> [(row.place, row.name, row.points) for row in found.rows]
    [(1, 'Cleo', 76), (2, 'Ann', 26), (3, 'Bob', 0)]
    """
    seen = ledger.through(through)
    if not seen.rounds:
        return Standings((), ())
    field = rules if among_all else replace(rules, playoff_places=0)
    ranked = _Ranked(field, accounts, seen, bracket or {})
    ties = ranked.ties()
    if in_divisions and rules.playoff != "none":
        ties += ranked.in_divisions(min(in_divisions, rules.playoff_places))
    before: Mapping[str, int] = {}
    if len(seen.rounds) > 1 and bracket is None:
        before = _Ranked(field, accounts, seen.through(seen.rounds[-2]), {}).places
    rows = [ranked.row(account, before) for account in ranked.ordered]
    return Standings(seen.rounds, tuple(rows), tuple(ties))


def history(
    rules: Ranking, accounts: Sequence[Account], ledger: Ledger, *, through: int | None = None
) -> list[Standings]:
    """The standings after each round that may be shown."""
    return [standings(rules, accounts, ledger, through=last) for last in ledger.through(through).rounds]


class _Ranked:
    """Accounts in groups of equals, best first."""

    def __init__(self, rules: Ranking, accounts: Sequence[Account], ledger: Ledger, bracket: Mapping[str, int]) -> None:
        self.rules = rules
        self.seen = ledger.rounds
        self.sat = {
            (outcome.round, person)
            for outcome in ledger.outcomes
            for side in outcome.sides
            for person in side
            if len(outcome.sides) > 1
        }
        self.figures = TieBreaks(accounts, ledger, bracket)
        self.by: dict[str, str] = {}
        self.beaten: dict[str, int] = {}
        names = {account.id: account for account in accounts}
        ids = sorted((one.id for one in accounts if one.ranked), key=lambda one: (names[one].name, one))
        groups = self._apart(ids, 1, rules.order)
        self.groups = groups
        self.places: dict[str, int] = {}
        for place, group in self._placed():
            self.places.update(dict.fromkeys(group, place))
        self.shared = {one for group in groups if len(group) > 1 for one in group}
        rest = [account for account in accounts if not account.ranked]
        self.ordered = [*(names[one] for group in groups for one in group), *rest]

    def _placed(self) -> list[tuple[int, list[str]]]:
        found, place = [], 1
        for group in self.groups:
            found.append((place, group))
            place += len(group)
        return found

    def _apart(self, group: list[str], place: int, order: Sequence[Criterion]) -> list[list[str]]:
        """Sorts the group as far as `order` and then a play-off tell its members apart."""
        if len(group) < 2:
            return [group] if group else []
        if not order:
            return self._played_off(group, place, self._last)
        figures = self.figures.of(order[0], group)
        found: list[list[str]] = []
        for part in _split(group, figures):
            self._mark(found, part, order[0])
            found += self._apart(part, place + sum(map(len, found)), order[1:])
        return found

    @property
    def _last(self) -> int:
        """The last place that is played off."""
        return self.rules.playoff_places if self.rules.playoff != "none" else 0

    def _played_off(self, group: list[str], place: int, last: int, among: str = "") -> list[list[str]]:
        """Play-offs for exactly this place decide, one after the other; those still equal play another."""
        if len(group) < 2 or place > last:
            return [group]
        made = self.figures.made(place, among)
        rounds = sorted({number for one in group for number in made[one]})
        scores = {one: [made[one].get(number, 0) for number in rounds] for one in group}
        found: list[list[str]] = []
        for part in _split(group, scores):
            if not among:
                self._mark(found, part, "play-off")
            # the first are equal in every play-off for this place; those below may have played for their own
            found += [part] if not found else self._played_off(part, place + sum(map(len, found)), last, among)
        return found

    def _mark(self, above: list[list[str]], part: list[str], how: str) -> None:
        if above and how != self.rules.order[0]:
            self.by.update(dict.fromkeys(part, how))

    def ties(self) -> list[Tie]:
        return [
            Tie(place, tuple(group), self._below(place))
            for place, group in self._placed()
            if len(group) > 1 and place <= self._last
        ]

    def _below(self, place: int) -> tuple[str, ...]:
        return tuple(one for other, lower in self._placed() if other > place for one in lower)

    def in_divisions(self, last: int) -> list[Tie]:
        """The ties for the first places of each division: entrants of one division who are equal overall."""
        found = []
        entered = {account.id: account.division for account in self.ordered if account.division}
        for division in dict.fromkeys(entered[one] for one in self.places if one in entered):
            at = 1
            for place, group in self._placed():
                own = [one for one in group if entered.get(one) == division]
                beaten = 0
                for part in self._played_off(own, at, last, division) if own else ():
                    self.beaten.update(dict.fromkeys(part, beaten))
                    if len(part) > 1 and at <= last:
                        found.append(Tie(at, tuple(part), self._below(place), division))
                    beaten, at = beaten + len(part), at + len(part)
        return found

    def _without_points(self, account: Account, number: int) -> int | None:
        """Players who sat at a table and got nothing there have 0; players who did not play have None."""
        return 0 if any((number, person) in self.sat for person in account.everybody) else None

    def row(self, account: Account, before: Mapping[str, int]) -> Row:
        one = account.id
        place, rounds = self.places.get(one, 0), self.figures.rounds[one]
        told = [criterion for criterion in self.rules.order if criterion not in ("head-to-head", "bracket")]
        return Row(
            place=place,
            id=one,
            name=account.name or one,
            people=account.people,
            division=account.division,
            shared=one in self.shared,
            points=self.figures.points[one],
            rounds=tuple(rounds.get(number, self._without_points(account, number)) for number in self.seen),
            figures={criterion: self.figures.of(criterion, ())[one] for criterion in told},
            by=self.by.get(one, ""),
            moved=before[one] - place if place and one in before else 0,
            below=self.beaten.get(one, 0),
        )


def _split(group: list[str], figures: Mapping[str, Any]) -> list[list[str]]:
    """Equals together, the best first; within equals the order they came in."""
    ordered = sorted(group, key=lambda one: figures[one], reverse=True)
    return [list(part) for _, part in groupby(ordered, key=lambda one: figures[one])]

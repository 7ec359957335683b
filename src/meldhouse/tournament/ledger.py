"""The one ledger of a tournament: what everybody has earned and lost, and how each table ended.

An entry names everybody it counts for. It counts in full for each of them, and once for a pair, whichever of the two it
names: so individuals and pairs are sums of the same entries, and partners differ where one alone was penalised.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

import msgspec

from meldhouse.game import Entry as HandEntry, Seat
from meldhouse.messages import Message

Unit = Literal["points", "marks", "cents"]


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of the ledger."""

    people: tuple[str, ...]
    round: int
    points: int
    reason: Message
    table: int = 0
    """0 for what has no table: a bye, a penalty for coming late."""
    hand: int = 0
    """0 for what belongs to the whole round."""
    clause: str | None = None
    unit: Unit = "points"
    playoff: int = 0
    """The place that is played off: it decides that tie and counts for nothing else."""
    among: str = ""
    """The division whose place that is; nothing where it is a place among all."""


class Outcome(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a table ended: the games that each side has won. A bye is a side alone, with the games it is given. Whoever
    had a stand-in is not named, as in the entries: a side may be nobody's.

    >>> Outcome(round=1, table=1, sides=(("Ann", "Cleo"), ("Bob", "Dan")), games=(2, 1)).winners
    ('Ann', 'Cleo')
    """

    round: int
    table: int
    sides: tuple[tuple[str, ...], ...]
    games: tuple[int, ...]
    playoff: int = 0

    @property
    def winners(self) -> tuple[str, ...]:
        """Those with the most games, which at a table of three may be two; nobody where all have as many."""
        most = max(self.games)
        if most == min(self.games) and (len(self.games) > 1 or most == 0):
            return ()
        return tuple(one for side, won in zip(self.sides, self.games, strict=True) if won == most for one in side)


class Feat(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that happened to somebody in a hand and is counted for a special prize."""

    person: str
    what: Literal["set", "renege", "everything", "consolation"]
    round: int
    table: int = 0
    hand: int = 0


class Account(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Whoever is ranked: one person, or a pair. Names may be alike; ids may not."""

    id: str
    people: tuple[str, ...]
    name: str = ""
    division: str = ""
    """Where a house gives medals to men, women and mixed pairs apart; one field all the same."""
    ranked: bool = True
    """False for whoever was disqualified."""
    former: tuple[str, ...] = ()
    """Who has played for a pair and does not any more: what they made is the pair's, its prizes are not theirs."""

    @property
    def everybody(self) -> tuple[str, ...]:
        return (*self.people, *self.former)


def alone(people: Iterable[str]) -> tuple[Account, ...]:
    """Everybody ranked for himself."""
    return tuple(Account(id=one, people=(one,), name=one) for one in people)


class Ledger(msgspec.Struct, frozen=True, omit_defaults=True):
    """All of it. What was corrected stands here corrected; what it replaced stands in the log.

    >>> from meldhouse.messages import written
    >>> ledger = Ledger((
    ...     Entry(people=("Ann", "Cleo"), round=1, points=76, reason=written("made 75")),
    ...     Entry(people=("Ann",), round=1, points=-50, reason=written("aces"), clause="NPA-2.5h"),
    ... ))
    >>> ledger.total("Ann"), ledger.total("Cleo"), ledger.total("Ann", "Cleo")
    (26, 76, 26)
    """

    entries: tuple[Entry, ...] = ()
    outcomes: tuple[Outcome, ...] = ()
    feats: tuple[Feat, ...] = ()

    def __add__(self, other: Ledger) -> Ledger:
        return Ledger(self.entries + other.entries, self.outcomes + other.outcomes, self.feats + other.feats)

    def through(self, last: int | None) -> Ledger:
        """As it stood after a round; None for everything."""
        if last is None:
            return self
        return Ledger(
            tuple(entry for entry in self.entries if entry.round <= last),
            tuple(outcome for outcome in self.outcomes if outcome.round <= last),
            tuple(feat for feat in self.feats if feat.round <= last),
        )

    @property
    def rounds(self) -> tuple[int, ...]:
        """The rounds that something is written for, without those in which a tie was played off."""
        found = {entry.round for entry in self.entries if not entry.playoff}
        return tuple(sorted(found | {outcome.round for outcome in self.outcomes if not outcome.playoff}))

    def total(self, *people: str) -> int:
        """The points, or marks, of one person, or of people as one side."""
        whole = Account(id="", people=people)
        return sum(sums(self.entries, [whole])[""].values())


def sums(
    entries: Iterable[Entry], accounts: Iterable[Account], *, playoff: int = 0, among: str = ""
) -> dict[str, dict[int, int]]:
    """For each account its points by round; or, where a place is given, what it made when that was played off."""
    found: dict[str, dict[int, int]] = {}
    owners: dict[str, list[str]] = {}
    for account in accounts:
        found[account.id] = {}
        for one in account.everybody:
            owners.setdefault(one, []).append(account.id)
    for entry in entries:
        if entry.unit == "cents" or (entry.playoff, entry.among) != (playoff, among):
            continue
        for owner in {owner for one in entry.people for owner in owners.get(one, ())}:
            rounds = found[owner]
            rounds[entry.round] = rounds.get(entry.round, 0) + entry.points
    return found


def posted(
    entries: Iterable[HandEntry],
    people: Mapping[Seat, str],
    *,
    round: int,
    table: int,
    hand: int,
    playoff: int = 0,
    among: str = "",
) -> tuple[Entry, ...]:
    """What a hand was worth, for the people who sat there. A seat without a person (somebody stood in, and the points
    are nobody's) is left out.

    >>> from meldhouse.game import Slip, score
    >>> from meldhouse.rulebooks import load_book
    >>> slip = Slip(bidder="W", bid=75, trump="H", meld={"EW": 46, "NS": 25}, take={"EW": 30, "NS": 20})
    >>> seats = {"N": "Ann", "E": "Bob", "S": "Cleo", "W": "Dan"}
    >>> made = posted(score(load_book("npa"), slip), seats, round=1, table=2, hand=3)
    >>> made[0].people, made[0].points, Ledger(made).total("Dan")
    (('Bob', 'Dan'), 46, 76)
    """
    found = []
    for entry in entries:
        named = tuple(people[seat] for seat in entry.seats if seat in people)
        if named:
            found.append(
                Entry(
                    people=named,
                    round=round,
                    points=entry.points,
                    reason=entry.reason,
                    table=table,
                    hand=hand,
                    clause=entry.clause,
                    unit=entry.unit,
                    playoff=playoff,
                    among=among,
                )
            )
    return tuple(found)

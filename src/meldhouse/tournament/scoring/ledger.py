"""The one ledger of a tournament: what everybody has won and lost, and how each table ended.

An entry names everybody it counts for: in full for each of them, and once for a pair, whichever of the two it
names: so individuals and pairs are sums of the same entries, and partners differ if one alone was penalized.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

import msgspec

from meldhouse.game import ScoreEntry as HandEntry, Seat
from meldhouse.messages import Message

Unit = Literal["points", "marks", "cents"]


class LedgerEntry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of the ledger."""

    people: tuple[str, ...]
    round: int
    points: int
    reason: Message
    table: int = 0
    """0 for entries without a table: a bye, a penalty for coming late."""
    hand: int = 0
    """0 for entries about the whole round."""
    clause: str | None = None
    unit: Unit = "points"
    playoff: int = 0
    """For a play-off, its place: it decides that tie and counts for nothing else."""
    among: str = ""
    """The division of that place; empty for an overall place."""


class TableEnding(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a table ended: games won by each side. A bye is a side alone, with the games it is given. As in the entries,
    players with a stand-in are not named, so a side may be empty.

    >>> TableEnding(round=1, table=1, sides=(("Ann", "Cleo"), ("Bob", "Dan")), games=(2, 1)).winners
    ('Ann', 'Cleo')
    """

    round: int
    table: int
    sides: tuple[tuple[str, ...], ...]
    games: tuple[int, ...]
    playoff: int = 0

    @property
    def winners(self) -> tuple[str, ...]:
        """The sides with the most games, possibly two at a table of three; empty if all have the same number."""
        most = max(self.games)
        if most == min(self.games) and (len(self.games) > 1 or most == 0):
            return ()
        return tuple(one for side, won in zip(self.sides, self.games, strict=True) if won == most for one in side)


class Feat(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something a player did in a hand that counts for a special prize."""

    person: str
    what: Literal["set", "renege", "everything", "consolation"]
    round: int
    table: int = 0
    hand: int = 0


class Account(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A unit of ranking: one person, or a pair. Names may be alike; ids may not."""

    id: str
    people: tuple[str, ...]
    name: str = ""
    division: str = ""
    """For clubs with separate medals for men, women and mixed pairs; all play in one field."""
    ranked: bool = True
    """False if disqualified."""
    former: tuple[str, ...] = ()
    """People who once played for a pair: their points stay with the pair, but its prizes are not theirs."""

    @property
    def everybody(self) -> tuple[str, ...]:
        return (*self.people, *self.former)


def alone(people: Iterable[str]) -> tuple[Account, ...]:
    """Everybody ranked alone."""
    return tuple(Account(id=one, people=(one,), name=one) for one in people)


class Ledger(msgspec.Struct, frozen=True, omit_defaults=True):
    """All of it, with corrections applied; the log has what they replaced.

    >>> from meldhouse.messages import written
    >>> ledger = Ledger((
    ...     LedgerEntry(people=("Ann", "Cleo"), round=1, points=76, reason=written("made 75")),
    ...     LedgerEntry(people=("Ann",), round=1, points=-50, reason=written("aces"), clause="NPA-2.5h"),
    ... ))
    >>> ledger.total("Ann"), ledger.total("Cleo"), ledger.total("Ann", "Cleo")
    (26, 76, 26)
    """

    entries: tuple[LedgerEntry, ...] = ()
    outcomes: tuple[TableEnding, ...] = ()
    feats: tuple[Feat, ...] = ()

    def __add__(self, other: Ledger) -> Ledger:
        return Ledger(self.entries + other.entries, self.outcomes + other.outcomes, self.feats + other.feats)

    def through(self, last: int | None) -> Ledger:
        """As it was after a round; None for everything."""
        if last is None:
            return self
        return Ledger(
            tuple(entry for entry in self.entries if entry.round <= last),
            tuple(outcome for outcome in self.outcomes if outcome.round <= last),
            tuple(feat for feat in self.feats if feat.round <= last),
        )

    @property
    def rounds(self) -> tuple[int, ...]:
        """The rounds with entries, without play-offs."""
        found = {entry.round for entry in self.entries if not entry.playoff}
        return tuple(sorted(found | {outcome.round for outcome in self.outcomes if not outcome.playoff}))

    def total(self, *people: str) -> int:
        """The points, or marks, of one person, or of several as one side."""
        whole = Account(id="", people=people)
        return sum(sums(self.entries, [whole])[""].values())


def sums(
    entries: Iterable[LedgerEntry], accounts: Iterable[Account], *, playoff: int = 0, among: str = ""
) -> dict[str, dict[int, int]]:
    """For each account its points by round; or, if a place is given, what it made in the play-offs for that place."""
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
) -> tuple[LedgerEntry, ...]:
    """The score of a hand, for the people who sat there. Seats without a person (with a stand-in, so the points are
    nobody's) are left out.

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
                LedgerEntry(
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

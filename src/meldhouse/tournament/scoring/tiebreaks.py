"""Tie-breaks: each criterion of a book as a figure for every account, more being better."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property

from meldhouse.rulebooks.ranking import Criterion
from meldhouse.tournament.scoring.ledger import Account, Ledger, LedgerEntry, TableEnding, sums


class TieBreaks:
    """The figures of all accounts, each computed when first needed."""

    def __init__(self, accounts: Sequence[Account], ledger: Ledger, bracket: Mapping[str, int]) -> None:
        self.accounts = accounts
        self.entries = ledger.entries
        self.outcomes = [outcome for outcome in ledger.outcomes if not outcome.playoff]
        self.bracket = bracket
        self.owners: dict[str, list[str]] = {}
        for account in accounts:
            for one in account.everybody:
                self.owners.setdefault(one, []).append(account.id)
        self.figures: dict[Criterion, Callable[[], Mapping[str, int]]] = {
            "points": lambda: self.points,
            "matches": lambda: self.matches,
            "games": lambda: self.games,
            "difference": lambda: self.difference,
            "opponents": lambda: self.opponents,
            "high-round": lambda: self.high_round,
            "bracket": lambda: self.bracket_figures,
        }

    def of(self, criterion: Criterion, group: Sequence[str]) -> Mapping[str, int]:
        """For everybody in `group`; only head-to-head results depend on who is in it."""
        return self.head_to_head(group) if criterion == "head-to-head" else self.figures[criterion]()

    @cached_property
    def rounds(self) -> dict[str, dict[int, int]]:
        return sums(self.entries, self.accounts)

    def made(self, place: int, among: str = "") -> dict[str, dict[int, int]]:
        """What everybody scored in the play-offs for that place, by round; `among` a division, if it is one of its
        places."""
        return sums(self.entries, self.accounts, playoff=place, among=among)

    @cached_property
    def points(self) -> Mapping[str, int]:
        return {owner: sum(rounds.values()) for owner, rounds in self.rounds.items()}

    @cached_property
    def high_round(self) -> Mapping[str, int]:
        return {owner: max(rounds.values(), default=0) for owner, rounds in self.rounds.items()}

    @cached_property
    def matches(self) -> Mapping[str, int]:
        won = self._none()
        for outcome in self.outcomes:
            won.update(self._holders(outcome.winners))
        return won

    @cached_property
    def games(self) -> Mapping[str, int]:
        won = self._none()
        for outcome in self.outcomes:
            for side, games in zip(outcome.sides, outcome.games, strict=True):
                won.update(dict.fromkeys(self._holders(side), games))
        return won

    @cached_property
    def opponents(self) -> Mapping[str, int]:
        found = self._none()
        for outcome in self.outcomes:
            for one, two in self._meetings(outcome):
                found[one] += self.matches[two]
        return found

    @cached_property
    def difference(self) -> Mapping[str, int]:
        """By table: own score less that of the others; left out for a side of stand-ins only, whose points are
        nobody's."""
        tables: dict[tuple[int, int], list[LedgerEntry]] = {}
        for entry in self.entries:
            if entry.table and entry.unit != "cents":
                tables.setdefault((entry.round, entry.table), []).append(entry)
        found = self._none()
        for outcome in self.outcomes:
            if not all(outcome.sides):
                continue
            entries = tables.get((outcome.round, outcome.table), [])
            made = [
                sum(entry.points for entry in entries if not set(side).isdisjoint(entry.people))
                for side in outcome.sides
            ]
            for side, own in zip(outcome.sides, made, strict=True):
                for holder in self._holders(side):
                    found[holder] += 2 * own - sum(made)
        return found

    @cached_property
    def bracket_figures(self) -> Mapping[str, int]:
        """The place in the bracket, turned so that more is better; empty if there is no bracket."""
        last = max(self.bracket.values(), default=0) + 1
        return {account.id: -self.bracket.get(account.id, last) for account in self.accounts}

    def head_to_head(self, group: Sequence[str]) -> Mapping[str, int]:
        """Matches won among these, then games; all equal unless they have all met each other equally often, since
        otherwise the seating would decide."""
        inside = set(group)
        tables = {id(outcome): outcome for one in group for outcome in self.tables[one]}
        met: Counter[tuple[str, str]] = Counter()
        matches, games = Counter[str](), Counter[str]()
        for outcome in tables.values():
            pairs = [(one, two) for one, two in self._meetings(outcome) if one in inside and two in inside]
            met.update(pairs)
            here = {one for one, _ in pairs}
            matches.update(here & self._holders(outcome.winners))
            for side, won in zip(outcome.sides, outcome.games, strict=True):
                games.update(dict.fromkeys(here & self._holders(side), won))
        times = {met[one, two] for one in group for two in group if one != two}
        if len(times) != 1 or 0 in times:
            return dict.fromkeys(group, 0)
        most = sum(games.values()) + 1
        return {one: matches[one] * most + games[one] for one in group}

    @cached_property
    def tables(self) -> Mapping[str, list[TableEnding]]:
        """The tables everybody has played at."""
        found: dict[str, list[TableEnding]] = {account.id: [] for account in self.accounts}
        for outcome in self.outcomes:
            for holder in self._holders([one for side in outcome.sides for one in side]):
                found[holder].append(outcome)
        return found

    def _none(self) -> Counter[str]:
        return Counter({account.id: 0 for account in self.accounts})

    def _holders(self, people: Sequence[str]) -> set[str]:
        return {owner for one in people for owner in self.owners.get(one, ())}

    def _meetings(self, outcome: TableEnding) -> Iterator[tuple[str, str]]:
        """Each player with each opponent, both ways round."""
        sides = [self._holders(side) for side in outcome.sides]
        for side in sides:
            for other in sides:
                if other is not side:
                    yield from ((one, two) for one in side for two in other)

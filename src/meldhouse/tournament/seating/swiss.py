"""Swiss: pairs with similar scores meet, no pair gets a rematch or an opponent to be kept apart from while that is
possible, and the lowest has the bye."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from meldhouse.tournament.seating.errors import SeatingError
from meldhouse.tournament.seating.matching import most_couples
from meldhouse.tournament.seating.pairs import listed_pairs
from meldhouse.tournament.seating.rounds import Round, SeatedTable
from meldhouse.tournament.seating.wishes import Wish, checked


def swiss_round(scores: Mapping[str, float], given: Sequence[Round] = (), *, wishes: Iterable[Wish] = ()) -> Round:
    """The next round. For equal scores, the order of `scores` decides: seeds, a draw, or the club's tie-breaks.

    Within a score the upper half meets the lower half. Pairs without an opponent there float down, as few as possible.

    >>> [table.people for table in swiss_round({"A": 0, "B": 0, "C": 0, "D": 0}).tables]
    [('A', 'C'), ('B', 'D')]
    """
    if any(len(table.people) != 2 for each in given for table in each.tables):
        raise SeatingError("pairs")
    names = sorted(listed_pairs(scores), key=lambda name: -scores[name])
    kept = [(wish.one, wish.two) for wish in checked(wishes, names) if wish.opponents]
    field = _Field(names, scores, given, kept)
    everybody = set(range(len(names)))
    out = field.bye([one for each in given for one in each.out]) if len(names) % 2 else None
    couples = field.couples(everybody - {out})
    north = Counter(table.people[0] for each in given for table in each.tables)
    tables = [sorted((names[one], names[two]), key=north.__getitem__) for one, two in couples]
    seated = tuple(SeatedTable(number, tuple(pair)) for number, pair in enumerate(tables, 1))
    return Round(seated, () if out is None else (names[out],))


class _Field:
    """The pairs by rank, who has met whom, and what is still possible."""

    def __init__(
        self,
        names: Sequence[str],
        scores: Mapping[str, float],
        given: Sequence[Round],
        kept: Sequence[tuple[str, str]],
    ) -> None:
        self.names = names
        self.scores = [scores[name] for name in names]
        number = {name: at for at, name in enumerate(names)}
        self.sets = [set(range(len(names))) - {one} for one in range(len(names))]
        met = [table.people for each in given for table in each.tables]
        for one, two in (*met, *kept):
            if one in number and two in number:
                self.sets[number[one]].discard(number[two])
                self.sets[number[two]].discard(number[one])
        self.new = [sorted(others) for others in self.sets]
        """For each pair, by rank, the others it has not met and may meet."""
        self.mates: list[int] = []
        """A matching found before: a good start for the next."""

    def most(self, left: set[int]) -> int:
        """How many of these can meet at once without a rematch."""
        may = [[two for two in self.new[one] if two in left] if one in left else [] for one in range(len(self.names))]
        start = [two if one in left and two in left else -1 for one, two in enumerate(self.mates)]
        mates = most_couples(may, start)
        couples = sum(two >= 0 for two in mates) // 2
        if 2 * couples == len(left):
            self.mates = mates
        return couples

    def repeats(self, left: set[int]) -> int:
        """How many rematches these need, at least."""
        return len(left) // 2 - self.most(left)

    def bye(self, byes: Sequence[str]) -> int:
        """The lowest of those with the fewest byes, unless that forces more rematches than giving it to another of
        them."""
        had = [byes.count(name) for name in self.names]
        able = [one for one in reversed(range(len(self.names))) if had[one] == min(had)]
        everybody = set(range(len(self.names)))
        repeats: dict[int, int] = {}
        for one in able:
            repeats[one] = self.repeats(everybody - {one})
            if not repeats[one]:
                return one
        return min(able, key=repeats.__getitem__)

    def couples(self, left: set[int]) -> list[tuple[int, int]]:
        again = self.repeats(left)
        found = []
        while left:
            top = min(left)
            group = {one for one in left if self.scores[one] == self.scores[top]}
            inside = self.most(group)
            choices = sorted(self._wanted(top, left, group), key=lambda one: one not in self.sets[top])
            for strict in (True, False):
                other = self._first(top, choices, left, group, again, inside if strict else 0)
                if other is not None:
                    break
            assert other is not None
            again -= other not in self.sets[top]
            left = left - {top, other}
            found.append((top, other))
        return found

    def _first(
        self, top: int, choices: Iterable[int], left: set[int], group: set[int], again: int, inside: int
    ) -> int | None:
        """The first choice that forces no needless rematch and leaves enough others to meet within their score."""
        for other in choices:
            repeated = other not in self.sets[top]
            if inside and self.most(group - {top, other}) < inside - (other in group):
                continue
            if self.repeats(left - {top, other}) + repeated <= again:
                return other
        return None

    def _wanted(self, top: int, left: set[int], group: set[int]) -> list[int]:
        """Within the score, first the pair half a group further, then its neighbors; below that, the best first."""
        inside = sorted(group - {top})
        half = max(0, (len(inside) + 1) // 2 - 1)
        return [*inside[half:], *reversed(inside[:half]), *sorted(left - group)]

"""How good a plan is, compared with the best possible plan for the same people and games."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations

import msgspec

from meldhouse.tournament.seating.matching import most_couples
from meldhouse.tournament.seating.rounds import Round
from meldhouse.tournament.seating.wishes import Wish

Pair = frozenset[str]
FEW = 200
"""Up to this many missing partners are matched with each other; beyond, half of them is a good enough bound."""


class Figures(msgspec.Struct, frozen=True):
    """The figures of a plan."""

    repeats: int
    """How often people are partners again: three times together are two repeats."""
    least_repeats: int
    """The fewest repeats in any plan with the same people and games, the wishes this one keeps, and the rounds played
    before people last came or went."""
    meetings: dict[int, int]
    """For each number of meetings as opponents, how many pairs of people have it."""
    best_meetings: tuple[int, int]
    """The fewest and the most meetings of two people if all were as even as possible."""
    uneven: int
    """Repeated meetings (the second counts 1, the third 2 …) beyond those of the most even plan possible."""
    broken: tuple[Wish, ...]
    """Wishes not kept."""
    out: dict[str, int]
    """How many rounds each player sits out."""

    @property
    def fewest(self) -> int:
        """The fewest times two people meet as opponents."""
        return min(self.meetings, default=0)

    @property
    def most(self) -> int:
        return max(self.meetings, default=0)


def count_pairs(pairs: Iterable[tuple[str, str]]) -> Counter[Pair]:
    return Counter(frozenset(pair) for pair in pairs)


def spread(meetings: int, others: int) -> int:
    """The lowest cost of meetings with this many others: the second with the same one costs 1, the third 2, and so on.

    >>> spread(3, 5), spread(7, 5)
    (0, 2)
    """
    if not others:
        return 0
    times, more = divmod(meetings, others)
    return others * times * (times - 1) // 2 + more * times


def figures_of(rounds: Sequence[Round], wishes: Iterable[Wish] = ()) -> Figures:
    partners = count_pairs(pair for each in rounds for table in each.tables for pair in table.partners)
    opponents = count_pairs(pair for each in rounds for table in each.tables for pair in table.opponents)
    together: dict[str, set[str]] = defaultdict(set)
    for each in rounds:
        there = set(each.people)
        for one in there:
            together[one] |= there
    kept: dict[str, set[str]] = defaultdict(set)
    foes_kept: dict[str, set[str]] = defaultdict(set)
    broken = []
    for wish in wishes:
        pair = frozenset((wish.one, wish.two))
        if (wish.partners and partners[pair]) or (wish.opponents and opponents[pair]):
            broken.append(wish)
        for asked, met, where in ((wish.partners, partners, kept), (wish.opponents, opponents, foes_kept)):
            if asked and not met[pair]:
                where[wish.one].add(wish.two)
                where[wish.two].add(wish.one)
    games: Counter[str] = Counter(one for pair, times in partners.items() for one in pair for _ in range(times))
    meets: Counter[str] = Counter(one for pair, times in opponents.items() for one in pair for _ in range(times))
    reach = {one: len(together[one] - foes_kept[one] - {one}) for one in together}
    even = sum(spread(meets[one], reach[one]) for one in together)
    cost = sum(times * (times - 1) // 2 for times in opponents.values())
    known = [(one, two) for one, two in combinations(sorted(together), 2) if two in together[one]]
    able = [one for one in together if reach[one]]
    return Figures(
        repeats=sum(times - 1 for times in partners.values()),
        least_repeats=max(_least_repeats(rounds, start, games, kept) for start in {0, _last_change(rounds)}),
        meetings=dict(sorted(Counter(opponents[frozenset(pair)] for pair in known).items())),
        best_meetings=(
            min((meets[one] // reach[one] for one in able), default=0),
            max((-(-meets[one] // reach[one]) for one in able), default=0),
        ),
        uneven=max(0, cost - -(-even // 2)),
        broken=tuple(broken),
        out={one: sum(one in each.out for each in rounds) for one in together},
    )


def _last_change(rounds: Sequence[Round]) -> int:
    """The first of the final rounds that all have the same people."""
    start = len(rounds)
    while start and set(rounds[start - 1].people) == set(rounds[-1].people):
        start -= 1
    return start


def _least_repeats(rounds: Sequence[Round], start: int, games: Counter[str], kept: dict[str, set[str]]) -> int:
    """Players with more games than possible partners must repeat some, and every repeat involves two people.

    Possible partners are those from before the start, and from there everybody present, unless kept apart. One repeat
    serves two players if both lack partners and are not kept apart from each other.
    """
    had: dict[str, set[str]] = defaultdict(set)
    for each in rounds[:start]:
        for one, two in (pair for table in each.tables for pair in table.partners):
            had[one].add(two)
            had[two].add(one)
    for each in rounds[start:]:
        there = set(each.people)
        for one in there:
            had[one] |= there
    lacking = {one: games[one] - len(had[one] - kept[one] - {one}) for one in games}
    lacking = {one: lack for one, lack in lacking.items() if lack > 0}
    total = sum(lacking.values())
    if total > FEW or not any(kept[one] & lacking.keys() for one in lacking):
        return -(-total // 2)
    copies = [one for one, lack in lacking.items() for _ in range(lack)]
    may = [[at for at, two in enumerate(copies) if two != one and two not in kept[one]] for one in copies]
    return total - sum(mate >= 0 for mate in most_couples(may)) // 2

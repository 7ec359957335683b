"""A plan for pairs when pairs come and go: tables stay together where they can, and pairs left alone meet each
other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from meldhouse.tournament.seating import Round, SeatedTable, Wish

Couple = tuple[str, str]
Against = tuple[int, int, int]
"""What is wrong with a round, the worst first: unwanted meetings, sitting pairs that move, tables broken up."""
EVERY_WAY = 8
"""Up to this many pairs left alone, every way to match them is tried; with more, the first that will do."""


def patched(
    done: Sequence[Round],
    rest: Sequence[Round],
    here: Sequence[str],
    wishes: Iterable[Wish] = (),
    homes: Mapping[str, int] | None = None,
) -> tuple[Round, ...]:
    """The remaining rounds, for the pairs present; `homes`: the tables of those who sit.

    Tables of two who are here stay. A pair without an opponent, or a new one, meets another such pair:
    if possible one it has not met and need not be kept apart from. A pair that sits stays at its table, North-South.
    With an odd number one sits out, and they take turns.

    >>> first = Round((SeatedTable(1, ("A", "B")), SeatedTable(2, ("C", "D"))))
    >>> second = Round((SeatedTable(1, ("A", "C")), SeatedTable(2, ("B", "D"))))
    >>> [[table.people for table in each.tables] for each in patched([first], [second], ["A", "C", "D", "E"])]
    [[('A', 'C'), ('E', 'D')]]
    """
    kept = {frozenset((wish.one, wish.two)) for wish in wishes if wish.opponents}
    before = list(done)
    for each in rest:
        before.append(_Patch(before, each, kept, homes or {}).made(here))
    return tuple(before[len(done) :])


def homes_of(rounds: Sequence[Round]) -> dict[str, int]:
    """The pairs that sit, and their tables: North-South at the same table as in the first round, most of the time.

    >>> first = Round((SeatedTable(1, ("A", "B")), SeatedTable(2, ("C", "D"))))
    >>> homes_of([first, Round((SeatedTable(1, ("A", "D")),), ("C", "B"))])
    {'A': 1, 'C': 2}
    """
    if not rounds:
        return {}
    seats = [(one, table.number, at) for each in rounds for table in each.tables for at, one in enumerate(table.people)]
    found = {}
    for table in rounds[0].tables:
        one = table.people[0]
        at_home = seats.count((one, table.number, 0))
        if 2 * at_home > sum(seat[0] == one for seat in seats):
            found[one] = table.number
    return found


class _Patch:
    """One round of the plan, remade."""

    def __init__(
        self, before: Sequence[Round], each: Round, kept: set[frozenset[str]], homes: Mapping[str, int]
    ) -> None:
        self.each, self.kept, self.rounds = each, kept, len(before)
        self.met = {frozenset(table.people) for past in before for table in past.tables}
        self.byes = [one for past in before for one in past.out]
        self.played = [one for past in before for table in past.tables for one in table.people]
        at_home = sum(homes.get(table.people[0]) == table.number for table in each.tables)
        # where each half plays among itself nobody sits; in a round without any plan that is not known yet
        self.homes = homes if 2 * at_home >= len(each.tables) else {}

    def made(self, here: Sequence[str]) -> Round:
        """The pair to sit out is one that did so least often: nobody twice before everybody once, and rather one that
        has played every round than a latecomer. Among equals, the one whose absence changes least."""
        if len(here) % 2 == 0:
            return self.seated(here)[1]
        turn = {one: (self.byes.count(one), self.rounds - self.played.count(one)) for one in here}
        found: list[tuple[Against, Round]] = []
        for out in (one for one in here if turn[one] == min(turn.values())):
            found.append(self.seated([one for one in here if one != out], out=(out,)))
            if not any(found[-1][0]):
                break
        return min(found, key=lambda tried: tried[0])[1]

    def seated(self, playing: Sequence[str], out: tuple[str, ...] = ()) -> tuple[Against, Round]:
        stay = self._staying(set(playing))
        together = {one for table in stay for one in table.people}
        alone = sorted((one for one in playing if one not in together), key=lambda one: -self.byes.count(one))
        couples = min(_couplings(alone, self._bad), key=self._against)
        planned = [set(table.people) for table in self.each.tables if set(table.people) <= {*playing, *out}]
        tables = [*stay, *self._placed(couples, {table.number for table in stay})]
        ordered = tuple(sorted(tables, key=lambda table: table.number))
        return (*self._against(couples), len(planned) - len(stay)), Round(ordered, out)

    def _staying(self, playing: set[str]) -> list[SeatedTable]:
        """Tables of two who play, unless others have the table of a sitting pair that is back."""
        stay = [table for table in self.each.tables if set(table.people) <= playing]
        together = {one for table in stay for one in table.people}
        wanted = {self.homes[one] for one in playing if one in self.homes and one not in together}
        return [t for t in stay if t.number not in wanted or any(self.homes.get(one) == t.number for one in t.people)]

    def _bad(self, couple: Couple) -> tuple[int, int]:
        meeting = frozenset(couple)
        return (meeting in self.met) + (meeting in self.kept), int(all(one in self.homes for one in couple))

    def _against(self, couples: Sequence[Couple]) -> tuple[int, int]:
        found = [self._bad(couple) for couple in couples]
        return sum(again for again, _ in found), sum(moves for _, moves in found)

    def _placed(self, couples: Sequence[Couple], taken: set[int]) -> Iterator[SeatedTable]:
        """Sitting pairs at their tables; others where one of them was planned anyway, then wherever one is free."""
        was = {one: (table.number, at) for table in self.each.tables for at, one in enumerate(table.people)}
        free = [table.number for table in self.each.tables if table.number not in taken]
        last = max((*taken, *free, *self.homes.values()), default=0)
        ordered = sorted(couples, key=lambda couple: not any(one in self.homes for one in couple))
        for couple in ordered:
            own = [self.homes[one] for one in couple if self.homes.get(one, 0) not in (0, *taken)]
            usual = [was[one][0] for one in couple if one in was and was[one][0] in free]
            number = next(iter((*own, *usual, *free)), last + 1)
            last, free = max(last, number), [one for one in free if one != number]
            taken.add(number)
            first, second = couple
            is_usual = (number, 0) == was.get(second) or (number, 1) == was.get(first)
            turned = self.homes.get(second) == number if own else is_usual
            yield SeatedTable(number, (second, first) if turned else (first, second))


def _couplings(alone: Sequence[str], bad: Callable[[Couple], tuple[int, int]]) -> Iterator[tuple[Couple, ...]]:
    """The ways to match them: all if they are few; if many, only the greedy one."""
    if len(alone) <= EVERY_WAY:
        yield from _every(tuple(alone))
        return
    left, found = list(alone), list[Couple]()
    while left:
        one = left.pop(0)
        two = left.pop(min(range(len(left)), key=[bad((one, other)) for other in left].__getitem__))
        found.append((one, two))
    yield tuple(found)


def _every(alone: tuple[str, ...]) -> Iterator[tuple[Couple, ...]]:
    """
    >>> [*_every(("A", "B", "C", "D"))]
    [(('A', 'B'), ('C', 'D')), (('A', 'C'), ('B', 'D')), (('A', 'D'), ('B', 'C'))]
    """
    if not alone:
        yield ()
        return
    first, *others = alone
    for at, other in enumerate(others):
        for rest in _every((*others[:at], *others[at + 1 :])):
            yield ((first, other), *rest)

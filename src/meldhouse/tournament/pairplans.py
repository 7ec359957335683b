"""A plan of pairs when pairs come and go: who can stay stays, and those left alone meet each other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from meldhouse.tournament.seating import Round, Table, Wish


def patched(
    done: Sequence[Round], rest: Sequence[Round], here: Sequence[str], wishes: Iterable[Wish] = ()
) -> tuple[Round, ...]:
    """The rounds that are left, for the pairs that are here.

    Tables of two who are here stay. Whoever has nobody any more, or is new, meets another such, one he has not met
    and need not be kept apart from where that can be; an odd one has a bye, and rather one who has had none.

    >>> first = Round((Table(1, ("A", "B")), Table(2, ("C", "D"))))
    >>> second = Round((Table(1, ("A", "C")), Table(2, ("B", "D"))))
    >>> [[table.people for table in each.tables] for each in patched([first], [second], ["A", "C", "D", "E"])]
    [[('A', 'C'), ('D', 'E')]]
    """
    kept = {frozenset((wish.one, wish.two)) for wish in wishes if wish.opponents}
    met = {frozenset(table.people) for each in done for table in each.tables}
    byes = [one for each in done for one in each.out]
    made: list[Round] = []
    for each in rest:
        stay = [table for table in each.tables if set(table.people) <= set(here)]
        seated = {one for table in stay for one in table.people}
        alone = sorted((one for one in here if one not in seated), key=lambda one: -byes.count(one))
        free = [table.number for table in each.tables if table not in stay]
        last = max((table.number for table in each.tables), default=0)
        tables = list(stay)
        while len(alone) > 1:
            one = alone.pop(0)
            two = min(alone, key=lambda other: sum(frozenset((one, other)) in some for some in (met, kept)))
            alone.remove(two)
            last += not free
            tables.append(Table(free.pop(0) if free else last, (one, two)))
        fresh = Round(tuple(sorted(tables, key=lambda table: table.number)), tuple(alone))
        met |= {frozenset(table.people) for table in fresh.tables}
        byes += fresh.out
        made.append(fresh)
    return tuple(made)

"""A plan of pairs when pairs come and go: who can stay stays, and those left alone meet each other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from meldhouse.tournament.seating import Round, Table, Wish


def patched(
    done: Sequence[Round], rest: Sequence[Round], here: Sequence[str], wishes: Iterable[Wish] = ()
) -> tuple[Round, ...]:
    """The rounds that are left, for the pairs that are here.

    Tables of two who are here stay. Whoever has nobody any more, or is new, meets another such, one he has not met
    and need not be kept apart from where that can be. Of an odd number one sits out, and they take turns.

    >>> first = Round((Table(1, ("A", "B")), Table(2, ("C", "D"))))
    >>> second = Round((Table(1, ("A", "C")), Table(2, ("B", "D"))))
    >>> [[table.people for table in each.tables] for each in patched([first], [second], ["A", "C", "D", "E"])]
    [[('A', 'C'), ('D', 'E')]]
    """
    kept = {frozenset((wish.one, wish.two)) for wish in wishes if wish.opponents}
    before = list(done)
    for each in rest:
        before.append(_one_round(before, each, here, kept))
    return tuple(before[len(done) :])


def _one_round(before: Sequence[Round], each: Round, here: Sequence[str], kept: set[frozenset[str]]) -> Round:
    """Whoever sits out has done so least often: nobody twice before everybody once, and of those rather one who has
    played every round than one who came late. Among equals the one whose absence changes least."""
    if len(here) % 2 == 0:
        return _seated(before, each, here, kept)[1]
    byes = [one for past in before for one in past.out]
    played = [one for past in before for table in past.tables for one in table.people]
    turn = {one: (byes.count(one), len(before) - played.count(one)) for one in here}
    found: list[tuple[int, Round]] = []
    for out in (one for one in here if turn[one] == min(turn.values())):
        found.append(_seated(before, each, [one for one in here if one != out], kept, out=(out,)))
        if not found[-1][0]:
            break
    return min(found, key=lambda tried: tried[0])[1]


def _seated(
    before: Sequence[Round], each: Round, playing: Sequence[str], kept: set[frozenset[str]], out: tuple[str, ...] = ()
) -> tuple[int, Round]:
    """The round with those who play, and what is against it: meetings that should not be, then tables broken up."""
    met = {frozenset(table.people) for past in before for table in past.tables}
    stay = [table for table in each.tables if set(table.people) <= set(playing)]
    together = {one for table in stay for one in table.people}
    byes = [one for past in before for one in past.out]
    alone = sorted((one for one in playing if one not in together), key=lambda one: -byes.count(one))
    free = [table.number for table in each.tables if table not in stay]
    last = max((table.number for table in each.tables), default=0)
    tables, against = list(stay), 0
    while alone:
        one = alone.pop(0)
        two = min(alone, key=lambda other: sum(frozenset((one, other)) in some for some in (met, kept)))
        alone.remove(two)
        against += sum(frozenset((one, two)) in some for some in (met, kept))
        last += not free
        tables.append(Table(free.pop(0) if free else last, (one, two)))
    planned = [set(table.people) for table in each.tables if set(table.people) <= {*playing, *out}]
    broken = len(planned) - len(stay)
    ordered = tuple(sorted(tables, key=lambda table: table.number))
    return (len(each.tables) + 1) * against + broken, Round(ordered, out)

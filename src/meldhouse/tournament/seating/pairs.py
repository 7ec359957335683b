"""Movements for fixed pairs: half of them sit and the others move up, or everybody plays everybody."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from meldhouse.tournament.seating.circles import circle
from meldhouse.tournament.seating.distance import planned_apart
from meldhouse.tournament.seating.errors import SeatingError, listed
from meldhouse.tournament.seating.plans import Plan
from meldhouse.tournament.seating.rounds import Round, SeatedTable
from meldhouse.tournament.seating.wishes import Wish

Meeting = tuple[str | None, str | None]
"""Two pairs, North-South first; None for a bye."""


def listed_pairs(pairs: Iterable[str]) -> tuple[str, ...]:
    names = listed(pairs)
    if len(names) < 2:
        raise SeatingError("two", more=2 - len(names))
    return names


def round_robin(pairs: Iterable[str], rounds: int | None = None, *, wishes: Iterable[Wish] = ()) -> Plan:
    """Everybody plays everybody once, unless another number of rounds is asked for; after that it starts over.

    >>> [table.people for table in round_robin("ABCD").rounds[0].tables]
    [('D', 'A'), ('B', 'C')]
    """
    names = listed_pairs(pairs)
    wanted = _asked(rounds, len(circle(len(names))))
    return planned_apart(names, wishes, lambda order: _robin(order, wanted))


def _robin(names: Sequence[str], wanted: int) -> Plan:
    turns = circle(len(names))
    made = []
    for number in range(wanted):
        lap, at = divmod(number, len(turns))
        couples, alone = turns[at]
        meetings = [couple if (number + lap) % 2 == 0 else couple[::-1] for couple in couples]
        out = () if alone is None else (names[alone],)
        made.append(_round([(names[one], names[two]) for one, two in meetings], out))
    return Plan(tuple(made))


def sitting_and_moving(pairs: Sequence[str], rounds: int | None = None, *, wishes: Iterable[Wish] = ()) -> Plan:
    """The first half of the pairs sit, North-South; the others move up one table each round, from table one to the last
    (MCA-X1). With an odd number, the sitting pair that nobody comes to has a bye, and its table stays empty.

    When all moving pairs have met all sitting pairs, each half plays among itself; if that does not work out (an odd
    number of tables) and that many rounds are asked for, everybody plays everybody from the beginning.

    >>> [[table.people for table in each.tables] for each in sitting_and_moving("ABab", 2).rounds]
    [[('A', 'a'), ('B', 'b')], [('A', 'b'), ('B', 'a')]]
    """
    names = listed_pairs(pairs)
    tables = (len(names) + 1) // 2
    wanted = _asked(rounds, tables)
    if wanted > tables and tables % 2:
        return round_robin(names, wanted, wishes=wishes)
    return planned_apart(names, wishes, lambda order: _moving(order, wanted))


def _moving(names: Sequence[str], wanted: int) -> Plan:
    tables = (len(names) + 1) // 2
    sit = names[:tables]
    move = (*names[tables:], *([None] * (len(names) % 2)))
    halves = [couples for couples, _ in circle(tables)] if tables % 2 == 0 else []
    made = []
    for number in range(wanted):
        turn = number % (tables + len(halves))
        meetings: list[Meeting]
        if turn < tables:
            meetings = [(sit[at], move[(at + turn) % tables]) for at in range(tables)]
        else:
            couples = halves[turn - tables]
            meetings = [(half[one], half[two]) for half in (sit, move) for one, two in couples]
        alone = [one or two or "" for one, two in meetings if one is None or two is None]
        # sitting pairs keep their tables: if one sits out, the table with that number stays empty
        both = [
            SeatedTable(at, (one, two))
            for at, (one, two) in enumerate(meetings, 1)
            if one is not None and two is not None
        ]
        made.append(Round(tuple(both), tuple(alone)))
    return Plan(tuple(made))


def extra_round(tied: Sequence[str], below: Sequence[str] = ()) -> Round:
    """For a tied medal (MCA-2b): two pairs play each other; more play two by two, an odd one against the best below.

    >>> [table.people for table in extra_round(["A", "B", "C"], ["D", "E"]).tables]
    [('A', 'B'), ('C', 'D')]
    """
    names = listed_pairs(tied)
    if len(names) % 2:
        if not below:
            raise SeatingError("none-below", name=names[-1])
        names = listed((*names, below[0]))
    return _round(zip(names[::2], names[1::2], strict=True), ())


def _asked(rounds: int | None, usual: int) -> int:
    if rounds is not None and rounds < 1:
        raise SeatingError("rounds", rounds=rounds, least=1)
    return usual if rounds is None else rounds


def _round(meetings: Iterable[tuple[str, str]], out: Iterable[str]) -> Round:
    return Round(tuple(SeatedTable(number, pair) for number, pair in enumerate(meetings, 1)), tuple(out))

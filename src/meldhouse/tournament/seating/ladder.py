"""Winners go up a table, losers stay: Bend's movement (BEN-6.1), and progressive play of people or of pairs.

Table one is the top. Its winners stay, and its losers go to the bottom, the table with the largest number (BEN-6.1c).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random

from meldhouse.tournament.seating.distance import set_apart
from meldhouse.tournament.seating.errors import SeatingError, listed
from meldhouse.tournament.seating.figures import Pair, count_pairs
from meldhouse.tournament.seating.filling import Guest, seated
from meldhouse.tournament.seating.heads import room_for
from meldhouse.tournament.seating.pairs import listed_pairs
from meldhouse.tournament.seating.rounds import Round, SeatedTable
from meldhouse.tournament.seating.wishes import Wish

PAIRINGS = ((0, 1, 2, 3), (0, 1, 3, 2), (0, 2, 1, 3))
"""The three ways four people can be partners, clockwise from North: the first with the third, the last, the second."""


def drawn(people: Iterable[str], *, wishes: Iterable[Wish] = (), threes: bool = False, seed: int | str = 0) -> Round:
    """A random first round; people left over sit out, unless tables of three are allowed. Opponents to be kept apart
    sit at different tables, partners to be kept apart side by side."""
    names, kept = listed(people), tuple(wishes)
    sizes = room_for(len(names), threes=threes).sizes
    table = [number for number, size in enumerate(sizes) for _ in range(size)]
    table += range(-1, len(table) - len(names) - 1, -1)  # players who sit out meet nobody
    lots = set_apart(Random(f"draw {seed}").sample(names, len(names)), kept, lambda one, two: table[one] == table[two])
    tables = _cut(lots, sizes)
    if kept:
        tables = tuple(_seat(each.number, each.people, (), kept) for each in tables)
    return Round(tables, lots[sum(sizes) :])


def drawn_pairs(pairs: Iterable[str], *, wishes: Iterable[Wish] = (), seed: int | str = 0) -> Round:
    """A random first round of pairs, with those to be kept apart at different tables; with an odd number, one has a
    bye."""
    names = listed_pairs(pairs)
    drawn = Random(f"draw {seed}").sample(names, len(names))
    lots = set_apart(drawn, wishes, lambda one, two: one // 2 == two // 2)
    return Round(_cut(lots, (2,) * (len(lots) // 2)), tuple(lots[len(lots) // 2 * 2 :]))


def winners_up(
    given: Sequence[Round],
    winners: Mapping[int, Sequence[str]],
    *,
    people: Iterable[str] | None = None,
    wishes: Iterable[Wish] = (),
    threes: bool = False,
) -> Round:
    """The next round after the last given one, by its winners at each table, the better first; ties are decided.

    Two people go up from each table, the two best at a table of three (BEN-6.1b); with pairs, one. If all tables
    have three, only the better winner of each goes up, so that sizes stay (BEN-6.1d). Former partners are split
    (BEN-6.2a), and then those who should not be partners. If people came or went (`people`), all go where they
    would have gone, as far as numbers allow: a table with a missing player has three, wherever it is, nobody
    goes further than results send them, and newcomers take what is free. So do players who sat out; those who
    did so least often, the lowest first, sit out next.

    >>> first = Round((SeatedTable(1, ("Ann", "Bob", "Cleo", "Dan")), SeatedTable(2, ("Eve", "Fay", "Gus", "Hal"))))
    >>> [table.people for table in winners_up([first], {1: ("Ann", "Cleo"), 2: ("Eve", "Gus")}).tables]
    [('Ann', 'Cleo', 'Eve', 'Gus'), ('Fay', 'Hal', 'Bob', 'Dan')]
    """
    if not given:
        raise SeatingError("no-round")
    last = given[-1]
    won = _checked(last, winners)
    groups = _moved(last, won)
    playing = [one for group in groups for one in group]
    now = listed(people) if people is not None else [*playing, *last.out]
    if set(now) != set(playing) or not _fit(groups, last):
        groups = _with_others(last, groups, won, now, given, threes=threes)
    kept = tuple(wishes)
    tables = tuple(_seat(number, group, given, kept) for number, group in enumerate(groups, 1))
    at_table = {one for group in groups for one in group}
    return Round(tables, tuple(one for one in _line(groups, last, now) if one not in at_table))


def one_goes_up(each: Round) -> bool:
    """Whether all tables have three: with two from each going up, the top one would have four and the bottom one
    two."""
    return len(each.tables) > 1 and all(len(table.people) == 3 for table in each.tables)


def _fit(groups: Sequence[Sequence[str]], last: Round) -> bool:
    """Whether the tables have the same sizes as in the previous round, in any order."""
    return sorted(map(len, groups)) == sorted(len(table.people) for table in last.tables)


def _line(groups: Sequence[Sequence[str]], last: Round, now: Sequence[str]) -> list[str]:
    """Everybody present, from the top to the bottom; then players who sat out, then newcomers."""
    line = [one for one in (*(one for group in groups for one in group), *last.out) if one in now]
    return [*line, *(one for one in now if one not in line)]


def _with_others(
    last: Round,
    groups: list[list[str]],
    won: Mapping[int, Sequence[str]],
    now: Sequence[str],
    given: Sequence[Round],
    *,
    threes: bool,
) -> list[list[str]]:
    """If the number of people has changed, somebody sits out, or table sizes would change: the same movement, with
    nobody sent further than results send them and as few as possible elsewhere."""
    line = _line(groups, last, now)
    sizes = _sizes(len(line), pairs=len(last.tables[0].people) == 2, threes=threes)
    line = _relieved(line, len(line) - sum(sizes), given)
    playing = line[: sum(sizes)]
    due = {one: at for at, group in enumerate(_due(last, groups, won, len(sizes))) for one in group}
    was = {one: at for at, table in enumerate(last.tables) for one in table.people}
    # players who stay are sent elsewhere only after those who move anyway, and better ones after the others
    ranks = {one: at + 1 if due.get(one) != was.get(one) else 0 for at, one in enumerate(playing)}
    guests = [
        Guest(one, was[one], due[one], ranks[one]) if one in due and one in was else Guest(one) for one in playing
    ]
    return seated(guests, len(sizes), min(sizes), max(sizes))


def _due(last: Round, groups: list[list[str]], won: Mapping[int, Sequence[str]], tables: int) -> list[list[str]]:
    """Who is due at each of this many tables. The losers of table one go to the bottom, wherever that is now; people of
    a table that no longer exists are due nowhere."""
    first = last.tables[0]
    down = [one for one in first.people if one not in won[first.number]] if len(last.tables) > 1 else []
    found = [[one for one in group if one not in down] for group in groups[:tables]]
    found += [[] for _ in range(tables - len(found))]
    found[-1] += down
    return found


def _sizes(heads: int, *, pairs: bool, threes: bool) -> tuple[int, ...]:
    return (2,) * (heads // 2) if pairs else room_for(heads, threes=threes).sizes


def _cut(line: Sequence[str], sizes: Iterable[int]) -> tuple[SeatedTable, ...]:
    tables, at = [], 0
    for number, size in enumerate(sizes, 1):
        tables.append(SeatedTable(number, tuple(line[at : at + size])))
        at += size
    return tuple(tables)


def _checked(last: Round, winners: Mapping[int, Sequence[str]]) -> dict[int, tuple[str, ...]]:
    numbers = {table.number for table in last.tables}
    for number in winners:
        if number not in numbers:
            raise SeatingError("no-table", table=number)
    for table in last.tables:
        if table.number not in winners:
            raise SeatingError("no-winners", table=table.number)
        won = tuple(winners[table.number])
        needed = 1 if len(table.people) == 2 else 2
        if len(set(won)) != needed or len(won) != needed or not set(won) <= set(table.people):
            raise SeatingError("winners", table=table.number, needed=needed, names=won)
        if table.partners and set(won) not in map(set, table.partners):
            raise SeatingError("partners", table=table.number, names=won)
    return {number: tuple(won) for number, won in winners.items()}


def _moved(last: Round, winners: Mapping[int, Sequence[str]]) -> list[list[str]]:
    """The people at each table afterwards: those who stay, then those who come."""
    tables = last.tables
    if len(tables) == 1:
        return [list(tables[0].people)]
    up = [winners[table.number][: 1 if one_goes_up(last) else None] for table in tables]
    top = winners[tables[0].number]
    stay = [list(top), *([one for one in table.people if one not in up[at]] for at, table in enumerate(tables[1:], 1))]
    down = [one for one in tables[0].people if one not in top]
    return [[*rest, *come] for rest, come in zip(stay, [*up[1:], down], strict=True)]


def _relieved(line: list[str], count: int, given: Sequence[Round]) -> list[str]:
    """The same line, ending with the players who sit out next: those who did so least often, the lowest first."""
    times = Counter(one for each in given for one in each.out)
    out = sorted(line, key=lambda one: (times[one], -line.index(one)))[:count]
    return [*(one for one in line if one not in out), *out]


def _seat(number: int, group: Sequence[str], given: Sequence[Round], wishes: Sequence[Wish]) -> SeatedTable:
    """Of the three ways to pair up, the one that best splits the latest partners, then people to be kept apart, then
    the most frequent partners."""
    if len(group) < 4:
        return SeatedTable(number, tuple(group))
    just = _partners(given[-1:])
    kept = {frozenset((wish.one, wish.two)) for wish in wishes if wish.partners}
    ever = _partners(given)
    ways = [SeatedTable(number, tuple(group[at] for at in way)) for way in PAIRINGS]

    def cost(table: SeatedTable) -> tuple[int, int, int]:
        pairs = [frozenset(pair) for pair in table.partners]
        return sum(just[pair] for pair in pairs), len(kept.intersection(pairs)), sum(ever[pair] for pair in pairs)

    return min(ways, key=cost)


def _partners(rounds: Sequence[Round]) -> Counter[Pair]:
    return count_pairs(pair for each in rounds for table in each.tables for pair in table.partners)

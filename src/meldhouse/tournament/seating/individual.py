"""Individuals: new partners every round, opponents as even as possible, for any number of people and rounds.

Whist designs and the circle give a draft in which nobody has a partner twice; a search then evens out the opponents.
After rounds already played, or with people to keep apart, the search has to look after the partners too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from meldhouse.tournament.seating.circles import spread_out
from meldhouse.tournament.seating.errors import SeatingError, listed
from meldhouse.tournament.seating.figures import spread
from meldhouse.tournament.seating.heads import Room, room_for
from meldhouse.tournament.seating.plans import Plan
from meldhouse.tournament.seating.rounds import Round, SeatedTable
from meldhouse.tournament.seating.search import AGAIN, Draft, improve, mix_threes, opponents_in, partners_in
from meldhouse.tournament.seating.starters import whist
from meldhouse.tournament.seating.wishes import Wish, checked

EFFORT = 200_000
"""How many swaps are tried, unless told otherwise or nothing is left to improve: a second or less."""

ATTEMPTS = 3
"""How often partners are mixed again if the first search leaves repeats."""


def individual(
    people: Iterable[str],
    rounds: int,
    *,
    given: Sequence[Round] = (),
    wishes: Iterable[Wish] = (),
    threes: bool = False,
    seed: int | str = 0,
    effort: int = EFFORT,
) -> Plan:
    """A plan of this many rounds, starting with the given ones unchanged; always the same for the same seed.

    >>> plan = individual("ABCDEFGH", 7)
    >>> plan.figures().repeats, plan.figures().meetings
    (0, {2: 28})
    """
    names = listed(people)
    room = room_for(len(names), threes=threes)
    if rounds < 1:
        raise SeatingError("rounds", rounds=rounds, least=1)
    if rounds < len(given):
        raise SeatingError("given", rounds=rounds, given=len(given))
    earlier = [one for each in given for one in each.people]
    kept = checked(wishes, {*names, *earlier})
    lot = Random(f"{seed} {len(names)} {rounds} {len(given)}")
    numbers = {name: number for number, name in enumerate(lot.sample(names, len(names)))}
    for name in dict.fromkeys(earlier):
        numbers.setdefault(name, len(numbers))
    draft, outs = _drafted(numbers, len(names), rounds - len(given), given, kept, room, lot)
    _improved(draft, len(names), given, lot, effort)
    by_number = list(numbers)
    made = []
    for fours, small, out in zip(draft.fours, draft.threes, outs, strict=True):
        made.append(_seated([by_number[one] for one in fours], [by_number[one] for one in small], by_number, out, lot))
    return Plan((*given, *made), kept)


def _drafted(
    numbers: dict[str, int],
    heads: int,
    rounds: int,
    given: Sequence[Round],
    wishes: Sequence[Wish],
    room: Room,
    lot: Random,
) -> tuple[Draft, list[list[int]]]:
    draft = Draft(len(numbers))
    for wish in wishes:
        draft.wish(numbers[wish.one], numbers[wish.two], partners=wish.partners, opponents=wish.opponents)
    away: Counter[int] = Counter()
    last: set[int] = set()
    for each in given:
        fours = [numbers[name] for table in each.tables for pair in table.partners for name in pair]
        small = [numbers[name] for table in each.tables if len(table.people) == 3 for name in table.people]
        draft.add(fours, small, given=True)
        last = {*small, *(numbers[name] for name in each.out)}
        away.update(last)
    whole = None if given else _from_design(heads, rounds, room, lot)
    outs: list[list[int]] = []
    for number in range(rounds):
        if whole is None:
            gone = _next_away(heads, away, last, room.away, lot)
            away.update(gone)
            last = set(gone)
            playing = _coupled([one for one in range(heads) if one not in last], draft, lot)
        else:
            playing, gone = whole[number]
        draft.add(playing, gone if room.threes else ())
        outs.append([] if room.threes else gone)
    return draft, outs


def _from_design(heads: int, rounds: int, room: Room, lot: Random) -> list[tuple[list[int], list[int]]] | None:
    design = whist(heads) if not room.threes else None
    if design is None:
        found = spread_out(heads, rounds, room.away, lot)
        return found and [(_shuffled(playing, lot), gone) for playing, gone in found]
    everyone = set(range(heads))
    laps, more = divmod(rounds, len(design))
    chosen = [*(design * laps), *(design[at] for at in far_apart(design, more))]
    return [(list(each), sorted(everyone.difference(each))) for each in chosen]


def _shuffled(fours: list[int], lot: Random) -> list[int]:
    """The same partners, at random tables."""
    pairs = list(partners_in(fours))
    lot.shuffle(pairs)
    return [one for pair in pairs for one in pair]


def far_apart(design: list[list[int]], rounds: int) -> list[int]:
    """Picks rounds of a design with few repeated opponents: each time the one with the fewest.

    >>> len(far_apart(whist(8), 3))
    3
    """
    met = [{frozenset(pair) for pair in opponents_in(each)} for each in design]
    shared = [[len(one & two) for two in met] for one in met]
    chosen: list[int] = []
    load = [0] * len(design)
    for _ in range(rounds):
        best = min((at for at in range(len(design)) if at not in chosen), key=load.__getitem__)
        chosen.append(best)
        load = [now + more for now, more in zip(load, shared[best], strict=True)]
    return chosen


def _next_away(heads: int, away: Counter[int], last: set[int], count: int, lot: Random) -> list[int]:
    """The players who were away least often; among those, rather not the ones just away."""
    shuffled = lot.sample(range(heads), heads)
    return sorted(shuffled, key=lambda one: (away[one], one in last))[:count]


def _coupled(playing: list[int], draft: Draft, lot: Random) -> list[int]:
    """Partners, and pairs at tables, choosing the cheapest each time."""
    lot.shuffle(playing)
    pairs = []
    while playing:
        one = playing.pop()
        two = min(playing, key=draft.as_partners[one].__getitem__)
        playing.remove(two)
        pairs.append((one, two))
    fours: list[int] = []
    prices = draft.as_opponents
    while pairs:
        first = pairs.pop()
        other = min(pairs, key=lambda pair: sum(prices[one][two] for one in first for two in pair))
        pairs.remove(other)
        fours += [*first, *other]
    return fours


def _improved(draft: Draft, heads: int, given: Sequence[Round], lot: Random, effort: int) -> None:
    games: Counter[int] = Counter(one for fours in draft.fours for one in fours)
    meets: Counter[int] = Counter({one: 2 * times for one, times in games.items()})
    meets.update(one for small in draft.threes for one in small for _ in range(2))
    others = heads - 1
    partners = 0 if given else -(-sum(spread(games[one], others) for one in range(heads)) // 2)
    opponents = 0 if given else -(-sum(spread(meets[one], others) for one in range(heads)) // 2)
    for _ in range(ATTEMPTS):  # each attempt ends at once if no partner is repeated needlessly
        improve(draft, lot, moves=effort // 2, goal=AGAIN * (partners + 1) - 1, unit=AGAIN)
    mix_threes(draft, lot)
    improve(draft, lot, moves=effort, goal=AGAIN * partners + opponents)


def _seated(fours: list[str], small: list[str], names: list[str], out: list[int], lot: Random) -> Round:
    """Tables in random order, those of three at the bottom; either pair may sit North-South."""
    tables = [fours[at : at + 4] for at in range(0, len(fours), 4)]
    lot.shuffle(tables)
    seated = []
    for one, two, three, four in tables:
        sides = lot.sample([lot.sample([one, two], 2), lot.sample([three, four], 2)], 2)
        seated.append((sides[0][0], sides[1][0], sides[0][1], sides[1][1]))
    groups = [*seated, *(tuple(small[at : at + 3]) for at in range(0, len(small), 3))]
    return Round(
        tuple(SeatedTable(number, people) for number, people in enumerate(groups, 1)),
        tuple(names[one] for one in sorted(out)),
    )

"""Makes brackets: seeded or drawn, with byes to fill up, for one loss or two, with a consolation (N42-X17)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from meldhouse.tournament.seating.brackets import Bracket, Match, Source, Stage
from meldhouse.tournament.seating.distance import set_apart
from meldhouse.tournament.seating.pairs import listed_pairs
from meldhouse.tournament.seating.wishes import Wish

Side = Source | None
"""None for a bye: then the other side goes on without a match."""


class _Draw:
    """Collects matches. A bye makes none."""

    def __init__(self) -> None:
        self.matches: list[Match] = []

    def play(self, stage: Stage, turn: int, one: Side, two: Side) -> tuple[Side, Side]:
        """Returns the winner and the loser."""
        if one is None or two is None:
            return one or two, None
        number = len(self.matches) + 1
        self.matches.append(Match(number, stage, turn, (one, two)))
        return Source("winner", number), Source("loser", number)

    def play_all(self, stage: Stage, turn: int, sides: list[Side]) -> tuple[list[Side], list[Side]]:
        couples = [self.play(stage, turn, *sides[at : at + 2]) for at in range(0, len(sides), 2)]
        return [won for won, _ in couples], [lost for _, lost in couples]


def seeded_places(size: int) -> list[int]:
    """Seeds in bracket order, so that the best meet last.

    >>> seeded_places(8)
    [0, 7, 3, 4, 1, 6, 2, 5]
    """
    places = [0]
    while len(places) < size:
        places = [one for seed in places for one in (seed, 2 * len(places) - 1 - seed)]
    return places


def _first_round(sides: Sequence[Source]) -> list[Side]:
    """Byes go to those at the top of the list."""
    size = 1 << max(0, len(sides) - 1).bit_length()
    return [sides[seed] if seed < len(sides) else None for seed in seeded_places(size)]


def _entered(
    entrants: Iterable[str], seed: int | str | None, wishes: Iterable[Wish]
) -> tuple[tuple[str, ...], list[Side]]:
    names = listed_pairs(entrants)
    drawn = names if seed is None else _drawn_apart(Random(f"bracket {seed}").sample(names, len(names)), wishes)
    return drawn, _first_round([Source("entrant", name) for name in drawn])


def _drawn_apart(names: Sequence[str], wishes: Iterable[Wish]) -> tuple[str, ...]:
    """A random draw, but people to be kept apart meet as late as possible: each round earlier counts twice as much."""
    slots = seeded_places(1 << max(0, len(names) - 1).bit_length())
    slot = {place: at for at, place in enumerate(slots)}
    return set_apart(names, wishes, lambda one, two: 0.5 ** (slot[one] ^ slot[two]).bit_length())


def single_elimination(
    entrants: Iterable[str],
    *,
    seed: int | str | None = None,
    third: bool = False,
    consolation: bool = False,
    wishes: Iterable[Wish] = (),
) -> Bracket:
    """Out after one loss. The best come first on the list, or all are drawn by a seed, with people to be kept apart
    far from each other; byes go to the best.

    The losers of the last four may play for third place; first-round losers may play on in a
    consolation of their own.

    >>> [(side.kind, side.of) for match in single_elimination("ABC").matches for side in match.sides]
    [('entrant', 'B'), ('entrant', 'C'), ('entrant', 'A'), ('winner', 1)]
    """
    names, sides = _entered(entrants, seed, wishes)
    draw = _Draw()
    beaten: list[list[Side]] = []
    while len(sides) > 1:
        if third and len(sides) == 2 and beaten:
            draw.play("third", len(beaten) + 1, *beaten[-1])
        sides, lost = draw.play_all("main", len(beaten) + 1, sides)
        beaten.append(lost)
    others = _first_round([one for one in beaten[0] if one is not None]) if consolation else []
    turn = 0
    while len(others) > 1:
        turn += 1
        others, _ = draw.play_all("consolation", turn, others)
    return Bracket(names, tuple(draw.matches), 1)


def double_elimination(
    entrants: Iterable[str], *, seed: int | str | None = None, wishes: Iterable[Wish] = ()
) -> Bracket:
    """Out after two losses. A first loss leads to the losers' bracket; its winner meets the winner of the other, who
    must be beaten twice.

    Losers come down in reversed order, so that rematches come late.

    >>> [match.stage for match in double_elimination("ABC").matches]
    ['main', 'main', 'losers', 'final', 'again']
    """
    names, sides = _entered(entrants, seed, wishes)
    draw = _Draw()
    beaten: list[list[Side]] = []
    while len(sides) > 1:
        sides, lost = draw.play_all("main", len(beaten) + 1, sides)
        beaten.append(lost)
    below, turn = beaten[0], 0
    for number, lost in enumerate(beaten[1:]):
        turn += 1
        below, _ = draw.play_all("losers", turn, below)
        turn += 1
        down = lost[::-1] if number % 2 == 0 else lost
        below, _ = draw.play_all("losers", turn, [side for both in zip(below, down, strict=True) for side in both])
    draw.play("final", 1, sides[0], below[0])
    draw.play("again", 1, sides[0], below[0])
    return Bracket(names, tuple(draw.matches), 2)

"""Measuring whether the 48-card pack is dealt fairly.

A shuffle is looked at as an order of the places 0 to 47 in which the cards lay before it. Each measure compares many
orders with what perfect fairness predicts *exactly*, and answers with a p-value: how often a fair shuffler would look
at least as unfair as this one.
"""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise, product

from meldhouse.pieces import SUITS, Card, Pack, deal_out

PACK = Pack.of_cards("ATKQJ9", copies=2)
SIZE = len(PACK)
SUIT_AT = tuple(piece.suit for piece in PACK.pieces if isinstance(piece, Card))
FEWEST_EXPECTED = 5
"""A chi-square cell should expect at least so many; rarer outcomes are put together in one."""

Order = Sequence[int]


def fixed_keys(number: int) -> Iterator[bytes]:
    """Keys that nobody chose: the hashes of 0, 1, 2 and so on."""
    for counter in range(number):
        yield hashlib.sha256(f"meldhouse fairness {counter}".encode()).digest()


def battery(orders: Sequence[Order]) -> dict[str, float]:
    """The p-value of every measure."""
    return {measure.__name__: measure(orders) for measure in (card_by_seat, card_by_position, suit_lengths, neighbours)}


def card_by_seat(orders: Sequence[Order]) -> float:
    """Does every card reach every seat equally often, when the pack is dealt in packets of three?"""
    seats: list[Counter[int]] = [Counter() for _ in range(4)]
    for order in orders:
        for seat, hand in zip(seats, _hands(order), strict=True):
            seat.update(hand)
    return _chance_of_table(seats)


def card_by_position(orders: Sequence[Order]) -> float:
    """Does every card come to lie in every position equally often?"""
    return _chance_of_table([Counter(cards) for cards in zip(*orders, strict=True)])


def suit_lengths(orders: Sequence[Order]) -> float:
    """Are hands as long and short in the suits as the hypergeometric distribution says? Each deal shows one seat."""
    lengths = [
        tuple(map(Counter(SUIT_AT[place] for place in _hands(order)[number % 4]).__getitem__, SUITS))
        for number, order in enumerate(orders)
    ]
    return _chance_of_outcomes(lengths, CHANCE_OF_LENGTHS)


def neighbours(orders: Sequence[Order]) -> float:
    """Do cards that lay one upon the other still do so as often, and only as often, as chance has it?"""
    still = [sum(below - above == 1 for above, below in pairwise(order)) for order in orders]
    return _chance_of_outcomes(still, CHANCE_OF_STILL_NEIGHBOURS)


def _hands(order: Order) -> tuple[tuple[int, ...], ...]:
    return deal_out(order, players=4, packets=(3, 3, 3, 3))[0]


def _chances_of_lengths() -> dict[Hashable, Fraction]:
    """The multivariate hypergeometric distribution: 12 of 48 cards, with 12 in each of four suits."""
    return {
        lengths: Fraction(math.prod(math.comb(12, length) for length in lengths), math.comb(48, 12))
        for lengths in product(range(13), repeat=4)
        if sum(lengths) == 12
    }


def _chances_of_still_neighbours() -> dict[Hashable, Fraction]:
    """How many of the 47 pairs of neighbours a random order keeps: choose them, and let no other pair stay together.

    The orders of m things in which none is followed by its successor number D(m) + D(m − 1), D being derangements.
    """
    deranged = [1, 0]
    for m in range(2, SIZE + 1):
        deranged.append((m - 1) * (deranged[-1] + deranged[-2]))
    return {
        kept: Fraction(
            math.comb(SIZE - 1, kept) * (deranged[SIZE - kept] + deranged[SIZE - kept - 1]), math.factorial(SIZE)
        )
        for kept in range(SIZE)
    }


CHANCE_OF_LENGTHS = _chances_of_lengths()
CHANCE_OF_STILL_NEIGHBOURS = _chances_of_still_neighbours()


def _chance_of_table(columns: Sequence[Counter[int]]) -> float:
    """The p-value of a table of cards against equal groups of positions.

    A deal fills the table with a permutation, not with independent entries. Its covariance, by symmetry, is the same
    in all (rows − 1)(columns − 1) directions and makes the usual sum larger by 48/47.
    """
    expected = sum(columns[0].values()) / SIZE
    total = sum((column[card] - expected) ** 2 for column in columns for card in range(SIZE)) / expected
    return chi_square_chance(total * (SIZE - 1) / SIZE, (SIZE - 1) * (len(columns) - 1))


def _chance_of_outcomes(outcomes: Iterable[Hashable], chances: Mapping[Hashable, Fraction]) -> float:
    """The p-value of independent outcomes with known chances."""
    seen = Counter(outcomes)
    trials = seen.total()
    total, cells = 0.0, 0
    rare_seen, rare_expected = 0, 0.0
    for outcome, chance in sorted(chances.items(), key=lambda item: item[1]):
        expected = float(chance * trials)
        if expected < FEWEST_EXPECTED or 0 < rare_expected < FEWEST_EXPECTED:
            rare_seen += seen[outcome]
            rare_expected += expected
        else:
            total += (seen[outcome] - expected) ** 2 / expected
            cells += 1
    if rare_expected:
        total += (rare_seen - rare_expected) ** 2 / rare_expected
        cells += 1
    return chi_square_chance(total, cells - 1)


def chi_square_chance(value: float, degrees: int) -> float:
    """The chance that a chi-square variable of so many degrees of freedom exceeds `value`.

    This is the regularised upper incomplete gamma function Q(degrees/2, value/2), by its series below the mean and by
    Lentz's continued fraction above it.

    >>> round(chi_square_chance(3.841, 1), 4), round(chi_square_chance(18.307, 10), 4)
    (0.05, 0.05)
    """
    a, x = degrees / 2, value / 2
    if x <= 0:
        return 1.0
    scale = math.exp(a * math.log(x) - x - math.lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        n = a
        while term > total * 1e-16:
            n += 1
            term *= x / n
            total += term
        return 1 - scale * total
    tiny = 1e-300
    b = x + 1 - a
    c, d = 1 / tiny, 1 / b
    fraction = d
    i = 0
    change = 0.0
    while abs(change - 1) > 1e-15:
        i += 1
        step = i * (a - i)
        b += 2
        d = 1 / ((step * d + b) or tiny)
        c = (b + step / c) or tiny
        change = c * d
        fraction *= change
    return scale * fraction


def outcomes_of_all_bytes(draw: Callable[[Iterator[int]], Hashable], *, length: int) -> Counter[Hashable]:
    """What `draw` makes of every sequence of `length` bytes; None where it asks for more."""
    outcomes: Counter[Hashable] = Counter()
    for source in product(range(256), repeat=length):
        try:
            outcomes[draw(iter(source))] += 1
        except StopIteration:
            outcomes[None] += 1
    return outcomes

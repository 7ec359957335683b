"""Mistakes that shufflers really make. The proof of fairness must catch every one of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from meldhouse.pieces import below
from meldhouse.pieces.shuffling import arrange

Arrangement = Callable[[Sequence[int], Iterator[int]], Sequence[int]]


def taking_the_remainder(items: Sequence[int], source: Iterator[int]) -> Sequence[int]:
    """Fisher–Yates, but a byte is reduced to the range by its remainder and none is thrown away."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        chosen = next(source) % (last + 1)
        order[last], order[chosen] = order[chosen], order[last]
    return order


def swapping_with_any_place(items: Sequence[int], source: Iterator[int]) -> Sequence[int]:
    """Every place is swapped with any place at all, not only with those not yet settled."""
    order = list(items)
    for place in range(len(order)):
        chosen = below(len(order), source)
        order[place], order[chosen] = order[chosen], order[place]
    return order


def one_place_short(items: Sequence[int], source: Iterator[int]) -> Sequence[int]:
    """Sattolo's shuffle: Fisher–Yates off by one, so that no card can stay where it is."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        chosen = below(last, source)
        order[last], order[chosen] = order[chosen], order[last]
    return order


def riffling_once(items: Sequence[int], source: Iterator[int]) -> Sequence[int]:
    """One good riffle by hand: cut near the middle, then let cards fall from the thicker half more often."""
    middle = sum(below(2, source) for _ in items)
    left, right = list(items[:middle]), list(items[middle:])
    order = []
    while left or right:
        half = left if below(len(left) + len(right), source) < len(left) else right
        order.append(half.pop(0))
    return order


def leaving_the_top_card(items: Sequence[int], source: Iterator[int]) -> Sequence[int]:
    """The top card is never moved."""
    return [items[0], *arrange(items[1:], source)]


def sorting_by_a_byte(items: Sequence[int], source: Iterator[int]) -> Sequence[int]:
    """Every card gets a random byte and the pack is sorted by it; cards with the same byte keep their order."""
    numbers = {item: next(source) for item in items}
    return sorted(items, key=numbers.__getitem__)


BAD_SHUFFLERS: tuple[Arrangement, ...] = (
    taking_the_remainder,
    swapping_with_any_place,
    one_place_short,
    riffling_once,
    leaving_the_top_card,
    sorting_by_a_byte,
)

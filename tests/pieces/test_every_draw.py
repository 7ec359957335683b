"""Fairness proved without chance: every byte and every sequence of bytes is tried, and the outcomes are counted."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import chain, permutations, product
from math import factorial, prod

import pytest
from bad_shufflers import one_place_short, swapping_with_any_place, taking_the_remainder
from uniformity import outcomes_of_all_bytes

from meldhouse.pieces import below
from meldhouse.pieces.shuffling import arrange


def accepted_and_thrown_away(limit, length):
    outcomes = outcomes_of_all_bytes(lambda source: below(limit, source), length=length)
    thrown_away = outcomes.pop(None, 0)
    return outcomes, thrown_away


def test_for_every_limit_all_bytes_give_every_result_equally_often():
    for limit in range(1, 257):
        accepted, thrown_away = accepted_and_thrown_away(limit, length=1)
        assert accepted == dict.fromkeys(range(limit), 256 // limit)
        assert thrown_away == 256 % limit


@pytest.mark.parametrize("limit", [3, 5, 48, 80, 129, 255])
def test_a_draw_thrown_away_is_drawn_again_as_if_nothing_had_been(limit):
    for thrown_away in range(256 - 256 % limit, 256):
        for byte in range(256 - 256 % limit):
            assert below(limit, iter((thrown_away, byte))) == below(limit, iter((byte,)))


def test_every_two_bytes_give_each_order_of_three_cards_equally_often():
    orders = outcomes_of_all_bytes(lambda source: arrange("abc", source), length=2)
    undecided = orders.pop(None)
    assert orders == dict.fromkeys(permutations("abc"), 255 * 256 // 6)
    assert undecided == 256  # those that begin with 255, which three does not divide


def test_after_a_byte_thrown_away_each_order_of_three_cards_still_comes_equally_often():
    orders = outcomes_of_all_bytes(lambda source: arrange("abc", chain([255], source)), length=2)
    assert orders.pop(None) == 256
    assert orders == dict.fromkeys(permutations("abc"), 255 * 256 // 6)


@pytest.mark.parametrize("size", [2, 3, 4, 5, 6])
def test_each_order_of_up_to_six_cards_has_exactly_the_same_weight(size):
    """For each draw stands one byte per result, weighed by how many bytes give it, at once or after one thrown away."""
    ways_to_draw = []
    for limit in range(size, 1, -1):
        accepted, thrown_away = accepted_and_thrown_away(limit, length=1)
        at_once = [((byte,), Fraction(count, 256)) for byte, count in accepted.items()]
        again = [((255, byte), weight * thrown_away / 256) for (byte,), weight in at_once] if thrown_away else []
        ways_to_draw.append(at_once + again)
    weights: Counter[tuple[int, ...]] = Counter()
    for ways in product(*ways_to_draw):
        source = iter([byte for drawn, _ in ways for byte in drawn])
        weights[arrange(range(size), source)] += prod(weight for _, weight in ways)
        assert next(source, None) is None
    assert set(weights) == set(permutations(range(size)))
    assert len(set(weights.values())) == 1
    assert 1 - Fraction(1, 1_000) < sum(weights.values()) <= 1
    assert len(weights) == factorial(size)


def test_counting_all_bytes_catches_a_remainder_taken_without_throwing_away():
    orders = outcomes_of_all_bytes(lambda source: tuple(taking_the_remainder("abc", source)), length=2)
    assert set(orders) == set(permutations("abc"))
    assert sorted(orders.values()) == [85 * 128] * 4 + [86 * 128] * 2


def test_counting_all_bytes_catches_a_shuffle_one_place_short():
    orders = outcomes_of_all_bytes(lambda source: tuple(one_place_short("abc", source)), length=2)
    assert len(orders) == 2


def test_counting_all_draws_catches_swapping_with_any_place():
    orders = Counter(tuple(swapping_with_any_place("abc", iter(drawn))) for drawn in product(range(3), repeat=3))
    assert sorted(orders.values()) == [4, 4, 4, 5, 5, 5]

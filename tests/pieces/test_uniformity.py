"""The instruments that measure fairness are themselves right."""

from __future__ import annotations

import math
from collections import Counter
from fractions import Fraction
from itertools import pairwise, permutations

import pytest
from uniformity import CHANCE_OF_LENGTHS, CHANCE_OF_STILL_NEIGHBOURS, SUIT_AT, chi_square_chance

from meldhouse.pieces import SUITS

VALUES = [0.01, 0.5, 1.0, 3.0, 7.5, 20.0, 60.0, 200.0]


@pytest.mark.parametrize("value", VALUES)
def test_chi_square_of_one_degree_is_the_square_of_a_normal_variable(value):
    assert chi_square_chance(value, 1) == pytest.approx(math.erfc(math.sqrt(value / 2)), rel=1e-9, abs=1e-13)


@pytest.mark.parametrize("value", VALUES)
@pytest.mark.parametrize("degrees", [2, 4, 10, 60])
def test_chi_square_of_even_degrees_is_a_sum_of_poisson_chances(value, degrees):
    terms = (math.exp(-value / 2) * (value / 2) ** k / math.factorial(k) for k in range(degrees // 2))
    assert chi_square_chance(value, degrees) == pytest.approx(math.fsum(terms), rel=1e-9, abs=1e-13)


@pytest.mark.parametrize(
    ("value", "degrees", "chance"),
    [(6.635, 1, 0.01), (7.815, 3, 0.05), (23.209, 10, 0.01), (124.342, 100, 0.05), (149.449, 100, 0.001)],
)
def test_chi_square_agrees_with_the_printed_tables(value, degrees, chance):
    assert chi_square_chance(value, degrees) == pytest.approx(chance, rel=1e-3)


def test_chi_square_of_many_degrees_has_its_median_just_below_its_mean():
    assert chi_square_chance(2209 - 2 / 3, 2209) == pytest.approx(0.5, abs=1e-4)


def test_chi_square_goes_from_certain_to_impossible():
    chances = [chi_square_chance(value, 47 * 47) for value in range(0, 6000, 50)]
    assert chances[0] == 1
    assert chances == sorted(chances, reverse=True)
    assert chances[-1] < 1e-100


@pytest.mark.parametrize("chances", [CHANCE_OF_LENGTHS, CHANCE_OF_STILL_NEIGHBOURS], ids=["lengths", "neighbours"])
def test_exact_chances_add_up_to_exactly_one(chances):
    assert sum(chances.values()) == 1


def test_a_suit_is_three_cards_long_on_average():
    assert sum(lengths[0] * chance for lengths, chance in CHANCE_OF_LENGTHS.items()) == 3


def test_forty_seven_forty_eighths_of_a_pair_stay_neighbours_on_average():
    assert sum(kept * chance for kept, chance in CHANCE_OF_STILL_NEIGHBOURS.items()) * 48 == 47


def test_the_formula_for_kept_neighbours_is_right_for_a_pack_of_seven():
    deranged = [1, 0, 1, 2, 9, 44, 265, 1854]
    counted = Counter(sum(b - a == 1 for a, b in pairwise(order)) for order in permutations(range(7)))
    assert counted == {kept: math.comb(6, kept) * (deranged[7 - kept] + deranged[6 - kept]) for kept in range(7)}


@pytest.mark.parametrize("groups", [[{0}, {1}, {2}, {3}, {4}], [{0, 3}, {1}, {2, 4}]], ids=["positions", "seats"])
def test_over_all_orders_of_five_cards_the_corrected_sum_has_its_degrees_of_freedom_as_mean(groups):
    sums = [
        sum((Fraction(position in group) - Fraction(len(group), 5)) ** 2 / Fraction(len(group), 5) for group in groups)
        for order in permutations(range(5))
        for position in order
    ]
    mean = sum(sums) / 120
    assert mean * 4 / 5 == 4 * (len(groups) - 1)


def test_the_pack_has_twelve_places_of_each_suit():
    assert Counter(SUIT_AT) == dict.fromkeys(SUITS, 12)

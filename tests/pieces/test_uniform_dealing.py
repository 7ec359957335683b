"""Thousands of deals from fixed keys look exactly as fair as fair deals should, and planted mistakes do not."""

from __future__ import annotations

import pytest
from bad_shufflers import BAD_SHUFFLERS
from uniformity import SIZE, battery, fixed_keys

from meldhouse.pieces import shuffled, stream, subkey

DEALS = 12_000
PLACES = range(SIZE)


def assert_looks_fair(orders):
    for measure, chance in battery(orders).items():
        assert 1e-4 < chance < 1 - 1e-4, f"{measure}: p = {chance}"


def test_deals_from_unrelated_keys_look_fair():
    assert_looks_fair([shuffled(PLACES, key) for key in fixed_keys(DEALS)])


def test_the_deals_of_one_long_evening_look_fair():
    key = bytes(32)
    assert_looks_fair([shuffled(PLACES, subkey(key, f"deal {number}")) for number in range(DEALS)])


def test_deals_from_keys_that_differ_in_a_digit_look_fair():
    assert_looks_fair([shuffled(PLACES, number.to_bytes(32, "big")) for number in range(DEALS)])


@pytest.mark.parametrize("mistake", BAD_SHUFFLERS, ids=lambda mistake: mistake.__name__.replace("_", " "))
def test_a_planted_mistake_is_caught(mistake):
    chances = battery([mistake(PLACES, stream(key)) for key in fixed_keys(DEALS)])
    assert min(chances.values()) < 1e-6, chances

"""The environment of arrays plays every book as the game does. `make soak` plays thousands of hands of each."""

from __future__ import annotations

import os
from random import Random

import pytest
from game_walks import Beside

from meldhouse.rulebooks import book_names, load_book

HANDS = int(os.environ.get("SOAK_HANDS", "120"))


@pytest.mark.parametrize("name", book_names())
def test_every_step_of_random_hands_is_the_same(name):
    beside = Beside(load_book(name), HANDS, Random(f"arrays {name}"))
    beside.walk()
    print(beside.met)

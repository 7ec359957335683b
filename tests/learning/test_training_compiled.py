"""What JAX compiles does what NumPy does. `make soak` compiles every book, which takes minutes."""

from __future__ import annotations

from functools import partial
from random import Random

import jax
import numpy as np
import pytest
from game_walks import Beside

from meldhouse.lockstep.environment import Environment
from meldhouse.rulebooks import book_names, load_book
from soaking import SOAK

BOOKS = book_names() if SOAK else ["n42pa"]


@pytest.mark.parametrize("name", BOOKS)
def test_a_compiled_step_is_the_same(name):
    beside = Beside(load_book(name), 24, Random(f"compiled {name}"))
    beside.walk()
    table = Environment(beside.environment.rules, jax.numpy)

    @partial(jax.jit, compiler_options={"xla_backend_optimization_level": 0})
    def step(state, answer, fresh):
        after = table.step(state, answer, fresh=fresh)
        return after, table.mask(after)

    state = table.start(*beside.first_deal, dealer=beside.dealers)
    for answer, fresh in beside.steps:
        state, mask = step(state, answer, fresh)
    assert not mask.any()
    for name, found, wanted in zip(state._fields, state, beside.state, strict=True):
        np.testing.assert_array_equal(found, wanted, name)
    scores = table.scoring.scores(state)
    np.testing.assert_array_equal(scores, beside.environment.scoring.scores(beside.state))

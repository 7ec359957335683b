"""The small network that says how likely a bid is made: what it learns from, and whether it is right."""

from __future__ import annotations

import sys
from pathlib import Path

import jax
import numpy as np
import pytest

from meldhouse.players.learned import learned
from meldhouse.players.learned.tables import rules_of
from meldhouse.rulebooks import book_names, load_book
from soaking import SOAK
from training.chances import NETWORK, Chances
from training.ppo import Learner, Recipe

sys.path.insert(0, str(Path(__file__).parents[2] / "bench"))

from calibration import played, wilson

BOOKS = book_names() if SOAK else ("bend.3", "n42pa")


@pytest.mark.parametrize("name", BOOKS)
def test_a_network_knows_how_often_it_makes_its_bids(name: str):
    thought, made = played(learned(load_book(name)), 600, np.random.default_rng(4))
    assert len(thought) > 200
    for sure in (thought < np.median(thought), thought >= np.median(thought)):
        spread = np.sqrt((thought[sure] * (1 - thought[sure])).sum())
        assert abs(thought[sure].sum() - made[sure].sum()) < 4 * spread
    assert made[thought >= np.median(thought)].mean() > made[thought < np.median(thought)].mean()


def test_the_higher_a_bid_the_less_likely_it_is_made():
    player, lot = learned(load_book("n42pa")), np.random.default_rng(6)
    table = player.table
    state = table.start(*table.deal(lot.random((200, 28))), dealer=lot.integers(0, 4, 200))
    low, high = (player.chance_of_bid(state, np.full(200, table.number["bid"] + rung)) for rung in (0, 12))
    assert (low > 0).all()
    assert (low < 1).all()
    assert low.mean() > high.mean() + 0.05


def test_an_interval_holds_the_share():
    low, high = wilson(6, 10)
    assert (round(low, 3), round(high, 3)) == (0.313, 0.832)


@pytest.mark.skipif(not SOAK, reason="takes long to compile")
def test_it_learns_from_what_finished_players_make():
    rules, network = rules_of(load_book("n42pa")), learned(load_book("n42pa")).weights.networks
    chances = Chances(Learner(rules, Recipe(hands=512, half=False)))
    rows, is_bid, made = jax.jit(chances.hands)(network, jax.random.key(1))
    assert is_bid.mean() > 0.9
    assert not (made & ~is_bid).any()
    assert rows.shape == (512, network[NETWORK][0][0].shape[0])
    early, late = (chances.fitted(network, batches=batches, seed=2)[1] for batches in (1, 30))
    assert late < early

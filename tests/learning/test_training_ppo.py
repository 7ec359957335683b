"""The program that trains, very small: it runs, it learns from what counts, and it does the same thing twice."""

from __future__ import annotations

import json
import os
import sys

import jax
import numpy as np
import pytest

from meldhouse.rulebooks import book_names, load_book
from training import weights
from training.__main__ import Run, rules_named
from training.export import rules_of
from training.network import forward, new_layers
from training.playing import Learned
from training.ppo import ACTORS, CRITICS, Learner, Recipe
from training.state import OVER

SOAK = "SOAK_HANDS" in os.environ
"""`make soak` compiles and plays more."""
QUICKLY = {"xla_backend_optimization_level": 0, "xla_llvm_disable_expensive_passes": True}
"""Compiled without taking pains: these programs run for a moment only."""
TINY = Recipe(hands=8, minibatches=2, half=False, before=(8, 2), play=(8, 2))


@pytest.fixture(scope="module")
def rules():
    return rules_of(load_book("n42pa"))


@pytest.fixture(scope="module")
def run(rules, tmp_path_factory):
    return Run(rules, TINY, tmp_path_factory.mktemp("run"), told_every=1, compiler=QUICKLY)


def test_a_tiny_training_runs_and_does_the_same_again(run, rules):
    training = run.go(batches=3, compare_every=0)
    log = [json.loads(line) for line in (run.folder / "log.jsonl").read_text().splitlines()]
    assert [line["batch"] for line in log] == [0, 1, 2]
    assert all(np.isfinite(value) for line in log for value in line.values())
    assert [line["hands"] for line in log] == [8, 16, 24]
    assert log[0]["calls"] == 0  # at first everybody bids by lot, which is not told
    assert log[2]["calls"] == 4
    begun = run.learner.begin(run.seed)
    for name in (*ACTORS, *CRITICS):
        for new, old in zip(jax.tree.leaves(training.params[name]), jax.tree.leaves(begun.params[name]), strict=True):
            assert new.shape == old.shape
            assert np.isfinite(new).all()
        assert (np.asarray(training.params[name][0][0]) != begun.params[name][0][0]).any()
    first = weights.load(run.folder / "weights.npz", rules)
    again = run.go(batches=3, compare_every=0)
    for new, old in zip(jax.tree.leaves(again), jax.tree.leaves(training), strict=True):
        np.testing.assert_array_equal(new, old)
    assert weights.load(run.folder / "weights.npz", rules).header["hash"] == first.header["hash"]


@pytest.mark.skipif(not SOAK, reason="takes long to trace")
@pytest.mark.parametrize("name", book_names())
def test_every_book_can_be_trained(name):
    learner = Learner(rules_of(load_book(name)), TINY)
    begun = learner.begin(1)
    trained, told = jax.eval_shape(learner.iterate, begun, jax.random.key(1), jax.numpy.float32(0))
    assert jax.tree.map(lambda part: part.shape, trained) == jax.tree.map(lambda part: part.shape, begun)
    assert all(part.shape == () for part in told.values())


@pytest.mark.skipif(not SOAK, reason="takes long to compile")
def test_a_player_is_as_good_as_itself(run):
    """Every deal is played with the seats exchanged, so that nobody is better than an equal."""
    same = run.learner.begin(7).params
    mean, error = run.duel(same, same, jax.random.key(3))
    assert (float(mean), float(error)) == (0, 0)
    other = run.learner.begin(8).params
    ours, theirs = (float(run.duel(*pair, jax.random.key(3))[0]) for pair in ((same, other), (other, same)))
    assert ours == -theirs != 0


def test_tables_are_read_where_there_is_no_package(rules, tmp_path, monkeypatch):
    rules.save(tmp_path / "n42pa.npz")
    monkeypatch.setattr("training.__main__.TABLES", tmp_path)
    monkeypatch.setitem(sys.modules, "meldhouse.rulebooks", None)
    assert rules_named("n42pa", 64).settings == rules.settings


def test_what_is_learned_plays_whole_hands_in_numpy():
    rules = rules_of(load_book("mcallen"))
    player = Learned(rules, weights.Weights(Learner(rules, TINY).begin(7).params, {}))
    table, lot = player.table, np.random.default_rng(1)
    state = table.start(*table.deal(lot.random((32, 48))), dealer=np.arange(32) % 4)
    steps = 0
    while (state.phase != OVER).any():
        answer, going = player.decide(state), state.phase != OVER
        assert table.mask(state)[np.arange(32), answer][going].all()
        state, steps = table.step(state, answer), steps + 1
    # Who has learned nothing yet passes, so every hand is the dealer's.
    assert steps == 3 + 1 + 4 + 48
    assert state.dropped.all()


@pytest.mark.parametrize("name", book_names() if SOAK else ["bend", "n42pa"])
def test_a_file_to_ship_is_small_and_plays_only_its_book(name, tmp_path):
    rules = rules_of(load_book(name))
    recipe = Recipe(hands=2, minibatches=1)
    training = Learner(rules, recipe).begin(1)
    path = tmp_path / "weights.npz"
    networks = {name: jax.tree.map(np.asarray, training.params[name]) for name in ACTORS}
    weights.save(path, rules, networks, version=1, made="2026-11-18", log={"lines": []})
    assert path.stat().st_size <= weights.MOST_BYTES
    player = Learned.read(path, rules)
    assert player.weights.header["book"] == name
    state = player.table.start(
        *player.table.deal(np.random.default_rng(1).random((3, int(rules.copies_of.sum())))), dealer=np.zeros(3)
    )
    assert player.table.mask(state)[np.arange(3), player.decide(state)].all()
    with pytest.raises(weights.BadWeights, match=f"learned the rules of {name}"):
        weights.load(path, rules_of(load_book(name), bids=5))


def test_a_damaged_file_is_found_out(run, rules, tmp_path):
    run.keep(run.learner.begin(7))
    with np.load(run.folder / "weights.npz") as file:
        arrays = dict(file)
    arrays["play.0.bias"] = arrays["play.0.bias"] + 1
    np.savez(tmp_path / "damaged.npz", **arrays)
    with pytest.raises(weights.BadWeights, match="is damaged"):
        weights.load(tmp_path / "damaged.npz", rules)
    np.savez(tmp_path / "other.npz", np.zeros(3))
    with pytest.raises(weights.BadWeights, match="holds no learned player"):
        weights.load(tmp_path / "other.npz", rules)


def test_a_network_answers_alike_in_both_libraries():
    lot = np.random.default_rng(3)
    layers = new_layers(lot, 30, 16, 3, 5)
    rows = lot.random((4, 30)).astype(np.float32)
    np.testing.assert_allclose(forward(np, layers, rows), forward(jax.numpy, layers, rows), rtol=1e-5, atol=1e-6)

"""The program that trains, very small: it runs, it learns from what counts, and it does the same thing twice."""

from __future__ import annotations

import json
import sys
from dataclasses import replace

import jax
import numpy as np
import pytest

from meldhouse.lockstep import weights
from meldhouse.lockstep.network import forward, new_layers
from meldhouse.lockstep.playing import Learned
from meldhouse.lockstep.state import OVER, PLAYED
from meldhouse.players.learned.tables import rules_of
from meldhouse.rulebooks import book_names, load_book
from soaking import SOAK
from training.__main__ import Run, learned_in
from training.named import rules_named
from training.ppo import ACTORS, CRITICS, Learner, Recipe, Samples

QUICKLY = {"xla_backend_optimization_level": 0, "xla_llvm_disable_expensive_passes": True}
"""Compiled without taking pains: these programs run for a moment only."""
TINY = Recipe(hands=8, minibatches=2, half=False, before=(8, 2), play=(8, 2), rest=0.2)


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


def test_a_training_goes_on_from_an_earlier_one_while_new_critics_learn_first(run):
    run.go(batches=1, compare_every=0)
    before = learned_in(run.folder)
    assert set(before) == {*ACTORS, *CRITICS}
    begun = run.learner.begin(9, before)
    np.testing.assert_array_equal(begun.params["play"][0][0], before["play"][0][0])
    early, late = (run.iterate(begun, jax.random.key(1), jax.numpy.float32(at))[0].params for at in (0.1, 0.3))
    for name in (*ACTORS, *CRITICS):
        moved = [bool((params[name][0][0] != before[name][0][0]).any()) for params in (early, late)]
        assert moved == [name in CRITICS, True]


def test_networks_of_another_shape_are_not_gone_on_from(rules):
    learner = Learner(rules, TINY)
    wide = Learner(rules, replace(TINY, play=(9, 2))).begin(1).params
    begun, plain = learner.begin(2, wide), learner.begin(2)
    np.testing.assert_array_equal(begun.params["play"][0][0], plain.params["play"][0][0])
    np.testing.assert_array_equal(begun.params["before"][0][0], wide["before"][0][0])


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
    monkeypatch.setattr("training.named.TABLES", tmp_path)
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
    with pytest.raises(weights.BadWeights, match="other-rules"):
        weights.load(path, rules_of(load_book(name), bids=5))


def test_a_damaged_file_is_found_out(run, rules, tmp_path):
    run.keep(run.learner.begin(7))
    with np.load(run.folder / "weights.npz") as file:
        arrays = dict(file)
    arrays["play.0.bias"] = arrays["play.0.bias"] + 1
    np.savez(tmp_path / "damaged.npz", **arrays)
    with pytest.raises(weights.BadWeights, match="damaged"):
        weights.load(tmp_path / "damaged.npz", rules)
    np.savez(tmp_path / "other.npz", np.zeros(3))
    with pytest.raises(weights.BadWeights, match="no-player"):
        weights.load(tmp_path / "other.npz", rules)


def test_a_network_answers_alike_in_both_libraries():
    lot = np.random.default_rng(3)
    layers = new_layers(lot, 30, 16, 3, 5)
    rows = lot.random((4, 30)).astype(np.float32)
    np.testing.assert_allclose(forward(np, layers, rows), forward(jax.numpy, layers, rows), rtol=1e-5, atol=1e-6)


# --- what is learned from ---------------------------------------------------------------------------------------------


def _samples(lot: np.random.Generator, times: int, hands: int, inputs: int = 4, outputs: int = 3) -> Samples:
    """Made up, with some decisions that were none."""
    return Samples(
        rows=lot.random((times, hands, inputs), np.float32),
        hidden=lot.random((times, hands, 2), np.float32),
        mask=np.ones((times, hands, outputs), bool),
        answer=lot.integers(0, outputs, (times, hands)),
        logp=np.log(np.full((times, hands), 1 / outputs, np.float32)),
        actor=lot.integers(0, 4, (times, hands)),
        counts=lot.random((times, hands)) < 0.7,
        value=lot.random((times, hands, 2), np.float32),
    )


def test_a_surprise_is_credited_to_earlier_decisions(rules):
    """Worked out by hand: backwards from the score, over decisions that counted, in all parts of the hand."""
    learner, lot, hands = Learner(rules, TINY), np.random.default_rng(5), 6
    table = learner.table
    dealt = np.zeros((hands, 4, 28), np.int32)
    state = table.start(dealt, dealt[:, 0], dealer=np.zeros(hands))
    state = state._replace(
        ended=np.full(hands, PLAYED),
        bidder=np.arange(hands) % 4,
        amount=np.full(hands, 84),
        points=np.array([[42, 0]] * hands),
    )
    found = {"before": [_samples(lot, 2, hands), _samples(lot, 1, hands)], "play": [_samples(lot, 3, hands)]}
    credits = jax.jit(learner.credit)(state, found)
    order = [("before", 0), ("before", 1), ("play", 0)]
    wanted = {place: np.zeros((2, *found[place[0]][place[1]].counts.shape, 2)) for place in order}
    for hand in range(hands):
        # Bidders of the first side made two marks, and those of the second took nothing and lost them to the first.
        after, surprise = np.array([2.0, -2.0]), np.zeros(2)
        for place in reversed(order):
            samples = found[place[0]][place[1]]
            for time in reversed(range(len(samples.counts))):
                value = samples.value[time, hand]
                if samples.counts[time, hand]:
                    surprise = after - value + TINY.trace * surprise
                    wanted[place][:, time, hand] = surprise, surprise + value
                    after = value
    for name, at in order:
        samples, (advantage, target) = found[name][at], credits[name][at]
        counts = samples.counts
        own = np.take_along_axis(wanted[name, at][0], samples.actor[..., None] % 2, axis=-1)[..., 0]
        normal = (own - own[counts].mean()) / own[counts].std()
        np.testing.assert_allclose(np.asarray(advantage)[counts], normal[counts], rtol=1e-3, atol=1e-3)
        np.testing.assert_allclose(np.asarray(target)[counts], wanted[name, at][1][counts], rtol=1e-4, atol=1e-4)


def test_points_that_bring_no_score_count_a_little_in_a_tidy_training(rules):
    """Two hands with the same marks: only one of them has taken the last points."""
    hands = 2
    dealt = np.zeros((hands, 4, 28), np.int32)
    found = {}
    for tidy in (0.0, 0.1):
        learner, lot = Learner(rules, replace(TINY, hands=hands, tidy=tidy)), np.random.default_rng(5)
        state = learner.table.start(dealt, dealt[:, 0], dealer=np.zeros(hands))
        state = state._replace(
            ended=np.full(hands, PLAYED),
            bidder=np.zeros(hands, int),
            amount=np.full(hands, 30),
            points=np.array([[42, 0], [32, 10]]),
        )
        samples = _samples(lot, 1, hands)._replace(counts=np.ones((1, hands), bool))
        credits = learner.credit(state, {"before": [], "play": [samples]})
        found[tidy] = np.asarray(credits["play"][0][1])[0, :, 0]
    assert found[0.0].tolist() == [1, 1]
    np.testing.assert_allclose(found[0.1], [1 + 0.1 * 42 / 42, 1 + 0.1 * 22 / 42], rtol=1e-6)


@pytest.mark.parametrize("name", ["n42pa", "bend.3"])
def test_strangers_are_opponents_or_the_partner_and_only_in_their_share_of_hands(name):
    rules = rules_of(load_book(name))
    learner = Learner(rules, replace(TINY, hands=400, pool=0.25))
    there = np.asarray(learner.strangers(jax.random.key(1)))
    assert not there[100:].any()
    kinds = {tuple(row) for row in there[:100].tolist()}
    if rules.sides == 3:
        assert kinds == {(False, True, True), (True, False, True), (True, True, False)}
    else:
        pairs = {(True, False, True, False), (False, True, False, True)}
        assert kinds == pairs | {tuple(at == seat for at in range(4)) for seat in range(4)}


def test_what_strangers_decide_is_not_learned(rules):
    """They are the same network here, so everything else is as it would be without them."""
    learner = Learner(rules, replace(TINY, hands=32, pool=0.5))
    params = learner.begin(1).params
    play = jax.jit(learner.rollout)
    alone, beside = (play(params, jax.random.key(2), 0.0, earlier)[1] for earlier in (None, params))
    strangers = np.asarray(learner.strangers(jax.random.fold_in(jax.random.key(2), 1)))
    for name in ACTORS:
        for one, other in zip(alone[name], beside[name], strict=True):
            np.testing.assert_array_equal(one.answer, other.answer)
            is_stranger = strangers[np.arange(32), one.actor]
            np.testing.assert_array_equal(other.counts, one.counts & ~is_stranger)
            assert (one.counts & is_stranger)[:, :16].any()


def test_what_brought_more_is_done_more_and_what_did_not_count_is_not_learned(rules):
    learner, lot = Learner(rules, TINY), np.random.default_rng(6)
    samples = _samples(lot, 1, 8)._replace(counts=np.array([[True] * 4 + [False] * 4]))
    params = {"play": new_layers(lot, 4, 8, 2, 3), "play-critic": new_layers(lot, 6, 8, 2, 1)}
    advantage, target = np.ones((1, 8), np.float32), np.zeros((1, 8, 2), np.float32)

    def logp(params):
        logits = jax.nn.log_softmax(forward(jax.numpy, params["play"], samples.rows))
        return np.take_along_axis(np.asarray(logits), samples.answer[..., None], axis=-1)[..., 0]

    def gradient(advantage):
        def loss(params):
            return learner.loss(params, "play", samples, advantage, target, 0.0)[0]

        return jax.jit(jax.grad(loss))(params)

    samples = samples._replace(logp=logp(params))
    found = gradient(advantage)
    moved = jax.tree.map(lambda part, by: part - 0.1 * by, params, found)
    assert logp(moved)[0, :4].mean() > samples.logp[0, :4].mean()
    other = gradient(np.where(samples.counts, advantage, -50).astype(np.float32))
    for one, two in zip(jax.tree.leaves(found), jax.tree.leaves(other), strict=True):
        np.testing.assert_array_equal(one, two)

"""Learning by self-play: proximal policy optimization, with a critic that sees all hands.

All hands of a batch go through their parts in lockstep: calls, naming, exchange or discard, tricks. Each part is one
compiled loop. Two actors decide from what their seat knows, one before the play and one in it; two critics, which see
everything, say what the hand is worth to every side. The reward comes at the end of a hand: the book's score, own minus
others'. Decisions with only one legal answer are left out.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from meldhouse.lockstep.arrays import Array
from meldhouse.lockstep.deciding import Deciding, Part, masked
from meldhouse.lockstep.environment import Environment
from meldhouse.lockstep.network import forward, new_layers
from meldhouse.lockstep.rules import Rules
from meldhouse.lockstep.state import AUCTION, PASSED_OUT, PLAYED, State

ACTORS = ("before", "play")
CRITICS = ("before-critic", "play-critic")
Params = dict[str, Any]
"""Layers of the actors and the critics, by name."""


@dataclass(frozen=True)
class Recipe:
    """Everything that can be tuned."""

    hands: int = 16_384
    """Hands in a batch."""
    minibatches: int = 16
    rate: float = 5e-4
    """The learning rate; it falls to zero."""
    clip: float = 0.2
    trace: float = 0.95
    """How much of a surprise is credited to earlier decisions (λ)."""
    tidy: float = 0.0
    """What all points in tricks are worth besides the score: some of it makes play sensible when the bid is decided."""
    pool: float = 0.0
    """The share of hands in which opponents, or the partner, play as an earlier network did."""
    entropy: float = 0.02
    least_entropy: float = 0.0005
    norm: float = 0.5
    """The maximum gradient norm of each network."""
    calls: int = 20
    """The most calls in an auction, if the book sets no limit."""
    lot_first: float = 0.125
    """For this share of the time everybody bids at random: while play is bad every bid fails, and networks would only
    learn to pass."""
    lot_share: float = 0.25
    """The share of hands with random bids later on. Random bids teach nothing about bidding."""
    rest: float = 0.0
    """For this share of the time only the critics learn: new critics have nothing to teach actors that already play
    well."""
    before: tuple[int, int] = (256, 2)
    """Width and depth."""
    play: tuple[int, int] = (512, 3)
    half: bool = True
    """Whether networks compute in 16 bits."""


class Samples(NamedTuple):
    """What one network was asked: T decisions in each of B hands."""

    rows: Array
    """[T, B, inputs]"""
    hidden: Array
    """[T, B, …] what the critic sees besides."""
    mask: Array
    answer: Array
    logp: Array
    actor: Array
    counts: Array
    """[T, B] whether there was something to decide, and the network decided it."""
    value: Array
    """[T, B, N] the value predicted for each side."""


class Training(NamedTuple):
    params: Params
    first: Params
    """Adam's two means of the gradients."""
    second: Params
    updates: Array


class Learner:
    def __init__(self, rules: Rules, recipe: Recipe) -> None:
        self.rules, self.recipe = rules, recipe
        self.table = Environment(rules, jnp)
        self.deciding = Deciding(self.table)
        self.scale = 1.0 if rules.book.scoring.style == "marks" else 2.0 * rules.points_in_play
        """The divisor for scores."""
        self.kind = jnp.bfloat16 if recipe.half else jnp.float32

    # --- networks -----------------------------------------------------------------------------------------------------

    def begin(self, seed: int, earlier: Params | None = None) -> Training:
        """New networks; or those of an earlier training, of this book or a similar one, if their shapes match."""
        lot = np.random.default_rng(seed)
        params: Params = {}
        twin = Deciding(Environment(self.rules, np))  # NumPy shows the length of a row, where nothing is traced
        state = twin.table.start(*twin.table.deal(lot.random((1, int(self.rules.copies_of.sum())))), dealer=np.zeros(1))
        hidden = twin.observer.hidden(state).shape[1]
        for name in ACTORS:
            part = next(part for part in twin.parts if part.network == name)
            own = twin.observation(part, state).shape[1]
            width, depth = getattr(self.recipe, name)
            params[name] = new_layers(lot, own, width, depth, self.deciding.outputs(name))
            values = 1 if self.rules.sides == 2 else self.rules.sides
            params[f"{name}-critic"] = new_layers(lot, own + hidden, width, depth, values)
        for name, layers in (earlier or {}).items():
            if name in params and jax.tree.map(np.shape, layers) == jax.tree.map(np.shape, params[name]):
                params[name] = layers
        nothing = jax.tree.map(jnp.zeros_like, params)
        return Training(jax.tree.map(jnp.asarray, params), nothing, nothing, jnp.zeros((), jnp.int32))

    def ask(self, layers: Any, rows: Array) -> Array:
        light = jax.tree.map(lambda part: part.astype(self.kind), layers)
        return forward(jnp, light, rows.astype(self.kind)).astype(jnp.float32)

    def values(self, layers: Any, rows: Array, hidden: Array, actor: Array) -> Array:
        """[…, N] by side. What one side wins the others lose, so values add up to zero."""
        found = self.ask(layers, jnp.concatenate([rows, hidden], axis=-1))
        own = jnp.concatenate([found, -found], axis=-1) if self.rules.sides == 2 else found
        own = own - own.mean(axis=-1, keepdims=True)
        places = (jnp.arange(self.rules.sides) - actor[..., None]) % self.rules.sides
        return jnp.take_along_axis(own, places, axis=-1)

    # --- hands --------------------------------------------------------------------------------------------------------

    def deal(self, key: Array, dealer: Array | None = None) -> State:
        """A batch of hands; a deal with a weak hand is dealt again once, and then kept."""
        keys = jax.random.split(key, 3)
        pack, hands = int(self.rules.copies_of.sum()), self.recipe.hands
        if dealer is None:
            dealer = jax.random.randint(keys[2], (hands,), 0, self.rules.seats)
        state, again = (
            self.table.start(*self.table.deal(jax.random.uniform(each, (hands, pack))), dealer=dealer)
            for each in keys[:2]
        )
        weak = state.phase != AUCTION
        state = State(*(self.table.where(weak, new, old) for new, old in zip(again, state, strict=True)))
        return state._replace(phase=jnp.full_like(state.phase, AUCTION), actor=(dealer + 1) % self.rules.seats)

    def times(self, part: Part) -> int:
        return part.times or self.recipe.calls

    def legal(self, part: Part, state: State, time: Array) -> Array:
        """The allowed answers; near the end of a long auction only a pass."""
        mask = self.deciding.mask(part, state)
        if part.times:
            return mask
        late = time >= self.times(part) - self.rules.seats
        return mask & ~(late & mask[:, :1] & (jnp.arange(mask.shape[1]) > 0))

    def strangers(self, key: Array) -> Array:
        """[B, S] the seats where an earlier network sits: in a share of the hands both opponents, or the partner."""
        seats, sides, hands = self.rules.seats, self.rules.sides, self.recipe.hands
        own_key, partner_key = jax.random.split(key)
        own = jax.random.randint(own_key, (hands, 1), 0, seats)
        as_partner = (jax.random.uniform(partner_key, (hands, 1)) < 0.5) & (sides < seats)
        seat = jnp.arange(seats)
        ours = seat % sides == own % sides
        there = jnp.where(as_partner, ours & (seat != own), ~ours)
        return there & (jnp.arange(hands) < self.pooled)[:, None]

    @property
    def pooled(self) -> int:
        """The hands of a batch with strangers: the first ones."""
        return int(self.recipe.pool * self.recipe.hands)

    def rollout(
        self, params: Params, key: Array, lot_share: Array, earlier: Params | None = None
    ) -> tuple[State, dict[str, list[Samples]]]:
        """A batch of hands played by the networks, with the samples to learn from; strangers play as `earlier`."""
        deal_key, lot_key, *keys = jax.random.split(key, 2 + len(self.deciding.parts))
        state = self.deal(deal_key)
        by_lot = jax.random.uniform(lot_key, state.phase.shape) < lot_share
        pooled = self.pooled if earlier is not None else 0
        strangers = self.strangers(jax.random.fold_in(key, 1)) if pooled else None
        found: dict[str, list[Samples]] = {"before": [], "play": []}
        for part, part_key in zip(self.deciding.parts, keys, strict=True):
            if part.network == "play":
                state = self.deciding.unlearned(state)

            def step(state: State, given: Any, part: Part = part) -> tuple[State, Samples]:
                time, step_key = given
                rows = self.deciding.observation(part, state).astype(self.kind)
                hidden = self.deciding.observer.hidden(state).astype(self.kind)
                mask = self.legal(part, state, time)
                answers = self.ask(params[part.network], rows)
                is_own = jnp.ones(len(rows), bool)
                if earlier is not None and strangers is not None:
                    is_own = ~self.table.at(strangers, state.actor)
                    theirs = self.ask(earlier[part.network], rows[:pooled])
                    mixed = jnp.where(is_own[:pooled, None], answers[:pooled], theirs)
                    answers = jnp.concatenate([mixed, answers[pooled:]])
                logits = self.deciding.preferred(part.network, answers, mask)
                drawn = by_lot & (part.name == "calls")
                lots = masked(jnp, self.deciding.lots(mask), mask)
                chosen = jax.random.categorical(step_key, jnp.where(drawn[:, None], lots, logits))
                counts = self.deciding.is_asked(part, state) & (mask.sum(axis=1) > 1) & ~drawn & is_own
                logp = jnp.take_along_axis(jax.nn.log_softmax(logits), chosen[:, None], axis=1)[:, 0]
                value = self.values(params[f"{part.network}-critic"], rows, hidden, state.actor)
                sample = Samples(rows, hidden, mask, chosen, logp, state.actor, counts, value)
                return self.deciding.step(part, state, chosen), sample

            times = self.times(part)
            state, samples = lax.scan(step, state, (jnp.arange(times), jax.random.split(part_key, times)))
            found[part.network].append(samples)
        return state, found

    def credit(self, state: State, found: dict[str, list[Samples]]) -> dict[str, list[tuple[Array, Array]]]:
        """For all samples: the advantage of the action for its side, and the return of every side."""
        scoring = self.table.scoring
        brought = scoring.margins(scoring.scores(state).astype(jnp.float32)) / self.scale
        if self.recipe.tidy:
            taken = scoring.margins(state.points.astype(jnp.float32)) / self.rules.points_in_play
            brought = brought + self.recipe.tidy * taken
        carry = (brought, jnp.zeros_like(brought))
        credits: dict[str, list[tuple[Array, Array]]] = {"before": [], "play": []}

        def back(carry: Any, sample: Samples) -> Any:
            after, surprise = carry
            counts = sample.counts[:, None]
            now = after - sample.value + self.recipe.trace * surprise
            own = jnp.take_along_axis(now, (sample.actor % self.rules.sides)[:, None], axis=1)[:, 0]
            carry = jnp.where(counts, sample.value, after), jnp.where(counts, now, surprise)
            return carry, (own, now + sample.value)

        for name in ("play", "before"):
            for samples in reversed(found[name]):
                light = samples._replace(rows=None, hidden=None, mask=None)
                carry, (advantage, target) = lax.scan(back, carry, light, reverse=True)
                mean, spread = _moments(advantage, samples.counts)
                credits[name].insert(0, ((advantage - mean) / (spread + 1e-6), target))
        return credits

    # --- learning -----------------------------------------------------------------------------------------------------

    def loss(
        self, params: Params, name: str, samples: Samples, advantage: Array, target: Array, entropy: Array
    ) -> tuple[Array, dict[str, Array]]:
        counts = samples.counts.astype(jnp.float32)
        number = jnp.maximum(counts.sum(), 1)
        answers = self.ask(params[name], samples.rows)
        logits = jax.nn.log_softmax(self.deciding.preferred(name, answers, samples.mask))
        logp = jnp.take_along_axis(logits, samples.answer[..., None], axis=-1)[..., 0]
        ratio = jnp.exp(jnp.where(samples.counts, logp - samples.logp, 0))
        clipped = jnp.clip(ratio, 1 - self.recipe.clip, 1 + self.recipe.clip)
        gain = (jnp.minimum(ratio * advantage, clipped * advantage) * counts).sum() / number
        spread = -(jnp.exp(logits) * jnp.where(samples.mask, logits, 0)).sum(axis=-1)
        spread = (spread * counts).sum() / number
        value = self.values(params[f"{name}-critic"], samples.rows, samples.hidden, samples.actor)
        wrong = (((value - target) ** 2).mean(axis=-1) * counts).sum() / number
        return 0.5 * wrong - gain - entropy * spread, {"entropy": spread, "error": wrong}

    def _update(self, training: Training, gradients: Params, rates: dict[str, Array]) -> Training:
        """One step of Adam; the gradient of each network is clipped separately."""
        updates = training.updates + 1
        shorter = {}
        for name, layers in gradients.items():
            length = jnp.sqrt(sum(jnp.sum(part**2) for part in jax.tree.leaves(layers)))
            by = jnp.minimum(1, self.recipe.norm / (length + 1e-9))
            shorter[name] = jax.tree.map(lambda part, by=by: part * by, layers)
        first = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, training.first, shorter)
        second = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new**2, training.second, shorter)
        time = updates.astype(jnp.float32)

        def moved(part: Array, mean: Array, square: Array, rate: Array) -> Array:
            return part - rate * (mean / (1 - 0.9**time)) / (jnp.sqrt(square / (1 - 0.999**time)) + 1e-5)

        params = {
            name: jax.tree.map(partial(moved, rate=rates[name]), layers, first[name], second[name])
            for name, layers in training.params.items()
        }
        return Training(params, first, second, updates)

    def iterate(
        self, training: Training, key: Array, progress: Array, earlier: Params | None = None
    ) -> tuple[Training, dict[str, Array]]:
        """One batch: play, then learn from it. `progress` goes from 0 to 1; strangers play as `earlier`."""
        recipe = self.recipe
        lot_share = jnp.where(progress < recipe.lot_first, 1.0, recipe.lot_share)
        state, found = self.rollout(training.params, key, lot_share, earlier)
        credits = self.credit(state, found)
        entropy = recipe.entropy * (1 - progress) ** 2 + recipe.least_entropy
        rate = recipe.rate * (1 - progress)
        awake = jnp.where(progress < recipe.rest, 0.0, rate)
        rates = {name: awake if name in ACTORS else rate for name in training.params}
        batches = {}
        for name, samples in found.items():
            joined = Samples(*(jnp.concatenate(parts) for parts in zip(*samples, strict=True)))
            advantage = jnp.concatenate([own for own, _ in credits[name]])
            target = jnp.concatenate([whole for _, whole in credits[name]])
            batches[name] = jax.tree.map(self._cut, (joined._replace(value=None), advantage, target))

        def learn(training: Training, batch: Any) -> Any:
            def whole(params: Params) -> Any:
                total, told = jnp.zeros(()), {}
                for name, (samples, advantage, target) in batch.items():
                    warm = entropy * (2 if name == "before" else 1)
                    loss, parts = self.loss(params, name, samples, advantage, target, warm)
                    total = total + loss
                    told.update({f"{name} {what}": value for what, value in parts.items()})
                return total, told

            gradients, told = jax.grad(whole, has_aux=True)(training.params)
            return self._update(training, gradients, rates), told

        training, told = lax.scan(learn, training, batches)
        return training, {**jax.tree.map(jnp.mean, told), **self.told(state, found)}

    def _cut(self, array: Array) -> Array:
        """[minibatches, T, hands in each, …]: hands need no shuffling, since the deals are random."""
        times, hands = array.shape[:2]
        number = self.recipe.minibatches
        return jnp.moveaxis(array.reshape(times, number, hands // number, *array.shape[2:]), 1, 0)

    def told(self, state: State, found: dict[str, list[Samples]]) -> dict[str, Array]:
        """Statistics of a batch, with bids from hands bid by the network."""
        by_network = found["before"][0].counts.any(axis=0) | (state.calls == 0)
        scored = by_network & (state.ended != PASSED_OUT)
        number = jnp.maximum(scored.sum(), 1)
        played = by_network & (state.ended == PLAYED)
        made = self.table.scoring.made(state)
        return {
            "bid": jnp.where(scored, state.amount, 0).sum() / number,
            "dropped": (scored & state.dropped).sum() / number,
            "made": (played & made).sum() / jnp.maximum(scored.sum(), 1),
            "played": played.sum() / jnp.maximum(by_network.sum(), 1),
            "calls": jnp.where(by_network, state.calls, 0).sum() / jnp.maximum(by_network.sum(), 1),
        }

    # --- measuring ----------------------------------------------------------------------------------------------------

    def duel(self, one: Params, other: Params, key: Array) -> tuple[Array, Array]:
        """How much more `one` scores than `other` per hand, over the same deals with seats exchanged, and the standard
        error. Both give their best answers."""
        dealt = self.deal(key)

        def seated(side: Array) -> Array:
            state = self._against(dealt, one, other, side)
            scores = self.table.scoring.margins(self.table.scoring.scores(state).astype(jnp.float32))
            return jnp.take(scores, side, axis=1)

        means = lax.map(seated, jnp.arange(self.rules.sides)).mean(axis=0)
        return means.mean(), means.std() / np.sqrt(self.recipe.hands)

    def _against(self, state: State, one: Params, other: Params, side: Array | int) -> State:
        for part in self.deciding.parts:
            if part.network == "play":
                state = self.deciding.unlearned(state)

            def step(state: State, time: Array, part: Part = part) -> tuple[State, None]:
                rows = self.deciding.observation(part, state)
                mask = self.legal(part, state, time)
                answers = (self.ask(params[part.network], rows) for params in (one, other))
                mine, theirs = (
                    jnp.argmax(self.deciding.preferred(part.network, each, mask), axis=1) for each in answers
                )
                chosen = jnp.where(state.actor % self.rules.sides == side, mine, theirs)
                return self.deciding.step(part, state, chosen), None

            state, _ = lax.scan(step, state, jnp.arange(self.times(part)))
        return state


def _moments(values: Array, counts: Array) -> tuple[Array, Array]:
    """Mean and standard deviation of the entries that count."""
    number = jnp.maximum(counts.sum(), 1)
    mean = jnp.where(counts, values, 0).sum() / number
    return mean, jnp.sqrt(jnp.where(counts, (values - mean) ** 2, 0).sum() / number)

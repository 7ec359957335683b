"""How likely the bidder is to make the bid: a small third network, which learns from hands that the finished players
play.

It sees what the bidder sees when asked to name trump. The players do not need it; it says what they think, for hints
and for checking whether they bid what they can make. A training learns it last; this adds it to finished players:

    python -m training.chances n42pa weights.npz --to weights-with-chances.npz
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from meldhouse.lockstep import weights
from meldhouse.lockstep.arrays import Array
from meldhouse.lockstep.deciding import Deciding, Part
from meldhouse.lockstep.environment import Environment
from meldhouse.lockstep.network import Layers, forward, new_layers
from meldhouse.lockstep.state import PLAYED, State
from training.named import rules_named
from training.ppo import ACTORS, Learner, Params, Recipe

NETWORK = "made"
WIDTH, DEPTH = 128, 2
CALLS = 80
"""The most calls in an auction: players do not stop where a training does, and what was bid in a longer auction is made
less often."""
STEPS = 8
"""Steps of learning for each batch of hands."""
RATE = 2e-3


class Chances:
    def __init__(self, learner: Learner) -> None:
        self.learner = Learner(learner.rules, replace(learner.recipe, calls=CALLS))
        self.learn = jax.jit(self._learn)

    def fitted(self, params: Params, *, batches: int, seed: int) -> tuple[Layers, float]:
        """The network, and how far its last estimates were off (cross entropy, in nats)."""
        layers = self._begin(seed)
        zeros = jax.tree.map(jnp.zeros_like, layers)
        carry: Any = (layers, zeros, zeros, jnp.zeros(()))
        actors = {name: params[name] for name in ACTORS}
        key, off = jax.random.key(seed), 0.0
        for batch in range(batches):
            rate = RATE * (1 - batch / batches)
            carry, told = self.learn(carry, actors, jax.random.fold_in(key, batch), jnp.float32(rate))
            off = float(told)
        return jax.tree.map(np.asarray, carry[0]), off

    def _begin(self, seed: int) -> Layers:
        rules, lot = self.learner.rules, np.random.default_rng(seed)
        twin = Deciding(Environment(rules, np))
        state = twin.table.start(*twin.table.deal(lot.random((1, int(rules.copies_of.sum())))), dealer=np.zeros(1))
        part = next(part for part in twin.parts if part.name == "naming")
        layers = new_layers(lot, twin.observation(part, state).shape[1], WIDTH, DEPTH, 1)
        found: Layers = jax.tree.map(jnp.asarray, layers)
        return found

    def hands(self, params: Params, key: Array) -> tuple[Array, Array, Array]:
        """A batch of hands in which everybody gives the best answer: what the bidder saw, whether there was a bid, and
        whether it was made."""
        learner, state = self.learner, self.learner.deal(key)
        rows, is_bid = jnp.zeros(()), jnp.zeros(())
        for part in learner.deciding.parts:
            if part.network == "play":
                state = learner.deciding.unlearned(state)
            if part.name == "naming":
                rows = learner.deciding.observation(part, state)
                is_bid = learner.deciding.is_asked(part, state) & ~state.dropped

            def step(state: State, time: Array, part: Part = part) -> tuple[State, None]:
                answers = learner.ask(params[part.network], learner.deciding.observation(part, state))
                mask = learner.legal(part, state, time)
                chosen = jnp.argmax(learner.deciding.preferred(part.network, answers, mask), axis=1)
                return learner.deciding.step(part, state, chosen), None

            state, _ = lax.scan(step, state, jnp.arange(learner.times(part)))
        return rows, is_bid, (state.ended == PLAYED) & learner.table.scoring.made(state)

    def _learn(self, carry: Any, params: Params, key: Array, rate: Array) -> tuple[Any, Array]:
        """One batch of hands, in several steps of Adam."""
        rows, is_bid, made = self.hands(params, key)
        parts = [array.reshape(STEPS, -1, *array.shape[1:]) for array in (rows, is_bid, made)]

        def loss(layers: Layers, rows: Array, is_bid: Array, made: Array) -> Array:
            logit = forward(jnp, layers, rows)[:, 0]
            off = jnp.logaddexp(0, logit) - made * logit
            return (off * is_bid).sum() / jnp.maximum(is_bid.sum(), 1)

        def step(carry: Any, part: Any) -> tuple[Any, Array]:
            layers, first, second, time = carry
            off, gradient = jax.value_and_grad(loss)(layers, *part)
            time = time + 1
            first = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, first, gradient)
            second = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new**2, second, gradient)

            def moved(part: Array, mean: Array, square: Array) -> Array:
                return part - rate * (mean / (1 - 0.9**time)) / (jnp.sqrt(square / (1 - 0.999**time)) + 1e-8)

            return (jax.tree.map(moved, layers, first, second), first, second, time), off

        carry, off = lax.scan(step, carry, tuple(parts))
        return carry, off.mean()


def main() -> None:
    options = argparse.ArgumentParser(description="Let a small network learn how likely players make their bids.")
    options.add_argument("book", help="the name of a book, or the file of a club")
    options.add_argument("weights", type=Path, help="the file of the players")
    options.add_argument("--to", type=Path, help="the file to write; by default the same")
    options.add_argument("--batches", type=int, default=60)
    options.add_argument("--hands", type=int, default=Recipe.hands, help="in a batch")
    options.add_argument("--bids", type=int, default=64, help="how many bids, from the lowest up, the network can make")
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    rules = rules_named(given.book, given.bids)
    found = weights.load(given.weights, rules)
    chances = Chances(Learner(rules, Recipe(hands=given.hands)))
    layers, off = chances.fitted(found.networks, batches=given.batches, seed=given.seed)
    networks, header = {**found.networks, NETWORK: layers}, found.header
    weights.save(
        given.to or given.weights,
        rules,
        networks,
        version=header["version"],
        made=header["made"],
        log={**header["log"], NETWORK: {"hands": given.batches * given.hands, "off": round(off, 5)}},
    )
    print(f"{given.book}: {given.batches * given.hands:,} hands, off by {off:.4f}")


if __name__ == "__main__":
    main()

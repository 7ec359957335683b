"""A learned player in NumPy: one pass through a network for each decision."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from meldhouse.lockstep.arrays import Array
from meldhouse.lockstep.deciding import Deciding, masked
from meldhouse.lockstep.environment import Environment
from meldhouse.lockstep.network import forward
from meldhouse.lockstep.rules import Rules
from meldhouse.lockstep.state import PHASES, State
from meldhouse.lockstep.weights import Weights, load


class Learned:
    """Decides for the seats that are asked, in any number of hands of one book."""

    def __init__(self, rules: Rules, weights: Weights) -> None:
        self.weights = weights
        self.table = Environment(rules, np)
        self.deciding = Deciding(self.table)

    @classmethod
    def read(cls, path: str | Path, rules: Rules) -> Learned:
        return cls(rules, load(path, rules))

    def decide(self, state: State, barred: Array | None = None) -> Array:
        """[B] the number of the best answer; `barred` [B, F] are faces not to be played, never all that may be.

        Weak hands are thrown in, all meld is shown, and no bid is given up before somebody else's lead; a finished hand
        is answered with 0."""
        found = np.zeros(len(state.phase), np.int64)
        for phase, kind in (("redeal", "redeal"), ("meld", "show"), ("concede", "decline")):
            if kind in self.table.number:
                found[state.phase == PHASES.index(phase)] = self.table.number[kind]
        for part in self.deciding.parts:
            asked = self.deciding.is_asked(part, state)
            if asked.any():
                some = state if asked.all() else State(*(field[asked] for field in state))
                logits = self.logits(some, part.name)
                if part.network == "play" and barred is not None:
                    there = self.deciding.observer.in_play_order(some, barred[asked])
                    logits[:, : there.shape[1]][there] = -np.inf
                found[asked] = self.deciding.number(part, some, logits.argmax(axis=1))
        return found

    def chance(self, state: State) -> Array:
        """[B] how likely the bidders, who are asked to name trump, make their bids: an estimate from what they know."""
        logits = forward(np, self.weights.networks["made"], self.deciding.observer.before(state))[:, 0]
        return 1 / (1 + np.exp(-logits))

    def chance_of_bid(self, state: State, number: Array) -> Array:
        """[B] the same for a bid that somebody may make now, if everybody else passed."""
        table, seats = self.table, self.table.rules.seats
        own = table.hot(state.actor, seats)
        bid = table.call(state, number, np.ones(len(own), bool))
        naming = next(part for part in self.deciding.parts if part.name == "naming")
        phase = np.full_like(state.phase, naming.phases[0])
        return self.chance(bid._replace(phase=phase, actor=bid.bidder, passed=~own, ended=np.zeros_like(phase)))

    def logits(self, state: State, name: str) -> Array:
        """[B, outputs] the preference for every answer, in a part of the hand."""
        part = next(part for part in self.deciding.parts if part.name == name)
        mask = self.deciding.mask(part, state)
        if (mask.sum(axis=1) == 1).all():
            return masked(np, np.zeros(mask.shape, np.float32), mask)  # nothing to decide
        found = forward(np, self.weights.networks[part.network], self.deciding.observation(part, state))
        return self.deciding.preferred(part.network, found, mask)

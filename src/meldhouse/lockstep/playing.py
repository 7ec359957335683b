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

    def decide(self, state: State) -> Array:
        """[B] the number of the best answer. Weak hands are thrown in, all meld is shown, and no bid is given up before
        somebody else's lead; a finished hand is answered with 0."""
        found = np.zeros(len(state.phase), np.int64)
        for phase, kind in (("redeal", "redeal"), ("meld", "show"), ("concede", "decline")):
            if kind in self.table.number:
                found[state.phase == PHASES.index(phase)] = self.table.number[kind]
        for part in self.deciding.parts:
            asked = self.deciding.is_asked(part, state)
            if asked.any():
                some = state if asked.all() else State(*(field[asked] for field in state))
                logits = self.logits(some, part.name)
                found[asked] = self.deciding.number(part, some, logits.argmax(axis=1))
        return found

    def logits(self, state: State, name: str) -> Array:
        """[B, outputs] the preference for every answer, in a part of the hand."""
        part = next(part for part in self.deciding.parts if part.name == name)
        mask = self.deciding.mask(part, state)
        if (mask.sum(axis=1) == 1).all():
            return masked(np, np.zeros(mask.shape, np.float32), mask)  # nothing to decide
        found = forward(np, self.weights.networks[part.network], self.deciding.observation(part, state))
        return self.deciding.preferred(part.network, found, mask)

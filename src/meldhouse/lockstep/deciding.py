"""How a network is asked: the parts of a hand, the answers allowed in each, and their numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from meldhouse.lockstep.arrays import Array
from meldhouse.lockstep.environment import Environment
from meldhouse.lockstep.observing import Observer
from meldhouse.lockstep.state import AUCTION, DISCARD, EXCHANGE, KITTY, TRICKS, TRUMP, State


class Part(NamedTuple):
    """A part of a hand in which all hands are asked the same kind of question, a number of times in a row."""

    name: str
    network: str
    """``before`` or ``play``."""
    phases: tuple[int, ...]
    kinds: tuple[str, ...]
    """The kinds of decision, in the order of their numbers."""
    step: Callable[[State, Array, Array], State]
    times: int
    """The most questions asked; 0 if the book sets no limit."""


class Deciding:
    """The parts of a hand in one book, and a network's answers in each."""

    def __init__(self, table: Environment) -> None:
        self.table, self.rules, self.xp = table, table.rules, table.xp
        self.observer = Observer(table)
        self.parts = self._parts()

    def _parts(self) -> list[Part]:
        table, rules, book = self.table, self.rules, self.table.book
        once = rules.seats if book.auction.form == "once" else 0
        found = [Part("calls", "before", (AUCTION,), ("pass", "bid"), table.call, once)]
        if rules.kitty:
            found.append(Part("naming", "before", (KITTY,), ("turn", "name"), table.name, 2))
            found.append(Part("discard", "before", (DISCARD,), ("lay-away",), table.lay_away, rules.kitty))
        else:
            found.append(Part("naming", "before", (TRUMP,), ("name",), table.name, 1))
        if book.exchange.form != "none":
            found.append(Part("exchange", "before", (EXCHANGE,), ("give",), table.give, 2 * book.exchange.count))
        kinds = ("play", "concede") if "concede" in rules.kinds else ("play",)
        found.append(Part("tricks", "play", (TRICKS,), kinds, table.play, rules.hand * rules.seats))
        return found

    def outputs(self, network: str) -> int:
        """The number of answers a network has."""
        if network == "play":
            return self.rules.faces + ("concede" in self.rules.kinds)
        return max(self.rules.kinds[kind].stop for part in self.parts if part.network == network for kind in part.kinds)

    def is_asked(self, part: Part, state: State) -> Array:
        """[B] whether a hand is in this part."""
        first, *others = part.phases
        found = state.phase == first
        for phase in others:
            found = found | (state.phase == phase)
        return found

    def observation(self, part: Part, state: State) -> Array:
        return self.observer.play(state) if part.network == "play" else self.observer.before(state)

    def mask(self, part: Part, state: State) -> Array:
        """[B, outputs] what may be answered."""
        xp, found = self.xp, self.table.mask(state, part.kinds)
        if part.network == "play":
            faces = self.observer.in_play_order(state, found[:, : self.rules.faces])
            return xp.concatenate([faces, found[:, self.rules.faces :]], axis=1)
        first = self.rules.kinds[part.kinds[0]].start
        after = self.outputs(part.network) - first - found.shape[1]
        return xp.pad(found, ((0, 0), (first, after)))

    def preferred(self, network: str, answers: Array, mask: Array) -> Array:
        """[…, outputs] logits of the allowed answers. Calls start out as random calls, and learn to differ from
        them."""
        return masked(self.xp, answers + self.lots(mask) if network == "before" else answers, mask)

    def lots(self, mask: Array) -> Array:
        """[…, outputs] logits of random calls: pass half the time, otherwise bid, usually low; 0 for anything that is
        not a call."""
        xp = self.xp
        place, column = xp.cumsum(mask, axis=-1), xp.arange(mask.shape[-1])
        calls = xp.where(column == 0, 1.5, -0.2 * place)
        return xp.where(column < self.rules.kinds["bid"].stop, calls, 0.0)

    def number(self, part: Part, state: State, answer: Array) -> Array:
        """[B] the table's number for an answer of the network."""
        if part.network != "play":
            return answer
        xp, faces = self.xp, self.rules.faces
        face = self.table.at(self.observer.order[state.trump], xp.minimum(answer, faces - 1))
        played = face + self.table.number["play"]
        return xp.where(answer < faces, played, self.table.number.get("concede", 0))

    def step(self, part: Part, state: State, answer: Array) -> State:
        return part.step(state, self.number(part, state, answer), self.is_asked(part, state))

    def unlearned(self, state: State) -> State:
        """The steps between the exchange and the first lead, which are not learned: everybody shows all their meld, and
        a bidder who does not lead never gives up."""
        table = self.table
        for kind, phase, times in (("show", "meld", self.rules.seats), ("decline", "concede", 1)):
            if table.asks(phase):
                for _ in range(times):
                    state = table.step_in(state, self.xp.full_like(state.phase, table.number[kind]), phase)
        return state


def masked(xp: Any, logits: Array, mask: Array) -> Array:
    return xp.where(mask, logits, -1e9)

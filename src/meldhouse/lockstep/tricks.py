"""The duties of play and who wins, for many hands at once: `meldhouse.game.tricks` in arrays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy

from meldhouse.lockstep.arrays import Array, Arrays
from meldhouse.lockstep.rules import Rules
from meldhouse.lockstep.state import FREE, NOTHING, State


class Lying(NamedTuple):
    """The trick on the table, as a player finds it."""

    led: Array
    """[B] the suit led; 0 if the table is empty."""
    is_empty: Array
    """[B]"""
    powers: Array
    """[B, S] the strength of what each seat played; 0 if it cannot win or nothing was played."""
    best: Array
    """[B] the strongest of them."""
    to_beat: Array
    """[B] what a follower has to beat."""


class Tricks(Arrays):
    def __init__(self, rules: Rules, xp: Any) -> None:
        super().__init__(xp)
        self.rules, self.duties = rules, rules.book.tricks
        self.suit_of = xp.asarray(rules.suit_of)
        self.member = xp.asarray(rules.member)
        self.power = xp.asarray(rules.power)
        self.trump_suit = xp.asarray(rules.trump_suit)
        self.worth = xp.asarray(rules.worth)
        self.first_wins = self.duties.identical == "first"
        self._last: dict[str, tuple[State, Any]] = {}

    def on_table(self, state: State) -> Lying:
        found: Lying = self._once("lying", state, self._on_table)
        return found

    def _once(self, what: str, state: State, look: Callable[[State], Any]) -> Any:
        """In NumPy the last state's result is cached: several callers ask about the same one."""
        if self.xp is not numpy:
            return look(state)
        if what not in self._last or self._last[what][0] is not state:
            self._last[what] = state, look(state)
        return self._last[what][1]

    def _on_table(self, state: State) -> Lying:
        xp = self.xp
        lead = self.at(state.lying, state.leader)
        is_empty = lead == NOTHING
        led = xp.where(is_empty, 0, self.suit_of[state.trump, lead])
        is_there = state.lying != NOTHING
        trump, suit = state.trump[:, None], led[:, None]
        powers = xp.where(is_there, self.power[trump, suit, state.lying], 0)
        best = to_beat = powers.max(axis=1)
        if self.duties.head_ruffed:
            follows = self.member[trump, suit, state.lying]
            to_beat = xp.where(follows, powers, 0).max(axis=1)
        return Lying(led, is_empty, powers, best, to_beat)

    def must_beat(self, state: State, lying: Lying) -> Array:
        """[B] whether a follower must beat the trick, if possible."""
        if self.duties.beat == "trump-led":
            return lying.led == self.trump_suit[state.trump]
        return self.xp.full(lying.led.shape, self.duties.beat == "always")

    def beats(self, power: Array, best: Array) -> Array:
        """Of two identical pieces the first wins, or the last."""
        return power > best if self.first_wins else power >= best

    def legal(self, state: State) -> Array:
        """[B, F] the faces the seat to play may play: the house's duties, from the strongest to none."""
        return self._once("legal", state, self._legal)

    def _legal(self, state: State) -> Array:
        xp, lying = self.xp, self.on_table(state)
        hand = self.at(state.hands, state.actor)
        held = hand > 0
        power = self.power[state.trump, lying.led]
        followers = held & self.member[state.trump, lying.led]
        free = followers
        if self.duties.beat != "never":
            over = followers & self.beats(power, lying.to_beat[:, None])
            free = self._or(self.where(self.must_beat(state, lying), over, followers), followers)
        others = held
        if self.duties.ruff:
            suit = self.trump_suit[state.trump]
            trumps = held & self.member[state.trump, suit] & (suit >= 0)[:, None]
            if self.duties.overruff:
                over = trumps & self.beats(power, lying.best[:, None])
                under = trumps if self.duties.underruff else held
                others = self.where(trumps.any(axis=1), self._or(over, under), held)
            else:
                others = self._or(trumps, held)
        found = self.where(followers.any(axis=1), free, others)
        return xp.where(lying.is_empty[:, None], held, found)

    def _or(self, some: Array, others: Array) -> Array:
        """The first choice, or the other where the first is empty."""
        return self.where(some.any(axis=1), some, others)

    def told(self, state: State, face: Array) -> Array:
        """[B, S, U] the ceilings after the player to move plays `face`: a duty not met shows what that hand lacks."""
        xp, lying = self.xp, self.on_table(state)
        suit, power = self.trump_suit[state.trump], self.power[state.trump, lying.led, face]
        follows = self.member[state.trump, lying.led, face]
        is_trump = self.member[state.trump, suit, face] & (suit >= 0)
        old = self.at(state.ceiling, state.actor)
        led, trumps = self.hot(lying.led, self.rules.suits), self.hot(suit, self.rules.suits)
        beyond = 0 if self.first_wins else 1  # if the last of equals wins, not beating rules out equals
        short = follows & self.must_beat(state, lying) & ~self.beats(power, lying.to_beat)
        new = xp.where(led & short[:, None], xp.minimum(old, (lying.to_beat - beyond)[:, None]), old)
        new = xp.where(led & ~follows[:, None], 0, new)
        if self.duties.ruff:
            lowest = lying.best - beyond
            under = is_trump & ~self.beats(power, lying.best) & bool(self.duties.overruff)
            may_hold = 0 if self.duties.underruff or not self.duties.overruff else lowest
            limit = xp.where(under, lowest, xp.where(is_trump, FREE, may_hold))
            new = xp.where(trumps & ~follows[:, None], xp.minimum(new, limit[:, None]), new)
        new = self.where(lying.is_empty, old, new)
        return xp.where(self.hot(state.actor, self.rules.seats)[..., None], new[:, None], state.ceiling)

    def can_hold(self, state: State) -> Array:
        """[B, S, F] the faces that the ceilings leave possible for each seat."""
        trump = self.xp.maximum(state.trump, 0)
        member, power = self.member[trump][:, None], self.power[trump][:, None]
        return (~member | (power <= state.ceiling[..., None])).all(axis=2)

    def winner(self, state: State) -> Array:
        """[B] the seat winning the trick so far; of equals the first to play, or the last."""
        xp, seats = self.xp, self.rules.seats
        powers = self.on_table(state).powers
        turns = (state.leader[:, None] + xp.arange(seats)) % seats
        played = self.taken(powers, turns)
        place = xp.argmax(played, axis=1) if self.first_wins else seats - 1 - xp.argmax(played[:, ::-1], axis=1)
        return ((state.leader + place) % seats).astype(xp.int32)

"""A network's input: the table in numbers, as the seat that is asked may know it.

Seats are counted from the observer, clockwise. Numbers of pieces are thermometers (two kings: 1 1 0 0). In play the
trumps come first, so that what is learned with one trump applies to all; dominoes, which belong to two suits, keep
their places. Each observation is a dictionary of named parts, concatenated in order.

The same functions run in JAX, where networks learn, and in NumPy, where they play.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from meldhouse.lockstep.arrays import Array
from meldhouse.lockstep.environment import Environment
from meldhouse.lockstep.rules import Rules
from meldhouse.lockstep.state import AUCTION, DISCARD, EXCHANGE, KITTY, NOTHING, TRICKS, TRUMP, State

CACHED = 8
"""For how many hands, or batches of hands, the meld is remembered."""
MOST = 4.0
"""Amounts are shares of the points in play, up to this many times as much."""


def known_to_actor(table: Environment, state: State) -> State:
    """The state with everything blanked that the seat that is asked does not know. Both give the same observations."""
    xp, rules = table.xp, table.rules
    own = table.hot(state.actor, rules.seats)
    is_bidder = state.actor == state.bidder
    given = xp.where(own[..., None], state.given, 0)
    if table.book.exchange.form != "none":
        partner = table.hot((state.actor + 2) % rules.seats, rules.seats)
        passed_on = (state.phase != EXCHANGE) | (table.book.exchange.form == "sequence")
        given = given + xp.where((partner & passed_on[:, None])[..., None], state.given, 0)
    return state._replace(
        hands=xp.where(own[..., None], state.hands, 0),
        kitty=table.where(state.kitty_open, state.kitty, xp.zeros_like(state.kitty)),
        declined=state.declined & own,
        given=given,
        discard=table.where(is_bidder, state.discard, xp.zeros_like(state.discard)),
    )


class Observer:
    """Makes observations of hands in one book."""

    def __init__(self, table: Environment) -> None:
        self.table, self.rules, self.xp = table, table.rules, table.xp
        self.order = self.xp.asarray(table.rules.order)
        """[T, F] the faces in the order of play."""
        self.suit_order = self.xp.asarray(_suit_order(table.rules))
        self.phases = before_phases(table.rules)
        self._counted: dict[bytes, Array] = {}

    # --- before the play ----------------------------------------------------------------------------------------------

    def before(self, state: State) -> Array:
        """[B, …] for calls, naming trump, and passing or laying away."""
        return self._row(self.before_parts(state))

    def before_parts(self, state: State) -> dict[str, Array]:
        xp, rules, table = self.xp, self.rules, self.table
        hand = table.at(state.hands, state.actor)
        parts = {
            "phase": state.phase[:, None] == xp.asarray(self.phases),
            "hand": self._thermometer(hand),
            "dealer": self._place(state, state.dealer),
            "bidder": self._place(state, state.bidder),
            "passed": self._round(state, state.passed),
            "bids": self._round(state, state.bids),
            "amount": self._share(state.amount)[:, None],
            "dropped": state.dropped[:, None],
            "trump": table.hot(state.trump, rules.trumps),
        }
        if rules.has_meld:
            parts["meld"] = self._share(self._melds(hand))
        if rules.kitty:
            parts["kitty"] = xp.where(state.kitty_open[:, None], state.kitty, 0) / rules.copies
        if rules.kitty or self._exchanges:
            parts["chosen"] = state.chosen / rules.copies
        if self._exchanges:
            parts["received"] = self._received(state) / rules.copies
        return parts

    def _melds(self, hand: Array) -> Array:
        """[B, T] the meld of a hand under every trump. The last counts are cached: they are needed at every call and
        for every piece passed."""
        key = hand.tobytes() if self.xp is np else None
        if key is None or key not in self._counted:
            trumps = self.xp.tile(self.xp.arange(self.rules.trumps), len(hand))
            points = self.table.melds.count(self.xp.repeat(hand, self.rules.trumps, axis=0), trumps).points
            points = points.reshape(-1, self.rules.trumps)
            if key is None:
                return points
            if len(self._counted) >= CACHED:
                self._counted.clear()
            self._counted[key] = points
        return self._counted[key]

    @property
    def _exchanges(self) -> bool:
        return bool(self.table.book.exchange.form != "none")

    def _received(self, state: State) -> Array:
        """[B, F] what partner passed, once received."""
        partner = (state.actor + 2) % self.rules.seats
        mine = (state.phase != EXCHANGE) | (self.table.book.exchange.form == "sequence")
        return self.xp.where(mine[:, None], self.table.at(state.given, partner), 0)

    # --- the play -----------------------------------------------------------------------------------------------------

    def play(self, state: State) -> Array:
        """[B, …] for a play to a trick."""
        return self._row(self.play_parts(state))

    def play_parts(self, state: State) -> dict[str, Array]:
        xp, rules, table = self.xp, self.rules, self.table
        hand = table.at(state.hands, state.actor)
        is_bidder = (state.actor == state.bidder)[:, None]
        own_discard = xp.where(is_bidder, state.discard, 0)
        unseen = rules.copies_of - hand - state.played.sum(axis=1) - own_discard
        can_hold = table.tricks.can_hold(state) & (unseen > 0)[:, None]
        by_seat = [state.played, table.hot(state.lying, rules.faces), self._known(state), can_hold]
        round_table = self._round(state, xp.stack(by_seat, axis=2), flat=False)  # [B, S, 4, F]
        own = xp.stack([hand, table.tricks.legal(state), unseen, state.kitty, own_discard], axis=1)
        pieces = xp.concatenate([own, round_table.reshape(len(hand), -1, rules.faces)], axis=1)
        pieces = self.in_play_order(state, pieces)
        round_table = pieces[:, 5:].reshape(round_table.shape)
        others = round_table[:, 1:]
        on_table = table.tricks.on_table(state)
        is_led = ~on_table.is_empty[:, None]
        side_melds = table.scoring.side_melds(state)
        need, left = self._need(state, side_melds)
        parts = {
            "hand": self._thermometer(pieces[:, 0]),
            "legal": pieces[:, 1],
            "unseen": self._thermometer(pieces[:, 2]),
            "played": round_table[:, :, 0] / rules.copies,
            "lying": others[:, :, 1],
            "known": others[:, :, 2] / rules.copies,
            "can_hold": others[:, :, 3],
            "trump": table.hot(state.trump, rules.trumps),
            "led": is_led & (self.suit_order[state.trump] == on_table.led[:, None]),
            "leader": self._place(state, state.leader),
            "winning": is_led & self._place(state, table.tricks.winner(state)),
            "worth": self._share(table.tricks.worth[state.lying] * (state.lying != NOTHING)).sum(axis=1)[:, None],
            "bidder": self._place(state, state.bidder),
            "dealer": self._place(state, state.dealer),
            "dropped": state.dropped[:, None],
            "amount": self._share(state.amount)[:, None],
            "bid": self._share(self._round(state, self._last_bids(state))),
            "points": self._share(self._sides(state, state.points)),
            "tricks": self._sides(state, state.tricks) / rules.hand,
            "counters": self._sides(state, state.counters) > 0,
            "need": self._share(need)[:, None],
            "left": self._share(left)[:, None],
            "is_made": (need <= 0)[:, None],
            "is_set": (need > left)[:, None],
        }
        if rules.has_meld:
            parts["meld"] = self._share(self._sides(state, side_melds))
        if rules.kitty:
            parts["kitty"] = pieces[:, 3] / rules.copies
            parts["laid_away"] = pieces[:, 4] / rules.copies
            parts["declared"] = state.declared[:, None] / rules.kitty
        return parts

    def _known(self, state: State) -> Array:
        """[B, S, F] what each seat surely still holds, as far as the observer knows: meld shown and not yet played, and
        what the observer passed to partner."""
        xp, rules = self.xp, self.rules
        shown = state.shown
        if self._exchanges:
            partner = self.table.hot((state.actor + 2) % rules.seats, rules.seats)
            passed = self.table.at(state.given, state.actor)
            shown = xp.maximum(shown, partner[..., None] * passed[:, None])
        return xp.maximum(shown - state.played, 0)

    def _last_bids(self, state: State) -> Array:
        """[B, S] the highest bid of each; 0 for none."""
        return self.xp.where(state.bids, self.table.ladder, 0).max(axis=2)

    def _need(self, state: State, side_melds: Array) -> tuple[Array, Array]:
        """[B] what the bidders must still take, and what is left to take."""
        xp, rules, scoring = self.xp, self.rules, self.table.scoring
        own = scoring.bidding(state)
        taken = xp.where(own, state.points, 0).sum(axis=1)
        meld = xp.where(own, side_melds, 0).sum(axis=1)
        rest = xp.maximum(state.amount - meld, self.table.book.scoring.bidder_take)
        rest = xp.minimum(state.amount, rules.points_in_play) if not rules.has_meld else rest
        return rest - taken, rules.points_in_play - state.points.sum(axis=1)

    # --- what a critic sees, too --------------------------------------------------------------------------------

    def hidden(self, state: State) -> Array:
        """[B, …] every hand except the observer's, and what was laid aside."""
        xp, rules, table = self.xp, self.rules, self.table
        is_play = (state.phase == TRICKS)[:, None, None]
        others = self._round(state, state.hands, flat=False)[:, 1:]
        lies = table.where(state.kitty_open, state.discard, state.kitty)
        aside = xp.concatenate([others, lies[:, None]], axis=1) if rules.kitty else others
        trump = xp.maximum(state.trump, 0)
        seen = xp.where(is_play, xp.take_along_axis(aside, self.order[trump][:, None], axis=2), aside)
        return self._row({"others": self._thermometer(seen)})

    # --- encoding --------------------------------------------------------------------------------------

    def in_play_order(self, state: State, pieces: Array) -> Array:
        """[B, …, F] the faces in the order of play."""
        order = self.order[state.trump]
        if self.xp is np:
            rows = np.arange(len(order))[:, None]
            return np.moveaxis(pieces, -1, 1)[rows, order].swapaxes(1, -1) if pieces.ndim == 3 else pieces[rows, order]
        order = order.reshape(order.shape[:1] + (1,) * (pieces.ndim - 2) + order.shape[1:])
        return self.xp.take_along_axis(pieces, order, axis=pieces.ndim - 1)

    def _round(self, state: State, by_seat: Array, *, flat: bool = True) -> Array:
        """Values by seat, from the observer clockwise."""
        seats = self.rules.seats
        found = self.table.taken(by_seat, (state.actor[:, None] + self.xp.arange(seats)) % seats)
        return found.reshape(len(found), -1) if flat else found

    def _sides(self, state: State, by_side: Array) -> Array:
        """Values by side, the observer's first."""
        sides = self.rules.sides
        return self.table.taken(by_side, (state.actor[:, None] + self.xp.arange(sides)) % sides)

    def _place(self, state: State, seat: Array) -> Array:
        """[B, S] a seat, counted from the observer; all zeros if there is none."""
        away = self.xp.where(seat < 0, -1, (seat - state.actor) % self.rules.seats)
        return self.table.hot(away, self.rules.seats)

    def _thermometer(self, counts: Array) -> Array:
        levels = self.xp.arange(self.rules.copies)
        return counts[..., None] > levels

    def _share(self, amount: Array) -> Array:
        return self.table.between(amount / self.rules.points_in_play, -MOST, MOST)

    def _row(self, parts: dict[str, Array]) -> Array:
        rows = [part.reshape(len(part), -1).astype(self.xp.float32) for part in parts.values()]
        return self.xp.concatenate(rows, axis=1)


def before_phases(rules: Rules) -> Any:
    """The phases before play in which this book asks for a learned decision."""
    exchange = [EXCHANGE] if rules.book.exchange.form != "none" else []
    return np.array([AUCTION, *([KITTY] if rules.kitty else [TRUMP]), *exchange, *([DISCARD] if rules.kitty else [])])


def _suit_order(rules: Rules) -> Any:
    """[T, U] the suits in the order of the faces in play."""
    found = []
    for trump in range(rules.trumps):
        each_has_one = (rules.member[trump].sum(axis=0) == 1).all()
        met = rules.suit_of[trump][rules.order[trump]].tolist() if each_has_one else []
        found.append(list(dict.fromkeys([*met, *range(rules.suits)])))
    return np.array(found, np.int32)

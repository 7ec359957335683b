"""Many hands at once, from the first call to the score: `meldhouse.game` as arrays.

Pure functions of a `State`, in NumPy or in JAX, which can compile a step. Decisions have the same numbers as in
`meldhouse.envs`, and come in the same order; a test plays the same hands there and compares everything after every
step. The book's settings are applied when the environment is made, so none are looked up while hands are played.

>>> import numpy
>>> from meldhouse.rulebooks import load_book
>>> from meldhouse.players.learned.tables import rules_of
>>> table = Environment(rules_of(load_book("n42pa")), numpy)
>>> state = table.start(*table.deal(numpy.random.default_rng(1).random((2, 28))), dealer=numpy.array([0, 3]))
>>> state.actor, table.mask(state).sum(axis=1)
(array([1, 0], dtype=int32), array([15, 15]))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from meldhouse.lockstep.arrays import Array, Arrays
from meldhouse.lockstep.melds import Melds
from meldhouse.lockstep.rules import Rules
from meldhouse.lockstep.scoring import Scoring
from meldhouse.lockstep.state import (
    AUCTION,
    BOARD_SET,
    CONCEDE,
    CONCEDED,
    DISCARD,
    EXCHANGE,
    FREE,
    KITTY,
    MELD,
    NO_BOARD,
    NO_MARRIAGE,
    NOBODY,
    NOTHING,
    OVER,
    PASSED_OUT,
    PHASES,
    PLAYED,
    REDEAL,
    TRICKS,
    TRUMP,
    State,
)
from meldhouse.lockstep.tricks import Tricks


class Environment(Arrays):
    def __init__(self, rules: Rules, xp: Any = np) -> None:
        super().__init__(xp)
        self.rules, self.book = rules, rules.book
        self.melds = Melds(rules, xp)
        self.tricks = Tricks(rules, xp)
        self.scoring = Scoring(rules, self.melds, xp)
        self.ladder = xp.asarray(rules.ladder)
        self.bid_over = xp.asarray(rules.bid_over)
        self.kinds = rules.kinds
        self.number = {kind: numbers.start for kind, numbers in rules.kinds.items()}
        """The first number of every kind of decision."""
        self._steps = {
            AUCTION: self.call,
            TRUMP: self.name,
            TRICKS: self.play,
            **({KITTY: self.name, DISCARD: self.lay_away} if rules.kitty else {}),
            **({EXCHANGE: self.give} if self.book.exchange.form != "none" else {}),
            **({MELD: self.show} if rules.has_meld else {}),
            **({REDEAL: self.redeal} if self.book.deal.weak_nines else {}),
            **({CONCEDE: self.answer_concede} if self._concede_is_offered else {}),
        }

    @property
    def _concede_is_offered(self) -> bool:
        """Whether a bidder who does not lead is asked whether to give up."""
        return bool(self.book.board.concede != "never" and self.book.tricks.first_lead != "bidder")

    # --- the deal -----------------------------------------------------------------------------------------------------

    def deal(self, lots: Array) -> tuple[Array, Array]:
        """Hands [B, S, F] and kitty [B, F], from a random number for every piece of the pack."""
        xp, rules = self.xp, self.rules
        pack = xp.asarray(np.repeat(np.arange(rules.faces, dtype=np.int32), rules.copies_of))
        order = pack[xp.argsort(lots, axis=1)]
        heaps = self.hot(order, rules.faces).astype(xp.int32)
        dealt = rules.seats * rules.hand
        hands = heaps[:, :dealt].reshape(len(order), rules.seats, rules.hand, rules.faces).sum(axis=2)
        return hands.astype(xp.int32), heaps[:, dealt:].sum(axis=1).astype(xp.int32)

    def start(self, hands: Array, kitty: Array, dealer: Array) -> State:
        """The state after a deal, with the first seat asked to call."""
        xp, rules = self.xp, self.rules
        number = len(hands)

        def zeros(*shape: int) -> Array:
            return xp.zeros((number, *shape), xp.int32)

        def flags(*shape: int) -> Array:
            return xp.zeros((number, *shape), bool)

        seats, sides, faces = rules.seats, rules.sides, rules.faces
        dealer = xp.asarray(dealer).astype(xp.int32)
        state = State(
            phase=zeros() + AUCTION,
            actor=(dealer + 1) % seats,
            dealer=dealer,
            hands=xp.asarray(hands).astype(xp.int32),
            kitty=xp.asarray(kitty).astype(xp.int32),
            kitty_open=flags(),
            declined=flags(seats),
            standing=zeros() + NOTHING,
            amount=zeros(),
            bidder=zeros() + NOBODY,
            dropped=flags(),
            passed=flags(seats),
            spoken=flags(seats),
            calls=zeros(),
            bids=flags(seats, rules.bids),
            trump=zeros() + NOTHING,
            chosen=zeros(faces),
            given=zeros(seats, faces),
            discard=zeros(faces),
            declared=zeros(),
            has_shown=flags(seats),
            shown=zeros(seats, faces),
            meld=zeros(seats),
            leader=zeros(),
            lying=zeros(seats) + NOTHING,
            played=zeros(seats, faces),
            ceiling=zeros(seats, rules.suits) + FREE,
            points=zeros(sides),
            tricks=zeros(sides),
            counters=zeros(sides),
            ended=zeros(),
        )
        return self._offer_redeal(state, flags() | True)

    # --- what may be answered -----------------------------------------------------------------------------------------

    def mask(self, state: State, kinds: Sequence[str] = ()) -> Array:
        """[B, actions] what the seat that is asked may answer, optionally of some kinds only; nothing when a hand is
        over."""
        xp = self.xp
        parts = {
            "pass": lambda: self.call_mask(state)[:, :1],
            "bid": lambda: self.call_mask(state)[:, 1:],
            "turn": lambda: self._may_turn(state)[:, None],
            "name": lambda: self.name_mask(state),
            "give": lambda: self.face_mask(state) & (state.phase == EXCHANGE)[:, None],
            "lay-away": lambda: self.face_mask(state) & (state.phase == DISCARD)[:, None],
            "show": lambda: (state.phase == MELD)[:, None],
            "show-least": lambda: self._may_show_less(state)[:, None],
            "play": lambda: self.face_mask(state) & (state.phase == TRICKS)[:, None],
            "concede": lambda: self.may_concede(state)[:, None],
            "redeal": lambda: (state.phase == REDEAL)[:, None],
            "decline": lambda: ((state.phase == REDEAL) | (state.phase == CONCEDE))[:, None],
        }
        wanted = sorted(kinds or self.number, key=self.number.__getitem__)
        return xp.concatenate([parts[kind]() for kind in wanted], axis=1)

    def call_mask(self, state: State) -> Array:
        """[B, 1 + R] to pass, and every bid."""
        xp, asked = self.xp, (state.phase == AUCTION)[:, None]
        may_pass = xp.ones(len(state.phase), bool)
        if self.book.auction.all_pass == "forced":
            last = (state.actor == state.dealer) & (state.calls >= self.rules.seats - 1)
            may_pass = ~(last & (state.bidder == NOBODY))
        return asked & xp.concatenate([may_pass[:, None], self.bid_over[state.standing + 1]], axis=1)

    def name_mask(self, state: State) -> Array:
        """[B, T] the trumps or contracts."""
        asked = (state.phase == TRUMP) | (state.phase == KITTY)
        if self.book.kitty.before_trump:
            asked = asked & ((state.phase == TRUMP) | state.kitty_open)
        asked = asked & (state.trump == NOTHING)
        return asked[:, None] & self.melds.names(self.at(state.hands, state.actor))

    def _may_turn(self, state: State) -> Array:
        return (state.phase == KITTY) & ~state.kitty_open

    def face_mask(self, state: State) -> Array:
        """[B, F] the pieces that can be chosen, or played."""
        if not (self.rules.kitty or self.book.exchange.form != "none"):
            return self.tricks.legal(state)
        free = self.at(state.hands, state.actor) - state.chosen > 0
        return self.where(state.phase == TRICKS, self.tricks.legal(state), free)

    def _may_show_less(self, state: State) -> Array:
        if self.is_idle(asked := state.phase == MELD):
            return asked
        full, least = self._melds_of_actor(state)
        return asked & (full != least).any(axis=1)

    def _melds_of_actor(self, state: State) -> tuple[Array, Array]:
        """All the meld in hand, and the least that must be shown."""
        hand = self.at(state.hands, state.actor)
        declares = (state.actor == state.bidder) & (self.book.trump.laying == "governs")
        return self.melds.count(hand, state.trump).laid, self.melds.owed(hand, state.trump, declares)

    def may_concede(self, state: State) -> Array:
        """[B] whether the seat that is asked may give up the bid."""
        rules = self.book.board
        asked = (state.phase == TRICKS) | (state.phase == CONCEDE)
        if rules.concede == "never":
            return asked & False
        own = self.at(self.scoring.bidding(state), state.actor % self.rules.sides)
        return asked & own & self._can_be_given_up(state)

    def _can_be_given_up(self, state: State) -> Array:
        rules = self.book.board
        found = self.xp.ones(len(state.phase), bool)
        if rules.concede != "anytime":
            found = found & (state.played.sum(axis=(1, 2)) == 0)
        if rules.concede == "off-board":
            found = found & self._is_off_board(state)
        return found

    def _board(self, state: State) -> Array:
        """[B] the meld of the bidders."""
        return self.xp.where(self.scoring.bidding(state), self.scoring.side_melds(state), 0).sum(axis=1)

    def _is_off_board(self, state: State) -> Array:
        """[B] whether meld plus all points in play falls short of the bid."""
        return self._board(state) + self.rules.points_in_play < state.amount

    # --- a step -------------------------------------------------------------------------------------------------------

    def step(self, state: State, action: Array, fresh: tuple[Array, Array] | None = None) -> State:
        """Every seat that is asked answers; finished hands do not change. `fresh` are hands and kitties for seats that
        throw theirs in."""
        asked = state.phase
        for phase, answer in self._steps.items():
            if not self.is_idle(asked == phase):
                more = {"fresh": fresh} if phase == REDEAL else {}
                state = answer(state, action, asked == phase, **more)
        return state

    def asks(self, phase: str) -> bool:
        """Whether hands in this book can be in that phase."""
        return PHASES.index(phase) in self._steps

    def step_in(self, state: State, action: Array, phase: str) -> State:
        """The same when all answers are for one phase."""
        place = PHASES.index(phase)
        return self._steps[place](state, action, state.phase == place)

    def _set(self, state: State, active: Array, **fields: Array) -> State:
        """The state with these fields changed in the hands that are `active`."""
        if self.is_idle(active):
            return state
        if self.xp is np and active.all():
            return state._replace(**fields)
        return state._replace(**{name: self.where(active, new, getattr(state, name)) for name, new in fields.items()})

    def _put(self, array: Array, seat: Array, row: Array) -> Array:
        """The array with one seat's row changed."""
        hot = self.hot(seat, self.rules.seats)
        return self.xp.where(hot.reshape(hot.shape + (1,) * (array.ndim - 2)), row[:, None], array)

    def _end(self, state: State, active: Array, how: Any) -> State:
        if self.is_idle(active):
            return state
        zero = self.xp.zeros_like(state.actor)
        return self._set(state, active, phase=zero + OVER, actor=zero, ended=zero + how)

    # --- a weak hand --------------------------------------------------------------------------------------------------

    def _offer_redeal(self, state: State, active: Array) -> State:
        """Everybody with a weak hand is asked in turn, then the auction begins."""
        if not self.book.deal.weak_nines:
            return state
        xp, left = self.xp, (state.dealer + 1) % self.rules.seats
        weak = xp.stack([self.melds.weak(state.hands[:, seat]) for seat in range(self.rules.seats)], axis=1)
        asked = self.first(weak & ~state.declined, left)
        none = asked == NOBODY
        return self._set(
            state,
            active,
            phase=xp.where(none, AUCTION, REDEAL).astype(xp.int32),
            actor=xp.where(none, left, asked),
        )

    def redeal(self, state: State, action: Array, active: Array, fresh: tuple[Array, Array] | None = None) -> State:
        declined = state.declined | self.hot(state.actor, self.rules.seats)
        kept = self._set(state, active, declined=declined)
        kept = self._offer_redeal(kept, active)
        if fresh is None:
            return kept
        again = active & (action == self.number["redeal"])
        dealt = self.start(*fresh, dealer=state.dealer)
        return State(*(self.where(again, new, old) for new, old in zip(dealt, kept, strict=True)))

    # --- the auction --------------------------------------------------------------------------------------------------

    def call(self, state: State, action: Array, active: Array) -> State:
        xp, rules, auction = self.xp, self.rules, self.book.auction
        is_bid = action >= self.number["bid"]
        rung = self.between(action - self.number["bid"], 0, rules.bids - 1).astype(xp.int32)
        own = self.hot(state.actor, rules.seats)
        bidder = xp.where(is_bid, state.actor, state.bidder)
        raised = state.passed if auction.pass_final else xp.zeros_like(state.passed)
        passed = self.where(is_bid, raised, state.passed | own)
        spoken = state.spoken | own
        waiting = ~spoken if auction.form == "once" else ~passed
        turn = self.first(waiting, (state.actor + 1) % rules.seats)
        has_bid = bidder != NOBODY
        silent = turn == NOBODY
        over = silent if auction.form == "once" else (passed | self.hot(bidder, rules.seats)).all(axis=1)
        others_passed = (passed | self.hot(state.dealer, rules.seats)).all(axis=1)
        dropped = ~has_bid & others_passed & (auction.all_pass == "dealer")
        state = self._set(
            state,
            active,
            actor=xp.maximum(turn, 0),
            standing=xp.where(is_bid, rung, state.standing),
            amount=xp.where(is_bid, self.ladder[rung], xp.where(dropped, self._dropped_at, state.amount)),
            bidder=xp.where(dropped, state.dealer, bidder),
            dropped=dropped,
            passed=passed,
            spoken=spoken,
            calls=state.calls + 1,
            bids=state.bids | (own[..., None] & self.hot(rung, rules.bids)[:, None] & is_bid[:, None, None]),
        )
        state = self._end(state, active & ~has_bid & ~dropped & silent, PASSED_OUT)
        won = active & (dropped | (has_bid & over))
        zero = xp.zeros_like(state.phase)
        state = self._set(state, won, phase=zero + (KITTY if rules.kitty else TRUMP), actor=state.bidder)
        return state if rules.kitty else self._needs_marriage(state, won)

    @property
    def _dropped_at(self) -> int:
        auction = self.book.auction
        return int(auction.dropped or auction.minimum)

    # --- trump, kitty, exchange ---------------------------------------------------------------------------------------

    def _needs_marriage(self, state: State, active: Array) -> State:
        """A bidder who has all the cards and no marriage to name trump from is set."""
        if not self.book.trump.marriage:
            return state
        bidder = self.xp.maximum(state.bidder, 0)
        none = ~self.melds.names(self.at(state.hands, bidder)).any(axis=1)
        return self._end(state, active & none & (state.trump == NOTHING), NO_MARRIAGE)

    def name(self, state: State, action: Array, active: Array) -> State:
        """Trump or the contract is named; or the kitty, if any, is turned."""
        xp = self.xp
        zero = xp.zeros_like(state.phase)
        named = active
        if self.rules.kitty:
            turned = active & (action == self.number["turn"])
            named = active & ~turned
            bidder = xp.maximum(state.bidder, 0)
            taken = self._put(state.hands, bidder, self.at(state.hands, bidder) + state.kitty)
            state = self._set(state, turned, hands=taken, kitty_open=xp.ones_like(turned))
        chosen = self.between(action - self.number["name"], 0, self.rules.trumps - 1).astype(xp.int32)
        state = self._set(state, named, trump=chosen)
        if self.rules.kitty:
            ready = active & state.kitty_open & (state.trump != NOTHING)
            state = self._set(state, ready, phase=zero + DISCARD)
            return self._needs_marriage(state, active & state.kitty_open)
        if self.book.exchange.form != "none":
            partner = (state.bidder + 2) % self.rules.seats
            return self._set(state, active, phase=zero + EXCHANGE, actor=partner)
        return self._after_exchange(state, active)

    def give(self, state: State, action: Array, active: Array) -> State:
        """One more piece for partner; once there are enough, they are passed."""
        xp, exchange = self.xp, self.book.exchange
        chosen = state.chosen + self.hot(action - self.number["give"], self.rules.faces)
        state = self._set(state, active, chosen=chosen)
        passes = active & (chosen.sum(axis=1) == exchange.count)
        giver = state.actor
        taker = (giver + 2) % self.rules.seats
        hands = self._put(state.hands, giver, self.at(state.hands, giver) - state.chosen)
        given = self._put(state.given, giver, state.chosen)
        is_last = giver == state.bidder
        if exchange.form == "sequence":  # partner's pieces arrive before anything is given back
            hands = self._put(hands, taker, self.at(hands, taker) + state.chosen)
        else:
            back = self.at(given, taker)
            swapped = self._put(hands, taker, self.at(hands, taker) + state.chosen)
            swapped = self._put(swapped, giver, self.at(swapped, giver) + back)
            hands = self.where(is_last, swapped, hands)
        state = self._set(state, passes, hands=hands, given=given, chosen=xp.zeros_like(chosen), actor=taker)
        return self._after_exchange(state, passes & is_last)

    def lay_away(self, state: State, action: Array, active: Array) -> State:
        """The bidder lays away one more piece, until there are as many as in the kitty."""
        chosen = state.chosen + self.hot(action - self.number["lay-away"], self.rules.faces)
        state = self._set(state, active, chosen=chosen)
        done = active & (chosen.sum(axis=1) == self.rules.kitty)
        hands = self._put(state.hands, state.actor, self.at(state.hands, state.actor) - state.chosen)
        trumps = self.tricks.member[state.trump, self.tricks.trump_suit[state.trump]]
        declared = self.xp.where(trumps & bool(self.book.kitty.declare_trumps), state.chosen, 0).sum(axis=1)
        nothing = self.xp.zeros_like(chosen)
        state = self._set(state, done, hands=hands, discard=state.chosen, declared=declared, chosen=nothing)
        return self._after_exchange(state, done)

    def _after_exchange(self, state: State, active: Array) -> State:
        if not self.rules.has_meld:
            return self._begin_play(state, active)
        zero = self.xp.zeros_like(state.phase)
        # If the bidder's marriage makes trump, the bidder shows first; all others follow by seat.
        first = state.bidder if self.book.trump.laying == "governs" else zero
        return self._set(state, active, phase=zero + MELD, actor=first)

    # --- meld ---------------------------------------------------------------------------------------------------------

    def show(self, state: State, action: Array, active: Array) -> State:
        """All the meld in hand is shown, or as little as allowed."""
        full, least = self._melds_of_actor(state)
        pieces = self.where(action == self.number["show"], full, least)
        points = self.melds.count(pieces, state.trump).points
        shown = state.has_shown | self.hot(state.actor, self.rules.seats)
        state = self._set(
            state,
            active,
            has_shown=shown,
            shown=self._put(state.shown, state.actor, pieces),
            meld=self._put(state.meld, state.actor, points),
            actor=self.xp.maximum(self.first(~shown, self.xp.zeros_like(state.actor)), 0),
        )
        return self._meld_is_shown(state, active & shown.all(axis=1))

    def _meld_is_shown(self, state: State, active: Array) -> State:
        """The bidders are set for lack of meld, or play begins."""
        xp, board = self.xp, self.book.board
        if self.is_idle(active) or not (board.dropped_meld or board.bidder_meld or board.off_board == "set"):
            return self._begin_play(state, active)
        short, bad = self._lacks_meld(state)
        if board.hands_shown != "never":
            # The hands are laid open, so all the meld in them counts after all.
            opened = active & bad & (state.dropped | (board.hands_shown == "always"))
            bidding = self.scoring.bidding(state)[:, self.rules.side_of]
            whole = [self.melds.count(state.hands[:, seat], state.trump).points for seat in range(self.rules.seats)]
            state = self._set(
                state,
                opened,
                meld=xp.where(bidding, xp.stack(whole, axis=1), state.meld),
                shown=xp.where(bidding[..., None], state.hands, state.shown),
            )
            short, bad = self._lacks_meld(state)
        state = self._end(state, active & short, NO_BOARD)
        state = self._end(state, active & bad & ~short, BOARD_SET)
        return self._begin_play(state, active & ~bad)

    def _lacks_meld(self, state: State) -> tuple[Array, Array]:
        board = self.book.board
        floor = self.xp.where(state.dropped, board.dropped_meld, board.bidder_meld)
        short = self._board(state) < floor
        return short, short | self._is_off_board(state) if board.off_board == "set" else short

    # --- play ---------------------------------------------------------------------------------------------------------

    def _begin_play(self, state: State, active: Array) -> State:
        zero = self.xp.zeros_like(state.phase)
        leads = self.book.tricks.first_lead == "bidder"
        leader = state.bidder if leads else (state.dealer + 1) % self.rules.seats
        state = self._set(state, active, phase=zero + TRICKS, actor=leader, leader=leader)
        if not self._concede_is_offered:
            return state
        offered = active & (leader != state.bidder) & self._can_be_given_up(state)
        return self._set(state, offered, phase=zero + CONCEDE, actor=state.bidder)

    def answer_concede(self, state: State, action: Array, active: Array) -> State:
        zero = self.xp.zeros_like(state.phase)
        state = self._end(state, active & (action == self.number["concede"]), CONCEDED)
        going = active & (state.phase == CONCEDE)
        return self._set(state, going, phase=zero + TRICKS, actor=state.leader)

    def play(self, state: State, action: Array, active: Array) -> State:
        xp, rules = self.xp, self.rules
        if "concede" in self.number:
            given_up = active & (action == self.number["concede"])
            active = active & ~given_up
            state = self._end(state, given_up, CONCEDED)
        face = self.between(action - self.number["play"], 0, rules.faces - 1).astype(xp.int32)
        piece = (self.hot(state.actor, rules.seats)[..., None] & self.hot(face, rules.faces)[:, None]).astype(xp.int32)
        state = self._set(
            state,
            active,
            ceiling=self.tricks.told(state, face),
            hands=state.hands - piece,
            played=state.played + piece,
            lying=self._put(state.lying, state.actor, face),
            actor=(state.actor + 1) % rules.seats,
        )
        return self.take_trick(state, active & (state.lying != NOTHING).all(axis=1))

    def take_trick(self, state: State, active: Array) -> State:
        """The winner takes the trick on the table, in the `active` hands."""
        if self.is_idle(active):
            return state
        xp, rules = self.xp, self.rules
        winner = self.tricks.winner(state)
        last = state.played.sum(axis=(1, 2)) == rules.seats * rules.hand  # correct even if not all hands are known
        counted = self.tricks.worth[state.lying].sum(axis=1)
        points = counted + self.book.tricks.each + xp.where(last, self.book.tricks.last, 0)
        side = self.hot(winner % rules.sides, rules.sides).astype(xp.int32)
        state = self._set(
            state,
            active,
            points=state.points + side * points[:, None],
            tricks=state.tricks + side,
            counters=state.counters + side * (counted > 0)[:, None],
            leader=winner,
            actor=winner,
            lying=xp.full_like(state.lying, NOTHING),
        )
        return self._end(state, active & last, PLAYED)

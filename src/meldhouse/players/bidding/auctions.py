"""What to call, by imagining the other hands: how my contract would go, and how the hand would go if I pass.

In every imagined deal the others go as high as their hands promise (`promise.py`), so a pass has a price too: the
opponents' contract, partner's, or mine at the bid forced on the dealer.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from meldhouse.game import Seat, Seating, View, seating_of
from meldhouse.players.beliefs.imagining import blunted, drawn
from meldhouse.players.beliefs.memory import Memory
from meldhouse.players.choices import surely_better
from meldhouse.players.hands.contracts import Imagined, Outcomes
from meldhouse.players.hands.margins import made
from meldhouse.players.hands.promise import HOPELESS, heights
from meldhouse.rulebooks import Book, next_rung

SPREAD = 0.04
"""How far people stray from what their hands promise, as a share of the points in play. Not far: a bid that looks off
usually has a better hand behind it."""
CAUTION = 0.04
"""How far people bid below what their hands promise, as a share of the points in play."""

STEPS = 6
"""How many rungs up the ladder to look at what the others can be pushed to."""
ALIKE = 0.05
"""A trump that makes the bid this much less often is not a close call, whatever it brings on average."""

Values = NDArray[np.float64]


class Option(NamedTuple):
    """A bid with a trump: how likely it is made, and what it brings on average, ours less theirs."""

    bid: int
    trump: str
    chance: float
    margin: float


class Silence(NamedTuple):
    """How an auction ends without me, world by world."""

    heard: tuple[Seat, ...]
    """The seats that may get the bid."""
    winners: NDArray[Any]
    """The index of the seat that gets it …"""
    prices: Values
    """… and the price, as far as the other side pushes it."""
    nobody: NDArray[np.bool_]
    """Whether nobody bids at all."""


def called_for(book: Book, view: View) -> dict[Seat, tuple[int, int | None]]:
    """What each player's calls tell: the bid they would reach at least, and the bid they gave up at (None: not yet). A
    jump means they would go further still, unless everybody bids only once. Passing to partner's bid is not giving
    up."""
    found: dict[Seat, tuple[int, int | None]] = {}
    standing: int | None = None
    bidder: Seat | None = None
    partner = seating_of(book).partner
    for call in view.calls:
        went, _ = found.get(call.seat, (0, None))
        if call.amount is not None:
            jumped = 0 if book.auction.form == "once" else max(0, call.amount - _next(book, standing))
            found[call.seat] = (call.amount + jumped, None)
            standing, bidder = call.amount, call.seat
        elif bidder is None or partner[call.seat] != bidder:
            found[call.seat] = (went, _next(book, standing))
    return found


def _next(book: Book, standing: int | None) -> int:
    if standing is None:
        return book.auction.minimum
    return next_rung(book.auction, standing) or standing


def fitting(book: Book, view: View, deals: Imagined, number: int, lot: np.random.Generator) -> Imagined:
    """Pick `number` deals; those in which the calls make sense come up more often."""
    calls = called_for(book, view)
    calls.pop(view.seat, None)  # type: ignore[arg-type]
    if not calls or len(deals) <= 1:
        return deals.chosen(np.arange(min(number, len(deals))))
    seats = deals.seating.seats
    places = [seats.index(other) for other in calls]
    promised = heights(book, deals.deals[:, places])
    limits = promised.max(axis=-1)
    if view.trump is not None and view.bidder in calls:
        # The bidder has said which trump they bid on.
        at = list(calls).index(view.bidder)
        limits[:, at] = promised[:, at, book.trump.choices.index(view.trump)]
    limits = limits - CAUTION * book.points_in_play
    spread = SPREAD * book.points_in_play
    fits = np.zeros(len(deals))
    for at, (went, gave_up) in enumerate(calls.values()):
        limit = np.maximum(limits[:, at], went - 40 * spread)
        if went:
            fits -= np.logaddexp(0.0, (went - limit) / spread)
        if gave_up is not None:
            fits -= np.logaddexp(0.0, (limit - gave_up) / spread)
    return deals.chosen(drawn(blunted(fits, number / 2), number, lot))


class Auction:
    """One seat's thinking about a call, over the deals it imagines."""

    def __init__(
        self, book: Book, view: View, memory: Memory, deals: Imagined, promised: NDArray[Any] | None = None
    ) -> None:
        self.book, self.view, self.memory, self.deals = book, view, memory, deals
        self.seating: Seating = memory.seating
        assert view.seat is not None
        self.seat: Seat = view.seat
        self.side = self.seating.sides.index(self.seating.side[self.seat])
        self.promised = heights(book, deals.deals[:, : len(self.seating.seats)]) if promised is None else promised
        """What every hand promises, by world, seat and trump."""
        self.limits: Values = self.promised.max(axis=-1) - CAUTION * book.points_in_play
        """How high everybody goes, by world and seat."""
        self._impressions: Values = self.promised[0, self.seating.seats.index(self.seat)]
        """What my own hand promises in each trump, at first sight."""
        self.favourites: NDArray[Any] = self.promised.argmax(axis=-1)
        """The trump each seat would name."""
        self._outcomes: dict[str, Outcomes] = {}
        self._values: dict[tuple[str, int, bool], Values] = {}
        self._passed: dict[tuple[str, ...], Values] = {}

    def and_in(self, more: Auction) -> Auction:
        """The same, over the deals of both; results already found are not played again."""
        promised = np.concatenate([self.promised, more.promised])
        both = Auction(self.book, self.view, self.memory, self.deals.and_in(more.deals), promised)
        both._outcomes = {trump: found.and_in(more.outcomes(trump)) for trump, found in self._outcomes.items()}
        both._passed = {
            trumps: np.concatenate([found, more.if_passed(trumps)]) for trumps, found in self._passed.items()
        }
        return both

    # --- my own contract ----------------------------------------------------------------------------------------------

    def outcomes(self, trump: str) -> Outcomes:
        found = self._outcomes.get(trump)
        if found is None:
            found = self._outcomes[trump] = self.deals.contract(self.seat, trump, self.view.dealer)
        return found

    def values(self, trump: str, bid: int, *, dropped: bool = False) -> Values:
        """What my contract brings in each world."""
        found = self._values.get((trump, bid, dropped))
        if found is None:
            found = self.outcomes(trump).margins(self.book, self.side, bid, dropped=dropped)[..., self.side]
            self._values[trump, bid, dropped] = found
        return found

    def option(self, trump: str, bid: int, *, dropped: bool = False) -> Option:
        melds, takes = self.outcomes(trump)
        chance = made(self.book, self.side, bid, melds, takes, dropped=dropped).mean()
        return Option(bid, trump, float(chance), float(self.values(trump, bid, dropped=dropped).mean()))

    def best_trump(self, trumps: tuple[str, ...], bid: int, *, dropped: bool = False) -> Option:
        return self.by_worth(trumps, bid, dropped=dropped)[0]

    def by_worth(self, trumps: tuple[str, ...], bid: int, *, dropped: bool = False) -> list[Option]:
        """Options, best first. Where chance may have decided the top trump, the one that promises most at first sight
        goes first: the best of many is easily overrated."""
        options = [self.option(trump, bid, dropped=dropped) for trump in trumps]
        options.sort(key=lambda option: (-option.margin, -option.chance))
        most = self.values(options[0].trump, bid, dropped=dropped)
        close = [
            option
            for option in options
            if option.chance >= options[0].chance - ALIKE
            and surely_better(most, self.values(option.trump, bid, dropped=dropped)) <= 0
        ]
        first = max(close, key=lambda option: self._impressions[self.book.trump.choices.index(option.trump)])
        return [first, *[option for option in options if option is not first]]

    # --- if I pass ----------------------------------------------------------------------------------------------------

    def if_passed(self, trumps: tuple[str, ...]) -> Values:
        """What each world brings if I say nothing more."""
        found = self._passed.get(trumps)
        if found is None:
            silence, found = self.silence(), np.zeros(len(self.deals))
            for other in silence.heard:
                which = np.flatnonzero((silence.winners == self.seating.seats.index(other)) & ~silence.nobody)
                found[which] = self._contract_of(other, which, silence.prices[which])
            found = self._passed[trumps] = self._passed_out(found, np.flatnonzero(silence.nobody), trumps)
        return found

    def silence(self) -> Silence:
        """Who has the bid in each world if I say nothing more."""
        view, seats = self.view, self.seating.seats
        others = self.speakers()
        limits = np.full(self.limits.shape, HOPELESS)
        for other in others:
            limits[:, seats.index(other)] = self.limits[:, seats.index(other)]
        floor = self.book.auction.minimum
        if view.bidder is not None and view.bid is not None:
            floor = view.bid
            place = seats.index(view.bidder)
            limits[:, place] = np.maximum(limits[:, place], view.bid)
        winners, highest = limits.argmax(axis=-1), limits.max(axis=-1)
        # Only the other side pushes the price up: partners do not bid against each other.
        sides = np.array([self.seating.sides.index(self.seating.side[other]) for other in seats])
        rivals = np.where(sides != sides[winners][:, None], limits, HOPELESS).max(axis=-1)
        heard = tuple(dict.fromkeys([*others, *([view.bidder] if view.bidder is not None else [])]))
        return Silence(heard, winners, np.maximum(floor, np.minimum(highest, rivals)), highest < floor)

    def speakers(self) -> list[Seat]:
        """The others who may still bid."""
        return [other for other in self.seating.seats if other != self.seat and self._may_speak(other)]

    def _may_speak(self, other: Seat) -> bool:
        if other in self.view.silenced:
            return False
        called = {call.seat for call in self.view.calls}
        if self.book.auction.form == "once":
            return other not in called
        return other not in self.memory.passed

    def _contract_of(self, other: Seat, which: NDArray[Any], prices: Values) -> Values:
        """What another seat's contract brings me, in some of the worlds."""
        book, choices = self.book, self.book.trump.choices
        place = self.seating.seats.index(other)
        side = self.seating.sides.index(self.seating.side[other])
        found = np.zeros(len(which))
        chosen = self.favourites[which, place]
        ladder = self._ladder()
        rungs = ladder[np.maximum(np.searchsorted(ladder, prices, side="right") - 1, 0)]
        for at in np.unique(chosen):
            among = np.flatnonzero(chosen == at)
            outcomes = self.deals.chosen(which[among]).contract(other, choices[at], self.view.dealer)
            for rung in np.unique(rungs[among]):
                here = rungs[among] == rung
                values = Outcomes(outcomes.melds[here], outcomes.takes[here]).margins(book, side, int(rung))
                found[among[here]] = values[:, self.side]
        return found

    def _ladder(self) -> NDArray[Any]:
        """The bids this auction may reach: the current one and a few steps up."""
        found = [self.view.bid or self.book.auction.minimum]
        while len(found) <= STEPS and (higher := next_rung(self.book.auction, found[-1])) is not None:
            found.append(higher)
        return np.array(found)

    def _passed_out(self, found: Values, which: NDArray[Any], trumps: tuple[str, ...]) -> Values:
        """Nobody bids: the dealer gets it, or the hand is dealt again."""
        auction, dealer = self.book.auction, self.view.dealer
        if not len(which) or auction.all_pass == "reshake":
            return found
        dropped = auction.all_pass == "dealer"
        if dealer != self.seat:
            found[which] = self._contract_of(dealer, which, np.full(len(which), float(auction.dropped_at)))
            return found
        if trumps:
            best = self.best_trump(trumps, auction.dropped_at, dropped=dropped)
            found[which] = self.values(best.trump, auction.dropped_at, dropped=dropped)[which]
        return found

    def overbid(self, bid: int) -> NDArray[np.bool_]:
        """The worlds in which a player still to call goes higher."""
        others = [self.seating.seats.index(other) for other in self.speakers()]
        higher = next_rung(self.book.auction, bid)
        if not others or higher is None:
            return np.zeros(len(self.deals), bool)
        return np.asarray(self.limits[:, others].max(axis=-1) >= higher)

"""What given decisions are worth, whether or not a player would have considered them: for reviewing a hand.

A call is searched a little further than by a player who has to make one: if overbid, the bidder can go on while the
hand is worth it, and by stopping is no worse off than with a pass.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

import numpy as np

from meldhouse.game import (
    Action,
    Bid,
    Concede,
    Discard,
    Event,
    NameTrump,
    Pass,
    PassPieces,
    Play,
    ShowMeld,
    View,
    count_meld,
)
from meldhouse.players.beliefs.imagining import lot_for
from meldhouse.players.beliefs.memory import Memory
from meldhouse.players.bidding.auctions import Auction, Values
from meldhouse.players.bidding.calling import nameable, supported
from meldhouse.players.choices import Choice
from meldhouse.players.hands.contracts import Outcomes
from meldhouse.players.hands.margins import made
from meldhouse.players.search.ending import concession
from meldhouse.players.search.passing import weigh_passes
from meldhouse.players.search.thinking import Thinker
from meldhouse.rulebooks.ladder import rungs_above

STEPS = 60
"""How many rungs up the ladder to look at how far the bidder could have gone."""


class Weigher:
    """How a player of a level values some decisions of one seat, all on the same imagined deals."""

    def __init__(self, thinker: Thinker, view: View, seen: Sequence[Event]) -> None:
        assert view.seat is not None
        self.thinker, self.book, self.view = thinker, thinker.book, view
        self.memory: Memory = thinker.remember(view.seat, seen)
        self.lot = lot_for(thinker.seed, view, seen)

    def weigh(self, actions: Sequence[Action]) -> list[Choice] | None:
        """The value of each action, in order; None where one of them cannot be weighed."""
        if self.view.phase == "auction":
            return self._calls(actions)
        if self.view.phase in ("trump", "kitty"):
            return self._names(actions)
        if self.view.phase in ("exchange", "discard"):
            return self._sets(actions)
        if self.view.phase == "meld":
            return self._melds(actions)
        return self._plays(actions) if self.view.phase == "tricks" else None

    # --- before the play --------------------------------------------------------------------------------------------

    def _calls(self, actions: Sequence[Action]) -> list[Choice] | None:
        book, view = self.book, self.view
        auction = self.thinker.auction(view, self.memory, self.lot)
        passing = auction.if_passed(nameable(book, view))
        trumps = supported(book, view) or nameable(book, view)
        found = []
        for action in actions:
            if isinstance(action, Pass):
                found.append(Choice(action, None, float(passing.mean())))
            elif isinstance(action, Bid) and trumps:
                value = _bid_value(auction, action.amount, trumps, passing)
                chance = auction.best_trump(trumps, action.amount).chance
                found.append(Choice(action, chance, float(value.mean())))
            else:
                return None
        return found

    def _names(self, actions: Sequence[Action]) -> list[Choice] | None:
        auction = self.thinker.auction(self.view, self.memory, self.lot)
        bid, found = self.view.bid or self.book.auction.minimum, []
        for action in actions:
            if not isinstance(action, NameTrump):
                return None
            option = auction.option(action.trump, bid, dropped=self.view.dropped)
            found.append(Choice(action, option.chance, option.margin))
        return found

    def _sets(self, actions: Sequence[Action]) -> list[Choice] | None:
        sets = [action.pieces for action in actions if isinstance(action, PassPieces | Discard)]
        if len(sets) < len(actions):
            return None
        deals = self.thinker.deals(self.view, self.memory, self.lot)
        return [weigh_passes(self.book, self.view, [pieces], deals)[0] for pieces in sets]

    def _melds(self, actions: Sequence[Action]) -> list[Choice] | None:
        """Meld that is not shown does not count; the play goes as it would."""
        book, view = self.book, self.view
        assert view.seat is not None
        assert view.bidder is not None
        assert view.trump is not None
        deals, seating = self.thinker.deals(view, self.memory, self.lot), self.memory.seating
        own, bidders = (seating.sides.index(seating.side[seat]) for seat in (view.seat, view.bidder))
        melds, takes = deals.played(deals.deals, view.bidder, view.trump, view.dealer)
        whole, bid = count_meld(book, view.hand, view.trump).points, view.bid or book.auction.minimum
        found = []
        for action in actions:
            if not isinstance(action, ShowMeld):
                return None
            laid: Any = melds.copy()
            laid[..., own] -= whole - count_meld(book, action.pieces, view.trump).points
            chance = made(book, bidders, bid, laid, takes, dropped=view.dropped)
            value = Outcomes(laid, takes).margins(book, bidders, bid, dropped=view.dropped)[..., own]
            wanted = chance if own == bidders else ~chance
            found.append(Choice(action, float(wanted.mean()), float(value.mean())))
        return found

    # --- in play ------------------------------------------------------------------------------------------------------

    def _plays(self, actions: Sequence[Action]) -> list[Choice] | None:
        if self.view.claim is not None or not self.view.legal_plays:
            return None
        tried = {choice.action: choice for choice in self.thinker.plays(self.view, self.memory, self.lot)}
        given_up = concession(self.book, self.view, self.memory)
        if given_up is not None and self.view.seat is not None:
            action: Action = Concede(self.view.seat)
            tried[action] = Choice(action, 0.0, given_up)
        wanted = [tried.get(action) for action in actions if isinstance(action, Play | Concede)]
        found = [choice for choice in wanted if choice is not None]
        return found if len(found) == len(actions) else None


def _bid_value(auction: Auction, bid: int, trumps: tuple[str, ...], passing: Values) -> Values:
    """What a bid brings in each world, if the bidder goes on while that is better than stopping, but never against
    partner."""
    best, book, seats = auction.best_trump(trumps, bid).trump, auction.book, auction.seating.seats
    over = auction.overbid(bid)
    value = np.where(over, passing, auction.values(best, bid))
    partner = auction.seating.partner[auction.seat]
    rivals = [seats.index(other) for other in auction.speakers() if other != partner]
    if book.auction.form == "once" or not over.any() or not rivals:
        return value
    height = auction.limits[:, rivals].max(axis=-1)
    if partner in auction.speakers():
        over = over & (height > auction.limits[:, seats.index(partner)])
    below = float(bid)
    for rung in islice(rungs_above(book.auction, bid), STEPS):
        if auction.option(best, rung).margin <= passing.mean():
            break
        here = over & (below <= height) & (height < rung)
        value = np.where(here, auction.values(best, rung), value)
        below = float(rung)
    return value

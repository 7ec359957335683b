"""What should I bid? How likely each bid is made with each trump, and what a pass would probably bring."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice, takewhile

import msgspec
import numpy as np

from meldhouse.game import Bid, Event, NameTrump, Seat, View
from meldhouse.messages import FactError, Message, fact
from meldhouse.pieces import FACE_DOWN
from meldhouse.players.advice.measures import amount, tenths
from meldhouse.players.advice.moments import check_told
from meldhouse.players.beliefs.imagining import lot_for
from meldhouse.players.bidding.auctions import Auction
from meldhouse.players.bidding.calling import nameable, supported
from meldhouse.players.choices import Choice
from meldhouse.players.hands.margins import counter_in_score
from meldhouse.players.levels import Level, level_named
from meldhouse.players.search.thinking import Thinker
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.ladder import legal_bids, rungs_above

HOPELESS = 0.05
"""Bids above the first are left out if no trump makes them more often than this …"""
MOST = 40
"""… and so are those beyond this many."""


class NothingToDecide(FactError, ValueError):
    """It is not this seat's turn, or the hand is over."""


class NoFigures(FactError, ValueError):
    """Players of this level go by rules of thumb, so they have no figures to show."""


class Passing(msgspec.Struct, frozen=True, kw_only=True):
    """How a pass goes in the deals tried, and in which share of them each player then has the bid."""

    margin: float
    """What it brings in the club's score, ours less theirs."""
    partner: float
    others: float
    nobody: float
    dealer: Seat
    seat: Seat

    def told(self, book: Book) -> Message:
        shares = {"others": self.others, "partner": self.partner, self._last(book): self.nobody}
        likely = sorted([one for one in shares.items() if one[1] >= HOPELESS], key=lambda one: -one[1])
        is_sure = likely[0][1] > 1 - HOPELESS
        said = [
            fact("hint-bid-goes", who=who, dealer=self.dealer, number=10 if is_sure else tenths(share))
            for who, share in likely[: 1 if is_sure else None]
        ]
        brings = amount(book, self.margin)
        if abs(self.margin) < 0.1 * counter_in_score(book):
            return fact("hint-if-you-pass", shares=tuple(said), even="even", amount=brings)
        even = "more" if self.margin > 0 else "less"
        return fact("hint-if-you-pass", shares=tuple(said), even=even, amount=brings)

    def _last(self, book: Book) -> str:
        """Who gets the bid when nobody bids."""
        if book.auction.all_pass == "reshake":
            return "nobody"
        return "you" if self.dealer == self.seat else "dealer"


class BidChart(msgspec.Struct, frozen=True, kw_only=True):
    """Chances by trump and bid. `best` is the trump and bid to choose; None where a pass is better."""

    seat: Seat
    trumps: tuple[str, ...]
    """Most promising first."""
    bids: tuple[int, ...]
    chances: tuple[tuple[float, ...], ...]
    """A row for each trump, a column for each bid."""
    margins: tuple[tuple[float, ...], ...]
    """What each brings on average, ours less theirs."""
    best: tuple[str, int] | None
    passing: Passing | None
    """None when passing is no longer possible."""
    choices: tuple[Choice, ...]
    """The choices weighed, best first."""

    def chance(self, trump: str, bid: int) -> float:
        return self.chances[self.trumps.index(trump)][self.bids.index(bid)]

    def margin(self, trump: str, bid: int) -> float:
        return self.margins[self.trumps.index(trump)][self.bids.index(bid)]

    def trump_for(self, bid: int) -> str | None:
        """The trump to plan on with a bid."""
        return self.best[0] if self.best is not None and self.best[1] == bid else None


def bid_chart(
    book: Book, view: View, seen: Sequence[Event], level: Level | str = "expert", seed: bytes = b""
) -> BidChart:
    """The chart for the seat of `view`, whose turn it is to call or to name trump."""
    level = level_named(level) if isinstance(level, str) else level
    if level.thinks != "in-worlds":
        raise NoFigures(fact("no-figures", level=level.name))
    if view.seat is None or view.seat not in view.to_act or not has_chart(view):
        raise NothingToDecide(fact("no-bid-chart"))
    check_told(book, view, seen)
    thinker = Thinker(book, level, seed)
    choices = thinker.think(view, seen)
    auction = thinker.auction(view, thinker.remember(view.seat, seen), lot_for(seed, view, seen))
    return _calls(auction, choices) if view.phase == "auction" else _names(auction, choices)


def has_chart(view: View) -> bool:
    """Whether this is the moment to bid or name trump."""
    closed = view.phase == "kitty" and FACE_DOWN in view.kitty
    return view.phase in ("auction", "trump", "kitty") and not closed


def _calls(auction: Auction, choices: Sequence[Choice]) -> BidChart:
    book, view = auction.book, auction.view
    trumps, call, best = nameable(book, view), choices[0].action, None
    if isinstance(call, Bid) and trumps:
        best = (auction.best_trump(supported(book, view) or trumps, call.amount).trump, call.amount)
    bids = {*_rungs(auction, trumps), *([best[1]] if best is not None else [])}
    return _chart(auction, trumps, sorted(bids), best, _passing(auction, trumps), choices)


def _rungs(auction: Auction, trumps: Sequence[str]) -> list[int]:
    """The bids worth a column: from the next one up to the last that is not hopeless, or, where marks are bid, the last
    that is legal, since several ask for no more than two do."""
    rules, standing = auction.book.auction, auction.view.bid
    rungs = legal_bids(rules, standing) if rules.mark is not None else rungs_above(rules, standing)
    opening = rules.opening if standing is None else None
    ladder = [rung for rung in islice(rungs, MOST) if opening is None or rung >= opening]
    return ladder[:1] + list(takewhile(lambda bid: _hope(auction, trumps, bid) > HOPELESS, ladder[1:]))


def _hope(auction: Auction, trumps: Sequence[str], bid: int) -> float:
    return max([auction.option(trump, bid).chance for trump in trumps], default=0.0)


def _names(auction: Auction, choices: Sequence[Choice]) -> BidChart:
    view, best = auction.view, choices[0].action
    assert isinstance(best, NameTrump)
    bid = view.bid or auction.book.auction.minimum
    return _chart(auction, nameable(auction.book, view), [bid], (best.trump, bid), None, choices)


def _chart(
    auction: Auction,
    trumps: Sequence[str],
    bids: list[int],
    best: tuple[str, int] | None,
    passing: Passing | None,
    choices: Sequence[Choice],
) -> BidChart:
    dropped = auction.view.dropped
    rows = {trump: [auction.option(trump, bid, dropped=dropped) for bid in bids] for trump in trumps}
    ordered = sorted(rows, key=lambda trump: (best is None or trump != best[0], -rows[trump][0].margin))
    return BidChart(
        seat=auction.seat,
        trumps=tuple(ordered),
        bids=tuple(bids),
        chances=tuple([tuple([option.chance for option in rows[trump]]) for trump in ordered]),
        margins=tuple([tuple([option.margin for option in rows[trump]]) for trump in ordered]),
        best=best,
        passing=passing,
        choices=tuple(choices),
    )


def _passing(auction: Auction, trumps: tuple[str, ...]) -> Passing:
    silence, seating = auction.silence(), auction.seating
    partner = seating.partner[auction.seat]
    place = seating.seats.index(partner) if partner is not None else -1
    bids = ~silence.nobody
    return Passing(
        margin=float(auction.if_passed(trumps).mean()),
        partner=float(np.mean(bids & (silence.winners == place))),
        others=float(np.mean(bids & (silence.winners != place))),
        nobody=float(np.mean(silence.nobody)),
        dealer=auction.view.dealer,
        seat=auction.seat,
    )

"""Which cards to pass, give back or lay away: the likeliest sets are tried in many imagined deals."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from meldhouse.game import Action, Discard, PassPieces, Seat, View, trick_order
from meldhouse.pieces import SUITS, Piece
from meldhouse.players.choices import Choice, rivals, unless_sensible
from meldhouse.players.hands.contracts import Imagined, Outcomes, worths
from meldhouse.players.hands.margins import made
from meldhouse.players.hands.meld_table import Counts, counts_of
from meldhouse.players.hands.passing import gifts, likely_gifts, likely_spares, spares
from meldhouse.rulebooks import Book

Pieces = tuple[Piece, ...]


def options(book: Book, view: View, number: int, deals: Imagined) -> list[Pieces]:
    """The sets of cards worth trying, most promising first."""
    assert view.trump is not None
    assert view.bidder is not None
    if view.phase == "discard":
        safe = book.kitty.counts
        found = spares(book, view.hand, view.trump, book.deal.kitty, counters_safe=safe, more_to_come=False)
    elif view.seat == view.bidder:
        blind = book.exchange.form == "blind"
        found = spares(book, view.hand, view.trump, book.exchange.count, counters_safe=False, more_to_come=blind)
    else:
        bidders = deals.deals[:, deals.place(view.bidder)]
        found = gifts(book, view.hand, view.trump, book.exchange.count, bidders)
    return found[:number]


def act_for(book: Book, view: View, pieces: Pieces) -> Action:
    assert view.seat is not None
    if view.phase != "discard":
        return PassPieces(view.seat, pieces)
    assert view.trump is not None
    trumps = trick_order(book, view.trump).members[view.trump]
    return Discard(view.seat, pieces, sum(piece in trumps for piece in pieces))


class Passed(NamedTuple):
    """How one set of cards went, deal by deal."""

    values: NDArray[Any]
    """In the club's score, ours less theirs."""
    made: NDArray[Any]
    """Whether the bid was made."""

    def and_in(self, more: Passed) -> Passed:
        return Passed(*[np.concatenate(pair) for pair in zip(self, more, strict=True)])


def weigh_passes(
    book: Book, view: View, sets: list[Pieces], deals: Imagined, others: Iterable[Imagined] = ()
) -> list[Choice]:
    """Each set of cards with what it brings, best first. Give `sets` most promising first: a set that may beat the
    first one only by chance stays behind it. While it is close, the contenders are also tried in `others`."""
    tried, again = [_passed(book, view, pieces, deals) for pieces in sets], iter(others)
    while len(close := rivals([one.values for one in tried])) > 1 and (more := next(again, None)) is not None:
        for at in close:
            tried[at] = tried[at].and_in(_passed(book, view, sets[at], more))
    found = [
        Choice(act_for(book, view, pieces), float(one.made.mean()), float(one.values.mean()))
        for pieces, one in zip(sets, tried, strict=True)
    ]
    return unless_sensible(found, [one.values for one in tried], 0)


def _passed(book: Book, view: View, pieces: Pieces, deals: Imagined) -> Passed:
    assert view.seat is not None
    assert view.bidder is not None
    sides, side = deals.seating.sides, deals.seating.side
    own, bidders = sides.index(side[view.seat]), sides.index(side[view.bidder])
    bid = view.bid or book.auction.minimum
    outcomes = _outcomes(book, view, pieces, deals)
    values = outcomes.margins(book, bidders, bid, dropped=view.dropped)[..., own]
    return Passed(values, made(book, bidders, bid, *outcomes, dropped=view.dropped))


def _outcomes(book: Book, view: View, pieces: Pieces, deals: Imagined) -> Outcomes:
    """How the hand goes if I pass or lay away these cards."""
    seat, bidder, trump = view.seat, view.bidder, view.trump
    assert seat is not None
    assert bidder is not None
    assert trump is not None
    after, me, away = deals.deals.copy(), deals.place(seat), 0
    given = counts_of(pieces, after.shape[-1])
    after[:, me] -= given
    if view.phase == "discard":
        after[:, -1] = given
        away = int(given @ worths(book)) if book.kitty.counts else 0
        return deals.played(after, bidder, trump, view.dealer, away)
    partner = seating_partner(deals, seat)
    after[:, partner] += given
    if trump in SUITS:
        back = _answer(book, view, deals.deals[:, partner], after[:, partner])
        after[:, partner] -= back
        after[:, me] += back
    return deals.played(after, bidder, trump, view.dealer, away)


def _answer(book: Book, view: View, before: Counts, after: Counts) -> Counts:
    """What partner gives in return: at the same time, afterward, or nothing (more)."""
    assert view.trump is not None
    suit, count, blind = SUITS.index(view.trump), book.exchange.count, book.exchange.form == "blind"
    if view.seat == view.bidder:
        return likely_gifts(book, before, suit, count) if blind else np.zeros_like(before)
    held = before if blind else after
    return likely_spares(book, held, suit, count, counters_safe=False, more_to_come=blind)


def seating_partner(deals: Imagined, seat: Seat) -> int:
    partner = deals.seating.partner[seat]
    assert partner is not None
    return deals.place(partner)

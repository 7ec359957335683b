"""Which cards to pass, to give back or to lay away: the likeliest sets are tried in many imagined deals."""

from __future__ import annotations

import numpy as np

from meldhouse.game import Action, Discard, PassPieces, Seat, View, trick_order
from meldhouse.pieces import SUITS, Piece
from meldhouse.players.choices import Choice, unless_sensible
from meldhouse.players.contracts import Imagined, Outcomes, worths
from meldhouse.players.handing import gifts, likely_gifts, likely_spares, spares
from meldhouse.players.margins import made
from meldhouse.players.meld_table import Counts, counts_of
from meldhouse.rulebooks import Book

Pieces = tuple[Piece, ...]


def options(book: Book, view: View, number: int, deals: Imagined) -> list[Pieces]:
    """The sets of cards that are worth trying, the most promising first."""
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


def weigh_passes(book: Book, view: View, sets: list[Pieces], deals: Imagined) -> list[Choice]:
    """Each set of cards with what it brings, the best first; the sets come with the most promising first, and what
    chance alone makes look better stays behind that one."""
    assert view.seat is not None
    assert view.bidder is not None
    seating = deals.seating
    own = seating.sides.index(seating.side[view.seat])
    bidders = seating.sides.index(seating.side[view.bidder])
    bid = view.bid or book.auction.minimum
    found, values = [], []
    for pieces in sets:
        outcomes = _outcomes(book, view, pieces, deals)
        values.append(outcomes.margins(book, bidders, bid, dropped=view.dropped)[..., own])
        chance = made(book, bidders, bid, *outcomes, dropped=view.dropped).mean()
        found.append(Choice(act_for(book, view, pieces), float(chance), float(values[-1].mean())))
    return unless_sensible(found, values, 0)


def _outcomes(book: Book, view: View, pieces: Pieces, deals: Imagined) -> Outcomes:
    """How the hand goes when these cards leave this one."""
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
    """What partner gives for it, or gave: at the same time, next, or nothing more."""
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

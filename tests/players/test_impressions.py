"""First impressions of hands hold in deals that they were not learned from, and calls tell no more than they do."""

from __future__ import annotations

import numpy as np
import pytest

from meldhouse.game import Bid, Hand, Pass, steward, view
from meldhouse.pieces import SUITS
from meldhouse.players.bidding.auctions import called_for
from meldhouse.players.hands.contracts import Imagined, by_lot
from meldhouse.players.hands.impressions import SURE, Sight, impression
from meldhouse.players.hands.meld_table import WIDE, meld_table
from meldhouse.players.levels import CLUB
from meldhouse.rulebooks import book_names, load_book

PINOCHLE = [name for name in book_names() if load_book(name).has_meld]


@pytest.mark.parametrize("name", PINOCHLE)
def test_hands_come_to_what_they_promise_as_often_as_they_should(name: str):
    book = load_book(name)
    deals = Imagined(book, by_lot(book, 1500, np.random.default_rng(5)), CLUB.weights(book))
    bidder, dealer = deals.seating.seats[0], deals.seating.seats[-1]
    side = deals.seating.sides.index(deals.seating.side[bidder])
    longest = deals.deals[:, 0].reshape(len(deals), len(SUITS), WIDE).sum(axis=-1).argmax(axis=-1)
    promised, held, came_to = [], [], []
    for suit, trump in enumerate(SUITS):
        some = deals.chosen(np.flatnonzero(longest == suit))
        meld = meld_table(book).points(some.deals[:, 0], suit)
        melds, takes = some.contract(bidder, trump, dealer)
        kept = takes[:, side] >= book.scoring.bidder_take
        promised += impression(book).of(Sight(book, some.deals[:, 0]), suit, meld).tolist()
        held += meld.tolist()
        came_to += np.where(kept, melds[:, side] + takes[:, side], 0).tolist()
    assert abs(np.mean(np.array(came_to) >= promised) - SURE) < 0.08
    within = np.minimum(came_to, np.quantile(came_to, 0.95))
    assert np.corrcoef(promised, within)[0, 1] > np.corrcoef(held, within)[0, 1]


def test_who_leaves_the_bid_to_his_partner_has_not_given_up():
    book = load_book("st-hilary")
    hand = Hand(book, dealer="W", key=bytes(32))
    steward.tidy(hand)
    for call in (Bid("N", 15), Pass("E"), Pass("S"), Bid("W", 16), Pass("N")):
        hand.apply(call)
    assert called_for(book, view(hand, "W")) == {"N": (15, 17), "E": (0, 16), "W": (16, None)}

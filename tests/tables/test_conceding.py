"""What it is said to cost to give a bid up is what it costs."""

from __future__ import annotations

from random import Random

import pytest
from table_walker import Walk

from meldhouse.game import Concede, score, slip_of
from meldhouse.tables.conceding import given_up
from meldhouse.tables.offers import offers
from meldhouse.tables.terms import Terms


@pytest.mark.parametrize("book", ["mcallen", "mcallen.hoyle"])
def test_it_is_told_before_and_comes_true(book: str) -> None:
    for lot in range(60):
        walk = Walk(Terms(book=book), Random(lot))
        walk.sit_everybody()
        walk.deal()
        while (hand := walk.table.hand) is not None and not hand.is_over:
            bidder = hand.state.bidder
            if bidder is not None and hand.can(Concede(bidder)):
                told = given_up(hand)
                offered = offers(hand, bidder)
                assert offered is not None
                assert offered.given_up == told
                hand.apply(Concede(bidder))
                sums = dict.fromkeys(hand.state.seating.sides, 0)
                for entry in score(hand.book, slip_of(hand)):
                    if entry.account in sums and entry.unit != "cents":
                        sums[entry.account] += entry.points
                assert told == sums
                assert told[hand.state.seating.side[bidder]] <= 0
                return
            if bidder is None or not hand.can(Concede(bidder)):
                offered = offers(hand, hand.state.seating.seats[0])
                assert offered is None or not offered.given_up
            if not walk.do_due():
                break
    raise AssertionError("It never comes to that.")

"""The prize for the most sets says whose sets count, and counts them so."""

from __future__ import annotations

import pytest
from event_nights import Night, evening, playing
from visiting import OpenHouse, words

from meldhouse.game import Slip
from meldhouse.rulebooks.money import Money, Special
from meldhouse.rulebooks.ranking import Ranking
from meldhouse.tournament import acts
from meldhouse.tournament.scoring.special_prizes import best

MOST_SETS = Special(prize="most-sets", cents=500)
DROPPED = " A dealer stuck with the bid is the bidder."


@pytest.mark.parametrize(
    ("book", "of", "said"),
    [
        ("npa", "person", f"a set counts for the bidder, not the partner.{DROPPED}"),
        ("mcallen", "pair", f"a set counts for the bidder’s pair.{DROPPED}"),
        ("n42pa", "pair", "a set counts for the bidder’s pair."),
    ],
)
def test_the_page_says_whose_sets_count(house: OpenHouse, book: str, of: str, said: str):
    night = Night(house, evening(book, 4, Money(specials=(MOST_SETS,)), ranking=Ranking(of=of)))
    page = words(night.get("/desk/prizes"))
    assert f"For the most sets, {said}" in page
    assert (DROPPED.strip() in page) == (DROPPED in said)
    other = Night(house, evening(book, 4, Money(specials=(Special(prize="high-round", cents=500),))))
    assert "For the most sets" not in words(other.get("/desk/prizes"))


def test_a_bid_that_was_dropped_counts_for_the_dealer_alone():
    event = playing(evening("npa", 4, Money(specials=(MOST_SETS,)), hands=1))
    sheet = event.tournament.state.rounds[0].sheets[1]
    dealer, low = sheet.sums.dealer, sheet.book.auction.dropped_at
    slip = Slip(bidder=dealer, bid=low, dropped=True, trump="H", meld={"NS": 20, "EW": 20}, take={"NS": 25, "EW": 25})
    event.do(acts.EnterSlips(round=1, table=1, slips=(slip,)))
    for side in sheet.sides:
        event.do(acts.Sign(round=1, table=1, side=side, signer=sheet.people(side)[0], digest=sheet.digest))
    found = best(MOST_SETS, event.tournament.accounts, event.tournament.ledger)
    assert [one.id for one in found] == [sheet.seats[dealer]]

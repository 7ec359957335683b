"""What should I bid? The chart of chances, and what a pass would bring."""

from __future__ import annotations

import pytest
from advised import BRISK, QUICK

from meldhouse.game import Bid, NameTrump, view
from meldhouse.messages import fact
from meldhouse.players.advice import BidChart, NoFigures, Passing, bid_chart, seen_by
from meldhouse.rulebooks import book_names, load_book
from table import at_auction, call, house

RUN_AND_ACES = "AS TS KS QS JS AS TS AH AC AD KH QH"


def chart_for(hand, seat="S", level=BRISK) -> BidChart:
    return bid_chart(hand.book, view(hand, seat), seen_by(hand, seat), level)


@pytest.mark.parametrize("name", book_names())
def test_higher_bids_are_never_likelier_and_what_follows_a_pass_is_everything(name: str):
    book = load_book(name)
    found = chart_for(
        at_auction(book, dealer="E" if book.table.seats == 4 else "N"), "S" if book.table.seats == 4 else "E"
    )
    assert list(found.bids) == sorted(set(found.bids))
    assert found.bids[0] == (book.auction.opening or book.auction.minimum)
    assert len(found.chances) == len(found.margins) == len(found.trumps)
    for row in found.chances:
        assert len(row) == len(found.bids)
        assert list(row) == sorted(row, reverse=True)
    assert found.passing is not None
    assert found.passing.partner + found.passing.others + found.passing.nobody == pytest.approx(1.0)
    assert found.passing.told(book).args["shares"]


def test_the_cell_to_choose_is_the_experts_call():
    hand = at_auction(house("mcallen"), dealer="E", S=RUN_AND_ACES)
    found = chart_for(hand)
    assert found.best == ("S", 15)
    assert found.choices[0].action == Bid("S", 15)
    assert found.trumps[0] == "S"
    assert found.chance("S", 15) == found.choices[0].chance
    assert max(map(max, found.chances)) == 1.0


def test_bids_go_as_far_as_there_is_hope():
    weak = chart_for(at_auction(house("mcallen"), dealer="E", S="9S 9S JH 9H 9H JC 9C QD JS QC 9D KD"))
    strong = chart_for(at_auction(house("mcallen"), dealer="E", S=RUN_AND_ACES))
    assert weak.bids[-1] < strong.bids[-1] < 60
    assert weak.best is None


def test_only_trumps_that_may_be_named_have_a_row():
    found = chart_for(
        at_auction(house("npa"), dealer="E", S="KH QH AH TH JH KS AS TC JC AD TD JD AS TS JS AC KC TC JC JD")
    )
    assert found.trumps == ("H",)


def test_marks_are_bid_as_the_house_allows():
    hand = call(at_auction(house("n42pa"), dealer="N", S="4-4 6-4 5-4 4-3 6-6 5-5 6-5"), 31)
    assert chart_for(hand).bids == (*range(32, 43), 84)


def test_the_first_column_is_the_bid_that_the_house_opens_with():
    club = house("mcallen", "[auction]\nopening = 18")
    assert chart_for(at_auction(club, dealer="E", S=RUN_AND_ACES)).bids[:3] == (18, 19, 20)


@pytest.mark.parametrize(
    ("shares", "said"),
    [
        ((0.7, 0.3, 0.0), {"others": 7, "partner": 3}),
        ((0.2, 0.5, 0.3), {"partner": 5, "dealer": 3, "others": 2}),
        ((0.99, 0.01, 0.0), {"others": 10}),
        ((0.0, 0.0, 1.0), {"dealer": 10}),
    ],
)
def test_what_a_pass_brings_is_told_the_likeliest_first(shares: tuple[float, float, float], said: dict[str, int]):
    others, partner, nobody = shares
    after = Passing(margin=-4.0, partner=partner, others=others, nobody=nobody, dealer="W", seat="S")
    told = after.told(load_book("mcallen")).args
    assert [(one.args["who"], one.args["number"]) for one in told["shares"]] == list(said.items())
    assert (told["even"], told["amount"]) == ("less", fact("amount-points", points=4))


def test_with_a_bid_there_is_a_chart_of_trumps_alone():
    hand = call(at_auction(house("mcallen"), dealer="E", S=RUN_AND_ACES), 20, None, None, None)
    found = chart_for(hand)
    assert found.bids == (20,)
    assert found.best == ("S", 20)
    assert found.passing is None
    assert isinstance(found.choices[0].action, NameTrump)


def test_partner_who_has_the_bid_and_keeps_it_is_what_a_pass_brings():
    hand = call(at_auction(house("mcallen"), dealer="E", S="9S 9S JH 9H 9H JC 9C QD JS QC 9D KD"), None, None, 30)
    found = chart_for(hand, "E")
    assert found.passing is not None
    assert found.passing.others == 1.0
    assert [one.args["who"] for one in found.passing.told(hand.book).args["shares"]] == ["others"]


def test_rules_of_thumb_have_no_figures():
    hand = at_auction(house("mcallen"), dealer="E")
    with pytest.raises(NoFigures, match="novice"):
        chart_for(hand, level="novice")


def test_the_same_seed_draws_the_same_chart():
    hand = at_auction(house("st-hilary"), dealer="E", S=RUN_AND_ACES)
    assert chart_for(hand, level=QUICK) == chart_for(hand, level=QUICK)

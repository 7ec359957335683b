"""What a ruling says must be the whole truth: what it costs, when, and what the offender may still do."""

from __future__ import annotations

import pytest
from npa_felt import NPA, auction, described
from ruling_facts import facts_of, parts_of, points_of

from meldhouse.game import Bid, Pass, Slip
from meldhouse.referee.cases import Case
from meldhouse.referee.rulings import rule
from table import house

NUMBERS = {"N": 19, "E": 21, "S": 20, "W": 20}


def told(name: str, kind: str, **case: object) -> tuple[str, ...]:
    return parts_of(rule(house(name), Case(kind=kind, **case)))  # type: ignore[arg-type]


# --- the price of a renege that everybody saw -----------------------------------------------------------------------


@pytest.mark.accepts("N42-5c", "BEN-3.5h", "STH-RN-c", "NPA-RS2")
@pytest.mark.parametrize(
    ("name", "kind", "price"),
    [
        ("n42pa", "lead_early", "ruling-price-marks"),
        ("bend.3", "discard_forgotten", "ruling-price-fee"),
        ("st-hilary", "lead_early", "ruling-price-bidders"),
        ("st-hilary", "play_early", "ruling-price-others"),
        ("npa", "trick_taken_led", "ruling-price-bidders"),
    ],
)
def test_an_open_renege_is_told_with_its_price(name, kind, price):
    text = told(name, kind, by=("E",))
    assert "ruling-is-renege" in text
    assert price in text


@pytest.mark.accepts("BEN-3.5d")
def test_wrong_totals_are_told_with_the_price_for_the_bidding_side_alone():
    text = told("bend", "count_end", by=("E",))
    assert "ruling-uneven" in text
    assert "ruling-price-bidding" in text
    assert "ruling-price-others" not in text


@pytest.mark.refuses("N42-5c")
def test_what_is_no_renege_has_no_such_price():
    assert "renege" not in told("n42pa", "play_early", by=("E",))


@pytest.mark.accepts("MCA-10C")
def test_the_hoyle_profile_tells_its_own_price():
    book = house("mcallen.hoyle", "[rulings.lead_early]\nremedies = ['renege']")
    text = parts_of(rule(book, Case(kind="lead_early", by=("E",))))
    assert "ruling-price-take" in text


@pytest.mark.accepts("MCA-10C")
@pytest.mark.parametrize(
    ("by", "meld", "is_set"), [("S", 20, True), ("N", 29, True), ("S", 30, False), ("E", 0, False)]
)
def test_the_hoyle_profile_says_when_the_bidders_are_set_by_it(by, meld, is_set):
    slip = Slip(bidder="S", bid=30, trump="S", meld={"NS": meld, "EW": 13})
    ruling = rule(house("mcallen.hoyle"), Case(kind="renege", by=(by,), slip=slip))
    assert ("ruling-set-under" in parts_of(ruling)) is is_set
    assert (ruling.logged, ruling.hand) == (True, "goes-on")


@pytest.mark.accepts("MCA-X8")
def test_the_hoyle_profile_names_the_clause_by_which_it_borrows_the_windows():
    mended = rule(house("mcallen.hoyle"), Case(kind="renege", by=("S",), offence="follow", in_time=True))
    assert mended.clause == "MCA-X8"
    assert rule(house("mcallen.hoyle"), Case(kind="five_up", by=("S",))).clause == "MCA-X8"


@pytest.mark.refuses("MCA-X8")
def test_the_progressive_profile_goes_by_rule_13():
    mended = rule(house("mcallen"), Case(kind="renege", by=("S",), offence="follow", in_time=True))
    assert mended.clause == "MCA-13a"


# --- a wrong count that is played on with ---------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.3g", "MCA-P1", "MCA-10Ab")
@pytest.mark.parametrize(
    ("name", "kind", "pays"),
    [
        ("npa", "count_play", (50,)),
        ("npa", "count_first", (50,)),
        ("mcallen", "count_seen", (20, 20)),
        ("mcallen", "count_play", (20, 20)),
    ],
)
def test_it_is_told_with_what_it_costs_at_the_end(name, kind, pays):
    hand = house(name).deal.hand
    ruling = rule(house(name), Case(kind=kind, counts={"N": hand - 1, "E": hand + 1}))
    assert points_of(ruling) == pays
    assert (ruling.entries, ruling.hand) == ((), "goes-on"), "now it costs nothing"


@pytest.mark.refuses("NPA-2.3g", "MCA-P1")
@pytest.mark.parametrize(
    ("name", "kind"), [("npa", "count_seen"), ("npa", "count_unseen"), ("mcallen", "count_unseen")]
)
def test_a_count_that_is_put_right_costs_nothing_later(name, kind):
    hand = house(name).deal.hand
    assert "At the end" not in told(name, kind, counts={"N": hand - 1, "E": hand + 1})


# --- who may still bid ----------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.4c", "NPA-2.4d")
def test_a_silenced_player_who_bids_is_not_told_of_a_next_bid():
    felt = auction()
    for act in (Bid("N", 49), Bid("N", 50), Bid("E", 51), Bid("S", 52)):
        felt.act(act)
    text = parts_of(felt.rulings[-1])
    assert "no-bid" in text
    assert "next-bid-now" not in text
    assert felt.hand.state.next_only == frozenset()
    assert text == parts_of(described("bid_wrong", by=("S",), bid=52, over=51, out_of_bidding=True))


@pytest.mark.accepts("NPA-2.4d")
def test_nor_is_one_who_has_passed():
    felt = auction()
    for act in (Pass("N"), Bid("E", 52), Bid("N", 53)):
        felt.act(act)
    assert "no-bid" in parts_of(felt.rulings[-1])
    assert "N" not in felt.hand.state.next_only


@pytest.mark.refuses("NPA-2.4d")
def test_everybody_else_is():
    felt = auction()
    felt.act(Bid("N", 49))
    assert "next-bid-now" in parts_of(felt.rulings[-1])
    assert felt.hand.state.next_only == {"N"}


def test_several_cards_stay_and_one_stays():
    two, one = (described("piece_dropped", by=("N",), pieces=NPA.pack.pieces[:n]) for n in (2, 1))
    assert [len(facts_of(ruling, "face-up")["cards"]) for ruling in (two, one)] == [2, 1]

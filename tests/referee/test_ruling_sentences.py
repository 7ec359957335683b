"""What a ruling says must be the whole truth: what it costs, when, and what the offender may still do."""

from __future__ import annotations

import pytest
from npa_felt import NPA, auction, described

from meldhouse.game import Bid, Pass, Slip
from meldhouse.referee.cases import Case
from meldhouse.referee.rulings import rule
from table import house

NUMBERS = {"N": 19, "E": 21, "S": 20, "W": 20}


def told(name: str, kind: str, **case: object) -> str:
    return rule(house(name), Case(kind=kind, **case)).text  # type: ignore[arg-type]


# --- the price of a renege that everybody saw -----------------------------------------------------------------------


@pytest.mark.accepts("N42-5c", "BEN-3.5h", "STH-RN-c", "NPA-RS2")
@pytest.mark.parametrize(
    ("name", "kind", "price"),
    [
        ("n42pa", "lead_early", "the other side gets the marks of the bid, one if it was less than a mark"),
        ("bend.3", "discard_forgotten", "each of the others gets the bid and his own meld. The reneger pays 25 cents"),
        ("st-hilary", "lead_early", "If the bidding side reneged it loses the bid, and the others get their meld"),
        ("st-hilary", "play_early", "if the others reneged they score nothing, and the bidders get the bid and their"),
        ("npa", "trick_taken_led", "it scores nothing, and the others get the bid and their meld"),
    ],
)
def test_an_open_renege_is_told_with_its_price(name, kind, price):
    text = told(name, kind, by=("E",))
    callers = "anybody at the table" if kind == "discard_forgotten" else "the other side"
    assert f"It is a renege: {callers} may call it. When it is called, the hand is over" in text
    assert price in text


@pytest.mark.accepts("BEN-3.5d")
def test_wrong_totals_are_told_with_the_price_for_the_bidding_side_alone():
    text = told("bend", "count_end", by=("E",))
    assert "it is a renege of the bidding side: the other side may call it" in text
    assert "it scores nothing, and the others get the bid and their meld. The reneger pays 25 cents" in text
    assert "the bidders get" not in text


@pytest.mark.refuses("N42-5c")
def test_what_is_no_renege_has_no_such_price():
    assert "renege" not in told("n42pa", "play_early", by=("E",))


@pytest.mark.accepts("MCA-10C")
def test_the_hoyle_profile_tells_its_own_price():
    book = house("mcallen.hoyle", "[rulings.lead_early]\nremedies = ['renege']")
    text = rule(book, Case(kind="lead_early", by=("E",))).text
    assert "the hand is played out, and what the side that reneged takes counts nothing; its meld does" in text


@pytest.mark.accepts("MCA-10C")
@pytest.mark.parametrize(
    ("by", "meld", "is_set"), [("S", 20, True), ("N", 29, True), ("S", 30, False), ("E", 0, False)]
)
def test_the_hoyle_profile_says_when_the_bidders_are_set_by_it(by, meld, is_set):
    slip = Slip(bidder="S", bid=30, trump="S", meld={"NS": meld, "EW": 13})
    ruling = rule(house("mcallen.hoyle"), Case(kind="renege", by=(by,), slip=slip))
    assert (f"Their meld of {meld} is under the bid of 30, so they are set" in ruling.text) is is_set
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
        ("npa", "count_play", "At the end of the hand each of North and East loses 50 points (NPA-2.3g)."),
        ("npa", "count_first", "At the end of the hand each of North and East loses 50 points (NPA-2.3g)."),
        ("mcallen", "count_seen", "North and South lose 20 points, and East and West lose 20 points (MCA-P1)."),
        ("mcallen", "count_play", "North and South lose 20 points, and East and West lose 20 points (MCA-P1)."),
    ],
)
def test_it_is_told_with_what_it_costs_at_the_end(name, kind, pays):
    hand = house(name).deal.hand
    ruling = rule(house(name), Case(kind=kind, counts={"N": hand - 1, "E": hand + 1}))
    assert ruling.text.endswith(pays)
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
    text = felt.rulings[-1].text
    assert "South may not bid any more, and passes at his turn" in text
    assert "lowest legal bid" not in text
    assert felt.hand.state.next_only == frozenset()
    assert text == described("bid_wrong", by=("S",), bid=52, over=51, out_of_bidding=True).text


@pytest.mark.accepts("NPA-2.4d")
def test_nor_is_one_who_has_passed():
    felt = auction()
    for act in (Pass("N"), Bid("E", 52), Bid("N", 53)):
        felt.act(act)
    assert "North may not bid any more" in felt.rulings[-1].text
    assert "N" not in felt.hand.state.next_only


@pytest.mark.refuses("NPA-2.4d")
def test_everybody_else_is():
    felt = auction()
    felt.act(Bid("N", 49))
    assert "North may now make the lowest legal bid, or pass" in felt.rulings[-1].text
    assert felt.hand.state.next_only == {"N"}


def test_several_cards_stay_and_one_stays():
    two, one = (described("piece_dropped", by=("N",), pieces=NPA.pack.pieces[:n]).text for n in (2, 1))
    assert " stay face up in front of North and are played " in two
    assert " stays face up in front of North and is played " in one

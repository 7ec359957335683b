"""What a ruling says must be the whole truth: what it costs, when, and what the offender may still do."""

from __future__ import annotations

import pytest
from npa_felt import NPA, auction, described
from ruling_facts import facts_of, ids_of, parts_of

from meldhouse.game import Bid, Pass, Slip
from meldhouse.referee.cases.case import Case
from meldhouse.referee.rulings.outcomes import each_of
from meldhouse.referee.rulings.ruling import rule
from table import house

NUMBERS = {"N": 19, "E": 21, "S": 20, "W": 20}


def told(name: str, kind: str, **case: object) -> tuple[str, ...]:
    return parts_of(rule(house(name), Case(kind=kind, **case)))  # type: ignore[arg-type]


# --- the price of a renege that everybody saw -----------------------------------------------------------------------


@pytest.mark.accepts("N42-5c", "BEN-3.5h", "STH-RN-c", "NPA-RS2")
@pytest.mark.parametrize(
    ("name", "kind", "price", "amounts"),
    [
        ("n42pa", "lead_early", "ruling-price-marks", {}),
        ("bend.3", "discard_forgotten", "ruling-price-alone", {"gets": "both"}),
        ("bend.3", "discard_forgotten", "ruling-price-fee", {"money": 25}),
        ("st-hilary", "lead_early", "ruling-price-bidders", {"cost": "minus-bid", "gets": "meld"}),
        ("st-hilary", "play_early", "ruling-price-others", {"gets": "both"}),
        ("npa", "trick_taken_led", "ruling-price-bidders", {"cost": "zero", "gets": "both"}),
    ],
)
def test_an_open_renege_is_told_with_its_price(name, kind, price, amounts):
    ruling = rule(house(name), Case(kind=kind, by=("E",)))
    callers = "anyone" if kind == "discard_forgotten" else "opponents"
    assert facts_of(ruling, "ruling-is-renege") == {"callers": callers}
    assert "ruling-hand-over" in parts_of(ruling)
    assert facts_of(ruling, price) == amounts


@pytest.mark.accepts("BEN-3.5d")
def test_wrong_totals_are_told_with_the_price_for_the_bidding_side_alone():
    ruling = rule(house("bend"), Case(kind="count_end", by=("E",)))
    assert facts_of(ruling, "ruling-uneven")["callers"] == "opponents"
    assert facts_of(ruling, "ruling-price-bidding") == {"cost": "zero", "gets": "both"}
    assert facts_of(ruling, "ruling-price-fee") == {"money": 25}
    assert "ruling-price-others" not in parts_of(ruling)


@pytest.mark.refuses("N42-5c")
def test_what_is_no_renege_has_no_such_price():
    assert told("n42pa", "play_early", by=("E",)) == ("face-up", "N42-X21")


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
    assert not is_set or facts_of(ruling, "ruling-set-under") == {"meld": meld, "bid": 30}
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
        ("npa", "count_play", [(("N", "E"), 50, "NPA-2.3g")]),
        ("npa", "count_first", [(("N", "E"), 50, "NPA-2.3g")]),
        ("mcallen", "count_seen", [(("N", "S"), 20, "MCA-P1"), (("E", "W"), 20, "MCA-P1")]),
        ("mcallen", "count_play", [(("N", "S"), 20, "MCA-P1"), (("E", "W"), 20, "MCA-P1")]),
    ],
)
def test_it_is_told_with_what_it_costs_at_the_end(name, kind, pays):
    hand = house(name).deal.hand
    ruling = rule(house(name), Case(kind=kind, counts={"N": hand - 1, "E": hand + 1}))
    later = ids_of(ruling).index("ruling-at-the-end")
    assert [
        (one.said.args["who"], one.said.args["amount"].args["points"], one.clause)
        for one in tuple(each_of(ruling.outcomes))[later + 1 :]
    ] == pays
    assert (ruling.entries, ruling.hand) == ((), "goes-on"), "now it costs nothing"


@pytest.mark.refuses("NPA-2.3g", "MCA-P1")
@pytest.mark.parametrize(
    ("name", "kind"), [("npa", "count_seen"), ("npa", "count_unseen"), ("mcallen", "count_unseen")]
)
def test_a_count_that_is_put_right_costs_nothing_later(name, kind):
    hand = house(name).deal.hand
    assert "ruling-at-the-end" not in told(name, kind, counts={"N": hand - 1, "E": hand + 1})


# --- who may still bid ----------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.4c", "NPA-2.4d")
def test_a_silenced_player_who_bids_is_not_told_of_a_next_bid():
    felt = auction()
    for act in (Bid("N", 49), Bid("N", 50), Bid("E", 51), Bid("S", 52)):
        felt.act(act)
    text = parts_of(felt.rulings[-1])
    assert facts_of(felt.rulings[-1], "no-bid")["who"] == ("S",)
    assert "next-bid-now" not in text
    assert felt.hand.state.auction.next_only == frozenset()
    assert text == parts_of(described("bid_wrong", by=("S",), bid=52, over=51, out_of_bidding=True))


@pytest.mark.accepts("NPA-2.4d")
def test_nor_is_one_who_has_passed():
    felt = auction()
    for act in (Pass("N"), Bid("E", 52), Bid("N", 53)):
        felt.act(act)
    assert facts_of(felt.rulings[-1], "no-bid")["who"] == ("N",)
    assert "N" not in felt.hand.state.auction.next_only


@pytest.mark.refuses("NPA-2.4d")
def test_everybody_else_is():
    felt = auction()
    felt.act(Bid("N", 49))
    assert facts_of(felt.rulings[-1], "next-bid-now")["who"] == ("N",)
    assert felt.hand.state.auction.next_only == {"N"}


def test_several_cards_stay_and_one_stays():
    two, one = (described("piece_dropped", by=("N",), pieces=NPA.pack.pieces[:n]) for n in (2, 1))
    assert [len(facts_of(ruling, "face-up")["cards"]) for ruling in (two, one)] == [2, 1]

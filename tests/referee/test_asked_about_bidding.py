"""Bids that no ladder forbids: a bid after a pass, and a dealer who will not take a dropped bid."""

from __future__ import annotations

import pytest
from felt_table import felt_auction
from ruling_facts import facts_of, ids_of, parts_of, readings_of, unruled

from meldhouse.game import Bid, Pass
from meldhouse.referee.cases.case import Case
from meldhouse.referee.rulings.ruling import rule
from table import house

# --- a bid after a pass -----------------------------------------------------------------------------------------------

OUT = "void-bid_passed"


@pytest.mark.refuses("MCA-X3", "STH-BI-c", "BEN-X6")
@pytest.mark.parametrize(
    ("name", "clause", "bids"),
    [
        ("mcallen", "MCA-X3", (16, 17)),
        ("mcallen.hoyle", "MCA-X3", (16, 17)),
        ("st-hilary", "STH-BI-c", (16, 17)),
        ("bend", "BEN-X6", (500, 510)),
    ],
)
def test_who_has_passed_stays_out_by_a_clause_of_its_own(name, clause, bids) -> None:
    felt = felt_auction(name)
    for seat, bid in (("N", None), ("E", bids[0]), ("S", None), ("W", None)):
        if felt.hand.phase == "auction" and felt.hand.turn == seat and seat != "W":
            felt.act(Pass(seat) if bid is None else Bid(seat, bid))
    felt.act(Bid("N", bids[1]))
    told = felt.rulings[-1]
    assert (told.kind, told.clause, told.remedies, parts_of(told)) == (
        "bid_passed",
        clause,
        ("void",),
        (OUT, clause),
    )
    assert felt.hand.state.auction.silenced == frozenset()
    asked = rule(house(name), Case(kind="bid_passed", by=("N",), bid=bids[1]))
    assert (parts_of(asked), asked.clause, asked.remedies) == (parts_of(told), clause, ("void",))


@pytest.mark.refuses("MCA-10Ba")
@pytest.mark.accepts("MCA-X3")
@pytest.mark.parametrize("about", [{"bid": 25, "over": 20}, {"bid": 25}, {}])
def test_a_bid_that_was_high_enough_is_not_answered_as_one_too_low(about) -> None:
    ruling = rule(house("mcallen"), Case(kind="bid_wrong", by=("N",), out_of_bidding=True, **about))
    assert (ruling.clause, parts_of(ruling)) == ("MCA-X3", (OUT, "MCA-X3"))
    assert any("MCA-6d" in other for other in readings_of(ruling))


@pytest.mark.accepts("MCA-10Ba")
@pytest.mark.parametrize("about", [{"bid": 18, "over": 20}, {"bid": 14}])
def test_one_that_was_too_low_still_is(about) -> None:
    assert rule(house("mcallen"), Case(kind="bid_wrong", by=("N",), out_of_bidding=True, **about)).clause == "MCA-10Ba"


@pytest.mark.accepts("NPA-2.4c")
def test_at_npa_it_is_an_incorrect_bid() -> None:
    ruling = rule(house("npa"), Case(kind="bid_passed", by=("N",), bid=55))
    assert (ruling.clause, ruling.remedies) == ("NPA-2.4c", ("void", "silence-partner"))


@pytest.mark.accepts("N42-X2")
def test_where_everybody_speaks_once_it_is_a_bid_that_was_changed() -> None:
    assert rule(house("n42pa"), Case(kind="bid_passed", by=("N",), bid=31)).kind == "bid_changed"


# --- a dealer who will not take a dropped bid -------------------------------------------------------------------------


@pytest.mark.accepts("STH-BI-d", "MCA-6c", "NPA-2.4o", "BEN-X5")
@pytest.mark.parametrize(
    ("name", "bid", "clause"),
    [
        ("st-hilary", 15, "STH-BI-d"),
        ("mcallen", 15, "MCA-6c"),
        ("npa", 50, "NPA-2.4o"),
        ("bend", 500, "BEN-X5"),
        ("bend.3", 500, "BEN-X5"),
    ],
)
def test_the_dealer_must_take_it(name, bid, clause) -> None:
    ruling = rule(house(name), Case(kind="drop_refused", by=("E",)))
    assert (ids_of(ruling)[0], facts_of(ruling, "ruling-must-take")["bid"]) == ("ruling-must-take", bid)
    assert (ruling.clause, ruling.hand, ruling.entries) == (clause, "goes-on", ())
    assert ids_of(rule(house(name), Case(kind="drop_refused")))[0] == "ruling-must-take"


@pytest.mark.refuses("NPA-2.4p")
def test_a_dealer_who_refuses_a_dropped_bid_without_a_marriage_is_set():
    """A marriage is what a dealer most often lacks; where trump needs none, nothing is told of it."""
    assert "NPA-2.4p" in parts_of(rule(house("npa"), Case(kind="drop_refused", by=("E",))))
    assert "ruling-without-marriage" not in parts_of(rule(house("st-hilary"), Case(kind="drop_refused", by=("E",))))


def test_where_the_hand_is_shaken_again_nobody_is_given_a_bid() -> None:
    with unruled("case-not-dropped"):
        rule(house("n42pa"), Case(kind="drop_refused", by=("E",)))

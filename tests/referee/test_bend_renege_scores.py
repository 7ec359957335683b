"""Bend on felt, four hands: what a renege costs whom, in points and in quarters."""

from __future__ import annotations

import pytest
from bend_felt import (
    BEND,
    HONEST,
    NEXT,
    NORTH_RENEGES,
    THIRD,
    WEST_RENEGES,
    called,
    clubs,
    fees,
    played_out,
    scores,
    slip,
)
from felt_table import put
from ruling_facts import flat

from meldhouse.game import Slip, score, slip_of
from meldhouse.referee.cases.case import Case
from meldhouse.referee.felt import Felt
from meldhouse.referee.rulings.ruling import rule
from table import clauses_of, points, scored

MELD = {"NS": 1880, "EW": 510}
"""What the four hands of the table show."""


def late(cards: str, amount: int = 500) -> Felt:
    """A card of the trick after the next lies on the table."""
    return put(clubs(amount), f"{cards} {NEXT} {THIRD}")


def south_reneges(amount: int = 500) -> Felt:
    """West wins with the ace of spades and leads a diamond, on which the bidder throws a spade."""
    return played_out(put(clubs(amount), "KS AS QS KS AD QD QD TS"))


def described(by: str, bid: int = 900) -> dict[str, int]:
    meld = {"NS": 670, "EW": 320}
    return points(
        rule(BEND, Case(kind="renege", by=(by,), slip=Slip(bidder="S", bid=bid, trump="C", meld=meld))).entries
    )


# --- the bidding side -------------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-3.5e", "BEN-3.5f")
@pytest.mark.parametrize("amount", [500, 520, 530])
@pytest.mark.parametrize("caller", ["E", "W"])
def test_the_bidders_partner_reneges(amount: int, caller: str) -> None:
    felt = called(late(NORTH_RENEGES, amount), caller, "N")
    assert felt.hand.state.points["NS"] > 0, "they have taken tricks, which they lose"
    assert scores(felt) == {"EW": amount + MELD["EW"]}
    assert felt.hand.is_over


@pytest.mark.accepts("BEN-3.5e", "BEN-3.5f")
def test_the_bidder_himself_reneges() -> None:
    felt = called(south_reneges(), "W", "S", trick=2)
    assert scores(felt) == {"EW": 500 + MELD["EW"]}


@pytest.mark.accepts("BEN-3.5e", "BEN-3.5f")
def test_the_printed_figures() -> None:
    assert described("S") == described("N") == {"NS": 0, "EW": 320 + 900}


@pytest.mark.accepts("BEN-3.5e", "BEN-3.5f")
def test_the_entries_cite_it() -> None:
    felt = called(late(NORTH_RENEGES), "E", "N")
    entries = [(entry.account, entry.points, entry.clause) for entry in score(BEND, slip_of(felt.hand))]
    assert ("NS", 0, "BEN-3.5e") in entries
    assert ("EW", 500, "BEN-3.5f") in entries
    assert ("EW", 510, "BEN-3.5f") in entries
    assert next(e.bid for e in score(BEND, slip_of(felt.hand)) if e.account == "NS") == "set"


@pytest.mark.refuses("BEN-3.5e")
def test_a_bidding_side_that_does_not_renege_keeps_meld_and_tricks() -> None:
    felt = played_out(put(clubs(), HONEST))
    took = felt.hand.state.points["NS"]
    assert scores(felt)["NS"] == MELD["NS"] + took


@pytest.mark.refuses("BEN-3.5e")
def test_nothing_is_taken_from_the_total_of_the_bidding_side() -> None:
    felt = called(late(NORTH_RENEGES), "E", "N")
    assert all(entry.points >= 0 for entry in score(BEND, slip_of(felt.hand)) if entry.unit == "points")


@pytest.mark.refuses("BEN-3.5f")
def test_after_a_renege_the_others_get_no_tricks_but_after_a_mere_set_they_do() -> None:
    felt = called(played_out(put(clubs(), NORTH_RENEGES)), "E", "N")
    assert felt.hand.state.points["EW"] > 0
    assert scores(felt) == {"EW": 500 + MELD["EW"]}
    mere = scored(BEND, bidder="S", bid=1000, trump="C", meld={"NS": 670, "EW": 320}, take={"NS": 300, "EW": 200})
    assert mere == {"NS": 0, "EW": 320 + 200 + 1000}


@pytest.mark.refuses("BEN-3.5f")
def test_the_meld_needs_no_trick_after_a_renege_as_it_does_after_a_mere_set() -> None:
    assert late(NORTH_RENEGES).hand.state.points["EW"] == 0, "and they score their meld all the same"
    meld, take, tricks = {"NS": 280, "EW": 320}, {"NS": 500, "EW": 0}, {"NS": 20, "EW": 0}
    mere = scored(BEND, bidder="S", bid=900, trump="C", meld=meld, take=take, tricks=tricks)
    assert mere == {"NS": 0, "EW": 900}


# --- the others -------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-3.5g")
@pytest.mark.parametrize("amount", [500, 520])
@pytest.mark.parametrize("caller", ["S", "N"])
def test_a_defender_reneges(amount: int, caller: str) -> None:
    felt = called(late(WEST_RENEGES, amount), caller, "W")
    assert scores(felt) == {"NS": amount + MELD["NS"]}
    assert {entry.clause for entry in score(BEND, slip_of(felt.hand)) if entry.unit == "points"} == {"BEN-3.5g"}


@pytest.mark.accepts("BEN-3.5g")
def test_the_printed_figures_turned_around() -> None:
    assert described("W") == described("E") == {"NS": 670 + 900, "EW": 0}


@pytest.mark.refuses("BEN-3.5g")
def test_the_bidders_get_no_trick_points_then() -> None:
    felt = called(played_out(put(clubs(), WEST_RENEGES)), "S", "W")
    assert felt.hand.state.points["NS"] > 0
    assert scores(felt) == {"NS": 500 + MELD["NS"]}


@pytest.mark.refuses("BEN-3.5g")
def test_for_the_bidders_own_renege_they_get_nothing() -> None:
    felt = called(late(NORTH_RENEGES), "E", "N")
    assert "BEN-3.5g" not in {entry.clause for entry in score(BEND, slip_of(felt.hand))}


# --- the table and the page agree -------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-3.5e", "BEN-3.5f", "BEN-3.5g")
@pytest.mark.parametrize(("cards", "accused"), [(WEST_RENEGES, "W"), (NORTH_RENEGES, "N")])
def test_a_described_renege_is_ruled_as_the_table_rules_it(cards: str, accused: str) -> None:
    felt = late(cards)
    told = rule(BEND, Case(kind="renege", by=(accused,), offence="follow", trick=1, slip=slip(felt), in_time=False))
    called(felt, "S" if accused == "W" else "E", accused)
    assert told == felt.rulings[-1]
    assert told.entries == score(BEND, slip_of(felt.hand))
    assert told.hand == "over"


# --- quarters ---------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-4.2a")
@pytest.mark.parametrize(("cards", "accused", "caller"), [(WEST_RENEGES, "W", "S"), (NORTH_RENEGES, "N", "E")])
def test_the_reneger_himself_pays_a_quarter(cards: str, accused: str, caller: str) -> None:
    felt = called(late(cards), caller, accused)
    assert fees(felt) == {accused: -25}
    assert 25 in flat(felt.rulings[-1].says)


@pytest.mark.accepts("BEN-4.2a")
def test_a_bidder_who_reneges_is_set_by_it_and_pays_once() -> None:
    felt = called(south_reneges(), "E", "S", trick=2)
    assert fees(felt) == {"S": -25}
    assert sum(entry.unit == "cents" for entry in score(BEND, slip_of(felt.hand))) == 1


@pytest.mark.accepts("BEN-4.2a")
@pytest.mark.parametrize("bidder", ["S", "W"])
def test_a_set_costs_the_bidder_a_quarter(bidder: str) -> None:
    take = {"NS": 300, "EW": 200} if bidder == "S" else {"NS": 200, "EW": 300}
    known = {"bidder": bidder, "bid": 1000, "trump": "C", "meld": {"NS": 320, "EW": 320}, "take": take}
    assert scored(BEND, "cents", **known) == {bidder: -25}
    assert "BEN-4.2a" in clauses_of(BEND, **known)


@pytest.mark.refuses("BEN-4.2a")
@pytest.mark.parametrize("cards", [HONEST, "AD JD QD JD"])
def test_a_bid_that_is_made_costs_nobody_anything(cards: str) -> None:
    assert fees(played_out(put(clubs(), cards))) == {}


@pytest.mark.refuses("BEN-4.2a")
def test_the_quarter_falls_due_with_the_last_counter_that_is_missing() -> None:
    bid = {"bidder": "S", "bid": 650, "trump": "C", "meld": {"NS": 380, "EW": 0}}
    assert scored(BEND, "cents", **bid, take={"NS": 270, "EW": 230}) == {}
    assert scored(BEND, "cents", **bid, take={"NS": 260, "EW": 240}) == {"S": -25}


@pytest.mark.refuses("BEN-4.2a")
def test_a_renege_that_is_put_right_or_not_proven_costs_nothing() -> None:
    felt = called(put(clubs(), WEST_RENEGES), "S", "W")
    put(felt, "JD QD QD")
    assert fees(played_out(called(felt, "S", "E"))) == {}

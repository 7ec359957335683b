"""NPA 3.1f-g: a call that is not proven, against a side that has every book."""

from __future__ import annotations

import pytest
from felt_table import put
from npa_felt import NPA, PARTNER, SEATS, clauses, defenders_wall, described, go_on, scores, slip, wall, worth
from ruling_facts import readings_of

from meldhouse.game import CallRenege, Ended, Game, Slip, score, slip_of, totals

LOST = {"caller": "S", "offence": "follow", "trick": 1, "has_every_trick": True}
HAND = Slip(bidder="W", bid=60, trump="H", meld={"EW": 36, "NS": 24})


@pytest.mark.accepts("NPA-3.1f", "NPA-3.1g")
@pytest.mark.parametrize("books", [1, 2, 14, 19, 20])
@pytest.mark.parametrize("caller", ["N", "S"])
def test_the_bidders_with_every_book_get_meld_50_and_500_and_the_caller_alone_loses_200(books, caller):
    felt = wall(books)
    stood = slip(felt)
    felt.act(CallRenege(caller, "W", 1, "follow"))
    assert felt.hand.events[-1] == Ended("awarded", by=caller)
    assert scores(felt) == {"EW": 24 + 50 + 500, caller: -200}
    assert clauses(felt) >= {"NPA-3.1f", "NPA-3.1g"}
    told = described("renege_unproven", by=("W",), **{**LOST, "caller": caller}, slip=stood)
    assert felt.rulings == [told]
    assert (worth(told), told.clause, told.hand, told.logged) == (scores(felt), "NPA-3.1f", "over", True)


@pytest.mark.accepts("NPA-3.1f", "NPA-3.1g")
@pytest.mark.parametrize("books", [1, 8])
def test_defenders_with_every_book_get_the_bid_as_well(books):
    felt = defenders_wall(books)
    stood = slip(felt)
    felt.act(CallRenege("N", "W", 1, "follow"))
    assert scores(felt) == {"EW": 60 + 16 + 50 + 500, "N": -200}
    assert felt.rulings == [described("renege_unproven", by=("W",), **{**LOST, "caller": "N"}, slip=stood)]
    assert worth(felt.rulings[-1]) == scores(felt)


@pytest.mark.accepts("NPA-3.1g")
@pytest.mark.parametrize("caller", ["N", "S"])
def test_partners_have_different_scores_then(caller):
    felt = wall(5)
    felt.act(CallRenege(caller, "E", 3, "trump"))
    sums = totals(score(NPA, slip_of(felt.hand)), SEATS)
    assert (sums[caller], sums[PARTNER[caller]]) == (-200, 0)
    game = Game(NPA, first_dealer="S")
    game.add(slip_of(felt.hand))
    assert game.totals()[caller] == -200


@pytest.mark.accepts("NPA-3.1f")
def test_in_the_first_books_the_ruling_says_that_an_official_may_decline_it():
    ruling = described("renege_unproven", by=("W",), **LOST, slip=HAND)
    assert worth(ruling) == {"EW": 36 + 50 + 500, "S": -200}
    assert any("spoiled-whole" in other for other in readings_of(ruling))


# --- the neighbours -------------------------------------------------------------------------------------------------


@pytest.mark.refuses("NPA-3.1f", "NPA-3.1g")
def test_before_the_first_book_is_won_nobody_has_every_book():
    felt = put(wall(0), "AH JD")
    felt.act(CallRenege("S", "W", 1, "follow"))
    assert scores(felt) == {"EW": 60 + 24}
    assert felt.rulings[-1].clause == "NPA-3.1m"


ONE_FOR_SOUTH = {"W": "AH*4 TH*4 KH*4 QH*4 AS*3 JS", "S": "JH*4 AS TS*4 KS*4 QS*4 JS*3"}
"""West holds one jack of spades in place of an ace."""


@pytest.mark.refuses("NPA-3.1f", "NPA-3.1g")
@pytest.mark.parametrize("more", [0, 1, 6])
@pytest.mark.parametrize("caller", ["N", "S"])
def test_one_book_for_the_callers_side_is_enough_for_the_usual_answer(caller, more):
    felt = put(wall(0, **ONE_FOR_SOUTH), "JS JD JC QS")
    if more:
        go_on(put(felt, "QS"), more)
    won = [trick.winner for trick in felt.hand.state.play.tricks]
    assert won[0] == "S"
    assert set(won[1:]) <= {"W"}
    felt.act(CallRenege(caller, "W", 1, "follow"))
    assert felt.hand.state.ending.offender == caller
    assert scores(felt) == {"EW": 60 + slip(felt).meld["EW"]}
    assert felt.hand.state.incidents == ()


@pytest.mark.refuses("NPA-3.1f", "NPA-3.1g")
@pytest.mark.parametrize("caller", ["E", "W"])
def test_the_side_with_every_book_is_no_victim_when_it_calls_wrongly_itself(caller):
    felt = wall(5)
    felt.act(CallRenege(caller, "S", 1, "follow"))
    assert felt.hand.state.ending.offender == caller
    assert scores(felt) == {"NS": 60 + 16}
    assert felt.hand.state.incidents == ()


@pytest.mark.refuses("NPA-3.1f", "NPA-3.1g")
@pytest.mark.parametrize("caller", ["N", "S"])
def test_a_call_that_is_proven_stops_the_pinochle_and_costs_nobody_200(caller):
    felt = wall(0, E="JH AC*4 TC*4 KC*4 QC*4 JC*3", S="JC JH*3 TS*4 KS*4 QS*4 JS*4")
    put(felt, "AH JD KC JH")
    stood = slip(felt)
    felt.act(CallRenege(caller, "E", 1, "follow"))
    assert felt.hand.state.ending.offender == "E"
    assert scores(felt) == {"NS": 60 + stood.meld["NS"]}
    assert felt.rulings[-1].kind == "renege"


@pytest.mark.refuses("NPA-3.1f", "NPA-3.1g")
def test_told_at_felt_without_every_book_it_is_the_usual_answer():
    ruling = described("renege_unproven", by=("W",), **{**LOST, "has_every_trick": False}, slip=HAND)
    assert (worth(ruling), ruling.clause) == ({"EW": 60 + 36}, "NPA-3.1m")


@pytest.mark.refuses("NPA-3.1g")
def test_a_pinochle_that_was_played_out_costs_nobody_200():
    felt = wall(20)
    assert scores(felt) == {"EW": 24 + 50 + 500}


@pytest.mark.refuses("NPA-3.1g")
def test_the_200_break_no_skunk():
    game = Game(NPA, first_dealer="W")
    for number in range(4):
        ended = {"how": "awarded", "offender": "S"} if number == 0 else {}
        game.add(Slip(bidder="W", bid=60, trump="H", meld={"EW": 36}, take={"EW": 50, "NS": 0}, **ended))
    assert game.totals() == {"N": 0, "E": 4 * 586 + 200, "S": -200, "W": 4 * 586 + 200}

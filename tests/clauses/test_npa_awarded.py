"""NPA 3.1f: the Pinochle that is awarded when a team without a book calls a renege and cannot prove it."""

from __future__ import annotations

import pytest
from npa_table import NPA, entries_of, sides

from faults import sent_back
from meldhouse.game import Game, Slip, SlipError
from table import house, scored

HELD = {"bidder": "W", "bid": 60, "trump": "H", "meld": sides(24, 36), "how": "awarded"}
EVERY_BOOK = {**HELD, "take": sides(0, 50), "offender": "S"}
"""EW bid 60 with meld of 36 and hold every book so far; South calls and cannot prove it."""
THEIRS = {**HELD, "take": sides(50, 0), "offender": "E"}
"""The same bid, but NS hold every book and East calls."""


@pytest.mark.accepts("NPA-3.1f")
@pytest.mark.parametrize("tricks", [{}, sides(0, 1), sides(0, 14), sides(0, 20), {"EW": 14}])
def test_the_bidders_are_given_their_meld_50_and_500_and_not_the_bid(tricks):
    lines = [line for line in entries_of(**EVERY_BOOK, tricks=tricks) if line[1]]
    given = [("EW", 36, "NPA-X5"), ("EW", 50, "NPA-X5"), ("EW", 500, "NPA-3.1f")]
    assert lines == [*given, ("S", -200, "NPA-3.1g")]
    assert scored(NPA, **EVERY_BOOK, tricks=tricks) == sides(0, 586) | {"S": -200}


@pytest.mark.accepts("NPA-3.1f")
@pytest.mark.parametrize("meld", [0, 12, 24])
@pytest.mark.parametrize("tricks", [{}, sides(1, 0), sides(14, 0)])
def test_the_others_are_given_the_bid_their_meld_50_and_500(meld, tricks):
    slip = {**THEIRS, "meld": sides(meld, 36), "tricks": tricks}
    assert scored(NPA, **slip) == sides(60 + meld + 50 + 500, 0) | {"E": -200}
    lines = entries_of(**slip)
    assert ("NS", 60, "NPA-2.7t") in lines
    assert [clause for _, points, clause in lines if points == 500] == ["NPA-3.1f"]


@pytest.mark.accepts("NPA-3.1f")
def test_in_a_round_both_partners_get_it_and_only_the_caller_is_fined():
    game = Game(NPA, first_dealer="W")
    game.add(Slip(**EVERY_BOOK))
    assert game.totals() == {"N": 0, "E": 586, "S": -200, "W": 586}


@pytest.mark.refuses("NPA-3.1f")
@pytest.mark.parametrize("take", [sides(0, 0), sides(1, 49), sides(30, 20), sides(49, 1)])
def test_nothing_is_awarded_where_neither_team_then_has_all_50(take):
    with sent_back("slip-awarded-all", "NPA-3.1f", total=50):
        scored(NPA, **{**EVERY_BOOK, "take": take})


@pytest.mark.refuses("NPA-3.1f")
@pytest.mark.parametrize("tricks", [sides(1, 13), sides(1, 19), {"NS": 1}])
def test_nothing_is_awarded_against_a_team_that_has_a_book(tricks):
    with pytest.raises(SlipError, match=r"\(NPA-3\.1f\)"):
        scored(NPA, **EVERY_BOOK, tricks=tricks)


@pytest.mark.refuses("NPA-3.1f")
def test_nothing_is_awarded_where_there_is_no_pinochle_to_award():
    with sent_back("slip-never-awarded", key="how"):
        scored(house("npa", "[scoring]\nall_points_bonus = 0"), **EVERY_BOOK)


@pytest.mark.refuses("NPA-3.1f")
@pytest.mark.parametrize(("name", "bid", "take"), [("mcallen", 15, 25), ("bend", 500, 500), ("st-hilary", 15, 25)])
def test_nothing_is_awarded_in_a_house_without_the_bonus(name, bid, take):
    slip = {"bidder": "W", "bid": bid, "trump": "H", "take": sides(0, take), "how": "awarded"}
    with sent_back("slip-never-awarded", key="how"):
        scored(house(name), **slip)


@pytest.mark.refuses("NPA-3.1f")
def test_a_bid_that_all_50_cannot_reach_is_a_board_set_and_is_not_awarded():
    with pytest.raises(SlipError, match=r"NPA-2\.4k"):
        scored(NPA, **{**EVERY_BOOK, "bid": 90})

"""NPA 6.1c and 7.1: four hands, the skunk, and scores of one's own."""

from __future__ import annotations

import pytest
from npa_table import NPA, sides

from meldhouse.game import Game, Incident, Slip

ACES = Incident(seats=("W",), points=-50, clause="NPA-2.5h", reason="exposed aces")


def made(meld, take=31, *, incidents=(), bidder="W", bid=50):
    """EW (or NS) make their bid, and the others save nothing unless the take leaves them 20."""
    ours, theirs = ("EW", "NS") if bidder in "EW" else ("NS", "EW")
    return Slip(
        bidder=bidder, bid=bid, trump="H", meld={ours: meld}, take={ours: take, theirs: 50 - take}, incidents=incidents
    )


def round_of(*slips):
    game = Game(NPA, first_dealer="W")
    for slip in slips:
        game.add(slip)
    return game


# --- the skunk ------------------------------------------------------------------------------------------------------

SHUT_OUT = [made(20), made(22), made(22), made(22)]
"""210 to 0."""


@pytest.mark.accepts("NPA-6.1c")
def test_a_team_that_shuts_the_others_out_for_four_hands_gets_200():
    game = round_of(*SHUT_OUT)
    assert game.totals() == {"N": 0, "E": 410, "S": 0, "W": 410}
    assert [(entry.points, entry.clause) for entry in game.bonuses] == [(200, "NPA-6.1c")]


@pytest.mark.accepts("NPA-6.1c")
@pytest.mark.parametrize("seats", [("N",), ("N", "S"), ("W",)])
def test_a_penalty_does_not_prevent_a_skunk(seats):
    fine = Incident(seats=seats, points=-50, clause="NPA-2.5h")
    game = round_of(made(20, incidents=(fine,)), *SHUT_OUT[1:])
    expected = {"N": 0, "E": 410, "S": 0, "W": 410}
    assert game.totals() == {seat: points - 50 * (seat in seats) for seat, points in expected.items()}


@pytest.mark.refuses("NPA-6.1c")
def test_there_is_no_skunk_before_the_fourth_hand():
    game = round_of(*SHUT_OUT[:3])
    assert game.totals()["W"] == 51 + 53 + 53
    assert game.bonuses == ()


@pytest.mark.refuses("NPA-6.1c")
@pytest.mark.parametrize("at", [0, 3])
def test_one_hand_with_20_points_saved_is_enough_against_a_skunk(at):
    slips = list(SHUT_OUT)
    slips[at] = made(22, 30)
    game = round_of(*slips)
    assert game.bonuses == ()
    assert game.totals()["N"] == 20


@pytest.mark.refuses("NPA-6.1c")
def test_a_penalty_that_brings_a_team_back_to_zero_makes_no_skunk():
    fine = Incident(seats=("N", "S"), points=-20, clause="NPA-7.1a")
    game = round_of(made(22, 30, incidents=(fine,)), *SHUT_OUT[1:])
    assert game.totals()["N"] == 0
    assert game.bonuses == ()


@pytest.mark.accepts("NPA-2.3b")
def test_a_round_is_over_after_four_hands_even_when_it_is_drawn():
    ours, theirs = made(20, 31), made(20, 31, bidder="N")
    game = round_of(ours, theirs, ours)
    assert not game.is_over
    game.add(theirs)
    assert game.is_over
    assert game.side_totals() == sides(102, 102)
    assert game.winner is None


# --- scores of one's own --------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-7.1b")
def test_a_penalty_brings_a_score_below_zero():
    fine = Incident(seats=("N",), points=-50, clause="NPA-2.5h")
    assert round_of(made(20, incidents=(fine,))).totals()["N"] == -50


@pytest.mark.refuses("NPA-7.1b")
def test_a_set_does_not_bring_a_score_below_zero():
    game = round_of(Slip(bidder="W", bid=100, trump="H", meld={"EW": 60}, take=sides(20, 30)))
    assert game.totals()["W"] == game.totals()["E"] == 0


@pytest.mark.refuses("NPA-7.1b")
def test_a_penalty_smaller_than_the_score_leaves_the_rest():
    assert round_of(made(20, incidents=(ACES,))).totals()["W"] == 1


@pytest.mark.accepts("NPA-7.1c")
def test_partners_differ_by_a_penalty_of_one_of_them():
    game = round_of(made(46, 30, incidents=(ACES,), bid=75))
    assert game.totals() == {"N": 20, "E": 76, "S": 20, "W": 26}
    assert game.side_totals() == sides(20, 76), "the team has earned what it has earned"


@pytest.mark.refuses("NPA-7.1c")
def test_partners_do_not_differ_without_a_penalty_of_their_own():
    game = round_of(made(46, 30, bid=75), made(20), made(22, bidder="N"), made(20))
    totals = game.totals()
    assert totals["W"] == totals["E"]
    assert totals["N"] == totals["S"]


@pytest.mark.refuses("NPA-7.1c")
def test_a_penalty_of_the_team_is_taken_from_both_alike():
    fine = Incident(seats=("E", "W"), points=-50, clause="NPA-7.1a")
    totals = round_of(made(46, 30, incidents=(fine,), bid=75)).totals()
    assert totals["W"] == totals["E"] == 26

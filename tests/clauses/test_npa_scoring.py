"""NPA 2.4m, 2.4n, 2.7s to 2.7u, 6.1 and X5, X6: what a hand that was played is worth."""

from __future__ import annotations

import pytest
from npa_table import NPA, entries_of, sides

from faults import sent_back
from meldhouse.game import SlipError
from table import house, scored


def played(bid, meld, take, *, book=NPA):
    """EW had the bid; `meld` and `take` are (NS, EW), the take by EW's points alone."""
    return scored(book, **slip(bid, meld, take))


def slip(bid, meld, take):
    return {"bidder": "W", "bid": bid, "trump": "H", "meld": sides(*meld), "take": sides(50 - take, take)}


def lines(bid, meld, take, side):
    return [(points, clause) for account, points, clause in entries_of(**slip(bid, meld, take)) if account == side]


@pytest.mark.refuses("NPA-2.4a")
@pytest.mark.parametrize(("missing", "fault"), [("trump", "slip-say-trump"), ("bid", "slip-say-bid")])
def test_a_slip_on_which_the_bid_or_the_trump_was_not_written_down_is_refused(missing, fault):
    with sent_back(fault):
        scored(NPA, **slip(50, (0, 40), 30) | {missing: None})


# --- the bidders ----------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.4m")
@pytest.mark.parametrize(
    ("bid", "meld", "take", "total"),
    [(70, 60, 20, 80), (70, 41, 29, 70), (70, 41, 30, 71), (90, 46, 44, 90), (50, 100, 20, 120)],
)
def test_bidders_who_take_20_and_reach_the_bid_have_made_it(bid, meld, take, total):
    assert played(bid, (0, meld), take)["EW"] == total


@pytest.mark.refuses("NPA-2.4m")
@pytest.mark.parametrize("take", [0, 10, 18, 19])
def test_bidders_who_take_less_than_20_are_set_though_they_would_reach_the_bid(take):
    assert played(70, (0, 60), take)["EW"] == 0
    assert lines(70, (0, 60), take, "EW") == [(0, "NPA-2.4m" if take >= 10 else "NPA-X6")]


@pytest.mark.refuses("NPA-2.4m")
@pytest.mark.parametrize(("bid", "meld", "take"), [(70, 41, 28), (90, 46, 43), (75, 30, 44), (50, 20, 29)])
def test_bidders_who_take_20_but_do_not_reach_the_bid_are_set(bid, meld, take):
    assert played(bid, (0, meld), take)["EW"] == 0
    assert lines(bid, (0, meld), take, "EW") == [(0, "NPA-X6")]


@pytest.mark.refuses("NPA-2.4m")
def test_a_team_without_any_meld_must_take_all_of_a_bid_of_50():
    """Where trump need not be laid; elsewhere the bidder has a marriage on the table."""
    bare = {"bidder": "W", "bid": 50, "trump": "H"}
    spoken = house("npa", '[trump]\nlaying = "unless-named"')
    assert scored(spoken, **bare, take=sides(1, 49)) == sides(50, 0)
    assert scored(spoken, **bare, take=sides(0, 50)) == {"EW": 550}


@pytest.mark.accepts("NPA-2.7s")
def test_20_saved_completes_a_contract_of_50_with_a_meld_of_40():
    assert played(50, (0, 40), 20)["EW"] == 60


@pytest.mark.refuses("NPA-2.7s")
@pytest.mark.parametrize("take", [10, 19])
def test_10_or_19_saved_do_not_complete_it_though_the_bid_is_reached(take):
    assert played(50, (0, 40), take)["EW"] == 0
    assert lines(50, (0, 40), take, "EW") == [(0, "NPA-2.4m")]


@pytest.mark.accepts("NPA-X6")
@pytest.mark.parametrize(("bid", "meld", "take"), [(75, 46, 28), (75, 100, 19), (50, 12, 37)])
def test_a_team_that_is_set_scores_nothing_and_loses_nothing(bid, meld, take):
    assert played(bid, (0, meld), take)["EW"] == 0


@pytest.mark.refuses("NPA-X6")
def test_a_team_that_makes_its_bid_by_a_point_is_not_at_zero():
    assert played(75, (0, 46), 28)["EW"] == 0
    assert played(75, (0, 46), 29)["EW"] == 75


@pytest.mark.refuses("NPA-X6")
def test_only_a_club_that_says_so_takes_the_bid_off_the_bidders():
    club = house("npa", '[scoring]\nset_bidder = "minus-bid"')
    assert played(75, (0, 46), 28, book=club)["EW"] == -75
    assert played(75, (0, 46), 28)["EW"] == 0


# --- the opponents of a contract that failed ------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.4n")
@pytest.mark.parametrize(("meld", "total"), [(30, 70 + 30 + 22), (20, 70 + 20 + 22), (22, 70 + 22 + 22)])
def test_when_the_bidders_are_set_the_others_score_bid_meld_and_points(meld, total):
    assert played(70, (meld, 41), 28) == sides(total, 0)
    assert lines(70, (meld, 41), 28, "NS") == [(70, "NPA-2.7t"), (22, "NPA-2.4n"), (meld, "NPA-2.4n")]


@pytest.mark.refuses("NPA-2.4n")
@pytest.mark.parametrize("meld", [0, 18, 19])
def test_their_meld_does_not_count_under_20(meld):
    assert played(70, (meld, 41), 28) == sides(92, 0)


@pytest.mark.refuses("NPA-2.4n")
def test_neither_their_points_nor_their_meld_count_when_they_saved_under_20():
    assert played(90, (40, 46), 33) == sides(90, 0)
    assert lines(90, (40, 46), 33, "NS") == [(90, "NPA-2.7t"), (0, "NPA-2.7u")]


@pytest.mark.accepts("NPA-2.7t")
@pytest.mark.parametrize("bid", [65, 75, 90])
def test_a_team_that_fails_gives_the_bid_to_the_others(bid):
    assert played(bid, (0, bid - 50), 31)["NS"] == bid
    assert lines(bid, (0, bid - 50), 31, "NS")[0] == (bid, "NPA-2.7t")


@pytest.mark.refuses("NPA-2.7t")
def test_a_team_that_makes_its_contract_gives_nothing():
    assert played(75, (0, 46), 31) == {"EW": 77, "NS": 0}
    assert all(clause != "NPA-2.7t" for _, _, clause in entries_of(**slip(75, (0, 46), 31)))


@pytest.mark.accepts("NPA-2.7u")
@pytest.mark.parametrize(("take", "total"), [(30, 90 + 20 + 40), (29, 90 + 21 + 40)])
def test_the_others_meld_counts_when_they_saved_20(take, total):
    assert played(90, (40, 46), take)["NS"] == total


@pytest.mark.refuses("NPA-2.7u")
@pytest.mark.parametrize("take", [31, 32, 40])
def test_with_19_saved_or_less_they_get_the_bid_only(take):
    assert played(90, (40, 46), take) == sides(90, 0)


@pytest.mark.refuses("NPA-2.7u")
def test_with_19_saved_against_a_contract_that_was_made_they_get_nothing():
    assert played(75, (40, 46), 31) == {"EW": 77, "NS": 0}
    assert lines(75, (40, 46), 31, "NS") == [(0, "NPA-2.7u")]


# --- contracts that were made ---------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-X5")
@pytest.mark.parametrize(("meld", "total"), [(25, 45), (20, 40), (100, 120)])
def test_bidders_score_meld_and_points_and_the_others_too_if_they_saved_20(meld, total):
    assert played(75, (meld, 46), 30) == sides(total, 76)
    assert {clause for _, _, clause in entries_of(**slip(75, (meld, 46), 30))} == {"NPA-X5"}


@pytest.mark.refuses("NPA-X5")
@pytest.mark.parametrize("meld", [0, 18, 19])
def test_the_others_score_their_points_without_a_meld_under_20(meld):
    assert played(75, (meld, 46), 30) == sides(20, 76)


@pytest.mark.refuses("NPA-X5")
@pytest.mark.parametrize(("take", "ours"), [(31, 77), (32, 78), (49, 95)])
def test_the_others_score_nothing_with_19_points_or_less(take, ours):
    assert played(75, (25, 46), take) == sides(0, ours)


# --- the Pinochle ---------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-6.1a")
def test_a_team_with_all_50_points_scores_meld_50_and_500():
    assert played(60, (24, 36), 50) == sides(0, 586)
    assert lines(60, (24, 36), 50, "EW") == [(36, "NPA-X5"), (50, "NPA-X5"), (500, "NPA-6.1a")]


@pytest.mark.accepts("NPA-6.1a")
def test_a_book_without_a_point_in_it_may_be_lost():
    assert scored(NPA, **slip(60, (0, 36), 50), tricks=sides(1, 19))["EW"] == 586


@pytest.mark.refuses("NPA-6.1a")
@pytest.mark.parametrize("take", [49, 48, 31])
def test_with_one_point_less_there_is_no_bonus(take):
    assert played(60, (0, 36), take)["EW"] == 36 + take


@pytest.mark.refuses("NPA-6.1a")
def test_a_board_set_brings_nobody_a_pinochle():
    result = scored(NPA, bidder="W", bid=90, trump="H", how="board-set", meld=sides(24, 36))
    assert result == sides(90 + 24, 0)


@pytest.mark.accepts("NPA-6.1b")
@pytest.mark.parametrize(("meld", "total"), [(24, 634), (12, 622), (0, 610), (19, 629)])
def test_the_team_that_did_not_bid_scores_bid_meld_of_any_size_50_and_500(meld, total):
    assert played(60, (meld, 36), 0) == sides(total, 0)
    assert lines(60, (meld, 36), 0, "NS")[-1] == (500, "NPA-6.1b")


@pytest.mark.refuses("NPA-6.1b")
@pytest.mark.parametrize(("meld", "total"), [(24, 60 + 49 + 24), (12, 60 + 49)])
def test_with_49_points_it_gets_no_bonus_and_no_meld_under_20(meld, total):
    assert played(60, (meld, 36), 1) == sides(total, 0)


# --- the Pinochle that a false call of a renege gives away ----------------------------------------------------------


def awarded(bid, meld, take, caller="S", **more):
    return scored(NPA, **slip(bid, meld, take), how="awarded", offender=caller, **more)


@pytest.mark.accepts("NPA-3.1f")
def test_the_team_with_all_the_books_is_given_the_pinochle_when_the_team_with_none_cannot_prove_its_call():
    assert awarded(60, (24, 36), 50, tricks=sides(0, 14)) == sides(0, 586) | {"S": -200}
    found = entries_of(**slip(60, (24, 36), 50), how="awarded", offender="S", tricks=sides(0, 14))
    assert ("EW", 500, "NPA-3.1f") in found


@pytest.mark.accepts("NPA-3.1f")
@pytest.mark.parametrize(("meld", "total"), [(24, 60 + 24 + 550), (12, 60 + 12 + 550)])
def test_defenders_with_all_the_books_are_given_the_bid_too(meld, total):
    assert awarded(60, (meld, 36), 0, "W", tricks=sides(3, 0)) == sides(total, 0) | {"W": -200}


@pytest.mark.accepts("NPA-3.1g")
@pytest.mark.parametrize("caller", ["N", "S"])
def test_the_player_who_called_it_pays_200_alone(caller):
    assert awarded(60, (24, 36), 50, caller) == sides(0, 586) | {caller: -200}
    assert (caller, -200, "NPA-3.1g") in entries_of(**slip(60, (24, 36), 50), how="awarded", offender=caller)


@pytest.mark.refuses("NPA-3.1g")
def test_it_must_be_said_who_called_it_and_it_was_somebody_without_a_book():
    with sent_back("slip-say-caller", "NPA-3.1g", seats=("N", "S"), fine=200):
        awarded(60, (24, 36), 50, None)
    with sent_back("slip-other-side-called", "NPA-3.1f", who="E"):
        awarded(60, (24, 36), 50, "E")


@pytest.mark.refuses("NPA-3.1f")
@pytest.mark.parametrize("take", [49, 40, 1])
def test_nothing_is_awarded_to_a_team_that_has_not_all_the_points(take):
    with pytest.raises(SlipError, match=r"NPA-3\.1f"):
        awarded(60, (24, 36), take)


@pytest.mark.refuses("NPA-3.1f")
def test_nothing_is_awarded_against_a_team_that_has_a_book_though_it_be_an_empty_one():
    with pytest.raises(SlipError, match=r"NPA-3\.1f"):
        awarded(60, (24, 36), 50, tricks=sides(1, 13))


@pytest.mark.refuses("NPA-3.1f")
def test_all_points_taken_in_play_are_a_pinochle_and_no_award():
    assert all(clause != "NPA-3.1f" for _, _, clause in entries_of(**slip(60, (24, 36), 50)))

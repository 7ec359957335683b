"""St. Hilary: the game to 150, and its score card."""

from __future__ import annotations

import pytest
from st_hilary_table import BOOK

from meldhouse.game import Game, Slip
from meldhouse.game.sheets import sheet_rows


def slip(bid, *, meld, take, bidder="S", **more):
    """A hand as paper tells it, the figures of North and South first."""
    sides = ("NS", "EW")
    return Slip(
        bidder=bidder,
        bid=bid,
        trump="C",
        meld=dict(zip(sides, meld, strict=True)),
        take=dict(zip(sides, take, strict=True)),
        **more,
    )


def standing(ns, ew):
    """A game in which the sides have so much (each nothing, or 25 and more)."""
    game = Game(BOOK, first_dealer="W")
    if ns:
        game.add(slip(15, meld=(ns - 25, 0), take=(25, 0)))
    if ew:
        game.add(slip(15, meld=(0, ew - 25), take=(0, 25), bidder="E"))
    assert game.side_totals() == {"NS": ns, "EW": ew}
    assert not game.is_over
    return game


# --- the score --------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-CO-d")
def test_a_set_comes_off_the_score_that_the_side_had_before():
    game = standing(113, 50)
    game.add(slip(40, meld=(20, 9), take=(18, 7)))
    assert game.side_totals() == {"NS": 73, "EW": 66}


@pytest.mark.accepts("STH-CO-d")
def test_a_score_may_go_below_nothing():
    game = standing(0, 0)
    game.add(slip(40, meld=(20, 9), take=(18, 7)))
    assert game.side_totals() == {"NS": -40, "EW": 16}


@pytest.mark.accepts("STH-SW-a")
@pytest.mark.parametrize(("before", "total"), [(135, 150), (136, 151), (148, 163)])
def test_the_side_that_reaches_150_has_won(before, total):
    game = standing(before, 0)
    game.add(slip(15, meld=(2, 0), take=(13, 12)))
    assert game.side_totals()["NS"] == total
    assert (game.is_over, game.winner) == (True, "NS")


@pytest.mark.refuses("STH-SW-a")
def test_with_149_nobody_has_won():
    game = standing(130, 130)
    game.add(slip(19, meld=(0, 13), take=(19, 6)))
    assert game.side_totals() == {"NS": 149, "EW": 149}
    assert (game.is_over, game.winner) == (False, None)
    game.add(slip(19, meld=(0, 0), take=(19, 6)))
    assert game.winner == "NS"


@pytest.mark.refuses("STH-SW-a")
def test_no_hand_is_counted_after_the_game_is_won():
    game = standing(140, 0)
    game.add(slip(15, meld=(0, 0), take=(15, 10)))
    with pytest.raises(ValueError, match="over"):
        game.add(slip(15, meld=(0, 0), take=(15, 10)))


@pytest.mark.accepts("STH-SW-b")
def test_the_bidding_side_is_counted_first_and_wins_even_with_fewer_points():
    game = standing(113, 139)
    entries = game.add(slip(34, meld=(20, 9), take=(18, 7)))
    assert game.winner == "NS"
    assert game.side_totals() == {"NS": 151, "EW": 139}
    assert [(entry.points, entry.clause) for entry in entries if entry.account == "EW"] == [(0, "STH-SW-b")]


@pytest.mark.accepts("STH-SW-b")
def test_the_same_holds_for_east_and_west():
    game = standing(139, 113)
    game.add(slip(34, meld=(9, 20), take=(7, 18), bidder="W"))
    assert game.winner == "EW"
    assert game.side_totals() == {"NS": 139, "EW": 151}


@pytest.mark.accepts("STH-SW-b")
def test_exactly_150_is_enough_for_the_bidders():
    game = standing(112, 139)
    game.add(slip(34, meld=(20, 9), take=(18, 7)))
    assert (game.winner, game.side_totals()) == ("NS", {"NS": 150, "EW": 139})


@pytest.mark.refuses("STH-SW-b")
def test_one_point_short_the_bidders_do_not_win_and_the_others_are_counted():
    game = standing(111, 139)
    game.add(slip(34, meld=(20, 9), take=(18, 7)))
    assert (game.winner, game.side_totals()) == ("EW", {"NS": 149, "EW": 155})


@pytest.mark.refuses("STH-SW-b")
def test_bidders_who_are_set_do_not_win_with_what_they_would_have_made():
    game = standing(113, 100)
    game.add(slip(39, meld=(20, 9), take=(18, 7)))
    assert (game.winner, game.side_totals()) == (None, {"NS": 74, "EW": 116})


@pytest.mark.accepts("STH-SW-c")
def test_when_the_bidders_are_set_the_others_may_win():
    game = standing(120, 145)
    game.add(slip(39, meld=(20, 9), take=(18, 7)))
    assert (game.winner, game.side_totals()) == ("EW", {"NS": 81, "EW": 161})


@pytest.mark.accepts("STH-SW-c")
def test_when_the_bidders_stay_under_150_the_others_may_win():
    game = standing(100, 134)
    game.add(slip(34, meld=(20, 9), take=(18, 7)))
    assert (game.winner, game.side_totals()) == ("EW", {"NS": 138, "EW": 150})


@pytest.mark.refuses("STH-SW-c")
def test_the_others_do_not_win_with_149_nor_with_meld_they_lost():
    game = standing(100, 133)
    game.add(slip(34, meld=(20, 9), take=(18, 7)))
    assert (game.winner, game.side_totals()["EW"]) == (None, 149)
    game = standing(100, 140)
    game.add(slip(34, meld=(20, 14), take=(24, 1), counter_tricks={"EW": 0}))
    assert (game.winner, game.side_totals()["EW"]) == (None, 141)


# --- the score card ---------------------------------------------------------------------------------------------------


def card() -> Game:
    game = Game(BOOK, first_dealer="W")
    game.add(slip(34, meld=(20, 9), take=(18, 7), dealer="W"))
    game.add(slip(40, meld=(20, 9), take=(18, 7), dealer="N"))
    game.add(slip(15, meld=(0, 4), take=(12, 13), bidder="E", dealer="E"))
    return game


@pytest.mark.accepts("STH-SC-a")
def test_every_hand_has_a_row_with_dealer_trump_bid_meld_take_and_total():
    rows = sheet_rows(card())
    assert [(row.number, row.dealer, row.trump) for row in rows] == [(1, "W", "C"), (2, "N", "C"), (3, "E", "C")]
    assert (rows[0].bid, rows[0].meld, rows[0].take) == ({"NS": 34}, {"NS": 20, "EW": 9}, {"NS": 18, "EW": 7})
    assert [row.total for row in rows] == [{"NS": 38, "EW": 16}, {"NS": -40, "EW": 16}, {"NS": 12, "EW": 17}]


@pytest.mark.accepts("STH-SC-a")
def test_the_card_has_room_for_more_than_nineteen_hands():
    game = Game(BOOK, first_dealer="W")
    for number in range(20):
        game.add(slip(30, meld=(0, 0), take=(13, 12), bidder="NESW"[number % 4]))
    assert len(sheet_rows(game)) == 20


@pytest.mark.accepts("STH-SC-a")
def test_where_the_paper_leaves_the_dealer_out_the_card_knows_whose_deal_it_was():
    game = Game(BOOK, first_dealer="W")
    for _ in range(5):
        game.add(slip(15, meld=(0, 0), take=(15, 10)))
    assert [row.dealer for row in sheet_rows(game)] == ["W", "N", "E", "S", "W"]


@pytest.mark.refuses("STH-SC-a")
def test_the_side_that_did_not_bid_has_no_bid():
    assert [set(row.bid) for row in sheet_rows(card())] == [{"NS"}, {"NS"}, {"EW"}]


@pytest.mark.accepts("STH-SC-b")
def test_the_card_adds_the_totals_up():
    assert card().side_totals() == {"NS": 38 - 40 + 12, "EW": 16 + 16 + 17}


@pytest.mark.refuses("STH-SC-b")
def test_points_that_were_not_counted_because_the_game_was_won_are_not_in_the_total():
    game = Game(BOOK, first_dealer="W")
    game.add(slip(15, meld=(88, 0), take=(25, 0)))
    game.add(slip(15, meld=(0, 114), take=(0, 25), bidder="E"))
    game.add(slip(34, meld=(20, 9), take=(18, 7)))
    assert game.side_totals() == {"NS": 151, "EW": 139}
    assert sheet_rows(game)[-1].total == {"NS": 38, "EW": 0}

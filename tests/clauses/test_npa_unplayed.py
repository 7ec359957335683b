"""NPA 2.4i to 2.4r: hands that are set without play, for want of a marriage, of meld or of reach."""

from __future__ import annotations

import pytest
from npa_table import NO_MARRIAGE, NPA, SEATS, entries_of, hands, sides

from faults import sent_back
from meldhouse.game import (
    Ended,
    Game,
    HandsShown,
    NameTrump,
    Slip,
    count_meld,
    score,
    slip_of,
    view,
)
from meldhouse.game.sheets import sheet_rows
from meldhouse.messages import fact
from meldhouse.pieces import parse_pieces
from table import at_auction, call, house, name_and_settle, play_out, points, scored, show_all, won_by

TENS = "TS*4 TH*4 TD*4 TC*4 JS*4"
"""All a partner needs to hold no meld at all."""
MELD_OF = {
    18: "KH*4 QH*2 JH*4 JC*3 AH*4 AS AD AC",
    19: "KH*4 QH QS JD JC JH*4 AH*4 AD*4",
    20: "KH*4 QH*2 JH*4 JC AH*4 AS AD AC KS QS",
}
"""Hands worth so much in hearts: two royal marriages and aces; one and a pinochle; two, aces and a plain marriage."""


def no_play(how, bid=50, *, dropped=False, **melds):
    trump = None if how == "no-marriage" else "H"
    slip = {"bidder": "W", "bid": bid, "trump": trump, "dealer": "W", "dropped": dropped, "how": how, "meld": melds}
    return scored(NPA, **slip), {clause for _, _, clause in entries_of(**slip)}


# --- no marriage ----------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.4i")
def test_a_high_bidder_without_a_marriage_is_set_and_the_others_get_the_bid_and_their_natural_meld():
    hand = won_by(at_auction(NPA, dealer="S", **NO_MARRIAGE), "W", 55)
    assert hand.events[-1] == Ended("no-marriage")
    entries = score(NPA, slip_of(hand))
    assert points(entries) == sides(55 + 24, 0)
    assert {entry.clause for entry in entries} == {"NPA-2.4i"}


@pytest.mark.accepts("NPA-2.4i")
@pytest.mark.parametrize(("bid", "meld", "total"), [(55, 27, 82), (55, 20, 75), (110, 22, 132)])
def test_the_others_add_a_natural_meld_of_20_or_more(bid, meld, total):
    assert no_play("no-marriage", bid, NS=meld) == (sides(total, 0), {"NPA-2.4i"})


@pytest.mark.refuses("NPA-2.4i")
@pytest.mark.parametrize("meld", [0, 18, 19])
def test_the_others_do_not_add_a_natural_meld_under_20(meld):
    assert no_play("no-marriage", 55, NS=meld) == (sides(55, 0), {"NPA-2.4i"})


@pytest.mark.refuses("NPA-2.4i")
@pytest.mark.parametrize(
    ("held", "natural"),
    [
        ("AH TH KH QH JH", 2),
        ("KH*2 QH*2", 4),
        ("KS QS KH QH KD QD KC QC", 22),
        ("KS KH KD KC QS JD QH QD", 8 + 15 + 6),
    ],
)
def test_natural_meld_has_no_run_no_royal_marriage_and_no_roundhouse(held, natural):
    assert count_meld(NPA, parse_pieces(hands(N=held)["N"]), None).points == natural


@pytest.mark.refuses("NPA-2.4i")
def test_a_run_in_the_others_hands_counts_only_as_a_marriage():
    known = hands(
        W="AS*4 TS*4 JS*4 AC*4 TC*4", N="AH TH KH QH JH TD*4 JH*3 TH*3 AD*4 JC", S="KS*4 KD*4 KH*3 QC*4 AH*3 JC*2"
    )
    hand = won_by(at_auction(NPA, dealer="S", **known), "W", 55)
    assert slip_of(hand).meld == {"NS": 2}
    assert points(score(NPA, slip_of(hand))) == sides(55, 0)


@pytest.mark.refuses("NPA-2.4i")
def test_one_marriage_is_enough_to_play():
    hand = won_by(at_auction(NPA, dealer="S", **hands(W="KH QH AS*4 TS*4 JS*4 AC*4 TC*2")), "W", 55)
    assert hand.phase == "trump"


@pytest.mark.accepts("NPA-2.4p")
def test_a_dropped_dealer_without_a_marriage_shows_his_hand_and_is_set_for_50():
    hand = call(at_auction(NPA, **NO_MARRIAGE), None, None, None)
    assert hand.events[-1] == Ended("no-marriage")
    assert slip_of(hand).trump is None
    assert hand.events[-2] == HandsShown({"W": hand.state.hands["W"]})
    for seat in ("N", "S"):
        assert view(hand, seat).open_hands == {"W": hand.state.hands["W"]}
    entries = score(NPA, slip_of(hand))
    assert points(entries) == sides(74, 0)
    assert {entry.clause for entry in entries} == {"NPA-2.4p"}


@pytest.mark.accepts("NPA-2.4p")
@pytest.mark.parametrize(("meld", "total"), [(20, 70), (24, 74)])
def test_after_such_a_drop_the_others_add_a_meld_of_20_or_more(meld, total):
    assert no_play("no-marriage", dropped=True, NS=meld) == (sides(total, 0), {"NPA-2.4p"})


@pytest.mark.refuses("NPA-2.4p")
@pytest.mark.parametrize("meld", [0, 18, 19])
def test_after_such_a_drop_the_others_do_not_add_a_meld_under_20(meld):
    assert no_play("no-marriage", dropped=True, NS=meld) == (sides(50, 0), {"NPA-2.4p"})


@pytest.mark.refuses("NPA-2.4p")
def test_a_dealer_who_has_a_marriage_or_really_bid_does_not_show_his_hand():
    hand = call(at_auction(NPA, **hands(W=MELD_OF[18], E=TENS)), None, None, None)
    assert hand.phase == "trump"
    assert view(hand, "N").open_hands == {}
    bid = won_by(at_auction(NPA, dealer="S", **NO_MARRIAGE), "W", 55)
    assert not any(isinstance(event, HandsShown) for event in bid.events)


@pytest.mark.refuses("NPA-2.4p")
def test_no_trump_can_be_written_down_for_a_hand_without_a_marriage():
    slip = Slip(bidder="W", bid=50, dealer="W", dropped=True, how="no-marriage", trump="H", meld={"NS": 24})
    with sent_back("slip-no-trump", key="trump"):
        score(NPA, slip)


# --- board set ------------------------------------------------------------------------------------------------------


def bid_with(meld, amount, **known):
    """W bids `amount` with a team meld of `meld` in hearts, and all meld is laid."""
    hand = won_by(at_auction(NPA, dealer="S", **hands(W=MELD_OF[meld], E=TENS, **known)), "W", amount)
    hand.apply(NameTrump("W", "H", laid=True))
    for seat in SEATS:
        show_all(hand, seat)
    assert hand.state.meld_of("EW") == meld
    return hand


@pytest.mark.accepts("NPA-2.4k")
@pytest.mark.parametrize(("meld", "bid"), [(18, 70), (19, 70), (18, 100), (20, 75)])
def test_a_bid_out_of_reach_of_the_meld_and_50_is_not_played(meld, bid):
    assert bid_with(meld, bid).events[-1] == Ended("board-set")


@pytest.mark.refuses("NPA-2.4k")
@pytest.mark.parametrize(("meld", "bid"), [(20, 70), (18, 65), (19, 65), (18, 50)])
def test_a_bid_just_within_reach_is_played(meld, bid):
    hand = bid_with(meld, bid)
    assert hand.phase == "settle"
    assert not hand.is_over


@pytest.mark.accepts("NPA-2.4k")
def test_a_board_set_is_marked_as_such_on_the_sheet():
    game = Game(NPA, first_dealer="S")
    game.add(slip_of(bid_with(19, 70)))
    entries = game.hands[0].entries
    (row,) = sheet_rows(game)
    assert (row.how, row.take) == ("board-set", {})
    (ours,) = (entry for entry in entries if entry.account == "EW")
    assert (ours.points, ours.clause) == (0, "NPA-2.4k")
    assert ours.reason == fact("score-set-ending", bid=70, how="board-set")


@pytest.mark.accepts("NPA-2.4k")
@pytest.mark.parametrize("meld", [28, 29])
def test_78_or_79_cannot_reach_80_and_such_a_hand_cannot_be_written_as_played(meld):
    assert no_play("board-set", 80, EW=meld)[0] == sides(80, 0)
    with sent_back("slip-out-of-reach", "NPA-2.4k", bid=80):
        scored(NPA, bidder="W", bid=80, trump="H", meld=sides(0, meld), take=sides(0, 50))


@pytest.mark.refuses("NPA-2.4k")
@pytest.mark.parametrize("meld", [30, 31])
def test_80_can_be_reached_and_such_a_hand_cannot_be_written_as_a_board_set(meld):
    with sent_back("slip-within-reach", "NPA-2.4k", bid=80):
        no_play("board-set", 80, EW=meld)


@pytest.mark.accepts("NPA-2.4l")
@pytest.mark.parametrize(("meld", "total"), [(20, 100), (22, 102), (100, 180)])
def test_after_a_board_set_the_others_get_the_bid_and_a_meld_of_20_or_more(meld, total):
    result, clauses = no_play("board-set", 80, EW=28, NS=meld)
    assert result == sides(total, 0)
    assert clauses == {"NPA-2.4k", "NPA-2.4l"}


@pytest.mark.refuses("NPA-2.4l")
@pytest.mark.parametrize("meld", [0, 18, 19])
def test_after_a_board_set_a_meld_under_20_does_not_count(meld):
    result, clauses = no_play("board-set", 80, EW=28, NS=meld)
    assert result == sides(80, 0)
    assert clauses == {"NPA-2.4k", "NPA-2.4l"}


# --- the dropped dealer needs 20 ------------------------------------------------------------------------------------


def dropped_with(meld, *, show=True):
    hand = call(at_auction(NPA, **hands(W=MELD_OF[meld], E=TENS)), None, None, None)
    return name_and_settle(hand, "H", show=show)


@pytest.mark.accepts("NPA-2.4r")
@pytest.mark.parametrize("meld", [18, 19])
def test_a_dropped_team_with_under_20_meld_shows_both_hands_and_is_set_for_50(meld):
    hand = dropped_with(meld)
    assert hand.events[-1] == Ended("no-board")
    for seat in ("N", "S"):
        assert view(hand, seat).open_hands == {"E": hand.state.hands["E"], "W": hand.state.hands["W"]}
    others = hand.state.meld_of("NS")
    assert points(score(NPA, slip_of(hand))) == sides(50 + (others if others >= 20 else 0), 0)


@pytest.mark.refuses("NPA-2.4r")
def test_a_dropped_team_with_20_meld_must_play():
    hand = dropped_with(20)
    assert hand.phase == "tricks"
    assert view(hand, "N").open_hands == {}
    play_out(hand)
    assert slip_of(hand).how == "played"


@pytest.mark.refuses("NPA-2.4r")
def test_a_dropped_team_cannot_escape_by_keeping_meld_back_that_makes_the_20():
    hand = dropped_with(20, show=False)
    assert hand.phase == "tricks"
    assert any(isinstance(event, HandsShown) and set(event.hands) == {"E", "W"} for event in hand.events)
    assert hand.state.meld_of("EW") == 20


@pytest.mark.accepts("NPA-2.4r")
@pytest.mark.parametrize(("meld", "total"), [(20, 70), (24, 74)])
def test_the_others_get_50_and_a_meld_of_20_or_more(meld, total):
    assert no_play("no-board", dropped=True, EW=18, NS=meld) == (sides(total, 0), {"NPA-2.4r"})


@pytest.mark.refuses("NPA-2.4r")
@pytest.mark.parametrize("meld", [0, 18, 19])
def test_the_others_do_not_get_a_meld_under_20(meld):
    assert no_play("no-board", dropped=True, EW=18, NS=meld) == (sides(50, 0), {"NPA-2.4r"})


@pytest.mark.refuses("NPA-2.4r")
@pytest.mark.parametrize(("taken", "result"), [(29, sides(50 + 21, 0)), (30, sides(20, 50)), (31, sides(0, 51))])
def test_a_dropped_team_with_20_meld_needs_30_in_play(taken, result):
    slip = {"bidder": "W", "bid": 50, "dealer": "W", "dropped": True, "trump": "H"}
    assert scored(NPA, **slip, meld={"EW": 20}, take=sides(50 - taken, taken)) == sides(0, 0) | result


@pytest.mark.refuses("NPA-2.4r")
def test_a_bid_that_was_really_made_needs_no_20_in_meld():
    made = {"bidder": "W", "bid": 50, "trump": "H", "meld": {"EW": 12}, "take": sides(10, 40)}
    assert scored(NPA, **made)["EW"] == 52
    assert bid_with(18, 50).phase == "settle"


@pytest.mark.accepts("NPA-2.4r")
def test_a_club_may_ask_every_bidder_for_20():
    club = house("npa", "[board]\nbidder_meld = 20")
    with sent_back("slip-set-unplayed", side="EW", floor=20):
        scored(club, bidder="W", bid=50, trump="H", meld={"EW": 12}, take=sides(10, 40))
    slip = {"bidder": "W", "bid": 50, "trump": "H", "how": "no-board", "meld": sides(20, 12)}
    assert scored(club, **slip) == sides(70, 0)

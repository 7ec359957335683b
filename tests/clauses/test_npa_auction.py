"""NPA 2.4: who speaks when, what may be bid, and what happens when nobody bids."""

from __future__ import annotations

import pytest
from npa_table import LEFT, NO_MARRIAGE, NPA, SEATS, bidding, hands

from faults import sent_back
from meldhouse.game import (
    Bid,
    CallRedeal,
    Concede,
    CountHand,
    DeclareReady,
    Game,
    NameTrump,
    Pass,
    Restrict,
    Won,
    legal_actions,
    slip_of,
    to_act,
)
from meldhouse.game.sheets import sheet_rows
from table import (
    assert_refused,
    at_auction,
    at_tricks,
    call,
    dealt,
    name_and_settle,
    play_out,
    scored,
)


def counted():
    hand = dealt(NPA)
    for seat in SEATS:
        hand.apply(CountHand(seat, 20))
    return hand


# --- when and in which order ----------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.4a")
def test_the_bidding_opens_when_the_scorekeeper_declares_the_hand_ready():
    hand = counted()
    hand.apply(DeclareReady("S"))
    assert_refused(hand, DeclareReady("S"), "wrong-moment")
    hand.apply(Bid("N", 50))
    assert hand.state.bidder == "N"


@pytest.mark.accepts("NPA-2.4a")
def test_the_sheet_records_the_bid_and_the_trump():
    hand = bidding(None, None, None, W="KH QH AS AH AD AC KS KD KC")
    game = Game(NPA, first_dealer="W")
    play_out(name_and_settle(hand, "H"))
    game.add(slip_of(hand))
    (row,) = sheet_rows(game)
    assert (row.bid, row.trump) == ({"EW": 50}, "H")


@pytest.mark.refuses("NPA-2.4a")
def test_a_bid_before_the_hand_is_ready_is_void_and_is_made_again_without_penalty():
    hand = counted()
    assert_refused(hand, Bid("N", 52), "not-ready", "NPA-2.4a")
    assert_refused(hand, Pass("N"), "not-ready", "NPA-2.4a")
    hand.apply(DeclareReady("S"))
    assert hand.can(Bid("N", 52))


@pytest.mark.refuses("NPA-2.4a")
@pytest.mark.parametrize("seat", ["N", "E", "W"])
def test_nobody_but_the_scorekeeper_declares_the_hand_ready(seat):
    assert_refused(counted(), DeclareReady(seat), "ready-scorekeeper", "NPA-2.4a")


@pytest.mark.accepts("NPA-2.4b")
@pytest.mark.parametrize("dealer", SEATS)
def test_the_player_on_the_dealers_left_speaks_first_and_the_turn_goes_clockwise(dealer):
    hand, turns = at_auction(NPA, dealer=dealer), []
    for amount in (50, 51, 52, 53):
        turns += to_act(hand)
        call(hand, amount)
    first = LEFT[dealer]
    assert turns == [first, LEFT[first], LEFT[LEFT[first]], dealer]
    assert to_act(hand) == (first,)


@pytest.mark.accepts("NPA-2.4b")
def test_the_bidding_goes_on_until_only_the_high_bidder_is_left():
    hand = bidding(None, 52, 54, 75, None, W="KH QH")
    assert hand.phase == "auction"
    hand.apply(Pass("S"))
    assert hand.events[-1] == Won("W", 75)


@pytest.mark.refuses("NPA-2.4b")
@pytest.mark.parametrize("seat", ["E", "S", "W"])
def test_nobody_speaks_out_of_turn(seat):
    hand = at_auction(NPA, dealer="W")
    assert_refused(hand, Bid(seat, 50), "bid-turn", "NPA-2.4b")
    assert_refused(hand, Pass(seat), "bid-turn", "NPA-2.4b")


@pytest.mark.refuses("NPA-2.4b")
def test_a_player_who_has_passed_stays_out_and_is_not_asked_again():
    hand = bidding(None, 52)
    assert_refused(hand, Bid("N", 53), "pass-final", "NPA-2.4b")
    call(hand, 54, 55)
    assert to_act(hand) == ("E",)
    assert_refused(hand, Bid("N", 56), "pass-final", "NPA-2.4b")


@pytest.mark.refuses("NPA-2.4b")
def test_the_bidding_is_not_over_while_two_are_still_in():
    hand = bidding(50, None, None)
    assert hand.phase == "auction"
    assert_refused(hand, NameTrump("N", "H"), "wrong-moment")


# --- the ladder -----------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.4f")
@pytest.mark.parametrize("amount", [50, 51])
def test_the_first_bid_may_be_50_or_more(amount):
    assert bidding(amount).state.amount == amount


@pytest.mark.refuses("NPA-2.4f")
@pytest.mark.parametrize("amount", [49, 45, 1, 0, -50])
def test_no_bid_is_lower_than_50(amount):
    assert_refused(at_auction(NPA), Bid("N", amount), "bid-minimum", "NPA-2.4f")


@pytest.mark.accepts("NPA-2.4g")
@pytest.mark.parametrize(
    ("standing", "amounts"),
    [
        (None, (50, 57, 60, 65, 100, 110)),
        (50, (51, 59, 60, 65)),
        (58, (59, 60, 65, 70, 100, 110)),
        (59, (60, 65)),
        (60, (65, 70)),
        (90, (95, 100, 110)),
        (95, (100, 110, 120)),
        (100, (110, 120, 250)),
        (110, (120, 1000)),
    ],
)
def test_bids_rise_by_ones_to_60_by_fives_to_100_and_by_tens_beyond(standing, amounts):
    hand = at_auction(NPA) if standing is None else bidding(standing)
    for amount in amounts:
        trial = hand.fork()
        trial.apply(Bid(trial.turn, amount))
        assert trial.state.amount == amount


@pytest.mark.refuses("NPA-2.4g")
@pytest.mark.parametrize(
    ("standing", "amounts"),
    [
        (None, (61, 64, 66, 99, 101, 105, 115)),
        (58, (61, 62, 63, 64, 66)),
        (60, (61, 62, 64, 66)),
        (95, (96, 99, 101, 104, 105, 106, 115)),
        (100, (101, 105, 109, 111, 115)),
    ],
)
def test_there_are_no_bids_between_the_steps(standing, amounts):
    hand = at_auction(NPA) if standing is None else bidding(standing)
    for amount in amounts:
        assert_refused(hand, Bid(hand.turn, amount), "bid-step", "NPA-2.4g")


@pytest.mark.refuses("NPA-2.4g")
@pytest.mark.parametrize(("standing", "amount"), [(58, 58), (58, 57), (58, 50), (60, 59), (110, 100)])
def test_a_bid_must_be_higher_than_the_last(standing, amount):
    hand = bidding(standing)
    assert_refused(hand, Bid("E", amount), "bid-higher", "NPA-2.4g")


DOUBLE_RUN = hands(N="AH*2 TH*2 KH*2 QH*2 JH*2")


@pytest.mark.accepts("NPA-2.4j")
def test_the_holder_of_a_double_run_may_pass():
    hand = bidding(None, **DOUBLE_RUN)
    assert hand.turn == "E"


@pytest.mark.refuses("NPA-2.4j")
def test_a_double_run_that_was_not_bid_does_not_win_the_contract():
    hand = bidding(None, None, None, W="KS QS", **DOUBLE_RUN)
    assert hand.events[-1] == Won("W", 50, dropped=True)
    assert_refused(hand, NameTrump("N", "H"), "trump-bidder", "NPA-2.4h")


# --- the drop -------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.4o")
@pytest.mark.parametrize("dealer", SEATS)
def test_when_the_other_three_pass_the_dealer_has_the_contract_at_50(dealer):
    hand = call(at_auction(NPA, dealer=dealer, **{dealer: "KH QH"}), None, None, None)
    assert hand.events[-1] == Won(dealer, 50, dropped=True)
    assert hand.turn == dealer


@pytest.mark.refuses("NPA-2.4o")
def test_the_dealer_has_no_choice_in_it():
    hand = bidding(None, None, None, W="KH QH")
    assert_refused(hand, Pass("W"), "bid-dropped", "NPA-2.4o")
    assert_refused(hand, Bid("W", 55), "bid-dropped", "NPA-2.4o")


@pytest.mark.refuses("NPA-2.4o")
@pytest.mark.parametrize("calls", [(None, None), (None, None, 50), (50, None, None)])
def test_the_dealer_is_given_nothing_while_somebody_may_still_bid_or_has_bid(calls):
    hand = bidding(*calls)
    assert hand.phase == "auction"
    assert not hand.state.auction.dropped
    assert hand.state.bidder != "W"


@pytest.mark.refuses("NPA-2.4o")
@pytest.mark.parametrize(
    ("slip", "fault"),
    [
        ({"bidder": "W", "bid": 55}, "slip-dropped-at"),
        ({"bidder": "N", "bid": 50}, "slip-dropped-on-dealer"),
    ],
)
def test_no_slip_can_say_that_a_drop_was_for_more_or_for_another(slip, fault):
    with sent_back(fault, "NPA-2.4o"):
        scored(NPA, dealer="W", dropped=True, trump="H", meld={"EW": 20}, take={"EW": 30, "NS": 20}, **slip)


@pytest.mark.accepts("NPA-2.4q")
@pytest.mark.parametrize("suit", ["H", "S"])
def test_a_dropped_dealer_with_marriages_names_one_of_them(suit):
    hand = bidding(None, None, None, W="KH QH KS QS")
    hand.apply(NameTrump("W", suit))
    assert hand.state.trump == suit


@pytest.mark.refuses("NPA-2.4q")
def test_a_dropped_dealer_with_a_marriage_may_not_throw_the_hand_in():
    hand = bidding(None, None, None, **hands(W="KH QH AS*4 TS*4 AD*4 TD*4 AC TC"))
    assert hand.phase == "trump"
    assert_refused(hand, Concede("W"), "concede-never", "NPA-X10")
    assert_refused(hand, CallRedeal("W"), "redeal-never", "NPA-X10")
    assert list(legal_actions(hand, "W")) == [NameTrump("W", "H")], "naming trump is all that is left to do"


@pytest.mark.refuses("NPA-2.4o")
@pytest.mark.parametrize("act", [Bid("W", 60), Pass("W")])
def test_once_such_a_hand_is_over_nobody_is_told_that_the_bid_is_his(act):
    """A dealer without a marriage is set at once, and one who was silenced never had the bid."""
    waiting = bidding(None, None, None, W="KH QH")
    assert_refused(waiting, act, "bid-dropped", "NPA-2.4o")
    unmarried = bidding(None, None, None, **NO_MARRIAGE)
    assert unmarried.state.ending.ended == "no-marriage"
    assert_refused(unmarried, act, "wrong-moment")
    silenced = bidding()
    silenced.apply(Restrict("W", "silenced"))
    call(silenced, None, None, None)
    assert silenced.state.ending.ended == "silenced"
    assert_refused(silenced, act, "wrong-moment")


@pytest.mark.accepts("NPA-X10")
def test_a_bid_that_was_made_is_played_to_the_end():
    assert (
        play_out(at_tricks(NPA, dealer="S", bidder="W", trump="H", amount=50, W="KH QH")).state.ending.ended == "played"
    )


@pytest.mark.refuses("NPA-X10")
@pytest.mark.parametrize("seat", ["W", "E"])
def test_no_bid_is_given_up_and_no_hand_thrown_in(seat):
    hand = at_tricks(NPA, dealer="S", bidder="W", trump="H", amount=50, W="KH QH")
    assert_refused(hand, Concede(seat), "concede-never", "NPA-X10")
    assert_refused(hand, CallRedeal(seat), "redeal-never", "NPA-X10")
    with sent_back("slip-never-conceded", "NPA-X10", key="how"):
        scored(NPA, bidder="W", bid=50, trump="H", meld={"EW": 20}, how="conceded")

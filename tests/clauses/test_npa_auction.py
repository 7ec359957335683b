"""NPA 2.4: who speaks when, what may be bid, who is silenced, and what happens when nobody bids."""

from __future__ import annotations

import pytest
from npa_table import LEFT, NPA, SEATS, hands

from meldhouse.game import (
    Bid,
    CallRedeal,
    Concede,
    CountHand,
    DeclareReady,
    Ended,
    NameTrump,
    Pass,
    Restrict,
    Sheet,
    Won,
    legal_actions,
    score,
    slip_of,
    to_act,
)
from table import (
    assert_refused,
    at_auction,
    at_tricks,
    call,
    clauses_of,
    dealt,
    name_and_settle,
    play_out,
    points,
    scored,
)

NO_MARRIAGE = hands(
    W="AS*4 TS*4 JS*4 AH*4 TH*4",
    N="KS QS KH QH KD QD KC*2 QC*2 TD*4 TC*4 AD AC",
    S="KS*3 KH*3 KD*3 QC*2 JH*4 JC*4 AD",
)
"""W has no king and queen of a suit. N holds kings 8, queens 6 and five marriages 10 by nature, S nothing: 24."""


def counted():
    hand = dealt(NPA)
    for seat in SEATS:
        hand.apply(CountHand(seat, 20))
    return hand


def bidding(*calls, **known):
    return call(at_auction(NPA, **known), *calls)


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
    sheet = Sheet(NPA, first_dealer="W")
    play_out(name_and_settle(hand, "H"))
    sheet.enter(slip_of(hand))
    assert (sheet.rows[0].bid, sheet.rows[0].trump) == ({"EW": 50}, "H")


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


# --- wrong bids and silenced partners -------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.4c")
def test_the_earlier_bid_of_a_silenced_partner_stands():
    hand = bidding(58, N="KH QH")
    hand.apply(Restrict("N", "silenced"))
    call(hand, None, None, None)
    assert hand.events[-1] == Won("N", 58)


@pytest.mark.refuses("NPA-2.4c")
def test_a_silenced_partner_may_only_pass():
    hand = bidding(58, 59)
    hand.apply(Restrict("S", "silenced"))
    assert_refused(hand, Bid("S", 60), "bid-silenced", "NPA-2.4c")
    hand.apply(Pass("S"))
    assert hand.turn == "W"


@pytest.mark.accepts("NPA-2.4d")
@pytest.mark.parametrize("action", [Bid("N", 59), Pass("N")])
def test_after_a_void_bid_of_62_over_58_the_offender_may_bid_59_or_pass(action):
    hand = bidding(50, None, None, 58)
    assert_refused(hand, Bid("N", 62), "bid-step", "NPA-2.4g")
    hand.apply(Restrict("S", "silenced"))
    hand.apply(Restrict("N", "next-bid"))
    hand.apply(action)
    assert hand.state.amount == (59 if isinstance(action, Bid) else 58)


@pytest.mark.accepts("NPA-2.4d")
def test_at_a_later_turn_the_offender_chooses_freely():
    hand = bidding(50, None, None, 58)
    hand.apply(Restrict("N", "next-bid"))
    call(hand, 59, 60)
    assert hand.can(Bid("N", 70))


@pytest.mark.refuses("NPA-2.4d")
@pytest.mark.parametrize("amount", [60, 65, 100])
def test_at_that_turn_the_offender_may_make_no_higher_bid(amount):
    hand = bidding(50, None, None, 58)
    hand.apply(Restrict("N", "next-bid"))
    refusal = assert_refused(hand, Bid("N", amount), "bid-next-only", "NPA-2.4d")
    assert "59" in refusal.text


@pytest.mark.refuses("NPA-2.4d")
def test_an_offender_who_bid_too_early_waits_for_his_turn():
    hand = at_auction(NPA)
    assert_refused(hand, Bid("E", 55), "bid-turn", "NPA-2.4b")
    hand.apply(Restrict("E", "next-bid"))
    assert_refused(hand, Bid("E", 50), "bid-turn", "NPA-2.4b")
    call(hand, 52)
    assert_refused(hand, Bid("E", 55), "bid-next-only", "NPA-2.4d")
    hand.apply(Bid("E", 53))
    assert hand.state.bidder == "E"


def silenced_dealer(offence, code, **known):
    """W deals; E makes a bid that does not count, which silences W; then everybody passes."""
    hand = at_auction(NPA, **known)
    if code != "bid-turn":
        call(hand, None)
    assert_refused(hand, offence, code)
    hand.apply(Restrict("W", "silenced"))
    hand.apply(Restrict("E", "next-bid"))
    while not hand.is_over and to_act(hand) != ("W",):
        call(hand, None)
    return hand


@pytest.mark.accepts("NPA-2.4e")
def test_a_dealer_silenced_by_a_bid_out_of_turn_is_set_for_50_when_all_pass():
    hand = silenced_dealer(Bid("E", 55), "bid-turn", **NO_MARRIAGE)
    assert hand.events[-1] == Ended("silenced")
    entries = score(NPA, slip_of(hand))
    assert points(entries) == {"EW": 0, "NS": 74}
    assert {entry.clause for entry in entries} == {"NPA-2.4e"}


@pytest.mark.accepts("NPA-2.4s")
@pytest.mark.parametrize(("amount", "code"), [(62, "bid-step"), (49, "bid-minimum")])
def test_a_dealer_silenced_by_a_wrong_bid_is_set_for_50_when_all_pass(amount, code):
    hand = silenced_dealer(Bid("E", amount), code, **NO_MARRIAGE)
    assert hand.events[-1] == Ended("silenced")
    assert points(score(NPA, slip_of(hand))) == {"EW": 0, "NS": 74}


@pytest.mark.parametrize(
    ("meld", "total"),
    [
        pytest.param(24, 74, marks=pytest.mark.accepts("NPA-2.4e")),
        pytest.param(20, 70, marks=pytest.mark.accepts("NPA-2.4e")),
        pytest.param(19, 50, marks=pytest.mark.refuses("NPA-2.4e")),
        pytest.param(0, 50, marks=pytest.mark.refuses("NPA-2.4e")),
    ],
)
def test_after_a_silenced_drop_the_others_get_50_and_their_meld_only_from_20_on(meld, total):
    slip = {"bidder": "W", "bid": 50, "dealer": "W", "dropped": True, "how": "silenced", "meld": {"NS": meld}}
    assert scored(NPA, **slip) == {"EW": 0, "NS": total}
    assert clauses_of(NPA, **slip) == {"NPA-2.4e"}


@pytest.mark.accepts("NPA-2.4s")
def test_a_slip_can_say_that_the_bid_was_wrong_and_goes_by_the_clause_for_it():
    slip = {"bidder": "W", "bid": 50, "dealer": "W", "dropped": True, "how": "silenced", "meld": {"NS": 24}}
    assert clauses_of(NPA, **slip, wrong_bid=True) == {"NPA-2.4s"}
    with pytest.raises(ValueError, match="wrong_bid: a hand that ended with “no-marriage”"):
        scored(NPA, **{**slip, "how": "no-marriage"}, wrong_bid=True)


@pytest.mark.refuses("NPA-2.4e", "NPA-2.4s")
def test_the_drop_is_not_lost_when_the_dealer_was_not_the_one_silenced():
    hand = at_auction(NPA, W="KH QH")
    hand.apply(Restrict("S", "silenced"))
    call(hand, None, None, None)
    assert hand.events[-1] == Won("W", 50, dropped=True)


@pytest.mark.refuses("NPA-2.4e", "NPA-2.4s")
def test_a_silenced_dealer_is_not_set_when_somebody_made_a_bid():
    hand = at_auction(NPA, S="KH QH")
    hand.apply(Restrict("W", "silenced"))
    call(hand, None, None, 50)
    assert_refused(hand, Bid("W", 51), "bid-silenced", "NPA-2.4c")
    call(hand, None)
    assert hand.events[-1] == Won("S", 50)


@pytest.mark.refuses("NPA-2.4s")
def test_a_silenced_dealer_may_not_name_trump_for_the_drop():
    hand = silenced_dealer(Bid("E", 62), "bid-step", W="KH QH")
    assert_refused(hand, NameTrump("W", "H"), "wrong-moment")
    assert slip_of(hand).trump is None


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
    assert not hand.state.dropped
    assert hand.state.bidder != "W"


@pytest.mark.refuses("NPA-2.4o")
@pytest.mark.parametrize(
    ("slip", "fault"),
    [
        ({"bidder": "W", "bid": 55}, "has it at 50, not 55"),
        ({"bidder": "N", "bid": 50}, "only the dealer is given a bid"),
    ],
)
def test_no_slip_can_say_that_a_drop_was_for_more_or_for_another(slip, fault):
    with pytest.raises(ValueError, match=fault):
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
    assert unmarried.state.ended == "no-marriage"
    assert_refused(unmarried, act, "wrong-moment")
    silenced = bidding()
    silenced.apply(Restrict("W", "silenced"))
    call(silenced, None, None, None)
    assert silenced.state.ended == "silenced"
    assert_refused(silenced, act, "wrong-moment")


@pytest.mark.accepts("NPA-X10")
def test_a_bid_that_was_made_is_played_to_the_end():
    assert play_out(at_tricks(NPA, dealer="S", bidder="W", trump="H", amount=50, W="KH QH")).state.ended == "played"


@pytest.mark.refuses("NPA-X10")
@pytest.mark.parametrize("seat", ["W", "E"])
def test_no_bid_is_given_up_and_no_hand_thrown_in(seat):
    hand = at_tricks(NPA, dealer="S", bidder="W", trump="H", amount=50, W="KH QH")
    assert_refused(hand, Concede(seat), "concede-never", "NPA-X10")
    assert_refused(hand, CallRedeal(seat), "redeal-never", "NPA-X10")
    with pytest.raises(ValueError, match=r"how: a bid cannot be given up here; the hand is played \(NPA-X10\)"):
        scored(NPA, bidder="W", bid=50, trump="H", meld={"EW": 20}, how="conceded")

"""NPA 2.1 and 2.3: when play starts, who deals, in which packets, and the counting of the hands."""

from __future__ import annotations

from collections import Counter

import pytest
from npa_table import FIVES, FOURS, LEFT, NPA, RIGHT, SEATS, ready_to_cut

from meldhouse.game import (
    AskReshuffle,
    Bid,
    CountHand,
    Cut,
    Deal,
    DeclareReady,
    Game,
    Hand,
    Pass,
    Slip,
    SlipError,
    StepAway,
    first_dealer,
)
from meldhouse.messages import fact
from meldhouse.pieces import cut, shuffled, sorted_pieces, subkey
from table import KEY, assert_refused, dealt, fill, pieces


def dealt_out(leaving, packets, dealer="W"):
    hand = ready_to_cut(dealer)
    hand.apply(Cut(RIGHT[dealer], leaving))
    hand.apply(Deal(dealer, packets))
    return hand


# --- 2.1 the start of play ------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.1a")
@pytest.mark.parametrize("dealer", SEATS)
@pytest.mark.parametrize("packets", [FIVES, FOURS])
def test_the_first_packet_goes_to_the_player_on_the_dealers_left_and_the_last_to_the_dealer(dealer, packets):
    order = list(cut(shuffled(NPA.pack.pieces, subkey(KEY, "deal 1")), leaving=30))
    seats = (LEFT[dealer], LEFT[LEFT[dealer]], RIGHT[dealer], dealer)
    expected = {seat: [] for seat in seats}
    for size in packets:
        for seat in seats:
            expected[seat] += [order.pop(0) for _ in range(size)]
    hands = dealt_out(30, packets, dealer).state.hands
    assert {seat: sorted_pieces(cards) for seat, cards in hands.items()} == {
        seat: sorted_pieces(c) for seat, c in expected.items()
    }


@pytest.mark.accepts("NPA-2.1a")
@pytest.mark.parametrize("seat", SEATS)
def test_until_the_first_packet_is_dealt_play_has_not_started_and_anyone_may_leave_or_ask_for_a_shuffle(seat):
    hand = ready_to_cut()
    hand.apply(Cut("S", 30))
    assert hand.can(StepAway(seat))
    assert hand.can(AskReshuffle(seat))


@pytest.mark.refuses("NPA-2.1a")
@pytest.mark.parametrize("seat", SEATS)
def test_once_the_first_packet_is_dealt_play_has_started_and_neither_is_possible(seat):
    hand = dealt_out(30, FIVES)
    assert_refused(hand, StepAway(seat), "wrong-moment")
    assert_refused(hand, AskReshuffle(seat), "reshuffle-late", "NPA-2.2m")


# --- 2.3 the deal ---------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.3a")
@pytest.mark.parametrize("scorekeeper", SEATS)
def test_the_player_on_the_scorekeepers_left_deals_first(scorekeeper):
    assert first_dealer(NPA, scorekeeper=scorekeeper, key=KEY) == LEFT[scorekeeper]


@pytest.mark.accepts("NPA-2.3a", "NPA-2.3b")
def test_the_deal_goes_round_clockwise_once_in_a_round():
    game, dealers = Game(NPA, first_dealer=first_dealer(NPA, scorekeeper="S", key=KEY)), []
    while not game.is_over:
        dealers.append(game.dealer)
        game.add(Slip(bidder="W", bid=50, trump="H", meld={"EW": 20}, take={"EW": 30, "NS": 20}))
    assert dealers == ["W", "N", "E", "S"]


@pytest.mark.refuses("NPA-2.3b")
def test_there_is_no_fifth_hand_in_a_round():
    game, slip = (
        Game(NPA, first_dealer="W"),
        Slip(bidder="W", bid=50, trump="H", meld={"EW": 20}, take={"EW": 30, "NS": 20}),
    )
    for _ in range(3):
        game.add(slip)
    assert not game.is_over
    game.add(slip)
    with pytest.raises(ValueError, match="over"):
        game.add(slip)


@pytest.mark.refuses("NPA-2.3a")
@pytest.mark.parametrize("seat", ["N", "E", "S"])
def test_nobody_deals_in_the_dealers_place(seat):
    hand = ready_to_cut("W")
    hand.apply(Cut("S", 30))
    refusal = assert_refused(hand, Deal(seat, FIVES), "wrong-dealer", "NPA-2.3a")
    assert refusal.message.args == {"who": "W"}


@pytest.mark.refuses("NPA-2.3a")
@pytest.mark.parametrize("seat", ["N", "E", "S"])
def test_the_first_deal_of_a_round_is_nobody_elses(seat):
    game = Game(NPA, first_dealer=first_dealer(NPA, scorekeeper="S", key=KEY))
    hand = game.next_hand(scorekeeper="S", key=KEY)
    assert_refused(hand, Deal(seat, FIVES), "first-dealer", "NPA-2.3a")


@pytest.mark.refuses("NPA-2.3a")
def test_a_hand_that_the_wrong_player_dealt_is_not_entered():
    game = Game(NPA, first_dealer="W")
    wrong = Slip(bidder="W", bid=50, trump="H", dealer="N", meld={"EW": 20}, take={"EW": 30, "NS": 20})
    with pytest.raises(SlipError, match=r"West.*\(NPA-2\.3a\)"):
        game.add(wrong)
    assert game.hands == []


@pytest.mark.accepts("NPA-2.3c", "NPA-X1")
@pytest.mark.parametrize("packets", [FIVES, FOURS])
def test_packets_of_four_or_of_five_give_everybody_twenty_of_the_eighty_cards(packets):
    hands = dealt_out(30, packets).state.hands
    assert {seat: len(cards) for seat, cards in hands.items()} == dict.fromkeys(SEATS, 20)
    together = Counter(card.text for cards in hands.values() for card in cards)
    assert together == {rank + suit: 4 for rank in "ATKQJ" for suit in "SHDC"}


@pytest.mark.refuses("NPA-2.3c")
@pytest.mark.parametrize(
    "packets",
    [
        (3,) * 6 + (2,),
        (4, 4, 4, 4, 3, 1),
        (5, 5, 5, 3, 2),
        (6, 6, 4, 4),
        (10, 10),
        (20,),
        (1,) * 20,
        (5, 5, 5),
        (4,) * 4,
    ],
)
def test_packets_of_any_other_size_or_too_few_of_them_are_not_dealt(packets):
    hand = ready_to_cut()
    hand.apply(Cut("S", 30))
    assert_refused(hand, Deal("W", packets), "packet-size", "NPA-2.3c")


@pytest.mark.refuses("NPA-2.3c")
@pytest.mark.parametrize("packets", [FIVES, FOURS])
def test_a_hand_is_not_dealt_twice(packets):
    hand = dealt_out(30, FIVES)
    assert_refused(hand, Deal("W", packets), "wrong-moment")


@pytest.mark.refuses("NPA-X1")
@pytest.mark.parametrize(
    ("heap", "fault"),
    [
        ("9H", fact("pack-none", piece="9H")),
        ("AS AS AS AS AS", fact("pack-too-many", piece="AS", available=4, count=5)),
    ],
)
def test_the_pack_has_no_nines_and_no_fifth_copy(heap, fault):
    assert NPA.pack.faults(pieces(heap)) == [fault]
    assert not NPA.pack.faults(pieces("AS AS AS AS JC JC JC JC"))


@pytest.mark.accepts("NPA-2.3d")
def test_the_hand_may_be_declared_ready_when_all_four_have_counted_twenty():
    hand = dealt_out(30, FIVES)
    for seat in SEATS:
        hand.apply(CountHand(seat, 20))
    hand.apply(DeclareReady("S"))
    assert hand.can(Bid("N", 50))


@pytest.mark.refuses("NPA-2.3d")
@pytest.mark.parametrize("waiting", SEATS)
def test_nobody_bids_while_one_player_has_not_counted(waiting):
    hand = dealt_out(30, FIVES)
    for seat in SEATS:
        if seat != waiting:
            hand.apply(CountHand(seat, 20))
    assert_refused(hand, DeclareReady("S"), "count-first", "NPA-2.3d")
    assert_refused(hand, Bid("N", 50), "count-first", "NPA-2.3d")
    assert_refused(hand, Pass("N"), "count-first", "NPA-2.3d")


@pytest.mark.refuses("NPA-2.3d")
def test_one_player_counting_twice_does_not_count_for_another():
    hand = dealt_out(30, FIVES)
    for seat in ("N", "E", "S"):
        hand.apply(CountHand(seat, 20))
    assert_refused(hand, CountHand("N", 20), "wrong-moment")
    assert_refused(hand, DeclareReady("S"), "count-first", "NPA-2.3d")


@pytest.mark.refuses("NPA-2.3d")
@pytest.mark.parametrize("said", [0, 19, 21])
def test_a_miscount_of_twenty_cards_is_not_taken_for_a_count(said):
    hand = dealt(NPA)
    assert_refused(hand, CountHand("N", said), "count-wrong", "NPA-2.3d")


@pytest.mark.refuses("NPA-2.3d")
@pytest.mark.parametrize(("long", "short"), [("S", "N"), ("N", "S"), ("E", "W")])
def test_nobody_bids_while_one_player_holds_nineteen_and_another_twenty_one(long, short):
    hands, _ = fill(NPA)
    hands[long], hands[short] = (*hands[long], hands[short][0]), hands[short][1:]
    hand = Hand.with_hands(NPA, dealer="W", hands=hands)
    for seat in SEATS:
        if seat not in (long, short):
            hand.apply(CountHand(seat, 20))
    assert_refused(hand, CountHand(short, 19), "count-off", "NPA-2.3d")
    assert_refused(hand, CountHand(long, 21), "count-off", "NPA-2.3d")
    assert_refused(hand, CountHand(short, 20), "count-wrong", "NPA-2.3d")
    assert_refused(hand, DeclareReady("S"), "count-first", "NPA-2.3d")
    assert_refused(hand, Bid("N", 50), "count-first", "NPA-2.3d")

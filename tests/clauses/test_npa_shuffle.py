"""NPA 2.2: who handles the pack, how it is shuffled and cut, and the right to another shuffle."""

from __future__ import annotations

import pytest
from npa_table import FIVES, FOURS, LEFT, NPA, RIGHT, SEATS, ready_to_cut, shuffle, undealt

from meldhouse.game import AskReshuffle, Cut, Deal, DeclineCut, Game, Return, Shuffle, Slip, StepAway
from meldhouse.pieces import cut
from table import KEY, assert_refused, house


def dealt_out(leaving, packets, dealer="W"):
    hand = ready_to_cut(dealer)
    hand.apply(Cut(RIGHT[dealer], leaving))
    hand.apply(Deal(dealer, packets))
    return hand


# --- 2.2 the shuffle ------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.2a")
@pytest.mark.parametrize("way", ["wash", "riffle", "pat", "machine"])
def test_every_handling_of_the_pack_is_right_face_down(way):
    hand = undealt()
    hand.apply(Shuffle("W", way, face_up=False))
    assert hand.events == [Shuffle("W", way)]


@pytest.mark.refuses("NPA-2.2a")
@pytest.mark.parametrize("way", ["wash", "riffle", "pat", "machine"])
def test_no_handling_of_the_pack_is_right_face_up(way):
    assert_refused(undealt(), Shuffle("W", way, face_up=True), "face-up", "NPA-2.2a")


@pytest.mark.refuses("NPA-2.2a")
def test_a_face_up_shuffle_does_not_count_as_one_of_the_three():
    hand = shuffle(undealt(), "riffle", "riffle")
    assert_refused(hand, Shuffle("W", "riffle", face_up=True), "face-up", "NPA-2.2a")
    shuffle(hand, "machine")
    assert_refused(hand, Cut("S", 30), "few-riffles", "NPA-2.2f")


@pytest.mark.accepts("NPA-2.2a")
def test_the_pack_is_cut_face_down():
    assert ready_to_cut().can(Cut("S", 30, face_up=False))


@pytest.mark.refuses("NPA-2.2a")
def test_the_pack_is_not_cut_face_up():
    assert_refused(ready_to_cut(), Cut("S", 30, face_up=True), "face-up", "NPA-2.2a")


@pytest.mark.accepts("NPA-2.2b")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("way", ["wash", "riffle"])
def test_before_the_very_first_deal_everybody_may_wash_and_shuffle(seat, way):
    hand = undealt(is_opening=True)
    hand.apply(Shuffle(seat, way))
    assert hand.events == [Shuffle(seat, way)]


@pytest.mark.refuses("NPA-2.2b")
@pytest.mark.parametrize("seat", ["N", "E", "S"])
def test_before_a_later_deal_the_others_may_not_wash(seat):
    assert_refused(undealt(is_opening=False), Shuffle(seat, "wash"), "wash-late", "NPA-2.2b")


@pytest.mark.refuses("NPA-2.2b")
def test_in_a_round_everybody_may_wash_before_the_first_hand_and_nobody_else_before_the_second():
    game = Game(NPA, first_dealer="W")
    assert game.next_hand(scorekeeper="S", key=KEY).can(Shuffle("E", "wash"))
    game.add(Slip(bidder="W", bid=50, trump="H", meld={"EW": 20}, take={"EW": 30, "NS": 20}))
    second = game.next_hand(scorekeeper="S", key=KEY)
    assert second.can(Shuffle("N", "riffle"))
    assert_refused(second, Shuffle("E", "wash"), "wash-late", "NPA-2.2b")


@pytest.mark.refuses("NPA-2.2b")
def test_in_a_later_round_only_the_dealer_shuffles_even_before_the_first_hand():
    hand = Game(NPA, first_dealer="W", is_first=False).next_hand(scorekeeper="S", key=KEY)
    assert hand.can(Shuffle("W", "riffle"))
    assert_refused(hand, Shuffle("E", "wash"), "wash-late", "NPA-2.2b")


@pytest.mark.refuses("NPA-2.2b")
def test_the_others_may_not_wash_once_the_very_first_hand_is_dealt():
    hand = undealt(is_opening=True)
    shuffle(hand, "riffle", "riffle", "riffle", "machine")
    hand.apply(Cut("S", 30))
    hand.apply(Deal("W", FIVES))
    assert_refused(hand, Shuffle("N", "wash"), "wrong-moment")


@pytest.mark.accepts("NPA-2.2c")
@pytest.mark.parametrize("way", ["riffle", "pat", "machine"])
def test_the_dealer_of_a_later_hand_handles_the_pack(way):
    assert undealt("N").can(Shuffle("N", way))


@pytest.mark.refuses("NPA-2.2c")
@pytest.mark.parametrize("way", ["riffle", "pat", "machine"])
@pytest.mark.parametrize("seat", ["E", "S", "W"])
def test_nobody_else_handles_the_pack_of_a_later_hand(seat, way):
    refusal = assert_refused(undealt("N"), Shuffle(seat, way), "only-dealer", "NPA-2.2c")
    assert refusal.message.args == {"who": "N"}


@pytest.mark.accepts("NPA-2.2e")
def test_the_pack_is_shuffled_when_a_player_who_was_away_is_back():
    hand = undealt()
    hand.apply(StepAway("E"))
    hand.apply(Return("E"))
    shuffle(hand, "riffle")
    assert hand.state.deal.riffles == 1


@pytest.mark.refuses("NPA-2.2e")
@pytest.mark.parametrize("away", SEATS)
@pytest.mark.parametrize("way", ["wash", "riffle", "machine"])
def test_the_pack_is_not_shuffled_with_only_three_at_the_table(away, way):
    hand = undealt()
    hand.apply(StepAway(away))
    assert_refused(hand, Shuffle("W", way), "someone-away", "NPA-2.2e")


@pytest.mark.accepts("NPA-2.2f")
@pytest.mark.parametrize(
    "ways",
    [("riffle", "riffle", "riffle"), ("riffle", "pat", "riffle", "pat", "riffle"), ("riffle",) * 4],
)
def test_three_riffles_are_enough_with_or_without_patting(ways):
    hand = shuffle(undealt(), *ways, "machine")
    hand.apply(Cut("S", 30))
    hand.apply(Deal("W", FIVES))
    assert hand.phase == "count"


@pytest.mark.refuses("NPA-2.2f")
@pytest.mark.parametrize(
    ("ways", "done"),
    [
        ((), 0),
        (("riffle", "riffle"), 2),
        (("riffle", "pat", "pat", "riffle"), 2),
        (("riffle", "wash", "riffle"), 2),
        (("pat", "pat", "pat"), 0),
    ],
)
def test_less_than_three_riffles_are_not_enough_whatever_is_done_beside_them(ways, done):
    hand = shuffle(undealt(), *ways, "machine")
    refusal = assert_refused(hand, Cut("S", 30), "few-riffles", "NPA-2.2f")
    assert refusal.message.args == {"how": "riffle", "least": 3, "done": done}


@pytest.mark.accepts("NPA-2.2g")
def test_the_pack_is_ready_to_cut_once_the_machine_had_the_last_shuffle():
    hand = shuffle(undealt(), "riffle", "machine", "riffle", "riffle", "machine")
    assert hand.can(Cut("S", 30))


@pytest.mark.refuses("NPA-2.2g")
def test_a_pack_that_the_machine_has_not_had_is_not_ready():
    assert_refused(shuffle(undealt(), "riffle", "riffle", "riffle"), Cut("S", 30), "machine-last", "NPA-2.2g")


@pytest.mark.refuses("NPA-2.2g")
@pytest.mark.parametrize("last", ["riffle", "wash", "pat"])
def test_the_pack_is_not_ready_when_something_else_came_after_the_machine(last):
    hand = shuffle(undealt(), "riffle", "riffle", "riffle", "machine", last)
    assert_refused(hand, Cut("S", 30), "machine-last", "NPA-2.2g")
    assert hand.can(Shuffle("W", "machine"))


@pytest.mark.refuses("NPA-2.2g")
def test_the_machine_is_none_of_the_three_riffles():
    hand = shuffle(undealt(), "riffle", "riffle", "machine")
    assert_refused(hand, Cut("S", 30), "few-riffles", "NPA-2.2f")


@pytest.mark.accepts("NPA-2.2j")
@pytest.mark.parametrize("dealer", SEATS)
def test_the_player_on_the_dealers_right_cuts_and_then_the_hand_is_dealt(dealer):
    hand = ready_to_cut(dealer)
    hand.apply(Cut(RIGHT[dealer], 30))
    assert hand.can(Deal(dealer, FIVES))


@pytest.mark.refuses("NPA-2.2j")
def test_the_hand_is_not_dealt_without_a_cut():
    hand = ready_to_cut()
    refusal = assert_refused(hand, Deal("W", FIVES), "cut-needed", "NPA-2.2j")
    assert refusal.message.args == {"who": "S"}
    assert_refused(hand, DeclineCut("S"), "cut-required", "NPA-2.2j")


@pytest.mark.refuses("NPA-2.2j")
@pytest.mark.parametrize("seat", ["N", "E", "W"])
def test_nobody_but_the_player_on_the_dealers_right_cuts(seat):
    assert_refused(ready_to_cut(), Cut(seat, 30), "cut-seat", "NPA-2.2j")
    assert_refused(ready_to_cut(), DeclineCut(seat), "cut-seat", "NPA-2.2j")


@pytest.mark.accepts("NPA-2.2k")
@pytest.mark.parametrize("leaving", [4, 5, 40, 78, 79])
def test_a_cut_that_leaves_four_cards_or_more_is_right(leaving):
    hand = ready_to_cut()
    hand.apply(Cut("S", leaving))
    assert hand.can(Deal("W", FIVES))


@pytest.mark.refuses("NPA-2.2k")
@pytest.mark.parametrize("leaving", [3, 2, 1, 0, 80])
def test_a_cut_that_leaves_three_or_fewer_or_lifts_nothing_is_made_again(leaving):
    hand = ready_to_cut()
    assert_refused(hand, Cut("S", leaving), "cut-deep", "NPA-2.2k")
    assert hand.can(Cut("S", 4))


@pytest.mark.refuses("NPA-2.2k")
def test_the_pack_is_not_cut_a_second_time():
    hand = ready_to_cut()
    hand.apply(Cut("S", 30))
    assert_refused(hand, Cut("S", 40), "cut-once", "NPA-2.2k")
    hand.apply(Deal("W", FIVES))
    assert_refused(hand, Cut("S", 40), "wrong-moment")


@pytest.mark.accepts("NPA-2.2l")
def test_the_lower_part_lies_on_top_after_the_cut():
    assert cut(range(80), leaving=30) == (*range(50, 80), *range(50))


@pytest.mark.accepts("NPA-2.2l")
@pytest.mark.parametrize("leaving", [5, 25, 45])
def test_a_packet_lifted_from_below_reaches_the_first_player_so_every_hand_moves_one_seat_on(leaving):
    # With five more cards below, one more packet of five comes from the old bottom to the new top.
    before = dealt_out(leaving + 15, FIVES).state.hands
    after = dealt_out(leaving + 20, FIVES).state.hands
    assert {LEFT[seat]: hand for seat, hand in before.items()} == after


@pytest.mark.refuses("NPA-2.2l")
def test_the_pack_is_not_dealt_as_it_lay_before_the_cut():
    uncut = ready_to_cut(book=house("npa", '[deal]\ncut = "offered"'))
    uncut.apply(DeclineCut("S"))
    uncut.apply(Deal("W", FIVES))
    before, after = uncut.state.hands, dealt_out(5, FIVES).state.hands
    assert after != before
    assert after != {RIGHT[seat]: hand for seat, hand in before.items()}, "the top was put below, not the bottom on top"
    assert after["N"] == before["W"]


@pytest.mark.accepts("NPA-2.2m")
@pytest.mark.parametrize("seat", SEATS)
def test_anybody_may_ask_for_another_shuffle_until_the_deal_and_the_dealer_then_makes_it(seat):
    hand = ready_to_cut()
    hand.apply(Cut("S", 30))
    hand.apply(AskReshuffle(seat))
    shuffle(hand, "riffle", "riffle", "riffle", "machine")
    hand.apply(Cut("S", 40))
    hand.apply(Deal("W", FIVES))
    assert hand.phase == "count"


@pytest.mark.refuses("NPA-2.2m")
@pytest.mark.parametrize("way", ["riffle", "machine"])
def test_nobody_shuffles_again_after_the_cut_without_being_asked(way):
    hand = ready_to_cut()
    hand.apply(Cut("S", 30))
    assert_refused(hand, Shuffle("W", way), "shuffle-late", "NPA-2.2m")
    hand.apply(AskReshuffle("N"))
    assert hand.can(Shuffle("W", way))


@pytest.mark.refuses("NPA-2.2m")
def test_the_dealer_may_not_deal_over_a_request_for_another_shuffle():
    hand = ready_to_cut()
    hand.apply(Cut("S", 30))
    hand.apply(AskReshuffle("E"))
    assert_refused(hand, Deal("W", FIVES), "few-riffles", "NPA-2.2f")
    shuffle(hand, "riffle", "riffle")
    assert_refused(hand, Deal("W", FIVES), "few-riffles", "NPA-2.2f")
    shuffle(hand, "riffle")
    assert_refused(hand, Deal("W", FIVES), "machine-last", "NPA-2.2g")
    shuffle(hand, "machine")
    assert_refused(hand, Deal("W", FIVES), "cut-needed", "NPA-2.2j")


@pytest.mark.refuses("NPA-2.2m")
@pytest.mark.parametrize("seat", SEATS)
def test_after_the_deal_has_begun_no_other_shuffle_can_be_asked_for(seat):
    hand = dealt_out(30, FOURS)
    assert_refused(hand, AskReshuffle(seat), "reshuffle-late", "NPA-2.2m")

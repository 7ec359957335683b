"""St. Hilary: the deck, the deal, the next dealer, and five nines without meld."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from st_hilary_table import BOOK, at_lead, card, cards

from meldhouse.game import (
    Cut,
    Deal,
    DeclineCut,
    Game,
    Hand,
    Play,
    Shuffle,
    Slip,
    draw_for_deal,
    first_dealer,
    highest_draw,
)
from meldhouse.messages import fact
from meldhouse.pieces import SUITS
from table import KEY, assert_refused, house, play

UNSORTED = house("st-hilary", "[deal]\nsorted = false")
DRAWING = house("st-hilary", '[deal]\nfirst_dealer = "high-piece"')
TIED_KEY = bytes(32)
"""North and East draw jacks first."""


def shuffled(book=BOOK, *, dealer="W", key=KEY):
    hand = Hand(book, dealer=dealer, key=key)
    hand.apply(Shuffle(dealer))
    return hand


def dealt_hands(book=BOOK, *, dealer="W", leaving=0):
    hand = shuffled(book, dealer=dealer)
    cutter = hand.state.seating.right[dealer]
    hand.apply(Cut(cutter, leaving) if leaving else DeclineCut(cutter))
    hand.apply(Deal(dealer))
    return hand.state.hands


# --- the deck ---------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-DK-a")
def test_a_deal_uses_48_cards_two_of_each_of_24_faces():
    heap = Counter(piece.text for hand in dealt_hands().values() for piece in hand)
    assert sum(heap.values()) == 48
    assert heap == {rank + suit: 2 for rank in "ATKQJ9" for suit in "SDCH"}


@pytest.mark.refuses("STH-DK-a")
def test_a_third_ace_of_spades_is_not_from_this_pack():
    assert BOOK.pack.faults(cards("AS AS 9H 9H")) == []
    assert BOOK.pack.faults(cards("AS AS AS")) == [fact("pack-too-many", piece="AS", available=2, count=3)]


BLACK = "AS TS KS QS JS 9S AC TC KC QC JC 9C"
"""South and West hold all the spades and all the trumps, so that nobody else can win a spade trick."""
OVER = [("TS", "AS"), ("KS", "AS TS"), ("QS", "AS TS KS"), ("JS", "AS TS KS QS"), ("9S", "AS TS KS QS JS")]


@pytest.mark.accepts("STH-DK-b")
@pytest.mark.parametrize(("led", "higher"), [(led, one) for led, beaters in OVER for one in beaters.split()])
def test_a_card_wins_over_every_rank_below_it(led, higher):
    hand = play(at_lead(S=BLACK, W=BLACK), f"{led} {higher}")
    while not hand.state.play.tricks:
        hand.apply(Play(hand.turn, hand.legal_plays()[0]))
    assert hand.state.play.tricks[0].winner == "W"


@pytest.mark.refuses("STH-DK-b")
@pytest.mark.parametrize(("led", "higher"), OVER)
def test_no_other_rank_counts_as_higher_than_the_card_led(led, higher):
    hand = play(at_lead(S=BLACK, W=BLACK), led)
    assert hand.legal_plays() == cards(higher)
    for lower in set(BLACK.split()[:6]) - set(higher.split()):
        assert_refused(hand, Play("W", card(lower)), "must-beat", "STH-RP-b")


@pytest.mark.refuses("STH-DK-b")
@pytest.mark.parametrize("lower", ["TS", "KS", "9S"])
def test_nothing_in_its_suit_beats_an_ace(lower):
    hand = play(at_lead(S=BLACK, W=BLACK), f"AS {lower}")
    while not hand.state.play.tricks:
        hand.apply(Play(hand.turn, hand.legal_plays()[0]))
    assert hand.state.play.tricks[0].winner == "S"


# --- the first dealer -------------------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-DE-a")
@pytest.mark.parametrize("scorekeeper", ["N", "E", "S", "W"])
def test_the_scorekeeper_deals_the_first_hand(scorekeeper):
    dealer = first_dealer(BOOK, scorekeeper=scorekeeper, key=TIED_KEY)
    hand = shuffled(dealer=dealer)
    hand.apply(DeclineCut(hand.state.seating.right[scorekeeper]))
    assert hand.can(Deal(scorekeeper))


@pytest.mark.refuses("STH-DE-a")
@pytest.mark.parametrize("other", ["N", "S", "W"])
def test_nobody_but_the_scorekeeper_deals_the_first_hand(other):
    hand = shuffled(dealer=first_dealer(BOOK, scorekeeper="E", key=KEY))
    hand.apply(DeclineCut("N"))
    assert_refused(hand, Deal(other), "wrong-dealer", "STH-NH-a")


@pytest.mark.accepts("STH-DE-b")
def test_without_agreement_the_highest_card_drawn_deals():
    draws = dict(zip("NESW", cards("AS TH KD 9C"), strict=True))
    assert highest_draw(BOOK, draws) == ("N",)
    assert highest_draw(BOOK, {**draws, "N": card("JS")}) == ("E",)


@pytest.mark.refuses("STH-DE-b")
def test_a_king_does_not_win_the_deal_against_a_ten():
    assert highest_draw(BOOK, dict(zip("NESW", cards("KS KH TD QC"), strict=True))) == ("S",)


@pytest.mark.refuses("STH-DE-b")
def test_equal_cards_of_different_suits_win_nothing_yet():
    assert highest_draw(BOOK, dict(zip("NESW", cards("AS AH TD AC"), strict=True))) == ("N", "E", "W")


@pytest.mark.accepts("STH-DE-b")
def test_players_who_tied_draw_again_and_only_they():
    dealer, draws = draw_for_deal(BOOK, TIED_KEY)
    assert len(draws) > 1
    for draw, again in pairwise(draws):
        assert tuple(again) == highest_draw(BOOK, draw)
    assert highest_draw(BOOK, draws[-1]) == (dealer,)


@pytest.mark.refuses("STH-DE-b")
def test_where_the_table_draws_the_scorekeeper_has_no_claim_to_the_deal():
    dealer, _ = draw_for_deal(BOOK, TIED_KEY)
    other = next(seat for seat in "NESW" if seat != dealer)
    assert first_dealer(DRAWING, scorekeeper=other, key=TIED_KEY) == dealer
    assert first_dealer(BOOK, scorekeeper=other, key=TIED_KEY) == other


# --- shuffle, cut, deal -----------------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-DE-c")
@pytest.mark.parametrize("answer", [Cut("S", 1), Cut("S", 24), Cut("S", 47), DeclineCut("S")])
def test_the_player_on_the_right_may_cut_or_decline(answer):
    hand = shuffled(dealer="W")
    hand.apply(answer)
    hand.apply(Deal("W"))
    assert hand.phase == "auction"


@pytest.mark.refuses("STH-DE-c")
def test_the_cut_must_be_offered_before_the_deal():
    assert_refused(shuffled(dealer="W"), Deal("W"), "cut-offer", "STH-DE-c")


@pytest.mark.refuses("STH-DE-c")
@pytest.mark.parametrize("seat", ["N", "E", "W"])
def test_nobody_but_the_player_on_the_right_cuts_or_declines(seat):
    hand = shuffled(dealer="W")
    assert_refused(hand, Cut(seat, 20), "cut-seat", "STH-DE-c")
    assert_refused(hand, DeclineCut(seat), "cut-seat", "STH-DE-c")


@pytest.mark.refuses("STH-DE-c")
@pytest.mark.parametrize("leaving", [0, 48])
def test_a_cut_has_two_parts(leaving):
    assert_refused(shuffled(dealer="W"), Cut("S", leaving), "cut-deep", "STH-DE-c")


@pytest.mark.refuses("STH-DE-c")
def test_the_pack_is_shuffled_before_the_cut_is_offered_and_cut_once():
    hand = Hand(BOOK, dealer="W", key=KEY)
    assert_refused(hand, DeclineCut("S"), "few-riffles", "STH-DE-c")
    assert_refused(hand, Deal("W"), "few-riffles", "STH-DE-c")
    hand.apply(Shuffle("W"))
    hand.apply(Cut("S", 20))
    assert_refused(hand, Cut("S", 20), "cut-once", "STH-DE-c")


@pytest.mark.accepts("STH-DE-d")
def test_everybody_is_dealt_twelve():
    assert {seat: len(hand) for seat, hand in dealt_hands().items()} == {"N": 12, "E": 12, "S": 12, "W": 12}


@pytest.mark.accepts("STH-DE-d")
def test_the_first_packet_goes_to_the_dealers_left_and_the_rest_clockwise():
    by_west, by_north = dealt_hands(UNSORTED, dealer="W"), dealt_hands(UNSORTED, dealer="N")
    assert [by_west[seat] for seat in "NESW"] == [by_north[seat] for seat in "ESWN"]


@pytest.mark.accepts("STH-DE-d")
def test_the_cards_are_dealt_in_packets_of_three():
    plain, cut = dealt_hands(UNSORTED), dealt_hands(UNSORTED, leaving=3)
    # Three cards from the bottom on top: every packet moves one seat on, and West's last becomes North's first.
    assert [cut[seat] for seat in "ESW"] == [plain[seat] for seat in "NES"]
    assert cut["N"] == plain["W"][-3:] + plain["W"][:-3]
    assert len({cut["N"], *plain.values()}) == 5


@pytest.mark.refuses("STH-DE-d")
@pytest.mark.parametrize(
    "packets", [(4, 4, 4), (2, 2, 2, 2, 2, 2), (1,) * 12, (12,), (6, 6), (3, 3, 3), (3, 3, 3, 3, 3), (3, 3, 4, 2)]
)
def test_any_other_packets_are_refused(packets):
    hand = shuffled(dealer="W")
    hand.apply(DeclineCut("S"))
    assert hand.can(Deal("W", (3, 3, 3, 3)))
    assert_refused(hand, Deal("W", packets), "packet-size", "STH-DE-d")


@pytest.mark.accepts("STH-DE-e")
def test_hands_are_sorted_by_suit_and_in_each_suit_by_rank():
    for hand in dealt_hands().values():
        texts = [piece.text for piece in hand]
        assert texts == sorted(texts, key=lambda text: (SUITS.index(text[1]), "ATKQJ9".index(text[0])))


@pytest.mark.refuses("STH-DE-e")
def test_hands_do_not_stay_in_the_order_they_were_dealt():
    in_order, as_dealt = dealt_hands(), dealt_hands(UNSORTED)
    for seat in "NESW":
        assert Counter(in_order[seat]) == Counter(as_dealt[seat])
        assert in_order[seat] != as_dealt[seat]


# --- the next dealer --------------------------------------------------------------------------------------------------


def some_hand(dealer):
    return Slip(bidder="N", bid=15, trump="C", dealer=dealer, meld={"NS": 4}, take={"NS": 13, "EW": 12})


@pytest.mark.accepts("STH-NH-a")
def test_the_deal_moves_left_after_each_hand():
    game, dealers = Game(BOOK, first_dealer="W"), []
    for _ in range(5):
        dealers.append(game.dealer)
        game.add(some_hand(game.dealer))
    assert dealers == ["W", "N", "E", "S", "W"]


@pytest.mark.refuses("STH-NH-a")
@pytest.mark.parametrize("seat", ["W", "E", "S"])
def test_the_last_dealer_or_anybody_else_may_not_deal_the_next_hand(seat):
    game = Game(BOOK, first_dealer="W")
    game.add(some_hand("W"))
    hand = shuffled(dealer=game.dealer)
    hand.apply(DeclineCut("W"))
    assert hand.can(Deal("N"))
    assert_refused(hand, Deal(seat), "wrong-dealer", "STH-NH-a")

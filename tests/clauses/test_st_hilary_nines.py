"""St. Hilary: five nines and no meld."""

from __future__ import annotations

import pytest
from st_hilary_table import at_exchange, at_lead, cards, keyed

from meldhouse.game import Bid, CallRedeal, Deal, DeclineCut, Pass, Shuffle, ThrownIn, legal_actions, steward
from table import assert_refused, call

FIVE = "9S 9H 9C 9D 9S AS AH TC TD JH JC QD"
"""Five nines, and nothing that is meld whatever suit is trump."""
SIX = "9S 9H 9C 9D 9S 9H AS AH TC TD JH QD"
EIGHT = "9S 9H 9C 9D 9S 9H 9C 9D AS AH TC QD"


@pytest.mark.accepts("STH-F9-a")
@pytest.mark.parametrize("seat", ["N", "E", "S", "W"])
@pytest.mark.parametrize("held", [FIVE, SIX, EIGHT], ids=["five", "six", "eight"])
def test_five_or_more_nines_without_meld_may_be_thrown_in_by_any_player(seat, held):
    hand = keyed(**{seat: held})
    assert hand.apply(CallRedeal(seat)) == (CallRedeal(seat), ThrownIn("weak-hand"))
    assert hand.phase == "shuffle"


@pytest.mark.accepts("STH-F9-a")
def test_the_same_dealer_shuffles_offers_the_cut_and_deals_new_hands():
    hand = keyed(dealer="W", N=FIVE)
    thrown = dict(hand.state.hands)
    hand.apply(CallRedeal("N"))
    assert_refused(hand, Deal("N"), "wrong-dealer", "STH-NH-a")
    for chore in (Shuffle("W"), DeclineCut("S"), Deal("W")):
        hand.apply(chore)
    assert (hand.phase, hand.turn) == ("auction", "N")
    assert all(len(held) == 12 for held in hand.state.hands.values())
    assert all(hand.state.hands[seat] != thrown[seat] for seat in "NESW")


@pytest.mark.accepts("STH-F9-a")
@pytest.mark.parametrize(
    "held",
    [
        pytest.param("9C 9C 9D 9D 9S AC TC JC AS TS JS KH", id="nines of one suit would count if it were trump"),
        pytest.param("9C 9C 9D 9D 9S AC TC JC KC AH AS KH", id="a run without its queen"),
        pytest.param("9C 9C 9D 9D 9S AC AH AS KC KH KS QD", id="three aces, three kings"),
        pytest.param("9C 9C 9D 9D 9S QS JS QD JC KH TH TS", id="queen of spades without the jack of diamonds"),
    ],
)
def test_what_is_almost_meld_does_not_take_the_right_away(held):
    assert keyed(E=held).can(CallRedeal("E"))


@pytest.mark.refuses("STH-F9-a")
@pytest.mark.parametrize(
    ("held", "nines"),
    [
        ("9S 9H 9C 9D AS AS AH TC TD JH JC QD", 4),
        ("9S 9H 9C AS AS AH TC TC TD JH JC QD", 3),
        ("AS AS AH AH TC TC TD TD JH JC JH QD", 0),
    ],
)
def test_four_nines_or_fewer_give_no_right(held, nines):
    refusal = assert_refused(keyed(N=held), CallRedeal("N"), "redeal-nines", "STH-F9-a")
    assert refusal.message.args == {"least": 5, "nines": nines}


@pytest.mark.refuses("STH-F9-a")
@pytest.mark.parametrize(
    ("rest", "meld"),
    [
        ("KH QH AS TC TD JC JH", "KH QH"),
        ("QS JD AS AH TC TD JH", "QS JD"),
        ("AS AH AC AD TC TD JH", "AS AH AC AD"),
        ("KS KH KC KD TC TD JH", "KS KH KC KD"),
        ("QS QH QC QD TC TH JH", "QS QH QC QD"),
        ("JS JH JC JD TC TD AH", "JS JH JC JD"),
    ],
)
def test_five_nines_with_any_meld_give_no_right(rest, meld):
    refusal = assert_refused(keyed(N=f"9S 9H 9C 9D 9S {rest}"), CallRedeal("N"), "redeal-meld", "STH-F9-a")
    assert set(refusal.pieces) == set(cards(meld))


@pytest.mark.refuses("STH-F9-a")
def test_eight_nines_with_a_marriage_still_give_no_right():
    hand = keyed(N="9S 9H 9C 9D 9S 9H 9C 9D KH QH AS TC")
    assert_refused(hand, CallRedeal("N"), "redeal-meld", "STH-F9-a")


@pytest.mark.accepts("STH-F9-b")
def test_the_holder_throws_in_without_a_word_from_his_partner():
    hand = keyed(N=FIVE)
    hand.apply(CallRedeal("N"))
    assert [event for event in hand.events if getattr(event, "seat", None) == "S"] == []
    assert hand.state.deals == 1
    steward.tidy(hand)
    assert hand.state.deals == 2


@pytest.mark.refuses("STH-F9-b")
@pytest.mark.parametrize("other", ["E", "S", "W"])
def test_nobody_makes_the_call_for_the_holder(other):
    hand = keyed(N=FIVE)
    assert_refused(hand, CallRedeal(other), "redeal-nines", "STH-F9-a")
    assert hand.can(CallRedeal("N"))


@pytest.mark.accepts("STH-F9-c")
@pytest.mark.parametrize("seat", ["N", "E", "S", "W"])
def test_until_the_first_call_the_right_stands_also_for_those_who_speak_later(seat):
    hand = keyed(**{seat: FIVE})
    assert hand.turn == "N"
    assert CallRedeal(seat) in list(legal_actions(hand, seat))


@pytest.mark.refuses("STH-F9-c")
@pytest.mark.parametrize("first", [Bid("N", 15), Pass("N")], ids=["a bid", "a pass"])
@pytest.mark.parametrize("seat", ["N", "E", "S", "W"])
def test_after_the_first_bid_or_pass_the_right_is_gone_for_all(first, seat):
    hand = keyed(**{seat: FIVE})
    hand.apply(first)
    assert_refused(hand, CallRedeal(seat), "redeal-late", "STH-F9-c")
    assert CallRedeal(seat) not in legal_actions(hand, seat)


@pytest.mark.refuses("STH-F9-c")
def test_the_right_does_not_come_back_later_in_the_hand():
    hand = call(keyed(E=FIVE), 15, None, None, None)
    assert not hand.can(CallRedeal("E"))
    assert not at_exchange(E=FIVE).can(CallRedeal("E"))
    assert not at_lead(E=FIVE).can(CallRedeal("E"))

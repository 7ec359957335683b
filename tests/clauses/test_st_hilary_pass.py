"""St. Hilary: three cards each way, blind."""

from __future__ import annotations

from collections import Counter

import pytest
from st_hilary_table import at_exchange, at_meld, card, cards

from meldhouse.game import Exchanged, PassPieces, Play, legal_actions, seen, to_act, view
from meldhouse.pieces import FACE_DOWN, sorted_pieces
from table import assert_refused, house

NORTH = "AC TC JC 9S 9S 9D 9D JS JD QD TD TD"
SOUTH = "JS TH 9H AS KS QS KC QC 9C AD AH KH"
GIVEN = PassPieces("N", cards("AC TC JC"))
RETURNED = PassPieces("S", cards("JS TH 9H"))
BACKS = (FACE_DOWN,) * 3


def exchange(**known):
    return at_exchange(**({"N": NORTH, "S": SOUTH} | known))


@pytest.mark.accepts("STH-PS-a")
def test_the_partner_passes_three_cards_of_his_choice():
    hand = exchange()
    assert hand.apply(GIVEN) == (GIVEN,)
    assert Counter(hand.state.hands["N"]) == Counter(cards(NORTH)) - Counter(GIVEN.pieces)


@pytest.mark.accepts("STH-PS-a")
def test_any_three_of_the_cards_held_may_be_chosen():
    offered = list(legal_actions(exchange(), "N"))
    faces, pairs = 9, 3
    assert len(offered) == faces * (faces - 1) * (faces - 2) // 6 + pairs * (faces - 1)
    assert len({sorted_pieces(action.pieces) for action in offered}) == len(offered)
    assert PassPieces("N", cards("9S 9S JD")) in offered


@pytest.mark.accepts("STH-PS-a")
@pytest.mark.parametrize("onlooker", ["E", "S", "W", None])
def test_the_partners_cards_lie_face_down(onlooker):
    hand = exchange()
    (event,) = hand.apply(GIVEN)
    assert seen(event, onlooker, hand) == PassPieces("N", BACKS)
    assert seen(event, "N", hand) == GIVEN


@pytest.mark.refuses("STH-PS-a")
@pytest.mark.parametrize("given", ["", "AC", "AC TC", "AC TC JC 9S", NORTH])
def test_more_or_fewer_than_three_cards_are_refused(given):
    assert_refused(exchange(), PassPieces("N", cards(given)), "pass-count", "STH-PS-a")


@pytest.mark.refuses("STH-PS-a")
@pytest.mark.parametrize("given", ["AC TC KC", "AC AC TC", "9S 9S 9S"])
def test_cards_that_the_partner_does_not_hold_are_refused(given):
    assert_refused(exchange(), PassPieces("N", cards(given)), "not-held")


@pytest.mark.accepts("STH-PS-b")
@pytest.mark.parametrize("order", [(GIVEN, RETURNED), (RETURNED, GIVEN)], ids=["partner first", "bidder first"])
def test_the_bidder_chooses_at_the_same_time(order):
    hand = exchange()
    assert set(to_act(hand)) == {"N", "S"}
    hand.apply(order[0])
    assert to_act(hand) == (order[1].seat,)
    hand.apply(order[1])
    assert Counter(hand.state.hands["S"]) == Counter(cards(SOUTH)) - Counter(RETURNED.pieces) + Counter(GIVEN.pieces)
    assert Counter(hand.state.hands["N"]) == Counter(cards(NORTH)) - Counter(GIVEN.pieces) + Counter(RETURNED.pieces)


@pytest.mark.refuses("STH-PS-b")
@pytest.mark.parametrize("given", ["JS TH", "JS TH 9H AS"])
def test_the_bidder_too_passes_exactly_three(given):
    hand = exchange()
    assert_refused(hand, PassPieces("S", cards(given)), "pass-count", "STH-PS-a")
    hand.apply(GIVEN)
    assert_refused(hand, PassPieces("S", cards(given)), "pass-count", "STH-PS-a")


@pytest.mark.refuses("STH-PS-b")
@pytest.mark.parametrize("onlooker", ["E", "N", "W", None])
def test_nobody_sees_what_the_bidder_passes_back(onlooker):
    hand = exchange()
    (event,) = hand.apply(RETURNED)
    assert seen(event, onlooker, hand) == PassPieces("S", BACKS)


@pytest.mark.accepts("STH-PS-c")
def test_both_see_what_they_were_given_once_both_have_passed():
    hand = exchange()
    hand.apply(GIVEN)
    hand.apply(RETURNED)
    assert view(hand, "S").received == GIVEN.pieces
    assert view(hand, "N").received == RETURNED.pieces
    assert set(GIVEN.pieces) <= set(view(hand, "S").hand)


@pytest.mark.refuses("STH-PS-c")
@pytest.mark.parametrize(("first", "waiting"), [(GIVEN, "S"), (RETURNED, "N")])
def test_neither_looks_at_passed_cards_before_he_has_passed_himself(first, waiting):
    hand = exchange()
    before = view(hand, waiting).hand
    hand.apply(first)
    looking = view(hand, waiting)
    assert looking.received == ()
    assert looking.hand == before
    assert looking.passing == (first.seat,)
    assert not any(isinstance(event, Exchanged) for event in hand.events)


@pytest.mark.refuses("STH-PS-c")
def test_the_bidder_cannot_return_a_card_he_is_being_given():
    hand = exchange()
    hand.apply(GIVEN)
    assert_refused(hand, PassPieces("S", cards("AC TH 9H")), "not-held")


@pytest.mark.refuses("STH-PS-c")
def test_a_pass_once_made_is_not_made_again():
    hand = exchange()
    hand.apply(GIVEN)
    assert_refused(hand, PassPieces("N", cards("9S 9S 9D")), "pass-twice", "STH-PS-c")


@pytest.mark.refuses("STH-PS-c")
def test_the_other_side_never_sees_the_cards_that_changed_hands():
    hand = exchange()
    hand.apply(GIVEN)
    *_, swap = hand.apply(RETURNED)
    assert swap == Exchanged({"N": GIVEN.pieces, "S": RETURNED.pieces})
    assert seen(swap, "E", hand) == Exchanged({"N": BACKS, "S": BACKS})
    assert seen(swap, "S", hand) == swap
    assert view(hand, "E").received == ()


@pytest.mark.accepts("STH-PS-d")
@pytest.mark.parametrize("bidder", ["N", "E", "S", "W"])
def test_the_two_partners_of_the_bidding_side_pass(bidder):
    hand = at_exchange(bidder=bidder)
    partner = hand.state.seating.partner[bidder]
    assert set(to_act(hand)) == {bidder, partner}
    others = {seat: held for seat, held in hand.state.hands.items() if seat not in (bidder, partner)}
    for seat in (partner, bidder):
        hand.apply(PassPieces(seat, hand.state.hands[seat][:3]))
    assert {seat: hand.state.hands[seat] for seat in others} == others


@pytest.mark.refuses("STH-PS-d")
@pytest.mark.parametrize("defender", ["E", "W"])
def test_the_other_side_may_not_pass(defender):
    hand = exchange()
    assert_refused(hand, PassPieces(defender, hand.state.hands[defender][:3]), "pass-side", "STH-PS-d")


@pytest.mark.accepts("STH-PS-e")
def test_after_the_pass_all_hold_twelve_again():
    hand = exchange()
    hand.apply(GIVEN)
    assert view(hand, None).held == {"N": 9, "E": 12, "S": 12, "W": 12}
    hand.apply(RETURNED)
    assert view(hand, None).held == {"N": 12, "E": 12, "S": 12, "W": 12}
    assert hand.phase == "meld"


@pytest.mark.refuses("STH-PS-e")
@pytest.mark.parametrize("given", ["JS TH", "JS TH 9H AS"], ids=["would leave 13 and 11", "would leave 11 and 13"])
def test_no_pass_leaves_hands_of_eleven_and_thirteen(given):
    hand = exchange()
    hand.apply(GIVEN)
    assert_refused(hand, PassPieces("S", cards(given)), "pass-count", "STH-PS-a")
    assert hand.phase == "exchange"
    hand.apply(RETURNED)
    assert {len(held) for held in hand.state.hands.values()} == {12}


@pytest.mark.refuses("STH-PS-e")
def test_a_house_that_passes_four_also_returns_to_twelve_and_refuses_three():
    hand = at_exchange(house("st-hilary", "[exchange]\ncount = 4"), N=NORTH, S=SOUTH)
    assert_refused(hand, GIVEN, "pass-count", "STH-PS-a")
    hand.apply(PassPieces("N", cards("AC TC JC 9S")))
    hand.apply(PassPieces("S", cards("JS TH 9H AS")))
    assert {len(held) for held in hand.state.hands.values()} == {12}


@pytest.mark.refuses("STH-PS-d")
def test_nobody_passes_a_second_time_once_the_exchange_is_over():
    hand = at_meld(N=NORTH, S=SOUTH)
    assert_refused(hand, PassPieces("S", cards("AS KS QS")), "wrong-moment")
    assert card("AS") in hand.state.hands["S"]


@pytest.mark.refuses("STH-PS-a")
def test_nobody_leads_before_the_cards_are_passed_and_the_meld_is_laid():
    hand = exchange()
    assert_refused(hand, Play("S", card("AS")), "lead-meld")
    hand.apply(GIVEN)
    hand.apply(RETURNED)
    assert_refused(hand, Play("S", card("AS")), "lead-meld")

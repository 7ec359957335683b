"""St. Hilary: who wins a trick, the piles, and the next lead. Clubs are trump and South leads, unless it is said."""

from __future__ import annotations

import pytest
from st_hilary_table import at_lead, card, cards

from meldhouse.game import Gather, Play, view
from table import assert_refused, play, play_out

MAJORS = "AS TS KS QS JS 9S AH TH KH QH JH"
"""Eleven spades and hearts: with one card more, a hand that is short in clubs and diamonds."""
SIX_CLUBS_SIX_DIAMONDS = "AC TC KC QC JC 9C AD TD KD QD JD 9D"
ALL_TRUMPS = "AC AC TC TC KC KC QC QC JC JC 9C"


def with_rest(first, rest=MAJORS):
    """Twelve cards that begin with `first`."""
    return " ".join([*first.split(), *rest.split()][:12])


@pytest.mark.accepts("STH-RP-j")
def test_the_highest_trump_takes_the_trick():
    hand = at_lead(S="9D", W=with_rest("KD"), N=with_rest("TD"), E="QC AC AC TC TC KC KC QC JC JC 9H 9H")
    assert play(hand, "9D KD TD QC").state.play.tricks[0].winner == "E"
    hand = at_lead(S="9D", W=with_rest("QC"), N=with_rest("KC"), E="JC 9C AC AC TC TC KC QC JC 9C 9H 9H")
    assert play(hand, "9D QC KC AC").state.play.tricks[0].winner == "E"


@pytest.mark.accepts("STH-RP-j")
def test_without_a_trump_the_highest_card_of_the_suit_led_takes_it():
    north = "TD AC TC KC QC JC 9C AC TC KC QC JC"
    hand = play(at_lead(S="9D", W=with_rest("KD"), N=north, E=with_rest("9H")), "9D KD TD AH")
    assert hand.state.play.tricks[0].winner == "N"


@pytest.mark.refuses("STH-RP-j")
def test_aces_of_other_suits_take_nothing():
    east = "KD QD 9D 9D KD QD JD AC TC KC QC JC"
    hand = at_lead(S="AD TD JD", W=with_rest("9H"), N=with_rest("9H"), E=east)
    assert play(hand, "JD AS AH KD").state.play.tricks[0].winner == "E"


@pytest.mark.refuses("STH-RP-j")
def test_the_ace_of_the_suit_led_loses_to_a_nine_of_trump():
    hand = at_lead(S="AD", W=with_rest("9C"), N=with_rest("9D"), E=with_rest("JD", SIX_CLUBS_SIX_DIAMONDS))
    assert play(hand, "AD 9C 9D JD").state.play.tricks[0].winner == "W"


@pytest.mark.refuses("STH-RP-j")
def test_a_lower_trump_played_later_takes_nothing():
    hand = at_lead(S="9D", W=with_rest("KC"), N=with_rest("9C"), E=with_rest("9D", SIX_CLUBS_SIX_DIAMONDS))
    assert play(hand, "9D KC 9C").state.play.trick == cards("9D KC 9C")
    assert play(hand, hand.legal_plays()[0].text).state.play.tricks[0].winner == "W"


@pytest.mark.accepts("STH-RP-k")
def test_of_two_aces_of_diamonds_the_first_wins():
    hand = at_lead(bidder="N", N="AD", E=with_rest("9D"), S=with_rest("JD"), W="AD AC AC TC TC KC KC QC QC JC JC 9C")
    play(hand, "AD 9D JD AD")
    assert hand.state.play.tricks[0].winner == "N"
    assert hand.turn == "N"


@pytest.mark.refuses("STH-RP-k")
def test_the_second_of_two_identical_cards_wins_nothing():
    hand = at_lead(bidder="N", N="AD", E=with_rest("9D"), S=with_rest("JD"), W="AD AC AC TC TC KC KC QC QC JC JC 9C")
    play(hand, "AD 9D JD AD")
    assert_refused(hand, Play("W", card("AC")), "lead-turn", "STH-RP-m")


@pytest.mark.refuses("STH-RP-k")
def test_the_second_of_two_identical_trumps_wins_nothing_either():
    hand = at_lead(S="9D", W=with_rest("QC"), N=with_rest("QC"), E="9D JD JD QD QD KD KD TD TD AD AD 9H")
    assert play(hand, "9D QC QC JD").state.play.tricks[0].winner == "W"


def eleven_trumps():
    """South draws every trick but the last with eleven trumps; West's queen of hearts takes that one."""
    others = {"W": "QH TH", "E": "JH JH", "N": "9C 9S 9S"}
    return at_lead(S=f"{ALL_TRUMPS} 9H", **others)


@pytest.mark.accepts("STH-RP-l")
@pytest.mark.parametrize("seat", ["N", "S"])
def test_either_partner_of_the_winning_side_turns_the_trick_down(seat):
    hand = eleven_trumps()
    for piece in ("AC", None, "9C", None):
        hand.apply(Play(hand.turn, card(piece) if piece else hand.legal_plays()[-1]))
    hand.apply(Gather(seat))
    assert (hand.state.play.trick, hand.turn) == ((), "S")


@pytest.mark.accepts("STH-RP-l")
def test_each_side_has_its_own_pile_and_there_are_twelve_tricks():
    hand = play_out(eleven_trumps())
    won = view(hand, None).tricks_won
    assert sum(won.values()) == 12
    assert won["NS"] == sum(trick.winner in "NS" for trick in hand.state.play.tricks)
    assert won["NS"] >= 11


@pytest.mark.refuses("STH-RP-l")
def test_the_other_side_does_not_take_the_trick_up_and_nobody_leads_over_it():
    hand = eleven_trumps()
    for piece in ("AC", None, "9C", None):
        hand.apply(Play(hand.turn, card(piece) if piece else hand.legal_plays()[-1]))
    for seat in ("E", "W"):
        assert_refused(hand, Gather(seat), "gather-side", "STH-RP-l")
    for seat in ("N", "E", "S", "W"):
        assert_refused(hand, Play(seat, hand.state.hands[seat][0]), "gather-first", "STH-RP-l")


@pytest.mark.refuses("STH-RP-l")
@pytest.mark.parametrize("seat", ["N", "E", "S", "W", None])
def test_tricks_in_the_pile_are_not_seen(seat):
    hand = play(eleven_trumps(), "AC")
    while len(hand.state.play.tricks) < 3:
        play(hand, hand.legal_plays()[-1].text)
    assert view(hand, seat).tricks == ()
    assert view(hand, seat).points is None


@pytest.mark.accepts("STH-RP-m")
def test_the_winner_leads_until_all_cards_are_played():
    hand = play_out(at_lead())
    tricks = hand.state.play.tricks
    assert len(tricks) == 12
    assert [trick.leader for trick in tricks[1:]] == [trick.winner for trick in tricks[:-1]]
    assert {trick.winner for trick in tricks} > {"S"}
    assert hand.is_over


@pytest.mark.refuses("STH-RP-m")
def test_nobody_but_the_winner_leads_the_next_trick():
    hand = at_lead(S="9D", W=with_rest("KD"), N=with_rest("AD"), E=with_rest("9D", ALL_TRUMPS))
    play(hand, "9D KD AD 9D")
    assert hand.turn == "N"
    for seat in ("E", "S", "W"):
        assert_refused(hand, Play(seat, hand.state.hands[seat][0]), "lead-turn", "STH-RP-m")


@pytest.mark.refuses("STH-RP-m")
def test_after_the_twelfth_trick_nothing_is_led():
    hand = play_out(at_lead())
    assert_refused(hand, Play(hand.state.play.leader, card("AC")), "wrong-moment")

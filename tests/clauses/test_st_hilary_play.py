"""St. Hilary: leading, following, beating and trumping. Clubs are trump and South leads, unless it is said."""

from __future__ import annotations

import pytest
from st_hilary_table import at_lead, card, cards

from meldhouse.game import Play
from table import assert_refused, house, play

MAJORS = "AS TS KS QS JS 9S AH TH KH QH JH"
"""Eleven spades and hearts: with one card more, a hand that is short in clubs and diamonds."""
SPADES_AND_DIAMONDS = "AS TS KS QS JS 9S AD TD KD QD JD"
ALL_TRUMPS = "AC AC TC TC KC KC QC QC JC JC 9C"


def with_rest(first, rest=MAJORS):
    """Twelve cards that begin with `first`."""
    return " ".join([*first.split(), *rest.split()][:12])


def assert_only(hand, allowed, code, clause):
    """The player whose turn it is may play `allowed`, and every other card of his is refused."""
    seat = hand.turn
    assert set(hand.legal_plays()) == set(cards(allowed))
    others = set(hand.state.hands[seat]) - set(cards(allowed))
    assert others
    for other in others:
        assert_refused(hand, Play(seat, other), code, clause)
    assert all(hand.can(Play(seat, one)) for one in cards(allowed))


# --- turns ------------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-PL-a")
@pytest.mark.parametrize("bidder", ["N", "E", "S", "W"])
def test_the_bidder_leads_any_card_he_has(bidder):
    hand = at_lead(bidder=bidder)
    assert set(hand.legal_plays()) == set(hand.state.hands[bidder])


@pytest.mark.accepts("STH-PL-a", "STH-PL-b")
def test_the_others_follow_clockwise_with_one_card_each():
    hand = at_lead(S="AC")
    hand.apply(Play("S", card("AC")))
    for seat in ("W", "N", "E"):
        assert hand.turn == seat
        hand.apply(Play(seat, hand.legal_plays()[0]))
    assert len(hand.state.play.tricks[0].pieces) == 4


@pytest.mark.refuses("STH-PL-a")
@pytest.mark.parametrize("seat", ["N", "E", "W"])
def test_nobody_but_the_bidder_makes_the_first_lead(seat):
    hand = at_lead(bidder="S")
    assert_refused(hand, Play(seat, hand.state.hands[seat][0]), "lead-first", "STH-PL-a")


@pytest.mark.refuses("STH-PL-b")
@pytest.mark.parametrize("seat", ["N", "E", "S"])
def test_nobody_plays_out_of_turn(seat):
    hand = play(at_lead(S="AC"), "AC")
    assert hand.turn == "W"
    assert_refused(hand, Play(seat, hand.state.hands[seat][0]), "play-turn", "STH-PL-b")


# --- following --------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-RP-a")
def test_one_who_holds_the_suit_may_play_it():
    hand = play(at_lead(S="JD", W="QD AC KC 9C AS TS KS QS JS 9S AS TS"), "JD QD")
    assert hand.state.play.trick == cards("JD QD")


@pytest.mark.refuses("STH-RP-a")
def test_one_who_holds_the_suit_plays_neither_another_nor_trump():
    hand = play(at_lead(S="JD", W="QD AC KC 9C AS TS KS QS JS 9S AS TS"), "JD")
    assert_only(hand, "QD", "must-follow", "STH-RP-a")


@pytest.mark.refuses("STH-RP-a")
def test_trump_too_is_followed():
    assert_only(play(at_lead(S="AC", W=with_rest("9C")), "AC"), "9C", "must-follow", "STH-RP-a")


@pytest.mark.accepts("STH-RP-b")
@pytest.mark.parametrize(
    ("led", "held", "beaters"),
    [
        ("TD", "AD KD 9D", "AD"),
        ("KD", "AD TD JD", "AD TD"),
        ("9D", "JD QD", "JD QD"),
        pytest.param("TC", "AC KC 9C", "AC", id="in trump"),
    ],
)
def test_any_card_that_beats_may_be_played(led, held, beaters):
    hand = play(at_lead(S=led, W=with_rest(held)), led)
    assert set(hand.legal_plays()) == set(cards(beaters))


@pytest.mark.refuses("STH-RP-b")
@pytest.mark.parametrize(
    ("led", "held", "low"),
    [
        ("TD", "AD KD 9D", "KD 9D"),
        ("KD", "AD TD JD", "JD"),
        ("KD", "TD KD 9D", "KD 9D"),
        pytest.param("TC", "AC KC 9C", "KC 9C", id="in trump"),
    ],
)
def test_one_who_can_beat_plays_no_lower_and_no_equal_card(led, held, low):
    hand = play(at_lead(S=led, W=with_rest(held)), led)
    for one in cards(low):
        assert_refused(hand, Play("W", one), "must-beat", "STH-RP-b")


@pytest.mark.refuses("STH-RP-b")
def test_it_is_the_best_card_so_far_that_must_be_beaten_not_the_one_led():
    hand = play(at_lead(S="9D", W=with_rest("KD"), N=with_rest("AD QD 9D")), "9D KD")
    assert_refused(hand, Play("N", card("QD")), "must-beat", "STH-RP-b")
    assert hand.legal_plays() == cards("AD")


PARTNERS = [("KC", "QC", "TC", "9C"), ("KD", "9D", "AD", "JD")]


@pytest.mark.accepts("STH-RP-c")
@pytest.mark.parametrize(("led", "between", "over", "under"), PARTNERS)
def test_the_card_of_ones_partner_is_overtaken(led, between, over, under):
    hand = play(at_lead(S=led, W=with_rest(between), N=with_rest(f"{over} {under}")), f"{led} {between} {over}")
    assert hand.state.play.trick == cards(f"{led} {between} {over}")


@pytest.mark.refuses("STH-RP-c")
@pytest.mark.parametrize(("led", "between", "over", "under"), PARTNERS)
def test_the_card_of_ones_partner_may_not_be_left_winning(led, between, over, under):
    hand = play(at_lead(S=led, W=with_rest(between), N=with_rest(f"{over} {under}")), f"{led} {between}")
    assert_refused(hand, Play("N", card(under)), "must-beat", "STH-RP-b")


def following_a_ten(east):
    """South leads the ten of diamonds, which stays best until East, the last, is to play."""
    return play(at_lead(S="TD", W=with_rest("QD"), N=with_rest("JD"), E=east), "TD QD JD")


@pytest.mark.accepts("STH-RP-d")
@pytest.mark.parametrize("held", ["KD 9D", "TD KD 9D", "9D"])
def test_one_who_cannot_beat_plays_any_card_of_the_suit(held):
    hand = following_a_ten(with_rest(held, "AC AC TC TC KC KC QC QC JC JC 9C"))
    assert set(hand.legal_plays()) == set(cards(held))


@pytest.mark.refuses("STH-RP-d")
def test_one_who_cannot_beat_still_plays_no_other_suit():
    hand = following_a_ten(with_rest("KD 9D", ALL_TRUMPS))
    assert_only(hand, "KD 9D", "must-follow", "STH-RP-a")


@pytest.mark.refuses("STH-RP-d")
def test_one_who_can_beat_may_not_play_just_any_card_of_the_suit():
    hand = following_a_ten(with_rest("AD KD 9D", ALL_TRUMPS))
    assert hand.legal_plays() == cards("AD")
    assert_refused(hand, Play("E", card("KD")), "must-beat", "STH-RP-b")


def trumped_heart(rules="", west="9C"):
    """South leads the jack of hearts, West plays `west`, North holds the ace and a nine of hearts and a trump."""
    book = house("st-hilary", rules)
    north = with_rest("AH 9H KC", SPADES_AND_DIAMONDS)
    return play(at_lead(book, S="JH", W=with_rest(west, SPADES_AND_DIAMONDS), N=north), f"JH {west}")


@pytest.mark.accepts("STH-RP-e")
def test_once_a_plain_suit_was_trumped_any_card_of_it_may_follow():
    assert trumped_heart().legal_plays() == cards("AH 9H")


@pytest.mark.refuses("STH-RP-e")
def test_a_trumped_suit_is_still_followed():
    assert_only(trumped_heart(), "AH 9H", "must-follow", "STH-RP-a")


@pytest.mark.refuses("STH-RP-e")
def test_a_suit_that_was_not_trumped_must_be_beaten():
    assert_refused(trumped_heart(west="9H"), Play("N", card("9H")), "must-beat", "STH-RP-b")


@pytest.mark.refuses("STH-RP-e")
def test_a_club_may_read_the_text_word_for_word_and_demand_the_ace():
    hand = trumped_heart("[tricks]\nhead_ruffed = true")
    refusal = assert_refused(hand, Play("N", card("9H")), "must-beat", "STH-RP-b")
    assert hand.legal_plays() == cards("AH")
    assert refusal.message.args == {"held": "AH", "best": "JH"}


# --- trumping ---------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-RP-f")
def test_one_without_the_suit_plays_any_trump_of_his():
    hand = play(at_lead(S="9D", W=with_rest("TC KC QC")), "9D")
    assert set(hand.legal_plays()) == set(cards("TC KC QC"))


@pytest.mark.refuses("STH-RP-f")
@pytest.mark.parametrize("trumps", ["TC KC QC", "9C"])
def test_one_without_the_suit_who_holds_trump_throws_nothing_else(trumps):
    hand = play(at_lead(S="9D", W=with_rest(trumps)), "9D")
    assert_only(hand, trumps, "must-trump", "STH-RP-f")


@pytest.mark.refuses("STH-RP-f")
def test_one_must_trump_even_the_winning_card_of_his_partner():
    hand = play(at_lead(S="AD", W=with_rest("9D"), N=with_rest("9C")), "AD 9D")
    assert_only(hand, "9C", "must-trump", "STH-RP-f")


def trumped_diamond(*, north, west="QC"):
    """South leads a nine of diamonds, West trumps with `west`, North has no diamond either."""
    return play(at_lead(S="9D", W=with_rest(west), N=with_rest(north)), f"9D {west}")


@pytest.mark.accepts("STH-RP-g")
@pytest.mark.parametrize(("north", "over"), [("KC 9C", "KC"), ("AC KC 9C", "AC KC"), ("TC QC JC", "TC")])
def test_a_higher_trump_goes_over_one_on_the_table(north, over):
    assert set(trumped_diamond(north=north).legal_plays()) == set(cards(over))


@pytest.mark.refuses("STH-RP-g")
@pytest.mark.parametrize(("north", "low"), [("KC 9C", "9C"), ("AC KC 9C", "9C"), ("TC QC JC", "QC JC")])
def test_one_who_can_trump_higher_trumps_neither_lower_nor_equal(north, low):
    hand = trumped_diamond(north=north)
    for one in cards(low):
        assert_refused(hand, Play("N", one), "must-overtrump", "STH-RP-g")


@pytest.mark.accepts("STH-RP-h")
@pytest.mark.parametrize("north", ["9C", "JC 9C", "QC 9C"])
def test_one_whose_trumps_are_too_low_plays_any_of_them(north):
    assert set(trumped_diamond(north=north).legal_plays()) == set(cards(north))


@pytest.mark.refuses("STH-RP-h")
def test_one_whose_trumps_are_too_low_may_not_save_them():
    north = with_rest("9C", SPADES_AND_DIAMONDS)
    hand = play(at_lead(S="9H", W=with_rest("AC", SPADES_AND_DIAMONDS), N=north), "9H AC")
    assert_refused(hand, Play("N", card("JD")), "must-trump", "STH-RP-f")
    assert_only(hand, "9C", "must-trump", "STH-RP-f")


@pytest.mark.accepts("STH-RP-i")
@pytest.mark.parametrize("led", ["AC", "9D"], ids=["trump led", "a plain suit led"])
def test_one_with_neither_suit_nor_trump_throws_any_card(led):
    hand = play(at_lead(S=led, W=with_rest("9S")), led)
    assert set(hand.legal_plays()) == set(cards(MAJORS))
    play(hand, "KH")
    assert hand.state.play.trick == cards(f"{led} KH")


@pytest.mark.refuses("STH-RP-i")
@pytest.mark.parametrize(("held", "code", "clause"), [
    ("9C", "must-trump", "STH-RP-f"), ("9D", "must-follow", "STH-RP-a"),
])  # fmt: skip
def test_one_nine_of_the_suit_or_of_trump_ends_that_freedom(held, code, clause):
    hand = play(at_lead(S="AD", W=with_rest(held)), "AD")
    assert_only(hand, held, code, clause)

"""NPA 2.7: the lead, the turn, the books, and the look back."""

from __future__ import annotations

import pytest
from npa_table import NPA, SEATS, hands

from meldhouse.game import (
    AskToSee,
    Confirm,
    Gather,
    NameTrump,
    Play,
    StartPlay,
    TrickWon,
    view,
)
from table import assert_refused, at_auction, at_tricks, pieces, play, play_out, show_all, won_by

DIAMONDS = hands(
    W="KH QH KD TD JD AC TC JC",
    N="TD QD AS JS",
    E="AD QD JD KC QC",
    S="KD JD AD AS QC JC",
)
"""Hearts will be trump and W leads; everybody has diamonds."""


def tricks(**known):
    """W has 50 in hearts and is to lead."""
    return at_tricks(NPA, dealer="S", bidder="W", trump="H", amount=50, **(known or DIAMONDS))


def seen_by_all(**known):
    """All have laid and seen the meld; the scorekeeper has not spoken."""
    hand = won_by(at_auction(NPA, dealer="S", **known), "W", 50)
    hand.apply(NameTrump("W", "H", laid=True))
    for seat in SEATS:
        show_all(hand, seat)
    for seat in SEATS:
        hand.apply(Confirm(seat))
    return hand


def card(text):
    return pieces(text)[0]


def on_table(hand, *texts):
    """Cards played one after the other; the last book is left lying."""
    for text in texts:
        hand.apply(Play(hand.turn, card(text)))
    return hand


# --- the start ------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.7b")
def test_play_starts_when_the_scorekeeper_says_so():
    hand = seen_by_all(**DIAMONDS)
    hand.apply(StartPlay("S"))
    hand.apply(Play("W", card("KD")))
    assert hand.state.play.trick == pieces("KD")


@pytest.mark.refuses("NPA-2.7b")
def test_nobody_leads_before_the_scorekeeper_has_spoken():
    hand = seen_by_all(**DIAMONDS)
    assert_refused(hand, Play("W", card("KD")), "lead-signal", "NPA-2.7b")


@pytest.mark.refuses("NPA-2.7b")
def test_the_signal_is_given_once_and_not_in_the_middle_of_the_play():
    assert_refused(tricks(), StartPlay("S"), "wrong-moment")


@pytest.mark.refuses("NPA-2.7b")
@pytest.mark.parametrize("seat", ["N", "E", "W"])
def test_nobody_else_gives_the_signal(seat):
    assert_refused(seen_by_all(**DIAMONDS), StartPlay(seat), "start-scorekeeper", "NPA-2.7b")


@pytest.mark.accepts("NPA-2.7c")
def test_the_holder_of_the_contract_leads_any_card_and_the_turn_goes_clockwise():
    hand = tricks()
    assert set(hand.legal_plays()) == set(hand.state.hands["W"])
    turns = []
    for text in ("KD", "TD", "AD", "JD"):
        turns.append(hand.turn)
        on_table(hand, text)
    assert turns == ["W", "N", "E", "S"]


@pytest.mark.accepts("NPA-2.7c")
def test_the_first_lead_need_not_be_trump():
    hand = tricks()
    hand.apply(Play("W", card("AC")))
    assert hand.turn == "N"


@pytest.mark.refuses("NPA-2.7c")
@pytest.mark.parametrize("seat", ["N", "E", "S"])
def test_nobody_else_leads_to_the_first_book(seat):
    hand = tricks()
    assert_refused(hand, Play(seat, hand.state.hands[seat][0]), "lead-first", "NPA-2.7c")


@pytest.mark.refuses("NPA-2.7c")
@pytest.mark.parametrize(("played", "seat"), [(1, "E"), (1, "W"), (2, "S"), (3, "N")])
def test_nobody_plays_before_his_turn_or_twice(played, seat):
    hand = on_table(tricks(), *("KD", "TD", "AD")[:played])
    assert_refused(hand, Play(seat, hand.state.hands[seat][0]), "play-turn", "NPA-2.7c")


# --- books ----------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.7d")
@pytest.mark.parametrize("seat", ["E", "W"])
def test_four_cards_are_a_book_which_the_side_that_won_it_turns_down(seat):
    hand = on_table(tricks(), "KD", "TD", "AD", "JD")
    assert hand.events[-1] == TrickWon("E", 3)
    hand.apply(Gather(seat))
    assert hand.state.play.trick == ()


@pytest.mark.accepts("NPA-2.7d")
def test_the_books_are_kept_in_order_so_that_they_can_be_looked_at_after_the_hand():
    kept = view(play_out(play(tricks(), "KD TD AD JD")), "N").tricks
    assert len(kept) == 20
    assert kept[0][:3] == ("W", pieces("KD TD AD JD"), "E")
    assert [trick.leader for trick in kept[1:]] == [trick.winner for trick in kept[:-1]]


@pytest.mark.refuses("NPA-2.7d")
@pytest.mark.parametrize("seat", ["N", "S"])
def test_the_side_that_lost_a_book_does_not_turn_it_down(seat):
    hand = on_table(tricks(), "KD", "TD", "AD", "JD")
    assert_refused(hand, Gather(seat), "gather-side", "NPA-2.7d")


@pytest.mark.refuses("NPA-2.7d")
@pytest.mark.parametrize("played", [0, 1, 2, 3])
def test_fewer_than_four_cards_are_no_book_to_be_turned_down(played):
    hand = on_table(tricks(), *("KD", "TD", "AD")[:played])
    assert_refused(hand, Gather("E"), "gather-none", "NPA-2.7d")


@pytest.mark.refuses("NPA-2.7d", "NPA-2.7f")
@pytest.mark.parametrize("seat", SEATS)
def test_no_fifth_card_is_played_while_a_book_lies_open(seat):
    hand = on_table(tricks(), "KD", "TD", "AD", "JD")
    assert_refused(hand, Play(seat, hand.state.hands[seat][0]), "gather-first", "NPA-2.7f")


@pytest.mark.accepts("NPA-2.7e")
def test_the_winner_of_a_book_leads_the_next_any_card():
    hand = play(tricks(), "KD TD AD JD")
    assert hand.turn == "E"
    assert set(hand.legal_plays()) == set(hand.state.hands["E"])


@pytest.mark.refuses("NPA-2.7e")
@pytest.mark.parametrize("seat", ["N", "S", "W"])
def test_nobody_but_the_winner_leads_not_even_his_partner_or_the_bidder(seat):
    hand = play(tricks(), "KD TD AD JD")
    assert_refused(hand, Play(seat, hand.state.hands[seat][0]), "lead-turn", "NPA-2.7e")


@pytest.mark.accepts("NPA-2.7g")
def test_a_book_is_dead_with_its_fourth_card_and_not_before():
    hand = on_table(tricks(), "KD", "TD", "AD")
    assert not hand.state.play.tricks
    on_table(hand, "JD")
    assert hand.state.play.tricks[-1].pieces == pieces("KD TD AD JD")


@pytest.mark.refuses("NPA-2.7g")
@pytest.mark.parametrize(("seat", "instead"), [("W", "TD"), ("N", "QD"), ("E", "QD"), ("S", "KD")])
def test_no_card_of_a_dead_book_is_exchanged_for_another(seat, instead):
    hand = on_table(tricks(), "KD", "TD", "AD", "JD")
    held = hand.state.hands[seat]
    assert_refused(hand, Play(seat, card(instead)), "gather-first")
    assert hand.state.play.trick == pieces("KD TD AD JD")
    assert hand.state.hands[seat] == held


@pytest.mark.refuses("NPA-2.7g")
def test_a_card_of_a_dead_book_is_gone_from_its_players_hand():
    hand = tricks(**hands(W="KH QH KD", N="TD*2", E="AD", S="JD AD*3"))
    play(hand, "KD TD AD JD")
    assert_refused(hand, Play("E", card("AD")), "not-held")


@pytest.mark.accepts("NPA-2.7h")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("turned", [False, True])
def test_anybody_may_look_at_the_last_book_until_the_next_card(seat, turned):
    hand = on_table(tricks(), "KD", "TD", "AD", "JD")
    if turned:
        hand.apply(Gather("E"))
    hand.apply(AskToSee(seat))
    assert [trick.pieces for trick in view(hand, seat).tricks] == [pieces("KD TD AD JD")]


@pytest.mark.refuses("NPA-2.7h")
@pytest.mark.parametrize("seat", SEATS)
def test_nobody_may_look_once_the_next_card_is_played(seat):
    hand = play(tricks(), "KD TD AD JD")
    hand.apply(AskToSee("N"))
    hand.apply(Play("E", card("QD")))
    assert view(hand, seat).tricks == ()
    assert_refused(hand, AskToSee(seat), "review-late", "NPA-2.7h")


@pytest.mark.refuses("NPA-2.7h")
def test_there_is_nothing_to_look_at_before_the_first_book_is_complete():
    hand = tricks()
    assert_refused(hand, AskToSee("N"), "review-none")
    on_table(hand, "KD", "TD", "AD")
    assert_refused(hand, AskToSee("N"), "review-none")


@pytest.mark.refuses("NPA-2.7h")
def test_only_the_last_book_may_be_seen_and_only_when_asked_for():
    hand = play(tricks(), "KD TD AD JD")
    play(hand, "QD")
    while len(hand.state.play.tricks) < 2:
        play(hand, hand.legal_plays()[0].text)
    assert view(hand, "N").tricks == ()
    hand.apply(AskToSee("N"))
    assert len(view(hand, "N").tricks) == 1
    assert view(hand, "N").tricks[0].pieces[0] == card("QD")

"""A reading is a setting: the duties of play, and what may be seen of tricks again."""

from __future__ import annotations

import pytest

from meldhouse.game import AskToSee, Gather, NameTrump, PassPieces, Play, ShowMeld, Stack, view
from table import assert_refused, at_auction, at_tricks, house, pieces, play, won_by

EVERYBODY = ("N", "E", "S", "W", None)
NO_PASS = '[exchange]\nform = "none"\ncount = 0\n'
"""St. Hilary's duties of play at a table where the cards stay where they are."""


def card(text):
    (piece,) = pieces(text)
    return piece


def spades(changes="", **known):
    """North has the bid and leads; spades are trump."""
    return at_tricks(house("st-hilary", f"{NO_PASS}[tricks]\n{changes}"), bidder="N", trump="S", **known)


@pytest.mark.parametrize(("changes", "winner"), [("", "N"), ('identical = "last"', "E")])
def test_of_two_identical_cards_the_first_wins_or_the_last(changes, winner):
    hand = play(spades(changes, N="TH AH AH", E="TH", S="9H", W="9H"), "TH TH 9H 9H")
    assert hand.state.play.tricks[0].winner == winner
    assert hand.turn == winner


@pytest.mark.parametrize(("changes", "legal"), [("", {"TH", "9H"}), ('identical = "last"', {"TH"})])
def test_an_equal_card_beats_only_where_the_last_of_two_wins(changes, legal):
    hand = play(spades(changes, N="TH", E="TH 9H KS KS 9S 9S 9C 9C 9D 9D JD JD"), "TH")
    assert {piece.text for piece in hand.legal_plays()} == legal


NO_HEARTS = "AS QS JS AC AC TC TC KC KC QC QC JC"


@pytest.mark.parametrize(("changes", "legal"), [("", {"AH", "9H"}), ("head_ruffed = true", {"AH"})])
def test_the_suit_led_need_not_be_headed_once_it_was_trumped_or_must(changes, legal):
    known = {"N": "TH", "E": NO_HEARTS, "S": "AH 9H KS KS 9S 9S 9C 9C 9D 9D JD JD"}
    hand = play(spades(changes, **known), "TH JS")
    assert {piece.text for piece in hand.legal_plays()} == legal


@pytest.mark.parametrize("changes", ["", "head_ruffed = true"])
def test_untrumped_it_must_be_headed_in_both_readings(changes):
    hand = play(spades(changes, N="TH", E="9H", S="AH JH KS KS 9S 9S 9C 9C 9D 9D JD JD"), "TH 9H")
    assert {piece.text for piece in hand.legal_plays()} == {"AH"}


@pytest.mark.parametrize(("changes", "free"), [("", False), ("underruff = false", True)])
def test_whoever_cannot_trump_higher_must_trump_lower_or_plays_what_he_likes(changes, free):
    south = "9S JS 9C 9C JC TD TD KD KD QD QD JD"
    hand = play(spades(changes, N="TH", E=NO_HEARTS, S=south), "TH AS")
    legal = {piece.text for piece in hand.legal_plays()}
    assert legal == (set(south.split()) if free else {"9S", "JS"})


@pytest.mark.parametrize("changes", ["", "underruff = false"])
def test_whoever_can_trump_higher_must_in_both_readings(changes):
    hand = play(spades(changes, N="TH", E=NO_HEARTS, S="9S KS 9C 9C JC TD TD KD KD QD QD JD"), "TH JS")
    assert {piece.text for piece in hand.legal_plays()} == {"KS"}


@pytest.mark.parametrize(("changes", "trump", "plain"), [("", True, False), ('[tricks]\nbeat = "always"', True, True)])
def test_only_trump_must_be_beaten_or_every_suit(changes, trump, plain):
    book = house("mcallen", changes)
    hand = at_tricks(book, bidder="N", trump="S", N="QS TH", E="KS 9S AH 9H")
    led_trump, led_heart = hand.fork(), hand.fork()
    assert play(led_trump, "QS").can(Play("E", card("9S"))) is not trump
    assert play(led_heart, "TH").can(Play("E", card("9H"))) is not plain


def test_a_club_may_ask_for_nothing_but_following():
    strict = house("bend", '[tricks]\nbeat = "never"\nruff = false\noverruff = false')
    known = {"N": "JH AH AH AH AH KH KH KH KH TH TH TH", "E": "TH QH QH QH QH JH JH JH"}
    for book, legal in ((house("bend"), {"TH", "QH"}), (strict, {"TH", "QH", "JH"})):
        hand = won_by(at_auction(book, **known), "N", 500)
        hand.apply(NameTrump("N", "C"))
        given = tuple(piece for piece in hand.state.hands["S"] if piece.text[-1] != "H")[:4]
        hand.apply(PassPieces("S", given))
        hand.apply(PassPieces("N", given))
        for seat in "NESW":
            hand.apply(ShowMeld(seat, ()))
        assert {piece.text for piece in play(hand, "JH").legal_plays()} == legal


def seen_by_all(hand):
    """How many finished tricks can be looked at, the same for everybody."""
    (count,) = {len(view(hand, seat).tricks) for seat in EVERYBODY}
    return count


def after_tricks(review, tricks):
    hand = at_tricks(house("mcallen", f'[tricks]\nreview = "{review}"'), bidder="N", trump="S", N="KS QS")
    while len(hand.state.play.tricks) < tricks:
        play(hand, hand.legal_plays()[0].text)
    return hand


def test_the_last_trick_is_seen_again_by_asking_until_the_next_card():
    hand = after_tricks("last-trick", 3)
    assert seen_by_all(hand) == 0
    hand.apply(AskToSee("E"))
    assert seen_by_all(hand) == 1
    play(hand, hand.legal_plays()[0].text)
    assert seen_by_all(hand) == 0
    assert_refused(hand, AskToSee("E"), "review-late")


def test_or_no_trick_is_ever_seen_again():
    hand = after_tricks("never", 3)
    assert_refused(hand, AskToSee("E"), "review-never")
    assert seen_by_all(hand) == 0


def test_or_all_of_them_lie_open():
    hand = after_tricks("all", 3)
    assert seen_by_all(hand) == 3
    play(hand, hand.legal_plays()[0].text)
    assert hand.can(AskToSee("E"))
    assert seen_by_all(hand) == 3


@pytest.mark.parametrize(
    ("changes", "forms", "at_first"),
    [
        ("", {"single", "double"}, 1),
        ("[tricks]\nstacks = { single = 1 }", {"single"}, 1),
        ("[tricks]\nstacks = { double = 2 }", {"double"}, 2),
    ],
)
def test_a_club_may_know_only_one_way_to_stack(changes, forms, at_first):
    hand = at_tricks(house("n42pa", changes), bidder="N", trump="4", amount=42, N="4-4 6-4 5-4")
    for form in ("single", "double"):
        if form in forms:
            assert hand.can(Stack("N", form))
        else:
            refusal = assert_refused(hand, Stack("N", form), "stack-form", "N42-3a")
            assert {one.args["stack"] for one in refusal.message.args["forms"]} == forms
    for _ in range(12):
        play(hand, hand.legal_plays()[0].text)
    assert seen_by_all(hand) == at_first


def test_a_trick_is_turned_down_before_the_next_lead():
    hand = spades(N="AH")
    for text in ("AH", *(None,) * 3):
        hand.apply(Play(hand.turn, card(text) if text else hand.legal_plays()[0]))
    winner = hand.state.play.leader
    assert_refused(hand, Play(winner, hand.state.hands[winner][0]), "gather-first", "STH-RP-l")
    hand.apply(Gather(winner))
    assert hand.turn == winner


def test_or_nobody_waits_for_it():
    hand = spades("gather = false", N="AH")
    for text in ("AH", *(None,) * 3):
        hand.apply(Play(hand.turn, card(text) if text else hand.legal_plays()[0]))
    assert hand.turn == hand.state.play.leader
    assert_refused(hand, Gather(hand.turn), "gather-none")
    hand.apply(Play(hand.turn, hand.state.hands[hand.turn][0]))

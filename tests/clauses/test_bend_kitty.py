"""Bend, three-handed: the kitty, the discard and what must be said of it."""

from __future__ import annotations

from collections import Counter

import pytest

from meldhouse.game import (
    Dealt,
    Discard,
    Hand,
    KittyTurned,
    NameTrump,
    Play,
    Seat,
    ShowMeld,
    TurnKitty,
    seen,
    slip_of,
    to_act,
    view,
)
from meldhouse.pieces import FACE_DOWN
from table import assert_refused, at_auction, at_tricks, call, house, pieces, play_out, show_all

THREE = house("bend.3")
KITTY = "QH TH AS JH KC"
ACES = pieces("AS AH AC AD")
LAID = pieces("KC JC TD TH JH")
"""With clubs trump there are two trumps among these."""


def bidding(kitty: str = KITTY, **known: str) -> Hand:
    return at_auction(THREE, dealer="S", kitty=kitty, **{"E": "JC TD AC", "N": "AS AH AC AD", **known})


def east_has_the_bid(kitty: str = KITTY, **known: str) -> Hand:
    return call(bidding(kitty, **known), None, 500, None)


def east_to_discard(trump: str = "C", kitty: str = KITTY, **known: str) -> Hand:
    hand = east_has_the_bid(kitty, **known)
    hand.apply(TurnKitty("E"))
    hand.apply(NameTrump("E", trump))
    assert hand.phase == "discard"
    return hand


# --- face down, then face up ------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-2.4a")
@pytest.mark.parametrize("seat", ["N", "E", "S", None])
def test_while_the_bidding_lasts_everybody_sees_five_backs(seat: Seat | None) -> None:
    hand = call(bidding(), 500, 510)
    assert view(hand, seat).kitty == (FACE_DOWN,) * 5
    deal = next(event for event in hand.events if isinstance(event, Dealt))
    shown = seen(deal, seat, hand)
    assert isinstance(shown, Dealt)
    assert shown.kitty == (FACE_DOWN,) * 5


@pytest.mark.refuses("BEN-2.4a")
@pytest.mark.parametrize("seat", ["N", "E", "S"])
@pytest.mark.parametrize("calls", [(), (500,), (500, 510), (500, None)])
def test_nobody_turns_the_kitty_while_the_bidding_lasts(seat: Seat, calls: tuple[int | None, ...]) -> None:
    assert_refused(call(bidding(), *calls), TurnKitty(seat), "kitty-early", "BEN-2.4a")


@pytest.mark.refuses("BEN-2.4a")
@pytest.mark.parametrize("seat", ["N", "E", "S", None])
def test_the_end_of_the_bidding_alone_does_not_show_the_kitty(seat: Seat | None) -> None:
    assert view(east_has_the_bid(), seat).kitty == (FACE_DOWN,) * 5


@pytest.mark.accepts("BEN-2.4b")
@pytest.mark.parametrize("seat", ["N", "E", "S", None])
def test_the_winner_turns_the_kitty_for_everyone_to_see(seat: Seat | None) -> None:
    hand = east_has_the_bid()
    *_, turned = hand.apply(TurnKitty("E"))
    assert seen(turned, seat, hand) == KittyTurned(pieces(KITTY))
    assert view(hand, seat).kitty == pieces(KITTY)
    assert len(hand.state.hands["E"]) == 30
    assert not Counter(pieces(KITTY)) - Counter(hand.state.hands["E"])


@pytest.mark.refuses("BEN-2.4b")
@pytest.mark.parametrize("seat", ["N", "S"])
def test_nobody_but_the_winner_turns_the_kitty(seat: Seat) -> None:
    refusal = assert_refused(east_has_the_bid(), TurnKitty(seat), "kitty-bidder", "BEN-2.4b")
    assert refusal.message.args == {"who": "E"}


@pytest.mark.refuses("BEN-2.4b")
def test_the_kitty_is_turned_once() -> None:
    hand = east_has_the_bid()
    hand.apply(TurnKitty("E"))
    assert_refused(hand, TurnKitty("E"), "kitty-open")
    hand.apply(NameTrump("E", "C"))
    assert_refused(hand, TurnKitty("E"), "kitty-open")


@pytest.mark.accepts("BEN-2.4b")
def test_a_dealer_who_was_left_with_the_bid_turns_the_kitty() -> None:
    hand = call(bidding(), None, None)
    assert_refused(hand, TurnKitty("E"), "kitty-bidder", "BEN-2.4b")
    hand.apply(TurnKitty("S"))
    assert len(hand.state.hands["S"]) == 30


# --- first the kitty, then trump --------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-3.2a")
def test_the_bidder_may_look_first_and_name_trump_afterwards() -> None:
    assert east_to_discard("H").state.trump == "H"


@pytest.mark.accepts("BEN-3.2a")
def test_naming_trump_before_looking_is_legal() -> None:
    hand = east_has_the_bid()
    hand.apply(NameTrump("E", "C"))
    assert view(hand, "E").kitty == (FACE_DOWN,) * 5
    hand.apply(TurnKitty("E"))
    assert (hand.phase, hand.state.trump) == ("discard", "C")


@pytest.mark.refuses("BEN-3.2a")
def test_trump_named_before_looking_binds_whatever_the_kitty_holds() -> None:
    hand = east_has_the_bid()
    hand.apply(NameTrump("E", "C"))
    hand.apply(TurnKitty("E"))
    assert_refused(hand, NameTrump("E", "H"), "trump-fixed", "BEN-3.1a")
    assert hand.state.trump == "C"


@pytest.mark.refuses("BEN-3.4b")
def test_nothing_is_laid_away_before_the_kitty_is_turned_and_trump_is_named() -> None:
    unseen = east_has_the_bid()
    assert_refused(unseen, Discard("E", unseen.state.hands["E"][:5]), "discard-early", "BEN-3.4b")
    unseen.apply(NameTrump("E", "C"))
    assert_refused(unseen, Discard("E", unseen.state.hands["E"][:5]), "discard-early", "BEN-3.4b")
    unnamed = east_has_the_bid()
    unnamed.apply(TurnKitty("E"))
    assert_refused(unnamed, Discard("E", LAID, 2), "discard-early", "BEN-3.4b")


# --- the discard ------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-3.4b")
@pytest.mark.parametrize("cards", ["TH QH AS JH KC", "KC JC TD TH JH"])
def test_any_five_of_the_thirty_may_go_and_twenty_five_stay(cards: str) -> None:
    hand = east_to_discard("D")
    before = Counter(hand.state.hands["E"])
    hand.apply(Discard("E", pieces(cards), cards.count("D")))
    assert Counter(hand.state.hands["E"]) == before - Counter(pieces(cards))
    assert len(hand.state.hands["E"]) == 25


@pytest.mark.accepts("BEN-3.4b")
def test_the_discard_lies_face_down_for_all_but_the_bidder() -> None:
    hand = east_to_discard()
    laying, *_ = hand.apply(Discard("E", LAID, 2))
    assert view(hand, "E").discard == LAID
    for seat in ("N", "S", None):
        assert view(hand, seat).discard == (FACE_DOWN,) * 5
        assert seen(laying, seat, hand) == Discard("E", (FACE_DOWN,) * 5, 2)


@pytest.mark.refuses("BEN-3.4b")
@pytest.mark.parametrize("count", [0, 4, 6])
def test_neither_four_nor_six_are_laid_away(count: int) -> None:
    hand = east_to_discard()
    assert_refused(hand, Discard("E", hand.state.hands["E"][:count]), "discard-count", "BEN-3.4b")


@pytest.mark.refuses("BEN-3.4b")
@pytest.mark.parametrize("seat", ["N", "S"])
def test_nobody_but_the_bidder_lays_cards_away(seat: Seat) -> None:
    hand = east_to_discard()
    assert_refused(hand, Discard(seat, hand.state.hands[seat][:5]), "discard-bidder", "BEN-3.4b")


@pytest.mark.refuses("BEN-3.4b")
def test_what_is_not_held_is_not_laid_away_and_nothing_is_laid_away_twice() -> None:
    hand = east_to_discard()
    assert_refused(hand, Discard("E", pieces("AH AH AH AH AH")), "not-held")
    hand.apply(Discard("E", LAID, 2))
    assert_refused(hand, Discard("E", hand.state.hands["E"][:5]), "wrong-moment")


@pytest.mark.refuses("BEN-3.4b")
def test_what_was_laid_away_is_no_meld_any_more() -> None:
    hand = east_to_discard("C", kitty="AS AH QH TH JH", E="AC AD JC TD", N="", S="AS AS AS AH AH AH AC AC AC AD AD AD")
    hand.apply(Discard("E", pieces("AS QH TH JH TD")))
    assert_refused(hand, ShowMeld("E", ACES), "meld-held")
    show_all(hand, "E")
    assert "aces" not in [item.kind for item in hand.state.meld["E"].items]


@pytest.mark.accepts("BEN-3.4b")
def test_meld_is_counted_from_what_the_kitty_brought_and_stayed() -> None:
    hand = east_to_discard(
        "C", kitty="AS AH QH TH JH", E="AC AD JC TD KH", N="", S="AS AS AS AH AH AH AC AC AC AD AD AD"
    )
    hand.apply(Discard("E", pieces("KH QH TH JH TD")))
    hand.apply(ShowMeld("E", ACES))
    assert hand.state.meld["E"].points == 100


# --- what must be said ------------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-2.3a", "BEN-3.4c")
def test_two_trumps_laid_away_are_declared_and_everybody_hears_it_before_the_first_trick() -> None:
    hand = east_to_discard("C")
    hand.apply(Discard("E", LAID, 2))
    assert [view(hand, seat).declared_trumps for seat in ("N", "E", "S", None)] == [2, 2, 2, 2]
    assert hand.phase == "meld"


@pytest.mark.accepts("BEN-2.3a", "BEN-3.4c")
@pytest.mark.parametrize(("trump", "number"), [("C", 2), ("H", 2), ("D", 1), ("S", 0)])
def test_the_number_is_that_of_the_trumps_alone(trump: str, number: int) -> None:
    hand = east_to_discard(trump)
    assert [said for said in range(6) if hand.can(Discard("E", LAID, said))] == [number]


@pytest.mark.refuses("BEN-2.3a")
@pytest.mark.parametrize("trump", ["C", "H", "D"])
def test_trumps_are_not_laid_away_in_silence(trump: str) -> None:
    assert_refused(east_to_discard(trump), Discard("E", LAID), "discard-declare", "BEN-3.4c")


@pytest.mark.refuses("BEN-3.4c")
@pytest.mark.parametrize("said", [0, 1, 3, 5])
def test_a_false_number_is_not_accepted(said: int) -> None:
    refusal = assert_refused(east_to_discard("C"), Discard("E", LAID, said), "discard-declare", "BEN-3.4c")
    assert Counter(refusal.pieces) == Counter(pieces("KC JC"))


@pytest.mark.refuses("BEN-3.4c")
@pytest.mark.parametrize("said", [-1, 6])
def test_a_number_that_cannot_be_is_not_even_a_false_one(said: int) -> None:
    assert_refused(east_to_discard("C"), Discard("E", LAID, said), "discard-number")


@pytest.mark.refuses("BEN-2.3a")
def test_who_laid_no_trump_away_may_not_say_that_he_did() -> None:
    assert_refused(east_to_discard("S"), Discard("E", LAID, 1), "discard-declare", "BEN-3.4c")


# --- no meld and no lead before the discard ---------------------------------------------------------------------------


@pytest.mark.refuses("BEN-3.4a")
def test_the_opponents_lay_no_meld_before_five_cards_are_down() -> None:
    assert_refused(bidding(), ShowMeld("N", ACES), "meld-early", "BEN-3.4a")
    hand = east_has_the_bid()
    assert_refused(hand, ShowMeld("N", ACES), "meld-discard", "BEN-3.4a")
    hand.apply(TurnKitty("E"))
    assert_refused(hand, ShowMeld("N", ACES), "meld-discard", "BEN-3.4a")
    hand.apply(NameTrump("E", "C"))
    assert_refused(hand, ShowMeld("N", ACES), "meld-discard", "BEN-3.4a")
    assert hand.state.meld == {}


@pytest.mark.accepts("BEN-3.4a")
def test_once_five_cards_are_down_the_opponents_lay_their_meld() -> None:
    hand = east_to_discard()
    hand.apply(Discard("E", LAID, 2))
    hand.apply(ShowMeld("N", ACES))
    assert hand.state.meld["N"].points == 100


@pytest.mark.refuses("BEN-3.5i")
def test_the_bidder_does_not_lead_before_he_has_laid_five_away() -> None:
    hand = east_has_the_bid()
    assert_refused(hand, Play("E", pieces("AC")[0]), "discard-first", "BEN-3.5i")
    hand.apply(TurnKitty("E"))
    assert_refused(hand, Play("E", pieces("AC")[0]), "discard-first", "BEN-3.5i")
    hand.apply(NameTrump("E", "C"))
    refusal = assert_refused(hand, Play("E", pieces("AC")[0]), "discard-first", "BEN-3.5i")
    assert refusal.message.args == {"count": 5}


@pytest.mark.accepts("BEN-3.5i")
def test_after_the_discard_and_the_meld_the_bidder_leads() -> None:
    hand = east_to_discard()
    hand.apply(Discard("E", LAID, 2))
    for seat in to_act(hand):
        hand.apply(ShowMeld(seat, ()))
    hand.apply(Play("E", pieces("AC")[0]))
    assert hand.state.play.trick == pieces("AC")


# --- whose counters ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kitty", "worth"),
    [
        pytest.param("TD TH TS TS JD", 40, marks=pytest.mark.accepts("BEN-X3")),
        pytest.param("AD TH KS KS KC", 50, marks=pytest.mark.accepts("BEN-X3")),
        pytest.param("QD JD QH JS KC", 10, marks=pytest.mark.refuses("BEN-X3")),
        pytest.param("QD JD QH JS QC", 0, marks=pytest.mark.refuses("BEN-X3")),
    ],
)
def test_the_counters_in_the_discard_are_the_bidders_and_queens_and_jacks_are_none(kitty: str, worth: int) -> None:
    hand = play_out(at_tricks(THREE, bidder="E", trump="C", dealer="S", kitty=kitty))
    won = hand.state.points
    slip = slip_of(hand)
    assert sum(won.values()) == 500 - worth
    assert slip.take == {"N": won["N"], "E": won["E"] + worth, "S": won["S"]}

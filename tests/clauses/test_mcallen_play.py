"""City of McAllen: the first lead and the duties of play (rule 8)."""

from __future__ import annotations

import pytest

from meldhouse.game import Hand, Play, View, view
from meldhouse.pieces import Piece
from table import assert_refused, at_tricks, house, pieces, play

BOTH = pytest.mark.parametrize("name", ["mcallen", "mcallen.hoyle"])
HEARTS_AND_DIAMONDS = "AH TH KH QH JH 9H AD TD KD QD"


def card(text: str) -> Piece:
    return pieces(text)[0]


def lead_by(leader: str, name: str = "mcallen", **hands: str) -> Hand:
    """`leader` has the bid with spades as trump and is to lead."""
    dealer = {"N": "W", "E": "N", "S": "E", "W": "S"}[leader]
    return at_tricks(house(name), bidder=leader, trump="S", dealer=dealer, **hands)


def legal(hand: Hand) -> set[str]:
    return {piece.text for piece in hand.legal_plays()}


# --- the first lead ---------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.accepts("MCA-8a")
@pytest.mark.parametrize("leader", ["N", "E", "S", "W"])
def test_the_highest_bidder_leads_and_may_lead_any_card(name: str, leader: str) -> None:
    cards = "9D AS QS JD KH QH 9C TC AC 9S JH AD"
    hand = lead_by(leader, name, **{leader: cards})
    assert hand.turn == leader
    assert legal(hand) == set(cards.split())


@pytest.mark.accepts("MCA-8a")
def test_meld_is_back_in_hand_and_may_be_led() -> None:
    hand = lead_by("S", S="KS QS JD")
    assert set(pieces("KS QS JD")) <= set(hand.state.meld["S"].pieces)
    assert len(hand.state.hands["S"]) == 12
    hand.apply(Play("S", card("KS")))
    assert hand.turn == "W"


@pytest.mark.refuses("MCA-8a")
@pytest.mark.parametrize("seat", ["N", "E", "W"])
def test_nobody_else_leads_first(seat: str) -> None:
    hand = lead_by("S", N="9D", E="9D", W="9C")
    assert_refused(hand, Play(seat, hand.state.hands[seat][0]), "lead-first", "MCA-8a")


@pytest.mark.refuses("MCA-8a")
@pytest.mark.parametrize("seat", ["N", "E", "S"])
def test_the_others_play_in_turn(seat: str) -> None:
    hand = lead_by("S", S="9D 9D", W="AD", N="TD", E="KD")
    hand.apply(Play("S", card("9D")))
    assert_refused(hand, Play(seat, hand.state.hands[seat][-1]), "play-turn", "MCA-8a")


@pytest.mark.refuses("MCA-8a")
def test_once_play_has_begun_nobody_sees_the_meld_on_the_table_any_more() -> None:
    hand = play(lead_by("S", S="KS QS 9D", W="AD KH QH", N="TD", E="KD"), "9D AD TD KD")
    assert melded_cards_in_sight(view(hand, "N")) == set()


def melded_cards_in_sight(table: View) -> set[str]:
    shown = [*table.meld.values(), *(item for count in table.meld.values() for item in count.items)]
    return {piece.text for part in shown for piece in part.pieces}


# --- follow, trump, beat ----------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.accepts("MCA-8b")
def test_a_player_follows_with_any_card_of_the_suit_led(name: str) -> None:
    hand = lead_by("W", name, W="KD", N="QD 9D AS AS TH AH AC KC KC JH JH QH")
    hand.apply(Play("W", card("KD")))
    assert legal(hand) == {"QD", "9D"}
    hand.apply(Play("N", card("QD")))


@BOTH
@pytest.mark.refuses("MCA-8b")
@pytest.mark.parametrize("other", ["AS", "AH", "KC"])
def test_a_player_who_holds_the_suit_led_plays_no_other(name: str, other: str) -> None:
    hand = lead_by("W", name, W="KD", N="QD AS AS TH TH AH AC KC KC JH JH QH")
    hand.apply(Play("W", card("KD")))
    refusal = assert_refused(hand, Play("N", card(other)), "must-follow", "MCA-8b")
    assert refusal.pieces == pieces("QD")


def clubs_trumped_by_east(south: str, name: str = "mcallen") -> Hand:
    """North led a club and East, who has none, trumped it with the king; South is to play."""
    hand = lead_by("N", name, N="9C", E=f"KS {HEARTS_AND_DIAMONDS} 9D", S=south)
    hand.apply(Play("N", card("9C")))
    hand.apply(Play("E", card("KS")))
    return hand


@BOTH
@pytest.mark.accepts("MCA-8c")
@pytest.mark.parametrize("chosen", ["9S", "AS"])
def test_a_player_out_of_the_suit_trumps_and_need_not_go_over(name: str, chosen: str) -> None:
    hand = clubs_trumped_by_east(f"AS 9S {HEARTS_AND_DIAMONDS}", name)
    assert legal(hand) == {"AS", "9S"}
    hand.apply(Play("S", card(chosen)))


@pytest.mark.accepts("MCA-8c")
def test_the_first_to_trump_may_take_his_smallest() -> None:
    hand = lead_by("N", N="AC", E=f"AS 9S {HEARTS_AND_DIAMONDS}")
    hand.apply(Play("N", card("AC")))
    assert legal(hand) == {"AS", "9S"}


@BOTH
@pytest.mark.refuses("MCA-8c")
@pytest.mark.parametrize("thrown", ["AH", "9H", "QD"])
def test_a_player_out_of_the_suit_throws_nothing_else_while_he_has_a_trump(name: str, thrown: str) -> None:
    hand = clubs_trumped_by_east(f"JS 9S {HEARTS_AND_DIAMONDS}", name)
    assert_refused(hand, Play("S", card(thrown)), "must-trump", "MCA-8c")


@pytest.mark.refuses("MCA-8c")
def test_a_trump_too_small_to_win_must_still_be_played() -> None:
    hand = clubs_trumped_by_east(f"9S JD {HEARTS_AND_DIAMONDS}")
    assert legal(hand) == {"9S"}
    assert_refused(hand, Play("S", card("JD")), "must-trump", "MCA-8c")


def trump_led(lead: str, west: str, name: str = "mcallen") -> Hand:
    """South led a trump; West holds these trumps and hearts and clubs."""
    plain = ["AH", "TH", "KH", "QH", "JH", "9H", "AC", "TC", "KC", "QC", "JC", "9C"]
    hand = lead_by("S", name, S=lead, W=" ".join([*west.split(), *plain[: 12 - len(west.split())]]))
    hand.apply(Play("S", card(lead)))
    return hand


@BOTH
@pytest.mark.accepts("MCA-8d")
@pytest.mark.parametrize(
    ("lead", "west", "allowed"),
    [
        ("QS", "KS 9S", {"KS"}),
        ("QS", "AS TS KS JS", {"AS", "TS", "KS"}),
        ("9S", "JS 9S", {"JS"}),
        ("AS", "AS TS 9S", {"AS", "TS", "9S"}),
        ("KS", "KS QS", {"KS", "QS"}),
        ("TS", "KS JS", {"KS", "JS"}),
    ],
)
def test_on_a_trump_lead_a_player_goes_over_where_he_can(name: str, lead: str, west: str, allowed: set[str]) -> None:
    assert legal(trump_led(lead, west, name)) == allowed


@BOTH
@pytest.mark.refuses("MCA-8d")
def test_on_a_trump_lead_a_lower_trump_is_refused_while_a_higher_is_held(name: str) -> None:
    hand = trump_led("QS", "KS 9S", name)
    refusal = assert_refused(hand, Play("W", card("9S")), "must-beat", "MCA-8d")
    assert refusal.pieces == pieces("KS")
    assert_refused(hand, Play("W", card("AH")), "must-follow", "MCA-8b")


@pytest.mark.accepts("MCA-8d")
@pytest.mark.parametrize(("second", "north", "allowed"), [("KS", "TS QS", {"TS"}), ("AS", "TS 9S", {"TS", "9S"})])
def test_the_third_player_goes_over_the_highest_trump_so_far(second: str, north: str, allowed: set[str]) -> None:
    plain = "AD TD KD QD JD 9D AC TC KC QC"
    hand = lead_by("S", S="JS", W=f"{second} AH TH KH QH JH 9H AC TC KC QC JC", N=f"{north} {plain}")
    hand.apply(Play("S", card("JS")))
    hand.apply(Play("W", card(second)))
    assert legal(hand) == allowed


@pytest.mark.refuses("MCA-8d")
def test_the_third_player_may_not_only_beat_the_lead() -> None:
    hand = lead_by("S", S="JS", W="KS AH TH KH QH JH 9H AC TC KC QC JC", N="AS QS AD TD KD QD JD 9D AC TC KC QC")
    hand.apply(Play("S", card("JS")))
    hand.apply(Play("W", card("KS")))
    assert_refused(hand, Play("N", card("QS")), "must-beat", "MCA-8d")


@BOTH
@pytest.mark.accepts("MCA-8e")
@pytest.mark.parametrize("chosen", ["AD", "KD", "9D"])
def test_in_a_plain_suit_a_player_need_not_beat(name: str, chosen: str) -> None:
    hand = lead_by("W", name, W="TD", N="AD KD 9D AS AS TH AH AC KC KC JH JH")
    hand.apply(Play("W", card("TD")))
    assert legal(hand) == {"AD", "KD", "9D"}
    hand.apply(Play("N", card(chosen)))


@pytest.mark.refuses("MCA-8e")
def test_where_a_club_turns_the_duty_on_a_plain_suit_must_be_beaten() -> None:
    strict = house("mcallen", '[tricks]\nbeat = "always"')
    hand = at_tricks(strict, bidder="W", trump="S", dealer="S", W="TD", N="AD KD 9D AS AS TH AH AC KC KC JH JH")
    hand.apply(Play("W", card("TD")))
    assert_refused(hand, Play("N", card("KD")), "must-beat")
    assert legal(hand) == {"AD"}


@pytest.mark.refuses("MCA-8e")
def test_the_freedom_in_a_plain_suit_is_not_a_freedom_from_the_suit() -> None:
    hand = lead_by("W", W="TD", N="AD KD AS AS TH AH AC KC KC JH JH QH")
    hand.apply(Play("W", card("TD")))
    assert_refused(hand, Play("N", card("AS")), "must-follow", "MCA-8b")


@BOTH
@pytest.mark.accepts("MCA-8f")
def test_without_a_trump_a_player_throws_any_card_on_a_trump_lead(name: str) -> None:
    cards = "KC KC AC TC QC AH TH KH AD TD KD QD"
    hand = lead_by("W", name, W="9S", N=cards)
    hand.apply(Play("W", card("9S")))
    assert legal(hand) == set(cards.split())
    hand.apply(Play("N", card("KC")))


@pytest.mark.accepts("MCA-8f")
def test_with_neither_the_suit_nor_a_trump_a_player_throws_any_card() -> None:
    cards = "KC KC AC TC QC AH TH KH JC 9C JH 9H"
    hand = lead_by("W", W="9D", N=cards)
    hand.apply(Play("W", card("9D")))
    assert legal(hand) == set(cards.split())


@pytest.mark.refuses("MCA-8f")
def test_one_trump_is_enough_to_take_that_freedom_away() -> None:
    hand = lead_by("W", W="9D", N="9S KC AC TC QC AH TH KH JC 9C JH 9H")
    hand.apply(Play("W", card("9D")))
    assert legal(hand) == {"9S"}
    assert_refused(hand, Play("N", card("KC")), "must-trump", "MCA-8c")

"""Bend, four-handed: partner and bidder exchange cards, and the others wait with their meld."""

from __future__ import annotations

from collections import Counter

import pytest

from meldhouse.game import Exchanged, Hand, NameTrump, PassPieces, Play, Seat, ShowMeld, seen, view
from meldhouse.pieces import FACE_DOWN
from table import assert_refused, at_auction, call, house, pieces

FOUR, THREE = house("bend"), house("bend.3")
TO_BIDDER, TO_PARTNER = pieces("AS QS JS AC"), pieces("TH TH JH JD")
ACES = pieces("AS AH AC AD")


def south_names_spades(changes: str = "") -> Hand:
    """South has the bid and has named spades; North holds the four to give, South the four to return."""
    hand = at_auction(house("bend", changes), N="AS QS JS AC", S="TH TH JH JD KS", E="AS AH AC AD", W="AS AH AC AD")
    call(hand, None, None, 500, None)
    hand.apply(NameTrump("S", "S"))
    return hand


def after_partner(changes: str = "") -> Hand:
    hand = south_names_spades(changes)
    hand.apply(PassPieces("N", TO_BIDDER))
    return hand


def after_both() -> Hand:
    hand = after_partner()
    hand.apply(PassPieces("S", TO_PARTNER))
    return hand


# --- four cards each way ----------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-3.3a")
def test_partner_gives_four_and_the_bidder_gives_four_back() -> None:
    before = {seat: Counter(held) for seat, held in south_names_spades().state.hands.items()}
    hands = after_both().state.hands
    assert Counter(hands["S"]) == before["S"] + Counter(TO_BIDDER) - Counter(TO_PARTNER)
    assert Counter(hands["N"]) == before["N"] + Counter(TO_PARTNER) - Counter(TO_BIDDER)
    assert {seat: len(held) for seat, held in hands.items()} == {"N": 20, "E": 20, "S": 20, "W": 20}
    assert Counter(hands["E"]) == before["E"]
    assert Counter(hands["W"]) == before["W"]


@pytest.mark.refuses("BEN-3.3a")
@pytest.mark.parametrize("cards", ["", "AS QS JS", "AS QS JS AC TS"])
def test_partner_gives_neither_fewer_nor_more_than_four(cards: str) -> None:
    hand = south_names_spades()
    assert_refused(hand, PassPieces("N", hand.state.hands["N"][: len(pieces(cards))]), "pass-count", "BEN-3.3a")


@pytest.mark.refuses("BEN-3.3a")
@pytest.mark.parametrize("count", [0, 3, 5])
def test_the_bidder_returns_as_many_as_he_got(count: int) -> None:
    hand = after_partner()
    assert_refused(hand, PassPieces("S", hand.state.hands["S"][:count]), "pass-count", "BEN-3.3a")


@pytest.mark.accepts("BEN-3.3a")
@pytest.mark.parametrize("count", [1, 3, 5])
def test_another_club_may_pass_another_number(count: int) -> None:
    hand = south_names_spades(f"[exchange]\ncount = {count}")
    assert_refused(hand, PassPieces("N", hand.state.hands["N"][: count + 1]), "pass-count", "BEN-3.3a")
    assert hand.can(PassPieces("N", hand.state.hands["N"][:count]))


@pytest.mark.accepts("BEN-3.3a")
def test_a_club_without_a_pass_goes_straight_to_the_meld() -> None:
    hand = south_names_spades('[exchange]\nform = "none"')
    assert hand.phase == "meld"
    assert_refused(hand, PassPieces("N", TO_BIDDER), "pass-none")


@pytest.mark.refuses("BEN-3.3a")
@pytest.mark.parametrize("seat", ["E", "W"])
def test_the_opponents_pass_nothing(seat: Seat) -> None:
    hand = south_names_spades()
    assert_refused(hand, PassPieces(seat, ACES), "pass-side", "BEN-3.3a")
    assert_refused(after_partner(), PassPieces(seat, ACES), "pass-side", "BEN-3.3a")


@pytest.mark.refuses("BEN-3.3a")
def test_nobody_passes_twice() -> None:
    hand = after_partner()
    assert_refused(hand, PassPieces("N", hand.state.hands["N"][:4]), "pass-twice", "BEN-3.3a")
    done = after_both()
    assert_refused(done, PassPieces("S", done.state.hands["S"][:4]), "wrong-moment")


@pytest.mark.refuses("BEN-3.3a")
def test_nobody_passes_before_trump_is_named() -> None:
    hand = call(at_auction(FOUR, N="AS QS JS AC"), None, None, 500, None)
    assert_refused(hand, PassPieces("N", TO_BIDDER), "pass-moment", "BEN-3.3a")


@pytest.mark.refuses("BEN-3.3a")
def test_only_cards_that_one_holds_are_passed() -> None:
    hand = south_names_spades()
    held = Counter(hand.state.hands["N"])[pieces("AS")[0]]
    assert_refused(hand, PassPieces("N", pieces("AS") * 4), "not-held")
    assert held < 4


@pytest.mark.refuses("BEN-3.3a")
def test_at_a_table_of_three_nothing_is_passed() -> None:
    hand = call(at_auction(THREE, dealer="S"), None, 500, None)
    assert_refused(hand, PassPieces("E", hand.state.hands["E"][:4]), "pass-none", "BEN-3.3a")


# --- in this order, and no meld before --------------------------------------------------------------------------------


@pytest.mark.refuses("BEN-3.3b")
def test_the_bidder_does_not_pass_before_his_partner() -> None:
    refusal = assert_refused(south_names_spades(), PassPieces("S", TO_PARTNER), "pass-order", "BEN-3.3b")
    assert refusal.message.args == {"who": "N"}


@pytest.mark.accepts("BEN-3.3b")
def test_the_bidder_sees_what_he_got_before_he_returns_anything() -> None:
    hand = after_partner()
    assert hand.phase == "exchange"
    assert view(hand, "S").received == TO_BIDDER
    assert len(view(hand, "S").hand) == 24
    assert not Counter(TO_BIDDER) - Counter(view(hand, "S").hand)


@pytest.mark.accepts("BEN-3.3b")
@pytest.mark.parametrize("back", ["AS QS JS AC", "AS QS TH JD"])
def test_the_bidder_may_return_the_very_cards_he_got(back: str) -> None:
    hand = after_partner()
    hand.apply(PassPieces("S", pieces(back)))
    assert hand.phase == "meld"
    assert not Counter(pieces(back)) - Counter(hand.state.hands["N"])
    assert {len(held) for held in hand.state.hands.values()} == {20}


@pytest.mark.refuses("BEN-3.3b")
@pytest.mark.parametrize("seat", ["E", "W", None])
def test_nobody_else_sees_what_is_passed(seat: Seat | None) -> None:
    hand = after_partner()
    assert view(hand, seat).received == ()
    for event in hand.events:
        if isinstance(event, PassPieces):
            assert seen(event, seat, hand) == PassPieces("N", (FACE_DOWN,) * 4)
        if isinstance(event, Exchanged):
            assert seen(event, seat, hand) == Exchanged({"N": (FACE_DOWN,) * 4})


@pytest.mark.refuses("BEN-3.3b")
@pytest.mark.parametrize("seat", ["E", "W"])
def test_the_opponents_lay_no_meld_until_the_bidder_has_passed_back(seat: Seat) -> None:
    assert_refused(south_names_spades(), ShowMeld(seat, ACES), "meld-exchange", "BEN-3.3b")
    assert_refused(after_partner(), ShowMeld(seat, ACES), "meld-exchange", "BEN-3.3b")


@pytest.mark.refuses("BEN-3.3b")
def test_nor_do_they_before_trump_is_named() -> None:
    bidding = at_auction(FOUR, E="AS AH AC AD")
    assert_refused(bidding, ShowMeld("E", ACES), "meld-early", "BEN-3.3b")
    won = call(bidding, None, None, 500, None)
    assert_refused(won, ShowMeld("E", ACES), "meld-early", "BEN-3.3b")


@pytest.mark.accepts("BEN-3.3b")
@pytest.mark.parametrize("seat", ["E", "W"])
def test_once_the_bidder_has_passed_back_the_opponents_lay_their_meld(seat: Seat) -> None:
    hand = after_both()
    hand.apply(ShowMeld(seat, ACES))
    assert hand.state.meld[seat].points == 100


@pytest.mark.refuses("BEN-3.3b")
def test_nobody_leads_before_the_cards_are_passed_back_and_the_meld_is_laid() -> None:
    for hand in (south_names_spades(), after_partner(), after_both()):
        assert_refused(hand, Play("S", pieces("KS")[0]), "lead-meld")

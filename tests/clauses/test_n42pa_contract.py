"""N42PA: naming one of the nine contracts, confirming it, and hiding trump after the first trick."""

from __future__ import annotations

import pytest

from faults import sent_back
from meldhouse.game import (
    Confirm,
    Hand,
    NameTrump,
    Play,
    Slip,
    legal_actions,
    score,
    to_act,
    view,
)
from meldhouse.rulebooks import Book
from table import assert_refused, at_auction, at_tricks, call, house, play, play_out

N42 = house("n42pa")
CASUAL = house("n42pa", '[trump]\nshown = "always"')
NINE = ("0", "1", "2", "3", "4", "5", "6", "doubles", "follow-me")
EVERYBODY = ("N", "E", "S", "W", None)


def north_has_the_bid(**known: str) -> Hand:
    return call(at_auction(N42, **known), 30, None, None, None)


def named(trump: str = "4", **known: str) -> Hand:
    hand = north_has_the_bid(**known)
    hand.apply(NameTrump("N", trump))
    return hand


def trumps_seen(hand: Hand) -> set[str | None]:
    return {view(hand, seat).trump for seat in EVERYBODY}


def one_trick(book: Book, trump: str, amount: int = 30) -> Hand:
    """North has led a double and everybody has followed."""
    hand = at_tricks(book, bidder="N", trump=trump, amount=amount, N="6-6", E="6-5", S="6-4", W="6-2")
    return play(hand, "6-6 6-5 6-4 6-2")


# --- the contracts ----------------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-1a")
@pytest.mark.parametrize("contract", NINE)
def test_the_bidder_names_a_suit_doubles_or_follow_me(contract: str) -> None:
    hand = north_has_the_bid()
    hand.apply(NameTrump("N", contract))
    assert trumps_seen(hand) == {contract}


@pytest.mark.accepts("N42-1a", "N42-1b")
def test_the_book_offers_nine_contracts_to_the_bidder_and_none_to_the_others() -> None:
    hand = north_has_the_bid()
    assert list(legal_actions(hand, "N")) == [NameTrump("N", contract) for contract in NINE]
    assert not any(legal_actions(hand, seat) for seat in ("E", "S", "W"))


@pytest.mark.refuses("N42-1a")
@pytest.mark.parametrize("seat", ["E", "S", "W"])
@pytest.mark.parametrize("contract", ["4", "doubles", "follow-me"])
def test_nobody_but_the_bidder_names_the_contract(seat: str, contract: str) -> None:
    assert_refused(north_has_the_bid(), NameTrump(seat, contract), "trump-bidder", "N42-1a")


@pytest.mark.refuses("N42-1b")
@pytest.mark.parametrize(
    "contract",
    ["nello", "sevens", "plunge", "splash", "follow-me-doubles", "doubles-low", "7", "S", "no-trump", ""],
)
def test_no_other_contract_is_played(contract: str) -> None:
    refusal = assert_refused(north_has_the_bid(), NameTrump("N", contract), "trump-choice", "N42-1b")
    assert refusal.message.args == {"trump": contract, "choices": NINE}


@pytest.mark.refuses("N42-1b")
@pytest.mark.parametrize("contract", ["nello", "plunge", "follow-me-doubles"])
def test_a_slip_with_another_contract_is_refused(contract: str) -> None:
    with sent_back("trump-choice", "N42-1b"):
        score(N42, Slip(bidder="N", bid=42, trump=contract, take={"NS": 42, "EW": 0}))


# --- everybody knows it before the first lead -------------------------------------------------------------------------


@pytest.mark.accepts("N42-10d")
def test_the_first_lead_is_free_when_all_four_have_confirmed_the_contract() -> None:
    hand = named(N="6-6")
    assert hand.phase == "settle"
    for seat in ("W", "N", "E", "S"):
        hand.apply(Confirm(seat))
    assert (hand.phase, to_act(hand)) == ("tricks", ("N",))
    play(hand, "6-6")


@pytest.mark.refuses("N42-10d")
@pytest.mark.parametrize("missing", ["N", "E", "S", "W"])
def test_the_first_lead_waits_for_each_of_the_four(missing: str) -> None:
    hand = named(N="6-6")
    lead = Play("N", hand.state.hands["N"][0])
    assert_refused(hand, lead, "lead-confirm", "N42-10d")
    for seat in {"N", "E", "S", "W"} - {missing}:
        hand.apply(Confirm(seat))
    assert_refused(hand, lead, "lead-confirm", "N42-10d")
    assert to_act(hand) == (missing,)
    hand.apply(Confirm(missing))
    assert hand.can(lead)


@pytest.mark.refuses("N42-10d")
def test_one_player_cannot_confirm_for_another() -> None:
    hand = named()
    hand.apply(Confirm("E"))
    assert_refused(hand, Confirm("E"), "wrong-moment")
    assert view(hand, None).confirmed == ("E",)


@pytest.mark.refuses("N42-10d")
def test_nothing_is_led_before_the_contract_is_announced() -> None:
    hand = north_has_the_bid(N="6-6")
    assert_refused(hand, Play("N", hand.state.hands["N"][0]), "lead-trump", "N42-10d")
    assert_refused(hand, Confirm("E"), "wrong-moment")


@pytest.mark.refuses("N42-10d")
@pytest.mark.parametrize("other", ["4", "5", "follow-me"])
def test_the_announced_contract_is_not_changed(other: str) -> None:
    hand = named("4")
    assert_refused(hand, NameTrump("N", other), "trump-fixed", "N42-10d")


# --- after the first trick --------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-10e")
@pytest.mark.parametrize("contract", ["1", "6", "follow-me"])
def test_trump_is_shown_to_everybody_until_the_first_trick_is_complete(contract: str) -> None:
    hand = at_tricks(N42, bidder="N", trump=contract, N="6-6", E="6-5", S="6-3", W="6-2")
    for tile in ("6-6", "6-5", "6-3"):
        assert trumps_seen(hand) == {contract}
        play(hand, tile)
    assert trumps_seen(hand) == {contract}


@pytest.mark.refuses("N42-10e")
@pytest.mark.parametrize("contract", ["5", "4", "follow-me"])
@pytest.mark.parametrize("amount", [30, 84])
def test_after_the_first_trick_trump_is_shown_to_nobody(contract: str, amount: int) -> None:
    hand = at_tricks(N42, bidder="N", trump=contract, amount=amount, N="6-6", E="6-1", S="6-3", W="6-2")
    play(hand, "6-6 6-1 6-3")
    assert trumps_seen(hand) == {contract}
    hand.apply(Play("W", next(tile for tile in hand.state.hands["W"] if tile.text == "6-2")))
    assert hand.state.play.trick_taken, "the trick still lies on the table, but it is complete"
    assert trumps_seen(hand) == {None}
    play(hand, "")
    while not hand.is_over:
        assert trumps_seen(hand) == {None}
        hand.apply(Play(to_act(hand)[0], hand.legal_plays()[0]))
        play(hand, "")


@pytest.mark.accepts("N42-10e")
def test_when_the_hand_is_over_trump_may_be_seen_again() -> None:
    assert trumps_seen(play_out(one_trick(N42, "3"))) == {"3"}


@pytest.mark.accepts("N42-10e")
def test_a_casual_table_may_show_trump_all_the_time() -> None:
    assert trumps_seen(one_trick(CASUAL, "3")) == {"3"}


@pytest.mark.refuses("N42-10e")
@pytest.mark.parametrize("contract", ["3", "follow-me"])
@pytest.mark.parametrize("seat", ["N", "E", "S", "W"])
def test_no_refusal_tells_trump_after_the_first_trick(contract: str, seat: str) -> None:
    refusal = one_trick(N42, contract).verify(NameTrump(seat, "1"))
    assert refusal is not None
    assert refusal.message.args == {}

"""Bend on felt: what a renege is, and putting it right until the end of the next trick."""

from __future__ import annotations

import pytest
from bend_felt import BEND, HANDS, HONEST, NEXT, THIRD, WEST_RENEGES, all_cards, called, card, clubs, fees, played_out
from felt_table import put, turned
from ruling_facts import parts_of

from meldhouse.game import Correct, Hand, Refused
from meldhouse.referee.felt import Felt

PLAYED = f"{WEST_RENEGES} {NEXT} {THIRD}".split()
IN_TIME = [2, 3, 4, 5, 6, 7]
"""So many cards are down: from West's own card up to the third card of the next trick."""


def after(count: int) -> Felt:
    return put(clubs(), " ".join(PLAYED[:count]))


def assert_back_at_west(felt: Felt) -> None:
    """Everything since South's ace is in the hands again, and West is to play."""
    state = felt.hand.state
    assert (state.play.trick, state.play.trick_seats, state.turn, state.play.tricks) == ((card("AD"),), ("S",), "W", ())
    assert state.points == {"NS": 0, "EW": 0}
    for seat, cards in HANDS.items():
        held = sorted(map(card, cards.split()), key=lambda piece: piece.order)
        if seat == "S":
            held.remove(card("AD"))
        assert sorted(state.hands[seat], key=lambda piece: piece.order) == held
    assert all_cards(felt) == BEND.pack.counts


# --- what a renege is -------------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-3.5a")
@pytest.mark.parametrize("wrong", ["JS", "AC", "JC"])
def test_not_following_is_a_renege_even_with_a_trump(wrong: str) -> None:
    felt = called(played_out(put(clubs(), f"AD {wrong} QD QD")), "S", "W")
    assert (felt.hand.state.ending.ended, felt.hand.state.ending.offender) == ("renege", "W")


@pytest.mark.refuses("BEN-3.5a")
def test_whoever_has_none_of_the_suit_has_not_reneged() -> None:
    felt = called(put(clubs(), "AH JC QC JH"), "S", "W")
    assert not felt.hand.is_over
    assert felt.rulings[-1].kind == "renege_unproven"


@pytest.mark.refuses("BEN-3.5a")
@pytest.mark.parametrize(
    ("cards", "accused", "offence"),
    [("KD JD QD TD", "W", "beat"), ("AH JS QC JH", "W", "trump"), ("AH TC JC JH", "N", "beat")],
)
def test_not_beating_and_not_trumping_are_no_reneges(cards: str, accused: str, offence: str) -> None:
    felt = played_out(put(clubs(), cards))
    before = fees(felt)
    called(felt, "E" if accused == "N" else "S", accused, offence=offence)
    assert felt.hand.state.ending.ended == "played"
    assert fees(felt) == before


# --- in time ----------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-3.5b")
@pytest.mark.parametrize("count", IN_TIME)
@pytest.mark.parametrize("tidied", [False, True])
def test_until_the_end_of_the_next_trick_a_called_renege_is_put_right(count: int, tidied: bool) -> None:
    felt = turned(after(count)) if tidied else after(count)
    called(felt, "S", "W")
    assert_back_at_west(felt)
    assert (felt.rulings[-1].hand, felt.rulings[-1].entries) == ("goes-on", ())
    put(felt, "JD QD QD")
    assert felt.hand.state.points == {"NS": 10, "EW": 0}
    assert not called(felt, "S", "W").hand.is_over
    assert fees(played_out(felt)) == {}


@pytest.mark.accepts("BEN-3.5b")
def test_the_referee_says_by_which_clause_it_is_put_right() -> None:
    ruling = called(after(4), "S", "W").rulings[-1]
    assert ruling.clause == "BEN-3.5b"
    assert "ruling-only-some" not in parts_of(ruling), "that is just what it was"


@pytest.mark.accepts("BEN-3.5b")
@pytest.mark.parametrize("count", IN_TIME)
def test_the_offender_may_put_it_right_himself(count: int) -> None:
    felt = after(count)
    felt.act(Correct("W", card("JD")))
    state = felt.hand.state
    assert (state.play.trick, state.turn, state.play.tricks) == ((card("AD"), card("JD")), "N", ())
    assert state.hands["W"].count(card("JS")) == HANDS["W"].count("JS")
    assert [len(state.hands[seat]) for seat in "SWNE"] == [19, 19, 20, 20]
    assert state.points == {"NS": 0, "EW": 0}
    assert all_cards(felt) == BEND.pack.counts


@pytest.mark.accepts("BEN-3.5b")
@pytest.mark.parametrize("count", [4, 7])
def test_earlier_tricks_stay_as_they_were(count: int) -> None:
    later = f"AS JD QS KS {THIRD} TD QD".split()
    felt = called(put(clubs(), f"{HONEST} {' '.join(later[:count])}"), "N", "W", trick=2)
    state = felt.hand.state
    assert (len(state.play.tricks), state.points, state.play.trick, state.turn) == (
        1,
        {"NS": 10, "EW": 0},
        (card("AS"),),
        "W",
    )
    assert all_cards(felt) == BEND.pack.counts


@pytest.mark.accepts("BEN-3.5b")
def test_a_trick_may_have_another_winner_once_it_is_put_right() -> None:
    """North trumps West's ten although he has diamonds; when he has followed, East must beat the ten."""
    felt = put(clubs(), "QD TD JC QD")
    assert (felt.hand.state.play.tricks[0].winner, felt.hand.state.points) == ("N", {"NS": 10, "EW": 0})
    felt.act(Correct("N", card("KD")))
    assert set(felt.hand.legal_plays()) == {card("AD")}
    put(felt, "AD")
    assert (felt.hand.state.play.tricks[0].winner, felt.hand.state.points) == ("E", {"NS": 0, "EW": 30})
    assert card("JC") in felt.hand.state.hands["N"]


@pytest.mark.accepts("BEN-3.5b")
def test_the_last_player_to_a_trick_puts_it_right_and_the_trick_is_won_anew() -> None:
    felt = put(clubs(), "KS AS QS JH")
    felt.act(Correct("E", card("KS")))
    state = felt.hand.state
    assert (state.play.tricks[0].pieces[-1], state.play.tricks[0].winner, len(state.play.tricks)) == (
        card("KS"),
        "W",
        1,
    )
    assert state.points == {"NS": 0, "EW": 30}
    assert card("JH") in state.hands["E"]


@pytest.mark.accepts("BEN-3.5b")
def test_the_right_card_may_be_one_that_was_played_since() -> None:
    """West's only diamond, which he should have played to the first trick, has gone to the second."""
    west = HANDS["W"].replace("AD TD TD JD JD", "JD QH QH JH JH")
    east = HANDS["E"].replace("QH QH JH JH JH", "AD TD TD JD JH")
    felt = put(clubs(W=west, E=east), "AD JS QD QD AD JD")
    felt.act(Correct("W", card("JD")))
    state = felt.hand.state
    assert (state.play.trick, state.turn) == ((card("AD"), card("JD")), "N")
    assert all_cards(felt) == BEND.pack.counts


@pytest.mark.accepts("BEN-3.5b")
def test_the_log_alone_tells_the_same_table() -> None:
    felt = put(called(after(7), "S", "W"), "JD QD QD AS")
    twin = Hand.replayed(felt.hand, felt.hand.events)
    assert twin.state.hands == felt.hand.state.hands
    assert (twin.turn, twin.state.points, twin.state.play.tricks) == (
        "W",
        felt.hand.state.points,
        felt.hand.state.play.tricks,
    )


@pytest.mark.refuses("BEN-3.5b")
@pytest.mark.parametrize(("seat", "piece", "why"), [("W", "QS", "correct-wrong"), ("E", "KD", "not-held")])
def test_only_a_card_that_puts_it_right_may_be_put_down(seat: str, piece: str, why: str) -> None:
    felt = after(4) if seat == "W" else put(clubs(), "AD JD QD JH")
    with pytest.raises(Refused) as refused:
        felt.act(Correct(seat, card(piece)))
    assert refused.value.refusal.code == why


@pytest.mark.refuses("BEN-3.5b")
@pytest.mark.parametrize("seat", ["S", "N", "E"])
def test_whoever_played_rightly_changes_nothing(seat: str) -> None:
    felt = after(4)
    with pytest.raises(Refused, match=r"BEN-3\.5b"):
        felt.act(Correct(seat, felt.hand.state.hands[seat][-1]))


# --- too late ---------------------------------------------------------------------------------------------------------


@pytest.mark.refuses("BEN-3.5b")
@pytest.mark.accepts("BEN-3.5c")
@pytest.mark.parametrize("tidied", [False, True])
def test_with_the_last_card_of_the_next_trick_it_is_too_late(tidied: bool) -> None:
    felt = turned(after(8)) if tidied else after(8)
    called(felt, "S", "W")
    assert (felt.hand.state.ending.ended, felt.hand.state.ending.offender) == ("renege", "W")


@pytest.mark.accepts("BEN-3.5c")
def test_a_card_later_it_is_punished() -> None:
    felt = called(after(9), "S", "W")
    assert (felt.hand.state.ending.ended, felt.hand.state.ending.offender) == ("renege", "W")


@pytest.mark.accepts("BEN-3.5c")
@pytest.mark.parametrize("count", [8, 9])
def test_then_the_offender_cannot_put_it_right_himself_either(count: int) -> None:
    with pytest.raises(Refused, match=r"BEN-3\.5c"):
        after(count).act(Correct("W", card("JD")))


@pytest.mark.accepts("BEN-3.5c")
def test_it_is_punished_when_the_hand_has_been_played_out() -> None:
    felt = played_out(after(4))
    assert called(felt, "S", "W").hand.state.ending.ended == "renege"


@pytest.mark.refuses("BEN-3.5c")
def test_with_the_third_card_of_the_next_trick_it_is_not_too_late() -> None:
    assert not called(after(7), "S", "W").hand.is_over

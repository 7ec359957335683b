"""St. Hilary: what a misplay is, until when it is put right, who calls it, and calls that are not proven."""

from __future__ import annotations

import pytest
from clubs_table import HILARY_SLIPS, card, cards, hilary_table, result
from felt_table import felt_auction, led_on, put, turned

from meldhouse.game import CallRenege, Correct, Expose, Gather, Play, Refused, Seat, slip_of
from meldhouse.game.actions import Offence
from meldhouse.referee.cases.case import Case
from meldhouse.referee.felt import Felt
from meldhouse.referee.proof.described import prove_described
from meldhouse.referee.rulings.ruling import rule
from table import house, play_out

OPPONENT: dict[Seat, Seat] = {"N": "E", "E": "S", "S": "W", "W": "N"}
HEARTS = "QD 9D KD AD AH 9H JH QH"
"""Two honest tricks, after which South is out of hearts and East leads."""


def called(played: str, accused: Seat, trick: int, offence: Offence) -> Felt:
    felt = turned(put(hilary_table(), played))
    led_on(felt)
    felt.act(CallRenege(OPPONENT[accused], accused, trick, offence))
    return felt


def assert_proven(felt: Felt, accused: Seat) -> None:
    assert (felt.hand.state.ending.ended, felt.hand.state.ending.offender) == ("renege", accused)


def assert_not_proven(felt: Felt) -> None:
    assert not felt.hand.is_over
    assert felt.rulings[-1].clause == "STH-X8"


# --- what it is -------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-RN-a")
@pytest.mark.parametrize("seat", ["N", "E", "S", "W"])
def test_playing_out_of_suit_is_a_renege(seat: Seat) -> None:
    played = HILARY_SLIPS[seat]
    assert_proven(called(played, seat, len(cards(played)) // 4, "follow"), seat)


@pytest.mark.refuses("STH-RN-a")
def test_whoever_has_none_of_the_suit_is_not_out_of_it() -> None:
    assert_not_proven(called(f"{HEARTS} TH 9C AH KH", "S", 3, "follow"))


@pytest.mark.accepts("STH-RN-b")
@pytest.mark.parametrize("thrown", ["JS", "JD"])
def test_not_trumping_with_a_trump_in_hand_is_a_renege(thrown: str) -> None:
    assert_proven(called(f"{HEARTS} TH {thrown} AH KH", "S", 3, "trump"), "S")


@pytest.mark.refuses("STH-RN-b")
@pytest.mark.parametrize("trump", ["9C", "AC"])
def test_any_trump_will_do_where_nobody_has_trumped_before(trump: str) -> None:
    assert_not_proven(called(f"{HEARTS} TH {trump} AH KH", "S", 3, "trump"))


@pytest.mark.accepts("STH-RN-e")
@pytest.mark.parametrize(
    ("played", "accused"),
    [("QD 9D QD AD", "N"), ("QD 9D KD JD", "E"), ("QC JC TC KC", "W")],
)
def test_not_going_over_is_a_renege(played: str, accused: Seat) -> None:
    assert_proven(called(played, accused, 1, "beat"), accused)


@pytest.mark.refuses("STH-RN-e")
@pytest.mark.parametrize(
    ("played", "accused"),
    [("QD 9D KD AD", "W"), ("QD 9D AD JD", "E"), ("AC JC TC 9C", "W"), ("AC JC TC 9C", "E")],
)
def test_whoever_cannot_go_over_may_play_any_card_of_the_suit(played: str, accused: Seat) -> None:
    felt = called(played, accused, 1, "beat")
    assert felt.hand.state.ending.offender != accused
    assert_not_proven(felt)


DESCRIBED: list[tuple[str, str, str, Offence | None]] = [
    ("QD JH", "JH", "9D", "follow"),
    ("QD JH", "JH", "9S", None),
    ("TH JS", "JS", "9C", "trump"),
    ("TH JS", "JS", "9D", None),
    ("TS 9S", "9S", "AS", "beat"),
    ("TS 9S", "9S", "KS", None),
    ("TH KC 9C", "9C", "TC", "beat"),
]


@pytest.mark.accepts("STH-RN-a", "STH-RN-b", "STH-RN-e")
@pytest.mark.refuses("STH-RN-a", "STH-RN-b", "STH-RN-e")
@pytest.mark.parametrize(("trick", "played", "held", "offence"), DESCRIBED)
def test_told_by_somebody_who_stood_by_it_is_the_same(
    trick: str, played: str, held: str, offence: Offence | None
) -> None:
    proof = prove_described(house("st-hilary"), trump="C", trick=cards(trick), card=card(played), later=cards(held))
    assert (proof.offence, proof.punished) == (offence, offence is not None)


# --- until when it is put right ---------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-RN-j")
def test_a_wrong_card_is_changed_before_the_next_is_played_and_goes_back_into_the_hand() -> None:
    felt = put(hilary_table(), "QD JH")
    felt.act(Correct("W", card("9D")))
    assert felt.hand.state.play.trick == cards("QD 9D")
    assert felt.hand.state.felt.exposed == {}
    assert card("JH") in felt.hand.state.hands["W"]
    turned(put(felt, "KD AD"))
    felt.act(CallRenege("N", "W", 1, "follow"))
    assert_not_proven(felt)


@pytest.mark.refuses("STH-RN-j")
def test_after_the_next_card_it_is_too_late() -> None:
    felt = put(hilary_table(), "QD JH KD")
    with pytest.raises(Refused, match="STH-RN-j"):
        felt.act(Correct("W", card("9D")))
    felt.act(CallRenege("N", "W", 1, "follow"))
    assert_proven(felt, "W")


@pytest.mark.refuses("STH-RN-j")
def test_here_a_card_out_of_turn_is_a_next_card_too() -> None:
    felt = put(hilary_table(), "QD JH")
    felt.act(Play("E", card("AD")))
    with pytest.raises(Refused, match="STH-RN-j"):
        felt.act(Correct("W", card("9D")))


@pytest.mark.accepts("STH-RN-j")
def test_a_card_that_was_dropped_long_before_is_no_next_card() -> None:
    felt = hilary_table()
    felt.act(Expose("E", cards("AH")))
    put(felt, "QD JH")
    felt.act(Correct("W", card("9D")))
    assert felt.hand.state.play.trick == cards("QD 9D")


@pytest.mark.accepts("STH-RN-j")
def test_the_last_card_of_a_trick_is_changed_while_the_trick_lies_there() -> None:
    felt = put(hilary_table(), "QD 9D KD JD")
    felt.act(Correct("E", card("AD")))
    assert felt.hand.state.play.tricks[0].winner == "E"
    turned(felt)
    assert felt.hand.turn == "E"


@pytest.mark.accepts("STH-RN-j")
def test_a_trick_that_is_turned_down_is_changed_as_long_as_nothing_was_led() -> None:
    felt = put(hilary_table(), "QD 9D KD JD")
    felt.act(Gather("N"))
    felt.act(Correct("E", card("AD")))
    assert (felt.hand.state.play.tricks[0].winner, felt.hand.turn) == ("E", "E")


@pytest.mark.refuses("STH-RN-j")
def test_it_is_not_changed_once_something_was_led() -> None:
    felt = turned(put(hilary_table(), "QD 9D KD JD"))
    put(felt, "AS")
    with pytest.raises(Refused, match="STH-RN-j"):
        felt.act(Correct("E", card("AD")))


@pytest.mark.refuses("STH-RN-j")
@pytest.mark.parametrize(("played", "instead"), [("QD JH", "QH"), ("QD 9D", "9D")])
def test_only_a_wrong_card_is_changed_and_only_for_a_right_one(played: str, instead: str) -> None:
    felt = put(hilary_table(), played)
    with pytest.raises(Refused, match="STH-RN-j"):
        felt.act(Correct("W", card(instead)))


# --- who calls, and until when ----------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-RN-j")
@pytest.mark.parametrize("caller", ["N", "S"])
def test_either_opponent_calls_until_the_score_is_written(caller: Seat) -> None:
    felt = turned(put(hilary_table(), HILARY_SLIPS["W"]))
    play_out(felt.hand)
    felt.act(CallRenege(caller, "W", 1, "follow"))
    assert result(felt) == {"NS": 44, "EW": 0}


@pytest.mark.refuses("STH-RN-j")
@pytest.mark.parametrize("caller", ["W", "E"])
def test_nobody_calls_his_own_or_his_partners(caller: Seat) -> None:
    felt = turned(put(hilary_table(), HILARY_SLIPS["W"]))
    with pytest.raises(Refused, match="STH-RN-j"):
        felt.act(CallRenege(caller, "W", 1, "follow"))


@pytest.mark.refuses("STH-RN-j")
def test_once_the_score_is_written_nothing_is_called() -> None:
    felt = turned(put(hilary_table(), HILARY_SLIPS["W"]))
    play_out(felt.hand)
    felt.is_scored = True
    with pytest.raises(Refused, match="STH-RN-j"):
        felt.act(CallRenege("N", "W", 1, "follow"))
    assert slip_of(felt.hand).how == "played"


@pytest.mark.refuses("STH-RN-j")
def test_nothing_is_called_in_the_bidding() -> None:
    with pytest.raises(Refused):
        felt_auction("st-hilary").act(CallRenege("N", "E", 0, "shown"))


# --- calls that are not proven ----------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-X8")
@pytest.mark.parametrize(("caller", "accused"), [("N", "E"), ("S", "W"), ("E", "S"), ("W", "N")])
def test_a_call_that_is_not_proven_changes_nothing_and_is_written_down(caller: Seat, accused: Seat) -> None:
    felt = turned(put(hilary_table(), "QD 9D KD AD"))
    felt.act(CallRenege(caller, accused, 1, "follow"))
    ruling = felt.rulings[-1]
    assert (ruling.clause, ruling.hand, ruling.entries, ruling.logged) == ("STH-X8", "goes-on", (), True)
    assert ruling == rule(house("st-hilary"), Case(kind="renege_unproven", by=(accused,), caller=caller))
    assert felt.hand.turn == "E"
    play_out(felt.hand)
    assert (slip_of(felt.hand).how, slip_of(felt.hand).incidents) == ("played", ())


@pytest.mark.refuses("STH-X8")
def test_a_call_that_is_proven_does_not_end_in_a_note() -> None:
    felt = called(HILARY_SLIPS["W"], "W", 1, "follow")
    assert (felt.rulings[-1].hand, felt.rulings[-1].kind) == ("over", "renege")

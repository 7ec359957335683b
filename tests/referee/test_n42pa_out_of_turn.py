"""N42PA on felt: leading when somebody else has the lead is a renege; playing out of turn is not."""

from __future__ import annotations

import pytest
from felt_table import led_on, put, turned
from n42pa_felt import HONEST, N42, fours, marks, slip, tile
from ruling_facts import parts_of

from meldhouse.game import CallRenege, Gather, Play, Refused, view
from meldhouse.referee.cases.case import Case
from meldhouse.referee.felt import Felt
from meldhouse.referee.rulings.ruling import rule
from table import points

ALL = ("N", "E", "S", "W", None)


def led(felt: Felt, seat: str, text: str) -> Felt:
    felt.act(Play(seat, tile(text)))
    return felt


def call_turn(felt: Felt, caller: str, accused: str, trick: int) -> Felt:
    felt.act(CallRenege(caller, accused, trick, "turn"))
    return felt


def east_to_lead(amount: int = 31) -> Felt:
    """East has won the first trick, which is turned down."""
    felt = turned(put(fours(amount), HONEST))
    assert felt.hand.turn == "E"
    return felt


# --- a lead out of turn -----------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-5c")
@pytest.mark.parametrize(("amount", "worth"), [(31, 1), (41, 1), (42, 1), (84, 2), (126, 3)])
@pytest.mark.parametrize("caller", ["S", "N"])
def test_a_defender_who_leads_to_the_first_trick_has_reneged(amount: int, worth: int, caller: str) -> None:
    felt = led(fours(amount), "W", "3-3")
    assert not felt.hand.is_over, "it is for the other side to call"
    assert marks(call_turn(felt, caller, "W", 1)) == {"NS": worth}
    assert felt.hand.state.ending.offender == "W"


@pytest.mark.accepts("N42-5c")
@pytest.mark.parametrize(("seat", "text", "gains"), [("S", "4-4", "EW"), ("N", "0-0", "EW"), ("W", "3-3", "NS")])
def test_whoever_leads_although_east_has_won_has_reneged(seat: str, text: str, gains: str) -> None:
    felt = led(east_to_lead(), seat, text)
    ruling = felt.rulings[-1]
    assert (ruling.kind, ruling.clause, ruling.remedies[0]) == ("lead_early", "N42-5c", "renege")
    assert marks(call_turn(felt, "E" if gains == "EW" else "S", seat, 2)) == {gains: 1}


@pytest.mark.accepts("N42-5c")
@pytest.mark.parametrize(("seat", "text"), [("S", "4-4"), ("N", "0-0"), ("W", "3-3")])
def test_it_is_a_lead_too_while_the_finished_trick_still_lies_there(seat: str, text: str) -> None:
    """Four dominoes are down and East has won them: the next domino is a lead, and it is East's."""
    felt = led(put(fours(), HONEST), seat, text)
    assert (felt.rulings[-1].kind, felt.rulings[-1].clause) == ("lead_early", "N42-5c")
    assert marks(call_turn(felt, "S" if seat == "W" else "E", seat, 2)) == {"NS" if seat == "W" else "EW": 1}


@pytest.mark.accepts("N42-5c")
def test_a_lead_out_of_turn_that_nobody_calls_lies_open_and_is_played_when_it_is_legal() -> None:
    felt = led(fours(), "W", "3-3")
    assert all(view(felt.hand, seat).exposed == {"W": (tile("3-3"),)} for seat in ALL)
    assert felt.hand.turn == "S"
    put(felt, "1-1")  # West has two aces, so the double three must wait
    assert set(felt.hand.legal_plays()) == {tile("3-1"), tile("1-0")}
    put(felt, "1-0 2-1 3-2 2-2")
    assert set(felt.hand.legal_plays()) == {tile("5-2"), tile("2-0")}


@pytest.mark.accepts("N42-5c")
def test_tricks_later_it_can_still_be_called() -> None:
    felt = put(led(fours(), "W", "3-3"), "5-1 5-2 5-0 5-3 5-5 4-4 3-3")
    assert marks(call_turn(felt, "S", "W", 1)) == {"NS": 1}


@pytest.mark.accepts("N42-5c")
def test_a_later_domino_out_of_turn_does_not_wash_the_lead_away() -> None:
    felt = put(led(fours(), "W", "3-3"), "5-1 5-2 5-0 5-3 6-5")
    led(felt, "W", "6-0")  # South is to play: no lead, and no renege
    assert marks(call_turn(felt, "S", "W", 1)) == {"NS": 1}


@pytest.mark.accepts("N42-5c")
@pytest.mark.parametrize(("amount", "worth"), [(42, 1), (84, 2)])
def test_the_same_is_told_to_somebody_who_describes_it(amount: int, worth: int) -> None:
    described = rule(N42, Case(kind="lead_early", by=("W",), pieces=(tile("3-3"),)))
    felt = led(fours(amount), "W", "3-3")
    assert described == felt.rulings[-1]
    assert "ruling-is-renege" in parts_of(described)
    called = rule(N42, Case(kind="renege", by=("W",), offence="turn", trick=1, slip=slip(amount)))
    assert points(called.entries, "marks") == {"NS": worth}
    assert called == call_turn(felt, "N", "W", 1).rulings[-1]


# --- what is no lead out of turn --------------------------------------------------------------------------------------


@pytest.mark.refuses("N42-5c")
@pytest.mark.parametrize(("seat", "text"), [("N", "5-0"), ("N", "6-1"), ("E", "5-5")])
def test_a_domino_played_out_of_turn_to_a_trick_only_lies_open(seat: str, text: str) -> None:
    felt = led(put(fours(84), "5-1"), seat, text)
    ruling = felt.rulings[-1]
    assert (ruling.kind, ruling.clause, ruling.remedies) == ("play_early", "N42-X21", ("face-up",))
    assert ruling == rule(N42, Case(kind="play_early", by=(seat,), pieces=(tile(text),)))
    assert felt.hand.state.felt.exposed == {seat: (tile(text),)}
    call_turn(felt, "W" if seat == "N" else "S", seat, 1)
    assert not felt.hand.is_over


@pytest.mark.refuses("N42-5c", "N42-X19")
def test_calling_a_mere_domino_out_of_turn_a_renege_is_answered_as_not_proven() -> None:
    felt = call_turn(led(put(fours(), "5-1"), "N", "5-0"), "W", "N", 1)
    assert (felt.rulings[-1].kind, felt.rulings[-1].clause) == ("renege_unproven", "N42-X19")


@pytest.mark.refuses("N42-5c")
@pytest.mark.parametrize(("seat", "text", "caller"), [("N", "3-0", "E"), ("E", "3-2", "S")])
def test_whoever_plays_to_a_lead_out_of_turn_has_not_led(seat: str, text: str, caller: str) -> None:
    felt = led(fours(), "W", "3-3")
    led(felt, seat, text)
    call_turn(felt, caller, seat, 1)
    assert not felt.hand.is_over


@pytest.mark.refuses("N42-5c")
def test_dominoes_played_to_a_lead_out_of_turn_are_taken_back() -> None:
    ruling = rule(N42, Case(kind="played_to", by=("N",), pieces=(tile("3-0"),)))
    assert (ruling.remedies, ruling.hand, ruling.clause) == (("take-back",), "goes-on", "N42-5c")


@pytest.mark.refuses("N42-5c")
@pytest.mark.parametrize(("caller", "accused", "trick"), [("N", "E", 1), ("E", "S", 1)])
def test_whoever_leads_in_turn_has_not_reneged(caller: str, accused: str, trick: int) -> None:
    felt = call_turn(east_to_lead(), caller, accused, trick)
    assert not felt.hand.is_over
    assert felt.rulings[-1].clause == "N42-X19"


@pytest.mark.refuses("N42-5c")
def test_the_call_must_name_the_trick() -> None:
    felt = turned(put(led(fours(), "W", "3-3"), "5-1 5-2 5-0 5-3"))
    call_turn(led_on(felt), "S", "W", 2)
    assert not felt.hand.is_over
    assert felt.rulings[-1].kind == "renege_unproven"


@pytest.mark.refuses("N42-5c")
def test_his_own_partner_does_not_call_it() -> None:
    with pytest.raises(Refused, match="renege-opponents"):
        call_turn(led(fours(), "W", "3-3"), "E", "W", 1)


# --- a trick that was taken by the wrong side, and the lead that follows ----------------------------------------------


@pytest.mark.accepts("N42-5c")
def test_taking_easts_trick_and_leading_from_it_is_leading_out_of_turn() -> None:
    felt = put(fours(84), HONEST)
    felt.act(Gather("S"))
    assert felt.rulings == [], "nobody says a word until it is called"
    felt.act(Play("S", tile("4-4")))
    felt.act(CallRenege("E", "S", 1, "taken"))
    assert marks(felt) == {"EW": 2}


@pytest.mark.refuses("N42-5c")
def test_a_trick_that_was_taken_wrongly_goes_back_while_nothing_has_been_led() -> None:
    felt = put(fours(84), HONEST)
    felt.act(Gather("S"))
    felt.act(CallRenege("E", "S", 1, "taken"))
    assert not felt.hand.is_over
    assert (felt.hand.turn, felt.hand.state.points) == ("E", {"NS": 0, "EW": 6})

"""City of McAllen: cards led or played out of turn (rule 10E)."""

from __future__ import annotations

import pytest
from clubs_table import card, cards, mcallen_table
from felt_table import felt_auction, put, turned

from meldhouse.game import CallLead, CallRenege, Gather, NameTrump, Play, Refused, Seat
from meldhouse.referee.cases.case import Case
from meldhouse.referee.rulings.ruling import rule
from table import house, show_all, won_by

BOTH = pytest.mark.parametrize("name", ["mcallen", "mcallen.hoyle"])


# --- leads ------------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.accepts("MCA-10E")
@pytest.mark.parametrize(("early", "partner", "led"), [("W", "E", "KC"), ("N", "S", "AH"), ("E", "W", "AH")])
def test_a_lead_by_the_wrong_player_lies_open_and_his_partners_lead_is_called(
    name: str, early: Seat, partner: Seat, led: str
) -> None:
    felt = mcallen_table(name)
    felt.act(Play(early, card(led)))
    state = felt.hand.state
    assert state.felt.exposed == {early: cards(led)}
    assert state.felt.lead_due == {partner: ""}
    assert (state.play.trick, felt.hand.turn) == ((), "S")
    assert felt.rulings[-1].clause == "MCA-10E"
    assert felt.rulings[-1].remedies == ("face-up", "call-lead")
    assert felt.rulings[-1] == rule(house(name), Case(kind="lead_early", by=(early,), pieces=cards(led)))


@pytest.mark.accepts("MCA-10E")
def test_the_penalty_is_that_of_a_dropped_card_in_every_part() -> None:
    felt = mcallen_table()
    felt.act(Play("E", card("KD")))
    felt.act(CallLead("S", "C"))
    put(felt, "TD JD 9D")
    assert felt.hand.legal_plays() == cards("KD")
    told = rule(house("mcallen"), Case(kind="piece_dropped", by=("E",), pieces=cards("KD")))
    assert felt.rulings[-1].remedies == told.remedies
    felt.act(Play("E", card("KD")))
    turned(felt)
    assert felt.hand.turn == "S"
    assert felt.hand.state.felt.lead_due == {"W": "C"}


@pytest.mark.accepts("MCA-10E")
def test_it_is_the_same_in_later_tricks() -> None:
    felt = turned(put(mcallen_table(), "TD JD 9D AD"))
    felt.act(Play("S", card("AS")))
    assert felt.hand.state.felt.exposed == {"S": cards("AS")}
    assert felt.hand.state.felt.lead_due == {"N": ""}
    assert felt.hand.turn == "E"


@BOTH
@pytest.mark.refuses("MCA-10E")
def test_a_lead_in_turn_is_a_lead(name: str) -> None:
    felt = turned(put(mcallen_table(name), "TD JD 9D AD"))
    felt.act(Play("E", card("AH")))
    assert felt.hand.state.play.trick == cards("AH")
    assert (felt.hand.state.felt.exposed, felt.hand.state.felt.lead_due, felt.rulings) == ({}, {}, [])


@pytest.mark.refuses("MCA-10E")
def test_a_lead_before_leave_to_play_is_only_taken_back() -> None:
    felt = felt_auction("mcallen", dealer="E")
    won_by(felt.hand, "S", 15)
    felt.act(NameTrump("S", "S"))
    for seat in felt.hand.state.seating.seats:
        show_all(felt.hand, seat)
    felt.act(Play("S", felt.hand.state.hands["S"][0]))
    assert felt.rulings[-1].clause == "MCA-7e"
    assert (felt.hand.state.felt.exposed, felt.hand.state.felt.lead_due) == ({}, {})


# --- plays to a trick -------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.accepts("MCA-10E")
@pytest.mark.parametrize(("early", "partner", "played"), [("N", "S", "9D"), ("E", "W", "AD")])
def test_a_card_played_before_ones_turn_lies_open_too(name: str, early: Seat, partner: Seat, played: str) -> None:
    felt = put(mcallen_table(name), "TD")
    felt.act(Play(early, card(played)))
    state = felt.hand.state
    assert (state.felt.exposed, state.felt.lead_due) == ({early: cards(played)}, {partner: ""})
    assert (state.play.trick, felt.hand.turn) == (cards("TD"), "W")
    assert felt.rulings[-1] == rule(house(name), Case(kind="play_early", by=(early,), pieces=cards(played)))
    assert felt.rulings[-1].clause == "MCA-10E"


@pytest.mark.accepts("MCA-10E")
def test_somebody_who_has_played_and_plays_again_is_out_of_turn() -> None:
    felt = put(mcallen_table(), "TD JD")
    felt.act(Play("S", card("9C")))
    assert felt.hand.state.felt.exposed == {"S": cards("9C")}
    assert felt.hand.turn == "N"


@BOTH
@pytest.mark.refuses("MCA-10E")
def test_the_same_card_in_turn_is_part_of_the_trick(name: str) -> None:
    felt = put(mcallen_table(name), "TD JD 9D AD")
    assert felt.hand.state.felt.exposed == {}
    assert felt.rulings == []


@pytest.mark.refuses("MCA-10E")
def test_it_is_no_renege() -> None:
    felt = put(mcallen_table(), "TD")
    felt.act(Play("E", card("AD")))
    felt.act(CallRenege("S", "E", 1, "turn"))
    assert felt.hand.state.ending.offender != "E"


# --- others have followed a wrong lead --------------------------------------------------------------------------------


@BOTH
@pytest.mark.accepts("MCA-10E")
def test_those_who_played_to_a_wrong_lead_take_their_cards_back(name: str) -> None:
    ruling = rule(house(name), Case(kind="played_to", by=("N", "E")))
    assert (ruling.remedies, ruling.clause, ruling.entries) == (("take-back",), "MCA-10E", ())


@pytest.mark.accepts("MCA-10E")
def test_only_the_wrong_lead_stays_open_when_the_next_player_has_followed_it() -> None:
    felt = mcallen_table()
    felt.act(Play("W", card("KH")))
    felt.act(Play("N", card("AH")))
    assert felt.hand.state.felt.exposed == {"W": cards("KH")}
    assert felt.hand.state.felt.lead_due == {"E": ""}
    assert felt.rulings[-1] == rule(house("mcallen"), Case(kind="played_to", by=("N",), pieces=cards("AH")))


@pytest.mark.refuses("MCA-10E")
def test_a_follower_who_could_not_have_been_following_is_out_of_turn_himself() -> None:
    felt = mcallen_table()
    felt.act(Play("W", card("KH")))
    felt.act(Play("E", card("AH")))
    assert felt.hand.state.felt.exposed == {"W": cards("KH"), "E": cards("AH")}, "it would have been North's turn"


# --- a trick taken by the wrong side, and led from --------------------------------------------------------------------


@pytest.mark.refuses("MCA-10E")
def test_a_trick_taken_wrongly_goes_back_as_long_as_nothing_was_led() -> None:
    felt = put(mcallen_table(), "TD JD 9D AD")
    felt.act(Gather("S"))
    felt.act(CallRenege("E", "S", 1, "taken"))
    state = felt.hand.state
    assert (state.play.tricks[0].winner, felt.hand.turn, state.felt.exposed) == ("E", "E", {})
    assert state.points == {"NS": 0, "EW": 2}


@pytest.mark.accepts("MCA-10E")
def test_whoever_led_from_a_trick_that_was_not_his_has_led_out_of_turn() -> None:
    felt = put(mcallen_table(), "TD JD 9D AD")
    felt.act(Gather("S"))
    felt.act(Play("S", card("9H")))
    felt.act(CallRenege("E", "S", 1, "taken"))
    state = felt.hand.state
    assert (state.play.tricks[0].winner, felt.hand.turn) == ("E", "E")
    assert (state.play.trick, state.felt.exposed, state.felt.lead_due) == ((), {"S": cards("9H")}, {"N": ""})
    assert felt.rulings[-1].clause == "MCA-10E"


@pytest.mark.refuses("MCA-10E")
def test_a_call_many_cards_later_does_not_make_anybody_play_twice() -> None:
    felt = put(mcallen_table(), "TD JD 9D AD")
    felt.act(Gather("S"))
    put(felt, "9H JH QH AH AC 9C")
    felt.act(CallRenege("E", "S", 1, "taken"))
    assert felt.hand.is_over or felt.hand.turn not in felt.hand.state.play.trick_seats


@pytest.mark.refuses("MCA-10E")
def test_a_card_that_is_not_held_cannot_be_played_at_all() -> None:
    felt = mcallen_table()
    with pytest.raises(Refused):
        felt.act(Play("W", card("AS")))

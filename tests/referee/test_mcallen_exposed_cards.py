"""City of McAllen: a card that everybody has seen, and the lead of its owner's partner (rule 10D)."""

from __future__ import annotations

import pytest
from clubs_table import MCALLEN, card, cards, mcallen_table
from felt_table import felt_auction, put, turned
from ruling_facts import parts_of

from meldhouse.game import CallLead, Expose, NameTrump, Play, Refused, Seat, view
from meldhouse.referee.cases.case import Case
from meldhouse.referee.felt import Felt
from meldhouse.referee.rulings.ruling import rule
from table import house, name_and_settle, won_by

BOTH = pytest.mark.parametrize("name", ["mcallen", "mcallen.hoyle"])


def dropped(seat: Seat, text: str, name: str = "mcallen") -> Felt:
    """South is to lead, and `seat` has dropped a card."""
    felt = mcallen_table(name)
    felt.act(Expose(seat, cards(text)))
    return felt


def legal(felt: Felt) -> set[str]:
    return {piece.text for piece in felt.hand.legal_plays()}


# --- the card itself --------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.accepts("MCA-10Da")
def test_a_dropped_card_stays_on_the_table_for_all_to_see(name: str) -> None:
    felt = dropped("E", "KD", name)
    for seat in (*"NESW", None):
        assert view(felt.hand, seat).exposed == {"E": cards("KD")}
    assert card("KD") in felt.hand.state.hands["E"]
    assert felt.rulings[-1].clause == "MCA-10Da"
    assert felt.rulings[-1] == rule(house(name), Case(kind="piece_dropped", by=("E",), pieces=cards("KD")))


@BOTH
@pytest.mark.accepts("MCA-10Da")
@pytest.mark.parametrize("other", ["AD", "QD"])
def test_it_is_played_at_the_first_turn_at_which_it_is_legal(name: str, other: str) -> None:
    felt = put(dropped("E", "KD", name), "TD JD 9D")
    assert legal(felt) == {"KD"}
    felt.act(Play("E", card(other)))
    assert (felt.rulings[-1].kind, felt.rulings[-1].clause) == ("open_kept", "MCA-10Da")
    assert legal(felt) == {"KD"}
    felt.act(Play("E", card("KD")))
    assert felt.hand.state.felt.exposed == {"E": cards(other)}


@pytest.mark.refuses("MCA-10Da")
def test_a_card_that_may_not_be_played_to_the_trick_waits() -> None:
    felt = put(dropped("E", "AH"), "TD JD 9D")
    assert legal(felt) == {"AD", "KD", "QD"}
    felt.act(Play("E", card("AD")))
    assert felt.hand.state.felt.exposed == {"E": cards("AH")}
    turned(felt)
    assert legal(felt) == {"AH"}, "East has the lead now, and any card may be led"


@pytest.mark.refuses("MCA-10Da")
def test_a_card_nobody_has_seen_binds_nobody() -> None:
    felt = put(mcallen_table(), "TD JD 9D")
    assert legal(felt) == {"AD", "KD", "QD"}


@pytest.mark.refuses("MCA-10Da")
def test_it_does_not_go_before_the_duty_to_play_over_a_trump() -> None:
    felt = dropped("W", "JS")
    felt.act(Play("S", card("QS")))
    assert legal(felt) == {"TS"}, "the jack does not beat the queen, and West can"


@pytest.mark.accepts("MCA-10Da")
def test_of_two_dropped_cards_either_may_go_first() -> None:
    felt = put(dropped("E", "KD QD"), "TD JD 9D")
    assert legal(felt) == {"KD", "QD"}


@pytest.mark.accepts("MCA-10Da")
def test_a_card_dropped_in_the_bidding_lies_there_until_the_play() -> None:
    felt = felt_auction("mcallen", dealer="E", S="9D AD KD QD", W="JD")
    felt.act(Expose("S", cards("KD")))
    won_by(felt.hand, "S", 15)
    name_and_settle(felt.hand, "S")
    assert legal(felt) == {"KD"}


@pytest.mark.accepts("MCA-10Da")
def test_it_binds_at_once_even_a_player_who_was_just_about_to_play() -> None:
    felt = mcallen_table()
    assert len(legal(felt)) == 12
    felt.act(Expose("S", cards("TD")))
    assert legal(felt) == {"TD"}


@pytest.mark.refuses("MCA-10Da")
def test_a_lead_before_the_scorekeepers_leave_is_taken_back_and_not_left_lying() -> None:
    felt = felt_auction("mcallen", dealer="E", S="9D AD KD QD", W="JD")
    felt.act(Expose("S", cards("KD")))
    won_by(felt.hand, "S", 15)
    felt.act(NameTrump("S", "S"))
    felt.act(Play("S", card("AD")))
    assert felt.hand.state.felt.exposed == {"S": cards("KD")}, (
        "what was dropped before still lies there, and nothing else"
    )


# --- the called lead --------------------------------------------------------------------------------------------------


def west_dropped_and_east_leads(call: CallLead | None, name: str = "mcallen") -> Felt:
    """West dropped a king; East, his partner, has won the first trick."""
    felt = dropped("W", "KC", name)
    if call is not None:
        felt.act(call)
    return turned(put(felt, "TD JD 9D AD"))


@BOTH
@pytest.mark.accepts("MCA-10Db")
@pytest.mark.parametrize("caller", ["N", "S"])
@pytest.mark.parametrize(("suit", "led"), [("H", "AH TH QH JH"), ("S", "AS 9S"), ("C", "AC TC JC")])
def test_either_opponent_names_the_suit_that_the_partner_leads(name: str, caller: Seat, suit: str, led: str) -> None:
    felt = west_dropped_and_east_leads(CallLead(caller, suit), name)
    assert view(felt.hand, "E").lead_due == {"E": suit}
    assert legal(felt) == set(led.split())


@pytest.mark.accepts("MCA-10Db")
def test_the_call_may_wait_until_the_partner_is_about_to_lead() -> None:
    felt = west_dropped_and_east_leads(None)
    view(felt.hand, "E")  # East looks at what he may play
    felt.act(CallLead("N", "H"))
    assert legal(felt) == {"AH", "TH", "QH", "JH"}


@pytest.mark.accepts("MCA-10Db")
def test_another_suit_is_refused_by_the_rule_of_the_called_lead() -> None:
    felt = west_dropped_and_east_leads(CallLead("N", "H"))
    with pytest.raises(Refused, match="MCA-10Db"):
        felt.act(Play("E", card("KD")))


@pytest.mark.refuses("MCA-10Db")
@pytest.mark.parametrize("caller", ["E", "W"])
def test_the_offenders_side_calls_nothing(caller: Seat) -> None:
    with pytest.raises(Refused, match="MCA-10Db"):
        dropped("W", "KC").act(CallLead(caller, "H"))


@pytest.mark.refuses("MCA-10Db")
def test_nothing_is_called_where_no_card_was_shown() -> None:
    with pytest.raises(Refused, match="MCA-10Db"):
        mcallen_table().act(CallLead("N", "H"))


@pytest.mark.refuses("MCA-10Db")
def test_the_first_to_speak_decides() -> None:
    felt = dropped("W", "KC")
    felt.act(CallLead("S", "H"))
    with pytest.raises(Refused, match="MCA-10Db"):
        felt.act(CallLead("N", "C"))
    assert felt.hand.state.felt.lead_due == {"E": "H"}


@pytest.mark.refuses("MCA-10Db")
def test_a_partner_who_has_none_of_it_leads_what_he_likes_and_is_free_again() -> None:
    south_without_hearts = {
        **MCALLEN, "S": "AS TS KS QS JS 9S 9D QC JC 9C TD JD", "N": "KS QS AH TH KH QH AD TD QD 9D 9H KC"
    }  # fmt: skip
    felt = mcallen_table(cards=south_without_hearts)
    felt.act(Expose("N", cards("KC")))
    felt.act(CallLead("E", "H"))
    assert len(legal(felt)) == 12
    felt.act(Play("S", card("TD")))
    assert felt.hand.state.felt.lead_due == {}


@pytest.mark.refuses("MCA-10Db")
def test_it_binds_one_lead_and_no_other() -> None:
    felt = west_dropped_and_east_leads(CallLead("N", "H"))
    turned(put(felt, "AH 9H JH QH"))
    assert felt.hand.turn == "E"
    assert felt.hand.state.felt.lead_due == {}
    assert len(legal(felt)) == 10


@pytest.mark.refuses("MCA-10Db")
def test_a_lead_that_nobody_called_is_free_and_the_right_is_gone() -> None:
    felt = west_dropped_and_east_leads(None)
    felt.act(Play("E", card("KD")))
    with pytest.raises(Refused, match="MCA-10Db"):
        felt.act(CallLead("N", "H"))


@pytest.mark.refuses("MCA-10Db")
def test_following_is_no_lead() -> None:
    felt = dropped("W", "KC")
    felt.act(CallLead("N", "H"))
    put(felt, "TD JD 9D")
    assert legal(felt) == {"AD", "KD", "QD"}
    assert felt.hand.state.felt.lead_due == {"E": "H"}


@pytest.mark.accepts("MCA-10Db")
@pytest.mark.parametrize("order", [(CallLead("N", "H"), CallLead("E", "C")), (CallLead("E", "C"), CallLead("N", "H"))])
def test_when_both_sides_have_dropped_a_card_each_calls_the_others_lead(order: tuple[CallLead, CallLead]) -> None:
    felt = dropped("W", "KC")
    felt.act(Expose("S", cards("9C")))
    for call in order:
        felt.act(call)
    assert felt.hand.state.felt.lead_due == {"E": "H", "N": "C"}


@pytest.mark.accepts("MCA-10Da", "MCA-10Db")
@pytest.mark.parametrize(
    ("kind", "clause"),
    [("piece_dropped", "MCA-10Da"), ("lead_early", "MCA-10E"), ("piece_shown", "MCA-C2a"), ("two_pieces", "MCA-C2a")],
)
def test_the_called_lead_goes_by_its_own_clause_beside_that_of_the_open_card(kind, clause):
    ruling = rule(house("mcallen"), Case(kind=kind, by=("N",)))
    assert parts_of(ruling)[-3:] == (clause, "call-lead", "MCA-10Db")
    assert (ruling.clause, "call-lead" in ruling.remedies) == (clause, True)

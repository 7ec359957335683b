"""St. Hilary: cards out of turn, cards shown on purpose, cards dropped by accident, and disturbers of the peace."""

from __future__ import annotations

import pytest
from clubs_table import HILARY_MELD, card, cards, hilary_table, result
from felt_table import felt_auction, put, turned
from ruling_facts import parts_of, readings_of

from meldhouse.game import (
    CallRedeal,
    CallRenege,
    Expose,
    Gather,
    NameTrump,
    PassPieces,
    Play,
    Refused,
    Seat,
    ShowMeld,
    Slip,
    steward,
    view,
)
from meldhouse.referee.cases.case import Case
from meldhouse.referee.disputes.disputes import Called, Ruled
from meldhouse.referee.rulings.ruling import rule
from table import house, points, swap_back, won_by

BOOK = house("st-hilary")
SET, GIVEN = {"NS": -24, "EW": 9}, {"NS": 44, "EW": 0}
"""What a misplay of the bidding side brings, and one of the others."""


# --- out of turn ------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-RN-c")
@pytest.mark.parametrize(
    ("early", "led", "caller", "brings"), [("E", "AH", "S", GIVEN), ("W", "KS", "N", GIVEN), ("N", "KS", "E", SET)]
)
def test_a_lead_out_of_turn_is_a_renege(early: Seat, led: str, caller: Seat, brings: dict[str, int]) -> None:
    felt = hilary_table()
    felt.act(Play(early, card(led)))
    assert felt.rulings[-1].clause == "STH-RN-c"
    assert felt.rulings[-1] == rule(BOOK, Case(kind="lead_early", by=(early,), pieces=cards(led)))
    felt.act(CallRenege(caller, early, 1, "turn"))
    assert result(felt) == brings


@pytest.mark.accepts("STH-RN-c")
def test_so_is_a_lead_by_somebody_who_has_not_won_the_trick() -> None:
    felt = turned(put(hilary_table(), "QD 9D KD AD"))
    felt.act(Play("S", card("AC")))
    felt.act(CallRenege("W", "S", 2, "turn"))
    assert result(felt) == SET


@pytest.mark.accepts("STH-RN-c")
def test_so_is_a_card_played_to_a_trick_before_ones_turn_even_if_it_is_called_later() -> None:
    felt = put(hilary_table(), "QD")
    felt.act(Play("E", card("AD")))
    assert felt.rulings[-1] == rule(BOOK, Case(kind="play_early", by=("E",), pieces=cards("AD")))
    turned(put(felt, "9D KD AD"))
    put(felt, "AH 9H")
    felt.act(CallRenege("N", "E", 1, "turn"))
    assert result(felt) == GIVEN


@pytest.mark.refuses("STH-RN-c")
@pytest.mark.parametrize("accused", ["E", "W"])
def test_whoever_played_in_turn_has_not_reneged(accused: Seat) -> None:
    felt = turned(put(hilary_table(), "QD 9D KD AD"))
    felt.act(CallRenege("N", accused, 1, "turn"))
    assert not felt.hand.is_over
    assert felt.rulings[-1].clause == "STH-X8"


@pytest.mark.refuses("STH-RN-c")
def test_a_card_out_of_turn_that_nobody_calls_costs_nothing_but_lies_open() -> None:
    felt = hilary_table()
    felt.act(Play("E", card("AH")))
    assert not felt.hand.is_over
    assert (felt.hand.turn, felt.hand.state.felt.exposed) == ("S", {"E": cards("AH")})


@pytest.mark.refuses("STH-RN-c")
def test_a_lead_before_the_meld_is_counted_is_only_taken_back() -> None:
    felt = felt_auction("st-hilary", dealer="E", S="9D AD KD", N="9D AD KD")
    won_by(felt.hand, "S", 15)
    felt.act(NameTrump("S", "C"))
    swap_back(felt.hand)
    felt.act(Play("S", card("AD")))
    assert felt.rulings[-1].clause == "STH-ME-c"
    assert felt.hand.state.felt.exposed == {}


@pytest.mark.accepts("STH-RN-c")
def test_taking_a_trick_that_is_not_ones_own_and_leading_from_it_is_leading_out_of_turn() -> None:
    felt = put(hilary_table(), "QD 9D KD AD")
    felt.act(Gather("S"))
    felt.act(Play("S", card("AC")))
    felt.act(CallRenege("E", "S", 1, "taken"))
    assert result(felt) == SET


@pytest.mark.refuses("STH-RN-c")
def test_taking_it_alone_is_put_right() -> None:
    felt = put(hilary_table(), "QD 9D KD AD")
    felt.act(Gather("S"))
    felt.act(CallRenege("E", "S", 1, "taken"))
    assert not felt.hand.is_over
    assert (felt.hand.state.play.tricks[0].winner, felt.hand.turn) == ("E", "E")


# --- on purpose -------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-RN-d")
@pytest.mark.parametrize(("shower", "shown", "brings"), [("E", "AH", GIVEN), ("N", "TC", SET)])
def test_showing_part_of_ones_hand_on_purpose_is_a_renege_if_the_leader_declares_it(
    shower: Seat, shown: str, brings: dict[str, int]
) -> None:
    felt = hilary_table()
    felt.act(Expose(shower, cards(shown), purposely=True))
    ruling = felt.rulings[-1]
    assert (ruling.clause, ruling.remedies) == ("STH-RN-d", ("official", "declare-renege", "face-up"))
    assert "ruling-may-declare" in parts_of(ruling)
    assert "on-purpose" in readings_of(ruling)[0], "whether it was on purpose is for him to say"
    assert ruling == rule(BOOK, Case(kind="piece_shown", by=(shower,), pieces=cards(shown), trick=1))
    with pytest.raises(Refused, match="play-stopped"):
        felt.act(Play("S", card("QD")))
    felt.hear(Called("Ministry Leader", "Ann"))
    felt.hear(Ruled("Ann", "On purpose.", clause="STH-RN-d", seats=(shower,), hand="renege"))
    assert result(felt) == brings


@pytest.mark.refuses("STH-RN-d")
def test_before_the_play_there_is_no_renege_to_declare() -> None:
    felt = felt_auction("st-hilary", dealer="E")
    felt.act(Expose("N", felt.hand.state.hands["N"][:1], purposely=True))
    felt.hear(Called("Ministry Leader", "Ann"))
    with pytest.raises(Refused, match="ruling-unplayed"):
        felt.hear(Ruled("Ann", "On purpose.", clause="STH-RN-d", seats=("N",), hand="renege"))
    felt.hear(Ruled("Ann", "Let it lie.", clause="STH-RN-d"))
    assert (felt.hand.phase, len(felt.hand.state.felt.exposed["N"])) == ("auction", 1)


@pytest.mark.refuses("STH-RN-d")
def test_the_other_side_cannot_call_it() -> None:
    felt = hilary_table()
    felt.act(Expose("E", cards("AH"), purposely=True))
    felt.hear(Called("Ministry Leader", "Ann"))
    felt.hear(Ruled("Ann", "It slipped.", clause="STH-RN-d"))
    felt.act(CallRenege("N", "E", 1, "shown"))
    assert (felt.hand.is_over, felt.rulings[-1].clause) == (False, "STH-X8")


@pytest.mark.refuses("STH-RN-d")
@pytest.mark.parametrize("pieces", ["AH", "AH TH"])
def test_cards_dropped_by_accident_are_no_renege(pieces: str) -> None:
    felt = hilary_table()
    felt.act(Expose("E", cards(pieces)))
    felt.act(CallRenege("N", "E", 1, "shown"))
    assert not felt.hand.is_over
    assert felt.rulings[-1].clause == "STH-X8"


@pytest.mark.refuses("STH-RN-d")
def test_laying_meld_is_no_showing() -> None:
    felt = hilary_table()
    assert set(cards(HILARY_MELD["E"])) <= set(felt.hand.state.meld["E"].pieces)
    felt.act(CallRenege("N", "E", 0, "shown"))
    assert not felt.hand.is_over
    assert felt.rulings[-1].clause == "STH-X8"


@pytest.mark.refuses("STH-RN-d")
def test_the_meld_that_was_laid_with_a_card_too_many_is_not_left_lying() -> None:
    felt = felt_auction("st-hilary", dealer="E", S="KC QC AS 9D AD KD", N="9D AD KD")
    won_by(felt.hand, "S", 15)
    felt.act(NameTrump("S", "C"))
    swap_back(felt.hand)
    felt.act(ShowMeld("S", cards("KC QC AS")))
    assert felt.hand.state.felt.exposed.get("S", ()) in ((), cards("AS"))


@pytest.mark.refuses("STH-RN-d")
def test_what_was_shown_of_a_hand_that_was_dealt_again_is_forgotten() -> None:
    felt = felt_auction("st-hilary", dealer="E", S="9S 9S 9D 9D 9C 9C", N="JS")
    felt.act(Expose("N", felt.hand.state.hands["N"][:1], purposely=True))
    felt.hear(Called("Ministry Leader", "Ann"))
    felt.hear(Ruled("Ann", "Let it lie.", clause="STH-RN-d"))
    felt.act(CallRedeal("S"))
    steward.tidy(felt.hand)
    won_by(felt.hand, "S", 15)
    felt.act(NameTrump("S", "C"))
    for seat in ("N", "S"):
        felt.act(PassPieces(seat, felt.hand.state.hands[seat][:3]))
    for seat in felt.hand.state.seating.seats:
        felt.act(ShowMeld(seat, ()))
    felt.act(CallRenege("E", "N", 0, "shown"))
    assert not felt.hand.is_over


# --- by accident ------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-X3")
def test_a_dropped_card_stays_up_and_is_played_at_the_first_lawful_turn() -> None:
    felt = hilary_table()
    felt.act(Expose("E", cards("TH")))
    assert view(felt.hand, "S").exposed == {"E": cards("TH")}
    assert felt.rulings[-1] == rule(BOOK, Case(kind="piece_dropped", by=("E",), pieces=cards("TH")))
    assert felt.rulings[-1].clause == "STH-X3"
    turned(put(felt, "QD 9D KD AD"))
    assert felt.hand.legal_plays() == cards("TH"), "East leads, and any card may be led"
    felt.act(Play("E", card("AH")))
    assert (felt.rulings[-1].kind, felt.rulings[-1].clause) == ("open_kept", "STH-X3")
    felt.act(Play("E", card("TH")))
    assert felt.hand.state.felt.exposed == {"E": cards("AH")}


@pytest.mark.refuses("STH-X3")
def test_it_is_not_played_where_the_suit_must_be_followed_or_beaten() -> None:
    felt = hilary_table()
    felt.act(Expose("E", cards("JD")))
    put(felt, "QD 9D KD")
    assert felt.hand.legal_plays() == cards("AD"), "the jack does not beat the king"
    assert felt.hand.state.felt.exposed == {"E": cards("JD")}


@pytest.mark.refuses("STH-X3")
def test_a_card_nobody_dropped_binds_nobody_and_partners_lead_stays_free() -> None:
    felt = turned(put(hilary_table(), "QD 9D KD AD"))
    assert len(felt.hand.legal_plays()) == 11
    felt = hilary_table()
    felt.act(Expose("E", cards("TH")))
    assert felt.hand.state.felt.lead_due == {}


# --- harmony ----------------------------------------------------------------------------------------------------------


HAND = Slip(bidder="S", bid=24, trump="C", dealer="E", meld={"NS": 20, "EW": 9})


@pytest.mark.accepts("STH-RN-f")
@pytest.mark.parametrize(("by", "brings"), [("S", SET), ("W", GIVEN)])
def test_what_the_ministry_leader_declares_a_renege_costs_what_a_renege_costs(by: Seat, brings: dict[str, int]) -> None:
    ruling = rule(BOOK, Case(kind="renege", by=(by,), slip=HAND, said="threw his cards across the table"))
    assert points(ruling.entries) == brings
    assert ruling.hand == "over"


@pytest.mark.accepts("STH-RN-f")
def test_whoever_describes_it_is_told_that_the_leader_may_declare_it_a_renege() -> None:
    ruling = rule(BOOK, Case(kind="conduct", by=("W",), slip=HAND))
    assert "ruling-noted-unless" in parts_of(ruling)
    assert "ruling-may-declare" in parts_of(ruling)
    assert "STH-RN-f" in readings_of(ruling)[0]
    assert "ruling-if-touched-reneges" not in parts_of(rule(BOOK, Case(kind="onlooker"))), (
        "somebody who does not play cannot misplay"
    )


@pytest.mark.refuses("STH-RN-f")
def test_before_the_leader_has_spoken_it_costs_nothing() -> None:
    ruling = rule(BOOK, Case(kind="conduct", by=("W",), slip=HAND, said="threw his cards across the table"))
    assert ruling.entries == ()
    assert "renege" not in ruling.remedies
    assert (ruling.hand, "official" in ruling.remedies) == ("stopped", True)
    assert "ruling-official" in parts_of(ruling)

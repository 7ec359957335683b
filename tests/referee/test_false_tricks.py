"""A trick taken by a side that has not won it: put away by one, led from by the other; and called late."""

from __future__ import annotations

import pytest
from bend_felt import BEND
from clubs_table import card, hilary_table, mcallen_table
from felt_table import felt_tricks, put
from npa_felt import NPA, go_on, scores, slip, tricks
from ruling_facts import parts_of

from meldhouse.game import CallRenege, Gather, Play, Refused, Returned, score, slip_of
from meldhouse.referee.cases.case import Case
from meldhouse.referee.felt import Felt
from meldhouse.referee.rulings.ruling import rule
from table import house

EQUAL = {"W": "KH QH TD AD*4", "N": "TD QD", "E": "JD", "S": "JD"}
"""West has all aces of diamonds: North's ten on his is right, and wins nothing."""


def put_away(by: str = "S") -> Felt:
    """West has won the first book, and `by` puts it with those of North and South."""
    felt = put(tricks(**EQUAL), "TD TD JD JD")
    felt.act(Gather(by))
    return felt


def led(felt: Felt, seat: str) -> Felt:
    felt.act(Play(seat, felt.hand.state.hands[seat][0]))
    return felt


# --- one puts it away, the other leads --------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-RS2", "NPA-RS3")
@pytest.mark.parametrize(("taker", "leader"), [("S", "N"), ("N", "S"), ("N", "N"), ("S", "S")])
def test_either_of_the_side_leads_from_it_and_nobody_says_a_word(taker, leader):
    felt = led(put_away(taker), leader)
    assert (felt.rulings, felt.hand.state.felt.exposed) == ([], {})
    assert (felt.hand.state.play.trick_seats, felt.hand.turn) == ((leader,), felt.hand.state.seating.left[leader])


@pytest.mark.accepts("NPA-RS2", "NPA-RS3")
@pytest.mark.parametrize(("taker", "leader"), [("S", "N"), ("N", "S")])
@pytest.mark.parametrize("books", [0, 1, 5])
def test_it_is_the_renege_of_whoever_of_the_two_is_named(taker, leader, books):
    for accused in (taker, leader):
        felt = go_on(led(put_away(taker), leader), books)
        stood = slip(felt)
        felt.act(CallRenege("W", accused, 1, "taken"))
        assert (felt.hand.state.ending.ended, felt.hand.state.ending.offender) == ("renege", accused)
        assert scores(felt) == {"EW": 60 + stood.meld["EW"]}


@pytest.mark.refuses("NPA-RS2", "NPA-RS3")
def test_as_long_as_nothing_is_led_the_partner_has_done_nothing():
    felt = put_away("S")
    felt.act(CallRenege("W", "N", 1, "taken"))
    assert felt.hand.state.ending.offender != "N"


@pytest.mark.refuses("NPA-RS3")
@pytest.mark.parametrize("seat", ["N", "E", "S"])
def test_from_a_book_that_was_rightly_taken_nobody_leads_but_its_winner(seat):
    felt = put(tricks(**EQUAL), "TD TD JD JD")
    felt.act(Gather("E"))
    led(felt, seat)
    assert (felt.rulings[-1].kind, felt.hand.turn) == ("lead_early", "W")


@pytest.mark.refuses("NPA-RS3")
def test_the_true_winners_partner_leads_out_of_turn_all_the_same():
    felt = led(put_away("S"), "E")
    assert felt.rulings[-1].kind == "lead_early"


# --- called when the next trick is complete ---------------------------------------------------------------------------


def false_at(felt: Felt, played: str, by: str, tricks: int = 2) -> Felt:
    """`by` takes the trick `played`, which the other side has won, and play goes on to the end of so many tricks."""
    put(felt, played)
    winner = felt.hand.state.play.leader
    assert felt.hand.state.seating.side[by] != felt.hand.state.seating.side[winner]
    felt.act(Gather(by))
    while len(felt.hand.state.play.tricks) < tricks:
        if felt.hand.state.play.trick_taken:
            felt.act(Gather(felt.hand.state.play.leader))
        felt.act(Play(felt.hand.turn, felt.hand.legal_plays()[0]))
    return felt


def mcallen(tricks: int = 2, name: str = "mcallen") -> Felt:
    """South has won the first trick with the ten of diamonds, and East takes it."""
    return false_at(mcallen_table(name), "TD JD QD KD", "E", tricks)


@pytest.mark.accepts("MCA-8g", "BEN-X16")
@pytest.mark.parametrize("tricks", [2, 3, 7])
@pytest.mark.parametrize("name", ["mcallen", "mcallen.hoyle"])
def test_where_it_is_no_renege_the_trick_goes_to_its_winners_and_what_was_played_since_stands(name, tricks):
    felt = mcallen(tricks, name)
    before, wins = dict(felt.hand.state.points), felt.hand.state.play.tricks
    events = felt.act(CallRenege("S", "E", 1, "taken"))
    worth = felt.hand.state.play.tricks[0].points
    assert events[-1] == Returned("S", 1)
    assert worth > 0
    assert felt.hand.state.points == {"NS": before["NS"] + worth, "EW": before["EW"] - worth}
    assert felt.hand.state.play.tricks[1:] == wins[1:]
    told = felt.rulings[-1]
    assert (told.kind, told.clause) == ("trick_taken_late", "MCA-8g")
    assert "ruling-give-back" in parts_of(told)
    assert told == rule(house(name), Case(kind="trick_taken_late", by=("E",)))


@pytest.mark.accepts("MCA-8g")
def test_also_when_the_hand_is_over_as_long_as_it_is_not_written_down():
    felt = mcallen(12)
    assert felt.hand.is_over
    felt.act(CallRenege("S", "E", 1, "taken"))
    assert felt.hand.state.play.tricks[0].winner == "S"
    assert sum(slip_of(felt.hand).take.values()) == 25
    assert score(felt.hand.book, slip_of(felt.hand))


@pytest.mark.refuses("MCA-8g")
def test_a_trick_that_went_back_is_not_called_again():
    felt = mcallen(3)
    felt.act(CallRenege("S", "E", 1, "taken"))
    felt.act(CallRenege("S", "E", 1, "taken"))
    assert felt.rulings[-1].kind == "renege_unproven"


@pytest.mark.accepts("BEN-X16")
def test_bend_gives_it_back_too():
    felt = felt_tricks(BEND, bidder="S", trump="C", dealer="E", S="AD AS TS", W="JD JS", N="QD JS", E="KD QS")
    false_at(felt, "AD JD QD KD", "W")
    felt.act(CallRenege("N", "W", 1, "taken"))
    assert (felt.rulings[-1].clause, felt.hand.state.play.tricks[0].winner) == ("BEN-X16", "S")


@pytest.mark.refuses("BEN-X16")
def test_bend_gives_back_only_what_was_taken_wrongly():
    felt = felt_tricks(BEND, bidder="S", trump="C", dealer="E", S="AD AS TS", W="JD JS", N="QD JS", E="KD QS")
    put(felt, "AD JD QD KD AS")
    felt.act(CallRenege("W", "S", 1, "taken"))
    assert (felt.rulings[-1].kind, felt.hand.state.play.tricks[0].winner) == ("renege_unproven", "S")


@pytest.mark.accepts("STH-RN-c", "N42-5c", "NPA-RS2")
def test_where_leading_from_it_is_a_renege_it_stays_one():
    felt = false_at(hilary_table(), "QD 9D KD AD", "S", 3)
    felt.act(CallRenege("E", "S", 1, "taken"))
    assert (felt.hand.state.ending.ended, felt.hand.state.ending.offender) == ("renege", "S")
    for book in (NPA, house("n42pa"), house("st-hilary")):
        assert rule(book, Case(kind="trick_taken_late", by=("E",))).remedies == ("renege",)


@pytest.mark.refuses("MCA-8g")
def test_nobody_of_the_side_itself_calls_it():
    with pytest.raises(Refused, match="MCA-13h"):
        mcallen().act(CallRenege("W", "E", 1, "taken"))
    assert card("TD") in mcallen().hand.state.play.tricks[0].pieces

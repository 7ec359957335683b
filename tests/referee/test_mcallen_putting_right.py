"""City of McAllen: until when a wrong card may be put right (rule 13), in both profiles."""

from __future__ import annotations

import pytest
from clubs_table import card, cards, mcallen_table, pass_time
from felt_table import put, turned
from ruling_facts import ids_of, parts_of

from meldhouse.game import CallRenege, Correct, Expose, Gather, Play, Refused, Seat, view
from meldhouse.referee.cases.case import Case
from meldhouse.referee.felt import Felt
from meldhouse.referee.rulings.ruling import rule
from table import house

BOTH = pytest.mark.parametrize("name", ["mcallen", "mcallen.hoyle"])


def by(name: str, clause: str) -> str:
    """The clause that each profile goes by: the hoyle one borrows the windows of rule 13."""
    return clause if name == "mcallen" else "MCA-X8"


def west_has_reneged(name: str = "mcallen") -> Felt:
    """South led the ten of diamonds, and West, who holds the jack, threw a club."""
    return put(mcallen_table(name), "TD 9C")


def east_has_reneged(name: str = "mcallen") -> Felt:
    """The fourth card of the trick: East, who holds diamonds, has trumped."""
    return put(mcallen_table(name), "TD JD 9D 9S")


def is_proven(felt: Felt, accused: Seat) -> bool:
    """Called by South, it is the renege of `accused`: the hand is his loss, or his side's take is."""
    felt.act(CallRenege("S", accused, 1, "follow"))
    state = felt.hand.state
    return state.ending.offender == accused or state.seating.side[accused] in state.ending.spoiled


# --- before the next card ---------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.accepts("MCA-13a", "MCA-X8")
def test_a_wrong_card_is_changed_before_the_next_is_played(name: str) -> None:
    felt = west_has_reneged(name)
    felt.act(Correct("W", card("JD")))
    assert felt.hand.state.play.trick == cards("TD JD")
    assert felt.hand.turn == "N"
    assert [ruling.entries for ruling in felt.rulings] == [()], "there is no penalty"
    put(felt, "9D AD")
    assert not is_proven(turned(felt), "W")


@BOTH
@pytest.mark.accepts("MCA-13a", "MCA-10Da", "MCA-10Db")
@pytest.mark.parametrize("called", [True, False])
def test_what_he_takes_back_has_been_seen_like_any_exposed_card(name: str, called: bool) -> None:
    felt = west_has_reneged(name)
    felt.act(CallRenege("S", "W", 1, "follow") if called else Correct("W", card("JD")))
    assert felt.hand.state.felt.exposed == {"W": (card("9C"),)}
    assert felt.hand.state.felt.lead_due == {"E": ""}, "either opponent may name the suit of his partner's next lead"
    told = rule(house(name), Case(kind="renege", by=("W",), in_time=True, pieces=(card("9C"),)))
    assert felt.rulings == [told]
    assert ids_of(told)[0] == "ruling-mended"
    assert "face-up" in parts_of(told)
    assert "call-lead" in parts_of(told)


@BOTH
@pytest.mark.accepts("MCA-13a")
def test_the_card_taken_back_lies_open_like_one_that_was_shown(name: str) -> None:
    felt = west_has_reneged(name)
    felt.act(Correct("W", card("JD")))
    assert view(felt.hand, "S").exposed == {"W": cards("9C")}
    turned(put(felt, "9D AD"))
    put(felt, "AC QC")
    assert felt.hand.legal_plays() == cards("9C")


@pytest.mark.refuses("MCA-13a")
@pytest.mark.parametrize("instead", ["KC", "KH"])
def test_another_wrong_card_does_not_put_it_right(instead: str) -> None:
    felt = west_has_reneged()
    with pytest.raises(Refused, match="MCA-13a"):
        felt.act(Correct("W", card(instead)))
    assert felt.hand.state.play.trick == cards("TD 9C")


@pytest.mark.refuses("MCA-13a")
def test_a_card_that_was_rightly_played_is_not_changed() -> None:
    felt = put(mcallen_table(), "TD KD")
    with pytest.raises(Refused, match="MCA-13a"):
        felt.act(Correct("W", card("JD")))


@pytest.mark.accepts("MCA-13a")
def test_there_is_no_hurry_while_nobody_plays() -> None:
    felt = west_has_reneged()
    pass_time(felt, 600)
    felt.act(Correct("W", card("JD")))
    assert felt.hand.state.play.trick == cards("TD JD")


@BOTH
@pytest.mark.accepts("MCA-13a")
def test_a_card_that_lay_open_and_is_played_instead_lies_open_no_more(name: str) -> None:
    felt = mcallen_table(name)
    felt.act(Expose("W", cards("JD")))
    put(felt, "TD 9C")
    felt.act(Correct("W", card("JD")))
    assert (felt.hand.state.play.trick, felt.hand.state.felt.exposed) == (cards("TD JD"), {"W": cards("9C")})


# --- the next legal card closes the book ------------------------------------------------------------------------------


@BOTH
@pytest.mark.accepts("MCA-13b", "MCA-X8")
@pytest.mark.refuses("MCA-13a")
def test_when_the_next_player_has_played_it_is_too_late(name: str) -> None:
    felt = put(west_has_reneged(name), "9D")
    with pytest.raises(Refused, match=by(name, "MCA-13b")):
        felt.act(Correct("W", card("JD")))
    assert is_proven(felt, "W")


@BOTH
@pytest.mark.refuses("MCA-13b")
@pytest.mark.accepts("MCA-13d")
@pytest.mark.parametrize(("early", "played"), [("E", "AD"), ("S", "9C")])
def test_a_card_out_of_turn_is_not_legal_and_closes_nothing(name: str, early: Seat, played: str) -> None:
    felt = west_has_reneged(name)
    felt.act(Play(early, card(played)))
    felt.act(Correct("W", card("JD")))
    assert felt.hand.state.play.trick == cards("TD JD")


@pytest.mark.refuses("MCA-13b")
def test_a_card_that_lay_open_before_closes_nothing_either() -> None:
    felt = mcallen_table()
    felt.act(Play("N", card("AH")))
    put(felt, "TD 9C")
    felt.act(Correct("W", card("JD")))
    assert felt.hand.state.play.trick == cards("TD JD")


@pytest.mark.accepts("MCA-13b")
def test_a_card_in_turn_closes_it_whether_it_was_right_or_wrong() -> None:
    felt = put(west_has_reneged(), "KC")
    with pytest.raises(Refused, match="MCA-13b"):
        felt.act(Correct("W", card("JD")))
    felt.act(Correct("N", card("9D")))
    assert felt.hand.state.play.trick == cards("TD 9C 9D")


@BOTH
@pytest.mark.accepts("MCA-13b")
def test_a_lead_before_the_book_is_turned_closes_it(name: str) -> None:
    felt = put(mcallen_table(name), "TD JD 9D JC")
    felt.act(Play("S", card("AS")))
    with pytest.raises(Refused, match=by(name, "MCA-13b")):
        felt.act(Correct("E", card("AD")))
    assert is_proven(felt, "E")


@pytest.mark.refuses("MCA-13b")
def test_a_lead_by_somebody_else_over_an_unturned_book_does_not() -> None:
    felt = put(mcallen_table(), "TD JD 9D JC")
    felt.act(Play("N", card("KS")))
    felt.act(Correct("E", card("AD")))
    assert felt.hand.state.play.tricks[0].pieces == cards("TD JD 9D AD")


# --- ten seconds after the fourth card --------------------------------------------------------------------------------


@BOTH
@pytest.mark.refuses("MCA-13e")
@pytest.mark.accepts("MCA-X8")
@pytest.mark.parametrize("seconds", [0, 5, 9.9])
def test_the_fourth_card_is_changed_within_ten_seconds(name: str, seconds: float) -> None:
    felt = east_has_reneged(name)
    pass_time(felt, seconds)
    felt.act(Correct("E", card("KD")))
    trick = felt.hand.state.play.tricks[0]
    assert (trick.pieces, trick.winner) == (cards("TD JD 9D KD"), "S")
    assert felt.hand.state.points == {"NS": 2, "EW": 0}
    turned(felt)
    assert felt.hand.turn == "S", "the trick has another winner now, who leads"
    assert not is_proven(felt, "E")


@BOTH
@pytest.mark.accepts("MCA-13e")
@pytest.mark.refuses("MCA-X8")
@pytest.mark.parametrize("seconds", [10.0, 10.1, 60])
def test_after_ten_seconds_the_renege_stands(name: str, seconds: float) -> None:
    felt = east_has_reneged(name)
    pass_time(felt, seconds)
    with pytest.raises(Refused, match=by(name, "MCA-13e")):
        felt.act(Correct("E", card("KD")))
    assert is_proven(felt, "E")


@BOTH
@pytest.mark.accepts("MCA-13e")
@pytest.mark.parametrize("seconds", [0, 3])
def test_a_book_that_was_turned_is_closed_before_the_ten_seconds_are_over(name: str, seconds: float) -> None:
    felt = east_has_reneged(name)
    pass_time(felt, seconds)
    felt.act(Gather("W"))
    with pytest.raises(Refused, match=by(name, "MCA-13b")):
        felt.act(Correct("E", card("KD")))
    assert is_proven(felt, "E")


@pytest.mark.refuses("MCA-13e")
def test_the_ten_seconds_count_from_the_fourth_card_and_not_from_the_lead() -> None:
    felt = put(mcallen_table(), "TD JD")
    pass_time(felt, 30)
    put(felt, "9D 9S")
    pass_time(felt, 9)
    felt.act(Correct("E", card("KD")))
    assert felt.hand.state.play.tricks[0].winner == "S"


@pytest.mark.refuses("MCA-13e")
def test_an_honest_trick_may_lie_as_long_as_it_likes() -> None:
    felt = put(mcallen_table(), "TD JD 9D AD")
    pass_time(felt, 60)
    felt.act(Gather("W"))
    assert (felt.hand.turn, felt.rulings) == ("E", [])


# --- nobody is forced to renege ---------------------------------------------------------------------------------------


@BOTH
@pytest.mark.accepts("MCA-13d")
def test_a_call_before_the_next_card_does_not_rob_a_player_of_his_correction(name: str) -> None:
    felt = west_has_reneged(name)
    assert not is_proven(felt, "W")
    felt.act(Play("W", card("JD")))
    assert felt.hand.state.play.trick == cards("TD JD")


@BOTH
@pytest.mark.accepts("MCA-13d")
def test_nor_does_a_call_within_the_ten_seconds(name: str) -> None:
    felt = east_has_reneged(name)
    pass_time(felt, 9.9)
    assert not is_proven(felt, "E")
    felt.act(Play("E", card("KD")))
    assert felt.hand.state.play.tricks[0].winner == "S"


@BOTH
@pytest.mark.refuses("MCA-13d")
def test_whoever_let_his_time_go_by_has_not_been_forced(name: str) -> None:
    assert is_proven(put(west_has_reneged(name), "9D"), "W")
    late = east_has_reneged(name)
    pass_time(late, 10)
    assert is_proven(late, "E")

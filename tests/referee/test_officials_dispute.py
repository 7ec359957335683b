"""A dispute begins: play stops, the table tries first, and an official rules with the rules in hand."""

from __future__ import annotations

import pytest

from meldhouse.game import Refusal, Refused
from meldhouse.referee.officials.appeals import (
    Absent,
    Agreed,
    Appealed,
    Called,
    CameRound,
    Declined,
    Dispute,
    NotAgreed,
    PlayedOn,
    Raised,
    Ruled,
)
from meldhouse.rulebooks import load_book
from table import house

NPA, N42, BEND3 = load_book("npa"), load_book("n42pa"), load_book("bend.3")
HOUSES = ("npa", "mcallen", "mcallen.hoyle", "st-hilary", "n42pa", "bend", "bend.3")
FOUR = ("N", "E", "S", "W")


def raised(book=NPA, *events):
    return Dispute(book, (Raised("N", "a bid out of turn", "bid_early"), *events))


def heard(book=NPA, *events):
    """The first official of the house is at the table."""
    return raised(book, NotAgreed("N"), Called(book.officials.chain[0], "R1"), *events)


def assert_no(refusal: Refusal | None, code: str, clause: str | None) -> None:
    assert refusal is not None
    assert (refusal.code, refusal.clause) == (code, clause)


# --- play stops ------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-1.1e")
def test_without_a_dispute_nothing_is_stopped():
    dispute = Dispute(NPA)
    assert (dispute.stage, dispute.stops_play, dispute.holds()) == ("none", False, None)


@pytest.mark.refuses("NPA-1.1e")
def test_while_a_dispute_is_open_the_hand_is_stopped():
    assert_no(raised().holds(), "play-stopped", "NPA-1.1e")
    assert raised().holds().message.args["now"] == "awaited"
    assert heard().holds().message.args["person"] == "R1"


@pytest.mark.refuses("NPA-1.1e")
def test_nobody_plays_on_before_the_referee_has_ruled():
    assert_no(raised().verify(PlayedOn()), "play-stopped", "NPA-1.1e")
    assert_no(heard().verify(PlayedOn()), "play-stopped", "NPA-1.1e")


@pytest.mark.accepts("NPA-1.1e")
def test_the_referee_rules_and_play_goes_on():
    dispute = heard(NPA, Ruled("R1", "the bid does not count", "NPA-2.4c"))
    assert dispute.stops_play
    assert dispute.holds().message.args["now"] == "ruled"
    dispute.apply(PlayedOn())
    assert (dispute.stage, dispute.stops_play, dispute.holds()) == ("stands", False, None)


@pytest.mark.accepts("N42-20a")
def test_in_42_play_stops_and_the_director_is_called_at_once():
    dispute = raised(N42)
    assert [line.clause for line in dispute.lines()] == ["N42-20a"]
    dispute.apply(Called("tournament director", "R1"))
    assert dispute.stage == "hearing"


@pytest.mark.refuses("N42-20a")
def test_in_42_nothing_is_played_until_the_director_has_ruled():
    dispute = raised(N42)
    assert_no(dispute.holds(), "play-stopped", "N42-20a")
    assert_no(dispute.verify(PlayedOn()), "play-stopped", "N42-20a")
    assert_no(dispute.verify(Called("referee", "R1")), "post-unknown", "N42-20a")


@pytest.mark.parametrize("name", HOUSES)
@pytest.mark.parametrize(
    "event",
    [Agreed(FOUR, "x"), NotAgreed("N"), Absent("referee"), Called("referee", "R1"), Ruled("R1", "x"), Appealed("N"),
     CameRound("R1"), PlayedOn(), Declined("N")],
    ids=lambda event: type(event).__name__,
)  # fmt: skip
def test_nothing_of_it_can_happen_before_a_dispute_is_raised(name, event):
    refusal = Dispute(load_book(name)).verify(event)
    assert refusal is not None
    assert refusal.code in ("dispute-none", "dispute-seat")


def test_a_second_dispute_waits_for_the_first():
    assert_no(raised().verify(Raised("E")), "dispute-open", "NPA-1.1e")


def test_only_those_who_sit_at_the_table_raise_one():
    assert_no(Dispute(BEND3).verify(Raised("W")), "dispute-seat", "BEN-X14")
    assert Dispute(BEND3).verify(Raised("S")) is None
    assert Dispute(NPA).verify(Raised("W")) is None


# --- the table first -------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-1.3a")
def test_the_table_settles_what_happened_and_no_referee_is_needed():
    dispute = raised(NPA, Agreed(FOUR, "East bid before North"))
    assert (dispute.stage, dispute.course.opinions, dispute.holds()) == ("settled", (), None)


@pytest.mark.accepts("NPA-1.3a")
def test_a_referee_is_called_when_the_table_cannot_agree():
    dispute = raised()
    assert [line.clause for line in dispute.lines()] == ["NPA-1.1e", "NPA-1.3a"]
    dispute.apply(NotAgreed("E"))
    assert [line.clause for line in dispute.lines()] == ["NPA-1.1e"]
    assert dispute.verify(Called("referee", "R1")) is None


@pytest.mark.accepts("NPA-1.3a")
def test_a_table_that_could_not_agree_may_still_come_to_agree():
    assert raised(NPA, NotAgreed("E"), Agreed(FOUR, "East bid first")).stage == "settled"


@pytest.mark.refuses("NPA-1.3a")
def test_no_referee_is_called_before_the_table_has_tried():
    assert_no(raised().verify(Called("referee", "R1")), "settle-first", "NPA-1.3a")
    assert_no(raised().verify(Absent("referee")), "settle-first", "NPA-1.3a")


@pytest.mark.refuses("NPA-1.3a")
def test_the_table_tries_once():
    assert_no(raised(NPA, NotAgreed("N")).verify(NotAgreed("S")), "settle-tried", "NPA-1.3a")


@pytest.mark.refuses("NPA-1.3a")
@pytest.mark.parametrize("without", ["NPA-2.4c", "NPA-2.5h", "NPA-1.3a"])
def test_a_settlement_cannot_set_a_rule_aside(without):
    refusal = raised().verify(Agreed(FOUR, "East bid before North", without))
    assert_no(refusal, "settle-rule", "NPA-1.3a")
    assert refusal.message.args == {"without": without}


@pytest.mark.refuses("NPA-1.3a")
@pytest.mark.parametrize("missing", FOUR)
def test_a_settlement_needs_everybody(missing):
    by = tuple(seat for seat in FOUR if seat != missing)
    assert_no(raised().verify(Agreed(by, "East bid before North")), "settle-all", "NPA-1.3a")


@pytest.mark.refuses("NPA-1.3a")
@pytest.mark.parametrize("facts", ["", "  "])
def test_a_settlement_says_what_happened(facts):
    assert_no(raised().verify(Agreed(FOUR, facts)), "settle-facts", "NPA-1.3a")


@pytest.mark.refuses("NPA-1.3a")
def test_once_the_referee_is_there_the_table_settles_nothing():
    assert_no(heard().verify(Agreed(FOUR, "East bid first")), "settle-late", "NPA-1.1e")
    assert_no(heard().verify(NotAgreed("E")), "settle-late", "NPA-1.1e")


@pytest.mark.parametrize("name", [name for name in HOUSES if name != "npa"])
def test_where_the_paper_does_not_send_players_to_the_table_first_they_may_still_agree(name):
    book = load_book(name)
    seats = ("N", "E", "S") if book.table.seats == 3 else FOUR
    assert raised(book, Agreed(seats, "East bid first")).stage == "settled"
    assert raised(book).verify(Called(book.officials.chain[0], "R1")) is None


def test_a_club_may_drop_the_step_by_rewriting_its_clause():
    club = house("npa", '[[clause]]\nid = "NPA-1.3a"\nkind = "officials"\ntext = "Call the referee at once."')
    assert raised(club).verify(Called("referee", "R1")) is None


# --- with the rules in hand ------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-1.3b")
def test_a_ruling_names_its_clause():
    dispute = heard(NPA, Ruled("R1", "a renege", "NPA-3.1a"))
    line, *_ = dispute.lines()
    assert (line.says.id, line.says.args["decision"], line.clause) == ("ruling-decided", "a renege", "NPA-3.1a")


@pytest.mark.refuses("NPA-1.3b")
def test_a_ruling_without_a_clause_is_none():
    assert_no(heard().verify(Ruled("R1", "a renege")), "ruling-cites", "NPA-1.3b")


@pytest.mark.refuses("NPA-1.3b")
@pytest.mark.parametrize("clause", ["NPA-99", "MCA-C5", ""])
def test_a_ruling_names_a_clause_of_this_house(clause):
    assert_no(heard().verify(Ruled("R1", "a renege", clause)), "ruling-unknown", "NPA-1.3b")


@pytest.mark.refuses("NPA-1.3b")
def test_a_ruling_decides_something():
    assert_no(heard().verify(Ruled("R1", " ", "NPA-3.1a")), "ruling-empty", "NPA-1.3b")


@pytest.mark.parametrize("name", [name for name in HOUSES if name != "npa"])
def test_where_the_book_does_not_ask_for_it_a_ruling_may_go_without(name):
    book = load_book(name)
    assert heard(book).verify(Ruled("R1", "play on")) is None


def test_only_the_official_at_the_table_rules():
    assert_no(heard().verify(Ruled("R2", "a renege", "NPA-3.1a")), "ruling-nobody", "NPA-1.1e")
    assert_no(raised().verify(Ruled("R1", "a renege", "NPA-3.1a")), "ruling-nobody", "NPA-1.1e")


def test_one_official_at_a_time():
    assert_no(heard().verify(Called("second referee", "R2")), "hearing-now", "NPA-1.1e")


def test_an_official_has_a_name_and_does_not_play_at_that_table():
    dispute = Dispute(NPA, (Raised("N"), NotAgreed("N")), people={"N": "17", "E": "R1"})
    assert_no(dispute.verify(Called("referee", "R1")), "person-plays", "NPA-1.1e")
    assert_no(dispute.verify(Called("referee", " ")), "person-unnamed", "NPA-1.1e")
    assert dispute.verify(Called("referee", "R2")) is None


# --- the record ------------------------------------------------------------------------------------------------------


def test_what_is_refused_leaves_no_trace():
    dispute = raised()
    with pytest.raises(Refused, match="settle-first"):
        dispute.apply(Called("referee", "R1"))
    assert dispute.events == [Raised("N", "a bid out of turn", "bid_early")]

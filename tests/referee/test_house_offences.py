"""What a house takes for a renege follows from its book, for whoever asks and for whoever calls at the table."""

from __future__ import annotations

from typing import get_args

import pytest
from clubs_table import card, hilary_table, mcallen_table, result
from felt_table import put
from n42pa_felt import HONEST, fours, marks, south_has_it, tile
from ruling_facts import about, ids_of, parts_of

from meldhouse.game import CallRenege, Expose, Gather, Play, Slip
from meldhouse.game.actions import Offence
from meldhouse.referee.cases.case import Case
from meldhouse.referee.cases.offences import offences
from meldhouse.referee.rulings.ruling import rule
from meldhouse.rulebooks import book_names, load_book
from table import house

KNOWN = {
    "npa": {"follow", "beat", "trump", "aces", "taken"},
    "mcallen": {"follow", "beat", "trump"},
    "mcallen.hoyle": {"follow", "beat", "trump"},
    "st-hilary": {"follow", "beat", "trump", "turn", "taken"},
    "n42pa": {"follow", "turn", "taken"},
    "bend": {"follow", "beat", "trump", "totals"},
    "bend.3": {"follow", "beat", "trump", "discard"},
}
"""At Bend a card that does not beat or trump is put right, without a penalty."""


@pytest.mark.parametrize("name", book_names())
def test_each_house_knows_its_own(name):
    assert set(offences(load_book(name))) == KNOWN[name]


@pytest.mark.refuses("BEN-3.5a", "N42-5c", "MCA-13c", "STH-RN-c", "NPA-3.1d")
@pytest.mark.parametrize(
    ("name", "offence"),
    [
        (name, offence)
        for name, known in KNOWN.items()
        for offence in get_args(Offence)
        if offence not in known and (name, offence) != ("st-hilary", "shown")
    ],
)
def test_nothing_else_is_punished_as_one_whoever_names_it(name, offence):
    book = load_book(name)
    ruling = rule(book, Case(kind="renege", by=("N",), offence=offence))
    assert ids_of(ruling)[0] in ("ruling-no-renege-here", "ruling-no-renege-but")
    assert (ruling.hand, ruling.entries, ruling.logged) == ("goes-on", (), False)


@pytest.mark.parametrize(
    ("name", "offence", "instead"),
    [
        ("npa", "turn", {"lead_early", "play_early"}),
        ("bend", "shown", {"piece_shown"}),
        ("mcallen", "taken", {"trick_taken"}),
        ("mcallen", "totals", {"count_end"}),
    ],
)
def test_what_everybody_saw_is_ruled_on_under_its_own_name(name, offence, instead):
    ruling = rule(load_book(name), Case(kind="renege", by=("N",), offence=offence))
    assert instead <= set(about(ruling, "ruling-no-renege-but"))


@pytest.mark.accepts("N42-5c")
def test_in_42_a_lead_out_of_turn_is_one_and_a_domino_played_out_of_turn_is_none():
    ruling = rule(load_book("n42pa"), Case(kind="renege", by=("N",), offence="turn"))
    assert ruling.hand == "over"
    assert about(ruling, "ruling-only-some") == ("ruling-only-some", "trouble", "lead_early", "trouble", "play_early")


@pytest.mark.refuses("BEN-3.5d")
@pytest.mark.parametrize(("name", "offence"), [("bend", "totals"), ("bend.3", "discard")])
def test_some_can_only_be_the_bidders(name, offence):
    book = load_book(name)
    meld = {"NS": 600, "EW": 200} if name == "bend" else {"N": 600, "E": 200, "S": 0}
    slip = Slip(bidder="N", bid=500, trump="H", meld=meld)
    assert rule(book, Case(kind="renege", by=("E",), offence=offence, slip=slip)).hand == "goes-on"
    assert rule(book, Case(kind="renege", by=("N",), offence=offence, slip=slip)).hand == "over"


def test_a_club_that_takes_more_for_a_renege_says_so_where_it_rules_on_it():
    club = house("mcallen", '[rulings.piece_shown]\nremedies = ["renege"]')
    assert "shown" in offences(club)
    assert rule(club, Case(kind="renege", by=("N",), offence="shown")).hand == "over"


# --- a lead from a trick that was taken wrongly -----------------------------------------------------------------------


@pytest.mark.accepts("STH-RN-c")
@pytest.mark.parametrize(("offence", "trick"), [("turn", 2), ("taken", 1)])
def test_a_lead_from_a_trick_that_is_not_ones_own_is_out_of_turn(offence, trick):
    felt = put(hilary_table(), "QD 9D KD AD")
    felt.act(Gather("S"))
    felt.act(Play("S", card("AC")))
    felt.act(CallRenege("E", "S", trick, offence))
    assert result(felt) == {"NS": -24, "EW": 9}


@pytest.mark.accepts("N42-5c")
@pytest.mark.parametrize(("offence", "trick"), [("turn", 2), ("taken", 1), ("follow", 2)])
def test_in_42_too(offence, trick):
    felt = put(fours(31), HONEST)
    felt.act(Gather("S"))
    felt.act(Play("S", tile("6-6")))
    felt.act(CallRenege("E", "S", trick, offence))
    assert marks(felt) == {"EW": 1}


@pytest.mark.refuses("N42-5c")
@pytest.mark.parametrize(("accused", "trick"), [("N", 2), ("S", 1)])
def test_what_is_no_renege_here_is_not_proven_by_it(accused, trick):
    felt = put(fours(31), HONEST)
    felt.act(Gather("S"))
    felt.act(Play("S", tile("6-6")))
    felt.act(CallRenege("E", accused, trick, "shown"))
    assert (felt.hand.is_over, felt.rulings[-1].clause) == (False, "N42-X19")


@pytest.mark.refuses("MCA-13c")
def test_where_it_is_no_renege_the_trick_goes_back_and_the_card_lies_open():
    felt = put(mcallen_table(), "TD JD 9D AD")
    felt.act(Gather("S"))
    felt.act(Play("S", felt.hand.state.hands["S"][0]))
    led = felt.hand.state.play.trick[0]
    felt.act(CallRenege("E", "S", 2, "turn"))
    ruling = felt.rulings[-1]
    assert (ruling.kind, ruling.clause, felt.hand.turn) == ("trick_taken_led", "MCA-10E", "E")
    assert ids_of(ruling)[0] == "ruling-give-back"
    assert "face-up" in parts_of(ruling)
    assert ruling == rule(felt.hand.book, Case(kind="trick_taken_led", by=("S",), pieces=(led,)))


# --- before trump is named --------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-5c")
def test_a_lead_out_of_turn_before_trump_is_named_can_be_called_as_the_ruling_says():
    felt = south_has_it(84)
    felt.act(Play("W", tile("5-2")))
    assert "ruling-is-renege" in parts_of(felt.rulings[-1])
    felt.act(CallRenege("S", "W", 1, "turn"))
    assert (felt.hand.state.ending.ended, marks(felt)) == ("renege", {"NS": 2})


@pytest.mark.refuses("N42-5c")
def test_a_domino_that_was_only_dropped_then_cannot():
    felt = south_has_it(31)
    felt.act(Expose("W", (tile("5-2"),)))
    felt.act(CallRenege("S", "W", 1, "turn"))
    assert not felt.hand.is_over
    assert "ruling-unproven-report" in parts_of(felt.rulings[-1])

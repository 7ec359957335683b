"""NPA's second and third scenario: a book taken by somebody who has not won it."""

from __future__ import annotations

import pytest
from felt_table import put
from npa_felt import cards, clauses, described, go_on, scores, slip, tricks

from meldhouse.game import CallRenege, Gather, Irregular, Play, Refused

EQUAL = {"W": "KH QH TD AD*4", "N": "TD QD", "E": "JD", "S": "JD"}
"""West has all aces of diamonds: North's ten on his is right, and wins nothing."""
NOT_CUT = {"W": "KH QH AD", "N": cards("QC*4 JC*4 KC*4 TC*4 AC*4"), "E": "JD", "S": "JD"}
"""North has neither diamonds nor hearts: his queen of clubs is right, and cuts nothing."""
BOTH = [
    pytest.param(EQUAL, "TD TD JD JD", marks=pytest.mark.accepts("NPA-RS2")),
    pytest.param(NOT_CUT, "AD QC JD JD", marks=pytest.mark.accepts("NPA-RS3")),
]
NEITHER = [
    pytest.param(EQUAL, "TD TD JD JD", marks=pytest.mark.refuses("NPA-RS2")),
    pytest.param(NOT_CUT, "AD QC JD JD", marks=pytest.mark.refuses("NPA-RS3")),
]


def table(known, played):
    """The first book lies there, and West has won it."""
    return put(tricks(**known), played)


def taken(known, played, *, led=True):
    """North puts it with his own; and plays back."""
    felt = table(known, played)
    felt.act(Gather("N"))
    if led:
        felt.act(Play("N", felt.hand.legal_plays()[0]))
    return felt


# --- taken and played back: a renege --------------------------------------------------------------------------------


@pytest.mark.parametrize(("known", "played"), BOTH)
@pytest.mark.parametrize("caller", ["W", "E"])
def test_whoever_takes_a_book_he_has_not_won_and_plays_back_has_reneged(known, played, caller):
    felt = taken(known, played)
    stood = slip(felt)
    felt.act(CallRenege(caller, "N", 1, "taken"))
    assert (felt.hand.state.ending.ended, felt.hand.state.ending.offender) == ("renege", "N")
    assert scores(felt) == {"EW": 60 + stood.meld["EW"]}
    assert clauses(felt) == {"NPA-3.1l"}
    told = described("renege", by=("N",), caller=caller, offence="taken", trick=1, slip=stood, in_time=False)
    assert felt.rulings[-1] == told
    assert "renege" in described("trick_taken_led", by=("N",)).remedies


@pytest.mark.parametrize(("known", "played"), BOTH)
@pytest.mark.parametrize("books", [1, 6])
def test_it_can_still_be_called_books_later(known, played, books):
    felt = go_on(taken(known, played), books)
    felt.act(CallRenege("W", "N", 1, "taken"))
    assert (felt.hand.state.ending.ended, felt.hand.state.ending.offender) == ("renege", "N")


@pytest.mark.parametrize(("known", "played"), BOTH)
def test_nobody_says_a_word_until_it_is_called(known, played):
    felt = taken(known, played)
    assert felt.rulings == []
    assert [event.kind for event in felt.hand.events if isinstance(event, Irregular)] == ["trick_taken"]
    assert felt.hand.turn == "E", "play has gone on"


# --- taken, and nothing played yet: put right -----------------------------------------------------------------------


@pytest.mark.parametrize(("known", "played"), NEITHER)
@pytest.mark.parametrize("caller", ["W", "E"])
def test_before_he_has_played_back_the_book_is_put_right_and_nothing_is_lost(known, played, caller):
    honest = table(known, played)
    honest.act(Gather("W"))
    felt = taken(known, played, led=False)
    felt.act(CallRenege(caller, "N", 1, "taken"))
    assert not felt.hand.is_over
    assert felt.hand.turn == "W"
    assert felt.hand.state.points == honest.hand.state.points
    assert felt.hand.state.play.tricks == honest.hand.state.play.tricks
    assert felt.hand.state.incidents == ()


@pytest.mark.parametrize(("known", "played"), NEITHER)
def test_and_everybody_is_told_so_as_somebody_at_felt_would_be(known, played):
    felt = taken(known, played, led=False)
    felt.act(CallRenege("W", "N", 1, "taken"))
    told = described("trick_taken", by=("N",))
    assert (told.clause, told.remedies, told.entries) == ("NPA-RS3", ("take-back",), ())
    assert [ruling.clause for ruling in felt.rulings] == ["NPA-RS3"]


@pytest.mark.refuses("NPA-RS2", "NPA-RS3")
def test_a_book_that_was_put_right_cannot_be_called_once_more():
    felt = taken(EQUAL, "TD TD JD JD", led=False)
    felt.act(CallRenege("W", "N", 1, "taken"))
    go_on(felt, 2)
    felt.act(CallRenege("E", "N", 1, "taken"))
    assert felt.hand.state.ending.offender != "N"
    assert felt.rulings[-1].kind == "renege_unproven"


@pytest.mark.refuses("NPA-RS2", "NPA-RS3", "NPA-3.1j")
@pytest.mark.parametrize("trick", [2, 3])
def test_it_is_proven_only_of_the_book_that_the_caller_names(trick):
    felt = go_on(taken(EQUAL, "TD TD JD JD"), 3)
    felt.act(CallRenege("W", "N", trick, "taken"))
    assert felt.hand.state.ending.offender != "N"
    assert felt.rulings[-1].kind == "renege_unproven"


@pytest.mark.refuses("NPA-RS2", "NPA-RS3")
@pytest.mark.parametrize("winner", ["E", "W"])
def test_the_side_that_has_won_it_takes_it_rightly(winner):
    felt = table(EQUAL, "TD TD JD JD")
    felt.act(Gather(winner))
    felt.act(Play("W", felt.hand.legal_plays()[0]))
    assert felt.rulings == []
    felt.act(CallRenege("N", "W", 1, "taken"))
    assert felt.rulings[-1].kind == "renege_unproven"


@pytest.mark.refuses("NPA-RS2")
def test_an_ace_on_the_ten_has_won_it():
    felt = put(tricks(W="KH QH TD", N="AD", E="JD", S="JD"), "TD AD JD JD")
    felt.act(Gather("N"))
    felt.act(Play("N", felt.hand.legal_plays()[0]))
    felt.act(CallRenege("W", "N", 1, "taken"))
    assert felt.rulings[-1].kind == "renege_unproven"


@pytest.mark.refuses("NPA-RS3")
def test_a_trump_on_the_ace_has_won_it():
    felt = put(tricks(W="KH QH AD", N=cards("JH QC*4 JC*4 KC*4 TC*4 AC*3"), E="JD", S="JD"), "AD JH JD JD")
    felt.act(Gather("N"))
    felt.act(Play("N", felt.hand.legal_plays()[0]))
    felt.act(CallRenege("E", "N", 1, "taken"))
    assert felt.rulings[-1].kind == "renege_unproven"


@pytest.mark.refuses("NPA-RS2", "NPA-RS3")
@pytest.mark.parametrize("caller", ["N", "S"])
def test_neither_he_nor_his_partner_may_call_it(caller):
    felt = taken(EQUAL, "TD TD JD JD")
    with pytest.raises(Refused, match=r"NPA-3\.1e"):
        felt.act(CallRenege(caller, "N", 1, "taken"))
    assert not felt.hand.is_over

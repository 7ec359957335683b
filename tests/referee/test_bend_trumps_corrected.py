"""Bend, three hands: a number of trumps that was told wrongly can be put right until the first lead."""

from __future__ import annotations

import pytest
from bend_felt import HONEST3, THREE, called, card, shown, three, to_discard
from felt_table import put

from meldhouse.game import Discard, Hand, Play, Refused, TellTrumps
from meldhouse.game.records import Record, dumps, loads
from table import pieces

LAID = "KC JC TD TH JH"


@pytest.mark.accepts("BEN-2.3a", "BEN-3.4c")
@pytest.mark.parametrize("said", [0, 1, 5])
def test_before_the_first_lead_the_bidder_puts_the_number_right_and_it_is_no_renege(said):
    felt = three(said=said)
    felt.act(TellTrumps("E", 2))
    assert (felt.hand.state.before_play.declared_trumps, felt.rulings) == (2, [])
    put(felt, HONEST3)
    called(felt, "N", "E", trick=0, offence="discard")
    assert felt.rulings[-1].kind == "renege_unproven"


@pytest.mark.accepts("BEN-2.3a")
def test_also_while_the_meld_is_being_laid():
    felt = to_discard()
    felt.act(Discard("E", pieces(LAID), 0))
    assert felt.hand.phase == "meld"
    felt.act(TellTrumps("E", 2))
    assert felt.hand.state.before_play.declared_trumps == 2


@pytest.mark.refuses("BEN-2.3a")
def test_after_the_first_lead_it_is_too_late_and_the_renege_stands():
    felt = three(said=0)
    felt.act(Play("E", card("AD")))
    with pytest.raises(Refused, match=r"discard-told-late.*BEN-2\.3a"):
        felt.act(TellTrumps("E", 2))
    called(felt, "N", "E", trick=0, offence="discard")
    assert felt.hand.state.ending.offender == "E"


@pytest.mark.refuses("BEN-2.3a", "BEN-3.4c")
@pytest.mark.parametrize(
    ("seat", "number", "code"),
    [("N", 2, "discard-bidder"), ("E", 0, "discard-told"), ("E", 6, "discard-number"), ("E", -1, "discard-number")],
)
def test_nobody_else_tells_it_and_it_is_a_number_of_the_five(seat, number, code):
    felt = three(said=0)
    assert felt.hand.verify(TellTrumps(seat, number)).code == code
    with pytest.raises(Refused):
        felt.act(TellTrumps(seat, number))


@pytest.mark.refuses("BEN-3.4c")
def test_another_false_number_is_as_false_and_looks_the_same():
    felt, true = three(said=0, show=False), three(said=0, laid="KC TD TH JH JS", show=False)
    for table in (felt, true):
        table.act(TellTrumps("E", 1))
    assert felt.rulings == true.rulings == []
    assert shown(felt, "N") == shown(true, "N")
    put(felt, HONEST3)
    called(felt, "N", "E", trick=0, offence="discard")
    assert felt.hand.state.ending.ended == "renege"


def test_where_nothing_is_laid_away_or_told_there_is_nothing_to_put_right():
    for felt in (to_discard(), three()):
        assert not felt.hand.can(TellTrumps("E", 2))
    assert not Hand(THREE, dealer="S").can(TellTrumps("E", 2))


def test_a_record_tells_it():
    felt = three(said=0)
    felt.act(TellTrumps("E", 2))
    text = dumps(Record(book=THREE, hands=[felt.hand]))
    assert "\nE tells 2 trumps\n" in text
    assert loads(text).hands[0].state.before_play.declared_trumps == 2

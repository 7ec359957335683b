"""42 for points, as the documentation shows it: what the club's book says, scores and answers speaks of points."""

from __future__ import annotations

import pytest

from meldhouse.game import Slip
from meldhouse.game.scoring import score
from meldhouse.game.slips import SlipError, read_slip
from meldhouse.game.typed.pieces_and_bids import read_bid
from meldhouse.messages import Message
from meldhouse.rulebooks import load_book, loads_book
from meldhouse.rulebooks.clubs.doubts import doubts
from meldhouse.rulebooks.describe import describe
from meldhouse.rulebooks.reading.unreadable import Unreadable

POINTS = """
name = "oak-42"
title = "Oak Street 42"
extends = "n42pa"
[auction]
mark = 0
free_to = 0
maximum = 42
[scoring]
style = "points"
[tricks]
stop_when_decided = false
[match]
until = "points"
target = 250
best_of = 1
"""
OAK, N42 = loads_book(POINTS), load_book("n42pa")


def said(book) -> list[Message]:
    return [line.says for chapter in describe(book) for line in chapter.lines]


@pytest.mark.accepts("N42-16f")
def test_a_lay_down_that_lost_the_hand_is_scored_by_the_clause_of_lay_downs():
    entries = score(OAK, Slip(bidder="N", bid=32, trump="4", how="forfeited", offender="N"))
    assert [(one.points, one.clause) for one in entries] == [(0, "N42-16f"), (32, "N42-16f")]
    reneged = score(OAK, Slip(bidder="N", bid=32, trump="4", how="renege", offender="N"))
    assert {one.clause for one in reneged} == {"N42-5a"}


@pytest.mark.refuses("N42-16f")
def test_a_lay_down_pays_no_fee_for_a_renege():
    club = loads_book(POINTS + "[renege]\nfee_cents = 25")
    entries = score(club, Slip(bidder="N", bid=32, trump="4", how="forfeited", offender="N"))
    assert not [one for one in entries if one.unit == "cents"]


@pytest.mark.accepts("N42-9b")
def test_the_check_of_the_book_says_that_the_mark_for_asking_has_become_a_point():
    (found,) = (one for one in doubts(N42, OAK) if one.clause.id == "N42-9b")
    assert found.cites == ("rulings.trump_asked_late",)
    assert "scoring.style" in found.keys


def test_where_no_bid_is_higher_the_sheet_speaks_of_that_bid_alone():
    for book, only in ((OAK, "yes"), (N42, "no")):
        assert {one.args["only"] for one in said(book) if "only" in one.args} == {only}


@pytest.mark.parametrize(("book", "limits"), [(OAK, (30, 42)), (load_book("npa"), (50, 0))])
def test_who_bids_marks_hears_that_bids_are_points(book, limits):
    lowest, highest = limits
    with pytest.raises(Unreadable) as wrong:
        read_bid(book, "1 mark")
    assert wrong.value.code == "not-a-bid"
    assert str(lowest) in str(wrong.value)
    with pytest.raises(SlipError) as fault:
        read_slip({"bidder": "N", "bid": "2 marks", "trump": "4"}, book)
    (found,) = fault.value.faults
    assert found.reason == Message("slip-bid-in-points", {"lowest": lowest, "highest": highest})


def test_the_date_of_a_paper_is_not_that_of_a_book_which_extends_it():
    assert (OAK.version, N42.version) == ("", "2019-09-27")
    assert loads_book(POINTS.replace("[auction]", 'version = "May 2026"\n[auction]', 1)).version == "May 2026"
    assert load_book("bend.3").version == load_book("bend").version
    assert not [one for one in said(OAK) if "2019" in OAK.voice.say(one)]
    assert [one for one in said(N42) if "2019" in N42.voice.say(one)]

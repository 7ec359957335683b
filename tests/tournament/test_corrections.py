"""Whoever hears of a correction hears what it has done to the score."""

from __future__ import annotations

from floor import NPA_HAND, Evening
from msgspec.structs import replace
from printed import said

from meldhouse.game import Slip
from meldhouse.messages import Message, fact, written
from meldhouse.tournament import acts
from meldhouse.tournament.lines.corrections import correction
from meldhouse.tournament.paper.jobs import JOBS
from meldhouse.tournament.paper.order import Order

SHUT_OUT = Slip(bidder="N", bid=50, trump="H", meld={"NS": 30, "EW": 20}, take={"NS": 50, "EW": 0})
"""Whoever takes nothing has no meld either."""


def corrected(first: Slip, then: Slip) -> Evening:
    evening = Evening("npa", 4)
    evening.start()
    evening.hand_in(1, *[first] * 4)
    evening.did(acts.Correct(round=1, table=1, hand=2, slip=then, reason="misread", clause="NPA-8.1c"))
    return evening


def told(evening: Evening) -> tuple[Message, ...]:
    sheet = evening.state.sheet(1, 1)
    return correction(evening.state, sheet, sheet.mended[-1])


def printed(evening: Evening) -> tuple[str, str]:
    (paper,) = JOBS["sheets"].make(Order(evening.tournament, evening.state.rounds[0]))
    (line,) = paper.corrections
    return said(line.was), said(line.now)


def test_the_totals_of_both_sides_before_and_after_are_told():
    evening = corrected(NPA_HAND, replace(NPA_HAND, take={"NS": 25, "EW": 25}))
    names = evening.state.names_at(evening.state.sheet(1, 1))
    ours, theirs = ((names[one], names[two]) for one, two in ("NS", "EW"))
    was, now = (
        (fact("result-points", who=ours, points=made), fact("result-points", who=theirs, points=others))
        for made, others in ((240, 160), (235, 165))
    )
    first, score = told(evening)
    assert (first.id, first.args["reason"], first.args["clause"]) == (
        "correction-for-by",
        written("misread"),
        "NPA-8.1c",
    )
    assert score == fact("correction-score", was=was, now=now)
    was, now = printed(evening)
    assert was.endswith(", score 240 : 160")
    assert now.endswith(", score 235 : 165")


def test_a_bonus_that_went_is_told():
    evening = corrected(SHUT_OUT, NPA_HAND)
    (bonus,) = evening.state.sheet(1, 1).mended[-1].scores[0].bonuses
    names = evening.state.names_at(evening.state.sheet(1, 1))
    who = tuple(names[seat] for seat in bonus.seats)
    assert told(evening)[-1] == fact("correction-bonus-gone", who=who, points=bonus.points, why=bonus.reason)
    was, now = printed(evening)
    assert was.endswith(f" (+{bonus.points})")
    assert "(+" not in now


def test_where_the_score_stays_nothing_is_said_of_it():
    evening = corrected(NPA_HAND, replace(NPA_HAND, trump="S"))
    assert len(told(evening)) == 1
    assert "score" not in "".join(printed(evening))

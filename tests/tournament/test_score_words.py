"""Whoever hears of a correction hears what it has done to the score."""

from __future__ import annotations

from floor import NPA_HAND, Evening
from msgspec.structs import replace

from meldhouse.game import Slip
from meldhouse.tournament import acts
from meldhouse.tournament.correction_words import correction_told
from meldhouse.tournament.paper import JOBS
from meldhouse.tournament.paper_order import Order

SHUT_OUT = Slip(bidder="N", bid=50, trump="H", meld={"NS": 30, "EW": 20}, take={"NS": 50, "EW": 0})
"""Whoever takes nothing has no meld either."""


def corrected(first: Slip, then: Slip) -> Evening:
    evening = Evening("npa", 4)
    evening.start()
    evening.hand_in(1, *[first] * 4)
    evening.did(acts.Correct(round=1, table=1, hand=2, slip=then, reason="misread", clause="NPA-8.1c"))
    return evening


def told(evening: Evening) -> str:
    sheet = evening.state.sheet(1, 1)
    return correction_told(evening.state, sheet, sheet.mended[-1])


def printed(evening: Evening) -> tuple[str, str]:
    (paper,) = JOBS["sheets"].make(Order(evening.tournament, evening.state.rounds[0]))
    (line,) = paper.corrections
    return line.was, line.now


def test_the_totals_of_both_sides_before_and_after_are_told():
    evening = corrected(NPA_HAND, replace(NPA_HAND, take={"NS": 25, "EW": 25}))
    names = evening.state.names_at(evening.state.sheet(1, 1))
    ours, theirs = (f"{names[one]} and {names[two]}" for one, two in ("NS", "EW"))
    said = f"The score of the table was {ours} 240, {theirs} 160; it is {ours} 235, {theirs} 165 now."
    assert told(evening).endswith(said)
    was, now = printed(evening)
    assert was.endswith(", score 240 : 160")
    assert now.endswith(", score 235 : 165")


def test_a_bonus_that_went_is_told():
    evening = corrected(SHUT_OUT, NPA_HAND)
    (bonus,) = evening.state.sheet(1, 1).mended[-1].scores[0].bonuses
    assert f"The bonus of {bonus.points} for " in told(evening)
    assert f"The other side scored nothing, {bonus.clause}) is gone." in told(evening)
    was, now = printed(evening)
    assert was.endswith(f" with a bonus of {bonus.points}")
    assert "bonus" not in now


def test_where_the_score_stays_nothing_is_said_of_it():
    evening = corrected(NPA_HAND, replace(NPA_HAND, trump="S"))
    assert "score" not in told(evening)
    assert "score" not in "".join(printed(evening))

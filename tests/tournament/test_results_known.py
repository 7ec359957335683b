"""A table of which only the end is known: what it can have ended with, and what an official puts right afterwards."""

from __future__ import annotations

import pytest
from floor import Evening

from meldhouse.tournament import acts


def begun() -> Evening:
    evening = Evening("st-hilary", 8)
    evening.start()
    return evening


def ended(ours: int, theirs: int) -> acts.EnterResult:
    return acts.EnterResult(round=1, table=1, points={"NS": ours, "EW": theirs})


def test_who_has_lost_may_be_below_nothing_by_his_sets():
    evening = begun()
    evening.did(ended(151, -40))
    sheet = evening.state.sheet(1, 1)
    assert sheet.winners() == ("NS",)
    assert sheet.totals["E"] == -40


@pytest.mark.parametrize(("ours", "theirs"), [(200, 160), (150, 150), (151, 172)])
def test_both_cannot_have_won_where_the_bidders_are_counted_first(ours, theirs):
    refusal = begun().no(ended(ours, theirs))
    assert refusal.code == "result-both"
    assert refusal.clause == "STH-SW-b"
    begun().did(ended(200, 149))


def test_a_result_that_is_in_is_put_right_also_when_the_round_is_closed():
    evening = begun()
    for table in evening.state.rounds[0].sheets:
        evening.did(acts.EnterResult(round=1, table=table, points={"NS": 151, "EW": 96}))
        evening.sign(1, table)
    evening.do(acts.Close(round=1))
    fix = acts.CorrectResult(round=1, table=1, points={"NS": 151, "EW": -69}, reason="the sign was overlooked")
    evening.did(fix)
    sheet = evening.state.sheet(1, 1)
    assert sheet.totals["E"] == -69
    assert sheet.mended[0].before.points["EW"] == 96
    assert len(sheet.untold) == 4

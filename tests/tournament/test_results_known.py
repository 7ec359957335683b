"""A table of which only the end is known: what it can have ended with, and what an official puts right afterwards."""

from __future__ import annotations

import pytest
from floor import STH_HAND, Evening
from msgspec.structs import replace

from meldhouse.messages import fact
from meldhouse.rulebooks.money import Special
from meldhouse.tournament import acts
from meldhouse.tournament.lines.penalties import with_penalties
from meldhouse.tournament.log import log_lines
from meldhouse.tournament.results.handing_out import unseen_feats
from meldhouse.tournament.tournament import Tournament


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


def points_of(evening: Evening, seat: str) -> int:
    return evening.tournament.ledger.total(evening.state.sheet(1, 1).seats[seat])


def fine(evening: Evening) -> acts.Penalize:
    return acts.Penalize(round=1, person=evening.state.sheet(1, 1).seats["E"], points=10, reason="table talk")


def test_a_penalty_before_the_result_leaves_the_result_to_be_entered_and_counts_beside_it():
    early, late = begun(), begun()
    early.did(fine(early))
    for evening in (early, late):
        evening.did(ended(151, 96))
        evening.sign(1, 1)
    late.did(fine(late))
    for evening in (early, late):  # one penalty, whenever it is given
        assert [points_of(evening, seat) for seat in "NESW"] == [151, 86, 151, 86]
        assert with_penalties(evening.state, evening.state.sheet(1, 1)) == {"N": 151, "E": 86, "S": 151, "W": 86}
        evening.did(acts.Lift(penalty=1, reason="a mistake"))
        assert points_of(evening, "E") == 96
        assert Tournament(evening.tournament.log).state.sheet(1, 1).digest == evening.state.sheet(1, 1).digest


def test_a_penalty_that_was_a_mistake_leaves_the_result_to_be_entered():
    evening = begun()
    evening.did(fine(evening))
    evening.did(acts.Lift(penalty=1, reason="a mistake"))
    evening.did(ended(151, 96))
    evening.sign(1, 1)
    assert points_of(evening, "E") == 96


def test_a_sheet_that_was_begun_hand_by_hand_may_end_with_the_result_alone():
    evening = begun()
    evening.enter(1, 1, STH_HAND)
    evening.did(ended(151, 96))
    assert fact("log-hands-replaced", hands=1) in log_lines(evening.tournament)[0].then
    evening.sign(1, 1)
    assert points_of(evening, "N") == 151
    assert [entry.points for entry in evening.tournament.ledger.entries] == [151, 96]


def test_hands_that_are_all_there_do_not_give_way():
    evening = begun()
    evening.enter(1, 1, *[STH_HAND] * 6)
    assert evening.no(ended(151, 96)).code == "result-slips"


def test_a_penalty_before_the_first_hand_does_not_settle_who_deals_it():
    evening = begun()
    evening.did(fine(evening))
    evening.did(acts.FirstDealer(round=1, table=1, seat="S"))
    evening.enter(1, 1, STH_HAND)
    assert evening.state.sheet(1, 1).sums.lines[-1].dealer == "S"
    assert evening.no(acts.FirstDealer(round=1, table=1, seat="W")).code == "dealt"


def test_special_prizes_for_hands_warn_of_tables_that_showed_none():
    prizes = (Special(prize="high-hand", percent=10), Special(prize="high-round", percent=10))
    evening = Evening("st-hilary", 8, money={"specials": prizes})
    evening.start()
    evening.enter(1, 2, *[STH_HAND] * 6)
    evening.sign(1, 2)
    assert unseen_feats(evening.state) is None
    evening.did(ended(151, 96))
    evening.sign(1, 1)
    warned = unseen_feats(evening.state)
    assert (warned.args["bare"], warned.args["sheets"]) == (1, 2)
    assert [one.args["prize"] for one in warned.args["prizes"]] == ["high-hand"]
    plain = begun()
    plain.did(ended(151, 96))
    plain.sign(1, 1)
    assert unseen_feats(plain.state) is None


@pytest.mark.accepts("BEN-4.2a")
def test_sets_and_reneges_are_paid_for_where_only_the_result_is_known():
    evening = Evening("bend", 4, rounds=1)
    evening.start()
    sheet = evening.state.sheet(1, 1)
    known = acts.EnterResult(
        round=1, table=1, points={"NS": 1240, "EW": 980}, sets={"N": 1, "W": 2}, reneges={"E": 1}, version=0
    )
    bare = replace(known, sets={}, reneges={})
    assert evening.no(replace(known, sets={"N": -1})).code == "result-times"
    assert evening.no(replace(known, reneges={"E": 100})).code == "result-times"
    evening.did(known)
    signed_for = sheet.digest
    evening.sign(1, 1)
    north, west, east = (sheet.seats[seat] for seat in "NWE")
    assert evening.tournament.cash.owing() == {north: 25, west: 50, east: 25}
    assert [feat.what for feat in evening.tournament.ledger.feats if feat.person == west] == ["set", "set"]
    told = [one for line in log_lines(evening.tournament) for one in line.then if one.id == "story"]
    assert any(fact("result-sets", who=evening.state.name(west), times=2) in one.args["parts"] for one in told)
    evening.did(
        acts.CorrectResult(round=1, table=1, points=bare.points, sets={"W": 1}, reason="West was set only once")
    )
    assert evening.tournament.cash.owing() == {west: 25}
    assert sheet.digest != signed_for
    assert sheet.mended[-1].official, "all at the table are told"
    other = Evening("bend", 4, rounds=1)
    other.start()
    other.did(bare)
    plain = other.state.sheet(1, 1)
    assert plain.result is not None
    assert plain.result.figures == ({"NS": 1240, "EW": 980}, {}), "what is not told changes nothing that was signed for"

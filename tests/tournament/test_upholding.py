"""Whoever decides after two who differ upholds one of them, and the sheet and the penalties follow."""

from __future__ import annotations

import pytest
from floor import NPA_HAND, Evening, said
from msgspec.structs import replace

from meldhouse.game import Slip
from meldhouse.messages import written
from meldhouse.rulebooks.describe.facts import post_fact
from meldhouse.tournament import acts
from meldhouse.tournament.desk.upholding import (
    overruling,
    still_to_write,
    taken_back,
    upholding,
    views_on,
    written_as_ruled,
)
from meldhouse.tournament.lines.disputes import course_of, who_ruled
from meldhouse.tournament.rounds.finishing import untold_corrections
from meldhouse.tournament.rulings.disputes import is_final
from meldhouse.tournament.tournament import Tournament

AT = {"round": 1, "table": 1}
RENEGE = Slip(bidder="N", bid=50, trump="H", meld={"NS": 30, "EW": 20}, how="renege", offender="E")
CLAUSE = "NPA-3.1a"


def evening_of() -> Evening:
    """Two hands are written, and somebody says that there was a renege in the second."""
    evening = Evening("npa", 8)
    evening.start()
    for name in ("ref1", "ref2", "ref3"):
        evening.did(acts.Appoint(who=name, role="referee"))
    evening.did(acts.Appoint(who="ntd", role="director"))
    evening.enter(1, 1, NPA_HAND, NPA_HAND)
    evening.did(acts.CallReferee(about="a renege", **AT))
    return evening


def rules(evening: Evening, by: str, ruling: str, slip: Slip | None = None, fine: int = 0) -> None:
    """As the page of the referee does it: the ruling, what it lifts, what it takes, and the hand. Of a ruling that
    differs from another all that is kept until it is upheld."""
    state, sheet = evening.state, evening.state.sheet(1, 1)
    lifted = overruling(state, state.calls[0], ruling)
    east = sheet.seats["E"]
    answer = acts.Answer(call=1, ruling=ruling, clause=CLAUSE, hand=2, blamed=(east,) if fine else ())
    penalty = acts.Penalize(round=1, person=east, points=fine, reason=ruling, clause=CLAUSE, call=1)
    if answer.differs(state, by):
        evening.did(replace(answer, orders=slip, takes=(penalty,) if fine else ()), by=by)
        return
    evening.did(answer, by=by)
    for act in lifted:
        evening.did(act, by=by)
    if fine:
        evening.did(penalty, by=by)
    if slip is not None:
        evening.did(written_as_ruled(sheet, 2, slip, ruling, CLAUSE, 1), by=by)


def standing(evening: Evening) -> list[int]:
    return [one.what.points for one in evening.state.penalties if not one.lifted]


def upheld(evening: Evening, number: int, by: str) -> None:
    state = evening.state
    view = next(one for one in views_on(state, state.calls[0], by) if one.number == number)
    for act in upholding(state, state.calls[0], view, by):
        evening.did(act, by=by)


def differ(evening: Evening) -> None:
    rules(evening, "ref1", "a renege", RENEGE, fine=50)
    evening.did(acts.Appeal(call=1, person=evening.state.sheet(1, 1).seats["E"]))
    rules(evening, "ref2", "no renege", NPA_HAND)


@pytest.mark.accepts("NPA-1.3e", "NPA-1.3f")
@pytest.mark.parametrize(
    ("number", "slip", "points", "ruling"), [(0, RENEGE, [-50], "a renege"), (1, NPA_HAND, [], "no renege")]
)
def test_the_director_upholds_either_of_two_and_the_sheet_follows(number, slip, points, ruling):
    evening = evening_of()
    differ(evening)
    sheet = evening.state.sheet(1, 1)
    assert sheet.rows[1].slip == RENEGE  # what was ruled first stands until somebody decides
    assert standing(evening) == [-50]
    assert evening.state.calls[0].ruling == "a renege"
    assert [one.ruling for one in views_on(evening.state, evening.state.calls[0], "ntd")] == ["a renege", "no renege"]
    upheld(evening, number, "ntd")
    call = evening.state.calls[0]
    assert (sheet.rows[1].slip, standing(evening), call.ruling) == (slip, points, ruling)
    assert is_final(evening.state, call)
    assert who_ruled(evening.state, call) == post_fact("National Tournament Director")
    assert views_on(evening.state, call, "ntd") == ()
    assert len(course_of(evening.state, call)) == 5
    blamed = [one for one in evening.state.violations.standing if not one.struck and one.who == sheet.seats["E"]]
    assert bool(blamed) is (number == 0)
    again = Tournament(evening.tournament.log)
    assert again.state.calls == evening.state.calls
    assert again.state.penalties == evening.state.penalties


def test_whoever_takes_the_others_view_takes_what_it_brought():
    evening = evening_of()
    differ(evening)
    assert [one.number for one in views_on(evening.state, evening.state.calls[0], "ref2")] == [0]
    upheld(evening, 0, "ref2")
    assert evening.state.sheet(1, 1).rows[1].slip == RENEGE
    assert standing(evening) == [-50]
    assert is_final(evening.state, evening.state.calls[0])


def test_the_second_who_agrees_changes_nothing_on_the_sheet():
    evening = evening_of()
    rules(evening, "ref1", "a renege", RENEGE, fine=50)
    assert views_on(evening.state, evening.state.calls[0], "ref2") == ()  # nobody has asked for more
    evening.did(acts.Appeal(call=1, person=evening.state.sheet(1, 1).seats["E"]))
    assert views_on(evening.state, evening.state.calls[0], "ref1") == ()
    mended = len(evening.state.sheet(1, 1).mended)
    upheld(evening, 0, "ref2")
    assert len(evening.state.sheet(1, 1).mended) == mended
    assert standing(evening) == [-50]


def test_what_was_not_written_by_a_ruling_is_not_written_back():
    evening = evening_of()
    rules(evening, "ref1", "a renege, but nobody saw it")
    evening.did(acts.Appeal(call=1, person=evening.state.sheet(1, 1).seats["E"]))
    rules(evening, "ref2", "no renege")
    other = replace(NPA_HAND, meld={"NS": 32, "EW": 20})
    evening.did(acts.ChangeSlip(hand=2, slip=other, **AT))  # the table mends something else
    upheld(evening, 0, "ntd")
    assert evening.state.sheet(1, 1).rows[1].slip == other


def test_a_hand_that_a_ruling_wrote_first_must_be_written_by_hand():
    evening = evening_of()
    evening.did(acts.Answer(call=1, ruling="play on", clause=CLAUSE, hand=3), by="ref1")
    evening.did(acts.Appeal(call=1, person=evening.state.sheet(1, 1).seats["E"]))
    evening.did(acts.Answer(call=1, ruling="a renege", clause=CLAUSE, hand=3), by="ref2")
    refusal = evening.no(acts.EnterSlips(slips=(RENEGE,), call=1, **AT), by="ref2")
    assert refusal.code == "undecided"
    evening.did(acts.Answer(call=1, ruling="a renege", clause=CLAUSE, hand=3), by="ntd")
    evening.did(acts.EnterSlips(slips=(RENEGE,), call=1, **AT), by="ntd")
    assert len(evening.state.sheet(1, 1).rows) == 3


@pytest.mark.refuses("NPA-1.3e")
def test_whoever_differs_writes_nothing_before_it_is_decided():
    evening = evening_of()
    differ(evening)
    at = {"call": 1, **AT}
    east = evening.state.sheet(1, 1).seats["E"]
    fine = acts.Penalize(round=1, person=east, points=10, reason="so ruled", clause=CLAUSE, call=1)
    for act in (acts.ChangeSlip(hand=2, slip=NPA_HAND, **at), acts.EnterSlips(slips=(NPA_HAND,), **at), fine):
        refusal = evening.no(act, by="ref2")
        assert refusal.code == "undecided"
        assert "the National Tournament Director decides" in said(refusal)


def test_what_the_second_would_take_is_taken_when_he_is_upheld():
    evening = evening_of()
    rules(evening, "ref1", "no renege")
    evening.did(acts.Appeal(call=1, person=evening.state.sheet(1, 1).seats["N"]))
    rules(evening, "ref2", "a renege", RENEGE, fine=50)
    assert evening.state.sheet(1, 1).rows[1].slip == NPA_HAND
    assert standing(evening) == []
    assert not evening.state.violations.standing
    upheld(evening, 1, "ntd")
    assert evening.state.sheet(1, 1).rows[1].slip == RENEGE
    assert standing(evening) == [-50]
    assert evening.state.violations.standing


@pytest.mark.parametrize("is_whole", [True, False])
def test_a_hand_still_to_be_written_is_written_when_the_second_is_upheld(is_whole):
    evening = evening_of()
    evening.did(acts.Answer(call=1, ruling="play on", clause=CLAUSE, hand=3), by="ref1")
    evening.did(acts.Appeal(call=1, person=evening.state.sheet(1, 1).seats["E"]))
    known = RENEGE if is_whole else Slip(how="renege", offender="E")
    evening.did(acts.Answer(call=1, ruling="a renege", clause=CLAUSE, hand=3, orders=known), by="ref2")
    state = evening.state
    view = views_on(state, state.calls[0], "ntd")[1]
    assert still_to_write(state, state.calls[0], view) == (None if is_whole else known)
    upheld(evening, 1, "ntd")
    assert len(evening.state.sheet(1, 1).rows) == (3 if is_whole else 2)


def test_a_ruling_that_holds_gives_its_penalties_itself():
    evening = evening_of()
    east = evening.state.sheet(1, 1).seats["E"]
    fine = acts.Penalize(round=1, person=east, points=10, reason="so ruled", clause=CLAUSE)
    refusal = evening.no(acts.Answer(call=1, ruling="a renege", clause=CLAUSE, takes=(fine,)), by="ref1")
    assert refusal.code == "takes"


def test_a_call_knows_the_hand_it_is_about():
    evening = evening_of()
    assert evening.no(acts.Answer(call=1, ruling="x", clause=CLAUSE, hand=4), by="ref1").code == "hand"
    rules(evening, "ref1", "a renege", RENEGE)
    assert evening.state.calls[0].hand == 2


def test_a_ruling_whose_penalty_was_a_mistake_is_taken_back():
    evening = evening_of()
    rules(evening, "ref1", "East loses 50 points", fine=50)
    assert taken_back(evening.state, evening.state.calls[0]) is None
    evening.did(acts.Lift(penalty=1, reason="a mistake"))
    assert taken_back(evening.state, evening.state.calls[0]) == written("a mistake")


def test_the_scorekeeper_of_a_table_asks_for_another_official_there_and_nowhere_else():
    evening = evening_of()
    evening.did(acts.Appoint(who="keeper", role="scorekeeper", table=1))
    evening.did(acts.Appoint(who="other", role="scorekeeper", table=2))
    rules(evening, "ref1", "a renege")
    north = evening.state.sheet(1, 1).seats["N"]
    assert evening.no(acts.Appeal(call=1, person=north), by="other").code.startswith("role")
    assert evening.no(acts.Appeal(call=7, person=north), by="keeper")
    evening.did(acts.Appeal(call=1, person=north), by="keeper")
    assert not evening.state.calls[0].answered_by


def test_nobody_need_hear_of_a_correction_that_was_corrected_again():
    evening = evening_of()
    differ(evening)
    upheld(evening, 1, "ntd")
    other = replace(NPA_HAND, meld={"NS": 32, "EW": 20})
    evening.did(acts.Correct(hand=2, slip=other, reason="meld", clause=CLAUSE, **AT))
    sheet = evening.state.sheet(1, 1)
    numbers = [one.number for one in sheet.mended if one.official]
    assert len(numbers) == 2
    assert {number for number, _ in sheet.untold} == {numbers[-1]}
    north = sheet.seats["N"]
    stale = acts.Acknowledge(correction=numbers[0], person=north, **AT)
    assert evening.no(stale).code == "correction"
    for person in sheet.seats.values():
        evening.did(acts.Acknowledge(correction=numbers[-1], person=person, **AT))
    assert untold_corrections(evening.state) == ()


def test_a_result_takes_the_place_of_every_hand_that_was_corrected():
    evening = Evening("npa", 4)
    evening.start()
    evening.did(acts.EnterResult(points={"NS": 300, "EW": 200}, **AT))
    evening.sign(1, 1)
    for points in ({"NS": 310, "EW": 200}, {"NS": 320, "EW": 200}):
        evening.did(acts.CorrectResult(points=points, reason="added wrongly", **AT))
    assert {number for number, _ in evening.state.sheet(1, 1).untold} == {2}

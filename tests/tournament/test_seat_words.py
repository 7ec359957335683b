"""At the desk people have names: rulings, penalties and refusals call them by these, not by where they sit."""

from __future__ import annotations

from floor import MINUTE, Evening, said

from meldhouse.messages import written
from meldhouse.tournament import acts


def test_a_penalty_is_given_for_what_a_person_did():
    evening = Evening("npa", 4)
    number = evening.start()
    sheet = evening.state.sheet(number, 1)
    who = sheet.seats["E"]
    act = acts.Penalize(round=number, person=who, points=50, reason="East talked to West", clause="NPA-1.1b")
    evening.did(act)
    assert evening.state.penalties[0].what.reason == written("East talked to West")


def test_who_comes_too_late_is_refused_by_name():
    evening = Evening("npa", 4)
    number = evening.start()
    who = evening.state.sheet(number, 1).seats["S"]
    evening.did(acts.Missing(round=number, person=who))
    refusal = evening.no(acts.Arrived(round=number, person=who), later=20 * MINUTE)
    assert evening.state.name(who) in said(refusal)
    assert "South" not in said(refusal)

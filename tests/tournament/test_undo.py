"""The desk takes back what it did last; the log keeps both."""

from __future__ import annotations

import pytest
from floor import NPA_HAND, Evening

from meldhouse.tournament import acts
from meldhouse.tournament.events import Undone, read_step, write_step
from meldhouse.tournament.forms import changed
from meldhouse.tournament.tournament import LogError, Tournament


def test_undo_takes_back_the_last_act_of_the_desk_and_keeps_a_record():
    evening = Evening("npa", 8)
    evening.do(acts.Draft())
    before = len(evening.tournament.log)
    evening.do(acts.Confirm(round=1))
    (event,) = evening.did(acts.Undo(reason="too soon"))
    assert event == Undone(step=before + 1)
    assert evening.state.rounds[0].status == "draft"
    assert [type(step.act) for step in evening.tournament.log[before:]] == [acts.Confirm, acts.Undo]
    evening.did(acts.Undo())
    assert evening.state.rounds == []
    evening.did(acts.Undo())
    assert len(evening.state.entrants) == 7
    back = Tournament([read_step(write_step(step)) for step in evening.tournament.log])
    assert back.state.entrants == evening.state.entrants
    evening.start()


def test_what_players_did_since_keeps_an_act_from_being_undone_if_it_rests_on_it():
    evening = Evening("npa", 8)
    evening.start()
    evening.did(acts.EnterSlips(round=1, table=1, slips=(NPA_HAND,)), by=evening.state.sheet(1, 1).seats["N"])
    refusal = evening.no(acts.Undo())
    assert refusal.code == "undo-built"
    assert "started round 1" in refusal.text


def test_what_players_did_since_stays_if_it_does_not():
    evening = Evening("npa", 8)
    evening.start()
    evening.did(acts.Amend(form=changed(evening.state.form, {"slow": 9})))
    evening.did(acts.EnterSlips(round=1, table=1, slips=(NPA_HAND,)), by=evening.state.sheet(1, 1).seats["N"])
    evening.did(acts.Undo())
    assert evening.state.form.slow == 20
    assert len(evening.state.sheet(1, 1).rows) == 1


def test_finishing_can_be_undone_and_opening_cannot():
    evening = Evening("npa", 0)
    assert evening.no(acts.Undo()).code == "undo-none"
    evening.do(acts.Finish(anyway=True))
    evening.did(acts.Undo())
    assert not evening.state.finished


def test_steps_that_are_no_tournament_are_told_with_their_number():
    evening = Evening("npa", 8)
    evening.start()
    steps = list(evening.tournament.log)
    with pytest.raises(LogError, match="Step 1 does not fit"):
        Tournament(steps[4:])

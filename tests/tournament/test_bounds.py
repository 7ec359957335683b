"""Whatever was accepted can be read again: texts and numbers end where the log ends them."""

from __future__ import annotations

import pytest
from floor import Evening

from meldhouse.messages import fact
from meldhouse.tournament import acts
from meldhouse.tournament.steps import read_step, write_step


@pytest.mark.parametrize(
    ("act", "what"),
    [
        (lambda long: acts.Enter(names=("x" * (80 + long),)), "name"),
        (lambda long: acts.Enter(names=("Eve",), club="x" * (80 + long)), "club"),
        (lambda long: acts.Withdraw(entrant="P1", reason="x" * (400 + long)), "reason"),
    ],
)
def test_a_text_that_is_just_short_enough_is_read_again_and_a_longer_one_is_refused(act, what):
    evening = Evening("st-hilary", 4)
    tournament = evening.tournament
    refusal = tournament.verify(act(1), by="director", at=evening.at)
    assert refusal is not None
    most = 400 if what == "reason" else 80
    assert refusal.message == fact("no-too-long", what=fact("field-name", field=what), most=most)
    tournament.apply(act(0), by="director", at=evening.at)
    assert read_step(write_step(tournament.log[-1])).act == act(0)


def test_a_number_that_the_log_cannot_hold_is_refused():
    evening = Evening("bend", 4)
    refusal = evening.tournament.verify(
        acts.Fine(account="P1", cents=10**30, reason="ham", clause=""), by="director", at=evening.at
    )
    assert refusal is not None
    assert refusal.message == fact("no-unreadable", what=fact("field-name", field="cents"))

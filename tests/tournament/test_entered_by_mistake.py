"""Who was entered by mistake is taken out, while nothing was played and nothing paid; and who left before it began."""

from __future__ import annotations

import pytest
from floor import NPA_HAND, Evening

from meldhouse.messages import fact
from meldhouse.tournament import acts
from meldhouse.tournament.log import log_lines
from meldhouse.tournament.passes import hash_of
from meldhouse.tournament.steps import read_step, write_step
from meldhouse.tournament.tournament import Tournament


def test_a_mistake_is_taken_out_with_a_record_and_its_number_is_not_given_again():
    evening = Evening("npa", 9, rounds=3)
    evening.do(acts.Draft())
    then = evening.did(acts.Remove(entrant="P4"))
    assert "P4" not in evening.state.entrants
    assert "P4" not in evening.state.rounds[0].seating.people
    assert fact("plan-gone", names=("Player 4",)) in [told for event in then for told in getattr(event, "changes", ())]
    evening.did(acts.Enter(names=("Zoe",)))
    assert list(evening.state.entrants)[-1] == "P10"
    assert any(line.what.id == "log-remove" for line in log_lines(evening.tournament))
    back = Tournament([read_step(write_step(step)) for step in evening.tournament.log])
    assert back.state.entrants == evening.state.entrants


def test_taking_out_can_be_undone_and_a_link_of_whoever_is_gone_gives_nothing():
    evening = Evening("mcallen", 3)
    evening.did(acts.Invite(role="player", token=hash_of("t" * 32), person="T3a"))
    evening.did(acts.Remove(entrant="T3"))
    assert evening.no(acts.Accept(link="t" * 32), by="phone").code == "pass"
    evening.did(acts.Undo())
    assert "T3" in evening.state.entrants
    evening.did(acts.Accept(link="t" * 32), by="phone")
    evening.did(acts.Remove(entrant="T3"))
    assert evening.state.person_of("phone") is None
    assert evening.no(acts.CheckIn(entrants=("T3",))).code == "entrant"


def test_what_somebody_has_played_or_paid_stays():
    evening = Evening("bend", 9, money={"fee_cents": 200})
    evening.did(acts.Pay(account="P1", kind="fee", cents=200))
    assert evening.no(acts.Remove(entrant="P1")).message.args["why"] == "money"
    evening.start()
    assert evening.no(acts.Remove(entrant="P2")).message.args["why"] == "seated"
    assert evening.no(acts.Remove(entrant="P99")).code == "entrant"
    bracket = Evening("n42pa", 4)
    bracket.do(acts.Draft())
    assert bracket.no(acts.Remove(entrant="T1")).message.args["why"] == "bracket"


@pytest.mark.parametrize(
    ("refund", "before", "owes"),
    [("before-start", True, 0), ("before-start", False, 200), ("always", False, 0), ("never", True, 200)],
)
def test_who_withdraws_where_the_fee_would_go_back_owes_nothing_and_is_not_ranked(refund, before, owes):
    evening = Evening("npa", 8, rounds=2, money={"fee_cents": 200, "refund": refund})
    evening.did(acts.Enter(names=("Opal",)))
    if not before:
        evening.hand_in(evening.start(), *[NPA_HAND] * 4)
    evening.did(acts.Withdraw(entrant="P9"))
    assert evening.tournament.cash.owing().get("P9", 0) == owes
    assert not next(one for one in evening.tournament.accounts if one.id == "P9").ranked
    evening.did(acts.CheckIn(entrants=("P9",)))
    assert evening.tournament.cash.owing().get("P9", 0) == 200

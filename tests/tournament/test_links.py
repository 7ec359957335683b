"""Links that give a role: what the tournament keeps of one opens nothing."""

from __future__ import annotations

from floor import Evening

from meldhouse.tournament import acts
from meldhouse.tournament.passes import hash_of, new_token
from meldhouse.tournament.steps import read_step, write_step
from meldhouse.tournament.tournament import Tournament


def test_the_hash_of_a_link_is_not_the_link():
    evening, link = Evening("npa", 8), new_token()
    stored = hash_of(link)
    evening.did(acts.Invite(token=stored, role="director"))
    for tried in (acts.Accept(token=stored), acts.Accept(link=stored), acts.Accept(link=stored, token=stored)):
        assert evening.no(tried, by="thief").code == "pass"
    evening.did(acts.Accept(link=link), by="phone")
    assert "director" in evening.state.roles_of("phone")
    written = [write_step(step) for step in evening.tournament.log]
    assert not any(link.encode() in step for step in written), "nor is the link written down when it is used"
    assert "director" in Tournament([read_step(step) for step in written]).state.roles_of("phone")


def test_what_was_done_before_a_link_was_taken_can_still_be_undone():
    evening, link = Evening("npa", 8), new_token()
    evening.did(acts.Invite(token=hash_of(link), role="referee"))
    evening.did(acts.Enter(names=("Vera",)))
    evening.did(acts.Accept(link=link), by="phone")
    evening.did(acts.Undo())
    assert "referee" in evening.state.roles_of("phone")

"""A clause by the number of the paper: where that may be one of two penalties, it is asked and not guessed."""

from __future__ import annotations

from floor import Evening

from meldhouse.tournament import acts


def test_of_two_penalties_under_one_number_both_are_told_and_none_is_guessed():
    evening = Evening("npa", 8)
    for said in ("2.2", "NPA-2.2", "rule 2.2"):
        refusal = evening.no(acts.Fine(account="P1", cents=500, reason="no machine", clause=said))
        assert refusal.code == "clause-which"
        assert refusal.text.startswith(f"“{said}” can be NPA-2.2h (")
        assert " or NPA-2.2i (" in refusal.text
    evening.start()
    assert evening.no(acts.Penalize(round=1, person="P1", points=10, reason="", clause="2.2")).code == "clause-which"
    evening.did(acts.Fine(account="P1", cents=500, reason="no machine", clause="2.2i"))
    assert evening.state.fines[-1].clause == "NPA-2.2i"


def test_where_only_one_speaks_of_a_penalty_it_is_that():
    evening = Evening("npa", 8)
    evening.did(acts.Fine(account="P1", cents=500, reason="swore", clause="NPA-1.3e"))
    assert evening.state.fines[-1].clause == "NPA-1.3e"

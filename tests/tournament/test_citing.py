"""A clause by the number of the paper: where that may be one of two penalties, it is asked and not guessed."""

from __future__ import annotations

from floor import Evening, said as told_as

from meldhouse.messages import fact
from meldhouse.rulebooks.naming import clauses_named
from meldhouse.tournament import acts
from meldhouse.tournament.rulings.citing import as_cited, which_clause


def test_of_two_penalties_under_one_number_both_are_told_and_none_is_guessed():
    evening = Evening("npa", 8)
    for said in ("2.2", "NPA-2.2", "rule 2.2"):
        refusal = evening.no(acts.Fine(account="P1", cents=500, reason="no machine", clause=said))
        assert refusal.code == "clause-which"
        assert [one.args["id"] for one in refusal.message.args["clauses"]] == ["NPA-2.2h", "NPA-2.2i"]
        assert " or NPA-2.2i (" in told_as(refusal)
    evening.start()
    assert evening.no(acts.Penalize(round=1, person="P1", points=10, reason="", clause="2.2")).code == "clause-which"
    evening.did(acts.Fine(account="P1", cents=500, reason="no machine", clause="2.2i"))
    assert evening.state.fines[-1].clause == "NPA-2.2i"


def test_where_only_one_speaks_of_a_penalty_it_is_that():
    evening = Evening("npa", 8)
    evening.did(acts.Fine(account="P1", cents=500, reason="swore", clause="NPA-1.3e"))
    assert evening.state.fines[-1].clause == "NPA-1.3e"


def test_conduct_and_rulings_are_never_logged_under_a_guess():
    evening = Evening("npa", 8)
    evening.start()
    person = evening.state.sheet(1, 1).seats["N"]
    refusal = evening.no(acts.LogConduct(person=person, clause="2.5"))
    assert refusal.code == "clause-which"
    assert "NPA-2.5a" in told_as(refusal)
    evening.did(acts.CallReferee(round=1, table=1))
    refusal = evening.no(acts.Answer(call=1, ruling="It stands", clause="2.5"))
    assert refusal.code == "clause-which"
    refusal = evening.no(acts.Answer(call=1, ruling="It stands", clause="2.4"))
    assert refusal.message == fact("no-clause-many", clause="2.4", number=19, first="NPA-2.4a", last="NPA-2.4s")
    evening.did(acts.Answer(call=1, ruling="It stands", clause="2.5d"))
    assert evening.state.calls[0].clause == "NPA-2.5d"


def test_a_number_that_only_one_clause_has_needs_no_letter():
    evening = Evening("npa", 8)
    evening.start()
    evening.did(acts.CallReferee(round=1, table=1))
    book = evening.state.book
    alone = next(one for one in book.clause if clauses_named(book, one.id[4:-1]) == (one.id,))
    evening.did(acts.Answer(call=1, ruling="It stands", clause=alone.id[4:-1]))
    assert evening.state.calls[0].clause == alone.id


def test_of_conduct_only_clauses_of_conduct_are_meant():
    book = Evening("npa", 0).tournament.book
    for clause in book.clause:
        act = acts.LogConduct(person="P1", clause=clause.id[4:-1])
        fitting = [id for id in clauses_named(book, act.clause) if book.clause_table[id].kind == "conduct"]
        if len(fitting) == 1:
            assert as_cited(book, act).clause == fitting[0]
        elif len(fitting) > 1:
            assert as_cited(book, act).clause == act.clause, "none is guessed"
            assert which_clause(book, act) is not None

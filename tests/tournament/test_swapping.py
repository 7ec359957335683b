"""Two change places in a draft: what the director should know of it is told, and it is allowed all the same."""

from __future__ import annotations

from floor import BEND_HAND, STH_HAND
from test_arranging import Evening, second_round, tables

from meldhouse.messages import fact
from meldhouse.tournament import acts
from meldhouse.tournament.acts.seating import said_of_swap


def test_two_change_places_and_that_can_be_undone():
    evening = Evening("npa", 9)
    assert evening.no(acts.Swap(one="P1", two="P2")).code == "draft"
    evening.do(acts.Draft())
    before, (out,) = tables(evening), evening.state.rounds[0].seating.out
    one, two = before[0][1], before[1][2]
    evening.did(acts.Swap(one=one, two=two))
    after = tables(evening)
    assert (after[0][1], after[1][2]) == (two, one)
    assert sum(a != b for was, now in zip(before, after, strict=True) for a, b in zip(was, now, strict=True)) == 2
    assert evening.state.planned[1] == evening.state.rounds[0].seating, "the plan knows of it too"
    evening.did(acts.Swap(one=out, two=one))
    assert evening.state.rounds[0].seating.out == (one,)
    evening.did(acts.Undo())
    evening.did(acts.Undo())
    assert tables(evening) == before


def test_only_a_draft_and_only_two_who_are_in_it():
    evening = Evening("npa", 8)
    evening.did(acts.Enter(names=("Away",)))
    evening.do(acts.Draft())
    assert evening.no(acts.Swap(one="P1", two="P1")).code == "swap-same"
    assert evening.no(acts.Swap(one="P1", two="P9")).code == "swap-who"
    assert evening.no(acts.Swap(one="P1", two="P77")).code == "entrant"
    evening.do(acts.Confirm(round=1))
    assert evening.no(acts.Swap(one="P1", two="P2")).code == "swap-late"


def test_partners_again_and_who_is_to_be_kept_apart_are_told():
    evening = second_round("st-hilary", 8, STH_HAND, apart=("household",), apart_as="opponents")
    one, two = evening.state.rounds[0].seating.tables[0].partners[0]
    seats = tables(evening)
    partner = next(table[table.index(one) ^ 2] for table in seats if one in table)
    act = acts.Swap(one=partner, two=two)
    evening.did(act)
    names = evening.state.name
    changed, *again = said_of_swap(evening.state, act)
    assert changed == fact("plan-swapped", names=(names(partner), names(two)))
    assert {(line.id, line.args["round"]) for line in again} == {("caution-partners", 1)}
    assert {names(one), names(two)} in [set(line.args["names"]) for line in again]
    evening.did(acts.Undo())
    first, second = tables(evening)
    for entrant in (first[0], second[0]):
        evening.did(acts.Edit(entrant=entrant, names=(names(entrant),), household="Mill Lane"))
    first, second = tables(evening)
    there = next(table for table in (first, second) if first[0] in table)
    act = acts.Swap(one=there[1], two=second[0])
    evening.did(act)
    assert "caution-apart" in [line.id for line in said_of_swap(evening.state, act)]


def test_against_results_it_needs_a_reason_and_a_match_keeps_its_pairs():
    evening = second_round("bend", 12, BEND_HAND)
    first, _, third = tables(evening)
    act = acts.Swap(one=first[0], two=third[0])
    assert evening.no(act).clause in ("BEN-6.1a", "BEN-6.1b", "BEN-6.1c")
    evening.did(acts.Swap(one=first[0], two=third[0], reason="cannot climb the stairs"))
    assert third[0] in tables(evening)[0]
    matches = Evening("n42pa", 4, best_of=1)
    matches.do(acts.Draft())
    one, two = tables(matches)
    assert matches.no(acts.Swap(one=one[0], two=two[0], reason="they ask for it")).code == "arrange-matches"

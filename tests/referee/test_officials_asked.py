"""Asked where a dispute stands: whom to call, who decides next, and what is final."""

from __future__ import annotations

import pytest
from ruling_facts import about, ids_of, parts_of, unruled

from meldhouse.referee.cases.case import Case, CaseError
from meldhouse.referee.rulings.ruling import Ruling, rule
from table import house

ONE = [("mcallen", "MCA-C5"), ("st-hilary", "STH-LA-a"), ("n42pa", "N42-X23"), ("bend", "BEN-X14")]
"""Houses in which the first who decides has the last word."""


def asked(name: str, kind: str, *ruled: str, absent: tuple[str, ...] = ()) -> Ruling:
    return rule(house(name), Case(kind=kind, ruled=ruled, absent=absent))


@pytest.mark.accepts("NPA-1.3a", "NPA-1.1e", "NPA-1.3b")
def test_the_table_tries_first_and_then_the_referee_comes_with_the_rules() -> None:
    ruling = asked("npa", "dispute")
    assert ids_of(ruling) == ("ruling-settle", "ruling-if-unsettled", "ruling-call", "ruling-rules-in-hand")
    assert (ruling.hand, ruling.remedies) == ("stopped", ("official",))


@pytest.mark.accepts("MCA-C5", "STH-LA-a", "N42-20a", "BEN-X14")
@pytest.mark.parametrize(
    ("name", "who", "clause"),
    [
        ("mcallen", "referee", "MCA-C5"),
        ("st-hilary", "Ministry Leader", "STH-LA-a"),
        ("n42pa", "tournament director", "N42-20a"),
        ("bend", "club organizer", "BEN-X14"),
    ],
)
def test_elsewhere_play_stops_and_one_person_is_called(name, who, clause) -> None:
    ruling = asked(name, "dispute")
    assert (ids_of(ruling), ruling.clause) == (("ruling-call",), clause)
    assert who in about(ruling, "ruling-call")
    assert ruling.hand == "stopped"


@pytest.mark.accepts("NPA-1.3c", "NPA-1.3d", "NPA-1.3e")
def test_a_player_may_ask_for_a_second_referee_once() -> None:
    first = asked("npa", "appeal")
    assert first == asked("npa", "appeal", "a renege")
    assert (first.clause, first.hand) == ("NPA-1.3c", "stopped")
    assert "ruling-may-appeal" in parts_of(first)
    assert "ruling-holds-unless" in parts_of(asked("npa", "dispute", "a renege"))


@pytest.mark.refuses("NPA-1.3d")
def test_two_who_agree_are_final() -> None:
    ruling = asked("npa", "appeal", "a renege", " A Renege")
    assert (ruling.clause, ruling.hand) == ("NPA-1.3d", "goes-on")
    assert "ruling-final-agreed" in parts_of(ruling)


@pytest.mark.accepts("NPA-1.3e", "NPA-1.3f")
@pytest.mark.parametrize(
    ("absent", "who"),
    [
        ((), "National Tournament Director"),
        (("National Tournament Director",), "Vice President"),
        (("National Tournament Director", "Vice President"), "appointee"),
    ],
)
def test_two_who_differ_go_to_the_director_or_to_whoever_stands_in(absent, who) -> None:
    ruling = asked("npa", "appeal", "a renege", "no renege", absent=absent)
    assert (ruling.clause, ruling.hand) == ("NPA-1.3e", "stopped")
    split = next(one for one in ids_of(ruling) if one.startswith("ruling-split"))
    assert about(ruling, split)[4] == who
    assert "ruling-both-bound" in parts_of(ruling)


@pytest.mark.refuses("NPA-1.3e")
def test_what_the_director_has_said_is_final() -> None:
    ruling = asked("npa", "dispute", "a renege", "no renege", "no renege at all")
    assert (ruling.clause, ruling.hand) == ("NPA-1.3e", "goes-on")
    with pytest.raises(CaseError, match="closed: the ruling is final"):
        asked("npa", "dispute", "a", "b", "c", "d")


@pytest.mark.refuses("MCA-C5", "STH-LA-a", "N42-X23", "BEN-X14")
@pytest.mark.parametrize(("name", "clause"), ONE)
def test_where_one_decides_nothing_is_appealed(name, clause) -> None:
    ruling = asked(name, "appeal")
    assert (ruling.clause, ruling.hand) == (clause, "goes-on")
    assert "ruling-final" in parts_of(ruling)
    with pytest.raises(CaseError, match="the ruling is final"):
        asked(name, "appeal", "yes", "no")


@pytest.mark.refuses("NPA-1.3b")
def test_a_ruling_without_a_rule_does_not_count() -> None:
    ruling = asked("npa", "ruling_uncited")
    assert (ruling.clause, ruling.hand) == ("NPA-1.3b", "stopped")
    assert ids_of(ruling)[0] == "ruling-needs-clause"


@pytest.mark.parametrize(("name", "clause"), ONE)
def test_elsewhere_no_clause_is_asked_for(name, clause) -> None:
    ruling = asked(name, "ruling_uncited")
    assert (ruling.clause, ruling.hand) == (clause, "goes-on")


def test_somebody_who_holds_no_post_is_told_of() -> None:
    with unruled("case-post"):
        asked("npa", "dispute", absent=("Bob",))
    with unruled("case-ruled-where"):
        rule(house("npa"), Case(kind="lead_early", by=("N",), ruled=("a",)))


# --- conduct by its clause --------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-4.1e", "MCA-C3", "STH-HS-a", "N42-12a", "BEN-2.1a")
@pytest.mark.parametrize(
    ("name", "clause"),
    [("npa", "NPA-4.1e"), ("mcallen", "MCA-C3"), ("st-hilary", "STH-HS-a"), ("n42pa", "N42-12a"), ("bend", "BEN-2.1a")],
)
def test_conduct_is_ruled_on_by_the_clause_that_names_it(name, clause) -> None:
    book = house(name)
    ruling, plain = (rule(book, Case(kind="conduct", by=("N",), clause=one)) for one in (clause, ""))
    assert ruling.clause == clause
    assert clause in parts_of(ruling)
    assert (ruling.remedies, ruling.entries, ruling.logged) == (plain.remedies, (), True)


@pytest.mark.parametrize(
    ("kind", "clause", "why"),
    [("conduct", "NPA-3.1a", "case-clause-named"), ("conduct", "NPA-9z", "case-clause"),
     ("lead_early", "NPA-4.1e", "case-clause-where")],
)  # fmt: skip
def test_a_clause_of_something_else_is_refused(kind, clause, why) -> None:
    with unruled(why):
        rule(house("npa"), Case(kind=kind, by=("N",), clause=clause))


# --- who keeps breaking the rules, and who wants to know them ----------------------------------------------------


@pytest.mark.accepts("NPA-1.1a", "N42-19a")
@pytest.mark.parametrize(
    ("name", "who", "clause"),
    [
        ("npa", "National Tournament Director", "NPA-1.1a"),
        ("n42pa", "tournament director", "N42-19a"),
        ("st-hilary", "Ministry Leader", "STH-LA-a"),
        ("mcallen", "referee", "MCA-C5"),
        ("bend", "club organizer", "BEN-X14"),
    ],
)
def test_who_keeps_breaking_the_rules_loses_no_points_by_it_and_an_official_decides(name, who, clause) -> None:
    ruling = rule(house(name), Case(kind="repeated", by=("N",)))
    assert (ruling.clause, ruling.entries, ruling.logged) == (clause, (), True)
    assert ids_of(ruling)[0] == "ruling-repeat-noted"
    assert who in about(ruling, "ruling-repeat-decides")


@pytest.mark.accepts("NPA-9.1a", "N42-20a", "MCA-C5")
@pytest.mark.parametrize(("name", "clause"), [("npa", "NPA-9.1a"), ("n42pa", "N42-20a"), ("mcallen", "MCA-C5")])
def test_a_question_about_the_rules_has_its_official(name, clause) -> None:
    assert rule(house(name), Case(kind="question")).clause == clause


def test_a_club_with_two_officials_of_whom_the_second_has_the_last_word() -> None:
    club = house("npa", '[officials]\nchain = ["referee", "director"]')
    assert ids_of(rule(club, Case(kind="appeal")))[0] == "ruling-may-appeal"
    assert rule(club, Case(kind="appeal", ruled=("a", "b"))).hand == "goes-on"
    assert "ruling-repeat-decides" in parts_of(rule(club, Case(kind="repeated", by=("N",))))

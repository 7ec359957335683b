"""Only what decides about a kind is asked for: what is asked changes an answer, and what is left out changes none."""

from __future__ import annotations

import pytest
from ruling_facts import parts_of

from meldhouse.referee.asking.deciding_facts import deciding_facts
from meldhouse.referee.asking.groups import OFTEN, groups_of, often_of
from meldhouse.referee.cases.case import Case
from meldhouse.referee.cases.kinds import CHAPTERS, KINDS
from meldhouse.referee.officials.conduct import breakable
from meldhouse.referee.rulings.ruling import rule
from meldhouse.rulebooks import load_book

HOUSES = ("npa", "mcallen", "st-hilary", "n42pa", "bend")


@pytest.mark.parametrize(
    ("house", "kind", "facts"),
    [
        ("npa", "late", "by seconds"),
        ("npa", "dispute", "absent ruled"),
        ("npa", "count_end", "counts"),
        ("npa", "renege_unproven", "called caller has_every_trick slip taken"),
        ("mcallen", "renege_unproven", "called caller slip"),
        ("st-hilary", "renege_unproven", "called caller"),
        ("st-hilary", "renege", "by called caller in_time offence slip"),
        ("n42pa", "claim", "by slip stands taken"),
        ("bend", "meld_value", "by called in_time pieces trump"),
        ("bend", "sheet_error", "called in_time"),
        ("npa", "bid_wrong", "bid by called over slip"),
        ("npa", "conduct", "by clause"),
    ],
)
def test_a_kind_asks_for_what_decides_about_it(house: str, kind: str, facts: str):
    assert sorted(deciding_facts(load_book(house), kind)) == facts.split()


@pytest.mark.parametrize("house", HOUSES)
def test_few_kinds_ask_for_much(house: str):
    """Of a dozen facts nothing that happens at a table takes more than seven."""
    book = load_book(house)
    assert max(len(deciding_facts(book, kind)) for kinds in groups_of(book).values() for kind in kinds) <= 7


@pytest.mark.parametrize("house", HOUSES)
def test_whether_it_was_in_time_is_asked_exactly_where_it_matters(house: str):
    book = load_book(house)
    for kind in ("lead_early", "sheet_error", "old_trick"):
        by = () if kind == "sheet_error" else ("N",)
        texts = {parts_of(rule(book, Case(kind=kind, by=by, in_time=when))) for when in (None, True, False)}
        assert ("in_time" in deciding_facts(book, kind)) == (len(texts) > 1), kind


@pytest.mark.parametrize("house", HOUSES)
def test_what_is_asked_most_is_known_in_the_house_and_stands_in_a_chapter_too(house: str):
    often = often_of(load_book(house))
    assert often[0] == "renege"
    assert len(often) >= 8
    assert set(often) <= {kind for kinds in groups_of(load_book(house)).values() for kind in kinds}


def test_chapters_name_every_kind_once():
    named = [kind.name for kinds in CHAPTERS.values() for kind in kinds]
    assert sorted(named) == sorted(set(named)) == sorted(KINDS)
    assert set(OFTEN) <= set(KINDS)


@pytest.mark.parametrize("house", HOUSES)
def test_conduct_is_asked_about_by_the_clauses_that_have_no_other_name(house: str):
    book = load_book(house)
    found = breakable(book)
    assert found
    for clause in found:
        assert rule(book, Case(kind="conduct", by=("N",), clause=clause.id)).clause == clause.id
    assert "N42-18a" not in {clause.id for clause in found}, "an onlooker has a name of his own"

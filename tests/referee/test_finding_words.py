"""What happened is found by the words people use, and conduct by the clause that speaks of it."""

from __future__ import annotations

import pytest

from meldhouse.referee.finding import clause_found, find_kinds
from table import house


@pytest.mark.accepts("MCA-7a")
@pytest.mark.parametrize("said", ["counted aloud", "counting meld aloud", "counted out loud"])
def test_counting_aloud_is_conduct_by_the_rule_that_meld_is_counted_in_silence(said):
    book = house("mcallen")
    assert (find_kinds(book, said), clause_found(book, said)) == (("conduct",), "MCA-7a")


@pytest.mark.parametrize(
    ("name", "said", "clause"),
    [
        ("mcallen", "slammed", "MCA-C3"),
        ("mcallen", "slamming a card", "MCA-C3"),
        ("npa", "slammed", "NPA-2.7r"),
        ("npa", "rolling eyes", "NPA-4.1d"),
        ("st-hilary", "hand signals", "STH-HS-a"),
        ("n42pa", "slow", "N42-15a"),
    ],
)
def test_the_one_clause_that_speaks_of_it_is_meant(name, said, clause):
    assert "conduct" in find_kinds(house(name), said)
    assert clause_found(house(name), said) == clause


@pytest.mark.accepts("NPA-4.1a", "STH-TT-a", "N42-14b")
@pytest.mark.parametrize(("name", "clause"), [("npa", "NPA-4.1a"), ("st-hilary", "STH-TT-a"), ("n42pa", "N42-14b")])
def test_table_talk_goes_by_the_rule_about_table_talk_and_not_by_that_of_good_manners(name, clause):
    assert clause_found(house(name), "table talk") == clause


@pytest.mark.parametrize(("name", "said"), [("n42pa", "cheating"), ("npa", "conduct"), ("npa", "zebra"), ("npa", "")])
def test_where_several_clauses_or_none_speak_of_it_none_is_meant(name, said):
    assert clause_found(house(name), said) == ""


def test_words_of_two_clauses_find_neither():
    assert find_kinds(house("npa"), "throat slammed") == ()


@pytest.mark.accepts("NPA-5.1a")
@pytest.mark.parametrize("said", ["tardy", "tardiness", "lateness"])
@pytest.mark.parametrize("name", ["npa", "mcallen", "st-hilary", "n42pa", "bend"])
def test_who_is_tardy_comes_late_and_nothing_else(name, said):
    assert find_kinds(house(name), said) == ("late",)


@pytest.mark.accepts("BEN-X13")
@pytest.mark.parametrize("name", ["npa", "n42pa", "bend"])
def test_who_lays_down_claims_and_has_not_played_or_turned_down_anything(name):
    assert find_kinds(house(name), "lay down") == ("claim",)

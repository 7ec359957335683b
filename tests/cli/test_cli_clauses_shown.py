"""The clauses that say which version of the rules is in force are shown on the page of their book."""

from __future__ import annotations

import pytest
from cli_runner import answered, ask, told

from meldhouse.messages import Voice
from meldhouse.rulebooks import load_book


def assert_page_shows(name: str, clause: str, version: str, said: str) -> None:
    assert ask("book", name).stdout.splitlines()[0].endswith(said)
    assert answered("book", name)["version"] == version
    assert Voice().say(load_book(name).clause_table[clause].says) in told("book", name, "--clauses", clause)


@pytest.mark.accepts("NPA-0a")
def test_npa_says_which_revision_it_is():
    assert_page_shows("npa", "NPA-0a", "2014-08", ", August 2014")


@pytest.mark.accepts("N42-0a")
def test_n42pa_says_when_its_board_approved_it():
    assert_page_shows("n42pa", "N42-0a", "2019-09-27", ", September 27, 2019")


@pytest.mark.accepts("BEN-0a")
@pytest.mark.parametrize("name", ["bend", "bend.3"])
def test_bend_says_when_it_was_last_updated(name: str):
    assert_page_shows(name, "BEN-0a", "2024-05-19", ", May 19, 2024")


@pytest.mark.accepts("STH-AM-a")
def test_st_hilary_says_where_the_version_in_force_is_found():
    assert_page_shows("st-hilary", "STH-AM-a", "", " · Pinochle")


def test_a_clause_tells_its_moments():
    assert "STH-LA-b Conduct (before-final): " in told("clauses", "st-hilary", "-v", "--kind", "conduct")
    by_id = {line["id"]: line for line in answered("clauses", "npa")["clauses"]}
    assert by_id["NPA-4.1d"]["when"] == ["bidding", "play"]
    assert by_id["NPA-3.1a"]["when"] == []

"""A table of meld that ends before the hand does is told, with what it means."""

from __future__ import annotations

import pytest

from meldhouse.game import count_meld
from meldhouse.messages import fact
from meldhouse.pieces import parse_pieces
from meldhouse.rulebooks import book_names, load_book, loads_book
from meldhouse.rulebooks.checking.short_tables import short_tables


def warned(house, changes):
    club = loads_book(f'name = "oak"\ntitle = "Oak"\nextends = "{house}"\n{changes}\n')
    return list(short_tables(club, load_book(house)))


def test_a_double_pinochle_that_counts_no_more_than_one():
    (warning,) = warned("st-hilary", "[meld]\npinochle = [10]")
    counted = {"given": 1, "held": 2, "points": 10, "marriages": "no", "write": "pinochle = [10, 10]"}
    assert (warning.key, warning.message) == ("meld.pinochle", fact("book-short-table", **counted))


@pytest.mark.parametrize(
    ("changes", "facts"),
    [
        ("marriage = [2]", (1, 4, 2, "no")),
        ("kings = [8, 80]", (2, 4, 80, "no")),
        ("run = [25, 250, 450]", (3, 4, 450, "yes")),
    ],
)
def test_what_it_means_is_told_for_each_kind(changes, facts):
    (warning,) = warned("npa", f"[meld]\n{changes}")
    assert tuple(warning.message.args[name] for name in ("given", "held", "points", "marriages")) == facts


def test_what_is_told_is_what_is_counted():
    club = loads_book('name = "oak"\ntitle = "Oak"\nextends = "st-hilary"\n[meld]\npinochle = [10]\n')
    assert count_meld(club, parse_pieces("QS JD"), None).points == 10
    assert count_meld(club, parse_pieces("QS QS JD JD"), None).points == 10


@pytest.mark.parametrize(
    ("house", "changes"),
    [
        ("st-hilary", "pinochle = [10, 40]"),
        ("st-hilary", "pinochle = [10, 10]"),
        ("st-hilary", "pinochle = []"),  # there is no such meld
        ("bend", "roundhouse = [250]"),  # the second is counted by its parts
        ("npa", "nine = 0"),
    ],
)
def test_a_whole_table_is_no_warning(house, changes):
    assert warned(house, f"[meld]\n{changes}") == []


def test_what_the_house_has_so_itself_is_not_the_clubs_doing():
    club = loads_book('name = "oak"\ntitle = "Oak"\nextends = "st-hilary"\n[meld]\npinochle = [10]\n')
    assert list(short_tables(club, club)) == []
    assert [warning.key for warning in short_tables(club)] == ["meld.pinochle"]


@pytest.mark.parametrize("name", book_names())
def test_no_house_has_a_short_table(name):
    assert list(short_tables(load_book(name))) == []

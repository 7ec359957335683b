"""Faults of form and of sense in one go, each under the file and the key it belongs to."""

from __future__ import annotations

import pytest

from meldhouse.rulebooks import BookError, book_names, load_book, loads_book
from meldhouse.rulebooks.checking.checks import CHECKS, faults_of
from meldhouse.rulebooks.schema import Book

CLUB = 'name = "oak"\ntitle = "Oak"\nextends = "st-hilary"\n'


def faults(text):
    with pytest.raises(BookError) as raised:
        loads_book(text)
    return raised.value.faults


# --- form and sense -------------------------------------------------------------------------------------------------


def test_faults_of_sense_are_told_beside_faults_of_form():
    found = faults(CLUB + '[auction]\nminimun = 20\n[deal]\nhand = 11\n[cites]\nmust-folow = "STH-RP-a"\n')
    assert [fault.key for fault in found] == ["auction.minimun", "deal.hand", "deal.packets", "cites.must-folow"]


def test_nothing_is_said_about_the_sense_of_a_section_that_cannot_be_read():
    """The hand may have been meant to go with the kitty, so only the hand itself is told."""
    assert [fault.key for fault in faults(CLUB + '[deal]\nhand = "eleven"\nkitty = 4\n')] == ["deal.hand"]
    assert [fault.key for fault in faults(CLUB + "[auction]\nminimun = 20\nmaximum = 13\n")] == ["auction.minimun"]


def test_clauses_that_cannot_be_read_spoil_only_what_cites_them():
    found = faults(CLUB + '[cites]\nmust-folow = "OAK-1"\n[[clause]]\nid = "OAK-1"\nkind = "auction"\n')
    assert [fault.key for fault in found] == ["clause[1].text", "cites.must-folow"]


def test_what_is_missing_and_what_is_wrong_are_told_together():
    found = faults('name = "x"\n[deck]\nranks = "ATKQQ"\n[deal]\n[table]\nseats = 5\n')
    keys = [fault.key for fault in found]
    assert keys[0] == "table.seats"
    assert {"title", "game", "auction", "deal.hand", "deck.ranks"} <= set(keys)


def test_cites_are_tried_one_by_one():
    found = faults(CLUB + '[cites]\nbid-minimum = 3\nbid-step = ["STH-BI-b"]\n')
    assert [fault.key for fault in found] == ["cites.bid-minimum", "cites.bid-step"]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_check_looks_at_no_more_than_it_says(check):
    """So that leaving it out is enough when one of these parts could not be read. Words are only words."""
    parts = set(Book.__struct_fields__)
    seen = set()

    class Watched(Book, frozen=True, kw_only=True, dict=True, eq=False):
        def __getattribute__(self, name):
            if name in parts:
                seen.add(name)
            return super().__getattribute__(name)

    for name in book_names():
        book = load_book(name)
        list(check(Watched(**{part: getattr(book, part) for part in parts})))
    assert seen - {"words"} <= CHECKS[check]


def test_no_house_on_the_shelf_has_a_fault():
    for name in book_names():
        assert faults_of(load_book(name)) == []


# --- clauses --------------------------------------------------------------------------------------------------------

TWO = CLUB + '[[clause]]\nid = "OAK-1"\nkind = "conduct"\ntext = "No phones."\n[[clause]]\n'


def test_a_bad_word_in_a_clause_names_the_clause_and_the_words():
    (fault,) = faults(TWO + 'id = "OAK-2"\nkind = "bidding"\ntext = "We open at 20."\n')
    assert (fault.key, fault.message.id, fault.message.args["clause"]) == ("clause[2].kind", "book-in-clause", "OAK-2")
    wrong = fault.message.args["what"]
    assert (wrong.id, wrong.args["got"]) == ("book-value", '"bidding"')
    assert set(wrong.args["kind"].args["words"]) > {'"deck"', '"auction"', '"tournament"'}


def test_a_good_clause_is_no_fault():
    assert loads_book(TWO + 'id = "OAK-2"\nkind = "auction"\ntext = "We open at 20."\n').clause_table["OAK-2"]


def test_a_clause_without_a_name_is_told_by_its_number():
    found = faults(TWO + 'kind = "conduct"\ntext = ""\ncover = "maybe"\n')
    assert [fault.key for fault in found] == ["clause[2].cover", "clause[2].id", "clause[2].text"]
    assert [fault.message.id for fault in found] == ["book-value", "book-key-missing", "book-key-missing"]


@pytest.mark.parametrize("text", ["clause = 3", 'clause = ["OAK-1"]', "[clause]\nid = 1"])
def test_clauses_that_are_no_clauses_are_told_how_to_write_one(text):
    assert faults(f"{CLUB}{text}\n")[0].message.id == "book-not-clause"


# --- a faulty parent ------------------------------------------------------------------------------------------------


@pytest.fixture
def family(tmp_path):
    def write(parent, child=""):
        (tmp_path / "parent.toml").write_text(parent, encoding="utf-8")
        path = tmp_path / "child.toml"
        path.write_text(f'name = "child"\ntitle = "Child"\nextends = "parent.toml"\n{child}', encoding="utf-8")
        return path

    return write


def told(path):
    with pytest.raises(BookError) as raised:
        load_book(path)
    assert raised.value.source == str(path)
    return raised.value.faults


@pytest.mark.parametrize(
    ("parent", "key"),
    [
        (CLUB + "[auction]\nminimun = 20\n", "auction.minimun"),
        (CLUB + "[deal]\nhand = 11\npackets = [[11]]\n", "deal.hand"),
        (CLUB + "title = Oak\n", "title"),
        (CLUB.replace("st-hilary", "st-hillary"), "extends"),
    ],
)
def test_a_fault_of_the_parent_is_told_under_its_own_file(family, parent, key):
    path = family(parent)
    (fault,) = told(path)
    assert fault.file == str(path.parent / "parent.toml")
    assert fault.told.id == "fault-file"
    assert fault.key == key


def test_the_childs_own_faults_are_told_beside_it(family):
    theirs, ours, sense = told(family(CLUB + "[auction]\nminimun = 20\n", '[tabel]\n[match]\nuntil = "marks"\n'))
    assert (theirs.key, bool(theirs.file)) == ("auction.minimun", True)
    assert (ours.key, ours.file) == ("tabel", None)
    assert (sense.key, sense.file) == ("match.until", None)


def test_what_the_parent_has_wrong_is_not_told_twice(family):
    found = told(family(CLUB + '[cites]\nmust-folow = "STH-RP-a"\n', "[match]\ntarget = 100\n"))
    assert [fault.key for fault in found] == ["cites.must-folow"]


def test_a_child_of_a_good_parent_is_played(family):
    path = family(CLUB + "[auction]\nminimum = 20\n", "[match]\ntarget = 100\n")
    assert (load_book(path).auction.minimum, load_book(path).match.target) == (20, 100)

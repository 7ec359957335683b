"""The common slips in a TOML file: each is told with its line and with what to write."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given, strategies as st

from meldhouse.messages import fact
from meldhouse.rulebooks import BookError, loads_book
from meldhouse.rulebooks.reading.toml_hints import unreadable

HEAD = 'name = "oak"\ntitle = "Oak"\nextends = "st-hilary"\n'


def fault_of(text):
    with pytest.raises(BookError) as raised:
        loads_book(text, source="oak.toml")
    (fault,) = raised.value.faults
    return fault


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        # words without quotation marks
        ("form = blind", 'form = "blind"'),
        ("title = Oak Street Club", 'title = "Oak Street Club"'),
        ("id = OAK-1", 'id = "OAK-1"'),
        ("compulsory = [aces, kings]", 'compulsory = ["aces", "kings"]'),
        ("version = 05/19/24", 'version = "05/19/24"'),
        # the equals sign
        ("minimum 20", "minimum = 20"),
        ("minimum: 20", "minimum = 20"),
        ("minimum\t20", "minimum = 20"),
        ("minimum == 20", "minimum = 20"),
        ("beat: always", 'beat = "always"'),
        ("ladder = [{step: 1}]", "ladder = [{step = 1}]"),
        # quotation marks of a word processor, and half of a pair
        ("form = “blind”", 'form = "blind"'),
        ("form = ‘blind’", "form = 'blind'"),
        ('form = "blind', 'form = "blind"'),
        ("minimum\u00a0=\u00a020", "minimum = 20"),
        # numbers
        ("mark = 2,5", "mark = 2"),
        ("target = 1,000", "target = 1000"),
        ("minimum = 020", "minimum = 20"),
        ("target = 150 points", "target = 150"),
        # lists
        ("run = 15,150", "run = [15, 150]"),
        ("run = 15, 150", "run = [15, 150]"),
        ("run = [15 150]", "run = [15, 150]"),
        ("run = (15, 150)", "run = [15, 150]"),
        ("packets = [[3, 3, 3, 3]", "packets = [[3, 3, 3, 3]]"),
        # yes and no, remarks, brackets, keys of two words
        ("partners = True", "partners = true"),
        ("partners = no", "partners = false"),
        ("minimum = 20;", "minimum = 20"),
        ("minimum = 20 // our rule", "minimum = 20  # our rule"),
        ("[auction", "[auction]"),
        ("[[clause]", "[[clause]]"),
        ("auction]", "[auction]"),
        ("free to = 84", "free_to = 84"),
    ],
)
def test_what_to_write_is_told_with_the_line(wrong, right):
    fault = fault_of(f"{HEAD}# a remark\n{wrong}\n")
    assert (fault.line, fault.message.id, fault.message.args["write"]) == (5, "book-write", right)
    assert fault.message.args["why"].id.startswith("toml-")
    tomllib.loads(right)


def test_the_key_is_named_with_its_section():
    assert fault_of(HEAD + "[auction]\nminimum: 20\n").key == "auction.minimum"


def test_a_key_that_stands_twice_is_told_with_both_lines():
    fault = fault_of(HEAD + "[deal]\nhand = 12\n[auction]\nminimum = 20\nopening = 20\nminimum = 25\n")
    assert fault.message == fact("book-key-twice", key="minimum", line=7)
    assert (fault.line, fault.key) == (9, "auction.minimum")


def test_the_same_key_in_another_section_is_not_the_one():
    fault = fault_of(HEAD + '[exchange]\nform = "none"\n[auction]\nform = "once"\nform = "rounds"\n')
    assert fault.message == fact("book-key-twice", key="form", line=7)


def test_a_section_that_stands_twice_is_told_with_both_lines():
    fault = fault_of(HEAD + "[auction]\nminimum = 20\n[deal]\n[auction]\njump = 1\n")
    assert (fault.line, fault.message) == (7, fact("book-section-twice", section="auction", line=4))


def test_a_value_that_is_missing():
    fault = fault_of(HEAD + "version =\n")
    assert (fault.line, fault.message) == (4, fact("book-no-value", key="version"))


def test_a_list_that_is_left_open_is_told_where_it_begins():
    fault = fault_of(HEAD + "[deal]\npackets = [[3, 3, 3, 3],\n  [4, 4, 4]\n\n[auction]\nminimum = 20\n")
    assert (fault.line, fault.message) == (5, fact("book-list-open"))


def test_what_nobody_can_guess_is_shown_as_it_stands():
    fault = fault_of(HEAD + "= = =\n")
    assert (fault.line, fault.message) == (4, fact("book-line-shown", text="= = ="))


def test_a_remark_is_left_alone():
    assert fault_of(HEAD + "minimum 20 # as we “always” said\n").message.args["write"] == "minimum = 20"


@given(st.text(alphabet="ab=[]{}\"'“”,.:;# \t\n1\\", max_size=60))
def test_every_slip_has_a_line_and_every_repair_can_be_read(text):
    try:
        tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        fault = unreadable(text, problem)
        assert fault.line is not None
        if fault.message.id == "book-write":
            tomllib.loads(fault.message.args["write"])

"""The common slips in a TOML file: each is told with its line and with what to write."""

from __future__ import annotations

import re
import tomllib

import pytest
from hypothesis import given, strategies as st

from meldhouse.rulebooks import BookError, loads_book
from meldhouse.rulebooks.toml_hints import unreadable

HEAD = 'name = "oak"\ntitle = "Oak"\nextends = "st-hilary"\n'


def fault_of(text):
    with pytest.raises(BookError) as raised:
        loads_book(text, source="oak.toml")
    (fault,) = raised.value.faults
    assert str(raised.value).startswith("oak.toml: line ")
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
    assert fault.line == 5
    assert fault.startswith(f"line 5: write {right} (")
    assert fault.endswith(").")
    tomllib.loads(right)


def test_the_key_is_named_with_its_section():
    assert fault_of(HEAD + "[auction]\nminimum: 20\n").key == "auction.minimum"


def test_a_key_that_stands_twice_is_told_with_both_lines():
    fault = fault_of(HEAD + "[deal]\nhand = 12\n[auction]\nminimum = 20\nopening = 20\nminimum = 25\n")
    assert fault == "line 9: minimum stands in line 7 already; keep one of the two."
    assert (fault.line, fault.key) == (9, "auction.minimum")


def test_the_same_key_in_another_section_is_not_the_one():
    fault = fault_of(HEAD + '[exchange]\nform = "none"\n[auction]\nform = "once"\nform = "rounds"\n')
    assert "stands in line 7 already" in fault


def test_a_section_that_stands_twice_is_told_with_both_lines():
    fault = fault_of(HEAD + "[auction]\nminimum = 20\n[deal]\n[auction]\njump = 1\n")
    assert fault == "line 7: [auction] stands in line 4 already; put these keys under it, and take this line out."


def test_a_value_that_is_missing():
    assert fault_of(HEAD + "version =\n") == "line 4: write a value behind version =, or take the line out."


def test_a_list_that_is_left_open_is_told_where_it_begins():
    fault = fault_of(HEAD + "[deal]\npackets = [[3, 3, 3, 3],\n  [4, 4, 4]\n\n[auction]\nminimum = 20\n")
    assert fault == "line 5: the list that begins here is not closed: write ] behind its last part."


def test_what_nobody_can_guess_is_shown_as_it_stands():
    fault = fault_of(HEAD + "= = =\n")
    assert fault.line == 4
    assert "“= = =” is not valid TOML" in fault
    assert fault.endswith("a line is a [section], or a key = value.")


def test_a_remark_is_left_alone():
    assert fault_of(HEAD + "minimum 20 # as we “always” said\n").startswith("line 4: write minimum = 20 (")


@given(st.text(alphabet="ab=[]{}\"'“”,.:;# \t\n1\\", max_size=60))
def test_every_slip_has_a_line_and_every_repair_can_be_read(text):
    try:
        tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        fault = unreadable(text, problem)
        assert fault.line is not None
        assert fault.startswith(f"line {fault.line}: ")
        assert fault.endswith(".")
        offered = re.match(r"line \d+: write (.*) \((?:[^()]|\{ \})*\)\.$", fault)
        if offered is not None and "a value behind" not in fault:
            tomllib.loads(offered[1])

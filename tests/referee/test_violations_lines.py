"""The log as lines of JSON: what a tournament stores is what it reads back."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from meldhouse.referee.officials import Official
from meldhouse.referee.violations import LogError, Place, ViolationLog, read_log
from meldhouse.rulebooks import load_book

NPA = load_book("npa")
R1 = Official("referee", "R1")
CLAUSES = [clause.id for clause in NPA.clause if clause.kind in ("conduct", "penalty")]
PENALTIES = {clause.id for clause in NPA.clause if clause.kind == "penalty"}
texts = st.text(max_size=20)
numbers = st.none() | st.integers(1, 40)


@st.composite
def logs(draw):
    log = ViolationLog()
    for _ in range(draw(st.integers(0, 6))):
        clause = draw(st.sampled_from(CLAUSES))
        log.record(
            NPA,
            who=draw(st.sampled_from(["17", "18", "é 🂡"])),
            clause=clause,
            by=R1,
            at=Place(round=draw(numbers), hand=draw(numbers), table=draw(texts)),
            points=draw(st.integers(-200, 0)) if clause in PENALTIES else 0,
            note=draw(texts),
        )
    corrected = {entry.corrects for entry in log.entries}
    for number in range(1, len(log.entries) + 1):
        if number not in corrected and draw(st.booleans()):
            log.correct(NPA, number, by=R1, note="again: " + draw(texts), struck=draw(st.booleans()))
    return log


@pytest.mark.accepts("NPA-1.1b")
@given(logs())
def test_a_log_is_read_back_as_it_was_written(log):
    raw = log.to_lines()
    again = read_log(raw)
    assert (again.entries, again.standing) == (log.entries, log.standing)
    assert again.to_lines() == raw
    assert raw.count(b"\n") == len(log.entries)


@given(logs(), st.data())
def test_a_longer_log_begins_with_the_shorter_one(log, data):
    before = log.to_lines()
    log.record(NPA, who="17", clause=data.draw(st.sampled_from(CLAUSES)), by=R1)
    assert log.to_lines().startswith(before)


@given(logs())
def test_what_stands_is_everything_but_what_was_corrected_or_struck(log):
    gone = {entry.corrects for entry in log.entries} | {entry.number for entry in log.entries if entry.struck}
    assert {entry.number for entry in log.standing} == {entry.number for entry in log.entries} - gone


def two():
    log = ViolationLog()
    log.record(NPA, who="17", clause="NPA-4.1a", by=R1)
    log.correct(NPA, 1, by=R1, note="wrong person", who="18")
    return log.to_lines().splitlines()


@pytest.mark.refuses("NPA-1.1b")
def test_a_log_with_a_line_missing_or_moved_is_no_log():
    first, second = two()
    with pytest.raises(LogError, match="Line 1: entry 1 was expected here, not entry 2"):
        read_log(second)
    with pytest.raises(LogError, match="Line 1: entry 1 was expected"):
        read_log(second + b"\n" + first)
    with pytest.raises(LogError, match="Line 2: entry 2 was expected here, not entry 1"):
        read_log(first + b"\n" + first)


@pytest.mark.refuses("NPA-1.1b")
def test_a_correction_stands_behind_what_it_corrects_and_comes_once():
    first, second = two()
    with pytest.raises(LogError, match="Line 2: it corrects entry 2, which does not stand before it"):
        read_log(first + b"\n" + second.replace(b'"corrects":1', b'"corrects":2'))
    with pytest.raises(LogError, match="Line 3: entry 1 has been corrected before"):
        read_log(first + b"\n" + second + b"\n" + second.replace(b'"number":2', b'"number":3'))


@pytest.mark.parametrize("line", [b"{", b"[]", b'{"number":1}', b'{"number":1,"who":"17","x":1}', b"\xff", b""])
def test_a_line_that_is_no_entry_is_told_with_its_number(line):
    with pytest.raises(LogError, match="Line 3 is no entry"):
        read_log(b"\n".join([*two(), line, b""]))


def test_no_lines_are_an_empty_log():
    assert read_log(b"").entries == ()

"""The ledger: what a cover claims, what proves it, and where the proof is looked for."""

from __future__ import annotations

from pathlib import Path

import pytest

from meldhouse.rulebooks import Clause, book_names, ledger, load_book
from meldhouse.rulebooks.ledger import LedgerLine

ROOT = Path(__file__).parents[2]


def line(cover, *marks):
    clause = Clause(id="OAK-1", kind="officials", text="Be kind.", cover=cover)
    found = {"accepts": ("test_a",) if "accepts" in marks else (), "refuses": ("test_b",) if "refuses" in marks else ()}
    return LedgerLine(clause, "oak", **found)


@pytest.mark.parametrize("cover", ["enforced", "ruled"])
@pytest.mark.parametrize(
    ("marks", "missing"),
    [
        ((), "both"),
        (("accepts",), "refuses"),
        (("refuses",), "accepts"),
        (("accepts", "refuses"), ""),
    ],
)
def test_what_is_enforced_or_ruled_needs_both_tests(cover, marks, missing):
    one = line(cover, *marks)
    assert (one.missing, one.is_covered, one.is_broken) == (missing, not missing, bool(missing))


@pytest.mark.parametrize(
    ("marks", "missing"),
    [((), "shown"), (("accepts",), ""), (("refuses",), ""), (("accepts", "refuses"), "")],
)
def test_what_is_shown_needs_any_test(marks, missing):
    one = line("shown", *marks)
    assert (one.missing, one.is_broken) == (missing, bool(missing))


def test_what_claims_nothing_breaks_nothing():
    assert (line("not-yet").is_covered, line("not-yet").is_broken) == (False, False)
    assert (line("not-applicable").is_covered, line("not-applicable").is_broken) == (True, False)


def found_in(tmp_path, text):
    (tmp_path / "test_oak.py").write_text(f"import pytest\n{text}")
    return {clause: sorted(marks) for clause, marks in ledger.tests_by_clause(tmp_path).items()}


def test_marks_are_found_in_a_table_that_tests_share(tmp_path):
    text = """
CASES = [pytest.param(1, marks=pytest.mark.accepts("OAK-1")), pytest.param(2, marks=pytest.mark.refuses("OAK-2"))]
MORE: list = [pytest.param(3, marks=[pytest.mark.accepts("OAK-3")])]
UNUSED = [pytest.param(4, marks=pytest.mark.accepts("OAK-4"))]

@pytest.mark.parametrize("case", CASES)
def test_one(case): ...

@pytest.mark.parametrize("case", [*CASES, *MORE])
async def test_two(case): ...
"""
    assert found_in(tmp_path, text) == {"OAK-1": ["accepts"], "OAK-2": ["refuses"], "OAK-3": ["accepts"]}
    assert ledger.tests_by_clause(tmp_path)["OAK-1"]["accepts"] == ["test_oak.py::test_one", "test_oak.py::test_two"]


def test_marks_count_only_on_tests(tmp_path):
    text = '@pytest.mark.accepts("OAK-1")\ndef helper(): ...\n\n@pytest.mark.accepts("OAK-2")\ndef test_it(): ...\n'
    assert found_in(tmp_path, text) == {"OAK-2": ["accepts"]}


# --- the shelf -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", book_names())
def test_conduct_and_officials_have_their_final_cover_and_their_moment(name):
    for clause in load_book(name).clause:
        if clause.kind in ("conduct", "officials"):
            assert clause.cover in ("enforced", "ruled", "shown"), clause.id
            assert clause.when, clause.id


def test_every_clause_of_conduct_and_officials_has_its_tests():
    broken = {one.clause.id: one.missing for one in ledger.ledger(ROOT / "tests") if one.is_broken}
    kinds = {one.clause.id for one in ledger.ledger(None) if one.clause.kind in ("conduct", "officials")}
    assert {clause: missing for clause, missing in broken.items() if clause in kinds} == {}

"""`clauses`: an honest ledger."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli_runner import answered, ask, says, told

from meldhouse.rulebooks import book_names, load_book, loads_book
from worded import words

CLUB = """
name = "oak"
title = "Oak Street Club"
extends = "npa"
[[clause]]
id = "OAK-1"
kind = "conduct"
cover = "enforced"
text = "No phones at the table."
[[clause]]
id = "OAK-2"
kind = "penalty"
cover = "ruled"
text = "A phone costs ten points."
[[clause]]
id = "OAK-3"
kind = "officials"
cover = "shown"
text = "Be kind."
[[clause]]
id = "OAK-4"
kind = "officials"
cover = "not-applicable"
text = "Wear a hat."
[[clause]]
id = "OAK-5"
kind = "officials"
cover = "not-yet"
text = "Bring a cake."
"""
ACCEPTS = """
import pytest

@pytest.mark.accepts("OAK-1", "OAK-3")
def test_quiet(): ...
"""
REFUSES = """
import pytest

@pytest.mark.refuses("OAK-1")
@pytest.mark.parametrize("at", [pytest.param(1, marks=pytest.mark.refuses("OAK-2"))])
class TestPhone:
    def test_ring(self): ...
"""
STRANGER = """
import pytest

@pytest.mark.accepts("OAK-99")
def test_stranger(): ...
"""


LACKS = words("clause-missing", missing="accepts")


@pytest.fixture
def ground(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder with a club's book and no tests."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "oak.toml").write_text(CLUB)
    return tmp_path


def tests_in(ground: Path, *texts: str) -> None:
    folder = ground / "tests"
    folder.mkdir(exist_ok=True)
    for number, text in enumerate(texts):
        (folder / f"test_{number}.py").write_text(text)


def ours(found: dict[str, object]) -> dict[str, dict[str, object]]:
    return {line["id"]: line for line in found["clauses"] if line["id"].startswith("OAK")}


@pytest.mark.usefixtures("ground")
def test_without_tests_every_clause_is_listed_without_numbers():
    shown = ask("clauses", "oak.toml").stdout
    assert "Accepts" not in shown
    book = loads_book(CLUB)
    assert all(f"  {clause.id} " in shown for clause in book.clause)


def test_tests_are_counted_and_named(ground: Path):
    tests_in(ground, ACCEPTS, REFUSES)
    found = answered("clauses", "oak.toml")
    lines = ours(found)
    assert lines["OAK-1"]["accepts"] == ["test_0.py::test_quiet"]
    assert lines["OAK-1"]["refuses"] == ["test_1.py::TestPhone"]
    assert lines["OAK-1"]["missing"] == ""
    assert lines["OAK-2"]["missing"] == "accepts"
    assert lines["OAK-3"]["missing"] == ""
    assert lines["OAK-4"]["missing"] == ""
    assert lines["OAK-5"]["missing"] == "cover"
    rows = [line.split() for line in ask("clauses", "oak.toml", width=120).stdout.splitlines()]
    assert ["OAK-1", "Conduct", "enforced", "1", "1"] in rows
    assert ["OAK-2", "Penalties", "ruled", "0", "1", *LACKS.split()] in rows


def test_the_table_tells_what_is_lacking_only_where_something_is(ground: Path):
    tests_in(ground, ACCEPTS, REFUSES)
    shown = ask("clauses", "oak.toml", "--kind", "penalty").stdout
    assert "Missing" in shown.splitlines()[0]
    marks = [
        f"@pytest.mark.{mark}({clause.id!r})" for clause in load_book("npa").clause for mark in ("accepts", "refuses")
    ]
    tests_in(ground, "import pytest\n\n" + "\n".join(marks) + "\ndef test_all(): ...\n")
    assert "Missing" not in ask("clauses", "npa").stdout


@pytest.mark.parametrize(
    ("cover", "marks", "code"),
    [
        ("ruled", ["accepts", "refuses"], 0),
        ("ruled", ["accepts"], 1),
        ("ruled", ["refuses"], 1),
        ("ruled", [], 1),
        ("shown", ["accepts"], 0),
        ("shown", ["refuses"], 0),
        ("shown", [], 1),
        ("not-yet", [], 0),
    ],
)
def test_the_check_asks_both_tests_of_what_is_ruled_and_one_of_what_is_shown(
    ground: Path, cover: str, marks: list[str], code: int
):
    others = [clause.id for clause in load_book("npa").clause]
    own = f'[[clause]]\nid = "OAK-1"\nkind = "officials"\ncover = "{cover}"\ntext = "Be kind."\n'
    (ground / "oak.toml").write_text(f'name = "oak"\ntitle = "Oak"\nextends = "npa"\n{own}')
    covered = [f"@pytest.mark.{mark}({clause!r})" for clause in others for mark in ("accepts", "refuses")]
    covered += [f'@pytest.mark.{mark}("OAK-1")' for mark in marks]
    tests_in(ground, "import pytest\n\n" + "\n".join(covered) + "\ndef test_all(): ...\n")
    result = answered("clauses", "oak.toml", "--check", code=code)
    assert [line["id"] for line in result["clauses"]] == (["OAK-1"] if code else [])


def test_the_summary_is_honest(ground: Path):
    tests_in(ground, ACCEPTS, REFUSES)
    book = loads_book(CLUB)
    enforced = sum(clause.cover == "enforced" for clause in book.clause)
    not_yet = sum(clause.cover == "not-yet" for clause in book.clause)
    last = ask("clauses", "oak.toml", width=100).stdout.splitlines()[-1]
    npa_shown = sum(clause.cover == "shown" for clause in load_book("npa").clause)
    npa_ruled = sum(clause.cover == "ruled" for clause in load_book("npa").clause)
    assert f"enforced 1/{enforced}, " in last
    assert f"ruled 0/{1 + npa_ruled}, shown 1/{1 + npa_shown}, n/a 1" in last
    assert last.endswith(f"not yet covered {not_yet}")
    (summary,) = answered("clauses", "oak.toml")["summary"]
    assert summary["enforced"] == {"covered": 1, "of": enforced}
    assert summary["not-yet"] == not_yet


@pytest.mark.usefixtures("ground")
def test_all_houses_have_a_line_and_a_sum():
    summary = answered("clauses")["summary"]
    assert {one["book"] for one in summary} == {"bend", "mcallen", "n42pa", "npa", "st-hilary", "all"}
    assert summary[-1]["book"] == "all"
    for key in ("not-yet", "not-applicable"):
        assert summary[-1][key] == sum(one[key] for one in summary[:-1])
    clauses = {clause.id for name in book_names() for clause in load_book(name).clause}
    assert {line["id"] for line in answered("clauses")["clauses"]} == clauses


def test_only_one_kind_and_only_the_missing(ground: Path):
    tests_in(ground, ACCEPTS, REFUSES)
    found = answered("clauses", "oak.toml", "--kind", "conduct", "--missing")
    assert found["clauses"]
    assert all(line["kind"] == "conduct" and line["missing"] for line in found["clauses"])
    assert "OAK-1" not in ours(found)
    assert ask("clauses", "--kind", "weather").exit_code == 2


def test_names_with_verbose(ground: Path):
    tests_in(ground, ACCEPTS, REFUSES)
    said = told("clauses", "oak.toml", "-v")
    assert "OAK-1 Conduct: enforced No phones at the table. • allows: test_0.py::test_quiet" in said
    assert f"OAK-2 Penalties: {LACKS} A phone costs ten points." in said


def test_the_check_lists_what_is_wrong_and_fails(ground: Path):
    tests_in(ground, ACCEPTS, REFUSES, STRANGER)
    said = told("clauses", "oak.toml", "--check", code=1)
    assert f"OAK-2 (ruled): {LACKS}" in said
    assert "OAK-1 (" not in said
    assert "OAK-5 (" not in said
    assert f"{says('cli-clauses-unknown')} • OAK-99: test_2.py::test_stranger" in said
    found = answered("clauses", "oak.toml", "--check", code=1)
    assert found["ok"] is False
    assert found["unknown"] == {"OAK-99": ["test_2.py::test_stranger"]}


def test_other_houses_ids_are_no_strangers(ground: Path):
    tests_in(ground, 'import pytest\n\n@pytest.mark.accepts("STH-BI-a")\ndef test_low(): ...\n')
    assert answered("clauses", "npa", "--check", code=1)["unknown"] == {}


def test_the_check_passes_when_all_is_well(ground: Path):
    marks = [
        f"@pytest.mark.accepts({clause.id!r})\n@pytest.mark.refuses({clause.id!r})\ndef test_{number}(): ...\n"
        for number, clause in enumerate(load_book("npa").clause)
    ]
    tests_in(ground, "import pytest\n\n" + "\n".join(marks))
    said = told("clauses", "npa", "--check")
    assert said.startswith(says("cli-clauses-covered"))
    assert answered("clauses", "npa", "--check")["ok"] is True


@pytest.mark.usefixtures("ground")
def test_the_folder_of_tests_must_be_there():
    assert says("cli-no-tests", folder="tests") in told("clauses", "--check", code=2)
    assert "There is no folder nowhere" in told("clauses", "--tests", "nowhere", code=2)
    assert "There is no folder" in told("clauses", "--tests", "oak.toml", code=2)


def test_a_test_that_python_cannot_read(ground: Path):
    tests_in(ground, '@pytest.mark.accepts("OAK-1")\ndef test_(:')
    assert "Correct that file first." in told("clauses", code=2)
    (ground / "tests" / "test_0.py").write_bytes(b"\xff\xfe")
    assert "Correct that file first." in told("clauses", code=2)

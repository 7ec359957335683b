"""The catalogues hold together, and what does not is found."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import meldhouse
from meldhouse.messages.catalogue import HOME
from meldhouse.messages.checking import Call, call_faults, catalogue_faults, needs, read
from meldhouse.rulebooks import Clause, book_names, load_book

sys.path.append(str(Path(__file__).parents[1] / "cli"))
from every_command import every_command

from meldhouse.cli.manual import SHARED, id_of

CODE = Path(meldhouse.__file__).parent


def test_every_language_says_every_message_with_the_same_facts():
    assert catalogue_faults() == []


KNOWN = read(HOME / "en")[0]
CLAUSES = [clause for name in book_names() for clause in load_book(name).clause if not clause.text]


def test_the_code_says_only_what_is_in_the_catalogues_with_the_facts_it_needs_and_all_of_it():
    said = [(clause.id, one.id) for clause in CLAUSES for one in (clause.says, clause.why) if one is not None]
    names = {id: frozenset(needs(KNOWN, id)) if id in KNOWN else frozenset() for _, id in said}
    helps = [Call("help", id, frozenset()) for id in (SHARED, *map(id_of, every_command()))]
    assert call_faults(CODE, data=[*helps, *(Call(clause, id, names[id]) for clause, id in said)]) == []


@pytest.mark.parametrize("clause", CLAUSES, ids=lambda clause: clause.id)
def test_a_clause_gives_its_wording_the_figures_of_the_paper_and_no_others(clause: Clause):
    said = [one.id for one in (clause.says, clause.why) if one is not None]
    assert set(clause.facts) == set().union(*(needs(KNOWN, id) for id in said))


def home(tmp_path: Path, en: str, es: str) -> Path:
    for language, text in (("en", en), ("es", es)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "one.ftl").write_text(text, "utf-8")
    return tmp_path


GOOD = "# $bid (number)\nmade = Made { $bid }\n"


@pytest.mark.parametrize(
    ("en", "es", "fault"),
    [
        (GOOD, "", "es: made is missing (en/one.ftl)"),
        (GOOD, "made = Cumplió { $bid }\nset = Perdió\n", "es/one.ftl: set is not said in en"),
        (GOOD, "made = Cumplió { points }\npoints = { $puja }\n", "es/one.ftl: made has no $puja to fill in"),
        (GOOD, "made = Cumplió { $bid } { points }\n", "es/one.ftl: made speaks of points, which is nowhere"),
        (GOOD, "made = Cumplió { $puja }\n", "es/one.ftl: made has no $puja to fill in"),
        (GOOD, "made = Cumplió { $bid\n", 'es/one.ftl, line 1: cannot be read: Expected token: "}"'),
        (GOOD, "made = Cumplió { MONEY($bid) }\n", "es/one.ftl: made uses $bid, a number, MONEY"),
        ("made = Made { $bid }\n", GOOD, "en/one.ftl: made fills in $bid, and no comment says what it is"),
        ("# $bid (number)\nmade = Made it\n", GOOD, "en/one.ftl: made is given $bid and does not say it"),
        ("# $bid (numbr)\nmade = Made { $bid }\n", GOOD, "en/one.ftl: made: there is no kind “numbr”"),
        ("# $bid (number)\nmade = { SHOUT($bid) }\n", GOOD, "en/one.ftl: made asks for SHOUT, which is no function"),
        (
            "# $bid (number)\nmade = { $bid ->\n   *[other] Made { $bid }\n    [1] Made\n}\n",
            GOOD,
            "en/one.ftl: made has [1] after a case for any number; put it first",
        ),
        ("made = Made a { -trick }\n", "made = x\n", "en/one.ftl: made speaks of -trick, which is nowhere"),
        (GOOD + GOOD, GOOD, "en/one.ftl: made is also in en/one.ftl"),
        (
            "# $how (code)\nmade = { $how ->\n   *[a] A\n    [b] B\n}\n",
            "made = { $how ->\n   *[a] A\n}\n",
            "es/one.ftl: made chooses by other codes of $how than en/one.ftl",
        ),
        ("made = Made\n    .spoken = Made it\n", "made = Cumplió\n", "es/one.ftl: made has [], not ['spoken']"),
    ],
)
def test_a_fault_in_a_catalogue_is_found(tmp_path: Path, en: str, es: str, fault: str):
    assert fault in catalogue_faults(home(tmp_path, en, es))


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ('fact("lost", bid=3)', "one.py:1: lost is in no catalogue"),
        ('fact("made", points=3)', "one.py:1: made is given ['points'], needs ['bid']"),
        ('fact("made")', "one.py:1: made is given [], needs ['bid']"),
        ("fact(id, bid=3)", "one.py:1: the id and the names of the facts have to stand there, to be checked"),
        ('fact("made", **facts)', "one.py:1: the id and the names of the facts have to stand there, to be checked"),
        ('fact("made" if won else "lost", bid=3)', "one.py:1: lost is in no catalogue"),
        ("pass", "en/one.ftl: nobody says made"),
    ],
)
def test_a_fact_that_does_not_fit_its_message_is_found(tmp_path: Path, code: str, fault: str):
    (tmp_path / "code").mkdir()
    (tmp_path / "code" / "one.py").write_text(code, "utf-8")
    assert fault in call_faults(tmp_path / "code", home(tmp_path, GOOD, GOOD))


def test_what_fits_has_no_fault(tmp_path: Path):
    (tmp_path / "code").mkdir()
    (tmp_path / "code" / "one.py").write_text('fact("made", bid=3)', "utf-8")
    found = home(tmp_path, GOOD, GOOD)
    assert catalogue_faults(found) == []
    assert call_faults(tmp_path / "code", found) == []

"""`book check`: warnings beside a good book, every fault of a bad one, and files that are none."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from cli_runner import answered, ask, says, told

from meldhouse.messages import Voice, fact
from meldhouse.rulebooks import book_names
from meldhouse.rulebooks.reading import openfile

CLUB = 'name = "oak"\ntitle = "Oak Street Club"\nextends = "st-hilary"\n'
MAIN = (sys.executable, "-c", "from meldhouse.cli.main import main; main()")
needs_pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")


@pytest.fixture
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)  # short names do not break over two lines

    def write(changes: str, name: str = "oak.toml", head: str = CLUB) -> str:
        Path(name).write_text(head + changes, encoding="utf-8")
        return name

    return write


# --- warnings -------------------------------------------------------------------------------------------------------


def test_a_clause_that_tells_the_old_rule_is_a_warning_and_no_fault(club):
    said = told("book", "check", club("[match]\ntarget = 200\n"))
    assert says("cli-check-good") in said
    assert f"{says('cli-check-old')} • You changed match.target" in said
    assert said.endswith(Voice().say(fact("book-own-clause")))


def test_the_doubtful_cites_are_listed_for_programs(club):
    found = answered("book", "check", club("[auction]\nminimum = 20\n"))
    assert found["doubtful_cites"] == {"bid-minimum": "STH-BI-a", "all-pass": "STH-BI-d", "bid-dropped": "STH-BI-d"}
    assert [(warning["key"], warning["clause"]) for warning in found["warnings"]] == [
        ("auction.minimum", "STH-BI-a"),
        ("auction.minimum", "STH-BI-d"),
    ]


def test_a_ruling_that_is_changed_is_told_by_what_was_changed_in_it(club):
    path = club('[rulings]\nredeal_asked = { remedies = ["penalty"], points = 10 }\n')
    said = told("book", "check", path)
    assert "rulings.redeal_asked.points: 0 becomes 10" in said
    assert "rulings.redeal_asked.remedies: [right-lost, log] becomes [penalty]" in said
    assert answered("book", "check", path)["doubtful_cites"] == {"rulings.redeal_asked": "STH-F9-b"}


def test_a_ruling_by_a_clause_that_is_not_there_is_a_fault(club):
    path = club('[rulings]\nbid_early = { clause = "OAK-9" }\n')
    (fault,) = answered("book", "check", path, code=1)["error"]["faults"]
    assert fault["key"] == "rulings.bid_early.clause"
    assert Voice().say(fact("book-no-clause", clause="OAK-9")) in fault["text"]


def test_a_short_table_of_meld_is_a_warning(club):
    path = club("[meld]\npinochle = [4]\n")
    assert f"{says('cli-check-count')} • meld.pinochle: " in told("book", "check", path)
    assert "meld.pinochle" in [warning["key"] for warning in answered("book", "check", path)["warnings"]]


def test_a_book_that_contradicts_nothing_has_no_warnings(club):
    path = club('[words]\ntrick = "book"\n')
    found = answered("book", "check", path)
    assert (found["warnings"], found["doubtful_cites"]) == ([], {})
    assert "old rule" not in told("book", "check", path)


@pytest.mark.parametrize("name", book_names())
def test_a_house_of_the_shelf_has_no_warnings(name: str):
    assert answered("book", "check", name)["warnings"] == []


# --- faults ---------------------------------------------------------------------------------------------------------


def test_form_and_sense_in_one_go_with_all_that_is_known(club):
    error = answered("book", "check", club("[auction]\nminimun = 20\n[deal]\nhand = 11\n"), code=1)["error"]
    assert [fault["key"] for fault in error["faults"]] == ["auction.minimun", "deal.hand", "deal.packets"]


def test_toml_that_cannot_be_read_names_the_file_the_line_and_what_to_write(club):
    path = club("[exchange]\nform = blind\n")
    said = told("book", "check", path, code=1)
    assert said.startswith(says("cli-rules-faulty", file="oak.toml", faults=1))
    assert Voice().say(fact("book-write", write='form = "blind"', why=fact("toml-words"))) in said
    (fault,) = answered("book", "check", path, code=1)["error"]["faults"]
    assert (fault["line"], fault["key"]) == (5, "exchange.form")


def test_a_bad_word_in_a_clause_names_it(club):
    said = told("book", "check", club('[[clause]]\nid = "OAK-1"\nkind = "rule"\ntext = "x"\n'), code=1)
    assert "clause[1].kind: In OAK-1: " in said


@pytest.mark.parametrize(
    ("parent", "key"),
    [("[auction]\nminimun = 20\n", "auction.minimun"), ("[deal]\nhand = 11\npackets = [[11]]\n", "deal.hand")],
)
def test_a_faulty_parent_is_a_fault_like_any_other(club, parent: str, key: str):
    base = club(parent, "base.toml")
    child = club("[match]\ntarget = 100\n", "child.toml", head='name = "c"\ntitle = "C"\nextends = "base.toml"\n')
    assert f"{says('cli-rules-faulty', file='child.toml', faults=1)} • In base.toml: {key}: " in told(
        "book", "check", child, code=1
    )
    error = answered("book", "check", child, code=1)["error"]
    assert [(fault["file"], fault["key"]) for fault in error["faults"]] == [(base, key)]
    assert ask("book", child).exit_code == 2


def test_a_parent_that_the_child_puts_right_is_still_told(club):
    """What is printed for the club is compared with its parent, which must be a book by itself."""
    club("[deal]\nhand = 11\npackets = [[11]]\n", "base.toml")
    right = "[deal]\nhand = 12\npackets = [[12]]\n"
    child = club(right, "child.toml", head='name = "c"\ntitle = "C"\nextends = "base.toml"\n')
    assert "4 hands of 11" in told("book", "check", child, code=1)


# --- what is no file ------------------------------------------------------------------------------------------------


@pytest.fixture
def pipe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(openfile, "PATIENCE", 0.1)
    os.mkfifo(tmp_path / "pipe.toml")
    return tmp_path / "pipe.toml"


@needs_pipes
@pytest.mark.parametrize(
    "words",
    [
        ("book", "check", "{}"),
        ("book", "{}"),
        ("score", "npa", "{}"),
        ("score", "{}", "-"),
        ("replay", "{}"),
        ("replay", "-", "--book", "{}"),
        ("meld", "{}", "KH"),
        ("bids", "{}"),
        ("play", "{}"),
        ("play", "--resume", "{}"),
    ],
)
def test_a_silent_pipe_gets_a_sentence(words: tuple[str, ...], pipe: Path):
    result = ask(*(word.format(pipe) for word in words), stdin="{}")
    assert result.exit_code == 2
    said = " ".join(result.stderr.split())
    assert f"isn’t a file. {Voice().say(fact('book-file-silent', seconds=0.1))}" in said
    assert "write the" in said


@needs_pipes
def test_a_pipe_that_somebody_writes_into_is_read(pipe: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(openfile, "PATIENCE", 10.0)
    writer = threading.Thread(target=lambda: pipe.write_text(CLUB + "[auction]\nminimum = 20\n"))
    writer.start()
    assert "auction.minimum: 15 becomes 20" in told("book", "check", str(pipe))
    writer.join()


@needs_pipes
def test_faults_in_what_comes_through_a_pipe_are_told(pipe: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(openfile, "PATIENCE", 10.0)
    writer = threading.Thread(target=lambda: pipe.write_text(CLUB + "[auction]\nminimun = 20\n"))
    writer.start()
    (fault,) = answered("book", "check", str(pipe), code=1)["error"]["faults"]
    assert fault["key"] == "auction.minimun"
    writer.join()


@pytest.mark.skipif(os.name == "nt", reason="needs a shell that can close a stream")
@pytest.mark.parametrize(
    "words",
    [
        ("book", "check", "-"),
        ("book", "-"),
        ("score", "npa", "-"),
        ("replay", "-"),
        *((name, "--jsonl") for name in ("score", "replay", "meld", "legal", "bids")),
    ],
)
def test_a_closed_standard_input_gets_a_sentence(words: tuple[str, ...]):
    closed = ("sh", "-c", '"$@" <&-', "sh", *MAIN, *words)
    result = subprocess.run(closed, capture_output=True, text=True, timeout=60, check=False)
    assert result.returncode == 2
    assert result.stderr.startswith("Standard input is closed, so nothing can be read from it.")
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize(
    "words", [("book", "check", "{}"), ("book", "{}"), ("score", "npa", "{}"), ("score", "{}", "-")]
)
def test_a_folder_gets_a_sentence(words: tuple[str, ...], tmp_path: Path):
    result = ask(*(word.format(tmp_path) for word in words), stdin="{}")
    assert result.exit_code == 2
    assert "is a folder." in " ".join(result.stderr.split())

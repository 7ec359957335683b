"""`meldhouse backup` and `restore`: what they say, what they answer programs, and what they never do."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from cli_runner import answered, ask, told
from event_desk import Director


@pytest.fixture
def file(tmp_path: Path) -> Path:
    desk = Director(tmp_path / "tuesday.db", "st-hilary", title="Card party")
    desk.do("enter", "Ann", "Bob", "Cleo", "Dan", "--here")
    return Path(desk.file)


def said(*words: str, code: int) -> str:
    result = ask(*words)
    assert result.exit_code == code, result.output
    assert "Traceback" not in result.output
    return " ".join(result.stderr.split())


def test_a_tournament_is_backed_up_and_put_back(file: Path, tmp_path: Path):
    copy = tmp_path / "copy.db"
    shown = told("backup", str(copy), "--data", str(file))
    assert "Backed up and checked: 1 tournament, 5 entries." in shown
    assert "Last saved: " in shown
    told("tournament", "enter", "Eve", "--file", str(file))
    before = file.read_bytes()
    error = answered("restore", str(copy), "--data", str(file), code=1)["error"]
    assert error["fact"] == {"id": "journal-exists", "args": {"file": str(file)}}
    assert "--replace" in error["advice"]
    assert file.read_bytes() == before
    found = answered("restore", str(copy), "--data", str(file), "--replace")
    assert (found["tournaments"], found["entries"], found["kept"]) == (1, 5, f"{file}.before")
    names = {at: told("tournament", "people", "--file", at) for at in (str(file), found["kept"])}
    assert "Eve" not in names[str(file)]
    assert "Eve" in names[found["kept"]], "nothing is lost"


def test_in_a_folder_it_has_the_date_in_its_name(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "stick"
    folder.mkdir()
    answered("backup", str(folder), "--data", str(file))
    answered("backup", "--data", str(file))
    for at in (folder, tmp_path):
        assert [one.name for one in at.glob("tuesday-????-??-??-??????.db")]


def test_a_copy_is_not_written_over_unless_that_is_said(file: Path, tmp_path: Path):
    copy = tmp_path / "copy.db"
    copy.write_text("my letters")
    assert "already exists" in said("backup", str(copy), "--data", str(file), code=1)
    assert copy.read_text() == "my letters"
    assert answered("backup", str(copy), "--data", str(file), "--replace")["tournaments"] == 1


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "is empty"),
        (b"Dear club", "isn’t a Meldhouse file"),
        (b"SQLite format 3\0" + bytes(3000), "is"),
    ],
)
def test_what_is_no_backup_is_refused_in_a_sentence(file: Path, tmp_path: Path, content: bytes, sentence: str):
    bad = tmp_path / "bad.db"
    bad.write_bytes(content)
    before = file.read_bytes()
    assert sentence in said("restore", str(bad), "--data", str(file), "--replace", code=1)
    assert sentence in said("backup", str(tmp_path / "x.db"), "--data", str(bad), code=1)
    assert file.read_bytes() == before
    assert not (tmp_path / "x.db").exists()


def test_a_damaged_one_is_told_to_programs_too(file: Path, tmp_path: Path):
    with closing(sqlite3.connect(file)) as changed, changed:
        changed.execute("UPDATE entries SET at = at + 1 WHERE version = 2")
    result = ask("backup", str(tmp_path / "copy.db"), "--data", str(file), "--json")
    assert result.exit_code == 1
    assert '"code": "damaged"' in result.stdout
    assert "was changed after it was written" in result.stdout


def test_places_that_are_not_there_and_postgresql_are_said_so(file: Path, tmp_path: Path):
    missing = str(tmp_path / "nope.db")
    assert "There’s no file" in said("backup", "--data", missing, code=2)
    assert "There’s no file" in said("restore", missing, "--data", str(tmp_path / "new.db"), code=2)
    assert "There’s no folder" in said("backup", str(tmp_path / "a" / "b.db"), "--data", str(file), code=2)
    for words in (("backup",), ("restore", str(file))):
        assert "pg_dump" in said(*words, "--data", "postgresql://club:secret@example/house", code=2)

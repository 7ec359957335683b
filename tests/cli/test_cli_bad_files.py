"""Whatever is given for a file, the answer is a sentence."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from cli_runner import ask

from meldhouse.cli.main import COMMANDS
from meldhouse.messages import Voice, fact


def commands_with(what: str) -> list[tuple[str, ...]]:
    return [("book", what), ("book", "check", what), ("meld", what, "KH"), ("score", "npa", what), ("replay", what)]


def assert_sentence(words: tuple[str, ...], *expected: str, code: int | None = None) -> None:
    result = ask(*words)
    assert result.exit_code == code if code is not None else result.exit_code in (1, 2), result.output
    assert result.stdout == ""
    said = " ".join(result.stderr.split())
    assert "Traceback" not in said
    assert any(part in said for part in expected), said


@pytest.mark.parametrize("at", range(5))
def test_a_folder_instead_of_a_file(at: int, tmp_path: Path):
    folder = tmp_path / "club.toml"
    folder.mkdir()
    assert_sentence(commands_with(str(folder))[at], "is a folder.", code=2)


@pytest.mark.parametrize("at", range(5))
def test_a_file_that_is_not_there(at: int, tmp_path: Path):
    (tmp_path / "evening.toml").touch()
    assert_sentence(commands_with(str(tmp_path / "evenning.toml"))[at], "Did you mean", code=2)
    assert_sentence(commands_with(str(tmp_path / "none" / "evening.toml"))[at], "Check the spelling", code=2)


@pytest.mark.parametrize("at", range(5))
def test_a_binary_file(at: int, tmp_path: Path):
    path = tmp_path / "picture.toml"
    path.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe\x00" * 10)
    assert_sentence(commands_with(str(path))[at], "UTF-8", code=2)


@pytest.mark.parametrize("at", range(5))
def test_an_empty_file(at: int, tmp_path: Path):
    path = tmp_path / "empty.toml"
    path.touch()
    assert_sentence(commands_with(str(path))[at], "missing", "not valid JSON", "A record begins", "mistake")


@pytest.mark.parametrize("at", range(5))
def test_a_huge_file(at: int, tmp_path: Path):
    path = tmp_path / "huge.toml"
    with path.open("wb") as file:
        file.truncate(64 * 1024 * 1024)
    assert_sentence(commands_with(str(path))[at], "is too large", code=2)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs a device without end")
@pytest.mark.parametrize("at", range(5))
def test_a_file_without_end(at: int):
    assert_sentence(commands_with("/dev/zero")[at], "is too large", code=2)


@pytest.mark.parametrize("at", range(5))
@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="the superuser may read everything")
def test_a_locked_file(at: int, tmp_path: Path):
    path = tmp_path / "locked.toml"
    path.write_text("secret")
    path.chmod(0)
    assert_sentence(commands_with(str(path))[at], "cannot be read", code=2)


@pytest.mark.parametrize("at", range(5))
@pytest.mark.parametrize("name", ["x" * 5000 + ".toml", "a/\0.toml", "\0", "x" * 300, "/" * 20, ""])
def test_names_that_cannot_be(at: int, name: str):
    words = commands_with(name)[at]
    result = ask(*words)
    assert result.exit_code == 2
    assert result.stderr
    assert len(result.stderr) < 12_000


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 5000,
        "a = " + "9" * 5000,
        "a = {" * 3000,
        'clause = [1]\nname = "x"',
        "extends = 7",
        'extends = "oak.toml"',
        "= = =",
        'name = "x"\ntitle = "y"\nextends = "npa"\ncites = 3',
        'name = "x"\ntitle = "y"\nextends = "npa"\nclause = "none"',
        'name = "x"\ntitle = "y"\nextends = "npa"\n[cites]\ndeck = "OAK-9"',
        'name = "x"\ntitle = "y"\nextends = "npa"\n[auction]\nladder = []',
        "[[clause]]\nid = 3",
        "[deck]\n[deck]",
    ],
)
def test_toml_that_is_no_book(text: str, tmp_path: Path):
    path = tmp_path / "oak.toml"
    path.write_text(text)
    result = ask("book", "check", str(path))
    assert result.exit_code == 1
    assert "oak.toml" in result.stderr.replace("\n", "")  # the path may be longer than a line


def test_an_unknown_book_everywhere():
    for words in (("book", "nap"), ("meld", "nap", "KH"), ("legal", "nap"), ("bids", "nap"), ("deal", "nap")):
        result = ask(*words)
        assert result.exit_code == 2
        assert Voice().say(fact("book-no-rules-near", name="nap", near="npa")) in " ".join(result.stderr.split())
        assert "meldhouse books" in result.stderr


@pytest.mark.parametrize("words", [("meld",), ("legal",), ("bids",), ("score",), ("score", "npa"), ("replay",)])
def test_what_is_missing_is_told_with_an_example(words: tuple[str, ...]):
    result = ask(*words)
    assert result.exit_code == 2
    assert f"For example: meldhouse {words[0]}" in result.stderr


def test_options_that_are_not_there():
    for name in ("books", "meld", "legal", "bids", "score", "replay", "clauses", "deal"):
        assert name in COMMANDS
        assert ask(name, "--no-such-option").exit_code == 2

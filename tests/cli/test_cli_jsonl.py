"""JSON Lines: one answer a line, whatever the line is."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from cli_runner import ask, lines

from worded import words

COMMANDS = ("meld", "legal", "bids", "score", "replay", "solve")


@pytest.mark.parametrize("command", COMMANDS)
def test_blank_lines_are_skipped_and_counted(command: str):
    found = lines(command, stdin="\n  \n\t\r\n{}\n\n[]", code=1)
    assert [answer["line"] for answer in found] == [4, 6]


@pytest.mark.parametrize("command", COMMANDS)
def test_nothing_in_nothing_out(command: str):
    assert lines(command, stdin="") == []
    assert lines(command, stdin="\n\n") == []


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"{", "bad-json"),
        (b"null", "bad-json"),
        (b"[1, 2]", "bad-json"),
        (b'"text"', "bad-json"),
        (b"\xff\xfe{}", "bad-json"),
        (b"[" * 20_000, "bad-json"),
        (b'{"id": {}}', "bad-field"),
        (b'{"id": true}', "bad-field"),
        (b'{"book": 5}', "bad-field"),
        (b'{"book": "nap"}', "unknown-book"),
        (b'{"book": "a/\\u0000.toml"}', "no-file"),
        (b'{"book": "' + b"x" * 5000 + b'"}', "unknown-book"),
        (b'{"book": "' + b"x" * 2_000_000 + b'"}', "too-large"),
    ],
)
def test_a_bad_line_is_answered_and_the_next_one_read(command: str, line: bytes, code: str):
    bad, next_one = lines(command, stdin=line + b"\n" + b'{"id": "after"}\n', code=1)
    assert bad["line"] == 1
    assert bad["error"]["code"] == code
    assert bad["error"]["message"].endswith((".", "?"))
    assert len(bad["error"]["message"]) < 400
    assert next_one["line"] == 2
    assert next_one["id"] == "after"


@pytest.mark.parametrize("command", [name for name in COMMANDS if name != "score"])
def test_a_misspelt_field_is_put_right(command: str):
    (bad,) = lines(command, "npa" if command != "replay" else "--book=npa", stdin='{"bok": "npa", "id": 4}', code=1)
    assert bad["id"] == 4
    assert bad["error"]["code"] == "unknown-field"
    (fault,) = bad["error"]["faults"]
    assert (fault["key"], fault["id"], fault["args"]) == ("bok", "cli-did-you-mean", {"near": "book"})


def test_the_book_of_a_line_wins():
    first, second = lines("bids", "npa", stdin='{"most": 1}\n{"most": 1, "book": "st-hilary"}')
    assert (first["book"], first["bids"]) == ("npa", [50])
    assert (second["book"], second["bids"]) == ("st-hilary", [15])


def test_a_clubs_book_in_a_line(tmp_path: Path):
    path = tmp_path / "oak.toml"
    path.write_text('name = "oak"\ntitle = "Oak"\nextends = "npa"\n[auction]\nminimum = 45')
    asked = json.dumps({"book": str(path), "most": 1})
    assert [answer["bids"] for answer in lines("bids", stdin=f"{asked}\n{asked}")] == [[45], [45]]


def test_a_byte_order_mark_is_no_hindrance():
    assert lines("bids", "npa", stdin=b'\xef\xbb\xbf{"most": 1}\r\n')[0]["bids"] == [50]


def test_answers_are_one_line_each_and_keep_their_letters():
    result = ask("meld", "npa", "--jsonl", stdin='{"cards": "K♥\\nQ♥", "id": "Čapek"}')
    assert result.stdout.count("\n") == 1
    assert "Čapek" in result.stdout


def test_each_answer_is_there_before_the_next_question():
    script = "from meldhouse.cli.main import main; main()"
    with subprocess.Popen(
        [sys.executable, "-c", script, "bids", "npa", "--jsonl"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        for standing in (50, 60):
            child.stdin.write(json.dumps({"standing": standing}).encode() + b"\n")
            child.stdin.flush()
            assert json.loads(child.stdout.readline())["standing"] == standing
        child.stdin.close()
        assert child.wait() == 0


def test_what_the_command_line_says_holds_for_every_line_that_does_not_say_otherwise():
    stdin = b'{"cards": "KH QH"}\n{"cards": "KH QH", "trump": "S"}\n'
    assert [found["total"] for found in lines("meld", "npa", "--trump", "H", stdin=stdin)] == [4, 2]
    (found,) = lines("bids", "npa", "--standing", "58", stdin=b"{}\n")
    assert found["bids"][:2] == [59, 60]


@pytest.mark.parametrize(("command", "name"), [("score", "SLIP"), ("replay", "FILE")])
def test_a_file_beside_the_lines_is_refused(command: str, name: str):
    arguments = ("npa", "slip.json") if command == "score" else ("evening.txt",)
    told = ask(command, *arguments, "--jsonl", stdin="{}")
    assert told.exit_code == 2
    assert words("command-not-with-lines", what=name) in told.stderr


@pytest.mark.parametrize("sign", ["\u0085", "\u2028", "\u2029"])
def test_an_answer_is_one_line_whatever_counts_as_the_end_of_one(sign: str):
    (found,) = lines("bids", "npa", stdin=json.dumps({sign: None}) + "\n", code=1)
    assert found["error"]["code"] == "unknown-field"

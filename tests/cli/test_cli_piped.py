"""Colour for people, none for pipes, and lines without blanks at their ends."""

from __future__ import annotations

import io
import os
import subprocess
import sys

import pytest
from cli_runner import KEY, ask

from meldhouse.cli.output import Page, clean

SHOWN = [
    ("books",),
    ("book", "npa"),
    ("book", "npa", "--clauses", "cut"),
    ("book", "check", "bend.3"),
    ("clauses", "npa"),
    ("deal", "npa", "--key", KEY),
    ("meld", "npa", "--trump", "H", "KH QH"),
    ("legal", "npa", "--trump", "H", "--hand", "KH AS", "--trick", "QH"),
    ("bids", "npa", "--bid", "3"),
    ("perft", "npa", "--depth", "1"),
    ("meld", "nap", "KH"),
]


@pytest.mark.parametrize("words", SHOWN)
@pytest.mark.parametrize("width", [40, 80, 120])
def test_piped_output_is_plain_text(words: tuple[str, ...], width: int):
    result = ask(*words, width=width)
    assert "\x1b" not in result.output
    assert not [line for line in result.output.splitlines() if line != line.rstrip()]


def test_a_real_pipe_has_no_colour_either():
    script = "from meldhouse.cli.main import main; main()"
    plain = {name: value for name, value in os.environ.items() if name not in ("FORCE_COLOR", "COLUMNS")}
    out = subprocess.run(
        [sys.executable, "-c", script, "meld", "npa", "-t", "H", "KH", "QH"], capture_output=True, env=plain, check=True
    ).stdout
    assert b"\x1b" not in out
    assert "K♥ Q♥" in out.decode("utf-8")


def test_colour_when_it_is_wanted(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert "\x1b[31m" in ask("meld", "npa", "-t", "H", "KH QH").stdout
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[31m" not in ask("meld", "npa", "-t", "H", "KH QH").stdout


def test_text_is_never_wider_than_is_pleasant():
    assert max(map(len, ask("book", "npa", width=200).stdout.splitlines())) <= 100


def test_what_steers_a_terminal_is_taken_out():
    assert clean("a\x1b[31mb\x07\r\u202ec\td\n") == "a[31mbc\td\n"


def test_a_terminal_without_symbols_gets_letters():
    stream = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    page = Page(file=stream)
    from meldhouse.pieces import parse_pieces

    assert page.faces(parse_pieces("KH 10S 9D")).plain == "KH TS 9D"

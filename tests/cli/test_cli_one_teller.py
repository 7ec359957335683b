"""What has no pieces in it is told in the same sentence at the terminal and beside a table in the browser."""

from __future__ import annotations

from typing import Any, cast

import pytest

from meldhouse.cli.output import Page
from meldhouse.cli.terminal.telling import Teller
from meldhouse.cli.terminal.voice import Voice
from meldhouse.game import Concede, Ended, Event, StopPlay, View, Won
from meldhouse.rulebooks import load_book
from meldhouse.tables.telling import Teller as BesideTheTable

NAMES = {"N": "North", "E": "East", "S": "South", "W": "West"}
NO_VIEW = cast("View", None)
"""None of these needs to look at the table."""


@pytest.mark.parametrize(
    "event",
    [Won("N", 52), Won("S", 50, dropped=True), Concede("S"), StopPlay("W"), Ended("no-board"), Ended("passed-out")],
    ids=str,
)
def test_the_terminal_tells_it_in_the_words_of_the_table(event: Event, monkeypatch: pytest.MonkeyPatch):
    book = load_book("npa")
    voice = Voice(book, Page(), "S", plain=True)
    said: list[tuple[str, str | None]] = []

    def say(words: Any, *, note: str | None = None, **_how: Any) -> None:
        said.append((str(words), note))

    monkeypatch.setattr(voice, "say", say)
    Teller(voice).tell([event], 0, NO_VIEW)
    line = BesideTheTable(book, cast("Any", NAMES), "S").line_by_view(event, NO_VIEW)
    assert line is not None
    assert said == [(line.text, line.clause)]
    assert line.text.endswith(".")


def test_to_whom_it_happened_is_told_as_you():
    line = BesideTheTable(load_book("npa"), cast("Any", NAMES), "S").line_by_view(Won("S", 50, dropped=True), NO_VIEW)
    assert line is not None
    assert line.text == "Everybody else has passed, so you have the bid at 50."

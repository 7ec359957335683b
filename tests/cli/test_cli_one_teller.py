"""What is told at the terminal are the lines of a table, in the language of whoever sits there."""

from __future__ import annotations

from typing import Any, cast

import pytest

from meldhouse.cli.output import Page
from meldhouse.cli.terminal.news import News
from meldhouse.cli.voice import Voice
from meldhouse.game import Bid, Concede, Ended, Event, Pass, StopPlay, View, Won
from meldhouse.rulebooks import load_book
from meldhouse.tables.seen.lines import Lines

NO_VIEW = cast("View", None)
"""None of these needs to look at the table."""


def told(voice: Voice, events: list[Event], monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str | None]]:
    said: list[tuple[str, str | None]] = []

    def say(words: Any, *, note: str | None = None, **_how: Any) -> None:
        said.append((voice.told(words), note))

    monkeypatch.setattr(voice, "say", say)
    News(voice).tell(events, 0, NO_VIEW)
    return said


@pytest.mark.parametrize(
    "event",
    [Won("N", 52), Won("S", 50, dropped=True), Concede("S"), StopPlay("W"), Ended("no-board"), Ended("passed-out")],
    ids=str,
)
@pytest.mark.parametrize("language", ["en", "es"])
def test_the_terminal_tells_it_as_the_table_does(event: Event, language: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LC_ALL", language)
    book = load_book("npa")
    voice = Voice(book, Page(), "S", plain=True)
    line = Lines(book).line_by_view(event, NO_VIEW)
    assert line is not None
    assert told(voice, [event], monkeypatch) == [(voice.told(line.says), line.clause)]


def test_calls_are_told_together_and_mine_as_yours(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LC_ALL", "es")
    voice = Voice(load_book("npa"), Page(), "S", plain=True)
    calls: list[Event] = [Bid("E", 50), Bid("S", 51), Pass("W")]
    assert told(voice, calls, monkeypatch) == [("Pujas: Este 50, tú 51, Oeste pasa.", None)]

"""`finish --early`: the only thing it leaves open is that rounds are left, whatever the club calls them."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli_runner import says
from event_desk import NAMES, Director


@pytest.mark.parametrize(("book", "result"), [("bend", "NS=1500,EW=900"), ("npa", "NS=210,EW=190")])
def test_early_needs_no_other_word_where_only_rounds_are_left(tmp_path: Path, book: str, result: str):
    desk = Director(tmp_path / "evening.db", book, "--rounds", "3", "--fee", "0")
    desk.do("enter", *NAMES[:4], "--here")
    desk.play_round(lambda _table: result)
    refused = desk.refused("finish")
    assert says("cli-finish-early") in refused
    assert desk.do("finish", "--early")["said"] == ["“Evening” is over."]


def test_something_else_that_is_open_still_asks(tmp_path: Path):
    desk = Director(tmp_path / "evening.db", "bend", "--rounds", "3", "--fee", "5")
    desk.do("enter", *NAMES[:4], "--here")
    desk.play_round(lambda _table: "NS=1500,EW=900")
    refused = desk.refused("finish", "--early")
    assert "still owe" in refused
    assert "are played" not in refused

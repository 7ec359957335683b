"""`meldhouse play` at a real pseudo-terminal: Ctrl-C, Ctrl-D, and long texts a page at a time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from play_table import Terminal

from meldhouse.game.records import load
from meldhouse.rulebooks import book_names

PROMPT = "to pass: "
LEAVE = "save FILE: "
Open = Callable[..., Terminal]


@pytest.mark.parametrize("key", ["c", "d"])
def test_ctrl_c_and_ctrl_d_ask_like_quit_and_one_may_stay(terminal: Open, key: str):
    table = terminal("st-hilary", "--seed", "oak")
    table.until(PROMPT)
    table.press(key)
    assert "Leave the table? The game isn’t saved." in table.until(LEAVE)
    table.type("n")
    table.until("You’re still in the game.")
    table.until(PROMPT)
    table.press(key)
    table.until(LEAVE)
    table.type("y")
    assert table.ended() == 0
    assert table.shown.endswith("Thank you for playing.\n")
    assert table.is_as_before()


@pytest.mark.parametrize(("key", "code"), [("c", 130), ("d", 0)])
def test_the_second_time_leaves_at_once_with_a_clean_line(terminal: Open, key: str, code: int):
    table = terminal("st-hilary", "--seed", "oak")
    table.until(PROMPT)
    table.press(key)
    table.until(LEAVE)
    table.press(key)
    assert table.ended() == code
    assert table.shown.endswith("\nYou left the table.\n")
    assert "Traceback" not in table.shown
    assert table.is_as_before()


def test_the_game_can_be_saved_when_ctrl_c_asks(terminal: Open, tmp_path: Path):
    table = terminal("st-hilary", "--seed", "oak", cwd=tmp_path)
    table.until(PROMPT)
    table.press("c")
    table.until(LEAVE)
    table.type("save kept.record")
    assert table.ended() == 0
    assert "meldhouse play --resume kept.record" in table.shown
    assert load(tmp_path / "kept.record").hands


def test_ctrl_c_in_the_list_of_houses_leaves(terminal: Open):
    table = terminal()
    table.until("(Enter for the first): ")
    table.press("c")
    assert table.ended() == 130
    assert table.shown.endswith("\nYou left the table.\n")
    assert table.is_as_before()


def test_one_who_watches_is_asked_too(terminal: Open):
    table = terminal("npa", "--bots", "4", "--seed", "oak")
    table.until("Hand 1")
    table.interrupt()
    table.until(LEAVE)
    table.type("y")
    assert table.ended() == 0
    assert "Traceback" not in table.shown


def test_long_rules_come_a_page_at_a_time_and_the_table_is_shown_again(terminal: Open):
    table = terminal("st-hilary", "--seed", "oak", rows=24)
    table.until(PROMPT)
    table.type("rules")
    first = table.until("Enter to read on, q to stop: ")
    assert first.count("\n") <= 24
    table.type("?")
    table.until("Press Enter to read on")
    table.until("q to stop: ")
    table.type("")
    second = table.until("q to stop: ")
    assert 20 <= second.count("\n") <= 24
    table.press("c")
    after = table.until(PROMPT)
    assert "High bid: " in after
    assert "Leave the table?" not in after


def test_a_text_that_fits_is_not_paged(terminal: Open):
    table = terminal("st-hilary", "--seed", "oak", rows=400)
    table.until(PROMPT)
    table.type("rules")
    assert "more lines" not in table.until(PROMPT)


@pytest.mark.parametrize("columns", [60, 80])
@pytest.mark.parametrize("name", book_names())
def test_help_fits_on_one_screen(terminal: Open, name: str, columns: int):
    table = terminal(name, "--seed", "oak", rows=24, columns=columns)
    table.until(PROMPT)
    table.type("?")
    shown = table.until(PROMPT)
    assert "more lines" not in shown
    assert max(len(line) for line in shown.splitlines()) <= columns

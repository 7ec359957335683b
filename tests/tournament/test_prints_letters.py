"""Letters: names stay in their boxes, in whatever script; what cannot be printed is told."""

from __future__ import annotations

import printed
import pytest
from hypothesis import given, settings, strategies as st

from meldhouse.messages import fact
from meldhouse.tournament.prints import Heading, NameTag, fonts, print_job
from meldhouse.tournament.prints.fitting import LEAST, fitted
from meldhouse.tournament.prints.fonts import letters_for, width_of

HAS_OTHERS = bool(fonts._files())
TOLD = printed.said(fact("paper-letters", sign="?"))


def tag(name: str) -> str:
    return printed.texts(print_job(Heading(event="Open"), [NameTag(name=name)]))[0]


@pytest.fixture
def no_fonts(monkeypatch):
    """A machine that has none of the fonts we look for."""
    monkeypatch.setattr(fonts, "_files", dict)
    for cached in (fonts._loaded, fonts.letters_for, fitted):
        cached.cache_clear()
    yield
    for cached in (fonts._loaded, fonts.letters_for, fitted):
        cached.cache_clear()


@given(st.text(max_size=80), st.floats(20, 300), st.floats(8, 60), st.booleans())
@settings(max_examples=60, deadline=None)
def test_whatever_is_written_stays_in_its_box(text, width, height, bold):
    found = fitted(text, width, height, 24, bold=bold, lines=3)
    assert len(found.lines) <= 3
    assert all(width_of(line, found.size, bold=bold) <= width for line in found.lines)
    assert found.size * (1 + 1.15 * (len(found.lines) - 1)) <= max(height, found.size)


def test_long_names_wrap_before_they_shrink_and_are_cut_at_last():
    assert fitted("Ann Lee", 200, 30, 20)[:2] == (20, ("Ann Lee",))
    assert fitted("Ann-Katrin", 60, 60, 18).lines == ("Ann-", "Katrin")
    assert fitted("by NPA-2.5h, STH-MD-b", 70, 99, 14).lines == ("by", "NPA-2.5h,", "STH-MD-b")
    assert fitted("Featherstonehaugh", 100, 15, 20).size < 20
    assert fitted("Ann\nBob", 200, 60, 20).lines == ("Ann", "Bob")
    cut = fitted("word " * 200, 50, 10, 20)
    assert cut.size == LEAST
    assert cut.lines[-1].endswith("…")


@pytest.mark.parametrize("name", ["José Ñandú", "Zoë Åberg", "O’Connor – “Red”", "Strauß"])
@pytest.mark.usefixtures("no_fonts")
def test_western_names_need_no_font_of_the_machine(name):
    assert letters_for(name) == ("Helvetica", name, False)
    assert name in tag(name)


@pytest.mark.skipif(not HAS_OTHERS, reason="this machine has none of the fonts with other scripts")
@pytest.mark.parametrize("name", ["Łukasz Żółć", "Ольга Иванова", "Δήμητρα"])
def test_other_scripts_are_set_in_a_font_that_has_them(name):
    assert name in tag(name)
    assert TOLD not in tag(name)


@pytest.mark.usefixtures("no_fonts")
def test_without_such_a_font_letters_lose_their_accents_or_become_question_marks():
    text = tag("Łukasz Żółć Иван")
    assert "Lukasz Zólc ????" in text
    assert TOLD in text
    assert TOLD not in tag("Ann Lee?")


def test_letters_that_join_are_not_printed_one_by_one():
    assert letters_for("سارة")[1:] == ("????", True)
    assert letters_for("सीता")[1:] == ("????", True)


@pytest.mark.skipif(not HAS_OTHERS, reason="this machine has none of the fonts with other scripts")
def test_hebrew_runs_from_the_right():
    _, drawn, replaced = letters_for("דוד לוי")
    assert (drawn, replaced) == ("יול דוד", False)


@pytest.mark.usefixtures("no_fonts")
def test_a_font_that_cannot_be_read_is_passed_over(monkeypatch, tmp_path):
    broken = tmp_path / "DejaVuSans.ttf"
    broken.write_bytes(b"no font at all")
    monkeypatch.setattr(fonts, "_files", lambda: {"DejaVuSans.ttf": broken})
    assert letters_for("Ж")[1:] == ("?", True)


def test_line_ends_and_signs_nobody_sees_do_no_harm():
    assert "Ann Lee" in tag("Ann\x00\u200b \t Lee")

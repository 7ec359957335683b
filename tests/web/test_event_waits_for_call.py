"""A ruling that hangs on a call is not made before somebody calls; and it is asked once when it was noticed."""

from __future__ import annotations

import re

import pytest
from event_nights import night_of
from visiting import OpenHouse, said as says, words

FORGOT = "/desk/ask?table=1&kind=discard_forgotten"


@pytest.fixture
def night(house: OpenHouse):
    """A table of three at Bend."""
    return night_of(house, "bend", 3)


@pytest.mark.parametrize("word", ["kitty", "discard", "laid away"])
def test_the_kitty_finds_what_was_laid_away(night, word):
    found = set(re.findall(r"kind=(\w+)", night.get(f"/desk/ask?table=1&q={word}").text))
    assert {"discard_count", "discard_forgotten", "discard_declared"} <= found
    assert ("kitty_peeked" in found) == (word == "kitty")


def test_what_nobody_has_called_is_not_ruled(night):
    page = night.get(f"{FORGOT}&by-N=1&asked=1")
    assert says("event-waits-for-call") in words(page)
    assert says("event-rule-save") not in words(page).split(says("event-own-words"))[0]
    assert '<a href="#caller">' in page.text
    assert 'id="caller"' in page.text
    called = words(night.get(f"{FORGOT}&by-N=1&caller=E&asked=1"))
    assert "Nobody has called it" not in called
    assert says("event-rule-save") in called.split(says("event-own-words"))[0]


def test_that_nobody_calls_it_is_a_ruling(night):
    page = night.get(f"{FORGOT}&by-N=1&asked=1").text
    form = next(one for one in page.split("<form")[1:] if says("event-nobody-calls") in one)
    told = dict(re.findall(r'name="([\w-]+)" value="([^"]*)"', form))
    night.post("/desk/answer", {key: value for key, value in told.items() if key != "token"})
    assert says("event-nobody-calls-ruling") in words(night.get("/desk/calls"))
    assert not night.tournament.state.sheet(1, 1).rows


def test_when_it_was_noticed_is_asked_once(night):
    page = night.get(FORGOT).text
    assert 'name="noticed"' in page
    assert 'name="in-time"' not in page
    assert 'name="called"' not in page
    asked = f"{FORGOT}&by-N=1&caller=E&asked=1&noticed="
    assert says("ruling-may-still-discard") in words(night.get(f"{asked}early"))
    assert "The hand is over." in words(night.get(f"{asked}late"))
    assert says("renege-deadline") in words(night.get(f"{asked}scored"))

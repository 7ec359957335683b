"""What a house's paper says of its events, and what is our choice where it is silent."""

from __future__ import annotations

import pytest

from meldhouse.messages import fact
from meldhouse.rulebooks import load_book
from meldhouse.rulebooks.describe import describe
from meldhouse.tournament.form_choices import marked_lines, our_choices
from meldhouse.tournament.forms import form_of

PAPER = {
    "mcallen": {"entry", "rounds", "hands", "divisions", "order", "ranking.of", "ranking.playoff"},
    "bend": {"entry", "movement", "rounds", "hands", "three"},
    "st-hilary": {"entry", "target"},
    "n42pa": set(),
    "npa": {"hands"},
}
OURS = {
    "mcallen": {"movement", "minutes", "three", "bye", "tie", "at_time", "slow", "money.medals", "money.medals_by"},
    "bend": {"tie", "order", "minutes", "money.side_money"},
    "st-hilary": {"movement", "rounds", "bye", "order", "ranking.of", "best_of"},
    "n42pa": {"entry", "movement", "minutes", "told", "slow", "target", "best_of", "third", "consolation", "order"},
    "npa": {"entry", "movement", "rounds", "bye", "ranking.playoff", "money.fines"},
}


@pytest.mark.parametrize("name", PAPER)
def test_each_setting_is_the_papers_or_ours(name):
    book = load_book(name)
    ours = our_choices(book, form_of(book))
    assert not ours & PAPER[name]
    assert ours >= OURS[name]
    assert not ours & {"money.fee_cents", "money.percents", "where", "apart"}  # what there is none of nobody chose


def test_the_lines_about_an_event_are_marked_each():
    book = load_book("mcallen")
    marked = {line.id: is_ours for line, is_ours in marked_lines(book, form_of(book))}
    assert marked == {"setting-option": True, "event-rounds": False, "event-medals": True}
    assert [is_ours for _, is_ours in marked_lines(book, form_of(book))][:2] == [False, True]


def test_how_long_a_round_takes_and_when_that_is_called_out_is_told_as_our_choice():
    lines = [line for chapter in describe(load_book("n42pa")) for line in chapter.lines]
    (clock,) = [line for line in lines if line.says == fact("rules-minutes-called", minutes=60, left=(10, 2))]
    assert (clock.clause, clock.mark) == ("N42-15b", "ours")
    (slow,) = [line for line in lines if line.says.id == "rules-slow"]
    assert slow.mark == "ours"


def test_who_wins_a_game_that_the_time_breaks_off_is_told_as_our_choice():
    book = load_book("st-hilary")
    marked = dict(marked_lines(book, form_of(book)))
    assert marked[fact("event-time-up")]

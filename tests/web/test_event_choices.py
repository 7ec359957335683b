"""Where a tournament is opened, every line and field says whether it is the paper's or our choice."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import pytest
from markupsafe import escape
from visiting import Visitor, open_house

from meldhouse.messages import Voice
from meldhouse.rulebooks.describe import mark_fact

OURS = Voice().say(mark_fact("ours"))
READ = Voice().say(mark_fact("read"))


@pytest.fixture
def visitor() -> Iterator[Visitor]:
    with open_house() as opened:
        yield Visitor(opened)


def lines_of(page: str) -> list[str]:
    listed = re.findall(r"<li>(.*?)</li>", page.split('<ul class="rules">')[1].split("</ul>")[0])
    return [re.sub(r"<[^>]+>", "", line) for line in listed]


def test_the_summary_of_a_house_marks_each_line(visitor: Visitor):
    assert lines_of(visitor.get("/events/usual?book=bend").text) == [
        "Single players",
        "Winners move up a table, losers stay",
        "6 games",
        "Tables of three if the number of players isn’t a multiple of four",
    ]
    npa = lines_of(visitor.get("/events/usual?book=npa").text)
    assert [unescape(line).endswith(f" ({OURS})") for line in npa] == [True, True, True]


def test_each_field_marks_its_own(visitor: Visitor):
    page = visitor.get("/events/usual?book=mcallen").text
    told = dict(re.findall(r'<p class="soft" id="has-([\w-]+)"[^>]*>(.*?)</p>', page))
    assert told["slow"] == f"Club rules: 20 ({escape(OURS)})"
    assert told["money-medals"] == f"Club rules: 3 ({escape(OURS)})"
    assert told["money-fee-cents"] == "Club rules: nothing"


def test_how_a_hand_counts_is_told_before_the_tournament_is_opened_and_where_it_can_be_changed(visitor: Visitor):
    """Fifteen must be saved (MCA-12b): it strikes most hands, and the paper can be read otherwise."""
    for page in (visitor.get("/events/new?book=mcallen").text, visitor.get("/events/usual?book=mcallen").text):
        line = page.partition("must take at least 15 in play, or they lose their meld.")[2].partition("</li>")[0]
        assert "our reading" in line
        assert 'href="/rules/mcallen/derive"' in page
    assert "Only when the bid is set" in visitor.get("/rules/mcallen/derive").text


def test_what_a_paper_speaks_of_without_saying_it_is_a_reading_and_no_choice(visitor: Visitor):
    """NPA speaks of a side that “goes set the amount of the bid”: what that costs it can be understood otherwise."""
    told = {
        "npa": {
            "If not, they’re set and score nothing.": READ,
            "2 for the last book.": OURS,
        },
        "n42pa": {
            "the other side scores the marks.": READ,
            "A bid of 42 or more needs every trick.": OURS,
        },
    }
    for house, lines in told.items():
        page = visitor.get(f"/events/new?book={house}").text
        for line, mark in lines.items():
            assert re.search(rf"{re.escape(line)} <span class=\"cite\">(.*?)</span>", page)[1] == f"({escape(mark)})"


def test_the_house_in_brief_has_what_a_double_is_worth_and_marks_readings(visitor: Visitor):
    brief = visitor.get("/rules/mcallen").text.partition('id="brief"')[2].partition("</section>")[0]
    text = " ".join(re.sub(r"<[^>]+>", "", brief).split())
    assert f"({READ})" in text
    for worth in ("Run in trump 15, double 150", "Aces around 10, double 100", "Pinochle 4, double 30"):
        assert worth in text
    assert "Marriage in trump 4, double" not in text  # twice as much goes without saying

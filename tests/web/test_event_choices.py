"""Where a tournament is opened, every line and field says whether it is the paper's or our choice."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from visiting import Visitor, open_house


@pytest.fixture
def visitor() -> Iterator[Visitor]:
    with open_house() as opened:
        yield Visitor(opened)


def lines_of(page: str) -> list[str]:
    listed = re.findall(r"<li>(.*?)</li>", page.split('<ul class="rules">')[1].split("</ul>")[0])
    return [re.sub(r"<[^>]+>", "", line) for line in listed]


def test_the_summary_of_a_house_marks_each_line(visitor: Visitor):
    assert lines_of(visitor.get("/events/usual?book=bend").text) == [
        "People alone",
        "Winners go up a table, losers stay",
        "6 games",
        "Tables of three where heads do not fit",
    ]
    npa = lines_of(visitor.get("/events/usual?book=npa").text)
    assert [line.endswith(" our choice") for line in npa] == [True, True, True]


def test_each_field_marks_its_own(visitor: Visitor):
    page = visitor.get("/events/usual?book=mcallen").text
    said = dict(re.findall(r'<p class="soft" id="has-([\w-]+)"[^>]*>(.*?)</p>', page))
    assert said["slow"] == "The house: 20 (our choice)"
    assert said["money-medals"] == "The house: 3 (our choice)"
    assert said["money-fee-cents"] == "The house: nothing"

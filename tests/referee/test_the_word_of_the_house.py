"""A house that calls a trick a book reads “book” in everything that is ruled there."""

from __future__ import annotations

import itertools
import re

import pytest

from meldhouse.game import Slip
from meldhouse.referee.cases.case import Case, CaseError
from meldhouse.referee.cases.kinds import KINDS
from meldhouse.referee.rulings.ruling import rule
from meldhouse.rulebooks import load_book

NPA = load_book("npa")
SLIP = Slip(bidder="N", bid=60, trump="H", meld={"NS": 40, "EW": 22})
FACTS = {
    "slip": (None, SLIP),
    "caller": (None, "N"),
    "in_time": (None, True, False),
    "has_every_trick": (None, True),
    "stands": (None, True, False),
}


def told_of(kind: str) -> set[str]:
    """Every sentence of the rulings on it, with whatever facts it takes."""
    found: set[str] = set()
    for values in itertools.product(*FACTS.values()):
        facts = {key: value for key, value in zip(FACTS, values, strict=True) if value is not None}
        try:
            ruling = rule(NPA, Case(kind=kind, by=("E",), **facts))
        except CaseError as problem:
            found.add(NPA.voice.say(problem.message))
            continue
        found |= {
            NPA.voice.say(ruling.says),
            NPA.voice.say(ruling.what),
            *(NPA.voice.say(entry.reason) for entry in ruling.entries),
        }
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_no_ruling_says_trick_where_the_house_says_book(kind):
    assert [text for text in told_of(kind) if re.search(r"\btricks?\b", text)] == []

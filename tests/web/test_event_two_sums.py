"""A fine for which the paper names two sums: wherever it stands, both are told."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from event_nights import Night, evening, playing
from visiting import open_house, said as says, words

sys.path.insert(0, str(Path(__file__).parents[1] / "tournament"))
from printed import texts

BOTH = ("$100", "$250")
FINE = {
    "what": "new-fine", "fined-name": "Club of Elgin", "fine": "100", "reason": "no shuffling machine",
    "clause": "NPA-2.2i",
}  # fmt: skip


@pytest.fixture
def night() -> Iterator[Night]:
    with open_house() as opened:
        yield Night(opened, playing(evening("npa", 4)))


def test_the_form_of_a_fine_tells_what_the_house_has(night: Night):
    page = words(night.get("/desk/money"))
    assert all(one in page for one in BOTH)


def test_a_recorded_fine_tells_both_sums(night: Night):
    assert says("event-saved-money") in night.said(night.post("/desk/money", FINE))
    rows = words(night.get("/desk/money/part"))
    assert "Fine of $100.00: no shuffling machine (NPA-2.2i)" in rows
    assert "$250" in rows
    log = words(night.get("/desk/log"))
    assert all(one in log for one in BOTH)


def test_the_slip_of_a_fine_tells_both_sums(night: Night):
    night.post("/desk/money", FINE)
    (page,) = texts(night.get("/desk/prints/slips.pdf").content)
    for told in ("Club of Elgin", "no shuffling machine", "NPA-2.2i", "as named", *BOTH):
        assert told in page.replace("\n", " "), page


def test_a_fine_of_one_sum_is_told_plainly(night: Night):
    night.post("/desk/money", {**FINE, "fine": "5", "reason": "a phone", "clause": "NPA-1.1b"})
    rows = words(night.get("/desk/money/part"))
    assert "Fine of $5.00: a phone (NPA-1.1b)" in rows
    assert "$250" not in rows

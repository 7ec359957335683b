"""Whoever reads a ruling reads names: on the referee's page, on the sheet, in the log."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from event_nights import Night, evening, playing
from visiting import open_house, words


@pytest.fixture
def night() -> Iterator[Night]:
    with open_house() as opened:
        yield Night(opened, playing(evening("npa", 4)))


def names_of(night: Night) -> dict[str, str]:
    state = night.tournament.state
    return state.names_at(state.sheet(1, 1))


def test_what_an_official_wrote_stays_as_written(night: Night):
    told = "East reneged; North-South get the hand."
    own = {"table": "1", "what": "a ruling", "ruling": told, "clause": "NPA-3.1a"}
    night.post("/desk/answer", own)
    assert night.tournament.state.calls[0].ruling == told
    for page in ("/round/1/table/1", "/desk/calls", "/desk/log"):
        assert told.rstrip(".") in words(night.get(page)), page


def test_the_helper_asks_for_people_not_for_sides(night: Night):
    names = names_of(night)
    asked = night.get("/desk/ask?table=1&asked=1&kind=renege&by-E=1&caller=N&in-time=no&bidder=N&contract=60&trump=H")
    page = words(asked)
    assert f"Meld: {names['N']} & {names['S']}" in page
    assert "Say what each side melded." in page
    assert "NS" not in page


def test_without_a_table_the_helper_knows_seats_only(night: Night):
    assert "Taken so far: North & South" in words(night.get("/desk/ask?kind=claim"))

"""The bracket on its pages: for everybody, with names of matches on tiles, sheets and the screen of the hall."""

from __future__ import annotations

import pytest
from event_nights import Night, evening, playing
from visiting import OpenHouse, Visitor, said, words

from meldhouse.tournament import acts


@pytest.fixture
def night(house: OpenHouse) -> Night:
    """The final and the match for the third place are on."""
    event = evening("n42pa", 4, movement="single-elimination", third=True)
    event.do(acts.Draft())
    event.play_round()
    return Night(house, playing(event))


@pytest.mark.parametrize("path", ["/desk", "", "/hall", "/desk/seating", "/rounds", "/bracket"])
def test_matches_have_names_on_every_page(night: Night, path: str):
    text = words(night.get(path))
    assert "Third place" in text
    assert "Final" in text
    assert "Sitting out" not in text


def test_the_sheet_says_which_match_it_is_of(night: Night):
    heads = [words(night.get(f"/round/2/table/{table}")) for table in (1, 2)]
    assert any("Round 2: Final" in head for head in heads)
    assert any("Round 2: Third place" in head for head in heads)


def test_everybody_reads_who_goes_on_as_far_as_it_is_known(house: OpenHouse, night: Night):
    guest = words(Visitor(house).get(night.at + "/bracket"))
    assert guest.count("and moved on to the final") == 2
    assert "Being played at table" in guest
    assert f'href="{night.at}/bracket"' in Visitor(house).get(night.at).text
    assert said("bracket-print") not in guest
    assert said("bracket-print") in words(night.get("/bracket"))
    assert night.get("/desk/prints/bracket.pdf").status_code == 200


def test_an_event_without_a_bracket_has_no_link_to_one(house: OpenHouse):
    night = Night(house, playing(evening("npa", 4)))
    assert "/bracket" not in night.get("/desk").text
    assert said("bracket-none") in words(night.get("/bracket"))

"""Partners whose scores differ, since a penalty was one player's alone (NPA-7.1c): no door tells one score for both."""

from __future__ import annotations

from event_nights import SHEET, night_of
from visiting import OpenHouse, words


def test_a_fine_of_one_partner_is_not_told_as_the_score_of_both(house: OpenHouse):
    night = night_of(house)
    people = night.tournament.state.names_at(night.tournament.state.sheet(1, 1))
    hand = {"how": "awarded", "bidder": "E", "offender": "N", "bid": "60", "trump": "H"}
    night.post(SHEET + "/write", {**hand, "meld-NS": "20", "meld-EW": "36", "take-NS": "0"})
    assert night.tournament.state.sheet(1, 1).totals == {"N": -200, "E": 586, "S": 0, "W": 586}
    told = words(night.get(SHEET))
    assert f"{people['N']} −200, {people['S']} 0, {people['E']} & {people['W']} 586" in told

"""Whoever comes late is told from when he plays and what he has for what he missed; nobody falls out of the lists."""

from __future__ import annotations

from event_nights import night_of
from visiting import OpenHouse, words


def test_a_late_pair_hears_from_when_it_plays_and_what_it_missed(house: OpenHouse):
    night = night_of(house, "mcallen", 4)
    sent = night.post("/desk/people", {"names": "Late / Pair", "here": "1"})
    said = night.said(sent)
    assert "Late / Pair are entered. They play from round 2 on; for round 1 they have nothing" in said
    assert "it is our choice" in said


def test_a_pair_that_is_checked_in_late_hears_it_too(house: OpenHouse):
    night = night_of(house, "mcallen", 4)
    assert "They play" not in night.said(night.post("/desk/people", {"names": "Late / Pair"}))
    said = night.said(night.post("/desk/people/check-in", {"code": "Late"}))
    assert "Late and Pair are here. They play from round 2 on" in said


def test_in_the_last_round_nobody_is_promised_another(house: OpenHouse):
    night = night_of(house, "mcallen", 4, rounds=1)
    assert "No round is left to be seated" in night.said(
        night.post("/desk/people", {"names": "Late / Pair", "here": "1"})
    )


def test_the_settings_say_that_it_is_our_choice(house: OpenHouse):
    night = night_of(house, "mcallen", 4)
    assert "nothing for those before; no paper speaks of that, so it is our choice" in words(
        night.get("/desk/settings")
    )


def test_whoever_is_in_no_division_is_named_while_others_have_one(house: OpenHouse):
    night = night_of(house, "mcallen", 4)
    plain = night.said(night.post("/desk/people", {"names": "Ann / Bob", "here": "1"}))
    assert "division" not in plain.partition("Check-in")[0]
    night.post("/desk/people", {"names": "Cleo / Dora", "here": "1", "division": "women"})
    said = night.said(night.post("/desk/people", {"names": "Eve / Fay", "here": "1"}))
    assert "No division was chosen, and the others have one" in said
    assert "In no division, while others have one:" in words(night.get("/desk/people"))

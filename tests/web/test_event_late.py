"""Whoever comes late is told from when he plays and what he has for what he missed; nobody falls out of the lists."""

from __future__ import annotations

from event_nights import night_of
from visiting import OpenHouse, said as says, words


def test_a_late_pair_hears_from_when_it_plays_and_what_it_missed(house: OpenHouse):
    night = night_of(house, "mcallen", 4)
    sent = night.post("/desk/people", {"names": "Late / Pair", "here": "1"})
    said = night.said(sent)
    assert f"Entered: Late / Pair. {says('late-from', round=2, missed=1)}" in said


def test_a_pair_that_is_checked_in_late_hears_it_too(house: OpenHouse):
    night = night_of(house, "mcallen", 4)
    assert says("late-from", round=2, missed=1) not in night.said(night.post("/desk/people", {"names": "Late / Pair"}))
    said = night.said(night.post("/desk/people/check-in", {"code": "Late"}))
    assert f"Late & Pair: checked in. {says('late-from', round=2, missed=1)}" in said


def test_in_the_last_round_nobody_is_promised_another(house: OpenHouse):
    night = night_of(house, "mcallen", 4, rounds=1)
    said = night.said(night.post("/desk/people", {"names": "Late / Pair", "here": "1"}))
    assert says("late-no-round", missed=1) in said


def test_the_settings_say_that_it_is_our_choice(house: OpenHouse):
    night = night_of(house, "mcallen", 4)
    assert says("setting-hint", setting="bye") in words(night.get("/desk/settings"))


def test_whoever_is_in_no_division_is_named_while_others_have_one(house: OpenHouse):
    night = night_of(house, "mcallen", 4)
    plain = night.said(night.post("/desk/people", {"names": "Ann / Bob", "here": "1"}))
    assert "division" not in plain.partition("Check-in")[0]
    night.post("/desk/people", {"names": "Cleo / Dora", "here": "1", "division": "women"})
    said = night.said(night.post("/desk/people", {"names": "Eve / Fay", "here": "1"}))
    assert says("event-entered-no-division") in said
    assert "No division yet:" in words(night.get("/desk/people"))

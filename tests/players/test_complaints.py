"""What people hate most in bots: a few of the positions of `bench/complaints.py`, which every level must get right."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

import pytest

from meldhouse.game import Play
from meldhouse.players import LEVELS
from meldhouse.players.beliefs.recalling import Recalling
from meldhouse.players.search.blunders import unforgiven
from meldhouse.players.seating import Sitting
from meldhouse.rulebooks import load_book
from table import at_tricks, house, pieces, play

sys.path.insert(0, str(Path(__file__).parents[2] / "bench"))

from complaints import wrong
from grievances import COMPLAINTS, Position, positions

FREE = '[exchange]\nform = "none"\ncount = 0'
"""A table that passes no cards, so that everybody keeps what he was dealt."""


@cache
def asked(name: str) -> list[Position]:
    return positions(load_book(name), 2, 60)


@pytest.mark.parametrize(("name", "level"), [(name, level) for name in ("st-hilary", "n42pa") for level in LEVELS])
def test_every_level_gets_the_complaints_right(name: str, level: str):
    # What a learned player of 42 does there instead, the next test says.
    thin = "short suit" if (name, level) == ("n42pa", "self-taught") else ""
    positions = [position for position in asked(name) if position.complaint != thin]
    assert [
        (position.complaint, position.number, action) for position, action in wrong(load_book(name), level, positions)
    ] == []


def test_in_42_the_self_taught_overbid_on_thin_hands():
    """Being set costs no more than letting the others play: see docs/players.md."""
    found = wrong(load_book("n42pa"), "self-taught", asked("n42pa"))
    assert [(position.complaint, position.number) for position, _ in found] == [("short suit", 4)]


def test_there_are_positions_for_every_complaint():
    assert {position.complaint for position in asked("st-hilary")} == set(COMPLAINTS)


def held_back(hand, seat):
    """What the seat should not play now."""
    sitting = Sitting(hand)
    return unforgiven(sitting.view(seat), Recalling(hand.book).remember(seat, sitting.seen(seat)))


def test_counters_stay_out_of_a_lost_trick_and_may_go_to_ones_own():
    hand = at_tricks(house("st-hilary", FREE), bidder="S", trump="H", S="AC", W="9C JC", N="QC JC", E="TC KC 9C QC")
    play(hand, "AC JC QC")
    assert held_back(hand, "E") == set(pieces("TC KC"))
    ours = at_tricks(house("st-hilary", FREE), bidder="S", trump="H", S="JC", W="AC", N="QC JC", E="TC KC 9C QC")
    play(ours, "JC AC QC")
    assert held_back(ours, "E") == set()


def test_counters_stay_out_of_a_trick_that_partner_is_known_to_have_to_follow_to():
    known = {"S": "AC 9S", "W": "TC QC TS 9S", "N": "9C", "E": "KC QC"}
    hand = at_tricks(house("st-hilary", FREE), bidder="S", trump="H", **known)
    play(hand, "AC")
    assert held_back(hand, "W") == set(pieces("TC")), "East has shown a marriage in clubs"
    silent = at_tricks(house("st-hilary", FREE), bidder="S", trump="H", **{**known, "E": "KC JC"})
    play(silent, "AC")
    assert held_back(silent, "W") == set(), "East may have no club, and trump it"


def test_counters_stay_out_of_a_trick_that_partner_has_led_and_lost():
    known = {"S": "9C 9S", "W": "AC", "N": "TC QC", "E": "JC"}
    hand = at_tricks(house("st-hilary", FREE), bidder="S", trump="H", **known)
    play(hand, "9C AC")
    assert pieces("TC")[0] in held_back(hand, "N")
    assert pieces("QC")[0] not in held_back(hand, "N")


def test_where_every_card_counts_one_must_be_given():
    hand = at_tricks(
        house("st-hilary", FREE),
        bidder="S",
        trump="H",
        S="AC",
        W="9C JC",
        N="QC JC",
        E="TC KC KC TC AS TS KS AD TD KD AH TH",
    )
    play(hand, "AC JC QC")
    assert held_back(hand, "E") == set()
    assert hand.can(Play("E", pieces("KC")[0]))


def test_a_defender_with_an_ace_keeps_his_few_trumps():
    known = {"S": "9C 9S", "W": "AC AD KH QS QS JS JS TD TD KD KD QD", "N": "JC", "E": "QC"}
    hand = at_tricks(house("st-hilary", FREE), bidder="S", trump="H", **known)
    play(hand, "9C AC JC QC")
    assert held_back(hand, "W") == set(pieces("KH"))


def test_who_can_draw_all_trumps_leads_from_the_top():
    held = "AH AH TH TH KH KH QH 9H AS AS AC AC"
    hand = at_tricks(house("st-hilary", FREE), bidder="S", trump="H", S=held)
    assert held_back(hand, "S") == set(pieces("9H AS AC"))
    weaker = at_tricks(house("st-hilary", FREE), bidder="S", trump="H", S=held.replace("AC AC", "AC QC"))
    assert held_back(weaker, "S") == set(pieces("9H")), "not everything beside them wins"


def test_who_can_draw_all_that_an_opponent_has_leads_no_low_trump():
    known = {"S": "AH AH TH TH KH KH 9H TS JS KC QC 9D", "E": "AS AS"}
    assert held_back(at_tricks(house("mcallen"), bidder="S", trump="H", **known), "S") >= set(pieces("9H"))
    short = {**known, "S": "AH AH TH 9H TS JS KC QC 9D 9S JD JC"}
    assert held_back(at_tricks(house("mcallen"), bidder="S", trump="H", **short), "S").isdisjoint(pieces("9H"))

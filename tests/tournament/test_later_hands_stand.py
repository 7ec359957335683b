"""A hand is corrected and its game ends sooner or later: the hands after it were dealt by whoever dealt them."""

from __future__ import annotations

import pytest
from floor import N42_HAND, Evening
from msgspec.structs import replace

from meldhouse.game import Slip
from meldhouse.tournament import acts
from meldhouse.tournament.scoring.sheets import Sheet

TWO_MARKS = replace(N42_HAND, bid=84, take={"NS": 42, "EW": 0})
ONE_MARK = replace(TWO_MARKS, bid=42)
EAST = replace(N42_HAND, dealer="E")
AT = {"round": 1, "table": 1}


def match(second: Slip, *, drew: int) -> Evening:
    """North and South win every hand; North shook the first, and East that which began the second game."""
    evening = Evening("n42pa", 2, best_of=3)
    evening.start()
    hands = [replace(N42_HAND, dealer="N"), second, *[N42_HAND] * 11]
    hands[drew] = EAST
    for hand in hands:
        evening.enter(1, 1, hand)
    return evening


def dealers(sheet: Sheet) -> str:
    return "".join(line.dealer for line in sheet.sums.lines)


@pytest.mark.accepts("N42-X20")
def test_a_game_that_ends_later_leaves_who_shook_as_it_was():
    evening = match(TWO_MARKS, drew=6)
    evening.sign(1, 1)
    sheet = evening.state.sheet(1, 1)
    before = dealers(sheet)
    evening.did(acts.Correct(hand=2, slip=ONE_MARK, reason="it was one mark", clause="", **AT))
    assert [line.game for line in sheet.sums.lines] == [1] * 7 + [2] * 6
    assert dealers(sheet)[:7] == before[:7]
    assert not sheet.locked, "a mark of the second game is still to be played for"
    evening.enter(1, 1, N42_HAND)
    assert sheet.sums.is_played


def test_players_change_it_too_until_the_sheet_is_signed():
    evening = match(TWO_MARKS, drew=6)
    evening.did(acts.ChangeSlip(hand=2, slip=ONE_MARK, **AT), by=evening.state.sheet(1, 1).seats["N"])
    assert evening.state.sheet(1, 1).sums.match.wins == {"NS": 1, "EW": 0}


def test_a_game_that_ends_sooner_leaves_it_too():
    evening = Evening("n42pa", 2, best_of=3)
    evening.start()
    for hand in [replace(N42_HAND, dealer="N"), ONE_MARK, *[N42_HAND] * 5, EAST, N42_HAND]:
        evening.enter(1, 1, hand)
    evening.did(acts.ChangeSlip(hand=2, slip=TWO_MARKS, **AT))
    sheet = evening.state.sheet(1, 1)
    assert [line.game for line in sheet.sums.lines] == [1] * 6 + [2] * 3
    assert dealers(sheet)[7:] == "ES"


@pytest.mark.refuses("N42-X20")
def test_the_corrected_hand_itself_is_still_dealt_in_turn():
    evening = match(TWO_MARKS, drew=6)
    wrong = evening.no(acts.ChangeSlip(hand=2, slip=replace(ONE_MARK, dealer="W"), **AT))
    assert wrong.clause == "N42-X20"


def test_who_shook_first_is_corrected_and_the_others_follow():
    evening = match(TWO_MARKS, drew=6)
    evening.did(acts.ChangeSlip(hand=1, slip=replace(N42_HAND, dealer="S"), **AT))
    sheet = evening.state.sheet(1, 1)
    assert sheet.first_dealer == "S"
    assert dealers(sheet)[:8] == "SWNESWES"
    assert sheet.drawers(1) == ("N", "E", "S", "W")
    assert sheet.drawers(7) == ("E", "W")
    assert sheet.drawers(2) == ()

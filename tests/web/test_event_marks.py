"""The sheet of a match in marks, on a phone: who shakes, marks beside the hands, the end of a game and of the match."""

from __future__ import annotations

from event_nights import SHEET, Night, night_of
from visiting import OpenHouse, said as says, words

HAND = {"how": "played", "bidder": "N", "bid": "31", "trump": "4", "take-NS": "35"}


def match(house: OpenHouse, **changes) -> Night:
    return night_of(house, "n42pa", 2, minutes=0, told=(), **changes)


def test_the_draw_for_the_shake_has_its_place_and_the_losers_draw_again(house: OpenHouse):
    night = match(house, best_of=3)
    page = words(night.get(SHEET))
    assert "Who shakes first?" in page
    assert "deals first" not in page
    night.post(SHEET + "/write", {**HAND, "dealer": "S"})
    assert night.tournament.state.sheet(1, 1).first_dealer == "S"
    page = words(night.get(SHEET))
    assert "Who shakes first?" not in page
    assert "shakes next." in page
    for _ in range(6):
        night.post(SHEET + "/write", HAND)
    page = words(night.get(SHEET))
    assert "Game 1: " in page
    assert "won 7 to 0." in page
    assert "the two who lost the last game draw" in page
    for _ in range(7):
        night.post(SHEET + "/write", HAND)
    assert "They won the match 2 to 0." in words(night.get(SHEET))


def test_a_bid_of_marks_stays_one_when_the_hand_is_written_anew(house: OpenHouse):
    night = match(house)
    night.post(SHEET + "/write", {**HAND, "bid": "2 marks", "take-NS": "42"})
    page = night.get(SHEET + "/hand/1").text
    assert 'value="2 marks"' in page
    assert "84" not in words(night.get(SHEET + "/hand/1"))
    night.post(SHEET + "/write", {**HAND, "bid": "2 marks", "take-NS": "30", "hand": "1"})
    assert night.tournament.state.sheet(1, 1).totals["E"] == 2


def test_a_result_is_asked_for_and_compared_in_marks(house: OpenHouse):
    night = match(house)
    page = words(night.get(SHEET))
    assert "Marks in all games: " in page
    assert "Points in all games" not in page
    assert "marks minus the other side’s" in words(night.director.get("/events/usual?book=n42pa"))
    assert "Points: " in words(night_of(house, "mcallen", 2).get(SHEET))


def test_a_mark_is_written_with_the_hand_and_stays_when_it_is_written_anew(house: OpenHouse):
    night = match(house)
    night.post(SHEET + "/write", {**HAND, "beside-EW": "1", "beside-why": "asked what trump is"})
    sheet = night.tournament.state.sheet(1, 1)
    assert sheet.totals == {"N": 1, "S": 1, "E": 1, "W": 1}
    assert "asked what trump is" in words(night.get(SHEET))
    assert 'name="beside-EW" inputmode="numeric" autocomplete="off" value="1"' in night.get(SHEET + "/hand/1").text
    night.post(SHEET + "/write", {**HAND, "take-NS": "20", "beside-EW": "1", "hand": "1"})
    assert sheet.rows[0].slip.incidents[0].reason == "asked what trump is"
    night.post(SHEET + "/write", {**HAND, "take-NS": "20", "beside-EW": "", "hand": "1"})
    assert sheet.rows[0].slip.incidents == ()
    sent = night.post(SHEET + "/write", {**HAND, "beside-EW": "one", "hand": "1"})
    assert says("slip-marks-range", most=5) in words(sent)
    assert "from 0 to 5" in words(night.post(SHEET + "/write", {**HAND, "beside-EW": "50", "hand": "1"}))
    assert sheet.rows[0].slip.incidents == ()


def test_a_mark_of_the_referee_flows_into_the_sheet_by_itself(house: OpenHouse):
    night = match(house)
    north = night.tournament.state.sheet(1, 1).seats["N"]
    night.post("/desk/penalize", {"person": north, "kind": "trump_asked_late"})
    assert night.tournament.state.sheet(1, 1).totals["E"] == 1
    assert "+1 mark for" in words(night.get(SHEET))


def test_a_result_that_nobody_has_reached_is_said_beside_its_fields(house: OpenHouse):
    night = match(house, best_of=1)
    sent = night.post(SHEET + "/result", {"points-NS": "5", "points-EW": "4"})
    assert sent.status_code == 422
    assert "Nobody has 7 marks yet" in words(sent)
    assert 'value="5"' in sent.text
    night.post(SHEET + "/result", {"points-NS": "7", "points-EW": "4"})
    assert night.tournament.state.sheet(1, 1).result is not None


def test_who_shook_first_is_asked_again_where_the_first_hand_of_a_game_is_written_anew(house: OpenHouse):
    night = match(house, best_of=3)
    for dealer in ("S", "", "", "", "", "", "", "W"):
        night.post(SHEET + "/write", {**HAND, "dealer": dealer})
    assert "Who shakes first?" in words(night.get(SHEET + "/hand/1"))
    assert "Who shakes first?" not in words(night.get(SHEET + "/hand/2"))
    assert "hand 99" in words(night.post(SHEET + "/write", {**HAND, "hand": "99"})).lower()
    last = night.get(SHEET + "/hand/8").text
    assert 'name="dealer" value="W" checked' in last
    assert 'name="dealer" value="N"' not in last
    night.post(SHEET + "/write", {**HAND, "dealer": "E", "hand": "8"})
    assert night.tournament.state.sheet(1, 1).sums.lines[7].dealer == "E"


def test_an_address_of_a_hand_leads_to_the_same_hand_whatever_happens_beside_it(house: OpenHouse):
    night = match(house)
    night.post(SHEET + "/write", {**HAND, "dealer": "N"})
    north = night.tournament.state.sheet(1, 1).seats["N"]
    given = {"act": f'{{"act":"penalize","round":1,"person":"{north}","kind":"trump_asked_late"}}', "back": "/desk"}
    night.post("/act", given)
    night.post(SHEET + "/write", {**HAND, "bid": "2 marks", "take-NS": "42"})
    assert says("event-not-a-hand") in words(night.get(SHEET + "/hand/2"))
    third = SHEET + "/hand/3"
    assert 'value="2 marks"' in night.get(third).text
    night.post("/desk/lift", {"penalty": "1", "reason": "a mistake"})
    assert 'value="2 marks"' in night.get(third).text, "lines keep their places"

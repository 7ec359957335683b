"""What a director reads at the desk is what is so: who sits out, what a penalty leaves, what a play-off is called."""

from __future__ import annotations

import re

import pytest
from event_nights import Night, evening
from event_visits import Desk
from visiting import OpenHouse, Visitor, said, said as says, words

PAIRS = ["Al Reyes / Bea Reyes", "Cy / Dot", "Ed / Flo", "Gus / Hal", "Ida / Jo"]


@pytest.fixture
def desk(house: OpenHouse) -> Desk:
    """Five pairs in the first round, so that one sits out."""
    found = Desk(house, "mcallen")
    found.enter(PAIRS)
    found.seat(1)
    return found


def test_who_sits_out_is_told_to_everybody_and_first_of_all_on_the_screen(house: OpenHouse, desk: Desk):
    guest = Visitor(house)
    page = words(guest.get(desk.at))
    assert "Sitting out:" in page
    hall = guest.get(f"{desk.at}/hall").text
    assert hall.index("Sitting out:") < hall.index("hall-seats")


def test_a_late_pair_after_the_release_is_told_to_wait_and_the_seating_stays(house: OpenHouse):
    desk = Desk(house, "mcallen")
    desk.enter(PAIRS[:4])
    for act in ("draft", "confirm", "release"):
        desk.act(act=act, **({} if act == "draft" else {"round": 1}))
    desk.enter(PAIRS[4:])
    assert "Round 1 is already released and stays as it is" in words(desk.get("/desk/people"))
    assert "Table 1" in words(Visitor(house).get(desk.at))
    assert "Seat round 1 again" in words(desk.get("/desk"))
    coming = words(desk.get("/desk/seating"))
    assert "Sitting out:" in coming.partition("Planned rounds")[2]


def test_whoever_has_signed_is_not_asked_to_agree(desk: Desk):
    for _ in range(4):
        desk.hand(1, 1)
    page = desk.get("/round/1/table/1").text
    assert words(desk.get("/round/1/table/1")).count("agree to hand 4") == 2
    found = re.search(r'name="side" value="(\w+)".*?name="signer" value="(\w+)".*?name="digest" value="(\w+)"', page)
    assert found is not None
    desk.post("/round/1/table/1/sign", {"side": found[1], "signer": found[2], "digest": found[3]})
    assert words(desk.get("/round/1/table/1")).count("agree to hand 4") == 1


def test_a_penalty_stands_beside_the_score_wherever_it_is_read(desk: Desk):
    desk.hand(1, 1)
    page = desk.get("/round/1/table/1").text
    person = re.search(r'name="person" value="(\w+)"', page)
    assert person is not None
    assert "With penalties" not in words(desk.get("/round/1/table/1"))
    fields = {"person": person[1], "points": "20", "reason": "talk across the table", "table": "1", "clause": "MCA-13c"}
    desk.post("/desk/penalize", fields)
    sheet = words(desk.get("/round/1/table/1"))
    assert re.search(r"With penalties, for the standings 8\b", sheet), sheet
    assert re.search(r"Penalty: [^.]*20 points", words(desk.get("/desk")))


def test_who_is_missing_is_noted_in_words(desk: Desk):
    page = desk.get("/round/1/table/1").text
    person = re.search(r'name="person" value="(\w+)">\s*<button[^>]*value="missing">([^<]*) isn’t here', page)
    assert person is not None
    desk.post("/round/1/table/1/tell", {"person": person[1], "what": "missing"})
    assert says("event-noted-missing", names=(person[2],)) in words(desk.get("/round/1/table/1"))


def test_a_pair_are_here(house: OpenHouse):
    desk = Desk(house, "mcallen")
    desk.post("/desk/people", {"names": PAIRS[0]})
    desk.post("/desk/people/check-in", {"code": "T1"})
    assert says("event-checked-in", name="Al Reyes & Bea Reyes") in words(desk.get("/desk/people"))


def test_a_correction_is_told_once_with_a_button_for_each(desk: Desk):
    for _ in range(2):
        desk.hand(1, 1)
    desk.hand(1, 1, hand="1", **{"meld-NS": "15"}, reason="14 shown")
    sent = desk.get("/round/1/table/1")
    page = words(sent)
    assert page.count("Hand 1 corrected: was ") == 1
    assert page.count("Told all 4") == 1
    assert sent.text.count('aria-label="Told ') == 4
    assert "Corrected: 14 shown See history First:" in page


def test_numbers_have_their_names_where_a_round_is_seated_by_hand(house: OpenHouse):
    desk = Desk(house, "mcallen")
    desk.enter(PAIRS[:4])
    desk.act(act="draft")
    page = words(desk.get("/desk/seating"))
    assert "Pair 1 Al Reyes & Bea Reyes" in page
    assert not re.search(r"\bT\d\b", page)
    desk.post("/desk/seating", {"tables": "Pair 1, Pair 4\npair 2 T3", "reason": "they ask for it"})
    page = desk.get("/desk/seating").text
    typed = page.split('name="tables"')[1].split(">")[1].split("<")[0]
    assert typed.split() == ["Pair", "1,", "Pair", "4", "Pair", "2,", "Pair", "3"]


def test_a_pair_is_called_one_wherever_its_number_stands(house: OpenHouse):
    """A letter and a number looks like that of a table."""
    desk = Desk(house, "mcallen")
    desk.enter(PAIRS[:4])
    for path in ("/desk/people", "/desk/people/T2", "/desk/money", "/desk/roles"):
        page = words(desk.get(path))
        assert "Pair 2" in page, path
        assert not re.search(r"\bT\d\b", page), path
    desk.post("/desk/people/check-in", {"code": "pair 2"})
    assert ": checked in." in words(desk.get("/desk/people"))


def test_help_says_where_late_players_stand_and_when_a_hand_does(house: OpenHouse):
    page = words(Visitor(house).get("/help"))
    assert "late players are under" not in page
    assert said("help-scorer-fix") in page


def test_codes_are_not_printed_when_all_is_over(desk: Desk):
    assert "Print the codes" in words(desk.get("/desk/prints"))
    desk.play(1)
    desk.act(act="close", round=1)
    desk.act(act="finish", anyway=True)
    assert "Print the codes" not in words(desk.get("/desk/prints"))
    assert desk.post("/desk/prints/codes", {}).status_code == 303
    assert says("event-print-codes-over") in words(desk.get("/desk/prints"))


def test_what_is_missing_of_a_ruled_hand_is_asked_for_in_the_words_of_the_sheet(desk: Desk):
    page = words(desk.get("/desk/ask?table=1&asked=1&kind=renege&by-E=1&caller=N&in-time=no"))
    missing = page.partition(says("event-sheet-opens"))[2][:200]
    assert "bidder:" not in missing
    assert missing.startswith(" Say who had the bid. Say what was bid.")


def test_a_pair_that_is_late_is_noted_with_one_press(desk: Desk):
    page = words(desk.get("/round/1/table/1"))
    names = re.search(r"(\S+(?: Reyes)? & \S+(?: Reyes)?) aren’t here", page)
    assert names is not None, page
    desk.post("/round/1/table/1/tell", {"what": "side-missing", "side": "NS"})
    page = words(desk.get("/round/1/table/1"))
    assert f"Noted as missing: {names[1].replace(' & ', ' and ')}." in page
    assert page.count("has arrived") == 2


def test_a_price_says_what_it_costs_and_asks_in_which_hand(house: OpenHouse):
    desk = Desk(house, "npa")
    desk.enter([f"Player {number}" for number in range(1, 5)])
    desk.seat(1)
    desk.hand(1, 1)
    page = desk.get("/desk/penalty/1").text
    assert re.search(r'<option value="2">The one in play, hand 2</option><option value="1">Hand 1</option>', page)
    assert "100 points , Player" in words(desk.get("/desk/penalty/1"))
    assert not re.search(r'name="kind" value="\w+">[a-z]', page)


def test_two_forms_of_one_paper_are_told_apart(house: OpenHouse):
    page = words(Visitor(house).get("/events/new"))
    assert f"progressive Pinochle: {said('rules-fact-set', bid='given', keep=15)}" in page
    assert f"Hoyle Pinochle: {said('rules-fact-set', bid='lost', keep=0)}" in page


def test_what_was_done_is_said_in_words_and_a_pair_are_entered(house: OpenHouse):
    night = Night(house, evening("mcallen", 4))
    assert says("event-entered-one", name="Opal and Pat") in night.said(
        night.post("/desk/people", {"names": "Opal and Pat"})
    )
    said = night.said(night.post("/act", {"act": '{"act":"draft"}', "back": "/desk/seating"}))
    assert " seated the next round, as a draft." in said

"""What a sheet asks and says beside its hands: who dealt first, who decided a draw, what follows from a correction."""

from __future__ import annotations

import re

import pytest
from event_nights import SHEET, Night, evening, night_of, playing
from visiting import OpenHouse, said as says, words

from meldhouse.tournament import acts


def result_in(event, points, **more):
    """The first table has ended so, and its sheet is in."""
    event.do(acts.EnterResult(round=1, table=1, points=points, **more))
    sheet = event.tournament.state.rounds[0].sheets[1]
    for side in sheet.sides:
        event.do(acts.Sign(round=1, table=1, side=side, signer=sheet.people(side)[0], digest=sheet.digest))
    return sheet


def selected(page: str, field: str) -> str:
    chosen = re.search(rf'<select id="{field}".*?</select>', page, re.S)
    assert chosen is not None
    found = re.search(r'value="([^"]*)" selected', chosen[0])
    return found[1] if found else ""


def test_a_correction_knows_who_won_the_deciding_hand_and_the_tile_says_it(house: OpenHouse):
    event = playing(evening("bend", 4))
    result_in(event, {"NS": 1800, "EW": 1800}, games={"EW": 1})
    night = Night(house, event)
    assert selected(night.get(SHEET).text, "decider") == "EW"
    assert says("event-draw-decided", side="EW") in words(night.get("/desk"))


def test_whoever_is_told_of_a_correction_still_has_to_be_and_one_thing_is_said(house: OpenHouse):
    event = playing(evening("bend", 4))
    result_in(event, {"NS": 1800, "EW": 1500})
    night = Night(house, event)
    said = night.said(
        night.post(SHEET + "/result", {"points-NS": "1700", "points-EW": "1500", "reason": "added up wrongly"})
    )
    assert f"{says('event-result-corrected')} {says('event-tell-below')}" in said
    assert "are told." not in said


def test_of_three_only_those_who_are_equal_are_offered(house: OpenHouse):
    night = night_of(house, "bend", 3)
    state = night.tournament.state
    north, east = (state.name(state.sheet(1, 1).seats[seat]) for seat in "NE")
    typed = {"points-N": "1000", "points-E": "1500", "points-S": "1000", "what": "result"}
    refused = night.post(SHEET + "/result", {**typed, "decider": "E"})
    assert "are tied, so one more hand decides." in words(refused)
    offered = re.search(r'<select id="decider".*?</select>', refused.text, re.S)
    assert offered is not None
    assert east not in offered[0]
    assert north in offered[0]
    assert night.post(SHEET + "/result", {**typed, "decider": "S"}).status_code == 303


def test_the_deal_of_a_first_hand_that_nobody_named_is_asked_for(house: OpenHouse):
    night = night_of(house, "bend", 4)
    hand = {"how": "played", "bidder": "N", "bid": "500", "trump": "H"}
    night.post(SHEET + "/write", {**hand, "meld-NS": "300", "meld-EW": "100", "take-NS": "260"})
    page = words(night.get(SHEET))
    assert says("event-who-dealt", number=1) in page
    assert "deals next" not in page
    state = night.tournament.state
    south, west = (state.name(state.sheet(1, 1).seats[seat]) for seat in "SW")
    said = night.said(night.post(SHEET + "/dealer", {"seat": "S"}))
    assert f"First deal: {south}." in said
    assert f"{west} deals next." in said
    assert "know whose turn" not in said
    again = night.said(night.post(SHEET + "/dealer", {"seat": "N"}))
    assert says("no-dealt") in again


def test_the_choice_of_the_first_dealer_stands_beside_the_words_that_say_why(house: OpenHouse):
    text = night_of(house, "st-hilary", 4).get(SHEET).text
    page = words(night_of(house, "st-hilary", 4).get(SHEET))
    assert says("event-deals-why", who="scorekeeper", clause="STH-DE-a") in page
    assert text.index("Someone else deals first") < text.index('id="slip"')


def test_an_unfinished_game_says_what_is_possible(house: OpenHouse):
    night = night_of(house, "st-hilary", 4)
    refused = words(night.post(SHEET + "/result", {"points-NS": "140", "points-EW": "130", "what": "result"}))
    assert "Nobody has 150 points yet. Play on. To stop here, ask the director to call time first" in refused
    assert "write the games" not in refused
    night.post("/act", {"act": '{"act":"call-time","round":1}', "back": "/desk"})
    assert night.post(SHEET + "/result", {"points-NS": "140", "points-EW": "130"}).status_code == 303


@pytest.mark.parametrize(("book", "label"), [("bend", "Whose renege"), ("n42pa", "Whose renege or claim")])
def test_only_what_the_house_has_is_named(house: OpenHouse, book, label):
    page = words(night_of(house, book, 4).get(SHEET))
    assert label in page
    assert ("Failed claim" in page) == ("claim" in label)


def shown_questions(page: str) -> list[str]:
    """The questions about a trick that can be seen, by the field."""
    return re.findall(r'<fieldset class="question" id="((?:counter_)?tricks-\w+)">', page)


@pytest.mark.parametrize(
    ("book", "figures", "asked", "question"),
    [
        ("bend", {"meld-NS": "400", "meld-EW": "20", "take-NS": "500", "bid": "500"}, "tricks-EW", "a trick"),
        ("st-hilary", {"meld-NS": "10", "meld-EW": "8", "take-NS": "24", "bid": "21"}, "counter_tricks-EW",
         "a trick with a counter"),
    ],
)  # fmt: skip
def test_a_trick_nobody_can_tell_is_asked_for_by_yes_and_no_where_the_take_is(
    house: OpenHouse, book: str, figures: dict[str, str], asked: str, question: str
):
    night = night_of(house, book, 4)
    hand = {"how": "played", "bidder": "N", "trump": "H", **figures}
    assert shown_questions(night.get(SHEET).text) == []
    page = night.post(SHEET + "/write", hand)
    assert shown_questions(page.text) == [asked]
    assert f"Did they win {question}? Yes No" in words(page)
    assert re.search(r'id="slip-fault" hidden>', page.text), "a question is no error"
    assert night.tournament.state.sheet(1, 1).is_empty
    sent = {"token": night.director.token(), **hand}
    told = night.director.client.post(night.at + SHEET + "/write", data=sent, headers={"accept": "application/json"})
    assert told.json()["asks"] == [asked.replace("-", ".")]
    answered = night.post(SHEET + "/write", {**hand, asked: "0"})
    assert answered.status_code == 303, words(answered)
    field = asked.partition("-")[0]
    assert getattr(night.tournament.state.sheet(1, 1).rows[0].slip, field) == {"EW": 0}


def test_an_answered_question_stays_to_be_seen_while_something_else_is_wrong(house: OpenHouse):
    night = night_of(house, "bend", 4)
    figures = {"meld-NS": "400", "meld-EW": "20", "take-NS": "500", "bid": "501", "tricks-EW": "1"}
    page = night.post(SHEET + "/write", {"how": "played", "bidder": "N", "trump": "H", **figures})
    assert shown_questions(page.text) == ["tricks-EW"]
    assert re.search(r'name="tricks-EW" value="1" checked', page.text)
    assert 'id="slip-fault">' in page.text


@pytest.mark.parametrize(
    ("figures", "asked"),
    [({"take-N": "500", "take-E": "0"}, True), ({"take-N": "400", "take-E": "100", "meld-E": "105"}, False)],
    ids=["tricks untold", "another fault"],
)
def test_only_what_is_wrong_with_tricks_asks_about_them(house: OpenHouse, figures: dict[str, str], asked: bool):
    """Whatever people are called: “trick” is a part of Patrick."""
    event = evening("bend", 3)
    for entrant in [*event.tournament.state.entrants]:
        event.do(acts.Edit(entrant=entrant, names=(f"Patrick {entrant}",)))
    night = Night(house, playing(event))
    melds = {"meld-N": "300", "meld-E": "100", "meld-S": "0", "kitty": "0"}
    hand = {"how": "played", "bidder": "N", "bid": "500", "trump": "H", **melds, **figures}
    page = night.post(SHEET + "/write", hand)
    assert shown_questions(page.text) == (["tricks-E"] if asked else [])
    sent = {"token": night.director.token(), **hand}
    told = night.director.client.post(night.at + SHEET + "/write", data=sent, headers={"accept": "application/json"})
    assert "Patrick" in told.json()["sentence"]
    assert told.json()["asks"] == (["tricks.E"] if asked else [])


@pytest.mark.accepts("NPA-6.1c")
@pytest.mark.parametrize(("said", "made"), [("in", 210), ("add", 410)])
def test_points_alone_ask_whether_the_bonus_for_a_skunk_is_in_them(house: OpenHouse, said: str, made: int):
    night = night_of(house, "npa")
    typed = {"points-NS": "210", "points-EW": "0", "what": "result"}
    asked = night.post(SHEET + "/result", typed)
    assert "get 200 for a skunk (NPA-6.1c). Is that already in the 210?" in words(asked)
    assert 'class="question"' in asked.text
    assert 'class="summary"' not in asked.text, "a question is no error"
    assert "fault-skunk" not in asked.text
    assert all(f'<button class="button" name="skunk" value="{one}">' in asked.text for one in ("in", "add"))
    assert asked.text.index("Save the result</button>") < asked.text.index('name="skunk"'), "Enter does not answer it"
    assert 'value="210"' in asked.text, "what was typed stays"
    assert night.tournament.state.sheet(1, 1).result is None
    low = night.post(SHEET + "/result", {**typed, "points-NS": "180", "skunk": "in"})
    assert "can't be in 180" in words(low).replace("’", "'")
    assert "Is that already in the 180?" in words(low)
    assert night.post(SHEET + "/result", {**typed, "skunk": said}).status_code == 303
    assert night.tournament.state.sheet(1, 1).result.points == {"NS": made, "EW": 0}

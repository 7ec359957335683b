"""What the pages of a tournament say at its edges: after the last hand, the last game, the last word of somebody."""

from __future__ import annotations

import json
import re

import pytest
from event_nights import SHEET, Night, evening, night_of, playing
from event_visits import SIGNING, SLIPS, Desk, named
from visiting import OpenHouse, said as says, words

from meldhouse.game import Slip
from meldhouse.rulebooks.money import Money
from meldhouse.tournament import acts
from meldhouse.tournament.desk.playoffs import playing_off
from meldhouse.tournament.simulating.simulate import Simulation

CODE = re.compile(r"\b[2-9A-Z]{4}(?:-[2-9A-Z]{4}){3}\b")
MCA_HAND = Slip(bidder="N", bid=20, trump="H", meld={"NS": 10, "EW": 4}, take={"NS": 15, "EW": 10})
HAND = {"how": "played", "bidder": "N", **SLIPS["npa"]}


def written(night: Night, hands: int) -> None:
    for _ in range(hands):
        night.post(SHEET + "/write", HAND)


def sign(night: Night) -> None:
    while found := SIGNING.search(night.get(SHEET).text):
        night.post(SHEET + "/sign", {"side": found[1], "signer": found[2], "digest": found[3]})


def test_after_the_last_hand_no_other_one_is_on(house: OpenHouse):
    night = night_of(house)
    written(night, 3)
    asked = "/desk/ask?table=1&asked=1&kind=renege&by-E=1&caller=N&in-time=no"
    assert says("event-hand-on", number=4) in words(night.get(asked))
    written(night, 1)
    page = night.get(asked)
    assert says("event-hand-on-plain") not in words(page)
    assert "hand 5" not in words(page)


def test_sums_are_told_as_sums(house: OpenHouse):
    night = night_of(house)
    written(night, 1)
    said = night.said(night.post(SHEET + "/write", HAND))
    assert re.search(r"Hand 2 saved\. So far: .* 120, .* 80\.", said)


@pytest.mark.parametrize(("rounds", "goes_on"), [(1, False), (2, True)])
def test_after_the_last_round_nobody_waits_for_a_seat(house: OpenHouse, rounds: int, goes_on: bool):
    night = night_of(house, rounds=rounds)
    written(night, 4)
    sign(night)
    text = words(night.get(SHEET))
    assert (says("event-next-later") in text) is goes_on
    assert (says("event-after-last", why="maybe-tie") in text) is not goes_on


def test_time_is_not_called_when_every_sheet_is_in(house: OpenHouse):
    night = night_of(house)
    assert "Call time now" in words(night.get("/desk"))
    written(night, 4)
    sign(night)
    assert "Call time now" not in words(night.get("/desk"))


def test_whoever_has_withdrawn_is_not_asked_to_withdraw(house: OpenHouse):
    night = Night(house, evening("npa", 8))
    page = "/desk/people/P3"
    assert 'value="withdraw"' in night.get(page).text
    said = night.said(night.post(page, {"what": "withdraw", "reason": "ill"}))
    name = night.tournament.state.name("P3")
    assert f"{name}: withdrawn. The desk can undo it." in said
    text = night.get(page).text
    assert 'value="withdraw"' not in text
    assert 'value="check-in"' in text, "that would bring him back"


def test_the_prize_list_opens_as_the_paper_it_is(house: OpenHouse):
    event = playing(evening("npa", 4, Money(medals=1), rounds=1))
    night = Night(house, event)
    written(night, 4)
    sign(night)
    for act in ('{"act":"close","round":1}', '{"act":"finish","anyway":true}'):
        night.post("/act", {"act": act})
    found = re.search(r'href="([^"]*)" target="_blank">Print the prize list', night.get("/desk").text)
    assert found[1].endswith("/desk/prints/prizes.pdf")


def test_the_recovery_code_stays_until_the_director_has_it(house: OpenHouse):
    desk = Desk(house, "npa")
    (code,) = set(CODE.findall(desk.get("/desk/people").text))
    desk.enter(named(4))
    assert code in desk.get("/desk/people").text
    assert code in desk.get("/desk/roles").text
    assert code not in desk.get("/desk").text
    desk.post("/desk/recovery/kept", {})
    assert code not in desk.get("/desk/people").text
    assert code not in desk.get("/desk/roles").text


def test_what_was_ruled_is_said_where_one_looks_first(house: OpenHouse):
    night = night_of(house)
    night.post(SHEET + "/call", {"about": "loud"})
    said = night.said(night.post("/desk/answer", {"call": "1", "ruling": "No more of it", "clause": "NPA-4.1c"}))
    assert says("event-ruled-said", ruling="No more of it") in said
    page = night.get(SHEET).text
    assert page.index('href="#ruling-1"') < page.index("score-sheet")
    assert 'id="ruling-1" tabindex="-1"' in page


@pytest.mark.parametrize(
    ("status", "head"), [("draft", says("event-plan-draft")), ("seen", says("event-plan-changed"))]
)
def test_only_what_somebody_has_seen_is_to_be_read_out(house: OpenHouse, status: str, head: str):
    event = evening("npa", 8)
    event.do(acts.Draft())
    if status == "seen":
        event.do(acts.Confirm(round=1))
        event.do(acts.Release(round=1))
    event.do(acts.Enter(names=("Zoe",), here=True))
    text = words(Night(house, event).get("/desk/seating"))
    assert head in text
    assert (says("event-plan-changed") in text) is (status == "seen")


def test_a_house_that_plays_games_speaks_of_no_rounds(house: OpenHouse):
    event = playing(evening("bend", 8, rounds=2))
    event.do(acts.CallReferee(round=1, table=1, about="?"))
    event.do(acts.Answer(call=1, ruling="No"))
    night = Night(house, event)
    pages = ["", "/desk", "/desk/people", "/desk/people/P1", "/desk/seating", "/desk/calls", "/desk/prints", "/rounds"]
    pages += ["/standings", "/hall", SHEET, "/desk/penalty/1", "/desk/log", "/desk/prizes", "/desk/roles"]
    for path in pages:
        found = re.search(r".{30}\b[Rr]ounds?\b(?! robin).{30}", words(night.get(path)))
        assert found is None, (path, found and found[0])


def signed(event: Simulation, number: int) -> None:
    for sheet in event.tournament.state.rounds[number - 1].sheets.values():
        for side in sheet.sides:
            signer = sheet.people(side)[0]
            event.do(acts.Sign(round=number, table=sheet.table, side=side, signer=signer, digest=sheet.digest))


def before_a_play_off() -> Simulation:
    """Two are level for the first place, and their play-off is released."""
    event = evening("mcallen", 4, rounds=1, ranking={"of": "pair", "playoff": "round", "playoff_places": 2})
    playing(event)
    for sheet in event.tournament.state.rounds[0].sheets.values():
        hands = (MCA_HAND,) * sheet.book.match.hands
        event.do(acts.EnterSlips(round=1, table=sheet.table, slips=hands))
    signed(event, 1)
    event.do(acts.Close(round=1))
    event.do(playing_off(event.tournament.state, event.tournament.standings().ties[0]))
    for act in (acts.Confirm, acts.Release):
        event.do(act(round=2))
    return event


def test_after_a_drawn_play_off_nobody_is_sent_home_and_at_the_end_nobody_to_a_table(house: OpenHouse):
    event = before_a_play_off()
    event.do(acts.Start(round=2))
    event.do(acts.EnterResult(round=2, table=1, points={"NS": 30, "EW": 30}))
    signed(event, 2)
    event.do(acts.Appoint(who="phone", role="scorekeeper", table=1))
    night = Night(house, event)
    sheet = words(night.get("/round/2/table/1"))
    assert says("event-after-last", why="tie") in sheet
    assert says("event-after-last", why="over") not in sheet
    keeper = night.visitor("phone", "Sue")
    assert "Next you keep score at table 1" in words(night.get(SHEET, by=keeper))
    assert says("event-you-keep", table=1) in words(night.get("", by=keeper))
    for act in ('{"act":"close","round":2}', '{"act":"finish","anyway":true}'):
        night.post("/act", {"act": act})
    assert night.tournament.state.finished
    over = words(night.get(SHEET))
    assert "Playoff" not in over.partition("The sheet is in")[2].partition("Hand")[0]
    assert "The tournament is over." in over
    assert "You keep score" not in words(night.get("", by=keeper))


def test_nobody_sits_out_of_a_play_off(house: OpenHouse):
    event = before_a_play_off()
    night = Night(house, event)
    said = [words(night.get(f"/round/1/table/{table}")) for table in (1, 2)]
    assert all("Playoff for places 1–2:" in page for page in said)
    assert not any("sits out" in page for page in said)
    seated = night.tournament.state.rounds[1].seating.people
    away = next(one for one in night.tournament.state.entrants.values() if one.id not in seated)
    act = {"act": "appoint", "who": "phone", "role": "player", "person": away.people[0].id}
    night.post("/act", {"act": json.dumps(act), "back": "/desk"})
    front = words(night.get("", by=night.visitor("phone", "Somebody")))
    assert says("event-not-in-playoff") in front
    assert "sit out" not in front

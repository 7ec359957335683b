"""The pages of a tournament: who sees what, what is refused, and that nothing is done twice or by the wrong person."""

from __future__ import annotations

import html
import re

import pytest
from event_visits import Desk, named
from visiting import OpenHouse, Visitor, said, said as says, words


@pytest.fixture(scope="module")
def desk(house: OpenHouse) -> Desk:
    """Eight people, and the first round of an evening is being played."""
    found = Desk(house, "npa")
    found.enter(named(8))
    found.seat(1)
    return found


def test_a_tournament_is_opened_with_nothing_but_a_house(house: OpenHouse):
    desk = Desk(house, "mcallen", title="")
    assert "City of McAllen" in words(desk.get("/desk")) or "McAllen" in words(desk.get("/desk"))
    assert "Nobody is entered yet" in words(desk.get("/desk"))
    assert "Tuesday" not in words(desk.visitor.get("/events"))


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"book": "whist"}, says("new-choose-rules")),
        ({"rounds": "many"}, "a whole number"),
        ({"rounds": "61"}, "from 0 to 60"),
        ({"movement": "in-circles"}, "Choose one from the list."),
        ({"entry": "pair", "movement": "afternoon"}, "Choose another movement"),
        ({"title": "x" * 81}, "at most 80 letters"),
    ],
)
def test_what_is_no_tournament_is_said_beside_the_field(house: OpenHouse, fields: dict[str, str], sentence: str):
    visitor = Visitor(house)
    sent = visitor.post("/events", {"book": "npa", "title": "Kept", "your-name": "Mary", **fields}, page="/events/new")
    assert sent.status_code == 422
    assert sentence in words(sent)
    if "title" not in fields:
        assert 'value="Kept"' in sent.text


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"names": "x" * 81}, "The name is too long"),
        ({"names": "Zoe", "club": "x" * 81}, "Use at most 80 letters"),
    ],
)
def test_a_name_too_long_for_the_log_stays_in_the_form(house: OpenHouse, fields: dict[str, str], sentence: str):
    desk = Desk(house, "st-hilary")
    sent = desk.visitor.post(f"{desk.at}/desk/people", fields, page=f"{desk.at}/desk/people")
    assert sentence in words(sent)
    assert fields["names"] in sent.text
    assert desk.get("/desk/people").status_code == 200


NO_NUMBERS = ("--5", "9" * 5000, "²", "٣", "1e3", "-")


@pytest.mark.parametrize("number", NO_NUMBERS)
def test_what_is_no_number_is_a_sentence_wherever_it_is_typed(desk: Desk, number: str):
    slip = {"bidder": "N", "bid": number, "trump": "H", "meld-NS": number, "take-NS": number, "hand": number}
    for path, fields in (
        ("/round/1/table/1/write", slip | {"version": number}),
        ("/round/1/table/1/result", {"points-NS": number, "points-EW": number, "games-NS": number}),
        ("/round/1/table/1/tell", {"what": "acknowledge", "correction": number, "person": "P1"}),
        ("/desk/penalize", {"person": "P1", "points": number, "reason": "x", "hand": number}),
        ("/desk/lift", {"penalty": number, "reason": "x"}),
    ):
        assert desk.post(path, fields).status_code < 500, path
    for path in (f"/round/{number}/table/{number}", f"/desk/penalty/{number}", f"/desk/log?before={number}"):
        assert desk.get(path).status_code < 500, path
    assert desk.get("/desk").status_code == 200


DESK_PAGES = (
    "/desk", "/desk/board", "/desk/people", "/desk/people/rows", "/desk/people/P1", "/desk/seating",
    "/desk/seating/part", "/desk/calls", "/desk/calls/part", "/desk/ask", "/desk/penalty/1", "/desk/log",
    "/desk/roles", "/round/1/table/1",
)  # fmt: skip


@pytest.mark.parametrize("path", DESK_PAGES)
def test_pages_of_the_desk_are_for_its_officials(house: OpenHouse, desk: Desk, path: str):
    assert desk.get(path).status_code == 200, path
    stranger = Visitor(house)
    refused = stranger.get(desk.at + path)
    assert refused.status_code == 403, path
    assert "Player 1" not in refused.text


@pytest.mark.parametrize("path", ["", "/part", "/standings", "/standings/part", "/hall", "/hall/part"])
def test_everybody_may_look_from_outside(house: OpenHouse, desk: Desk, path: str):
    assert Visitor(house).get(desk.at + path).status_code == 200


def test_there_is_no_such_tournament(house: OpenHouse):
    for id in ("aaaaaaaaaa", "x", "%2e%2e%2fx", "%00"):
        assert Visitor(house).get(f"/event/{id}").status_code == 404, id


def test_a_button_of_the_desk_is_for_the_desk(house: OpenHouse, desk: Desk):
    stranger = Visitor(house)
    before = desk.get("/desk/log").text
    sent = stranger.post(desk.at + "/act", {"act": '{"act":"finish"}'})
    assert sent.status_code == 303
    assert "Only the director" in words(stranger.get(desk.at))
    assert stranger.post(desk.at + "/act", {"act": "{"}).status_code == 400
    assert desk.get("/desk/log").text.count("<li value") == before.count("<li value")


def test_a_draft_is_for_the_desk_alone(house: OpenHouse):
    desk = Desk(house, "st-hilary")
    desk.enter(named(8))
    desk.act(act="draft")
    outside = Visitor(house)
    assert "Player 3" in words(desk.get("/desk/seating"))
    for path in ("", "/part", "/hall", "/hall/part"):
        assert "Player 3" not in words(outside.get(desk.at + path)), path
    desk.act(act="confirm", round=1)
    assert "Player 3" not in words(outside.get(desk.at + "/hall"))
    desk.act(act="release", round=1)
    assert "Player 3" in words(outside.get(desk.at + "/hall"))


def test_a_form_that_is_sent_twice_counts_once(desk: Desk):
    sent = {"id": "once", "how": "played", "bidder": "N", "bid": "50", "trump": "H", "meld-NS": "30", "meld-EW": "20"}
    for _ in range(2):
        assert desk.post("/round/1/table/1/write", {**sent, "take-NS": "30"}).status_code == 303
    assert "Hand 2" in words(desk.get("/round/1/table/1"))
    assert "Hand 3" not in words(desk.get("/round/1/table/1"))


def test_two_phones_at_one_sheet(desk: Desk):
    first = desk.hand(1, 2, version="0")
    assert first.status_code == 303
    second = desk.hand(1, 2, version="0", bid="51")
    assert second.status_code == 422
    assert "It has 1 hand now." in words(second)
    assert 'value="51"' in second.text


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"bid": "49"}, "49"),
        ({"take-NS": "many"}, "Write a whole number"),
        ({"take-NS": "51", "take-EW": ""}, "A hand has 50 points, so 51 is too much"),
        ({"bidder": ""}, "Say who had the bid."),
        ({"trump": "X"}, "Trump: "),
        ({"how": "dreamt"}, "How the hand ended: "),
    ],
)
def test_a_hand_that_cannot_be_stays_in_the_form(desk: Desk, fields: dict[str, str], sentence: str):
    refused = desk.hand(1, 2, **fields)
    assert refused.status_code == 422
    assert sentence in words(refused)
    assert 'value="30"' in refused.text


def test_a_script_is_told_in_json(desk: Desk):
    told = desk.visitor.client.post(
        desk.at + "/round/1/table/2/write",
        data={"token": desk.visitor.token(), "bid": "9"},
        headers={"accept": "application/json"},
    )
    assert told.status_code == 422
    assert told.json()["ok"] is False
    assert told.json()["sentence"]


def test_signatures_are_for_the_figures_that_were_shown(house: OpenHouse):
    desk = Desk(house, "npa")
    desk.enter(named(4))
    desk.seat(1)
    for _ in range(4):
        assert desk.hand(1, 1).status_code == 303
    page = desk.get("/round/1/table/1")
    assert says("event-sign-check") in words(page)
    signer = re.search(r'name="side" value="NS".*?name="signer" value="(\w+)"', page.text)  # they are seated by lot
    assert signer is not None
    desk.post("/round/1/table/1/sign", {"side": "NS", "signer": signer[1], "digest": "0" * 16})
    assert "The figures changed" in words(desk.get("/round/1/table/1"))
    desk.sign(1, 1)
    locked = words(desk.get("/round/1/table/1"))
    assert "The sheet is in" in locked
    changed = desk.post(
        "/round/1/table/1/write",
        {"hand": "1", "how": "played", "bidder": "N", "bid": "50", "trump": "H", "meld-NS": "31", "meld-EW": "20",
         "take-NS": "30", "reason": "misread"},
    )  # fmt: skip
    assert changed.status_code == 303
    corrected = words(desk.get("/round/1/table/1"))
    assert "Corrected: misread" in corrected
    assert "Told all 4" in corrected


def test_a_link_gives_a_role_once_and_only_that(house: OpenHouse, desk: Desk):
    link = desk.link("scorekeeper")
    helper, late = Visitor(house), Visitor(house)
    assert said("accept-role", role="scorekeeper") in words(helper.look_at(link))
    assert helper.get(desk.at + "/desk").status_code == 403, "looking at a link takes nothing"
    assert helper.say_yes(link, "Sue").status_code == 303
    assert helper.get(desk.at + "/desk/people").status_code == 200
    assert helper.get(desk.at + "/desk/roles").status_code == 403
    assert said("accept-used") in words(late.look_at(link))
    late.say_yes(link, "Eve")
    assert late.get(desk.at + "/desk").status_code == 403
    assert "Sue" in words(desk.get("/desk/roles"))
    assert "Tuesday" in words(helper.get("/events"))
    assert late.look_at(desk.at + "/pass#nonsense").status_code == 200
    assert said("accept-wrong") in words(late.look_at(desk.at + "/pass#nonsense"))


def test_a_player_sees_his_own_sheet_and_no_other(house: OpenHouse, desk: Desk):
    player = Visitor(house)
    assert player.say_yes(desk.link("player", "P1"), "Player 1").status_code == 303
    page = words(player.get(desk.at))
    assert "you sit at table" in page
    seen = {table: player.get(f"{desk.at}/round/1/table/{table}").status_code for table in desk.tables()}
    assert sorted(seen.values()) == [200, 403]
    assert player.get(desk.at + "/desk").status_code == 403


def test_standings_are_hidden_until_they_are_released(house: OpenHouse):
    desk, outside = Desk(house, "npa"), Visitor(house)
    desk.enter(named(4))
    desk.seat(1)
    desk.play(1)
    desk.act(act="close", round=1)
    assert "Player 1" in words(desk.get("/standings"))
    assert says("event-standings-none") in words(outside.get(desk.at + "/standings"))
    assert outside.get(desk.at + "/standings.csv").status_code == 403
    desk.act(act="release-standings", through=1)
    assert "Player 1" in words(outside.get(desk.at + "/standings"))
    assert "Player 1" in outside.get(desk.at + "/standings.csv").text
    assert outside.get(desk.at + "/standings.json").json()["title"] == "Tuesday"


def test_what_the_desk_did_last_can_be_undone_and_stays_in_the_log(house: OpenHouse):
    desk = Desk(house, "bend")
    desk.enter(named(7))
    assert "Seat game 1" in desk.act(act="draft") or "Confirm the seating" in words(desk.get("/desk"))
    desk.post("/undo", {})
    assert "Seat game 1" in words(desk.get("/desk"))
    assert "<s>Mary seated the next game, as a draft.</s>" in desk.get("/desk/log").text


def test_names_that_cannot_be_entered_stay_in_the_form(house: OpenHouse):
    desk = Desk(house, "mcallen")
    refused = desk.post("/desk/people", {"names": "Ann / Bob\nCleo\n"})
    assert refused.status_code == 422
    assert "Enter two names" in words(refused)
    assert ">Cleo</textarea>" in refused.text
    assert "Ann & Bob" in words(refused)
    assert desk.post("/desk/people", {"names": "  "}).status_code == 422
    assert desk.post("/desk/people", {"names": "a\n" * 501}).status_code == 422


def test_somebody_is_checked_in_by_number_or_name(house: OpenHouse):
    desk = Desk(house, "npa")
    desk.post("/desk/people", {"names": "Ann Lee\nAnn Poe\nBob"})
    desk.post("/desk/people/check-in", {"code": "p3"})
    assert "Bob: checked in." in words(desk.get("/desk/people"))
    desk.post("/desk/people/check-in", {"code": "Ann"})
    assert "could be P1 Ann Lee or P2 Ann Poe" in words(desk.get("/desk/people"))
    desk.post("/desk/people/check-in", {"code": "Zoe"})
    assert "Nobody here is called “Zoe”" in words(desk.get("/desk/people"))


def test_a_round_is_seated_by_hand_with_a_reason(house: OpenHouse):
    desk = Desk(house, "npa")
    desk.enter(named(8))
    desk.act(act="draft")
    refused = desk.post("/desk/seating", {"tables": "P1 P2 P3\nP4 P5 P6 P7 P8"})
    assert refused.status_code == 422
    assert "P1 P2 P3" in refused.text
    assert desk.post("/desk/seating", {"tables": "p1 p2 p3 p4\np5 p6 p7 p8", "reason": "wished"}).status_code == 303


def test_a_call_is_answered_with_the_houses_ruling(desk: Desk):
    assert desk.post("/round/1/table/1/call", {"about": "A bid out of turn"}).status_code == 303
    assert "A bid out of turn" in words(desk.get("/desk/calls"))
    ruling = desk.visitor.get(desk.at + "/desk/ask?call=1&asked=1&kind=bid_early&by-N=1&bid=52")
    assert "NPA-" in words(ruling)
    desk.post("/desk/answer", {"call": "1", "ruling": "The bid is void.", "clause": "NPA-2.4g"})
    assert "The bid is void." in words(desk.get("/desk/calls"))
    assert "Nobody." in words(desk.get("/desk/calls"))
    for asked in (
        "kind=nothing",
        "kind=late&by-N=1&late=soon",
        "kind=lead_early&by-N=1&cards=ZZ",
        "kind=bid_early&bid=x",
    ):
        assert desk.visitor.get(f"{desk.at}/desk/ask?asked=1&{asked}").status_code == 422, asked


def test_a_penalty_in_two_taps_and_lifted(desk: Desk):
    page = desk.get("/desk/penalty/1").text
    person = page.split('name="person" value="')[1].split('"')[0]
    assert 'name="kind" value="wrong_table"' in page
    desk.post("/desk/penalize", {"person": person, "kind": "wrong_table"})
    told = words(desk.get("/desk/calls"))
    assert "100 points off . playing at the wrong table" in told
    desk.post("/desk/penalize", {"person": person, "points": "20", "reason": "talk", "clause": "NPA-99"})
    assert said("referee-log-unknown", rule="NPA-99") in words(desk.get("/desk/calls"))
    desk.post("/desk/lift", {"penalty": "1", "reason": "a mistake"})
    assert "removed: a mistake" in words(desk.get("/desk/calls"))
    desk.post("/desk/lift", {"penalty": "9", "reason": "a mistake"})
    assert "There’s no penalty 9" in words(desk.get("/desk/calls"))


def test_where_it_is_played_is_said_when_it_is_opened_and_stays(house: OpenHouse):
    desk = Desk(house, "npa", where="browser", conduct="refereed")
    desk.enter(named(4))
    assert "Played online, like at a real table" in words(desk.get())
    desk.seat(1)
    assert says("event-live-table") in words(desk.get("/round/1/table/1"))
    kept = desk.post("/desk/settings", {"where": "felt"})
    assert kept.status_code == 422
    assert "you can’t change where it’s played" in words(kept)
    felt = Desk(house, "npa")
    felt.enter(named(4))
    felt.seat(1)
    assert "live table" not in words(felt.get("/round/1/table/1"))


def test_a_ruling_takes_the_points_that_it_names_and_no_others(house: OpenHouse):
    desk = Desk(house, "npa")
    desk.enter(named(4))
    desk.seat(1)
    desk.post("/round/1/table/1/call", {"about": "late"})
    ruling = desk.visitor.get(desk.at + "/desk/ask?call=1&asked=1&kind=late&by-N=1&late=8:30").text
    value = html.unescape(ruling.split('name="take-1" value="')[1].split('"')[0])
    assert '"points":30' in value
    assert "NPA-5.1" in value
    refused = {"call": "1", "ruling": "x", "clause": "NPA-99", "what": "late", "take-1": value}
    desk.post("/desk/answer", refused)
    assert "30 points off" not in words(desk.get("/desk/calls")), "a ruling that is refused takes nothing"
    desk.post("/desk/answer", {**refused, "clause": "NPA-5.1b"})
    told = words(desk.get("/desk/calls"))
    assert "30 points off" in told
    assert "Nobody." in told

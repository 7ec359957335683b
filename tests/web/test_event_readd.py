"""What the people at a table re-add and sign, and what an official does about it afterwards."""

from __future__ import annotations

import html
import re

from event_nights import SHEET, Night, evening, night_of, playing
from event_visits import SIGNING
from visiting import OpenHouse, said as says, words

from meldhouse.tournament import acts

PINOCHLE = {
    "how": "played",
    "bidder": "N",
    "bid": "50",
    "trump": "H",
    "meld-NS": "24",
    "meld-EW": "10",
    "take-NS": "50",
}
SET = {"how": "played", "bidder": "E", "bid": "60", "trump": "H", "meld-NS": "20", "meld-EW": "20", "take-NS": "32"}


def sign(night: Night) -> None:
    for side, signer, digest in SIGNING.findall(night.get(SHEET).text.replace("\n", " ")):
        if side not in night.tournament.state.sheet(1, 1).signed:
            night.post(SHEET + "/sign", {"side": side, "signer": signer, "digest": digest})


def written(house: OpenHouse) -> Night:
    night = night_of(house)
    for hand in (PINOCHLE, SET, PINOCHLE, PINOCHLE):
        night.post(SHEET + "/write", hand)
    return night


def offered(page: str) -> dict[str, str]:
    """What the form of a ruling sends, with what is chosen in it."""
    form = next(one for one in page.split('action="/event/')[1:] if one.split('"')[0].endswith("/desk/answer"))
    found = re.findall(r'name="([\w-]+)" value="([^"]*)"', form.split("</form>")[0])
    chosen = re.search(r'id="ruled-hand".*?<option value="(\w*)" selected', form, re.S)
    return {key: html.unescape(value) for key, value in found if key != "token"} | {"hand": chosen[1] if chosen else ""}


def test_every_hand_says_what_it_is_made_of_and_the_column_adds_up(house: OpenHouse):
    night = written(house)
    page = words(night.get(SHEET))
    assert "bid 50 in hearts: made" in page
    assert "bid 60 in hearts: set" in page
    assert "Made 50: meld +24; Made 50: points taken +50; Bonus for taking all 50 points +500" in page
    assert "Set on 60: 20 meld + 18 taken = 38" in page
    assert "Bid of 60 from the side that went set +60; Points taken +32; Meld +20" in page
    assert "Bonus The other side scored nothing" in page
    assert night.tournament.state.sheet(1, 1).totals["N"] == 3 * 574 + 112 + 200
    assert "+200" in page


def test_a_match_is_signed_by_the_games_that_decide_it(house: OpenHouse):
    night = night_of(house, "n42pa", 2, minutes=0, told=(), best_of=3)
    night.post(SHEET + "/result", {"points-NS": "15", "points-EW": "19", "games-NS": "2", "games-EW": "1"})
    page = words(night.get(SHEET))
    state = night.tournament.state
    first = " & ".join(state.name(who) for who in state.sheet(1, 1).people("NS"))
    assert f"{first} 2 games, 15 marks" in page
    assert says("event-match-won", names=(first,)) in page
    assert "Games won 2 1" in page


def test_a_penalty_is_told_as_of_whoever_did_it(house: OpenHouse):
    night = night_of(house, "n42pa", 2, minutes=0, told=())
    seats = night.tournament.state.sheet(1, 1).seats
    north, east, west = (night.tournament.state.name(seats[seat]) for seat in "NEW")
    night.post("/desk/penalize", {"person": seats["N"], "kind": "trump_asked_late"})
    assert f"Penalty: {north}, 1 mark to {east} and {west} (asking what trump is" in words(night.get(SHEET))
    assert f"{north}: 1 mark to {east} and {west}" in words(night.get("/desk/calls"))


def test_who_was_replaced_stands_on_the_sheet_and_among_the_penalties(house: OpenHouse):
    night = night_of(house)
    state = night.tournament.state
    person = state.sheet(1, 1).seats["N"]
    state.rounds[0].started_at = night.opened.run(night.opened.house.events.event, night.id).clock() - 16 * 60_000
    night.post("/desk/penalize", {"table": "1", "person": person, "what": "stand-in", "name": "Zoe"})
    name = state.name(person)
    assert f"Zoe plays for {name}, who scores 0 for the round. NPA-5.1d" in words(night.get(SHEET))
    calls = night.get("/desk/calls")
    assert f"{name}: 0 for the round . 16 minutes late; Zoe plays for them" in words(calls)
    assert says("event-lift") not in words(calls)
    assert "Zoe plays for them" in words(night.get("/desk/conduct"))


def test_a_second_official_agrees_with_one_button(house: OpenHouse):
    event = playing(evening("npa", 4))
    north = event.tournament.state.sheet(1, 1).seats["N"]
    event.do(acts.Appoint(who="ref1", role="referee"))
    night = Night(house, event)
    referee = night.visitor("ref1", "Ray")
    night.post(SHEET + "/call", {"about": "?"})
    night.post("/desk/answer", {"call": "1", "ruling": "The bid stands", "clause": "NPA-2.4c"}, by=referee)
    night.post(SHEET + "/appeal", {"call": "1", "person": north})
    assert says("event-uphold", how="agree", post="") not in words(night.get("/desk/calls", by=referee))
    assert says("event-uphold", how="agree", post="") in words(night.get("/desk/ask?call=1"))
    assert " stands." in night.said(night.post("/desk/uphold", {"call": "1", "view": "0"}))
    assert "The bid stands ( NPA-2.4c ). Final." in words(night.get("/desk/calls"))


def test_a_ruling_on_a_signed_sheet_leads_to_that_hand_with_what_is_known(house: OpenHouse):
    night = written(house)
    sign(night)
    assert night.tournament.state.sheet(1, 1).locked
    asked = "/desk/ask?table=1&asked=1&kind=renege&by-E=1&caller=N&in-time=no&hand=2"
    page = night.get(asked).text
    assert "Hand 2 on the sheet:" in page
    sent = offered(page)
    assert sent["hand"] == "2"
    assert '"bid":60' in sent["slip"]  # nobody typed it: the sheet knows
    refused = night.post("/desk/answer", {**sent, "hand": ""})
    assert says("event-which-hand-fault") in words(refused)
    del sent["slip"]
    led = night.post("/desk/answer", sent).headers["location"]
    assert f"{SHEET}/hand/2?" in led
    form = night.director.get(led.partition("#")[0]).text
    assert "Correct hand 2" in form
    assert '<option value="renege" selected>' in form
    assert 'id="clause" name="clause" maxlength="40" value="NPA-' in form
    assert 'name="take-NS" inputmode="numeric" autocomplete="off" value=""' in form


def test_a_ruling_on_a_signed_sheet_is_written_at_once_where_nothing_is_missing(house: OpenHouse):
    night = written(house)
    sign(night)
    sent = offered(night.get("/desk/ask?table=1&asked=1&kind=renege&by-E=1&caller=N&in-time=no&hand=2").text)
    night.post("/desk/answer", sent)
    sheet = night.tournament.state.sheet(1, 1)
    assert (sheet.rows[1].slip.how, sheet.mended[-1].official, sheet.mended[-1].hand) == ("renege", True, 2)


def test_a_ruling_takes_bids_in_marks_and_answers_in_marks(house: OpenHouse):
    night = night_of(house, "n42pa", 2, minutes=0, told=())
    asked = "/desk/ask?table=1&asked=1&kind=claim&by-N=1&stands=no&bidder=N&trump=4&contract="
    assert "Bid: “many” isn’t a number, or marks such as “2 marks”." in words(night.get(asked + "many"))
    assert "7 marks is too high: the highest bid is 5 marks" in words(night.get(asked + "7+marks"))
    assert '"bid":126' in offered(night.get(asked + "3+marks").text)["slip"]
    hand = {"how": "played", "bidder": "N", "bid": "7 marks", "trump": "4", "take-NS": "42"}
    assert "7 marks is too high: the highest bid is 5 marks" in words(night.post(SHEET + "/write", hand))


def test_after_a_game_the_next_one_is_missing(house: OpenHouse):
    night = night_of(house, "n42pa", 2, minutes=0, told=(), best_of=3)
    for _ in range(7):
        night.post(SHEET + "/write", {"how": "played", "bidder": "N", "bid": "31", "trump": "4", "take-NS": "35"})
    assert "Missing: every hand of game 2" in words(night.get(SHEET))


def test_a_draw_that_one_hand_decided_can_be_entered_as_a_result(house: OpenHouse):
    night = night_of(house, "bend", 4)
    level = {"points-NS": "1500", "points-EW": "1500"}
    refused = words(night.post(SHEET + "/result", level))
    assert "Enter the points from before that hand, and who won it" in refused, refused
    night.post(SHEET + "/result", {**level, "decider": "EW"})
    sheet = night.tournament.state.sheet(1, 1)
    assert (sheet.winners(), sheet.totals["N"]) == (("EW",), 1500)
    names = " and ".join(night.tournament.state.name(who) for who in sheet.people("EW"))
    assert f"A tie: {names} won the deciding hand." in words(night.get(SHEET))


def test_in_the_last_game_nobody_is_asked_who_won_a_draw(house: OpenHouse):
    night = night_of(house, "bend", 4, rounds=1)
    assert 'name="decider"' not in night.get(SHEET).text
    night.post(SHEET + "/result", {"points-NS": "1500", "points-EW": "1500"})
    assert says("event-sign-check") in words(night.get(SHEET))


def test_trumps_laid_in_the_kitty_have_their_field_where_they_are_told(house: OpenHouse):
    night = night_of(house, "bend", 7)
    state = night.tournament.state
    at = {len(sheet.seats): f"/round/1/table/{table}" for table, sheet in state.rounds[0].sheets.items()}
    assert 'name="kitty"' not in night.get(at[4]).text
    assert says("event-kitty") in words(night.get(at[3]))
    hand = {"how": "played", "bidder": "N", "bid": "500", "trump": "H", "meld-N": "300", "meld-E": "100", "meld-S": "0"}
    hand |= {"take-N": "300", "take-E": "100", "take-S": "100"}
    assert "number" in words(night.post(at[3] + "/write", {**hand, "kitty": "two"}))
    night.post(at[3] + "/write", {**hand, "kitty": "2"})
    assert "2 trumps in the kitty" in words(night.get(at[3]))


def test_a_ruling_is_undone_with_the_hand_that_it_wrote_and_leaves_no_call(house: OpenHouse):
    night = night_of(house)
    night.post(SHEET + "/write", PINOCHLE)
    about = "bidder=N&trump=H&contract=60&meld-NS=24&meld-EW=22"
    sent = offered(night.get(f"/desk/ask?table=1&asked=1&kind=renege&by-E=1&caller=N&in-time=no&{about}").text)
    night.post("/desk/answer", sent)
    assert [row.slip.how for row in night.tournament.state.sheet(1, 1).rows] == ["played", "renege"]
    assert "ruled on the call of table 1" in words(night.get("/desk"))
    night.post("/undo", {})
    assert [row.slip.how for row in night.tournament.state.sheet(1, 1).rows] == ["played"]
    assert night.tournament.state.calls == []

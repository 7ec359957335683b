"""Rulings at the desk: the hand that one ends is on the sheet, the table is told, and nothing typed is lost."""

from __future__ import annotations

import html
import json
import re

import pytest
from event_nights import SHEET, Night, buttons, evening, night_of, playing
from event_visits import SLIPS
from visiting import OpenHouse, said as says, words

from meldhouse.tournament import acts
from worded import words as worded


def offered(page: str) -> dict[str, str]:
    """What the form of a ruling sends."""
    part = page.split('action="/event/')[1:]
    form = next(one for one in part if one.split('"')[0].endswith("/desk/answer"))
    found = re.findall(r'name="([\w-]+)" value="([^"]*)"', form.split("</form>")[0])
    return {name: html.unescape(value) for name, value in found if name != "token"}


RENEGE = "kind=renege&by-E=1&caller=N&in-time=no&bidder=N&contract=60&trump=H&meld-NS=40&meld-EW=22"


def test_a_proven_renege_is_written_on_the_sheet_with_the_ruling(house: OpenHouse):
    night = night_of(house)
    night.post(SHEET + "/call", {"about": "a renege"})
    page = night.get(f"/desk/ask?call=1&asked=1&{RENEGE}").text
    assert says("event-write-hand-ruled") in page
    night.post("/desk/answer", offered(page))
    sheet = night.tournament.state.sheet(1, 1)
    assert (sheet.rows[0].slip.how, sheet.rows[0].slip.offender) == ("renege", "E")
    assert sheet.totals["N"] == 100
    assert "Ruling by the referee:" in words(night.get(SHEET))


def test_the_other_reading_of_a_renege_is_written_by_one_press(house: OpenHouse):
    """Rule 13 says nothing of the meld of the side that reneged, and another half of the paper lets it keep it."""
    night = Night(house, playing(evening("mcallen", 4)))
    hand = "kind=renege&by-E=1&caller=N&in-time=no&bidder=N&contract=20&trump=H&meld-NS=8&meld-EW=6"
    page = night.get(f"/desk/ask?table=1&asked=1&{hand}")
    ours = worded("ruling-meld-lost-too")
    assert ours in words(page).partition(says("event-rule-save"))[0]
    other = page.text.partition(says("event-other-reading"))[2]
    people = night.tournament.state.names_at(night.tournament.state.sheet(1, 1))
    assert f"{people['E']} and {people['W']} get 6 points" in words(page)
    night.post("/desk/answer", offered(other))
    sheet = night.tournament.state.sheet(1, 1)
    assert sheet.totals == {"N": 28, "S": 28, "E": 6, "W": 6}
    assert night.tournament.state.calls[0].clause == "MCA-10C"
    none = words(night.get(f"/desk/ask?table=1&asked=1&{hand.replace('meld-EW=6', 'meld-EW=0')}"))
    assert ours not in none


def test_what_is_missing_of_the_hand_is_asked_for_on_the_sheet(house: OpenHouse):
    night = night_of(house)
    night.post(SHEET + "/call", {"about": "a renege"})
    page = night.get("/desk/ask?call=1&asked=1&kind=renege&by-E=1&caller=N&in-time=no").text
    assert f"{says('event-sheet-opens')} Say who had the bid." in page
    sent = night.post("/desk/answer", offered(page))
    assert sent.headers["location"].startswith(f"{night.at}{SHEET}?")
    sheet = night.director.get(sent.headers["location"].partition("#")[0]).text
    assert '<option value="renege" selected>' in sheet
    assert re.search(r'id="offender".*?<option value="E" selected>', sheet, re.S)


def test_a_hand_by_the_wrong_dealer_is_struck_out_where_it_stands(house: OpenHouse):
    night = night_of(house)
    night.post(SHEET + "/write", {"how": "played", "bidder": "N", **SLIPS["npa"]})
    page = night.get("/desk/ask?table=1&asked=1&kind=wrong_dealer&by-S=1").text
    night.post("/desk/answer", {**offered(page), "hand": "1"})
    state = night.tournament.state
    assert state.sheet(1, 1).rows[0].slip.how == "void"
    assert state.calls[0].ruling  # there was no call, and the ruling stands all the same


def test_a_lay_down_that_fails_costs_the_hand_in_42(house: OpenHouse):
    night = night_of(house, "n42pa", 2, minutes=0, told=())
    asked = "kind=claim&by-N=1&stands=no&bidder=N&contract=84&trump=4"
    night.post("/desk/answer", offered(night.get(f"/desk/ask?table=1&asked=1&{asked}").text))
    assert night.tournament.state.sheet(1, 1).totals == {"N": 0, "S": 0, "E": 2, "W": 2}


def test_a_ruling_that_writes_the_first_hand_of_a_game_asks_who_shook(house: OpenHouse):
    night = night_of(house, "n42pa", 2, minutes=0, told=())
    asked = "/desk/ask?table=1&asked=1&kind=claim&by-N=1&stands=no&bidder=N&contract=84&trump=4"
    page = night.get(asked).text
    assert "Who shakes first?" in words(night.get(asked))
    night.post("/desk/answer", {**offered(page), "dealer": "S"})
    sheet = night.tournament.state.sheet(1, 1)
    assert (sheet.first_dealer, sheet.sums.dealer) == ("S", "W")
    assert "Who shakes first?" not in words(night.get(asked)), "hand 2 is the next player's"
    again = night.get(asked + "&hand=1").text
    assert 'name="dealer" value="S" checked' in again
    night.post("/desk/answer", {**offered(again), "hand": "1", "dealer": "E"})
    assert night.tournament.state.sheet(1, 1).first_dealer == "E"


def test_a_mark_is_given_with_the_ruling(house: OpenHouse):
    night = night_of(house, "n42pa", 2, minutes=0, told=())
    page = night.get("/desk/ask?table=1&asked=1&kind=trump_asked_late&by-N=1").text
    assert "Give 1 mark to" in page
    night.post("/desk/answer", offered(page))
    assert night.tournament.state.sheet(1, 1).totals["E"] == 1


def test_a_renege_called_to_stop_a_pinochle(house: OpenHouse):
    night = night_of(house)
    sheet = night.tournament.state.sheet(1, 1)
    shown = night.get("/desk/penalty/1")
    page = shown.text
    assert "200 points" in words(shown)
    link = html.unescape(re.search(r'href="([^"]*every-trick=yes)"', page)[1]).partition(night.at)[2]
    assert "selected" in night.get(link).text
    asked = "kind=renege_unproven&caller=E&every-trick=yes&bidder=N&contract=60&trump=H&meld-NS=40&meld-EW=22"
    ruled = night.get(f"/desk/ask?table=1&asked=1&{asked}").text
    assert "Take 200 points from" not in ruled, "the hand itself charges the caller"
    night.post("/desk/answer", offered(ruled))
    assert (sheet.rows[0].slip.how, sheet.rows[0].slip.offender) == ("awarded", "E")
    assert sheet.totals == {"N": 590, "S": 590, "E": -200, "W": 0}
    caller = night.tournament.state.name(sheet.seats["E"])
    seen = words(night.get(SHEET))
    charged = f"\N{MINUS SIGN}200 points for {caller}: Renege called to stop a Pinochle (NPA-3.1g)"
    assert f"failed renege call ({caller}) · {charged}" in seen
    twice = night.post("/desk/penalize", {"table": "1", "person": sheet.seats["E"], "kind": "renege_unproven"})
    assert f"already includes {caller}’s penalty" in words(twice)
    listed = night.get("/desk/calls").text.partition('id="given"')[2].partition("</section>")[0]
    assert f"<b>{caller}: 200 points off</b>" in listed
    assert "with hand 1 of table 1" in listed
    assert says("event-lift") not in listed, "it goes with its hand"


@pytest.mark.accepts("NPA-3.1g")
def test_a_table_that_told_only_its_result_has_the_200_as_a_penalty(house: OpenHouse):
    night = night_of(house)
    state = night.tournament.state
    sheet = state.sheet(1, 1)
    night.post(SHEET + "/result", {"points-NS": "590", "points-EW": "0", "skunk": "in", "what": "result"})
    page = night.get("/desk/penalty/1").text
    assert 'name="kind" value="renege_unproven"' in page
    night.post("/desk/penalize", {"table": "1", "person": sheet.seats["E"], "kind": "renege_unproven"})
    assert [(one.what.people, one.what.points, one.what.clause) for one in state.penalties] == [
        ((sheet.seats["E"],), -200, "NPA-3.1g")
    ]


@pytest.mark.accepts("NPA-3.1g")
def test_the_form_of_a_sheet_asks_who_called(house: OpenHouse):
    night = night_of(house)
    figures = {"how": "awarded", "bidder": "N", "bid": "60", "trump": "H", "meld-NS": "40", "meld-EW": "22"}
    figures |= {"take-NS": "50", "take-EW": "0"}
    assert "Whose renege, claim, or failed call" in words(night.get(SHEET))
    assert "Say who called the renege" in words(night.post(SHEET + "/write", figures))
    without_take = {key: value for key, value in figures.items() if not key.startswith("take")}
    assert night.post(SHEET + "/write", {**without_take, "offender": "Q"}).status_code == 422
    night.post(SHEET + "/write", {**without_take, "offender": "W"})
    assert night.tournament.state.sheet(1, 1).totals == {"N": 590, "S": 590, "E": 0, "W": -200}


def test_a_ruling_that_is_refused_changes_nothing_and_stays_in_the_form(house: OpenHouse):
    night = night_of(house)
    night.post(SHEET + "/call", {"about": "loud"})
    sent = night.post("/desk/answer", {"call": "1", "ruling": "No more of it", "clause": "77", "table": "1"})
    assert sent.status_code == 422
    assert "There’s no clause “77”" in words(sent)
    assert 'value="No more of it"' in sent.text
    sent = night.post("/desk/answer", {"call": "1", "ruling": "No more of it", "clause": "4.1", "table": "1"})
    assert "“4.1” can mean any of 8 clauses" in words(sent), "none of them is guessed"
    night.post("/desk/answer", {"call": "1", "ruling": "No more of it", "clause": "4.1c", "table": "1"})
    assert night.tournament.state.calls[0].clause == "NPA-4.1c"


def test_a_penalty_that_is_refused_stays_in_the_form(house: OpenHouse):
    night = night_of(house)
    person = night.tournament.state.sheet(1, 1).seats["N"]
    typed = {"table": "1", "person": person, "points": "100", "reason": "sat at table 3", "clause": "2.9"}
    sent = night.post("/desk/penalize", typed)
    assert sent.status_code == 422
    assert 'value="sat at table 3"' in sent.text
    night.post("/desk/penalize", {**typed, "clause": "2.1"})
    assert night.tournament.state.penalties[0].what.clause == "NPA-2.1b"


def test_lateness_goes_by_the_clock_of_the_round(house: OpenHouse):
    event = playing(evening("npa", 4))
    night = Night(house, event)
    state = night.tournament.state
    person = state.sheet(1, 1).seats["N"]
    now = night.opened.run(night.opened.house.events.event, night.id).clock()
    state.rounds[0].started_at = now - 20 * 60_000 - 500
    assert says("event-stand-in") not in words(night.get("/desk/penalty/1")), "nobody is missing"
    state.rounds[0].missing[person] = now
    for minutes, said in ((4, "costs nothing"), (8, "loses 30 points"), (20, f"for {state.name(person)}")):
        state.rounds[0].started_at = now - minutes * 60_000 - 500
        assert said in words(night.get("/desk/penalty/1"))
    assert words(night.get("/desk/penalty/1")).count(says("event-stand-in")) == 1
    del state.rounds[0].missing[person]
    refused = night.post("/desk/penalize", {"table": "1", "person": person, "what": "arrived"})
    assert "so someone else plays the rest of the round for them" in words(refused)
    state = night.tournament.state  # what was refused has left nothing behind
    assert not state.rounds[0].missing
    state.rounds[0].started_at = now - 20 * 60_000
    night.post("/desk/penalize", {"table": "1", "person": person, "what": "stand-in", "name": "Zoe"})
    assert state.rounds[0].standins == {person: "Zoe"}


def test_a_late_player_pays_by_the_minute(house: OpenHouse):
    night = night_of(house)
    state = night.tournament.state
    person = state.sheet(1, 1).seats["N"]
    state.rounds[0].started_at = night.opened.run(night.opened.house.events.event, night.id).clock() - 9 * 60_000 - 500
    night.post("/desk/penalize", {"table": "1", "person": person, "what": "missing"})
    night.post("/desk/penalize", {"table": "1", "person": person, "what": "arrived"})
    assert [one.what.points for one in state.penalties] == [-40]


def test_only_what_the_house_knows_is_offered(house: OpenHouse):
    marks = night_of(house, "n42pa", 2)
    kinds, rest = marks.get("/desk/ask").text.split(" data-rest hidden")  # the rest is there for who looks for it
    assert "?kind=draw_early" in kinds
    for kind in ("kitty_peeked", "machine_skipped", "packet_wrong", "cut_missing"):
        assert f"kind={kind}" not in kinds
    assert "kind=machine_skipped" in rest
    assert 'value="no-marriage"' not in marks.get(SHEET).text
    npa = night_of(house)
    assert 'value="no-marriage"' in npa.get(SHEET).text
    assert 'value="passed-out"' not in npa.get(SHEET).text


def test_a_player_asks_for_another_official_on_his_phone(house: OpenHouse):
    event = evening("npa", 4)
    playing(event)
    north = event.tournament.state.sheet(1, 1).seats["N"]
    event.do(acts.Appoint(who="ref1", role="referee"))
    event.do(acts.Appoint(who="phone", role="player", person=north))
    night = Night(house, event)
    referee, player = night.visitor("ref1", "Ray"), night.visitor("phone", "North")
    night.post(SHEET + "/call", {"about": "?"}, by=player)
    night.post("/desk/answer", {"call": "1", "ruling": "No", "clause": "NPA-2.4c"}, by=referee)
    assert says("event-appeal") in words(night.get(SHEET, by=player))
    assert says("event-appeal") not in words(night.get(SHEET))  # the director does not play there
    night.post(SHEET + "/appeal", {"call": "1", "person": north}, by=player)
    assert "Another official is on the way" in words(night.get(SHEET, by=player))
    assert "to the second referee" in words(night.get("/desk/calls"))
    night.post("/desk/answer", {"call": "1", "ruling": "no.", "clause": "NPA-2.4c"})
    assert "This ruling is final." in words(night.get(SHEET, by=player))
    night.post("/act", {"act": f'{{"act":"decline","call":1,"person":"{north}"}}', "back": "/desk/calls"})
    assert "Refused by" in words(night.get("/desk/calls"))


def test_a_referee_takes_the_others_view_on_his_page(house: OpenHouse):
    event = evening("npa", 4)
    playing(event)
    north = event.tournament.state.sheet(1, 1).seats["N"]
    event.do(acts.Appoint(who="ref1", role="referee"))
    night = Night(house, event)
    referee = night.visitor("ref1", "Ray")
    night.post(SHEET + "/call", {"about": "?"})
    night.post("/desk/answer", {"call": "1", "ruling": "No", "clause": "NPA-2.4c"}, by=referee)
    assert says("event-uphold", how="other", post="") not in words(night.get("/desk/calls", by=referee))
    night.post(SHEET + "/appeal", {"call": "1", "person": north})
    night.post("/desk/answer", {"call": "1", "ruling": "Yes", "clause": "NPA-2.4c"})
    assert "to the National Tournament Director" in words(night.get("/desk/calls", by=referee))
    assert says("event-uphold", how="other", post="") in words(night.get("/desk/calls", by=referee))
    night.post("/act", {"act": '{"act":"come-round","call":1}', "back": "/desk/calls"}, by=referee)
    page = words(night.get("/desk/calls", by=referee))
    assert re.search(r"Yes \W*NPA-2\.4c\W+Final\.", page)


def test_the_tile_says_who_is_missing_even_when_a_hand_is_written(house: OpenHouse):
    night = night_of(house)
    north = night.tournament.state.sheet(1, 1).seats["N"]
    now = night.opened.run(night.opened.house.events.event, night.id).clock()
    night.tournament.state.rounds[0].started_at = now  # later he would be replaced
    night.post(SHEET + "/tell", {"person": north, "what": "missing"})
    night.post(SHEET + "/write", {"how": "played", "bidder": "N", **SLIPS["npa"]})
    name = night.tournament.state.name(north)
    assert f"{name} missing" in words(night.get("/desk"))
    assert "3 of 4 hands" in words(night.get("/desk"))
    assert f"{name} has arrived" in words(night.get(SHEET))
    assert "Missing:" in words(night.get(SHEET))


def test_what_a_ruling_wrote_has_no_change_for_the_table_but_correct_for_officials(house: OpenHouse):
    night = night_of(house)
    night.post(SHEET + "/call", {"about": "a renege"})
    night.post("/desk/answer", offered(night.get(f"/desk/ask?call=1&asked=1&{RENEGE}").text))
    assert night.tournament.state.sheet(1, 1).is_ruled(1)
    assert "Fix hand 1" in words(night.get(SHEET))
    assert "Change hand 1" not in words(night.get(SHEET))


def test_what_is_typed_after_a_ruling_is_the_rulings_too(house: OpenHouse):
    night = night_of(house)
    night.post(SHEET + "/call", {"about": "a renege"})
    page = night.get("/desk/ask?call=1&asked=1&kind=renege&by-E=1&caller=N&in-time=no").text
    sent = night.post("/desk/answer", offered(page))
    sheet = night.director.get(sent.headers["location"].partition("#")[0]).text
    assert 'name="call" value="1"' in sheet
    fields = {"how": "renege", "offender": "E", "bidder": "N", "bid": "60", "trump": "H"}
    night.post(SHEET + "/write", {**fields, "meld-NS": "40", "meld-EW": "22", "call": "1"})
    assert night.tournament.state.sheet(1, 1).is_ruled(1)


REFUSED = "/desk/ask?call=1&asked=1&kind=direction_ignored&by-E=1"


def test_a_ruling_that_somebody_is_out_carries_it_out_with_the_same_press(house: OpenHouse):
    night = night_of(house, heads=8)
    night.post(SHEET + "/call", {"about": "will not move"})
    page = night.get(REFUSED).text
    east = night.tournament.state.sheet(1, 1).seats["E"]
    assert f"Disqualify {night.tournament.state.name(east)}" in page
    sent = {key: value for key, value in offered(page).items() if key.endswith("-E") or "-" not in key}
    night.post("/desk/answer", {**sent, "out-1": offered(page)["out-1"]})
    state = night.tournament.state
    assert state.entrants[state.owners[east]].status == "disqualified"
    (entry,) = state.violations.of(east)
    assert entry.clause == "NPA-9.1b"


def test_what_a_referee_rules_so_is_carried_out_by_the_director_with_one_press(house: OpenHouse):
    event = playing(evening("npa", 8))
    event.do(acts.Appoint(who="ref1", role="referee"))
    night = Night(house, event)
    night.post(SHEET + "/call", {"about": "will not move"})
    ray = night.visitor("ref1", "Ray")
    page = night.get(REFUSED, by=ray).text
    assert says("event-director-does") in page
    sent = offered(page)
    assert "out-1" not in sent
    night.post("/desk/answer", {**{key: sent[key] for key in sent if "blame" not in key}, "blame-E": "1"}, by=ray)
    assert "The director still has to disqualify" in words(night.get("/desk/calls", by=ray))
    (act,) = [one for one in buttons(night.get("/desk/calls")) if '"disqualify"' in one]
    call = night.tournament.state.calls[0]
    assert (json.loads(act)["reason"], json.loads(act)["clause"]) == (call.ruling, call.clause)
    night.post("/act", {"act": act, "back": "/desk/calls"})
    east = night.tournament.state.sheet(1, 1).seats["E"]
    assert night.tournament.state.entrants[night.tournament.state.owners[east]].status == "disqualified"
    assert not [one for one in buttons(night.get("/desk/calls")) if '"disqualify"' in one]


def test_whoever_comes_late_is_told_at_the_sheet_what_it_costs(house: OpenHouse):
    night = night_of(house)
    state = night.tournament.state
    person = state.sheet(1, 1).seats["N"]
    state.rounds[0].started_at = night.opened.run(night.opened.house.events.event, night.id).clock() - 9 * 60_000 - 500
    night.post(SHEET + "/tell", {"person": person, "what": "missing"})
    said = night.said(night.post(SHEET + "/tell", {"person": person, "what": "arrived"}))
    assert f"{says('event-noted-arrived', name=state.name(person))} Penalty: {state.name(person)}" in said
    assert "40 points off" in said.split("Penalty:")[1]


def test_the_facts_of_a_hand_of_42_are_asked_for_in_words_that_fit_the_paper(house: OpenHouse):
    night = night_of(house, "n42pa", 2, minutes=0, told=())
    renege = words(night.get("/desk/ask?table=1&kind=renege"))
    assert "led out of turn" in renege
    assert "Played out of turn" not in renege, "that is none here"
    found = words(night.get("/desk/ask?table=1&asked=1&kind=renege&by-N=1&offence=turn"))
    assert f"{worded('ruling-a-renege')} (N42-5c)." in found
    assert "Not a renege:" not in found
    laid = words(night.get("/desk/ask?table=1&kind=claim"))
    assert says("event-claim-bad") in laid
    ruled = words(night.get("/desk/ask?table=1&asked=1&kind=claim&by-N=1&stands=no&bidder=N&contract=31&trump=4"))
    assert worded("ruling-claim-unless-shown") not in ruled
    led = night.get("/desk/ask?table=1&asked=1&kind=lead_early&by-N=1&caller=nobody")
    assert worded("ruling-uncalled", "n42pa", callers="opponents") in words(led)
    assert "Enter the hand on the sheet" not in words(led)
    assert "N42-X21: A domino played out of turn" in words(led)
    assert "first chance. (our default; the club’s rules don’t say)" in words(led)
    assert '<option value="nobody" selected>' in led.text

"""Somebody is not there when the round is on: the page of the table has a stand-in and a forfeit, for officials."""

from __future__ import annotations

from event_nights import SHEET, Night, evening, night_of, playing
from visiting import OpenHouse, said as says, words

from meldhouse.messages import fact
from meldhouse.tournament import acts
from meldhouse.tournament.simulating.simulate import DIRECTOR
from meldhouse.web.desk.people.absent import absent_at, sayings_at


def test_a_side_that_has_not_come_is_replaced_or_forfeits_on_the_sheet(house: OpenHouse):
    night = night_of(house, "n42pa", 4, minutes=0, told=())
    sheet = night.tournament.state.sheet(1, 1)
    north, _ = sheet.people("NS")
    assert "Stand-in or forfeit" not in words(night.get("/desk"))
    night.post(SHEET + "/tell", {"what": "side-missing", "side": "NS"})
    desk = night.get("/desk").text
    assert f'href="{night.at}{SHEET}#missing">Stand-in or forfeit' in desk
    page = night.get(SHEET).text
    assert page.count("Seat the stand-in") == 2
    assert f'value="{says("event-forfeit-reason", reason="absent")}"' in page
    owner = night.tournament.state.owners[north]
    assert f'href="{night.at}{SHEET}#missing"' in night.get(f"/desk/people/{owner}").text
    night.post(SHEET + "/tell", {"what": "stand-in", "person": north, "name": "Stan"})
    assert night.tournament.state.rounds[0].standins == {north: "Stan"}
    page = words(night.get(SHEET))
    assert "Stan plays for" in page
    night.post(SHEET + "/forfeit", {"side": "NS", "reason": "one of them did not come"})
    page = words(night.get(SHEET))
    assert "The sheet is in" in page
    assert "Forfeited by" in page
    assert "one of them did not come" in page
    assert 'id="forfeit"' not in night.get(SHEET).text
    assert "forfeited" in words(night.get("/desk"))


def test_a_forfeit_says_who_and_why(house: OpenHouse):
    night = night_of(house, "n42pa", 4, minutes=0, told=())
    assert says("event-forfeit-side-fault") in words(night.post(SHEET + "/forfeit", {"reason": "gone"}))
    assert "Say why" in words(night.post(SHEET + "/forfeit", {"side": "NS", "reason": " "}))
    assert not night.tournament.state.sheet(1, 1).locked
    assert says("event-forfeit-who") in words(night.get(SHEET))
    assert "No hand yet. Everyone draws for the first shake." in words(night.get(SHEET))
    night.post(SHEET + "/forfeit", {"side": "NS", "reason": "gone"})
    assert "No hand was played." in words(night.get(SHEET))
    assert "No hand yet" not in words(night.get(SHEET))


def test_a_late_player_of_the_npa_is_replaced_when_its_minutes_are_over():
    event = playing(evening("npa", 4))
    tournament, each = event.tournament, event.tournament.state.rounds[0]
    sheet = each.sheets[1]
    event.do(acts.Missing(round=1, person=sheet.seats["N"]))
    (early,) = absent_at(tournament, each, sheet, by=DIRECTOR, at=event.at + 60_000)
    assert early.why_not_yet is not None
    (late,) = absent_at(tournament, each, sheet, by=DIRECTOR, at=event.at + 20 * 60_000)
    assert late.why_not_yet is None


def test_those_who_came_are_offered_the_average_first_where_points_count(house: OpenHouse):
    night = Night(house, playing(evening("mcallen", 8)))
    page = night.get(SHEET)
    assert '<option value="average" selected>The average of the round' in page.text
    assert "once for the pair" in words(page)
    both = night.post(SHEET + "/forfeit", {"side": "NS", "reason": "gone", "gets": "average", "points": "50"})
    assert "You entered 50 points" in words(both)
    night.post(SHEET + "/forfeit", {"side": "NS", "reason": "gone", "gets": "average"})
    assert night.tournament.state.sheet(1, 1).forfeit.average
    assert "get the round’s average when the round closes" in words(night.get(SHEET))


def test_a_disqualified_pair_has_forfeited_its_match(house: OpenHouse):
    night = night_of(house, "n42pa", 4, minutes=0, told=())
    night.post(SHEET + "/write", {"how": "played", "bidder": "N", "bid": "31", "trump": "4", "take-NS": "35"})
    state = night.tournament.state
    owner = state.owners[state.sheet(1, 1).people("EW")[0]]
    night.post(f"/desk/people/{owner}", {"what": "disqualify", "reason": "cheating"})
    page = words(night.get(SHEET))
    assert "(Disqualified: cheating, N42-19a)" in page
    assert "The sheet is in" in page


def test_where_a_clause_must_be_named_somebody_is_disqualified_by_it(house: OpenHouse):
    night = night_of(house, "npa", 8)
    person = "/desk/people/P1"
    assert "Disqualify" in words(night.get(person))
    told = night.said(night.post(person, {"what": "disqualify", "reason": "refused the shuffler"}))
    assert "clause" in told
    assert night.tournament.state.entrants["P1"].status == "present"
    night.post(person, {"what": "disqualify", "reason": "refused the shuffler", "clause": "NPA-1.3g"})
    assert night.tournament.state.entrants["P1"].status == "disqualified"


def test_a_phone_offers_only_what_it_may_say_of_who_is_missing(house: OpenHouse):
    event = playing(evening("npa", 4))
    north, east = (event.tournament.state.sheet(1, 1).seats[seat] for seat in "NE")
    event.do(acts.Appoint(who="late", role="player", person=north))
    event.do(acts.Appoint(who="keeper", role="scorekeeper", table=1))
    event.do(acts.Missing(round=1, person=north))
    night = Night(house, event)
    name = night.tournament.state.name(north)
    own = words(night.get(SHEET, by=night.visitor("late", "North")))
    assert f"{name} has arrived" not in own
    assert says("event-late-told", name=name) in own
    assert says("event-missing-one", name=night.tournament.state.name(east)) in own
    now = night.opened.run(night.opened.house.events.event, night.id).clock()
    night.tournament.state.rounds[0].started_at = now - 6 * 60_000
    keeper = night.visitor("keeper", "Kim")
    assert f"{name} has arrived" in words(night.get(SHEET, by=keeper))
    said = night.said(night.post(SHEET + "/tell", {"what": "arrived", "person": north}, by=keeper), by=keeper)
    assert says("event-noted-arrived", name=name) in said


def test_an_official_writes_how_late_somebody_came_and_the_clock_counts_where_nothing_was_written(house: OpenHouse):
    night = night_of(house, "npa", 4)
    state = night.tournament.state
    north, east = (state.sheet(1, 1).seats[seat] for seat in "NE")
    for person in (north, east):
        night.post(SHEET + "/tell", {"what": "missing", "person": person})
    now = night.opened.run(night.opened.house.events.event, night.id).clock()
    state.rounds[0].started_at = now - 20 * 60_000 - 1000
    for page in (night.get(SHEET).text, night.get("/desk/penalty/1").text):
        assert 'name="minutes"' in page
        assert 'value="20"' in page
    wrong = {"what": "arrived", "person": north, "minutes": "six", "reckoned": "20"}
    assert "a whole number up to 600, not “six”" in night.said(night.post(SHEET + "/tell", wrong))
    assert "not “six”" in words(night.post("/desk/penalize", {**wrong, "table": "1"}))
    late = night.said(night.post(SHEET + "/tell", {**wrong, "minutes": "20"}))
    assert "so someone else plays the rest of the round for them" in late
    assert "6 minutes late" in night.said(night.post(SHEET + "/tell", {**wrong, "minutes": "6"}))
    night.post("/desk/penalize", {"what": "arrived", "person": east, "table": "1", "minutes": "7", "reckoned": "20"})
    given = [one.what.reason for one in night.tournament.state.penalties]
    assert given == [fact("score-late", minutes=minutes) for minutes in (6, 7)]
    assert "7 minutes late, according to an official." in words(night.get("/desk/log"))


def test_nobody_is_said_to_have_come_who_must_be_replaced():
    event = playing(evening("npa", 4))
    tournament, each = event.tournament, event.tournament.state.rounds[0]
    sheet = each.sheets[1]
    event.do(acts.Missing(round=1, person=sheet.seats["N"]))
    late, *_ = sayings_at(tournament, each, sheet, by=DIRECTOR, at=event.at + 20 * 60_000)
    assert late.refused is not None
    assert sayings_at(tournament, each, sheet, by=DIRECTOR, at=event.at + 60_000)[0].refused is None


def test_who_is_missing_stands_first_where_penalties_are_given(house: OpenHouse):
    night = night_of(house, "npa", 4)
    west = night.tournament.state.sheet(1, 1).seats["W"]
    night.post(SHEET + "/tell", {"what": "missing", "person": west})
    page = night.get("/desk/penalty/1").text
    assert page.split('<section class="shelf"><h2>')[1].startswith(night.tournament.state.name(west))


def test_the_standings_of_a_bracket_say_where_a_pair_stands_that_withdrew(house: OpenHouse):
    night = night_of(house, "n42pa", 4, minutes=0, told=())
    said = says("event-withdrawn-last")
    for table in (1, 2):
        night.post(f"/round/1/table/{table}/forfeit", {"side": "NS", "reason": "gone"})
    night.post("/act", {"act": '{"act":"close","round":1}', "back": "/desk"})
    assert "Tie-breaks" in words(night.get("/standings"))
    assert said not in words(night.get("/standings"))
    gone = night.tournament.state.owners[night.tournament.state.sheet(1, 1).people("NS")[0]]
    night.post("/act", {"act": f'{{"act":"withdraw","entrant":"{gone}"}}', "back": "/desk"})
    assert said in words(night.get("/standings"))

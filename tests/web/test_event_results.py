"""Results without hands at a sheet's page: entered, signed, and corrected by an official in sight of all."""

from __future__ import annotations

from event_nights import SHEET, Night, evening, night_of, playing
from event_visits import SIGNING
from visiting import OpenHouse, said as says, words

from meldhouse.tournament import acts


def signed(house: OpenHouse) -> Night:
    event = playing(evening("st-hilary", 4))
    north = event.tournament.state.sheet(1, 1).seats["N"]
    event.do(acts.Appoint(who="phone", role="player", person=north))
    night = Night(house, event)
    said = night.said(night.post(SHEET + "/result", {"points-NS": "152", "points-EW": "−40"}))
    assert says("event-result-saved") in said
    while found := SIGNING.search(night.get(SHEET).text):
        night.post(SHEET + "/sign", {"side": found[1], "signer": found[2], "digest": found[3]})
    return night


def test_an_official_corrects_a_result_that_is_signed_with_a_reason_and_all_are_told(house: OpenHouse):
    night = signed(house)
    page = night.get(SHEET)
    assert "Correct the result" in words(page)
    assert 'value="-40"' in page.text
    fields = {"points-NS": "152", "points-EW": "40", "what": "result"}
    assert "why the sheet is changed" in words(night.post(SHEET + "/result", fields))
    said = night.said(night.post(SHEET + "/result", {**fields, "reason": "It was no minus"}))
    assert "Result corrected: was " in said
    assert "(“It was no minus”)" in said
    assert "−40" in said
    assert "Hand 0" not in said
    assert said.count("Told all 4") == 1
    assert night.tournament.state.sheet(1, 1).totals["E"] == 40


def test_a_player_is_not_offered_to_correct_it(house: OpenHouse):
    night = signed(house)
    text = words(night.get(SHEET, by=night.visitor("phone", "Ann")))
    assert "The sheet is in" in text
    assert "Correct the result" not in text


def test_a_mistake_on_the_sheet_that_is_ruled_on_leads_to_the_sheet(house: OpenHouse):
    night = signed(house)
    page = night.get("/desk/ask?table=1&asked=1&kind=sheet_error")
    assert f'href="{night.at}{SHEET}"' in page.text


def test_no_hand_is_asked_for_where_only_the_result_is_known(house: OpenHouse):
    event = playing(evening("mcallen", 4))
    assert "In which hand" in words(Night(house, event).get("/desk/penalty/1"))
    event.do(acts.EnterResult(round=1, table=1, points={"NS": 30, "EW": 20}))
    night = Night(house, event)
    text = words(night.get("/desk/penalty/1"))
    assert "20 points" in text
    assert "In which hand" not in text


def test_a_penalty_says_whose_points_it_takes_and_leaves_the_result_box(house: OpenHouse):
    night = Night(house, playing(evening("st-hilary", 4)))
    sheet = night.tournament.state.sheet(1, 1)
    east, west = (night.tournament.state.name(sheet.seats[seat]) for seat in "EW")
    text = words(night.get("/desk/penalty/1"))
    assert f"The points come off {east} and {west} together" in text
    assert "Another penalty" not in text
    assert "enter 10, not −10" in text
    night.post("/desk/penalize", {"table": "1", "person": sheet.seats["E"], "points": "-10", "reason": "talk"})
    page = night.get(SHEET)
    assert "Enter only the result" in words(page)
    assert "/hand/1" not in page.text
    assert f"10 points off for {east} and {west}" in words(page)
    night.said(night.post(SHEET + "/result", {"points-NS": "151", "points-EW": "96"}))
    assert night.tournament.state.sheet(1, 1).totals["E"] == 96


def test_the_screen_calls_final_only_what_counts_every_round_and_names_everybody(house: OpenHouse):
    event = evening("npa", 20, rounds=2)
    for number in (1, 2):
        event.do(acts.Draft())
        event.play_round()
        if number == 1:
            event.do(acts.ReleaseStandings(through=1))
    event.do(acts.Finish(anyway=True))
    night = Night(house, event)
    text = words(night.get("/hall"))
    assert "Standings after round 1" in text
    assert "Final standings" not in text
    assert all(f"Player {number}" in text for number in range(1, 21))
    night.post("/act", {"act": '{"act":"release-standings","through":2}', "back": "/desk"})
    assert "Final standings" in words(night.get("/hall"))


def test_the_end_of_an_open_afternoon_is_asked_for(house: OpenHouse):
    event = evening("st-hilary", 4)
    event.do(acts.Draft())
    event.play_round()
    text = words(Night(house, event).get("/desk"))
    assert "Was that the last round?" in text
    assert "All rounds are played" not in text


HAND = {"how": "played", "bidder": "N", "bid": "20", "trump": "H", "meld-NS": "20", "meld-EW": "9", "take-NS": "20"}


def test_who_deals_first_is_said_at_the_table_and_stands_with_every_hand(house: OpenHouse):
    night = Night(house, playing(evening("st-hilary", 4)))
    state = night.tournament.state
    north, south, west = (state.name(state.sheet(1, 1).seats[seat]) for seat in "NSW")
    assert f"{north} deals first" in words(night.get(SHEET))
    said = night.said(night.post(SHEET + "/dealer", {"seat": "S"}))
    assert says("event-first-dealer", name=south) in said
    assert f"{south} deals first" in said
    night.post(SHEET + "/write", HAND)
    text = words(night.get(SHEET))
    assert f"(deal: {south})" in text
    assert f"{west} deals next" in text
    assert "Somebody else deals first" not in text


def test_only_a_second_misdeal_passes_the_deal_and_the_form_says_so(house: OpenHouse):
    night = Night(house, playing(evening("st-hilary", 4)))
    text = words(night.get(SHEET))
    assert "After a first misdeal the same player deals again. Don’t enter anything." in text
    assert "Second misdeal: the deal is lost" in text
    night.post(SHEET + "/write", {"how": "misdealt"})
    assert "Second misdeal: the deal is lost" in words(night.get(SHEET))
    assert "After a first misdeal" not in words(Night(house, playing(evening("npa", 4))).get(SHEET))


def test_a_side_below_nothing_and_a_meld_that_was_not_saved_can_be_read(house: OpenHouse):
    night = Night(house, playing(evening("st-hilary", 4)))
    night.post(SHEET + "/write", {**HAND, "bidder": "E", "bid": "40", "take-NS": "25", "tricks-EW": "0"})
    for _ in range(6):
        night.post(SHEET + "/write", {**HAND, "take-NS": "25", "tricks-EW": "0"})
    text = words(night.get(SHEET))
    assert "to −40." in text
    assert "–-" not in text
    assert "Points taken; Meld of" not in text
    assert "Meld of 9 not saved" in text


def test_the_hall_is_not_told_of_another_round_when_all_is_played(house: OpenHouse):
    event = evening("npa", 4, rounds=1)
    event.do(acts.Draft())
    event.play_round()
    night = Night(house, event)
    assert says("event-hall-last", next="standings") in words(night.get("/hall"))
    event = evening("npa", 4, rounds=1)
    event.play()
    assert "The tournament is over." in words(Night(house, event).get("/hall"))


def test_standings_in_the_hall_have_a_head_over_every_column(house: OpenHouse):
    event = evening("n42pa", 12)
    event.play()
    event.do(acts.ReleaseStandings(through=len(event.tournament.state.rounds)))
    page = Night(house, event).get("/hall").text
    assert page.count("<table>") == 2
    assert page.count('<th scope="row">') == 12
    assert page.count('<th scope="col" class="number">How far</th>') == 2, "of a knockout only that"
    assert "of-2 rows-6" in page
    assert "style=" not in page
    event = evening("n42pa", 8, movement="round-robin")
    event.play()
    event.do(acts.ReleaseStandings(through=len(event.tournament.state.rounds)))
    page = Night(house, event).get("/hall").text
    for title in ("Matches won", "Games won", "Marks ahead", "Marks"):
        assert page.count(f'<th scope="col" class="number">{title}</th>') == page.count("<table>") > 0


def test_sets_and_reneges_are_told_with_a_result_where_they_cost_quarters(house: OpenHouse):
    night = Night(house, playing(evening("bend", 4, rounds=1)))
    text = words(night.get(SHEET))
    assert "A set costs $0.25, a renege $0.25 (BEN-4.2a)." in text
    fields = {"points-NS": "1240", "points-EW": "980", "what": "result"}
    assert says("fault-number", typed="two") in words(night.post(SHEET + "/result", {**fields, "sets-N": "two"}))
    said = night.said(night.post(SHEET + "/result", {**fields, "sets-N": "2", "reneges-E": "1"}))
    state = night.tournament.state
    north, east = (state.name(state.sheet(1, 1).seats[seat]) for seat in "NE")
    assert f"{north} 2 sets · {east} 1 renege" in said
    while found := SIGNING.search(night.get(SHEET).text):
        night.post(SHEET + "/sign", {"side": found[1], "signer": found[2], "digest": found[3]})
    assert night.tournament.cash.owing() == {state.sheet(1, 1).seats["N"]: 50, state.sheet(1, 1).seats["E"]: 25}
    plain = Night(house, playing(evening("st-hilary", 4)))
    assert "Sets and reneges" not in words(plain.get(SHEET))


def test_whoever_writes_only_the_result_is_told_of_the_bonuses_that_are_in_it(house: OpenHouse):
    form = words(night_of(house).get(SHEET)).split("Enter only the result")[1]
    assert f"{says('result-bonus-skunk', extra=200)} (NPA-6.1c)" in form
    assert f"{says('result-bonus-all', extra=500, points=50)} (NPA-6.1a)" in form
    assert "bonus" not in words(night_of(house, "mcallen", 2).get(SHEET)).split("Enter only the result")[1]

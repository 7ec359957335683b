"""Where the paper can be read in another way: an official rules by that reading, with its points, words and clause."""

from __future__ import annotations

import html
import re

from event_nights import SHEET, night_of
from visiting import OpenHouse, said, said as says, words


def other_form(page: str) -> dict[str, str]:
    """What the form of the first other reading sends as it stands."""
    form = page.split("<summary>Or: ")[1].split("</form>")[0]
    found = re.findall(r'<input[^>]* name="([\w-]+)"[^>]*? value="([^"]*)"', form)
    found += re.findall(r'<textarea[^>]* name="([\w-]+)"[^>]*>([^<]*)<', form)
    return {name: html.unescape(value) for name, value in found if name != "token" and not name.startswith("blame-")}


def test_another_reading_of_the_paper_is_ruled_with_its_points_words_and_clause(house: OpenHouse):
    night = night_of(house)
    night.post(SHEET + "/call", {"about": "an ace too many"})
    page = night.get("/desk/ask?call=1&asked=1&kind=meld_stray&by-E=1").text
    sent = other_form(page)
    assert says("reading", reading="stray-open") in sent["ruling"]
    assert sent["clause"] == "NPA-2.7n"
    costs = {"ruling": "It costs 50", "clause": "NPA-2.5h", "points": "50", "loser": "E"}
    said = night.said(night.post("/desk/answer", {**sent, **costs}))
    assert "It costs 50" in said
    (penalty,) = night.tournament.state.penalties
    east = night.tournament.state.sheet(1, 1).seats["E"]
    assert (penalty.what.people, penalty.what.points, penalty.what.call) == ((east,), -50, 1)
    call = night.tournament.state.calls[0]
    assert (call.ruling, call.clause) == ("It costs 50", "NPA-2.5h")


def test_marks_are_taken_from_the_own_side_where_an_official_reads_the_paper_so(house: OpenHouse):
    night = night_of(house, "n42pa", 2, minutes=0, told=())
    page = night.get("/desk/ask?table=1&asked=1&kind=renege&by-E=1&caller=N&in-time=yes&bidder=N&contract=42").text
    assert said("penalty-given") in page
    assert '<option value="taken" selected>' in page, "this reading takes them"
    sent = {**other_form(page), "ruling": "It costs them a mark", "points": "1", "loser": "E"}
    night.post("/desk/answer", {**sent, "goes": "taken"})
    sheet = night.tournament.state.sheet(1, 1)
    assert sheet.totals == {"N": 0, "S": 0, "E": -1, "W": -1}
    assert "Taken from their own side’s score." in words(night.get("/desk/log"))
    written = {"how": "played", "bidder": "N", "bid": "31", "trump": "4", "take-NS": "35"}
    night.post(SHEET + "/write", written)
    night.post(SHEET + "/write", {"hand": "1", "beside-EW": "-1", "beside-NS": "1", "beside-why": "asked trump"})
    assert night.tournament.state.sheet(1, 1).totals == {"N": 2, "S": 2, "E": -1, "W": -1}
    page = night.get("/desk/penalty/1").text
    assert "Another penalty in marks" in page
    assert page.count(">Marks</label>") == 4
    north = sheet.seats["N"]
    given = {"table": "1", "person": north, "points": "1", "reason": "slow", "clause": "N42-5a", "goes": "taken"}
    night.post("/desk/penalize", given)
    assert night.tournament.state.sheet(1, 1).totals["N"] == 1
    assert night.post("/desk/penalize", {**given, "points": "0"}).status_code == 422
    assert night.tournament.state.sheet(1, 1).totals["N"] == 1


def test_a_price_that_a_reading_names_stands_in_its_form(house: OpenHouse):
    night = night_of(house)
    page = night.get("/desk/ask?table=1&asked=1&kind=meld_aces&by-E=1&cards=AS").text
    priced = [form for form in page.split("<summary>Or: ")[1:] if "50 points" in form.split("</summary>")[0]]
    assert all('name="points" inputmode="numeric" autocomplete="off" value="50"' in form for form in priced)


def test_a_hand_is_struck_out_by_another_reading(house: OpenHouse):
    night = night_of(house)
    page = night.get("/desk/ask?table=1&asked=1&kind=cut_missing&by-E=1&in-time=no").text
    sent = other_form(page)
    void = re.search(r'value="([^"]*void[^"]*)"', page.split("<summary>Or: ")[1])[1]
    night.post("/desk/answer", {**sent, "slip": html.unescape(void)})
    assert night.tournament.state.sheet(1, 1).rows[0].slip.how == "void"


def test_points_without_anybody_are_asked_about_and_nothing_is_lost(house: OpenHouse):
    night = night_of(house)
    page = night.get("/desk/ask?table=1&asked=1&kind=cut_missing&by-E=1&in-time=no").text
    back = night.post("/desk/answer", {**other_form(page), "ruling": "So be it", "points": "30", "loser": ""})
    assert back.status_code == 422
    assert says("event-loser-fault", unit="points") in words(back)
    assert ">So be it</textarea>" in back.text
    assert "a whole number" in words(night.post("/desk/answer", {**other_form(page), "points": "many"}))

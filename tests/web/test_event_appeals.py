"""A ruling that somebody is not content with: asked on the table's phone, decided at the desk, told in one sentence."""

from __future__ import annotations

import html
import re

import pytest
from event_nights import SHEET, Night, evening, playing
from event_visits import SIGNING, SLIPS
from test_event_rulings import offered
from visiting import OpenHouse, Visitor, said as says, words

from meldhouse.tournament import acts

RENEGE = "kind=renege&by-E=1&caller=N&in-time=no"
HAND = {"how": "played", "bidder": "N", **SLIPS["npa"]}


@pytest.fixture
def night(house: OpenHouse) -> Night:
    """Two hands of a table are written; a renege was called in the second, and the referee found it."""
    event = playing(evening("npa", 4))
    for who in ("ref1", "ref2"):
        event.do(acts.Appoint(who=who, role="referee"))
    event.do(acts.Appoint(who="keeper", role="scorekeeper", table=1))
    night = Night(house, event)
    for _ in range(2):
        night.post(SHEET + "/write", HAND)
    night.post(SHEET + "/call", {"about": "a renege"})
    page = night.get(f"/desk/ask?call=1&asked=1&hand=2&{RENEGE}").text
    night.post("/desk/answer", {**offered(page), "hand": "2"}, by=night.visitor("ref1", "Ray"))
    return night


def appealed(night: Night, keeper: Visitor | None = None) -> None:
    east = night.tournament.state.sheet(1, 1).seats["E"]
    night.post(SHEET + "/appeal", {"call": "1", "person": east}, by=keeper or night.visitor("keeper", "Kim"))


def split(night: Night) -> None:
    """The second referee finds no renege; the sheet stays as the first ruled."""
    appealed(night)
    ruled = {"call": "1", "ruling": "No renege", "clause": "NPA-3.1a", "hand": "2"}
    second = night.visitor("ref2", "Rose")
    assert "As it was before the first ruling" in night.get("/desk/ask?call=1", by=second).text
    said = night.said(night.post("/desk/answer", ruled, by=second), by=second)
    assert says("event-ruled-differs", due="National Tournament Director") in said
    assert night.tournament.state.sheet(1, 1).rows[1].slip.how == "renege"


def test_the_scorekeepers_phone_asks_for_another_official_for_whoever_is_not_content(night: Night):
    keeper = night.visitor("keeper", "Kim")
    page = night.get(SHEET, by=keeper).text
    names = [night.tournament.state.name(who) for who in night.tournament.state.sheet(1, 1).seats.values()]
    form = page.split(says("event-appeal-who"))[1].split("</form>")[0]
    assert re.findall(r'name="person" value="\w+">([^<]+)<', form) == names
    appealed(night, keeper)
    assert not night.tournament.state.calls[0].answered_by
    text = words(night.get(SHEET, by=keeper))
    assert says("appeal-called", due="second referee") in text
    assert says("event-ruling-due", due="second referee") in text


def test_the_next_official_is_asked_about_the_hand_that_was_ruled_on(night: Night):
    appealed(night)
    page = night.get(f"/desk/ask?call=1&{RENEGE}", by=night.visitor("ref2", "Rose")).text
    selects = re.findall(r'<select id="[\w-]*hand".*?</select>', page, re.S)
    assert selects
    for select in selects:
        assert re.search(r'<option value="2" selected>Hand 2', select)


@pytest.mark.parametrize(("post", "how"), [("referee", "renege"), ("second referee", "played")])
def test_the_ntd_upholds_either_ruling_with_one_press(night: Night, post: str, how: str):
    split(night)
    for path in ("/desk/calls", "/desk/ask?call=1"):
        page = night.get(path)
        assert "Uphold the referee" in words(page)
        assert "Uphold the second referee" in words(page)
    found = re.search(rf'name="view" value="(\d)">Uphold the {post}<', page.text)
    night.post("/desk/uphold", {"call": "1", "view": found[1]})
    state = night.tournament.state
    assert state.sheet(1, 1).rows[1].slip.how == how
    text = words(night.get(SHEET))
    assert "Ruling by the National Tournament Director:" in text
    assert "The referee has ruled" not in text
    assert "This ruling is final." in text
    again = night.said(night.post("/desk/uphold", {"call": "1", "view": "0"}))
    assert says("event-upheld-gone") in again


def test_the_ntd_may_still_rule_differently(night: Night):
    split(night)
    assert "Rule differently" in words(night.get("/desk/calls"))
    first = words(night.get("/desk/calls", by=night.visitor("ref1", "Ray")))
    assert says("event-uphold", how="other", post="") in first
    assert "Rule differently" not in first, "he has ruled already"
    page = night.get(f"/desk/ask?call=1&asked=1&{RENEGE}").text
    assert "Or rule differently, below." in html.unescape(page)
    assert offered(page)["call"] == "1"


def test_both_rulings_stand_on_the_desk_of_whoever_decides(night: Night):
    split(night)
    desk = words(night.get("/desk"))
    assert "Ray, referee: " in desk
    assert "Rose, second referee: No renege (NPA-3.1a)" in desk


def test_each_ruling_is_read_once_by_whoever_has_made_one_of_them(night: Night):
    split(night)
    page = words(night.get("/desk/calls", by=night.visitor("ref1", "Ray")))
    assert page.count("Ray, referee: ") == page.count("Rose, second referee: ") == 1


def test_whoever_upholds_a_ruling_reads_what_it_was_and_what_it_is_now(night: Night):
    split(night)
    said = night.said(night.post("/desk/uphold", {"call": "1", "view": "1"}))
    changed = said.split(" stands. ")[1].split(f" {says('event-upheld-tell', table=1)}")[0]
    assert re.match(r"Hand 2: was Renege \(.*\) → now ", changed)


def test_how_it_came_to_a_ruling_is_folded_away(night: Night):
    split(night)
    night.post("/desk/uphold", {"call": "1", "view": "1"})
    shown, folded = night.get(SHEET).text.split("Ruling by the ")[1].split("</details>")[0].split("<details>")
    assert "not content" not in shown
    assert folded.count("<li>") == 5


def corrected_twice(night: Night) -> None:
    """The second referee is upheld, and the meld turns out to be wrong too."""
    split(night)
    night.post("/desk/uphold", {"call": "1", "view": "1"})
    anew = {**HAND, "meld-EW": "22", "hand": "2", "reason": "meld", "clause": "NPA-3.1a", "call": "1"}
    night.post(SHEET + "/write", anew)


def test_only_what_stands_now_is_told_with_one_row_of_buttons(night: Night):
    corrected_twice(night)
    sheet = night.tournament.state.sheet(1, 1)
    assert len([one for one in sheet.mended if one.official]) > 1
    page = night.get(SHEET).text
    assert page.count("Told all 4") == 1
    assert page.count('aria-label="Told ') == 4
    assert html.unescape(page).count("Hand 2 corrected:") == 1
    north = sheet.seats["N"]
    said = night.said(night.post(SHEET + "/tell", {"what": "acknowledge", "person": north}))
    assert says("event-told", names=(night.tournament.state.name(north),)) in said
    assert "Told all 3" in said
    said = night.said(night.post(SHEET + "/tell", {"what": "acknowledge", "person": ""}))
    assert "Told: " in said
    assert night.tournament.state.sheet(1, 1).untold == ()
    assert "was corrected:" not in said
    assert says("event-told-before") in night.said(
        night.post(SHEET + "/tell", {"what": "acknowledge", "person": north})
    )


def test_a_player_says_only_for_himself_that_he_was_told(night: Night):
    split(night)
    night.post("/desk/uphold", {"call": "1", "view": "1"})
    north = night.tournament.state.sheet(1, 1).seats["N"]
    night.post(
        "/act", {"act": f'{{"act":"appoint","who":"phone","role":"player","person":"{north}"}}', "back": "/desk"}
    )
    phone = night.visitor("phone", "North")
    text = words(night.get(SHEET, by=phone))
    assert says("event-told-me") in text
    assert "All four" not in text
    night.post(SHEET + "/tell", {"what": "acknowledge", "person": ""}, by=phone)
    assert north not in {who for _, who in night.tournament.state.sheet(1, 1).untold}
    assert len(night.tournament.state.sheet(1, 1).untold) == 3
    assert says("event-told-you") in words(night.get(SHEET, by=phone))


def test_whoever_played_a_hand_that_is_corrected_is_told_the_old_and_the_new(night: Night):
    split(night)
    night.post("/desk/uphold", {"call": "1", "view": "1"})
    seats = night.tournament.state.sheet(1, 1).seats
    name = {seat: night.tournament.state.name(who) for seat, who in seats.items()}
    act = f'{{"act":"appoint","who":"phone","role":"player","person":"{seats["W"]}"}}'
    night.post("/act", {"act": act, "back": "/desk"})
    phone = night.visitor("phone", "West")
    for path in ("", SHEET):
        text = words(night.get(path, by=phone))
        assert f"Hand 2 corrected: was Renege ({name['E']}) → now " in text
        assert "(“No renege”, NPA-3.1a)" in text
        assert f"{name['N']} and {name['S']} took 30" in text
    night.post(SHEET + "/tell", {"what": "acknowledge", "person": ""}, by=phone)
    assert "Hand 2 corrected" not in words(night.get("", by=phone))


def test_the_hand_tells_its_last_change_and_folds_the_rest(night: Night):
    corrected_twice(night)
    page = night.get(SHEET).text
    row = page.split('<table class="score-sheet')[1].split("<tr>")[3]
    shown, folded = row.split('<details class="history')
    assert shown.count("orrected") == 1
    assert "<s>" not in row
    assert folded.split("</details>")[0].count("<li>") == 3


def test_a_ruling_that_was_a_mistake_is_said_to_be_taken_back(house: OpenHouse):
    night = Night(house, playing(evening("npa", 4)))
    page = night.get("/desk/ask?table=1&asked=1&kind=late&by-N=1&late=7").text
    assert "Take 20 points from" in page
    night.post("/desk/answer", offered(page))
    (penalty,) = night.tournament.state.penalties
    assert (penalty.what.points, penalty.what.call) == (-20, 1)
    assert "Ruling by the referee:" in words(night.get(SHEET))
    night.post("/desk/lift", {"penalty": "1", "reason": "a mistake"})
    for path in (SHEET, "/desk/calls"):
        text = night.get(path).text
        assert "withdrawn (a mistake)" in text
        assert "loses 20" not in re.sub(r"<details.*?</details>|<s>.*?</s>", "", text, flags=re.S)
    assert "The referee has ruled" not in words(night.get(SHEET))


def all_signed(night: Night) -> None:
    for _ in range(2):
        night.post(SHEET + "/write", HAND)
    while found := SIGNING.search(night.get(SHEET).text):
        night.post(SHEET + "/sign", {"side": found[1], "signer": found[2], "digest": found[3]})


@pytest.mark.parametrize("known", ["", "&bidder=N&contract=60&trump=H&meld-NS=40&meld-EW=22"])
def test_what_a_referee_rules_after_the_signatures_is_written_by_the_scoring_table(night: Night, known: str):
    event = night.tournament
    all_signed(night)
    assert event.state.sheet(1, 1).locked
    night.post(SHEET + "/call", {"about": "a renege in hand 1"})
    ray = night.visitor("ref1", "Ray")
    page = night.get(f"/desk/ask?call=2&asked=1&hand=1&{RENEGE}{known}", by=ray).text
    said = night.said(night.post("/desk/answer", {**offered(page), "hand": "1"}, by=ray), by=ray)
    assert says("event-handed-over") in said
    state = night.tournament.state
    assert state.sheet(1, 1).rows[0].slip.how == "played"
    sheet = night.get(SHEET, by=ray)
    assert says("event-order", number=1) in words(sheet)
    assert f"{says('event-order-go', number=1)}</a>" not in sheet.text, "he does not write it"
    assert says("event-orders") in words(night.get("/desk"))
    link = html.unescape(
        re.search(
            rf'href="[^"]*?(/round/1/table/1/hand/1[^"#]*)#slip-head">{re.escape(says("event-order-go", number=1))}',
            night.get(SHEET).text,
        )[1]
    )
    form = night.get(link).text.split('id="slip"')[1].split("</form>")[0]
    assert '<option value="renege" selected>' in form
    assert 'name="call" value="2"' in form
    anew = {"hand": "1", "call": "2", "how": "renege", "offender": "E", "reason": "renege", "clause": "NPA-3.1a"}
    night.post(SHEET + "/write", {**anew, "bidder": "N", "bid": "60", "trump": "H", "meld-NS": "40", "meld-EW": "22"})
    assert night.tournament.state.sheet(1, 1).rows[0].slip.how == "renege"
    assert "has to be entered again" not in words(night.get(SHEET))


def test_the_desk_says_that_it_is_an_appeal_and_who_may_decide_it(night: Night):
    appealed(night)
    east = night.tournament.state.name(night.tournament.state.sheet(1, 1).seats["E"])
    ray, rose = night.visitor("ref1", "Ray"), night.visitor("ref2", "Rose")
    told = f"Appeal to the second referee: {east} appeals the ruling of Ray, referee."
    for path in ("/desk", "/desk/calls"):
        assert told in words(night.get(path))
    assert "The referee is on the way" not in words(night.get("/desk"))
    assert "A ruling is appealed" in words(night.get("/desk"))
    assert "appeals" in re.findall(r'class="stage">([^<]*)<', night.get("/desk").text)
    own = night.get("/desk/calls", by=ray)
    assert "You ruled on this. Another official decides now." in words(own)
    assert "/desk/ask?call=1" not in own.text
    assert says("event-rule-save") not in night.get("/desk/ask?call=1", by=ray).text
    assert "/desk/ask?call=1" in night.get("/desk/calls", by=rose).text


def test_nobody_is_asked_to_sign_while_an_appeal_is_open(night: Night):
    for _ in range(2):
        night.post(SHEET + "/write", HAND)
    keeper = night.visitor("keeper", "Kim")
    assert "Sign as " in words(night.get(SHEET, by=keeper))
    appealed(night)
    text = words(night.get(SHEET, by=keeper))
    assert "Don’t sign yet: the figures may change. Appeal to the second referee:" in text
    assert f'action="{night.at}{SHEET}/sign"' not in night.get(SHEET, by=keeper).text
    assert says("event-sign-anyway") not in text
    desk = night.get(SHEET)
    assert says("event-sign-anyway") in words(desk)
    assert f'action="{night.at}{SHEET}/sign"' in desk.text
    ruled = {"call": "1", "ruling": "A renege", "clause": "NPA-3.1a", "hand": "2"}
    night.post("/desk/answer", ruled, by=night.visitor("ref2", "Rose"))
    assert not night.tournament.state.calls[0].answered_by
    assert "the National Tournament Director: " in words(night.get(SHEET, by=keeper))
    night.post("/desk/answer", ruled)
    assert f'action="{night.at}{SHEET}/sign"' in night.get(SHEET, by=keeper).text


def test_rulings_that_nothing_can_become_of_are_folded_away_with_their_number(house: OpenHouse):
    event = playing(evening("npa", 4))
    for who in ("ref1", "ref2"):
        event.do(acts.Appoint(who=who, role="referee"))
    east = event.tournament.state.sheet(1, 1).seats["E"]
    for number in (1, 2, 3):
        event.do(acts.CallReferee(round=1, table=1, about=f"matter {number}"))
        for who in ("ref1", "ref2")[: 1 if number == 3 else 2]:
            said = acts.Answer(call=number, ruling=f"It is so in matter {number}", clause="NPA-3.1a")
            event.tournament.apply(said, by=who, at=event.at + 1)
            if who == "ref1" and number < 3:
                event.do(acts.Appeal(call=number, person=east))
    page = Night(house, event).get(SHEET).text
    above, folded = page.split('<details class="earlier"><summary>2 earlier rulings at this table</summary>')
    assert "It is so in matter 3" in above
    assert "It is so in matter 1" not in above.split("score-sheet")[1]
    assert "It is so in matter 1" in folded
    assert "It is so in matter 2" in folded
    assert above.index('id="slip"') < above.index("score-sheet")


def test_while_a_hand_is_to_be_written_corrections_are_folded_above_it(night: Night):
    slip = {**HAND, "meld-NS": "34", "reason": "misread", "clause": "NPA-3.1a"}
    night.post(SHEET + "/write", {**slip, "hand": "2"})
    page = night.get(SHEET).text
    told = page.split("<summary>1 correction to tell this table about</summary>")[1].split("</details>")[0]
    assert "Told all 4" in told


def test_whoever_decides_between_two_rulings_reads_both_and_so_does_everybody_else_at_the_desk(night: Night):
    first = night.tournament.state.calls[0].ruling
    split(night)
    for who in (night.director, night.visitor("ref1", "Ray"), night.visitor("ref2", "Rose")):
        text = words(night.get("/desk/calls", by=who))
        assert first.rstrip(".") in text
        assert "No renege" in text

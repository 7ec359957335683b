"""Conduct at the desk: a lapse with one tap, what stands against whom, rules eased, questions; and hands that stand."""

from __future__ import annotations

import json
import re

import pytest
from event_nights import SHEET, Night, buttons, evening, night_of, playing
from event_visits import SLIPS
from visiting import OpenHouse, said as says, words

from meldhouse.referee.officials.conduct import breakable
from meldhouse.tournament import acts


def north(night: Night) -> str:
    return night.tournament.state.sheet(1, 1).seats["N"]


def tap(night: Night, clause: str, **more) -> str:
    """The button of that clause."""
    person = north(night)
    offered = [json.loads(act) for act in buttons(night.get(f"/desk/conduct/{person}"))]
    act = next(one for one in offered if one["clause"] == clause)
    sent = night.post("/act", {"act": json.dumps({**act, **more}), "back": f"/desk/conduct/{person}"})
    assert sent.status_code == 303
    return words(night.get(f"/desk/conduct/{person}"))


def test_every_clause_of_conduct_is_a_button_and_a_tap_writes_it_down(house: OpenHouse):
    night = night_of(house)
    page = words(night.get("/desk/conduct"))
    assert night.tournament.state.name(north(night)) in page
    assert "Nothing noted" in page
    book = night.tournament.book
    offered = [json.loads(act)["clause"] for act in buttons(night.get(f"/desk/conduct/{north(night)}"))]
    assert offered == [one.id for one in breakable(book)]
    assert "NPA-2.7q" not in offered  # that one may say what trump is, is nothing to be blamed for
    said = tap(night, "NPA-4.1a")
    assert "NPA-4.1a" in said
    assert "more than once" not in said
    (entry,) = night.tournament.state.violations.entries
    assert (entry.at.round, entry.at.table, entry.points) == (1, "1", 0)
    assert "more than once" in tap(night, "NPA-2.7r")
    assert "repeats" in words(night.get("/desk/conduct"))
    director = night.tournament.state.name(night.tournament.state.violations.entries[0].by.person)
    spanish = {"accept-language": "es"}
    page = words(night.director.get(f"{night.at}/desk/conduct", headers=spanish))
    assert f"({director}, director del torneo)" in page
    assert "2 conduct notes" in words(night.get(f"/desk/people/{north(night)}"))


def test_an_entry_that_was_wrong_stays_to_be_read(house: OpenHouse):
    night = night_of(house)
    tap(night, "NPA-4.1a")
    path = f"/desk/conduct/{north(night)}"
    assert "Say why" in words(night.post(path, {"what": "strike", "entry": "1", "note": " "}))
    night.post(path, {"what": "strike", "entry": "1", "note": "heard from the next table"})
    page = night.get("/desk/conduct")
    assert "Note 1 is wrong (it didn’t happen) : heard from the next table" in words(page).replace(
        "happen):", "happen) :"
    )
    assert "<s>" in page.text
    assert night.post(path, {"what": "dance"}).status_code == 422
    assert night.get("/desk/conduct/P99").status_code == 404


def test_a_note_and_what_no_rule_names(house: OpenHouse):
    night = night_of(house, "n42pa", 2)
    path = f"/desk/conduct/{north(night)}"
    night.post(path, {"what": "log", "clause": "N42-17a", "note": "slammed a domino"})
    night.post(path, {"what": "unlisted", "note": "taps for every double"})
    entries = night.tournament.state.violations.entries
    assert [(one.clause, one.note) for one in entries] == [
        ("N42-17a", "slammed a domino"), ("N42-17b", "taps for every double"),
    ]  # fmt: skip
    assert says("event-conduct-unlisted") not in words(night_of(house).get("/desk/conduct/P1"))


def test_what_stood_before_is_shown_to_those_who_could_read_it_there(house: OpenHouse):
    first, second = night_of(house), night_of(house)
    tap(first, "NPA-4.1a")
    page = words(second.get(f"/desk/conduct/{north(second)}"))
    assert "In earlier tournaments" in page
    assert says("event-same-name") in page
    tap(second, "NPA-4.1b")
    assert "more than once" in words(second.get(f"/desk/conduct/{north(second)}"))
    stranger = evening("npa", 4)
    stranger.do(acts.Appoint(who="zed", role="director"))
    third = Night(house, playing(stranger))
    zed = third.visitor("zed", "Zed")
    assert "In earlier tournaments" not in words(third.get(f"/desk/conduct/{north(third)}", by=zed))


def test_players_see_none_of_it(house: OpenHouse):
    event = playing(evening("npa", 4))
    event.do(acts.Appoint(who="phone", role="player", person="P1"))
    night = Night(house, event)
    player = night.visitor("phone", "Ann")
    for path in ("/desk/conduct", "/desk/conduct/part", "/desk/conduct/P1"):
        assert night.get(path, by=player).status_code == 403
    night.post("/desk/conduct/P2", {"what": "log", "clause": "NPA-4.1a"}, by=player)
    assert night.tournament.state.violations.entries == ()


def test_a_ruling_is_written_down_against_those_whom_it_blames(house: OpenHouse):
    night = night_of(house)
    page = night.get("/desk/ask?table=1&asked=1&kind=lead_early&by-N=1").text
    assert 'name="blame-N" value="1" checked' in page
    assert 'name="blame-E" value="1" checked' not in page
    night.post("/desk/answer", {"table": "1", "ruling": "It does not count", "clause": "NPA-2.4c", "blame-N": "1"})
    (entry,) = night.tournament.state.violations.of(north(night))
    assert (entry.clause, entry.note) == ("NPA-2.4c", "It does not count")


def choices_on(page: str) -> list[str]:
    return re.findall(r'type="radio" name="clause" value="([^"]+)"', page)


def test_a_number_of_the_paper_shows_the_clauses_it_may_mean_and_nothing_is_lost(house: OpenHouse):
    night = night_of(house)
    path = f"/desk/conduct/{north(night)}"
    sent = night.post(path, {"what": "log", "number": "4.1", "clause": "NPA-1.1c", "note": "twice"})
    assert sent.status_code == 422
    assert choices_on(sent.text)[:2] == ["NPA-4.1a", "NPA-4.1b"]
    assert 'value="twice"' in sent.text
    night.post(path, {"what": "log", "clause": "NPA-4.1b", "note": "twice"})
    assert night.tournament.state.violations.entries[-1].clause == "NPA-4.1b"
    penalty = {"table": "1", "person": north(night), "points": "20", "reason": "so it is", "clause": "7.1"}
    sent = night.post("/desk/penalize", penalty)
    assert len(choices_on(sent.text)) > 1
    assert 'value="so it is"' in sent.text


def test_a_ruling_by_such_a_number_keeps_its_words_and_its_ticks(house: OpenHouse):
    night = night_of(house)
    night.post(SHEET + "/call", {"about": "loud"})
    ruled = {"call": "1", "ruling": "No more of it", "clause": "4.1", "blame-E": "1", "from": "own"}
    sent = night.post("/desk/answer", {**ruled, "facts": "kind=conduct&asked=1&by-E=1"})
    own = sent.text.split("Rule in your own words")[1]
    assert 'value="No more of it"' in own
    assert 'name="blame-E" value="1" checked' in own
    assert 'name="blame-N" value="1">' in own
    assert "NPA-4.1c" in choices_on(own)
    assert 'name="by-E" value="1" checked' in sent.text, "what was told of the case is still there"
    night.post("/desk/answer", {**ruled, "clause": "NPA-4.1c"})
    assert night.tournament.state.calls[0].clause == "NPA-4.1c"


def test_a_rule_is_eased_and_the_table_sees_it(house: OpenHouse):
    night = night_of(house, "n42pa", 2)
    path = f"/desk/conduct/{north(night)}"
    refused = night.post(path, {"what": "ease", "clause": "N42-99", "note": "plays from a rack"})
    assert says("referee-allow-clause", rule="N42-99") in words(refused)
    assert 'value="plays from a rack"' in refused.text
    night.post(path, {"what": "ease", "clause": "N42-8b", "note": "plays from a rack"})
    assert "N42-8b is relaxed for" in words(night.get(SHEET))
    assert "Relax a rule" not in words(night_of(house, "bend", 4).get("/desk/conduct/P1"))


@pytest.mark.accepts("NPA-2.2d")
def test_what_the_paper_excepts_for_a_handicap_is_eased_with_its_clause(house: OpenHouse):
    night = night_of(house)
    path = f"/desk/conduct/{north(night)}"
    assert "NPA-2.2d: The partner of a player with a handicap" in words(night.get(path))
    night.post(path, {"what": "ease", "clause": "NPA-2.2c", "note": "cannot grip the cards"})
    assert "NPA-2.2c is relaxed for" in words(night.get(SHEET))
    night.post(path, {"what": "ease", "clause": "NPA-2.2d", "note": "cannot grip the cards"})
    assert "NPA-2.2d applies to" in words(night.get(SHEET))
    refused = words(night.post(path, {"what": "ease", "clause": "NPA-4.1a", "note": "talks a lot"}))
    may = ("NPA-2.2c", "NPA-2.2j", "NPA-2.3a")
    assert f"{says('referee-allow-kind', rule='NPA-4.1a', clauses=may)} (NPA-2.2d)." in refused


def test_a_player_asks_what_a_rule_means_and_the_referee_answers(house: OpenHouse):
    event = playing(evening("npa", 4))
    event.do(acts.Appoint(who="phone", role="player", person="P1"))
    event.do(acts.Appoint(who="ref", role="referee"))
    night = Night(house, event)
    player, referee = night.visitor("phone", "Ann"), night.visitor("ref", "Ray")
    assert says("question-ask") in words(night.get(by=player))
    assert says("question-ask") not in words(night.get(by=night.visitor("nobody", "Nobody")))
    night.post("/question", {"text": "May I look at the last book?"}, by=player)
    assert "Not answered yet" in words(night.get(by=player))
    assert "May I look at the last book?" in words(night.get("/desk/calls", by=referee))
    night.post("/desk/reply", {"question": "1", "text": "Yes."})
    assert "Not answered yet" in words(night.get(by=player)), "that is for a referee"
    night.post("/desk/reply", {"question": "1", "text": "Until a card is led.", "clause": "NPA-2.7h"}, by=referee)
    assert "Until a card is led." in words(night.get(by=player))


def test_in_mcallen_a_hand_stands_when_both_sides_have_agreed(house: OpenHouse):
    event = playing(evening("mcallen", 2))
    people = event.tournament.state.sheet(1, 1).seats
    event.do(acts.Appoint(who="phone", role="player", person=people["N"]))
    event.do(acts.Appoint(who="other", role="player", person=people["E"]))
    night = Night(house, event)
    ours, theirs = night.visitor("phone", "Ann"), night.visitor("other", "Eve")
    night.post(SHEET + "/write", {"how": "played", "bidder": "N", **SLIPS["mcallen"]}, by=ours)
    assert "agree to hand 1" in words(night.get(SHEET, by=ours))
    night.post(SHEET + "/agree", {"hand": "1", "side": "NS"}, by=ours)
    assert "agree to hand 1" not in words(night.get(SHEET, by=ours)).replace("Both sides have agreed to hand 1", "")
    assert says("event-fix", number=1) in words(night.get(SHEET, by=theirs))
    night.post(SHEET + "/agree", {"hand": "1", "side": "EW"}, by=theirs)
    page = words(night.get(SHEET, by=theirs))
    assert says("event-agreed-both", number=1) in page
    assert f"{SHEET}/hand/1" not in night.get(SHEET, by=theirs).text
    anew = {"how": "played", "bidder": "N", "hand": "1", **SLIPS["mcallen"], "meld-NS": "9"}
    refused = night.post(SHEET + "/write", anew, by=theirs)
    assert refused.status_code == 422
    assert night.tournament.state.sheet(1, 1).rows[0].slip.meld["NS"] == 13
    assert says("event-why-corrected") in words(night.get(SHEET + "/hand/1"))
    assert says("event-why-corrected") not in words(night.get(SHEET + "/hand/1", by=theirs))
    night.post(SHEET + "/write", {**anew, "reason": "the paper was misread"})
    assert night.tournament.state.sheet(1, 1).rows[0].slip.meld["NS"] == 9

"""The director takes a lost device out; his own last one stays."""

from __future__ import annotations

import html
import json
import re

from event_nights import Night, evening
from visiting import OpenHouse, said as says, words

from meldhouse.tournament import acts


def dismissals(night: Night) -> list[dict[str, str]]:
    found = re.findall(r'name="act" value="([^"]*)"', night.get("/desk/roles").text)
    return [act for one in found if (act := json.loads(html.unescape(one)))["act"] == "dismiss"]


def test_a_lost_device_is_taken_out_and_that_stands_in_the_log(house: OpenHouse):
    event = evening("npa", 8)
    event.do(acts.Appoint(who="lost", role="director"))
    event.do(acts.Appoint(who="phone", role="player", person="P1"))
    event.do(acts.Appoint(who="tablet", role="scorekeeper", table=2))
    night = Night(house, event)
    offered = dismissals(night)
    assert {(act["who"], act["role"]) for act in offered} == {
        ("lost", "director"),
        ("phone", "player"),
        ("tablet", "scorekeeper"),
    }, "one's own role of director is not among them"
    page = words(night.get("/desk/roles"))
    assert "(this device)" in page
    assert "scorekeeper of table 2" in page
    for act in offered:
        night.post("/act", {"act": json.dumps(act), "back": "/desk/roles"})
    state = night.tournament.state
    assert "director" not in state.roles_of("lost")
    assert "phone" not in state.acts_for
    assert "tablet" not in state.keeps
    assert "as director." in words(night.get("/desk/log"))
    me = event.tournament.log[0].by
    own = json.dumps({"act": "dismiss", "who": me, "role": "director"})
    night.post("/act", {"act": own, "back": "/desk/roles"})
    assert "director" in night.tournament.state.roles_of(me)


def test_who_comes_after_the_seating_is_confirmed_is_told_with_what_it_does(house: OpenHouse):
    event = evening("npa", 8)
    event.do(acts.Enter(names=("Ned Nash",)))
    event.do(acts.Draft())
    event.do(acts.Confirm(round=1))
    night = Night(house, event)
    said = night.said(night.post("/desk/people/check-in", {"code": "Ned"}))
    assert says("event-drawn-again", round="round 1") in said
    assert "confirm it again" in said
    assert "So the seating was drawn again. Please confirm it." in words(night.get("/desk"))
    night.post("/act", {"act": '{"act":"confirm","round":1}'})
    said = night.said(night.post("/desk/people", {"names": "Olga", "here": "1"}))
    assert f"{says('event-entered-one', name='Olga')} {says('event-drawn-again', round='round 1')}" in said


def test_the_rules_are_found_by_the_words_of_the_paper(house: OpenHouse):
    night = Night(house, evening("npa", 8))
    late, tardy = (words(night.director.get(f"/rules/npa?q={word}")) for word in ("late", "tardy"))
    assert "5 minutes’ grace" in late
    assert "5 minutes’ grace" in tardy

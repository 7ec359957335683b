"""What the pages of a tournament say: names asked for, phones warned, what the house has, what buttons will do."""

from __future__ import annotations

import re

import pytest
from event_nights import Night, cookie_of, evening, playing
from event_visits import Desk, named
from visiting import OpenHouse, Visitor, said, said as says, words

from meldhouse.rulebooks import book_names, load_book
from meldhouse.tournament import acts
from meldhouse.tournament.desk.next_step import next_steps
from meldhouse.tournament.simulating.simulate import DIRECTOR
from meldhouse.web.app import COOKIE
from meldhouse.web.gate.network import phones_need


@pytest.mark.parametrize("name", ["", "   "])
def test_a_helper_without_a_name_is_asked_for_one_and_the_link_stays_good(house: OpenHouse, name: str):
    desk = Desk(house, "npa")
    link = desk.link("referee")
    helper = Visitor(house)
    asked = helper.say_yes(link, name)
    assert asked.status_code == 422
    assert "Enter your name" in words(asked)
    taken = helper.say_yes(link, "Ruth")
    assert taken.status_code == 303
    assert "Ruth Referee, since" in words(desk.get("/desk/roles"))


def test_a_player_who_writes_no_name_is_called_as_he_was_entered(house: OpenHouse):
    desk = Desk(house, "npa")
    desk.enter(["Ann Lee"])
    player = Visitor(house)
    assert player.say_yes(desk.link("player", "P1"), "").status_code == 303
    assert said("log-accept-player", who="Ann Lee", player="Ann Lee") in words(desk.get("/desk/log"))


def test_whoever_opens_a_tournament_says_his_name(house: OpenHouse):
    visitor = Visitor(house)
    sent = visitor.post("/events", {"book": "npa", "title": "Kept", "your-name": " "}, page="/events/new")
    assert sent.status_code == 422
    assert "Enter your name" in words(sent)
    assert 'value="Kept"' in sent.text
    assert not re.search(r'class="area-more"[^>]* open', sent.text)


def test_a_code_that_phones_cannot_open_says_so_and_what_to_start(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("meldhouse.web.gate.network.address_in_the_network", lambda: "192.168.1.20")
    need = phones_need("http://localhost:8042/event/x")
    assert need is not None
    assert need.command == "meldhouse serve --host 0.0.0.0 --port 8042 --base-url http://192.168.1.20:8042"
    assert need.address == "http://192.168.1.20:8042"
    assert phones_need("http://192.168.1.20:8042/event/x") is None
    monkeypatch.setattr("meldhouse.web.gate.network.address_in_the_network", lambda: None)
    alone = phones_need("http://127.0.0.1/event/x")
    assert alone is not None
    assert not alone.command


def test_every_page_with_a_code_warns_where_it_is_asked_by_localhost(house: OpenHouse):
    night = Night(house, evening("npa", 4))
    here = {"host": "localhost:8042", "origin": "http://localhost:8042"}
    for path, is_open in (("/desk/roles", False), ("/desk/prints", True), ("/desk", True)):
        assert said("phones-why") not in words(night.get(path))
        told = night.director.get(night.at + path, headers=here)
        assert said("phones-why") in words(told)
        assert ('<details class="warned" open>' in told.text) == is_open


def test_once_play_has_begun_the_desk_warns_in_a_line(house: OpenHouse):
    night = Night(house, playing(evening("npa", 4)))
    here = {"host": "localhost:8042", "origin": "http://localhost:8042"}
    told = night.director.get(night.at + "/desk", headers=here).text
    assert '<details class="warned folded">' in told
    assert 'class="warned"' not in told


def test_where_the_house_listens_to_all_codes_lead_phones_to_it(house: OpenHouse, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("meldhouse.web.gate.network.address_in_the_network", lambda: "192.168.1.20")
    night = Night(house, evening("npa", 4))
    mary = Visitor(house, listens_to_all=True)
    mary.client.cookies.set(COOKIE, cookie_of(DIRECTOR, "Mary"))
    here = {"host": "localhost:8042", "origin": "http://localhost:8042"}
    shown = mary.get(f"{night.at}/desk/prints", headers=here)
    assert said("phones-why") not in words(shown)
    assert "http://192.168.1.20:8042" in shown.text
    elsewhere = mary.get(f"{night.at}/desk/prints", headers={"host": "cards.example.org"}).text
    assert "cards.example.org" in elsewhere
    assert "192.168.1.20" not in elsewhere
    monkeypatch.setattr("meldhouse.web.gate.network.address_in_the_network", lambda: None)
    assert said("phones-why") in words(mary.get(f"{night.at}/desk/prints", headers=here))


def test_the_warning_says_step_by_step_what_to_do(house: OpenHouse, monkeypatch: pytest.MonkeyPatch):
    night = Night(house, evening("npa", 4))
    here = {"host": "localhost:8042", "origin": "http://localhost:8042"}
    monkeypatch.setattr("meldhouse.web.gate.network.address_in_the_network", lambda: "192.168.1.20")
    page = night.director.get(night.at + "/desk/prints", headers=here)
    steps = page.text.split('<ol class="steps">')[1].split("</ol>")[0]
    assert steps.count("<li>") == 3
    for message in ("phones-stop", "phones-start", "phones-data"):
        assert said(message) in words(page), message
    assert said("phones-then", address="http://192.168.1.20:8042") in words(page)
    assert "--base-url http://192.168.1.20:8042" in words(page)
    monkeypatch.setattr("meldhouse.web.gate.network.address_in_the_network", lambda: None)
    alone = words(night.director.get(night.at + "/desk/prints", headers=here))
    assert said("phones-no-network") in alone
    assert said("phones-join") in alone


def test_the_warning_is_gone_when_the_house_was_started_so(house: OpenHouse):
    night = Night(house, evening("npa", 4))
    director = Visitor(house, base_url="http://192.168.1.20:8042")
    director.client.cookies.set(COOKIE, cookie_of(DIRECTOR, "Mary"))
    for host in ("192.168.1.20:8042", "localhost:8042"):
        page = director.get(night.at + "/desk/prints", headers={"host": host})
        assert page.status_code == 200
        assert said("phones-why") not in words(page)


@pytest.mark.parametrize("name", book_names())
def test_another_house_changes_what_stands_below_each_choice(house: OpenHouse, name: str):
    swapped = Visitor(house).get(f"/events/usual?book={name}").text
    assert said("event-called", name=load_book(name).title) in swapped
    (rounds,) = re.findall(r'<p class="soft" id="has-rounds" hx-swap-oob="true">Club rules: ([^<]*)</p>', swapped)
    ours = "" if load_book(name).by_paper("event-rounds") else f" ({said('rules-mark', mark='ours')})"
    assert rounds.removesuffix(ours) == (
        str(load_book(name).tournament.rounds) if load_book(name).tournament.rounds else "as many as it takes"
    )
    ids = set(re.findall(r'id="(has-[\w-]+)"', Visitor(house).get("/events/new").text))
    assert ids == set(re.findall(r'id="(has-[\w-]+)" hx-swap-oob', swapped))


def test_no_button_says_that_it_was_pressed_already():
    """Wherever the desk offers a step, the text above it is about that step."""
    event = evening("st-hilary", 4, target=20)
    seen = set()
    for act in (acts.Draft(), acts.Confirm(round=1), acts.Release(round=1), acts.Call(round=1), acts.Start(round=1)):
        step = next_steps(event.tournament.state)[0]
        assert step.act == act
        seen.add(step.why)
        event.do(act)
    assert len(seen) == 5


def test_standings_have_the_columns_of_the_house_and_tell_byes_and_penalties(house: OpenHouse):
    desk = Desk(house, "npa", rounds="2", hands="1")
    desk.enter(named(5))
    desk.seat(1)
    page = desk.get("/desk/penalty/1").text
    person, kind = re.search(r'name="person" value="(P\d)"', page), re.search(r'name="kind" value="(\w+)"', page)
    assert person is not None
    assert kind is not None
    desk.post("/desk/penalize", {"person": person[1], "kind": kind[1]})
    desk.play(1)
    desk.act(act="close", round=1)
    text = words(desk.get("/standings"))
    assert "sat out" in text
    assert "penalty" in text
    assert says("event-tie-breaks", order=said("compared", criterion="points", unit="points")) in text
    games = Desk(house, "st-hilary", target="20")
    games.enter(named(4))
    games.seat(1)
    games.play(1)
    games.act(act="close", round=1)
    heads = re.findall(r'<th scope="col" class="number(?: more-figure)?">([^<]*)</th>', games.get("/standings").text)
    assert heads == ["Games won", "Points"]


def test_a_table_of_three_is_not_called_four_handed(house: OpenHouse):
    desk = Desk(house, "bend")
    desk.enter(named(7))
    desk.seat(1)
    assert "four-handed" not in words(desk.get("/desk"))
    assert "(four-handed)" in words(desk.get("/round/1/table/1"))
    three = words(desk.get("/round/1/table/2"))
    assert "(three-handed)" in three
    assert "four-handed" not in three


def test_a_result_that_cannot_be_stays_in_its_open_form(house: OpenHouse):
    desk = Desk(house, "mcallen")
    desk.enter(["Ann / Bob", "Cleo / Dan"])
    desk.seat(1)
    refused = desk.post("/round/1/table/1/result", {"what": "result", "points-NS": "many", "points-EW": "30"})
    assert refused.status_code == 422
    assert "not “many”" in words(refused)
    assert re.search(r"<details[^>]* open><summary>Enter only the result", refused.text)
    assert 'value="30"' in refused.text


def test_what_was_said_is_not_swallowed_by_a_part(house: OpenHouse):
    """A page that brings itself up to date asks for a part in between; what is to be said waits for the page."""
    desk = Desk(house, "npa")
    desk.post("/desk/people", {"names": "Ann"})
    desk.visitor.get(desk.at + "/desk/people/rows", headers={"hx-request": "true"})
    assert says("event-entered-one", name="Ann") in words(desk.get("/desk/people"))


def test_help_tells_everybody_at_a_tournament_what_to_do(house: OpenHouse):
    page = Visitor(house).get("/help").text
    for who in ("help-director", "help-scorer", "help-player"):
        assert said(who) in page
    steps = page[page.index('id="tournaments"') : page.index('id="keys"')]
    assert steps.count("<li>") == 15
    assert 'href="/events/new"' in steps


def test_where_only_this_machine_can_open_it_the_page_says_so_at_once(house: OpenHouse):
    here = Visitor(house)
    here.client.headers["host"] = "localhost:8042"
    assert said("phones-why") in words(here.get("/events/new"))
    assert said("phones-why") not in words(Visitor(house).get("/events/new"))

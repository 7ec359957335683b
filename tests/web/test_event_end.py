"""When it is over: the screen and the public page name who has won, with medals and prizes, once that is released."""

from __future__ import annotations

import pytest
from event_nights import Night, evening, pay_fees, playing
from visiting import OpenHouse, Visitor, words

from meldhouse.messages import Voice, fact
from meldhouse.rulebooks.money import Money
from meldhouse.tournament import acts
from meldhouse.tournament.simulating.simulate import Simulation


def ended(book: str, heads: int, *, released: bool, money: Money | None = None, **changes: object) -> Simulation:
    event = evening(book, heads, money, **changes)
    pay_fees(event)
    while not event.is_done:
        event.do(acts.Draft())
        event.play_round()
    if released:
        event.do(acts.ReleaseStandings(through=len(event.tournament.state.rounds)))
    event.do(acts.Finish(anyway=True))
    return event


KNOCKOUT = {"movement": "single-elimination", "third": True, "consolation": True}


@pytest.mark.parametrize("path", ["", "/hall"])
def test_winners_medals_and_prizes_are_named_first(house: OpenHouse, path: str):
    money = Money(fee_cents=500, percents=(60, 40), medals=3)
    night = Night(house, ended("n42pa", 8, released=True, money=money, **KNOCKOUT))
    text = words(Visitor(house).get(night.at + path))
    first = night.tournament.standings().rows[0].name
    assert first in text
    assert text.index("Winner") < text.index(first) < text.index("Gold medal")
    assert "Gold medal each and $" in text
    assert "Consolation" in text
    assert "Table 1" not in text


@pytest.mark.parametrize("path", ["", "/hall"])
def test_nothing_is_named_before_it_is_released(house: OpenHouse, path: str):
    night = Night(house, ended("n42pa", 4, released=False, **KNOCKOUT))
    text = words(Visitor(house).get(night.at + path))
    assert "The tournament is over" in text
    assert "Results soon" in text
    assert "Winner" not in text


@pytest.mark.parametrize("released", [True, False])
def test_a_players_phone_says_how_he_ended_and_not_where_he_sits(house: OpenHouse, released: bool):
    night = Night(house, ended("n42pa", 4, released=released))
    row = night.tournament.standings().rows[1]
    player = night.visitor(row.people[0], "Ann")
    text = words(player.get(night.at))
    assert (f"You two finished {Voice().say(fact('ordinal', number=row.place))} of 4." in text) is released
    assert "Thank you for playing." in text
    assert "you sit at" not in text
    table = night.tournament.state.rounds[0].sheet_of(row.people[0]).table
    sheet = words(player.get(f"{night.at}/round/1/table/{table}"))
    assert "next table" not in sheet
    assert "next seats" not in sheet
    assert "The tournament is over." in sheet


def test_the_screen_fills_with_few_names_and_says_who_withdrew(house: OpenHouse):
    event = evening("mcallen", 13, rounds=2)
    event.do(acts.Draft())
    event.play_round()
    event.do(acts.Withdraw(entrant="T10"))
    event.do(acts.ReleaseStandings(through=1))
    page = Night(house, event).get("/hall").text
    assert "of-2 rows-8 alone letters-28" in page
    assert page.count("<small>(withdrew)</small>") == 1
    few = evening("mcallen", 2, rounds=1)
    assert '<ul class="hall-seats four">' in Night(house, playing(few)).get("/hall").text

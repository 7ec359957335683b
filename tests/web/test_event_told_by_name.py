"""What the pages say to one person, or of one: by name, with the seat and the partner, and no more when it is over."""

from __future__ import annotations

from event_nights import Night, evening, playing
from visiting import OpenHouse, said as says, words

from meldhouse.rulebooks.money import Money
from meldhouse.tournament import acts
from meldhouse.tournament.simulating.simulate import Simulation


def afternoon() -> Simulation:
    """With the phone of the first player."""
    event = evening("st-hilary", 4, money=Money(fee_cents=500))
    event.do(acts.Appoint(who="phone", role="player", person="P1"))
    return event


def test_a_phone_tells_the_seat_and_the_partner(house: OpenHouse):
    night = Night(house, playing(afternoon()))
    state, phone = night.tournament.state, night.visitor("phone", "Ann")
    sheet = state.sheet(1, 1)
    seat = next(seat for seat, who in sheet.seats.items() if who == "P1")
    across = {"N": "S", "S": "N", "E": "W", "W": "E"}[seat]
    chair = {"N": "North", "S": "South", "E": "East", "W": "West"}[seat]
    told = words(night.get(by=phone))
    assert f"you sit at table 1, {chair}, with {state.name(sheet.seats[across])}" in told


def test_when_it_is_over_nobody_is_sent_to_a_table(house: OpenHouse):
    event = afternoon()
    event.do(acts.Draft())
    event.play_round()
    night = Night(house, event)
    phone = night.visitor("phone", "Ann")
    assert "you sit at" not in words(night.get(by=phone))
    event.do(acts.Finish(anyway=True))
    night = Night(house, event)
    told = words(night.get(by=phone))
    assert "you sit at" not in told
    assert "Thank you for playing." in told


def test_money_names_who_paid_and_what_is_due_and_no_quarters_that_the_house_does_not_ask_for(house: OpenHouse):
    night = Night(house, afternoon())
    page = night.get("/desk/people/P2")
    assert says("event-owes", name="Player 2", kind="fee", amount=500) in words(page)
    assert 'value="5.00"' in page.text
    assert says("event-amount-fault") in words(night.post("/desk/people/P2", {"what": "pay", "amount": ""}))
    assert says("event-paid-now", name="Player 2", kind="fee", amount=500) in night.said(
        night.post("/desk/people/P2", {"what": "pay", "amount": "5"})
    )
    money = night.get("/desk/money")
    assert "quarters" not in words(money)
    assert says("event-kind-one", kind="side-money") in words(Night(house, evening("bend", 4)).get("/desk/money"))


def test_who_plays_for_somebody_is_named_with_what_becomes_of_points_and_fee(house: OpenHouse):
    night = Night(house, afternoon())
    said = night.said(night.post("/desk/people/P2", {"what": "substitute", "name": "Zoe"}))
    assert "Zoe plays for Player 2 from the next round on." in said
    assert says("event-substituted-own") in said
    assert "P5" not in night.tournament.cash.owing()


def test_settings_say_what_the_book_has_where_nothing_is_set_and_how_couples_are_kept_apart(house: OpenHouse):
    night = Night(house, afternoon())
    text = words(night.get("/desk/settings"))
    assert says("event-save") in text
    assert "Club rules: 150" in text
    assert "to keep a couple apart" in words(night.get("/desk/people/P1"))


def test_a_phone_says_where_the_other_side_signs(house: OpenHouse):
    night = Night(house, playing(afternoon()))
    night.post("/round/1/table/1/result", {"points-NS": "151", "points-EW": "90"})
    text = words(night.get("/round/1/table/1", by=night.visitor("phone", "Ann")))
    assert says("event-sign-elsewhere") in text

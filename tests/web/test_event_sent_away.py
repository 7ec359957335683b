"""Whoever is disqualified reads on his own phone that he is out, and by which clause."""

from __future__ import annotations

from event_nights import Night, evening, playing
from visiting import OpenHouse, said as says, words

from meldhouse.tournament import acts


def test_the_phone_says_that_he_is_out_and_why_and_no_longer_where_he_sits(house: OpenHouse):
    event = playing(evening("npa", 4))
    person = event.tournament.state.rounds[0].sheets[1].seats["N"]
    event.do(acts.Appoint(who="phone", role="player", person=person))
    night = Night(house, event)
    phone = night.visitor("phone", "Hank")
    assert "you sit at table 1" in words(night.get(by=phone))
    sent = {"what": "disqualify", "reason": "left the table", "clause": "NPA-9.1b"}
    night.post(f"/desk/people/{person}", sent)
    page = words(night.get(by=phone))
    assert says("you-are-out", people=1, why=("left the table", "NPA-9.1b")) in page
    assert "you sit at" not in page
    assert "Our score sheet" not in page
    night.post("/act", {"act": '{"act":"undo"}', "back": "/desk"})
    assert "you sit at table 1" in words(night.get(by=phone))
    assert "You are out" not in words(night.get(by=phone))


def test_a_pair_that_is_out_is_told_together(house: OpenHouse):
    event = evening("mcallen", 2)
    event.do(acts.Appoint(who="phone", role="player", person="T1b"))
    clause = next(iter(event.tournament.book.clause_table))
    event.do(acts.Disqualify(entrant="T1", reason="signals", clause=clause))
    night = Night(house, event)
    page = words(night.get(by=night.visitor("phone", "Hank")))
    assert says("you-are-out", people=2, why=("signals", clause)) in page

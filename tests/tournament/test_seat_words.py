"""At the desk people have names: rulings, penalties and refusals call them by these, not by where they sit."""

from __future__ import annotations

import pytest
from floor import MINUTE, Evening, said

from meldhouse.messages import written
from meldhouse.tournament import acts
from meldhouse.tournament.seat_words import with_people

SEATS = {"N": "Ann", "E": "Bob", "S": "Cleo", "W": "Dan"}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("North's bid stands; East and West get 1 mark.", "Ann's bid stands; Bob and Dan get 1 mark."),
        ("North-South lose; the Northern table does not.", "Ann and Cleo lose; the Northern table does not."),
        ("Ann was warned.", "Ann was warned."),
    ],
)
def test_a_sentence_is_told_of_people(text, told):
    assert with_people(text, SEATS) == told
    assert with_people(told, SEATS) == told  # telling it twice changes nothing


def test_who_is_called_like_a_seat_keeps_his_name():
    seats = {**SEATS, "N": "Adam West", "W": "Carrie North"}
    told = with_people("West called that North reneged.", seats)
    assert told == "Carrie North called that Adam West reneged."
    assert with_people(told, seats) == told


def test_the_seat_tells_two_of_one_name_apart():
    seats = {**SEATS, "S": "Ann"}
    told = with_people("South reneged, and North called it.", seats)
    assert told == "Ann (South) reneged, and Ann (North) called it."
    assert with_people(told, seats) == told


def test_a_penalty_is_given_for_what_a_person_did():
    evening = Evening("npa", 4)
    number = evening.start()
    sheet = evening.state.sheet(number, 1)
    who = sheet.seats["E"]
    act = acts.Penalize(round=number, person=who, points=50, reason="East talked to West", clause="NPA-1.1b")
    evening.did(act)
    names = evening.state.names_at(sheet)
    assert evening.state.penalties[0].what.reason == written(f"{names['E']} talked to {names['W']}")


def test_who_comes_too_late_is_refused_by_name():
    evening = Evening("npa", 4)
    number = evening.start()
    who = evening.state.sheet(number, 1).seats["S"]
    evening.did(acts.Missing(round=number, person=who))
    refusal = evening.no(acts.Arrived(round=number, person=who), later=20 * MINUTE)
    assert evening.state.name(who) in said(refusal)
    assert "South" not in said(refusal)

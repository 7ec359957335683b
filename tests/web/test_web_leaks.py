"""What pages and logs of a real server do not tell, and whom it does not believe."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import get_args

import httpx2
import pytest
from event_visits import Desk
from real_house import RealHouse, real_house
from visiting import open_house, words

from meldhouse.journal.errors import Code
from meldhouse.messages import Message, Voice

PASSWORD = "seven red horses"


def form_token(page: str) -> str:
    found = re.search(r'name="token" value="([0-9a-f]+)"', page)
    assert found is not None
    return found[1]


def test_a_page_about_the_houses_file_does_not_say_where_it_is(caplog: pytest.LogCaptureFixture) -> None:
    with open_house() as opened:
        desk = Desk(opened, "bend")
        token = desk.visitor.token()
        place = opened.house.journal._place.path
        with closing(sqlite3.connect(place)) as other:
            other.execute("BEGIN IMMEDIATE")  # another program writes and writes
            gone = desk.visitor.client.post("/play", data={"token": token, "book": "npa"})
    assert gone.status_code == 503
    assert "Another program is using the data file, so nothing was saved." in words(gone)
    assert str(place.parent) not in gone.text
    assert place.name not in gone.text
    assert place.name in caplog.text, "whoever runs the house finds it in the log"


def test_nothing_secret_is_written_into_the_log(tmp_path: Path) -> None:
    with real_house(tmp_path) as house, httpx2.Client(base_url=house.url) as visitor:
        visitor.get("/event/abc/pass/VERYSECRETCODE")
        visitor.get("/event/abc/code?code=ANOTHERSECRET")
        visitor.get("/rules?q=marriage")
    told = (tmp_path / "visits").read_text() + house.told()
    assert "/event/abc/pass/…" in told
    assert "/rules" in told
    for secret in ("VERYSECRET", "ANOTHERSECRET", "marriage"):
        assert secret not in told


def guesses(house: RealHouse, number: int) -> list[int]:
    """Wrong passwords, each with another address that somebody made up."""
    answers = []
    for one in range(number):
        with httpx2.Client(base_url=house.url) as visitor:
            token = form_token(visitor.get("/you").text)
            sent = {"token": token, "login": "ruth", "password": PASSWORD}
            forged = {"x-forwarded-for": f"10.1.1.{one}"}
            answers.append(visitor.post("/you/login", data=sent, headers=forged).status_code)
    return answers


def test_a_made_up_address_does_not_pass_the_brake_of_logins(tmp_path: Path) -> None:
    with real_house(tmp_path) as house:
        assert 429 in guesses(house, 9)


def test_a_proxy_that_was_named_is_believed(tmp_path: Path) -> None:
    with real_house(tmp_path, "--proxy", "127.0.0.1") as house:
        assert set(guesses(house, 9)) == {422}


def test_what_could_not_be_saved_is_told_without_inside_words():
    for why in (*get_args(Code), "other"):
        sentence = Voice().say(Message("error-unsaved", {"why": why}))
        assert not re.search(r"\b(house|keeps|just now|host)\b", sentence), sentence

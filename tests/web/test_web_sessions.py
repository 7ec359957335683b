"""Who a cookie is: it stays the same person when a clock is set back, and is nobody any more when its owner says so."""

from __future__ import annotations

import base64
import json
import time
from typing import Any

import pytest
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect
from table_visits import person_id
from visiting import OURS, OpenHouse, Visitor

from meldhouse.tables.asking import Person
from meldhouse.tables.terms import Terms

COOKIE = "meldhouse"
PASSWORD = "seven red horses"
ACCOUNT = {"login": "ruth", "password": PASSWORD, "again": PASSWORD}


@pytest.fixture
def visitor(house: OpenHouse) -> Visitor:
    return Visitor(house)


def who(visitor: Visitor) -> str:
    visitor.get("/you")
    return person_id(visitor.client.cookies[COOKIE])


def with_cookie_of(visitor: Visitor) -> Visitor:
    """Somebody who has got a copy of the cookie."""
    thief = Visitor(visitor.opened)
    thief.client.cookies.set(COOKIE, visitor.client.cookies[COOKIE])
    return thief


def registered(visitor: Visitor, login: str) -> None:
    assert visitor.post("/you/register", {**ACCOUNT, "login": login}, page="/you").status_code == 303


def logged_in(visitor: Visitor, login: str, password: str = PASSWORD) -> None:
    sent = {"login": login, "password": password}
    assert visitor.post("/you/login", sent, page="/you").status_code == 303


# --- a clock that is set back -----------------------------------------------------------------------------------------


def test_a_clock_that_is_set_back_loses_nobody(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    me, cookie, now = who(visitor), visitor.client.cookies[COOKIE], time.time()
    for back in (3600, 90 * 24 * 3600):
        monkeypatch.setattr(time, "time", lambda back=back: now - back)
        sent = visitor.get("/you")
        assert person_id(visitor.client.cookies[COOKIE]) == me
        assert back > 3600 or "set-cookie" not in sent.headers
    monkeypatch.setattr(time, "time", lambda: now + 401 * 24 * 3600)
    late = Visitor(visitor.opened)
    late.client.cookies.set(COOKIE, cookie)
    assert who_now(late) != me, "browsers do not keep one as long as that"


def test_what_somebody_else_has_signed_counts_at_no_time(visitor: Visitor) -> None:
    me = who(visitor)
    data, _, _ = visitor.client.cookies[COOKIE].split(".")
    other = Visitor(visitor.opened)
    other.client.cookies.set(COOKIE, f"{data}.Zzzzzz.AAAAAAAAAAAAAAAAAAAAAAAAAAA")
    answer = other.get("/you")
    assert me not in answer.headers["set-cookie"]
    assert person_id(answer.headers["set-cookie"].partition("=")[2]) != me


# --- a cookie ends with what it was for -------------------------------------------------------------------------------


def test_a_guests_cookie_from_before_there_was_an_account_is_worth_nothing(visitor: Visitor) -> None:
    me = who(visitor)
    thief = with_cookie_of(visitor)
    registered(visitor, "early")
    assert who(visitor) == me, "the account has taken the person over"
    assert who_now(thief) != me


def who_now(visitor: Visitor) -> str:
    """Whoever a page takes him for."""
    answer = visitor.get("/you")
    sent = answer.headers.get("set-cookie", "")
    return person_id(sent.partition("=")[2]) if sent else person_id(visitor.client.cookies[COOKIE])


@pytest.mark.parametrize("end", ["password", "everywhere"])
def test_every_other_cookie_ends_with_a_new_password_or_by_logging_out_everywhere(visitor: Visitor, end: str) -> None:
    me = who(visitor)
    as_guest = with_cookie_of(visitor)
    registered(visitor, f"all-{end}")
    copied, second = with_cookie_of(visitor), Visitor(visitor.opened)
    logged_in(second, f"all-{end}")
    assert who(second) == me
    sent = {"old": PASSWORD, "password": "nine blue whales", "again": "nine blue whales"} if end == "password" else {}
    assert visitor.post(f"/you/{end}", sent, page="/you").status_code == 303
    assert who_now(visitor) == me
    for other in (as_guest, copied, second):
        assert who_now(other) != me


def test_logging_in_and_out_leaves_no_cookie_behind(visitor: Visitor) -> None:
    registered(visitor, "goes")
    me, other = who(visitor), Visitor(visitor.opened)
    guest = who(other)
    as_guest = with_cookie_of(other)
    logged_in(other, "goes")
    assert who_now(as_guest) != guest, "the guest has become somebody else"
    as_account = with_cookie_of(other)
    assert other.post("/you/logout", {}, page="/you").status_code == 303
    assert who_now(as_account) != me
    assert who(visitor) == me, "only this browser was logged out"


def test_a_browser_keeps_its_mark_whoever_uses_it(visitor: Visitor) -> None:
    registered(visitor, "marked")
    mark = read(visitor)["browser"]
    visitor.post("/you/logout", {}, page="/you")
    visitor.get("/you")
    assert read(visitor)["browser"] == mark
    assert read(visitor).get("login") is None


def read(visitor: Visitor) -> dict[str, Any]:
    found = [one.value for one in visitor.client.cookies.jar if one.name == COOKIE]
    session: dict[str, Any] = json.loads(base64.b64decode(str(found[-1]).split(".")[0]))
    return session


def test_what_a_page_fetches_by_itself_takes_no_new_cookie_away(visitor: Visitor) -> None:
    who(visitor)
    old = with_cookie_of(visitor)
    registered(visitor, "fetches")
    for headers in ({"sec-fetch-mode": "cors"}, {"hx-request": "true"}):
        assert "set-cookie" not in old.get("/lobby/tables", headers=headers).headers
    assert "set-cookie" in old.get("/", headers={"sec-fetch-mode": "navigate"}).headers


# --- windows that are open --------------------------------------------------------------------------------------------


def code_of_end(window: WebSocketTestSession) -> int:
    """Of a window that is about to be closed."""
    try:
        while True:
            window.receive_json()
    except WebSocketDisconnect as ended:
        return ended.code


def test_open_windows_close_when_their_cookie_ends_and_come_back_as_strangers(visitor: Visitor) -> None:
    me = who(visitor)
    thief = with_cookie_of(visitor)
    table = visitor.opened.run(visitor.opened.hall.new_table, Terms(book="npa"), Person(me, "Ruth"))
    at = f"/table/{table}/socket"
    with thief.client.websocket_connect(at, headers={"origin": OURS}) as window:
        assert window.receive_json()["seat"] == "S"
        registered(visitor, "windows")
        assert code_of_end(window) == 1012
    with thief.client.websocket_connect(at, headers={"origin": OURS}) as window:
        assert window.receive_json()["seat"] is None
    with visitor.client.websocket_connect(at, headers={"origin": OURS}) as window:
        assert window.receive_json()["seat"] == "S"
        assert visitor.post("/you/everywhere", {}, page="/you").status_code == 303
        assert code_of_end(window) == 1012
    with visitor.client.websocket_connect(at, headers={"origin": OURS}) as window:
        assert window.receive_json()["seat"] == "S", "here one stays logged in"


# --- guesses ----------------------------------------------------------------------------------------------------------


def test_guesses_at_one_account_are_slow_from_everywhere_and_its_owner_gets_in(visitor: Visitor) -> None:
    registered(visitor, "guessed")
    visitor.post("/you/logout", {}, page="/you")
    site, answers = visitor.app.state.site, []
    for number in range(30):
        guess = Visitor(visitor.opened)
        guess.app.state.site = site  # one house, many addresses
        guess.client._transport.client = (f"10.0.0.{number}", 5000)  # type: ignore[attr-defined]
        answers.append(guess.post("/you/login", {"login": "guessed", "password": "wrong one"}, page="/you").status_code)
    assert set(answers) == {422, 429}
    assert answers[-1] == 429
    logged_in(visitor, "guessed")

"""A new table, a name, an account: what is taken, and what is said to bad input."""

from __future__ import annotations

import pytest
from argon2 import PasswordHasher
from visiting import Ledger, Rooms, Visitor, words

from meldhouse.rulebooks import load_book
from meldhouse.web.passwords import Passwords

TABLE = {"book": "npa", "conduct": "refereed", "entry": "link", "bots": "expert", "clock": "60", "watchers": "no"}
OAK = 'name = "oak"\ntitle = "Oak Street"\nextends = "npa"\n[auction]\nminimum = 45\n'


@pytest.fixture
def rooms() -> Rooms:
    return Rooms()


@pytest.fixture
def visitor(rooms: Rooms) -> Visitor:
    found = Visitor(lobby=rooms, accounts=Ledger())
    found.app.state.site.passwords = Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
    return found


def test_two_clicks_and_one_plays(visitor: Visitor, rooms: Rooms):
    response = visitor.post("/play", {"book": "st-hilary"}, page="/")
    assert (response.status_code, response.headers["location"]) == (303, "/table/t1")
    ((person, wanted),) = rooms.opened
    assert wanted.book is load_book("st-hilary")
    assert (wanted.entry, wanted.at_once, wanted.conduct, wanted.bots) == ("private", True, "guarded", "club")
    assert (person.name, wanted.name) == ("Guest", "A table")


def test_a_table_is_opened_as_it_was_asked_for(visitor: Visitor, rooms: Rooms):
    visitor.post("/you/name", {"name": "  Ann \u202e  Miller "}, page="/you")
    response = visitor.post("/tables", TABLE | {"name": "Sunday <b>"})
    assert response.headers["location"] == "/table/t1"
    ((person, wanted),) = rooms.opened
    assert person.name == "Ann Miller"
    assert (wanted.name, wanted.conduct, wanted.entry) == ("Sunday <b>", "refereed", "link")
    assert (wanted.bots, wanted.clock, wanted.watchers, wanted.at_once) == ("expert", 60, False, False)
    assert wanted.text is None
    visitor.post("/tables", {"book": "npa"})
    assert rooms.opened[1][1].name == "Ann Miller’s table"
    assert (rooms.opened[1][1].clock, rooms.opened[1][1].entry) == (None, "open")


@pytest.mark.parametrize("field", ["book", "conduct", "entry", "bots", "clock", "watchers"])
def test_what_is_not_offered_is_not_taken(visitor: Visitor, rooms: Rooms, field: str):
    response = visitor.post("/tables", TABLE | {field: "nonsense"})
    assert response.status_code == 422
    assert "One thing needs another look" in words(response)
    assert f'id="fault-{field}"' in response.text
    assert not rooms.opened


def test_all_faults_are_told_together_and_what_was_typed_stays(visitor: Visitor):
    response = visitor.post("/tables", {"book": "nobody", "clock": "7", "name": "n" * 41})
    assert "3 things need another look" in words(response)
    assert "has at most 40 letters; this has 41." in words(response)
    assert "n" * 41 in response.text


def test_where_no_table_can_be_opened_one_is_told_why(visitor: Visitor, rooms: Rooms):
    rooms.full = True
    for path in ("/play", "/tables"):
        response = visitor.post(path, {"book": "npa"})
        assert response.status_code == 503
        assert "Every table is taken; wait until one is free." in words(response)
    without = Visitor().post("/play", {"book": "npa"})
    assert without.status_code == 503
    assert "“meldhouse play npa”" in words(without)
    assert visitor.post("/play", {"book": "nobody"}).status_code == 400


def test_a_clubs_book_travels_to_the_table(visitor: Visitor, rooms: Rooms):
    shown = visitor.post("/new", {"toml": OAK})
    assert shown.status_code == 200
    assert "Oak Street in brief" in words(shown)
    assert "The lowest bid is 45." in words(shown)
    assert OAK.replace('"', "&#34;") in shown.text
    opened = visitor.post("/tables", TABLE | {"book": "own", "toml": OAK})
    assert opened.status_code == 303
    wanted = rooms.opened[0][1]
    assert (wanted.book.auction.minimum, wanted.text) == (45, OAK)


@pytest.mark.parametrize(
    ("toml", "told"),
    [
        ("", "name"),
        ("name = ", "line 1"),
        (OAK.replace("45", '"x"'), "auction.minimum"),
        (OAK.replace('"npa"', '"../../secret"'), "There is no house called"),
        (OAK + "# " + "x" * 33_000, "at most 32 KiB"),
        ("a = " + "[" * 5000, "not valid TOML"),
    ],
)
@pytest.mark.parametrize("path", ["/new", "/tables", "/rules/own.toml"])
def test_a_faulty_book_is_refused_wherever_it_is_sent(visitor: Visitor, rooms: Rooms, path: str, toml: str, told: str):
    response = visitor.post(path, TABLE | {"book": "own", "toml": toml})
    assert response.status_code in (400, 422)
    assert told in words(response)
    assert "Traceback" not in response.text
    assert not rooms.opened


@pytest.mark.parametrize(
    ("name", "told"), [("", "is missing"), ("   ", "is missing"), ("n" * 31, "at most 30 letters")]
)
def test_a_name_that_is_none_is_refused(visitor: Visitor, name: str, told: str):
    response = visitor.post("/you/name", {"name": name}, page="/you")
    assert response.status_code == 422
    assert told in words(response)


def test_a_name_is_kept_and_told_once(visitor: Visitor):
    response = visitor.post("/you/name", {"name": "Ann"}, page="/you")
    assert response.headers["location"] == "/you"
    assert "You are Ann now." in words(visitor.get("/you"))
    assert "You are Ann now." not in words(visitor.get("/you"))
    assert "You: Ann" in words(visitor.get("/help"))


def registered(visitor: Visitor, **changed: str):
    fields = {"login": "Ann.Miller", "password": "jacks and queens", "again": "jacks and queens"} | changed
    return visitor.post("/you/register", fields, page="/you")


def test_an_account_takes_the_person_over_and_brings_him_back(visitor: Visitor, rooms: Rooms):
    visitor.post("/you/name", {"name": "Ann"}, page="/you")
    visitor.post("/play", {"book": "npa"})
    assert registered(visitor).status_code == 303
    assert "logged in as ann.miller" in words(visitor.get("/you"))
    account = visitor.app.state.site.settings.accounts.kept["ann.miller"]
    assert account.password_hash.startswith("$argon2id$")
    assert account.person == rooms.opened[0][0].id
    assert registered(visitor).status_code == 400
    visitor.post("/you/logout", {}, page="/you")
    visitor.post("/play", {"book": "npa"})
    assert rooms.opened[1][0].id != account.person
    back = visitor.post("/you/login", {"login": " ANN.miller ", "password": "jacks and queens"}, page="/you")
    assert back.status_code == 303
    visitor.post("/play", {"book": "npa"})
    assert rooms.opened[2][0] == (account.person, "Ann", "ann.miller")
    visitor.post("/you/name", {"name": "Annie"}, page="/you")
    assert visitor.app.state.site.settings.accounts.kept["ann.miller"].name == "Annie"


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"login": "ab"}, "A login has 3 to 40 letters"),
        ({"login": "a b c"}, "A login has 3 to 40 letters"),
        ({"password": "short", "again": "short"}, "A password has 8 to 200 letters"),
        ({"password": "x" * 201, "again": "x" * 201}, "A password has 8 to 200 letters"),
        ({"again": "other words"}, "This is not the same as above."),
    ],
)
def test_an_account_that_will_not_do_is_refused(visitor: Visitor, changed: dict[str, str], told: str):
    response = registered(visitor, **changed)
    assert response.status_code == 422
    assert told in words(response)
    assert "jacks and queens" not in response.text
    assert not visitor.app.state.site.settings.accounts.kept


def test_a_login_that_is_taken_stays_with_its_owner(visitor: Visitor):
    registered(visitor)
    other = Visitor(accounts=visitor.app.state.site.settings.accounts)
    other.app.state.site.passwords = visitor.app.state.site.passwords
    response = registered(other, password="another one", again="another one")
    assert response.status_code == 422
    assert "Somebody has this login already." in words(response)


def test_a_wrong_password_and_an_unknown_login_sound_alike_and_are_slowed_down(visitor: Visitor):
    registered(visitor)
    visitor.post("/you/logout", {}, page="/you")
    wrong = {"login": "ann.miller", "password": "guess 1234"}
    first = visitor.post("/you/login", wrong, page="/you")
    unknown = visitor.post("/you/login", wrong | {"login": "nobody"}, page="/you")
    assert first.status_code == unknown.status_code == 422
    for response in (first, unknown):
        assert "That login and password do not fit together." in words(response)
        assert "guess" not in response.text
    codes = [visitor.post("/you/login", wrong, page="/you").status_code for _ in range(5)]
    assert codes == [422, 422, 422, 422, 429]
    visitor.now += 30
    right = visitor.post("/you/login", wrong | {"password": "jacks and queens"}, page="/you")
    assert right.status_code == 303


def test_a_hash_of_old_is_renewed_at_the_next_login(visitor: Visitor):
    registered(visitor)
    old = visitor.app.state.site.settings.accounts.kept["ann.miller"].password_hash
    visitor.post("/you/logout", {}, page="/you")
    visitor.app.state.site.passwords = Passwords(PasswordHasher(time_cost=2, memory_cost=8, parallelism=1))
    visitor.post("/you/login", {"login": "ann.miller", "password": "jacks and queens"}, page="/you")
    assert visitor.app.state.site.settings.accounts.kept["ann.miller"].password_hash != old


def test_a_house_without_accounts_says_so():
    visitor = Visitor()
    assert "This house keeps no accounts." in words(visitor.get("/you"))
    response = visitor.post("/you/register", {"login": "ann"}, page="/you")
    assert response.status_code == 503
    assert "You can play without one" in words(response)

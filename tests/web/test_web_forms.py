"""A new table, a name, an account: what is taken, and what is said to bad input."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from argon2 import PasswordHasher
from table_visits import person_id
from visiting import Visitor, a_visitor, said, said as says, words

from meldhouse.tables.table import Table
from meldhouse.web.identity.accounts import Account
from meldhouse.web.identity.passwords import Passwords

TABLE = {
    "book": "npa", "conduct": "refereed", "entry": "link", "bots": "expert", "clock": "60", "watchers": "no",
    "your-name": "Ann",
}  # fmt: skip
OAK = 'name = "oak"\ntitle = "Oak Street"\nextends = "npa"\n[auction]\nminimum = 45\n'


@pytest.fixture
def visitor() -> Iterator[Visitor]:
    with a_visitor() as found:
        yield found


def opened(visitor: Visitor, response) -> Table:
    """The table to which somebody was sent."""
    assert response.status_code == 303
    where, _, id = response.headers["location"].rpartition("/")
    assert where == "/table"
    return visitor.opened.run(visitor.opened.hall.room, id).table


def nothing_is_open(visitor: Visitor) -> bool:
    return not visitor.opened.run(visitor.opened.hall.open_tables) and not visitor.opened.hall._rooms


def whose(visitor: Visitor) -> str:
    return person_id(visitor.client.cookies["meldhouse"])


def account(visitor: Visitor, login: str) -> Account | None:
    return visitor.opened.run(visitor.opened.house.accounts.find, login)


def test_two_clicks_and_one_plays(visitor: Visitor):
    table = opened(visitor, visitor.post("/play", {"book": "st-hilary"}, page="/"))
    assert (table.terms.book, table.terms.access, table.terms.refereed) == ("st-hilary", "private", False)
    assert (table.terms.level, table.terms.called.id, table.stage) == ("expert", "table-nameless", "between")
    assert table.host == whose(visitor)
    assert [chair.level for chair in table.chairs.values() if not chair.person] == ["expert"] * 3


def test_a_table_is_opened_as_it_was_asked_for(visitor: Visitor):
    visitor.post("/you/name", {"name": "  Ann \u202e  Miller "}, page="/you")
    table = opened(visitor, visitor.post("/tables", TABLE | {"name": "Sunday <b>"}))
    terms = table.terms
    assert table.chairs["S"].name == "Ann Miller"
    assert (terms.title, terms.refereed, terms.access, terms.book) == ("Sunday <b>", True, "link", "npa")
    assert (terms.level, terms.clock, terms.watchers, table.stage) == ("expert", 60, False, "gathering")
    usual = opened(visitor, visitor.post("/tables", {"book": "npa"})).terms
    assert (usual.title, usual.host_name, usual.clock, usual.access) == ("", "Ann Miller", 0, "open")


@pytest.mark.parametrize("field", ["book", "conduct", "entry", "bots", "clock", "watchers"])
def test_what_is_not_offered_is_not_taken(visitor: Visitor, field: str):
    response = visitor.post("/tables", TABLE | {field: "nonsense"})
    assert response.status_code == 422
    assert said("form-faults", number=1) in words(response)
    assert f'id="fault-{field}"' in response.text
    assert nothing_is_open(visitor)


def test_all_faults_are_told_together_and_what_was_typed_stays(visitor: Visitor):
    response = visitor.post("/tables", {"book": "nobody", "clock": "7", "name": "n" * 41, "your-name": "Ann"})
    assert said("form-faults", number=3) in words(response)
    assert "at most 40 letters; this has 41." in words(response)
    assert "n" * 41 in response.text


def test_where_no_table_can_be_opened_one_is_told_why(visitor: Visitor):
    assert visitor.post("/play", {"book": "nobody"}).status_code == 400
    token = visitor.token()
    visitor.opened.run(visitor.opened.house.journal.close)
    for path in ("/play", "/tables"):
        response = visitor.client.post(path, data={"token": token, "book": "npa", "your-name": "Ann"})
        assert response.status_code == 503
        assert "Meldhouse is shutting down, so nothing was saved" in words(response)


def test_a_clubs_book_travels_to_the_table(visitor: Visitor):
    shown = visitor.post("/new", {"toml": OAK})
    assert shown.status_code == 200
    assert "Oak Street in brief" in words(shown)
    assert "The lowest bid is 45." in words(shown)
    assert OAK.replace('"', "&#34;") in shown.text
    table = opened(visitor, visitor.post("/tables", TABLE | {"book": "own", "toml": OAK}))
    assert (table.book.auction.minimum, table.terms.book) == (45, OAK)


@pytest.mark.parametrize(
    ("toml", "told"),
    [
        ("", "name"),
        ("name = ", "Line 1"),
        (OAK.replace("45", '"x"'), "auction.minimum"),
        (OAK.replace('"npa"', '"../../secret"'), "There are no rules called"),
        (OAK + "# " + "x" * 33_000, "at most 32 KiB"),
        ("a = " + "[" * 5000, "levels deep"),
    ],
)
@pytest.mark.parametrize("path", ["/new", "/tables", "/rules/own.toml"])
def test_a_faulty_book_is_refused_wherever_it_is_sent(visitor: Visitor, path: str, toml: str, told: str):
    response = visitor.post(path, TABLE | {"book": "own", "toml": toml})
    assert response.status_code in (400, 422)
    assert told in words(response)
    assert "Traceback" not in response.text
    assert nothing_is_open(visitor)


@pytest.mark.parametrize(
    ("name", "told"), [("", says("fault-missing")), ("   ", says("fault-missing")), ("n" * 31, "at most 30 letters")]
)
def test_a_name_that_is_none_is_refused(visitor: Visitor, name: str, told: str):
    response = visitor.post("/you/name", {"name": name}, page="/you")
    assert response.status_code == 422
    assert told in words(response)


def test_a_name_is_kept_and_told_once(visitor: Visitor):
    response = visitor.post("/you/name", {"name": "Ann"}, page="/you")
    assert response.headers["location"] == "/you"
    assert says("you-renamed", name="Ann") in words(visitor.get("/you"))
    assert says("you-renamed", name="Ann") not in words(visitor.get("/you"))
    assert "You: Ann" in words(visitor.get("/help"))


def registered(visitor: Visitor, **changed: str):
    fields = {"login": "Ann.Miller", "password": "jacks and queens", "again": "jacks and queens"} | changed
    return visitor.post("/you/register", fields, page="/you")


def test_an_account_takes_the_person_over_and_brings_him_back(visitor: Visitor):
    visitor.post("/you/name", {"name": "Ann"}, page="/you")
    ann = whose(visitor)
    assert registered(visitor).status_code == 303
    assert "logged in as ann.miller" in words(visitor.get("/you"))
    kept = account(visitor, "ann.miller")
    assert kept is not None
    assert kept.password_hash.startswith("$argon2id$")
    assert kept.person == ann
    assert registered(visitor).status_code == 400
    visitor.post("/you/logout", {}, page="/you")
    visitor.get("/you")
    assert whose(visitor) != ann
    back = visitor.post("/you/login", {"login": " ANN.miller ", "password": "jacks and queens"}, page="/you")
    assert back.status_code == 303
    assert whose(visitor) == ann
    assert opened(visitor, visitor.post("/play", {"book": "npa"})).chairs["S"].name == "Ann"
    visitor.post("/you/name", {"name": "Annie"}, page="/you")
    renamed = account(visitor, "ann.miller")
    assert renamed is not None
    assert renamed.name == "Annie"


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"login": "ab"}, says("you-bad-login")),
        ({"login": "a b c"}, says("you-bad-login")),
        ({"password": "short", "again": "short"}, "A password has 8 to 200 characters"),
        ({"password": "x" * 201, "again": "x" * 201}, "A password has 8 to 200 characters"),
        ({"again": "other words"}, says("you-not-again")),
    ],
)
def test_an_account_that_will_not_do_is_refused(visitor: Visitor, changed: dict[str, str], told: str):
    response = registered(visitor, **changed)
    assert response.status_code == 422
    assert told in words(response)
    assert "jacks and queens" not in response.text
    assert account(visitor, changed.get("login", "ann.miller")) is None


def test_a_login_that_is_taken_stays_with_its_owner(visitor: Visitor):
    registered(visitor)
    other = Visitor(visitor.opened)
    response = registered(other, password="another one", again="another one")
    assert response.status_code == 422
    assert says("you-login-taken") in words(response)


def another_browser(visitor: Visitor) -> Visitor:
    other = Visitor(visitor.opened)
    other.post("/you/login", {"login": "ann.miller", "password": "jacks and queens"}, page="/you")
    assert "logged in as ann.miller" in words(other.get("/you"))
    return other


def test_a_new_password_is_asked_of_every_other_browser(visitor: Visitor):
    registered(visitor)
    other, ann = another_browser(visitor), whose(visitor)
    wanted = {"password": "tens and kings", "again": "tens and kings"}
    for change, told in (
        ({"old": "guess 1234"}, says("you-wrong-password")),
        ({"old": "jacks and queens", "again": "else"}, says("you-not-again")),
        ({"old": "jacks and queens", "password": "short", "again": "short"}, "A password has"),
    ):
        refused = visitor.post("/you/password", wanted | change, page="/you")
        assert refused.status_code == 422
        assert told in words(refused)
    assert "logged in as ann.miller" in words(other.get("/you"))
    visitor.now += 1000
    assert visitor.post("/you/password", wanted | {"old": "jacks and queens"}, page="/you").status_code == 303
    assert says("you-password-changed") in words(visitor.get("/you"))
    assert whose(visitor) == ann
    assert "logged in" not in words(other.get("/you"))
    assert whose(other) != ann
    other.post("/you/login", {"login": "ann.miller", "password": "tens and kings"}, page="/you")
    assert whose(other) == ann


def test_a_lost_phone_is_logged_out_from_another(visitor: Visitor):
    registered(visitor)
    lost = another_browser(visitor)
    assert visitor.post("/you/everywhere", {}, page="/you").status_code == 303
    assert "logged in as ann.miller" in words(visitor.get("/you"))
    assert "logged in as" not in words(lost.get("/you"))
    for path in ("/you/everywhere", "/you/password"):
        refused = lost.post(path, {}, page="/you")
        assert refused.status_code == 400
        assert says("you-not-in") in words(refused)


def test_a_wrong_password_and_an_unknown_login_sound_alike_and_are_slowed_down(visitor: Visitor):
    registered(visitor)
    visitor.post("/you/logout", {}, page="/you")
    wrong = {"login": "ann.miller", "password": "guess 1234"}
    first = visitor.post("/you/login", wrong, page="/you")
    unknown = visitor.post("/you/login", wrong | {"login": "nobody"}, page="/you")
    assert first.status_code == unknown.status_code == 422
    for response in (first, unknown):
        assert says("you-wrong-login") in words(response)
        assert "guess" not in response.text
    codes = [visitor.post("/you/login", wrong, page="/you").status_code for _ in range(5)]
    assert codes == [422, 422, 422, 422, 429]
    visitor.now += 30
    right = visitor.post("/you/login", wrong | {"password": "jacks and queens"}, page="/you")
    assert right.status_code == 303


def test_a_hash_of_old_is_renewed_at_the_next_login(visitor: Visitor):
    registered(visitor)
    old = account(visitor, "ann.miller")
    assert old is not None
    visitor.post("/you/logout", {}, page="/you")
    visitor.app.state.site.passwords = Passwords(PasswordHasher(time_cost=2, memory_cost=8, parallelism=1))
    visitor.post("/you/login", {"login": "ann.miller", "password": "jacks and queens"}, page="/you")
    new = account(visitor, "ann.miller")
    assert new is not None
    assert new.password_hash != old.password_hash


# --- who opens it, and by which house ---------------------------------------------------------------------------------


@pytest.mark.parametrize("entry", ["open", "link"])
def test_the_host_of_a_table_for_others_is_asked_for_a_name_first(visitor: Visitor, entry: str):
    assert 'name="your-name"' in visitor.get("/new").text
    for name in ("", "  ", "n" * 31):
        response = visitor.post("/tables", {"book": "npa", "entry": entry, "your-name": name})
        assert response.status_code == 422
        assert 'id="fault-your-name"' in response.text
        assert nothing_is_open(visitor)
    table = opened(visitor, visitor.post("/tables", {"book": "npa", "entry": entry, "your-name": " Ruth "}))
    assert [chair.name for chair in table.chairs.values() if chair.person] == ["Ruth"]
    assert table.book.voice.say(table.terms.called) == "Ruth’s table"
    assert 'name="your-name"' not in visitor.get("/new").text  # whoever has a name is not asked again


def test_self_taught_bots_sit_only_where_they_know_the_rules(visitor: Visitor):
    taught = {"entry": "private", "bots": "self-taught"}
    assert 'value="self-taught"' in visitor.get("/new").text
    table = opened(visitor, visitor.post("/tables", taught | {"book": "mcallen"}))
    assert [chair.level for chair in table.chairs.values() if not chair.person] == ["self-taught"] * 3
    refused = visitor.post("/tables", taught | {"book": "own", "toml": OAK})
    assert refused.status_code == 422
    assert says("new-no-level") in refused.text


def test_nobody_needs_a_name_to_play_with_bots(visitor: Visitor):
    assert opened(visitor, visitor.post("/tables", {"book": "npa", "entry": "private"})).terms.access == "private"


def test_every_page_begins_with_the_same_house(visitor: Visitor):
    def chosen(path: str) -> list[str]:
        return re.findall(r'name="book" value="([\w.-]+)" checked', visitor.get(path).text)

    first = re.search(r'name="book" value="([\w.-]+)"', visitor.get("/").text)
    assert first is not None
    assert first[1] == "st-hilary"
    assert chosen("/new") == chosen("/practice") == ["st-hilary"]
    opened(visitor, visitor.post("/play", {"book": "mcallen"}, page="/"))
    assert chosen("/new") == chosen("/practice") == ["mcallen"]  # where one was last
    assert chosen("/new?book=bend") == ["bend"]


def test_a_table_without_a_name_is_called_after_its_host_in_the_language_of_whoever_reads(visitor: Visitor):
    visitor.post("/you/name", {"name": "Ann"}, page="/you")
    opened(visitor, visitor.post("/tables", {"book": "npa", "entry": "open"}))
    assert "Ann’s table" in words(visitor.get("/"))
    assert "Mesa de Ann" in words(visitor.get("/", headers={"accept-language": "es"}))


def test_a_player_without_a_name_is_a_guest_in_the_language_of_whoever_reads(visitor: Visitor):
    table = opened(visitor, visitor.post("/tables", {"book": "npa", "entry": "private"}))
    assert [chair.name for chair in table.chairs.values() if chair.person] == [""]
    assert "South: Guest" in words(visitor.get("/"))
    assert "Sur: Invitado" in words(visitor.get("/", headers={"accept-language": "es"}))

"""Coming by a link: a name first, if one likes; and the code that leads there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from visiting import Visitor, a_visitor, said, words

from meldhouse.tables.asking import Person
from meldhouse.tables.terms import Terms
from meldhouse.web.links import code_of


@pytest.fixture
def visitor() -> Iterator[Visitor]:
    with a_visitor() as found:
        yield found


@pytest.fixture
def table(visitor: Visitor) -> str:
    id: str = visitor.opened.run(visitor.opened.hall.new_table, Terms(book="npa", title="Sunday"), Person("p", "Ruth"))
    return id


def is_asked(visitor: Visitor, table: str) -> bool:
    return f'action="/table/{table}/name"' in visitor.get(f"/table/{table}").text


def test_whoever_comes_by_a_link_is_asked_for_a_name_once(visitor: Visitor, table: str):
    assert is_asked(visitor, table)
    response = visitor.post(f"/table/{table}/name", {"name": " Bea "}, page=f"/table/{table}")
    assert (response.status_code, response.headers["location"]) == (303, f"/table/{table}")
    assert not is_asked(visitor, table)
    assert "You: Bea" in words(visitor.get("/help"))


def test_nobody_must_have_a_name_and_guests_are_told_apart(visitor: Visitor, table: str):
    names = set()
    for guest in (visitor, Visitor(visitor.opened)):
        guest.post(f"/table/{table}/name", {"guest": "yes"}, page=f"/table/{table}")
        assert not is_asked(guest, table)
        names.add(words(guest.get("/help")).partition("You: Guest ")[2].split()[0])
    assert all(name.isdecimal() for name in names)


def test_a_name_that_is_none_is_refused_beside_its_field(visitor: Visitor, table: str):
    for name, told in (("", said("fault-missing")), ("n" * 31, said("fault-long", most=30, number=31))):
        response = visitor.post(f"/table/{table}/name", {"name": name}, page=f"/table/{table}")
        assert response.status_code == 422
        assert told in words(response)
    assert visitor.post("/table/2222222222/name", {"name": "Ann"}).status_code == 404


def test_whoever_opened_the_table_is_not_asked(visitor: Visitor):
    response = visitor.post("/play", {"book": "npa"}, page="/")
    assert not is_asked(visitor, response.headers["location"].rpartition("/")[2])


def test_the_code_leads_to_the_table_under_the_name_of_the_house(visitor: Visitor, table: str):
    page = visitor.get(f"/table/{table}/qr")
    assert f"http://testserver/table/{table}" in words(page)
    code = visitor.get(f"/table/{table}/code.svg")
    assert code.headers["content-type"] == "image/svg+xml"
    assert code.content == code_of(f"http://testserver/table/{table}")
    known = Visitor(visitor.opened, base_url="https://cards.example.org/")
    link = f"https://cards.example.org/table/{table}"
    assert link in words(known.get(f"/table/{table}/qr"))
    assert known.get(f"/table/{table}/code.svg").content == code_of(link)
    assert known.get("/table/2222222222/code.svg").status_code == 404


def test_nobody_is_invited_by_a_host_without_a_name(visitor: Visitor):
    address = visitor.post("/play", {"book": "npa"}, page="/").headers["location"]
    page = words(Visitor(visitor.opened).get(address))
    assert said("name-ask") in page
    assert "invited you" not in page

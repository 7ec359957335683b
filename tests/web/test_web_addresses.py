"""What is counted for an address is counted for the line that somebody has."""

from __future__ import annotations

from visiting import Visitor, a_visitor


def guesses(visitor: Visitor, *hosts: str) -> list[int]:
    """What each is answered who guesses a password."""
    found = []
    for host in hosts:
        visitor.moves_to(host)
        found.append(visitor.post("/you/login", {"login": "mary", "password": "wrong wrong wrong"}).status_code)
    return found


def test_another_address_of_the_same_line_gains_no_guesses():
    with a_visitor() as visitor:
        answers = guesses(visitor, *(f"2001:db8:0:1::{number:x}" for number in range(1, 7)), "2001:db8:0:2::1")
    assert answers == [422] * 5 + [429, 422]


def test_an_address_written_as_ipv6_is_the_same_address():
    with a_visitor() as visitor:
        answers = guesses(visitor, *["10.0.0.7", "::ffff:10.0.0.7"] * 3, "::ffff:10.0.0.8")
    assert answers == [422] * 5 + [429, 422]

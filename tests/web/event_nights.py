"""Tournaments that were played elsewhere and brought into a house, and people who come to its pages by a cookie."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Mapping
from typing import Any

import httpx2
import itsdangerous
from msgspec.structs import replace
from visiting import SECRET, OpenHouse, Visitor, words

from meldhouse.rulebooks import load_book
from meldhouse.rulebooks.money import Money
from meldhouse.tournament import acts, store as keeping
from meldhouse.tournament.forms import form_of
from meldhouse.tournament.simulating.simulate import DIRECTOR, Simulation
from meldhouse.tournament.tournament import Tournament
from meldhouse.web.app import COOKIE

SHEET = "/round/1/table/1"
"""Where the first table of a night writes its hands, under the address of the night."""


def cookie_of(id: str, name: str, secret: bytes = SECRET) -> str:
    """What the browser of somebody holds whom the house has met before."""
    held = base64.b64encode(json.dumps({"id": id, "name": name}).encode())
    return itsdangerous.TimestampSigner(secret.hex()).sign(held).decode()


def evening(book: str, entrants: int, money: Money | None = None, **changes: Any) -> Simulation:
    """Entered and there; nobody has paid, and no round is seated."""
    form = form_of(load_book(book), **changes)
    return Simulation(book, replace(form, money=money) if money is not None else form, entrants, seed="evening")


def playing(event: Simulation) -> Simulation:
    """The next round is on."""
    event.do(acts.Draft())
    number = len(event.tournament.state.rounds)
    for act in (acts.Confirm, acts.Release, acts.Start):
        event.do(act(round=number))
    return event


def pay_fees(event: Simulation) -> None:
    for who, cents in event.tournament.cash.owing().items():
        event.do(acts.Pay(account=who, kind="fee", cents=cents))


class Night:
    """One tournament in the house, and its director."""

    def __init__(self, opened: OpenHouse, event: Simulation) -> None:
        self.opened = opened
        self.id: str = opened.run(keeping.bring, opened.house.journal, event.tournament).id
        self.at = f"/event/{self.id}"
        self.director = self.visitor(DIRECTOR, "Mary")

    def visitor(self, id: str, name: str) -> Visitor:
        found = Visitor(self.opened)
        found.client.cookies.set(COOKIE, cookie_of(id, name))
        return found

    @property
    def tournament(self) -> Tournament:
        async def look() -> Tournament:
            return await (await self.opened.house.events.event(self.id)).look()

        found: Tournament = self.opened.run(look)
        return found

    def get(self, path: str = "", *, by: Visitor | None = None) -> httpx2.Response:
        return (by or self.director).get(self.at + path)

    def post(self, path: str, fields: Mapping[str, str], *, by: Visitor | None = None) -> httpx2.Response:
        visitor = by or self.director
        visitor.now += 60  # nobody types faster than the house lets him
        return visitor.post(self.at + path, fields)

    def said(self, sent: httpx2.Response, *, by: Visitor | None = None) -> str:
        """What the page says that a form leads to."""
        assert sent.status_code == 303, words(sent)
        return words((by or self.director).get(sent.headers["location"]))


def night_of(house: OpenHouse, book: str = "npa", heads: int = 4, **changes: Any) -> Night:
    """Its first round is being played."""
    return Night(house, playing(evening(book, heads, **changes)))


def buttons(page: httpx2.Response) -> list[str]:
    """The acts that a page offers."""
    return [text.replace("&#34;", '"') for text in re.findall(r'name="act" value="([^"]*)"', page.text)]

"""Visiting the house in a test: a browser without a screen, with cookies and the tokens of the forms."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from html.parser import HTMLParser
from typing import Any

import httpx2
from starlette.testclient import TestClient

from meldhouse.web import Account, GameLine, NewTable, NoTable, Person, SeatLine, Settings, TableLine, create_app

SECRET = bytes(range(32))
OURS = "http://testserver"
SEATS = (SeatLine("North", "Ann"), SeatLine("East", None), SeatLine("South", "Bot", bot=True), SeatLine("West", None))


class Ledger:
    """Accounts in a dictionary, as a store would keep them."""

    def __init__(self) -> None:
        self.kept: dict[str, Account] = {}

    async def find(self, login: str) -> Account | None:
        return self.kept.get(login)

    async def add(self, account: Account) -> bool:
        return self.kept.setdefault(account.login, account) is account

    async def put(self, account: Account) -> None:
        self.kept[account.login] = account


class Rooms:
    """A lobby that remembers what was asked of it and lists what a test lays into it."""

    def __init__(self) -> None:
        self.opened: list[tuple[Person, NewTable]] = []
        self.tables: list[TableLine] = []
        self.mine: list[TableLine] = []
        self.games: list[GameLine] = []
        self.full = False

    async def open_tables(self, _person: Person) -> Sequence[TableLine]:
        return self.tables

    async def my_tables(self, _person: Person) -> Sequence[TableLine]:
        return self.mine

    async def my_games(self, _person: Person) -> Sequence[GameLine]:
        return self.games

    async def open(self, host: Person, wanted: NewTable) -> str:
        if self.full:
            raise NoTable("Every table is taken; wait until one is free.")
        self.opened.append((host, wanted))
        return f"t{len(self.opened)}"


class Visitor:
    def __init__(self, **settings: Any) -> None:
        self.now = 0.0
        told = {"secret": SECRET, "clock": lambda: self.now} | settings
        self.app = create_app(Settings(**told))
        self.client = TestClient(self.app, base_url=OURS, follow_redirects=False, raise_server_exceptions=False)

    def get(self, path: str, **more: Any) -> httpx2.Response:
        return self.client.get(path, **more)

    def token(self, page: str = "/new") -> str:
        found = re.search(r'name="token" value="([0-9a-f]+)"', self.get(page).text)
        assert found is not None
        return found[1]

    def post(self, path: str, fields: Mapping[str, str], *, page: str = "/new", **more: Any) -> httpx2.Response:
        """Send a form as its page would."""
        return self.client.post(path, data={"token": self.token(page), **fields}, **more)


class _Words(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_data(self, data: str) -> None:
        self.found.append(data)


def words(response: httpx2.Response) -> str:
    """What a page says, in one line."""
    reader = _Words()
    reader.feed(response.text)
    return " ".join(" ".join(reader.found).split())

"""Visiting a house in a test: a real one, and a browser without a screen, with cookies and the tokens of the forms."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from html.parser import HTMLParser
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx2
from anyio.from_thread import BlockingPortal, start_blocking_portal
from argon2 import PasswordHasher
from starlette.testclient import TestClient

from meldhouse.journal import Journal
from meldhouse.messages import Voice
from meldhouse.tables.hall.hall import Hall
from meldhouse.web import House, Settings, create_app
from meldhouse.web.identity.passwords import Passwords
from meldhouse.web.speaking import rich, speaking
from thinking import lasting_workers

SECRET = bytes(range(32))
OURS = "http://testserver"


class OpenHouse:
    """A house whose data lie in a folder that goes away with it; `run` lets something happen in it."""

    def __init__(self, portal: BlockingPortal, house: House) -> None:
        self.portal, self.house, self.hall = portal, house, house.hall

    def run(self, work: Any, *args: Any) -> Any:
        return self.portal.call(work, *args)


@contextmanager
def open_house() -> Iterator[OpenHouse]:
    with TemporaryDirectory() as folder, start_blocking_portal() as portal:

        async def opened() -> House:
            journal = await Journal.open(Path(folder) / "house.journal")
            return House(journal, await Hall.open(journal, pace=0, workers=lasting_workers()), SECRET)

        async def closed() -> None:
            await house.close()
            await house.journal.close()

        house = portal.call(opened)
        try:
            yield OpenHouse(portal, house)
        finally:
            portal.call(closed)


class Visitor:
    """Somebody with a browser of his own. Passwords are hashed quickly, since nobody steals them here."""

    def __init__(self, opened: OpenHouse, **settings: Any) -> None:
        self.now, self.opened = 0.0, opened
        self.app = create_app(Settings(house=opened.house, clock=lambda: self.now, **settings))
        self.app.state.site.passwords = Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        self.at = settings.get("base_url") or OURS
        self.client = self._browser("testclient")

    def _browser(self, host: str) -> TestClient:
        found = TestClient(
            self.app, base_url=self.at, follow_redirects=False, raise_server_exceptions=False, client=(host, 50000)
        )
        found.portal = self.opened.portal
        return found

    def moves_to(self, host: str) -> None:
        """The same browser at another address."""
        cookies, self.client = self.client.cookies, self._browser(host)
        self.client.cookies = cookies

    def get(self, path: str, **more: Any) -> httpx2.Response:
        return self.client.get(path, **more)

    def token(self, page: str = "/new") -> str:
        found = re.search(r'name="token" value="([0-9a-f]+)"', self.get(page).text)
        assert found is not None
        return found[1]

    def post(self, path: str, fields: Mapping[str, str], *, page: str = "/new", **more: Any) -> httpx2.Response:
        """Send a form as its page would."""
        return self.client.post(path, data={"token": self.token(page), **fields}, **more)

    def look_at(self, link: str) -> httpx2.Response:
        """Follow a link that gives a role: what stands behind its # is sent in the body of a form."""
        path, _, code = link.partition("#")
        assert self.get(path).status_code == 200
        return self.post(path, {"code": code}, page=path)

    def say_yes(self, link: str, name: str) -> httpx2.Response:
        path, _, code = link.partition("#")
        return self.post(f"{path}/accept", {"code": code, "your-name": name}, page=path)


@contextmanager
def a_visitor(**settings: Any) -> Iterator[Visitor]:
    """The first one in a house of his own."""
    with ExitStack() as stack:
        yield Visitor(stack.enter_context(open_house()), **settings)


class _Words(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_data(self, data: str) -> None:
        self.found.append(data)


def words(response: httpx2.Response) -> str:
    """What a page says, in one line."""
    return words_in(response.text)


def words_in(text: str) -> str:
    reader = _Words()
    reader.feed(text.replace("<wbr>", ""))  # where a line may end, nothing is said
    reader.close()
    return " ".join(" ".join(reader.found).split())


def said(id: str, **args: Any) -> str:
    """What a page says in English for a message of its own."""
    with speaking(Voice()):
        return words_in(rich(id, **args))

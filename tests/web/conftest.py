"""What most tests of pages need: a house, a real browser, and a real house with tables to look at in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from listening import Listener
from playwright.sync_api import Browser, expect
from real_house import RealHouse, real_house
from table_site import TableSite, table_site
from table_visits import PATIENCE, visit
from visiting import OpenHouse, open_house, said
from windows import NewWindow, window


@pytest.fixture
def new_window(browser: Browser) -> Iterator[NewWindow]:
    """Windows of different people, taken back when the test is over."""
    with ExitStack() as lent:
        yield lambda **options: lent.enter_context(window(browser, **options))


@pytest.fixture(scope="module")
def house() -> Iterator[OpenHouse]:
    """For tournaments: it has room for one of each test."""
    with open_house() as opened:
        yield opened


@pytest.fixture(scope="session")
def served_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealHouse]:
    """A house in a process of its own, as people have it."""
    with real_house(tmp_path_factory.mktemp("served")) as found:
        yield found


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableSite]:
    with table_site(Path(tmp_path_factory.mktemp("site"))) as found:
        yield found


@pytest.fixture
def sits_down(site: TableSite, browser: Browser) -> Iterator[Callable[..., Listener]]:
    visits = []

    def sit(book: str = "st-hilary", *, bids: bool = False, **prefs: str) -> Listener:
        visits.append(visit(browser, f"{site.url}/table/{site.new_table(book)}", prefs=prefs, hurries=True))
        page = visits[-1].__enter__()
        listener = Listener(page, bids=bids)
        expect(page.get_by_role("button", name=said("gather-start"))).to_be_focused(timeout=PATIENCE)
        return listener

    yield sit
    for one in visits:
        one.__exit__(None, None, None)

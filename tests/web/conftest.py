"""What most tests of pages need: a real browser, and a real house with tables to look at in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from browsing import a_browser
from playwright.sync_api import Browser
from table_site import TableSite, table_site


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with a_browser() as found:
        yield found


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableSite]:
    with table_site(Path(tmp_path_factory.mktemp("site"))) as found:
        yield found

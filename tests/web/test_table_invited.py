"""Friends are invited, in Chromium: by a link that their devices can open, copied or shared."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from browsing import LACKING
from playwright.sync_api import Browser, Page, expect
from table_site import TableSite, table_site
from table_visits import PATIENCE, visit
from visiting import said

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)
KNOWN = "http://192.168.7.20:8042"
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
"""As browsers have it for a page that came without https."""
SHARES = "navigator.share = async (what) => { window.shared = what.url; }"
NO_SHARES = "navigator.share = undefined"


@pytest.fixture(scope="module")
def known_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableSite]:
    """A house that others know by an address, visited from its own machine by another."""
    with table_site(Path(tmp_path_factory.mktemp("known")), base_url=KNOWN) as found:
        yield found


def link_on(page: Page) -> str:
    field = page.get_by_label(said("share-label"))
    expect(field).to_be_visible(timeout=PATIENCE)
    return field.input_value()


def pasted(page: Page) -> str:
    page.evaluate("document.querySelector('main').insertAdjacentHTML('beforeend', '<textarea id=here></textarea>')")
    page.locator("#here").focus()
    page.keyboard.press("ControlOrMeta+v")
    return page.locator("#here").input_value()


def test_the_link_for_friends_is_the_one_of_the_code(known_site: TableSite, browser: Browser) -> None:
    id = known_site.new_table("bend")
    with visit(browser, f"{known_site.url}/table/{id}") as page:
        assert link_on(page) == f"{KNOWN}/table/{id}"
        expect(page.get_by_text(said("share-only-here"))).to_have_count(0)
        page.goto(f"{known_site.url}/table/{id}/qr")
        expect(page.locator(".code-link")).to_have_text(link := f"{KNOWN}/table/{id}")
        expect(page.locator("img.code")).to_have_attribute("alt", said("code-of", what=link))


def test_a_link_that_only_this_computer_can_open_says_so(site: TableSite, browser: Browser) -> None:
    id = site.new_table("bend")
    with visit(browser, f"{site.url}/table/{id}") as page:
        assert link_on(page) == f"{site.url}/table/{id}"
        expect(page.get_by_text(said("share-only-here"))).to_be_visible()
        page.get_by_role("link", name=said("share-phones")).click()
        expect(page).to_have_url(f"{site.url}/table/{id}/qr")


@pytest.mark.parametrize("script", ["", NO_CLIPBOARD], ids=["https", "http"])
def test_the_link_is_copied_with_https_and_without(known_site: TableSite, browser: Browser, script: str) -> None:
    id = known_site.new_table("bend")
    options = {} if script else {"permissions": ["clipboard-read", "clipboard-write"]}
    url = f"{known_site.url}/table/{id}"
    with visit(browser, url, script=script, **options) as page:
        page.get_by_role("button", name=said("site-copy")).click(timeout=PATIENCE)
        expect(page.get_by_text(said("copy-done"))).to_be_visible()
        assert pasted(page) == f"{KNOWN}/table/{id}"


def test_it_is_shared_where_the_browser_can(known_site: TableSite, browser: Browser) -> None:
    id = known_site.new_table("bend")
    url = f"{known_site.url}/table/{id}"
    with visit(browser, url, script=SHARES) as page:
        page.get_by_role("button", name=said("share-do")).click(timeout=PATIENCE)
        assert page.evaluate("window.shared") == f"{KNOWN}/table/{id}"
    with visit(browser, url, script=NO_SHARES) as page:
        expect(page.get_by_role("button", name=said("site-copy"))).to_be_visible(timeout=PATIENCE)
        expect(page.get_by_role("button", name=said("share-do"))).to_have_count(0)

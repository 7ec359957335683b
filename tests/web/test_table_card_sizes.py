"""How large cards are, in Chromium: as one wants them, also in the trick; and one's own are seen on any phone."""

from __future__ import annotations

import pytest
from browsing import LACKING
from finished import evening, written
from mid_hand import Party, hand_where
from playwright.sync_api import Browser, Page, ViewportSize, expect
from table_site import TableSite
from table_visits import PATIENCE, visit

from meldhouse.game import Hand
from meldhouse.tables.table import Table

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)
LAPTOP: ViewportSize = {"width": 1280, "height": 800}
ZOOMED: ViewportSize = {"width": 640, "height": 400}
"""The same at 200 percent, in its own pixels: each is two of the screen."""
SIDEWAYS: ViewportSize = {"width": 740, "height": 360}
PHONE: ViewportSize = {"width": 390, "height": 844}
SCREENS: list[ViewportSize] = [
    LAPTOP, ZOOMED, SIDEWAYS, PHONE, {"width": 320, "height": 640}, {"width": 820, "height": 1180},
]  # fmt: skip


def playing(table: Table) -> Hand:
    assert table.hand is not None
    return table.hand


def three_lie_there(table: Table) -> bool:
    return playing(table).phase == "tricks" and len(playing(table).state.trick) == 3


def width_in_trick(page: Page) -> float:
    cards = page.locator(".trick .piece")
    expect(cards).to_have_count(3, timeout=PATIENCE)
    box = cards.first.bounding_box()
    assert box is not None
    return box["width"]


@pytest.mark.parametrize("book", ["st-hilary", "n42pa"])
def test_the_trick_has_the_size_that_was_chosen(site: TableSite, browser: Browser, book: str) -> None:
    party = Party(site, browser, hand_where(book, three_lie_there))
    turn = playing(party.table).turn
    assert turn is not None
    with party.at(turn) as page:
        for screen in SCREENS if book == "st-hilary" else [LAPTOP, PHONE]:
            page.set_viewport_size(screen)
            widths = []
            for size in ("normal", "large", "huge"):
                page.evaluate(f"meldhouse.prefer('cards', '{size}')")
                widths.append(width_in_trick(page))
            normal, large, huge = widths
            assert normal < min(large, huge), (screen, widths)
            page.evaluate("meldhouse.prefer('cards', 'normal')")


@pytest.mark.parametrize("book", ["st-hilary", "n42pa"])
def test_zooming_makes_the_trick_larger_and_not_smaller(site: TableSite, browser: Browser, book: str) -> None:
    party = Party(site, browser, hand_where(book, three_lie_there))
    turn = playing(party.table).turn
    assert turn is not None
    with party.at(turn, viewport=LAPTOP) as page:
        usual = width_in_trick(page)
        page.set_viewport_size(ZOOMED)
        assert 2 * width_in_trick(page) > usual


@pytest.mark.parametrize("book", ["st-hilary", "npa", "n42pa"])
def test_ones_own_cards_are_seen_while_bidding_on_a_phone_on_its_side(
    site: TableSite, browser: Browser, book: str
) -> None:
    party = Party(site, browser, hand_where(book, lambda table: playing(table).phase == "auction"))
    turn = playing(party.table).turn
    assert turn is not None
    with party.at(turn, viewport=SIDEWAYS, has_touch=True, is_mobile=True) as page:
        expect(page.locator(".bid-box button").first).to_be_in_viewport(ratio=0.9, timeout=PATIENCE)
        expect(page.locator(".hand .held").first).to_be_in_viewport(ratio=0.7)
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


def test_the_link_of_a_step_opens_at_the_table_on_a_phone(site: TableSite, browser: Browser) -> None:
    walk = evening("st-hilary", 1)
    id = site.run(written(site.hall, walk))
    step = f"{site.url}/table/{id}/hands/1#step-40"
    with visit(browser, step, name=walk.people[0].name, viewport=PHONE, has_touch=True, is_mobile=True) as page:
        expect(page.locator(".said-now b")).to_contain_text("40", timeout=PATIENCE)
        for part in (".replay-table .felt", ".said-now"):
            expect(page.locator(part)).to_be_in_viewport(ratio=0.9)
        page.evaluate("location.hash = '#step-50'")
        expect(page.locator(".said-now b")).to_contain_text("50")
        expect(page.locator(".replay-table .felt")).to_be_in_viewport(ratio=0.9)

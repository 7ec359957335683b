"""How large cards are, in Chromium: as one wants them, also in the trick; and one's own are seen on any phone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from browsing import LACKING
from finished import evening, written
from mid_hand import Party, hand_where
from playwright.sync_api import Browser, Page, ViewportSize, expect
from table_site import TableSite
from table_visits import PATIENCE, visit
from table_walker import Walk
from test_table_large_type import OVERLAPS
from visiting import said

from meldhouse.game import Expose, Hand
from meldhouse.tables import requests as ask
from meldhouse.tables.table import Table

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)
ZOOMS: list[tuple[ViewportSize, ViewportSize]] = [
    ({"width": width, "height": height}, {"width": width // 2, "height": height // 2})
    for width, height in ((1280, 720), (1280, 800), (1920, 1080))
]
"""Screens, and the same at 200 percent in pixels of the page: each is two of the screen."""
SIDEWAYS: ViewportSize = {"width": 740, "height": 360}
PHONE: ViewportSize = {"width": 390, "height": 844}
SCREENS: list[ViewportSize] = [
    *(screen for pair in ZOOMS for screen in pair),
    SIDEWAYS, {"width": 844, "height": 390}, PHONE, {"width": 320, "height": 640}, {"width": 820, "height": 1180},
]  # fmt: skip


def playing(table: Table) -> Hand:
    assert table.hand is not None
    return table.hand


def three_lie_there(table: Table) -> bool:
    return playing(table).phase == "tricks" and len(playing(table).state.play.trick) == 3


def width_in_trick(page: Page) -> float:
    cards = page.locator(".trick .piece")
    expect(cards).to_have_count(3, timeout=PATIENCE)
    box = cards.first.bounding_box()
    assert box is not None
    return box["width"]


def with_a_card_face_up(book: str) -> Walk:
    """The same at a refereed table where somebody has dropped one."""
    walk = hand_where(book, three_lie_there, refereed=True)
    hand = playing(walk.table)
    assert hand.turn is not None
    seat = hand.state.seating.left[hand.turn]
    assert walk.ask(walk.person_at(seat), ask.Act, action=Expose(seat, hand.state.hands[seat][:1])) == ""
    assert playing(walk.table).state.felt.exposed
    return walk


LYING = {
    "st-hilary": lambda: hand_where("st-hilary", three_lie_there),
    "n42pa": lambda: hand_where("n42pa", three_lie_there),
    "face up at st-hilary": lambda: with_a_card_face_up("st-hilary"),
    "face up at mcallen, where a lead is called for": lambda: with_a_card_face_up("mcallen"),
    "face up at n42pa": lambda: with_a_card_face_up("n42pa"),
}
lying = pytest.mark.parametrize("lies", LYING.values(), ids=LYING)
SIZES = ("normal", "large", "huge")


@contextmanager
def at_the_table(site: TableSite, browser: Browser, walk: Walk) -> Iterator[Page]:
    party = Party(site, browser, walk)
    turn = playing(party.table).turn
    assert turn is not None
    with party.at(turn) as page:
        expect(page.locator(".trick .piece")).to_have_count(3, timeout=PATIENCE)
        for read in page.get_by_role("button", name=said("got-it")).all():
            read.click()
        yield page
        page.evaluate("meldhouse.prefer('cards', 'normal')")


def prefer(page: Page, size: str, screen: ViewportSize) -> None:
    page.set_viewport_size(screen)
    page.evaluate(f"meldhouse.prefer('cards', '{size}')")


@lying
def test_the_trick_has_the_size_that_was_chosen(site: TableSite, browser: Browser, lies: Callable[[], Walk]) -> None:
    with at_the_table(site, browser, lies()) as page:
        for screen in SCREENS:
            widths = []
            for size in SIZES:
                prefer(page, size, screen)
                widths.append(width_in_trick(page))
            assert widths == sorted(widths), (screen, widths)
            assert widths[0] < widths[2] or page.locator(".tiles.trick").count(), (screen, widths)


@lying
def test_zooming_makes_the_trick_larger_and_not_smaller(
    site: TableSite, browser: Browser, lies: Callable[[], Walk]
) -> None:
    with at_the_table(site, browser, lies()) as page:
        for usual, zoomed in ZOOMS:
            for size in SIZES:
                prefer(page, size, usual)
                before = width_in_trick(page)
                prefer(page, size, zoomed)
                assert 2 * width_in_trick(page) >= before, (usual, size, before)


@lying
def test_nothing_lies_over_anything_else_however_large_cards_are(
    site: TableSite, browser: Browser, lies: Callable[[], Walk]
) -> None:
    with at_the_table(site, browser, lies()) as page:
        for screen in SCREENS:
            for size in SIZES:
                prefer(page, size, screen)
                assert page.evaluate(OVERLAPS, [".played, .exposed", ".plate, .last-trick"]) == [], (screen, size)
                assert page.evaluate(OVERLAPS, [".exposed", ".played, .won"]) == [], (screen, size)
                under = ".plate, .played, .exposed, .status"
                assert page.evaluate(OVERLAPS, [".mine-area", under]) == [], (screen, size)
                assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (screen, size)


@pytest.mark.parametrize("size", [SIDEWAYS, {"width": 844, "height": 390}])
@pytest.mark.parametrize(("phase", "choice"), [("auction", ".bid-box button"), ("trump", ".trump-choice")])
@pytest.mark.parametrize("book", ["st-hilary", "npa", "n42pa"])
def test_ones_own_cards_are_seen_while_bidding_on_a_phone_on_its_side(
    site: TableSite, browser: Browser, book: str, phase: str, choice: str, size: ViewportSize
) -> None:
    party = Party(site, browser, hand_where(book, lambda table: playing(table).phase == phase))
    turn = playing(party.table).turn
    assert turn is not None
    with party.at(turn, viewport=size, has_touch=True, is_mobile=True) as page:
        expect(page.locator(choice).first).to_be_in_viewport(ratio=0.9, timeout=PATIENCE)
        expect(page.locator(".hand .held").first).to_be_in_viewport(ratio=0.7)
        expect(page.locator(".status-lines")).to_be_in_viewport(ratio=0.99)
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
        for name in page.locator(".felt.bidding .auction thead th").all():
            found = name.bounding_box()
            assert found is not None
            assert found["height"] < 48, "a name is squeezed"


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

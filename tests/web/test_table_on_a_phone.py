"""The table on a small phone: everything has room, nothing jumps, and nothing passes before it could be seen."""

from __future__ import annotations

import re

import pytest
from browsing import LACKING
from mid_hand import Party, hand_where
from playwright.sync_api import Browser, Page, expect
from table_site import TableSite
from table_visits import PATIENCE, MousePlayer, visit
from test_table_large_type import OVERLAPS, at
from visiting import said

from meldhouse.tables.asking import Person

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)
PHONE = {"width": 360, "height": 740}
SMALLEST = 44
"""What a finger hits, in pixels."""


def box(page: Page, selector: str) -> dict[str, float]:
    found = page.locator(selector).first.bounding_box()
    assert found is not None
    return dict(found)


def bottom(page: Page, selector: str) -> float:
    found = box(page, selector)
    return found["y"] + found["height"]


def has_room(page: Page) -> None:
    """The felt is all to be seen above the hand, nothing scrolls inside it, and what one presses is large enough."""
    if page.locator(".felt.with-meld").count():  # all of it lies there; where that is much, the page is longer
        assert page.locator(".meld-board").evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    else:
        assert bottom(page, ".felt") <= box(page, ".mine-area")["y"] + 1
    small = page.locator(".bar-own button, .bar a.bar-home, .dock button").evaluate_all(
        "all => all.map(one => [one.textContent, one.getBoundingClientRect()])"
        f".filter(([, box]) => Math.min(box.width, box.height) < {SMALLEST}).map(([text]) => text)"
    )
    assert small == []


def test_pinochle_has_room_and_stays_where_it_is(site: TableSite, browser: Browser) -> None:
    url = f"{site.url}/table/{site.new_table('st-hilary')}"
    with visit(browser, url, viewport=PHONE, has_touch=True, is_mobile=True) as page:
        player = MousePlayer(page, lot=3, bids=1)
        player.begin()
        player.until("bid")
        has_room(page)
        page.locator(".bids button").first.tap()
        expect(page.locator(".dock-head .play-button")).to_have_text(re.compile(r"^Bid \d+Tap to confirm$"))
        assert page.locator(".auction td").filter(has_text=re.compile(r"^$")).count() > 0  # it is not said yet
        places = {}
        for kind in ("trump", "choose", "play"):
            player.until(kind)
            has_room(page)
            places[kind] = box(page, ".felt")["y"]
        assert len(set(places.values())) == 1, places
        page.get_by_role("button", name="Help").tap()
        help_window = page.get_by_role("dialog", name="Help")
        expect(help_window).to_contain_text("Tap a card to lift it")
        expect(help_window.locator("kbd").first).to_be_hidden()
        page.keyboard.press("Escape")
        player.until("linger")
        expect(page.locator(".trick .played")).to_have_count(4)
        expect(page.locator(".won.taken")).to_have_text(re.compile(r" wins?, \d+ points?$"))
        assert page.locator(".result").count() == 0
        player.until("over")
        page.get_by_role("button", name=re.compile("^Score")).tap()
        sheet = page.get_by_role("dialog", name="Score").locator(".sheet-table")
        expect(sheet).to_contain_text("They")
        assert sheet.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_forty_two_has_room_however_large_dominoes_are_wanted(site: TableSite, browser: Browser) -> None:
    url = f"{site.url}/table/{site.new_table('n42pa')}"
    with visit(browser, url, viewport=PHONE, has_touch=True, is_mobile=True) as page:
        player = MousePlayer(page, lot=3, bids=1)
        player.begin()
        player.until("bid")
        has_room(page)
        tiles = page.locator(".held").evaluate_all("all => all.map(one => one.dataset.key.split('.')[0])")
        assert is_sorted(tiles)
        player.until("trump")
        has_room(page)
        page.evaluate("meldhouse.prefer('cards', 'huge')")
        player.until("play")
        has_room(page)
        assert box(page, ".hand")["height"] < PHONE["height"] * 0.4
        played = 0
        while player.look() != "linger":
            player.step()
            room = page.evaluate(
                """() => {
                const place = (one) => document.querySelector(one)?.getBoundingClientRect();
                const [piece, plate] = [place(".trick .played.at-top"), place(".plate.at-top")];
                return piece && plate ? piece.top - plate.bottom : null;
                }"""
            )
            if room is not None:
                played += 1
                assert room >= 0
        assert played
        expect(page.get_by_role("button", name=said("dock-result"))).to_be_visible(timeout=PATIENCE)


def is_sorted(tiles: list[str]) -> bool:
    """By the higher end, then by the other: an order that one knows without looking."""
    return tiles == sorted(tiles, reverse=True)


LONG_NAMES = ("Bartholomew-Wilhelms", "Maximiliana-Worthing", "Featherstonehaughson", "Florence-Wigglesworh", "Eve")
"""Twenty letters each."""
CUT = """all => all.filter(one => {
  const cell = one.closest("th"), box = cell.closest(".auction").getBoundingClientRect();
  const seen = [cell, ...cell.querySelectorAll(".caller, .mark-dealer, .mate")].every(part => {
    const { left, right, bottom } = part.getBoundingClientRect();
    return left >= box.left - 1 && right <= box.right + 1 && bottom <= box.bottom + 1;
  });
  const { scrollWidth, clientWidth } = cell;
  return !seen || scrollWidth > clientWidth;
}).map(one => one.textContent)"""


@pytest.mark.parametrize(("book", "width"), [("n42pa", 640), ("npa", 640), ("st-hilary", 740)])
def test_no_name_is_cut_in_the_bidding_on_a_phone_on_its_side(
    site: TableSite, browser: Browser, book: str, width: int
) -> None:
    people = tuple(Person(f"p{name.lower()}", name) for name in LONG_NAMES)
    lies = at("auction", lambda hand: 1 <= len(hand.state.auction.calls) <= 3)
    party = Party(site, browser, hand_where(book, lies, people))
    with party.at("S", viewport={"width": width, "height": 360}, has_touch=True, is_mobile=True) as page:
        names = page.locator(".auction .caller")
        expect(names).to_have_count(4)
        assert sorted(names.all_inner_texts()) == sorted(["You", *LONG_NAMES[1:4]])
        assert names.evaluate_all(CUT) == []
        assert bottom(page, ".auction") <= bottom(page, ".felt")
        felt, dock = box(page, ".felt"), box(page, ".dock")
        assert felt["x"] + felt["width"] <= dock["x"] + 1
        told = page.locator(".prompt, .status-lines > p")
        assert (
            told.evaluate_all("all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)")
            == []
        )
        assert page.evaluate(OVERLAPS, [".prompt", ".dock-head .button"]) == []

"""The table with large type and large cards on small phones: things stand below each other, and the page grows."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from browsing import LACKING
from mid_hand import Party, hand_where
from playwright.sync_api import Browser, expect
from table_site import TableSite
from visiting import said

from meldhouse.game import Hand
from meldhouse.tables.table import Table

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)

PHONES = ({"width": 390, "height": 844}, {"width": 320, "height": 640})
OVERLAPS = """([one, others]) => {
  const box = (found) => found.getBoundingClientRect();
  const meet = (a, b) => a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2;
  const all = (what) => [...document.querySelectorAll(what)].filter((found) => box(found).width > 0);
  return all(one).flatMap((a) => all(others).filter((b) => meet(box(a), box(b))).map((b) => b.className));
}"""
CUT = """() => [...document.querySelectorAll(".status-lines > p, .auction td, .auction .caller, .bar-title > span")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline")
  .map((one) => one.textContent)"""


def at(phase: str, is_so: Callable[[Hand], bool]) -> Callable[[Table], bool]:
    return lambda table: table.hand is not None and table.hand.phase == phase and is_so(table.hand)


SIZES = json.dumps(json.dumps({"text": "huge", "cards": "huge"}))
HUGE = f"localStorage.setItem('meldhouse', {SIZES})"


@pytest.mark.parametrize("book", ["st-hilary", "n42pa"])
@pytest.mark.parametrize("script", [HUGE, ""], ids=["huge", "normal"])
def test_nothing_is_covered_or_cut(site: TableSite, browser: Browser, book: str, script: str) -> None:
    moments = (
        at("auction", lambda hand: len(hand.state.auction.calls) == 2),
        at("tricks", lambda hand: len(hand.state.play.trick) == 2 and len(hand.state.play.tricks) == 2),
    )
    for moment in moments:
        party = Party(site, browser, hand_where(book, moment))
        assert party.table.hand is not None
        seat = party.table.hand.state.turn
        assert seat is not None
        for phone in PHONES:
            with party.at(seat, script=script, viewport=phone, has_touch=True, is_mobile=True) as page:
                expect(page.locator(".hand")).to_be_visible()
                assert page.evaluate(OVERLAPS, [".mine-area", ".plate, .played, .auction td, .status"]) == []
                assert page.evaluate(OVERLAPS, [".played", ".plate"]) == []
                assert page.evaluate(OVERLAPS, [".last-trick", ".plate, .played"]) == []
                assert page.evaluate(CUT) == []
                assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_a_finger_has_not_chosen_has_no_frame_and_what_it_has_is_to_be_pressed(
    site: TableSite, browser: Browser
) -> None:
    party = Party(
        site, browser, hand_where("st-hilary", at("auction", lambda hand: len(hand.state.auction.calls) == 2))
    )
    assert party.table.hand is not None
    seat = party.table.hand.state.turn
    assert seat is not None
    with party.at(seat, viewport=PHONES[0], has_touch=True, is_mobile=True) as page:
        box = page.get_by_role("group", name="Your bid")
        expect(box).to_be_focused()
        expect(box).to_have_css("outline-style", "none")
        page.locator(".bids button").first.tap()
        chosen = page.get_by_role("button", name=re.compile(r"^Bid \d+$")).and_(page.locator(".play-button"))
        expect(chosen).to_contain_text(said("dock-confirm", by="tap"))
        page.keyboard.press("Tab")
        expect(page.locator(":focus")).to_have_css("outline-style", "solid")


def test_the_last_trick_is_looked_at_where_the_house_lets_it(site: TableSite, browser: Browser) -> None:
    lies = at("tricks", lambda hand: len(hand.state.play.trick) == 1 and len(hand.state.play.tricks) == 1)
    for book, number in (("n42pa", 1), ("st-hilary", 0)):
        party = Party(site, browser, hand_where(book, lies))
        with party.at("S", viewport=PHONES[0], has_touch=True, is_mobile=True) as page:
            button = page.get_by_role("button", name="Last trick")
            expect(page.locator(".trick .played")).to_have_count(1)
            expect(button).to_have_count(number)
            if number:
                button.tap()
                seen = page.get_by_role("dialog", name=said("last-trick-title"))
                expect(seen.locator(".piece")).to_have_count(4)
                seen.locator(".last-seen").tap()
                expect(seen).to_have_count(0)

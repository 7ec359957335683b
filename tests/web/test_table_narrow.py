"""The smallest phone, 320 pixels wide: nothing is left out, dominoes can be read, and nothing lies over a name."""

from __future__ import annotations

import itertools
import re

import pytest
from browsing import LACKING
from mid_hand import Party, hand_where
from playwright.sync_api import Browser, Page, expect
from table_site import TableSite
from test_table_large_type import OVERLAPS, at
from visiting import said

from meldhouse.game import to_act

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)

NARROW = {"width": 320, "height": 640}
PHONES = (NARROW, {"width": 390, "height": 844})
READABLE = 36
"""So wide is a domino whose pips can be counted, in pixels, whichever way it lies."""


def widths(page: Page, selector: str) -> list[float]:
    found: list[float] = page.locator(selector).evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height))"
    )
    return found


@pytest.mark.parametrize(("width", "height"), [(320, 568), (320, 640), (360, 640)])
def test_dominoes_on_the_table_can_be_read(site: TableSite, browser: Browser, width: int, height: int) -> None:
    for played, tricks in ((3, 2), (0, 3)):
        lies = at(
            "tricks",
            lambda hand, p=played, t=tricks: (len(hand.state.play.trick), len(hand.state.play.tricks)) == (p, t),
        )  # type: ignore[misc]
        party = Party(site, browser, hand_where("n42pa", lies))
        with party.at("S", viewport={"width": width, "height": height}, has_touch=True, is_mobile=True) as page:
            expect(page.locator(".trick .piece")).to_have_count(played or 4)
            assert min(widths(page, ".trick .piece")) >= READABLE
            assert page.evaluate(OVERLAPS, [".played", ".plate, .last-trick"]) == []
            assert page.evaluate(OVERLAPS, [".won, .tag", ".plate:not(.at-top), .last-trick"]) == []
            assert page.evaluate(OVERLAPS, [".tag.led", ".trick .piece"]) == []  # every pip counts
            whose = page.locator(".trick .who:visible")  # where pieces do not lie before their players
            expect(whose).to_have_count(played)
            assert page.evaluate(OVERLAPS, [".mine-area", ".plate, .last-trick"]) == [] or height < 600


@pytest.mark.parametrize(("book", "phase"), [("st-hilary", "trump"), ("bend", "exchange")])
def test_every_plate_is_whole_while_trump_is_named_or_cards_are_passed(
    site: TableSite, browser: Browser, book: str, phase: str
) -> None:
    party = Party(site, browser, hand_where(book, at(phase, lambda _hand: True)))
    assert party.table.hand is not None
    with party.at(to_act(party.table.hand)[0], viewport=NARROW, has_touch=True, is_mobile=True) as page:
        expect(page.locator(".plate:visible")).to_have_count(3)
        assert page.evaluate(OVERLAPS, [".mine-area", ".plate"]) == []
        assert page.evaluate(OVERLAPS, [".plate.at-top", ".plate:not(.at-top)"]) == []


def test_no_plate_is_half_hidden_where_a_wide_window_is_low(site: TableSite, browser: Browser) -> None:
    party = Party(site, browser, hand_where("n42pa", at("auction", lambda hand: not hand.state.auction.calls)))
    assert party.table.hand is not None
    with party.at(to_act(party.table.hand)[0], viewport={"width": 1280, "height": 720}) as page:
        expect(page.locator(".bid-box")).to_be_visible()
        assert page.evaluate(OVERLAPS, [".mine-area", ".plate, .auction"]) == []


@pytest.mark.parametrize(("book", "goal"), [("st-hilary", "to 150"), ("n42pa", "to 7 marks"), ("mcallen", "")])
def test_no_label_is_left_out(site: TableSite, browser: Browser, book: str, goal: str) -> None:
    lies = at("tricks", lambda hand: len(hand.state.play.trick) == 1 and len(hand.state.play.tricks) == 1)
    party = Party(site, browser, hand_where(book, lies))
    with party.at("S", viewport=NARROW, has_touch=True, is_mobile=True) as page:
        expect(page.locator(".bar-title")).to_contain_text("Hand 1", use_inner_text=True)
        expect(page.locator(".status-lines")).to_have_text(re.compile(r"^Bid\s*\d+"), use_inner_text=True)
        expect(page.locator(".sums .goal")).to_have_text(goal, use_inner_text=True)
        assert min(map(float, page.locator(".sums .goal").evaluate_all(SIZE))) >= 15
        expect(page.locator(".plate.mate .kind")).to_be_visible()
        cut = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.innerText)"
        assert page.locator(".status-lines > p").evaluate_all(cut) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


SIZE = "all => all.map(one => parseFloat(getComputedStyle(one).fontSize))"


@pytest.mark.parametrize("book", ["st-hilary", "n42pa"])
def test_the_button_that_does_it_says_what_it_does_and_covers_nobody(
    site: TableSite, browser: Browser, book: str
) -> None:
    for phone in PHONES:
        bidding = Party(site, browser, hand_where(book, at("auction", lambda hand: len(hand.state.auction.calls) == 2)))
        assert bidding.table.hand is not None
        assert bidding.table.hand.state.turn is not None
        with bidding.at(bidding.table.hand.state.turn, viewport=phone, has_touch=True, is_mobile=True) as page:
            calls = page.locator(".bid-box .button").evaluate_all(
                "all => all.map(one => one.getBoundingClientRect().right)"
            )
            assert max(calls) <= phone["width"]
            page.locator(".pass-button").tap()
            expect(page.locator(".play-button")).to_have_text(
                re.compile(r"^Pass\s*Tap to confirm$"), use_inner_text=True
            )
        lies = at("tricks", lambda hand: len(hand.state.play.trick) == 2 and len(hand.state.play.tricks) == 2)
        party = Party(site, browser, hand_where(book, lies))
        assert party.table.hand is not None
        assert party.table.hand.state.turn is not None
        with party.at(party.table.hand.state.turn, viewport=phone, has_touch=True, is_mobile=True) as page:
            page.locator(".hand .held:not(.unplayable)").first.click(position={"x": 12, "y": 20}, force=True)
            expect(page.locator(".play-button")).to_have_text(re.compile("^Play "), use_inner_text=True)
            assert page.evaluate(OVERLAPS, [".play-button", ".plate, .felt .button"]) == []


def test_the_last_trick_has_its_button_as_soon_as_it_is_taken_and_stands_evenly(
    site: TableSite, browser: Browser
) -> None:
    lies = at("tricks", lambda hand: not hand.state.play.trick and len(hand.state.play.tricks) == 2)
    for book in ("n42pa", "st-hilary"):
        party = Party(site, browser, hand_where(book, lies))
        for phone in (*PHONES, {"width": 1280, "height": 800}):
            with party.at("S", viewport=phone) as page:
                expect(page.locator(".trick.over .played")).to_have_count(4)
                page.get_by_role("button", name="Last trick", exact=True).click()
                pieces = page.get_by_role("dialog", name=said("last-trick-title")).locator(".piece")
                expect(pieces).to_have_count(4)
                lefts = pieces.evaluate_all("all => all.map(one => one.getBoundingClientRect().left)")
                gaps = [round(after - before) for before, after in itertools.pairwise(lefts)]
                assert max(gaps) - min(gaps) <= 1, (book, phone, gaps)

"""Every phase of a hand in every house, in Chromium: nothing serious for axe, and nothing wider than the window, be it
a small phone or a page at twice its size."""

from __future__ import annotations

import pytest
from browsing import LACKING, complaints_of_axe
from mid_hand import Party, hand_where
from playwright.sync_api import Browser, Page, expect
from table_site import TableSite
from table_visits import PATIENCE
from visiting import said

from meldhouse.game import Claim, Seat, to_act
from meldhouse.referee.disputes.disputes import Raised
from meldhouse.rulebooks import book_names
from meldhouse.tables import requests as ask
from meldhouse.tables.table import Table

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)
PHASES = {
    "bend": ("auction", "trump", "exchange", "meld", "tricks"),
    "bend.3": ("kitty", "discard", "tricks"),
    "n42pa": ("auction", "trump", "tricks"),
    "mcallen": ("settle",),
    "st-hilary": ("exchange",),
}
PHONE = {"width": 320, "height": 640}
TWICE = {"width": 640, "height": 450}
"""What is left of 1280 by 900 when everything is shown at 200 %."""


def looked_at(page: Page) -> None:
    """By axe, and for its width."""
    for size in (PHONE, TWICE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide[0] <= wide[1], size
    assert complaints_of_axe(page) == []


def acting(table: Table, phase: str) -> Seat | None:
    hand = table.hand
    if hand is None or hand.phase != phase or (phase == "tricks" and not hand.state.play.tricks):
        return None
    return next(iter(to_act(hand)), None)


@pytest.mark.parametrize(("book", "phase"), [(book, phase) for book, phases in PHASES.items() for phase in phases])
def test_each_phase_pleases_axe_and_fits(site: TableSite, browser: Browser, book: str, phase: str) -> None:
    walk = hand_where(book, lambda table: acting(table, phase))
    party = Party(site, browser, walk)
    seat = acting(walk.table, phase)
    assert seat is not None
    with party.at(seat, bypass_csp=True, viewport=PHONE) as page:
        assert page.locator(".page").get_attribute("data-phase") == phase
        links = page.locator(".board a.cite").evaluate_all("all => all.map((one) => one.ariaLabel || one.textContent)")
        assert len(set(links)) == len(links), "those who hear only the links tell them apart"
        looked_at(page)


def test_a_lay_down_and_what_an_official_is_asked_please_axe_and_fit(site: TableSite, browser: Browser) -> None:
    def bidder_leads(table: Table) -> bool:
        hand = table.hand
        return (
            hand is not None
            and bool(hand.state.play.tricks)
            and hand.turn == hand.state.bidder
            and not hand.state.play.trick
        )

    walk = hand_where("n42pa", bidder_leads)
    assert walk.table.hand is not None
    state = walk.table.hand.state
    assert state.bidder is not None
    assert walk.ask(walk.person_at(state.bidder), ask.Act, action=Claim(state.bidder)) == ""
    with Party(site, browser, walk).at(state.seating.left[state.bidder], bypass_csp=True, viewport=PHONE) as page:
        expect(page.get_by_role("button", name=said("answer-challenge"))).to_be_visible(timeout=PATIENCE)
        looked_at(page)
    walk = hand_where("npa", bidder_leads, refereed=True)
    assert walk.ask(walk.people[0], ask.Hear, event=Raised("S", "who leads")) == ""
    with Party(site, browser, walk).at("S", bypass_csp=True, viewport=PHONE) as page:
        looked_at(page)
        page.get_by_role("button", name=said("dispute-next")).click()
        looked_at(page)
        page.keyboard.press("Escape")
        page.get_by_role("button", name=said("dock-call")).click()
        looked_at(page)


def test_whoever_watches_has_a_page_that_pleases_axe_and_fits(site: TableSite, browser: Browser) -> None:
    table = Party(site, browser, hand_where("st-hilary", lambda table: acting(table, "tricks")))
    with table.watched(bypass_csp=True, viewport=PHONE) as page:
        expect(page.get_by_text(said("watching"))).to_be_visible(timeout=PATIENCE)
        looked_at(page)


def test_every_house_has_its_phases_looked_at() -> None:
    """Houses that are played alike stand for each other; a new one has to be thought of."""
    assert set(book_names()) == {*PHASES, "npa", "mcallen.hoyle"}

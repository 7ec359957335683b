"""What makes a table good to sit at, in Chromium: signs of life, nothing that moves, and sums that are kept."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator

import pytest
from browsing import LACKING
from mid_hand import Party, hand_where
from playwright.sync_api import Browser, Page, expect
from table_site import TableSite
from table_visits import PATIENCE, PagePlayer, visit
from visiting import said

from meldhouse.game import Hand
from meldhouse.tables.table import Table
from meldhouse.tables.thinking.workers import Workers

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
SLOW = 600.0
"""Times the usual pause: a bot that nobody sees finish."""


@pytest.fixture
def slow_site(site: TableSite) -> Iterator[TableSite]:
    usual = site.hall.means
    site.hall.means = usual._replace(pace=SLOW)
    yield site
    site.hall.means = usual


def at(site: TableSite, book: str) -> str:
    return f"{site.url}/table/{site.new_table(book)}"


def playing(table: Table) -> Hand:
    assert table.hand is not None
    return table.hand


# --- signs of life ----------------------------------------------------------------------------------------------------


def test_a_bot_that_thinks_says_so_and_after_a_while_it_is_told(slow_site: TableSite, browser: Browser) -> None:
    with visit(browser, at(slow_site, "st-hilary"), before=lambda page: page.clock.install()) as page:
        PagePlayer(page).begin()
        expect(page.locator(".plate.turn")).to_have_count(1, timeout=PATIENCE)
        page.clock.fast_forward(2_000)
        expect(page.locator(".plate.turn .kind")).to_have_text(said("plate-note", what="thinking"))
        expect(page.locator(".prompt")).to_have_text("West is thinking…")
        expect(page.get_by_role("group", name="North, your partner").locator(".kind")).to_have_text("partner")
        page.clock.fast_forward(60_000)
        expect(page.locator("#told p").filter(has_text="Waiting for West to bid.")).to_have_count(1)


async def compiled(workers: Workers, percent: int | None) -> None:
    """So much of the solver; all of it if None."""
    workers.percent = percent
    if percent is None:
        workers._ready.set()
    else:
        workers._ready = asyncio.Event()


def test_until_the_solver_is_compiled_bots_play_and_a_hint_says_how_far_that_is(
    site: TableSite, browser: Browser
) -> None:
    workers = site.hall.means.workers
    site.run(compiled(workers, 30))
    try:
        with visit(browser, at(site, "st-hilary"), **PHONE) as page:
            player = PagePlayer(page)
            player.begin()
            player.until("bid")
            page.get_by_role("button", name=said("hint-do")).click()
            expect(page.locator("#answer")).to_have_text(said("readying-first", percent=30))
            assert page.locator(".plate", has_text="ready").count() == 0
            site.run(compiled(workers, None))
            expect(page.get_by_role("group", name=said("hint-label"))).to_be_visible(timeout=PATIENCE)
    finally:
        site.run(compiled(workers, None))


# --- nothing moves ----------------------------------------------------------------------------------------------------


def places(page: Page) -> list[dict[str, float]]:
    found: list[dict[str, float]] = page.locator(".status, .felt, .dock-head, .bid-box .button, .held").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().toJSON())"
    )
    return found


@pytest.mark.parametrize("options", [PHONE, {"viewport": {"width": 1280, "height": 860}}], ids=["phone", "desk"])
def test_a_hint_and_its_reasons_move_nothing(site: TableSite, browser: Browser, options: dict[str, object]) -> None:
    with visit(browser, at(site, "st-hilary"), **options) as page:
        player = PagePlayer(page, lot=3, bids=1)
        player.begin()
        player.until("bid")
        before = places(page)
        page.get_by_role("button", name=said("hint-do")).click()
        hint = page.get_by_role("group", name=said("hint-label"))
        expect(hint).to_be_visible(timeout=PATIENCE)
        assert places(page) == before
        hint.get_by_role("button", name="Why?").click()
        expect(hint.get_by_role("listitem").first).to_be_visible()
        assert places(page) == before
        for button in (hint.get_by_role("button", name="Why?"), hint.get_by_role("button", name=said("hint-close"))):
            expect(button).to_be_in_viewport(ratio=1)
        if "is_mobile" in options:
            hint.get_by_role("button", name=said("hint-close")).click()
        else:
            page.keyboard.press("Escape")
        expect(hint).to_have_count(0)


OVERLAPS = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect()).filter((box) => box.width);
  const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const laid = boxes(".felt .laid-down .piece, .felt .exposed .piece, .felt .played .piece");
  const felt = boxes(".felt")[0];
  return { laid: laid.length, out: laid.filter((box) => box.bottom > felt.bottom).length, met: boxes(".plate").filter((plate) => laid.some((box) => meet(plate, box))).length };
}"""  # noqa: E501
"""Whether anything that lies on the table lies over a player's plate, or out of the table."""


def leads_with(table: Table, left: int) -> bool:
    hand = playing(table)
    if hand.phase != "tricks" or hand.state.play.trick or hand.turn != hand.state.bidder:
        return False
    return len(hand.state.hands[hand.turn]) == left


@pytest.mark.parametrize("book", ["n42pa", "st-hilary"])
def test_what_is_laid_down_lies_on_nobody(site: TableSite, browser: Browser, book: str) -> None:
    party = Party(site, browser, hand_where(book, lambda table: leads_with(table, 5)))
    bidder = playing(party.table).turn
    assert bidder is not None
    with party.at(bidder, **PHONE) as page:
        page.get_by_role("button", name=said("dock-more")).click()
        page.get_by_role("button", name=said("calls-claim")).click()
        page.get_by_role("button", name=said("claim-yes")).click()
        expect(page.locator(".felt .exposed, .felt .laid-down").first).to_be_visible(timeout=PATIENCE)
        found = page.evaluate(OVERLAPS)
        assert found["laid"] >= 5
        assert (found["out"], found["met"]) == (0, 0)


# --- sums and words ---------------------------------------------------------------------------------------------------


def test_points_are_counted_and_what_is_needed_falls(site: TableSite, browser: Browser) -> None:
    def after_some(table: Table) -> bool:
        state = playing(table).state
        if state.phase != "tricks" or state.play.trick or not any(state.points.values()):
            return False
        side, left = state.side_of_bidder, state.book.points_in_play - sum(state.points.values())
        return (state.amount or 0) - state.meld_of(side) - state.points[side] <= left  # it can still be made

    party = Party(site, browser, hand_where("st-hilary", after_some))
    state = playing(party.table).state
    side = state.side_of_bidder
    needed = (state.amount or 0) - state.meld_of(side)
    taken = sum(trick.points for trick in state.play.tricks if state.seating.side[trick.winner] == side)
    with party.at(state.bidder or "S", **PHONE) as page:
        sums = page.locator(".sums")
        expect(sums.locator("thead")).to_have_text(re.compile(r"to 150.*Taken.*Score"))
        expect(sums.locator("tbody tr").filter(has_text="We").locator("td").nth(1)).to_have_text(str(taken))
        wanted = f"You need {needed - taken} more" if needed > taken else "The bid is made"
        expect(page.locator(".status-lines")).to_contain_text(wanted)


def test_a_bid_that_cannot_be_made_any_more_is_called_so(site: TableSite, browser: Browser) -> None:
    def out_of_reach(table: Table) -> bool:
        hand = playing(table)
        if hand.phase != "tricks" or hand.state.play.trick or not hand.state.bidder:
            return False
        side, points = hand.state.side_of_bidder, hand.state.points
        needed = (hand.state.amount or 0) - hand.state.meld_of(side) - points[side]
        return needed > hand.book.points_in_play - sum(points.values())

    party = Party(site, browser, hand_where("st-hilary", out_of_reach))
    with party.at(playing(party.table).state.bidder or "S", **PHONE) as page:
        expect(page.locator(".status-lines")).to_contain_text("out of reach")


def test_a_refereed_table_counts_for_nobody(site: TableSite, browser: Browser) -> None:
    def in_play(table: Table) -> bool:
        return playing(table).phase == "tricks" and bool(playing(table).state.play.tricks)

    party = Party(site, browser, hand_where("st-hilary", in_play, refereed=True))
    with party.at("S") as page:
        expect(page.locator(".sums thead")).to_have_text(re.compile("Tricks"))


def test_the_sheet_says_how_it_came_out_and_the_latest_is_told_first(site: TableSite, browser: Browser) -> None:
    with visit(browser, at(site, "n42pa"), **PHONE) as page:
        player = PagePlayer(page, lot=3, bids=1)
        player.begin()
        player.until("bid")
        expect(page.locator(".bar-title")).to_contain_text("game 1, 0–0")
        expect(page.locator(".sums")).to_contain_text("to 7 marks")
        player.until("over")
        expect(page.get_by_role("button", name="Next hand")).to_be_in_viewport(ratio=1)
        page.get_by_role("button", name=said("log-title")).click()
        told = page.get_by_role("dialog", name=said("log-title")).get_by_role("listitem")
        expect(told.first).to_contain_text("Hand over.")
        page.keyboard.press("Escape")
        opens = page.get_by_role("button", name="Score sheet")
        size = opens.bounding_box()
        assert size is not None
        assert min(size["width"], size["height"]) >= 44
        opens.click()
        sheet = page.get_by_role("dialog", name="Score")
        expect(sheet.locator("tbody th small").first).to_have_text(re.compile("^(made|set)"))
        expect(sheet).to_contain_text(
            "The game goes to 7 marks. Game 1 of a match, best of 3. Games won: you 0, they 0."
        )


# --- the last one -----------------------------------------------------------------------------------------------------


def has_the_last(table: Table) -> bool:
    hand = playing(table)
    return hand.phase == "tricks" and hand.turn is not None and len(hand.state.hands[hand.turn]) == 1


@pytest.mark.parametrize(
    ("refereed", "prefs", "left"),
    [(False, {}, 0), (False, {"last": "self"}, 1), (True, {}, 1)],
    ids=["by itself", "not wanted", "on felt"],
)
def test_the_last_one_plays_itself(
    site: TableSite, browser: Browser, refereed: bool, prefs: dict[str, str], left: int
) -> None:
    party = Party(site, browser, hand_where("n42pa", has_the_last, refereed=refereed))
    turn = playing(party.table).turn
    assert turn is not None
    with party.at(turn, prefs=prefs, before=lambda page: page.clock.install()) as page:
        if left:
            expect(page.locator(".held")).to_have_count(1)
            page.clock.fast_forward(5_000)
        expect(page.locator(".held")).to_have_count(left, timeout=PATIENCE)
        if left:
            assert len(playing(party.table).state.hands[turn]) == 1

"""The table page in a real browser: whole hands by clicking, one by keyboard, and what those hear who do not see."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from browsing import LACKING, complaints_by_day_and_night
from playwright.sync_api import Browser, Page, WebSocketRoute, expect
from table_site import TableSite
from table_visits import PATIENCE, MousePlayer, PagePlayer, visit
from visiting import said

from meldhouse.rulebooks import book_names

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)
SIZES = {"phone": (375, 740), "small": (320, 640), "tablet": (820, 1180), "desk": (1440, 900)}


def at(site: TableSite, table: str) -> str:
    return f"{site.url}/table/{table}"


@pytest.mark.parametrize("book", book_names())
def test_a_hand_is_played_by_clicking(site: TableSite, browser: Browser, book: str) -> None:
    size = dict(zip(("width", "height"), SIZES["phone"], strict=True))
    taps = 2 if book == "st-hilary" else 1
    tap = ("once", "twice")[taps - 1]
    with visit(browser, at(site, site.new_table(book)), prefs={"tap": tap}, viewport=size) as page:
        player = MousePlayer(page, lot=3, taps=taps)
        player.begin()
        player.play_hand()
        assert page.locator(".refusal").count() == 0
        expect(page.get_by_role("heading", name=re.compile("^Hand 1"))).to_be_visible()
        expect(
            page.get_by_role("button", name="Next hand").or_(page.get_by_role("button", name="Play again"))
        ).to_be_visible()


def test_the_proof_is_checked_in_the_page(site: TableSite, browser: Browser) -> None:
    with visit(browser, at(site, site.new_table("n42pa"))) as page:
        player = PagePlayer(page)
        player.begin()
        player.play_hand()
        expect(page.locator(".fair > summary")).to_have_text("Was this deal fair? ✓ Yes")
        page.get_by_text("Was this deal fair?").click()
        expect(page.locator(".checked .good")).to_have_count(7)
        expect(page.locator(".checked .bad")).to_have_count(0)
        expect(page.locator(".unfair")).to_have_count(0)


def test_an_illegal_card_is_refused_with_its_clause(site: TableSite, browser: Browser) -> None:
    with visit(browser, at(site, site.new_table("npa"))) as page:
        player = PagePlayer(page, lot=5, bids=0)
        player.begin()
        unplayable = page.get_by_role("button", name=re.compile("not playable now"))
        for _ in range(2000):  # in the next hand if everybody passes
            if unplayable.count():
                break
            player.step()
        for _ in range(2):
            unplayable.first.click(position={"x": 10, "y": 20})
        refusal = page.get_by_role("alert")
        expect(refusal).to_contain_text(re.compile("must"))
        rule = page.locator(".refusal").get_by_role("link", name=re.compile("^rule Reneges, NPA-3.1"))
        assert (rule.get_attribute("href") or "").split("/rules")[1].startswith("#NPA-3.1")
        rule.click()
        dialog = page.get_by_role("dialog", name=said("rule-title"))
        expect(dialog.get_by_role("status")).to_contain_text(re.compile("[a-z]{3}.* [a-z]{3}.*\\."))
        expect(dialog.get_by_role("status")).not_to_contain_text(said("rule-unread"))
        assert len(page.context.pages) == 1
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        expect(rule).to_be_focused()
        page.get_by_role("button", name=said("got-it")).click()
        expect(refusal).to_have_count(0)


def test_a_hand_by_keyboard_alone(site: TableSite, browser: Browser) -> None:
    """Only keys, only roles and names: what a screen reader has."""
    with visit(browser, at(site, site.new_table("st-hilary"))) as page:
        tab_to(page, said("gather-start"))
        page.keyboard.press("Enter")
        for _ in range(2000):
            if page.get_by_role("button", name="Next hand").count():
                break
            by_key(page)
        tab_to(page, "Next hand")
        expect(page.get_by_role("heading", name=re.compile("^Hand 1"))).to_be_visible()


def by_key(page: Page) -> None:
    """One decision, with the keyboard."""
    hand = page.get_by_role("toolbar", name=re.compile("Your hand"))
    for name in (
        "Pass",
        said("keep-keep"),
        said("act", act="confirm"),
        said("dock-result"),
        re.compile("^Show meld"),
        said("meld-none-do"),
        re.compile("^spades"),
    ):
        if page.get_by_role("button", name=name, disabled=False).count():
            tab_to(page, name)
            page.keyboard.press("Enter")
            page.wait_for_timeout(60)
            return
    chosen = page.get_by_text(re.compile(r"\d of \d chosen"))
    if chosen.count():
        tab_to(page, re.compile(".* of .*"))
        page.keyboard.press("Home")
        for _ in range(int(chosen.inner_text().split(" of ")[1].split()[0])):
            page.keyboard.press("Space")
            page.keyboard.press("ArrowRight")
        tab_to(page, re.compile("^Pass to"))
        page.keyboard.press("Enter")
    elif hand.get_by_role("button", name=re.compile(", playable")).count():
        tab_to(page, re.compile(".* of .*"))
        page.keyboard.press("Home")
        for _ in range(20):
            if ", playable" in focused(page):
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        assert page.evaluate("document.activeElement.ariaPressed") == "true"
        page.keyboard.press("Enter")
    page.wait_for_timeout(60)


def focused(page: Page) -> str:
    name: str = page.evaluate("document.activeElement.ariaLabel || document.activeElement.textContent")
    return name


def tab_to(page: Page, name: str | re.Pattern[str]) -> None:
    """Press Tab until the focus is there; it must be reachable so."""
    expect(page.get_by_role("button", name=name).first).to_be_visible(timeout=PATIENCE)
    for _ in range(60):
        told = focused(page)
        if told == name if isinstance(name, str) else name.match(told):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"The focus does not come to {name}; it was at {told!r} last.")


def test_at_a_refereed_table_a_renege_can_happen_and_be_called(site: TableSite, browser: Browser) -> None:
    with visit(browser, at(site, site.new_table("npa", refereed=True)), prefs={"tap": "once"}) as page:
        player = PagePlayer(page, lot=2, bids=0, taps=1)
        player.begin()
        player.until("play")
        assert page.get_by_role("button", name=re.compile("playable")).count() == 0  # on felt nobody is told
        page.get_by_role("button", name=said("dock-call")).click()
        page.get_by_role("button", name=said("calls-renege")).click()
        dialog = page.get_by_role("dialog", name=said("calls-renege"))
        dialog.get_by_label("What was wrong").select_option("follow")
        dialog.get_by_role("button", name=said("renege-do")).click()
        expect(page.locator("#answer")).to_contain_text(re.compile("renege", re.IGNORECASE), timeout=PATIENCE)
        expect(page.locator(".rulings li").first).to_contain_text("NPA-")


def test_the_referee_is_called_and_the_table_settles_it(site: TableSite, browser: Browser) -> None:
    with visit(browser, at(site, site.new_table("st-hilary", refereed=True))) as page:
        player = PagePlayer(page, bids=0)
        player.begin()
        player.until("play")
        page.get_by_role("button", name=said("dock-call")).click()
        page.get_by_role("button", name=said("calls-referee")).click()
        page.get_by_label(said("dispute-about")).fill("a card fell")
        page.get_by_role("dialog").get_by_role("button", name=said("calls-referee")).click()
        expect(page.locator(".prompt")).to_contain_text(said("turn-stopped", about="a card fell"))
        page.get_by_role("button", name=said("dispute-next")).click()
        page.get_by_label(said("dispute-agree")).fill("nobody saw it")
        page.get_by_role("button", name=said("dispute-agree-do")).click()
        expect(page.locator(".prompt")).not_to_contain_text("a card fell")
        player.until("play")


def test_a_hint_is_given_where_nobody_minds(site: TableSite, browser: Browser) -> None:
    with visit(browser, at(site, site.new_table("mcallen"))) as page:
        player = PagePlayer(page)
        player.begin()
        player.until("bid")
        page.get_by_role("button", name=said("hint-do")).click()
        hint = page.get_by_role("group", name=said("hint-label"))
        expect(hint).to_contain_text(re.compile("^(Pass|Bid)"), timeout=PATIENCE)
        expect(hint.get_by_role("listitem").first).to_be_hidden()
        hint.get_by_text("Why?").click()
        expect(hint.get_by_role("listitem").first).to_be_visible()


def test_dominoes_are_stood_up_by_hand_where_somebody_wants_to(site: TableSite, browser: Browser) -> None:
    with visit(browser, at(site, site.new_table("n42pa")), prefs={"stand": "self"}) as page:
        player = PagePlayer(page)
        player.begin()
        held = page.locator(".held")
        expect(held).to_have_count(7, timeout=PATIENCE)
        first, last = held.first.get_attribute("data-key"), held.last.get_attribute("data-key")
        held.first.click()
        held.last.click()
        assert (held.first.get_attribute("data-key"), held.last.get_attribute("data-key")) == (last, first)
        page.get_by_role("button", name=said("stand-do")).click()
        player.until("bid", "play", "trump")
        assert held.first.get_attribute("data-key") == last


def test_single_keys_read_things_out(site: TableSite, browser: Browser) -> None:
    with visit(browser, at(site, site.new_table("st-hilary"))) as page:
        player = PagePlayer(page, lot=2, bids=0)
        player.begin()
        player.until("play")
        answer = page.locator("#answer")
        for key, told in {
            "h": r"^12 cards: ",
            "l": r"(Any card| of )",
            "t": r"(: .* of |Nothing is played)",
            "b": r"the bid at \d+\. Trump: ",
            "s": r"Total: you 0, they 0",
            "w": r"^Your (turn to play|lead)",
            "k": r".",
        }.items():
            page.keyboard.press(key)
            expect(answer).to_have_text(re.compile(told))
        page.keyboard.press("?")
        expect(page.get_by_role("dialog", name="Help")).to_contain_text("Home")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert re.search(r"(bids|, \w+ of \w+\.)", page.locator("#told").inner_text())


def test_the_line_comes_back_and_nothing_is_lost(site: TableSite, browser: Browser) -> None:
    with visit(browser, at(site, site.new_table("mcallen"))) as page:
        player = PagePlayer(page, bids=0)
        player.begin()
        player.until("bid", "play")
        before = page.locator(".log li").count()
        room = site.run(site.hall.room(page.url.rsplit("/", 1)[1]))
        site.run(_drop(room))
        expect(page.locator(".banner")).to_have_count(0, timeout=PATIENCE)
        player.play_hand()
        assert page.locator(".log li").count() != before


def test_what_was_not_answered_is_sent_again_with_the_same_id(site: TableSite, browser: Browser) -> None:
    asked: list[str] = []

    def lossy(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def passed_on(message: str | bytes) -> None:
            request = json.loads(message)
            if request["ask"] == "start":
                asked.append(request["id"])
                if len(asked) == 1:
                    line.close(code=4002)
                    server.close()
                    return
            server.send(message)

        line.on_message(passed_on)

    table = at(site, site.new_table("mcallen"))
    with visit(browser, table, before=lambda page: page.route_web_socket(re.compile("/socket"), lossy)) as page:
        player = PagePlayer(page)
        player.begin()
        player.until("bid", "play", "meld")
        assert len(asked) == 2
        assert asked[0] == asked[1]


async def _drop(room: Any) -> None:
    for viewer in list(room.viewers):
        viewer.close("slow")


def test_another_window_takes_over_and_gives_back(site: TableSite, browser: Browser) -> None:
    table = at(site, site.new_table("npa"))
    with visit(browser, table) as old, visit(browser, table) as new:
        expect(new.get_by_role("button", name=said("gather-start"))).to_be_visible()
        expect(old.get_by_role("alert")).to_contain_text("another window")
        old.get_by_role("button", name=said("line-here")).click()
        expect(new.get_by_role("alert")).to_contain_text("another window")
        expect(old.get_by_role("alert")).to_have_count(0)


def test_friends_sit_down_and_those_who_watch_see_no_hand(site: TableSite, browser: Browser) -> None:
    table = at(site, site.new_table("st-hilary"))
    with (
        visit(browser, table) as ruth,
        visit(browser, table, name="Bea") as bea,
        visit(browser, table, name="Cal") as cal,
    ):
        bea.get_by_role("button", name=re.compile("^Sit here.*North")).click()
        expect(ruth.get_by_text("Bea", exact=True)).to_be_visible()
        PagePlayer(ruth).begin()
        expect(bea.get_by_role("toolbar", name=re.compile("Your hand"))).to_be_visible(timeout=PATIENCE)
        expect(cal.get_by_text(said("watching"))).to_be_visible(timeout=PATIENCE)
        assert cal.get_by_role("toolbar").count() == 0


@pytest.mark.parametrize(
    ("book", "size"), [*(("npa", size) for size in SIZES), ("bend.3", "small"), ("n42pa", "small"), ("n42pa", "desk")]
)
def test_nothing_is_wider_than_the_window(site: TableSite, browser: Browser, book: str, size: str) -> None:
    width, height = SIZES[size]
    with visit(browser, at(site, site.new_table(book)), viewport={"width": width, "height": height}) as page:
        player = PagePlayer(page, lot=4, bids=0 if book == "npa" else 1)
        fits(page)
        player.begin()
        for kind in ("bid", "play") if book == "npa" else ("bid", "trump"):
            player.until(kind)
            fits(page)
            for held in page.locator(".held").all():
                box = held.bounding_box()
                assert box is not None
                assert box["height"] >= 48


def fits(page: Page) -> None:
    page.wait_for_selector(".bar")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "The page scrolls sideways."


@pytest.mark.parametrize("book", ["npa", "n42pa"])
def test_axe_finds_nothing_serious(site: TableSite, browser: Browser, book: str) -> None:
    with visit(browser, at(site, site.new_table(book)), color_scheme="light", bypass_csp=True) as page:
        player = PagePlayer(page, lot=4, bids=0 if book == "npa" else 1)
        page.wait_for_selector(".gather")
        assert complaints_by_day_and_night(page) == []
        player.begin()
        for kind in ("bid", "meld", "play") if book == "npa" else ("bid", "trump", "play"):
            player.until(kind)
            assert complaints_by_day_and_night(page) == []
        page.get_by_role("button", name=said("dock-more")).click()
        assert complaints_by_day_and_night(page) == []
        page.get_by_role("button", name=said("about-title")).click()
        sits = page.get_by_role("dialog", name=said("about-title"))
        expect(sits.locator("dd").nth(2)).to_have_text("your partner, computer, novice")
        expect(sits).to_contain_text("Novice: ")
        assert complaints_by_day_and_night(page) == []
        page.keyboard.press("Escape")
        player.play_hand()
        assert complaints_by_day_and_night(page) == []

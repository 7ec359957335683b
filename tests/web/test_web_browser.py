"""In Chromium: nothing serious for axe, nothing wider than a small phone, everything by keyboard."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from browsing import LACKING, complaints_by_day_and_night, complaints_of_axe
from playwright.sync_api import Page, expect
from table_site import table_site
from visiting import said
from windows import NewWindow

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)

PAGES = (
    "/",
    "/new",
    "/you",
    "/rules",
    "/rules/n42pa",
    "/rules/st-hilary/derive",
    "/help",
    "/preferences",
    "/practice",
    "/nothing",
)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with table_site(tmp_path_factory.mktemp("house"), by_name=False) as site:
        site.new_table("bend", title="A table with quite a long name")
        yield site.url


def opened(
    new_window: NewWindow, *, width: int = 1280, height: int = 900, **settings: object
) -> tuple[Page, list[str]]:
    """A page in a browser that has never been here, and all that it complains of."""
    page = new_window(viewport={"width": width, "height": height}, **settings)
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)
    return page, complaints


def test_axe_finds_nothing_serious_on_any_page(new_window: NewWindow, address: str):
    page, complaints = opened(new_window, color_scheme="light", reduced_motion="reduce")
    found = []
    for path in PAGES:
        page.goto(address + path)
        found += complaints_by_day_and_night(page)
    assert found == []
    assert [one for one in complaints if "404" not in one] == []


def test_a_form_with_faults_and_a_book_in_order_please_axe_too(new_window: NewWindow, address: str):
    page, _ = opened(new_window)
    page.goto(f"{address}/rules/st-hilary/derive")
    page.fill("#title", "Oak Street")
    page.fill("#auction-minimum", "twenty")
    page.click("text=See what changes")
    expect(page.locator(".summary")).to_be_focused()
    assert complaints_of_axe(page) == []
    page.fill("#auction-minimum", "20")
    page.click("text=See what changes")
    assert complaints_of_axe(page) == []
    page.click(f"text={said('derive-use-table')}")
    expect(page.locator("#brief h2")).to_contain_text("Oak Street")


@pytest.mark.parametrize(("width", "text"), [(320, "normal"), (320, "huge"), (640, "normal")])
def test_nothing_is_wider_than_a_small_phone_or_a_page_at_twice_its_size(
    new_window: NewWindow, address: str, width: int, text: str
):
    page, _ = opened(new_window, width=width, height=640)
    page.goto(f"{address}/help")
    page.evaluate(f"localStorage.setItem('meldhouse', JSON.stringify({{text: '{text}'}}))")
    for path in PAGES:
        page.goto(address + path)
        assert page.evaluate("document.documentElement.dataset.text") == text
        assert page.evaluate("document.documentElement.scrollWidth") <= width, path
    if text == "normal":  # and the head is one row
        assert page.evaluate("document.querySelector('.top').offsetHeight") < 80


def test_the_rules_in_brief_are_folded_up_on_a_phone_and_open_beside_the_form(new_window: NewWindow, address: str):
    for width, is_open in ((390, False), (1280, True)):
        page, _ = opened(new_window, width=width)
        page.goto(f"{address}/new?book=npa")
        page.check("input[value='bend.3']")
        expect(page.locator("#brief h2")).to_contain_text("three-handed")
        expect(page.get_by_text("3 players, each on their own.")).to_be_visible(visible=is_open)
        page.close()


def test_what_one_practises_stays_in_sight_below_the_houses(new_window: NewWindow, address: str):
    page, _ = opened(new_window, width=390, height=844)
    page.goto(f"{address}/practice")
    for name in ("Find the meld", "Follow or renege"):
        expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    page.close()


def test_targets_are_large_enough_for_a_thumb(new_window: NewWindow, address: str):
    page, _ = opened(new_window, width=375, height=740)
    things = "button, .button, nav a, .own a, select, input:not([type=radio], [type=hidden], [type=checkbox]), "
    things += "label:has([type=checkbox]), textarea, .choice, .tile"
    small = f"""[...document.querySelectorAll("{things}, summary")]
        .filter(one => one.offsetParent && one.getBoundingClientRect().height < 47.5)
        .map(one => one.outerHTML.slice(0, 120))"""
    for path in PAGES:
        page.goto(address + path)
        assert page.evaluate(small) == [], path


def test_from_the_lobby_to_a_table_by_keyboard_alone(new_window: NewWindow, address: str):
    page, complaints = opened(new_window)
    page.goto(address)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Skip to the page"
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Play Pinochle now"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == said("lobby-other-rules")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.value") == "bend.3"
    while page.evaluate("document.activeElement.getAttribute('href')") != "/new":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/new")
    while page.evaluate("document.activeElement.name") != "book":
        page.keyboard.press("Tab")
    while page.evaluate("document.activeElement.value") != "bend.3":
        page.keyboard.press("ArrowDown")
    expect(page.locator("#brief h2")).to_contain_text("three-handed")
    for field, typed in (("your-name", "Ann"), ("name", "Sunday")):
        while page.evaluate("document.activeElement.name") != field:
            page.keyboard.press("Tab")
        page.keyboard.type(typed)
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    assert [one for one in complaints if "404" not in one] == []


def test_preferences_hold_from_the_first_paint_of_the_next_page(new_window: NewWindow, address: str):
    page, complaints = opened(new_window, color_scheme="light", reduced_motion="reduce")
    page.goto(f"{address}/preferences")
    light = page.evaluate("getComputedStyle(document.body).backgroundColor")
    for name, value in (("theme", "dark"), ("deck", "four"), ("text", "large"), ("cards", "huge")):
        page.check(f"input[name={name}][value={value}]")
    page.goto(address)
    assert page.evaluate("({...document.documentElement.dataset})") == {
        "theme": "dark", "deck": "four", "text": "large", "cards": "huge", "sound": "on", "motion": "auto",
    }  # fmt: skip
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != light
    assert page.get_attribute("#theme", "aria-pressed") == "true"
    page.click("#theme")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == light
    page.evaluate("localStorage.setItem('meldhouse', 'not json')")
    page.goto(address)
    assert page.evaluate("document.documentElement.dataset.theme") == "auto"
    assert complaints == []


def test_rules_are_found_while_typing_and_a_cited_clause_is_always_shown(new_window: NewWindow, address: str):
    page, _ = opened(new_window)
    page.goto(f"{address}/rules/npa")
    every = page.locator("[data-line]").count()
    assert page.locator("[data-line]:visible").count() == 0  # chapters are folded up until one wants them
    page.fill("#q", "trump marriage")
    found = page.locator("[data-line]:visible").count()
    assert 0 < found < every
    expect(page.locator("[data-found]")).to_contain_text(" about “trump marriage”.")
    assert sum(map(int, re.findall(r"\d+", page.inner_text("[data-found]")))) == found
    assert page.evaluate("CSS.highlights.get('found').size") >= found
    page.press("#q", "Enter")
    expect(page.locator("[data-line]:visible").first).to_be_in_viewport()
    page.evaluate("location.hash = '#NPA-1.2b'")
    expect(page.locator("[id='NPA-1.2b']")).to_be_visible()
    page.goto(f"{address}/help")
    page.goto(f"{address}/rules/npa#NPA-3.1a")  # as a table cites it
    expect(page.locator("[id='NPA-3.1a']")).to_be_in_viewport()
    for word in ("renege", "Reneging", "revoke"):
        page.fill("#q", word)
        expect(page.locator("[data-line]:visible").first).to_contain_text(re.compile("reneg", re.IGNORECASE))
    page.fill("#q", "bicycle")
    assert "Try a shorter word" in page.inner_text("[data-none]")
    expect(page.locator("[data-found]")).to_have_text(said("find-none", sought="bicycle"))


def test_the_policy_lets_our_own_sockets_through_and_nothing_foreign(new_window: NewWindow, address: str):
    page, _ = opened(new_window)
    page.goto(f"{address}/help")
    violated = """async where => {
        const seen = [];
        addEventListener('securitypolicyviolation', event => seen.push(event.effectiveDirective));
        await new Promise(done => {
            try { const socket = new WebSocket(where); socket.onerror = socket.onopen = done; } catch { done(); }
        });
        await new Promise(done => setTimeout(done, 50));
        return seen;
    }"""
    own = address.replace("http", "ws")
    assert page.evaluate(violated, f"{own}/anything") == []
    assert page.evaluate(violated, "ws://127.0.0.1:9/") == ["connect-src"]

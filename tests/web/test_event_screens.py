"""What directors see with long names and three at a table: nothing is cut off, on a phone, a tablet or a projector."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from browsing import LACKING
from playwright.sync_api import Browser, Page, expect
from real_house import RealHouse
from test_event_browser import SEATED, STARTED, directing, press
from visiting import said, said as says

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)
PHONE, LAPTOP, HALL = (390, 844), (1280, 860), (1920, 1080)
NAMES = ["Bartholomew Featherstonehaugh-Cholmondeley", "Florence Wigglesworth-Montgomery", "Maximiliana Worthington"]
CUT_OFF = """() => {
  const wide = document.documentElement.clientWidth;
  const isSeen = (one) => one.getClientRects().length && !one.closest(".hidden, .skip, .said");
  const isOut = ({ left, right }) => right > wide + 1 || left < -1;
  const found = [...document.querySelectorAll("body *")].filter(isSeen);
  const out = found.filter((one) => isOut(one.getBoundingClientRect()));
  return out.map((one) => `${one.tagName} ${one.className} ${one.textContent.trim().slice(0, 40)}`).slice(0, 3);
}"""
SMALL = """() => {
  const fields = "main input:not([type=hidden], [type=radio], [type=checkbox])";
  const found = [...document.querySelectorAll(`main button, main a.button, main select, ${fields}`)];
  const isSmall = (one) => one.getClientRects().length && one.getBoundingClientRect().height < 44;
  return found.filter(isSmall).map((one) => one.outerHTML.slice(0, 80));
}"""


@pytest.fixture(scope="module")
def house(served_house: RealHouse) -> RealHouse:
    return served_house


@pytest.fixture(scope="module")
def desk(house: RealHouse, browser: Browser) -> Iterator[tuple[Page, str]]:
    """Three at the only table, and their first hand is written."""
    page = browser.new_context(viewport={"width": LAPTOP[0], "height": LAPTOP[1]}).new_page()
    at = directing(page, house, "bend", NAMES, *STARTED)
    page.goto(f"{at}/round/1/table/1")
    page.check("input[name=bidder][value=N]")
    page.fill("#bid", "500")
    page.select_option("#trump", "H")
    for side, meld, take in (("N", "300", "250"), ("E", "100", "150"), ("S", "60", "")):
        page.fill(f"#meld-{side}", meld)
        page.fill(f"#take-{side}", take)
    page.get_by_role("button", name="Save hand").click()
    expect(page.locator("#said")).to_contain_text("Hand 1 saved")
    yield page, at
    page.context.close()


@pytest.mark.parametrize("size", [PHONE, LAPTOP, HALL], ids=["phone", "laptop", "hall"])
def test_nothing_is_cut_off_and_everything_can_be_hit(desk: tuple[Page, str], size: tuple[int, int]):
    page, at = desk
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for path in ("/round/1/table/1", "/standings", "/desk", "/desk/people", "/desk/prints", "/desk/log", "/hall", ""):
        page.goto(at + path)
        assert page.evaluate(CUT_OFF) == [], path
        assert page.evaluate(SMALL) == [], path


def test_the_head_of_a_page_is_one_line_on_a_laptop(desk: tuple[Page, str]):
    page, at = desk
    page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    page.goto(f"{at}/desk")
    head = page.locator("header.top").bounding_box()
    assert head is not None
    assert head["height"] < 80


def test_a_page_that_answers_a_form_comes_back_to_the_sheet(desk: tuple[Page, str], house: RealHouse):
    """What was typed stays when something else changes; and an answer has no address to be loaded again."""
    page, _ = desk
    at = directing(page, house, "mcallen", ["Ann / Bob", "Cleo / Dan"], *STARTED)
    page.goto(f"{at}/round/1/table/1")
    page.get_by_text("Enter only the result").click()
    page.fill("#points-NS", "many")
    page.get_by_role("button", name="Save the result").click()
    expect(page.locator(".summary")).to_contain_text("not “many”")
    other = page.context.new_page()
    other.goto(f"{at}/desk")
    press(other, "Call time now")
    expect(page.locator("main .clock")).to_have_text("Time")
    expect(page.locator("#points-NS")).to_have_value("many")
    page.fill("#points-NS", "70")
    page.fill("#points-EW", "30")
    page.get_by_role("button", name="Save the result").click()
    expect(page.locator("#said")).to_have_text(says("event-result-saved"))
    other.close()


def test_choosing_a_house_shows_what_it_has_and_keeps_what_was_typed(desk: tuple[Page, str], house: RealHouse):
    page, _ = desk
    page.goto(f"{house.url}/events/new")
    page.get_by_text(said("event-change"), exact=True).click()
    page.fill("#rounds", "4")
    page.check("input[name=book][value=n42pa]")
    expect(page.locator("#title-hint")).to_have_text(said("event-called", name="National 42 Players Association"))
    expect(page.locator("#has-entry")).to_have_text(
        "Club rules: Pairs that stay together (our default; the club’s rules don’t say)"
    )
    expect(page.locator("#rounds")).to_have_value("4")


def test_whoever_stands_on_a_button_keeps_it_when_the_page_changes_by_itself(desk: tuple[Page, str]):
    page, at = desk
    page.goto(f"{at}/desk")
    sheet = page.get_by_role("link", name=says("event-sheet-at", table=1))
    sheet.focus()
    other = page.context.new_page()
    other.goto(f"{at}/desk/people")
    other.fill("#names", "Vera")
    other.get_by_role("button", name="Enter", exact=True).click()
    expect(other.locator("#said")).to_contain_text(says("event-entered-one", name="Vera"))
    expect(page.locator(".undo")).to_contain_text("Mary entered Vera.")
    expect(sheet).to_be_focused()
    other.close()


@pytest.mark.parametrize("width", [360, 390, 768])
def test_the_head_of_a_page_is_one_line_on_a_phone_too_and_the_menu_opens_by_the_keyboard(
    desk: tuple[Page, str], width: int
):
    page, at = desk
    page.set_viewport_size({"width": width, "height": 844})
    page.goto(f"{at}/desk")
    head = page.locator("header.top").bounding_box()
    assert head is not None
    assert head["height"] < 80
    menu = page.locator(".places-menu")
    expect(menu.get_by_role("link", name="Rules")).not_to_be_visible()
    menu.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(menu.get_by_role("link", name="Rules")).to_be_visible()
    assert page.evaluate(CUT_OFF) == []
    page.keyboard.press("Tab")
    expect(menu.get_by_role("link", name="Lobby")).to_be_focused()


@pytest.mark.parametrize("heads", [24, 48, 80])
def test_the_seating_of_a_hall_fits_its_screen(desk: tuple[Page, str], house: RealHouse, heads: int):
    """Nobody scrolls a projector."""
    page, _ = desk
    at = directing(page, house, "npa", [f"Grace Miller {number}" for number in range(heads)], *SEATED)
    for width, height in ((1280, 800), (1366, 768), HALL):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{at}/hall")
        assert page.locator(".hall-seats li").count() == heads
        assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0, (width, height)
        assert page.evaluate(CUT_OFF) == []


def test_what_does_not_fit_on_the_hall_is_shown_screen_by_screen(desk: tuple[Page, str], house: RealHouse):
    page, _ = desk
    at = directing(page, house, "npa", [f"{NAMES[number % 3]} {number}" for number in range(60)], *SEATED)
    page.set_viewport_size({"width": 1280, "height": 800})
    page.emulate_media(reduced_motion="reduce")
    page.clock.install()
    page.goto(f"{at}/hall")
    round_ = page.locator(".hall-round")
    last = page.evaluate("document.documentElement.scrollHeight - innerHeight")
    assert last > 1
    seen = [page.evaluate("scrollY")]
    while seen[-1] < last - 1:
        page.clock.run_for(8000)
        seen.append(page.evaluate("scrollY"))
        assert seen[-1] > seen[-2]
        expect(round_).to_be_in_viewport()
    page.clock.run_for(8000)
    assert page.evaluate("scrollY") == 0
    page.keyboard.press("Home")  # somebody takes it in hand, and it waits for him
    page.clock.run_for(16000)
    assert page.evaluate("scrollY") == 0

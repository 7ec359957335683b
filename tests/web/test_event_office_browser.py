"""The office of an evening in Chromium, on a laptop and on phones: opened with a fee and prizes, checked in by a code,
paid for, played, printed and handed out."""

from __future__ import annotations

import re

import pytest
from browsing import LACKING, complaints_of_axe
from playwright.sync_api import Page, expect
from real_house import RealHouse
from test_event_browser import LAPTOP, PHONE, is_too_wide, press, sign, write_hands
from visiting import said
from windows import NewWindow

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)
PAGES = ("/desk/money", "/desk/prizes", "/desk/prints", "/desk/settings", "/desk/people/P1")


@pytest.fixture(scope="module")
def house(served_house: RealHouse) -> RealHouse:
    return served_house


def opened(page: Page, house: RealHouse) -> str:
    """Bend for one game, at five dollars, with prizes; its address."""
    page.goto(f"{house.url}/events/new")
    page.check("input[name=book][value=bend]")
    page.fill("#your-name", "Mary")
    page.get_by_text(said("event-change"), exact=True).click()
    page.fill("#rounds", "1")
    page.fill("#money-fee-cents", "5")
    page.fill("#money-percents", "60, 40")
    press(page, "Open the tournament")
    page.fill("#names", "Ann\nBob\nCleo\nDan")
    press(page, "Enter")
    expect(page.get_by_role("status").filter(has_text="0 of 4 here.")).to_be_visible()
    return page.url.removesuffix("/desk/people")


def pleases(page: Page, at: str, *paths: str) -> None:
    found = []
    for path in paths:
        page.goto(at + path)
        found += complaints_of_axe(page)
        assert not is_too_wide(page), path
    assert found == []


def code_of(page: Page, at: str, number: str) -> str:
    page.goto(f"{at}/desk/people/{number}")
    press(page, "Show the code for")
    assert complaints_of_axe(page) == []
    return page.locator(".code-link a").inner_text()


def test_an_evening_from_its_fee_to_its_receipts(house: RealHouse, new_window: NewWindow):
    desk = new_window(viewport=LAPTOP)
    at = opened(desk, house)
    pleases(desk, at, *PAGES)

    link = code_of(desk, at, "P1")
    phone = new_window(viewport=PHONE)
    phone.goto(link)
    expect(phone.get_by_role("button", name="Yes")).to_be_visible()  # the page has sent the code by itself
    assert complaints_of_axe(phone) == []
    assert phone.locator("#your-name").input_value() == "Ann"
    press(phone, "Yes", "Check me in")
    expect(phone.locator("text=You’re checked in.")).to_be_visible()
    assert not is_too_wide(phone)
    desk.goto(f"{at}/desk/people")
    press(desk, "Check in everyone")

    desk.goto(f"{at}/desk/money")
    press(desk, "Paid the entry fee, $5.00")
    expect(desk.locator("text=$5.00 of $20.00 paid")).to_be_visible()
    watching = desk.context.new_page()
    watching.goto(f"{at}/desk/money")
    press(desk, said("event-all-paid", kind="fee", number=3, amount=1500))
    expect(watching.locator("text=$20.00 of $20.00 paid")).to_be_visible()  # by itself
    desk.fill("#amount", "ham")
    press(desk, said("event-save"))
    expect(desk.locator(".summary")).to_contain_text("isn’t an amount")
    assert complaints_of_axe(desk) == []

    desk.goto(f"{at}/desk")
    press(desk, "Seat game 1", "Confirm the seating", "Release the seating", "Start game 1")
    desk.goto(f"{at}/round/1/table/1")
    write_hands(desk, "bend")
    sign(desk)
    desk.goto(f"{at}/desk")
    press(desk, "Close game 1", "Finish the tournament")

    desk.set_viewport_size({"width": 390, "height": 780})
    pleases(desk, at, *PAGES)
    desk.goto(f"{at}/desk/prizes")
    press(desk, "Hand out everything: $20.00")
    expect(desk.locator("text=All prizes are handed out.")).to_be_visible()
    expect(watching.locator("text=$20.00 in − $20.00 out = $0.00 in the cash box.")).to_be_visible()
    with desk.expect_response(re.compile(r"/desk/prints/sheets\.pdf\?paper=letter&lang=en&round=1$")) as got:
        desk.goto(f"{at}/desk/prints")
        desk.evaluate("document.querySelector('form[target]').removeAttribute('target')")
        desk.get_by_role("button", name=said("paper-job", job="sheets")).first.click()
    assert got.value.headers["content-type"] == "application/pdf"

"""In Chromium: whoever is asked something sees the question at once, on a phone too, and answers it with a button."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from browsing import LACKING
from event_nights import cookie_of, evening, pay_fees, playing
from playwright.sync_api import Browser, expect
from table_site import TableSite, table_site

from meldhouse.rulebooks.money import Money
from meldhouse.tournament import store as keeping
from meldhouse.tournament.simulating.simulate import DIRECTOR
from meldhouse.web.app import COOKIE

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)


@pytest.fixture(scope="module")
def office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableSite]:
    with table_site(Path(tmp_path_factory.mktemp("office")), by_name=False) as site:
        yield site


def test_the_question_about_a_fee_is_in_sight_and_in_focus(browser: Browser, office: TableSite):
    event = evening("npa", 8, Money(fee_cents=2000, refund="never"))
    pay_fees(event)
    id = office.run(keeping.bring(office.house.journal, event.tournament)).id
    context = browser.new_context(viewport={"width": 320, "height": 640})
    context.add_cookies([{"name": COOKIE, "value": cookie_of(DIRECTOR, "Mary", bytes(32)), "url": office.url}])
    page = context.new_page()
    page.goto(f"{office.url}/event/{id}/desk/people/P3")
    page.get_by_role("button", name="Withdraw").click()
    question = page.get_by_role("group", name="Player 3 paid $20.00.")
    expect(question).to_be_focused()
    expect(question).to_be_in_viewport()
    page.get_by_role("button", name="Withdraw and keep the fee").click()
    expect(page.locator("#said")).to_contain_text("Player 3: withdrawn, fee kept.")
    context.close()


def test_yes_and_no_to_a_trick_are_at_the_take_and_go_when_another_take_is_written(browser: Browser, office: TableSite):
    event = playing(evening("bend", 4))
    id = office.run(keeping.bring(office.house.journal, event.tournament)).id
    context = browser.new_context(viewport={"width": 390, "height": 800})
    context.add_cookies([{"name": COOKIE, "value": cookie_of(DIRECTOR, "Mary", bytes(32)), "url": office.url}])
    page = context.new_page()
    page.goto(f"{office.url}/event/{id}/round/1/table/1")
    question = page.get_by_role("group", name="Did they win a trick?")
    expect(question).to_have_count(0)
    for group in ("Who deals first?", "Who took the bid?"):
        page.get_by_role("group", name=group).locator("label").first.click()
    page.locator("#bid").fill("500")
    page.locator("#trump").select_option("H")
    for field, figure in {"meld-NS": "400", "meld-EW": "20", "take-NS": "500"}.items():
        page.locator(f"#{field}").fill(figure)
    page.get_by_role("button", name="Save hand").click()
    expect(question).to_have_count(1)
    expect(question.get_by_role("radio", name="Yes")).to_be_focused()
    expect(question).to_be_in_viewport()
    expect(page.locator("#slip-fault")).to_be_hidden()
    expect(page.get_by_role("group", name="Player").filter(has=question)).to_contain_text("Points taken")
    question.locator("label", has_text="Yes").click()
    page.locator("#take-EW").fill("10")
    page.locator("#take-EW").blur()
    expect(question).to_have_count(0)
    page.locator("#take-EW").fill("")
    page.locator("#take-EW").blur()
    page.get_by_role("button", name="Save hand").click()
    question.locator("label", has_text="No").click()
    if shots := os.environ.get("SHOTS"):
        page.screenshot(path=f"{shots}/trick.png", full_page=True)
    page.get_by_role("button", name="Save hand").click()
    expect(page.locator("#said")).to_contain_text("Hand 1 saved")
    expect(question).to_have_count(0)
    context.close()

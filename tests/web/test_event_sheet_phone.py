"""The sheet on narrow phones: three names over three columns, and what is said of the line and of the deal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from browsing import LACKING
from event_nights import cookie_of, evening, playing
from playwright.sync_api import Browser, Page, expect
from table_site import TableSite, table_site
from test_event_screens import CUT_OFF, SMALL
from visiting import said

from meldhouse.game import Slip
from meldhouse.tournament import acts, store as keeping
from meldhouse.tournament.simulating.simulate import DIRECTOR, Simulation
from meldhouse.web.app import COOKIE

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)
SHEET = "/round/1/table/1"
LONG = ("Bartholomew Featherstone", "Florence Wigglesworth", "Maximiliana Worthington")
COLUMNS = """() => {
  const left = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return Math.round(range.getBoundingClientRect().left);
  };
  const heads = [...document.querySelectorAll(".score-sheet thead .initials")].map(left);
  const sums = [...document.querySelectorAll(".score-sheet tfoot .total")].map(left);
  return { heads, sums };
}"""


@pytest.fixture(scope="module")
def sheets(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableSite]:
    with table_site(Path(tmp_path_factory.mktemp("sheets")), by_name=False) as site:
        yield site


def phone_at(browser: Browser, site: TableSite, event: Simulation, width: int) -> Page:
    id = site.run(keeping.bring(site.house.journal, event.tournament)).id
    context = browser.new_context(viewport={"width": width, "height": 800})
    context.add_cookies([{"name": COOKIE, "value": cookie_of(DIRECTOR, "Mary", bytes(32)), "url": site.url}])
    page = context.new_page()
    page.goto(f"{site.url}/event/{id}{SHEET}")
    return page


@pytest.mark.parametrize("width", [320, 390])
def test_three_names_stand_over_their_columns(browser: Browser, sheets: TableSite, width: int):
    event = evening("bend", 3)
    for number, name in enumerate(LONG, 1):
        event.do(acts.Edit(entrant=f"P{number}", names=(name,)))
    playing(event)
    made = {"N": 250, "E": 150, "S": 100}
    hand = Slip(bidder="N", bid=500, trump="H", meld={"N": 300, "E": 100, "S": 60}, take=made)
    event.do(acts.EnterSlips(round=1, table=1, slips=(hand,)))
    page = phone_at(browser, sheets, event, width)
    found = page.evaluate(COLUMNS)
    assert found["heads"] == found["sums"]
    assert len(set(found["heads"])) == 3
    tops = {round(one.bounding_box()["y"]) for one in page.locator(".score-sheet thead .initials").all()}
    assert len(tops) == 1, "in one line, not down a stair"
    above = page.inner_text(".initials-told")
    assert all(name in above for name in LONG)
    assert page.evaluate(CUT_OFF) == []
    page.set_viewport_size({"width": 1280, "height": 800})
    assert page.is_hidden(".initials-told")
    assert LONG[0] in page.inner_text(".score-sheet thead")
    page.context.close()


def write(page: Page, bid: str) -> None:
    page.check("input[name=bidder][value=N]")
    page.fill("#bid", bid)
    page.select_option("#trump", "H")
    for field, points in (("meld-NS", "300"), ("meld-EW", "100"), ("take-NS", "260")):
        page.fill(f"#{field}", points)
    page.get_by_role("button", name="Save hand").click()


def test_the_hands_after_the_first_do_not_ask_who_deals_first(browser: Browser, sheets: TableSite):
    page = phone_at(browser, sheets, playing(evening("bend", 4)), 390)
    expect(page.locator("#draw")).to_be_visible()
    page.context.set_offline(True)
    write(page, "3")
    expect(page.locator("#slip h2")).to_have_text("Hand 2")
    expect(page.locator("#draw")).to_be_hidden()
    write(page, "500")
    expect(page.locator("#waiting")).to_contain_text(said("unsent-offline", hands=2))
    expect(page.locator("#slip h2")).to_have_text("Hand 3")
    expect(page.locator("#draw")).to_be_hidden()
    page.context.set_offline(False)
    expect(page.locator("#slip-fault")).to_be_visible()
    expect(page.locator("#slip h2")).to_have_text("Hand 1")
    expect(page.locator("#draw")).to_be_visible()
    page.fill("#bid", "500")
    page.get_by_role("button", name="Save hand").click()
    expect(page.locator("#slip h2")).to_have_text("Hand 3")
    expect(page.locator("#draw")).to_have_count(0)
    page.context.close()


def test_while_the_line_is_up_a_hand_is_being_sent_and_does_not_wait_for_it(browser: Browser, sheets: TableSite):
    page = phone_at(browser, sheets, playing(evening("bend", 4)), 390)
    page.clock.install()
    held = []
    page.route("**/write", lambda route: held.append(route))
    with page.expect_request("**/write"):
        write(page, "500")
    page.clock.run_for(2000)
    expect(page.locator("#waiting")).to_have_text(said("unsent-sending", hands=1))
    expect(page.locator("#unsent")).to_be_hidden()
    page.clock.run_for(8000)
    expect(page.locator("#waiting")).to_contain_text(said("unsent-offline", hands=1))
    expect(page.locator("#unsent")).to_be_visible()
    held[0].abort()
    page.context.close()


@pytest.mark.parametrize("width", [320, 390])
def test_who_was_told_fits_into_one_row(browser: Browser, sheets: TableSite, width: int):
    event = evening("npa", 4)
    for number, name in enumerate(("Alice Anderson", "Bob Brewster", "Carl Clark", "Dora Dunn"), 1):
        event.do(acts.Edit(entrant=f"P{number}", names=(name,)))
    playing(event)
    hand = Slip(bidder="N", bid=50, trump="H", meld={"NS": 30, "EW": 20}, take={"NS": 30, "EW": 20})
    event.do(acts.EnterSlips(round=1, table=1, slips=(hand,) * 4))
    sheet = event.tournament.state.sheet(1, 1)
    for side in sheet.sides:
        event.do(acts.Sign(round=1, table=1, side=side, signer=sheet.people(side)[0], digest=sheet.digest))
    event.do(acts.Correct(round=1, table=1, hand=2, slip=hand, reason="added wrongly"))
    page = phone_at(browser, sheets, event, width)
    tops = {round(one.bounding_box()["y"]) for one in page.locator(".told .row button").all()}
    assert len(tops) == 1
    assert page.evaluate(SMALL) == []
    assert page.evaluate(CUT_OFF) == []
    page.context.close()

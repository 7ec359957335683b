"""What somebody types at the desk stays while the page renews itself; on a phone the next hand comes first."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from browsing import LACKING
from event_nights import cookie_of, evening, playing
from playwright.sync_api import Browser, Page, expect
from table_site import TableSite, table_site
from visiting import said

from meldhouse.game import Slip
from meldhouse.tournament import acts, store as keeping
from meldhouse.tournament.simulating.simulate import DIRECTOR, Simulation
from meldhouse.web.app import COOKIE
from meldhouse.web.identity.people import Person

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)
HAND = Slip(bidder="N", bid=50, trump="H", meld={"NS": 30, "EW": 20}, take={"NS": 30, "EW": 20})


@pytest.fixture(scope="module")
def office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableSite]:
    with table_site(Path(tmp_path_factory.mktemp("office")), by_name=False) as site:
        yield site


def opened(browser: Browser, site: TableSite, event: Simulation, path: str, who: str = DIRECTOR) -> tuple[Page, str]:
    id = site.run(keeping.bring(site.house.journal, event.tournament)).id
    context = browser.new_context(viewport={"width": 390, "height": 844})
    context.add_cookies([{"name": COOKIE, "value": cookie_of(who, "Mary", bytes(32)), "url": site.url}])
    page = context.new_page()
    page.goto(f"{site.url}/event/{id}{path}")
    return page, id


def test_a_reason_that_is_being_typed_stays_when_something_else_happens(browser: Browser, office: TableSite):
    event = playing(evening("npa", 4, rounds=1, hands=1))
    event.do(acts.EnterSlips(round=1, table=1, slips=(HAND,)))
    sheet = event.tournament.state.sheet(1, 1)
    for side in sheet.sides:
        signer = sheet.people(side)[0]
        event.do(acts.Sign(round=1, table=1, side=side, signer=signer, digest=sheet.digest))
    event.do(acts.CallReferee(round=1, table=1, about="the sum"))
    page, id = opened(browser, office, event, "/desk")
    page.get_by_text("Close it anyway?").click()
    page.get_by_label("Why? It stays in the log.").fill("they have gone home")
    found = office.run(office.house.events.event(id))
    more = acts.CallReferee(round=1, table=1, about="the meld")
    office.run(found.do(Person(id=DIRECTOR, name="Mary"), more))
    expect(page.locator("#board")).to_contain_text("the meld")
    expect(page.get_by_label("Why? It stays in the log.")).to_have_value("they have gone home")
    page.get_by_role("button", name="Close round 1 anyway").click()
    page.goto(f"{office.url}/event/{id}/desk/log")
    closed = said("log-close-anyway", who="Mary", round="round 1")
    expect(page.locator("main")).to_contain_text(f"{closed} “they have gone home”")
    page.context.close()


def test_after_an_appeal_the_hand_to_be_written_is_in_sight_on_a_phone(browser: Browser, office: TableSite):
    event = playing(evening("npa", 4))
    for who in ("ref1", "ref2"):
        event.do(acts.Appoint(who=who, role="referee"))
    event.do(acts.Appoint(who="keeper", role="scorekeeper", table=1))
    event.do(acts.EnterSlips(round=1, table=1, slips=(HAND, HAND)))
    east = event.tournament.state.sheet(1, 1).seats["E"]
    for number in (1, 2):
        event.do(acts.CallReferee(round=1, table=1, about=f"matter {number}"))
        said = acts.Answer(call=number, ruling="It is a renege, found in the fourth book. " * 6, clause="NPA-3.1a")
        event.tournament.apply(said, by="ref1", at=event.at + 1)
        event.do(acts.Appeal(call=number, person=east))
        event.tournament.apply(said, by="ref2", at=event.at + 1)
    page, _ = opened(browser, office, event, "/round/1/table/1", who="keeper")
    box = page.locator("#slip-head").bounding_box()
    assert box is not None
    assert box["y"] < 600, "with the first question below it"
    expect(page.get_by_text("1 earlier ruling at this table")).to_be_visible()
    page.context.close()

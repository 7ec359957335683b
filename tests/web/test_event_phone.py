"""The desk on a phone of 390 pixels: type that can be read, words that are not broken, and a menu that leaves room."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from browsing import LACKING
from event_nights import cookie_of, evening, playing
from playwright.sync_api import Browser, Page, expect
from table_site import table_site
from test_event_screens import CUT_OFF, SMALL

from meldhouse.tournament import acts, store as keeping
from meldhouse.tournament.simulating.simulate import DIRECTOR
from meldhouse.web.app import COOKIE

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)
NAMES = {"P1": "Bartholomew Featherstone", "P2": "Florence Wigglesworth", "P3": "Maximiliana Worthington"}
PAGES = (
    "/desk", "/desk/people", "/desk/people/P1", "/desk/seating", "/desk/calls", "/desk/ask?table=1",
    "/desk/ask?table=1&kind=claim", "/desk/ask?table=1&asked=1&kind=bid_changed&by-N=1", "/desk/conduct",
    "/desk/conduct/P1", "/desk/penalty/1", "/desk/money", "/desk/prizes",
    "/desk/prints", "/desk/settings", "/desk/log", "/desk/roles", "/standings", "/hall", "",
    "/round/2/table/1", "/../../events/new",
)  # fmt: skip
TINY = """() => {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (words.nextNode()) {
    const one = words.currentNode.parentElement;
    const isSeen = one.getClientRects().length && !one.closest(".hidden, .skip, .said, script, style");
    const isTiny = parseFloat(getComputedStyle(one).fontSize) < 16;
    if (words.currentNode.textContent.trim() && isSeen && isTiny) found.push(one.outerHTML.slice(0, 80));
  }
  return found;
}"""
BROKEN = """() => {
  const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    const one = texts.currentNode;
    const around = one.parentElement;
    if (!around.getClientRects().length || around.closest("select, .hidden, code, .command")) continue;
    for (const word of one.textContent.matchAll(/[A-Za-z]{8,}/g)) {
      const range = document.createRange();
      range.setStart(one, word.index);
      range.setEnd(one, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(word[0]);
    }
  }
  return found;
}"""

ROWS = """name => {
  const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const at = texts.currentNode.textContent.indexOf(name);
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(texts.currentNode, at);
    range.setEnd(texts.currentNode, at + name.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  }
}"""


@pytest.fixture(scope="module")
def desk(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Page, str]]:
    """Three with long names play alone; one round is over, the next one is on, and somebody was penalised."""
    event = evening("bend", 3)
    for number, name in NAMES.items():
        event.do(acts.Edit(entrant=number, names=(name,)))
    event.do(acts.Draft())
    event.play_round()
    playing(event)
    event.do(acts.Penalize(round=2, person="P1", points=50, reason="slow play"))
    event.do(acts.CallReferee(round=2, table=1, about="a card too many"))
    event.do(acts.AskRule(text="May I look at the last trick?"))
    with table_site(Path(tmp_path_factory.mktemp("phone")), by_name=False) as site:
        id = site.run(keeping.bring(site.house.journal, event.tournament)).id
        context = browser.new_context(viewport={"width": 390, "height": 844})
        context.add_cookies([{"name": COOKIE, "value": cookie_of(DIRECTOR, "Mary", bytes(32)), "url": site.url}])
        yield context.new_page(), f"{site.url}/event/{id}"
        context.close()


@pytest.mark.parametrize("path", PAGES)
def test_every_page_of_the_desk_can_be_read_and_hit(desk: tuple[Page, str], path: str):
    page, at = desk
    answer = page.goto(at + path)
    assert answer is not None
    assert answer.status == 200
    assert page.evaluate(TINY) == []
    assert page.evaluate(SMALL) == []
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate(BROKEN) == []


@pytest.mark.parametrize("width", range(320, 440, 10))
def test_an_address_is_broken_after_a_stroke_and_never_within_a_name(desk: tuple[Page, str], width: int):
    page, at = desk
    page.set_viewport_size({"width": width, "height": 844})
    page.goto(f"{at}/desk/prints")
    rows = page.evaluate(ROWS, at.rsplit("/", 1)[1])
    page.set_viewport_size({"width": 390, "height": 844})
    assert rows == 1


def test_the_menu_of_the_desk_leaves_the_page_its_place(desk: tuple[Page, str]):
    page, at = desk
    page.goto(f"{at}/desk")
    menu = page.locator(".desk-places").bounding_box()
    first = page.locator(".next").bounding_box()
    assert menu is not None
    assert first is not None
    assert menu["height"] < 190  # three rows
    assert first["y"] < 500


def test_on_a_laptop_the_menu_is_one_row(desk: tuple[Page, str]):
    page, at = desk
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"{at}/desk")
    menu = page.locator(".desk-places ul").bounding_box()
    page.set_viewport_size({"width": 390, "height": 844})
    assert menu is not None
    assert menu["height"] < 60


def test_what_is_written_down_is_there_at_once(desk: tuple[Page, str]):
    page, at = desk
    page.goto(f"{at}/desk/conduct/P2")
    record = page.locator("#record-part")
    expect(record).to_contain_text("Nothing noted.")
    page.locator(".row-button").first.click()
    expect(record).to_contain_text(NAMES["P2"])
    expect(record).not_to_contain_text("Nothing noted.")

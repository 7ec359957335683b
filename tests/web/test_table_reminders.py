"""What the house asks of its players, at the table in Chromium: one quiet line at its moment, put away for good."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from browsing import LACKING, a_browser
from mid_hand import Party, hand_where
from playwright.sync_api import Browser, Page, expect
from table_site import TableSite, table_site
from table_visits import PATIENCE

from meldhouse.referee.conduct import PHASE_MOMENTS, Reminders, reminders
from meldhouse.rulebooks import book_names, load_book
from meldhouse.web.table_page import about

BROWSER = pytest.mark.skipif(bool(LACKING), reason=LACKING)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableSite]:
    with table_site(Path(tmp_path_factory.mktemp("site"))) as found:
        yield found


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with a_browser() as found:
        yield found


@pytest.mark.parametrize("name", book_names())
def test_the_page_knows_every_clause_of_conduct_with_its_moment(name: str) -> None:
    book = load_book(name)
    told = about(book, is_on_shelf=True)
    assert told.conduct == {clause.id: clause.text for clause in book.clause if clause.kind == "conduct"}
    assert set(told.moments) == set(PHASE_MOMENTS)
    for phase, clauses in told.moments.items():
        assert clauses == tuple(line.clause for line in reminders(book, phase))
        assert set(clauses) <= set(told.conduct)


def test_each_is_told_once_and_one_at_a_moment() -> None:
    book = load_book("npa")
    asked = Reminders(book)
    told = [asked.at(phase, hand) for hand in range(1, 30) for phase in ("auction", "auction", "tricks", "over")]
    clauses = [line.clause for line in told if line is not None]
    assert len(clauses) == len(set(clauses)), "the same is never told twice"
    assert told[1] is None, "nor two things at the same moment"
    wanted = {line.clause for phase in ("auction", "tricks", "over") for line in reminders(book, phase)}
    assert set(clauses) == wanted


def line(page: Page) -> str:
    note = page.get_by_role("note", name="The house asks")
    return note.inner_text() if note.count() else ""


@BROWSER
def test_it_stands_at_its_moment_and_is_put_away(site: TableSite, chromium: Browser) -> None:
    book = load_book("n42pa")
    party = Party(site, chromium, hand_where("n42pa", lambda table: table.hand.phase == "auction"))
    seat = party.table.hand.turn
    with party.at(seat) as page:
        note = page.get_by_role("note", name="The house asks")
        expect(note).to_be_visible(timeout=PATIENCE)
        first = reminders(book, "auction")[0]
        assert first.text in line(page)
        assert note.get_attribute("aria-live") is None, "it never speaks into play"
        page.reload()
        expect(note).to_be_visible(timeout=PATIENCE)
        assert first.text in line(page), "whoever loads the page again reads the same"
        page.get_by_role("button", name="Put this reminder away").click()
        expect(note).to_have_count(0)
        page.reload()
        expect(page.locator(".bid-box")).to_be_visible(timeout=PATIENCE)
        expect(note).to_have_count(0)
        page.get_by_role("button", name=re.compile("^Pass")).click()
        expect(note).to_have_count(0)


@BROWSER
@pytest.mark.parametrize("size", [(360, 740), (1280, 800)])
def test_it_is_one_line_and_covers_nothing(site: TableSite, chromium: Browser, size: tuple[int, int]) -> None:
    party = Party(site, chromium, hand_where("npa", lambda table: table.hand.phase == "tricks"))
    with party.at(party.table.hand.turn, viewport={"width": size[0], "height": size[1]}) as page:
        note = page.locator(".reminder")
        expect(note).to_be_visible(timeout=PATIENCE)
        box, felt = note.bounding_box(), page.locator(".felt").bounding_box()
        assert box is not None
        assert felt is not None
        assert box["height"] < 40
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
        assert box["y"] + box["height"] <= felt["y"] + 1
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

"""What the house asks of its players, at the table in Chromium: one quiet line at its moment, put away for good."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from browsing import LACKING
from mid_hand import Party, hand_where
from playwright.sync_api import Browser, expect
from table_site import TableSite, table_site
from table_visits import PATIENCE
from visiting import said

from meldhouse.referee.officials.conduct import PHASE_MOMENTS, Reminders, reminders
from meldhouse.rulebooks import book_names, load_book
from meldhouse.tables.table import Table
from meldhouse.web.table.table_page import about

BROWSER = pytest.mark.skipif(bool(LACKING), reason=LACKING)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableSite]:
    with table_site(Path(tmp_path_factory.mktemp("site"))) as found:
        yield found


@pytest.mark.parametrize("name", book_names())
def test_the_page_knows_every_clause_of_conduct_with_its_moment(name: str) -> None:
    book = load_book(name)
    told = about(book, "", book.voice)
    conduct = [clause for clause in book.clause if clause.kind == "conduct"]
    assert told.conduct == {clause.id: book.voice.say(clause.says) for clause in conduct}
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


def is_in_play(table: Table) -> bool:
    return table.hand is not None and table.hand.phase == "tricks" and len(table.hand.state.play.tricks) > 0


@BROWSER
def test_it_stands_at_its_moment_and_is_put_away(site: TableSite, browser: Browser) -> None:
    first = load_book("n42pa").voice.say(reminders(load_book("n42pa"), "auction")[0].says)
    party = Party(site, browser, hand_where("n42pa", lambda table: table.hand.phase == "auction"))
    with party.at(party.table.hand.turn) as page:
        note = page.get_by_role("button", name=f"The rules say: {first}")
        expect(note).to_be_visible(timeout=PATIENCE)
        assert page.locator("[aria-live] .reminder, [role=status] .reminder").count() == 0, "it never speaks into play"
        page.reload()
        expect(note).to_be_visible(timeout=PATIENCE)  # whoever loads the page again reads the same
        note.click()
        expect(page.get_by_role("dialog", name=said("remind-title"))).to_contain_text(first)
        page.get_by_role("button", name=said("remind-done"), exact=True).click()
        expect(page.locator(".reminder")).to_have_count(0)
        page.reload()
        expect(page.locator(".bid-box")).to_be_visible(timeout=PATIENCE)
        expect(page.locator(".reminder")).to_have_count(0)


MOVED = "all => all.map((one) => one.getBoundingClientRect().toJSON())"


@BROWSER
@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
@pytest.mark.parametrize("book", ["npa", "n42pa"])
def test_all_of_it_is_read_and_nothing_moves_under_the_finger(
    site: TableSite, browser: Browser, book: str, size: tuple[int, int]
) -> None:
    party = Party(site, browser, hand_where(book, is_in_play))
    with party.at(party.table.hand.turn, viewport={"width": size[0], "height": size[1]}) as page:
        whole = page.locator(".reminder-whole")
        expect(whole).to_be_in_viewport(ratio=1, timeout=PATIENCE)
        cut = "one => [one, one.parentElement, one.closest('.reminder-room')].some((box) => box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).overflow !== 'visible')"  # noqa: E501
        assert not whole.evaluate(cut)
        assert whole.evaluate("one => getComputedStyle(one.parentElement).whiteSpace") == "normal"
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        still = page.locator(".status, .held")
        before = still.evaluate_all(MOVED)
        page.locator(".reminder").click()
        page.get_by_role("button", name=said("remind-done"), exact=True).click()
        expect(page.locator(".reminder")).to_have_count(0)
        assert still.evaluate_all(MOVED) == before


@BROWSER
def test_where_there_is_no_room_two_words_open_it(site: TableSite, browser: Browser) -> None:
    party = Party(site, browser, hand_where("n42pa", lambda table: table.hand.phase == "auction"))
    with party.at(party.table.hand.turn, viewport={"width": 320, "height": 640}) as page:
        expect(page.locator(".reminder-short")).to_be_in_viewport(ratio=1, timeout=PATIENCE)
        first = load_book("n42pa").voice.say(reminders(load_book("n42pa"), "auction")[0].says)
        page.get_by_role("button", name=f"The rules say: {first}").click()
        expect(page.get_by_role("dialog", name=said("remind-title"))).to_contain_text(first)

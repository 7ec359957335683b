"""Rules where one needs them: trump in sight for those who want it so, and the rules in brief at the table itself."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from listening import Listener
from playwright.sync_api import Browser, expect
from table_site import TableSite
from table_visits import PATIENCE, PagePlayer, visit
from visiting import Visitor, a_visitor, said, words

from meldhouse.rulebooks import load_book, loads_book
from meldhouse.tables.terms import book_of
from meldhouse.web.casual import in_sight

HONEST = said("casual-why", when="trick")


@pytest.fixture(scope="module")
def visitor() -> Iterator[Visitor]:
    with a_visitor() as found:
        yield found


def book_played(visitor: Visitor, location: str) -> str:
    return str(visitor.opened.run(visitor.opened.hall.room, location.split("/")[2]).table.terms.book)


def test_trump_can_be_kept_in_sight_before_one_sits_down(visitor: Visitor) -> None:
    lobby = visitor.get("/")
    assert lobby.text.count('name="casual"') == 2  # at 42, and in other houses of Pinochle
    others = lobby.text.partition(said("lobby-other-rules") + "</summary>")[2].partition("</form>")[0]
    assert said("casual-why-some") in others
    assert HONEST in words(lobby)
    assert "checked" not in lobby.text.split(said("casual-title"))[0].rsplit("<label", 1)[1]
    for house in ("n42pa", "mcallen"):
        hidden = load_book(house).trump.shown
        assert hidden != "always"
        for fields, shown in (({}, hidden), ({"casual": "yes"}, "always")):
            sat = visitor.post("/play", {"book": house, **fields}, page="/")
            assert book_of(book_played(visitor, sat.headers["location"])).trump.shown == shown
    sat = visitor.post("/play", {"book": "st-hilary", "casual": "yes"}, page="/")  # where it is never hidden
    assert book_played(visitor, sat.headers["location"]) == "st-hilary"


def test_the_lobby_remembers_that_one_had_it_in_sight() -> None:
    with a_visitor() as visitor:
        visitor.post("/play", {"book": "n42pa", "casual": "yes"}, page="/")
        lobby = visitor.get("/")
        assert said("lobby-played-last") in words(lobby)
        assert re.search(r'name="casual" value="yes" checked', lobby.text)
        visitor.post("/play", {"book": "n42pa"}, page="/")
        assert not re.search(r'name="casual" value="yes" checked', visitor.get("/").text)


def test_a_new_table_has_the_same_choice_where_there_is_one(visitor: Visitor) -> None:
    assert HONEST in words(visitor.get("/new?book=n42pa"))
    assert HONEST in words(visitor.get("/rules/mcallen/brief"))
    assert said("casual-title") not in visitor.get("/new?book=st-hilary").text
    assert 'name="casual" value="yes" checked' in visitor.get("/new?book=n42pa&casual=yes").text
    fields = {"conduct": "guarded", "entry": "private", "bots": "novice", "clock": "none", "watchers": "no"}
    sat = visitor.post("/tables", {"book": "n42pa", "casual": "yes", **fields})
    assert book_played(visitor, sat.headers["location"]) == in_sight(load_book("n42pa"))
    plain = visitor.post("/tables", {"book": "st-hilary", "casual": "yes", **fields})
    assert book_played(visitor, plain.headers["location"]) == "st-hilary"


@pytest.mark.parametrize("house", ["n42pa", "mcallen", "mcallen.hoyle"])
def test_such_a_book_changes_nothing_else(house: str) -> None:
    parent, book = load_book(house), loads_book(in_sight(load_book(house)))
    assert (parent.trump.shown, book.trump.shown) == ("first-trick", "always")
    assert (book.scoring, book.tricks, book.auction) == (parent.scoring, parent.tricks, parent.auction)
    assert [(one.id, one.says) for one in book.clause] == [(one.id, one.says) for one in parent.clause]


def test_a_table_shows_the_book_it_is_played_by(visitor: Visitor) -> None:
    sat = visitor.post("/play", {"book": "n42pa", "casual": "yes"}, page="/").headers["location"]
    page = visitor.get(f"{sat}/rules")
    assert f'href="{sat}" data-back' in page.text
    assert "Play by these rules" not in page.text
    assert said("casual-table", when="trick") in words(page)
    assert 'id="N42-10e"' in page.text
    assert f'action="{sat}/rules#found"' in page.text
    brief = words(visitor.get(f"{sat}/rules/brief"))
    assert "10 each for 5-5 and 6-4" in brief
    assert "New to this game?" in brief
    assert "You have to remember trump." not in brief
    assert visitor.get("/table/2222222222/rules").status_code == 404


def test_the_rules_in_brief_are_read_at_the_table(sits_down: Callable[..., Listener]) -> None:
    page = sits_down("st-hilary").page
    page.get_by_role("button", name="Help").click()
    page.get_by_role("button", name="The rules in brief", exact=True).click()
    panel = page.get_by_role("dialog", name="The rules in brief")
    expect(panel).to_contain_text("From high to low: ace, ten, king, queen, jack, and nine.")
    expect(panel).to_contain_text("Aces around")
    with page.expect_popup() as opened:
        panel.get_by_role("link", name="All rules of St. Hilary").click()
    rules = opened.value
    rules.wait_for_load_state()
    with rules.expect_event("close"):
        rules.get_by_role("link", name="Back to the table").click()
    expect(page.get_by_role("alert")).to_have_count(0)  # the table is in one window still
    panel.get_by_role("button", name="Close").click()
    page.get_by_role("link", name="the rules in brief").click()
    expect(panel).to_be_visible()


def test_whoever_forgets_trump_is_shown_the_way_to_a_casual_table(site: TableSite, browser: Browser) -> None:
    with visit(browser, f"{site.url}/table/{site.new_table('n42pa')}", prefs={"last": "itself"}) as page:
        player = PagePlayer(page, bids=0.9)
        player.begin()
        for _ in range(400):
            if page.get_by_text("Remember trump").count():
                break
            player.step()
        page.get_by_text("Remember trump").click()
        rule = page.get_by_role("dialog", name=said("rule-title"))
        expect(rule).to_contain_text(said("rule-casual"))
        rule.get_by_role("link", name=said("rule-casual-do")).click()
        expect(page.get_by_label(said("casual-title"))).to_be_checked(timeout=PATIENCE)


def test_at_a_casual_table_trump_stays_in_sight(site: TableSite, browser: Browser) -> None:
    with visit(browser, f"{site.url}/table/{site.new_table(in_sight(load_book('n42pa')))}") as page:
        player = PagePlayer(page, bids=0.9)
        player.begin()
        for _ in range(600):
            taken = page.locator(".page[data-phase='tricks'] .sums tbody td:first-of-type").all_inner_texts()
            if player.look() == "play" and any(points not in ("–", "0") for points in taken):
                break
            player.step()
        expect(page.locator(".status-lines .trump")).to_be_visible()
        assert "Remember trump" not in page.locator(".status-lines").inner_text()

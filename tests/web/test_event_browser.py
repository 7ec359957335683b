"""Whole events in Chromium, on a phone and on a laptop: every page pleases axe, and nothing that was typed is lost."""

from __future__ import annotations

import json
import re
from urllib.parse import parse_qs, urlsplit

import pytest
from browsing import LACKING, complaints_of_axe
from playwright.sync_api import Page, Route, expect
from real_house import Guest, RealHouse
from visiting import said
from windows import NewWindow

from meldhouse.referee.asking.finding import find_kinds
from meldhouse.rulebooks import load_book

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)
PHONE, LAPTOP = {"width": 390, "height": 780}, {"width": 1280, "height": 860}
PAGES = (
    "/desk", "/desk/people", "/desk/seating", "/desk/calls", "/desk/ask", "/desk/ask?kind=renege", "/desk/log",
    "/desk/roles", "/standings", "/hall", "", "/../../events", "/../../events/new",
)  # fmt: skip
SLIPS = {
    "npa": ("50", "H", "30", "20", "30"),
    "mcallen": ("20", "H", "13", "4", "15"),
    "st-hilary": ("20", "H", "40", "9", "20"),
    "bend": ("500", "H", "300", "100", "260"),
    "n42pa": ("42", "4", "", "", "42"),
}


@pytest.fixture(scope="module")
def house(served_house: RealHouse) -> RealHouse:
    return served_house


def is_too_wide(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def opened(page: Page, house: RealHouse, book: str, names: list[str]) -> str:
    """A new tournament with these people checked in; its address."""
    page.goto(f"{house.url}/events/new")
    page.check(f"input[name=book][value='{book}']")
    page.fill("#title", f"An evening of {book}")
    page.fill("#your-name", "Mary")
    press(page, "Open the tournament")
    page.fill("#names", "\n".join(names))
    page.check("input[name=here]")
    press(page, "Enter")
    return page.url.removesuffix("/desk/people")


def directing(page: Page, house: RealHouse, book: str, names: list[str], *steps: str) -> str:
    """The same by whoever sits at the page, without the page; and then these steps of the first round."""
    mary = Guest(house)
    for cookie in page.context.cookies(house.url):
        mary.http.cookies.set(cookie["name"], cookie["value"], cookie["domain"], cookie["path"])
    sent = mary.post("/events", **{"book": book, "title": f"An evening of {book}", "your-name": "Mary"})
    at = sent.headers["location"].removesuffix("/desk/people")
    mary.post(f"{at}/desk/people", names="\n".join(names), here="1")
    for step in steps:
        act = {"act": step} if step == "draft" else {"act": step, "round": 1}
        assert mary.post(f"{at}/act", act=json.dumps(act), back="/desk").status_code == 303
    page.context.add_cookies(
        [{"name": name, "value": value, "url": house.url} for name, value in mary.http.cookies.items()]
    )
    return house.url + at


SEATED = ("draft", "confirm", "release")
STARTED = (*SEATED, "start")


def press(page: Page, *buttons: str) -> None:
    """One after the other, each when the one before is done: the page that stays says so, another comes instead."""
    for button in buttons:
        found = page.get_by_role("button", name=button).first
        stays, done = found.evaluate("({form}) => [form.matches('[data-stay]'), form.elements.done?.value]")
        if stays:
            with page.expect_response(lambda answer: answer.request.method == "POST"):
                found.click()
            if done:
                expect(page.locator("#said")).to_have_text(done)
        else:
            with page.expect_navigation():
                found.click()


def write_down(page: Page) -> None:
    """It is sent when the line allows it: nothing is waited for here."""
    page.get_by_role("button", name="Save hand").click()


def write_hands(page: Page, book: str) -> None:
    bid, trump, north, east, take = SLIPS[book]
    while page.locator("#slip").count():
        written = page.locator(".score-sheet tbody tr").count()
        page.check("input[name=bidder][value=N]")
        page.fill("#bid", bid)
        page.select_option("#trump", trump)
        sides = [field.get_attribute("name") or "" for field in page.locator("input[name^=take-]").all()]
        for side, meld in zip([name[5:] for name in sides], (north, east, east), strict=False):
            if meld:
                page.fill(f"#meld-{side}", meld)
        page.fill(f"#{sides[0]}", take)
        if len(sides) > 2:
            page.fill(f"#{sides[1]}", "100")
        with page.expect_navigation():
            write_down(page)
        assert page.locator(".score-sheet tbody tr").count() >= written


def sign(page: Page) -> None:
    while (button := page.get_by_role("button", name=re.compile("^Sign as "))).count():
        with page.expect_navigation():
            button.first.click()


def at_hand_one(page: Page, house: RealHouse) -> str:
    """The sheet of the only table; its address."""
    at = directing(page, house, "npa", [f"Player {letter}" for letter in "ABCD"], *STARTED)
    page.goto(f"{at}/round/1/table/1")
    return f"{at}/round/1/table/1"


def fill_in(page: Page, bid: str) -> None:
    page.check("input[name=bidder][value=N]")
    page.fill("#bid", bid)
    page.select_option("#trump", "H")
    page.fill("#meld-NS", "30")
    page.fill("#meld-EW", "20")
    page.fill("#take-NS", "30")


def write_in_one_go(page: Page, *bids: str) -> Route:
    """A hand for each bid, while the first is on its way; that one goes on when it is told to."""
    held: list[Route] = []
    page.route("**/write", lambda route: route.continue_() if held else held.append(route))
    first, *others = bids
    fill_in(page, first)
    with page.expect_request("**/write"):
        write_down(page)
    for bid in others:
        fill_in(page, bid)
        write_down(page)
    return held[0]


@pytest.mark.parametrize(
    ("book", "size", "names"),
    [
        ("bend", PHONE, [f"Player {letter}" for letter in "ABCDEFG"]),
        ("mcallen", LAPTOP, ["Ann / Bob", "Cleo / Dan", "Eve / Fay", "Gus / Hal"]),
        ("n42pa", PHONE, ["Ann / Bob", "Cleo / Dan", "Eve / Fay", "Gus / Hal"]),
        ("npa", LAPTOP, [f"Player {letter}" for letter in "ABCDEFGH"]),
        ("st-hilary", PHONE, [f"Player {letter}" for letter in "ABCDEFGH"]),
    ],
)
def test_a_round_of_each_house_from_a_blank_start(
    new_window: NewWindow, house: RealHouse, book: str, size: dict[str, int], names: list[str]
):
    page = new_window(viewport=size)
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    at = opened(page, house, book, names)
    found = complaints_of_axe(page)
    is_looked_through = book in ("bend", "mcallen")
    word = "game" if book == "bend" else "round"
    page.goto(f"{at}/desk")
    press(page, f"Seat {word} 1", "Confirm the seating", "Release the seating", "Call players to their tables")
    press(page, f"Start {word} 1")
    found += complaints_of_axe(page)
    tables = [link.get_attribute("href") or "" for link in page.locator(".seating-tile a").all()]
    assert len(tables) == 2
    for table in tables:
        page.goto(house.url + table)
        write_hands(page, book)
        if is_looked_through:
            found += complaints_of_axe(page)
        sign(page)
        assert "The sheet is in" in page.inner_text("main")
    page.goto(f"{at}/desk")
    press(page, f"Close {word} 1", "Release the standings")
    for path in (*PAGES, "/desk/people/" + _first(page, at)):
        if not is_looked_through:
            break
        page.goto(at + path)
        found += complaints_of_axe(page)
        assert not is_too_wide(page), page.url
    assert found == []
    assert faults == []


def _first(page: Page, at: str) -> str:
    page.goto(f"{at}/desk/people")
    return (page.locator(".person-row a").first.get_attribute("href") or "").rsplit("/", 1)[1]


def test_every_window_is_told_and_nothing_is_polled(new_window: NewWindow, house: RealHouse):
    director = new_window()
    at = directing(director, house, "npa", [f"Player {letter}" for letter in "ABCD"])
    hall = new_window(viewport={"width": 1600, "height": 900})
    asked: list[str] = []
    hall.on("request", lambda request: asked.append(request.url))
    hall.goto(f"{at}/hall")
    assert "4 players are here" in hall.inner_text("main")
    hall.wait_for_timeout(1500)
    quiet = len(asked)
    hall.wait_for_timeout(2500)
    assert len(asked) == quiet, "a page that nothing happens on asks for nothing"
    director.goto(f"{at}/desk")
    press(director, "Seat round 1", "Confirm the seating", "Release the seating")
    hall.wait_for_selector("text=Player C")
    press(director, "Call players to their tables", "Start round 1")
    hall.wait_for_selector("text=being played")


def test_what_was_written_survives_a_lost_line_and_a_closed_browser(new_window: NewWindow, house: RealHouse):
    director = new_window()
    at = directing(director, house, "npa", [f"Player {letter}" for letter in "ABCD"], *STARTED)
    director.goto(f"{at}/desk/roles")
    press(director, said("helpers-make"))
    link = director.inner_text(".code-link a")
    phone = new_window(viewport=PHONE)
    context = phone.context
    phone.goto(link)
    phone.fill("#your-name", "Sue")
    press(phone, "Yes")
    phone.goto(f"{at}/round/1/table/1")
    context.set_offline(True)
    for bid in ("50", "51"):
        fill_in(phone, bid)
        write_down(phone)
    phone.wait_for_selector("#waiting:visible")
    assert said("unsent-offline", hands=2) in phone.inner_text("#waiting")
    assert phone.inner_text("#slip h2") == "Hand 3"
    unsent = phone.inner_text("#unsent")
    assert "Not sent yet" in unsent
    assert "Hand 1: " in unsent
    assert unsent.index("bid 50") < unsent.index("Hand 2: ") < unsent.index("bid 51")
    director.goto(f"{at}/round/1/table/1")
    assert "No hand yet" in director.inner_text("main")
    kept = context.storage_state()
    context.close()
    again = new_window(viewport=PHONE, storage_state=kept)
    again.goto(f"{at}/round/1/table/1")
    expect(again.locator(".score-sheet")).to_contain_text("bid 51")
    again.wait_for_selector("h2:has-text('Hand 3')")
    assert "bid 50" in again.inner_text(".score-sheet")
    assert again.evaluate("localStorage.length") == 0 or "waits" not in again.inner_text("main")


def test_what_is_written_while_another_hand_is_on_its_way_is_not_lost(new_window: NewWindow, house: RealHouse):
    page = new_window(viewport=PHONE)
    at_hand_one(page, house)
    first = write_in_one_go(page, "50", "51", "52")
    expect(page.locator("#waiting")).to_have_text(said("unsent-sending", hands=3))
    assert page.is_hidden("#unsent"), "the line is up"
    page.wait_for_selector("#waiting:visible")
    first.continue_()
    expect(page.locator(".score-sheet")).to_contain_text("bid 52")
    page.wait_for_selector("h2:has-text('Hand 4')")
    sheet = page.inner_text(".score-sheet")
    assert [bid for bid in ("bid 50", "bid 51", "bid 52") if bid in sheet] == ["bid 50", "bid 51", "bid 52"]


def test_what_the_house_refuses_comes_back_into_the_form(new_window: NewWindow, house: RealHouse):
    page = new_window(viewport=PHONE)
    at_hand_one(page, house)
    page.check("input[name=bidder][value=S]")
    page.fill("#bid", "3")
    page.select_option("#trump", "H")
    page.fill("#meld-NS", "30")
    write_down(page)
    page.wait_for_selector("#slip-fault:visible")
    assert page.input_value("#bid") == "3"
    assert page.input_value("#meld-NS") == "30"
    assert page.is_checked("input[name=bidder][value=S]")


def test_what_was_said_of_one_hand_does_not_stand_above_the_fault_of_the_next(new_window: NewWindow, house: RealHouse):
    page = new_window(viewport=PHONE)
    at_hand_one(page, house)
    fill_in(page, "50")
    write_down(page)
    page.wait_for_selector("h2:has-text('Hand 2')")
    expect(page.locator("#said")).to_contain_text("Hand 1 saved")
    fill_in(page, "3")
    write_down(page)
    page.wait_for_selector("#slip-fault:visible")
    assert page.is_hidden("#said")


def test_two_taps_on_the_button_are_one_hand_and_the_next_one_is_taken(new_window: NewWindow, house: RealHouse):
    page = new_window(viewport=PHONE)
    at_hand_one(page, house)
    fill_in(page, "50")
    page.dblclick("#slip .actions button")
    page.wait_for_selector("h2:has-text('Hand 2')")
    assert page.is_hidden("#slip-fault")
    fill_in(page, "51")
    page.dblclick("#slip .actions button")
    page.wait_for_selector("h2:has-text('Hand 3')")
    assert page.is_hidden("#waiting")


def test_what_was_written_after_a_refused_hand_waits_for_it_and_follows(new_window: NewWindow, house: RealHouse):
    page = new_window(viewport=PHONE)
    at = at_hand_one(page, house)
    write_in_one_go(page, "3", "51").continue_()
    page.wait_for_selector("#slip-fault:visible")
    assert page.input_value("#bid") == "3"
    expect(page.locator("#waiting")).to_contain_text(said("unsent-behind", hands=1))
    page.goto(at)
    page.wait_for_selector("#slip-fault:visible")
    page.fill("#bid", "50")
    write_down(page)
    expect(page.locator(".score-sheet")).to_contain_text("bid 51")
    sheet = page.inner_text(".score-sheet")
    assert sheet.index("bid 50") < sheet.index("bid 51")
    assert page.is_hidden("#waiting")


def test_a_refused_hand_is_left_out_and_the_next_one_is_sent(new_window: NewWindow, house: RealHouse):
    page = new_window(viewport=PHONE)
    at_hand_one(page, house)
    write_in_one_go(page, "3", "51").continue_()
    page.click(f"text={said('unsent-leave-out')}")
    page.wait_for_selector("h2:has-text('Hand 2')")
    assert "bid 51" in page.inner_text(".score-sheet")


def test_by_ear_the_desk_says_what_was_done_and_keeps_the_place(new_window: NewWindow, house: RealHouse):
    page = new_window()
    at = opened(page, house, "st-hilary", ["Ann"])
    assert page.evaluate("document.activeElement.id") == "said"
    assert page.inner_text("#said") == "Entered: Ann."
    page.uncheck("input[name=here]")
    page.fill("#names", "Bob\nCleo\nDan")
    press(page, "Enter")
    for name in ("Bob", "Cleo", "Dan"):
        button = page.locator("button.row-button", has_text=name)
        button.focus()
        page.keyboard.press("Enter")
        expect(page.locator("#said")).to_have_text(f"Mary checked in {name}.")
        page.wait_for_selector(f"div.row-button.here:has-text('{name}')")
    page.goto(f"{at}/desk")
    page.get_by_role("button", name="Seat round 1").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Confirm the seating")).to_be_focused()
    assert page.inner_text("#said").endswith(" seated the next round, as a draft.")


def test_typing_finds_conduct_by_its_clause_and_the_clause_goes_along(new_window: NewWindow, house: RealHouse):
    page = new_window(viewport=LAPTOP)
    at = directing(page, house, "mcallen", ["Ann", "Bob", "Cid", "Dot"])
    page.goto(f"{at}/desk/ask")
    page.fill("#q", "tardy")
    expect(page.locator("li[data-line]:visible")).to_have_count(1)
    page.fill("#q", "counting aloud")
    expect(page.locator("li[data-line]:visible")).to_have_count(1)
    page.locator("li[data-line]:visible a").click()
    expect(page.locator("#clause")).to_have_value("MCA-7a")


def test_typing_finds_what_the_terminal_finds(new_window: NewWindow, house: RealHouse):
    page, book = new_window(viewport=LAPTOP), load_book("bend")
    at = directing(page, house, "bend", ["Ann", "Bob", "Cid", "Dot"])
    page.goto(f"{at}/desk/ask")
    shown = page.locator("li[data-line]:visible a")
    assert find_kinds(book, "late", book.voice) == ("late",), "its own name, though other names speak of it too"
    assert "cut_wrong" in find_kinds(book, "wrong cut", book.voice), "no rule of the paper, and yet it has an answer"
    for sought in (
        "late",
        "wrong cut",
        "Meld-Early",
        "out of turn",
        "misdeal",
        "table talk",
        "exposed card",
        "zebra",
        "claim",
        "cut",
        "no cut",
    ):
        page.fill("#q", sought)
        kinds = [parse_qs(urlsplit(one.get_attribute("href") or "").query)["kind"][0] for one in shown.all()]
        assert set(kinds) == set(find_kinds(book, sought, book.voice)), sought
    page.fill("#q", "")
    expect(shown.filter(has_text="cut")).to_have_count(0)

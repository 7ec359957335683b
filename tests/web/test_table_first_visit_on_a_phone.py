"""What somebody stumbled over who sat down with a phone for the first time: nothing hides the table or is cut, and
every figure says what it is."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browsing import LACKING
from mid_hand import Party, hand_where
from playwright.sync_api import Browser, Page, expect
from table_site import TableSite
from table_visits import PATIENCE, PagePlayer, visit
from visiting import said

from meldhouse.tables.table import Table

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)
SIZES = [(320, 640), (390, 844), (768, 1024)]


def phone(width: int, height: int) -> dict[str, object]:
    return {"viewport": {"width": width, "height": height}, "has_touch": True, "is_mobile": True}


def box(page: Page, selector: str) -> dict[str, float]:
    found = page.locator(selector).first.bounding_box()
    assert found is not None
    return dict(found)


def at_turn(phase: str, *, tricks: int = 0, trick: int = 0) -> Callable[[Table], bool]:
    """In this phase, after so many tricks and with so many pieces on the table, somebody is to act."""

    def is_so(table: Table) -> bool:
        hand = table.hand
        if hand is None or hand.phase != phase or hand.turn is None:
            return False
        return (
            len(hand.state.play.tricks) >= tricks
            and len(hand.state.play.trick) >= trick
            and not hand.state.play.trick_taken
        )

    return is_so


def sits(site: TableSite, browser: Browser, book: str, is_so: Callable[[Table], bool]) -> Party:
    return Party(site, browser, hand_where(book, is_so))


def lowest(page: Page) -> float:
    """Where the last of what the others have said or played ends, and their names."""
    seen = ".status, .auction tr, .trick .piece, .felt .plate:not(.at-bottom)"
    found: float = page.locator(seen).evaluate_all("all => Math.max(...all.map(o => o.getBoundingClientRect().bottom))")
    return found


REASON = "The lowest trump that wins the trick is enough, and keeps the higher ones for later. " * 2
ADVICE = """async (reason) => {
  const app = document.querySelector("script[src*='app.js']").src;
  const { set, state } = await import(app.replace("app.js", "store.js"));
  const action = { event: "play", piece: state.table.hand.hand[0] };
  const written = (text) => ({ id: "written", args: { text } });
  const [advice, outlook] = ["Play it.", "You should make it."].map(written);
  set({ hint: { action, do: advice, outlook, reasons: Array(6).fill(written(reason)) } });
}"""
"""A hint with long reasons, as the expert could give it."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "wanted",
    [at_turn("auction"), at_turn("tricks", tricks=1, trick=2), at_turn("tricks", tricks=8, trick=3)],
    ids=["bids", "trick", "few cards"],
)
def test_a_hint_hides_nothing_of_the_table_and_can_be_read_to_its_end(
    site: TableSite, browser: Browser, wanted: Callable[[Table], bool], size: tuple[int, int]
) -> None:
    party = sits(site, browser, "st-hilary", wanted)
    assert party.table.hand is not None
    with party.at(party.table.hand.turn, **phone(*size)) as page:
        expect(page.locator(".held").first).to_be_visible(timeout=PATIENCE)
        page.evaluate(ADVICE, REASON)
        hint = page.get_by_role("group", name=said("hint-label"))
        hint.get_by_role("button", name="Why?").tap()
        sheet = box(page, ".sheet-over.hint")
        assert lowest(page) <= sheet["y"] + 1
        assert sheet["y"] + sheet["height"] <= box(page, ".hand .held")["y"]  # the cards it speaks of stay in sight
        hint.evaluate("one => one.scrollTo(0, one.scrollHeight)")
        last = box(page, ".sheet-over.hint li:last-child")
        assert last["y"] + last["height"] <= sheet["y"] + sheet["height"]
        hint.get_by_role("button", name=said("hint-close")).tap()
        expect(hint).to_have_count(0)
        expect(page.locator(".held.hinted")).not_to_have_count(0)  # what it meant can still be found


CUT = """selector => [...document.querySelectorAll(selector)].filter((one) => {
  const frame = one.getBoundingClientRect();
  const inside = [...one.querySelectorAll("*")].map((part) => part.getBoundingClientRect()).filter((part) => part.width > 1);
  return one.scrollWidth > one.clientWidth + 1 || frame.right > innerWidth || inside.some((part) => part.right > frame.right + 1 || part.left < frame.left - 1);
}).map((one) => one.textContent)"""  # noqa: E501
"""What sticks out of its frame, or is cut by it."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("book", ["st-hilary", "npa", "n42pa", "mcallen", "bend"])
def test_no_name_of_a_house_or_a_trump_is_cut(
    site: TableSite, browser: Browser, book: str, size: tuple[int, int]
) -> None:
    party = sits(site, browser, book, at_turn("trump"))
    assert party.table.hand is not None
    with party.at(party.table.hand.turn, **phone(*size)) as page:
        expect(page.locator(".trump-choice").first).to_be_visible(timeout=PATIENCE)
        assert page.evaluate(CUT, ".bar-title b, .trump-choice") == []
        assert box(page, ".bar")["height"] < 76  # what is left below it is small enough


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("book", ["st-hilary", "npa"])
def test_everybodys_meld_is_whole(site: TableSite, browser: Browser, book: str, size: tuple[int, int]) -> None:
    def all_laid(table: Table) -> bool:
        hand = table.hand
        return hand is not None and not hand.state.play.trick and len(hand.state.meld) == 4 and hand.phase != "over"

    with sits(site, browser, book, all_laid).at("S", **phone(*size)) as page:
        expect(page.locator(".laid")).to_have_count(4, timeout=PATIENCE)
        assert page.evaluate(CUT, ".laid") == []


def test_what_was_melded_can_be_looked_up_while_the_hand_is_played(site: TableSite, browser: Browser) -> None:
    party = sits(site, browser, "st-hilary", at_turn("tricks", tricks=1, trick=1))
    assert party.table.hand is not None
    state = party.table.hand.state
    with party.at("S", **phone(390, 844)) as page:
        page.get_by_role("button", name=said("meld-title")).tap(timeout=PATIENCE)
        dialog = page.get_by_role("dialog", name=said("meld-title"))
        for laid in state.meld.values():
            for item in laid.items:
                expect(dialog).to_contain_text(f"{state.book.voice.say(item.says)} {item.points}")
        expect(dialog).to_contain_text("Meld: ")
        expect(dialog).to_contain_text("The cards are back in the hands")
        assert dialog.locator(".piece").count() == 0  # they are in the hands, where nobody looks
        page.keyboard.press("Escape")
        page.keyboard.press("m")
        expect(page.locator("#answer")).to_have_text(re.compile(r"^The meld is back in the hands\. It was: .* points?"))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("book", ["npa", "n42pa"])
def test_nothing_moves_when_a_card_is_lifted_or_a_bid_is_chosen(
    site: TableSite, browser: Browser, book: str, size: tuple[int, int]
) -> None:
    for wanted, press in ((at_turn("auction"), ".bids button"), (at_turn("tricks", tricks=1), ".held.playable")):
        party = sits(site, browser, book, wanted)
        assert party.table.hand is not None
        with party.at(party.table.hand.turn, **phone(*size)) as page:
            expect(page.locator(press).first).to_be_visible(timeout=PATIENCE)
            before = [box(page, one) for one in (".felt", ".dock-head", ".hand")]
            page.locator(press).first.click(position={"x": 10, "y": 20}, force=True)
            expect(page.locator(".play-button")).to_be_visible()
            assert [box(page, one) for one in (".felt", ".dock-head", ".hand")] == before


def test_the_sheet_says_in_words_what_a_set_hand_was(site: TableSite, browser: Browser) -> None:
    rows = """async (row) => {
      const app = document.querySelector("script[src*='app.js']").src;
      const { set, state } = await import(app.replace("app.js", "store.js"));
      const score = { ...state.table.score, rows: [row], sides: row.total };
      set({ table: { ...state.table, score }, open: "score" });
    }"""
    row = {"number": 1, "trump": "S", "how": "played", "came_out": "set", "bid": {"NS": 34}, "meld": {"NS": 6, "EW": 8}}
    row |= {"take": {"NS": 14, "EW": 11}, "total": {"NS": -34, "EW": 19}}
    with sits(site, browser, "st-hilary", at_turn("auction")).at("S", **phone(390, 844)) as page:
        expect(page.locator(".held").first).to_be_visible(timeout=PATIENCE)
        page.evaluate(rows, row)
        cells = page.get_by_role("dialog", name="Score").locator("tbody td")
        expect(cells.first).to_contain_text("set: −34; meld 6, taken 14 don’t count")
        expect(cells.last).to_contain_text("meld 8, taken 11")
        assert "+" not in page.get_by_role("dialog", name="Score").inner_text()


def test_where_the_house_does_not_tell_who_played_which_it_says_so(site: TableSite, browser: Browser) -> None:
    def below(table: Table) -> bool:
        hand = table.hand
        return at_turn("tricks", tricks=2, trick=1)(table) and hand is not None and (hand.state.amount or 42) < 42

    with sits(site, browser, "n42pa", below).at("S", **phone(390, 844)) as page:
        page.get_by_role("button", name="Last trick").tap(timeout=PATIENCE)
        dialog = page.get_by_role("dialog", name=said("last-trick-title"))
        expect(dialog).to_contain_text(said("trick-unnamed"))
        expect(dialog.get_by_role("link", name=re.compile("^rule"))).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".status-lines")).to_contain_text("Remember trump")


def test_the_log_has_the_bid_after_the_last_pass(site: TableSite, browser: Browser) -> None:
    with sits(site, browser, "st-hilary", at_turn("trump")).at("S", viewport={"width": 1280, "height": 860}) as page:
        log = page.get_by_role("region", name=re.compile("What happened"))
        expect(log).to_contain_text(" the bid at ", timeout=PATIENCE)
        told = log.inner_text()
        assert told.rindex("pass") < told.index(" the bid at ")


def test_who_leaves_is_told_so_in_the_lobby(site: TableSite, browser: Browser) -> None:
    with visit(browser, f"{site.url}/table/{site.new_table('st-hilary', title='Sunday')}") as page:
        PagePlayer(page).begin()
        page.get_by_role("button", name=said("dock-more")).click(timeout=PATIENCE)
        page.get_by_role("button", name=said("calls-leave")).click()
        page.get_by_role("button", name=said("leave-yes")).click()
        expect(page.get_by_role("status").filter(has_text=said("leave-done"))).to_be_visible(timeout=PATIENCE)
        page.reload()
        expect(page.get_by_role("heading", name="Take a seat")).to_be_visible()
        assert page.get_by_text(said("leave-done")).count() == 0

"""What a newcomer on a phone stumbled over the next time: a hint lies on nothing that it names, nothing is cut without
a sign, every figure has its word, and who plays with bots alone is not told how to behave."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable

import pytest
from browsing import LACKING
from playwright.sync_api import Browser, expect
from table_site import TableSite
from table_visits import PATIENCE, PagePlayer, visit
from test_table_first_visit_on_a_phone import ADVICE, CUT, REASON, at_turn, box, phone, sits
from visiting import said

from meldhouse.game import Concede, to_act
from meldhouse.tables.conceding import given_up
from meldhouse.tables.table import Table

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)
SIZES = [(320, 640), (390, 844), (768, 1024)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("wanted", "named"), [(at_turn("auction"), ".dock-acts button"), (at_turn("trump"), ".trump-choice")]
)
def test_a_hint_lies_on_no_button_that_it_names(
    site: TableSite, browser: Browser, wanted: Callable[[Table], bool], named: str, size: tuple[int, int]
) -> None:
    party = sits(site, browser, "st-hilary", wanted)
    assert party.table.hand is not None
    with party.at(party.table.hand.turn, **phone(*size)) as page:
        expect(page.locator(named).first).to_be_visible(timeout=PATIENCE)
        page.evaluate(ADVICE, REASON)
        sheet = box(page, ".sheet-over.hint")
        assert sheet["y"] + sheet["height"] <= box(page, named)["y"]
        if size[0] < 700:  # there all six reasons are longer than the window
            page.get_by_role("button", name="Why?").tap()
            expect(page.locator(".sheet-over.hint[data-more]")).to_be_visible()
            page.locator(".sheet-over.hint li").last.scroll_into_view_if_needed()
            page.locator(".sheet-over.hint").evaluate("one => one.scrollTo(0, one.scrollHeight)")
            expect(page.locator(".sheet-over.hint[data-more]")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_trump_is_not_cut_beside_the_score(site: TableSite, browser: Browser, size: tuple[int, int]) -> None:
    def in_diamonds(table: Table) -> bool:
        return at_turn("tricks", tricks=1)(table) and table.hand is not None and table.hand.state.trump == "D"

    with sits(site, browser, "st-hilary", in_diamonds).at("S", **phone(*size)) as page:
        lines = page.locator(".status-lines > p")
        expect(lines.nth(1)).to_contain_text("diamonds", timeout=PATIENCE)
        assert page.evaluate(CUT, ".status-lines > p") == []


@pytest.mark.parametrize("size", SIZES[:2])
def test_melds_stand_under_each_other_and_what_lies_below_is_told(
    site: TableSite, browser: Browser, size: tuple[int, int]
) -> None:
    def much_laid(table: Table) -> bool:
        hand = table.hand
        if hand is None or hand.state.play.trick or len(hand.state.meld) < 4 or hand.phase == "over":
            return False
        return sum(len(laid.items) for laid in hand.state.meld.values()) >= 8

    with sits(site, browser, "st-hilary", much_laid).at("S", **phone(*size)) as page:
        expect(page.locator(".laid")).to_have_count(4, timeout=PATIENCE)
        for item in page.locator(".felt .laid .items li").all():
            found = item.bounding_box()
            assert found is not None
            assert found["height"] < 50, item.inner_text()
        page.evaluate(NEEDS_NOTHING)
        expect(page.locator(".status-lines")).to_contain_text("Bid made by meld")
        page.evaluate("scrollTo(0, 0)")
        felt, mine = box(page, ".felt"), box(page, ".mine-area")
        hidden = felt["y"] + felt["height"] > mine["y"] + 8
        expect(page.locator(".page[data-more]")).to_have_count(int(hidden))
        assert hidden is (size[0] == 320)
        if hidden:
            page.locator(".more-meld").tap()
        expect(page.locator(".page[data-more]")).to_have_count(0)
        for scheme, deck in itertools.product(("light", "dark"), ("two", "four")):
            page.emulate_media(color_scheme=scheme)
            page.evaluate("deck => { document.documentElement.dataset.deck = deck; }", deck)
            assert min(page.locator(".in-brief .suit").evaluate_all(CONTRASTS)) >= 4.5, (scheme, deck)
        page.set_viewport_size({"width": 768, "height": 1024})
        lefts = page.locator(".laid").evaluate_all(
            "all => all.map(one => Math.round(one.getBoundingClientRect().left))"
        )
        assert len(set(lefts)) == 2


CONTRASTS = """all => all.map((one) => {
  const numbers = (colour) => colour.match(/[\\d.]+/g).map(Number);
  const felt = numbers(getComputedStyle(one.closest(".felt")).backgroundColor);
  const [, , , shade] = numbers(getComputedStyle(one.closest(".laid")).backgroundColor);
  const glow = felt.map((part) => (part + (255 - part) * 0.13) * (1 - shade)); // where the felt is lightest
  const light = (colour) => colour.slice(0, 3).map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0);
  const [lighter, darker] = [numbers(getComputedStyle(one).color), glow].map(light).sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
})"""


NEEDS_NOTHING = """async () => {
  const app = document.querySelector("script[src*='app.js']").src;
  const { set, state } = await import(app.replace("app.js", "store.js"));
  set({ table: { ...state.table, needed: 0, taken: null, hand: { ...state.table.hand, points: null } } });
}"""


def test_who_plays_with_bots_alone_is_not_told_how_to_behave(site: TableSite, browser: Browser) -> None:
    with visit(browser, f"{site.url}/table/{site.new_table('n42pa')}", **phone(390, 844)) as page:
        player = PagePlayer(page, bids=1)
        player.begin()
        for kind in ("bid", "trump", "play", "over"):
            player.until(kind)
            assert page.locator(".reminder").count() == 0


def test_the_short_word_of_the_house_says_that_it_opens(site: TableSite, browser: Browser) -> None:
    party = sits(site, browser, "n42pa", at_turn("auction"))
    assert party.table.hand is not None
    with party.at(party.table.hand.turn, **phone(320, 640)) as page:
        short = page.locator(".reminder-short")
        expect(short).to_be_visible(timeout=PATIENCE)
        assert "tap to read" in short.evaluate("one => getComputedStyle(one, '::after').content")


SHEET = """async (rows) => {
  const app = document.querySelector("script[src*='app.js']").src;
  const { set, state } = await import(app.replace("app.js", "store.js"));
  const score = { ...state.table.score, rows, sides: { NS: -14, EW: 38 } };
  set({ table: { ...state.table, score }, open: "score" });
}"""


@pytest.mark.parametrize("size", SIZES[:2])
def test_the_sheet_tells_the_sum_and_what_each_hand_brought(
    site: TableSite, browser: Browser, size: tuple[int, int]
) -> None:
    bid = {"number": 1, "trump": "D", "how": "played", "came_out": "made", "bid": {"EW": 32}}
    first = {**bid, "meld": {"NS": 15, "EW": 20}, "take": {"NS": 4, "EW": 18}, "total": {"NS": 19, "EW": 38}}
    last = {**bid, "number": 2, "how": "claimed", "meld": {"NS": 8, "EW": 0}, "take": {"NS": 7}, "total": {"NS": 0}}
    with sits(site, browser, "st-hilary", at_turn("auction")).at("S", **phone(*size)) as page:
        expect(page.locator(".held").first).to_be_visible(timeout=PATIENCE)
        page.evaluate(SHEET, [first, last])
        cells = page.get_by_role("dialog", name="Score").locator("tbody td")
        expect(cells.nth(0)).to_have_text("total 19: this hand 19: meld 15, taken 4")
        expect(cells.nth(2)).to_have_text("total 19: this hand 0; meld 8, taken 7 not counted")
        assert "taken\u00a04" in cells.nth(0).inner_text()
        heads = page.get_by_role("dialog", name="Score").locator("tbody th")
        expect(heads.nth(1)).to_contain_text("made, claimed the rest")
        assert page.locator("dialog .sheet-table").evaluate("one => one.scrollWidth <= one.clientWidth")


def test_who_thinks_of_giving_the_bid_up_is_told_what_it_costs(site: TableSite, browser: Browser) -> None:
    def may_give_up(table: Table) -> bool:
        hand = table.hand
        return bool(hand and hand.state.bidder and hand.can(Concede(hand.state.bidder)))

    party = sits(site, browser, "mcallen", may_give_up)
    hand = party.table.hand
    assert hand is not None
    state, bidder = hand.state, hand.state.bidder
    assert bidder is not None
    mine = state.seating.side[bidder]
    (others,) = state.seating.others(mine)
    costs = given_up(hand)
    with party.at(bidder, **phone(390, 844)) as page:
        expect(page.locator(".held").first).to_be_visible(timeout=PATIENCE)
        if page.locator(".dock").get_by_text(said("concede-do")).count() == 0:
            page.get_by_role("button", name=said("dock-more")).tap()
        page.get_by_role("button", name=said("concede-do")).first.tap()
        dialog = page.get_by_role("dialog", name=said("concede-title"))
        expect(dialog).to_contain_text(f"ou {'lose' if costs[mine] < 0 else 'score'} {abs(costs[mine])} points")
        expect(dialog).to_contain_text(f"hey score {costs[others]} points")


def test_one_card_too_many_says_which_went_back(site: TableSite, browser: Browser) -> None:
    party = sits(site, browser, "st-hilary", lambda table: bool(table.hand and table.hand.phase == "exchange"))
    assert party.table.hand is not None
    (seat, *_) = to_act(party.table.hand)
    with party.at(seat, **phone(390, 844)) as page:
        held = page.locator(".held")
        expect(held.first).to_be_visible(timeout=PATIENCE)
        for at in range(3):
            held.nth(at).click(position={"x": 10, "y": 20}, force=True)
        expect(page.locator(".put-back")).to_have_count(0)
        first = (held.first.get_attribute("data-key") or "").split(".")[0]
        held.nth(4).click(position={"x": 10, "y": 20}, force=True)
        expect(page.locator(".put-back")).to_have_text(said("chosen-back", piece=first))


def test_a_hint_tells_that_a_hopeless_bid_can_be_given_up(site: TableSite, browser: Browser) -> None:
    party = sits(site, browser, "st-hilary", at_turn("tricks", tricks=1))
    assert party.table.hand is not None
    with party.at(party.table.hand.turn, **phone(390, 844)) as page:
        expect(page.locator(".held").first).to_be_visible(timeout=PATIENCE)
        page.evaluate(ADVICE, REASON)
        expect(page.locator(".hint .give-up")).to_have_count(0)
        page.evaluate(MAY_GIVE_UP)
        page.locator(".hint .give-up").tap()
        expect(page.get_by_role("dialog", name=said("concede-title"))).to_be_visible()


MAY_GIVE_UP = """async () => {
  const app = document.querySelector("script[src*='app.js']").src;
  const { set, state } = await import(app.replace("app.js", "store.js"));
  set({ table: { ...state.table, may: { ...state.table.may, acts: ["concede"] } } });
}"""


def test_on_the_smallest_phone_a_chosen_pass_says_what_to_do_with_it(site: TableSite, browser: Browser) -> None:
    party = sits(site, browser, "st-hilary", at_turn("auction"))
    assert party.table.hand is not None
    with party.at(party.table.hand.turn, **phone(320, 640)) as page:
        page.locator(".bids button").first.tap(timeout=PATIENCE)
        expect(page.locator(".play-button small")).to_be_visible()
        assert page.evaluate(CUT, ".play-button") == []


def test_no_lone_card_lies_on_the_table_and_black_suits_are_black(site: TableSite, browser: Browser) -> None:
    party = sits(site, browser, "st-hilary", at_turn("trump"))
    assert party.table.hand is not None
    with party.at(party.table.hand.turn, **phone(390, 844)) as page:
        expect(page.locator(".trump-choice").first).to_be_visible(timeout=PATIENCE)
        assert page.locator(".felt .piece").count() == 0
        colours = page.locator(".trump-choice .suit.face-S, body").evaluate_all(
            "all => all.map((one) => getComputedStyle(one).color)"
        )
        assert len(set(colours)) == 1


def test_no_meld_is_sought_among_dominoes(site: TableSite, browser: Browser) -> None:
    with visit(browser, f"{site.url}/practice?book=n42pa", **phone(390, 844)) as page:
        meld = page.get_by_role("button", name=re.compile("^Find the meld"))
        expect(page.get_by_role("button", name=re.compile("^Follow or renege"))).to_be_visible()
        expect(meld).to_be_hidden()
        page.locator("input[value='npa']").check(force=True)
        expect(meld).to_be_visible()

"""What people over seventy can read at the table, in Chromium: letters large enough, and nothing covered."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browsing import LACKING
from listening import Listener
from mid_hand import Party, hand_where
from playwright.sync_api import Browser, expect
from table_site import TableSite
from table_visits import PATIENCE, PagePlayer, visit
from visiting import said

from meldhouse.messages import fact
from meldhouse.tables.table import Table

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)
LEAST = 15
"""Pixels of the smallest label; sentences have 16 and more."""
SMALL = """least => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const [text, one] = [walk.currentNode.textContent.trim(), walk.currentNode.parentElement];
    if (!text || one.closest(".hidden, .skip, script, style, svg, #told, #answer, .goal")) continue;
    const [box, size] = [one.getBoundingClientRect(), parseFloat(getComputedStyle(one).fontSize)];
    if (box.width > 1 && size < (one.closest("p, li, dd") && !one.closest(".status, .bar") ? 16 : least) - 0.01) found.push(`${text}: ${size}`);
  }
  return found;
}"""  # noqa: E501
PHONES = [(390, 844), (320, 640)]


def sits(seat: str, *, leaves: str = "", computer: str = "no") -> str:
    """The button of a free seat."""
    left = tuple(fact("seat", seat=one) for one in leaves)
    return said("seat-sit-at", where=fact("seat", seat=seat), computer=computer, leaves=left)


def phone(width: int, height: int) -> dict[str, object]:
    return {"viewport": {"width": width, "height": height}, "has_touch": True, "is_mobile": True}


def in_phase(phase: str) -> Callable[[Table], bool]:
    return lambda table: table.hand is not None and table.hand.phase == phase and table.hand.turn is not None


def in_play(table: Table) -> bool:
    return in_phase("tricks")(table) and table.hand is not None and len(table.hand.state.play.tricks) > 1


@pytest.mark.parametrize("size", [*PHONES, (1280, 800)])
@pytest.mark.parametrize(
    ("book", "wanted"),
    [("st-hilary", in_phase("auction")), ("npa", in_play), ("n42pa", in_phase("trump")), ("n42pa", in_play)],
)
def test_no_letter_is_small(
    site: TableSite, browser: Browser, book: str, wanted: Callable[[Table], bool], size: tuple[int, int]
) -> None:
    party = Party(site, browser, hand_where(book, wanted))
    assert party.table.hand is not None
    with party.at(party.table.hand.turn, **phone(*size)) as page:
        expect(page.locator(".dock")).to_be_visible(timeout=PATIENCE)
        assert page.evaluate(SMALL, LEAST) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("book", "phase"), [("st-hilary", "auction"), ("n42pa", "auction"), ("n42pa", "trump")])
def test_on_the_smallest_phone_the_calls_cover_nothing_of_the_table(
    site: TableSite, browser: Browser, book: str, phase: str
) -> None:
    party = Party(site, browser, hand_where(book, in_phase(phase)))
    assert party.table.hand is not None
    with party.at(party.table.hand.turn, **phone(320, 640)) as page:
        expect(page.locator(".dock-acts button").first).to_be_visible(timeout=PATIENCE)
        felt, below = page.locator(".felt").bounding_box(), page.locator(".mine-area").bounding_box()
        assert felt is not None
        assert below is not None
        assert felt["y"] + felt["height"] <= below["y"] + 1
        assert below["y"] + below["height"] <= 640 + 1


# --- before a game, by ear --------------------------------------------------------------------------------------------


def test_chairs_are_understood_by_ear(browser: Browser, sits_down: Callable[..., Listener]) -> None:
    ruth = sits_down("st-hilary")
    page = ruth.page
    ruth.asks("w", r"South: you \(Ruth\)\. West: free\. North, your partner: free\. East: free\. 3 seats are free: ")
    west = page.get_by_role("group", name="West: free")
    expect(west.get_by_role("button", name=sits("W", leaves="S"))).to_be_visible()
    west.get_by_role("button", name=said("seat-add-at", where=fact("seat", seat="W"))).press("Enter")
    west = page.get_by_role("group", name="West: computer, novice")
    expect(west.get_by_role("button", name=said("seat-remove-at", where=fact("seat", seat="W")))).to_be_visible()
    expect(west.get_by_role("button", name=sits("W", leaves="S", computer="yes"))).to_be_visible()
    with visit(browser, page.url, name="Bea") as bea:
        bea.get_by_role("button", name=sits("N"), exact=True).click(timeout=PATIENCE)
        expect(page.locator("#told p").last).to_have_text("North, your partner: Bea.")
        ruth.asks("w", r"North, your partner: Bea\. East: free\. One seat is free: East\.")


# --- bots that outbid each other --------------------------------------------------------------------------------------


def south_is_out(table: Table) -> bool:
    hand = table.hand
    if hand is None or hand.phase != "auction":
        return False
    passed = [call.seat for call in hand.state.auction.calls if call.amount is None]
    return passed == ["S"] and hand.state.amount is not None


def test_after_ones_own_pass_calls_are_told_and_kept_in_short(site: TableSite, browser: Browser) -> None:
    party = Party(site, browser, hand_where("st-hilary", south_is_out))
    with party.at("S", viewport={"width": 1280, "height": 860}) as page:
        for _ in range(2):
            before, hand = party.table.version, party.table.hand
            assert hand is not None
            with party.at(hand.turn) as other:
                player = PagePlayer(other, bids=1)
                player.until("bid")
                player.step()
                while party.table.version == before:
                    other.wait_for_timeout(20)
        expect(page.locator("#told p").last).to_have_text(re.compile(r"^Bids: (\w+ \d+(, )?)+\.$"), timeout=PATIENCE)
        assert not [line for line in page.locator("#told p").all_inner_texts() if re.search(r"\bbids \d", line)]
        calls = page.locator(".side .log .told-bid")
        expect(calls).to_have_count(1)
        expect(calls).to_have_text(re.compile(r"^Bids: (\w+ (\d+|pass(es)?)(, |\.$))+$", re.IGNORECASE))

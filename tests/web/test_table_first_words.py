"""What somebody who listens hears of a hand from its deal to its last trick: enough, once, and never too late."""

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

from meldhouse.tables.table import Table

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)

KEPT = """document.addEventListener("DOMContentLoaded", () => {
  window.heard = [];
  const keep = ({ addedNodes }) => addedNodes.forEach((one) => window.heard.push(one.textContent));
  new MutationObserver((all) => all.forEach(keep)).observe(document.getElementById("told"), { childList: true });
});"""
"""All that was ever told, also what is gone again."""


@pytest.mark.parametrize(("book", "hand"), [("st-hilary", r"(\w+ \w+.*; )+\w+ .*"), ("n42pa", r"(double )?\w+.*, .*")])
def test_the_hand_is_told_once_when_it_is_dealt_before_anybody_calls(
    site: TableSite, browser: Browser, book: str, hand: str
) -> None:
    url = f"{site.url}/table/{site.new_table(book)}"
    with visit(browser, url, script=KEPT) as page:
        PagePlayer(page).begin()
        PagePlayer(page).until("bid", "keep")
        heard = page.evaluate("window.heard")
    told = [line for line in heard if line.startswith("Your hand: ")]
    deals = [line for line in heard if re.search(r"\bdeals?\b.*\beach\.|Everyone draws", line)]
    assert len(told) == len(deals) >= 1, (told, heard)
    assert re.fullmatch(rf"Your hand: {hand}\. H reads it again; question mark opens Help, with all keys\.", told[0])
    calls = [at for at, line in enumerate(heard) if re.search(r"\b(pass|bid)e?s?\b", line)]
    assert heard.index(told[0]) < min(calls, default=len(heard))


def test_who_does_not_want_the_hand_read_out_asks_for_it(sits_down: Callable[..., Listener]) -> None:
    ruth = sits_down(dealt="asked")
    ruth.until("Pass$")
    assert "Your hand" not in ruth.told()
    ruth.asks("h", r"^12 cards: ")


def test_the_last_card_waits_while_it_is_lifted_and_enter_does_not_skip_the_last_trick(
    site: TableSite, browser: Browser
) -> None:
    def is_last(table: Table) -> bool:
        hand = table.hand
        if hand is None:
            return False
        state = hand.state
        return (
            hand.phase == "tricks"
            and len(state.play.trick) == 3
            and not any(len(held) for seat, held in state.hands.items() if seat != state.turn)
        )

    party = Party(site, browser, hand_where("st-hilary", is_last))
    assert party.table.hand is not None
    (seat,) = (one for one, held in party.table.hand.state.hands.items() if held)
    with party.at(seat) as page:
        ruth = Listener(page)
        expect(page.get_by_text(re.compile("Your last card plays itself"))).to_be_visible()
        assert "Your turn" not in ruth.told()
        ruth.go("Tab", ".* of .*, playable")
        ruth.press("Enter")
        page.wait_for_timeout(1500)
        assert ruth.is_pressed()
        ruth.press("Enter")
        expect(page.get_by_role("button", name=said("dock-result"))).to_be_focused(timeout=PATIENCE)
        ruth.press("Enter")
        page.wait_for_timeout(100)
        assert ruth.focused() == said("dock-result")
        page.wait_for_timeout(800)
        ruth.press("Enter")
        expect(page.get_by_role("heading", name=re.compile("^Hand 1: "))).to_be_visible()


def test_list_and_key_say_the_same_of_a_trick_that_is_gone(site: TableSite, browser: Browser) -> None:
    def is_under_way(table: Table) -> bool:
        hand = table.hand
        return (
            hand is not None
            and hand.phase == "tricks"
            and len(hand.state.play.tricks) > 2
            and len(hand.state.play.trick) == 2
        )

    party = Party(site, browser, hand_where("st-hilary", is_under_way))
    with party.at("S") as page:
        Listener(page).asks("k", r"only until the next card is played\. While it’s on the table, K reads it")
        told = page.get_by_role("region", name="What happened").inner_text()
        assert len(re.findall(r"^\w+ (?:lead|play)s? [^a-z\n]+\.$", told, re.MULTILINE)) == 2  # what lies there
        assert len(re.findall("wins? the trick", told)) == 3
        auction = re.findall(r"(?:bids?|at) (\d+)\.", told)
        assert auction
        assert auction == sorted(auction, key=int)  # an auction reads as it went


def test_the_rule_opens_outside_of_what_is_announced(sits_down: Callable[..., Listener]) -> None:
    ruth = sits_down("npa")
    barred = ruth.page.get_by_role("button", name=re.compile("not playable now"))
    for _ in range(200):
        ruth.until_asked("Your turn to play")
        if barred.count():
            break
        ruth.play()
    ruth.go("ArrowRight", ".*not playable now")
    ruth.press("Enter")
    alert = ruth.page.get_by_role("alert")
    expect(alert).to_have_text(re.compile(r"^You have .*\.$"))
    told = alert.inner_text()
    ruth.page.locator(".refusal .cite").focus()
    ruth.press("Enter")
    expect(ruth.page.get_by_role("dialog", name=said("rule-title"))).to_be_visible()
    assert ruth.page.locator("[role=alert]").inner_text() == told


def test_arrows_go_among_the_calls_and_tab_passes_them(sits_down: Callable[..., Listener]) -> None:
    ruth = sits_down("n42pa")
    ruth.until("Pass$")
    ruth.press("ArrowRight")
    assert re.match(r"Bid \d+", ruth.focused())
    ruth.press("End")
    assert re.match(r"Bid \d marks", ruth.focused())
    ruth.press("Tab")
    assert not re.match("Bid", ruth.focused())
    ruth.press("Shift+Tab")
    ruth.press("Home")
    expect(ruth.page.locator(".bids .bid").first).to_be_focused()  # the lowest, and not out of the bids
    ruth.press("ArrowLeft")
    assert ruth.focused() == "Pass"
    ruth.asks("b", r"(Nobody has bid|so far at [^.]*)\.( Passed: .*)?$")
    assert "meld" not in ruth.page.get_by_role("group", name="Read to me", include_hidden=True).inner_text().lower()


def test_whose_turn_it_is_comes_after_a_short_silence(site: TableSite, browser: Browser) -> None:
    party = Party(
        site, browser, hand_where("st-hilary", lambda table: table.hand is not None and table.hand.phase == "auction")
    )
    assert party.table.hand is not None
    due = party.table.hand.state.turn
    other = next(seat for seat in party.table.chairs if seat != due)
    with party.at(other) as page:
        expect(page.locator("#told")).to_contain_text(re.compile("Waiting for .* to bid"), timeout=8000)


def test_a_plate_and_a_row_of_the_score_sheet_are_heard_with_stops_and_words(site: TableSite, browser: Browser) -> None:
    with visit(browser, f"{site.url}/table/{site.new_table('st-hilary')}", prefs={"tap": "once"}) as page:
        player = PagePlayer(page, taps=1, bids=1)
        player.begin()
        player.until("bid")
        plate = page.get_by_role("group", name="West", exact=True).text_content() or ""
        heard = " ".join(plate.replace("▮12", "").split())
        notes = "computer|thinking…|getting ready…"
        assert re.match(
            rf"West(, their turn)?, ({notes}), computer, novice(D, dealer)? ?, 12 cards\.",
            heard,
        )
        player.play_hand()
        page.get_by_role("button", name="Score sheet").click()
        row = page.get_by_role("dialog").locator("tbody tr").first.text_content() or ""
        assert re.match(r"1(, *\w+)?, .*meld \d+taken \d+total ", " ".join(row.split()))

"""Enter that is pressed once too often passes no hand: at one's turn to bid it lies where nothing can be pressed."""

from __future__ import annotations

from collections.abc import Callable

from listening import Listener
from mid_hand import Party, hand_where
from playwright.sync_api import Browser, expect
from table_site import TableSite
from table_visits import PATIENCE
from test_table_large_type import at
from visiting import said

from meldhouse.tables.offers import offers


def test_enter_at_ones_turn_to_bid_says_nothing(site: TableSite, browser: Browser) -> None:
    for calls in (2, 6):  # the first turn, and a later one
        party = Party(
            site,
            browser,
            hand_where("st-hilary", at("auction", lambda hand, number=calls: len(hand.state.auction.calls) == number)),  # type: ignore[misc]
        )
        hand = party.table.hand
        assert hand is not None
        assert hand.state.turn is not None
        with party.at(hand.state.turn, prefs={"dealt": "asked"}) as page:
            box = page.get_by_role("group", name="Your bid")
            expect(box).to_be_focused(timeout=PATIENCE)
            for _ in range(3):
                page.keyboard.press("Enter")
            expect(page.locator(".play-button")).to_have_count(0)
            assert len(party.table.hand.state.auction.calls) == calls  # type: ignore[union-attr]
            page.keyboard.press("Tab")
            expect(page.locator(".bid-box .button").first).to_be_focused()


def test_a_bid_beyond_ones_own_meld_and_all_points_is_asked_about_once(site: TableSite, browser: Browser) -> None:
    party = Party(
        site, browser, hand_where("st-hilary", at("auction", lambda hand: len(hand.state.auction.calls) == 0))
    )
    hand = party.table.hand
    assert hand is not None
    assert hand.state.turn is not None
    found = offers(hand, hand.state.turn)
    assert found is not None
    assert found.own_meld is not None
    reach = found.own_meld + hand.book.points_in_play
    with party.at(hand.state.turn, prefs={"tap": "once"}) as page:
        higher = page.get_by_role("button", name=said("bidding-up"))
        offered = page.locator(".stepper .bid")
        expect(offered).to_be_visible(timeout=PATIENCE)
        while int(offered.get_attribute("data-amount") or 0) <= reach:
            higher.click()
        offered.click()
        asked = page.get_by_role("dialog", name=said("beyond-title", bid=reach + 1))
        expect(asked).to_contain_text(f"{hand.book.points_in_play} points in play: {reach} in all. The other 1 would")
        asked.get_by_role("button", name=said("go-back")).click()
        assert party.table.hand.state.amount is None  # type: ignore[union-attr]
        offered.click()
        asked.get_by_role("button", name=said("beyond-yes", bid=reach + 1)).click()
        expect(page.locator(".status-lines")).to_contain_text(str(reach + 1))
        assert party.table.hand.state.amount == reach + 1  # type: ignore[union-attr]


def test_home_and_end_stay_among_the_bids(sits_down: Callable[..., Listener]) -> None:
    ruth = sits_down()
    ruth.until("Pass$")
    bids = ruth.page.locator(".bids .bid")
    ruth.press("End")
    expect(bids.last).to_be_focused()
    ruth.press("Home")
    expect(bids.first).to_be_focused()
    ruth.press("ArrowLeft")
    expect(ruth.page.locator(".pass-button")).to_be_focused()

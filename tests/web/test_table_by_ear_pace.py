"""For those who listen: a pace they can follow is one key away, and dominoes come in an order one keeps in mind."""

from __future__ import annotations

import re
from collections.abc import Callable

from listening import Listener
from mid_hand import Party, hand_where
from playwright.sync_api import Browser, expect
from table_site import TableSite
from test_table_large_type import at

OFFER = "If this is too fast to hear: P lets what others do wait until you go on."


def test_whoever_has_something_read_out_is_told_of_the_pace_once(sits_down: Callable[..., Listener]) -> None:
    ruth = sits_down(bots="quick")
    ruth.until("Your turn to bid", "Your bid")
    assert OFFER not in ruth.told()
    ruth.press("h")
    expect(ruth.page.locator("#told")).to_contain_text(OFFER)
    ruth.press("t")
    ruth.page.wait_for_timeout(100)
    assert ruth.told().count(OFFER) == 1
    ruth.asks("p", r"^What others do now waits for you: N goes on to what comes next\.")
    assert '"bots":"wait"' in ruth.page.evaluate("localStorage.getItem('meldhouse.table')")
    ruth.asks("p", r"^What others do is shown quickly again\.")


def test_who_goes_on_himself_already_is_told_nothing(sits_down: Callable[..., Listener]) -> None:
    ruth = sits_down(bots="wait")
    ruth.until("Your turn to bid", "Your bid", ".* next to")
    ruth.asks("h", "12 cards")
    assert OFFER not in ruth.told()


def test_trumps_among_dominoes_are_named_first(site: TableSite, browser: Browser) -> None:
    party = Party(site, browser, hand_where("n42pa", at("tricks", lambda hand: not hand.state.tricks)))
    hand = party.table.hand
    assert hand is not None
    trump = str(hand.state.trump)
    seat = next(
        seat
        for seat, held in hand.state.hands.items()
        if 0 < sum(trump in str(tile) for tile in held) < len(held) and trump.isdigit()
    )
    with party.at(seat) as page:
        ruth = Listener(page)
        said = ruth.asks("h", r"^\d dominoes\. Trumps: .*; others: .*\.$")
        pip = ["blank", "one", "two", "three", "four", "five", "six"][int(trump)]
        trumps, others = re.findall(r"Trumps: (.*); others: (.*)\.", said)[0]
        assert all(pip in tile for tile in trumps.split(", "))
        assert pip not in others
        ruth.press("?")
        expect(page.get_by_role("dialog", name="Help")).to_contain_text("Dominoes are sorted by their higher end")

"""Who led a trick stands on the table and in the log; whoever looks at the last trick in time sees it to the end."""

from __future__ import annotations

import re

import pytest
from browsing import LACKING
from mid_hand import Party, hand_where
from playwright.sync_api import Browser, expect
from table_site import TableSite
from table_visits import PATIENCE
from test_table_large_type import at

from meldhouse.game import to_act
from meldhouse.pieces import SUIT_NAMES

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)
WIDE = {"width": 1280, "height": 860}


def test_who_led_and_what_is_to_be_followed_is_marked(site: TableSite, browser: Browser) -> None:
    lies = at("tricks", lambda hand: len(hand.state.play.trick) == 3 and len(hand.state.play.tricks) == 1)
    party = Party(site, browser, hand_where("st-hilary", lies))
    assert party.table.hand is not None
    state = party.table.hand.state
    leader, suit = party.table.chairs[state.play.trick_seats[0]].name, SUIT_NAMES[str(state.play.trick[0])[1]]
    with party.at(to_act(party.table.hand)[0], viewport=WIDE) as page:
        led = page.locator(".played:has(.led)")
        expect(led).to_have_count(1, timeout=PATIENCE)
        expect(led.get_by_role("img")).to_have_attribute("aria-label", re.compile(f"^{leader}, led: .* of {suit}$"))
        said = f"{'Trump' if str(state.play.trick[0])[1] == state.trump else 'Suit'} led: {suit}."
        expect(page.locator(".follow")).to_have_text(said)
        latest = page.get_by_role("region", name=re.compile("What happened")).locator("li").first
        expect(latest.locator("p")).to_have_text(
            [re.compile(f"^{leader} leads "), re.compile(" plays "), re.compile(" plays ")]
        )


def test_a_trick_that_is_looked_at_stays_until_it_is_put_away(site: TableSite, browser: Browser) -> None:
    """The house lets it be seen until the next lead, which is not shown before."""
    lies = at(
        "tricks",
        lambda hand: len(hand.state.play.tricks) == 2 and not hand.state.play.trick and not hand.state.play.trick_taken,
    )
    party = Party(site, browser, hand_where("st-hilary", lies))
    assert party.table.hand is not None
    leader = to_act(party.table.hand)[0]
    other = next(seat for seat in party.table.chairs if seat != leader)
    with party.at(other) as page, party.at(leader, prefs={"tap": "once"}) as leads:
        page.get_by_role("button", name="Last trick").click(timeout=PATIENCE)
        shown = page.get_by_role("dialog", name=re.compile("^(The l|L)ast trick"))
        leads.locator(".hand.yours .held.playable").first.click(position={"x": 12, "y": 24}, timeout=PATIENCE)
        expect(leads.locator(".trick .played")).to_have_count(1, timeout=PATIENCE)
        page.wait_for_timeout(300)
        expect(shown.locator(".piece")).to_have_count(4)
        page.keyboard.press("Escape")
        expect(page.locator(".trick .played")).to_have_count(1)
        expect(page.get_by_role("button", name="Last trick")).to_have_count(0)

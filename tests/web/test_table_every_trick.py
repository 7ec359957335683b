"""A bid for every trick: the page says so, and that it is out of reach as soon as the others have one."""

from __future__ import annotations

import pytest
from browsing import LACKING
from mid_hand import Party, hand_where
from playwright.sync_api import Browser, expect
from table_site import TableSite
from table_visits import PATIENCE

from meldhouse.tables.table import Table

BOLD = 'name = "bold"\ntitle = "Bold"\nextends = "n42pa"\n[auction]\nminimum = 41'
pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)


def bid_for_all(table: Table, *, lost: bool) -> bool:
    hand = table.hand
    if hand is None or hand.phase != "tricks" or (hand.state.amount or 0) < 42 or hand.state.bidder is None:
        return False
    side = hand.state.seating.side
    winners = {side[trick.winner] for trick in hand.state.play.tricks}
    return bool(winners) and (winners - {side[hand.state.bidder]} != set()) == lost


@pytest.mark.parametrize(("lost", "says"), [(False, "need every trick"), (True, "out of reach")])
def test_who_bids_for_all_needs_every_trick(site: TableSite, browser: Browser, lost: bool, says: str) -> None:
    party = Party(site, browser, hand_where(BOLD, lambda table: bid_for_all(table, lost=lost)))
    assert party.table.hand is not None
    bidder = party.table.hand.state.bidder
    assert bidder is not None
    with party.at(bidder) as page:
        expect(page.locator(".status-lines")).to_contain_text(says, timeout=PATIENCE)

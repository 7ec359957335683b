"""What lies there and what it means, for whoever only listens: the suit led, who wins, a bid made, whose lead it is."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browsing import LACKING
from listening import Listener
from mid_hand import Party, hand_where
from playwright.sync_api import Browser, expect
from table_site import TableSite
from table_visits import PATIENCE

from meldhouse.game import Hand, Play
from meldhouse.pieces import PIP_PLURALS
from meldhouse.tables.table import Table

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)


def in_trick(table: Table, *, finished: int, played: int) -> Hand | None:
    hand = table.hand
    if hand is None or hand.phase != "tricks" or len(hand.state.play.trick) != played:
        return None
    return hand if len(hand.state.play.tricks) == finished else None


def test_the_suit_a_domino_leads_is_told_and_who_wins_so_far(site: TableSite, browser: Browser) -> None:
    party = Party(site, browser, hand_where("n42pa", lambda table: in_trick(table, finished=0, played=2)))
    assert party.table.hand is not None
    with party.at(party.table.hand.turn or "S") as page:
        ruth = Listener(page)
        expect(page.locator("#told")).to_contain_text(
            re.compile(r"Suit led: \w+\. Your turn to play\."), timeout=PATIENCE
        )
        ruth.asks("t", r"\. Suit led: \w+\. \w+ is winning so far\.$")
        expect(page.locator(".follow")).to_have_text(re.compile(r"^(Suit|Trump) led: \w+\.$"))
        expect(page.locator(".mark-dealer").first).to_have_attribute("title", "shaker")
        ruth.press("?")
        expect(page.get_by_role("dialog")).to_contain_text("S: the shaker.")


@pytest.mark.parametrize("is_trump", [False, True])
def test_where_trump_is_kept_in_mind_nothing_is_told_that_depends_on_it(
    site: TableSite, browser: Browser, *, is_trump: bool
) -> None:
    def later(table: Table) -> bool:
        hand = in_trick(table, finished=2, played=2)
        if hand is None:
            return False
        led = str(hand.state.play.trick[0])
        return led[0] != led[2] and (led[2] == hand.state.trump) is is_trump

    party = Party(site, browser, hand_where("n42pa", later))
    assert party.table.hand is not None
    high, _, low = str(party.table.hand.state.play.trick[0])
    with party.at(party.table.hand.turn or "S") as page:
        expect(page.locator("#told")).to_contain_text("Your turn to play.", timeout=PATIENCE)
        said = f"Suit led: {PIP_PLURALS[int(high)]}, unless trump is {PIP_PLURALS[int(low)]}."
        assert "winning" not in Listener(page).asks("t", re.escape(said))
        expect(page.locator(".follow")).to_have_text(said)


def test_at_a_refereed_table_nobody_is_helped(site: TableSite, browser: Browser) -> None:
    walk = hand_where("n42pa", lambda table: in_trick(table, finished=0, played=2), refereed=True)
    party = Party(site, browser, walk)
    assert party.table.hand is not None
    with party.at(party.table.hand.turn or "S") as page:
        expect(page.locator(".held").first).to_be_visible(timeout=PATIENCE)
        heard = Listener(page).asks("t", r"^\w+: ")
        assert not re.search("led:|winning", heard)


def is_made(table: Table) -> bool:
    hand = table.hand
    if hand is None or hand.phase != "tricks" or len(hand.state.play.tricks) < 2:
        return False
    side, state = hand.state.side_of_bidder, hand.state
    return state.points[side] >= hand.book.to_take(state.amount or 0, state.meld_of(side))


def just_before(book: str, is_so: Callable[[Table], bool]) -> tuple[Table, Callable[[Table], bool]]:
    """The table when it is so, and what is true at the step before that."""
    asked = found = 0

    def counts(table: Table) -> bool:
        nonlocal asked
        asked += 1
        return is_so(table)

    after = hand_where(book, counts).table
    found, asked = asked, 0

    def is_before(_table: Table) -> bool:
        nonlocal asked
        asked += 1
        return asked == found - 1

    return after, is_before


def test_a_bid_that_is_made_is_told_when_it_is(site: TableSite, browser: Browser) -> None:
    after, is_before = just_before("st-hilary", is_made)
    assert after.hand is not None
    (play,) = [event for event in after.hand.events if isinstance(event, Play)][-1:]
    party = Party(site, browser, hand_where("st-hilary", is_before))
    other = next(seat for seat in party.table.chairs if seat != play.seat)
    with party.at(other) as page, party.at(play.seat, prefs={"tap": "once"}) as theirs:
        expect(page.locator(".held").first).to_be_visible(timeout=PATIENCE)
        assert "The bid is made" not in page.locator("#told").inner_text()
        theirs.locator(f'[data-key^="{play.piece}."]').first.click()
        expect(page.locator("#told p").filter(has_text="The bid is made.")).to_have_count(1, timeout=PATIENCE)


def test_who_goes_on_himself_is_told_whose_lead_it_is(sits_down: Callable[..., Listener]) -> None:
    ruth = sits_down(bots="wait")
    next_trick = re.compile(r"\w+ is next to lead\. Press N, or “Go on”\.")
    ruth.until_asked("Your (turn to play|lead)")
    told = ruth.page.locator("#told p").filter(has_text=next_trick)
    for _ in range(400):
        if re.match(r"\w+ is next to lead", ruth.prompt()):
            break
        if ruth.prompt().startswith("Your"):
            ruth.play()
        elif not ruth.focused().startswith("Hand"):
            ruth.press("n")
        ruth.page.wait_for_timeout(60)
    expect(told.last).to_be_attached()
    ruth.page.locator(".held").first.focus()
    ruth.press("Enter")
    ruth.answers(r"^Lifted: .*\. It’s not your turn yet\. Press N")

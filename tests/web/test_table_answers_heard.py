"""Answers by ear that agree with each other, and a focus that lies where one would look for it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browsing import LACKING
from listening import Listener
from mid_hand import Party, hand_where
from playwright.sync_api import Browser, expect
from table_site import TableSite
from table_visits import PATIENCE, PagePlayer
from visiting import said

from meldhouse.game import Hand, to_act
from meldhouse.tables.table import Table

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)


def playing(table: Table) -> Hand | None:
    hand = table.hand
    return hand if hand is not None and hand.phase == "tricks" and hand.turn is not None else None


def test_as_many_are_named_as_are_counted(site: TableSite, browser: Browser) -> None:
    def has_pairs(table: Table) -> bool:
        hand = playing(table)
        plays = hand.legal_plays() if hand is not None else ()
        if (
            hand is None
            or hand.turn is None
            or not hand.state.play.trick
            or len(set(plays)) == len(hand.state.hands[hand.turn])
        ):
            return False
        held = [piece for piece in hand.state.hands[hand.turn] if piece in plays]
        return len(held) > len(set(held)) > 1 and len(held) < len(hand.state.hands[hand.turn])

    party = Party(site, browser, hand_where("st-hilary", has_pairs))
    hand = playing(party.table)
    assert hand is not None
    with party.at(hand.turn or "S") as page:
        told = page.locator("#told")
        expect(told).to_contain_text(re.compile(r"You can play \d+ of them"), timeout=PATIENCE)
        (number,) = re.findall(r"You can play (\d+) of them", told.inner_text())
        heard = Listener(page).asks("l", "twice")
        kinds = len(re.findall(" of ", heard))
        assert kinds + heard.count("twice") + 2 * heard.count("three times") + 3 * heard.count("four times") == int(
            number
        )


def test_where_there_is_no_meld_the_key_says_so(site: TableSite, browser: Browser) -> None:
    party = Party(site, browser, hand_where("n42pa", playing))
    with party.at("S") as page:
        expect(page.locator(".held").first).to_be_visible(timeout=PATIENCE)
        Listener(page).asks("m", r"^This game has no meld\.$")
        assert page.get_by_role("button", name="The meld on the table", include_hidden=True).count() == 0


def test_meld_read_again_does_not_say_what_was_needed_then(site: TableSite, browser: Browser) -> None:
    party = Party(site, browser, hand_where("st-hilary", lambda table: playing(table) and table.hand.state.play.tricks))
    with party.at("S") as page:
        expect(page.locator(".held").first).to_be_visible(timeout=PATIENCE)
        assert " need " not in Listener(page).asks("m", "Meld: ")


def test_the_last_one_is_called_so_where_one_plays_it_oneself(site: TableSite, browser: Browser) -> None:
    def has_one(table: Table) -> bool:
        hand = playing(table)
        return hand is not None and hand.turn is not None and len(hand.state.hands[hand.turn]) == 1

    party = Party(site, browser, hand_where("st-hilary", has_one))
    hand = playing(party.table)
    assert hand is not None
    with party.at(hand.turn or "S", prefs={"bots": "wait"}) as page:
        said = re.compile(r"Your (lead|turn to play)\. It’s your last card\.")
        expect(page.locator("#told")).to_contain_text(said, timeout=PATIENCE)


def test_the_focus_comes_from_a_closed_hint_to_what_it_advised(sits_down: Callable[..., Listener]) -> None:
    ruth = sits_down()
    ruth.until_asked("Your (turn to play|lead)")
    ruth.press("a")  # as the button “Hint” does
    close = ruth.page.get_by_role("button", name=said("hint-close"))
    expect(close).to_be_visible(timeout=PATIENCE)
    close.focus()
    ruth.press("Enter")
    expect(ruth.page.locator(".held.hinted").first).to_be_focused()
    assert ruth.focused().endswith("hint")


def test_the_play_begins_at_the_first_card_wherever_one_was_in_the_hand_before(
    site: TableSite, browser: Browser
) -> None:
    def waits_for_one(table: Table) -> bool:
        hand = table.hand
        return (
            hand is not None
            and hand.phase == "settle"
            and len(set(to_act(hand)) - {hand.state.bidder}) == len(to_act(hand)) == 1
        )

    party = Party(site, browser, hand_where("npa", waits_for_one))
    assert party.table.hand is not None
    with party.at(to_act(party.table.hand)[0]) as page:
        seen = page.get_by_role("button", name=said("act", act="confirm"))
        expect(seen).to_be_focused(timeout=PATIENCE)
        page.locator(".held").nth(5).focus()
        seen.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".held").first).to_be_focused(timeout=PATIENCE)


def test_n_leads_back_to_the_move(sits_down: Callable[..., Listener]) -> None:
    ruth = sits_down(bots="wait")
    ruth.until("Pass$")
    ruth.asks("l", r"^You can bid .* and so on up to \d+, or pass\. Use the arrow keys to go through them\.$")
    ruth.page.get_by_text("Read to me").focus()
    ruth.asks("n", r"^It’s your turn\.$")
    assert ruth.focused() == "Your bid"


def test_it_is_told_that_partner_has_put_his_cards_down(site: TableSite, browser: Browser) -> None:
    def both_pass(table: Table) -> bool:
        return table.hand is not None and table.hand.phase == "exchange" and len(to_act(table.hand)) == 2

    party = Party(site, browser, hand_where("st-hilary", both_pass))
    assert party.table.hand is not None
    me, partner = to_act(party.table.hand)
    with party.at(me) as page, party.at(partner) as theirs:
        expect(page.locator(".held").first).to_be_visible(timeout=PATIENCE)
        player = PagePlayer(theirs)
        player.until("choose")
        player.step()
        expect(page.locator("#told")).to_contain_text(re.compile(r"\w+ is ready to pass\."), timeout=PATIENCE)

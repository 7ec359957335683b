"""Of two cards that look the same, the one that is left takes the place of the one that was played."""

from __future__ import annotations

import pytest
from browsing import LACKING
from listening import Listener
from mid_hand import Party, hand_where
from playwright.sync_api import Browser, expect
from table_site import TableSite
from table_visits import PATIENCE

from meldhouse.game import seating_of, to_act, trick_order, winner_of
from meldhouse.pieces import Piece
from meldhouse.tables.table import Table

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)


def alike(table: Table) -> tuple[Piece, Piece] | None:
    """The last to a trick can play one of two that look the same, and leave the trick to the one before him, who can
    then lead another suit that he must follow to: what he plays, and what is led."""
    hand = table.hand
    if hand is None or hand.phase != "tricks" or len(hand.state.play.trick) != 3:
        return None
    state, order = hand.state, trick_order(hand.book, hand.state.trump)
    seat = to_act(hand)[0]
    own, before = state.hands[seat], state.play.trick_seats[-1]
    assert seating_of(hand.book).left[before] == seat
    for piece in hand.legal_plays():
        if own.count(piece) < 2 or winner_of(order, (*state.play.trick, piece)) != 2:
            continue
        suits = {one.suit for one in own} - {piece.suit}
        for led in state.hands[before]:
            if led.suit in suits:
                return piece, led
    return None


def test_the_focus_leaves_it_for_one_that_can_be_played(site: TableSite, browser: Browser) -> None:
    party = Party(site, browser, hand_where("st-hilary", alike))
    found, hand = alike(party.table), party.table.hand
    assert found is not None
    assert hand is not None
    piece, led = found
    with party.at(to_act(hand)[0]) as page, party.at(hand.state.play.trick_seats[-1], prefs={"tap": "once"}) as before:
        expect(page.locator(".hand.yours .held.playable:focus")).to_have_count(1, timeout=PATIENCE)
        number = page.locator(".hand .held").count()
        page.locator(f".hand [data-key^='{piece.text}']").first.focus()
        Listener(page).play()
        expect(page.locator(".hand .held")).to_have_count(number - 1, timeout=PATIENCE)
        expect(page.locator(f".hand [data-key^='{piece.text}']:focus")).to_have_count(1)
        before.locator(f".hand.yours .held[data-key^='{led.text}']").first.click(
            position={"x": 12, "y": 24}, timeout=PATIENCE
        )
        expect(page.locator(f".hand.yours .held.playable[data-key*='{led.suit}']:focus")).to_have_count(
            1, timeout=PATIENCE
        )

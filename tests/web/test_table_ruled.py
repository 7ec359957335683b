"""A ruling on phones and tablets, in Chromium: everybody sees it with its card until they have read it."""

from __future__ import annotations

from contextlib import ExitStack

import pytest
from browsing import LACKING, complaints_of_axe
from mid_hand import Party, hand_where
from playwright.sync_api import Browser, Page, expect
from table_site import TableSite
from table_visits import PATIENCE
from table_walker import Walk
from test_table_calls import reneged
from visiting import said

from meldhouse.game import CallRenege, Play, Seat
from meldhouse.pieces import Piece
from meldhouse.tables import requests as ask
from meldhouse.tables.table import Table

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)
PHONE = {"width": 390, "height": 844}
TABLET = {"width": 820, "height": 1180}
SIDEWAYS = {"width": 740, "height": 360}
SCREENS = {"W": {"width": 320, "height": 640}, "N": PHONE, "E": TABLET, "S": SIDEWAYS}


def before_a_lead(table: Table) -> bool:
    hand = table.hand
    return (
        hand is not None and hand.phase == "tricks" and len(hand.state.play.tricks) == 1 and not hand.state.play.trick
    )


def next_to_err(table: Table) -> tuple[Seat, Piece]:
    """Somebody whose lead it is not, and a card of theirs."""
    assert table.hand is not None
    assert table.hand.turn is not None
    seat = table.hand.state.seating.left[table.hand.turn]
    return seat, table.hand.state.hands[seat][0]


def led_out_of_turn(book: str) -> tuple[Walk, Seat]:
    walk = hand_where(book, before_a_lead, refereed=True)
    seat, piece = next_to_err(walk.table)
    assert walk.ask(walk.person_at(seat), ask.Act, action=Play(seat, piece)) == ""
    return walk, seat


def is_in_sight(page: Page, notice_text: str) -> None:
    notice = page.locator(".ruled")
    expect(notice).to_contain_text(notice_text, timeout=PATIENCE)
    for what in (notice.get_by_role("heading"), notice.get_by_role("img").first, notice.get_by_role("button")):
        expect(what).to_be_in_viewport(ratio=0.9)


def test_all_four_see_what_was_ruled_about_whom_with_the_card(site: TableSite, browser: Browser) -> None:
    party = Party(site, browser, hand_where("mcallen", before_a_lead, refereed=True))
    guilty, piece = next_to_err(party.table)
    name, card = party.table.chairs[guilty].name, piece.name
    with ExitStack() as opened:
        pages = {
            seat: opened.enter_context(party.at(seat, viewport=size, prefs={"tap": "once"}))
            for seat, size in SCREENS.items()
        }
        held = pages[guilty].locator(f".hand .held[data-key^='{piece}']").first
        held.click(position={"x": 12, "y": 24}, force=True, timeout=PATIENCE)
        for seat, page in pages.items():
            who = "You" if seat == guilty else name
            is_in_sight(page, f"a lead out of turn: {who}.")
            expect(page.locator(".ruled")).to_contain_text(f"face up in front of {name}")
            expect(page.locator(".ruled").get_by_role("img", name=card)).to_be_visible()
            expect(page.locator("#answer")).to_contain_text(f"a lead out of turn: {who}, {card}. ")
            assert complaints_of_axe(page) == []


def test_it_stays_until_it_is_read_and_then_comes_no_more(site: TableSite, browser: Browser) -> None:
    walk, _ = led_out_of_turn("mcallen")
    party = Party(site, browser, walk)
    with party.at("S", viewport=PHONE) as page:
        notice = page.locator(".ruled")
        expect(notice).to_be_visible(timeout=PATIENCE)
        page.reload()
        expect(notice).to_contain_text("a lead out of turn", timeout=PATIENCE)
        expect(page.locator("#answer")).to_contain_text("a lead out of turn")  # whoever listens hears it again
        notice.get_by_role("button", name=said("got-it")).click()
        expect(notice).to_have_count(0)
        page.reload()
        expect(page.locator(".prompt")).to_be_visible(timeout=PATIENCE)
        expect(notice).to_have_count(0)


def test_a_second_ruling_stands_below_one_that_was_not_read(site: TableSite, browser: Browser) -> None:
    walk, guilty = led_out_of_turn("bend")
    assert walk.table.hand is not None
    caller = walk.table.hand.state.seating.left[guilty]
    called = CallRenege(caller, guilty, 1, "follow")
    assert walk.ask(walk.person_at(caller), ask.Act, action=called) == ""
    party = Party(site, browser, walk)
    with party.at("S", viewport=PHONE) as page:
        who = "You" if guilty == "S" else party.table.chairs[guilty].name
        lines = page.locator(".ruled p")
        expect(lines).to_have_count(2, timeout=PATIENCE)
        expect(lines.first).to_contain_text(f"a lead out of turn: {who}.")
        by = "You" if caller == "S" else party.table.chairs[caller].name
        expect(lines.last).to_contain_text(f"a renege call that isn’t proven: {by}.")


def test_the_card_of_a_proven_renege_is_shown_where_the_hand_ends(site: TableSite, browser: Browser) -> None:
    walk, sinner = reneged("npa")
    assert walk.table.hand is not None
    state = walk.table.hand.state
    caller, trick = state.seating.left[sinner], state.play.tricks[-1]
    wrong = trick.pieces[trick.seats.index(sinner)]
    called = CallRenege(caller, sinner, len(state.play.tricks), "follow")
    assert walk.ask(walk.person_at(caller), ask.Act, action=called) == ""
    party = Party(site, browser, walk)
    with party.at(caller, viewport=PHONE) as page:
        is_in_sight(page, "a renege.")
        expect(page.locator(".ruled")).to_contain_text(party.table.chairs[sinner].name)
        expect(page.locator(".ruled").get_by_role("img", name=wrong.name)).to_be_visible()

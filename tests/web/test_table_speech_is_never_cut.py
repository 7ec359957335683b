"""Nothing that is read out is cut off: screen readers fall silent when the focus moves, so it moves before or after."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any

import pytest
from browsing import LACKING
from listening import Listener
from mid_hand import Party, hand_where
from playwright.sync_api import Browser, Page, expect
from table_site import TableSite
from table_visits import PATIENCE, visit
from test_table_heard import AFTER, in_auction, somebody_does, turn_of
from visiting import said

from meldhouse.game import Seat
from meldhouse.tables.table import Table

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)

SPOKEN = 65
"""Milliseconds for a letter."""

NOTED = """window.noted = [];
const note = (kind, text) => window.noted.push({ kind, text: text.trim(), at: Date.now() });
document.addEventListener("focusin", ({ target }) => note("focus", target.ariaLabel || target.textContent));
document.addEventListener("DOMContentLoaded", () => {
  for (const id of ["told", "answer"]) {
    const place = document.getElementById(id);
    new MutationObserver((all) => {
      for (const { addedNodes } of all) for (const one of addedNodes) note(id, one.textContent);
    }).observe(place, { childList: true });
  }
});"""
"""What gets the focus and what is read out, in their order and with their times."""


def noted(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("window.noted")
    return found


def place_of(notes: list[dict[str, Any]], kind: str, text: str = "") -> int:
    """Where this was noted first."""
    return next(at for at, one in enumerate(notes) if one["kind"] == kind and one["text"].startswith(text))


def time_for(notes: list[dict[str, Any]]) -> int:
    """So long it takes to read that out; a little less, since it is noted a little after it has begun."""
    return SPOKEN * sum(len(one["text"]) for one in notes) - 500


def noting(page: Page) -> None:
    """With a clock that can be put forward."""
    page.clock.install()
    page.add_init_script(NOTED)


@contextmanager
def sitting(site: TableSite, browser: Browser, **prefs: str) -> Iterator[Listener]:
    """At a table that has just been opened."""
    with visit(browser, f"{site.url}/table/{site.new_table('st-hilary')}", prefs=prefs, before=noting) as page:
        expect(page.get_by_role("button", name=said("gather-start"))).to_be_focused(timeout=PATIENCE)
        yield Listener(page, has_clock=True)


def test_the_new_hand_is_read_out_to_its_end(site: TableSite, browser: Browser) -> None:
    with sitting(site, browser) as ruth:
        ruth.press("Enter")
        moves = ruth.page.get_by_role("group", name="Your bid").or_(
            ruth.page.get_by_role("button", name=said("keep-keep"))
        )
        expect(moves).to_be_visible(timeout=PATIENCE)
        ruth.page.clock.run_for(40_000)
        expect(moves).to_be_focused(timeout=PATIENCE)
        notes = noted(ruth.page)
        hand = place_of(notes, "told", "Your hand: ")
        deal = notes[place_of(notes, "told") : hand + 1]
        assert {one["kind"] for one in deal} == {"told"}, "the focus has moved before anything is told of the deal"
        assert deal[0]["text"].endswith("12 cards each.")
        after = notes[hand + 1 :]
        assert after[place_of(after, "focus")]["at"] - deal[0]["at"] >= time_for(deal)


@pytest.mark.parametrize("key", ["ArrowRight", "Home"])
def test_whoever_does_not_wait_for_it_comes_to_the_move_with_any_key_that_leads_through_it(
    site: TableSite, browser: Browser, key: str
) -> None:
    with sitting(site, browser) as ruth:
        ruth.press("Enter")
        moves = ruth.page.get_by_role("group", name="Your bid").or_(
            ruth.page.get_by_role("button", name=said("keep-keep"))
        )
        expect(moves).to_be_visible(timeout=PATIENCE)
        expect(ruth.page.locator(".prompt:focus")).to_have_count(1)
        now = ruth.page.evaluate("Date.now()") / 1000
        ruth.page.clock.pause_at(datetime.fromtimestamp(now + 0.1, UTC))  # nothing comes by itself
        ruth.page.keyboard.press(key)
        ruth.page.clock.run_for(10)
        expect(moves).to_be_focused()


def test_the_play_is_heard_before_the_focus_comes_to_ones_own(site: TableSite, browser: Browser) -> None:
    with sitting(site, browser, ear="used") as ruth:
        for _ in range(14):
            ruth.until_asked("Your turn to play")
            ruth.page.clock.run_for(40_000)
            expect(ruth.page.locator(".hand.yours .held.playable:focus")).to_have_count(1, timeout=PATIENCE)
            notes = noted(ruth.page)
            turn = max(
                at for at, one in enumerate(notes) if "Your turn to play" in one["text"] and one["kind"] == "told"
            )
            moved = [one for one in notes[turn:] if one["kind"] == "focus"]
            if moved:
                break
            ruth.play()  # it lay on one that can be played already
        play = notes[turn - 1]
        assert play["kind"] == "told"
        assert moved[0]["at"] - play["at"] >= time_for([play, notes[turn]])


def test_what_is_said_of_the_pace_is_heard_before_what_follows_from_it(site: TableSite, browser: Browser) -> None:
    party = Party(site, browser, hand_where("st-hilary", in_auction))
    with party.at(AFTER[turn_of(party)], before=noting) as page:
        ruth = Listener(page)
        expect(page.get_by_role("toolbar")).to_be_visible(timeout=PATIENCE)
        ruth.asks("p", "now waits for you")
        somebody_does(party, "bid")
        page.clock.run_for(20_000)
        expect(page.get_by_role("button", name="Go on")).to_be_focused(timeout=PATIENCE)
        ruth.asks("p", "fast again")
        page.clock.run_for(20_000)
        expect(page.get_by_role("group", name="Your bid")).to_be_focused(timeout=PATIENCE)
        notes = noted(page)
        slowly, quickly = (
            place_of(notes, "answer", "The game now waits"),
            place_of(notes, "answer", "The game is fast"),
        )
        for said, kind in ((slowly, "focus"), (quickly, "focus"), (quickly, "told")):
            after = notes[said + 1 + place_of(notes[said + 1 :], kind)]
            assert after["at"] - notes[said]["at"] >= time_for([notes[said]]), after


def losing(table: Table) -> Seat | None:
    """Whoever has played a card to the trick that cannot win it any more, where one is missing."""
    hand = table.hand
    if hand is None or hand.phase != "tricks" or len(hand.state.play.trick) != 3 or not hand.state.play.tricks:
        return None
    ranks = hand.book.deck.ranks
    for piece, seat in zip(hand.state.play.trick, hand.state.play.trick_seats, strict=True):
        same = [str(one) for one in hand.state.play.trick if str(one)[1] == str(piece)[1]]
        if min(ranks.index(one[0]) for one in same) < ranks.index(str(piece)[0]):
            return seat
    return None


def let_come(page: Page, text: str) -> None:
    """Until something like that has been told, while as little time passes as may be."""
    for _ in range(PATIENCE // 50):
        if re.search(text, page.locator("#told").inner_text(), re.MULTILINE):
            return
        page.clock.run_for(20)
        page.wait_for_timeout(50)
    raise AssertionError(f"{text} is not told: {page.locator('#told').inner_text()}")


def test_who_asks_for_the_last_trick_too_late_has_time_for_it_from_then_on(site: TableSite, browser: Browser) -> None:
    party = Party(site, browser, hand_where("st-hilary", losing))
    with party.at(losing(party.table) or "S", before=noting) as page:
        ruth = Listener(page)
        expect(page.get_by_role("toolbar")).to_be_visible(timeout=PATIENCE)
        ruth.asks(
            "k", r"until the next card is played\. While it’s on the table, K reads it: from now on it stays .* P makes"
        )
        page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)  # from here on only as much time passes as is said
        somebody_does(party, "play")
        let_come(page, "wins the trick")
        somebody_does(party, "play")  # the next lead, as quickly as bots play
        page.clock.run_for(2000)
        ruth.press("k")
        page.clock.run_for(100)
        ruth.answers(r" wins? the trick: \d")
        page.clock.run_for(60_000)
        lead = re.compile(r"^\w+, \w+ of \w+\.$", re.MULTILINE)
        let_come(page, lead.pattern)
        notes = noted(page)
        asked = max(at for at, one in enumerate(notes) if one["kind"] == "answer")
        shown = next(one for one in notes[asked:] if one["kind"] == "told" and lead.search(one["text"]))
        assert shown["at"] - notes[asked]["at"] >= time_for([notes[asked]])

"""What whoever only listens is told first, and where the focus goes by itself: the result before the way to it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browsing import LACKING
from listening import Listener
from mid_hand import Party, hand_where
from playwright.sync_api import Browser, Page, expect
from table_site import TableSite
from table_visits import PATIENCE
from visiting import said

from meldhouse.game import Hand, view
from meldhouse.tables.table import Table

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)

MODULE = """async ([name, what, ...given]) => {
  const app = document.querySelector("script[src*='app.js']").src;
  return (await import(app.replace("app.js", name)))[what](...given);
}"""
"""What a module of the page makes of it."""


def playing(table: Table) -> Hand:
    assert table.hand is not None
    return table.hand


def in_phase(phase: str) -> Callable[[Table], bool]:
    return lambda table: table.hand is not None and table.hand.phase == phase


def call(seat: str, amount: int | None) -> dict[str, object]:
    if amount is None:
        return {"kind": "pass", "seat": seat, "says": {"id": "news-pass", "args": {"who": seat}}}
    return {"kind": "bid", "seat": seat, "says": {"id": "news-bid", "args": {"who": seat, "bid": amount}}}


def test_after_ones_pass_the_result_comes_first_and_many_calls_are_told_in_short(
    site: TableSite, browser: Browser
) -> None:
    many = [call("WNE"[at % 3], 20 + at) for at in range(20)] + [call("E", None), call("W", None)]
    with Party(site, browser, hand_where("st-hilary", in_phase("auction"))).at("S") as page:
        expect(page.locator(".held").first).to_be_visible(timeout=PATIENCE)
        told = page.evaluate(MODULE, ["outbidding.js", "callsForListeners", many])
        calls = [(one["id"], *one["args"].values()) for one in told["args"]["calls"]]
        far = [("call-up-to-pass", "W", 38), ("call-up-to", "N", 39), ("call-up-to-pass", "E", 37)]
        assert calls == far
        few = page.evaluate(MODULE, ["outbidding.js", "callsForListeners", many[:2]])
        assert [one["id"] for one in few["args"]["calls"]] == ["call-bid", "call-bid"]


def test_who_has_the_bid_is_heard_before_the_calls_that_led_to_it(sits_down: Callable[..., Listener]) -> None:
    ruth = sits_down()
    ruth.until("Pass$")
    ruth.press("Enter")
    ruth.press("Enter")
    heard = ruth.page.locator("#told p").filter(has_text=re.compile(r" the bid at \d+"))
    expect(heard.first).to_be_visible(timeout=PATIENCE)
    line = heard.first.inner_text()
    first = re.search(r" the bid at \d+", line)
    assert first is not None
    of_others = re.sub("Everyone else passed|You pass\\.", "", line[: first.start()])  # the own pass may be the last
    assert not re.search(r"\bbids? |\bpass", of_others)
    assert len(line.split(",")) <= 8


def has_some_barred(table: Table) -> bool:
    """Somebody is to follow, with pieces that he may play and others that he may not."""
    hand = playing(table)
    if hand.phase != "tricks" or hand.turn is None or not hand.state.play.trick or hand.state.play.trick_taken:
        return False
    held = set(hand.state.hands[hand.turn])
    return 3 < len(held) > len(set(view(hand, hand.turn).legal_plays))


def test_a_refusal_says_what_may_be_played_and_the_focus_stays(site: TableSite, browser: Browser) -> None:
    party = Party(site, browser, hand_where("st-hilary", has_some_barred))
    with party.at(playing(party.table).turn or "S") as page:
        ruth = Listener(page)
        expect(page.locator("#told")).to_contain_text("Your turn to play", timeout=PATIENCE)
        page.locator(".held").first.focus()
        ruth.go("ArrowRight", ".*not playable now")
        before = ruth.focused()
        ruth.press("Enter")
        alert = page.get_by_role("alert")
        expect(alert).to_contain_text(re.compile(r"You may play the \w+ of \w+.*\. Home takes you there\."))
        assert ruth.focused() == before
        names = page.locator(".held.playable").evaluate_all("all => all.map(one => one.ariaLabel.split(',')[0])")
        assert all(name in alert.inner_text() for name in names)
        ruth.press("Home")
        assert ", playable" in ruth.focused()


def test_the_focus_that_the_page_left_on_a_card_comes_to_one_that_may_be_played(
    sits_down: Callable[..., Listener],
) -> None:
    ruth = sits_down()
    seen = 0
    held, yours = ruth.page.locator(".held"), ruth.page.locator(".hand.yours")
    ruth.until_asked("Your (turn to play|lead)")
    while held.count() > 2:
        left = held.count() - 1
        ruth.play()
        expect(held).to_have_count(left, timeout=PATIENCE)
        expect(yours.or_(ruth.page.get_by_role("button", name=said("dock-result")))).to_be_visible(timeout=PATIENCE)
        if not yours.count():
            break
        ruth.page.wait_for_timeout(80)
        seen += ruth.page.locator(".held.unplayable").count() > 0
        assert re.search(", playable", ruth.focused()), ruth.focused()
    assert seen


EASY = 'extends = "st-hilary"\nname = "ours"\ntitle = "Ours"\n[board]\nconcede = "anytime"\n'
"""A club in which a bid may be given up in the middle of a hand."""


def out_of_reach(table: Table) -> bool:
    hand = playing(table)
    if hand.phase != "tricks" or hand.state.play.trick or hand.turn != hand.state.bidder:
        return False
    side, points = hand.state.side_of_bidder, hand.state.points
    needed = (hand.state.amount or 0) - hand.state.meld_of(side) - points[side]
    return needed > hand.book.points_in_play - sum(points.values())


def told_of_giving_up(page: Page) -> None:
    expect(page.locator("#told")).to_contain_text(said("concede-way", where="more"), timeout=PATIENCE)
    expect(page.locator("#told p").filter(has_text="You may concede")).to_have_count(1)


def test_who_cannot_make_the_bid_hears_that_it_can_be_given_up(site: TableSite, browser: Browser) -> None:
    party = Party(site, browser, hand_where(EASY, out_of_reach))
    bidder = playing(party.table).state.bidder or "S"
    with party.at(bidder) as page:
        told_of_giving_up(page)
        ruth = Listener(page)
        ruth.asks("b", "out of reach.*You may concede the bid")
        ruth.asks("w", "You may concede the bid")


def test_help_says_what_is_heard_and_preferences_who_plays_the_last_one(site: TableSite, browser: Browser) -> None:
    party = Party(site, browser, hand_where("n42pa", in_phase("auction")))
    with party.at("S") as page:
        expect(page.locator(".held").first).to_be_visible(timeout=PATIENCE)
        page.keyboard.press("?")
        shown = page.get_by_role("dialog", name="Help")
        expect(shown).to_contain_text("Beside a name you hear whose turn it is")
        expect(shown).to_contain_text("You hear “playable” for what you can play")
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Preferences").click()
        last = page.get_by_role("group", name=said("pref-last"))
        note = said("pref-last-note")
        expect(last).not_to_contain_text(note)
        page.get_by_role("radio", name=said("pref-wait")).check(force=True)
        expect(last).to_contain_text(note)

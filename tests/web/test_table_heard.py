"""What must not be missed or misunderstood by whoever only listens: at dialogs, at one's turn, and in every answer."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from browsing import LACKING
from listening import Listener
from mid_hand import Party, hand_where
from playwright.sync_api import Browser, expect
from table_site import TableSite
from table_visits import PATIENCE, PagePlayer
from visiting import said

from meldhouse.game import Seat
from meldhouse.tables.table import Table

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)

AFTER: dict[Seat, Seat] = {"N": "E", "E": "S", "S": "W", "W": "N"}


VISITED = """() => { window.visited = [];
  window.noting?.abort();
  window.noting = new AbortController();
  const note = ({ target }) => window.visited.push(target.ariaLabel || target.textContent.trim());
  document.addEventListener("focusin", note, { signal: window.noting.signal }); }"""
"""From now on, whatever gets the focus."""


def in_auction(table: Table) -> bool:
    return table.hand is not None and table.hand.phase == "auction"


def turn_of(party: Party) -> Seat:
    assert party.table.hand is not None
    turn = party.table.hand.turn
    assert turn is not None
    return turn


@contextmanager
def listening(party: Party, seat: Seat, **prefs: str) -> Iterator[Listener]:
    with party.at(seat, prefs=prefs) as page:
        yield Listener(page)


def somebody_does(party: Party, kind: str) -> None:
    """Whoever's turn it is does what is to be done."""
    before = party.table.version
    with party.at(turn_of(party), prefs={"tap": "once"}) as page:
        player = PagePlayer(page, taps=1, bids=1)
        player.until(kind)
        player.step()
        while party.table.version == before:
            page.wait_for_timeout(20)


def test_nothing_is_lost_while_a_dialog_is_open(site: TableSite, browser: Browser) -> None:
    party = Party(site, browser, hand_where("st-hilary", in_auction))
    with listening(party, AFTER[turn_of(party)]) as ruth:
        page = ruth.page
        expect(page.get_by_role("toolbar")).to_be_visible(timeout=PATIENCE)
        ruth.press("?")
        dialog = page.get_by_role("dialog", name="Help")
        expect(dialog).to_be_visible()
        ruth.press("h")
        expect(dialog.locator("[aria-live=assertive]")).to_contain_text("12 cards: ")
        somebody_does(party, "bid")
        expect(dialog.locator("[aria-live=polite]")).to_contain_text("Your turn to bid.", timeout=PATIENCE)
        ruth.press("Escape")
        expect(dialog).to_have_count(0)
        expect(page.locator("#told p", has_text="Your turn to bid.")).to_have_count(2)  # then, unheard here, and now


def test_closing_a_dialog_brings_the_focus_back_at_once(site: TableSite, browser: Browser) -> None:
    party = Party(site, browser, hand_where("st-hilary", in_auction))
    with listening(party, turn_of(party)) as ruth:
        expect(ruth.page.get_by_role("group", name="Your bid")).to_be_focused(timeout=PATIENCE)
        for opening in ("?", "Preferences"):
            if opening != "?":
                ruth.go("Shift+Tab", opening)
            before = ruth.focused()
            ruth.press("?" if opening == "?" else "Enter")
            expect(ruth.page.get_by_role("dialog")).to_be_visible()
            ruth.page.evaluate(VISITED)
            ruth.press("Escape")
            expect(ruth.page.get_by_role("dialog")).to_have_count(0)
            ruth.page.wait_for_timeout(200)
            assert ruth.page.evaluate("window.visited") == [before]


def test_the_focus_lets_the_new_hand_be_read_out(sits_down: Callable[..., Listener]) -> None:
    ruth = sits_down()
    ruth.press("Enter")
    prompt = ruth.page.locator(".prompt")
    expect(prompt).to_have_text(re.compile("Your turn to bid|You could"), timeout=PATIENCE)
    ruth.page.wait_for_timeout(400)
    assert "Your hand: " in ruth.told()
    expect(prompt).to_be_focused()
    ruth.press("Control")  # whoever has heard enough
    expect(ruth.page.get_by_role("group", name="Your bid")).to_be_focused()


FIRST_NAMES = """window.names = [];
document.addEventListener("focusin", ({ target }) => window.names.push(target.textContent.trim()));"""


def test_the_button_that_lays_meld_says_so_from_the_beginning(site: TableSite, browser: Browser) -> None:
    def has_meld(table: Table) -> bool:
        hand = table.hand
        return hand is not None and hand.phase == "meld" and "S" not in hand.state.meld

    party = Party(site, browser, hand_where("st-hilary", has_meld))
    with party.at("S", script=FIRST_NAMES) as page:
        expect(page.get_by_role("button", name=re.compile("^(Show meld|Continue without)"))).to_be_focused(
            timeout=PATIENCE
        )
        names = page.evaluate("window.names")
        assert all(re.match("Show meld|Continue without", name) for name in names), names


PACED = """async () => {
  const { Pacing } = await import(document.querySelector("script[src*='app.js']").src.replace("app.js", "pacing.js"));
  const shown = [];
  const table = { seat: "S", stage: "hand", hand: { phase: "tricks", to_act: ["W"], calls: [] } };
  const pacing = new Pacing(({ is, told }) => shown.push(told?.[0].seat ?? is), () => ({ table }));
  const play = (seat) => ({ is: "news", told: [{ kind: "play", seat }] });
  for (const one of [play("S"), play("W"), { is: "done" }, play("N")]) pacing.hear(one);
  const before = [...shown];
  const comes = [pacing.next()];
  const after = [...shown];
  pacing.kept = [];
  comes.push(pacing.next());
  pacing.asked = false;
  table.hand.to_act = ["S"];
  comes.push(pacing.next());
  pacing.hear(play("W"));
  return [before, after, comes, shown.length - after.length];
}"""


def test_who_goes_on_himself_sees_nothing_before_he_does(site: TableSite, browser: Browser) -> None:
    party = Party(site, browser, hand_where("st-hilary", in_auction))
    turn = turn_of(party)
    with listening(party, turn, bots="wait", tap="once") as ruth:
        assert ruth.page.evaluate(PACED) == [["S", "done"], ["S", "done", "W"], ["now", "soon", ""], 0]
        ruth.asks("n", r"^It’s your turn\.$")
        ruth.until("Pass$")
        ruth.press("Enter")
        expect(ruth.page.locator(".prompt")).to_have_text(re.compile(r"^\w+ is next to bid\."), timeout=PATIENCE)
        somebody_does(party, "bid")
        ruth.page.wait_for_timeout(700)
        assert not re.search(r"\bbids \d", ruth.told())  # also after one's own pass
        ruth.press("n")
        expect(ruth.page.locator("#told")).to_contain_text(re.compile(r"\bbids \d"))


def test_arrows_go_among_the_trumps(site: TableSite, browser: Browser) -> None:
    party = Party(
        site, browser, hand_where("n42pa", lambda table: table.hand is not None and table.hand.phase == "trump")
    )
    with listening(party, turn_of(party)) as ruth:
        trumps = ruth.page.get_by_role("group", name=said("trump-title"))
        names = trumps.get_by_role("button")
        expect(trumps).to_be_focused(timeout=PATIENCE)
        ruth.press("Enter")
        ruth.press("Enter")  # once too often: nothing is named by that
        expect(trumps).to_be_focused()
        ruth.press("ArrowRight")
        expect(names.first).to_be_focused()
        ruth.press("ArrowRight")
        expect(names.nth(1)).to_be_focused()
        ruth.press("End")
        expect(names.last).to_be_focused()
        ruth.press("Home")
        expect(names.first).to_be_focused()


def test_a_lead_with_two_of_a_kind_is_any_card(site: TableSite, browser: Browser) -> None:
    def leads(table: Table) -> bool:
        hand = table.hand
        if hand is None or hand.phase != "tricks" or hand.state.play.trick or hand.turn is None:
            return False
        held = list(hand.state.hands[hand.turn])
        return len(set(held)) < len(held)

    party = Party(site, browser, hand_where("st-hilary", leads))
    with listening(party, turn_of(party)) as ruth:
        expect(ruth.page.locator(".held").first).to_be_visible(timeout=PATIENCE)
        ruth.asks("l", r"^Any card\.$")


def test_a_card_lifted_in_the_bidding_says_that_none_is_played_yet(site: TableSite, browser: Browser) -> None:
    party = Party(site, browser, hand_where("st-hilary", in_auction))
    with listening(party, turn_of(party)) as ruth:
        card = ruth.page.locator(".held").first
        expect(card).to_be_visible(timeout=PATIENCE)
        card.focus()
        ruth.press("Enter")
        ruth.answers(r"^Lifted: .*\. No card is played yet\.")
        ruth.press("?")
        keys = ruth.page.get_by_role("dialog", name="Help")
        expect(keys).to_contain_text(said("key-does", key="p"))
        expect(keys).to_contain_text("What you can play, bid, or choose")
        assert "▮" not in keys.inner_text()


def test_who_comes_back_in_a_trick_hears_bid_trump_and_what_lies_there(site: TableSite, browser: Browser) -> None:
    def is_under_way(table: Table) -> bool:
        hand = table.hand
        return hand is not None and hand.phase == "tricks" and len(hand.state.play.trick) == 2

    party = Party(site, browser, hand_where("st-hilary", is_under_way))
    with listening(party, turn_of(party)) as ruth:
        expect(ruth.page.locator("#told")).to_contain_text("Your turn to play.", timeout=PATIENCE)
        assert re.search(
            r"the bid at \d+\. Trump: \w+\. .*\w+: \w+ of \w+\. \w+: \w+ of \w+\.\s+Your turn", ruth.told()
        )

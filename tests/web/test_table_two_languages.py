"""Two people at one table: each reads and hears it in their own language."""

from __future__ import annotations

import re

import pytest
from browsing import LACKING
from listening import Listener
from mid_hand import Party, hand_where
from playwright.sync_api import Browser, Page, Route, expect
from table_site import TableSite
from table_visits import PATIENCE
from test_table_large_type import at

from meldhouse.game import to_act
from meldhouse.messages import Voice, fact
from meldhouse.rulebooks import load_book

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)


def test_each_reads_and_hears_the_table_in_their_own_language(site: TableSite, browser: Browser) -> None:
    lies = at("tricks", lambda hand: len(hand.state.play.trick) == 2 and len(hand.state.play.tricks) == 1)
    party = Party(site, browser, hand_where("st-hilary", lies))
    assert party.table.hand is not None
    first = to_act(party.table.hand)[0]
    other = next(seat for seat in "NESW" if seat != first)

    def latest(page: Page) -> str:
        log = page.locator(".side-log .log li").first.locator("p").last
        expect(log).to_be_visible(timeout=PATIENCE)
        return log.inner_text()

    wide = {"viewport": {"width": 1280, "height": 900}}
    with party.at(first, locale="en-US", **wide) as ann, party.at(other, locale="es-MX", **wide) as bea:
        assert re.search(r" (plays|leads) ", latest(ann))
        assert re.search(r"(juega|sale con|Juegas|Sales con) ", latest(bea))
        piece = ann.locator(".held.playable").first
        piece.click()
        piece.click()
        expect(ann.locator(".side-log .log li").first).to_contain_text("You play", timeout=PATIENCE)
        name = party.table.chairs[first].name
        expect(bea.locator(".side-log .log li").first).to_contain_text(f"{name} juega", timeout=PATIENCE)
        expect(bea.locator("#told")).to_contain_text(re.compile(rf"{name}, \w+ de \w+"))


READ = {
    "h": (
        r"^\d+ cards: (spades|hearts|clubs|diamonds) \S+",
        r"^\d+ cartas: (espadas|corazones|tréboles|diamantes) \S+",
    ),
    "l": (r"^(Any card\.|You can play: )", r"^Esperando la jugada de "),
    "t": (r"^Trick: \S+: \S+ of \S+\. ", r"^Baza: \S+: \S+ de [^.]+\. "),
    "b": (r"(has|have) the bid at \d+\. Trump: \S+\. ", r"(tiene|Tienes) la puja en \d+\. Triunfo: \S+\. "),
    "s": (
        r"^Meld: you \d+, they \d+\. Taken so far: .* Total: you 0, they 0\. The game goes to 150 points\.",
        r"^Combinaciones: (ustedes|ellos) \d+, .*Puntos hasta ahora: .*Total: .*La partida es a 150 puntos\.",
    ),
    "w": (r"Your turn to play\.", r"^Esperando la jugada de \S+\."),
    "m": (r"Meld: \S+ \d+, \S+ \d+\.", r"Combinaciones: \S+ \d+, \S+ \d+\."),
}
"""What each key reads to whoever is to play, in English, and to another, in Spanish."""


def test_every_key_reads_in_the_language_of_whoever_presses_it(site: TableSite, browser: Browser) -> None:
    lies = at("tricks", lambda hand: len(hand.state.play.trick) == 2 and len(hand.state.play.tricks) == 1)
    party = Party(site, browser, hand_where("st-hilary", lies))
    assert party.table.hand is not None
    first = to_act(party.table.hand)[0]
    other = next(seat for seat in "NESW" if seat != first)
    with party.at(first, locale="en-US") as ann, party.at(other, locale="es-MX") as bea:
        for page, place in ((ann, 0), (bea, 1)):
            expect(page.locator(".held").first).to_be_visible(timeout=PATIENCE)
            assert page.locator("html").get_attribute("lang") == ("en", "es")[place]
            for key, answers in READ.items():
                Listener(page).asks(key, answers[place])
        expect(bea.locator(".status-lines")).to_contain_text(re.compile("falta|puja", re.IGNORECASE))
        expect(bea.locator(".trick")).to_have_attribute("aria-label", re.compile("^Baza: "))
        expect(bea.get_by_role("toolbar", name=re.compile(r"^Tu mano, \d+ cartas$"))).to_be_visible()
        assert re.match("Te toca · ", ann.title()) is None
        assert ann.title().startswith("Your turn · ")


def test_words_that_few_ask_for_come_when_they_are_asked_for(site: TableSite, browser: Browser) -> None:
    """And once more where the line was lost."""
    spanish = Voice(language="es", words=load_book("st-hilary").words.own)
    lies = at("tricks", lambda hand: len(hand.state.play.tricks) == 1)
    party = Party(site, browser, hand_where("st-hilary", lies))
    wanted: list[str] = []

    def lost_once(route: Route) -> None:
        wanted.append(route.request.url)
        route.abort("internetdisconnected") if len(wanted) == 1 else route.fallback()

    with party.at("S", locale="es-MX", before=lambda page: page.route("**/messages/es/calls.ftl", lost_once)) as page:
        more = page.get_by_role("button", name=spanish.say(fact("dock-more")))
        with page.expect_event("requestfailed"):
            more.click()
        more.dispatch_event("click")
        dialog = page.get_by_role("dialog", name=spanish.say(fact("calls-title", what="more")))
        expect(dialog).to_contain_text(spanish.say(fact("calls-about")), timeout=PATIENCE)
        dialog.get_by_role("button", name=spanish.say(fact("calls-about"))).click()
        about = page.get_by_role("dialog", name=spanish.say(fact("about-title")))
        expect(about).to_contain_text(spanish.say(fact("plate-note", what="your-partner")))
        page.keyboard.press("Escape")
        for place, title in ((1, "help-title"), (2, "preferences-title")):
            page.locator(".bar-own button").nth(place).click()
            expect(page.get_by_role("dialog", name=spanish.say(fact(title)))).to_be_visible()
            page.keyboard.press("Escape")
        assert len(wanted) == 2

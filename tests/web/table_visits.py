"""A person at the table page of a real browser: sees what is on the page, and clicks or types."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random

from playwright.sync_api import Browser, ConsoleMessage, Error as NotThere, Locator, Page
from windows import window

PATIENCE = 60_000
"""A hand on a busy machine."""
CUT = "ERR_INTERNET_DISCONNECTED"
"""What a browser says of a line that a test has cut."""


@contextmanager
def visit(
    browser: Browser,
    url: str,
    *,
    name: str = "Ruth",
    prefs: dict[str, str] | None = None,
    before: Callable[[Page], None] | None = None,
    **options: object,
) -> Iterator[Page]:
    """A page of somebody's own browser. Whatever the page complains of fails the test."""
    complaints: list[str] = []

    def fault(problem: object) -> None:
        complaints.append(str(problem))

    def said(message: ConsoleMessage) -> None:
        if message.type == "error" and CUT not in message.text:
            complaints.append(message.text)

    with window(browser, is_kept=before is None, reduced_motion="reduce", **options) as page:
        page.context.add_cookies([{"name": "name", "value": name, "url": url}])
        page.on("pageerror", fault)
        page.on("console", said)
        with _preferring(page, prefs):
            if before:
                before(page)
            page.goto(url)
            yield page
        page.remove_listener("pageerror", fault)
        page.remove_listener("console", said)
    assert complaints == []


@contextmanager
def _preferring(page: Page, prefs: dict[str, str] | None) -> Iterator[None]:
    """Every page of the visit finds these preferences; one that comes after it does not."""
    if prefs is None:
        yield
        return
    kept = f"localStorage.setItem('meldhouse.table', {json.dumps(json.dumps(prefs))})"
    behind = page.context.new_cdp_session(page)
    behind.send("Page.enable")
    script = behind.send("Page.addScriptToEvaluateOnNewDocument", {"source": kept})
    yield
    behind.send("Page.removeScriptToEvaluateOnNewDocument", script)
    behind.detach()


def person_id(cookie: str) -> str:
    """Who a cookie of the house says it is."""
    id: str = json.loads(base64.b64decode(cookie.split(".")[0]))["id"]
    return id


LOOK = """() => {
  const page = document.querySelector(".page");
  const waits = document.querySelector(".prompt[data-waits]");
  const ways = {
    linger: document.querySelector(".see-result"),
    beyond: document.querySelector("dialog.beyond[open]"),
    keep: document.querySelector(".dock .keeps"),
    bid: document.querySelector(".bid-box button:enabled"),
    kitty: document.querySelector(".dock .turn-kitty"),
    trump: document.querySelector(".trump-choice:enabled"),
    choose: document.querySelector(".dock .chooses"),
    meld: document.querySelector(".dock .melds"),
    seen: document.querySelector(".dock .confirm"),
    claim: document.querySelector(".dock .accepts"),
    play: document.querySelector(".hand.yours .held:not(.unplayable)"),
  };
  if (!page || waits) return "";
  if (page.dataset.phase === "over" && !ways.linger) return "over";
  return Object.keys(ways).find((kind) => ways[kind]) ?? "";
}"""
"""What there is to do, in one look, in whatever language."""


class Clicker:
    """Plays by clicking what the page offers."""

    def __init__(self, page: Page, *, lot: int = 1, bids: float = 0.4, taps: int = 2) -> None:
        self.page, self.lot, self.bids, self.taps = page, Random(lot), bids, taps

    def begin(self) -> None:
        self.page.locator(".gather-start .button.strong").click(timeout=PATIENCE)

    def play_hand(self) -> None:
        """Until the result of a hand is shown."""
        self.until("over")

    def until(self, *kinds: str) -> None:
        """Go on until something of these kinds can be done, without doing it; in the next hand if it must be."""
        for _ in range(2000):
            kind = self.look()
            if kind in kinds:
                return
            self.step(kind)
        raise AssertionError(f"None of {kinds} came: {self.page.locator('main').inner_text()}")

    def look(self) -> str:
        kind: str = self.page.evaluate(LOOK)
        return kind

    def step(self, kind: str | None = None) -> None:
        kind = self.look() if kind is None else kind
        try:
            self._do(kind)
        except NotThere:  # somebody else was faster, and the button is gone
            return

    def _do(self, kind: str) -> None:
        buttons = {
            "linger": ".see-result",
            "beyond": "dialog.beyond .strong",
            "keep": ".dock .keeps",
            "kitty": ".dock .turn-kitty",
            "meld": ".dock .melds",
            "seen": ".dock .confirm",
            "claim": ".dock .accepts",
            "over": ".next-bar button.big",
        }
        if kind in buttons:
            self._press(self.page.locator(buttons[kind]))
        elif kind == "bid":
            self._bid()
        elif kind == "trump":
            self._press(self.page.locator(".trump-choice:enabled"), self.taps)
        elif kind == "choose":
            self._choose()
        elif kind == "play":
            self._play()
        else:
            self.page.wait_for_timeout(20)

    def _press(self, what: Locator, taps: int = 1) -> None:
        for _ in range(taps):
            what.first.click(timeout=2000)

    def _bid(self) -> None:
        bids, passing = self.page.locator(".bids button:enabled"), self.page.locator(".pass-button:enabled")
        wants = bids.count() and (self.lot.random() < self.bids or not passing.count())
        self._press(bids if wants else passing, self.taps)

    def _choose(self) -> None:
        text = self.page.locator(".chosen-count").inner_text(timeout=2000)
        chosen, most = map(int, re.findall(r"\d+", text)[:2])
        for _ in range(most - chosen):
            self._tap(self.page.locator(".held:not(.chosen)").last)
        self._press(self.page.locator(".dock .chooses"))

    def _play(self) -> None:
        keys = self.page.locator(".hand.yours .held:not(.unplayable)").evaluate_all(
            "all => all.map(one => one.dataset.key)"
        )
        if not keys:
            return
        held = self.page.locator(f"[data-key='{self.lot.choice(keys)}']")
        for _ in range(self.taps):
            self._tap(held)

    def _tap(self, piece: Locator) -> None:
        """On the strip of it that no other piece covers."""
        piece.click(position={"x": 12, "y": 24}, timeout=2000, force=True)

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
  const words = [...document.querySelectorAll(".dock button:enabled")].map((button) => button.textContent.trim());
  const waits = document.querySelector(".prompt")?.textContent.includes("One moment");
  const ways = {
    linger: document.querySelector(".see-result"),
    beyond: document.querySelector("dialog.beyond[open]"),
    keep: words.includes("Keep it"),
    bid: document.querySelector(".bid-box button:enabled"),
    kitty: words.includes("Turn the kitty up"),
    trump: document.querySelector(".trump-choice:enabled"),
    choose: /\\d of \\d chosen/.test(document.querySelector(".dock")?.textContent),
    meld: words.some((text) => /^(Lay down|Go on without meld)/.test(text)),
    seen: words.includes("I have seen the meld"),
    claim: words.includes("I accept"),
    play: document.querySelector(".hand.yours .held:not(.unplayable)"),
  };
  if (!page || waits) return "";
  if (page.dataset.phase === "over" && !ways.linger) return "over";
  return Object.keys(ways).find((kind) => ways[kind]) ?? "";
}"""
"""What there is to do, in one look."""


class Clicker:
    """Plays by clicking what the page offers."""

    def __init__(self, page: Page, *, lot: int = 1, bids: float = 0.4, taps: int = 2) -> None:
        self.page, self.lot, self.bids, self.taps = page, Random(lot), bids, taps

    def begin(self) -> None:
        self.page.get_by_role("button", name="Begin the game").click(timeout=PATIENCE)

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
        names = {
            "linger": "^See the result",
            "beyond": "^Yes, bid",
            "keep": "^Keep it",
            "kitty": "^Turn the kitty up",
            "meld": "^(Lay down|Go on without meld)",
            "seen": "^I have seen the meld",
            "claim": "^I accept",
        }
        if kind in names:
            self._press(self.page.get_by_role("button", name=re.compile(names[kind])))
        elif kind == "bid":
            self._bid()
        elif kind == "trump":
            self._press(self.page.locator(".trump-choice:enabled"), self.taps)
        elif kind == "choose":
            self._choose()
        elif kind == "play":
            self._play()
        elif kind == "over":
            self._press(self.page.get_by_role("button", name=re.compile("^(Next hand|Play again)")))
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
        text = self.page.get_by_text(re.compile(r"\d of \d chosen")).inner_text(timeout=2000)
        number = int(text.split(" of ")[1].split()[0])
        for _ in range(number - int(text.split()[0])):
            self._tap(self.page.locator(".held:not(.chosen)").last)
        self._press(self.page.get_by_role("button", name=re.compile("^(Pass to|Lay away)")))

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

"""A person at the table page of a real browser: sees what is on the page, and clicks or types."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, ConsoleMessage, Error as NotThere, Locator, Page
from windows import window

PATIENCE = 60_000
"""A hand on a busy machine."""
TIMES_FASTER = 10
HURRYING = f"""{{
  const [now, later] = [Date.now, setTimeout], began = now();
  Date.now = () => began + (now() - began) * {TIMES_FASTER};
  window.setTimeout = (work, time = 0, ...more) => later(work, time / {TIMES_FASTER}, ...more);
}}"""
"""On such a page less time is spent on waiting for what is being read out."""
CUT = "ERR_INTERNET_DISCONNECTED"
"""What a browser says of a line that a test has cut."""


@contextmanager
def visit(
    browser: Browser,
    url: str,
    *,
    name: str = "Ruth",
    prefs: dict[str, str] | None = None,
    script: str = "",
    hurries: bool = False,
    before: Callable[[Page], None] | None = None,
    **options: object,
) -> Iterator[Page]:
    """A page of somebody's own browser. Whatever the page complains of fails the test. `script` runs before its own."""
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
        kept = f"localStorage.setItem('meldhouse.table', {json.dumps(json.dumps(prefs))})" if prefs is not None else ""
        with _beginning(page, f"{HURRYING if hurries else ''};{kept};{script}"):
            if before:
                before(page)
            page.goto(url)
            yield page
        page.remove_listener("pageerror", fault)
        page.remove_listener("console", said)
    assert complaints == []


@contextmanager
def _beginning(page: Page, source: str) -> Iterator[None]:
    """Every page of the visit begins with this script; one that comes after it does not."""
    behind = page.context.new_cdp_session(page)
    behind.send("Page.enable")
    script = behind.send("Page.addScriptToEvaluateOnNewDocument", {"source": source})
    yield
    behind.send("Page.removeScriptToEvaluateOnNewDocument", script)
    behind.detach()


def person_id(cookie: str) -> str:
    """Who a cookie of the house says it is."""
    id: str = json.loads(base64.b64decode(cookie.split(".")[0]))["id"]
    return id


PLAYING = (Path(__file__).parent / "playing.js").read_text("utf-8")


class PagePlayer:
    """Plays by pressing what the page offers, by a script within the page. `MousePlayer` does the same with a mouse."""

    def __init__(self, page: Page, *, lot: int = 1, bids: float = 0.4, taps: int = 2) -> None:
        self.page, self.lot, self.bids, self.taps = page, Random(lot), bids, taps

    def begin(self) -> None:
        self.page.locator(".gather-start .button.strong").click(timeout=PATIENCE)

    def play_hand(self) -> None:
        """Until the result of a hand is shown."""
        self.until("over")

    def until(self, *kinds: str) -> None:
        """Go on until something of these kinds can be done, without doing it; in the next hand if it must be."""
        self._ends(self._go(*kinds), kinds)

    def begins(self, *kinds: str) -> None:
        """The same by itself, while others play, too; `arrives` waits for its end."""
        self._go(*kinds, waits=False)

    def arrives(self, *kinds: str) -> None:
        self._ends(self.page.evaluate("window.playing"), kinds)

    def _ends(self, kind: str, kinds: tuple[str, ...]) -> None:
        assert kind in kinds, self.page.locator("main").inner_text()

    def look(self) -> str:
        return self._go(most=0)

    def step(self) -> None:
        """One of those things; if there is nothing to do, wait a moment."""
        self._go(most=1)

    def _go(self, *until: str, most: int = 2000, waits: bool = True) -> str:
        asked = {"until": until, "seed": self.lot.getrandbits(31), "bids": self.bids, "taps": self.taps}
        found: str = self.page.evaluate(PLAYING, {**asked, "most": most, "waits": waits})
        return found


class MousePlayer(PagePlayer):
    """With a real mouse, and so only on what nothing covers."""

    def until(self, *kinds: str) -> None:
        for _ in range(2000):
            if self.look() in kinds:
                return
            self.step()
        raise AssertionError(f"None of {kinds} came: {self.page.locator('main').inner_text()}")

    def step(self) -> None:
        try:
            self._do(self.look())
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
            self._play_one()
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

    def _play_one(self) -> None:
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

"""A real browser, for what only it can show."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

# The one without windows first: the others draw a whole desktop program around each page, which takes twice the time.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
AXE = Path(__file__).parent / "vendor" / "axe.min.js"
SWITCHES = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
)  # fmt: skip
expect.set_options(timeout=30_000)  # what comes is waited for: a machine that is busy otherwise takes its time
LACKING = (
    "There is no Chromium: tests/needs.sh installs it." if CHROMIUM is None
    else "axe-core is not here: “pip install -e .” fetches it." if not AXE.is_file()
    else ""
)  # fmt: skip

AXE_RUNS = """async (rules) => {
  const found = await axe.run(document, { resultTypes: ["violations"], ...rules });
  return [found.passes.length, found.violations.map(({ id, nodes }) => [id, nodes[0].html.slice(0, 200)])];
}"""
"""Only what is asked for is told in full, and only that leaves the page: the rest takes longer than the search."""


def complaints_of_axe(page: Page, **rules: object) -> list[tuple[str, str, str]]:
    """Where, by which rule, and the first that breaks it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    passed, violations = page.evaluate(AXE_RUNS, rules)
    assert passed, "axe has looked at nothing"
    return [(page.url, rule, html) for rule, html in violations]


def complaints_by_day_and_night(page: Page) -> list[tuple[str, str, str]]:
    """Only colors change with the light."""
    found = complaints_of_axe(page)
    page.emulate_media(color_scheme="dark")
    found += complaints_of_axe(page, runOnly=["color-contrast"])
    page.emulate_media(color_scheme="light")
    return found


@contextmanager
def a_browser() -> Iterator[Browser]:
    """To be lent to one module of tests after the other, which `in_use` does."""
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=CHROMIUM, args=list(SWITCHES))
        asyncio._set_running_loop(None)
        yield browser
        asyncio._set_running_loop(browser._loop)
        browser.close()


@contextmanager
def in_use(browser: Browser) -> Iterator[Browser]:
    """Meanwhile Playwright's loop counts as the one that runs in this thread, and no test can run another."""
    asyncio._set_running_loop(browser._loop)
    yield browser
    asyncio._set_running_loop(None)

"""Windows of a browser, lent to one person after the other. What a window has fetched it keeps, and so the next page is
there in a third of the time; of whoever sat at it nothing is left."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

from playwright.sync_api import Browser, Page

NewWindow = Callable[..., Page]
"""Takes a browser context's options; what tests are lent."""
Idle = defaultdict[str, list[Page]]
_idle: WeakKeyDictionary[Browser, Idle] = WeakKeyDictionary()


@contextmanager
def window(browser: Browser, *, is_kept: bool = True, **options: object) -> Iterator[Page]:
    """One nobody else looks at. Without `is_kept` it is new and is thrown away: for who puts something of his own into
    it, such as a clock or a line that loses messages. So is one in which a test has failed."""
    idle = _idle.setdefault(browser, defaultdict(list))[repr(sorted(options.items()))]
    page = idle.pop() if idle and is_kept else browser.new_context(**options).new_page()  # type: ignore[arg-type]
    size = page.viewport_size
    yield page
    if not is_kept or page.is_closed() or not page.url.startswith("http"):
        page.context.close()
        return
    _forget(page)
    if size:
        page.set_viewport_size(size)
    idle.append(page)


def _forget(page: Page) -> None:
    site, context = urlsplit(page.url), page.context
    for other in context.pages:
        if other is not page:
            other.close()
    context.set_offline(False)
    context.unroute_all()
    context.clear_permissions()
    context.clear_cookies()
    page.unroute_all()
    page.evaluate("sessionStorage.clear()")
    page.goto("about:blank")
    page.mouse.move(-1, -1)
    behind = context.new_cdp_session(page)
    behind.send("Storage.clearDataForOrigin", {"origin": f"{site.scheme}://{site.netloc}", "storageTypes": "all"})
    behind.send("Page.resetNavigationHistory")
    behind.detach()

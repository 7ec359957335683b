"""Windows of a browser, lent to one person after the other. What a window has fetched it keeps, and so the next page is
there in a third of the time; of whoever sat at it nothing is left."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Error, Page

NewWindow = Callable[..., Page]
"""Takes a browser context's options; what tests are lent."""
SIZE = {"width": 1280, "height": 720}
MOST = 8
"""So many wait at a time: each is a process of its own."""
_idle: list[tuple[Browser, str, Page]] = []


@contextmanager
def window(browser: Browser, *, is_kept: bool = True, **options: object) -> Iterator[Page]:
    """One nobody else looks at. Without `is_kept` it is new and is thrown away: for who puts something of his own into
    it, such as a clock or a line that loses messages. So is one in which a test has failed."""
    size = options.pop("viewport", SIZE)
    like = (browser, repr(sorted(options.items())))
    idle = [one for one in _idle if one[:2] == like] if is_kept else []
    if idle:
        _idle.remove(idle[-1])
        page = idle[-1][2]
        page.set_viewport_size(size)  # type: ignore[arg-type]
    else:
        page = browser.new_context(viewport=size, **options).new_page()  # type: ignore[arg-type]
    yield page
    if not is_kept or page.is_closed() or not page.url.startswith("http") or not _forgets(page):
        page.context.close()
        return
    _idle.append((*like, page))
    if len(_idle) > MOST:
        _idle.pop(0)[2].context.close()


def _forgets(page: Page) -> bool:
    """It stays at the same site, at a page without anything: elsewhere the browser would need another process. Not if
    the site is gone."""
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
    try:
        page.goto(f"{site.scheme}://{site.netloc}/robots.txt")
    except Error:
        return False
    page.mouse.move(-1, -1)
    behind = context.new_cdp_session(page)
    behind.send("Storage.clearDataForOrigin", {"origin": f"{site.scheme}://{site.netloc}", "storageTypes": "all"})
    behind.send("Page.resetNavigationHistory")
    behind.detach()
    return True

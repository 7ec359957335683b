"""QR codes, drawn as squares so that they are as sharp as the printer allows."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from urllib.parse import urlsplit

from meldhouse.messages import fact
from meldhouse.tournament.prints.errors import PrintError
from meldhouse.tournament.prints.page import Page

LONGEST = 300
"""Letters; with more, the squares of a code of two or three centimeters are too small for an old phone."""
QUIET = 4
"""White squares around a code."""


def is_only_here(url: str) -> bool:
    """Whether a link names only this computer, and so would mean a different one anywhere else.

    >>> is_only_here("http://localhost:8042/event/x"), is_only_here("http://192.168.1.20/")
    (True, False)
    """
    host = urlsplit(url).hostname or ""
    return host in ("localhost", "::1") or host.startswith("127.")


def checked(url: str) -> str:
    """Returns `url` if it fits into a code; "" stands for no code."""
    if url and not url.startswith(("http://", "https://")):
        raise PrintError("address", url=url)
    if len(url) > LONGEST:
        raise PrintError("address-long", length=len(url), most=LONGEST)
    return url


@lru_cache(maxsize=64)
def _runs(url: str) -> tuple[int, tuple[tuple[int, int, int], ...]]:
    """The number of squares on a side, and the dark runs: across, down, length. Many pages share one address."""
    import segno

    rows = [[bool(square) for square in row] for row in segno.make(url, error="m", micro=False).matrix]
    runs = []
    for down, row in enumerate(rows):
        across = 0
        for dark, same in groupby(row):
            length = len(list(same))
            if dark:
                runs.append((across, down, length))
            across += length
    return len(rows), tuple(runs)


def draw_code(page: Page, url: str, x: float, y: float, size: float) -> None:
    """The code for `url` in a square of `size` millimeters, including its white edge; nothing if there is no url."""
    if not checked(url):
        return
    if is_only_here(url):
        page.warnings.append(fact("paper-only-here"))
    squares, runs = _runs(url)
    step = size / (squares + 2 * QUIET)
    for across, down, length in runs:  # a little higher than its square, so that no hairline shows between two rows
        page.black(x + (across + QUIET) * step, y + (down + QUIET) * step, length * step, step * 1.02)

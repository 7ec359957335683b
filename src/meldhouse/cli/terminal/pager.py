"""Show long text a screenful at a time on a terminal."""

from __future__ import annotations

import io
import shutil
import sys
from collections.abc import Callable

from meldhouse.cli.output import Page
from meldhouse.cli.speaking import say
from meldhouse.cli.terminal.keyboard import InputEnded, Keyboard
from meldhouse.cli.terminal.words import plain, understood
from meldhouse.messages import fact

LEAST = 5


class _Screenful(io.StringIO):
    """Looks like the terminal it replaces, so that colors stay."""

    def isatty(self) -> bool:
        return True


def paged(page: Page, keyboard: Keyboard, show: Callable[[], object]) -> None:
    """What `show` prints: page by page for people, all at once for a pipe or a script."""
    stream = page.console.file
    if not (keyboard.watched and stream.isatty()):
        show()
        return
    held = _Screenful()
    page.console.file = held
    try:
        show()
    finally:
        page.console.file = stream
    lines = held.getvalue().splitlines(keepends=True)
    size = max(LEAST, shutil.get_terminal_size().lines - 2)
    while len(lines) > size + 1:
        stream.write("".join(lines[:size]))
        stream.flush()
        del lines[:size]
        if not _more(page, keyboard, len(lines)):
            return
    stream.write("".join(lines))
    stream.flush()


def _more(page: Page, keyboard: Keyboard, left: int) -> bool:
    while True:
        try:
            typed = plain(keyboard.ask(say(fact("pager-ask", lines=left))))
        except (KeyboardInterrupt, InputEnded):
            page.blank()
            return False
        if not typed or typed in understood(fact("typed-more")):
            return True
        if typed in understood(fact("typed-enough")):
            return False
        page.line(say(fact("pager-help")), indent=keyboard.indent)
        sys.stdout.flush()

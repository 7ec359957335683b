"""A long text, a screenful at a time, where somebody sits at a terminal."""

from __future__ import annotations

import io
import shutil
import sys
from collections.abc import Callable

from meldhouse.cli.output import Page
from meldhouse.cli.terminal.keyboard import InputEnded, Keyboard

LEAST = 5
ENDS = ("q", "quit", "n", "no", "stop", "exit")


class _Screenful(io.StringIO):
    """Looks like the terminal it stands in for, so that colours stay."""

    def isatty(self) -> bool:
        return True


def paged(page: Page, keyboard: Keyboard, show: Callable[[], object]) -> None:
    """What `show` says: page by page for people, in one go for a pipe or a script."""
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
            typed = keyboard.ask(f"{left} more lines. Enter to read on, q to stop:").lower()
        except (KeyboardInterrupt, InputEnded):
            page.blank()
            return False
        if not typed or typed in ("y", "yes", "more"):
            return True
        if typed in ENDS:
            return False
        page.line("Press Enter for the next page, or type q to go back to the table.", indent=keyboard.indent)
        sys.stdout.flush()

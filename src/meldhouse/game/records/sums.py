"""The last line of a record with proofs: a checksum of all the others, so that a changed line is noticed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from meldhouse.messages import Message, fact

KEY = "sum: "
SPACES = " \t\r"


def sum_line(lines: Iterable[str]) -> str:
    """Trailing spaces, blank lines and line endings can change by accident, so they do not count."""
    total, between = hashlib.sha256(), b""
    for line in lines:
        if told := line.strip(SPACES):
            total.update(between + told.encode())
            between = b"\n"
    return KEY + total.hexdigest()


def is_sum(line: str) -> bool:
    return line.startswith(KEY)


def why_changed(text: str) -> Message | None:
    """The fault if `text` is not as it was written, or None.

    >>> text = "Meldhouse record 2\\nbook: npa\\n"
    >>> text += sum_line(text.splitlines())
    >>> why_changed(text), why_changed(text.replace("npa", "bend")) is None
    (None, False)
    """
    lines = [line for line in text.removeprefix("\ufeff").split("\n") if line.strip(SPACES)]
    if not lines or not is_sum(lines[-1].strip(SPACES)):
        return fact("record-no-sum")
    if sum_line(lines[:-1]) != lines[-1].strip(SPACES):
        return fact("record-changed")
    return None

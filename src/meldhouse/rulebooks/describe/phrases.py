"""A list in words, for the one page that does not use messages yet."""

from __future__ import annotations

from collections.abc import Sequence


def joined(parts: Sequence[str], last: str = "and") -> str:
    """
    >>> joined(["ace", "ten", "king"]), joined(["4-3", "3-4"], "or")
    ('ace, ten and king', '4-3 or 3-4')
    """
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {last} {parts[-1]}" if parts else ""

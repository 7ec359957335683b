"""The end of a sentence of the log: what was said for it."""

from __future__ import annotations


def why(reason: str, clause: str = "") -> str:
    """What was said for it, and by which clause."""
    cited = f" ({clause})" if clause and clause not in reason else ""
    return f": {reason.rstrip('.')}{cited}" if reason else cited

"""Numbers as pages write them."""

from __future__ import annotations


def figure(points: int) -> str:
    """With a true minus: screen readers say it, and a hyphen they do not.

    >>> figure(-42), figure(6)
    ('−42', '6')
    """
    return f"−{-points}" if points < 0 else str(points)

"""Numbers as pages write them."""

from __future__ import annotations


def figure(points: int) -> str:
    """A number with a true minus sign, which screen readers say; they skip a hyphen.

    >>> figure(-42), figure(6)
    ('−42', '6')
    """
    return f"−{-points}" if points < 0 else str(points)

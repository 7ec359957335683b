"""Short names for narrow places; the full names are nearby, or read out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence


def initials(names: Sequence[str]) -> list[str]:
    """
    >>> initials(["Max Worthington", "Florence Wigglesworth", "Mary Wood", "Zoe"])
    ['MW1', 'FW', 'MW2', 'Z']
    """
    return _told_apart(["".join(word[0].upper() for word in name.split()[:3]) or "?" for name in names])


def first_names(names: Sequence[str]) -> list[str]:
    """First names; the full name where two people share one.

    >>> first_names(["Max Worthington", "Dora Dunn", "Max Dunn"])
    ['Max Worthington', 'Dora', 'Max Dunn']
    """
    firsts = [(name.split() or [name])[0] for name in names]
    often = Counter(firsts)
    return [name if often[first] > 1 else first for name, first in zip(names, firsts, strict=True)]


def _told_apart(briefs: list[str]) -> list[str]:
    often, seen = Counter(briefs), Counter[str]()
    for at, brief in enumerate(briefs):
        seen[brief] += 1
        if often[brief] > 1:
            briefs[at] = f"{brief}{seen[brief]}"
    return briefs

"""The rules to learn, by the name of a book."""

from __future__ import annotations

from pathlib import Path

from meldhouse.lockstep.rules import Rules

TABLES = Path(__file__).parent / "tables"


def rules_named(name: str, bids: int) -> Rules:
    """From the book if the package is installed, otherwise from a file of tables."""
    try:
        from meldhouse.players.learned.tables import rules_of
        from meldhouse.rulebooks import load_book
    except ImportError:
        return Rules.load(TABLES / f"{name}.npz")
    return rules_of(load_book(name), bids)

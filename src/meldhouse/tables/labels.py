"""Under which words a table is found again."""

from __future__ import annotations

from meldhouse.tables.table import Table

OPEN = "open"
LIVE = "live"


def of_person(person: str) -> str:
    return f"person/{person}"


def labels_of(table: Table) -> dict[str, bool]:
    """Every label that a table has now."""
    free = any(not chair.person for chair in table.chairs.values())
    watched = table.terms.watchers
    listed = table.terms.access == "open" and not table.is_closed and (free or watched)
    found = {LIVE: not table.is_closed, OPEN: listed, of_person(table.host): True}
    found.update({of_person(chair.person): True for chair in table.chairs.values() if chair.person})
    return found

"""The labels by which a table is found again."""

from __future__ import annotations

from collections.abc import Mapping

from meldhouse.tables.table import Table

OPEN = "open"
LIVE = "live"
_HOSTED = "hosted/"


def of_person(person: str) -> str:
    return f"person/{person}"


def hosted_by(person: str) -> str:
    """On every table this person has opened and not closed, and whose game is not over."""
    return f"{_HOSTED}{person}"


def labels_of(table: Table) -> dict[str, bool]:
    """All labels a table has now."""
    free = any(not chair.person for chair in table.chairs.values())
    watched = table.terms.watchers
    listed = table.terms.access == "open" and not table.is_closed and (free or watched)
    found = {LIVE: not table.is_closed, OPEN: listed, of_person(table.host): True}
    found[hosted_by(table.host)] = table.stage not in ("closed", "over")
    found.update({of_person(chair.person): True for chair in table.chairs.values() if chair.person})
    return found


def changed_labels(before: Mapping[str, bool], now: Mapping[str, bool]) -> dict[str, bool]:
    """The labels to write: all of `now` if the earlier ones are unknown, since a table may be older than a label.
    People keep the tables that were theirs, but only one person hosts a table."""
    handed_on = {label: False for label in before if label.startswith(_HOSTED) and label not in now}
    return handed_on | {label: on for label, on in now.items() if before.get(label) != on}

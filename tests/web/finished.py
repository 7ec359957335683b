"""Tables at which some hands have been finished: real streams, played by lot, for pages that look back."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

from meldhouse.journal.ids import new_id
from meldhouse.tables.asking import Person
from meldhouse.tables.hall.hall import Hall
from meldhouse.tables.kept.labels import labels_of
from meldhouse.tables.terms import Terms

sys.path.insert(0, str(Path(__file__).parent.parent / "tables"))
from table_walker import PEOPLE, Walk

MOST_ACTS = 3_000
MOST_BODIES = 500


def evening(
    book: str,
    hands: int = 1,
    lot: int = 1,
    *,
    alone: bool = False,
    host: Person | None = None,
    **terms: Any,
) -> Walk:
    """A table after so many hands, or a whole game; Ann sits in the South, or `host`, and is `alone` with bots."""
    people = (host or PEOPLE[0], *PEOPLE[1:])
    found = Walk(Terms(book=book, title="Sunday evening", **terms), Random(lot), people)
    if not alone:
        found.sit_everybody()
    for _ in range(MOST_ACTS):
        if len(found.table.games) or (found.table.number == hands and found.table.is_scored):
            return found
        if not found.do_due():
            found.settle()
            found.deal()
    raise AssertionError(f"{book}: these hands do not come to an end.")


def a_long_evening(hands: int, lot: int = 1) -> Walk:
    """So many hands, in as many games as they make."""
    found = Walk(Terms(book="st-hilary", title="Every Sunday"), Random(lot), PEOPLE[:4])
    found.sit_everybody()
    while found.table.number < hands or not found.table.is_scored:
        if not found.do_due():
            found.settle()
            found.deal()
    return found


async def written(hall: Hall, walk: Walk) -> str:
    """The same in the journal of a house; its id."""
    id = new_id() if await hall.means.journal.version(walk.id) else walk.id  # two of the same in one house
    for at in range(0, len(walk.written), MOST_BODIES):
        await hall.means.journal.append(id, at, walk.written[at : at + MOST_BODIES], labels=labels_of(walk.table))
    return id

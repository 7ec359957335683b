"""Tables in the middle of a hand: found by lot, put in the journal of a house, and then looked at in browsers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from finished import MOST_ACTS, written
from playwright.sync_api import Browser, Page, expect
from table_site import TableSite
from table_visits import PATIENCE, visit
from table_walker import PEOPLE, Walk

from meldhouse.game import Seat
from meldhouse.tables.asking import Person
from meldhouse.tables.room.room import Room
from meldhouse.tables.table import Table
from meldhouse.tables.terms import Terms

LOTS = 200
"""So many evenings are looked through for what is wanted."""


def hand_where(book: str, is_so: Callable[[Table], object], people: tuple[Person, ...] = PEOPLE, **terms: Any) -> Walk:
    """Four people in the first hand of an evening in which it is so: the first one that comes by lot."""
    for lot in range(LOTS):
        walk = Walk(Terms(book=book, title="Sunday evening", **terms), Random(lot), people)
        walk.sit_everybody()
        walk.deal()
        for _ in range(MOST_ACTS):
            if walk.table.hand is None or walk.table.hand.is_over:
                break
            if is_so(walk.table):
                return walk
            if not walk.do_due():
                break
    raise AssertionError(f"{book}: it never comes to that.")


class Party:
    """A table of a house that was found so, and its people in browsers of their own as they are needed."""

    def __init__(self, site: TableSite, browser: Browser, walk: Walk) -> None:
        self._browser = browser
        self.id: str = site.run(written(site.hall, walk))
        self.url = f"{site.url}/table/{self.id}"
        self.room: Room = site.run(site.hall.room(self.id))

    @property
    def table(self) -> Table:
        return self.room.table

    @contextmanager
    def at(self, seat: Seat, **options: Any) -> Iterator[Page]:
        """The page of whoever sits there."""
        with self._visited(self.table.chairs[seat].name, **options) as page:
            yield page

    @contextmanager
    def watched(self, **options: Any) -> Iterator[Page]:
        """The page of somebody who only looks on."""
        with self._visited("Zoe", **options) as page:
            yield page

    @contextmanager
    def _visited(self, name: str, **options: Any) -> Iterator[Page]:
        with visit(self._browser, self.url, name=name, **options) as page:
            expect(page.locator(".page")).to_be_visible(timeout=PATIENCE)
            yield page

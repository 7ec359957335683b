"""Four people at one table, each in a browser of his own."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

from finished import written
from playwright.sync_api import Browser, Page, expect
from table_site import TableSite
from table_visits import PATIENCE, PagePlayer, visit
from table_walker import Walk
from visiting import said

from meldhouse.game import to_act

NAMES = ("Ruth", "Bea", "Cal", "Dot")
TAP_ONCE = {"tap": "once"}
SIZE = {"width": 500, "height": 700}


class Four:
    """`players` by their seats; whoever has something to do clicks."""

    def __init__(self, site: TableSite, table: str, pages: list[Page]) -> None:
        self.site, self.table = site, table
        self.room = site.run(site.hall.room(table))
        self.pages = pages
        self.players: dict[str, PagePlayer] = {}

    def sit(self) -> None:
        """Everybody takes a chair, one after the other, and the host begins."""
        for page in self.pages[1:]:
            page.get_by_role("button", name=re.compile("^Sit here")).first.click(timeout=PATIENCE)
            expect(page.locator(".chair b", has_text="You")).to_be_visible(timeout=PATIENCE)
        self.pages[0].get_by_role("button", name=said("gather-start")).click(timeout=PATIENCE)
        seats = {chair.name: chair.seat for chair in self.room.table.chairs.values()}
        for number, (name, page) in enumerate(zip(NAMES, self.pages, strict=False)):
            self.players[seats[name]] = PagePlayer(page, lot=number + 7, bids=0.5, taps=1)

    def until(self, is_so: Callable[[], object], *, next_hands: bool = True) -> None:
        """Let everybody click what is to be clicked, until it is so; in the next hand if it must be."""
        for _ in range(3000):
            if is_so():
                return
            if not self._somebody_acts():
                if next_hands and self._is_over_for_all():
                    self.next_hand()
                self.pages[0].wait_for_timeout(5)
        raise AssertionError(f"It did not come to that: {self.pages[0].locator('main').inner_text()}")

    def _somebody_acts(self) -> bool:
        """Those at turn are looked at first: a look takes longer than a click."""
        hand = self.room.table.hand
        due = to_act(hand) if hand is not None else ()
        for seat in sorted(self.players, key=lambda seat: seat not in due):
            kind = self.players[seat].look()
            if kind not in ("", "over"):
                self.players[seat].step()
                return True
        return False

    def next_hand(self) -> None:
        for player in self.players.values():
            player.step()

    def play_hand(self) -> None:
        """To the score, on every page."""
        self.until(self._is_over_for_all, next_hands=False)

    def _is_over_for_all(self) -> bool:
        return all(player.look() == "over" for player in self.players.values())

    @property
    def phase(self) -> str:
        hand = self.room.table.hand
        return hand.phase if hand is not None else ""


@contextmanager
def four(
    site: TableSite,
    browser: Browser,
    book: str,
    *,
    people: int = 4,
    hurries: bool = False,
    **terms: object,
) -> Iterator[Four]:
    table = site.new_table(book, **terms)
    with ExitStack() as pages:
        found = [
            pages.enter_context(
                visit(
                    browser,
                    f"{site.url}/table/{table}",
                    name=name,
                    prefs=TAP_ONCE,
                    hurries=hurries,
                    viewport=SIZE,
                )
            )
            for name in NAMES[:people]
        ]
        party = Four(site, table, found)
        party.sit()
        yield party


@contextmanager
def four_in(site: TableSite, browser: Browser, walk: Walk) -> Iterator[Four]:
    """Four in the middle of a hand, as somebody else has played it until now."""
    table = site.run(written(site.hall, walk))
    with ExitStack() as pages:
        party = Four(site, table, [])
        for number, chair in enumerate(party.room.table.chairs.values()):
            page = pages.enter_context(
                visit(browser, f"{site.url}/table/{table}", name=chair.name, prefs=TAP_ONCE, viewport=SIZE)
            )
            party.pages.append(page)
            party.players[chair.seat] = PagePlayer(page, lot=number + 7, bids=0.5, taps=1)
        yield party

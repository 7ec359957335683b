"""What the program does at a table by itself: bots act, people go away and come back."""

from __future__ import annotations

from typing import Any

from meldhouse.game import Action, Seat
from meldhouse.tables import entries as on
from meldhouse.tables.asking import Asked, act, deal_when_ready, folded, start_over
from meldhouse.tables.table import Table


def bot_acts(table: Table, action: Action, asked: Asked) -> on.Step:
    """A bot's decision is checked like anyone's: after `Refused`, nothing has changed."""
    return _closed(table, act(table, action, asked))


def goes_away(table: Table, seat: Seat, asked: Asked) -> on.Step:
    """A bot plays for this seat until its owner is back."""
    return _closed(table, folded(table, on.Away(seat)) + deal_when_ready(table, asked))


def comes_back(table: Table, seat: Seat, asked: Asked) -> on.Step:
    return _closed(table, folded(table, on.Back(seat)) + deal_when_ready(table, asked))


def starts_over(table: Table, asked: Asked) -> on.Step:
    """Not every number was opened in time."""
    return _closed(table, start_over(table, asked, "unopened", table.next_deal.unopened))


def is_renamed(table: Table, seat: Seat, name: str) -> on.Step:
    return _closed(table, folded(table, on.Renamed(seat, name)))


def goes_home(table: Table, seat: Seat) -> on.Step:
    """The person who waited for that chair is gone."""
    return _closed(table, folded(table, on.Unwished(seat)))


def is_known(table: Table, person: str, browser: str) -> on.Step:
    return _closed(table, folded(table, on.Known(person, browser)))


def _closed(table: Table, entries: list[Any]) -> on.Step:
    step = on.Step(tuple(entries), at=table.now)
    table.close_step(step)
    return step

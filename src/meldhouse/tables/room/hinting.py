"""When a player may ask for a hint: only where no other person plays."""

from __future__ import annotations

from meldhouse.game import Refused, Seat, to_act
from meldhouse.tables.refusals import denied
from meldhouse.tables.table import Table


def hint_refusal(table: Table, seat: Seat | None) -> Refused | None:
    if seat is None:
        return denied("not-seated")
    if table.terms.refereed:
        return denied("hint-refereed")
    if table.terms.home or any(chair.person and chair.seat != seat for chair in table.chairs.values()):
        return denied("hint-others")
    if table.hand is None or seat not in to_act(table.hand):
        return denied("nothing-to-decide")
    return None

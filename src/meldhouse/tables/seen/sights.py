"""What one viewer sees of a table: what everybody sees, with their own part laid over it."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec.structs import replace

from meldhouse.game import Seat, View
from meldhouse.game.views import own_part
from meldhouse.tables.offers import offers
from meldhouse.tables.seen.common import Common, common_of, hand_over
from meldhouse.tables.seen.seen import Seen
from meldhouse.tables.table import Table


class Sight(NamedTuple):
    """One version of the table for one viewer: `own` and `hand` first, otherwise what is common."""

    common: Common
    own: dict[str, Any]
    """Parts of `Seen`."""
    hand: dict[str, Any] | None
    """Parts of the `View` of the hand; None if there is no hand, or this viewer sees nothing of it."""

    @property
    def whole_hand(self) -> View | None:
        shared = self.common.seen.hand
        return replace(shared, **self.hand) if shared is not None and self.hand is not None else None

    @property
    def whole(self) -> Seen:
        return replace(self.common.seen, **self.own, hand=self.whole_hand)


def sight_of(table: Table, seat: Seat | None, common: Common) -> Sight:
    if seat is None:
        return _watching(table, common)
    may = part = None
    if table.hand is not None:
        part = own_part(table.hand, seat)
        may = offers(table.hand, seat, part["legal_plays"])
    return Sight(common, {"seat": seat, "may": may, "keep": seat in common.may_throw_in}, part)


def _watching(table: Table, common: Common) -> Sight:
    """The proof of a deal reveals all hands: spectators see it only where they may see the hands."""
    seen, terms = common.seen, table.terms
    unproven = {"fair": replace(seen.fair, proof=None)}
    if not seen.watched:
        return Sight(common, {**dict.fromkeys(("needed", "taken", "led", "winning", "last")), **unproven}, None)
    if terms.hands_shown:
        return Sight(common, {}, {} if seen.hand is not None else None)
    if seen.hand is None:
        return Sight(common, unproven, None)
    return Sight(common, unproven, {"dealt": {}, "discard": (), "kitty": () if hand_over(table) else seen.hand.kitty})


def seen_by(table: Table, seat: Seat | None, common: Common | None = None) -> Seen:
    """`common`: what everybody sees of this version, if it was made already."""
    return sight_of(table, seat, common or common_of(table)).whole

"""All that one viewer of a table may know, and what of it has changed. Nothing else ever leaves the house."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import astuple

from meldhouse.game import Entry, Seat, Side, View, view
from meldhouse.game.events import spell_piece
from meldhouse.game.fairness import Proof
from meldhouse.game.games import game_name
from meldhouse.game.views import SeenTrick
from meldhouse.tables.common import ChairSeen, Common, DisputeSeen, Score, Told, common_of, hand_over
from meldhouse.tables.offers import Offers, offers
from meldhouse.tables.table import Table


class Fair(msgspec.Struct, frozen=True, kw_only=True):
    next: str = ""
    """The commitment to the next deal, while it is waited for."""
    ready: tuple[Seat, ...] = ()
    now: str = ""
    """The commitment to the deal that is on the table."""
    proof: Proof | None = None
    """The whole proof of the last hand that stands on the sheet."""


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """The table for one chair; `seat` None is for all who watch."""

    seat: Seat | None
    stage: str
    title: str
    book: str
    game: str
    """What the hands that are added up are called: a game, a round."""
    refereed: bool
    watched: bool
    """Whether those who have no chair may look on."""
    clock: int
    home: str
    """The page from which the table was opened, where that was not the lobby."""
    chairs: dict[Seat, ChairSeen]
    number: int
    """Of the hand, at this table."""
    hand: View | None
    needed: int | None
    """What the bidding side must take in play, once meld is counted; everybody at the table can work it out."""
    taken: dict[Side, int] | None
    """What the tricks have brought each side so far; None where that is for everybody to keep in mind himself."""
    last: SeenTrick | None
    """The trick that was just won, until the next card is led."""
    may: Offers | None
    keep: bool
    """Whether this seat could throw its hand in and has not said that it keeps it."""
    score: Score | None
    result: tuple[Entry, ...]
    is_scored: bool
    fair: Fair
    said: tuple[tuple[Seat, str], ...]
    rulings: tuple[Told, ...]
    dispute: DisputeSeen | None
    readying: bool
    """Whether the bots are being made ready, which takes its time when a house has just opened."""


def seen_by(table: Table, seat: Seat | None, common: Common | None = None) -> Seen:
    """`common` is what everybody knows of this version, where it was made already."""
    known = common or common_of(table)
    hand = table.hand
    hidden = seat is None and (not table.terms.watchers or table.terms.access == "private")
    shown = view(hand, seat, beside=known.hand) if hand is not None and not hidden else None
    if shown is not None and seat is None and not table.terms.hands_shown:
        shown = msgspec.structs.replace(shown, dealt={}, discard=(), kitty=() if hand_over(table) else shown.kitty)
    return Seen(
        seat=seat,
        stage=table.stage,
        title=table.terms.title,
        book=table.book.name,
        game=game_name(table.book),
        refereed=table.terms.refereed,
        watched=table.terms.watchers and table.terms.access != "private",
        clock=table.terms.clock,
        home=table.terms.home,
        chairs=known.chairs,
        number=table.number,
        hand=shown,
        needed=known.needed if not hidden else None,
        taken=known.taken if not hidden else None,
        last=known.last if not hidden else None,
        may=offers(hand, seat) if hand is not None and seat is not None else None,
        keep=seat is not None and seat in table.may_throw_in(),
        score=known.score,
        result=known.result,
        is_scored=table.is_scored,
        fair=Fair(
            next=known.next,
            ready=known.ready,
            now=table.proof.commitment if table.proof is not None else "",
            proof=_proof(table, seat) if not hidden else None,
        ),
        said=known.said,
        rulings=known.rulings,
        dispute=known.dispute,
        readying=known.readying,
    )


def _proof(table: Table, seat: Seat | None) -> Proof | None:
    """Only when the hand can no longer be dealt again from its key; and it tells all hands, so not to everybody."""
    told = bool(table.played) and (seat is not None or table.terms.hands_shown)
    return table.played[-1].proof if told else None


def changes(before: Seen, now: Seen) -> dict[str, Any]:
    """The parts of `now` that are not as before; of the hand only those of its parts."""
    both = now.hand is not None and before.hand is not None
    changed = _differences(before, now, Seen.__struct_fields__, aside="hand" if both else "")
    if now.hand is not None and before.hand is not None:
        parts = _differences(before.hand, now.hand, View.__struct_fields__)
        if parts:
            changed["hand+"] = parts
    return changed


def _differences(
    before: msgspec.Struct, now: msgspec.Struct, names: tuple[str, ...], aside: str = ""
) -> dict[str, Any]:
    """Many parts are the very same thing as before, which is quickly seen."""
    pairs = zip(names, astuple(now), astuple(before), strict=True)
    return {name: new for name, new, old in pairs if new is not old and name != aside and new != old}


encoder = msgspec.json.Encoder(enc_hook=spell_piece)

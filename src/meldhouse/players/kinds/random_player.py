"""The random player as a regular player: it goes by its seat's view and can sit beside any other."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from meldhouse.game import (
    Action,
    AnswerClaim,
    Bid,
    Discard,
    Event,
    NameTrump,
    Pass,
    PassPieces,
    Play,
    ShowMeld,
    TurnKitty,
    View,
    count_meld,
    trick_order,
)
from meldhouse.game.melds import marriages
from meldhouse.pieces import FACE_DOWN
from meldhouse.players.kinds.random_actions import EAGERNESS
from meldhouse.rulebooks import Book, some_legal_bids


class Lots:
    """A random legal decision, drawn by `lot`; meld is always shown in full."""

    def __init__(self, book: Book, lot: Random) -> None:
        self.book = book
        self.lot = lot

    def decide(self, view: View, seen: Sequence[Event]) -> Action:  # noqa: ARG002 - chance has no memory
        seat, book, lot = view.seat, self.book, self.lot
        assert seat is not None
        if view.claim is not None:
            return AnswerClaim(seat, False)
        if view.phase == "tricks":
            return Play(seat, lot.choice(view.legal_plays))
        if view.phase == "auction":
            bids = some_legal_bids(book.auction, view.bid, 3) if lot.random() < EAGERNESS else []
            return Bid(seat, lot.choice(bids)) if bids else Pass(seat)
        if view.phase == "kitty" and FACE_DOWN in view.kitty:
            return TurnKitty(seat)
        if view.phase in ("trump", "kitty"):
            return NameTrump(seat, lot.choice(marriages(view.hand) if book.trump.marriage else book.trump.choices))
        if view.phase == "exchange":
            return PassPieces(seat, tuple(lot.sample(view.hand, book.exchange.count)))
        if view.phase == "discard":
            assert view.trump is not None
            away = tuple(lot.sample(view.hand, book.deal.kitty))
            trumps = trick_order(book, view.trump).members[view.trump]
            return Discard(seat, away, sum(piece in trumps for piece in away))
        return ShowMeld(seat, count_meld(book, view.hand, view.trump).pieces)

    def unasked(self, view: View, seen: Sequence[Event]) -> Action | None:  # noqa: ARG002 - chance asks for nothing
        return None

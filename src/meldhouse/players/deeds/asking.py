"""What a player is asked, the possible answers, and what each does: all from the view of that seat."""

from __future__ import annotations

from collections import Counter
from itertools import takewhile
from typing import Literal, NamedTuple

from meldhouse.game import (
    Action,
    Bid,
    CallRedeal,
    Concede,
    Discard,
    NameTrump,
    Pass,
    PassPieces,
    Play,
    Seat,
    ShowMeld,
    TurnKitty,
    View,
    seating_of,
    trick_order,
)
from meldhouse.game.melds import marriages
from meldhouse.game.phases.counting import is_weak
from meldhouse.game.phases.melding import declares_trump, full_meld, least_meld
from meldhouse.pieces import FACE_DOWN, Piece
from meldhouse.players.deeds.numbering import Deed, Numbering
from meldhouse.rulebooks import Book, legal_bids

Offer = Literal["redeal", "concede"]
"""A right that can be used out of turn."""


class Question(NamedTuple):
    view: View
    chosen: tuple[Piece, ...] = ()
    """The pieces chosen so far to pass or lay away; they are still in the hand."""
    offer: Offer | None = None
    """What is offered out of turn, and may be declined."""

    @property
    def seat(self) -> Seat:
        assert self.view.seat is not None, "a spectator is asked nothing"
        return self.view.seat


def offered(book: Book, view: View) -> Offer | None:
    """The right this seat can use now, before another player's action ends it: throw in a weak hand before the first
    call, or concede before the first lead."""
    if view.phase == "auction":
        return "redeal" if not view.calls and is_weak(book, view.hand) else None
    if view.phase == "tricks" and view.seat == view.bidder != view.turn and not _has_begun(view):
        return "concede" if _may_concede(book, view) else None
    return None


def answers(numbers: Numbering, question: Question) -> list[int]:
    """The numbers of all possible answers: never none, and never one the table would refuse."""
    book, view, number = numbers.book, question.view, numbers.number
    if question.offer is not None:
        return [number[question.offer][None], number["decline"][None]]
    if view.phase == "tricks":
        plays = [number["play"][piece] for piece in view.legal_plays]
        return [*plays, number["concede"][None]] if _may_concede(book, view) else plays
    if view.phase == "auction":
        top = numbers.bids[-1]
        bids = takewhile(lambda bid: bid <= top, legal_bids(book.auction, view.bid))
        found = [number["bid"][bid] for bid in bids]
        return found if _must_bid(book, question) else [number["pass"][None], *found]
    if view.phase in ("kitty", "trump"):
        return [number[kind][what] for kind, what in _namings(book, view)]
    if view.phase == "exchange":
        return [number["give"][piece] for piece in _free(question)]
    if view.phase == "discard":
        return [number["lay-away"][piece] for piece in _free(question)]
    if view.phase == "meld":
        more = Counter(_shown(book, question, "show")) != Counter(_shown(book, question, "show-least"))
        return [number["show"][None], number["show-least"][None]] if more else [number["show"][None]]
    return []


def action_of(book: Book, question: Question, deed: Deed) -> Action | None:
    """The action an answer leads to; None while pieces are being chosen, and when an offer is declined."""
    seat, (kind, what) = question.seat, deed
    if isinstance(what, Piece):
        if kind == "play":
            return Play(seat, what)
        pieces = (*question.chosen, what)
        if kind == "give":
            return PassPieces(seat, pieces) if len(pieces) == book.exchange.count else None
        return Discard(seat, pieces, _trumps(book, question, pieces)) if len(pieces) == book.deal.kitty else None
    if isinstance(what, int):
        return Bid(seat, what)
    if isinstance(what, str):
        return NameTrump(seat, what)
    if kind in ("show", "show-least"):
        return ShowMeld(seat, _shown(book, question, kind))
    plain = {"pass": Pass, "turn": TurnKitty, "concede": Concede, "redeal": CallRedeal}
    return plain[kind](seat) if kind in plain else None


def _namings(book: Book, view: View) -> list[Deed]:
    """Turn the kitty or name trump: the bidder chooses the order, unless the rules fix it."""
    closed = view.phase == "kitty" and FACE_DOWN in view.kitty
    turn = [Deed("turn")] if closed else []
    if view.trump is not None or (closed and book.kitty.before_trump):
        return turn
    named = [trump for trump in book.trump.choices if not book.trump.marriage or trump in marriages(view.hand)]
    return [*turn, *(Deed("name", trump) for trump in named)]


def _free(question: Question) -> list[Piece]:
    """The different pieces that can still be chosen."""
    return list(Counter(question.view.hand) - Counter(question.chosen))


def _shown(book: Book, question: Question, kind: str) -> tuple[Piece, ...]:
    view = question.view
    meld = full_meld if kind == "show" else least_meld
    return meld(book, view.hand, view.trump, declares=declares_trump(book, question.seat, view.bidder))


def _trumps(book: Book, question: Question, pieces: tuple[Piece, ...]) -> int:
    """How many of `pieces` are trumps, which a bidder laying them away has to say."""
    trumps = trick_order(book, question.view.trump).members[question.view.trump or ""]
    return sum(piece in trumps for piece in pieces)


def _must_bid(book: Book, question: Question) -> bool:
    """Whether the rules leave the dealer no other choice after everybody else has passed."""
    forced = book.auction.all_pass == "forced" and question.seat == question.view.dealer
    return forced and question.view.bid is None and len(question.view.calls) >= book.table.seats - 1


def _may_concede(book: Book, view: View) -> bool:
    rules = book.board
    if rules.concede == "never" or view.seat is None or view.bidder is None or view.bid is None:
        return False
    side = seating_of(book).side
    if side[view.seat] != side[view.bidder] or (rules.concede != "anytime" and _has_begun(view)):
        return False
    reach = book.reach(view.meld_points.get(side[view.bidder], 0))
    return rules.concede != "off-board" or reach < view.bid


def _has_begun(view: View) -> bool:
    return bool(view.trick) or any(view.tricks_won.values())

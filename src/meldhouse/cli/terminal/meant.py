"""Asking once more where a slip of the finger would cost much."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meldhouse.cli.terminal.picking import is_bare_number
from meldhouse.game import Action, Bid, NameTrump, Play, View
from meldhouse.game.bids import price
from meldhouse.pieces import FACE_DOWN
from meldhouse.rulebooks import Book, some_legal_bids

if TYPE_CHECKING:
    from meldhouse.cli.terminal.session import Session

A_LONG_JUMP = 12
"""So many steps above the lowest bid nobody means by accident."""


def is_meant(session: Session, action: Action, now: View, typed: str) -> bool:
    """Whether `action` is what was meant; most need no question."""
    if isinstance(action, NameTrump) and FACE_DOWN in now.kitty:
        return _before_the_kitty(session, action)
    if isinstance(action, Bid):
        return _so_high(session, action, now)
    if isinstance(action, Play) and could_be_stray(session.book, now, typed):
        return _by_number(session, action, now, typed)
    return True


def _before_the_kitty(session: Session, action: NameTrump) -> bool:
    return session.dialogue.confirm(
        f"Name {session.voice.trump(action.trump)} before you see the kitty?",
        default=False,
        yes="names it now, and it stays",
        no="lets you turn the kitty first",
        advice="A sensible player would say n: what lies in the kitty may change which trump is best.",
    )


def _so_high(session: Session, action: Bid, now: View) -> bool:
    book = session.book
    usual = some_legal_bids(book.auction, now.bid, A_LONG_JUMP)
    if not usual or action.amount <= usual[-1]:
        return True
    bid, lowest = price(book, action.amount), price(book, usual[0])
    return session.dialogue.confirm(
        f"Bid {bid}, when {lowest} would do?",
        default=False,
        yes=f"bids {bid}",
        no="lets you bid again",
        advice=f"A sensible player would say n, and bid {lowest} if anything.",
    )


def could_be_stray(book: Book, now: View, typed: str) -> bool:
    """A bare number on a lead may be anything; and with dominoes always, whose ends are numbers too."""
    risky = not now.trick or book.deck.pieces == "dominoes"
    return risky and len(now.legal_plays) > 1 and is_bare_number(book, typed)


def _by_number(session: Session, action: Play, now: View, typed: str) -> bool:
    return session.dialogue.confirm(
        f"{'Play' if now.trick else 'Lead'} {session.voice.face(action.piece).plain}?",
        default=True,
        yes="plays it",
        no="lets you choose again",
        advice=f"Say y if that is the {session.book.words.piece} you mean. #{typed} plays it without asking.",
    )

"""Ask again where a typing slip would cost a lot."""

from __future__ import annotations

from meldhouse.cli.terminal.picking import is_bare_number
from meldhouse.cli.terminal.place import Place
from meldhouse.game import Action, Bid, NameTrump, Play, View
from meldhouse.messages import fact
from meldhouse.pieces import FACE_DOWN
from meldhouse.rulebooks import Book, some_legal_bids
from meldhouse.rulebooks.ladder import bid_fact

A_LONG_JUMP = 12
"""A bid this many steps above the lowest is hardly an accident."""


def is_meant(session: Place, action: Action, now: View, typed: str) -> bool:
    """Whether `action` was really meant; most actions need no question."""
    if isinstance(action, NameTrump) and FACE_DOWN in now.kitty:
        return _before_the_kitty(session, action)
    if isinstance(action, Bid):
        return _so_high(session, action, now)
    if isinstance(action, Play) and could_be_stray(session.book, now, typed):
        return _by_number(session, action, now)
    return True


def _before_the_kitty(session: Place, action: NameTrump) -> bool:
    return session.dialogue.confirm(fact("play-ask-blind", trump=action.trump), "blind", default=False)


def _so_high(session: Place, action: Bid, now: View) -> bool:
    book = session.book
    usual = some_legal_bids(book.auction, now.bid, A_LONG_JUMP)
    if not usual or action.amount <= usual[-1]:
        return True
    asked = fact("play-ask-high", bid=bid_fact(book, action.amount), lowest=bid_fact(book, usual[0]))
    return session.dialogue.confirm(asked, "high", default=False)


def could_be_stray(book: Book, now: View, typed: str) -> bool:
    """Whether a bare number may be a slip: on any lead, and always with dominoes, whose ends are numbers."""
    risky = not now.trick or book.deck.pieces == "dominoes"
    return risky and len(now.legal_plays) > 1 and is_bare_number(book, typed)


def _by_number(session: Place, action: Play, now: View) -> bool:
    asked = fact("play-ask-number", act="play" if now.trick else "lead", piece=action.piece.text)
    return session.dialogue.confirm(asked, "number", default=True)

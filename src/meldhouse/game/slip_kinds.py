"""Kinds of endings; and faults of a slip with their clauses."""

from __future__ import annotations

from meldhouse.messages import Message
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.reading.faults import Code, Fault, about, with_clause

PLAYED = ("played", "stopped", "claimed", "awarded")
"""Endings after which everybody keeps what they took."""
BEGUN = (*PLAYED, "renege", "forfeited")
"""Endings of hands that got as far as the play."""
WITHOUT_TRUMP = ("no-marriage", "silenced", "passed-out")
STRUCK = ("void", "misdealt", "broken-off")
"""Hands that do not count, whatever happened in them."""
UNCOUNTED = ("passed-out", *STRUCK)
"""Hands that are dealt again and decide nothing."""


def cited(book: Book, key: str, why: Message, *codes: str, code: Code | None = None) -> Fault:
    """A fault at `key`, with the clause for the first of `codes` that the house cites."""
    clause = next((clause for one in codes if (clause := book.cite(one))), None)
    return about(key, with_clause(why, clause), clause=clause, code=code)


def endings_of(book: Book) -> tuple[str, ...]:
    """The ways a hand can end in this house, the usual one first.

    >>> from meldhouse.rulebooks import load_book
    >>> endings_of(load_book("n42pa"))
    ('played', 'claimed', 'renege', 'forfeited', 'stopped', 'passed-out', 'void')
    """
    board, auction = book.board, book.auction
    own = {
        "played": True,
        "claimed": book.claim.by != "nobody",
        "conceded": board.concede != "never",
        "board-set": book.has_meld and board.off_board == "set",
        "no-board": bool(board.dropped_meld or board.bidder_meld),
        "no-marriage": book.trump.marriage,
        "silenced": auction.all_pass != "reshake" and auction.silenced_dealer == "set",
        "renege": book.renege.cost == "hand",
        "forfeited": book.claim.by != "nobody" and book.claim.failed == "hand",
        "stopped": book.tricks.stop_when_decided,
        "awarded": book.renege.spoils_all and book.scoring.all_points_bonus > 0,
        "passed-out": auction.all_pass == "reshake",
        "misdealt": "deal-left" in book.rulings.misdeal_again.remedies,
        "void": True,
    }
    return tuple(how for how, can_be in own.items() if can_be)

"""What turns out to be in order, or to be for another rule, once somebody says what was shown, by whom and when.

A table that has seen it knows that already.
"""

from __future__ import annotations

from collections.abc import Callable

from meldhouse.game import SEAT_NAMES, trick_order
from meldhouse.referee.cases import Case
from meldhouse.referee.narrowing import strays
from meldhouse.referee.numbers import offenders
from meldhouse.referee.rulings import Ruling, answer, house_for
from meldhouse.rulebooks import Book


def _nothing_wrong(book: Book, case: Case, why: str) -> Ruling:
    return answer(book, case, f"Nothing is wrong: {why}.", house=house_for(book, case))


def stray(book: Book, case: Case) -> Ruling | None:
    """Pieces that are meld."""
    if not case.pieces or strays(book, case):
        return None
    return _nothing_wrong(book, case, f"these {book.words.pieces} are meld")


def passed(book: Book, case: Case) -> Ruling | None:
    """As many as should be passed."""
    right = len(case.pieces) == book.exchange.count or (bool(case.counts) and not offenders(book, case))
    return _nothing_wrong(book, case, f"{book.exchange.count} {book.words.pieces} are passed here") if right else None


def discarded(book: Book, case: Case) -> Ruling | None:
    """As many as should be laid away."""
    right = len(case.pieces) == book.deal.kitty
    return _nothing_wrong(book, case, f"{book.deal.kitty} {book.words.pieces} are laid away here") if right else None


def declared(book: Book, case: Case) -> Ruling | None:
    """No trump was laid away, so there was none to tell."""
    if not case.pieces or case.trump is None:
        return None
    trumps = trick_order(book, case.trump).members[case.trump]
    told = any(piece in trumps for piece in case.pieces)
    return None if told else _nothing_wrong(book, case, f"no trump is among these {book.words.pieces}")


def misspoken(book: Book, case: Case) -> Ruling | None:
    """Trump was named by somebody who has none to name."""
    if case.bidder is None or not case.by or case.bidder in case.by:
        return None
    who = SEAT_NAMES[case.bidder]
    return answer(book, case, f"It does not count: only the bidder, {who}, names trump.", "trump-bidder")


def found_late(book: Book, case: Case) -> Ruling | None:
    """Meld told for more or less than it is worth, or a false trick, found when the score was written down."""
    if case.called == "during" or "renege" in house_for(book, case).remedies:
        return None
    if book.match.sheet == "open":
        who = book.officials.chain[0]
        text = f"The score is written down, and the paper does not say until when it may be changed: the {who} decides."
        return answer(book, case, text, "play-stopped", remedies=("official",))
    if book.match.sheet == "signed":
        value = case.kind == "meld_value"
        counts = "What was shown counts what it is worth" if value else f"The {book.words.trick} counts for its winners"
        remedies = ("true-value",) if value else ("give-back",)
        return answer(
            book, case, f"{counts}, until both sides have signed the sheet.", "sheet-closed", remedies=remedies
        )
    text = "Both sides have agreed to the score of that hand, and it is written down; it stays as it is."
    return answer(book, case, text, "sheet-closed")


def seen_again(book: Book, case: Case) -> Ruling | None:
    """Where played pieces are closed only from a certain bid on, and the bid was lower."""
    closed, slip = book.tricks.closed_from, case.slip
    if closed is None or slip is None or slip.bid is None or slip.bid >= closed:
        return None
    return answer(book, case, f"Below a bid of {closed} anybody may look at what has been played.", "look-under")


IN_ORDER: dict[str, Callable[[Book, Case], Ruling | None]] = {
    "meld_stray": stray,
    "pass_count": passed,
    "discard_count": discarded,
    "discard_declared": declared,
    "trump_misspoken": misspoken,
    "meld_value": found_late,
    "trick_taken": found_late,
    "trick_taken_led": found_late,
    "trick_taken_late": found_late,
    "old_trick": seen_again,
}
"""An answer of None: it is as it was called."""

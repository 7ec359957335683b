"""What somebody describes under one name may be something else, as the pieces or the bidder that he names show."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from meldhouse.game.phases.melding import no_meld, shows_owed, vain_aces
from meldhouse.pieces import Piece
from meldhouse.referee.cases import Case, CaseError
from meldhouse.rulebooks import Book


def narrowed(book: Book, case: Case) -> Case:
    """The same case under the name that fits it, as the table would have noticed it."""
    kind = case.kind
    if kind == "trump_unnamed" and case.by and case.bidder is not None and case.bidder not in case.by:
        kind = "lead_early"  # only the bidder could have named trump with it
    if kind in ("meld_late", "meld_owed_late") and case.pieces:
        kind = "meld_owed_late" if shows_owed(book, case.pieces) else "meld_late"
    if kind in ("meld_stray", "meld_early", "meld_late") and singles_aces_out(book) and has_vain_aces(book, case):
        kind = "meld_aces"
    return case if kind == case.kind else msgspec.structs.replace(case, kind=kind)


def singles_aces_out(book: Book) -> bool:
    """Only where aces must be declared does showing some of them tell anything."""
    return "aces" in book.meld.compulsory and bool(book.rulings.meld_aces.remedies)


def has_vain_aces(book: Book, case: Case) -> bool:
    """Whether an ace among the pieces makes no meld with the others; while trump is not known, under none."""
    return bool(case.pieces) and bool(vain_aces(book, case.pieces, case.trump))


def is_shown_for_nothing(book: Book, case: Case) -> bool:
    """Whether pieces that were laid are, or contain, no meld; of aces that were laid only they are asked about."""
    if case.kind == "meld_aces":
        return _whatever_is_trump(book, case, lambda trump: vain_aces(book, case.pieces, trump))
    return _whatever_is_trump(book, case, lambda trump: no_meld(book, case.pieces, trump))


def _whatever_is_trump(book: Book, case: Case, stray: Callable[[str], tuple[Piece, ...]]) -> bool:
    found = {trump: bool(stray(trump)) for trump in book.trump.choices if case.trump in (None, trump)}
    if len(set(found.values())) > 1:
        raise CaseError(f"Whether these {book.words.pieces} are meld depends on trump; say what was trump.")
    return any(found.values())

"""A case described under one name may be another kind, as its pieces or its bidder show."""

from __future__ import annotations

from typing import Literal

import msgspec

from meldhouse.game.bids import bid_refusal
from meldhouse.game.phases.melding import no_meld, shows_owed, vain_aces
from meldhouse.messages import fact
from meldhouse.pieces import Card, Piece, sorted_pieces
from meldhouse.referee.cases.case import Case, CaseError
from meldhouse.referee.cases.counts import first_is_over
from meldhouse.referee.cases.kinds import RENEGES, singles_aces_out
from meldhouse.referee.cases.offences import DUTIES, is_duty
from meldhouse.rulebooks import Book, is_rung

LAID: dict[str, Literal["early", "late"]] = {
    "meld_early": "early",
    "meld_trump": "early",
    "meld_late": "late",
    "meld_owed_late": "late",
}
"""When meld was laid at the wrong time: then no meld stays or counts, whatever the aces in it cost."""


def narrowed(book: Book, case: Case) -> Case:
    """The same case under the kind that fits it, as a table would have noticed it."""
    case = _of_aces(book, case)
    kind, others = case.kind, bool(case.by) and case.bidder is not None and case.bidder not in case.by
    if kind in ("trump_unnamed", "lead_unready") and others and book.tricks.first_lead == "bidder":
        kind = lead_by_another(book)
    if kind == "meld_trump" and others:
        kind = "meld_early"  # only the bidder can declare trump by it
    if kind == "bid_wrong" and case.out_of_bidding and singles_passed_out(book) and _may_be_bid(book, case):
        kind = "bid_passed"  # nothing else is wrong with it
    out = case.out_of_bidding or kind == "bid_passed"
    if kind in ("bid_early", "bid_passed") and out and book.auction.form == "once":
        kind = "bid_changed"  # having spoken, they have no turn left to be held to it
    if kind in ("trump_asked", "suit_asked") and case.in_time is False and book.trump.shown != "always":
        kind = "trump_asked_late"  # asking about one suit is asking about trump
    if kind == "count_first" and first_is_over(book, case):
        kind = "count_play"
    if kind in RENEGES and case.offence == "aces" and case.pieces and is_duty(book, "aces"):
        kind = _of_aces_played(book, case)
    if kind == "renege" and case.in_vain and case.offence in (None, "aces", *DUTIES) and not case.pieces:
        kind = "renege_unproven"
    if case.pieces and (kind.startswith("meld_") or kind == "aces_exposed"):
        kind = _of_meld(book, case, kind)
    pieces = strays(book, case) if kind == "meld_stray" else ()
    if kind == case.kind and not pieces and out == case.out_of_bidding:
        return case
    laid = LAID.get(case.kind, "") if kind == "meld_aces" else ""
    late = ("meld-late",) if laid == "late" else ()
    readings = (*case.readings, *late)
    return msgspec.structs.replace(
        case, kind=kind, pieces=pieces or case.pieces, readings=readings, laid=laid, out_of_bidding=out
    )


def singles_passed_out(book: Book) -> bool:
    """Whether a bid after a pass has its own clause, rather than the one for wrong bids."""
    return bool(book.rulings.bid_passed.remedies) and book.rulings.bid_passed.clause != book.rulings.bid_wrong.clause


def _may_be_bid(book: Book, case: Case) -> bool:
    """Whether, as far as is given, another player could have made the bid."""
    if case.bid is None:
        return True
    return is_rung(book.auction, case.bid) and (not case.over or bid_refusal(book, case.over, case.bid) is None)


def lead_by_another(book: Book) -> str:
    """The kind of a lead by the wrong player before the first trick has begun."""
    return "lead_early" if book.renege.turns_from == "bid" else "lead_unready"


def _of_meld(book: Book, case: Case, kind: str) -> str:
    """Aces that cannot be declared are a case of their own only where the rules single them out."""
    vain = singles_aces_out(book) and has_vain_aces(book, case)
    if kind == "aces_exposed":
        return kind if vain else "piece_dropped"
    if kind in ("meld_late", "meld_owed_late"):
        kind = "meld_owed_late" if shows_owed(book, case.pieces) else "meld_late"
    if kind in ("meld_stray", "meld_early", "meld_late", "meld_trump") and vain:
        return "meld_aces"
    return "meld_stray" if kind == "meld_aces" and not vain else kind


def _of_aces(book: Book, case: Case) -> Case:
    """Aces named for a renege, and nothing else, are those played without having been declared."""
    if case.kind not in RENEGES or not case.pieces or not is_duty(book, "aces"):
        return case
    if case.offence is None and all(isinstance(piece, Card) and piece.rank == "A" for piece in case.pieces):
        case = msgspec.structs.replace(case, offence="aces")
    if case.offence == "aces" and case.in_time:
        raise CaseError(fact("case-aces-played"))
    return case


def _of_aces_played(book: Book, case: Case) -> str:
    """What was played decides whether aces were owed; that they were not declared is the call itself."""
    if not shows_owed(book, case.pieces):
        return "renege_unproven"
    if case.kind == "renege_unproven":
        raise CaseError(fact("case-aces-prove"))
    return case.kind


def has_vain_aces(book: Book, case: Case) -> bool:
    """Whether an ace among the pieces makes no meld with the others, for the trump or, if unknown, for every trump."""
    return bool(case.pieces) and bool(vain_aces(book, case.pieces, case.trump))


def strays(book: Book, case: Case) -> tuple[Piece, ...]:
    """The pieces laid that are no meld, whatever is trump."""
    found = {
        sorted_pieces(no_meld(book, case.pieces, trump)) for trump in book.trump.choices if case.trump in (None, trump)
    }
    if len(found) > 1:
        raise CaseError(fact("case-meld-trump"))
    return found.pop()

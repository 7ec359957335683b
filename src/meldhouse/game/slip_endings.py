"""Whether a hand can end in this house as its slip says, and through whom."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.game.seats import Seating, Side
from meldhouse.game.slip_kinds import BEGUN, PLAYED, STRUCK, cited
from meldhouse.game.slips import Slip
from meldhouse.messages import fact
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.reading.faults import Fault, about, with_clause


def ending_faults(book: Book, slip: Slip, seating: Seating) -> Iterator[Fault]:
    """Checks `how` against the endings of this house."""
    if slip.how in STRUCK:
        yield from _struck(book, slip)
        return
    assert slip.bidder is not None
    assert slip.bid is not None
    side = seating.side[slip.bidder]
    if slip.how == "no-marriage" and not book.trump.marriage:
        yield about("how", fact("slip-no-marriage-needed"))
    if slip.how == "no-board":
        yield from _no_board(book, slip, side)
    if slip.how == "board-set":
        yield from _board_set(book, slip, side)
    if slip.how == "conceded":
        yield from _conceded(book, slip, side)
    if slip.how == "stopped" and not book.tricks.stop_when_decided:
        yield about("how", fact("slip-never-stopped"))
    if slip.how == "silenced":
        yield from _silenced(book, slip)
    if slip.how == "awarded" and not awards(book):
        yield about("how", fact("slip-never-awarded"))
    if slip.how in BEGUN:
        yield from unplayable(book, slip, side)
    yield from _claims_and_reneges(book, slip)
    yield from _wrong_bid(slip)


def awards(book: Book) -> bool:
    """Whether an unproven call can give a side every trick here, and what that brings."""
    return book.renege.spoils_all and book.scoring.all_points_bonus > 0


def _struck(book: Book, slip: Slip) -> Iterator[Fault]:
    if slip.how == "misdealt" and "deal-left" not in book.rulings.misdeal_again.remedies:
        clause = book.rulings.misdeal_again.clause or None
        yield about("how", with_clause(fact("slip-deal-kept"), clause), clause=clause)
    if any(slip.take.values()):
        yield about("take", fact("slip-struck-take"))


def _meld(slip: Slip, side: Side) -> int:
    return slip.meld.get(side, 0)


def _is_out_of_reach(book: Book, slip: Slip, side: Side) -> bool:
    return book.reach(_meld(slip, side)) < (slip.bid or 0)


def _no_board(book: Book, slip: Slip, side: Side) -> Iterator[Fault]:
    board = book.board
    floor = board.floor(dropped=slip.dropped)
    if not (board.dropped_meld or board.bidder_meld):
        yield about("how", fact("slip-no-board-never"))
    elif not floor and slip.dropped:
        yield cited(book, "how", fact("slip-no-board-not-dropped"), "score-no-board")
    elif not floor:
        yield cited(book, "how", fact("slip-no-board-only-dropped"), "score-no-board")
    elif _meld(slip, side) >= floor:
        yield cited(book, "how", fact("slip-enough-meld", side=side, meld=_meld(slip, side)), "score-no-board")


def _board_set(book: Book, slip: Slip, side: Side) -> Iterator[Fault]:
    board, reach = book.board, book.reach(_meld(slip, side))
    if not book.has_meld:
        yield about("how", fact("slip-board-set-no-meld"))
    elif board.off_board != "set":
        played = fact("slip-board-set-never", concede="no" if board.concede == "never" else "yes")
        yield cited(book, "how", played, "score-off-board-take", "concede-board", "score-off-board", "concede-never")
    elif not _is_out_of_reach(book, slip, side):
        played = fact("slip-within-reach", reach=reach, bid=slip.bid or 0)
        yield cited(book, "how", played, "score-board-set")


def _conceded(book: Book, slip: Slip, side: Side) -> Iterator[Fault]:
    board, reach = book.board, book.reach(_meld(slip, side))
    if board.concede == "never":
        yield cited(book, "how", fact("slip-never-conceded"), "concede-never")
    elif board.concede == "off-board" and not _is_out_of_reach(book, slip, side):
        within = fact("slip-not-conceded", reach=reach, bid=slip.bid or 0)
        yield cited(book, "how", within, "concede-board")


def _silenced(book: Book, slip: Slip) -> Iterator[Fault]:
    if book.auction.all_pass == "reshake":
        yield cited(book, "how", fact("slip-silenced-never"), "all-pass", "score-passed-out")
    elif book.auction.silenced_dealer != "set":
        yield cited(book, "how", fact("slip-silenced-takes"), "all-pass")
    elif not slip.dropped:
        yield cited(book, "how", fact("slip-silenced-dropped"), "score-silenced")


def unplayable(book: Book, slip: Slip, side: Side) -> Iterator[Fault]:
    """Why this house would have ended the hand before the first lead."""
    board, reach = book.board, book.reach(_meld(slip, side))
    floor = board.floor(dropped=slip.dropped)
    if _meld(slip, side) < floor:
        yield cited(book, "how", fact("slip-set-unplayed", side=side, floor=floor), "score-no-board")
    elif board.off_board == "set" and _is_out_of_reach(book, slip, side):
        out = fact("slip-out-of-reach", reach=reach, bid=slip.bid or 0)
        yield cited(book, "how", out, "score-board-set")


def _claims_and_reneges(book: Book, slip: Slip) -> Iterator[Fault]:
    claim, renege = book.claim, book.renege
    if slip.how in ("claimed", "forfeited") and claim.by == "nobody":
        yield cited(book, "how", fact("slip-never-claimed"), "claim-nobody")
    elif slip.how == "forfeited" and claim.failed != "hand":
        yield cited(book, "how", fact("slip-write-claimed"), "claim-failed")
    elif slip.how == "claimed" and slip.offender is not None and claim.failed == "hand":
        yield cited(book, "how", fact("slip-write-forfeited"), "score-forfeited", "claim-failed")
    if slip.how == "renege" and renege.cost != "hand":
        yield cited(book, "how", fact("slip-write-spoiled"), "score-renege")
    if slip.spoiled and renege.cost != "take":
        yield cited(book, "spoiled", fact("slip-write-renege"), "score-renege")
    elif slip.spoiled and slip.how not in PLAYED:
        yield about("spoiled", fact("slip-nothing-spoiled"))


def _wrong_bid(slip: Slip) -> Iterator[Fault]:
    if slip.wrong_bid and slip.how != "silenced":
        yield about("wrong_bid", fact("slip-no-wrong-bid"))


def offender_faults(book: Book, slip: Slip, seating: Seating) -> Iterator[Fault]:
    """Checks whose renege, lay-down or call it was."""
    if slip.how == "awarded" and awards(book):
        yield from _caller_faults(book, slip, seating)
        return
    through_somebody = slip.how in ("renege", "forfeited")
    if through_somebody and slip.offender is None:
        yield about("offender", fact("slip-say-offender", how=slip.how, seats=seating.seats), code="unsaid")
    elif not through_somebody and slip.how != "claimed" and slip.offender is not None:
        yield about("offender", fact("slip-no-offender"))
    elif slip.how == "forfeited" and book.claim.by == "bidder" and slip.offender != slip.bidder:
        yield cited(book, "offender", fact("slip-only-bidder-claims"), "claim-bidder")


def _caller_faults(book: Book, slip: Slip, seating: Seating) -> Iterator[Fault]:
    """Checks who called the unproven renege: a player of the side that has nothing."""
    callers = [seat for seat in seating.seats if not slip.take.get(seating.side[seat], 0)] or seating.seats
    clause = book.cite("renege-fine")
    fined = clause is not None and any(incident.clause == clause for incident in slip.incidents)
    if slip.offender is None and not fined:  # a fine apart from the hand names the caller, too
        unsaid = fact("slip-say-caller", seats=tuple(callers), fine=book.renege.spoiler_fine)
        yield cited(book, "offender", unsaid, "renege-fine", code="unsaid")
    elif slip.offender is not None and slip.offender not in callers:
        other = fact("slip-other-side-called", who=slip.offender)
        yield cited(book, "offender", other, "renege-spoiled")

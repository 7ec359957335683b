"""Whether a hand can have ended in this house as its slip says, and through whom."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.game.seats import Seating, Side
from meldhouse.game.slip_kinds import BEGUN, PLAYED, STRUCK, cited
from meldhouse.game.slips import Slip
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.faults import Fault, about


def ending_faults(book: Book, slip: Slip, seating: Seating) -> Iterator[Fault]:
    """The word under `how` against what this house has."""
    if slip.how in STRUCK:
        yield from _struck(book, slip)
        return
    assert slip.bidder is not None
    assert slip.bid is not None
    side = seating.side[slip.bidder]
    if slip.how == "no-marriage" and not book.trump.marriage:
        yield about("how", "this house asks for no marriage, so nobody is set for want of one.")
    if slip.how == "no-board":
        yield from _no_board(book, slip, side)
    if slip.how == "board-set":
        yield from _board_set(book, slip, side)
    if slip.how == "conceded":
        yield from _conceded(book, slip, side)
    if slip.how == "stopped" and not book.tricks.stop_when_decided:
        yield about("how", "hands are played out in this house.")
    if slip.how == "silenced":
        yield from _silenced(book, slip)
    if slip.how == "awarded" and not awards(book):
        yield about("how", "no hand is awarded in this house; a call that is not proven gives nobody the rest.")
    if slip.how in BEGUN:
        yield from unplayable(book, slip, side)
    yield from _claims_and_reneges(book, slip)
    yield from _wrong_bid(slip)


def awards(book: Book) -> bool:
    """Whether a call that is not proven can give a side every trick here, and what it brings."""
    return book.renege.spoils_all and book.scoring.all_points_bonus > 0


def _struck(book: Book, slip: Slip) -> Iterator[Fault]:
    if slip.how == "misdealt" and "deal-left" not in book.rulings.misdeal_again.remedies:
        clause = book.rulings.misdeal_again.clause
        by = f" ({clause})" if clause else ""
        yield about("how", f"nobody loses the {book.words.deal} through a bad one here{by}.", clause=clause or None)
    if any(slip.take.values()):
        yield about("take", "a hand that does not count has no take; leave it out.")


def _meld(slip: Slip, side: Side) -> int:
    return slip.meld.get(side, 0)


def _is_out_of_reach(book: Book, slip: Slip, side: Side) -> bool:
    return book.reach(_meld(slip, side)) < (slip.bid or 0)


def _no_board(book: Book, slip: Slip, side: Side) -> Iterator[Fault]:
    board, dealer = book.board, book.words.dealer
    floor = board.floor(dropped=slip.dropped)
    if not (board.dropped_meld or board.bidder_meld):
        yield about("how", "nobody is set for want of meld in this house.")
    elif not floor and slip.dropped:
        yield cited(book, "how", f"a {dealer} who was given the bid needs no meld here", "score-no-board")
    elif not floor:
        yield cited(book, "how", f"only a {dealer} who was given the bid is set for want of meld", "score-no-board")
    elif _meld(slip, side) >= floor:
        yield cited(book, "how", f"{side} melded {_meld(slip, side)}, so the hand is played", "score-no-board")


def _board_set(book: Book, slip: Slip, side: Side) -> Iterator[Fault]:
    board, reach = book.board, book.reach(_meld(slip, side))
    if not book.has_meld:
        yield about("how", "there is no meld in this game, so nobody is set before the first lead.")
    elif board.off_board != "set":
        given = "given up or played" if board.concede != "never" else "played out"
        played = f"nobody is set on the board here: a bid out of reach is {given}"
        yield cited(book, "how", played, "score-off-board-take", "concede-board", "score-off-board", "concede-never")
    elif not _is_out_of_reach(book, slip, side):
        played = f"{reach} (meld and all points in play) reaches {slip.bid}, so the hand is played"
        yield cited(book, "how", played, "score-board-set")


def _conceded(book: Book, slip: Slip, side: Side) -> Iterator[Fault]:
    board, reach = book.board, book.reach(_meld(slip, side))
    if board.concede == "never":
        how = "played or stopped" if book.tricks.stop_when_decided else "played"
        yield cited(book, "how", f"a bid cannot be given up here; the hand is {how}", "concede-never")
    elif board.concede == "off-board" and not _is_out_of_reach(book, slip, side):
        within = f"the bid of {slip.bid} could not be given up: {reach} is within reach"
        yield cited(book, "how", within, "concede-board")


def _silenced(book: Book, slip: Slip) -> Iterator[Fault]:
    dealer = book.words.dealer
    if book.auction.all_pass == "reshake":
        yield cited(
            book, "how", f"nobody is set because the {dealer} was silenced here", "all-pass", "score-passed-out"
        )
    elif book.auction.silenced_dealer != "set":
        takes = f"nobody is set for being silenced here: the {dealer} takes the bid he is given"
        yield cited(book, "how", takes, "all-pass")
    elif not slip.dropped:
        yield cited(book, "how", f"only a silenced {dealer} who is given the bid is set this way", "score-silenced")


def unplayable(book: Book, slip: Slip, side: Side) -> Iterator[Fault]:
    """Why this house would have ended the hand before the first lead."""
    board, reach = book.board, book.reach(_meld(slip, side))
    floor = board.floor(dropped=slip.dropped)
    if _meld(slip, side) < floor:
        yield cited(book, "how", f"with meld under {floor} {side} is set without play", "score-no-board")
    elif board.off_board == "set" and _is_out_of_reach(book, slip, side):
        out = f"{reach} (meld and all points in play) cannot reach {slip.bid}: a board set"
        yield cited(book, "how", out, "score-board-set")


def _claims_and_reneges(book: Book, slip: Slip) -> Iterator[Fault]:
    claim, renege = book.claim, book.renege
    if slip.how in ("claimed", "forfeited") and claim.by == "nobody":
        yield cited(book, "how", "nobody lays down in this house; the hand is played out", "claim-nobody")
    elif slip.how == "forfeited" and claim.failed != "hand":
        rest = "a lay-down that fails costs only the rest here: write “claimed”, with what each side has in the end"
        yield cited(book, "how", rest, "claim-failed")
    elif slip.how == "claimed" and slip.offender is not None and claim.failed == "hand":
        lost = "a lay-down that fails loses the hand here: write “forfeited”"
        yield cited(book, "how", lost, "score-forfeited", "claim-failed")
    if slip.how == "renege" and renege.cost != "hand":
        goes_on = "a renege does not end the hand here: write the side whose take it cost under spoiled"
        yield cited(book, "how", goes_on, "score-renege")
    if slip.spoiled and renege.cost != "take":
        over = "a renege ends the hand here, and nobody's take is lost: write “renege” under how"
        yield cited(book, "spoiled", over, "score-renege")
    elif slip.spoiled and slip.how not in PLAYED:
        yield about("spoiled", f"a hand that ended with “{slip.how}” was not played, so no take can be lost.")


def _wrong_bid(slip: Slip) -> Iterator[Fault]:
    if slip.wrong_bid and slip.how != "silenced":
        yield about("wrong_bid", f"a hand that ended with “{slip.how}” ended through nobody's wrong bid.")


def offender_faults(book: Book, slip: Slip, seating: Seating) -> Iterator[Fault]:
    """Whose renege, lay-down or call it was."""
    if slip.how == "awarded" and awards(book):
        yield from _caller_faults(book, slip, seating)
        return
    what = {"renege": "renege", "forfeited": "lay-down"}.get(slip.how)
    if what is not None and slip.offender is None:
        yield about("offender", f"say whose {what} ended the hand ({', '.join(seating.seats)}).", code="unsaid")
    elif what is None and slip.how != "claimed" and slip.offender is not None:
        yield about("offender", f"a hand that ended with “{slip.how}” ended through nobody's renege or lay-down.")
    elif slip.how == "forfeited" and book.claim.by == "bidder" and slip.offender != slip.bidder:
        yield cited(book, "offender", "only the bidder lays down here", "claim-bidder")


def _caller_faults(book: Book, slip: Slip, seating: Seating) -> Iterator[Fault]:
    """Who called the renege that was not proven: somebody of the side that has nothing."""
    callers = [seat for seat in seating.seats if not slip.take.get(seating.side[seat], 0)] or seating.seats
    clause = book.cite("renege-fine")
    fined = clause is not None and any(incident.clause == clause for incident in slip.incidents)
    if slip.offender is None and not fined:  # a fine beside the hand names them too
        fine = book.renege.spoiler_fine
        loses = f"; the caller alone loses {fine}" if fine else ""
        unsaid = f"say who called the renege ({', '.join(callers)}){loses}"
        yield cited(book, "offender", unsaid, "renege-fine", code="unsaid")
    elif slip.offender is not None and slip.offender not in callers:
        other = f"{slip.offender}'s side has every {book.words.trick}, so the other side called the renege"
        yield cited(book, "offender", other, "renege-spoiled")

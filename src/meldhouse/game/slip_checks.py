"""All faults of a slip at once, each with the house's clause if there is one."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.game.bids import step_code
from meldhouse.game.refusals import refuse
from meldhouse.game.seats import Seating, seating_of
from meldhouse.game.slip_endings import ending_faults, offender_faults, unplayable
from meldhouse.game.slip_kinds import PLAYED, STRUCK, WITHOUT_TRUMP, cited
from meldhouse.game.slip_points import meld_faults, saving_is_unknown, take_faults
from meldhouse.game.slips import Slip
from meldhouse.messages import Message, fact
from meldhouse.rulebooks import Book, is_rung
from meldhouse.rulebooks.ladder import bid_fact
from meldhouse.rulebooks.reading.faults import Fault, about

__all__ = ["PLAYED", "STRUCK", "WITHOUT_TRUMP", "described_faults", "saving_is_unknown", "slip_faults"]


def slip_faults(book: Book, slip: Slip) -> list[Fault]:
    """Every reason why this slip cannot be true at a table of this house."""
    seating = seating_of(book)
    if slip.how == "passed-out":
        return list(_passed_out(book, slip))
    if slip.how in STRUCK:
        return [*_people(slip, seating), *_sides(slip, seating), *ending_faults(book, slip, seating)]
    faults = [*_people(slip, seating), *_bid(book, slip), *_trump(book, slip), *_sides(slip, seating)]
    faults += _kitty(book, slip)
    if faults:
        return faults
    return [
        *meld_faults(book, slip, seating),
        *ending_faults(book, slip, seating),
        *offender_faults(book, slip, seating),
        *take_faults(book, slip, seating),
    ]


def described_faults(book: Book, slip: Slip, *, begun: bool) -> list[Fault]:
    """Faults of a hand with only a bid and some meld; `begun`: of one that was played."""
    seating = seating_of(book)
    faults = [*_people(slip, seating), *_bid(book, slip), *_sides(slip, seating)]
    side = seating.side[slip.bidder] if slip.bidder in seating.seats else ""
    if faults or (book.has_meld and side not in slip.meld):
        return faults
    return [*meld_faults(book, slip, seating), *(unplayable(book, slip, side) if begun else ())]


def _passed_out(book: Book, slip: Slip) -> Iterator[Fault]:
    if book.auction.all_pass != "reshake":
        yield cited(book, "how", fact("slip-never-passed-out", instead=book.auction.all_pass), "all-pass")
    if slip.bidder or slip.bid or slip.take or slip.meld or slip.offender or slip.spoiled:
        yield about("how", fact("slip-passed-out-empty"))


def _people(slip: Slip, seating: Seating) -> Iterator[Fault]:
    for key in ("bidder", "dealer", "offender"):
        seat = getattr(slip, key)
        if seat is not None and seat not in seating.seats:
            yield about(key, fact("slip-no-seat", seat=seat, seats=seating.seats))
    if slip.bidder is None and slip.how not in STRUCK:
        yield about("bidder", fact("slip-say-bidder"), code="unsaid")
    for incident in slip.incidents:
        for seat in incident.seats:
            if seat not in seating.seats:
                yield about("incidents", fact("slip-no-seat", seat=seat, seats=seating.seats))


def _bid(book: Book, slip: Slip) -> Iterator[Fault]:
    rules = book.auction
    if slip.dropped and slip.bid is not None and slip.bid == rules.dropped:
        pass
    elif slip.bid is None:
        yield about("bid", fact("slip-say-bid"), code="unsaid")
    elif rules.maximum is not None and slip.bid > rules.maximum:
        bid, highest = _said(book, slip.bid), _said(book, rules.maximum)
        yield cited(book, "bid", fact("slip-bid-high", bid=bid, highest=highest), "bid-maximum")
    elif slip.bid < rules.minimum:
        yield cited(book, "bid", fact("slip-bid-low", bid=slip.bid, lowest=rules.minimum), "bid-minimum")
    elif not is_rung(rules, slip.bid):
        yield cited(book, "bid", fact("slip-no-such-bid", bid=slip.bid), step_code(book, slip.bid))
    if slip.dropped:
        yield from _dropped(book, slip)


def _said(book: Book, bid: int) -> int | Message:
    """A bid in marks, if it is a whole number of them."""
    return bid_fact(book, bid) if book.auction.mark and bid % book.auction.mark == 0 else bid


def _kitty(book: Book, slip: Slip) -> Iterator[Fault]:
    """Trumps laid away: only where they are announced, and no more than the pieces laid away."""
    if slip.kitty is None:
        return
    if not book.deal.kitty or not book.kitty.declare_trumps:
        yield about("kitty", fact("slip-kitty-untold"))
    elif not 0 <= slip.kitty <= book.deal.kitty:
        yield about("kitty", fact("slip-kitty-range", trumps=slip.kitty, most=book.deal.kitty))


def _dropped(book: Book, slip: Slip) -> Iterator[Fault]:
    rules = book.auction
    if rules.all_pass == "reshake":
        yield cited(book, "dropped", fact("slip-never-dropped"), "all-pass", "score-passed-out")
        return
    if slip.bid is not None and slip.bid != rules.dropped_at:
        given = fact("slip-dropped-at", bid=slip.bid, given=rules.dropped_at)
        yield cited(book, "dropped", given, "all-pass")
    if slip.dealer is not None and slip.bidder != slip.dealer:
        yield cited(book, "dropped", fact("slip-dropped-on-dealer"), "all-pass")


def _trump(book: Book, slip: Slip) -> Iterator[Fault]:
    choices = book.trump.choices
    if slip.how in WITHOUT_TRUMP:
        if slip.trump is not None:
            yield about("trump", fact("slip-no-trump"))
    elif slip.trump is None and book.match.trump_recorded:
        yield cited(book, "trump", fact("slip-say-trump"), "page-trump-recorded", code="unsaid")
    elif slip.trump is not None and slip.trump not in choices:
        refusal = refuse(book, "trump-choice", trump=slip.trump, choices=choices)
        yield about("trump", refusal.whole, clause=refusal.clause)


def _sides(slip: Slip, seating: Seating) -> Iterator[Fault]:
    for key in ("meld", "take", "tricks", "counter_tricks"):
        for side, value in getattr(slip, key).items():
            if side not in seating.sides:
                yield about(key, fact("slip-no-side", side=side, sides=seating.sides))
            elif value < 0:
                yield about(f"{key}.{side}", fact("slip-below-zero", value=value))
    for side in slip.spoiled:
        if side not in seating.sides:
            yield about("spoiled", fact("slip-no-side", side=side, sides=seating.sides))

"""What is wrong with a slip: everything at once, each with the clause of the house where there is one."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.game.bids import price, step_code
from meldhouse.game.seats import Seating, seating_of
from meldhouse.game.slip_endings import ending_faults, offender_faults, unplayable
from meldhouse.game.slip_kinds import PLAYED, STRUCK, WITHOUT_TRUMP, cited
from meldhouse.game.slip_points import meld_faults, saving_is_unknown, take_faults
from meldhouse.game.slips import Slip
from meldhouse.game.tricks import CONTRACT_NAMES
from meldhouse.rulebooks import Book, is_rung
from meldhouse.rulebooks.faults import Fault, about

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
    """What is wrong with a hand of which only the bid and some meld are told; `begun`: with one that was played."""
    seating = seating_of(book)
    faults = [*_people(slip, seating), *_bid(book, slip), *_sides(slip, seating)]
    side = seating.side[slip.bidder] if slip.bidder in seating.seats else ""
    if faults or (book.has_meld and side not in slip.meld):
        return faults
    return [*meld_faults(book, slip, seating), *(unplayable(book, slip, side) if begun else ())]


def _passed_out(book: Book, slip: Slip) -> Iterator[Fault]:
    if book.auction.all_pass != "reshake":
        lot = "must bid" if book.auction.all_pass == "forced" else "is given the bid"
        passing = f"nobody passes a hand out here; the {book.words.dealer} {lot}"
        yield cited(book, "how", passing, "all-pass")
    if slip.bidder or slip.bid or slip.take or slip.meld or slip.offender or slip.spoiled:
        yield about("how", "a hand that was passed out has no bidder, bid, meld or take, and no offender.")


def _people(slip: Slip, seating: Seating) -> Iterator[Fault]:
    seats = ", ".join(seating.seats)
    for key in ("bidder", "dealer", "offender"):
        seat = getattr(slip, key)
        if seat is not None and seat not in seating.seats:
            yield about(key, f"nobody sits at {seat}; the seats are {seats}.")
    if slip.bidder is None and slip.how not in STRUCK:
        yield about("bidder", "say who had the bid.", code="unsaid")
    for incident in slip.incidents:
        for seat in incident.seats:
            if seat not in seating.seats:
                yield about("incidents", f"nobody sits at {seat}; the seats are {seats}.")


def _bid(book: Book, slip: Slip) -> Iterator[Fault]:
    rules = book.auction
    if slip.dropped and slip.bid is not None and slip.bid == rules.dropped:
        pass
    elif slip.bid is None:
        yield about("bid", "say what was bid.", code="unsaid")
    elif rules.maximum is not None and slip.bid > rules.maximum:
        too = f"{_said(book, slip.bid)} is too high: the highest bid is {_said(book, rules.maximum)}"
        yield cited(book, "bid", too, "bid-maximum")
    elif slip.bid < rules.minimum:
        yield cited(book, "bid", f"{slip.bid} is too low: the lowest bid is {rules.minimum}", "bid-minimum")
    elif not is_rung(rules, slip.bid):
        yield cited(book, "bid", f"there is no bid of {slip.bid} in this house", step_code(book, slip.bid))
    if slip.dropped:
        yield from _dropped(book, slip)


def _said(book: Book, bid: int) -> str:
    """In marks, where it is a whole number of them."""
    return price(book, bid) if book.auction.mark and bid % book.auction.mark == 0 else str(bid)


def _kitty(book: Book, slip: Slip) -> Iterator[Fault]:
    """Trumps laid away: only where that is told, and no more than are laid away at all."""
    if slip.kitty is None:
        return
    if not book.deal.kitty or not book.kitty.declare_trumps:
        yield about("kitty", "nobody tells trumps laid away in this house; leave it out.")
    elif not 0 <= slip.kitty <= book.deal.kitty:
        yield about("kitty", f"{slip.kitty} trumps cannot have been laid away; from 0 to {book.deal.kitty}.")


def _dropped(book: Book, slip: Slip) -> Iterator[Fault]:
    rules, dealer = book.auction, book.words.dealer
    if rules.all_pass == "reshake":
        never = f"the {dealer} is never given the bid in this house"
        yield cited(book, "dropped", never, "all-pass", "score-passed-out")
        return
    if slip.bid is not None and slip.bid != rules.dropped_at:
        given = f"a {dealer} who is given the bid has it at {rules.dropped_at}, not {slip.bid}"
        yield cited(book, "dropped", given, "all-pass")
    if slip.dealer is not None and slip.bidder != slip.dealer:
        yield cited(book, "dropped", f"only the {dealer} is given a bid nobody made", "all-pass")


def _trump(book: Book, slip: Slip) -> Iterator[Fault]:
    choices = book.trump.choices
    if slip.how in WITHOUT_TRUMP:
        if slip.trump is not None:
            yield about("trump", f"a hand that ended with “{slip.how}” has no trump.")
    elif slip.trump is None and book.match.trump_recorded:
        unsaid = "say what was trump; the scorekeeper writes it down"
        yield cited(book, "trump", unsaid, "page-trump-recorded", code="unsaid")
    elif slip.trump is not None and slip.trump not in choices:
        names = ", ".join(f"{choice} ({CONTRACT_NAMES[choice]})" for choice in choices)
        yield cited(book, "trump", f"{slip.trump!r} cannot be played here; expected one of {names}", "trump-choice")


def _sides(slip: Slip, seating: Seating) -> Iterator[Fault]:
    known = f"the sides are {', '.join(seating.sides)}"
    for key in ("meld", "take", "tricks", "counter_tricks"):
        for side, value in getattr(slip, key).items():
            if side not in seating.sides:
                yield about(key, f"there is no side {side!r} here; {known}.")
            elif value < 0:
                yield about(f"{key}.{side}", f"cannot be below 0, got {value}.")
    for side in slip.spoiled:
        if side not in seating.sides:
            yield about("spoiled", f"there is no side {side!r} here; {known}.")

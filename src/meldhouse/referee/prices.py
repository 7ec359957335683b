"""What a renege costs, in sentences: by the book alone, or with the points of a hand that is known."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from meldhouse.game import SEAT_NAMES, Entry, Seat, Slip, SlipError, score, seating_of
from meldhouse.referee.cases import CaseError
from meldhouse.referee.words import joined
from meldhouse.rulebooks import Book


def scored(book: Book, slip: Slip) -> tuple[Entry, ...]:
    """What a hand that somebody describes brings."""
    if missing := meld_missing(book, slip):
        sides = seating_of(book).sides
        example = " ".join(f"{side}={0 if side in missing else slip.meld[side]}" for side in sides)
        are = "are" if len(missing) > 1 else "is"
        raise CaseError(f"Say what each side melded, such as “{example}”; {joined(missing)} {are} missing.")
    try:
        return score(book, slip)
    except SlipError as problem:
        raise CaseError(impossible(problem.faults)) from problem


def impossible(faults: Iterable[str]) -> str:
    """Why a hand cannot have been as somebody describes it."""
    return f"The hand as you describe it cannot be: {' '.join(str(fault).removeprefix('how: ') for fault in faults)}"


def meld_missing(book: Book, slip: Slip) -> tuple[str, ...]:
    """The sides of whose meld nothing was said."""
    return tuple(side for side in seating_of(book).sides if side not in slip.meld) if book.has_meld else ()


def renege_entries(book: Book, slip: Slip, offender: Seat, *others: Seat) -> tuple[Entry, ...]:
    """What a renege that ends the hand brings; each of the `others` who reneged too pays the fee for his own."""
    ended = msgspec.structs.replace(slip, how="renege", offender=offender, take={}, tricks={}, counter_tricks={})
    entries = scored(book, ended)
    fees = [entry for entry in entries if entry.unit == "cents" and entry.seats == (offender,)]
    return (*entries, *(msgspec.structs.replace(one, seats=(seat,)) for seat in others for one in fees))


def told(book: Book, entries: tuple[Entry, ...]) -> str:
    """Who gets and loses what."""
    parts = []
    for entry in entries:
        if entry.points:
            names = joined(SEAT_NAMES[seat] for seat in entry.seats)
            amount = f"${abs(entry.points) / 100:.2f}" if entry.unit == "cents" else f"{abs(entry.points)} {entry.unit}"
            one = amount.removesuffix("s") if abs(entry.points) == 1 else amount
            verb = ("get" if entry.points > 0 else "lose") + "s" * (len(entry.seats) == 1)
            parts.append(f"{names} {verb} {one} ({book.voice.say(entry.reason)})")
    return f"{'; '.join(parts)}." if parts else "Nobody scores."


def price_of_renege(book: Book, slip: Slip | None = None, offender: Seat | None = None) -> str:
    """What it costs: this offender in this hand, where both are known; otherwise in this house, whoever has the bid."""
    rules = book.renege
    if rules.cost == "take":
        return "The hand is played out, and what the side that reneged takes counts nothing; its meld does."
    if slip is not None and offender is not None and not meld_missing(book, slip):
        return f"The hand is over. {told(book, renege_entries(book, slip, offender))}"
    if book.scoring.style == "marks":
        return "The hand is over; the other side gets the marks of the bid, one if it was less than a mark."
    if not book.table.partners:
        gets = joined(_WORDS[part].replace("their", "his own") for part in book.payable(rules.others_get))
        return f"The hand is over. Whoever reneged scores nothing; each of the others gets {gets}.{fee(book)}"
    gets = joined(_WORDS[part] for part in book.payable(rules.bidders_get))
    return (
        f"The hand is over. If the bidding side reneged {price_for_bidders(book)}; if the others reneged they score "
        f"nothing, and the bidders get {gets}.{fee(book)}"
    )


_WORDS = {"bid": "the bid", "meld": "their meld"}


def price_for_bidders(book: Book) -> str:
    """What it costs the side that has the bid."""
    cost = "loses the bid" if book.scoring.set_bidder == "minus-bid" else "scores nothing"
    return f"it {cost}, and the others get {joined(_WORDS[part] for part in book.payable(book.renege.others_get))}"


def fee(book: Book) -> str:
    """What the reneger himself pays, as a sentence behind the others."""
    return f" The reneger pays {book.renege.fee_cents} cents." if book.renege.fee_cents else ""


def clause_of_renege(book: Book, slip: Slip | None) -> str | None:
    """The clause for what it costs; on a bid of several marks the paper may have another."""
    mark = book.auction.mark
    many = slip is not None and mark is not None and slip.bid is not None and slip.bid >= 2 * mark
    return (book.cite("score-renege-marks") if many else None) or book.cite("score-renege")

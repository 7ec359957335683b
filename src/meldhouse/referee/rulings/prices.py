"""What a renege costs: in general, or in points if the hand is known."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from meldhouse.game import ScoreEntry, Seat, Slip, SlipError, score, seating_of
from meldhouse.messages import Message, fact
from meldhouse.referee.cases.case import CaseError, impossible
from meldhouse.referee.rulings.outcomes import Outcomes, follows
from meldhouse.rulebooks import Book


def scored(book: Book, slip: Slip) -> tuple[ScoreEntry, ...]:
    """What a described hand brings."""
    if missing := meld_missing(book, slip):
        raise CaseError(fact("case-meld-missing", sides=tuple(fact("a-side", side=side) for side in missing)))
    try:
        return score(book, slip)
    except SlipError as problem:
        raise impossible(problem.faults) from problem


def meld_missing(book: Book, slip: Slip) -> tuple[str, ...]:
    """The sides whose meld is not given."""
    return tuple(side for side in seating_of(book).sides if side not in slip.meld) if book.has_meld else ()


def renege_entries(book: Book, slip: Slip, offender: Seat, *others: Seat) -> tuple[ScoreEntry, ...]:
    """What a renege that ends the hand brings; each of the `others` who reneged too pays their own fee."""
    ended = msgspec.structs.replace(slip, how="renege", offender=offender, take={}, tricks={}, counter_tricks={})
    entries = scored(book, ended)
    fees = [entry for entry in entries if entry.unit == "cents" and entry.seats == (offender,)]
    return (*entries, *(msgspec.structs.replace(one, seats=(seat,)) for seat in others for one in fees))


def told(entries: tuple[ScoreEntry, ...]) -> Outcomes:
    """Who gets and loses what."""
    return follows(*(_entry(entry) for entry in entries if entry.points)) or follows(fact("ruling-nobody-scores"))


def _entry(entry: ScoreEntry) -> Message:
    points, does = abs(entry.points), "get" if entry.points > 0 else "lose"
    is_money = entry.unit == "cents"
    amount = fact("amount", money=points) if is_money else fact("ruling-amount", points=points, unit=entry.unit)
    return fact("ruling-entry", who=entry.seats, does=does, amount=amount, why=entry.reason)


def price_of_renege(book: Book, slip: Slip | None = None, offender: Seat | None = None) -> Outcomes:
    """What it costs: this offender in this hand, if both are known; otherwise in general, whoever has the bid."""
    rules = book.renege
    if rules.cost == "take":
        return follows(fact("ruling-price-take"))
    over = follows(fact("ruling-hand-over"))
    if slip is not None and offender is not None and not meld_missing(book, slip):
        return over + told(renege_entries(book, slip, offender))
    if book.scoring.style == "marks":
        return over + follows(fact("ruling-price-marks"))
    if not book.table.partners:
        gets = paid(book, rules.others_get)
        return over + follows(fact("ruling-price-alone", gets=gets), *fee(book))
    bidders = fact("ruling-price-bidders", cost=cost_for_bidders(book), gets=paid(book, rules.others_get))
    return over + follows(bidders, fact("ruling-price-others", gets=paid(book, rules.bidders_get)), *fee(book))


def price_for_bidders(book: Book) -> Outcomes:
    """What it costs the bidding side."""
    gets = paid(book, book.renege.others_get)
    return follows(
        fact("ruling-hand-over"), fact("ruling-price-bidding", cost=cost_for_bidders(book), gets=gets), *fee(book)
    )


def cost_for_bidders(book: Book) -> str:
    return "minus-bid" if book.scoring.set_bidder == "minus-bid" else "zero"


def paid(book: Book, parts: Iterable[str]) -> str:
    """What those who did not renege are paid: the bid, their meld, or both."""
    found = tuple(book.payable(parts))  # type: ignore[arg-type]
    return "both" if len(found) > 1 else found[0] if found else "nothing"


def fee(book: Book) -> tuple[Message, ...]:
    """What the offender pays personally."""
    return (fact("ruling-price-fee", money=book.renege.fee_cents),) if book.renege.fee_cents else ()


def clause_of_renege(book: Book, slip: Slip | None) -> str | None:
    """The clause for its cost; for a bid of several marks the rules may have another one."""
    mark = book.auction.mark
    many = slip is not None and mark is not None and slip.bid is not None and slip.bid >= 2 * mark
    return (book.cite("score-renege-marks") if many else None) or book.cite("score-renege")

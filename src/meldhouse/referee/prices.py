"""What a renege costs, in sentences: by the book alone, or with the points of a hand that is known."""

from __future__ import annotations

from meldhouse.game import SEAT_NAMES, Entry
from meldhouse.referee.words import joined
from meldhouse.rulebooks import Book


def told(entries: tuple[Entry, ...]) -> str:
    """Who gets and loses what."""
    parts = []
    for entry in entries:
        if entry.points:
            names = joined(SEAT_NAMES[seat] for seat in entry.seats)
            amount = f"${abs(entry.points) / 100:.2f}" if entry.unit == "cents" else f"{abs(entry.points)} {entry.unit}"
            one = amount.removesuffix("s") if abs(entry.points) == 1 else amount
            verb = ("get" if entry.points > 0 else "lose") + "s" * (len(entry.seats) == 1)
            parts.append(f"{names} {verb} {one} ({entry.reason})")
    return f"{'; '.join(parts)}." if parts else "Nobody scores."


def price_of_renege(book: Book) -> str:
    """What it costs in this house, whoever has the bid."""
    rules = book.renege
    if rules.cost == "take":
        return "The hand is played out, and what the side that reneged takes counts nothing; its meld does."
    if book.scoring.style == "marks":
        return "The hand is over; the other side gets the marks of the bid, one if it was less than a mark."
    words = {"bid": "the bid", "meld": "their meld"}
    if not book.table.partners:
        gets = joined(words[part].replace("their", "his own") for part in rules.others_get)
        return f"The hand is over. Whoever reneged scores nothing; each of the others gets {gets}.{_fee(book)}"
    cost = "loses the bid" if book.scoring.set_bidder == "minus-bid" else "scores nothing"
    return (
        f"The hand is over. If the bidding side reneged it {cost}, and the others get "
        f"{joined(words[part] for part in rules.others_get)}; if the others reneged they score nothing, and the "
        f"bidders get {joined(words[part] for part in rules.bidders_get)}.{_fee(book)}"
    )


def _fee(book: Book) -> str:
    return f" The reneger pays {book.renege.fee_cents} cents." if book.renege.fee_cents else ""

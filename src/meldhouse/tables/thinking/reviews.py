"""What an expert says about a finished hand, as facts for a page. Made in a process of its own: it takes seconds."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from meldhouse.game import Seat, Side, SlipError
from meldhouse.game.records import loads
from meldhouse.messages import Message, fact
from meldhouse.rulebooks import Book
from meldhouse.tables.terms import book_of

if TYPE_CHECKING:
    from meldhouse.players.advice import Balance, Finding


class Remark(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that cost something; the reasons speak to the player who made it."""

    place: int
    """The place of the decision in the hand's log."""
    seat: Seat
    line: Message
    better: Message
    reasons: tuple[Message, ...]


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """One side's result, split into luck and play, which add up to it."""

    luck: str
    gifts: str
    mistakes: str
    result: str


class Reviewed(msgspec.Struct, frozen=True, kw_only=True):
    why_not: Message | None = None
    """Why there is no review."""
    decisions: int = 0
    mistakes: tuple[Remark, ...] = ()
    hindsight: tuple[Remark, ...] = ()
    """What would have been better with all hands seen, which nobody could know."""
    accounts: dict[Side, Account] = {}
    unit: str = ""


def reviewed(source: str, text: str, told: Callable[[int, int], None] = lambda _done, _of: None) -> Reviewed:
    """Review the one hand of a record; `source` is the table's rulebook. `told` hears how many decisions are done, and
    out of how many."""
    from meldhouse.game.scoring import unit_of
    from meldhouse.players.advice import decided, review
    from meldhouse.players.advice.findings import better, in_hindsight, mistake
    from meldhouse.players.regular import is_regular

    book = book_of(source)
    hand = loads(text, book=book).hands[0]
    if not is_regular(hand.events):
        return Reviewed(why_not=fact("review-irregular"))
    places = decided(hand)
    told(0, len(places))
    try:
        found = review(book, hand, told=lambda done: told(done, len(places)))
    except SlipError as problem:
        return Reviewed(why_not=fact("slip-faults", faults=tuple(fault.told for fault in problem.faults)))

    def remark(one: Finding, line: Message) -> Remark:
        place = places[one.number - 1]
        return Remark(place=place, seat=one.seat, line=line, better=better(book, one), reasons=one.told)

    return Reviewed(
        decisions=found.decisions,
        mistakes=tuple(remark(one, mistake(book, one)) for one in found.mistakes),
        hindsight=tuple(remark(one, in_hindsight(book, one)) for one in found.hindsight),
        accounts={side: _account(book, balance) for side, balance in found.balances.items()},
        unit=unit_of(book),
    )


def _account(book: Book, balance: Balance) -> Account:
    from meldhouse.players.advice.measures import digits

    def signed(value: float) -> str:
        told = f"{value:+.{digits(book)}f}".replace("-", "−")
        return told[1:] if float(f"{value:.{digits(book)}f}") == 0 else told

    return Account(
        luck=signed(balance.luck),
        gifts=signed(balance.gifts),
        mistakes=signed(-balance.cost),
        result=signed(balance.result),
    )

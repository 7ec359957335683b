"""What an expert says of a finished hand, in words for a page. Made in a process of its own: it takes seconds."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from meldhouse.game import (
    CONTRACT_NAMES,
    Action,
    AnswerClaim,
    Bid,
    CallRedeal,
    Concede,
    Discard,
    NameTrump,
    Pass,
    PassPieces,
    Play,
    Seat,
    ShowMeld,
    Side,
    SlipError,
    StopPlay,
    TurnKitty,
)
from meldhouse.game.bids import price
from meldhouse.game.records import loads
from meldhouse.rulebooks import Book
from meldhouse.tables.terms import book_of

if TYPE_CHECKING:
    from meldhouse.players.advice import Balance, Finding

IRREGULAR = "Something irregular has happened in this hand, so nobody can reckon what was best in it."


class Remark(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that cost something; whoever made it is spoken to."""

    place: int
    """Of the decision in the log of the hand."""
    seat: Seat
    trick: int | None
    done: str
    better: str
    cost: str
    reasons: tuple[str, ...]


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """One side's result, with what was luck and what was play told apart; it adds up as it stands."""

    luck: str
    gifts: str
    mistakes: str
    result: str


class Reviewed(msgspec.Struct, frozen=True, kw_only=True):
    sentence: str = ""
    """Why nothing can be said."""
    decisions: int = 0
    mistakes: tuple[Remark, ...] = ()
    hindsight: tuple[Remark, ...] = ()
    """What would have been better with all hands seen, which nobody could know."""
    accounts: dict[Side, Account] = {}
    unit: str = ""


def reviewed(source: str, text: str, told: Callable[[int, int], None] = lambda _done, _of: None) -> Reviewed:
    """Look back at the one hand of a record; `source` is the table's book. `told` is told how many decisions are done,
    and of how many."""
    from meldhouse.game.scoring import unit_of
    from meldhouse.players.advice import decided, review
    from meldhouse.players.advice.moments import is_regular
    from meldhouse.players.advice.words import amount, points_told

    book = book_of(source)
    hand = loads(text, book=book).hands[0]
    if not is_regular(hand.events):
        return Reviewed(sentence=IRREGULAR)
    places = decided(hand)
    told(0, len(places))
    try:
        found = review(book, hand, told=lambda done: told(done, len(places)))
    except SlipError as problem:
        return Reviewed(sentence=" ".join(fault.told for fault in problem.faults))

    def remark(one: Finding, cost: str) -> Remark:
        told = tuple(one.reasons)
        if one.exact is not None and one.cost:
            lay = f"cost {points_told(book, one.exact)}" if one.exact else "made no difference"
            told += (f"With all hands seen, it {lay}.",)
        done, better = did(book, one.done), to_do(book, one.better)
        place = places[one.number - 1]
        return Remark(place=place, seat=one.seat, trick=one.trick, done=done, better=better, cost=cost, reasons=told)

    return Reviewed(
        decisions=found.decisions,
        mistakes=tuple(remark(one, amount(book, one.cost)) for one in found.mistakes),
        hindsight=tuple(remark(one, points_told(book, one.exact or 0)) for one in found.hindsight),
        accounts={side: _account(book, balance) for side, balance in found.balances.items()},
        unit=unit_of(book),
    )


def did(book: Book, action: Action) -> str:
    """
    >>> did(book_of("npa"), Bid("S", 52)), did(book_of("npa"), ShowMeld("S", ()))
    ('bid 52', 'laid no meld')
    """
    match action:
        case Bid():
            return f"bid {price(book, action.amount)}"
        case Pass():
            return "passed"
        case NameTrump():
            return f"named {CONTRACT_NAMES.get(action.trump, action.trump)}"
        case PassPieces():
            return f"passed {_listed(action)}"
        case Discard():
            return f"laid {_listed(action)} away"
        case ShowMeld():
            return f"laid {_listed(action)}" if action.pieces else "laid no meld"
        case Play():
            return f"played the {action.piece.name}"
        case Concede():
            return "gave the bid up"
        case TurnKitty():
            return "turned the kitty first"
        case AnswerClaim():
            return f"{'accepted' if action.accept else 'challenged'} the lay-down"
    return "laid the rest down"


def to_do(book: Book, action: Action) -> str:
    """
    >>> to_do(book_of("npa"), NameTrump("S", "H")), to_do(book_of("npa"), Pass("S"))
    ('name hearts', 'pass')
    """
    match action:
        case Bid():
            return f"bid {price(book, action.amount)}"
        case Pass():
            return "pass"
        case NameTrump():
            return f"name {CONTRACT_NAMES.get(action.trump, action.trump)}"
        case PassPieces():
            return f"pass {_listed(action)}"
        case Discard():
            return f"lay {_listed(action)} away"
        case ShowMeld():
            return "lay all the meld" if action.pieces else "go on without meld"
        case Play():
            return f"play the {action.piece.name}"
        case Concede():
            return "give the bid up"
        case TurnKitty():
            return "turn the kitty first"
        case CallRedeal():
            return "throw the hand in"
        case StopPlay():
            return "stop there"
        case AnswerClaim():
            return f"{'accept' if action.accept else 'challenge'} the lay-down"
    return "lay the rest down"


def _listed(action: PassPieces | Discard | ShowMeld) -> str:
    from meldhouse.players.advice.words import listed

    return listed(action.pieces)


def _account(book: Book, balance: Balance) -> Account:
    from meldhouse.players.advice.words import digits

    def signed(value: float) -> str:
        told = f"{value:+.{digits(book)}f}".replace("-", "−")
        return told[1:] if float(f"{value:.{digits(book)}f}") == 0 else told

    return Account(
        luck=signed(balance.luck),
        gifts=signed(balance.gifts),
        mistakes=signed(-balance.cost),
        result=signed(balance.result),
    )

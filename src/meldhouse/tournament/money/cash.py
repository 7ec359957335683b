"""The cash book: what is due, what was paid, and what is in the till."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Literal, get_args

import msgspec
from msgspec.structs import replace

from meldhouse.rulebooks.money import Money
from meldhouse.tournament.money.amounts import MoneyError
from meldhouse.tournament.scoring.ledger import Account, Ledger

Owed = Literal["fee", "side-money", "fine"]
Incoming = Literal["fee", "side-money", "fine", "gift", "prize-back"]
Outgoing = Literal["refund", "prize", "expense"]
Kind = Literal["fee", "side-money", "fine", "gift", "prize-back", "refund", "prize", "expense"]
OWED: tuple[Owed, ...] = get_args(Owed)
INCOMING: tuple[Incoming, ...] = get_args(Incoming)
OUTGOING: tuple[Outgoing, ...] = get_args(Outgoing)


class Due(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a person has to pay."""

    who: str
    kind: Owed
    cents: int
    reason: str = ""
    """For a fine, what it is for."""
    round: int = 0
    clause: str | None = None


class Payment(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Money into the till, or out of it; the kind says which."""

    who: str
    kind: Kind
    cents: int
    note: str = ""
    anyway: bool = False
    """A fee the rules did not require to refund; it is not owed again."""
    of: Owed = "fee"
    """For a refund, what is paid back."""

    @property
    def change(self) -> int:
        """What it adds to the till."""
        return self.cents if self.kind in INCOMING else -self.cents


class Statement(msgspec.Struct, frozen=True):
    """The cash book on one page."""

    taken: dict[str, int]
    given: dict[str, int]
    till: int
    due: int
    """All that is still to be paid."""


class CashBook(msgspec.Struct, frozen=True):
    """What is due and what was paid.

    >>> book = CashBook((Due(who="Ann", kind="fee", cents=500),))
    >>> book = book.pay(Payment(who="Ann", kind="fee", cents=300))
    >>> book.owed("Ann"), book.till
    (200, 300)
    """

    dues: tuple[Due, ...] = ()
    payments: tuple[Payment, ...] = ()

    @property
    def till(self) -> int:
        return sum(payment.change for payment in self.payments)

    def paid(self, who: str | None = None, kind: Kind = "fee") -> int:
        """What one person, or everybody, has paid or was given of a kind."""
        return sum(one.cents for one in self.payments if one.kind == kind and who in (None, one.who))

    def refunded(self, who: str | None = None, of: Owed = "fee") -> int:
        """What one person, or everybody, got back of the fees, the quarters or the fines."""
        return sum(
            one.cents for one in self.payments if one.kind == "refund" and one.of == of and who in (None, one.who)
        )

    def kept(self, of: Owed) -> int:
        """What came in of a kind and was neither refunded nor is owed back."""
        back = sum(max(0, -cents) for (_, kind), cents in self.open_by_kind().items() if kind == of)
        return self.paid(kind=of) - self.refunded(of=of) - back

    def prized(self, who: str | None = None) -> int:
        """The prize money one person, or everybody, holds: handed out and not given back."""
        return self.paid(who, "prize") - self.paid(who, "prize-back")

    def owed(self, who: str, kind: Owed | None = None) -> int:
        """What a person still has to pay; below zero if they have paid too much."""
        kinds = OWED if kind is None else (kind,)
        found = self.open_by_kind()
        return sum(found[who, one] for one in kinds)

    def owing(self) -> dict[str, int]:
        """Everybody who still has to pay, and how much."""
        found: Counter[str] = Counter()
        for (who, _), cents in self.open_by_kind().items():
            found[who] += max(0, cents)
        return {who: cents for who, cents in found.items() if cents}

    def too_much(self) -> int:
        """What was paid beyond what is due, and is owed back."""
        return sum(max(0, -cents) for cents in self.open_by_kind().values())

    def open_by_kind(self) -> Counter[tuple[str, str]]:
        """By person and kind, what is due, less what was paid and not refunded."""
        found: Counter[tuple[str, str]] = Counter()
        for due in self.dues:
            found[due.who, due.kind] += due.cents
        for payment in self.payments:
            if payment.kind in (*OWED, "refund"):
                found[payment.who, payment.of if payment.kind == "refund" else payment.kind] -= payment.change
        return found

    def verify(self, payment: Payment, *, called: str = "") -> MoneyError | None:
        """Why it cannot be entered, or None; `called`: the payer's name in that sentence."""
        who, cents, kind = payment.who, payment.cents, payment.kind
        name = called or who
        if cents <= 0:
            return MoneyError("not-positive", amount=cents)
        if kind in OUTGOING and cents > self.till:
            return MoneyError("till", till=self.till, amount=cents)
        if kind == "refund" and cents > (paid := self.paid(who, payment.of) - self.refunded(who, payment.of)):
            return MoneyError("over-refund", who=name, paid=paid, of=payment.of, amount=cents)
        if kind == "prize-back" and cents > (had := self.prized(who)):
            return MoneyError("over-prize", who=name, had=had, amount=cents)
        if (kind == "fee" or kind == "side-money" or kind == "fine") and cents > (due := self.owed(who, kind)):
            return MoneyError("over-due", who=name, due=max(0, due), kind=kind, amount=cents)
        return None

    def pay(self, payment: Payment) -> CashBook:
        if error := self.verify(payment):
            raise error
        return CashBook(self.dues, (*self.payments, payment))

    def statement(self) -> Statement:
        return Statement(
            {kind: self.paid(kind=kind) for kind in INCOMING},
            {kind: self.paid(kind=kind) for kind in OUTGOING},
            self.till,
            sum(self.owing().values()),
        )


def cash_book(dues: Iterable[Due], received: Iterable[tuple[str, int]]) -> CashBook:
    """A cash book made from names and amounts alone: they pay the fee first, then quarters, then fines, and the rest is
    a gift. Negative amounts are refunds.

    >>> fee = Due(who="Ann", kind="fee", cents=500)
    >>> [(one.kind, one.cents) for one in cash_book([fee], [("Ann", 700)]).payments]
    [('fee', 500), ('gift', 200)]
    >>> [(one.kind, one.cents) for one in cash_book([], [("Ann", 500), ("Ann", -500)]).payments]
    [('fee', 500), ('refund', 500)]
    """
    dues, received = tuple(dues), tuple(received)
    room = CashBook(dues).open_by_kind()
    for who, cents in received:
        room[who, "fee"] += max(0, -cents)  # what was refunded had been a fee
    paid: list[Payment] = []
    for who, cents in received:
        if cents < 0:
            paid.append(Payment(who=who, kind="refund", cents=-cents))
        left = max(0, cents)
        for kind in OWED:
            part = min(left, max(0, room[who, kind]))
            if part:
                room[who, kind] -= part
                left -= part
                paid.append(Payment(who=who, kind=kind, cents=part))
        if left:
            paid.append(Payment(who=who, kind="gift", cents=left))
    return CashBook(dues, tuple(paid))


def fees(rules: Money, accounts: Iterable[Account]) -> tuple[Due, ...]:
    """The entry fee for each account: once for a pair, or once for each of its people.

    >>> pair = Account(id="7", people=("7a", "7b"))
    >>> [due.cents for rule in ("person", "pair") for due in fees(Money(fee_cents=500, fee_for=rule), [pair])]
    [1000, 500]
    """
    if not rules.fee_cents:
        return ()
    return tuple(
        Due(
            who=account.id,
            kind="fee",
            cents=rules.fee_cents * (len(account.people) if rules.fee_for == "person" else 1),
        )
        for account in accounts
    )


def side_money(ledger: Ledger, accounts: Iterable[Account] = ()) -> tuple[Due, ...]:
    """The quarters: what the ledger has in cents, such as for a set or a renege (BEN-4.2a). Charged to the person's
    account, or to the person.

    >>> from meldhouse.messages import fact
    >>> from meldhouse.tournament.scoring.ledger import LedgerEntry
    >>> fee = LedgerEntry(people=("Ann",), round=1, points=-25, reason=fact("score-fee-set", times=1), unit="cents")
    >>> [(due.who, due.kind, due.cents) for due in side_money(Ledger((fee,)))]
    [('Ann', 'side-money', 25)]
    """
    payers = {one: account.id for account in accounts for one in account.everybody}
    return tuple(
        Due(
            who=payers.get(one, one),
            kind="side-money",
            cents=-entry.points,
            round=entry.round,
            clause=entry.clause,
        )
        for entry in ledger.entries
        if entry.unit == "cents"
        for one in entry.people
    )


def refundable(
    rules: Money, book: CashBook, who: str, why: Literal["withdrawn", "disqualified"], *, started: bool
) -> int:
    """What an entrant who leaves gets back: nothing if the book says so (NPA-1.3h)."""
    if why == "disqualified":
        given = rules.refund_disqualified
    else:
        given = rules.refund == "always" or (rules.refund == "before-start" and not started)
    return book.paid(who) - book.refunded(who) if given else 0


class Pot(msgspec.Struct, frozen=True):
    """How the money is shared between prizes and the club."""

    pool: int
    club: int


def pot(rules: Money, book: CashBook) -> Pot:
    """Shares out what was paid, as the book says. The club bears expenses; only what its share cannot cover comes out
    of the pool. Neither includes what is owed back. The pool is counted as before prizes were paid, so a prize given
    back is not added again.

    >>> dues = tuple(Due(who=one, kind="fee", cents=500) for one in "ABCD")
    >>> book = CashBook(dues, tuple(Payment(who=one, kind="fee", cents=500) for one in "ABCD"))
    >>> pot(Money(keep_percent=10), book)
    Pot(pool=1800, club=200)
    """
    entered, side, fines = book.kept("fee"), book.kept("side-money"), book.kept("fine")
    club = max(0, entered) * rules.keep_percent // 100
    club += (side if rules.side_money == "club" else 0) + (fines if rules.fines == "club" else 0)
    pool = entered + side + fines + book.paid(kind="gift") - club
    club -= book.paid(kind="expense")
    return Pot(pool + min(0, club), max(0, club))


def less_given_back(dues: Iterable[Due], payments: Iterable[Payment]) -> tuple[Due, ...]:
    """What is still due from people who got a refund the rules did not require.

    >>> fee, back = Due(who="Ann", kind="fee", cents=500), Payment(who="Ann", kind="refund", cents=200)
    >>> kept = replace(back, anyway=True)
    >>> less_given_back([fee], [back])[0].cents, less_given_back([fee], [kept])[0].cents
    (500, 300)
    """
    back: Counter[str] = Counter()
    for one in payments:
        back[one.who] += one.cents if one.kind == "refund" and one.anyway and one.of == "fee" else 0
    found = (replace(due, cents=max(0, due.cents - back[due.who])) for due in dues)
    return tuple(due for due in found if due.cents)

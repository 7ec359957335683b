"""Money in whole cents: what is due, what was paid, and a cash book in which what went in is what went out and what is
still in the till."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Literal, get_args

import msgspec

from meldhouse.rulebooks.winnings import Money
from meldhouse.tournament.ledger import Account, Ledger

MOST = 100_000_000
"""A million dollars: more is a slip of the finger."""

Owed = Literal["fee", "side-money", "fine"]
Incoming = Literal["fee", "side-money", "fine", "gift"]
Outgoing = Literal["refund", "prize", "expense"]
Kind = Literal["fee", "side-money", "fine", "gift", "refund", "prize", "expense"]
OWED: tuple[Owed, ...] = get_args(Owed)
INCOMING: tuple[Incoming, ...] = get_args(Incoming)
OUTGOING: tuple[Outgoing, ...] = get_args(Outgoing)
IN_WORDS: dict[Kind, str] = {
    "fee": "entry fees",
    "side-money": "quarters for sets and reneges",
    "fine": "fines",
    "gift": "gifts",
    "refund": "refunds",
    "prize": "prizes",
    "expense": "expenses",
}

SENTENCES = {
    "no-amount": "{text!r} is no amount of money. Write it like $5, 5.00 or 25c.",
    "part-cents": "{text!r} has parts of a cent. Write at most two digits after the point.",
    "too-much": "{text!r} is more than {most}. Check the amount.",
    "not-positive": "A payment of {amount} is none. Enter how much was paid; a refund is a payment of its own.",
    "over-due": "{who} owes {due} in {what}, so {amount} is too much. Enter the rest as a gift.",
    "over-refund": "{who} has paid {paid} in fees, so {amount} cannot be given back. Check the name and the amount.",
    "till": "There is only {till} in the till, so {amount} cannot be paid out.",
    "over-100": "The prizes are {percent} percent of the pool. Lower them to 100 or less.",
    "pool": "The prizes come to {amount}, but the pool has only {pool}. Lower the prizes, or enter a gift.",
    "tied": "{names} are equal for place {place} and must play it off first.",
}


class MoneyError(ValueError):
    """A sentence for people, and a code for programs.

    >>> str(MoneyError("no-amount", text="five"))
    "'five' is no amount of money. Write it like $5, 5.00 or 25c."
    """

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(SENTENCES[code].format(**details))
        self.code = code


_DOLLARS = re.compile(r"(?P<minus>-?)\$?\s*(?P<dollars>\d{1,3}(?:,\d{3})+|\d*)(?:\.(?P<cents>\d*))?")
_CENTS = re.compile(r"(?P<minus>-?)(?P<cents>\d+)\s*(?:c|¢|ct|cents?)", re.IGNORECASE)


def parse_money(text: str) -> int:
    """What somebody wrote, in cents.

    >>> [parse_money(text) for text in ("$5", "5.00", "25c", "$1,250.5", ".25", "-$2")]
    [500, 500, 25, 125050, 25, -200]
    """
    plain = text.strip().replace("−", "-")
    if found := _CENTS.fullmatch(plain):
        dollars, cents = "", found["cents"]
    elif (found := _DOLLARS.fullmatch(plain)) and (found["dollars"] or found["cents"]):
        dollars, cents = found["dollars"].replace(",", ""), (found["cents"] or "").ljust(2, "0")
        if len(cents) > 2:
            raise MoneyError("part-cents", text=text)
    else:
        raise MoneyError("no-amount", text=text)
    if len(dollars) + len(cents) > 12 or (amount := int(dollars or 0) * 100 + int(cents)) > MOST:
        raise MoneyError("too-much", text=text, most=money(MOST))
    return -amount if found["minus"] else amount


def money(cents: int) -> str:
    """
    >>> money(1250), money(-25), money(123456789)
    ('$12.50', '-$0.25', '$1,234,567.89')
    """
    return f"{'-' if cents < 0 else ''}${abs(cents) // 100:,}.{abs(cents) % 100:02d}"


class Due(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What somebody has to pay."""

    who: str
    kind: Owed
    cents: int
    reason: str
    round: int = 0
    clause: str | None = None


class Payment(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Money that went into the till, or out of it; the kind says which."""

    who: str
    kind: Kind
    cents: int
    note: str = ""

    @property
    def change(self) -> int:
        """What it does to the till."""
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

    >>> book = CashBook((Due(who="Ann", kind="fee", cents=500, reason="entry"),))
    >>> book = book.pay(Payment(who="Ann", kind="fee", cents=300))
    >>> money(book.owed("Ann")), money(book.till)
    ('$2.00', '$3.00')
    """

    dues: tuple[Due, ...] = ()
    payments: tuple[Payment, ...] = ()

    @property
    def till(self) -> int:
        return sum(payment.change for payment in self.payments)

    def paid(self, who: str | None = None, kind: Kind = "fee") -> int:
        """What one person, or everybody, has paid or been given of a kind."""
        return sum(one.cents for one in self.payments if one.kind == kind and who in (None, one.who))

    def owed(self, who: str, kind: Owed | None = None) -> int:
        """What somebody still has to pay; below nothing for whoever has paid more than that."""
        kinds = OWED if kind is None else (kind,)
        found = self._open()
        return sum(found[who, one] for one in kinds)

    def owing(self) -> dict[str, int]:
        """Everybody who still has to pay, and how much."""
        found: Counter[str] = Counter()
        for (who, _), cents in self._open().items():
            found[who] += max(0, cents)
        return {who: cents for who, cents in found.items() if cents}

    def _open(self) -> Counter[tuple[str, str]]:
        """By person and kind what is due, less what was paid and not given back."""
        found: Counter[tuple[str, str]] = Counter()
        for due in self.dues:
            found[due.who, due.kind] += due.cents
        for payment in self.payments:
            if payment.kind in (*OWED, "refund"):
                found[payment.who, "fee" if payment.kind == "refund" else payment.kind] -= payment.change
        return found

    def verify(self, payment: Payment) -> MoneyError | None:
        """Why it cannot be entered, or None."""
        who, cents, kind = payment.who, payment.cents, payment.kind
        amount = money(cents)
        if cents <= 0:
            return MoneyError("not-positive", amount=amount)
        if kind in OUTGOING and cents > self.till:
            return MoneyError("till", till=money(self.till), amount=amount)
        if kind == "refund" and cents > (paid := self.paid(who) - self.paid(who, "refund")):
            return MoneyError("over-refund", who=who, paid=money(paid), amount=amount)
        if (kind == "fee" or kind == "side-money" or kind == "fine") and cents > (due := self.owed(who, kind)):
            return MoneyError("over-due", who=who, due=money(max(0, due)), what=IN_WORDS[kind], amount=amount)
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


def fees(rules: Money, accounts: Iterable[Account]) -> tuple[Due, ...]:
    """What entering costs: everybody, or each pair, whose first name it is then asked of."""
    if not rules.fee_cents:
        return ()
    payers = [
        one for account in accounts for one in (account.people[:1] if rules.fee_for == "pair" else account.people)
    ]
    return tuple(Due(who=one, kind="fee", cents=rules.fee_cents, reason="entry") for one in payers)


def side_money(ledger: Ledger) -> tuple[Due, ...]:
    """The quarters: what the ledger has in cents, such as for a set or a renege (BEN-4.2a).

    >>> from meldhouse.tournament.ledger import Entry
    >>> fee = Entry(people=("Ann",), round=1, points=-25, reason="fee for a set", clause="BEN-4.2a", unit="cents")
    >>> [(due.who, money(due.cents), due.reason) for due in side_money(Ledger((fee,)))]
    [('Ann', '$0.25', 'fee for a set')]
    """
    return tuple(
        Due(
            who=one, kind="side-money", cents=-entry.points, reason=entry.reason, round=entry.round, clause=entry.clause
        )
        for entry in ledger.entries
        if entry.unit == "cents"
        for one in entry.people
    )


def refundable(
    rules: Money, book: CashBook, who: str, why: Literal["withdrawn", "disqualified"], *, started: bool
) -> int:
    """What somebody who leaves gets back: nothing where the book says so (NPA-1.3h)."""
    if why == "disqualified":
        given = rules.refund_disqualified
    else:
        given = rules.refund == "always" or (rules.refund == "before-start" and not started)
    return book.paid(who) - book.paid(who, "refund") if given else 0


class Pot(msgspec.Struct, frozen=True):
    """What of the money is for prizes, and what is the club's."""

    pool: int
    club: int


def pot(rules: Money, book: CashBook) -> Pot:
    """What was paid, shared out as the book says. Expenses are the club's; only what its share cannot bear comes out of
    the pool. The pool is what it was before prizes were paid.

    >>> book = CashBook((), tuple(Payment(who=one, kind="fee", cents=500) for one in "ABCD"))
    >>> pot(Money(keep_percent=10), book)
    Pot(pool=1800, club=200)
    """
    entered = book.paid(kind="fee") - book.paid(kind="refund")
    club = entered * rules.keep_percent // 100 - book.paid(kind="expense")
    pool = entered - entered * rules.keep_percent // 100 + book.paid(kind="gift")
    for kind, whose in (("side-money", rules.side_money), ("fine", rules.fines)):
        amount = sum(one.cents for one in book.payments if one.kind == kind)
        pool, club = (pool + amount, club) if whose == "pool" else (pool, club + amount)
    return Pot(pool + min(0, club), max(0, club))


def shares(total: int, percents: Sequence[int]) -> tuple[int, ...]:
    """So many percent of an amount each, to the cent: odd cents go where the most was cut off, the first of equals.

    >>> shares(1000, [50, 30, 20]), shares(100, [33, 33, 34]), shares(5, [50, 50])
    ((500, 300, 200), (33, 33, 34), (3, 2))
    """
    made = [total * percent // 100 for percent in percents]
    left = total * sum(percents) // 100 - sum(made)
    for at in sorted(range(len(made)), key=lambda at: -(total * percents[at] % 100))[:left]:
        made[at] += 1
    return tuple(made)

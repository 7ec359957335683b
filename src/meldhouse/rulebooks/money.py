"""What happens to the money of a tournament: fees, what is kept, and prizes."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from meldhouse.messages import Message, fact
from meldhouse.rulebooks.section import NotNegative, Section

Cents = Annotated[int, Meta(ge=0, le=100_000_000)]
Percent = Annotated[int, Meta(ge=0, le=100)]


class Special(Section, frozen=True, kw_only=True):
    """A prize beside those for places."""

    prize: Literal[
        "high-round",
        "high-hand",
        "most-sets",
        "most-reneges",
        "most-everything",
        "first-to",
        "low-score",
        "consolation",
    ]
    """What the prize is for."""
    percent: Percent = 0
    """Its share of the pool."""
    cents: Cents = 0
    """A fixed amount instead."""
    target: NotNegative = 0
    """For the first to reach this many points."""


class Money(Section, frozen=True, kw_only=True):
    """Fees, what is kept, and prizes, in whole cents."""

    fee_cents: Cents = 0
    """What it costs to enter."""
    fee_for: Literal["person", "pair"] = "person"
    """Whether each player or each pair pays it."""
    refund: Literal["before-start", "always", "never"] = "before-start"
    """When someone who withdraws gets the fee back."""
    refund_disqualified: bool = False
    """Whether someone who is disqualified gets it back."""
    keep_percent: Percent = 0
    """What the club keeps of the fees; the rest is the pool."""
    side_money: Literal["pool", "club"] = "pool"
    """Where quarters for sets and reneges go."""
    fines: Literal["pool", "club"] = "club"
    """Where fines go."""
    percents: tuple[Percent, ...] = ()
    """The shares of the pool for first, second, third place and so on."""
    cents: tuple[Cents, ...] = ()
    """Fixed amounts, paid first: percentages are of what is left."""
    each: bool = False
    """Whether fixed amounts are for each player of a pair, not for both together."""
    medals: NotNegative = 0
    """How many places get a medal."""
    medals_by: Literal["field", "division"] = "field"
    """Whether medals are for places overall, or in each division, where ties for them are then played off."""
    specials: tuple[Special, ...] = ()
    """Prizes for things other than a place."""
    step_cents: Cents = 0
    """What prizes in percent are rounded down to, such as 25 for quarters; what is left goes to the first place. 0: to
    the cent."""
    odd_cents: Literal["lot", "club"] = "lot"
    """Where the odd cents of a shared prize go: one each to some of the sharers, chosen at random, or to the club."""


def dollars(cents: int) -> str:
    """An amount in dollars and cents.

    >>> dollars(1250), dollars(-25), dollars(123456789)
    ('$12.50', '-$0.25', '$1,234,567.89')
    """
    return f"{'-' if cents < 0 else ''}${abs(cents) // 100:,}.{abs(cents) % 100:02d}"


def prize_fact(special: Special) -> Message:
    """What a special prize is given for."""
    return fact("prize-for", prize=special.prize, target=special.target)

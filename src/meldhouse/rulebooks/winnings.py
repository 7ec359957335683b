"""What is won in a tournament: how places are decided, and what becomes of the money."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from meldhouse.messages import Message, fact
from meldhouse.rulebooks.section import NotNegative, Section

Cents = Annotated[int, Meta(ge=0, le=100_000_000)]
Percent = Annotated[int, Meta(ge=0, le=100)]

Criterion = Literal[
    "points",  # all points, or marks
    "matches",  # rounds won at a table
    "games",
    "head-to-head",  # matches won, then games, against exactly those who are still equal
    "difference",  # points less those of the other side
    "opponents",  # the matches won by all whom one has met
    "high-round",  # the best single round
    "bracket",  # how far one came where losers are out
]


class Ranking(Section, frozen=True, kw_only=True):
    """How places are decided."""

    of: Literal["person", "pair"] = "person"
    """Who is ranked."""
    order: tuple[Criterion, ...] = ("points",)
    """What is compared first, and what next where that is equal. Whoever is still equal then shares the place."""
    playoff: Literal["none", "hand", "round"] = "none"
    """How a tie is played off that nothing else decides."""
    playoff_places: NotNegative = 0
    """Only ties for the first so many places are played off; those below are left as they are."""


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
    """What it is given for."""
    percent: Percent = 0
    """Its share of the pool."""
    cents: Cents = 0
    """Or a fixed amount."""
    target: NotNegative = 0
    """For the first to come to so many points."""


class Money(Section, frozen=True, kw_only=True):
    """Fees, what is kept, and prizes, in whole cents."""

    fee_cents: Cents = 0
    """What it costs to enter."""
    fee_for: Literal["person", "pair"] = "person"
    """Whether everybody pays it, or each pair."""
    refund: Literal["before-start", "always", "never"] = "before-start"
    """When somebody who withdraws gets his fee back."""
    refund_disqualified: bool = False
    """Somebody who is disqualified gets it back."""
    keep_percent: Percent = 0
    """What the club keeps of the fees; the rest is the pool."""
    side_money: Literal["pool", "club"] = "pool"
    """Where quarters for sets and reneges go."""
    fines: Literal["pool", "club"] = "club"
    """Where fines go."""
    percents: tuple[Percent, ...] = ()
    """The shares of the pool for the first, second, third place and so on."""
    cents: tuple[Cents, ...] = ()
    """Fixed amounts, which are given first: percentages are of what is left."""
    each: bool = False
    """Fixed amounts are for each of a pair, not for both together."""
    medals: NotNegative = 0
    """So many places have a medal."""
    medals_by: Literal["field", "division"] = "field"
    """Whether these are places among all, or in each division, whose ties for them are then played off."""
    specials: tuple[Special, ...] = ()
    """Prizes for other things than a place."""
    step_cents: Cents = 0
    """What prizes in percent are rounded down to, such as 25 for quarters; what is left goes to the first place. 0: to
    the cent."""
    odd_cents: Literal["lot", "club"] = "lot"
    """Where what is left when equals share a prize goes: a cent each to some of them, drawn by lot, or to the club."""


def dollars(cents: int) -> str:
    """An amount as it is written.

    >>> dollars(1250), dollars(-25), dollars(123456789)
    ('$12.50', '-$0.25', '$1,234,567.89')
    """
    return f"{'-' if cents < 0 else ''}${abs(cents) // 100:,}.{abs(cents) % 100:02d}"


def prize_fact(special: Special) -> Message:
    """What a special prize is given for."""
    return fact("prize-for", prize=special.prize, target=special.target)

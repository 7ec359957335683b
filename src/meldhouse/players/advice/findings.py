"""What a review of a hand finds."""

from __future__ import annotations

import msgspec

from meldhouse.game import Action, Seat, Side
from meldhouse.messages import Message, fact
from meldhouse.players.advice.balances import Balance
from meldhouse.players.advice.deeds import did, to_do
from meldhouse.players.advice.figures import Aim
from meldhouse.players.advice.measures import amount, points
from meldhouse.rulebooks import Book


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that cost something."""

    number: int
    """The number of the decision in the hand, from 1."""
    seat: Seat
    trick: int | None
    """The trick; None before the play."""
    done: Action
    better: Action
    cost: float
    """What it cost in the club's score, ours less theirs, by what the seat could know; 0 if only hindsight shows it."""
    aim: Aim | None = None
    chances: tuple[float, float] | None = None
    """How likely the bid was made, or theirs set, with the better choice and with the actual one."""
    points: float | None = None
    """For a play, what it gave away in the tricks on average."""
    exact: int | None = None
    """For a play, what it gave away with all hands open; None where that was too early to solve."""
    reasons: tuple[Message, ...] = ()
    """What spoke for the better choice."""

    @property
    def told(self) -> tuple[Message, ...]:
        """The reasons, plus what it cost in this very deal."""
        return self.reasons if self.exact is None else (*self.reasons, fact("review-this-deal", points=self.exact))


def mistake(book: Book, one: Finding) -> Message:
    """What was done, and what it cost."""
    cost = amount(book, one.cost)
    return fact("review-mistake", did=did(book, one.done), trick=one.trick or 0, cost=cost)


def in_hindsight(book: Book, one: Finding) -> Message:
    """What was done, what it cost in this very deal, and what would have been better."""
    done, cost, better = did(book, one.done), points(book, one.exact or 0), to_do(book, one.better)
    return fact("review-hindsight", did=done, trick=one.trick or 0, cost=cost, better=better)


def better(book: Book, one: Finding) -> Message:
    return fact("review-better-was", better=to_do(book, one.better))


class Review(msgspec.Struct, frozen=True, kw_only=True):
    level: str
    version: int
    decisions: int
    """How many were reviewed: all that left a choice."""
    counter: float
    """What a decision must cost to be reported, in the club's score."""
    mistakes: tuple[Finding, ...]
    """In the order of the hand."""
    hindsight: tuple[Finding, ...]
    """Plays that cost more than a counter with all hands open, which nobody could know."""
    unjudged: int
    """Decisions out of turn or after an irregularity, which cannot be judged."""
    unsolved: int
    """Plays too far from the end to be solved with open hands."""
    balances: dict[Side, Balance]

"""The section of a book about running an event: rounds, movements, the clock, byes. The director may change it."""

from __future__ import annotations

from typing import Literal

from meldhouse.rulebooks.money import Money
from meldhouse.rulebooks.ranking import Ranking
from meldhouse.rulebooks.section import NotNegative, Positive, Section

Movement = Literal[
    "individual",  # everybody gets new partners every round, planned ahead
    "afternoon",  # the same, one round at a time, when the number of rounds is unknown
    "winners-up",  # winners go up a table, losers stay
    "sitting-moving",  # half of the pairs sit, the others move up a table
    "round-robin",  # every pair meets every other
    "swiss",  # pairs of like score meet
    "single-elimination",  # out after one loss
    "double-elimination",  # out after two
]
Bye = Literal["nothing", "average", "winners", "win"]
"""What sitting out is worth."""
PAIRS_ONLY: tuple[Movement, ...] = (
    "sitting-moving", "round-robin", "swiss", "single-elimination", "double-elimination",
)  # fmt: skip
ALONE_ONLY: tuple[Movement, ...] = ("individual", "afternoon")
BRACKETS: tuple[Movement, ...] = ("single-elimination", "double-elimination")


class Running(Section, frozen=True, kw_only=True):
    """How an event is run, unless its director says otherwise."""

    entry: Literal["person", "pair"] = "person"
    """Who enters: people who get partners from the seating, or pairs that stay together."""
    movement: Movement = "individual"
    """Who goes where after a round."""
    rounds: Positive | None = None
    """How many rounds; none if they go on until the day, or the bracket, is over."""
    three: str = ""
    """The house whose book is played at tables of three, so that nobody sits out; empty for no such tables."""
    divisions: tuple[str, ...] = ()
    """The kinds of entrants, all in one field."""
    apart: tuple[Literal["household", "club"], ...] = ()
    """Who is kept apart by the seating, as far as possible."""
    apart_as: Literal["partners", "opponents", "both"] = "partners"
    """In which role they are kept apart."""
    bye: Bye = "nothing"
    """What a round without play is worth: nothing, the average of the round, that of its winners, or a win."""
    minutes: NotNegative = 0
    """How long a round takes; 0 for no clock."""
    told: tuple[Positive, ...] = ()
    """The minutes left at which the time is called out."""
    at_time: Literal["finish-hand", "stop"] = "finish-hand"
    """When time is up, the current hand is finished, or nothing more counts."""
    slow: NotNegative = 0
    """After this many minutes without a hand on the sheet, a table is shown as slow; 0 for never."""
    tie: Literal["stands", "extra-hand"] = "stands"
    """Whether a drawn round stays drawn, or one more hand decides it; that hand's points do not count."""
    third: bool = False
    """Whether the losing semifinalists of single elimination play for third place."""
    consolation: bool = False
    """Whether those who lose their first match in single elimination play on among themselves."""
    ranking: Ranking = Ranking()
    """How places are decided."""
    money: Money = Money()
    """Fees and prizes."""

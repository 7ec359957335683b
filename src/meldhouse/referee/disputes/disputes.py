"""What can happen in a dispute, and where it stands: the events, and their fold."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from meldhouse.game import Seat
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.refereeing import Officials

Stage = Literal["none", "open", "hearing", "ruled", "appealed", "split", "final", "stands", "settled"]
"""``ruled``: a ruling that may still be appealed. ``split``: officials differ, and it goes up the chain. ``stands``:
nobody appealed. The last three are closed."""
HandFate = Literal["goes-on", "dealt-again", "void", "renege"]
CLOSED: tuple[Stage, ...] = ("final", "stands", "settled")


class DisputeEvent(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """Any event in the record of a dispute."""


class Raised(DisputeEvent, frozen=True):
    """A player raises it; play stops."""

    by: Seat
    about: str = ""
    kind: str = ""
    """The kind of irregularity it is about, if it has one."""


class Agreed(DisputeEvent, frozen=True):
    """The table agrees on what happened. `without` is a clause it would like to set aside, which it cannot."""

    by: tuple[Seat, ...]
    facts: str
    without: str = ""


class NotAgreed(DisputeEvent, frozen=True):
    """The table has tried and cannot agree."""

    by: Seat


class Absent(DisputeEvent, frozen=True):
    """The official whose turn it is to decide is not there."""

    post: str


class Called(DisputeEvent, frozen=True):
    """An official comes to the table."""

    post: str
    person: str


def _said(decision: str) -> list[str]:
    """The words alone: capitals, punctuation and articles make no difference."""
    words = decision.casefold().replace(".", " ").replace(",", " ").split()
    return [word for word in words if word not in ("a", "an", "the")]


class Ruled(DisputeEvent, frozen=True):
    """An official decides. `borrowed` names the authority that answered what the rules leave open."""

    person: str
    decision: str
    clause: str | None = None
    points: int = 0
    """Points given or taken, from each of `seats`."""
    borrowed: str = ""
    hand: HandFate | Literal[""] = ""
    """What becomes of the hand; empty for what the book usually does. A renege is charged to the first of `seats`."""
    seats: tuple[Seat, ...] = ()
    """The players concerned; if help was asked for, who gets it."""

    def agrees(self, other: Ruled) -> bool:
        """Whether both decide the same, even if by different clauses."""
        same = (self.points, self.hand, self.seats) == (other.points, other.hand, other.seats)
        return same and _said(self.decision) == _said(other.decision)


class Appealed(DisputeEvent, frozen=True):
    """A player appeals and asks for another official."""

    by: Seat


class CameRound(DisputeEvent, frozen=True):
    """Of two officials who differ, one takes the other's view."""

    person: str


class SetAside(DisputeEvent, frozen=True):
    """The head of the tournament reopens a final decision to decide it again; the earlier ruling stays on record."""

    person: str
    why: str = ""


class PlayedOn(DisputeEvent, frozen=True):
    """Nobody appeals: the ruling stands and play goes on."""


class Declined(DisputeEvent, frozen=True):
    """A player does not accept the final decision and will not go on."""

    by: Seat


AnyDisputeEvent = (
    Raised | Agreed | NotAgreed | Absent | Called | Ruled | Appealed | CameRound | SetAside | PlayedOn | Declined
)  # fmt: skip


class Opinion(msgspec.Struct, frozen=True):
    """A ruling and the post of the official who made it."""

    post: str
    ruled: Ruled


class Course(msgspec.Struct, frozen=True):
    """Where a dispute stands: always just the fold of its events."""

    officials: Officials
    raised: Raised | None = None
    settled: Agreed | None = None
    tried: bool = False
    absent: tuple[str, ...] = ()
    hearing: Called | None = None
    opinions: tuple[Opinion, ...] = ()
    appealed: bool = False
    set_aside: str = ""
    """Who has set aside a final decision, until it is decided again."""
    final: Opinion | None = None
    stands: bool = False
    declined: tuple[Seat, ...] = ()

    @property
    def stage(self) -> Stage:
        for holds, stage in (
            (self.raised is None, "none"),
            (self.settled is not None, "settled"),
            (self.final is not None, "final"),
            (self.stands, "stands"),
            (self.hearing is not None, "hearing"),
            (self.appealed and len(self.opinions) > 1 and not self.set_aside, "split"),
            (self.appealed, "appealed"),
            (bool(self.opinions), "ruled"),
        ):
            if holds:
                return stage  # type: ignore[return-value]
        return "open"

    @property
    def is_agreed(self) -> bool:
        """Whether it is final because officials agree, not because a higher one has decided."""
        return self.final is not None and not self.decides(self.final.post)

    @property
    def decision(self) -> Ruled | None:
        """The decision in force."""
        holds = self.final or (self.opinions[-1] if self.stands else None)
        return holds.ruled if holds is not None else None

    @property
    def due(self) -> str:
        """The post that decides next; the last of the chain is always there."""
        chain = self.officials.chain
        after = chain.index(self.in_place_of(self.opinions[-1].post)) + 1 if self.opinions else 0
        return next((post for post in chain[after:] if post not in self.absent), chain[-1])

    def in_place_of(self, post: str) -> str:
        """The post in the chain that this one is, or stands in for."""
        return self.officials.chain[0] if post in self.officials.also else post

    def decides(self, post: str) -> bool:
        """Whether a ruling from this post is final, whatever lower posts said."""
        at, chain = self.officials.chain.index(self.in_place_of(post)), self.officials.chain
        return self.officials.agree == 1 or at >= self.officials.agree or at == len(chain) - 1

    def after(self, event: DisputeEvent) -> Course:
        """The course after `event`, which must be a legal one."""
        change = msgspec.structs.replace
        match event:
            case Raised():
                return change(self, raised=event)
            case Agreed():
                return change(self, settled=event)
            case NotAgreed():
                return change(self, tried=True)
            case Absent(post):
                return change(self, absent=(*self.absent, self.in_place_of(post)))
            case Called():
                return change(self, hearing=event)
            case Ruled():
                assert self.hearing is not None
                return self._with(Opinion(self.hearing.post, event))
            case Appealed():
                return change(self, appealed=True)
            case CameRound(person):
                return self._come_round(person)
            case SetAside(person):
                return change(self, final=None, appealed=True, set_aside=person)
            case PlayedOn():
                return change(self, stands=True)
            case Declined(by):
                return change(self, declined=(*self.declined, by))
        raise TypeError(f"No event of a dispute: {event!r}")

    def _with(self, opinion: Opinion) -> Course:
        same = 1 + sum(opinion.ruled.agrees(earlier.ruled) for earlier in self.opinions)
        final = opinion if self.decides(opinion.post) or same >= self.officials.agree else None
        opinions = (*self.opinions, opinion)
        return msgspec.structs.replace(self, hearing=None, opinions=opinions, final=final, set_aside="")

    def _come_round(self, person: str) -> Course:
        """This official now takes the other's view."""
        own = next(opinion for opinion in self.opinions if opinion.ruled.person == person)
        other = next(opinion for opinion in self.opinions if not opinion.ruled.agrees(own.ruled))
        joined = Opinion(own.post, msgspec.structs.replace(other.ruled, person=person))
        opinions = tuple(joined if opinion is own else opinion for opinion in self.opinions)
        same = sum(opinion.ruled.agrees(other.ruled) for opinion in opinions)
        final = other if same >= self.officials.agree else None
        return msgspec.structs.replace(self, opinions=opinions, final=final)


def course_of(book: Book, events: Iterable[DisputeEvent]) -> Course:
    course = Course(book.officials)
    for event in events:
        course = course.after(event)
    return course

"""Play waits: while something is up to an official, nothing is played until it is decided."""

from __future__ import annotations

from collections.abc import Mapping

from meldhouse.game import (
    Eased,
    Ended,
    Event,
    Hand,
    Helped,
    Penalty,
    Refusal,
    Refused,
    Resumed,
    Seat,
    Stopped,
    ThrownIn,
)
from meldhouse.game.phases.correcting import can_be_reneged
from meldhouse.referee.bench import Bench
from meldhouse.referee.cases.case import Case
from meldhouse.referee.disputes.disputes import DisputeEvent, Raised, Ruled
from meldhouse.referee.moments import cite_at, refuse_official
from meldhouse.referee.officials.allowances import Allowance
from meldhouse.referee.officials.appeals import Dispute
from meldhouse.referee.rulings.ruling import Ruling
from meldhouse.rulebooks.easing import partner_helps

FOR_GOOD = ("awarded", "forfeited")
"""Endings by a ruling that no later ruling can undo: points were given for what was not played."""


class Hearing(Bench):
    """A bench the table can turn to. `people` says who sits where, so that nobody decides their own case."""

    def __init__(self, hand: Hand, *, people: Mapping[Seat, str] | None = None) -> None:
        super().__init__(hand)
        self.people = dict(people or {})
        self.dispute: Dispute | None = None
        """The latest dispute at this table."""
        self._usual: tuple[str, ...] = ()
        """What the book does about it unless an official decides differently."""

    def held(self) -> Refusal | None:
        """Why nothing may be played now."""
        return self.dispute.holds() if self.dispute is not None else None

    def hear(self, event: DisputeEvent) -> tuple[Event, ...]:
        """Handle an event of the dispute: it is raised, an official is called, or decides."""
        book, dispute = self.hand.book, self.dispute
        if isinstance(event, Ruled) and event.hand == "renege" and not can_be_reneged(self.hand.state):
            raise Refused(refuse_official(book, "ruling-unplayed"))
        if isinstance(event, Ruled) and event.hand == "goes-on" and self.hand.state.ending.ended in FOR_GOOD:
            raise Refused(refuse_official(book, "ruling-over"))
        if dispute is None or (isinstance(event, Raised) and not dispute.stops_play):
            dispute, self._usual = Dispute(book, people=self.people), ()
        dispute.apply(event)
        self.dispute = dispute
        waiting = self.hand.state.ending.stopped is not None
        if dispute.stops_play and not waiting:
            about = " ".join(dispute.course.raised.about.split()) if dispute.course.raised is not None else ""
            return self.hand.apply_unchecked(Stopped(about or "a dispute"))
        return self._decided(dispute) if waiting and not dispute.stops_play else ()

    def _decided(self, dispute: Dispute) -> tuple[Event, ...]:
        """Carry out the official's decision: points first, then what becomes of the hand."""
        state, ruled, raised = self.hand.state, dispute.course.decision, dispute.course.raised
        overturned = (
            ruled is not None and ruled.hand == "goes-on" and (state.ending.ended == "renege" or self._is_of_take())
        )
        events = self.hand.apply_unchecked(Resumed(reopened=overturned))
        fate = (ruled.hand if ruled is not None else "") or ("dealt-again" if "redeal" in self._usual else "goes-on")
        if ruled is not None and ruled.points:
            clause = ruled.clause or cite_at(self.hand.book, "final") or ""
            reason = " ".join(ruled.decision.split())
            events += self.hand.apply_unchecked(Penalty(ruled.seats, ruled.points, clause, reason))
        if ruled is not None and raised is not None and raised.kind == "assistance":
            for seat in ruled.seats:
                events += self.hand.apply_unchecked(Helped(seat))
        if fate == "dealt-again":
            return events + self.hand.apply_unchecked(ThrownIn("decided"))
        if fate == "renege" and ruled is not None:
            return events + self.hand.apply_unchecked(Ended("renege", ruled.seats[0]))
        return events + (self.hand.apply_unchecked(Ended("void")) if fate == "void" else ())

    def _is_of_take(self) -> bool:
        """Whether the decision was about a renege that cost a side its take: by its name, or as the last ruling."""
        raised = self.dispute.course.raised if self.dispute is not None else None
        about = raised.kind if raised is not None and raised.kind else (self.rulings[-1].kind if self.rulings else "")
        return bool(self.hand.state.ending.spoiled) and about in ("renege", "renege_unproven")

    def wait_for_official(self, ruling: Ruling, seat: Seat) -> tuple[Event, ...]:
        """The book leaves it to an official, so play waits."""
        if "official" not in ruling.remedies:
            return ()
        events = self.hear(Raised(seat, self.hand.book.voice.say(ruling.what), ruling.kind))
        self._usual = ruling.remedies
        return events

    # --- players to whom a rule is a hardship -----------------------------------------------------------------------

    def help(self, seat: Seat) -> tuple[Event, ...]:
        """A player cannot handle the pieces: partner may, where the book says so; otherwise an official decides."""
        ruling = self.ruled(Case(kind="assistance", by=(seat,)))
        if partner_helps(self.hand.book) is not None:
            return self.hand.apply_unchecked(Helped(seat))
        return self.wait_for_official(ruling, seat)

    def ease(self, seat: Seat, allowance: Allowance) -> tuple[Event, ...]:
        """An official's allowance for a player applies at this table."""
        if self.people and self.people.get(seat) != allowance.who:
            raise Refused(refuse_official(self.hand.book, "allow-other", who=allowance.who))
        events = self.hand.apply_unchecked(Eased(seat, allowance.eased))
        # where only handling the pieces is excepted, partner does it
        return events + (self.help(seat) if partner_helps(self.hand.book) is not None else ())

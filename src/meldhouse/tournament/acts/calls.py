"""Calls for the referee, and what follows: rulings, appeals in the book's order, and players who will not go on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from meldhouse.game import Refusal, Seat, Slip
from meldhouse.messages import Message, fact
from meldhouse.referee.disputes.disputes import (
    Absent,
    Appealed,
    Called,
    CameRound,
    Declined,
    DisputeEvent,
    Ruled,
    SetAside as Reopened,
)
from meldhouse.referee.moments import cite_at, refuse_official
from meldhouse.referee.officials.violations import Whereabouts
from meldhouse.rulebooks.describe.facts import post_fact
from meldhouse.tournament.act import (
    DIRECTOR,
    OFFICIALS,
    TABLE,
    Act,
    ClauseId,
    May,
    OfTable,
    PersonId,
    RulingText,
    Stamp,
    Text,
    by_name,
    clause_refusal,
)
from meldhouse.tournament.acts.penalties import Penalize
from meldhouse.tournament.acts.people import sent_away
from meldhouse.tournament.acts.sheets import no_sheet
from meldhouse.tournament.events import (
    AnyEvent,
)
from meldhouse.tournament.referee_calls import Brought, RefereeCall
from meldhouse.tournament.refusals import no
from meldhouse.tournament.rulings.citing import as_cited
from meldhouse.tournament.rulings.disputes import dispute_of, is_above, opening, seat_of
from meldhouse.tournament.rulings.violations import official_of, write_ruling, write_violation
from meldhouse.tournament.state import State


class CallReferee(OfTable, frozen=True, kw_only=True):
    may: ClassVar[May] = TABLE
    by_hand: ClassVar[bool] = True
    about: Text = ""

    def verify(self, state: State, _stamp: Stamp) -> Refusal | None:
        """Players may also call about a closed round."""
        return no_sheet(state, self, closed=True)

    def apply(self, state: State, stamp: Stamp) -> None:
        number = len(state.calls) + 1
        sheet = state.rounds[self.round - 1].sheets[self.table]
        person = state.person_of(stamp.by)
        seat = next((seat for seat, who in sheet.seats.items() if who == person), next(iter(sheet.seats)))
        state.calls.append(
            RefereeCall(
                number=number, round=self.round, table=self.table, about=self.about, by=stamp.by, at=stamp.at,
                course=opening(seat, self.about),
            )
        )  # fmt: skip

    def says(self, state: State, who: Message, _by: str) -> Message:
        return fact("log-call-referee", who=who, table=self.table, round=state.round_fact(self.round))


class OfCall(Act, frozen=True, kw_only=True):
    """About a call for the referee, by its number."""

    by_hand: ClassVar[bool] = True
    call: int

    def call_in(self, state: State) -> RefereeCall:
        return state.calls[self.call - 1]

    def unknown(self, state: State) -> Refusal | None:
        return None if 1 <= self.call <= len(state.calls) else no(state.book, "call", number=self.call)

    def place_in(self, state: State) -> tuple[int, Message]:
        """Its table and round, for the log."""
        call = self.call_in(state)
        return call.table, state.round_fact(call.round)

    def tried(self, state: State, *events: DisputeEvent) -> Refusal | None:
        """Whether the dispute's rules allow all of these, in the referee's own sentences, with people's names."""
        dispute = dispute_of(state, self.call_in(state))
        for event in events:
            if (refusal := dispute.verify(event)) is not None:
                return by_name(state, refusal)
            dispute.apply(event)
        return None

    def add(self, state: State, event: DisputeEvent, **changes: str) -> None:
        """The event is part of the dispute from now on."""
        call = self.call_in(state)
        state.calls[self.call - 1] = replace(call, course=(*call.course, event), **changes)


class Answer(OfCall, frozen=True, kw_only=True):
    """The referee's decision at a table."""

    may: ClassVar[May] = OFFICIALS
    ruling: RulingText
    clause: ClauseId = ""
    post: str = ""
    """The post in the book the official decides as; empty means the one whose turn it is."""
    blamed: tuple[str, ...] = ()
    """The offenders: it is logged against each of them."""
    hand: int = 0
    """The row of the sheet it is about, or of one still to be written; 0 if nobody said."""
    orders: Slip | None = None
    """That hand as far as it follows from the ruling, if it is not written now: because the sheet is signed and only
    the scoring table writes, or because two officials differ and a third decides."""
    takes: tuple[Penalize, ...] = ()
    """The penalties to give if it is upheld, where officials differ and a third decides."""

    def verify(self, state: State, stamp: Stamp) -> Refusal | None:
        if refusal := self.unknown(state):
            return refusal
        if self.call_in(state).answered_by:
            return no(state.book, "call", number=self.call)
        if not self.ruling.strip():
            return no(state.book, "blank", what="ruling")
        if refusal := clause_refusal(state, self.clause, needed=True):
            return refusal
        if refusal := _strangers(state, self):
            return refusal
        call = self.call_in(state)
        rows = len(state.rounds[call.round - 1].sheets[call.table].rows)
        differs = self.differs(state, stamp.by)
        if not 0 <= self.hand <= rows + 1 or (self.orders is not None and not 1 <= self.hand <= rows + differs):
            return no(state.book, "hand", hand=self.hand, hands=rows)
        if self.takes and not differs:
            return no(state.book, "takes")
        if refusal := next(filter(None, (one.verify(state, stamp) for one in self.takes)), None):
            return refusal
        return self.tried(state, *self.course(state, stamp.by))

    def apply(self, state: State, stamp: Stamp) -> None:
        """If two officials differ, it stays open for the next in the chain, and the first ruling stands until then."""
        call = self.call_in(state)
        hand = self.hand or call.hand
        sheet = state.rounds[call.round - 1].sheets[call.table]
        stood = sheet.rows[hand - 1].slip if 1 <= hand <= len(sheet.rows) else None
        before = (*call.brought[:-1], *(replace(one, stood=one.unwritten or stood) for one in call.brought[-1:]))
        own = Brought(blamed=self.blamed, orders=self.orders, before=stood, takes=self.takes)
        course = (*call.course, *self.course(state, stamp.by))
        after = replace(call, hand=hand, brought=(*before, own), course=course)
        if dispute_of(state, after).stage != "split":
            entries = write_ruling(state, call, self.ruling, self.clause, self.blamed, stamp)
            after = replace(after, ruling=self.ruling, clause=self.clause, answered_by=stamp.by, entries=entries)
        state.calls[self.call - 1] = after

    def says(self, state: State, who: Message, by: str) -> Message:
        """A ruling names its author as referee."""
        table, round = self.place_in(state)
        roles = state.roles_of(by) if by else ()
        as_referee = "referee" in roles and "director" not in roles
        return fact("log-rule-referee" if as_referee else "log-rule", who=who, table=table, round=round)

    def details(self, state: State, _at: int) -> Iterator[Message]:
        if self.orders is not None:
            call = self.call_in(state)
            sheet = state.sheet(call.round, call.table)
            yield fact("log-rule-orders", hand=(sheet.number_of(self.hand) if sheet is not None else 0) or self.hand)

    def refused_to(self, state: State, by: str) -> Refusal | None:
        return self._deciding(state, by) or super().refused_to(state, by)

    def _deciding(self, state: State, by: str) -> Refusal | None:
        """Only a director decides between two referees who differ, not any other referee."""
        roles = state.roles_of(by)
        if self.unknown(state) or "director" in roles or not is_above(state, self.call_in(state), self.post):
            return None
        if not any(role in self.may for role in roles):
            return None
        due = dispute_of(state, self.call_in(state)).course.due
        return refuse_official(state.book, "deciding", post=post_fact(self.post or due))

    def course(self, state: State, by: str) -> list[DisputeEvent]:
        """The official comes and decides. Coming from further up the chain implies that those between are absent."""
        dispute = dispute_of(state, self.call_in(state))
        chain, due = dispute.book.officials.chain, dispute.course.due
        post = self.post or due
        found: list[DisputeEvent] = []
        if post in chain and due in chain[: chain.index(post)]:
            found += [Absent(each) for each in chain[chain.index(due) : chain.index(post)]]
        person = state.person_of(by) or by
        return [*found, Called(post, person), Ruled(person, self.ruling, self.clause or None)]

    def differs(self, state: State, by: str) -> bool:
        """Whether this ruling differs from another, so that an official above both has to decide."""
        if self.unknown(state):
            return False
        dispute = dispute_of(state, self.call_in(state))
        for event in as_cited(state.book, self).course(state, by):
            if dispute.verify(event) is not None:
                return False
            dispute.apply(event)
        return dispute.stage == "split"


class OfPlayer(OfCall, frozen=True, kw_only=True):
    """What a player at the table does about a ruling."""

    person: PersonId

    def seat_in(self, state: State) -> Seat | None:
        return seat_of(state, self.call_in(state), self.person)


class Appeal(OfPlayer, frozen=True, kw_only=True):
    """A player disagrees with a ruling, and asks for another official."""

    may: ClassVar[May] = TABLE

    def is_own(self, _state: State, person: str) -> bool:
        return self.person == person

    def is_at(self, state: State, table: int) -> bool:
        return self.unknown(state) is None and self.call_in(state).table == table

    def verify(self, state: State, _stamp: Stamp) -> Refusal | None:
        if refusal := self.unknown(state):
            return refusal
        if (seat := self.seat_in(state)) is None:
            return no(state.book, "appeal-who", name=state.name(self.person))
        return self.tried(state, Appealed(seat))

    def apply(self, state: State, _stamp: Stamp) -> None:
        seat = self.seat_in(state)
        assert seat is not None
        self.add(state, Appealed(seat), answered_by="")

    def says(self, state: State, who: Message, _by: str) -> Message:
        table, round = self.place_in(state)
        return fact("log-appeal", who=who, name=state.name(self.person), table=table, round=round)


class ComeRound(OfCall, frozen=True, kw_only=True):
    """Two officials differ, and this one takes the other's view."""

    may: ClassVar[May] = OFFICIALS
    blamed: tuple[str, ...] = ()
    """The offenders, according to that view."""
    orders: Slip | None = None
    """As for a ruling: what the scoring table has to write now."""

    def verify(self, state: State, stamp: Stamp) -> Refusal | None:
        if refusal := self.unknown(state):
            return refusal
        if refusal := _strangers(state, self):
            return refusal
        return self.tried(state, CameRound(state.person_of(stamp.by) or stamp.by))

    def apply(self, state: State, stamp: Stamp) -> None:
        """The other's decision holds now, and is final if that many had to agree."""
        call = self.call_in(state)
        after = replace(call, course=(*call.course, CameRound(state.person_of(stamp.by) or stamp.by)))
        holds = dispute_of(state, after).course.decision
        if holds is not None:
            entries = write_ruling(state, call, holds.decision, holds.clause or "", self.blamed, stamp)
            after = replace(
                after, ruling=holds.decision, clause=holds.clause or "", answered_by=stamp.by, entries=entries
            )
            wrote = bool(call.brought) and call.brought[-1].wrote and self.orders is None
            last = (replace(one, orders=self.orders, wrote=wrote) for one in call.brought[-1:])
            after = replace(after, brought=(*call.brought[:-1], *last))
        state.calls[self.call - 1] = after

    def says(self, state: State, who: Message, _by: str) -> Message:
        table, round = self.place_in(state)
        return fact("log-come-round", who=who, table=table, round=round)


class SetAside(OfCall, frozen=True, kw_only=True):
    """The director reopens a final decision, to rule on it again; the old rulings stay readable."""

    may: ClassVar[May] = DIRECTOR
    reason: Text = ""

    def verify(self, state: State, stamp: Stamp) -> Refusal | None:
        if refusal := self.unknown(state):
            return refusal
        return self.tried(state, self._event(state, stamp))

    def apply(self, state: State, stamp: Stamp) -> None:
        self.add(state, self._event(state, stamp), answered_by="")

    def _event(self, state: State, stamp: Stamp) -> Reopened:
        return Reopened(state.person_of(stamp.by) or stamp.by, self.reason)

    def says(self, state: State, who: Message, _by: str) -> Message:
        table, round = self.place_in(state)
        return fact("log-set-aside", who=who, table=table, round=round)


class Decline(OfPlayer, frozen=True, kw_only=True):
    """A player refuses a final decision and will not go on."""

    may: ClassVar[May] = OFFICIALS

    def verify(self, state: State, _stamp: Stamp) -> Refusal | None:
        if refusal := self.unknown(state):
            return refusal
        if (seat := self.seat_in(state)) is None:
            return no(state.book, "appeal-who", name=state.name(self.person))
        return self.tried(state, Declined(seat))

    def apply(self, state: State, stamp: Stamp) -> None:
        refused = state.book.rulings.decision_refused.clause or cite_at(state.book, "final") or ""
        call, seat = self.call_in(state), self.seat_in(state)
        assert seat is not None
        at, official = Whereabouts(round=call.round, table=str(call.table)), official_of(state, stamp.by)
        write_violation(state, self.person, official, clause=refused, why=fact("declined-final"), at=at)
        self.add(state, Declined(seat))

    def follows(self, state: State, _stamp: Stamp) -> Iterator[AnyEvent]:
        """A player who refuses a final decision and will not go on is out, if the book says so (NPA-1.3f)."""
        call = self.call_in(state)
        if self.seat_in(state) in dispute_of(state, call).disqualified:
            yield from sent_away(state, state.owners[self.person], fact("declined-final"), call.clause)

    def says(self, state: State, who: Message, _by: str) -> Message:
        table, round = self.place_in(state)
        return fact("log-decline", who=who, name=state.name(self.person), table=table, round=round)


def _strangers(state: State, act: Answer | ComeRound) -> Refusal | None:
    """Only people at the table can be blamed for what happened there."""
    call = state.calls[act.call - 1]
    stranger = next((who for who in act.blamed if seat_of(state, call, who) is None), "")
    return no(state.book, "blamed", name=state.name(stranger)) if stranger else None

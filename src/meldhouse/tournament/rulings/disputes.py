"""A call for the referee as a dispute: how far it is, who decides next, and whether that is final."""

from __future__ import annotations

from meldhouse.game import Seat
from meldhouse.referee.disputes.appeal_checks import may_set_aside
from meldhouse.referee.disputes.disputes import CLOSED, DisputeEvent, NotAgreed, Opinion, Raised
from meldhouse.referee.officials.appeals import Dispute
from meldhouse.referee.officials.officials import Official
from meldhouse.rulebooks import Book
from meldhouse.tournament.referee_calls import RefereeCall
from meldhouse.tournament.state import State


def opening(seat: Seat, about: str) -> tuple[DisputeEvent, ...]:
    """A call also says that the table could not settle it by itself."""
    return Raised(seat, about), NotAgreed(seat)


def dispute_of(state: State, call: RefereeCall) -> Dispute:
    sheet = state.rounds[call.round - 1].sheets[call.table]
    return Dispute(sheet.book, call.course, people=sheet.seats)


def seat_of(state: State, call: RefereeCall, person: str) -> Seat | None:
    sheet = state.rounds[call.round - 1].sheets[call.table]
    return next((seat for seat, who in sheet.seats.items() if who == person), None)


def is_final(state: State, call: RefereeCall) -> bool:
    return dispute_of(state, call).stage in CLOSED


def may_appeal(state: State, call: RefereeCall) -> bool:
    """Whether a player at the table may still ask for another official."""
    return bool(call.answered_by) and dispute_of(state, call).stage == "ruled"


def may_come_round(state: State, call: RefereeCall, by: str) -> bool:
    """Whether this official differs from another, and nobody above them has decided yet."""
    course = dispute_of(state, call).course
    person = state.person_of(by) or by
    return course.stage == "split" and any(opinion.ruled.person == person for opinion in course.opinions)


def has_ruled(state: State, call: RefereeCall, by: str) -> bool:
    """Whether this official has decided it once: nobody hears an appeal against their own ruling. Setting one's own
    ruling aside reopens it."""
    course, person = dispute_of(state, call).course, state.person_of(by) or by
    return course.set_aside != person and person in {one.ruled.person for one in course.opinions}


def can_set_aside(state: State, call: RefereeCall, by: str) -> bool:
    """Whether this person may reopen a final decision: a director, where the paper leaves room for it."""
    dispute = dispute_of(state, call)
    may = may_set_aside(dispute.book, dispute.course, state.person_of(by) or by)
    return may and "director" in state.roles_of(by)


def ruled_as(state: State, call: RefereeCall, opinion: Opinion) -> str:
    """The post somebody ruled as. But where the paper knows one person who decides everything, and a helper ruled in
    their place: a referee."""
    return title_of(state, dispute_of(state, call).book, opinion.ruled.person, opinion.post)


def title_of(state: State, book: Book, person: str, post: str) -> str:
    roles = [set(held) for who, held in state.roles.items() if (state.person_of(who) or who) == person]
    is_helper = any("referee" in held for held in roles) and not any("director" in held for held in roles)
    return "referee" if is_helper and book.officials.plays else post


def title_held(state: State, official: Official) -> str:
    """The post somebody logged an entry as: the same title as in their rulings."""
    return title_of(state, state.book, state.person_of(official.person) or official.person, official.post)


def is_above(state: State, call: RefereeCall, post: str = "") -> bool:
    """Whether that post, or the one whose turn it is, ranks above the referees: in the tournament that is a director,
    whatever the paper calls it (NPA-1.3e). The same holds for what a director has set aside."""
    dispute = dispute_of(state, call)
    if dispute.course.set_aside:
        return True
    rules, wanted = dispute.book.officials, dispute.course.in_place_of(post or dispute.course.due)
    return rules.agree > 1 and wanted in rules.chain and rules.chain.index(wanted) >= rules.agree


def may_decide(state: State, call: RefereeCall, by: str) -> bool:
    """Whether this official may decide now: what is above the referees is for directors."""
    return not is_above(state, call) or "director" in state.roles_of(by)


def others_for(state: State, call: RefereeCall) -> list[str]:
    """The tournament's officials who may still decide it: they have not ruled on it, and, if the rules want that, play
    elsewhere."""
    dispute = dispute_of(state, call)
    here = () if dispute.book.officials.plays else dispute.people.values()
    officials = [who for who, roles in state.roles.items() if {"director", "referee"} & set(roles)]
    free = [who for who in officials if not has_ruled(state, call, who) and may_decide(state, call, who)]
    return [who for who in free if (state.person_of(who) or who) not in here]


def posts_for(state: State, call: RefereeCall, by: str = "") -> tuple[str, ...]:
    """The posts somebody may rule as now: the one whose turn it is, or one above it if that official is not there. What
    is above the referees is offered only to directors."""
    dispute = dispute_of(state, call)
    chain, also = dispute.book.officials.chain, dispute.book.officials.also
    due = dispute.course.due
    found = (*chain[chain.index(due) :], *(also if due == chain[0] else ()))
    if not by or "director" in state.roles_of(by):
        return found
    return tuple(post for post in found if not is_above(state, call, post))


def is_undecided(state: State, number: int) -> bool:
    """Whether two officials differ on that call, so that the first ruling stands until a third decides."""
    return 1 <= number <= len(state.calls) and dispute_of(state, state.calls[number - 1]).stage == "split"


def to_be_written(state: State) -> tuple[RefereeCall, ...]:
    """Calls whose ruling the scoring table still has to write on a sheet."""
    return tuple(call for call in state.calls if call.ordered is not None)

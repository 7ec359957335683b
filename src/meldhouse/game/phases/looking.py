"""Which played tricks may be seen, and how they are stacked where nobody may look."""

from __future__ import annotations

from meldhouse.game.actions import AskToSee, Stack, TurnStack
from meldhouse.game.phases.rule import Rule, Rules, wrong_moment
from meldhouse.game.phases.waiting import is_eased
from meldhouse.game.refusals import Refusal, refuse
from meldhouse.game.seats import Seat
from meldhouse.game.state import State
from meldhouse.messages import fact
from meldhouse.rulebooks import Book


def played_are_closed(state: State) -> bool:
    """Whether the bid is so high that nobody may look at played tricks."""
    closed_from = state.book.tricks.closed_from
    return closed_from is not None and state.amount is not None and state.amount >= closed_from


def is_closed_to(state: State, seat: Seat | None) -> bool:
    """The same for one player, for whom the rule may have been eased."""
    return played_are_closed(state) and (seat is None or not is_eased(state, seat, state.book.cite("look-under")))


def stack_is_chosen(state: State) -> bool:
    """Whether the bid is high enough that the way of stacking may be chosen."""
    least = state.book.stack_from
    return least is not None and state.amount is not None and state.amount >= least


def closed_refusal(book: Book) -> Refusal:
    """Why nobody may look at played tricks on so high a bid."""
    closed = book.tricks.closed_from
    assert closed is not None
    return refuse(book, "look-under-stack" if book.tricks.stacks else "look-under", code="look-under", closed=closed)


def verify_look(state: State, action: AskToSee) -> Refusal | None:
    if state.phase != "tricks":
        return wrong_moment(state)
    if not state.play.tricks:
        return refuse(state.book, "review-none")
    if state.book.tricks.review == "never":
        return refuse(state.book, "review-never")
    if is_closed_to(state, action.seat):
        return closed_refusal(state.book)
    if state.book.tricks.review == "last-trick" and state.play.trick and not state.play.trick_taken:
        return refuse(state.book, "review-late")
    return None


def fold_look(state: State, action: AskToSee) -> None:
    state.play.looking = True
    state.play.shown_by |= {action.seat}


def _verify_stack(state: State) -> Refusal | None:
    if state.phase not in ("settle", "tricks"):
        return wrong_moment(state)
    least = state.book.stack_from
    if least is None:
        return refuse(state.book, "stack-never")
    return None if stack_is_chosen(state) else refuse(state.book, "stack-bid", closed=least)


def verify_stack(state: State, action: Stack) -> Refusal | None:
    if refusal := _verify_stack(state):
        return refusal
    assert state.bidder is not None
    if action.seat != state.bidder:
        return refuse(state.book, "stack-bidder", who=state.bidder)
    forms = state.book.tricks.stacks
    if action.form not in forms:
        told = tuple(fact("rules-stack", stack=form, name=form) for form in forms)
        return refuse(state.book, "stack-form", forms=told)
    return refuse(state.book, "stack-late") if state.play.tricks else None


def fold_stack(state: State, action: Stack) -> None:
    state.play.stack = action.form


def verify_turn_stack(state: State, action: TurnStack) -> Refusal | None:
    if refusal := _verify_stack(state):
        return refusal
    if state.on_bidding_side(action.seat):
        return refuse(state.book, "stack-opponents")
    if action.towards not in state.seating.seats:
        return refuse(state.book, "no-seat", seat=action.towards, seats=state.seating.seats)
    return None if len(state.play.tricks) >= 1 else refuse(state.book, "stack-early")


def fold_turn_stack(state: State, action: TurnStack) -> None:
    state.play.stack_towards = action.towards


RULES: Rules = {
    AskToSee: Rule(verify_look, fold_look),
    Stack: Rule(verify_stack, fold_stack),
    TurnStack: Rule(verify_turn_stack, fold_turn_stack),
}

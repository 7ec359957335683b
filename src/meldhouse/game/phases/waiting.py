"""Officials' orders apart from the pieces: play waits, a partner helps, a rule is eased for one player."""

from __future__ import annotations

from meldhouse.game.events import Eased, Helped, Resumed, Stopped
from meldhouse.game.phases.rule import Folds
from meldhouse.game.seats import Seat
from meldhouse.game.state import State
from meldhouse.rulebooks.easing import covers


def acts_for(state: State, seat: Seat, owner: Seat) -> bool:
    """Whether `seat` may handle the pack for `owner`: the owner, or a partner who helps."""
    return seat == owner or (owner in state.helped and state.seating.partner[owner] == seat)


def is_eased(state: State, seat: Seat, clause: str | None) -> bool:
    """Whether this clause has been eased for this player."""
    return clause is not None and any(covers(state.book, eased, clause) for eased in state.eased.get(seat, ()))


def trump_is_told(state: State, seat: Seat | None) -> bool:
    """Whether this player may still ask what trump is: the house still tells it, or eased the rule for this player."""
    if not state.trump_is_hidden:
        return True
    book = state.book
    closing = (book.cite("trump-asked-late"), book.cite("page-remember"), book.rulings.trump_asked.clause)
    return seat is not None and any(is_eased(state, seat, clause) for clause in closing)


def fold_stopped(state: State, event: Stopped) -> None:
    state.ending.stopped = event.about


def fold_resumed(state: State, event: Resumed) -> None:
    state.ending.stopped = None
    if event.reopened and state.ending.ended == "renege" and state.ending.before_end is not None:
        state.phase, state.turn, state.ending.ended = state.ending.before_end
        state.ending.offender = None
    elif event.reopened:  # where a renege does not end the hand, the take it canceled last counts after all
        state.ending.spoiled = state.ending.spoiled[:-1]


def fold_helped(state: State, event: Helped) -> None:
    state.helped |= {event.seat}


def fold_eased(state: State, event: Eased) -> None:
    state.eased[event.seat] = state.eased.get(event.seat, frozenset()) | {event.clause}


FOLDS: Folds = {Stopped: fold_stopped, Resumed: fold_resumed, Helped: fold_helped, Eased: fold_eased}

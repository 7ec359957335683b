"""Between the meld and the first lead: players confirm, the scorekeeper starts play, a bid is given up."""

from __future__ import annotations

from meldhouse.game.actions import Concede, Confirm, StartPlay
from meldhouse.game.events import Ended
from meldhouse.game.phases.rule import Rule, Rules, wrong_moment
from meldhouse.game.refusals import Refusal, refuse
from meldhouse.game.state import State


def confirmations_due(state: State) -> bool:
    return state.book.trump.confirmed or (state.book.has_meld and state.book.meld.seen_by_all)


def _signal_due(state: State) -> bool:
    return state.book.tricks.lead_signal or (state.book.has_meld and state.book.meld.released)


def ready_to_play(state: State) -> None:
    state.phase = "settle"
    if not (confirmations_due(state) or _signal_due(state)):
        begin_play(state)


def begin_play(state: State) -> None:
    state.phase = "tricks"
    leads = state.book.tricks.first_lead == "bidder"
    state.play.leader = state.turn = state.bidder if leads else state.seating.left[state.dealer]


def all_confirmed(state: State) -> bool:
    return not confirmations_due(state) or len(state.before_play.acked) == len(state.seating.seats)


def verify_confirm(state: State, action: Confirm) -> Refusal | None:
    if state.phase != "settle" or not confirmations_due(state) or action.seat in state.before_play.acked:
        return wrong_moment(state)
    return None


def fold_confirm(state: State, action: Confirm) -> None:
    state.before_play.acked |= {action.seat}
    if all_confirmed(state) and not _signal_due(state):
        begin_play(state)


def verify_start(state: State, action: StartPlay) -> Refusal | None:
    if state.phase != "settle" or not _signal_due(state):
        return wrong_moment(state)
    if action.seat != state.scorekeeper:
        return refuse(state.book, "start-scorekeeper", who=state.scorekeeper)
    if not all_confirmed(state):
        waiting = tuple(seat for seat in state.seating.seats if seat not in state.before_play.acked)
        return refuse(state.book, "start-seen", who=waiting)
    return None


def fold_start(state: State, _action: StartPlay) -> None:
    begin_play(state)


def verify_concede(state: State, action: Concede) -> Refusal | None:
    rules = state.book.board
    if rules.concede == "never":
        return refuse(state.book, "concede-never")
    if state.phase not in ("settle", "tricks"):
        return wrong_moment(state)
    if not state.on_bidding_side(action.seat):
        return refuse(state.book, "concede-side")
    if (state.play.trick or state.play.tricks) and rules.concede != "anytime":
        return refuse(state.book, "concede-late")
    assert state.amount is not None
    within_reach = state.book.reach(state.meld_of(state.side_of_bidder))
    if rules.concede == "off-board" and within_reach >= state.amount:
        return refuse(state.book, "concede-board", reach=within_reach, bid=state.amount)
    return None


def fold_concede(state: State, _action: Concede) -> None:
    state.ending.pending = Ended("conceded")


RULES: Rules = {
    Confirm: Rule(verify_confirm, fold_confirm),
    StartPlay: Rule(verify_start, fold_start),
    Concede: Rule(verify_concede, fold_concede),
}

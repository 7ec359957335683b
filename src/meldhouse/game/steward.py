"""The quiet hands of a guarded table: shuffling, cutting, counting, saying "seen", turning tricks down.

A steward does what the book demands without a choice, so that people and bots are asked only for decisions.
"""

from __future__ import annotations

from meldhouse.game.actions import (
    Action,
    Confirm,
    CountHand,
    Cut,
    Deal,
    DeclareReady,
    Draw,
    Event,
    Gather,
    SetUp,
    Shuffle,
    StartPlay,
)
from meldhouse.game.hand import Hand
from meldhouse.game.phases.settling import confirmations_due
from meldhouse.game.state import State
from meldhouse.pieces import below, stream, subkey


def next_chore(hand: Hand) -> Action | None:
    """The next chore that needs no decision."""
    state = hand.state
    if state.ending.stopped is not None:
        return None
    if state.phase == "tricks":
        return Gather(state.play.leader) if state.play.trick_taken and state.play.leader else None
    if state.phase == "shuffle":
        return _preparing(state)
    if state.phase == "count":
        return _counting(state)
    if state.phase == "settle":
        return _settling(state)
    return None


def tidy(hand: Hand) -> tuple[Event, ...]:
    """Do every chore that is due; returns the resulting events."""
    done: list[Event] = []
    while hand.state.turn is None and (chore := next_chore(hand)) is not None:
        done += hand.apply(chore)
    return tuple(done)


def _preparing(state: State) -> Action | None:
    rules = state.book.deal
    if state.away and rules.all_present:
        return None
    if state.deal.riffles < rules.riffles:
        return Shuffle(state.dealer, "riffle")
    if rules.machine_last and not state.deal.machine_last:
        return Shuffle(state.dealer, "machine")
    if rules.method == "drawn":
        order = state.seating.clockwise_from(state.seating.left[state.dealer])
        return Draw(next(seat for seat in order if seat not in state.deal.drawn))
    if rules.cut != "none" and state.deal.cut is None:
        cutter = state.seating.right[state.dealer]
        return Cut(cutter, _cut_place(state))
    return Deal(state.dealer)


def _cut_place(state: State) -> int:
    """A place chosen by the key, so that the key reproduces the whole deal."""
    assert state.key is not None
    least = state.book.deal.cut_leaves
    room = len(state.book.pack) - state.book.deal.cut_lifts - least + 1
    return least + below(room, stream(subkey(state.key, f"cut {state.deals + 1}")))


def _counting(state: State) -> Action | None:
    rules = state.book.deal
    for seat in state.seating.seats:
        if rules.layouts and seat not in state.deal.layouts:
            return SetUp(seat, state.fixed_layouts.get(seat, rules.layouts[0]), state.hands[seat])
        if rules.count_hands and seat not in state.deal.count_done:
            held = len(state.hands[seat])
            return CountHand(seat, held) if held == rules.hand else None  # a wrong count is no chore
    return DeclareReady(state.scorekeeper) if rules.ready_signal else None


def _settling(state: State) -> Action | None:
    for seat in state.seating.seats:
        if seat not in state.before_play.acked and confirmations_due(state):
            return Confirm(seat)
    return StartPlay(state.scorekeeper)

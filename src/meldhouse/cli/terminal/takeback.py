"""Taking a decision back: allowed until somebody has acted after it, or it has shown new cards."""

from __future__ import annotations

from meldhouse.game import (
    SEAT_NAMES,
    Action,
    AskToSee,
    Confirm,
    CountHand,
    Cut,
    Deal,
    Dealt,
    DeclareReady,
    DeclineCut,
    Draw,
    Event,
    Exchanged,
    Gather,
    Hand,
    HandsShown,
    KittyTurned,
    Seat,
    SetUp,
    Shuffle,
    StartPlay,
)

CHORES = (
    Shuffle, Cut, DeclineCut, Deal, Draw, CountHand, SetUp, DeclareReady, Confirm, StartPlay, Gather, AskToSee,
)  # fmt: skip
"""Actions nobody decides on; they do not stand in the way of taking a decision back."""
REVEALS = (Dealt, Exchanged, KittyTurned, HandsShown)
"""What shows somebody new cards cannot be unseen."""


def taken_back(hand: Hand, seat: Seat) -> int | str:
    """How many events are left when `seat` takes its last decision back; or why that cannot be, in a sentence."""
    if hand.is_over:
        return "It is too late: the hand has been counted."
    decided = [place for place, event in enumerate(hand.events) if _is_decision(event)]
    mine = [place for place in decided if getattr(hand.events[place], "seat", None) == seat]
    if not mine:
        return "You have decided nothing in this hand yet."
    if mine[-1] != decided[-1]:
        other = getattr(hand.events[decided[-1]], "seat", seat)
        return f"It is too late: {SEAT_NAMES[other]} has acted since."
    if any(isinstance(event, REVEALS) for event in hand.events[mine[-1] + 1 :]):
        return f"It is too late: you have seen new {hand.book.words.pieces} since."
    return mine[-1]


def _is_decision(event: Event) -> bool:
    return isinstance(event, Action) and not isinstance(event, CHORES)

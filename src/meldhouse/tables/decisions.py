"""What in a hand is a decision about it, and what is only a chore: what a player takes back, or keeps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeGuard

from meldhouse.game import (
    Action,
    AskToSee,
    Bid,
    Confirm,
    CountHand,
    Cut,
    Deal,
    DeclareReady,
    DeclineCut,
    Draw,
    Event,
    Gather,
    Pass,
    SetUp,
    Shuffle,
    Stack,
    StartPlay,
    TurnStack,
)

CHORES = (
    Shuffle, Cut, DeclineCut, Deal, Draw, CountHand, SetUp, DeclareReady, Confirm, StartPlay, Gather, AskToSee,
    Stack, TurnStack,
)  # fmt: skip


def is_decision(event: Event) -> TypeGuard[Action]:
    return isinstance(event, Action) and not isinstance(event, CHORES)


def decisions(events: Iterable[Event]) -> list[Action]:
    return [event for event in events if is_decision(event)]


def before_first_call(events: Sequence[Event]) -> int:
    """How many events came before the bidding."""
    return next((at for at, event in enumerate(events) if isinstance(event, Bid | Pass)), len(events))

"""A finished hand, step by step: what lay on the table and what to say, from the deal to the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from meldhouse.game import (
    Action,
    Bid,
    CallRedeal,
    Dealt,
    Discard,
    Event,
    Exchanged,
    Hand,
    HandsShown,
    KittyTurned,
    MeldCounted,
    NameTrump,
    Pass,
    Seat,
    ShowMeld,
    ThrownIn,
    View,
    Won,
    seen,
    view,
)
from meldhouse.game.views import SeenTrick
from meldhouse.messages import Message, fact
from meldhouse.pieces import Piece
from meldhouse.tables.played import Played
from meldhouse.tables.seen.lines import Lines, LogLine

PARTS: dict[type[Event], str] = {
    Dealt: "deal", CallRedeal: "deal", ThrownIn: "deal", Bid: "bidding", Pass: "bidding", Won: "bidding",
    NameTrump: "trump", KittyTurned: "trump", Exchanged: "trump", Discard: "trump", ShowMeld: "meld",
    HandsShown: "meld", MeldCounted: "meld",
}  # fmt: skip
"""The heading for the steps before the play."""


class OpenView(View, frozen=True, kw_only=True):
    """The table with all hands open, or as spectators saw it; then `hands` is empty."""

    hands: dict[Seat, tuple[Piece, ...]]
    last: SeenTrick | None
    """The trick won last, until the next card is led."""


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True):
    part: Message
    """Its heading: “Bidding”, “Trick 3”."""
    lines: tuple[LogLine, ...]
    set: dict[str, Any]
    """The parts of `OpenView` that changed since the step before."""
    until: int
    """How many events of the hand have happened."""


def replay(played: Played, me: Seat | None = None, *, is_open: bool = True) -> tuple[ReplayStep, ...]:
    """Every step, for the seat `me` (None: no player). `is_open`: with all hands; otherwise as spectators saw it, for
    tables that show hands to nobody else."""
    found: list[ReplayStep] = []
    before: OpenView | None = None
    for part, lines, shown, until, is_new in _told(played, me, is_open=is_open):
        if found and not is_new:
            last = found[-1]
            found[-1] = ReplayStep(
                part=last.part, lines=last.lines + lines, set={**last.set, **_changes(before, shown)}, until=until
            )
        else:
            found.append(ReplayStep(part=part, lines=lines, set=_changes(before, shown), until=until))
        before = shown
    return tuple(found)


def step_at(steps: tuple[ReplayStep, ...], place: int) -> int:
    """The number, from 1, of the step with the event at `place` of the log."""
    return next((at for at, step in enumerate(steps, start=1) if step.until > place), len(steps))


def _told(
    played: Played, me: Seat | None, *, is_open: bool
) -> Iterator[tuple[Message, tuple[LogLine, ...], OpenView, int, bool]]:
    """Each event with something to say, and whether a step begins with it: what follows from an act by itself belongs
    to that act."""
    hand = played.hand
    lines = Lines(hand.book, me)
    part, follows = fact("replay-part", part="deal"), False
    for until, now in enumerate(hand.again(), start=1):
        event = hand.events[until - 1]
        shown = _shown(now, is_open=is_open)
        known = event if is_open else seen(event, None, hand)
        line = lines.line(known, shown, now)
        if line is not None:
            part = _part(event, now) or part
            yield part, (line,), shown, until, isinstance(event, Action) or not follows
        follows = line is not None or (follows and not isinstance(event, Action))


def _part(event: Event, now: Hand) -> Message | None:
    if (part := PARTS.get(type(event))) is not None:
        return fact("replay-part", part=part)
    state = now.state
    number = len(state.play.tricks) + bool(state.play.trick and not state.play.trick_taken)
    return fact("replay-trick", number=number) if number else None


def _shown(now: Hand, *, is_open: bool) -> OpenView:
    state, seen_now = now.state, view(now, None)
    lying = not state.play.trick or state.play.trick_taken
    parts = {name: getattr(seen_now, name) for name in View.__struct_fields__}
    parts |= {"tricks": (), "legal_plays": (), "dealt": {}}
    next_one = state.turn or (state.play.leader if state.phase == "tricks" else None)
    parts |= {"to_act": (next_one,) if next_one is not None else ()}  # and not every seat that has a chore
    if lying:
        parts |= {"trick": (), "trick_seats": ()}
    if is_open:
        parts |= {"trump": state.trump, "kitty": state.deal.kitty, "discard": state.deal.discard or ()}
        parts |= {"points": dict(state.points)}
    elif now.is_over:  # pieces that were never turned up stay where they are
        parts |= {"kitty": (), "discard": ()}
    hands = dict(state.hands) if is_open else {}
    last = SeenTrick(*state.play.tricks[-1]) if lying and state.play.tricks else None
    return OpenView(**parts, hands=hands, last=last)


def _changes(before: OpenView | None, now: OpenView) -> dict[str, Any]:
    names = OpenView.__struct_fields__
    return {name: getattr(now, name) for name in names if before is None or getattr(before, name) != getattr(now, name)}

"""Which bot at a table decides next, and what it may know of the hand. The caller decides where it thinks and how long
it pauses."""

from __future__ import annotations

from meldhouse.game import Action, Event, Hand, Play, Seat, StopPlay, TrickWon, seen, to_act
from meldhouse.tables.chairs import Chair
from meldhouse.tables.table import Table

CHORE_PHASES = ("shuffle", "count", "settle")
"""Phases without decisions: bots' part is done for them, and people do their own."""


def saw(hand: Hand, seat: Seat | None) -> list[Event]:
    """The hand so far as this seat saw it, or a spectator."""
    return [seen(event, seat, hand) for event in hand.events]


def bot_to_act(table: Table) -> Seat | None:
    """The bot whose decision the table waits for. If a trick lies there that was won at a refereed table, it is the one
    that turns it down."""
    hand = table.hand
    if hand is None or hand.is_over or hand.phase in CHORE_PHASES:
        return None
    if len(table.people) == 1 and table.may_throw_in():
        return None  # nobody else is there to notice how long the player thinks about it
    if hand.state.play.trick_taken and hand.phase == "tricks":
        leader = hand.state.play.leader
        return leader if leader is not None and not table.chairs[leader].is_present else None
    return next((seat for seat in to_act(hand) if not table.chairs[seat].is_present), None)


def who_may_speak(table: Table) -> tuple[Chair, ...]:
    """The bots that may say something unasked now: throw a hopeless hand in, or call a renege."""
    hand = table.hand
    if hand is None or hand.is_over or hand.state.ending.stopped is not None:
        return ()
    before_the_bidding = hand.phase == "auction" and not hand.state.auction.calls and table.book.deal.weak_nines
    after_a_play = table.felt is not None and hand.phase == "tricks" and isinstance(hand.events[-1], Play | TrickWon)
    if not before_the_bidding and not after_a_play:
        return ()
    return tuple(chair for chair in table.chairs.values() if not chair.is_present)


def stops(table: Table) -> Action | None:
    """Where bots are among themselves, a hand that is decided is not played out."""
    hand = table.hand
    if hand is None or not table.book.tricks.stop_when_decided or any(one.person for one in table.chairs.values()):
        return None
    action = StopPlay(hand.state.dealer)
    return action if hand.can(action) else None

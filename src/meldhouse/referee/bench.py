"""The referee's bench: a hand, the rulings in it, and how a ruling is carried out."""

from __future__ import annotations

from typing import NamedTuple

from meldhouse.game import (
    Action,
    Bid,
    Bound,
    Ended,
    Event,
    Hand,
    Irregular,
    Misdeal,
    Penalty,
    Restrict,
    Seat,
    Slip,
    ThrownIn,
)
from meldhouse.game.phases.counts import pulls
from meldhouse.game.slips import melds_so_far
from meldhouse.game.state import State
from meldhouse.messages import fact
from meldhouse.pieces import Piece
from meldhouse.referee.cases.case import Case
from meldhouse.referee.moments import cite_at
from meldhouse.referee.rulings.outcomes import follows
from meldhouse.referee.rulings.ruling import Ruling, ruling_on


def out_of_bidding(state: State, seat: Seat) -> bool:
    """Whether this player may not bid anymore, whatever else they may say."""
    return seat in state.auction.silenced or (seat in state.auction.passed and state.book.auction.pass_final)


class Given(NamedTuple):
    """A ruling as given at a table."""

    ruling: Ruling
    by: tuple[Seat, ...]
    """Whom it is about."""
    pieces: tuple[Piece, ...]
    """The pieces it is about, where everybody sees them."""


def _about(ruling: Ruling, case: Case) -> tuple[Seat, ...]:
    """Whom a ruling is about: for a call in vain, the caller; nobody, if its text already names the offender."""
    if ruling.kind == "renege_unproven":
        return (case.caller,) if case.caller is not None else ()
    named = any(one.said.id in ("ruling-reneged", "ruling-take-lost") for one in ruling.outcomes)
    return () if named else case.by


class Bench:
    """What a referee works on. `given` is what everybody was told."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.given: list[Given] = []

    @property
    def rulings(self) -> list[Ruling]:
        return [one.ruling for one in self.given]

    def ruled(self, case: Case, pieces: tuple[Piece, ...] = ()) -> Ruling:
        """Rule by the book and tell everybody. `pieces`: shown when the case names none."""
        ruling = ruling_on(self.hand.book, case)
        self.tell(ruling, case, pieces)
        return ruling

    def tell(self, ruling: Ruling, case: Case, pieces: tuple[Piece, ...] = ()) -> None:
        self.given.append(Given(ruling, _about(ruling, case), case.pieces or pieces))

    def let_pass(self, case: Case, clause: str) -> None:
        """Let pass what only breaks a clause eased for that player."""
        allowed = cite_at(self.hand.book, "allowance")
        eased = follows(fact("ruling-eased", clause=clause, who=case.by[0]), clause=allowed)
        self.tell(Ruling(kind=case.kind, outcomes=eased, clause=allowed), case)

    def carry_out(self, remedy: str, action: Action) -> tuple[Event, ...]:
        """Apply remedies with events of their own; others are folded in with the irregular act, or just words."""
        hand, seat = self.hand, action.seat
        partner = hand.state.seating.partner[seat]
        if remedy in ("silence-partner", "next-bid-only", "freeze"):
            return self._restrict(remedy, action)
        if remedy == "call-lead" and partner is not None:
            return hand.apply_unchecked(Bound(partner))
        if remedy == "redeal":
            return self.deal_again()
        if remedy == "pull":
            return self.pull()
        if remedy == "hand-void":
            return hand.apply_unchecked(Ended("void"))
        return ()

    def _restrict(self, remedy: str, action: Action) -> tuple[Event, ...]:
        """Limit a player's bidding; after the auction there is nothing left to limit."""
        hand, seat = self.hand, action.seat
        partner = hand.state.seating.partner[seat]
        if hand.phase not in ("count", "auction"):
            return ()
        if remedy == "silence-partner" and partner is not None:
            return hand.apply_unchecked(Restrict(partner, "silenced"))
        if remedy == "next-bid-only" and not out_of_bidding(hand.state, seat):
            return hand.apply_unchecked(Restrict(seat, "next-bid"))
        if remedy == "freeze" and isinstance(action, Bid) and seat not in hand.state.auction.frozen:
            return hand.apply_unchecked(Restrict(seat, "frozen", action.amount))
        return ()

    def pull(self) -> tuple[Event, ...]:
        events: tuple[Event, ...] = ()
        for pulled in pulls(self.hand.state):
            events += self.hand.apply_unchecked(pulled)
        return events

    def deal_again(self) -> tuple[Event, ...]:
        """A new deal by the same player, unless the rules take the deal away for a second misdeal."""
        hand = self.hand
        return self.deal_lost() or hand.apply_unchecked(ThrownIn("misdeal"))

    def deal_lost(self) -> tuple[Event, ...]:
        """A second misdeal by the same dealer may cost them the deal, whatever the others say."""
        hand = self.hand
        if sum(isinstance(event, Irregular) and isinstance(event.action, Misdeal) for event in hand.events) < 2:
            return ()
        case = Case(kind="misdeal_again", by=(hand.state.dealer,))
        ruling = ruling_on(hand.book, case)
        if not self.rulings or not set(ruling.remedies) <= set(self.rulings[-1].remedies):  # only if it adds something
            self.tell(ruling, case)
        return hand.apply_unchecked(Ended("misdealt")) if ruling.hand == "deal-passes" else ()

    def penalise(self, ruling: Ruling) -> tuple[Event, ...]:
        events: tuple[Event, ...] = ()
        for entry in ruling.entries:
            said = self.hand.book.voice.say(entry.reason)
            penalty = Penalty(entry.seats, entry.points, ruling.clause or "referee", said)
            events += self.hand.apply_unchecked(penalty)
        return events

    def slip(self) -> Slip:
        """The hand so far."""
        state = self.hand.state
        return Slip(
            bidder=state.bidder,
            bid=state.amount,
            trump=state.trump,
            dealer=state.dealer,
            dropped=state.auction.dropped,
            meld=melds_so_far(state),
        )

"""The result of a lay-down, at any table: judged as soon as the book wants it judged."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from meldhouse.game import Action, AnswerClaim, Claim, Ended, Event, Hand, Judged, Seat, Settled
from meldhouse.game.phases.claiming import points_left
from meldhouse.pieces import Piece
from meldhouse.referee.claims import BidPosition, Verdict, adjudicate, position_of

Judge = Callable[[BidPosition, Seat, tuple[Piece, ...]], Verdict]


class LaidDown(NamedTuple):
    """A claim to be judged."""

    position: BidPosition
    claimant: Seat
    order: tuple[Piece, ...]


def to_be_judged(hand: Hand) -> LaidDown | None:
    """The claim on the table; None while the other side may still answer it, or has let it stand."""
    state = hand.state
    if state.ending.claim is None:
        return None
    if hand.book.claim.unchallenged == "stands" and all(state.ending.claim_answers.values()):
        return None
    return LaidDown(position_of(hand), *state.ending.claim)


def judged_after(hand: Hand, action: Action) -> LaidDown | None:
    """The claim to judge if `action` were done: for callers that have it judged elsewhere first."""
    if not isinstance(action, Claim | AnswerClaim) or not hand.can(action):
        return None
    twin = hand.fork()
    twin.apply_unchecked(action)
    return to_be_judged(twin)


def settle_claim(hand: Hand, judge: Judge = adjudicate) -> tuple[Event, ...]:
    """Judge the claim on the table; nothing happens while the other side may still answer it."""
    state = hand.state
    if state.ending.claim is None:
        return ()
    claimant = state.ending.claim[0]
    own = state.seating.side[claimant]
    others = [seat for seat in state.seating.seats if state.seating.side[seat] != own]
    laid = to_be_judged(hand)
    if laid is None:
        waiting = len(state.ending.claim_answers) < len(others)
        return () if waiting else _settled(hand, claimant, others[0], stands=True)
    verdict = judge(*laid)
    events = hand.apply_unchecked(Judged(claimant, verdict.outcome, verdict.line, verdict.why))
    if verdict.outcome == "open":
        return events
    return events + _settled(hand, claimant, others[0], stands=verdict.stands)


def _settled(hand: Hand, claimant: Seat, opponent: Seat, *, stands: bool) -> tuple[Event, ...]:
    if not stands and hand.book.claim.failed == "hand":
        return hand.apply_unchecked(Ended("forfeited", claimant))
    gainer = claimant if stands else opponent
    events = hand.apply_unchecked(Settled(gainer, stands=stands, points=points_left(hand.state)))
    return events + hand.apply_unchecked(Ended("claimed", None if stands else claimant))

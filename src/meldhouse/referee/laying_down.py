"""What a lay-down brings, at any table: judged as soon as the book wants it judged."""

from __future__ import annotations

from meldhouse.game import Ended, Event, Hand, Judged, Seat, Settled
from meldhouse.game.phases.claiming import points_left
from meldhouse.referee.claims import adjudicate, position_of


def settle_claim(hand: Hand) -> tuple[Event, ...]:
    """Judge the claim that lies on the table; nothing happens while the other side may still answer it."""
    state, rules = hand.state, hand.book.claim
    if state.claim is None:
        return ()
    claimant, order = state.claim
    own = state.seating.side[claimant]
    others = [seat for seat in state.seating.seats if state.seating.side[seat] != own]
    if rules.unchallenged == "stands" and all(state.claim_answers.values()):
        waiting = len(state.claim_answers) < len(others)
        return () if waiting else _settled(hand, claimant, others[0], stands=True)
    verdict = adjudicate(position_of(hand), claimant, order)
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

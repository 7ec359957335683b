"""Claiming the rest: who may claim, and what it brings. Whether a claim is good is judged elsewhere."""

from __future__ import annotations

from meldhouse.game.actions import AnswerClaim, Claim
from meldhouse.game.events import Judged, Settled
from meldhouse.game.phases.rule import Folds, Rule, Rules, not_held, wrong_moment
from meldhouse.game.refusals import Refusal, refuse
from meldhouse.game.state import State


def verify_claim(state: State, action: Claim) -> Refusal | None:
    by = state.book.claim.by
    if by == "nobody":
        return refuse(state.book, "claim-nobody")
    if state.phase != "tricks":
        return wrong_moment(state)
    if by == "bidder" and action.seat != state.bidder:
        assert state.bidder is not None
        return refuse(state.book, "claim-bidder", who=state.bidder)
    if state.ending.claim is not None:
        return refuse(state.book, "claim-first", who=state.ending.claim[0])
    return not_held(state, action, action.order)


def fold_claim(state: State, action: Claim) -> None:
    state.ending.claim = (action.seat, action.order)
    state.ending.claim_answers = {}
    state.before_play.open_hands = {**state.before_play.open_hands, action.seat: state.hands[action.seat]}


def verify_answer(state: State, action: AnswerClaim) -> Refusal | None:
    if state.phase != "tricks" or state.ending.claim is None or action.seat in state.ending.claim_answers:
        return wrong_moment(state)
    if state.seating.side[action.seat] == state.seating.side[state.ending.claim[0]]:
        return refuse(state.book, "claim-opponents")
    return None


def fold_answer(state: State, action: AnswerClaim) -> None:
    state.ending.claim_answers[action.seat] = action.accept


def points_left(state: State) -> int:
    """Everything not taken yet."""
    return state.book.points_in_play - sum(state.points.values()) - laid_away(state)


def laid_away(state: State) -> int:
    return sum(state.book.worth[piece] for piece in state.deal.discard or ())


def fold_settled(state: State, event: Settled) -> None:
    side = state.seating.side[event.seat]
    state.points[side] += event.points
    state.ending.claimed = (side, state.book.deal.hand - len(state.play.tricks))


def fold_judged(state: State, event: Judged) -> None:
    if event.outcome == "open":
        state.ending.claim = None
        state.ending.claim_answers = {}


RULES: Rules = {Claim: Rule(verify_claim, fold_claim), AnswerClaim: Rule(verify_answer, fold_answer)}
FOLDS: Folds = {Judged: fold_judged, Settled: fold_settled}

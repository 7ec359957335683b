"""Hands of the wrong size: who has too few or too many, and moving unseen pieces between them."""

from __future__ import annotations

from meldhouse.game.actions import Agree
from meldhouse.game.events import Pulled
from meldhouse.game.phases.rule import Folds, Rule, Rules, without, wrong_moment
from meldhouse.game.refusals import Refusal
from meldhouse.game.seats import Seat
from meldhouse.game.state import State
from meldhouse.pieces import below, sorted_pieces, stream, subkey

BEFORE_PLAY = ("count", "auction", "trump", "exchange", "meld", "settle")


def astray(state: State) -> dict[Seat, int]:
    """How many pieces too many (below zero: too few) each hand has before play; empty when all is well."""
    if state.phase not in BEFORE_PLAY or state.play.tricks or state.play.trick:
        return {}
    right = state.book.deal.hand
    off = {
        seat: len(held)
        + len(state.before_play.passing.get(seat, ())) * (seat not in state.before_play.exchanged)
        - right
        for seat, held in state.hands.items()
    }
    return {seat: by for seat, by in off.items() if by}


def pulls(state: State) -> tuple[Pulled, ...]:
    """What each short hand draws unseen from the long ones, chosen by the key of the hand so that nobody can choose."""
    off = astray(state)
    hands = dict(state.hands)
    source = stream(subkey(state.key or bytes(32), f"pull {state.deals}"))
    drawn: list[Pulled] = []
    for short in [seat for seat, by in off.items() if by < 0]:
        for long in [seat for seat, by in off.items() if by > 0]:
            count = min(-off[short], off[long])
            if count <= 0:
                continue
            rest = list(hands[long])
            pieces = tuple(rest.pop(below(len(rest), source)) for _ in range(count))
            hands[long] = tuple(rest)
            off[short] += count
            off[long] -= count
            drawn.append(Pulled(short, long, pieces))
    return tuple(drawn)


def fold_pulled(state: State, event: Pulled) -> None:
    state.hands[event.source] = without(state.hands[event.source], event.pieces)
    state.hands[event.seat] = sorted_pieces((*state.hands[event.seat], *event.pieces))
    state.cover(event.source)
    state.felt.fixing = False
    if not state.auction.calls:
        state.deal.dealt = state.hands.copy()


def verify_agree(state: State, action: Agree) -> Refusal | None:
    return wrong_moment(state) if not state.felt.fixing or action.seat in state.felt.agreed else None


def fold_agree(state: State, action: Agree) -> None:
    state.felt.agreed = {**state.felt.agreed, action.seat: action.accept}
    everybody = len(state.felt.agreed) == len(state.seating.seats) and all(state.felt.agreed.values())
    if everybody and not astray(state):  # nothing to move: the hand goes on as dealt
        state.felt.fixing = False


RULES: Rules = {Agree: Rule(verify_agree, fold_agree)}
FOLDS: Folds = {Pulled: fold_pulled}

"""Turn a refusal into the irregularity it is at a refereed table: visible, hidden, or physically impossible."""

from __future__ import annotations

from typing import Literal

from meldhouse.game import (
    Action,
    Bid,
    CallRedeal,
    Expose,
    Hand,
    Irregular,
    NameTrump,
    Pass,
    Play,
    Refusal,
    Seat,
    ShowMeld,
)
from meldhouse.game.phases.melding import aces_dropped_in_vain, aces_in_vain, owed_and_laid_late
from meldhouse.game.phases.playing import passes_over_open
from meldhouse.game.phases.rule import lacking
from meldhouse.game.review import UNSEEN
from meldhouse.game.state import State
from meldhouse.referee.cases.kinds import KINDS, OPEN
from meldhouse.referee.cases.narrowing import LAID, lead_by_another

BEFORE_PLAY = ("lead-signal", "lead-confirm", "lead-trump", "lead-meld", "discard-first")
"""Reasons why nobody may lead yet."""
LONGEST_NAME = 30
"""The longest contract name a player can say."""


def notice(hand: Hand, action: Action, refusal: Refusal) -> str | Literal["hidden"] | None:
    """The irregularity `action` is; ``hidden`` if it leaves no trace; None for what hands cannot do."""
    state, code = hand.state, refusal.code
    if state.phase == "over":
        return None
    if isinstance(action, Play) and state.phase == "tricks" and _keeps_open(state, action):
        return "open_kept"
    if code in UNSEEN:
        return "hidden"
    if isinstance(action, ShowMeld | Expose):
        return _of_meld(state, action, code)
    if isinstance(action, Play):
        if action.piece not in state.hands.get(action.seat, ()) or state.ending.claim is not None:
            return None
        if code == "gather-first" and action.seat != state.play.leader:
            return "lead_early"
        if code in ("lead-turn", "lead-first") and (leader := wrong_leader(hand)) not in (None, action.seat):
            return "played_to" if hand.state.seating.left[leader] == action.seat else "play_early"
        if code in BEFORE_PLAY and action.seat != first_leader(state):
            return lead_by_another(state.book)
        if code == "lead-trump":
            return "trump_unnamed" if action.seat == state.bidder else "lead_unready"
        if code == "discard-first":
            forgot = action.seat == state.bidder and state.deal.kitty_taken and state.trump is not None
            return "discard_forgotten" if forgot else "lead_unready"
    own = bool(state.auction.calls) and state.auction.calls[-1].seat == action.seat
    if isinstance(action, Pass) and code == "bid-turn" and own and state.auction.calls[-1].amount is not None:
        return "bid_changed"
    if isinstance(action, Pass) and OPEN.get(code, "").startswith("bid_"):
        early = OPEN[code] == "bid_unready" or code in ("bid-turn", "first-bid")
        return "pass_early" if early else "bid_blind" if code == "blind-bid" else None
    if isinstance(action, Bid) and code == "bid-turn" and own:
        return "bid_changed"
    if isinstance(action, Bid) and action.amount > state.book.points_in_play * 100:
        return None
    if refusal.clause is None and (seen := KINDS.get(OPEN.get(code, ""))) is not None and seen.of_deal:
        return None  # our own habit, not a rule of this book
    if isinstance(action, CallRedeal) and not state.hands:  # nothing has been dealt
        return None
    if isinstance(action, NameTrump) and not 0 < len(action.trump.strip()) <= LONGEST_NAME:
        return None
    return OPEN.get(code)


def _keeps_open(state: State, action: Play) -> bool:
    """Another piece is played than the face-up one. Whether a duty was broken too must not show, so this only looks at
    what everybody can see; pieces touched or laid down come first."""
    held = state.hands[action.seat]
    free = state.ending.claim is None and action.piece in held and state.felt.touched.get(action.seat) not in held
    return free and passes_over_open(state, action)


def _of_meld(state: State, action: ShowMeld | Expose, code: str) -> str | None:
    """Pieces laid as meld, dropped or shown: some rulebooks single out aces."""
    if lacking(action.pieces, state.hands.get(action.seat, ())):
        return None
    if isinstance(action, ShowMeld):
        untimely = OPEN.get(code) in ("meld_early", "meld_late")
        if untimely and aces_in_vain(state, action.pieces):
            return "meld_aces"
        return "meld_owed_late" if code == "meld-late" and owed_and_laid_late(state, action) else OPEN.get(code)
    if code == "piece-dropped" and len(action.pieces) > 1 and action.seat == state.turn:
        return "two_pieces"
    before_play = OPEN.get(code) in ("piece_dropped", "piece_shown") and not (state.play.trick or state.play.tricks)
    singled_out = bool(state.book.rulings.aces_exposed.remedies)
    if before_play and singled_out and aces_dropped_in_vain(state, action.seat, action.pieces):
        return "aces_exposed"
    return OPEN.get(code)


def laid_when(refusal: Refusal) -> Literal["", "early", "late"]:
    """Whether meld was laid too early or too late, if either."""
    return LAID.get(OPEN.get(refusal.code, ""), "")


def first_leader(state: State) -> Seat | None:
    return state.bidder if state.book.tricks.first_lead == "bidder" else state.seating.left[state.dealer]


def wrong_leader(hand: Hand) -> Seat | None:
    """Who has just led out of turn, or was the last to follow such a lead."""
    for event in reversed(hand.events):
        if isinstance(event, Irregular):
            return event.action.seat if event.kind in ("lead_early", "played_to") else None
        if isinstance(event, Action):
            return None
    return None

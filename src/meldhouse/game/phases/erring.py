"""What can only happen on felt, and its traces: a guarded table refuses all of it.

`Irregular` is an act that everybody saw and the book forbids. Its fold does only what hands did: a piece out of turn
lies face up and still belongs to its owner; a bid that does not count changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meldhouse.game.actions import Action, AskTrump, CallLead, Expose, Misdeal, Play, ShowMeld, Touch
from meldhouse.game.events import Bound, Irregular, Penalty, Returned, Spoiled
from meldhouse.game.phases.bidding import count_as_pass
from meldhouse.game.phases.counting import fold_count
from meldhouse.game.phases.naming import change_trump, fold_discard, fold_pass_pieces, fold_peek
from meldhouse.game.phases.playing import clear_trick, fold_play
from meldhouse.game.phases.preparing import fold_misdeal
from meldhouse.game.phases.rule import Folds, Rule, Rules, not_held, wrong_moment
from meldhouse.game.phases.settling import begin_play
from meldhouse.game.phases.waiting import trump_is_told
from meldhouse.game.refusals import Refusal, refuse
from meldhouse.game.seats import Seat
from meldhouse.game.state import Incident, State
from meldhouse.pieces import Domino, Piece, sorted_pieces


def _verify_felt(state: State, action: Action, pieces: tuple[Piece, ...]) -> Refusal | None:
    """Why the act is impossible, whatever the book says; at a guarded table, always."""
    if not state.refereed:
        return refuse(state.book, "guarded")
    if not state.hands or state.phase == "over":
        return wrong_moment(state)
    return not_held(state, action, pieces)


def verify_expose(state: State, action: Expose) -> Refusal:
    forbidden = refuse(state.book, "piece-shown" if action.purposely else "piece-dropped")
    return _verify_felt(state, action, action.pieces) or forbidden


def verify_touch(state: State, action: Touch) -> Refusal:
    if state.refereed and state.phase != "tricks":
        return wrong_moment(state)
    return _verify_felt(state, action, (action.piece,)) or refuse(state.book, "piece-touched")


def verify_misdeal(state: State, action: Misdeal) -> Refusal:
    if not state.refereed:
        return refuse(state.book, "guarded")
    if state.phase != "shuffle" or action.seat != state.dealer:
        return wrong_moment(state)
    seats, most = state.seating.seats, state.book.deal.hand
    moved = action.short in seats and action.long in seats and action.short != action.long and 0 < action.count < most
    if not moved and not (action.short is None and action.long is None and 0 < action.exposed <= most):
        return refuse(state.book, "misdeal-what")
    return refuse(state.book, "misdealt")


def verify_ask_trump(state: State, action: AskTrump) -> Refusal | None:
    if state.trump is None or state.phase == "over":
        return wrong_moment(state)
    rulings = state.book.rulings
    if state.play.looking and rulings.review_talk.remedies:
        return refuse(state.book, "review-talk")
    if not trump_is_told(state, action.seat):
        return refuse(state.book, "trump-asked-late")
    by_name = action.suit is not None and "ask-generally" in rulings.suit_asked.remedies
    return refuse(state.book, "suit-asked") if by_name else None


def fold_nothing(_state: State, _event: Any) -> None:
    """Nothing to fold: words leave no trace on the table."""


def verify_call_lead(state: State, action: CallLead) -> Refusal | None:
    waiting = [seat for seat, suit in state.felt.lead_due.items() if not suit]
    if not waiting:
        return refuse(state.book, "lead-not-due")
    if _whose_lead(state, action.seat) is None:
        return refuse(state.book, "lead-call-side")
    if action.suit not in state.book.trump.choices:
        return refuse(state.book, "lead-call-suit", suit=action.suit, choices=state.book.trump.choices)
    return None


def _whose_lead(state: State, caller: Seat) -> Seat | None:
    """The opponent of `caller` whose next lead is still to be called."""
    own = state.seating.side[caller]
    waiting = [seat for seat, suit in state.felt.lead_due.items() if not suit and state.seating.side[seat] != own]
    return state.turn if state.turn in waiting else next(iter(waiting), None)


def fold_call_lead(state: State, action: CallLead) -> None:
    waiting = _whose_lead(state, action.seat)
    assert waiting is not None
    state.felt.lead_due[waiting] = action.suit


# --- what hands did -------------------------------------------------------------------------------------------------


def face_up(state: State, seat: Seat, pieces: tuple[Piece, ...]) -> None:
    """These pieces lie open from now on; a copy already there is not counted twice."""
    lying = state.felt.exposed.get(seat, ())
    for piece in pieces:
        if state.hands[seat].count(piece) > lying.count(piece):
            lying = (*lying, piece)
    state.felt.exposed[seat] = lying
    state.felt.shown_since = True


def _lies_open(state: State, action: Action) -> None:
    pieces = (action.piece,) if isinstance(action, Play) else action.pieces  # type: ignore[attr-defined]
    face_up(state, action.seat, pieces)


def _touched(state: State, action: Touch) -> None:
    if "play-it" in state.book.rulings.piece_touched.remedies:
        state.felt.touched.setdefault(action.seat, action.piece)


def _played_on(state: State, action: Play) -> None:
    """The winner leads although the last trick still lies on the table."""
    clear_trick(state)
    fold_play(state, action)


def _took_trick(state: State, action: Action) -> None:
    """A trick goes to a side that has not won it, and that player has the lead."""
    _give_to(state, len(state.play.tricks), action.seat)
    state.play.leader = action.seat
    clear_trick(state)


def _give_to(state: State, number: int, seat: Seat) -> None:
    """Trick `number` lies with `seat`'s side from now on."""
    trick = state.play.tricks[number - 1]
    state.points[state.seating.side[trick.winner]] -= trick.points
    state.points[state.seating.side[seat]] += trick.points
    state.play.tricks = (*state.play.tricks[: number - 1], trick._replace(winner=seat), *state.play.tricks[number:])


def _led_unnamed(state: State, action: Play) -> None:
    """No trump was named before the first lead: some houses take the high end of the piece led."""
    if "high-end-trump" not in state.book.rulings.trump_unnamed.remedies:
        _lies_open(state, action)
        return
    high = str(action.piece.high) if isinstance(action.piece, Domino) else action.piece.text[-1]
    change_trump(state, high)
    begin_play(state)
    fold_play(state, action)


def _led_undiscarded(state: State, action: Play) -> None:
    begin_play(state)
    fold_play(state, action)


PHYSICAL: dict[str, Callable[[State, Any], None]] = {
    "deal_exposed": fold_misdeal,
    "count_unseen": fold_misdeal,
    "count_seen": fold_count,
    "pass_count": fold_pass_pieces,
    "pass_peeked": fold_peek,
    "discard_count": fold_discard,
    "discard_forgotten": _led_undiscarded,
    "trump_unnamed": _led_unnamed,
    "lead_unready": _lies_open,
    "lead_early": _lies_open,
    "play_early": _lies_open,
    "played_to": _lies_open,
    "piece_dropped": _lies_open,
    "aces_exposed": _lies_open,
    "meld_stray": _lies_open,
    "piece_shown": _lies_open,
    "two_pieces": _lies_open,
    "piece_touched": _touched,
    "open_kept": fold_play,
    "touched_kept": fold_play,
    "five_up": _played_on,
    "trick_taken": _took_trick,
}
"""Every other irregularity is only words, or is picked up again."""


NOT_UNDONE = ("trick_taken", "pass_peeked")
"""Acts taken back only when called, or never: what was seen cannot be unseen."""


def fold_irregular(state: State, event: Irregular) -> None:
    remedies = getattr(state.book.rulings, event.kind).remedies
    if isinstance(event.action, Expose | Play | Touch):
        state.play.acted_in = len(state.play.tricks) + 1
    stays_wrong = event.kind == "count_seen" and "play-on" not in remedies
    if ("take-back" not in remedies and not stays_wrong) or event.kind in NOT_UNDONE:
        PHYSICAL.get(event.kind, fold_nothing)(state, event.action)
    elif "face-up" in remedies and isinstance(event.action, Play | ShowMeld | Expose):
        _seen_by_all(state, event)
    if "close-tricks" in remedies:
        state.play.closed_to = len(state.play.tricks)
    # A wrong pass is found when it is taken up; what is wrong before the deal is corrected at once.
    if "agree" in remedies and event.kind in PHYSICAL and event.kind != "pass_count":
        state.felt.fixing, state.felt.agreed = True, {}
    if "counts-as-pass" in remedies and event.action.seat not in state.auction.frozen:
        count_as_pass(state, event.action.seat)


def _seen_by_all(state: State, event: Irregular) -> None:
    """The piece is taken back and lies open; one put down before another that still lies there waits for that one."""
    if event.kind != "open_kept" or not isinstance(event.action, Play):
        _lies_open(state, event.action)
    elif (taken := (event.action.seat, event.action.piece)) not in state.felt.held_back:
        _lies_open(state, event.action)
        state.felt.held_back = (*state.felt.held_back, taken)


def fold_penalty(state: State, event: Penalty) -> None:
    incident = Incident(seats=event.seats, points=event.points, clause=event.clause, reason=event.reason)
    state.incidents = (*state.incidents, incident)


def fold_bound(state: State, event: Bound) -> None:
    state.felt.lead_due.setdefault(event.seat, "")


def fold_returned(state: State, event: Returned) -> None:
    """The trick goes back to its winner; what was led from it lies open, what was played to that lead is taken up."""
    if event.trick:
        _give_to(state, event.trick, event.seat)
        return
    for place, (owner, piece) in enumerate(zip(state.play.trick_seats, state.play.trick, strict=True)):
        hand = (*state.hands[owner], piece)
        state.hands[owner] = sorted_pieces(hand) if state.book.deal.sorted else hand
        if not place and "face-up" in state.book.rulings.trick_taken_led.remedies:
            face_up(state, owner, (piece,))
    state.play.trick, state.play.trick_seats, state.play.trick_taken = (), (), False
    _give_to(state, len(state.play.tricks), event.seat)
    state.play.leader = state.turn = event.seat


def fold_spoiled(state: State, event: Spoiled) -> None:
    side = state.seating.side[event.seat]
    state.ending.spoiled = (*(other for other in state.ending.spoiled if other != side), side)


RULES: Rules = {
    Expose: Rule(verify_expose, fold_nothing),
    Touch: Rule(verify_touch, fold_nothing),
    Misdeal: Rule(verify_misdeal, fold_nothing),
    AskTrump: Rule(verify_ask_trump, fold_nothing),
    CallLead: Rule(verify_call_lead, fold_call_lead),
}
FOLDS: Folds = {
    Irregular: fold_irregular,
    Penalty: fold_penalty,
    Bound: fold_bound,
    Returned: fold_returned,
    Spoiled: fold_spoiled,
}

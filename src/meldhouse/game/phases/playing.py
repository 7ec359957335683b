"""From the last word before the first lead to the last trick."""

from __future__ import annotations

from meldhouse.game.actions import (
    AskToSee,
    Concede,
    Confirm,
    Event,
    Gather,
    Play,
    Stack,
    StartPlay,
    StopPlay,
    TurnStack,
)
from meldhouse.game.duties import play_refusal
from meldhouse.game.events import Ended, TrickWon
from meldhouse.game.phases.rule import Folds, Rule, Rules, not_held, wrong_moment
from meldhouse.game.refusals import Refusal, refuse
from meldhouse.game.seats import SEAT_NAMES, Seat
from meldhouse.game.state import State, Trick
from meldhouse.game.tricks import Duty, duty_of, trick_points, winner_of

# --- before the first lead --------------------------------------------------------------------------------------------


def _confirmations_due(state: State) -> bool:
    return state.book.trump.confirmed or (state.book.has_meld and state.book.meld.seen_by_all)


def _signal_due(state: State) -> bool:
    return state.book.tricks.lead_signal or (state.book.has_meld and state.book.meld.released)


def ready_to_play(state: State) -> None:
    state.phase = "settle"
    if not (_confirmations_due(state) or _signal_due(state)):
        _begin(state)


def _begin(state: State) -> None:
    state.phase = "tricks"
    state.leader = state.turn = state.bidder


def all_confirmed(state: State) -> bool:
    return not _confirmations_due(state) or len(state.acked) == len(state.seating.seats)


def verify_confirm(state: State, action: Confirm) -> Refusal | None:
    if state.phase != "settle" or not _confirmations_due(state) or action.seat in state.acked:
        return wrong_moment(state)
    return None


def fold_confirm(state: State, action: Confirm) -> None:
    state.acked |= {action.seat}
    if all_confirmed(state) and not _signal_due(state):
        _begin(state)


def verify_start(state: State, action: StartPlay) -> Refusal | None:
    if state.phase != "settle" or not _signal_due(state):
        return wrong_moment(state)
    if action.seat != state.scorekeeper:
        return refuse(state.book, "start-scorekeeper", who=SEAT_NAMES[state.scorekeeper])
    if not all_confirmed(state):
        waiting = [SEAT_NAMES[seat] for seat in state.seating.seats if seat not in state.acked]
        return refuse(state.book, "start-seen", who=", ".join(waiting))
    return None


def fold_start(state: State, _action: StartPlay) -> None:
    _begin(state)


def verify_concede(state: State, action: Concede) -> Refusal | None:
    rules = state.book.board
    if rules.concede == "never":
        return refuse(state.book, "concede-never")
    if state.phase not in ("settle", "tricks"):
        return wrong_moment(state)
    if not state.on_bidding_side(action.seat):
        return refuse(state.book, "concede-side")
    if state.trick or state.tricks:
        return refuse(state.book, "concede-late")
    assert state.amount is not None
    within_reach = state.meld_of(state.side_of_bidder) + state.book.points_in_play
    if rules.concede == "off-board" and within_reach >= state.amount:
        return refuse(state.book, "concede-board", reach=within_reach, bid=state.amount)
    return None


def fold_concede(state: State, _action: Concede) -> None:
    state.pending = Ended("conceded")


# --- tricks -----------------------------------------------------------------------------------------------------------


def duty(state: State, seat: Seat) -> Duty:
    """What `seat` must play now. Asked again about the same hand and trick, the answer is remembered."""
    hand, trick = state.hands[seat], state.trick
    known = state.known_duty
    if known is not None and known[0] is hand and known[1] is trick:
        return known[2]
    assert state.order is not None
    found = duty_of(state.book.tricks, state.order, hand, trick)
    state.known_duty = (hand, trick, found)
    return found


def trick_is_full(state: State) -> bool:
    return len(state.trick) == len(state.seating.seats)


def verify_play(state: State, action: Play) -> Refusal | None:
    if state.phase != "tricks":
        return _not_yet(state)
    if action.seat != state.turn:
        if trick_is_full(state):
            return refuse(state.book, "gather-first")
        assert state.turn is not None
        leading = bool(state.tricks) and not state.trick
        return refuse(state.book, "lead-turn" if leading else "play-turn", who=SEAT_NAMES[state.turn])
    now = duty(state, action.seat)
    if action.piece in now.allowed:
        return None
    assert state.order is not None
    return not_held(state, action, (action.piece,)) or play_refusal(state.book, state.order, now, action.piece)


def _not_yet(state: State) -> Refusal:
    if state.phase == "settle":
        if all_confirmed(state):
            return refuse(state.book, "lead-signal", who=SEAT_NAMES[state.scorekeeper])
        return refuse(state.book, "lead-confirm")
    if state.phase in ("kitty", "discard"):
        return refuse(state.book, "discard-first", count=state.book.deal.kitty)
    if state.phase == "trump":
        return refuse(state.book, "lead-trump")
    return wrong_moment(state)


def fold_play(state: State, action: Play) -> None:
    seat, piece, hands = action.seat, action.piece, state.hands
    hand = hands[seat]
    at = hand.index(piece)
    hands[seat] = hand[:at] + hand[at + 1 :]
    state.trick = (*state.trick, piece)
    state.looking = False
    state.turn = None if len(state.trick) == len(hands) else state.seating.left[seat]


def trick_consequence(state: State) -> Event | None:
    if state.turn is not None:
        return None
    if not state.trick_taken:
        assert state.order is not None
        last = not any(state.hands.values())
        winner = state.player_at(winner_of(state.order, state.trick))
        return TrickWon(winner, trick_points(state.book, state.trick, last=last))
    return None if any(state.hands.values()) else Ended("played")


def fold_trick_won(state: State, event: TrickWon) -> None:
    assert state.leader is not None
    state.tricks = (*state.tricks, Trick(state.leader, state.trick, event.seat, event.points))
    state.points[state.seating.side[event.seat]] += event.points
    state.leader = event.seat
    state.trick_taken = True
    if not state.book.tricks.gather:
        _clear(state)


def _clear(state: State) -> None:
    state.trick = ()
    state.trick_taken = False
    state.turn = state.leader


def verify_gather(state: State, action: Gather) -> Refusal | None:
    if state.phase != "tricks" or not state.trick_taken:
        return refuse(state.book, "gather-none") if state.phase == "tricks" else wrong_moment(state)
    assert state.leader is not None
    if state.seating.side[action.seat] != state.seating.side[state.leader]:
        return refuse(state.book, "gather-side", who=SEAT_NAMES[state.leader])
    return None


def fold_gather(state: State, _action: Gather) -> None:
    _clear(state)


# --- looking back, stacking, stopping ---------------------------------------------------------------------------------


def played_are_closed(state: State) -> bool:
    """The bid is so high that nobody may look at what was played."""
    closed_from = state.book.tricks.closed_from
    return closed_from is not None and state.amount is not None and state.amount >= closed_from


def verify_look(state: State, _action: AskToSee) -> Refusal | None:
    if state.phase != "tricks" or not state.tricks:
        return wrong_moment(state)
    if played_are_closed(state):
        return refuse(state.book, "look-under", closed=state.book.tricks.closed_from)
    if state.book.tricks.review == "last-trick" and state.trick and not state.trick_taken:
        return refuse(state.book, "review-late")
    return None


def fold_look(state: State, _action: AskToSee) -> None:
    state.looking = True


def _verify_stack(state: State) -> Refusal | None:
    if state.phase not in ("settle", "tricks"):
        return wrong_moment(state)
    return None if played_are_closed(state) else refuse(state.book, "stack-bid", closed=state.book.tricks.closed_from)


def verify_stack(state: State, action: Stack) -> Refusal | None:
    if refusal := _verify_stack(state):
        return refusal
    assert state.bidder is not None
    if action.seat != state.bidder:
        return refuse(state.book, "stack-bidder", who=SEAT_NAMES[state.bidder])
    forms = state.book.tricks.stacks
    if action.form not in forms:
        return refuse(state.book, "stack-form", forms=", ".join(forms))
    return refuse(state.book, "stack-late") if state.tricks else None


def fold_stack(state: State, action: Stack) -> None:
    state.stack = action.form


def verify_turn_stack(state: State, action: TurnStack) -> Refusal | None:
    if refusal := _verify_stack(state):
        return refusal
    if state.on_bidding_side(action.seat):
        return refuse(state.book, "stack-opponents")
    if action.towards not in state.seating.seats:
        return refuse(state.book, "no-seat", seat=action.towards, seats=", ".join(state.seating.seats))
    return None if len(state.tricks) >= 1 else refuse(state.book, "stack-early")


def fold_turn_stack(state: State, action: TurnStack) -> None:
    state.stack_towards = action.towards


def needed(state: State) -> int:
    """What the bidding side must take in play for its bid, its meld left aside."""
    assert state.amount is not None
    return min(state.amount, state.book.points_in_play)


def is_decided(state: State) -> bool:
    side = state.side_of_bidder
    others = sum(points for other, points in state.points.items() if other != side)
    return state.points[side] >= needed(state) or others > state.book.points_in_play - needed(state)


def verify_stop(state: State, _action: StopPlay) -> Refusal | None:
    if state.phase != "tricks" or not state.book.tricks.stop_when_decided:
        return wrong_moment(state)
    return None if is_decided(state) else refuse(state.book, "stop-undecided")


def fold_stop(state: State, _action: StopPlay) -> None:
    state.pending = Ended("stopped")


def fold_ended(state: State, event: Ended) -> None:
    if event.how == "silenced":
        state.bidder = state.dealer
        state.amount = state.book.auction.minimum
        state.dropped = True
    state.pending = None
    state.ended = event.how
    state.phase = "over"
    state.turn = None


RULES: Rules = {
    Confirm: Rule(verify_confirm, fold_confirm),
    StartPlay: Rule(verify_start, fold_start),
    Concede: Rule(verify_concede, fold_concede),
    Play: Rule(verify_play, fold_play),
    Gather: Rule(verify_gather, fold_gather),
    AskToSee: Rule(verify_look, fold_look),
    Stack: Rule(verify_stack, fold_stack),
    TurnStack: Rule(verify_turn_stack, fold_turn_stack),
    StopPlay: Rule(verify_stop, fold_stop),
}
FOLDS: Folds = {TrickWon: fold_trick_won, Ended: fold_ended}

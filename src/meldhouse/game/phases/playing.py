"""The tricks, from the first lead to the last card."""

from __future__ import annotations

from collections.abc import Sequence

from meldhouse.game.actions import Event, Gather, Play, StopPlay
from meldhouse.game.duties import play_refusal
from meldhouse.game.events import Ended, LeftOver, TrickWon
from meldhouse.game.phases.rule import Folds, Rule, Rules, not_held, wrong_moment
from meldhouse.game.phases.settling import all_confirmed
from meldhouse.game.refusals import Refusal, refuse
from meldhouse.game.seats import Seat
from meldhouse.game.state import State, Trick
from meldhouse.game.tricks import allowed_plays, trick_points, winner_of
from meldhouse.pieces import Piece


def allowed(state: State, seat: Seat) -> Sequence[Piece]:
    """What `seat` may play now, copies included. The answer for the same hand and trick is cached."""
    hand, trick = state.hands[seat], state.play.trick
    known_hand, known_trick, known = state.play.known_plays
    if known_hand is not hand or known_trick is not trick:
        assert state.order is not None
        known = allowed_plays(state.book.tricks, state.order, hand, trick)
        state.play.known_plays = (hand, trick, known)
    if state.felt.exposed or state.felt.touched or state.felt.lead_due:
        return bound_plays(state, seat, known)
    return known


def bound_plays(state: State, seat: Seat, free: Sequence[Piece]) -> Sequence[Piece]:
    """What is left of `free` for a player who touched a piece, whose lead was called, or who has pieces lying open."""
    touched = state.felt.touched.get(seat)
    if touched in state.hands[seat]:
        return [touched]
    called = state.felt.lead_due.get(seat)
    if called and not state.play.trick:
        assert state.order is not None
        free = [piece for piece in free if piece in state.order.members[called]] or free
    lying = lying_open(state, seat)
    return [piece for piece in free if piece in lying] or free


def lying_open(state: State, seat: Seat) -> list[Piece]:
    """What lies open before `seat`, minus what that seat took back this turn."""
    return [piece for piece in state.felt.exposed.get(seat, ()) if (seat, piece) not in state.felt.held_back]


def passes_over_open(state: State, action: Play) -> bool:
    """Whether an open piece should have been played instead, judging only by what lies open: if this piece was legal,
    that one was, too."""
    lying = lying_open(state, action.seat)
    if action.piece in lying or action.seat != state.turn or state.order is None:
        return False
    free = allowed_plays(state.book.tricks, state.order, (*lying, action.piece), state.play.trick)
    called = state.felt.lead_due.get(action.seat)
    if called and not state.play.trick:
        free = [piece for piece in free if piece in state.order.members[called]] or free
    return action.piece in free and any(piece in free for piece in lying)


def trick_is_full(state: State) -> bool:
    return len(state.play.trick) == len(state.seating.seats)


def verify_play(state: State, action: Play) -> Refusal | None:
    if state.phase != "tricks":
        return _not_yet(state)
    if state.ending.claim is not None:
        return refuse(state.book, "claim-first", who=state.ending.claim[0])
    if action.seat != state.turn and not _leads_for_partner(state, action.seat):
        if trick_is_full(state):
            return refuse(state.book, "gather-first")
        assert state.turn is not None
        leads = not state.play.trick
        return refuse(
            state.book, "play-turn" if not leads else "lead-turn" if state.play.tricks else "lead-first", who=state.turn
        )
    if action.piece in allowed(state, action.seat):
        return None
    if state.felt.touched.get(action.seat) in state.hands[action.seat]:
        return _bound_refusal(state, action.seat)
    assert state.order is not None
    hand = state.hands[action.seat]
    missing = not_held(state, action, (action.piece,))
    return (
        missing
        or play_refusal(
            state.book, state.order, hand, state.play.trick, action.piece, trump_is_told=not state.trump_is_hidden
        )
        or _bound_refusal(state, action.seat)
    )


def _leads_for_partner(state: State, seat: Seat) -> bool:
    """After a side took a trick it did not win, either partner may lead, whoever took it."""
    if not state.refereed or state.play.trick or not state.play.tricks or state.order is None or state.turn is None:
        return False
    trick = state.play.tricks[-1]
    false = trick.winner != trick.seats[winner_of(state.order, trick.pieces)]
    return false and state.seating.partner[trick.winner] == seat


def _bound_refusal(state: State, seat: Seat) -> Refusal:
    """Why a piece that breaks no duty may still not be played: another lies open, was touched or was called for."""
    called = state.felt.lead_due.get(seat)
    if called and not state.play.trick:
        return refuse(state.book, "lead-called", suit=called)
    must = tuple(dict.fromkeys(allowed(state, seat)))
    touched = state.felt.touched.get(seat) in must
    return refuse(state.book, "play-touched" if touched else "play-bound", pieces=must, must=must)


def _not_yet(state: State) -> Refusal:
    if state.phase == "settle":
        if all_confirmed(state):
            return refuse(state.book, "lead-signal", who=state.scorekeeper)
        return refuse(state.book, "lead-confirm", what="meld" if state.book.has_meld else "contract")
    if state.phase in ("kitty", "discard"):
        return refuse(state.book, "discard-first", count=state.book.deal.kitty)
    if state.phase == "trump":
        return refuse(state.book, "lead-trump")
    if state.phase in ("exchange", "meld"):
        return refuse(state.book, "lead-meld")
    return wrong_moment(state)


def fold_play(state: State, action: Play) -> None:
    seat, piece, hands = action.seat, action.piece, state.hands
    hand = hands[seat]
    at = hand.index(piece)
    hands[seat] = hand[:at] + hand[at + 1 :]
    state.play.trick = (*state.play.trick, piece)
    state.play.trick_seats = played = (*state.play.trick_seats, seat)
    state.felt.shown_since = False
    state.felt.held_back = ()
    if state.play.looking:
        state.play.looking, state.play.shown_by = False, frozenset()
    if state.felt.exposed or state.felt.touched or state.felt.lead_due:
        _released(state, seat, piece)
    if len(played) == len(hands):
        state.turn = None
        return
    turn = state.seating.left[seat]
    while turn in played:
        turn = state.seating.left[turn]
    state.turn = turn


def _released(state: State, seat: Seat, piece: Piece) -> None:
    """The open piece is played; what was touched or called for is settled."""
    lying = state.felt.exposed.get(seat, ())
    if piece in lying:
        at = lying.index(piece)
        state.felt.exposed[seat] = lying[:at] + lying[at + 1 :]
    state.felt.exposed = {owner: pieces for owner, pieces in state.felt.exposed.items() if pieces}
    state.felt.touched.pop(seat, None)
    if len(state.play.trick) == 1:
        state.felt.lead_due.pop(seat, None)


def trick_consequence(state: State) -> Event | None:
    """A full trick is won; the hand is over as soon as somebody has nothing left to play."""
    if state.turn is not None:
        return None
    if not state.play.trick_taken:
        assert state.order is not None
        last = not all(state.hands.values())
        winner = state.play.trick_seats[winner_of(state.order, state.play.trick)]
        return TrickWon(winner, trick_points(state.book, state.play.trick, last=last))
    if all(state.hands.values()):
        return None
    left = sum(state.book.worth[piece] for held in state.hands.values() for piece in held)
    if left and state.play.leftover is None:
        assert state.play.leader is not None
        return LeftOver(state.play.leader, left)
    return Ended("played")


def fold_left_over(state: State, event: LeftOver) -> None:
    state.play.leftover = event.points
    state.points[state.seating.side[event.seat]] += event.points


def fold_trick_won(state: State, event: TrickWon) -> None:
    seats = state.play.trick_seats
    state.play.tricks = (*state.play.tricks, Trick(seats[0], state.play.trick, event.seat, event.points, seats))
    state.points[state.seating.side[event.seat]] += event.points
    state.play.leader = event.seat
    state.play.trick_taken = True
    if not state.book.tricks.gather and all(state.hands.values()):
        clear_trick(state)


def clear_trick(state: State) -> None:
    state.play.trick = ()
    state.play.trick_seats = ()
    state.play.trick_taken = False
    state.turn = state.play.leader


def verify_gather(state: State, action: Gather) -> Refusal | None:
    if state.phase != "tricks" or not state.play.trick_taken:
        return refuse(state.book, "gather-none") if state.phase == "tricks" else wrong_moment(state)
    assert state.play.leader is not None
    if state.seating.side[action.seat] != state.seating.side[state.play.leader]:
        return refuse(state.book, "gather-side", who=state.play.leader)
    return None


def fold_gather(state: State, _action: Gather) -> None:
    clear_trick(state)


def needed(state: State) -> int:
    """What the bidding side must take in play to make its bid, apart from its meld."""
    assert state.amount is not None
    return state.book.needed(state.amount)


def is_decided(state: State) -> bool:
    side = state.side_of_bidder
    others = sum(points for other, points in state.points.items() if other != side)
    return state.points[side] >= needed(state) or others > state.book.points_in_play - needed(state)


def verify_stop(state: State, _action: StopPlay) -> Refusal | None:
    if state.phase != "tricks" or not state.book.tricks.stop_when_decided:
        return wrong_moment(state)
    return None if is_decided(state) else refuse(state.book, "stop-undecided")


def fold_stop(state: State, _action: StopPlay) -> None:
    state.ending.pending = Ended("stopped")


def fold_ended(state: State, event: Ended) -> None:
    if event.how == "silenced":
        state.bidder = state.dealer
        state.amount = state.book.auction.dropped_at
        state.auction.dropped = True
    state.ending.before_end = (state.phase, state.turn, state.ending.ended)
    state.ending.pending = None
    state.felt.fixing = False
    state.ending.offender = event.by
    state.ending.ended = event.how
    state.phase = "over"
    state.turn = None


RULES: Rules = {
    Play: Rule(verify_play, fold_play),
    Gather: Rule(verify_gather, fold_gather),
    StopPlay: Rule(verify_stop, fold_stop),
}
FOLDS: Folds = {TrickWon: fold_trick_won, LeftOver: fold_left_over, Ended: fold_ended}

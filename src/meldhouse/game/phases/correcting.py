"""A piece that should not have been played: calling it, and correcting it while the book allows."""

from __future__ import annotations

import re

from meldhouse.game.actions import CallRenege, Correct
from meldhouse.game.events import PutRight, TakenBack
from meldhouse.game.phases.rule import Folds, Rule, Rules, not_held, wrong_moment
from meldhouse.game.refusals import Refusal, refuse
from meldhouse.game.review import broken_duty, held_before, last_trick, played_by, tricks_so_far
from meldhouse.game.seats import Seat
from meldhouse.game.state import State, Trick
from meldhouse.game.tricks import allowed_plays, trick_points, winner_of
from meldhouse.pieces import Piece, sorted_pieces


def verify_correct(state: State, action: Correct) -> Refusal | None:
    if not state.refereed:
        return refuse(state.book, "guarded-renege")
    if state.phase != "tricks":
        return wrong_moment(state)
    if state.book.renege.correct == "never":
        return refuse(state.book, "correct-never")
    number = trick_to_mend(state, action.seat)
    if number is None:
        return refuse(state.book, "correct-late")
    if broken_duty(state, action.seat, number) is None:
        earlier = any(broken_duty(state, action.seat, before) is not None for before in range(1, number))
        return refuse(state.book, "correct-late" if earlier else "correct-none")
    held = held_before(state, action.seat, number)
    if action.piece not in held:
        return not_held(state, action, (action.piece,))
    pieces, seats = tricks_so_far(state)[number - 1]
    assert state.order is not None
    if action.piece not in allowed_plays(state.book.tricks, state.order, held, pieces[: seats.index(action.seat)]):
        return refuse(state.book, "correct-wrong", piece=action.piece)
    return None


def trick_to_mend(state: State, seat: Seat) -> int | None:
    """The number of the latest trick in which `seat` may still change a piece; None when it is too late."""
    window = state.book.renege.correct
    tricks = tricks_so_far(state)
    last = len(tricks)
    if window == "next-trick":
        on_table = bool(state.play.trick) and not state.play.trick_taken
        open_still = [number for number in ((last, last - 1) if on_table else (last,)) if number > 0]
        broken = [number for number in open_still if broken_duty(state, seat, number) is not None]
        played = [number for number in open_still if played_by(state, seat, number) is not None]
        return next(iter(broken or played), None)
    if not tricks or seat not in tricks[-1][1]:
        return None
    if window == "own-seen":
        # Once the trick is turned down, only the player who asked to see it may change their own piece.
        if last <= state.play.closed_to:
            return None
        turned = not state.play.trick
        return last if not turned or (state.play.looking and seat in state.play.shown_by) else None
    if tricks[-1][1][-1] != seat:
        return None
    if window == "next-piece":
        return None if state.felt.shown_since else last
    return last if state.play.trick else None  # a trick turned down is closed


def fold_correct(state: State, action: Correct) -> None:
    number = trick_to_mend(state, action.seat)
    assert number is not None
    put_right(state, action.seat, number, action.piece, back=state.book.renege.correct == "next-trick")


def fold_put_right(state: State, event: PutRight) -> None:
    put_right(state, event.seat, event.trick, event.piece, back=event.back)


def put_right(state: State, seat: Seat, number: int, piece: Piece, *, back: bool) -> None:
    """Replace what `seat` played to trick `number`; with `back`, whatever was played after it returns to its owners."""
    wrong = played_by(state, seat, number)
    assert wrong is not None
    if back:
        _take_back(state, seat, number)
    else:
        _, seats = tricks_so_far(state)[number - 1]
        later = seats[seats.index(seat) + 1 :]
        state.play.excused |= {(number, other) for other in later if broken_duty(state, other, number) is None}
    hand = list(state.hands[seat])
    hand.remove(piece)
    hand.append(wrong)
    state.hands[seat] = sorted_pieces(hand) if state.book.deal.sorted else tuple(hand)
    if state.book.renege.withdrawn == "face-up":
        state.felt.exposed[seat] = (*state.felt.exposed.get(seat, ()), wrong)
    if seat in state.felt.exposed:  # the piece played instead may have lain open
        state.cover(seat)
    if len(state.play.tricks) >= number:
        _mend_finished(state, seat, number, piece)
    if state.play.trick and (not state.play.trick_taken or len(state.play.tricks) == number):
        at = state.play.trick_seats.index(seat)
        state.play.trick = (*state.play.trick[:at], piece, *state.play.trick[at + 1 :])


def _mend_finished(state: State, seat: Seat, number: int, piece: Piece) -> None:
    """A finished trick may have another winner after a piece was changed."""
    old = state.play.tricks[number - 1]
    at = old.seats.index(seat)
    pieces = (*old.pieces[:at], piece, *old.pieces[at + 1 :])
    assert state.order is not None
    winner = old.seats[winner_of(state.order, pieces)]
    points = trick_points(state.book, pieces, last=number == len(state.play.tricks) and not any(state.hands.values()))
    state.points[state.seating.side[old.winner]] -= old.points
    state.points[state.seating.side[winner]] += points
    mended = Trick(old.leader, pieces, winner, points, old.seats)
    state.play.tricks = (*state.play.tricks[: number - 1], mended, *state.play.tricks[number:])
    state.play.leader = winner
    if not state.play.trick:
        state.turn = winner


def fold_taken_back(state: State, event: TakenBack) -> None:
    wrong = played_by(state, event.seat, event.trick)
    _take_back(state, event.seat, event.trick, keeping=False)
    state.turn = event.seat
    if wrong is not None and state.book.renege.withdrawn == "face-up":
        state.felt.exposed[event.seat] = (*state.felt.exposed.get(event.seat, ()), wrong)


def _take_back(state: State, seat: Seat, number: int, *, keeping: bool = True) -> None:
    """Everything after `seat`'s piece in trick `number` goes back into the hands, and that trick is on the table."""
    tricks = tricks_so_far(state)
    pieces, seats = tricks[number - 1]
    keep = seats.index(seat) + keeping
    for later_pieces, later_seats in ((pieces[keep:], seats[keep:]), *tricks[number:]):
        for owner, piece in zip(later_seats, later_pieces, strict=True):
            hand = (*state.hands[owner], piece)
            state.hands[owner] = sorted_pieces(hand) if state.book.deal.sorted else hand
    for trick in state.play.tricks[number - 1 :]:
        state.points[state.seating.side[trick.winner]] -= trick.points
    state.play.tricks = state.play.tricks[: number - 1]
    state.play.acted_in = min(state.play.acted_in, number)  # what came after that is undone
    state.play.trick, state.play.trick_seats = pieces[:keep], seats[:keep]
    state.play.trick_taken = False
    state.play.leader = seats[0]
    state.turn = state.seating.left[seat] if keep < len(state.seating.seats) else None


def verify_call(state: State, action: CallRenege) -> Refusal | None:
    if not state.refereed:
        return refuse(state.book, "guarded-renege")
    if action.accused not in state.seating.seats:
        return refuse(state.book, "no-seat", seat=action.accused, seats=state.seating.seats)
    if not can_be_reneged(state) or state.ending.ended in ("renege", "forfeited", "awarded", "void"):
        return wrong_moment(state)
    rules = state.book.renege
    own = state.seating.side[action.seat] == state.seating.side[action.accused]
    forgot = action.offence == "discard" and state.deal.kitty_taken and state.deal.discard is None
    if rules.callers == "opponents" and own and not forgot:  # with the kitty in hand, the player cannot go on
        return refuse(state.book, "renege-opponents")
    if action.said is not None and not says(action.said, rules.formula):
        return refuse(state.book, "renege-formula", formula=rules.formula)
    most = last_trick(state)
    if not 0 <= action.trick <= most:  # a slip of the tongue, which costs the caller nothing
        if not most:
            return refuse(state.book, "renege-trick-none", code="renege-trick", number=action.trick)
        return refuse(state.book, "renege-trick", number=action.trick, most=most)
    return None


def can_be_reneged(state: State) -> bool:
    """Whether a renege would cost something: there is a bid to lose, and all meld has been laid."""
    if state.phase == "over":
        return bool(state.play.trick or state.play.tricks)
    return state.phase in ("settle", "tricks") or (state.phase == "trump" and not state.book.has_meld)


def says(said: str, formula: str) -> bool:
    """Whether a call contains the words the house requires, whatever their spelling.

    >>> calls = ("Stop! I am calling a RENEGE.", "I'm calling a renege", "renege!")
    >>> [says(said, "I am calling a renege") for said in calls]
    [True, True, False]
    """
    plain = (re.sub(r"\bi['’]m\b", "i am", text.casefold()) for text in (said, formula))
    words, wanted = (re.findall(r"\w+", text) for text in plain)
    return not wanted or f" {' '.join(wanted)} " in f" {' '.join(words)} "


def fold_call(state: State, _action: CallRenege) -> None:
    """The call itself changes nothing; the ruling does."""


RULES: Rules = {Correct: Rule(verify_correct, fold_correct), CallRenege: Rule(verify_call, fold_call)}
FOLDS: Folds = {PutRight: fold_put_right, TakenBack: fold_taken_back}

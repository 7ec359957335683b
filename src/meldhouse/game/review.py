"""Looking back at what was played: which duty a play broke, from the state of the table alone.

At the time of a play, the player held that piece, everything they played since, and what they still hold. So every hand
at every moment can be reconstructed, as a referee does by turning the tricks over.
"""

from __future__ import annotations

from meldhouse.game.actions import Offence
from meldhouse.game.duties import play_refusal
from meldhouse.game.melds import AROUNDS, times_around
from meldhouse.game.refusals import Refusal
from meldhouse.game.seats import Seat
from meldhouse.game.state import State
from meldhouse.pieces import Piece

_OFFENCES: dict[str, Offence] = {
    "must-follow": "follow",
    "must-beat": "beat",
    "must-overtrump": "beat",
    "must-trump": "trump",
}

UNSEEN = frozenset(("must-follow", "must-beat", "must-trump", "must-overtrump", "meld-compulsory", "discard-declare"))
"""Refusals that depend on a hidden hand: on felt such an act happens, and nobody notices."""


def tricks_so_far(state: State) -> tuple[tuple[tuple[Piece, ...], tuple[Seat, ...]], ...]:
    """Every trick with who played each piece; the trick on the table comes last."""
    done = [(trick.pieces, trick.seats) for trick in state.play.tricks]
    if state.play.trick and not state.play.trick_taken:
        done.append((state.play.trick, state.play.trick_seats))
    return tuple(done)


def played_by(state: State, seat: Seat, number: int) -> Piece | None:
    """What `seat` played to trick `number`, counted from 1."""
    tricks = tricks_so_far(state)
    if not 1 <= number <= len(tricks):
        return None
    pieces, seats = tricks[number - 1]
    return pieces[seats.index(seat)] if seat in seats else None


def last_trick(state: State) -> int:
    """The last trick in which a renege can be called: somebody played to it, or showed a piece before its lead, as in a
    lead out of turn. 0 before the first."""
    return max(state.play.acted_in, len(tricks_so_far(state)))


def held_before(state: State, seat: Seat, number: int) -> tuple[Piece, ...]:
    """The hand from which `seat` played to trick `number`."""
    later = [pieces[seats.index(seat)] for pieces, seats in tricks_so_far(state)[max(number, 1) - 1 :] if seat in seats]
    return (*state.hands[seat], *later)


def broken_duty(state: State, seat: Seat, number: int) -> Refusal | None:
    """The duty that `seat` did not meet in trick `number`; None if there is none."""
    piece = played_by(state, seat, number)
    if piece is None or state.order is None or (number, seat) in state.play.excused:
        return None
    pieces, seats = tricks_so_far(state)[number - 1]
    before = pieces[: seats.index(seat)]
    return play_refusal(state.book, state.order, held_before(state, seat, number), before, piece)


def offence_of(refusal: Refusal) -> Offence:
    """The kind of renege for a broken duty."""
    return _OFFENCES[refusal.code]


def all_played_by(state: State, seat: Seat) -> tuple[Piece, ...]:
    """What `seat` has played so far; when the hand is over, also what it still holds."""
    left = state.hands.get(seat, ()) if state.phase == "over" else ()
    return (*(pieces[seats.index(seat)] for pieces, seats in tricks_so_far(state) if seat in seats), *left)


def kept_back(state: State, seat: Seat, seen: tuple[Piece, ...]) -> tuple[str, ...]:
    """The compulsory melds that `seat` held, as its `seen` pieces show, but had not laid by the end of the meld."""
    if seat not in state.meld or not (state.play.trick or state.play.tricks):
        return ()
    laid, rules = state.meld[seat].pieces, state.book.meld
    return tuple(
        kind
        for kind in rules.compulsory
        if min(times_around(seen, kind), 1 if not rules.compulsory_all else len(seen))
        > min(laid.count(piece) for piece in AROUNDS[kind])
    )


def misdeclared(state: State) -> bool:
    """Whether the bidder announced a wrong number of trumps laid away."""
    if state.deal.discard is None or state.before_play.declared_trumps is None or state.order is None:
        return False
    members = state.order.members[state.order.trump or ""]
    return state.before_play.declared_trumps != sum(piece in members for piece in state.deal.discard)

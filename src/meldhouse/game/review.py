"""Looking back at what was played: which duty a play broke, from nothing but the state of the table.

Whoever played a piece held it, and everything he has played since and holds still: so every hand of every moment can be
put together again, as a referee turns the tricks over.
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
"""Refusals that only somebody who sees that hand can know of: on felt such an act happens, and nothing tells."""


def tricks_so_far(state: State) -> tuple[tuple[tuple[Piece, ...], tuple[Seat, ...]], ...]:
    """Every trick with those who played it, the one on the table last."""
    done = [(trick.pieces, trick.seats) for trick in state.tricks]
    if state.trick and not state.trick_taken:
        done.append((state.trick, state.trick_seats))
    return tuple(done)


def played_by(state: State, seat: Seat, number: int) -> Piece | None:
    """What `seat` played to trick `number`, counted from 1."""
    tricks = tricks_so_far(state)
    if not 1 <= number <= len(tricks):
        return None
    pieces, seats = tricks[number - 1]
    return pieces[seats.index(seat)] if seat in seats else None


def last_trick(state: State) -> int:
    """The last trick that a renege can be called in: somebody has played to it, or shown a piece before its lead, as
    whoever leads out of turn does. 0 before the first."""
    return max(state.acted_in, len(tricks_so_far(state)))


def held_before(state: State, seat: Seat, number: int) -> tuple[Piece, ...]:
    """The hand from which `seat` played to trick `number`."""
    later = [pieces[seats.index(seat)] for pieces, seats in tricks_so_far(state)[max(number, 1) - 1 :] if seat in seats]
    return (*state.hands[seat], *later)


def broken_duty(state: State, seat: Seat, number: int) -> Refusal | None:
    """The duty that `seat` did not meet in trick `number`; None when all is well."""
    piece = played_by(state, seat, number)
    if piece is None or state.order is None or (number, seat) in state.excused:
        return None
    pieces, seats = tricks_so_far(state)[number - 1]
    before = pieces[: seats.index(seat)]
    return play_refusal(state.book, state.order, held_before(state, seat, number), before, piece)


def offence_of(refusal: Refusal) -> Offence:
    """The kind of renege that a broken duty is."""
    return _OFFENCES[refusal.code]


def all_played_by(state: State, seat: Seat) -> tuple[Piece, ...]:
    """What `seat` has played so far; when the hand is over nothing is hidden any more."""
    left = state.hands.get(seat, ()) if state.phase == "over" else ()
    return (*(pieces[seats.index(seat)] for pieces, seats in tricks_so_far(state) if seat in seats), *left)


def kept_back(state: State, seat: Seat, seen: tuple[Piece, ...]) -> tuple[str, ...]:
    """The compulsory melds that `seat` held, as the pieces `seen` of his show, and did not lay, once there is nothing
    more to lay."""
    if seat not in state.meld or not (state.trick or state.tricks):
        return ()
    laid, rules = state.meld[seat].pieces, state.book.meld
    return tuple(
        kind
        for kind in rules.compulsory
        if min(times_around(seen, kind), 1 if not rules.compulsory_all else len(seen))
        > min(laid.count(piece) for piece in AROUNDS[kind])
    )


def misdeclared(state: State) -> bool:
    """The bidder has told a wrong number of trumps in what he laid away."""
    if state.discard is None or state.declared_trumps is None or state.order is None:
        return False
    members = state.order.members[state.order.trump or ""]
    return state.declared_trumps != sum(piece in members for piece in state.discard)

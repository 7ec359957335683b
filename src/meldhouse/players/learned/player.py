"""A learned player at a real table: turns a seat's view and what it has seen into a decision.

The events the seat has seen are replayed in the environment, with all hands but its own blank. A test compares the
resulting state with the true one, minus what the seat cannot know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np

from meldhouse.game import (
    Bid,
    Dealt,
    Discard,
    Event,
    HandsShown,
    KittyTurned,
    NameTrump,
    Pass,
    Play,
    Seat,
    ShowMeld,
    View,
    count_meld,
    seating_of,
)
from meldhouse.lockstep.arrays import Array
from meldhouse.lockstep.playing import Learned
from meldhouse.lockstep.state import GOING, PHASES, State
from meldhouse.pieces import Piece
from meldhouse.players.deeds.asking import Question
from meldhouse.players.deeds.numbering import Deed, Numbering
from meldhouse.players.deeds.player import DeedPlayer
from meldhouse.rulebooks import Book

ALL = np.ones(1, bool)


class LearnedPlayer(DeedPlayer):
    """Decides for any seat of tables that go by `book`."""

    def __init__(self, book: Book, learned: Learned) -> None:
        self.book, self.learned, self.table = book, learned, learned.table
        self.numbers = Numbering(book, learned.table.rules.bids)
        self.seats = seating_of(book).seats
        self._place = {piece: at for at, piece in enumerate(book.pack.faces)}
        self._told: dict[Seat, tuple[list[Event], State]] = {}
        """For each seat, the events last seen and the resulting state: most questions come a few events after the one
        before."""

    def deed(self, question: Question, seen: Sequence[Event]) -> Deed:
        return self.numbers.deeds[int(self.learned.decide(self.state(question, seen))[0])]

    # --- the environment as the seat knows it -------------------------------------------------------------------------

    def state(self, question: Question, seen: Sequence[Event]) -> State:
        """One hand, with everything blank that the seat of `question` does not know."""
        view, seat = question.view, question.seat
        state, row = self._public(view, seen), self.seats.index(seat)
        partner = seating_of(self.book).partner[seat]
        if view.phase == "tricks" and not view.trick and view.turn is not None:
            state = state._replace(leader=_one(self.seats.index(view.turn)))
        passed = {seat: view.passed} if partner is None else {seat: view.passed, partner: view.received}
        return state._replace(
            phase=_one(PHASES.index(question.offer or view.phase)),
            actor=_one(row),
            hands=self._rows({seat: view.hand}),
            chosen=self._counts(question.chosen),
            given=self._rows(passed),
            discard=self._counts(view.discard if seat == view.bidder else ()),
        )

    def _public(self, view: View, seen: Sequence[Event]) -> State:
        """What everybody has seen."""
        seat = view.seat or "N"
        told, state = self._told.get(seat, ([], None))
        if state is None or seen[: len(told)] != told:
            told, state = [], self._begin(view)
        for event in seen[len(told) :]:
            fold = _FOLDS.get(type(event))
            if fold is not None:
                state = fold(self, state, event)
        self._told[seat] = (list(seen), state)
        return state

    def _begin(self, view: View) -> State:
        faces = len(self._place)
        blank = np.zeros((1, len(self.seats), faces), np.int32)
        return self.table.start(blank, blank[:, 0], dealer=_one(self.seats.index(view.dealer)))

    def _counts(self, pieces: Iterable[Piece]) -> Array:
        found = np.zeros((1, len(self._place)), np.int32)
        for piece in pieces:
            found[0, self._place[piece]] += 1
        return found

    def _rows(self, by_seat: dict[Seat, tuple[Piece, ...]]) -> Array:
        return np.stack([self._counts(by_seat.get(seat, ())) for seat in self.seats], axis=1)

    # --- one method for each kind of event ----------------------------------------------------------------------------

    def _dealt(self, state: State, _event: Dealt) -> State:
        blank = np.zeros_like(state.hands)
        return self.table.start(blank, blank[:, 0], dealer=state.dealer)

    def _called(self, state: State, event: Bid | Pass) -> State:
        number = self.numbers.number["pass"][None]
        if isinstance(event, Bid):
            # Others may know more of the ladder; bids beyond it count as its top.
            number = self.numbers.number["bid"][min(event.amount, self.numbers.bids[-1])]
        state = self.table.call(self._turn(state, event.seat), _one(number), ALL)
        return state._replace(ended=_one(GOING))  # a blank hand has no marriage, which ends nothing here

    def _turn(self, state: State, seat: Seat) -> State:
        return state._replace(actor=_one(self.seats.index(seat)))

    def _named(self, state: State, event: NameTrump) -> State:
        return state._replace(trump=_one(self.book.trump.choices.index(event.trump)))

    def _kitty(self, state: State, event: KittyTurned) -> State:
        return state._replace(kitty=self._counts(event.pieces), kitty_open=ALL)

    def _discarded(self, state: State, event: Discard) -> State:
        return state._replace(declared=_one(event.trumps if self.book.kitty.declare_trumps else 0))

    def _melded(self, state: State, event: ShowMeld) -> State:
        return self._shown(state, event.seat, event.pieces)

    def _opened(self, state: State, event: HandsShown) -> State:
        for seat, pieces in event.hands.items():
            state = self._shown(state, seat, pieces)
        return state

    def _shown(self, state: State, seat: Seat, pieces: tuple[Piece, ...]) -> State:
        row, counts = self.seats.index(seat), self._counts(pieces)
        has_shown, shown, meld = state.has_shown.copy(), state.shown.copy(), state.meld.copy()
        has_shown[0, row], shown[0, row] = True, counts[0]
        trump = self.book.trump.choices[int(state.trump[0])] if state.trump[0] >= 0 else None
        meld[0, row] = count_meld(self.book, pieces, trump).points
        return state._replace(has_shown=has_shown, shown=shown, meld=meld)

    def _played(self, state: State, event: Play) -> State:
        state, face = self._turn(state, event.seat), self._place[event.piece]
        row = int(state.actor[0])
        if (state.lying < 0).all():
            state = state._replace(leader=state.actor)
        if not self.table.tricks.tells_nothing(state, face):
            state = state._replace(ceiling=self.table.tricks.told(state, _one(face)))
        played, lying = state.played.copy(), state.lying.copy()
        played[0, row, face] += 1
        lying[0, row] = face
        return self.table.take_trick(state._replace(played=played, lying=lying), (lying >= 0).all(axis=1))


def _one(number: int) -> Array:
    return np.array([number], np.int32)


_FOLDS: dict[type[Event], Callable[[LearnedPlayer, State, Any], State]] = {
    Dealt: LearnedPlayer._dealt,
    Bid: LearnedPlayer._called,
    Pass: LearnedPlayer._called,
    NameTrump: LearnedPlayer._named,
    KittyTurned: LearnedPlayer._kitty,
    Discard: LearnedPlayer._discarded,
    ShowMeld: LearnedPlayer._melded,
    HandsShown: LearnedPlayer._opened,
    Play: LearnedPlayer._played,
}

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
from meldhouse.lockstep.rules import Rules
from meldhouse.lockstep.state import FREE, NOBODY, NOTHING, PHASES, State
from meldhouse.pieces import Piece
from meldhouse.players.deeds.asking import Question
from meldhouse.players.deeds.numbering import Deed, Numbering
from meldhouse.players.deeds.player import DeedPlayer
from meldhouse.rulebooks import Book

ALL = np.ones(1, bool)
CHANGED = (
    "calls", "passed", "bids", "bidder", "standing", "amount", "dropped",
    "leader", "lying", "played", "ceiling", "points", "tricks", "counters",
)  # fmt: skip
"""What a call or a play changes in place."""


class LearnedPlayer(DeedPlayer):
    """Decides for any seat of tables that go by `book`."""

    def __init__(self, book: Book, learned: Learned) -> None:
        self.book, self.learned, self.table = book, learned, learned.table
        self.numbers = Numbering(book, learned.table.rules.bids)
        self.seats = seating_of(book).seats
        rules = self.table.rules
        self._place = {piece: at for at, piece in enumerate(book.pack.faces)}
        self._tricks, self._worth = _Tricks(rules), rules.worth.tolist()
        self._rung = {bid: rung for rung, bid in enumerate(self.numbers.bids)}
        self._pieces = rules.seats * rules.hand
        self._told: dict[Seat, tuple[list[Event], State]] = {}
        """For each seat, the events last seen and the resulting state: most questions come a few events after the one
        before."""

    def deed(self, question: Question, seen: Sequence[Event]) -> Deed:
        return self.numbers.deeds[int(self.learned.decide(self.state(question, seen))[0])]

    def play_without(self, view: View, seen: Sequence[Event], barred: Iterable[Piece]) -> Piece:
        """The best play that is none of these pieces, if there is another one."""
        faces = self._counts(barred) > 0
        deed = self.numbers.deeds[int(self.learned.decide(self.state(Question(view), seen), faces)[0])]
        assert isinstance(deed.what, Piece)
        return deed.what

    @property
    def estimates(self) -> bool:
        """Whether it can say how likely a bid is made."""
        return "made" in self.learned.weights.networks

    def chance(self, view: View, seen: Sequence[Event], bid: int) -> float:
        """How likely this bid, which the seat may make now, would be made."""
        number = _one(self.numbers.number["bid"][bid])
        return float(self.learned.chance_of_bid(self.state(Question(view), seen), number)[0])

    # --- the environment as the seat knows it -------------------------------------------------------------------------

    def state(self, question: Question, seen: Sequence[Event]) -> State:
        """One hand, with everything blank that the seat of `question` does not know."""
        view, seat = question.view, question.seat
        state, row = self._public(view, seen), self.seats.index(seat)
        partner = seating_of(self.book).partner[seat]
        if view.phase == "tricks" and not view.trick and view.turn is not None:
            state = state._replace(leader=_one(self.seats.index(view.turn)))
        passed = {seat: view.passed} if partner is None else {seat: view.passed, partner: view.received}
        return _own(state)._replace(
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
        """In plain Python, like `_played`: what `Environment.call` changes for everybody to see."""
        row, auction, dealer = self.seats.index(event.seat), self.book.auction, int(state.dealer[0])
        state.calls[0] += 1
        if isinstance(event, Bid):
            # Others may know more of the ladder; bids beyond it count as its top.
            rung = self._rung[min(event.amount, self.numbers.bids[-1])]
            if not auction.pass_final:
                state.passed[0] = False
            state.bids[0, row, rung] = True
            state.bidder[0], state.standing[0], state.amount[0] = row, rung, self.numbers.bids[rung]
            return state
        state.passed[0, row] = True
        others = [bool(has) for at, has in enumerate(state.passed[0]) if at != dealer]
        if auction.all_pass == "dealer" and state.bidder[0] == NOBODY and all(others):
            state.dropped[0] = True
            state.bidder[0], state.amount[0] = dealer, auction.dropped or auction.minimum
        return state

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
        """Most events are plays, so this is plain Python and changes the state's arrays in place: for a single hand
        that is many times as fast as `Environment.play`, which makes new ones."""
        row, face = self.seats.index(event.seat), self._place[event.piece]
        lying = state.lying[0].tolist()
        if max(lying) == NOTHING:
            state.leader[0] = row
        else:
            trump, lead, ceiling = int(state.trump[0]), lying[state.leader[0]], state.ceiling[0, row].tolist()
            state.ceiling[0, row] = self._tricks.told(trump, lying, lead, face, ceiling)
        state.played[0, row, face] += 1
        state.lying[0, row] = lying[row] = face
        if min(lying) != NOTHING:
            return self._take_trick(state, lying)
        return state

    def _take_trick(self, state: State, lying: list[int]) -> State:
        if int(state.played.sum()) == self._pieces:
            return self.table.take_trick(state, ALL)  # after the last one the hand is over
        winner = self._tricks.winner(int(state.trump[0]), lying, int(state.leader[0]))
        counted = sum(self._worth[face] for face in lying)
        side = winner % state.points.shape[1]
        state.points[0, side] += counted + self.table.book.tricks.each
        state.tricks[0, side] += 1
        state.counters[0, side] += counted > 0
        state.leader[0] = winner
        state.lying[0] = NOTHING
        return state


class _Tricks:
    """`lockstep.tricks` for one hand, in plain Python."""

    def __init__(self, rules: Rules) -> None:
        duties = rules.book.tricks
        self.beat, self.head_ruffed, self.first_wins = duties.beat, duties.head_ruffed, duties.identical == "first"
        self.ruff, self.overruff, self.underruff = duties.ruff, duties.overruff, duties.underruff
        self.suit_of, self.member, self.power = rules.suit_of.tolist(), rules.member.tolist(), rules.power.tolist()
        self.trump_suit = rules.trump_suit.tolist()

    def told(self, trump: int, lying: list[int], lead: int, face: int, ceiling: list[int]) -> list[int]:
        """What playing `face` shows that its player lacks, as in `Tricks.told`."""
        suit, led = self.trump_suit[trump], self.suit_of[trump][lead]
        member, power = self.member[trump][led], self.power[trump][led]
        there = [other for other in lying if other != NOTHING]
        best = max(power[other] for other in there)
        beyond = 0 if self.first_wins else 1  # if the last of equals wins, not beating rules out equals
        if member[face]:
            if self.beat == "always" or (self.beat == "trump-led" and led == suit):
                to_beat = max(power[other] for other in there if member[other]) if self.head_ruffed else best
                if not self._beats(power[face], to_beat):
                    ceiling[led] = min(ceiling[led], to_beat - beyond)
            return ceiling
        ceiling[led] = 0
        if self.ruff and suit >= 0:
            if self.member[trump][suit][face]:
                under = self.overruff and not self._beats(power[face], best)
                limit = best - beyond if under else FREE
            else:
                limit = 0 if self.underruff or not self.overruff else best - beyond
            ceiling[suit] = min(ceiling[suit], limit)
        return ceiling

    def _beats(self, power: int, best: int) -> bool:
        return power > best if self.first_wins else power >= best

    def winner(self, trump: int, lying: list[int], leader: int) -> int:
        """Of equals the first to play, or the last."""
        power, seats = self.power[trump][self.suit_of[trump][lying[leader]]], len(lying)
        turns = [(leader + place) % seats for place in range(seats)]
        if not self.first_wins:
            turns.reverse()
        return max(turns, key=lambda row: power[lying[row]])


def _own(state: State) -> State:
    """The same with arrays of its own where calls and plays change them: no other state changes with it."""
    return state._replace(**{name: getattr(state, name).copy() for name in CHANGED})


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

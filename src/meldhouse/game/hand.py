"""A hand of the game: the fold of its events.

>>> from meldhouse.rulebooks import load_book
>>> from meldhouse.game import Bid, Hand, steward
>>> hand = Hand(load_book("st-hilary"), dealer="W", key=bytes(32))
>>> _ = steward.tidy(hand)
>>> print(hand.book.voice.say(hand.verify(Bid("N", 14)).whole))
14 is too low. The lowest bid is 15 (STH-BI-a).
>>> hand.apply(Bid("N", 15))
(Bid(seat='N', amount=15),)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from meldhouse.game.actions import Action, Agree, Event
from meldhouse.game.events import Dealt
from meldhouse.game.phases import (
    bidding,
    claiming,
    correcting,
    counting,
    counts,
    erring,
    looking,
    melding,
    naming,
    playing,
    preparing,
    settling,
    waiting,
)
from meldhouse.game.phases.rule import Rule
from meldhouse.game.refusals import Refusal, Refused, refuse
from meldhouse.game.seats import Seat, seating_of
from meldhouse.game.state import Phase, State
from meldhouse.pieces import Piece, new_key
from meldhouse.rulebooks import Book

_PARTS = (
    preparing, counting, bidding, naming, melding, settling, playing, looking, claiming, counts, erring, correcting,
)  # fmt: skip
RULES: dict[type[Action], Rule] = {kind: rule for part in _PARTS for kind, rule in part.RULES.items()}
VERIFIES: dict[type[Action], Callable[[State, Any], Refusal | None]] = {
    kind: rule.verify for kind, rule in RULES.items()
}
FOLDS: dict[type[Event], Callable[[State, Any], None]] = {
    **{kind: rule.fold for kind, rule in RULES.items()},
    **{
        kind: fold
        for part in (preparing, bidding, naming, melding, playing, claiming, counts, erring, correcting, waiting)
        for kind, fold in part.FOLDS.items()
    },
}
_CONSEQUENCES: dict[Phase, Callable[[State], Event | None]] = {
    "shuffle": preparing.consequence,
    "auction": bidding.consequence,
    "kitty": naming.consequence,
    "discard": naming.consequence,
    "trump": naming.consequence,
    "exchange": naming.exchange_consequence,
    "meld": melding.consequence,
    "tricks": playing.trick_consequence,
}


def consequence(state: State) -> Event | None:
    """What the house must declare now, if anything."""
    if state.ending.pending is not None:
        return state.ending.pending
    due = _CONSEQUENCES.get(state.phase)
    return due(state) if due is not None else None


class Hand:
    """One hand at one table. `verify` alone says what is allowed; everything else derives from it."""

    __slots__ = ("events", "state")

    def __init__(
        self,
        book: Book,
        *,
        dealer: Seat,
        scorekeeper: Seat = "S",
        key: bytes | None = None,
        is_opening: bool = False,
        fixed_layouts: Mapping[Seat, str] | None = None,
        refereed: bool = False,
    ) -> None:
        seats = seating_of(book).seats
        for who, seat in (("dealer", dealer), ("scorekeeper", scorekeeper)):
            if seat not in seats:
                raise ValueError(f"The {who} must sit at this table ({', '.join(seats)}), not at {seat!r}.")
        self.state = State(
            book,
            dealer=dealer,
            scorekeeper=scorekeeper,
            key=key if key is not None else new_key(),
            is_opening=is_opening,
            fixed_layouts=dict(fixed_layouts or {}),
            refereed=refereed,
        )
        self.events: list[Event] = []

    @classmethod
    def with_hands(
        cls,
        book: Book,
        *,
        dealer: Seat,
        hands: Mapping[Seat, Sequence[Piece]],
        kitty: Sequence[Piece] = (),
        scorekeeper: Seat = "S",
        key: bytes | None = None,
        fixed_layouts: Mapping[Seat, str] | None = None,
        refereed: bool = False,
    ) -> Hand:
        """A hand whose deal is known: from a record, a puzzle or a real table. A `key` is for dealing it again."""
        seats = seating_of(book).seats
        if set(hands) != set(seats):
            raise ValueError(f"Give a hand to each of {', '.join(seats)}, and to nobody else.")
        faults = book.pack.faults((*(piece for pieces in hands.values() for piece in pieces), *kitty))
        if faults:
            raise ValueError(" ".join(map(book.voice.say, faults)))
        made = cls(
            book, dealer=dealer, scorekeeper=scorekeeper, key=key, fixed_layouts=fixed_layouts, refereed=refereed
        )
        made._log(Dealt(hands={seat: tuple(pieces) for seat, pieces in hands.items()}, kitty=tuple(kitty)))
        return made

    @classmethod
    def replayed(cls, start: Hand, events: Iterable[Event]) -> Hand:
        """The hand that begins as `start` and follows `events`, without checking that they were allowed."""
        twin = start.blank()
        for event in events:
            twin._log(event)
        return twin

    def again(self) -> Iterator[Hand]:
        """Replay the hand from its beginning: after each event, the table as it was then."""
        twin = self.blank()
        for event in self.events:
            twin._log(event)
            yield twin

    def blank(self) -> Hand:
        """The same table before anything happened."""
        state = self.state
        return Hand(
            state.book,
            dealer=state.dealer,
            scorekeeper=state.scorekeeper,
            key=state.key,
            is_opening=state.is_opening,
            fixed_layouts=state.fixed_layouts,
            refereed=state.refereed,
        )

    # --- asking and doing -----------------------------------------------------------------------------------------

    def verify(self, action: Action) -> Refusal | None:
        """None, or the reason why `action` is not allowed."""
        state = self.state
        if action.seat not in state.seating.left:
            return refuse(state.book, "no-seat", seat=action.seat, seats=state.seating.seats)
        if state.ending.stopped is not None:
            return refuse(state.book, "play-stopped", about=state.ending.stopped)
        if state.felt.fixing and type(action) is not Agree:
            return refuse(state.book, "fix-first", hand=state.book.deal.hand)
        return VERIFIES[type(action)](state, action)

    def can(self, action: Action) -> bool:
        return self.verify(action) is None

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Do it: returns the resulting events, the action itself first. Raises `Refused` and changes nothing if not
        allowed."""
        if (refusal := self.verify(action)) is not None:
            raise Refused(refusal)
        return self.apply_unchecked(action)

    def apply_unchecked(self, event: Event) -> tuple[Event, ...]:
        """Let it happen whether allowed or not: what happens on felt, and what a referee orders."""
        state, events = self.state, self.events
        FOLDS[type(event)](state, event)
        events.append(event)
        happened: tuple[Event, ...] = (event,)
        if state.turn is not None and state.phase == "tricks" and state.ending.pending is None:
            return happened  # most plays: the next player's turn
        while (due := consequence(state)) is not None:
            FOLDS[type(due)](state, due)
            events.append(due)
            happened = (*happened, due)
        return happened

    def _log(self, event: Event) -> None:
        FOLDS[type(event)](self.state, event)
        self.events.append(event)

    def fork(self) -> Hand:
        """An independent copy to try things on."""
        twin = Hand.__new__(Hand)
        twin.state = self.state.copy()
        twin.events = self.events.copy()
        return twin

    # --- looking --------------------------------------------------------------------------------------------------

    @property
    def book(self) -> Book:
        return self.state.book

    @property
    def phase(self) -> Phase:
        return self.state.phase

    @property
    def turn(self) -> Seat | None:
        return self.state.turn

    @property
    def began_dealt(self) -> bool:
        """Whether the first deal was given from the start, not made from the key."""
        return bool(self.events) and isinstance(self.events[0], Dealt)

    @property
    def is_over(self) -> bool:
        return self.state.phase == "over"

    def playable(self) -> Sequence[Piece]:
        """Every piece the player whose turn it is may play, in the order of the hand, copies included."""
        state = self.state
        turn = state.turn
        due = turn is not None and state.phase == "tricks" and state.ending.stopped is None
        return playing.allowed(state, turn) if due else ()  # type: ignore[arg-type]

    def legal_plays(self) -> tuple[Piece, ...]:
        """The different pieces among them."""
        return tuple(dict.fromkeys(self.playable()))

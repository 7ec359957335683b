"""A hand of a record, replayed from its lines; every step is checked against the book."""

from __future__ import annotations

from meldhouse.game import steward
from meldhouse.game.actions import Action, Event, Play, SetUp
from meldhouse.game.events import Dealt, Irregular
from meldhouse.game.hand import Hand
from meldhouse.game.records.drafts import Draft, Faults
from meldhouse.game.records.starting import start
from meldhouse.game.refusals import Refused
from meldhouse.game.review import UNSEEN
from meldhouse.game.seats import Seat
from meldhouse.game.slips import slip_of
from meldhouse.messages import fact
from meldhouse.pieces import Piece, parse_pieces, sorted_pieces
from meldhouse.rulebooks import Book


def played(draft: Draft, book: Book, faults: Faults) -> Hand | None:
    """The hand told by these lines; None, with a fault, if it cannot have gone that way."""
    hand = start(draft, book, faults)
    if hand is None or faults.found:
        return None
    player = _Player(draft, hand, faults)
    return hand if player.play() else None


def rows_told(draft: Draft, hand: Hand) -> dict[Seat, str]:
    """How dominoes were set up, if the record says so itself; the steward's setups are nobody's choice."""
    told = {step.seat: step.layout for _, step in draft.steps if isinstance(step, SetUp)}
    return {**hand.state.fixed_layouts, **told}


class _Player:
    def __init__(self, draft: Draft, hand: Hand, faults: Faults) -> None:
        self.draft = draft
        self.hand = hand
        self.faults = faults
        self.with_steward = draft.says("steward")

    def play(self) -> bool:
        for line, entry in self.draft.steps:
            for step in entry if isinstance(entry, list) else [entry]:
                if not self._tidied(line) or not self._step(line, step):
                    return False
        if not self._tidied(self.draft.line):
            return False
        self._compare_deal()
        return True

    def _tidied(self, line: int) -> bool:
        if self.with_steward:
            try:
                steward.tidy(self.hand)
            except Refused as problem:
                self.faults.add(line, problem.refusal.whole, clause=problem.refusal.clause)
                return False
        return True

    def _step(self, line: int, step: Event | Piece) -> bool:
        hand = self.hand
        if isinstance(step, Piece):
            if hand.turn is None or hand.phase != "tricks":
                self.faults.add(line, fact("record-trick-full", piece=step.text))
                return False
            step = Play(hand.turn, step)
        if not isinstance(step, Action):
            return self._ordered(line, step)
        refusal = hand.verify(step)
        # On felt, what nobody can see does happen: a record tells a renege as it was played.
        if refusal is not None and not (hand.state.refereed and refusal.code in UNSEEN):
            self.faults.add(line, refusal.whole, clause=refusal.clause)
            return False
        hand.apply_unchecked(step)
        return True

    def _ordered(self, line: int, step: Event) -> bool:
        """Apply what a referee saw or ordered. It is not verified first, so nonsense is found only when applied."""
        if isinstance(step, Irregular) and not self.hand.state.refereed:
            self.faults.add(line, fact("record-not-refereed"))
            return False
        if isinstance(step, Irregular) and self.hand.is_over:
            self.faults.add(line, fact("record-over"))
            return False
        if isinstance(step, Irregular) and self.hand.verify(step.action) is None:
            self.faults.add(line, fact("record-regular"))
            return False
        try:
            self.hand.apply_unchecked(step)
            if self.hand.is_over:
                slip_of(self.hand)  # a hand that ended before there was a bidder has no slip
        except (ArithmeticError, AssertionError, AttributeError, LookupError, StopIteration, TypeError, ValueError):
            self.faults.add(line, fact("record-impossible"))
            return False
        return True

    def _compare_deal(self) -> None:
        """Hands written beside a key must be the hands the key deals."""
        first = next((event for event in self.hand.events if isinstance(event, Dealt)), None)
        for seat, held in first.hands.items() if first is not None else ():
            if seat in self.draft.fields:
                line, text = self.draft.fields[seat]
                if sorted_pieces(parse_pieces(text)) != sorted_pieces(held):
                    dealt = tuple(piece.text for piece in held)
                    self.faults.add(line, fact("record-other-deal", who=seat, pieces=dealt))

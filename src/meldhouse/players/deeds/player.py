"""A player who answers one small question after the other."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from meldhouse.game import Action, AnswerClaim, Event, View
from meldhouse.pieces import Piece
from meldhouse.players.deeds.asking import Question, action_of, offered
from meldhouse.players.deeds.numbering import Deed
from meldhouse.rulebooks import Book


class DeedPlayer(ABC):
    """A player who answers deed by deed, as the environments ask. Nobody lays down the rest there; if an opponent at a
    table does, the referee judges it."""

    book: Book

    @abstractmethod
    def deed(self, question: Question, seen: Sequence[Event]) -> Deed:
        """The next thing to do, or the next piece to pass or lay away."""

    def decide(self, view: View, seen: Sequence[Event]) -> Action:
        question = Question(view)
        if view.claim is not None:
            return AnswerClaim(question.seat, accept=False)
        while True:
            deed = self.deed(question, seen)
            action = action_of(self.book, question, deed)
            if action is not None:
                return action
            assert isinstance(deed.what, Piece), "only pieces are chosen one by one"
            question = question._replace(chosen=(*question.chosen, deed.what))

    def unasked(self, view: View, seen: Sequence[Event]) -> Action | None:
        offer = offered(self.book, view)
        if offer is None:
            return None
        question = Question(view, offer=offer)
        return action_of(self.book, question, self.deed(question, seen))

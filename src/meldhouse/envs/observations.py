"""A policy's input: the table in numbers, as its seat may know it, and a mask of the allowed answers.

It is made only from a question (which holds a seat's view) and notes (which hold what everybody saw), so nothing else
can leak in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy
from gymnasium import spaces
from numpy.typing import NDArray

from meldhouse.envs.layout import DECISIONS, Layout, Row
from meldhouse.envs.notes import Notes
from meldhouse.game import Seat, seating_of
from meldhouse.players.deeds.asking import Question
from meldhouse.players.deeds.numbering import Numbering

Observation = dict[str, NDArray[numpy.float32] | NDArray[numpy.int8]]
"""``observation`` and ``action_mask``, as in PettingZoo's own card games."""


class Standing(NamedTuple):
    """The standing of the game the hand is part of."""

    scores: Mapping[Seat, float]
    """Each seat's score as a share of the target, from −1 to 1."""
    progress: float
    """The share of the hands already played."""


class Observer:
    """Makes observations for any seat of tables that play by one book."""

    def __init__(self, numbers: Numbering) -> None:
        self.numbers = numbers
        self.layout = Layout(numbers)
        seating, book = seating_of(numbers.book), numbers.book
        self._most = book.deal.hand + book.deal.kitty + book.exchange.count
        """The largest hand possible: a bidder's with the kitty, or with what partner passed."""
        self._place = {
            seat: {other: at for at, other in enumerate(seating.clockwise_from(seat))} for seat in seating.seats
        }
        """For each seat, all seats in its order: itself first, then clockwise."""
        self._rows = {
            seat: numpy.array([seating.seats.index(other) for other in places]) for seat, places in self._place.items()
        }
        """For each seat, the rows of the notes in that order."""

    def space(self) -> spaces.Dict:
        low, size = self.layout.lowest, len(self.numbers)
        row = spaces.Box(low, numpy.ones_like(low), dtype=numpy.float32)
        return spaces.Dict({"observation": row, "action_mask": spaces.Box(0, 1, (size,), numpy.int8)})

    def observation(
        self, question: Question, notes: Notes, standing: Standing | None = None, answers: Sequence[int] = ()
    ) -> Observation:
        """The table as the seat of `question` knows it, and a mask of the numbers it may answer with."""
        mask = numpy.zeros(len(self.numbers), numpy.int8)
        for number in answers:  # mostly so few that handing numpy a list of them would take longer
            mask[number] = 1
        return {"observation": self._row(question, notes, standing), "action_mask": mask}

    def _row(self, question: Question, notes: Notes, standing: Standing | None) -> Row:
        layout, view, seat, at = self.layout, question.view, question.seat, notes.at
        row = numpy.zeros(layout.size, numpy.float32)
        people = row[: layout.table].reshape(notes.people.shape)
        table, mine = row[layout.table : layout.mine], row[layout.mine :]
        people[:] = notes.people[self._rows[seat]]
        table[:] = notes.table
        place, most = self._place[seat], self._most
        for other in view.to_act:
            people[place[other], at["to_act"]] = 1
        people[place[view.dealer], at["dealer"]] = 1
        people[:, at["held"]] = [view.held[other] / most for other in place]
        if standing is not None:
            table[at["progress"]] = standing.progress
            people[:, at["score"]] = [standing.scores[other] for other in place]
        table[at["decision"] + DECISIONS.index(question.offer or view.phase)] = 1
        own = {
            "hand": view.hand,
            "chosen": question.chosen,
            "given": view.passed,
            "received": view.received,
            "laid_away": view.discard,
        }
        for name, where in layout.of_mine.items():
            if own[name] and (name != "laid_away" or seat == view.bidder):
                mine[where] = notes.spread(own[name])
        return row

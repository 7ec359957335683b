"""A player who imagines the other hands: it tries each possible decision in deals that fit what it saw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from numpy.typing import NDArray

from meldhouse.game import (
    Action,
    AnswerClaim,
    Claim,
    Concede,
    Event,
    NameTrump,
    Play,
    ShowMeld,
    TurnKitty,
    View,
    count_meld,
)
from meldhouse.pieces import FACE_DOWN, Piece
from meldhouse.players.beliefs.imagining import chances, imagine, imagine_deals, lot_for
from meldhouse.players.beliefs.memory import Memory
from meldhouse.players.beliefs.recalling import Recalling
from meldhouse.players.bidding.auctions import Auction, fitting
from meldhouse.players.bidding.calling import is_close, nameable, supported, weigh_call
from meldhouse.players.choices import Choice
from meldhouse.players.hands.contracts import Imagined
from meldhouse.players.levels import Level
from meldhouse.players.search.ending import accepts, concession, has_the_rest
from meldhouse.players.search.passing import act_for, options, weigh_passes
from meldhouse.players.search.plays import weigh_plays
from meldhouse.players.search.reading import fitting_worlds
from meldhouse.rulebooks import Book
from meldhouse.solver.rolling import Rolling

MORE, MORE_IN_PLAY = 6, 2
"""How many times more worlds are dealt than looked at, where the ones that explain most are chosen."""


class Thinker(Recalling):
    """A player of a level, for any seat of tables that go by `book`. The same seed decides the same way."""

    def __init__(self, book: Book, level: Level, seed: bytes = b"") -> None:
        super().__init__(book)
        self.level, self.seed = level, seed
        self.weights = level.weights(book)

    def decide(self, view: View, seen: Sequence[Event]) -> Action:
        return self.think(view, seen)[0].action

    def think(self, view: View, seen: Sequence[Event]) -> list[Choice]:
        """Its possible decisions, best first; just one where there is nothing to weigh."""
        seat, book = view.seat, self.book
        assert seat is not None
        memory, lot = self.remember(seat, seen), lot_for(self.seed, view, seen)
        if view.phase == "tricks":
            return self._play(view, memory, lot)
        if view.phase == "auction":
            return self._call(view, memory, lot)
        if view.phase == "kitty" and FACE_DOWN in view.kitty:
            return [_only(TurnKitty(seat))]
        if view.phase in ("trump", "kitty"):
            return self._name(view, memory, lot)
        if view.phase in ("exchange", "discard"):
            return self._pass(view, memory, lot)
        if view.phase == "meld":
            return [_only(ShowMeld(seat, count_meld(book, view.hand, view.trump).pieces))]
        raise ValueError(f"There is nothing for {seat} to decide: {view.phase}.")

    def auction(self, view: View, memory: Memory, lot: int) -> Auction:
        """The auction as this player imagines it; levels that look again do so where it is close."""
        found = Auction(self.book, view, memory, self.deals(view, memory, lot))
        if self.level.looks > 1 and is_close(self.book, view, memory, found):
            found = found.and_in(Auction(self.book, view, memory, self.deals(view, memory, lot + 1)))
        return found

    def deals(self, view: View, memory: Memory, lot: int) -> Imagined:
        """The deals it imagines before the play: those in which everybody's calls make sense."""
        number = self.level.call_worlds
        found = imagine_deals(self.book, view, memory, MORE * number, lot, self.weights)
        return fitting(self.book, view, found, number, chances(lot))

    def _call(self, view: View, memory: Memory, lot: int) -> list[Choice]:
        return weigh_call(self.book, view, memory, self.auction(view, memory, lot))

    def _name(self, view: View, memory: Memory, lot: int) -> list[Choice]:
        assert view.seat is not None
        seat, bid = view.seat, view.bid or self.book.auction.minimum
        auction = self.auction(view, memory, lot)
        found = auction.by_worth(nameable(self.book, view), bid, dropped=view.dropped)
        best = [Choice(NameTrump(seat, option.trump), option.chance, option.margin) for option in found]
        long = {NameTrump(seat, trump) for trump in supported(self.book, view)}
        return sorted(best, key=lambda choice: bool(long) and choice.action not in long)

    def _pass(self, view: View, memory: Memory, lot: int) -> list[Choice]:
        deals = self.deals(view, memory, lot)
        sets = options(self.book, view, self.level.choices, deals)
        if len(sets) == 1:
            return [_only(act_for(self.book, view, sets[0]))]
        others = (self.deals(view, memory, lot + look) for look in range(1, self.level.looks))
        return weigh_passes(self.book, view, sets, deals, others)

    def _play(self, view: View, memory: Memory, lot: int) -> list[Choice]:
        seat, book = view.seat, self.book
        assert seat is not None
        if view.claim is not None:
            return [_only(AnswerClaim(seat, accepts(view, memory)))]
        if has_the_rest(book, view, memory):
            return [_only(Claim(seat, _from_the_top(view, memory)))]
        if len(set(view.legal_plays)) == 1 and memory.played:
            return [_only(Play(seat, view.legal_plays[0]))]
        found = self.plays(view, memory, lot)
        given_up = concession(book, view, memory)
        if given_up is not None and given_up > found[0].margin:
            return [Choice(Concede(seat), 0.0, given_up), *found]
        return found

    def plays(self, view: View, memory: Memory, lot: int) -> list[Choice]:
        """Every legal play, tried in the imagined worlds."""
        table, worlds = self._worlds(view, memory, lot)
        others = (self._worlds(view, memory, lot + look)[1] for look in range(1, self.level.looks))
        for_points = self.level.plays_for == "points"
        return weigh_plays(
            self.book,
            view,
            memory,
            table,
            worlds,
            for_points=for_points,
            others=others,
            heed=self.level.heed,
            exact=self.level.exact,
        )

    def _worlds(self, view: View, memory: Memory, lot: int) -> tuple[Rolling, NDArray[Any]]:
        """The worlds it imagines in play: those that explain the calls, melds and plays it reads."""
        book, level = self.book, self.level
        reads = level.reads_bids or level.reads_melds or level.reads_plays
        dealt = (MORE_IN_PLAY if reads else 1) * level.play_worlds
        table, worlds = imagine(
            book, view, memory, dealt, lot, self.weights, keenly=level.keen, reads_melds=level.reads_melds
        )
        if reads:
            worlds = fitting_worlds(
                book,
                view,
                memory,
                table,
                worlds,
                level.play_worlds,
                chances(lot),
                bids=level.reads_bids,
                melds=level.reads_melds,
                plays=level.reads_plays,
            )
        return table, worlds


def _only(action: Action) -> Choice:
    return Choice(action, None, 0.0)


def _from_the_top(view: View, memory: Memory) -> tuple[Piece, ...]:
    """The order in which a player laying down the rest will play it: trumps first."""
    order = memory.order
    assert order is not None
    trumps = order.members.get(order.trump or "", frozenset())
    return tuple(sorted(view.hand, key=lambda piece: (piece not in trumps, piece.order)))

"""The hands of one table as games and matches, and which of them cannot have been dealt as recorded.

A fault is reported only when it is certain. After an unfinished hand, or one that cannot be scored, checking starts
over. A record may also begin in the middle of a game, which shows when dominoes stand as they stood before.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from meldhouse.game.games import Game, game_kind
from meldhouse.game.hand import Hand
from meldhouse.game.matches import Match
from meldhouse.game.refusals import Refusal, refuse
from meldhouse.game.seats import Seat
from meldhouse.game.slips import SlipError
from meldhouse.messages import fact
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.reading.faults import Fault, about, with_clause


class Evening:
    """Hand after hand at one table.

    >>> from meldhouse.rulebooks import load_book
    >>> evening = Evening(load_book("npa"))
    >>> evening.games
    ()
    """

    def __init__(self, book: Book) -> None:
        self.book = book
        self.matches: list[Match] = []
        self._goes_on = False
        """Whether everything before the next hand is known."""
        self._from_the_start = True
        """Whether the current game began with the hands that are known."""
        self._first_dealer: Seat | None = None
        """Who dealt the first of the consecutive hands."""
        self._rows: dict[Seat, str] = {}
        """How the players stood their dominoes up in this game."""

    @property
    def games(self) -> tuple[Game, ...]:
        """Every game with at least one finished hand."""
        return tuple(game for match in self.matches for game in match.games if game.hands)

    def add(self, hand: Hand, rows: Mapping[Seat, str] | None = None) -> list[Fault]:
        """Add the next hand; returns its faults. `rows` are those that are known, by default all."""
        state = hand.state
        faults = self._opening(hand) + self._begin(hand)
        faults += self._kept_rows({**state.fixed_layouts, **state.deal.layouts} if rows is None else rows)
        self._goes_on = hand.is_over and state.ending.stopped is None
        if not self._goes_on:
            return faults
        try:
            self.matches[-1].game.finish(hand)
        except SlipError:  # a record may tell of hands that cannot be scored
            self._goes_on = False
        return faults

    def _opening(self, hand: Hand) -> list[Fault]:
        """A hand marked as the first of the day: nothing came before it, and the right player dealt it."""
        if not hand.state.is_opening:
            return []
        if self._goes_on:
            clause = self.book.cite("wash-late")
            return [about("opening", with_clause(fact("record-opening-first"), clause), clause=clause)]
        refusal = self._left_of_scorekeeper(hand)
        return [self._fault(refusal)] if refusal is not None and not _is_void(hand) else []

    def _begin(self, hand: Hand) -> list[Fault]:
        """Find the game that `hand` belongs to, or begin it."""
        dealer = hand.state.dealer
        if not self._goes_on:
            self._first_dealer = dealer
            self._start(hand, from_the_start=not hand.state.fixed_layouts)
            return []
        match = self.matches[-1]
        game = match.game
        if game.is_over:
            return self._next_game(match, hand)
        if _is_void(hand):  # the deal does not move, whoever dealt it
            return []
        known = any(counted.slip.how != "void" for counted in game.hands)
        wrong = dealer != game.dealer and self._from_the_start and known
        faults = [self._fault(refuse(self.book, "wrong-dealer", who=game.dealer))] if wrong else []
        game.dealer = dealer
        return faults

    def _start(self, hand: Hand, *, from_the_start: bool) -> None:
        self.matches.append(Match(self.book, first_dealer=hand.state.dealer, is_first=not self.matches))
        self._from_the_start = from_the_start
        self._rows = {}

    def _next_game(self, match: Match, hand: Hand) -> list[Fault]:
        """A game is over, so another begins, with a dealer who may begin it and with new rows."""
        dealer, faults = hand.state.dealer, []
        is_done = match.winner is not None or self.book.match.best_of == 1
        refusal = self._first_dealer_refusal(hand) if is_done else match.verify_first_dealer(dealer)
        certain = self._from_the_start
        if refusal is not None and certain and not _is_void(hand):
            over = fact("record-game-over", game=game_kind(self.book), what=refusal.whole)
            faults.append(about("dealer", over, clause=refusal.clause))
        if hand.state.fixed_layouts and certain:
            clause = self.book.cite("layout-kept")
            free = with_clause(fact("record-layouts-free", game=game_kind(self.book)), clause)
            faults.append(about("layouts", free, clause=clause))
        if is_done or refusal is not None:
            self._start(hand, from_the_start=True)
        else:
            match.next_game(first_dealer=dealer)
            self._rows = {}
        return faults

    def _first_dealer_refusal(self, hand: Hand) -> Refusal | None:
        """Where the scorekeeper's seat decides the first deal, it does so in every game, unless the first game shows
        that the record began in its middle."""
        began_there = self._first_dealer == hand.state.seating.left[hand.state.scorekeeper]
        return self._left_of_scorekeeper(hand) if began_there else None

    def _left_of_scorekeeper(self, hand: Hand) -> Refusal | None:
        """The fault if the scorekeeper's neighbor should have dealt first and somebody else did."""
        rightful = hand.state.seating.left[hand.state.scorekeeper]
        if self.book.deal.first_dealer != "left-of-scorekeeper" or hand.state.dealer == rightful:
            return None
        return refuse(self.book, "first-dealer", who=rightful)

    def _kept_rows(self, rows: Mapping[Seat, str]) -> list[Fault]:
        if self.book.deal.layout_kept != "game":
            return []
        clause = self.book.cite("layout-kept")
        changed = [seat for seat, row in rows.items() if self._rows.get(seat, row) != row]
        kept = [fact("record-layout-kept", who=seat, layout=self._rows[seat]) for seat in changed]
        faults = [about("layouts", with_clause(one, clause), clause=clause) for one in kept]
        self._rows = {**rows, **self._rows}
        return faults

    def _fault(self, refusal: Refusal) -> Fault:
        return about("dealer", refusal.whole, clause=refusal.clause)


def _is_void(hand: Hand) -> bool:
    """Whether it was struck out, perhaps because the wrong player dealt it."""
    return hand.state.ending.ended == "void"


def evening_of(book: Book, hands: Iterable[Hand]) -> tuple[Evening, list[Fault]]:
    """Hands as one evening, and the faults in that; each fault has the number of its hand."""
    evening, faults = Evening(book), []
    for number, hand in enumerate(hands, start=1):
        faults += [fault.at_hand(number) for fault in evening.add(hand)]
    return evening, faults

"""Adds up the hands of one table in one round: games, a match, the time, and the hand that decides a draw."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from meldhouse.game import Game, Match, ScoreEntry, Seat, Side, Slip, SlipError
from meldhouse.game.games import over_fault
from meldhouse.game.scoring import score_unchecked
from meldhouse.game.slip_checks import slip_faults
from meldhouse.game.slip_kinds import UNCOUNTED
from meldhouse.messages import fact
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.reading.faults import Fault, about


class ReckonedLine(msgspec.Struct, frozen=True):
    """One hand as counted."""

    number: int
    game: int
    dealer: Seat
    slip: Slip
    entries: tuple[ScoreEntry, ...]
    extra: bool = False
    """It only decides a draw; its points do not count."""


class Reckoning:
    """The running total of the slips. If a draw must be decided, hands are added until it is.

    >>> from meldhouse.rulebooks import load_book
    >>> table = Reckoning(load_book("npa"), "E", extra_hand=False)
    >>> for _ in range(4):
    ...     table.add(Slip(bidder="N", bid=50, trump="H", meld={"NS": 30, "EW": 20}, take={"NS": 30, "EW": 20}))
    >>> table.is_played, table.totals["N"], table.winners()
    (True, 240, ('NS',))
    """

    def __init__(self, book: Book, first_dealer: Seat, *, extra_hand: bool) -> None:
        self.book = book
        self.extra_hand = extra_hand
        self.match = Match(book, first_dealer=first_dealer)
        self.seating = self.match.game.seating
        self.lines: list[ReckonedLine] = []
        self.extras: list[dict[Side, int]] = []
        self._draws: tuple[Seat, ...] = self.seating.seats if book.deal.first_dealer == "high-piece" else ()
        """Who may deal the first hand of the current game."""

    @property
    def is_played(self) -> bool:
        """Whether all games have been played, whoever won."""
        return self.match.winner is not None or (self.book.match.until == "hands" and self.match.game.is_over)

    def is_complete(self, *, time_up: bool = False) -> bool:
        """Whether nothing is left to play."""
        return (self.is_played or time_up) and not (self.extra_hand and self.is_drawn)

    @property
    def is_drawn(self) -> bool:
        """At a table of three, two win, so the second must be ahead of the third."""
        keys = sorted(self._keys().values(), reverse=True)
        return keys[-2] == keys[-1]

    def winners(self) -> tuple[Side, ...]:
        """The side that is ahead, or the best two of three, the better first; empty after a draw."""
        if self.is_drawn:
            return ()
        keys = self._keys()
        ranked = sorted(self.seating.sides, key=lambda side: keys[side], reverse=True)
        return tuple(ranked[: len(ranked) - 1])

    def games(self) -> dict[Side, int]:
        """Games won by each side; a round, or a game ended by time, goes to the side that is ahead."""
        won = dict(self.match.wins)
        ahead = self.winners()
        if ahead and (len(won) > 2 or won[ahead[0]] <= min(won.values())):
            won = {side: int(side in ahead) + (won[side] if len(won) == 2 else 0) for side in won}
        return won

    def _keys(self) -> dict[Side, tuple[int, ...]]:
        wins, points = self.match.wins, self._points()
        if len(wins) > 2:  # with three sides, no game is won by one alone
            wins = dict.fromkeys(wins, 0)
        return {side: (wins[side], points[side], *(extra[side] for extra in self.extras)) for side in wins}

    def _points(self) -> dict[Side, int]:
        """The points of the current or last game, including what single players were given or lost."""
        game = self.match.game
        if self.book.table.accounts == "side":
            return game.side_totals()
        own = game.totals()
        return {side: sum(own[seat] for seat in members) for side, members in self.seating.members.items()}

    @property
    def totals(self) -> dict[Seat, int]:
        """Everybody's points, or marks, in all games of this table."""
        sums = dict.fromkeys(self.seating.seats, 0)
        for game in self.match.games:
            for seat, points in game.totals().items():
                sums[seat] += points
        return sums

    @property
    def bonuses(self) -> tuple[ScoreEntry, ...]:
        """What the end of a game gave."""
        return tuple(entry for game in self.match.games for entry in game.bonuses)

    @property
    def dealer(self) -> Seat:
        """Who deals next."""
        game = self.match.game
        if game.is_over and not self.is_played:
            return self.match.drawers()[0]
        return game.dealer

    @property
    def drawers(self) -> tuple[Seat, ...]:
        """Who draws for the next hand, if it is the first of a game; empty if the deal goes round."""
        game = self.match.game
        if game.is_over:
            return () if self.is_played else self.match.drawers()
        return self._draws if all(is_beside(hand.slip) or hand.slip.how == "void" for hand in game.hands) else ()

    @property
    def undrawn(self) -> int:
        """The line with the first hand of the current game, if all draw for it and nobody has said who dealt; 0 if that
        is known."""
        if self.book.deal.first_dealer != "high-piece" or not self.lines:
            return 0
        game = self.lines[-1].game
        for at, line in enumerate(self.lines, 1):
            if line.game == game and not is_beside(line.slip) and line.slip.how != "void":
                return 0 if line.slip.dealer is not None else at
        return 0

    @property
    def is_deciding(self) -> bool:
        """Whether the next hand would only decide a draw."""
        return self.is_played and self.extra_hand and self.is_drawn

    def faults(self, slip: Slip, *, deciding: bool = False) -> list[Fault]:
        """Why this cannot be the next hand."""
        if self.is_played and not self.is_deciding:
            return [over_fault(self.book, "sheet")]
        dealt = [] if self.drawers else self.dropped_faults(slip, self.dealer)
        found = dealt or slip_faults(self.book, slip)  # a wrong dealer is reported first, whatever else is wrong
        if found:
            return found
        try:
            rightful = (None, self.dealer, *self.drawers)
            if not (deciding or self.is_deciding) and slip.dealer not in rightful and slip.how != "void":
                self._wrong_dealer(slip)
        except SlipError as problem:
            return problem.faults
        return []

    def dropped_faults(self, slip: Slip, dealer: Seat) -> list[Fault]:
        """A slip seldom says who dealt, but its sheet knows: only the dealer can be given a bid that nobody made."""
        if not slip.dropped or slip.dealer is not None:
            return []
        found = slip_faults(self.book, replace(slip, dealer=dealer))
        whose = fact("slip-whose-deal", who=dealer)
        return [*found, about("dealer", whose)] if any(fault.key == "dropped" for fault in found) else found

    def _wrong_dealer(self, slip: Slip) -> None:
        """Raises if the slip names the wrong dealer, with the clause."""
        assert slip.dealer is not None
        if self.match.game.is_over and (refusal := self.match.verify_first_dealer(slip.dealer)) is not None:
            raise SlipError([about("dealer", refusal.whole, clause=refusal.clause)])
        fresh = type(self.match.game)(self.book, first_dealer=self.dealer)
        fresh.add(slip)

    def add(self, slip: Slip, *, deciding: bool = False, as_played: bool = False) -> None:
        """Count it, as `faults` found nothing when it was written; `deciding`: after time, when a draw is left;
        `as_played`: keep the dealer it names, whose ever deal it was."""
        number = len(self.lines) + 1
        if deciding or self.is_deciding:
            entries = score_unchecked(self.book, slip)
            if slip.how not in UNCOUNTED:
                self.extras.append(self.match.game.earned(entries))
            self.lines.append(
                ReckonedLine(number, len(self.match.games), slip.dealer or self.dealer, slip, entries, True)
            )
            return
        drawers = self.drawers
        if self.match.game.is_over and not self.is_played:
            self.match.next_game(first_dealer=drawers[0])
            self._draws = drawers
        game = self.match.game
        if slip.dealer is not None and slip.how != "void" and (as_played or slip.dealer in drawers):
            game.dealer = slip.dealer
            game.first_dealer = slip.dealer if drawers else game.first_dealer
        entries = self.match.game.add_accepted(slip)
        dealer = self.match.game.hands[-1].dealer
        self.lines.append(ReckonedLine(number, len(self.match.games), dealer, slip, entries))


def is_beside(slip: Slip) -> bool:
    """A line on which nothing was played: something was only given, or taken back again."""
    return slip.how == "broken-off" and slip.dealer is None


def reckoned(
    book: Book, first_dealer: Seat, slips: Sequence[Slip], *, extra_hand: bool, deciding: frozenset[int] = frozenset()
) -> Reckoning:
    """Adds these slips up; those at the places `deciding` came after time, to decide a draw.

    They are all written, so each keeps its dealer: a corrected hand may end its game sooner or later
    than the table thought, and the hands after it were still played as they were."""
    found = Reckoning(book, first_dealer, extra_hand=extra_hand)
    for at, slip in enumerate(slips):
        if found.is_played and not found.is_deciding:
            raise SlipError([over_fault(book, "take-away")])
        found.add(slip, deciding=at in deciding, as_played=True)
    return found


def is_dealer_known(book: Book, game: Game) -> bool:
    """Where all draw for the first deal: only once the dealer has been written down."""
    if book.deal.first_dealer != "high-piece":
        return True
    first = next((hand.slip for hand in game.hands if not is_beside(hand.slip) and hand.slip.how != "void"), None)
    return first is not None and first.dealer is not None

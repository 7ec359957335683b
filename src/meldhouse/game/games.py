"""Games and matches: when they are over, who has won, and who deals next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from meldhouse.game.scoring import Entry, Unit, score, totals
from meldhouse.game.seats import Seat, Side, seating_of
from meldhouse.game.slips import Slip
from meldhouse.pieces import Card, Domino, Piece, shuffled, subkey
from meldhouse.rulebooks import Book


class Counted(msgspec.Struct, frozen=True):
    """A hand of a game and what it brought."""

    slip: Slip
    entries: tuple[Entry, ...]


class Game:
    """A round of hands, a game to points or a game to marks, as the book says.

    >>> from meldhouse.rulebooks import load_book
    >>> game = Game(load_book("n42pa"), first_dealer="W")
    >>> for _ in range(7):
    ...     _ = game.add(Slip(bidder="N", bid=30, trump="4", take={"NS": 31, "EW": 11}))
    >>> game.is_over, game.winner, game.dealer
    (True, 'NS', 'S')
    """

    def __init__(self, book: Book, *, first_dealer: Seat) -> None:
        self.book = book
        self.seating = seating_of(book)
        self.first_dealer: Seat = first_dealer
        self.dealer: Seat = first_dealer
        """Who deals the next hand."""
        self.hands: list[Counted] = []
        self.bonuses: tuple[Entry, ...] = ()
        """What the end of the game itself brought."""
        self.winner: Side | None = None
        self.layouts: dict[Seat, str] = {}
        """How each player stood his dominoes up, and must until the game is over."""

    @property
    def unit(self) -> Unit:
        return "marks" if self.book.scoring.style == "marks" else "points"

    @property
    def entries(self) -> tuple[Entry, ...]:
        return (*(entry for hand in self.hands for entry in hand.entries), *self.bonuses)

    def totals(self, unit: Unit | None = None) -> dict[Seat, int]:
        return totals(self.entries, self.seating.seats, unit or self.unit)

    def side_totals(self) -> dict[Side, int]:
        """What each side has earned together; individual penalties stay out of it."""
        earned = dict.fromkeys(self.seating.sides, 0)
        for entry in self.entries:
            if entry.unit == self.unit and entry.account in earned:
                earned[entry.account] += entry.points
        return earned

    @property
    def is_over(self) -> bool:
        if self.book.match.until == "hands":
            return len(self.hands) >= self.book.match.hands
        return self.winner is not None

    def add(self, slip: Slip) -> tuple[Entry, ...]:
        """Count a hand; what of it was added to the score."""
        if self.is_over:
            raise ValueError("This game is over; start another one.")
        entries = score(self.book, slip)
        by_hands = self.book.match.until == "hands"
        if not by_hands:
            entries = self._until_target(slip, entries)
        self.hands.append(Counted(slip, entries))
        self.dealer = self.seating.left[self.dealer]
        if by_hands and len(self.hands) == self.book.match.hands:
            self._close_round()
        return entries

    def _until_target(self, slip: Slip, entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
        """Count side by side; once a side has arrived, the others' hand is not even added."""
        first = self.seating.side[slip.bidder] if slip.bidder is not None else self.seating.sides[0]
        standing, counted = self.side_totals(), []
        if not self.book.match.bidder_first:
            for entry in entries:
                standing[entry.account] = standing.get(entry.account, 0) + entry.points
            arrived = [side for side in self.seating.sides if standing[side] >= self.book.match.target]
            self.winner = max(arrived, key=lambda side: standing[side]) if arrived else None
            return entries
        for side in (first, *self.seating.others(first)):
            for entry in entries:
                if entry.account == side or (side == first and entry.account not in self.seating.sides):
                    counted.append(entry)
                    standing[side] += entry.points if entry.account == side and entry.unit == self.unit else 0
            if standing[side] >= self.book.match.target:
                self.winner = side
                break
        return tuple(counted)

    def _close_round(self) -> None:
        earned = dict.fromkeys(self.seating.sides, 0)
        for hand in self.hands:
            for entry in hand.entries:
                if entry.unit == self.unit and not entry.bonus and entry.account in earned:
                    earned[entry.account] += entry.points
        best = max(earned.values())
        leaders = [side for side in self.seating.sides if earned[side] == best]
        self.winner = leaders[0] if len(leaders) == 1 else None
        bonus = self.book.scoring.skunk_bonus
        if bonus and self.winner is not None and best > 0:
            beaten = [earned[side] for side in self.seating.others(self.winner)]
            if not any(beaten):
                clause = self.book.cite("score-skunk")
                members = self.seating.members[self.winner]
                self.bonuses = (Entry(members, bonus, "the other side is scoreless", clause, self.unit, bonus=True),)


class Match:
    """Best of so many games; where the book says so, the losers of a game begin the next."""

    def __init__(self, book: Book, *, first_dealer: Seat) -> None:
        self.book = book
        self.games = [Game(book, first_dealer=first_dealer)]

    @property
    def game(self) -> Game:
        return self.games[-1]

    @property
    def wins(self) -> dict[Side, int]:
        won = dict.fromkeys(self.game.seating.sides, 0)
        for game in self.games:
            if game.winner is not None and game.is_over:
                won[game.winner] += 1
        return won

    @property
    def winner(self) -> Side | None:
        needed = self.book.match.best_of // 2 + 1
        return next((side for side, won in self.wins.items() if won >= needed), None)

    def drawers(self) -> tuple[Seat, ...]:
        """Who draws for the first deal of the next game."""
        game = self.game
        if not self.book.match.losers_deal or game.winner is None:
            return game.seating.seats
        return tuple(seat for side in game.seating.others(game.winner) for seat in game.seating.members[side])

    def next_game(self, *, first_dealer: Seat) -> Game:
        if not self.game.is_over or self.winner is not None:
            raise ValueError("The match is over." if self.winner else "The game is not over yet.")
        if first_dealer not in self.drawers():
            raise ValueError(f"The first {self.book.words.deal} belongs to one of {', '.join(self.drawers())}.")
        self.games.append(Game(self.book, first_dealer=first_dealer))
        return self.game


def highest_draw(book: Book, draws: Mapping[Seat, Piece]) -> tuple[Seat, ...]:
    """Who drew highest; more than one when they are tied and draw again."""

    def height(piece: Piece) -> int:
        if isinstance(piece, Domino):
            return piece.pips
        return -book.deck.ranks.index(piece.rank) if isinstance(piece, Card) else 0

    best = max(height(piece) for piece in draws.values())
    return tuple(seat for seat, piece in draws.items() if height(piece) == best)


def draw_for_deal(book: Book, key: bytes, seats: Sequence[Seat] | None = None) -> tuple[Seat, list[dict[Seat, Piece]]]:
    """Let `seats` draw until one is highest: who that is, and every draw on the way."""
    drawing = tuple(seats or seating_of(book).seats)
    rounds: list[dict[Seat, Piece]] = []
    while True:
        order = shuffled(book.pack.pieces, subkey(key, f"draw {len(rounds) + 1}"))
        rounds.append(dict(zip(drawing, order, strict=False)))
        drawing = highest_draw(book, rounds[-1])
        if len(drawing) == 1:
            return drawing[0], rounds


def first_dealer(book: Book, *, scorekeeper: Seat, key: bytes) -> Seat:
    """Who deals the first hand, as the book says."""
    rule = book.deal.first_dealer
    if rule == "left-of-scorekeeper":
        return seating_of(book).left[scorekeeper]
    return scorekeeper if rule == "scorekeeper" else draw_for_deal(book, key)[0]

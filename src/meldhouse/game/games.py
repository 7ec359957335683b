"""Games and matches: when they are over, who has won, and who deals next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from meldhouse.game.hand import Hand
from meldhouse.game.refusals import Refusal, Refused, refuse
from meldhouse.game.scoring import Entry, Unit, score, totals, unit_of
from meldhouse.game.seats import SEAT_NAMES, Seat, Side, seating_of
from meldhouse.game.slip_kinds import UNCOUNTED
from meldhouse.game.slips import Slip, SlipError, slip_of
from meldhouse.pieces import PIP_NAMES, Card, Domino, Piece, shuffled, subkey
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.faults import Fault, about


def game_name(book: Book) -> str:
    """What the hands that are added up together are called in this house."""
    return book.words.round if book.match.until == "hands" else "game"


def end_clause(book: Book) -> str | None:
    """The clause that says when it is over."""
    return book.cite("game-target") or book.cite("page-round")


def over_fault(book: Book, then: str = "begin another") -> Fault:
    """What there is to say to a hand that comes after the end."""
    clause = end_clause(book)
    cited = f" ({clause})" if clause else ""
    return Fault(f"This {game_name(book)} is over; {then}{cited}.", clause=clause)


class Counted(msgspec.Struct, frozen=True):
    """A hand of a game and what it brought."""

    slip: Slip
    entries: tuple[Entry, ...]
    dealer: Seat


class Ending(msgspec.Struct, frozen=True):
    """Why a game is over, and by which clause."""

    text: str
    clause: str | None


class Game:
    """A round of hands, a game to points or a game to marks, as the book says.

    >>> from meldhouse.rulebooks import load_book
    >>> game = Game(load_book("n42pa"), first_dealer="W")
    >>> for _ in range(7):
    ...     _ = game.add(Slip(bidder="N", bid=30, trump="4", take={"NS": 31, "EW": 11}))
    >>> game.is_over, game.winner, game.dealer
    (True, 'NS', 'S')
    """

    def __init__(self, book: Book, *, first_dealer: Seat, is_first: bool = True) -> None:
        self.book = book
        self.seating = seating_of(book)
        self.is_first = is_first
        """The first game of the day at this table."""
        self.first_dealer: Seat = first_dealer
        self.dealer: Seat = first_dealer
        """Who deals the next hand."""
        self.hands: list[Counted] = []
        self.bonuses: tuple[Entry, ...] = ()
        """What the end of the game itself brought."""
        self.winner: Side | None = None
        self.ending: Ending | None = None
        """Why the game is over, where a side has arrived at the target."""
        self.layouts: dict[Seat, str] = {}
        """How each player stood his dominoes up, and must until the game is over."""

    @property
    def unit(self) -> Unit:
        return unit_of(self.book)

    def next_hand(self, *, scorekeeper: Seat, key: bytes | None = None) -> Hand:
        """The next hand of this game, ready to be shuffled."""
        if not self.hands and self.book.deal.first_dealer == "left-of-scorekeeper":
            rightful = self.seating.left[scorekeeper]
            if self.dealer != rightful:
                raise Refused(refuse(self.book, "first-dealer", who=SEAT_NAMES[rightful]))
        return Hand(
            self.book,
            dealer=self.dealer,
            scorekeeper=scorekeeper,
            key=key,
            is_opening=self.is_first and not self.hands,
            fixed_layouts=self.layouts,
        )

    def finish(self, hand: Hand) -> tuple[Entry, ...]:
        """Count a hand that was played here; what of it was added to the score."""
        if (about := hand.state.stopped) is not None:
            raise Refused(refuse(self.book, "play-stopped", about=about))
        if self.book.deal.layout_kept == "game":
            self.layouts = {**hand.state.layouts, **self.layouts}
        return self.add(slip_of(hand))

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

    def standing(self) -> dict[str, int]:
        """The running score as this house keeps it: an account for each player, or one for each side."""
        if self.book.table.accounts == "player":
            return {str(seat): points for seat, points in self.totals().items()}
        return self.side_totals()

    @property
    def hands_counted(self) -> int:
        """Hands that were decided; one that everybody passed is dealt again."""
        return sum(hand.slip.how not in UNCOUNTED for hand in self.hands)

    @property
    def is_over(self) -> bool:
        if self.book.match.until == "hands":
            return self.hands_counted >= self.book.match.hands
        return self.winner is not None

    def add(self, slip: Slip) -> tuple[Entry, ...]:
        """Count a hand; what of it was added to the score."""
        if self.is_over:
            raise SlipError([over_fault(self.book)])
        if slip.dealer is not None and slip.dealer != self.dealer:
            wrong = refuse(self.book, "wrong-dealer", who=SEAT_NAMES[self.dealer])
            raise SlipError([about("dealer", wrong.text, clause=wrong.clause)])
        entries = score(self.book, slip)
        by_hands = self.book.match.until == "hands"
        if not by_hands:
            entries = self._until_target(slip, entries)
        self.hands.append(Counted(slip, entries, self.dealer))
        again = slip.how == "passed-out" and self.book.auction.reshake_by == "same"
        if not again and slip.how not in ("void", "broken-off"):
            self.pass_deal()
        if by_hands and self.hands_counted == self.book.match.hands:
            self._close_round()
        return entries

    def pass_deal(self) -> None:
        """The deal goes to the left: after a hand, or because its dealer has lost it."""
        self.dealer = self.seating.left[self.dealer]

    def _until_target(self, slip: Slip, entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
        """Count towards the target. Where the bidders are counted first and arrive, the others' hand is not added."""
        before = self.side_totals()
        after = dict(before)
        for entry in entries:
            if entry.unit == self.unit and entry.account in after:
                after[entry.account] += entry.points
        target = self.book.match.target
        arrived = [side for side in self.seating.sides if after[side] >= target]
        if not arrived:
            return entries
        bidders = self.seating.side[slip.bidder] if slip.bidder is not None else None
        if not self.book.match.bidder_first or bidders not in arrived:
            best = max(after.values())
            leaders = [side for side in arrived if after[side] == best]
            if len(leaders) > 1:
                return entries  # they are level, so the game goes on
            (self.winner,) = leaders
            code = "game-target" if self.winner == bidders else "game-others"
            self._end(code, f"{self.winner} reached {target} with {after[self.winner]}")
            return entries
        self.winner = bidders
        more = len(arrived) > 1
        self._end("game-bidder-first" if more else "game-target", f"{bidders} reached {target} with {after[bidders]}")
        others = self.seating.others(bidders)
        clause = self.book.cite("game-bidder-first")
        uncounted = (
            Entry(self.seating.members[side], 0, "not counted: the bidding side is out", clause, self.unit)
            for side in others
            if any(entry.account == side and entry.points for entry in entries)
        )
        return (*(entry for entry in entries if entry.account not in others), *uncounted)

    def _end(self, code: str, text: str) -> None:
        self.ending = Ending(text, self.book.cite(code) or end_clause(self.book))

    def _close_round(self) -> None:
        earned = {side: self._earned(side, penalties=False) for side in self.seating.sides}
        best = max(earned.values())
        leaders = [side for side in self.seating.sides if earned[side] == best]
        self.winner = leaders[0] if len(leaders) == 1 else None
        bonus = self.book.scoring.skunk_bonus
        if bonus and self.winner is not None and best > 0:
            penalties = self.book.scoring.skunk_penalties
            if not any(self._earned(side, penalties=penalties) for side in self.seating.others(self.winner)):
                clause = self.book.cite("score-skunk")
                members = self.seating.members[self.winner]
                self.bonuses = (Entry(members, bonus, "the other side is scoreless", clause, self.unit, bonus=True),)

    def _earned(self, side: Side, *, penalties: bool) -> int:
        """What a side made of its hands, with or without what officials gave or took."""
        members = set(self.seating.members[side])
        return sum(
            entry.points
            for hand in self.hands
            for entry in hand.entries
            if entry.unit == self.unit and members.issuperset(entry.seats) and (penalties or not entry.bonus)
        )


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

    def verify_first_dealer(self, seat: Seat) -> Refusal | None:
        """None, or why `seat` may not begin the next game."""
        drawers = self.drawers()
        if seat in drawers:
            return None
        return refuse(self.book, "losers-deal", who=" and ".join(SEAT_NAMES[drawer] for drawer in drawers))

    def next_game(self, *, first_dealer: Seat) -> Game:
        if not self.game.is_over or self.winner is not None:
            raise ValueError("The match is over." if self.winner else "The game is not over yet.")
        if refusal := self.verify_first_dealer(first_dealer):
            raise Refused(refusal)
        self.games.append(Game(self.book, first_dealer=first_dealer, is_first=False))
        return self.game


def highest_draw(book: Book, draws: Mapping[Seat, Piece]) -> tuple[Seat, ...]:
    """Who drew highest; more than one when they are tied and draw again."""

    def height(piece: Piece) -> int:
        if isinstance(piece, Domino):
            return piece.pips if book.deal.highest == "pips" else piece.high * len(PIP_NAMES) + piece.low
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


def first_dealer(book: Book, *, scorekeeper: Seat | None, key: bytes) -> Seat:
    """Who deals the first hand, as the book says; a table without a scorekeeper draws for it."""
    rule = book.deal.first_dealer
    if scorekeeper is None:
        return draw_for_deal(book, key)[0]
    if rule == "left-of-scorekeeper":
        return seating_of(book).left[scorekeeper]
    return scorekeeper if rule == "scorekeeper" else draw_for_deal(book, key)[0]

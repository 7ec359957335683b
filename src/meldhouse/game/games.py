"""A game: what its hands score, when it is over, who won, and who deals next."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

import msgspec

from meldhouse.game.hand import Hand
from meldhouse.game.refusals import Refused, refuse
from meldhouse.game.scoring import ScoreEntry, Unit, score, score_unchecked, totals, unit_of
from meldhouse.game.seats import Seat, Side, seating_of
from meldhouse.game.slip_kinds import UNCOUNTED
from meldhouse.game.slips import Slip, SlipError, slip_of
from meldhouse.messages import Message, fact
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.reading.faults import Fault, about, with_clause


def game_name(book: Book) -> str:
    """This house's word for the hands that are added up together."""
    return book.words.round if book.match.until == "hands" else "game"


def game_kind(book: Book) -> Literal["round", "game"]:
    """The same as a fact, for messages to choose by."""
    return "round" if book.match.until == "hands" else "game"


def end_clause(book: Book) -> str | None:
    """The clause that says when the game is over."""
    return book.cite("game-target") or book.cite("page-round")


def moves_deal(book: Book, slip: Slip) -> bool:
    """Whether the deal passes on after this hand: not if it was struck out and is dealt again."""
    again = slip.how == "passed-out" and book.auction.reshake_by == "same"
    return slip.how not in ("void", "broken-off") and not again


def over_fault(book: Book, then: Literal["another", "sheet", "take-away"] = "another") -> Fault:
    """The error for a hand that comes after the end, and what to do `then`."""
    clause = end_clause(book)
    return Fault(with_clause(fact("slip-game-over", game=game_kind(book), then=then), clause), clause=clause)


class Counted(msgspec.Struct, frozen=True):
    """A hand of a game and what it scored."""

    slip: Slip
    entries: tuple[ScoreEntry, ...]
    dealer: Seat


class Ending(msgspec.Struct, frozen=True):
    """Why a game is over, and by which clause."""

    reason: Message
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
        self.bonuses: tuple[ScoreEntry, ...] = ()
        """Entries that the end of the game itself brought."""
        self.winner: Side | None = None
        self.ending: Ending | None = None
        """Why the game is over, if a side has reached the target."""
        self.layouts: dict[Seat, str] = {}
        """How each player stood their dominoes up, and must until the game is over."""

    @property
    def unit(self) -> Unit:
        return unit_of(self.book)

    def next_hand(self, *, scorekeeper: Seat, key: bytes | None = None, refereed: bool = False) -> Hand:
        """The next hand of this game, ready to be shuffled."""
        if not self.hands and self.book.deal.first_dealer == "left-of-scorekeeper":
            rightful = self.seating.left[scorekeeper]
            if self.dealer != rightful:
                raise Refused(refuse(self.book, "first-dealer", who=rightful))
        return Hand(
            self.book,
            dealer=self.dealer,
            scorekeeper=scorekeeper,
            key=key,
            is_opening=self.is_first and not self.hands,
            fixed_layouts=self.layouts,
            refereed=refereed,
        )

    def finish(self, hand: Hand) -> tuple[ScoreEntry, ...]:
        """Count a hand that was played here; returns the entries added to the score."""
        if (about := hand.state.ending.stopped) is not None:
            raise Refused(refuse(self.book, "play-stopped", about=about))
        if self.book.deal.layout_kept == "game":
            self.layouts = {**hand.state.deal.layouts, **self.layouts}
        return self._add(slip_of(hand), score if hand.state.refereed else score_unchecked)

    @property
    def entries(self) -> tuple[ScoreEntry, ...]:
        return (*(entry for hand in self.hands for entry in hand.entries), *self.bonuses)

    def totals(self, unit: Unit | None = None) -> dict[Seat, int]:
        return totals(self.entries, self.seating.seats, unit or self.unit)

    def side_totals(self) -> dict[Side, int]:
        """What each side has earned together; without penalties, where players keep separate scores."""
        return self.earned(self.entries)

    def earned(self, entries: Iterable[ScoreEntry]) -> dict[Side, int]:
        """The sum of `entries` for each side."""
        found = tuple(entries)
        return {side: sum(entry.points for entry in found if self._is_for(side, entry)) for side in self.seating.sides}

    def _is_for(self, side: Side, entry: ScoreEntry) -> bool:
        return entry.unit == self.unit and set(entry.seats).issuperset(self.seating.members[side])

    def standing(self) -> dict[str, int]:
        """The running score as this house keeps it: an account for each player, or one for each side."""
        if self.book.table.accounts == "player":
            return {str(seat): points for seat, points in self.totals().items()}
        return self.side_totals()

    @property
    def hands_counted(self) -> int:
        """How many hands were decided; one that everybody passed is dealt again."""
        return sum(hand.slip.how not in UNCOUNTED for hand in self.hands)

    @property
    def is_over(self) -> bool:
        if self.book.match.until == "hands":
            return self.hands_counted >= self.book.match.hands
        return self.winner is not None

    def add(self, slip: Slip) -> tuple[ScoreEntry, ...]:
        """Count a hand that was written down; returns the entries added to the score."""
        return self._add(slip, score)

    def add_accepted(self, slip: Slip) -> tuple[ScoreEntry, ...]:
        """The same for a hand that was checked when written: it stands, even if slips are checked more strictly now."""
        return self._add(slip, score_unchecked)

    def _add(self, slip: Slip, scored: Callable[[Book, Slip], tuple[ScoreEntry, ...]]) -> tuple[ScoreEntry, ...]:
        if self.is_over:
            raise SlipError([over_fault(self.book)])
        # A void hand may have the wrong dealer: that may be why it was struck out. The rightful dealer still has the
        # deal.
        if slip.dealer not in (None, self.dealer) and slip.how != "void":
            wrong = refuse(self.book, "wrong-dealer", who=self.dealer)
            raise SlipError([about("dealer", wrong.whole, clause=wrong.clause)])
        entries = scored(self.book, slip)
        by_hands = self.book.match.until == "hands"
        if not by_hands:
            entries = self._until_target(slip, entries)
        self.hands.append(Counted(slip, entries, slip.dealer or self.dealer))
        if moves_deal(self.book, slip):
            self.pass_deal()
        if by_hands and self.hands_counted == self.book.match.hands:
            self._close_round()
        return entries

    def pass_deal(self) -> None:
        """The deal passes to the left: after a hand, or because its dealer lost it."""
        self.dealer = self.seating.left[self.dealer]

    def _until_target(self, slip: Slip, entries: tuple[ScoreEntry, ...]) -> tuple[ScoreEntry, ...]:
        """Count toward the target. Where the bidders are counted first and reach it, the others' hand is not added."""
        if (beside := self._won_beside(entries)) is not None:
            return beside
        before, brought = self.side_totals(), self.earned(entries)
        after = {side: before[side] + brought[side] for side in before}
        target = self.book.match.target
        arrived = [side for side in self.seating.sides if after[side] >= target]
        if not arrived:
            return entries
        bidders = self.seating.side[slip.bidder] if slip.bidder is not None else None
        if not self.book.match.bidder_first or bidders not in arrived:
            best = max(after.values())
            leaders = [side for side in arrived if after[side] == best]
            if len(leaders) > 1:
                return entries  # they are tied, so the game goes on
            (self.winner,) = leaders
            code = "game-target" if self.winner == bidders else "game-others"
            self._end(code, self.winner, after[self.winner])
            return entries
        self.winner = bidders
        more = len(arrived) > 1
        self._end("game-bidder-first" if more else "game-target", bidders, after[bidders])
        others = self.seating.others(bidders)
        lost = [entry for entry in entries if entry.account in others and not entry.bonus]
        kept = [entry for entry in entries if entry not in lost]
        return (*kept, *self._unadded(lost, "bidders-out", "game-bidder-first"))

    def _won_beside(self, entries: tuple[ScoreEntry, ...]) -> tuple[ScoreEntry, ...] | None:
        """Points given during the hand came before its result: if they take a side to the target, that side has won,
        and the hand itself is not added."""
        sums, target = self.side_totals(), self.book.match.target
        beside = [entry for entry in entries if entry.bonus]
        for entry in beside:
            for side, points in self.earned([entry]).items():
                sums[side] += points
            arrived = [side for side in self.seating.sides if sums[side] >= target]
            if len(arrived) == 1:
                (self.winner,) = arrived
                self._end("game-target", self.winner, sums[self.winner], when="during")
                lost = [entry for entry in entries if entry.unit == self.unit and not entry.bonus]
                kept = [entry for entry in entries if entry not in lost]
                return (*self._unadded(lost, "won-before", "game-target"), *kept)
        return None

    def _unadded(self, lost: list[ScoreEntry], why: str, code: str) -> tuple[ScoreEntry, ...]:
        """An entry for each side that would have scored something."""
        accounts = dict.fromkeys(entry.seats for entry in lost if entry.points)
        reason = fact("score-unadded", why=why)
        return tuple(ScoreEntry(seats, 0, reason, self.book.cite(code), self.unit) for seats in accounts)

    def _end(self, code: str, side: Side, points: int, when: str = "after") -> None:
        target = self.book.match.target
        reached = fact("game-reached", side=side, target=target, points=points, over=points - target, when=when)
        self.ending = Ending(reached, self.book.cite(code) or end_clause(self.book))

    def _close_round(self) -> None:
        """All hands are played: the higher score wins, including everything given or taken apart from the hands."""
        self.bonuses = self._skunk()
        sums = self.side_totals()
        if self.book.table.accounts == "player":
            own = self.totals()
            sums = {side: sum(own[seat] for seat in members) for side, members in self.seating.members.items()}
        best = max(sums.values())
        leaders = [side for side in self.seating.sides if sums[side] == best]
        self.winner = leaders[0] if len(leaders) == 1 else None

    def _skunk(self) -> tuple[ScoreEntry, ...]:
        """The bonus against a side that scored nothing in its hands."""
        bonus, penalties = self.book.scoring.skunk_bonus, self.book.scoring.skunk_penalties
        made = {side: self._earned(side, penalties=penalties) for side in self.seating.sides}
        ahead = max(self.seating.sides, key=lambda side: made[side])
        if not bonus or made[ahead] <= 0 or any(made[side] for side in self.seating.others(ahead)):
            return ()
        clause, members = self.book.cite("score-skunk"), self.seating.members[ahead]
        return (ScoreEntry(members, bonus, fact("score-skunk"), clause, self.unit, bonus=True),)

    def _earned(self, side: Side, *, penalties: bool) -> int:
        """What a side scored in its hands, with or without what officials gave or took."""
        members = set(self.seating.members[side])
        return sum(
            entry.points
            for hand in self.hands
            for entry in hand.entries
            if entry.unit == self.unit and members.issuperset(entry.seats) and (penalties or not entry.bonus)
        )

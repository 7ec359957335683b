"""A game: what its hands bring, when it is over, who has won, and who deals next."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

import msgspec

from meldhouse.game.hand import Hand
from meldhouse.game.refusals import Refused, refuse
from meldhouse.game.scoring import Entry, Unit, score, score_unchecked, totals, unit_of
from meldhouse.game.seats import Seat, Side, seating_of
from meldhouse.game.slip_kinds import UNCOUNTED
from meldhouse.game.slips import Slip, SlipError, slip_of
from meldhouse.messages import Message, fact
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.faults import Fault, about, with_clause


def game_name(book: Book) -> str:
    """What the hands that are added up together are called in this house."""
    return book.words.round if book.match.until == "hands" else "game"


def game_kind(book: Book) -> Literal["round", "game"]:
    """The same as a fact, for messages to choose by."""
    return "round" if book.match.until == "hands" else "game"


def end_clause(book: Book) -> str | None:
    """The clause that says when it is over."""
    return book.cite("game-target") or book.cite("page-round")


def moves_deal(book: Book, slip: Slip) -> bool:
    """Whether the next player deals after such a hand: not after one that was struck out and is dealt again."""
    again = slip.how == "passed-out" and book.auction.reshake_by == "same"
    return slip.how not in ("void", "broken-off") and not again


def over_fault(book: Book, then: Literal["another", "sheet", "take-away"] = "another") -> Fault:
    """What there is to say to a hand that comes after the end, and what to do `then`."""
    clause = end_clause(book)
    return Fault(with_clause(fact("slip-game-over", game=game_kind(book), then=then), clause), clause=clause)


class Counted(msgspec.Struct, frozen=True):
    """A hand of a game and what it brought."""

    slip: Slip
    entries: tuple[Entry, ...]
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

    def finish(self, hand: Hand) -> tuple[Entry, ...]:
        """Count a hand that was played here; what of it was added to the score."""
        if (about := hand.state.stopped) is not None:
            raise Refused(refuse(self.book, "play-stopped", about=about))
        if self.book.deal.layout_kept == "game":
            self.layouts = {**hand.state.layouts, **self.layouts}
        return self._add(slip_of(hand), score if hand.state.refereed else score_unchecked)

    @property
    def entries(self) -> tuple[Entry, ...]:
        return (*(entry for hand in self.hands for entry in hand.entries), *self.bonuses)

    def totals(self, unit: Unit | None = None) -> dict[Seat, int]:
        return totals(self.entries, self.seating.seats, unit or self.unit)

    def side_totals(self) -> dict[Side, int]:
        """What each side has earned together; where players keep scores of their own, without their penalties."""
        return self.earned(self.entries)

    def earned(self, entries: Iterable[Entry]) -> dict[Side, int]:
        """What `entries` bring each side."""
        found = tuple(entries)
        return {side: sum(entry.points for entry in found if self._is_for(side, entry)) for side in self.seating.sides}

    def _is_for(self, side: Side, entry: Entry) -> bool:
        return entry.unit == self.unit and set(entry.seats).issuperset(self.seating.members[side])

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
        """Count a hand that somebody wrote down; what of it was added to the score."""
        return self._add(slip, score)

    def add_accepted(self, slip: Slip) -> tuple[Entry, ...]:
        """The same for one that was checked when it was written: it stands, though more may be asked of a slip now."""
        return self._add(slip, score_unchecked)

    def _add(self, slip: Slip, scored: Callable[[Book, Slip], tuple[Entry, ...]]) -> tuple[Entry, ...]:
        if self.is_over:
            raise SlipError([over_fault(self.book)])
        # Whoever dealt out of turn is why a hand was struck out; the rightful dealer has the deal still.
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
        """The deal goes to the left: after a hand, or because its dealer has lost it."""
        self.dealer = self.seating.left[self.dealer]

    def _until_target(self, slip: Slip, entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
        """Count towards the target. Where the bidders are counted first and arrive, the others' hand is not added."""
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
                return entries  # they are level, so the game goes on
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

    def _won_beside(self, entries: tuple[Entry, ...]) -> tuple[Entry, ...] | None:
        """What was given during the hand came before its result: a side that arrived by it has won, and the hand itself
        is not added."""
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

    def _unadded(self, lost: list[Entry], why: str, code: str) -> tuple[Entry, ...]:
        """A line for each side that would have had something."""
        accounts = dict.fromkeys(entry.seats for entry in lost if entry.points)
        reason = fact("score-unadded", why=why)
        return tuple(Entry(seats, 0, reason, self.book.cite(code), self.unit) for seats in accounts)

    def _end(self, code: str, side: Side, points: int, when: str = "after") -> None:
        target = self.book.match.target
        reached = fact("game-reached", side=side, target=target, points=points, over=points - target, when=when)
        self.ending = Ending(reached, self.book.cite(code) or end_clause(self.book))

    def _close_round(self) -> None:
        """All hands are played: the higher score wins, with everything that was given or taken beside the hands."""
        self.bonuses = self._skunk()
        sums = self.side_totals()
        if self.book.table.accounts == "player":
            own = self.totals()
            sums = {side: sum(own[seat] for seat in members) for side, members in self.seating.members.items()}
        best = max(sums.values())
        leaders = [side for side in self.seating.sides if sums[side] == best]
        self.winner = leaders[0] if len(leaders) == 1 else None

    def _skunk(self) -> tuple[Entry, ...]:
        """The bonus against a side that has made nothing of its hands."""
        bonus, penalties = self.book.scoring.skunk_bonus, self.book.scoring.skunk_penalties
        made = {side: self._earned(side, penalties=penalties) for side in self.seating.sides}
        ahead = max(self.seating.sides, key=lambda side: made[side])
        if not bonus or made[ahead] <= 0 or any(made[side] for side in self.seating.others(ahead)):
            return ()
        clause, members = self.book.cite("score-skunk"), self.seating.members[ahead]
        return (Entry(members, bonus, fact("score-skunk"), clause, self.unit, bonus=True),)

    def _earned(self, side: Side, *, penalties: bool) -> int:
        """What a side made of its hands, with or without what officials gave or took."""
        members = set(self.seating.members[side])
        return sum(
            entry.points
            for hand in self.hands
            for entry in hand.entries
            if entry.unit == self.unit and members.issuperset(entry.seats) and (penalties or not entry.bonus)
        )

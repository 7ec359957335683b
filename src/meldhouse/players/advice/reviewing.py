"""Review a hand: which decisions cost something, judged by what could be known when they were made.

Each decision is first seen as a player of some level would see it. Where that player would have done something else,
both choices are tried again in deals of their own, so nobody is blamed for a choice that only looked worse by chance.
For plays the solver adds what they cost with all hands open; nobody is to blame for that.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from meldhouse.game import Action, Bid, Claim, Event, Hand, Play, Seat, Settled, View
from meldhouse.messages import FactError, Message, fact
from meldhouse.pieces import Piece
from meldhouse.players.advice.balances import balances, result_of
from meldhouse.players.advice.charts import NoFigures
from meldhouse.players.advice.figures import LITTLE, aim_of
from meldhouse.players.advice.findings import Finding, Review
from meldhouse.players.advice.measures import amount, deals, digits, points, side_by_side
from meldhouse.players.advice.moments import Moment, comes_to_the_same, moments
from meldhouse.players.advice.reasons import reasons
from meldhouse.players.advice.weighing import Weigher
from meldhouse.players.choices import Choice
from meldhouse.players.hands.margins import counter, counter_in_score
from meldhouse.players.levels import Level, level_named
from meldhouse.players.regular import is_regular
from meldhouse.players.search.thinking import Thinker
from meldhouse.referee.claims.position import position_of
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.ladder import bid_fact
from meldhouse.solver import Impossible, Unsolvable, Unsolved, solve

LOOKS = 6
"""How often a doubtful decision is tried again."""
DOUBTFUL = 0.5
"""Doubtful: worse by this part of a counter, at first sight."""
SURE = 2.0
"""A mistake is worse by this many standard errors."""
BUDGET = 300_000
"""How many positions the solver may search for one play."""
FACTS = 2


class NotOver(FactError, ValueError):
    """Only a finished hand can be reviewed."""


class Weighed(NamedTuple):
    """The better choice and the actual one, as they were tried again."""

    better: list[Choice]
    done: list[Choice]

    @property
    def costs(self) -> list[float]:
        return [one.margin - other.margin for one, other in zip(self.better, self.done, strict=True)]


def review(
    book: Book,
    hand: Hand,
    level: Level | str = "expert",
    seed: bytes = b"",
    *,
    solved: Collection[Seat] | None = None,
    budget: int = BUDGET,
    told: Callable[[int], None] = lambda _done: None,
) -> Review:
    """What a finished hand could have brought; the same seed gives the same review. `solved`: whose plays are also
    solved with open hands (default: everybody's). `told` is called with the number of decisions done."""
    level = level_named(level) if isinstance(level, str) else level
    if level.thinks != "in-worlds":
        raise NoFigures(fact("no-figures", level=level.name))
    if hand.book.name != book.name:
        raise ValueError(f"This is a hand of {hand.book.name}, not of {book.name}.")
    if not hand.is_over:
        raise NotOver(fact("review-not-over"))
    judge = _Judge(book, hand, level, seed, budget)
    for moment in moments(hand):
        judge.judge(moment, solved=solved is None or moment.seat in solved)
        told(moment.number)
    return Review(
        level=level.name,
        version=level.version,
        decisions=judge.looked_at,
        counter=counter_in_score(book),
        mistakes=tuple(judge.mistakes),
        hindsight=tuple(judge.hindsight),
        unjudged=judge.unjudged,
        unsolved=judge.unsolved,
        balances=balances(book, hand, [(finding.seat, finding.cost) for finding in judge.mistakes]),
    )


class _Judge:
    def __init__(self, book: Book, hand: Hand, level: Level, seed: bytes, budget: int) -> None:
        self.book, self.hand, self.budget = book, hand, budget
        self.counter = counter_in_score(book)
        self.first = Thinker(book, level, seed)
        self.again = [Thinker(book, level, seed[:60] + b" " + bytes([look])) for look in range(LOOKS)]
        self.mistakes: list[Finding] = []
        self.hindsight: list[Finding] = []
        self.looked_at = self.unjudged = self.unsolved = 0

    def judge(self, moment: Moment, *, solved: bool) -> None:
        now, past = moment.view(), moment.seen()
        if isinstance(moment.action, Play) and len(set(now.legal_plays)) < 2:
            return
        out_of_turn = now.phase == "tricks" and now.claim is None and now.turn != moment.seat
        if out_of_turn or not is_regular(past):
            self.unjudged += 1
            return
        self.looked_at += 1
        best = self.first.think(now, past)[0].action
        opened = self._open(moment) if solved and isinstance(moment.action, Play) else {}
        exact = _lost(opened, moment.action)
        found = self._mistake(moment, now, past, best)
        if found is not None:
            self.mistakes.append(self._told(moment, now, past, best, found, exact))
        elif exact is not None and exact > counter(self.book):
            better = Play(moment.seat, max(opened, key=lambda piece: opened[piece]))
            plain = Finding(
                number=moment.number,
                seat=moment.seat,
                trick=_trick(now),
                done=moment.action,
                better=better,
                cost=0.0,
                exact=exact,
            )
            self.hindsight.append(plain)

    # --- what could be known ----------------------------------------------------------------------------------------

    def _mistake(self, moment: Moment, now: View, past: list[Event], best: Action) -> Weighed | None:
        """Both choices as they were tried again, if what was done was clearly worse."""
        done = moment.action
        if isinstance(done, Claim):
            return self._claim(moment, now, past, best)
        if comes_to_the_same(best, done) or isinstance(best, Claim):
            return None
        first = self._weighed([self.first], now, past, best, done)
        if first is None or first.costs[0] <= DOUBTFUL * self.counter:
            return None
        found = self._weighed(self.again, now, past, best, done)
        return found if found is not None and self._is_clear(found.costs) else None

    def _weighed(
        self, thinkers: list[Thinker], now: View, past: list[Event], best: Action, done: Action
    ) -> Weighed | None:
        found = Weighed([], [])
        for thinker in thinkers:
            pair = Weigher(thinker, now, past).weigh([best, done])
            if pair is None:
                return None
            found.better.append(pair[0])
            found.done.append(pair[1])
        return found

    def _is_clear(self, costs: list[float]) -> bool:
        return fmean(costs) > max(self.counter, SURE * stdev(costs) / sqrt(len(costs)))

    def _claim(self, moment: Moment, now: View, past: list[Event], best: Action) -> Weighed | None:
        """A lay-down that failed and ended the hand: the value of playing on, against the result."""
        state, later = self.hand.state, self.hand.events[len(past) :]
        failed = (
            any(isinstance(event, Settled) and not event.stands for event in later) or state.ending.ended == "forfeited"
        )
        if not failed or not isinstance(best, Play) or any(isinstance(event, Play) for event in later):
            return None
        result = result_of(self.book, self.hand)[state.seating.side[moment.seat]]
        found = Weighed([], [])
        for thinker in self.again:
            pair = Weigher(thinker, now, past).weigh([best])
            if pair is None:
                return None
            found.better.append(pair[0])
            found.done.append(Choice(moment.action, None, result))
        return found if self._is_clear(found.costs) else None

    def _told(
        self, moment: Moment, now: View, past: list[Event], best: Action, found: Weighed, exact: int | None
    ) -> Finding:
        cost = round(fmean(found.costs), digits(self.book))
        chances, taken = _means(found, "chance"), _means(found, "points")
        lost = None if taken is None else round(taken[0] - taken[1], 1)
        why = [*reasons(self.book, now, past, best)[:FACTS], *self._calls(found)]
        if now.phase != "auction":
            why.append(self._figures(now, chances, lost, cost))
        return Finding(
            number=moment.number,
            seat=moment.seat,
            trick=_trick(now),
            done=moment.action,
            better=best,
            cost=cost,
            aim=aim_of(self.book, now),
            chances=chances,
            points=lost,
            exact=exact,
            reasons=tuple(why),
        )

    def _calls(self, found: Weighed) -> Iterator[Message]:
        """How often the bids in question were made."""
        for choices in found:
            action = choices[0].action
            if isinstance(action, Bid):
                chance = fmean([choice.chance or 0.0 for choice in choices])
                yield fact("hint-bid-made", bid=bid_fact(self.book, action.amount), often=deals(chance))

    def _figures(self, now: View, chances: tuple[float, float] | None, lost: float | None, cost: float) -> Message:
        if chances is not None and deals(chances[0]) != deals(chances[1]):
            often, against = side_by_side(*chances)
            return fact("review-compared", aim=aim_of(self.book, now), often=often, against=against)
        if lost is not None and lost >= LITTLE * counter(self.book):
            return fact("review-takes-more", amount=points(self.book, lost))
        return fact("review-better", amount=amount(self.book, cost))

    # --- with all hands open ------------------------------------------------------------------------------------------

    def _open(self, moment: Moment) -> dict[Piece, int]:
        """What the player's side takes from here on after each play, if all four see everything."""
        try:
            position = position_of(moment.hand)
            return solve(position, moment.hand.state.seating.side[moment.seat], budget=self.budget).plays
        except (Unsolved, Unsolvable, Impossible):
            self.unsolved += 1
            return {}


def _lost(opened: dict[Piece, int], done: Action) -> int | None:
    if not isinstance(done, Play) or done.piece not in opened:
        return None
    return max(opened.values()) - opened[done.piece]


def _trick(now: View) -> int | None:
    return sum(now.tricks_won.values()) + 1 if now.phase == "tricks" else None


def _means(found: Weighed, name: str) -> tuple[float, float] | None:
    """The averages of a figure, if both have it."""
    columns = [[getattr(choice, name) for choice in choices] for choices in found]
    if any(value is None for column in columns for value in column):
        return None
    return fmean(columns[0]), fmean(columns[1])

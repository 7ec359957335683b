"""Which totals a table can end with: checks a result handed in without its hands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import gcd

from meldhouse.game import Side, seating_of
from meldhouse.messages import FactError, Message, fact
from meldhouse.rulebooks import Book


def is_possible(book: Book, points: int) -> bool:
    """Whether hands can add up to that: in the rulebook's steps, and below zero only if a set side loses its bid. What
    a referee gives or takes is separate.

    >>> from meldhouse.rulebooks import load_book
    >>> bend = load_book("bend")
    >>> [points for points in (1000, 1003, -50, 0) if is_possible(bend, points)]
    [1000, 0]
    >>> is_possible(load_book("st-hilary"), -21), is_possible(load_book("npa"), 283)
    (True, True)
    """
    if points < 0 and (book.scoring.style == "marks" or book.scoring.set_bidder == "zero"):
        return False
    return points % step_of(book) == 0


def most_of_a_hand(book: Book) -> int | None:
    """The most marks one hand can give: the highest bid. None if points are counted, or if bids have no limit.

    >>> from meldhouse.rulebooks import load_book
    >>> most_of_a_hand(load_book("n42pa")), most_of_a_hand(load_book("npa"))
    (5, None)
    """
    highest, mark = book.auction.maximum, book.auction.mark
    return highest // mark if book.scoring.style == "marks" and highest and mark else None


def most_of_a_match(book: Book, won: int, others_won: int) -> int | None:
    """The most marks a side can have after winning and losing so many games: in a lost game they were short of the
    target, and in a won one, short of it before its last hand. None if there is no way to tell.

    >>> from meldhouse.rulebooks import load_book
    >>> n42pa = load_book("n42pa")
    >>> most_of_a_match(n42pa, 0, 2), most_of_a_match(n42pa, 1, 2), most_of_a_match(n42pa, 1, 1)
    (12, 23, 23)
    """
    highest = most_of_a_hand(book)
    if book.scoring.style != "marks" or (won and highest is None):
        return None
    is_on = max(won, others_won) <= book.match.best_of // 2 and won + others_won < book.match.best_of
    return won * (highest or 0) + (won + others_won + is_on) * (book.match.target - 1)


def bonuses_told(book: Book) -> Message | None:
    """What to know about bonuses when writing only the result; None if the rules have none.

    >>> from meldhouse.rulebooks import load_book
    >>> bonuses_told(load_book("bend"))
    """
    bonuses = list[Message]()
    if extra := book.scoring.all_points_bonus:
        of_all = fact("result-bonus-all", extra=extra, points=book.points_in_play)
        bonuses.append(_cited(book, "score-all-points", of_all))
    if extra := book.scoring.skunk_bonus:
        bonuses.append(_cited(book, "score-skunk", fact("result-bonus-skunk", extra=extra)))
    asks = "yes" if book.scoring.skunk_bonus else "no"
    return fact("result-with-bonuses", bonuses=tuple(bonuses), asks=asks) if bonuses else None


SKUNK = ("in", "add")
"""Answers to whether the points handed in include the bonus for a skunk."""


def skunker(book: Book, points: Mapping[Side, int]) -> Side | None:
    """The side with the bonus for a skunk at these points; None if no side has it, or the rules have none.

    >>> from meldhouse.rulebooks import load_book
    >>> skunker(load_book("npa"), {"NS": 210, "EW": 0}), skunker(load_book("npa"), {"NS": 210, "EW": 20})
    ('NS', None)
    """
    if not book.scoring.skunk_bonus or set(points) != set(seating_of(book).sides):
        return None
    ahead = max(points, key=lambda side: points[side])
    others = [made for side, made in points.items() if side != ahead]
    return ahead if points[ahead] > 0 and not any(others) else None


def skunk_question(book: Book, points: Mapping[Side, int], who: tuple[str, ...]) -> Message:
    """The question to settle before such points can stand; `who` has the bonus."""
    get = fact("result-skunk", names=who, extra=book.scoring.skunk_bonus)
    return fact("result-skunk-in", gets=_cited(book, "score-skunk", get), made=max(points.values()))


def with_skunk(book: Book, points: Mapping[Side, int], said: str) -> dict[Side, int]:
    """The whole score, given the answer. Winners scored something, so the bonus alone is never all they have.

    >>> from meldhouse.rulebooks import load_book
    >>> with_skunk(load_book("npa"), {"NS": 210, "EW": 0}, "add")
    {'NS': 410, 'EW': 0}
    """
    ahead, bonus = skunker(book, points), book.scoring.skunk_bonus
    if ahead is None:
        raise FactError(fact("result-no-skunk"))
    if said == "in" and points[ahead] <= bonus:
        raise FactError(fact("result-skunk-not-in", extra=bonus, points=points[ahead]))
    return {**points, ahead: points[ahead] + (bonus if said == "add" else 0)}


def _cited(book: Book, code: str, says: Message) -> Message:
    clause = book.cite(code)
    return fact("cited", says=says, clause=clause) if clause else says


@lru_cache(maxsize=64)
def step_of(book: Book) -> int:
    """The largest number that divides every possible score of a hand.

    >>> from meldhouse.rulebooks import load_book
    >>> step_of(load_book("bend")), step_of(load_book("npa")), step_of(load_book("n42pa"))
    (10, 1, 1)
    """
    return gcd(*_amounts(book)) or 1


def _amounts(book: Book) -> Iterator[int]:
    if book.scoring.style == "marks":
        yield 1
        return
    meld, scoring, tricks = book.meld, book.scoring, book.tricks
    for prices in (meld.run, meld.royal, meld.run_extra, meld.marriage, meld.roundhouse, meld.aces, meld.kings):
        yield from prices
    for prices in (meld.queens, meld.jacks, meld.pinochle, tuple(tricks.counters.values())):
        yield from prices
    yield from (meld.nine, tricks.last, tricks.each, scoring.all_points_bonus, scoring.skunk_bonus)
    bids = (book.auction.dropped_at, book.auction.minimum, *(rung.step for rung in book.auction.ladder))
    yield from (book.board.dropped_meld, *bids)  # a bid can be what a side gets, or loses

"""Facts about a book that many messages use: bids, ranks, counters, packets, officials."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meldhouse.messages import Message, fact
from meldhouse.rulebooks.schema import Book


def key_of(code: str) -> int | str:
    """A selector for a catalog, where a digit is a number."""
    return int(code) if code.isdecimal() else code


def rank_fact(rank: str) -> Message:
    return fact("rank", rank=key_of(rank))


def trump_fact(choice: str) -> Message:
    return fact("trump", trump=key_of(choice))


def post_fact(name: str) -> Message:
    """An official by the name of the post; the posts most clubs have are translated."""
    return fact("post", code="-".join(name.lower().split()), name=name)


def division_fact(name: str) -> Message:
    """A division by its name; those most clubs have are translated."""
    return fact("division", code=name.lower(), name=name)


def packet_facts(plans: Sequence[Sequence[int]]) -> Message:
    """How the cards are dealt."""
    return fact("rules-packets", plans=tuple(map(_plan, plans))) if plans else fact("rules-packets-any")


def _plan(plan: Sequence[int]) -> Message:
    size, *others = dict.fromkeys(plan)
    if len(plan) == 1:
        return fact("rules-packet-whole")
    if not others:
        return fact("rules-packet-even", size=size)
    if list(plan[:-1]) == [size] * (len(plan) - 1):
        return fact("rules-packet-last", size=size, last=plan[-1])
    return fact("rules-packet-mixed", sizes=tuple(plan))


def counted(book: Book) -> Message:
    """What scores points in play, and how much there is in all."""
    return fact("rules-counted", parts=tuple(_counters(book)), all=book.points_in_play)


def _counters(book: Book) -> Iterator[Message]:
    worth: dict[int, list[str]] = {}
    for key, points in book.tricks.counters.items():
        worth.setdefault(points, []).append(key)
    for points, keys in sorted(worth.items(), reverse=True):
        pieces = tuple(fact("ranks", rank=key_of(key)) if len(key) == 1 else fact("a-piece", piece=key) for key in keys)
        yield fact("rules-counters", points=points, pieces=pieces)
    if book.tricks.each:
        yield fact("rules-counter-trick", points=book.tricks.each)
    if book.tricks.last:
        yield fact("rules-counter-last", points=book.tricks.last)


def length(book: Book) -> Message:
    """How long a game is, in a few words.

    >>> from meldhouse.rulebooks.loading import load_book
    >>> [load_book(name).voice.say(length(load_book(name))) for name in ("npa", "n42pa")]
    ['4 hands', '7 marks, best of 3']
    """
    rules = book.match
    number = rules.hands if rules.until == "hands" else rules.target
    return fact("game-length", unit=rules.until, number=number, games=rules.best_of)

"""Tricks and take of a slip against every way in which the pack can lie in the tricks, counted out independently."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

from meldhouse.game import Slip, seating_of
from meldhouse.game.slip_tricks import Sharing, trick_faults
from meldhouse.rulebooks import Book
from table import house


def ways(total: int, parts: int, most: list[int]):
    """Every way to share out `total` among `parts`, none with more than its `most`."""
    if parts == 1:
        if total <= most[0]:
            yield (total,)
        return
    for first in range(min(total, most[0]) + 1):
        for rest in ways(total - first, parts - 1, most[1:]):
            yield (first, *rest)


def possible(name: str) -> set[tuple[tuple[int, ...], tuple[int, ...]]]:
    """(tricks, take) of the sides, the bidder's first: every share of the tricks, of the counters of each worth, of
    what is laid away, and of the last trick."""
    book = house(name)
    sides, seats, kitty = len(seating_of(book).sides), book.table.seats, book.deal.kitty
    worths = Counter(worth for piece in book.pack.pieces if (worth := book.worth[piece]))
    found = set()
    for tricks in ways(book.deal.hand, sides, [book.deal.hand] * sides):
        room = [kitty, *(seats * won for won in tricks)]
        for shares in product(*(list(ways(copies, sides + 1, room)) for copies in worths.values())):
            held = [sum(share[at] for share in shares) for at in range(sides + 1)]
            if any(have > fits for have, fits in zip(held, room, strict=True)):
                continue
            brought = [sum(w * share[at] for w, share in zip(worths, shares, strict=True)) for at in range(sides + 1)]
            buried = brought[0] if book.kitty.counts else 0
            take = [made + book.tricks.each * won for made, won in zip(brought[1:], tricks, strict=True)]
            take[0] += buried
            for last in range(sides):
                if tricks[last]:
                    ended = tuple(one + book.tricks.last * (at == last) for at, one in enumerate(take))
                    found.add((tricks, ended))
    return found


def accepted(name: str, tricks: tuple[int, ...], take: tuple[int, ...]) -> bool:
    return trick_check(house(name), tricks, take)


def trick_check(book: Book, tricks: tuple[int, ...], take: tuple[int, ...]) -> bool:
    sides = seating_of(book).sides
    told = {"tricks": dict(zip(sides, tricks, strict=True)), "take": dict(zip(sides, take, strict=True))}
    slip = Slip(bidder="N", bid=book.auction.minimum, trump=book.trump.choices[0], **told)
    return not list(trick_faults(book, slip, seating_of(book)))


@pytest.mark.parametrize("name", ["npa", "mcallen", "mcallen.hoyle", "st-hilary", "n42pa", "bend"])
def test_two_sides_have_what_the_pack_can_give_them_and_nothing_else(name: str):
    book, truly = house(name), possible(name)
    total, step = book.points_in_play, 10 if name == "bend" else 1
    for won in range(book.deal.hand + 1):
        for made in range(0, total + 1, step):
            tricks, take = (won, book.deal.hand - won), (made, total - made)
            assert accepted(name, tricks, take) == ((tricks, take) in truly), (tricks, take)


def lies(tricks: tuple[int, ...], take: tuple[int, ...]) -> bool:
    """The same for three at Bend, one by one: 48 counters of 10, up to five of them laid away, and 20 for the last."""
    for buried, last in product(range(6), range(3)):
        held = [made - 10 * buried * (not at) - 20 * (at == last) for at, made in enumerate(take)]
        fits = all(not one % 10 and 0 <= one <= 30 * won for one, won in zip(held, tricks, strict=True))
        if fits and tricks[last] and sum(held) == 480 - 10 * buried:
            return True
    return False


def test_three_at_a_table_have_what_the_pack_and_the_kitty_can_give_them():
    lot, odd = Random(7), 0
    for _ in range(4_000):
        first = lot.randint(0, 25)
        tricks = (first, second := lot.randint(0, 25 - first), 25 - first - second)
        made = 10 * lot.randint(0, min(50, 3 * first + 7))
        other = 10 * lot.randint(0, min(50 - made // 10, 3 * second + 3))
        take = (made, other, 500 - made - other)
        odd += not lies(tricks, take)
        assert accepted("bend.3", tricks, take) == lies(tricks, take), (tricks, take)
    assert odd > 500


def test_every_hand_that_was_dealt_out_is_accepted():
    book, lot = house("bend.3"), Random(7)
    pack = [book.worth[piece] for piece in book.pack.pieces]
    for _ in range(1_000):
        lot.shuffle(pack)
        winners = [lot.choice((0, 1, 1, 2)) for _ in range(25)]
        take = [sum(pack[75:]), 0, 0]
        for number, winner in enumerate(winners):
            take[winner] += sum(pack[3 * number : 3 * number + 3])
        take[winners[-1]] += book.tricks.last
        assert accepted("bend.3", tuple(winners.count(one) for one in range(3)), tuple(take))


def test_what_cannot_be_together_is_told_with_the_figures():
    book = house("bend.3")
    slip = Slip(bidder="N", bid=500, trump="H", take={"N": 350, "E": 100, "S": 50}, tricks={"N": 21, "E": 3, "S": 1})
    (fault,) = trick_faults(book, slip, seating_of(book))
    assert (fault.key, fault.message.id) == ("take", "slip-not-together")
    parts = [(part.args["side"], part.args["take"], part.args["won"]) for part in fault.message.args["parts"]]
    assert parts == [("N", 350, 21), ("E", 100, 3), ("S", 50, 1)]


def club_of_many_counters(values: int) -> Book:
    """Three at Bend, where so many faces of the pack are worth something else than the rest, and each other."""
    faces = [rank + suit for rank in "ATK" for suit in "SHCD"][:values]
    counters = ", ".join(f"{face} = {20 + 2 * at}" for at, face in enumerate(faces))
    return house("bend.3", f"tricks.last = 1\ntricks.counters = {{A = 10, T = 10, K = 10, {counters}}}")


@pytest.mark.parametrize("values", [4, 12])
def test_many_different_counters_are_shared_out_in_bounded_work(values: int, monkeypatch: pytest.MonkeyPatch):
    book, steps, tried = club_of_many_counters(values), 0, Sharing._shared_out

    def counted(*told: Any) -> bool:
        nonlocal steps
        steps += 1
        return tried(*told)

    monkeypatch.setattr(Sharing, "_shared_out", counted)
    total, tricks = book.points_in_play, (8, 8, 9)
    dearest = sum(sorted((book.worth[piece] for piece in book.pack.pieces), reverse=True)[:24])
    found = []
    for percent in range(50, 100, 2):
        rich, steps = dearest * percent // 100 // 2 * 2, 0
        found.append(trick_check(book, tricks, (rich, rich, total - 2 * rich)))
        assert steps < 5 * Sharing.MOST_TRIED
    assert (found[0], found[-1]) == (True, False), "two sides cannot both have the dearest"
    steps = 0
    assert not trick_check(book, tricks, (total // 4 * 2 + 1, 101, total - total // 4 * 2 - 102)), "one last trick"
    assert steps < 5 * Sharing.MOST_TRIED


def test_what_was_dealt_out_with_many_different_counters_is_accepted():
    book, lot = club_of_many_counters(12), Random(7)
    pack = [book.worth[piece] for piece in book.pack.pieces]
    for _ in range(20):
        lot.shuffle(pack)
        take = [sum(pack[75:]) + sum(pack[:30]), sum(pack[30:51]), sum(pack[51:75]) + book.tricks.last]
        assert trick_check(book, (10, 7, 8), tuple(take))


def test_whoever_has_looked_long_enough_lets_the_figures_stand(monkeypatch: pytest.MonkeyPatch):
    heaps = ((3, 30), (3, 30), (74, 400))  # each can be, but two counters lie in none of them
    assert not Sharing(house("bend.3")).can_lie(heaps)
    monkeypatch.setattr(Sharing, "MOST_TRIED", 0)
    assert Sharing(house("bend.3")).can_lie(heaps)

"""Improves a draft of rounds by many small swaps, first boldly, then carefully (simulated annealing).

A draft knows players by number. Its cost: for every two players, each time they are partners again, opponents
again, or against a wish. Who sits out, or at a table of three, is decided before and not changed here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp
from random import Random

AGAIN = 10**6
"""The cost of a repeated partner; a repeated opponent costs 1. The third time costs twice that, and so on."""
WISH = 10**10
"""The cost of a broken wish. No number of repeated opponents outweighs a partner, and no number of partners a wish."""
HOT, COLD = 0.35, 0.1


class Draft:
    """Rounds in the making, besides those played. Fours are flat lists, partners next to each other."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.fours: list[list[int]] = []
        self.threes: list[list[int]] = []
        """Also flat lists, for the same rounds. No partners there."""
        self.as_partners = [[0] * players for _ in range(players)]
        self.as_opponents = [[0] * players for _ in range(players)]
        """The cost if these two met once more."""
        self.cost = 0
        self.given = 0
        """The cost of the given rounds, which cannot change."""

    def wish(self, one: int, two: int, *, partners: bool, opponents: bool) -> None:
        for kept, prices in ((partners, self.as_partners), (opponents, self.as_opponents)):
            if kept:
                prices[one][two] += WISH
                prices[two][one] += WISH

    def add(self, fours: Sequence[int], threes: Sequence[int] = (), *, given: bool = False) -> None:
        """One more round; a given one counts, but stays as it is."""
        for one, two in partners_in(fours):
            self._meet(self.as_partners, one, two, AGAIN)
        for one, two in opponents_in(fours, threes):
            self._meet(self.as_opponents, one, two, 1)
        if given:
            self.given = self.cost
        else:
            self.fours.append(list(fours))
            self.threes.append(list(threes))

    def _meet(self, prices: list[list[int]], one: int, two: int, more: int) -> None:
        self.cost += prices[one][two]
        prices[one][two] += more
        prices[two][one] += more

    def restore(self, rounds: tuple[list[list[int]], list[list[int]]]) -> None:
        """Go back to rounds copied earlier."""
        for fours, threes in zip(self.fours, self.threes, strict=True):
            for one, two in partners_in(fours):
                self._part(self.as_partners, one, two, AGAIN)
            for one, two in opponents_in(fours, threes):
                self._part(self.as_opponents, one, two, 1)
        self.fours, self.threes, self.cost = [], [], self.given
        for fours, threes in zip(*rounds, strict=True):
            self.add(fours, threes)

    def _part(self, prices: list[list[int]], one: int, two: int, less: int) -> None:
        prices[one][two] -= less
        prices[two][one] -= less

    def copied(self) -> tuple[list[list[int]], list[list[int]]]:
        return [list(one) for one in self.fours], [list(one) for one in self.threes]


def partners_in(fours: Sequence[int]) -> Iterable[tuple[int, int]]:
    return zip(fours[::2], fours[1::2], strict=True)


def opponents_in(fours: Sequence[int], threes: Sequence[int] = ()) -> Iterable[tuple[int, int]]:
    for at in range(0, len(fours), 4):
        one, two, three, four = fours[at : at + 4]
        yield from ((one, three), (one, four), (two, three), (two, four))
    for at in range(0, len(threes), 3):
        one, two, three = threes[at : at + 3]
        yield from ((one, two), (one, three), (two, three))


def _gain(prices: list[list[int]], by: int, pairs: Iterable[tuple[int, int]]) -> None:
    for one, two in pairs:
        prices[one][two] += by
        prices[two][one] += by


def improve(draft: Draft, lot: Random, *, moves: int, goal: int, unit: int = 1, together: bool = False) -> None:
    """Swap players, and whole pairs, until the goal is reached or that many moves were tried; keeps the best.

    The heat limits how much worse a move may make it: more at first, hardly anything at the end. `unit`: its unit, a
    repeated partner if partners must be fixed. `together`: leave partners together.
    """
    lists = [at for at, fours in enumerate(draft.fours) if len(fours) >= 4]
    partner, rival = draft.as_partners, draft.as_opponents
    best, kept = draft.cost, draft.copied()
    if draft.cost <= goal or not lists:
        return
    cost, heat, random = draft.cost, HOT * unit, lot.random
    cooling = (COLD / HOT) ** (1 / max(1, moves))
    count = len(lists)
    for _ in range(moves):
        heat *= cooling
        fours = draft.fours[lists[int(random() * count)]]
        size = len(fours)
        p = int(random() * size)
        q = int(random() * size)
        x, y, xp, yp = fours[p], fours[q], fours[p ^ 1], fours[q ^ 1]
        if p >> 2 == q >> 2:
            if together or p >> 1 == q >> 1:
                continue
            # The same table, partners changed: x with yp, y with xp.
            change = partner[x][yp] + partner[y][xp] + rival[x][xp] + rival[y][yp] + 2 * AGAIN + 2
            change -= partner[x][xp] + partner[y][yp] + rival[x][yp] + rival[y][xp]
            if change <= 0 or random() < exp(-change / heat):
                fours[p], fours[q] = y, x
                _gain(partner, AGAIN, ((x, yp), (y, xp)))
                _gain(partner, -AGAIN, ((x, xp), (y, yp)))
                _gain(rival, 1, ((x, xp), (y, yp)))
                _gain(rival, -1, ((x, yp), (y, xp)))
                cost += change
        else:
            a, b, c, d = fours[p ^ 2], fours[p ^ 3], fours[q ^ 2], fours[q ^ 3]
            of_x, of_y = rival[x], rival[y]
            change = of_x[c] + of_x[d] + of_y[a] + of_y[b] - of_x[a] - of_x[b] - of_y[c] - of_y[d] + 4
            if together or random() < 0.5:
                # Both pairs change tables.
                of_x, of_y = rival[xp], rival[yp]
                change += of_x[c] + of_x[d] + of_y[a] + of_y[b] - of_x[a] - of_x[b] - of_y[c] - of_y[d] + 4
                if change <= 0 or random() < exp(-change / heat):
                    fours[p], fours[q], fours[p ^ 1], fours[q ^ 1] = y, x, yp, xp
                    _gain(rival, 1, ((x, c), (x, d), (y, a), (y, b), (xp, c), (xp, d), (yp, a), (yp, b)))
                    _gain(rival, -1, ((x, a), (x, b), (y, c), (y, d), (xp, a), (xp, b), (yp, c), (yp, d)))
                    cost += change
            else:
                change += partner[x][yp] + partner[y][xp] - partner[x][xp] - partner[y][yp] + 2 * AGAIN
                if change <= 0 or random() < exp(-change / heat):
                    fours[p], fours[q] = y, x
                    _gain(partner, AGAIN, ((x, yp), (y, xp)))
                    _gain(partner, -AGAIN, ((x, xp), (y, yp)))
                    _gain(rival, 1, ((x, c), (x, d), (y, a), (y, b)))
                    _gain(rival, -1, ((x, a), (x, b), (y, c), (y, d)))
                    cost += change
        if cost < best:
            best, kept = cost, draft.copied()
            if best <= goal:
                break
    draft.restore(kept)


def mix_threes(draft: Draft, lot: Random, *, moves: int = 2000) -> None:
    """Swap players between tables of three if that is no worse."""
    lists = [threes for threes in draft.threes if len(threes) > 3]
    prices = draft.as_opponents
    for _ in range(moves if lists else 0):
        threes = lot.choice(lists)
        p, q = lot.sample(range(len(threes)), 2)
        if p // 3 == q // 3:
            continue
        x, y = threes[p], threes[q]
        a, b = (threes[at] for at in range(p // 3 * 3, p // 3 * 3 + 3) if at != p)
        c, d = (threes[at] for at in range(q // 3 * 3, q // 3 * 3 + 3) if at != q)
        of_x, of_y = prices[x], prices[y]
        change = of_x[c] + of_x[d] + of_y[a] + of_y[b] - of_x[a] - of_x[b] - of_y[c] - of_y[d] + 4
        if change <= 0:
            threes[p], threes[q] = y, x
            _gain(prices, 1, ((x, c), (x, d), (y, a), (y, b)))
            _gain(prices, -1, ((x, a), (x, b), (y, c), (y, d)))
            draft.cost += change

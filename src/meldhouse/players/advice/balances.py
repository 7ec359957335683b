"""Luck and play told apart: each side's result = luck + gain from the others' mistakes - cost of its own.

Luck is what remains without the mistakes: the deal, and where the hidden pieces happened to lie. Figures are rounded
before they are added, so the displayed sums add up.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from meldhouse.game import Hand, Seat, Side, score, seating_of, slip_of
from meldhouse.players.advice.measures import digits
from meldhouse.rulebooks import Book


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """One side's hand or evening, in the club's score: what it scored, less what the others did on average."""

    result: float
    luck: float
    gifts: float
    """What the others' mistakes gave it."""
    cost: float
    """What its own mistakes cost."""


def result_of(book: Book, hand: Hand) -> dict[Side, float]:
    """Each side's score in a finished hand, less the others' score; without officials' penalties and awards."""
    slip = msgspec.structs.replace(slip_of(hand), incidents=())
    sums = dict.fromkeys(seating_of(book).sides, 0)
    for entry in score(book, slip):
        if entry.unit != "cents" and entry.account in sums:
            sums[entry.account] += entry.points
    others = len(sums) - 1
    return {side: own - (sum(sums.values()) - own) / others for side, own in sums.items()}


def balances(book: Book, hand: Hand, costs: Iterable[tuple[Seat, float]]) -> dict[Side, Balance]:
    """The balance of a hand, given the seats that made mistakes and what each mistake cost."""
    seating, exact = seating_of(book), digits(book)
    cost = dict.fromkeys(seating.sides, 0.0)
    for seat, lost in costs:
        cost[seating.side[seat]] += lost
    given = {side: _given(cost, side) for side in seating.sides}
    return {side: balance(result, given[side], cost[side], exact) for side, result in result_of(book, hand).items()}


def _given(cost: Mapping[Side, float], side: Side) -> float:
    """A side's share of what the other sides lost."""
    return sum([lost for other, lost in cost.items() if other != side]) / (len(cost) - 1)


def balance(result: float, gifts: float, cost: float, exact: int) -> Balance:
    result, gifts, cost = round(result, exact), round(gifts, exact), round(cost, exact)
    return Balance(result=result, luck=round(result - gifts + cost, exact), gifts=gifts, cost=cost)


def together(book: Book, hands: Iterable[Mapping[Side, Balance]]) -> dict[Side, Balance]:
    """The balance of an evening."""
    every, exact = list(hands), digits(book)
    return {
        side: balance(
            sum([hand[side].result for hand in every]),
            sum([hand[side].gifts for hand in every]),
            sum([hand[side].cost for hand in every]),
            exact,
        )
        for side in seating_of(book).sides
    }

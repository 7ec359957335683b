"""What the deals that were tried tell of a choice and of the next best: sentences from its figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from meldhouse.game import CONTRACT_NAMES, Action, Bid, Concede, NameTrump, Pass, Play, View, seating_of
from meldhouse.game.bids import price
from meldhouse.players.advice.charts import BidChart
from meldhouse.players.advice.play_reasons import how_it_stands
from meldhouse.players.advice.sight import Standing
from meldhouse.players.advice.words import NEARLY, amount, as_named, deals, often, points_told
from meldhouse.players.choices import Choice
from meldhouse.players.margins import counter, counter_in_score
from meldhouse.rulebooks import Book

Aim = Literal["make", "set"]
SAME = 0.01
"""Chances that lie no further apart come to the same thing."""
LITTLE = 0.25
"""A smaller part of a counter is not worth talking of."""
FIT = "that fit what you know"
LESS = "but for less on average"
TOO_LITTLE = "which is too little to go by"
"""It may be chance, or not enough to surprise partner for."""
HOPELESS = 1.0 - NEARLY
"""Below it a chance is hardly one."""


def aim_of(book: Book, view: View) -> Aim:
    """What a chance is the chance of: that our side makes its bid, or sets theirs."""
    seating = seating_of(book)
    if view.phase == "auction" or view.bidder is None or view.seat is None:
        return "make"
    return "make" if seating.side[view.bidder] == seating.side[view.seat] else "set"


def figures(
    book: Book,
    view: View,
    choices: Sequence[Choice],
    chart: BidChart | None = None,
    standing: Standing | None = None,
) -> tuple[str, ...]:
    """How often the first of the choices comes to what our side wants, and how the next one does; where the bid is
    safe or lost whatever comes, only what else there is to win."""
    best = choices[0]
    if view.phase == "auction":
        return tuple(_call(book, choices, chart)) if chart is not None else ()
    if isinstance(best.action, Concede):
        return tuple(_give_up(book, choices))
    if best.chance is None or len(choices) < 2:
        return ()
    if standing is not None:
        return (_gain(book, best, choices[1], as_named(book, choices[1].action, best.action)),)
    wanted = "The bid is made" if aim_of(book, view) == "make" else "Their bid is set"
    return tuple(_compared(book, choices, best.chance, wanted))


def outlook(action: Action, chance: float | None, aim: Aim, standing: Standing | None = None) -> str:
    """How likely it succeeds, in one short sentence. What is certain is told as that; and where hope is lost it says
    so: even then one play is the best.

    >>> outlook(Bid("N", 18), 0.8, "make"), outlook(Pass("N"), 0.8, "make")
    ('You should make it 8 times in 10.', '')
    >>> outlook(Bid("N", 18), 0.1, "make")
    'You may make it once in 10.'
    """
    if standing is not None and isinstance(action, Play):
        return how_it_stands(standing, ours=aim == "make")
    if chance is None or isinstance(action, Pass | Concede):
        return ""
    if chance >= HOPELESS:
        likely = "should" if chance >= 0.5 else "may"
        return f"{f'You {likely} make it' if aim == 'make' else f'That {likely} set them'} {often(chance)}."
    if isinstance(action, Bid):
        return "It is hardly ever made, but nothing else brings more."
    lost = "Your bid can hardly be made" if aim == "make" else "Their bid can hardly be set"
    return f"{lost} any more; this is the best that is left."


def _compared(book: Book, choices: Sequence[Choice], chance: float, wanted: str) -> Iterator[str]:
    best, other = choices[0], choices[1]
    next_one, others = as_named(book, other.action, best.action), other.chance or 0.0
    often, against = _side_by_side(chance, others, TOO_LITTLE if other.margin > best.margin else LESS)
    told = f"{wanted} in {deals(chance, fit=FIT)}"
    if all(choice.chance == chance for choice in choices):
        yield f"{told}, whatever you {'name' if isinstance(best.action, NameTrump) else 'play'}."
        yield _gain(book, best, other, next_one)
    elif abs(chance - others) <= SAME:
        yield f"{told}."
        yield _gain(book, best, other, next_one)
    else:
        yield f"{wanted} in {often}; with {next_one}, the next best, {against}."


def _side_by_side(chance: float, other: float, yet: str = LESS) -> tuple[str, str]:
    """The two chances in the same measure, so that one is held against the other at a glance: in tenths, or both in
    hundredths where tenths would not tell them apart. `yet` says why the other one is not preferred though it comes to
    more.

    >>> _side_by_side(0.71, 0.6)
    ('7 of 10 deals that fit what you know', 'in 6 of 10')
    >>> _side_by_side(0.71, 0.68)
    ('71 of 100 deals that fit what you know', 'in 68 of 100')
    """
    told, hundreds = deals(chance, fit=FIT), (round(100 * chance), round(100 * other))
    if hundreds[0] == hundreds[1]:
        return told, "as often"
    against = f"in {deals(other).removesuffix(' deals')}"
    if deals(other) == deals(chance):
        told, against = f"{hundreds[0]} of 100 deals {FIT}", f"in {hundreds[1]} of 100"
    return told, f"{against}, {yet}" if other > chance else against


def _gain(book: Book, best: Choice, other: Choice, next_one: str) -> str:
    """By how much it is better where the chances are alike: in points taken, or in the house's score."""
    gain = best.margin - other.margin
    if best.points is not None and other.points is not None and best.points - other.points >= LITTLE * counter(book):
        return f"It takes {points_told(book, best.points - other.points)} more than {next_one} on average."
    if gain < LITTLE * counter_in_score(book):
        return f"{next_one[:1].upper()}{next_one[1:]} would do as well."
    return f"It is better than {next_one} by {amount(book, gain)} on average."


def _give_up(book: Book, choices: Sequence[Choice]) -> Iterator[str]:
    best, other = choices[0], choices[1]
    if other.chance is not None:
        yield f"Played on, the bid is made in {deals(other.chance, fit=FIT)}."
    yield f"To play on would cost {amount(book, best.margin - other.margin)} more on average."


# --- calls ------------------------------------------------------------------------------------------------------------


def _call(book: Book, choices: Sequence[Choice], chart: BidChart) -> Iterator[str]:
    best = choices[0]
    if isinstance(best.action, Bid) and best.chance is not None:
        yield from _bid(book, best.action, best.chance, chart)
    elif isinstance(best.action, Pass):
        yield from _pass(book, chart)
    if chart.passing is not None:
        yield chart.passing.told(book)


def _bid(book: Book, action: Bid, chance: float, chart: BidChart) -> Iterator[str]:
    trump, bid = chart.trump_for(action.amount), price(book, action.amount)
    others = [other for other in chart.trumps if other != trump]
    told = f"{bid} is made in {deals(chance, fit=FIT)}"
    if trump is None:
        yield f"{told}."
    elif others:
        second = max(others, key=lambda other: chart.margin(other, action.amount))
        often, against = _side_by_side(chance, chart.chance(second, action.amount))
        named, next_one = CONTRACT_NAMES[trump], CONTRACT_NAMES[second]
        yield f"{bid} is made in {often}, with {named}; with {next_one}, the next best, {against}."
    else:
        yield f"{told}, with {CONTRACT_NAMES[trump]}."


def _pass(book: Book, chart: BidChart) -> Iterator[str]:
    """What the lowest bid would have come to, with the trump that the facts speak of."""
    if chart.trumps and chart.bids:
        lowest, trump = chart.bids[0], chart.trumps[0]
        told = deals(chart.chance(trump, lowest), fit=FIT)
        yield f"{price(book, lowest)} would be made in {told}, with {CONTRACT_NAMES[trump]} at best."

"""What the deals tried say about the best choice and the runner-up: facts from their figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from meldhouse.game import Action, Bid, Concede, NameTrump, Pass, Play, View, seating_of
from meldhouse.messages import Message, fact
from meldhouse.players.advice.charts import BidChart
from meldhouse.players.advice.deeds import choice
from meldhouse.players.advice.measures import NEARLY, amount, deals, points, share, side_by_side, tenths
from meldhouse.players.advice.play_reasons import how_it_stands
from meldhouse.players.advice.sight import Standing
from meldhouse.players.choices import Choice
from meldhouse.players.hands.margins import counter, counter_in_score
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.ladder import bid_fact

Aim = Literal["make", "set"]
SAME = 0.01
"""Chances no further apart than this count as the same."""
LITTLE = 0.25
"""A smaller part of a counter is not worth mentioning."""
HOPELESS = 1.0 - NEARLY
"""A lower chance is hardly one."""


def aim_of(book: Book, view: View) -> Aim:
    """What chances refer to: our side makes its bid, or sets theirs."""
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
) -> tuple[Message, ...]:
    """How often the first choice gets what our side wants, compared with the next one; where the bid is safe or lost
    anyway, only what else can be won."""
    best = choices[0]
    if view.phase == "auction":
        return tuple(_call(book, choices, chart)) if chart is not None else ()
    if isinstance(best.action, Concede):
        return tuple(_give_up(book, choices))
    if best.chance is None or len(choices) < 2:
        return ()
    if standing is not None:
        return (_gain(book, best, choices[1]),)
    return tuple(_compared(book, choices, best.chance, aim_of(book, view)))


def outlook(action: Action, chance: float | None, aim: Aim, standing: Standing | None = None) -> Message | None:
    """How likely it succeeds. Certainty is stated as such, and so is lost hope: even then one play is the best.

    >>> outlook(Bid("N", 18), 0.8, "make").args
    {'aim': 'make', 'likely': 'should', 'share': 'some', 'number': 8}
    """
    if standing is not None and isinstance(action, Play):
        return how_it_stands(standing, ours=aim == "make")
    if chance is None or isinstance(action, Pass | Concede):
        return None
    if chance >= HOPELESS:
        likely = "should" if chance >= 0.5 else "may"
        return fact("hint-outlook", aim=aim, likely=likely, share=share(chance), number=tenths(chance))
    return fact("hint-long-shot") if isinstance(action, Bid) else fact("hint-hopeless", aim=aim)


def _compared(book: Book, choices: Sequence[Choice], chance: float, aim: Aim) -> Iterator[Message]:
    best, other = choices[0], choices[1]
    others = other.chance or 0.0
    if all(choice.chance == chance for choice in choices):
        yield fact("hint-always", aim=aim, often=deals(chance), what=_kind(best.action))
        yield _gain(book, best, other)
    elif abs(chance - others) <= SAME:
        yield fact("hint-often", aim=aim, often=deals(chance))
        yield _gain(book, best, other)
    else:
        often, against = side_by_side(chance, others)
        next_one = choice(book, other.action, best.action)
        yet = "none" if others <= chance else "close" if other.margin > best.margin else "less"
        yield fact("hint-compared", aim=aim, often=often, choice=next_one, against=against, yet=yet)


def _kind(action: Action) -> str:
    return "name" if isinstance(action, NameTrump) else "play"


def _gain(book: Book, best: Choice, other: Choice) -> Message:
    """How much better it is where the chances are alike: in points taken, or in the club's score."""
    gain, next_one = best.margin - other.margin, choice(book, other.action, best.action)
    if best.points is not None and other.points is not None and best.points - other.points >= LITTLE * counter(book):
        return fact("hint-takes-more", amount=points(book, best.points - other.points), choice=next_one)
    if gain < LITTLE * counter_in_score(book):
        return fact("hint-just-as-good", choice=next_one)
    return fact("hint-better", amount=amount(book, gain), choice=next_one)


def _give_up(book: Book, choices: Sequence[Choice]) -> Iterator[Message]:
    best, other = choices[0], choices[1]
    if other.chance is not None:
        yield fact("hint-played-on", often=deals(other.chance))
    yield fact("hint-playing-on-costs", amount=amount(book, best.margin - other.margin))


# --- calls ------------------------------------------------------------------------------------------------------------


def _call(book: Book, choices: Sequence[Choice], chart: BidChart) -> Iterator[Message]:
    best = choices[0]
    if isinstance(best.action, Bid) and best.chance is not None:
        yield _bid(book, best.action, best.chance, chart)
    elif isinstance(best.action, Pass) and chart.trumps and chart.bids:
        # What the lowest bid would have made, with the trump the reasons mention.
        lowest, trump = chart.bids[0], chart.trumps[0]
        often = deals(chart.chance(trump, lowest))
        yield fact("hint-bid-at-best", bid=bid_fact(book, lowest), often=often, trump=trump)
    if chart.passing is not None:
        yield chart.passing.told(book)


def _bid(book: Book, action: Bid, chance: float, chart: BidChart) -> Message:
    trump, bid = chart.trump_for(action.amount), bid_fact(book, action.amount)
    others = [other for other in chart.trumps if other != trump]
    if trump is None:
        return fact("hint-bid-made", bid=bid, often=deals(chance))
    if not others:
        return fact("hint-bid-made-with", bid=bid, often=deals(chance), trump=trump)
    second = max(others, key=lambda other: chart.margin(other, action.amount))
    with_second = chart.chance(second, action.amount)
    often, against = side_by_side(chance, with_second)
    yet = "less" if with_second > chance else "none"
    return fact("hint-bid-compared", bid=bid, often=often, trump=trump, second=second, against=against, yet=yet)

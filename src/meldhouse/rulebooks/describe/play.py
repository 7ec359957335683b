"""The duties of play."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.rulebooks.describe.phrases import a_bid, joined
from meldhouse.rulebooks.describe.telling import Line, Teller


def play(tell: Teller) -> Iterator[Line]:
    rules, words = tell.book.tricks, tell.words
    if rules.lead_signal:
        yield tell.line("The bidder leads first, once the scorekeeper has said that play may begin.", "lead-signal")
    else:
        yield tell.line("The bidder leads first.", "play-turn")
    yield from _following(tell)
    yield from _ruffing(tell)
    if tell.book.deck.copies > 1:
        yield Line(f"Of two {tell.pieces} alike, the one played first is higher.")
    yield tell.line(f"The winner of a {words.trick} leads to the next.", "lead-turn")
    if rules.gather:
        yield tell.line(f"A {words.trick} is turned down by the side that won it before the next lead.", "gather-first")
    yield from _looking_back(tell)


def _following(tell: Teller) -> Iterator[Line]:
    rules, words = tell.book.tricks, tell.words
    yield tell.line("Follow suit if you can.", "must-follow")
    if tell.book.deck.pieces == "dominoes":
        yield tell.line(f"A {words.piece} of trump belongs to trump only; any other leads its high end.", "must-follow")
    if rules.beat == "trump-led":
        yield tell.line("When trump is led, play a higher trump if you can.", "must-beat")
    elif rules.beat == "always":
        yield tell.line(f"If you can beat the best {words.piece} on the table, you must.", "must-beat")
        if rules.ruff:
            still = "still holds" if rules.head_ruffed else "ends"
            yield Line(f"Once a {words.trick} has been trumped, the duty to play higher in the suit led {still}.")


def _ruffing(tell: Teller) -> Iterator[Line]:
    rules, words = tell.book.tricks, tell.words
    if not rules.ruff:
        yield Line(f"If you cannot follow suit, play any {words.piece}.")
        return
    yield tell.line(f"If you cannot follow suit, you must {words.ruff} if you can.", "must-trump")
    if not rules.overruff:
        yield Line(f"You need not {words.ruff} higher than a trump already played.")
        return
    higher = f"If the {words.trick} has been trumped, you must {words.ruff} higher if you can."
    yield tell.line(higher, "must-overtrump")
    instead = "you must still play a trump" if rules.underruff else f"play any {words.piece}"
    yield Line(f"If you cannot {words.ruff} higher, {instead}.")


def _looking_back(tell: Teller) -> Iterator[Line]:
    rules, words = tell.book.tricks, tell.words
    if rules.review == "all":
        yield Line(f"Played {tell.tricks} lie open and may be looked at.")
    else:
        again = f"The last {words.trick} may be seen again until the next {words.piece} is played."
        yield tell.line(again, "review-late")
    if rules.closed_from is not None:
        high = a_bid(tell.book, rules.closed_from)
        yield tell.line(f"On bids of {high} and more nobody looks at what was played.", "look-under")
        if rules.stacks:
            kinds = [f"a {kind} one shows {shown}" for kind, shown in rules.stacks.items()]
            seen = f"On such bids the bidder chooses how {tell.tricks} are stacked: {joined(kinds)}."
            yield tell.line(seen, "stack-form", "stack-bid")
    if rules.stop_when_decided:
        yield tell.line("Play may stop as soon as the bid is certainly made or set.", "stop-undecided")

"""The duties of play."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.rulebooks.describe.phrases import a_bid, from_bid_on, joined, number
from meldhouse.rulebooks.describe.telling import Line, Teller


def play(tell: Teller) -> Iterator[Line]:
    rules, words = tell.book.tricks, tell.words
    first = "The bidder" if rules.first_lead == "bidder" else f"The player left of the {words.dealer}"
    yield tell.line(f"{first} leads first, any {words.piece} he likes.", "page-first-lead", "play-turn")
    if rules.lead_signal:
        yield tell.line("Nobody leads until the scorekeeper says that play may begin.", "lead-signal")
    yield from _following(tell)
    yield from _ruffing(tell)
    yield from _winning(tell)
    yield from _looking_back(tell)
    if rules.stop_when_decided:
        yield tell.line("Play may stop as soon as the bid is certainly made or set.", "stop-undecided")


def _following(tell: Teller) -> Iterator[Line]:
    rules, words = tell.book.tricks, tell.words
    yield tell.chief("Follow suit if you can.", "must-follow")
    if tell.book.deck.pieces == "dominoes":
        ends = f"A {words.piece} of trump belongs to trump only; any other leads its high end."
        yield tell.line(ends, "page-ends", "must-follow")
    if rules.beat == "trump-led":
        yield tell.chief("When trump is led, play a higher trump if you can.", "must-beat")
        yield tell.line(f"When another suit is led, any {words.piece} of it will do.", "page-plain")
    elif rules.beat == "always":
        higher = f"Following suit, you must beat the best {words.piece} so far if you can."
        yield tell.chief(higher, "must-beat")
        if tell.book.table.partners:
            yield tell.line("That holds even if your partner played it.", "page-beat-partner")
        if rules.head_ruffed:
            headed = f"Even in a {words.trick} that was trumped, play higher in the suit led if you can."
        else:
            headed = f"Once a {words.trick} has been trumped, any {words.piece} of the suit led will do."
        yield tell.line(headed, "page-head-trumped")


def _ruffing(tell: Teller) -> Iterator[Line]:
    rules, words = tell.book.tricks, tell.words
    if not rules.ruff:
        yield tell.chief(f"Without the suit led play any {words.piece}; you need not trump or win.", "page-free")
        return
    ruff = words.ruff if words.ruff == "trump" else f"{words.ruff} (play a trump)"
    yield tell.chief(f"Without the suit led you must {ruff} if you can.", "must-trump")
    if not rules.overruff:
        yield tell.line(f"You need not {words.ruff} higher than a trump already played.", "must-overtrump")
    else:
        higher = f"If the {words.trick} has been trumped, you must {words.ruff} higher if you can."
        yield tell.chief(higher, "must-overtrump")
        instead = "you must still play a trump" if rules.underruff else f"play any {words.piece}"
        yield tell.line(f"If you cannot {words.ruff} higher, {instead}.", "page-under-trump")
    yield tell.line(f"With neither the suit nor a trump, play any {words.piece}.", "page-any")


def _winning(tell: Teller) -> Iterator[Line]:
    rules, words = tell.book.tricks, tell.words
    yield tell.line("The highest trump wins, or else the highest of the suit led.", "page-wins")
    if tell.book.deck.copies > 1:
        yield tell.line(f"Of identical {tell.pieces}, the one played {rules.identical} wins.", "page-identical")
    yield tell.line(f"The winner of a {words.trick} leads to the next.", "lead-turn")
    if rules.gather and rules.review == "all":
        yield tell.line(f"The winners take each {words.trick} to their side before the next lead.", "gather-first")
    elif rules.gather:
        winners = "winners" if tell.book.table.partners else "winner"
        yield tell.line(f"Each {words.trick} is turned down by the {winners} before the next lead.", "gather-first")


def _looking_back(tell: Teller) -> Iterator[Line]:
    rules, words = tell.book.tricks, tell.words
    high = None if rules.closed_from is None else a_bid(tell.book, rules.closed_from)
    if rules.review == "all":
        below = f"On bids below {high} played" if high is not None else "Played"
        yield tell.line(f"{below} {tell.tricks} lie open, and anyone may look at them.", "page-open")
    elif rules.review == "last-trick":
        again = f"You may ask to see the last {words.trick} until the next {words.piece} is played."
        yield tell.line(again, "review-late")
    else:
        yield tell.line(f"Nobody looks at a {words.trick} again.", "review-never")
    if rules.player_shown == "on-table" and rules.review != "never":
        whose = f"Who played what is seen only while the {words.trick} lies on the table."
        yield tell.line(whose, "page-who-played")
    if rules.closed_from is not None:
        but = ", but for what the stack shows" if rules.stacks else ""
        yield tell.line(
            f"{from_bid_on(tell.book, rules.closed_from)} nobody looks at what was played{but}.", "look-under"
        )
    yield from _stacks(tell)


def _stacks(tell: Teller) -> Iterator[Line]:
    stacks, trick, least = tell.book.tricks.stacks, tell.words.trick, tell.book.stack_from
    if least is None:
        return
    if len(stacks) > 1:
        choice = f"the bidder chooses a {joined(list(stacks), 'or')} stack"
        yield tell.line(f"{from_bid_on(tell.book, least)} {choice}.", "stack-form", "stack-bid")
        usual = f"if they say nothing, it is a {next(iter(stacks))} one"
        yield tell.ours(f"They choose before the first {trick} is finished; {usual}.")
    seen = {0: "nothing", 1: f"the last {trick}"}
    kinds = [f"a {kind} stack shows {seen.get(shown, f'the last {number(shown)}')}" for kind, shown in stacks.items()]
    if kinds:
        both = joined(kinds)
        yield tell.line(f"{both[:1].upper()}{both[1:]}.", "page-stack-shows", "stack-form")
        turned = f"After the first {trick} the other side may say which way the stack runs."
        yield tell.line(turned, "stack-opponents")

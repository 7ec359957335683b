"""Describes bidding, trump, and what is passed or laid away."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from meldhouse.messages import Message, fact
from meldhouse.rulebooks.describe.facts import trump_fact
from meldhouse.rulebooks.describe.lines import RuleLine, Sheet, yes
from meldhouse.rulebooks.ladder import bid_fact
from meldhouse.rulebooks.schema import Step


def bidding(sheet: Sheet) -> Iterator[RuleLine]:
    rules = sheet.book.auction
    if rules.form == "once":
        yield sheet.chief(fact("rules-bid-once"), "bid-once", "first-bid")
    else:
        yield sheet.line(fact("rules-bid-first"), "page-first-bid", "first-bid", "bid-turn")
        if rules.pass_final:
            yield sheet.line(fact("rules-pass-final"), "pass-final")
        else:
            yield RuleLine(fact("rules-pass-open"))
    yield sheet.chief(fact("rules-minimum", bid=rules.minimum), "bid-minimum")
    if rules.opening is not None:
        yield sheet.chief(fact("rules-opening", bid=rules.opening), "bid-opening")
    yield from _ladder(sheet)
    yield from _jumps(sheet)
    if rules.maximum is not None:
        yield sheet.line(fact("rules-maximum", bid=bid_fact(sheet.book, rules.maximum)), "bid-maximum")
    if mark := rules.mark:
        more = yes(rules.maximum is None or rules.maximum >= 2 * mark)
        yield sheet.chief(fact("rules-mark-bid", bid=mark, two=2 * mark, more=more), "page-mark")
    yield from _nobody_bids(sheet)


def _ladder(sheet: Sheet) -> Iterator[RuleLine]:
    """One line, or one for each stretch that has a clause of its own."""
    rules, book = sheet.book.auction, sheet.book
    steps = [_step(sheet, step, yes(place)) for place, step in enumerate(_climbed(sheet))]
    if not any(book.cite(f"bid-step-{place}") for place in range(1, len(steps) + 1)):
        yield sheet.chief(fact("rules-ladder", steps=tuple(steps)), "bid-step", "bid-higher")
        return
    for place, step in enumerate(_climbed(sheet)):
        floor = rules.ladder[place - 1].to if place else None
        rise = _step(sheet, step, "no")
        says = fact("rules-rise", step=rise)
        if floor is not None:
            says = fact("rules-rise-from", bid=bid_fact(book, floor), step=rise)
        yield sheet.chief(says, f"bid-step-{place + 1}", "bid-step")


def _step(sheet: Sheet, step: Step, then: str) -> Message:
    rules = sheet.book.auction
    # The rule about jumps says “one mark at a time”; a limited jump has a line of its own.
    more = yes(rules.jump is None and step.step != rules.mark)
    unit = "mark" if step.step == rules.mark else "points"
    if step.to is None:
        return fact("rules-step", step=step.step, unit=unit, more=more, then=then)
    return fact("rules-step-to", step=step.step, unit=unit, more=more, then=then, to=bid_fact(sheet.book, step.to))


def _jumps(sheet: Sheet) -> Iterator[RuleLine]:
    rules = sheet.book.auction
    if rules.jump is not None:
        yield sheet.chief(fact("rules-jump", steps=rules.jump), "bid-jump")
        if sheet.book.table.partners and rules.jump > 1:
            yield from sheet.if_cited(fact("rules-jump-tells"), "page-jump-tells")
    elif rules.free_to is not None:
        unit = "mark" if rules.mark is not None else "step"
        yield sheet.chief(fact("rules-jump-most", bid=bid_fact(sheet.book, rules.free_to), unit=unit), "bid-marks")
    elif never := tuple(_no_bids(sheet)):
        yield sheet.line(fact("rules-jump-free-but", never=never), "page-jump", "bid-step")
    elif sheet.book.cite("page-jump"):  # otherwise “or more” said it already
        yield sheet.line(fact("rules-jump-free"), "page-jump", "bid-step")


def _climbed(sheet: Sheet) -> list[Step]:
    """The stretches of the ladder below the highest bid."""
    rules = sheet.book.auction
    floors = (rules.minimum, *(step.to for step in rules.ladder if step.to is not None))
    most = rules.maximum
    return [step for floor, step in zip(floors, rules.ladder, strict=False) if most is None or floor < most]


def _no_bids(sheet: Sheet) -> Iterator[int]:
    """For each stretch with wider steps, a number that nobody can bid."""
    for below, step in pairwise(_climbed(sheet)):
        if step.step > 1 and below.to is not None:
            yield below.to + step.step // 2


def _nobody_bids(sheet: Sheet) -> Iterator[RuleLine]:
    rules = sheet.book.auction
    if rules.all_pass == "reshake":
        yield sheet.chief(fact("rules-all-pass", who=rules.reshake_by), "all-pass", "score-passed-out")
        return
    if rules.all_pass == "forced":
        yield sheet.chief(fact("rules-dealer-forced"), "all-pass", "must-bid")
        return
    yield sheet.chief(fact("rules-dealer-takes", bid=rules.dropped_at), "all-pass", "bid-dropped")
    if rules.silenced_dealer == "set":
        yield sheet.line(fact("rules-silenced", alone=sheet.alone), "score-silenced")


def trump(sheet: Sheet) -> Iterator[RuleLine]:
    rules, book = sheet.book.trump, sheet.book
    what = "contract" if book.deck.pieces == "dominoes" else "trump"
    choices = tuple(map(trump_fact, rules.choices))
    named = sheet.chief(fact("rules-trump", what=what, choices=choices), "trump-bidder", "trump-choice")
    yield named
    yield from _not_played(sheet, named)
    if rules.marriage:
        yield sheet.chief(fact("rules-marriage"), "trump-marriage")
    elif book.has_meld:
        yield sheet.line(fact("rules-no-marriage"), "page-no-marriage")
    yield from sheet.if_cited(fact("rules-trump-stays"), "page-trump-stays")
    if rules.laying != "no":
        yield sheet.line(fact("rules-laying", laying=rules.laying), "page-laying", "trump-fixed")
    if rules.confirmed:
        yield sheet.line(fact("rules-trump-confirmed"), "lead-confirm")
    if rules.shown == "always":
        look = book.rulings.review_talk.remedies and book.tricks.review == "last-trick"
        yield sheet.line(fact("rules-trump-told", look=yes(look)), "page-trump-told")
    else:
        if "answered" in (asked := book.rulings.trump_asked).remedies:
            yield sheet.by_clause(fact("rules-trump-until", until=rules.shown), asked.clause, "trump_asked")
        yield sheet.chief(fact("rules-trump-remembered"), "page-remember")
        yield from sheet.if_cited(fact("rules-side-tells"), "page-side-tells")
        yield from sheet.if_cited(fact("rules-not-told"), "page-not-told")
    if book.exchange.form == "none" and not book.deal.kitty:
        yield sheet.line(fact("rules-pass-none"), "pass-none")


def _not_played(sheet: Sheet, named: RuleLine) -> Iterator[RuleLine]:
    """What the paper forbids by name, if it has a separate clause for it."""
    clause = sheet.book.clause_table.get(sheet.book.rulings.contract_wrong.clause)
    if clause is not None and clause.id not in (named.clause, sheet.book.cite("trump-marriage")):
        yield sheet.clause(clause)


def exchange(sheet: Sheet) -> Iterator[RuleLine]:
    rules = sheet.book.exchange
    if rules.form == "blind":
        yield sheet.chief(fact("rules-pass-blind", pieces=rules.count), "pass-count")
        yield sheet.line(fact("rules-pass-look"), "pass-twice", "pass-moment")
    elif rules.form == "sequence":
        yield sheet.chief(fact("rules-pass-back", pieces=rules.count), "pass-count", "pass-order")
    if sheet.book.deal.kitty:
        yield from _kitty(sheet)


def _kitty(sheet: Sheet) -> Iterator[RuleLine]:
    rules = sheet.book.kitty
    yield sheet.line(fact("rules-kitty-closed"), "kitty-early")
    yield sheet.chief(fact("rules-kitty-turned"), "kitty-bidder")
    first = ("kitty-first", "page-kitty-trump") if rules.before_trump else ("page-kitty-trump",)
    yield sheet.line(fact("rules-kitty-trump", first=yes(rules.before_trump)), *first)
    yield sheet.chief(fact("rules-discard", pieces=sheet.book.deal.kitty), "discard-count")
    if rules.declare_trumps:
        yield sheet.line(fact("rules-discard-trumps"), "discard-declare")
    yield sheet.line(fact("rules-discard-counts", counts=yes(rules.counts)), "page-kitty-counts")

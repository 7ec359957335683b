"""Describes the duties of play."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.messages import fact
from meldhouse.rulebooks.describe.lines import RuleLine, Sheet, yes
from meldhouse.rulebooks.ladder import bid_fact


def play(sheet: Sheet) -> Iterator[RuleLine]:
    rules = sheet.book.tricks
    yield sheet.line(fact("rules-first-lead", who=rules.first_lead), "page-first-lead", "play-turn")
    if rules.lead_signal:
        yield sheet.line(fact("rules-lead-signal"), "lead-signal")
    yield from _following(sheet)
    yield from _ruffing(sheet)
    yield from _winning(sheet)
    yield from _looking_back(sheet)
    if rules.stop_when_decided:
        yield sheet.line(fact("rules-stop-decided"), "stop-undecided")


def _following(sheet: Sheet) -> Iterator[RuleLine]:
    rules = sheet.book.tricks
    yield sheet.chief(fact("rules-follow"), "must-follow")
    if sheet.book.deck.pieces == "dominoes":
        yield sheet.line(fact("rules-ends"), "page-ends", "must-follow")
    if rules.beat == "trump-led":
        yield sheet.chief(fact("rules-beat-trump"), "must-beat")
        yield sheet.line(fact("rules-plain"), "page-plain")
    elif rules.beat == "always":
        yield sheet.chief(fact("rules-beat"), "must-beat")
        if sheet.book.table.partners:
            yield sheet.line(fact("rules-beat-partner"), "page-beat-partner")
        yield sheet.line(fact("rules-head-trumped", must=yes(rules.head_ruffed)), "page-head-trumped")


def _ruffing(sheet: Sheet) -> Iterator[RuleLine]:
    rules = sheet.book.tricks
    if not rules.ruff:
        yield sheet.chief(fact("rules-free"), "page-free")
        return
    yield sheet.chief(fact("rules-must-trump"), "must-trump")
    if not rules.overruff:
        yield sheet.line(fact("rules-overtrump-free"), "must-overtrump")
    else:
        yield sheet.chief(fact("rules-overtrump"), "must-overtrump")
        yield sheet.line(fact("rules-undertrump", must=yes(rules.underruff)), "page-under-trump")
    yield sheet.line(fact("rules-any"), "page-any")


def _winning(sheet: Sheet) -> Iterator[RuleLine]:
    rules = sheet.book.tricks
    yield sheet.line(fact("rules-wins"), "page-wins")
    if sheet.book.deck.copies > 1:
        yield sheet.line(fact("rules-identical", which=rules.identical), "page-identical")
    yield sheet.line(fact("rules-winner-leads"), "lead-turn")
    if rules.gather:
        how = "open" if rules.review == "all" else "down"
        yield sheet.line(fact("rules-gather", how=how), "gather-first")


def _looking_back(sheet: Sheet) -> Iterator[RuleLine]:
    book, rules = sheet.book, sheet.book.tricks
    closed = rules.closed_from
    if rules.review == "all" and closed is not None:
        yield sheet.line(fact("rules-open-below", bid=bid_fact(book, closed)), "page-open")
    elif rules.review == "all":
        yield sheet.line(fact("rules-open"), "page-open")
    elif rules.review == "last-trick":
        yield sheet.line(fact("rules-review-last"), "review-late")
    else:
        yield sheet.line(fact("rules-review-never"), "review-never")
    if rules.player_shown == "on-table" and rules.review != "never":
        yield sheet.line(fact("rules-who-played"), "page-who-played")
    if closed is not None:
        only, stack = yes(closed == book.auction.maximum), yes(rules.stacks)
        yield sheet.line(fact("rules-closed", bid=bid_fact(book, closed), only=only, stack=stack), "look-under")
    yield from _stacks(sheet)


def _stacks(sheet: Sheet) -> Iterator[RuleLine]:
    book, stacks, least = sheet.book, sheet.book.tricks.stacks, sheet.book.stack_from
    if least is None:
        return
    kinds = {kind: fact("rules-stack", stack=kind, name=kind) for kind in stacks}
    if len(stacks) > 1:
        only, choice = yes(least == book.auction.maximum), tuple(kinds.values())
        says = fact("rules-stack-choice", bid=bid_fact(book, least), only=only, stacks=choice)
        yield sheet.line(says, "stack-form", "stack-bid")
        yield sheet.ours(fact("rules-stack-usual", stack=choice[0]))
    shown = tuple(fact("rules-stack-shows", stack=kinds[kind], tricks=tricks) for kind, tricks in stacks.items())
    if shown:
        yield sheet.line(fact("rules-stacks", stacks=shown), "page-stack-shows", "stack-form")
        yield sheet.line(fact("rules-stack-opponents"), "stack-opponents")

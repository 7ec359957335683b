"""Describes what it costs to play in a tournament, and what can be won."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.messages import fact
from meldhouse.rulebooks.describe.lines import RuleLine, Sheet, yes
from meldhouse.rulebooks.money import prize_fact


def prizes(sheet: Sheet) -> Iterator[RuleLine]:
    yield from _fees(sheet)
    yield from _prizes(sheet)


def _fees(sheet: Sheet) -> Iterator[RuleLine]:
    rules = sheet.book.tournament.money
    if rules.fee_cents:
        yield RuleLine(fact("rules-fee", fee=rules.fee_cents, each=rules.fee_for))
        if rules.keep_percent:
            yield RuleLine(fact("rules-fee-kept", percent=rules.keep_percent))
        yield RuleLine(fact("rules-refund", refund=rules.refund))
    if sheet.book.scoring.fee_cents or sheet.book.renege.fee_cents:
        yield sheet.line(fact("rules-side-money", goes=rules.side_money))


def _prizes(sheet: Sheet) -> Iterator[RuleLine]:
    rules = sheet.book.tournament.money
    if rules.medals:
        pairs = yes(sheet.book.tournament.ranking.of == "pair")
        yield sheet.ours(fact("rules-medals", places=rules.medals, by=rules.medals_by, pairs=pairs), "event-extra")
    if rules.cents:
        amounts = tuple(fact("amount", money=cents) for cents in rules.cents)
        yield RuleLine(fact("rules-prizes", prizes=amounts, each=yes(rules.each)))
    if rules.percents:
        yield RuleLine(fact("rules-prizes-percent", percents=rules.percents, rest=yes(rules.cents)))
    for special in rules.specials:
        parts = [fact("amount", money=special.cents)] if special.cents else []
        parts += [fact("percent", number=special.percent)] if special.percent else []
        given = prize_fact(special)
        if parts:
            yield RuleLine(fact("rules-special", given=given, worth=tuple(parts)))
        else:
            yield RuleLine(fact("rules-special-unpriced", given=given))
    if rules.step_cents > 1 and rules.percents:
        yield RuleLine(fact("rules-rounded", step=rules.step_cents))
    if rules.cents or rules.percents:
        yield RuleLine(fact("rules-shared", odd=rules.odd_cents))

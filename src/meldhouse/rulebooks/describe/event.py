"""Describes for players how an event is run here."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.messages import fact
from meldhouse.rulebooks.describe.facts import division_fact
from meldhouse.rulebooks.describe.lines import RuleLine, Sheet, yes


def event(sheet: Sheet) -> Iterator[RuleLine]:
    if not sheet.book.tournament.spoken() or not (sheet.book.table.partners or sheet.book.tournament.three):
        return
    yield from _entering(sheet)
    yield from _moving(sheet)
    yield from _timing(sheet)
    yield from _winning(sheet)


def _entering(sheet: Sheet) -> Iterator[RuleLine]:
    rules, match = sheet.book.tournament, sheet.book.match
    if rules.entry == "pair" or sheet.book.table.partners:
        yield sheet.line(fact("rules-entry", entry=rules.entry), "event-pairs")
    if rules.divisions:
        divisions = tuple(map(division_fact, rules.divisions))
        yield sheet.line(fact("rules-divisions", divisions=divisions), "event-pairs")
    if rules.rounds and match.until == "hands":
        games, hands = rules.rounds, match.hands
        says = fact("rules-event-rounds", rounds=games, hands=hands, all=games * hands)
        if not sheet.book.by_paper("event-rounds"):
            says = fact("rules-event-rounds-usual", rounds=games, hands=hands, all=games * hands)
        yield sheet.line(says, "event-rounds")
    if match.until == "hands":
        yield sheet.line(fact("rules-event-hands", hands=match.hands), "event-hands")
    yield from sheet.if_cited(fact("rules-event-book"), "event-book")
    if rules.three:
        yield sheet.line(fact("rules-event-sizes"), "event-sizes")
        yield sheet.line(fact("rules-event-threes"), "event-threes")


def _moving(sheet: Sheet) -> Iterator[RuleLine]:
    rules = sheet.book.tournament
    yield sheet.line(fact("rules-movement", movement=rules.movement), "event-movement")
    if rules.movement == "winners-up":
        if rules.three:
            yield sheet.line(fact("rules-one-goes-up"), "event-threes")
        yield sheet.line(fact("rules-event-stay"), "event-stay")
        yield sheet.line(fact("rules-event-top"), "event-top")
    if rules.movement == "winners-up" and sheet.book.table.partners:
        yield sheet.line(fact("rules-event-partners", how="change"), "event-partners")
    if rules.movement in ("individual", "afternoon"):
        yield sheet.line(fact("rules-event-partners", how="many"), "event-partners")
    if rules.movement in ("single-elimination", "double-elimination"):
        yield sheet.line(fact("rules-bye-none"), "event-bye")
    elif not rules.three:
        yield sheet.line(fact("rules-bye", worth=rules.bye), "event-bye")
    if rules.apart:
        groups = "both" if len(set(rules.apart)) > 1 else rules.apart[0]
        yield sheet.line(fact("rules-apart", groups=groups, apart=rules.apart_as))


def _timing(sheet: Sheet) -> Iterator[RuleLine]:
    rules, until = sheet.book.tournament, sheet.book.match.until
    if rules.minutes:
        # papers speak of a clock, and none of them says how long
        says = fact("rules-minutes", minutes=rules.minutes)
        if rules.told:
            left = tuple(sorted(rules.told, reverse=True))
            says = fact("rules-minutes-called", minutes=rules.minutes, left=left)
        yield sheet.ours(says, "event-clock")
    if until != "hands":
        won = yes("games" in rules.ranking.order)
        yield sheet.line(fact("rules-time-up", hand=rules.at_time, game=won), "event-time")
    if rules.slow:
        yield sheet.ours(fact("rules-slow", minutes=rules.slow))


def _winning(sheet: Sheet) -> Iterator[RuleLine]:
    rules = sheet.book.tournament
    if rules.tie == "extra-hand":
        yield sheet.line(fact("rules-event-tie"), "event-tie")
    order = tuple(fact("compared", criterion=one, unit=sheet.book.scoring.style) for one in rules.ranking.order)
    yield sheet.line(fact("rules-places", order=order), "event-rank")
    if rules.ranking.playoff != "none":
        says = fact("rules-playoff", places=rules.ranking.playoff_places, over=rules.ranking.playoff)
        yield sheet.line(says, "event-extra", "event-rank")

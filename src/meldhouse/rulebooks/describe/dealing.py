"""Describes the table, the pack and the deal."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.messages import fact
from meldhouse.rulebooks.describe.facts import packet_facts, rank_fact
from meldhouse.rulebooks.describe.lines import RuleLine, Sheet, yes
from meldhouse.rulebooks.easing import partner_helps

MIXING = ("riffle", "wash", "pat", "machine")


def table(sheet: Sheet) -> Iterator[RuleLine]:
    rules, deck, pieces = sheet.book.table, sheet.book.deck, len(sheet.book.pack)
    yield sheet.chief(fact("rules-players", players=rules.seats, alone=sheet.alone), "page-seats")
    if rules.accounts == "player":
        yield sheet.line(fact("rules-own-score", alone=sheet.alone), "page-accounts")
    if deck.pieces == "dominoes":
        yield sheet.chief(fact("rules-dominoes", pieces=pieces), "deck")
        yield sheet.line(fact("rules-double-rank"), "rank")
        if "doubles" in sheet.book.trump.choices:
            yield sheet.line(fact("rules-doubles-trump"), "rank")
        return
    ranks = tuple(map(rank_fact, deck.ranks))
    yield sheet.chief(fact("rules-deck", pieces=pieces, copies=deck.copies, ranks=ranks), "deck")
    yield sheet.chief(fact("rules-ranking", ranks=ranks), "rank")


def deal(sheet: Sheet) -> Iterator[RuleLine]:
    rules = sheet.book.deal
    yield from _first_dealer(sheet)
    yield sheet.line(fact("rules-deal-passes"), "wrong-dealer")
    yield from _shuffle(sheet)
    yield from _hands(sheet)
    if rules.count_hands:
        yield sheet.line(fact("rules-count-first", hand=rules.hand), "count-first")
    if rules.ready_signal:
        yield sheet.line(fact("rules-ready-signal"), "not-ready")
    if rules.layouts:
        yield sheet.line(fact("rules-layout", rows=rules.layouts), "layout")
        yield sheet.line(fact("rules-layout-kept", until=rules.layout_kept), "layout-kept")
    if not rules.sorted:
        yield sheet.line(fact("rules-layout-late"), "layout-late")
    if (helps := partner_helps(sheet.book)) is not None:
        clause = sheet.book.rulings.assistance.clause
        yield sheet.by_clause(fact("rules-partner-helps", helps=helps), clause, "assistance")
    if rules.weak_nines:
        yield sheet.line(fact("rules-weak-nines", nines=rules.weak_nines), "redeal-nines")


def _first_dealer(sheet: Sheet) -> Iterator[RuleLine]:
    rules = sheet.book.deal
    highest = rules.highest if sheet.book.deck.pieces == "dominoes" else "card"
    if rules.first_dealer == "high-piece":
        yield sheet.line(fact("rules-draw", when="always", highest=highest), "first-dealer", "page-draw")
    elif rules.first_dealer == "scorekeeper":
        yield sheet.line(fact("rules-first-dealer", who="scorekeeper"), "first-dealer")
        yield sheet.line(fact("rules-draw", when="disagreed", highest=highest), "page-draw")
    else:
        yield sheet.line(fact("rules-first-dealer", who="left"), "first-dealer")
        return
    again = sheet.line(fact("rules-draw-again"), "page-draw")
    yield again if again.mark or not again.clause else again._replace(mark="ours")  # no paper speaks of a tie


def _shuffle(sheet: Sheet) -> Iterator[RuleLine]:
    rules = sheet.book.deal
    if rules.all_present:
        yield sheet.line(fact("rules-all-present"), "someone-away")
    if rules.only_dealer:
        yield sheet.line(fact("rules-only-dealer", method=rules.method), "only-dealer")
        if rules.opening_wash:
            yield sheet.line(fact("rules-opening-wash"), "wash-late")
    yield from sheet.if_cited(fact("rules-face-down"), "face-up")
    if rules.riffles:
        yield _riffles(sheet)
    if rules.machine_last:
        yield sheet.line(fact("rules-machine-last"), "machine-last")
    if rules.reshuffle:
        yield sheet.line(fact("rules-reshuffle"), "reshuffle-late")
    if rules.cut == "required":
        yield sheet.line(fact("rules-cut", cut="required"), "cut-needed")
    elif rules.cut == "offered":
        yield sheet.line(fact("rules-cut", cut="offered"), "cut-offer")
    if rules.cut != "none" and rules.cut_leaves > 1:
        yield sheet.line(fact("rules-cut-leaves", pieces=rules.cut_leaves), "cut-deep")
    if rules.cut != "none" and rules.cut_lifts > 1:
        yield sheet.line(fact("rules-cut-lifts", pieces=rules.cut_lifts), "cut-deep")
    if rules.cut != "none":
        yield sheet.line(fact("rules-cut-top"), "page-cut-top")


def _riffles(sheet: Sheet) -> RuleLine:
    rules = sheet.book.deal
    idle = [way for way in MIXING if way not in rules.counted]
    if "wash" not in idle and rules.riffles > 1 and not rules.machine_last:
        # Such a house asks for a number of shuffles, but says nothing of their kind or of a machine.
        return sheet.line(fact("rules-shuffles", times=rules.riffles), "few-riffles")
    how = "shuffled" if sheet.book.mixed == "shuffled" else "own"
    said = yes(rules.riffles > 1 or len(idle) > 1)
    if idle == ["pat"]:
        return sheet.line(fact("rules-riffled", how=how, times=rules.riffles, least=said), "few-riffles")
    ways = tuple(fact("rules-mixing", way=way) for way in idle)
    return sheet.line(fact("rules-riffled-only", how=how, times=rules.riffles, least=said, idle=ways), "few-riffles")


def _hands(sheet: Sheet) -> Iterator[RuleLine]:
    rules = sheet.book.deal
    if rules.method == "drawn":
        yield sheet.chief(fact("rules-drawn", hand=rules.hand), "draw-last")
    else:
        yield sheet.line(fact("rules-deal-left"), "page-deal-left")
        yield sheet.chief(fact("rules-dealt", hand=rules.hand, how=packet_facts(rules.packets)), "packet-size")
    if rules.kitty:
        yield sheet.chief(fact("rules-kitty", pieces=rules.kitty), "page-kitty")

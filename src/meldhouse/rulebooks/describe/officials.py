"""Describes manners at the table, who decides, and the cost of being late or not complying."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from meldhouse.messages import fact
from meldhouse.rulebooks.describe.facts import post_fact
from meldhouse.rulebooks.describe.irregularities import penalties
from meldhouse.rulebooks.describe.lines import RuleLine, Sheet
from meldhouse.rulebooks.easing import eased_by
from meldhouse.rulebooks.schema import Moment


def conduct(sheet: Sheet, told: Collection[str | None]) -> Iterator[RuleLine]:
    """What no setting decides and no program can see: the house's own clauses, unless already `told`."""
    one_at_a_time = sheet.book.rulings.two_pieces.clause
    for clause in sheet.book.clause:
        is_manners = clause.cover == "shown" or clause.asked_as == "conduct" or clause.id == one_at_a_time
        if clause.is_conduct and is_manners and "before-final" not in clause.when and clause.id not in told:
            yield sheet.clause(clause)


def officials(sheet: Sheet) -> Iterator[RuleLine]:
    yield from _deciding(sheet)
    yield from _appealing(sheet)
    yield from _by_clause(
        sheet, "page", "before-final", "gap", "unlisted", "expulsion", "allowance", "violation", "repeat"
    )
    yield _easing(sheet)
    yield from penalties(sheet)
    yield from _lateness(sheet)
    yield from sheet.if_cited(fact("rules-below-zero"), "page-below-zero")
    if sheet.book.officials.scoring_table and sheet.book.match.sheet == "signed":
        yield sheet.at(fact("rules-scoring-table"), "sheet-change")
        yield from _by_clause(sheet, "sheet-told")


def _has(sheet: Sheet, moment: Moment) -> bool:
    return any(moment in clause.when for clause in sheet.book.clause)


def _by_clause(sheet: Sheet, *moments: Moment) -> Iterator[RuleLine]:
    """Clauses that state the consequence themselves, unaffected by any setting."""
    for clause in sheet.book.clause:
        if set(moments).intersection(clause.when) and not {"dispute", "final"}.intersection(clause.when):
            yield sheet.clause(clause)


def _deciding(sheet: Sheet) -> Iterator[RuleLine]:
    rules = sheet.book.officials
    first = post_fact(rules.chain[0])
    posts = (first, *map(post_fact, rules.also))
    if _has(sheet, "settle"):
        yield sheet.at(fact("rules-settle", official=first), "settle")
        if any(one.startswith("renege") for one in rules.at_once):
            yield sheet.line(fact("rules-renege-disputed", official=first), "renege-disputed")
    else:
        yield sheet.at(fact("rules-disputes", officials=posts), "dispute")
    if _has(sheet, "question"):
        yield sheet.at(fact("rules-questions", officials=posts), "question")
    if rules.cited:
        yield sheet.at(fact("rules-cited"), "ruling")
    if rules.plays:
        # an official who may rule on any match may rule on their own
        own: Moment = "expulsion" if _has(sheet, "expulsion") else "dispute"
        yield sheet.at(fact("rules-official-plays", official=first), own)


def _appealing(sheet: Sheet) -> Iterator[RuleLine]:
    rules = sheet.book.officials
    first, *later = rules.chain
    if not later:
        yield sheet.at(fact("rules-final", official=post_fact(first)), "final")
        return
    second = later[0].removeprefix("the ")
    again = fact("post-second", official=post_fact(first)) if second == first else post_fact(second)
    yield sheet.at(fact("rules-appeal", official=again), "appeal")
    if rules.agree > 1:
        yield sheet.at(fact("rules-agreed", officials=rules.agree), "agreed")
    if last := tuple(map(post_fact, later[rules.agree - 1 :])):
        if len(last) > 1:
            yield sheet.at(fact("rules-split-absent", official=last[0], others=last[1:]), "split")
        else:
            yield sheet.at(fact("rules-split", official=last[0]), "split")


def _easing(sheet: Sheet) -> RuleLine:
    """Which rules an official may ease, and for whom."""
    by, named = eased_by(sheet.book), sheet.book.officials.eases
    if by is None:
        return RuleLine(fact("rules-eased-none", official=post_fact(sheet.book.officials.chain[0])), mark=sheet.unsaid)
    if named:
        return sheet.at(fact("rules-eased-these", clauses=named), "allowance")
    told = sheet.at(fact("rules-eased"), "allowance")
    return told._replace(mark="read") if "final" in by.when else told  # the final word covers that, too


def _lateness(sheet: Sheet) -> Iterator[RuleLine]:
    rules = sheet.book.late
    if rules.each:
        yield sheet.line(fact("rules-late-grace", minutes=rules.grace), "late-grace")
        yield sheet.line(fact("rules-late-from"), "late-grace")
        yield sheet.line(fact("rules-late-each", minute=rules.rounding, points=rules.each), "late")
        if rules.most:
            yield sheet.line(fact("rules-late-most", points=rules.most), "late-most")
    if rules.replaced:
        yield sheet.line(fact("rules-late-replaced", minutes=rules.replaced), "late-replaced")

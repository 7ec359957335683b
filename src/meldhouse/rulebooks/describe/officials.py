"""Manners at the table, who decides, and what it costs to be late or not to follow."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from meldhouse.rulebooks.describe.irregularities import penalties
from meldhouse.rulebooks.describe.phrases import count, joined, number
from meldhouse.rulebooks.describe.telling import READ, Line, Teller
from meldhouse.rulebooks.easing import eased_by
from meldhouse.rulebooks.schema import Moment


def conduct(tell: Teller, told: Collection[str | None]) -> Iterator[Line]:
    """What no setting decides and no program can see: the house's own clauses, unless they are `told` already."""
    one_at_a_time = tell.book.rulings.two_pieces.clause
    for clause in tell.book.clause:
        is_manners = clause.cover == "shown" or clause.asked_as == "conduct" or clause.id == one_at_a_time
        if clause.is_conduct and is_manners and "before-final" not in clause.when and clause.id not in told:
            yield tell.clause(clause)


def officials(tell: Teller) -> Iterator[Line]:
    yield from _deciding(tell)
    yield from _appealing(tell)
    yield from _by_clause(
        tell, "page", "before-final", "gap", "unlisted", "expulsion", "allowance", "violation", "repeat"
    )
    yield _easing(tell)
    yield from penalties(tell)
    yield from _lateness(tell)
    yield from _accounts(tell)
    if tell.book.officials.scoring_table and tell.book.match.sheet == "signed":
        yield tell.at("Once the sheet is signed, only the official scoring table changes a score.", "sheet-change")
        yield from _by_clause(tell, "sheet-told")


def _has(tell: Teller, moment: Moment) -> bool:
    return any(moment in clause.when for clause in tell.book.clause)


def _by_clause(tell: Teller, *moments: Moment) -> Iterator[Line]:
    """Clauses that say themselves what is done, and that no setting changes."""
    for clause in tell.book.clause:
        if set(moments).intersection(clause.when) and not {"dispute", "final"}.intersection(clause.when):
            yield tell.clause(clause)


def _deciding(tell: Teller) -> Iterator[Line]:
    rules = tell.book.officials
    first = rules.chain[0]
    who = joined([first, *rules.also], "or")
    if _has(tell, "settle"):
        yield tell.at(f"Try to settle a disagreement at the table first; if you can't, call the {first}.", "settle")
        if any(one.startswith("renege") for one in rules.at_once):
            yield tell.line(f"A disputed renege goes straight to the {first}.", "renege-disputed")
    else:
        yield tell.at(f"The {who} decides disputes; play waits until then.", "dispute")
    if _has(tell, "question"):
        yield tell.at(f"Questions about the rules go to the {who}.", "question")
    if rules.cited:
        yield tell.at("Every ruling names the rule it rests on.", "ruling")
    if rules.plays:
        # whoever may rule on any match may rule on their own
        own: Moment = "expulsion" if _has(tell, "expulsion") else "dispute"
        yield tell.at(f"The {first} decides at their own table, too.", own)


def _appealing(tell: Teller) -> Iterator[Line]:
    rules = tell.book.officials
    first, *later = rules.chain
    if not later:
        yield tell.at(f"What the {first} decides is final.", "final")
        return
    yield tell.at(f"If you don't accept a ruling, you may ask for a {_next(first, later[0])}.", "appeal")
    if rules.agree > 1:
        yield tell.at(f"When {number(rules.agree)} of them agree, the ruling is final.", "agreed")
    if last := later[rules.agree - 1 :]:
        absent = f" (if absent: the {joined(last[1:], 'or')})" if len(last) > 1 else ""
        yield tell.at(f"If they differ, the {last[0]}{absent} decides, and that is final.", "split")


def _next(first: str, second: str) -> str:
    return second.removeprefix("the ") if second != first else f"second {first}"


def _easing(tell: Teller) -> Line:
    """Which rules an official may ease, and for whom."""
    by, named = eased_by(tell.book), tell.book.officials.eases
    if by is None:
        return Line("No rule is eased for one player.", mark=tell.unsaid)
    if named:
        return tell.at(f"Only these rules may be eased for a player with a handicap: {joined(named)}.", "allowance")
    told = tell.at("Any rule that players must keep may be eased for a player with a handicap.", "allowance")
    return told._replace(mark=READ) if "final" in by.when else told  # who decides everything decides that, too


def _lateness(tell: Teller) -> Iterator[Line]:
    rules = tell.book.late
    if rules.each:
        whole = "each full minute" if rules.rounding == "completed" else "each minute begun"
        yield tell.line(f"You may come up to {count(rules.grace, 'minute')} late without penalty.", "late-grace")
        yield tell.line("That is counted from the start of play.", "late-grace")
        yield tell.line(f"After that {whole} costs you {count(rules.each, 'point')}.", "late")
        if rules.most:
            yield tell.line(f"It never costs more than {count(rules.most, 'point')}.", "late-most")
    if rules.replaced:
        since = f"From {count(rules.replaced, 'minute')} on"
        yield tell.line(
            f"{since} somebody else plays the {tell.words.round} for you, and you score 0.", "late-replaced"
        )


def _accounts(tell: Teller) -> Iterator[Line]:
    """That a penalty can leave somebody below zero, where the house says so."""
    yield from tell.fact("A penalty can bring a score below zero.", "page-below-zero")

"""Describes what a hand is worth, and when a game is over."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.messages import Message, fact
from meldhouse.pieces import RANK_NAMES
from meldhouse.rulebooks.describe.facts import counted, rank_fact
from meldhouse.rulebooks.describe.lines import RuleLine, Sheet, yes
from meldhouse.rulebooks.schema import Book


def scoring(sheet: Sheet) -> Iterator[RuleLine]:
    yield sheet.chief(counted(sheet.book), "take-total")
    if sheet.book.scoring.style == "marks":
        yield from _marks(sheet)
    else:
        yield from _bidders(sheet)
        yield from _others(sheet)
        yield from _bonuses(sheet)


def _marks(sheet: Sheet) -> Iterator[RuleLine]:
    yield sheet.chief(fact("rules-marks-made", alone=sheet.alone), "score-made")
    yield sheet.chief(fact("rules-marks-every", bid=sheet.book.auction.mark or 0), "score-needed")
    yield sheet.chief(fact("rules-marks-set", alone=sheet.alone), "score-set")


def _bidders(sheet: Sheet) -> Iterator[RuleLine]:
    rules, meld = sheet.book.scoring, yes(sheet.book.has_meld)
    yield sheet.chief(fact("rules-made", meld=meld, alone=sheet.alone), "score-made")
    if rules.bidder_take:
        yield sheet.chief(fact("rules-bidder-take", points=rules.bidder_take), "score-bidder-take")
    if rules.bidder_trick:
        yield sheet.chief(fact("rules-bidder-trick"), "score-bidder-trick")
    yield sheet.chief(fact("rules-set", cost=rules.set_bidder, meld=meld), "score-set")
    if rules.bidder_save:
        yield sheet.chief(fact("rules-bidder-save", points=rules.bidder_save), "score-bidder-save")
    if rules.fee_cents:
        yield sheet.line(fact("rules-set-fee", who=rules.fee_from, cents=rules.fee_cents), "score-fee")


def _others(sheet: Sheet) -> Iterator[RuleLine]:
    """Scoring of played hands; hands without play have their own chapter."""
    rules, has_meld = sheet.book.scoring, sheet.book.has_meld
    yield sheet.chief(fact("rules-others-made", meld=yes(has_meld), alone=sheet.alone), "score-defence")
    if gets := "same" if rules.set_take else "meld" if has_meld else "nothing" if rules.set_award else "":
        codes = ("score-set-take", "score-set-meld", "score-award")
        yield sheet.chief(fact("rules-others-set", gets=gets, bid=yes(rules.set_award)), *codes)
    needs, lost = tuple(_needs(sheet)), _lost(sheet.book)
    if needs and lost:
        says = fact("rules-unsaved", when=rules.save_in, needs=needs, lost=lost)
        yield sheet.chief(says, "score-unsaved")
    if rules.save_meld and rules.save_needs != "saved":
        when = "besides" if needs and lost else rules.save_in
        says = fact("rules-save-meld", when=when, meld=rules.save_meld)
        yield sheet.chief(says, "score-save-meld", "score-defence-meld", "score-set-meld")


def _needs(sheet: Sheet) -> Iterator[Message]:
    rules = sheet.book.scoring
    if rules.save_take:
        yield fact("rules-need-take", points=rules.save_take)
    if rules.save_trick == "any":
        yield fact("rules-need-trick")
    elif rules.save_trick == "counter":
        ranks = tuple(rank_fact(key) for key in sheet.book.tricks.counters if key in RANK_NAMES)
        yield fact("rules-need-counter", ranks=ranks) if ranks else fact("rules-need-counted")


def _lost(book: Book) -> str:
    meld = book.scoring.save_needs != "meld" and book.has_meld
    take = book.scoring.unsaved_take == "lost"
    return "both" if meld and take else "meld" if meld else "take" if take else ""


def _bonuses(sheet: Sheet) -> Iterator[RuleLine]:
    rules, match = sheet.book.scoring, sheet.book.match
    if bonus := rules.all_points_bonus:
        what, total = rules.all_points_by, sheet.book.points_in_play
        who = "anyone" if rules.all_points_defence else "bidders"
        says = fact("rules-all-points", what=what, who=who, all=total, bonus=bonus, alone=sheet.alone)
        yield sheet.line(says, "score-all-points")
        if rules.all_points_defence and sheet.book.has_meld:
            floor = rules.save_meld if rules.all_points_floor else 0
            yield sheet.line(fact("rules-all-others", least=floor, alone=sheet.alone), "score-all-points-defence")
    if rules.skunk_bonus:
        hands, counted_too = match.hands if match.until == "hands" else 0, yes(rules.skunk_penalties)
        says = fact("rules-skunk", hands=hands, penalties=counted_too, bonus=rules.skunk_bonus)
        yield sheet.line(says, "score-skunk")


def _gives_beside(book: Book) -> bool:
    """Whether this house gives or takes anything apart from what a hand is worth."""
    houses = (getattr(book.rulings, name) for name in book.rulings.__struct_fields__)
    return any(house.points for house in houses)


def ending(sheet: Sheet) -> Iterator[RuleLine]:
    rules = sheet.book.match
    if rules.until == "hands":
        yield sheet.chief(fact("rules-round", hands=rules.hands), "game-target", "page-round")
    else:
        yield sheet.chief(fact("rules-target", target=rules.target, unit=rules.until), "game-target")
        if _gives_beside(sheet.book):
            yield sheet.line(fact("rules-given-first", target=rules.target, unit=rules.until), "game-target")
        if rules.bidder_first:
            says = fact("rules-bidder-first", target=rules.target, alone=sheet.alone)
            yield sheet.line(says, "game-bidder-first")
            yield sheet.line(fact("rules-others-next"), "game-others")
        elif rules.until == "points":
            yield RuleLine(fact("rules-same-hand"))
    if rules.best_of > 1:
        yield sheet.chief(fact("rules-best-of", games=rules.best_of), "page-match")
    if rules.losers_deal:
        yield sheet.line(fact("rules-losers-deal"), "losers-deal")
    if rules.trump_recorded:
        yield sheet.line(fact("rules-trump-recorded"), "page-trump-recorded")
    if rules.sheet in ("agreed", "signed"):
        yield from _checked(sheet)
        yield sheet.line(fact("rules-sheet-closed", how=rules.sheet), "sheet-closed")


def _checked(sheet: Sheet) -> Iterator[RuleLine]:
    """Who checks the sheet, and who signs it, by the house's clauses."""
    total = sheet.book.cite("sheet-total")
    for clause in sheet.book.clause:
        if clause.id == total or "sheet" in clause.when:
            yield sheet.clause(clause)

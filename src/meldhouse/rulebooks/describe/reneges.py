"""Describes reneges and claims: what they are, who calls them, how long they can be corrected, and their cost."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.messages import Message, fact, written
from meldhouse.rulebooks.describe.facts import post_fact
from meldhouse.rulebooks.describe.lines import Mark, RuleLine, Sheet, yes


def reneges(sheet: Sheet) -> Iterator[RuleLine]:
    yield from _kinds(sheet)
    yield from _calling(sheet)
    yield from _correcting(sheet)
    yield from _cost(sheet)
    yield from _unproven(sheet)


def _kinds(sheet: Sheet) -> Iterator[RuleLine]:
    book, rules = sheet.book, sheet.book.renege
    told: dict[tuple[str | None, Mark], list[Message]] = {}
    for kind in ("follow", "beat", "trump", "aces"):
        if kind in rules.kinds and (kind != "aces" or book.meld.compulsory):
            what = fact("rules-renege-kind", kind=kind)
            if kind == "aces":
                owed = tuple(fact("meld-name", kind=one) for one in book.meld.compulsory)
                what = fact("rules-renege-owed", melds=owed)
            line = sheet.line(what, f"renege-{kind}", *(() if kind == "aces" else (f"must-{kind}",)))
            told.setdefault((line.clause, line.mark), []).append(what)
    for (clause, mark), whats in told.items():
        yield RuleLine(fact("rules-renege-is", kinds=tuple(whats)), clause, mark)
    if "aces" in rules.kinds and "aces" in book.meld.compulsory:
        yield sheet.line(fact("rules-renege-aces"), "renege-early", "renege-aces")
    if "totals" in rules.kinds and book.table.partners:
        yield sheet.by_clause(fact("rules-renege-totals"), book.rulings.count_end.clause, "count_end")
    yield from _forgiven(sheet)


def _forgiven(sheet: Sheet) -> Iterator[RuleLine]:
    """Duties of play that cost nothing to break here."""
    rules, tricks = sheet.book.renege, sheet.book.tricks
    beat = tricks.beat != "never" and "beat" not in rules.kinds
    trump = tricks.ruff and "trump" not in rules.kinds
    if beat or trump:
        what = "both" if beat and trump else "beat" if beat else "trump"
        yield sheet.line(fact("rules-renege-forgiven", what=what), "renege-forgiven")


def _calling(sheet: Sheet) -> Iterator[RuleLine]:
    rules = sheet.book.renege
    yield sheet.line(fact("rules-renege-callers", who=rules.callers, alone=sheet.alone), "renege-opponents")
    if rules.formula:
        yield sheet.line(fact("rules-renege-formula", formula=written(rules.formula)), "renege-formula")
    if rules.exact:
        yield sheet.line(fact("rules-renege-exact", alone=sheet.alone), "renege-exact")
    yield from sheet.if_cited(fact("rules-renege-early"), "renege-early")
    yield sheet.line(fact("rules-renege-deadline", until=rules.deadline), "renege-deadline")


def _correcting(sheet: Sheet) -> Iterator[RuleLine]:
    rules = sheet.book.renege
    if rules.correct == "never":
        yield sheet.line(fact("rules-correct-never"), "correct-never")
        return
    if rules.correct == "own-seen":
        gather = yes(sheet.book.tricks.gather)
        yield sheet.line(fact("rules-correct-own", gather=gather, alone=sheet.alone), "correct-late", "correct-late")
    else:
        says = fact("rules-correct", until=rules.correct, seconds=rules.seconds)
        yield sheet.line(says, "renege-mended", "correct-late")
    if rules.withdrawn == "face-up":
        yield sheet.line(fact("rules-correct-face-up"), "renege-mended")


def _cost(sheet: Sheet) -> Iterator[RuleLine]:
    book, rules = sheet.book, sheet.book.renege
    if rules.cost == "take":
        yield sheet.line(fact("rules-renege-take"), "score-renege")
    elif book.scoring.style == "marks":
        yield sheet.line(fact("rules-renege-mark"), "score-renege")
        if book.auction.mark is not None:
            yield sheet.line(fact("rules-renege-marks"), "score-renege-marks", "score-renege")
    elif not book.table.partners:
        yield from _cost_alone(sheet)
    else:
        yield from _cost_of_sides(sheet)
    if rules.fee_cents:
        yield sheet.line(fact("rules-renege-fee", cents=rules.fee_cents), "renege-fee", "score-fee")


def _gets(sheet: Sheet, *, to_bidders: bool) -> Message:
    rules = sheet.book.renege
    floor = sheet.book.scoring.save_meld if rules.floored else 0
    gets = sheet.book.payable(rules.bidders_get if to_bidders else rules.others_get)
    parts = tuple(fact("rules-gets", part=part, points=floor if part == "meld" else 0) for part in gets)
    return fact("rules-gets-all", parts=parts) if parts else fact("rules-gets", part="nothing", points=0)


def _cost_alone(sheet: Sheet) -> Iterator[RuleLine]:
    cost = sheet.book.scoring.set_bidder
    others, bidder = (_gets(sheet, to_bidders=to_bidders) for to_bidders in (False, True))
    if others == bidder and cost != "minus-bid":
        yield sheet.line(fact("rules-renege-alone", gets=others), "score-renege")
        return
    yield sheet.line(fact("rules-renege-bidder", cost=cost, gets=others), "score-renege")
    says = fact("rules-renege-other", bidder=bidder, gets=others)
    yield sheet.line(says, "score-renege-bidders", "score-renege")


def _cost_of_sides(sheet: Sheet) -> Iterator[RuleLine]:
    book, cost = sheet.book, sheet.book.scoring.set_bidder
    others, bidders = (_gets(sheet, to_bidders=to_bidders) for to_bidders in (False, True))
    own = book.cite("score-renege-others-get")
    if own is None or own == book.cite("score-renege"):
        says = fact("rules-renege-side", cost=cost, gets=others)
        yield sheet.line(says, "score-renege", read=("renege-meld",))
    else:
        yield sheet.line(fact("rules-renege-side-costs", cost=cost), "score-renege")
        yield sheet.line(fact("rules-renege-others-get", gets=others), "score-renege-others-get")
    says = fact("rules-renege-defenders", gets=bidders)
    yield sheet.line(says, "score-renege-bidders", "score-renege", read=("renege-meld",))


def _unproven(sheet: Sheet) -> Iterator[RuleLine]:
    rules, book = sheet.book.renege, sheet.book
    official = post_fact(book.officials.chain[0])
    says = fact("rules-renege-unproven", follows=rules.unproven, official=official, alone=sheet.alone)
    yield sheet.line(says, "renege-unproven")
    if rules.spoils_all and book.scoring.all_points_bonus:
        says = fact("rules-renege-spoiled", all=book.points_in_play, bonus=book.scoring.all_points_bonus)
        yield sheet.line(says, "renege-spoiled")
        if rules.spoiler_fine:
            yield sheet.line(fact("rules-renege-fine", points=rules.spoiler_fine), "renege-fine")


def lay_downs(sheet: Sheet) -> Iterator[RuleLine]:
    rules = sheet.book.claim
    if rules.by == "nobody":
        yield sheet.line(fact("rules-claim-nobody"), "claim-nobody")
        return
    bidder = rules.by == "bidder"
    may = sheet.book.cite("claim-bidder" if bidder else "claim-stands") or ""
    yield sheet.by_clause(fact("rules-claim", bidder=yes(bidder)), may)
    shown = yes(rules.unchallenged == "stands")
    says = fact("rules-claim-fails", shown=shown, test=rules.test, cost=rules.failed, alone=sheet.alone)
    yield sheet.line(says, "claim-failed", "claim-test", read=("claim-test", "claim-stands"))
    for clause in sheet.book.clause:
        if clause.kind == "claim" and clause.id not in sheet.book.cites.values():
            yield sheet.clause(clause)

"""Conduct asked about by clause: which clauses have a ruling under another name, and which nobody can break.

Any other clause is logged, and an official weighs it.
"""

from __future__ import annotations

import msgspec

from meldhouse.messages import Message, fact
from meldhouse.referee.cases.case import Case, CaseError
from meldhouse.referee.cases.kinds import IRREGULARITIES, OPEN
from meldhouse.referee.rulings.outcomes import when
from meldhouse.referee.rulings.ruling import Ruling, by_remedies, finds_in_order, house_for, ruling_on
from meldhouse.rulebooks import Book, Clause
from meldhouse.rulebooks.trouble import trouble_fact


class ClauseError(CaseError):
    """Nobody can be blamed by this clause; `why` is the reason without a period, for a refusal."""

    def __init__(self, why: Message) -> None:
        super().__init__(fact("outcome", says=why))
        self.why = why


ASKED_FOR_AS: dict[str, str] = {
    **{
        code: kind
        for code, kind in OPEN.items()
        if kind.startswith(("bid_", "shuffle_", "cut_", "machine_")) and code != "bid-dropped"
    },
    **dict.fromkeys(
        (
            "must-follow", "must-beat", "must-trump", "must-overtrump", "meld-compulsory", "score-renege",
            "score-renege-bidders",
        ),
        "renege",
    ),
    **dict.fromkeys(("renege-unproven", "renege-spoiled", "renege-fine"), "renege_unproven"),
    **dict.fromkeys(("late", "late-grace", "late-most", "late-replaced"), "late"),
    **dict.fromkeys(("score-board-set", "score-board-set-award", "score-no-board"), "board_short"),
    **dict.fromkeys(("score-no-marriage", "score-no-marriage-dropped"), "no_marriage"),
    **dict.fromkeys(("claim-test", "claim-failed", "claim-stands", "claim-bidder"), "claim"),
    "pass-side": "pass_count",
    "sheet-closed": "sheet_changed",
}  # fmt: skip
"""The kind to ask for instead, by clause code; for all other clauses an official weighs it."""
PEOPLE = ("decision_refused", "direction_ignored", "conduct", "onlooker")
"""Kinds in which people break a rule that is not about the game."""
ORDERED = frozenset(("disqualify", "replaced", "mark-to-others", "penalty"))
"""Remedies nobody has to weigh."""
WEIGHED = ("log", "official")
"""What is done about a rule without a penalty of its own."""
WORTH = (
    "score-", "take-total", "meld-run", "meld-royal", "meld-marriage", "meld-roundhouse", "meld-aces", "meld-kings",
    "meld-queens", "meld-jacks", "meld-pinochle", "meld-nine",
)  # fmt: skip
"""How the codes of clauses begin that only say what something is worth."""


@finds_in_order("conduct")
def of_clause(book: Book, case: Case) -> Ruling | None:
    """Conduct with a clause of its own."""
    if not case.clause:
        return None
    clause = book.clause_table[case.clause]
    house = msgspec.structs.replace(house_for(book, case), clause=case.clause)
    if clause.kind == "conduct" and clause.id == book.rulings.onlooker.clause != book.rulings.conduct.clause:
        raise ClauseError(fact("case-clause-onlookers", rule=clause.id))
    if clause.unbreakable:
        raise ClauseError(fact("case-clause-unbreakable", rule=clause.id))
    is_shown = clause.kind == "conduct" and clause.cover == "shown"
    if is_shown or clause.asked_as == "conduct":  # people weigh it; irregularities have their own names
        return by_remedies(book, case, house)
    kinds = _kinds(book, clause)
    if book.cite("meld-back") == clause.id:
        return _taken_up_or_more(book, case, kinds)
    if kinds:
        raise ClauseError(fact("case-clause-named", rule=clause.id, kinds=tuple(map(trouble_fact, kinds))))
    if _is_only_worth(book, clause):
        raise ClauseError(fact("case-clause-worth", rule=clause.id))
    # a rule without a penalty of its own: an official weighs it
    house = msgspec.structs.replace(house, remedies=tuple(dict.fromkeys((*house.remedies, *WEIGHED))))
    return by_remedies(book, case, house)


def _taken_up_or_more(book: Book, case: Case, kinds: list[str]) -> Ruling:
    """A clause that also says how long meld lies: picking it up too early has no kind of its own, and the kinds that
    break the same clause are told as alternatives."""
    house = house_for(book, case)
    weighed = () if kinds else WEIGHED
    remedies = tuple(dict.fromkeys(("take-back", *house.remedies, *weighed)))
    found = by_remedies(book, case, msgspec.structs.replace(house, remedies=remedies, clause=case.clause))
    for kind in kinds:
        other = msgspec.structs.replace(case, kind=kind, clause="")
        found = found.followed(when(fact("ruling-if-it-was", what=trouble_fact(kind)), ruling_on(book, other).outcomes))
    return found


def _kinds(book: Book, clause: Clause) -> list[str]:
    """The irregularities ruled on by this clause; those only people can weigh count as conduct."""
    if clause.asked_as:
        return [clause.asked_as]
    ruled = [kind for kind in IRREGULARITIES if getattr(book.rulings, kind).clause == clause.id]
    if set(ruled) & set(PEOPLE) and not any(ORDERED & set(getattr(book.rulings, kind).remedies) for kind in ruled):
        return []
    cited = [kind for code, kind in ASKED_FOR_AS.items() if book.cite(code) == clause.id]
    if clause.kind == "renege" and clause.cover == "enforced":  # a duty of play
        cited.append("renege")
    return list(dict.fromkeys((*ruled, *cited)))


def _is_only_worth(book: Book, clause: Clause) -> bool:
    told = "page-"  # codes for the rules page say the same thing
    codes = [code for code, cited in book.cites.items() if cited == clause.id and not code.startswith(told)]
    return clause.kind in ("scoring", "meld") and bool(codes) and all(code.startswith(WORTH) for code in codes)

"""Rule on a case that somebody describes, and report any facts that made no difference."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from meldhouse.cli.trouble import Trouble
from meldhouse.cli.typed.jsonl import Question
from meldhouse.cli.typed.rulecase import BY_HIS_HAND, RENEGES, lay_down_of, read_case, read_told, stands_literally
from meldhouse.game import seating_of
from meldhouse.messages import Message, fact
from meldhouse.referee.asking.no_difference import no_difference
from meldhouse.referee.cases.case import Case, CaseError
from meldhouse.referee.cases.possible import check_people
from meldhouse.referee.cases.trick import Told
from meldhouse.referee.claims import Verdict
from meldhouse.referee.proof.described import DescribedProof
from meldhouse.referee.proof.evidence import TAKEN, WITH_TRICK, rule_on_told
from meldhouse.referee.proof.turns import OF_TURN
from meldhouse.referee.rulings.outcomes import Outcome, other_readings
from meldhouse.referee.rulings.ruling import Ruling, rule
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe.lines import yes
from meldhouse.rulebooks.trouble import trouble_fact

FACTS = ("trick", "card", "later", "hands", "leads", "order", "meld", "dropped")
"""Facts given with a case that are not fields of it."""
OF_HANDS = ("hands", "trick", "leads", "order")
"""Facts used to check a lay-down."""


class Answered(msgspec.Struct, frozen=True):
    """The ruling, and `again`, which rules on a changed version of the same case."""

    case: Case
    ruling: Ruling
    again: Callable[[Case], Ruling]
    proof: DescribedProof | None = None
    lay_down: Verdict | None = None


def answered(book: Book, kind: str, asked: Question) -> Answered:
    case = read_case(book, kind, asked)
    told = read_told(book, case, asked) if kind in WITH_TRICK else None
    if told is not None:
        ruling, proof = rule_on_told(book, case, told)
        return Answered(case, ruling, lambda other: _told_otherwise(book, other, told), proof)
    if kind not in (*WITH_TRICK, "claim") and asked.texts("trick"):
        raise CaseError(fact("case-trick-decides-nothing", what=trouble_fact(kind)))
    if kind == "claim":
        check_people(book, case)
        lay_down = lay_down_of(book, asked, case.by)
        if lay_down is not None:
            return _looked_into(book, case, asked, *lay_down)
    return Answered(case, rule(book, case), lambda other: rule(book, other))


def _told_otherwise(book: Book, case: Case, told: Told) -> Ruling:
    """The same trick under the changed case; trump belongs to both and shows who won the trick."""
    return rule_on_told(book, case, msgspec.structs.replace(told, trump=case.trump))[0]


def _looked_into(book: Book, case: Case, asked: Question, verdict: Verdict, taken: dict[str, int]) -> Answered:
    """Search a lay-down once; facts other than the hands need no new search."""
    if verdict.outcome == "open":
        raise CaseError(verdict.why)
    settled: tuple[Message, ...] = ()
    if verdict.stands and book.claim.test != "any-card" and stands_literally(book, asked, case.by):
        settled = other_readings(book, "claim-stands", "claim-test")

    def again(other: Case) -> Ruling:
        if book.claim.test == "bid" and other.taken != case.taken:
            raise CaseError(fact("case-claim-taken"))
        by_now = taken if other.taken or not case.taken else {}
        found = rule(book, msgspec.structs.replace(other, stands=verdict.stands, taken=by_now))
        others = tuple(reading for reading in found.alternatives if reading not in settled)
        if other.stands not in (None, verdict.stands):
            found = found.preceded(Outcome(fact("ruling-hands-decide", good=yes(other.stands))))
        return msgspec.structs.replace(found, alternatives=others)

    return Answered(case, again(case), again, None, verdict)


def told_for_nothing(book: Book, kind: str, asked: Question, found: Answered) -> Message | None:
    """Everything that was given and changed nothing."""
    facts = [key for key in FACTS if _is_vain(book, kind, asked, found, key)]
    return no_difference(book, found.case, found.ruling, found.again, facts)


def _is_vain(book: Book, kind: str, asked: Question, found: Answered, key: str) -> bool:
    if asked.fields.get(key) in (None, False, (), [], {}):
        return False
    if key in ("meld", "dropped") and found.case.slip is not None:  # here they are part of the case
        return False
    if key == "card" and kind not in RENEGES and not asked.texts("trick"):  # here it is the card in question
        return False
    if found.lay_down is not None:  # no need to repeat a search that does not use it
        return key not in OF_HANDS
    if key == "trick" and found.proof is not None and kind in (*OF_TURN, *TAKEN):  # it showed whose turn or trick
        return False
    if key == "later" and found.proof is not None and kind in BY_HIS_HAND:  # it may have shown what they held
        return False
    return all(_same(book, kind, other, found) for other in _otherwise(book, asked, key))


def _otherwise(book: Book, asked: Question, key: str) -> Iterator[Question]:
    """The same question with this fact left out or changed."""
    rest = {name: value for name, value in asked.fields.items() if name != key}
    yield Question(rest)
    if key == "leads":
        yield from (Question({**rest, key: seat}) for seat in seating_of(book).seats)


def _same(book: Book, kind: str, asked: Question, found: Answered) -> bool:
    try:
        return answered(book, kind, asked).ruling == found.ruling
    except (CaseError, Trouble):
        return False

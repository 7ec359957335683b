"""Answers a question to the referee, and reports any facts that made no difference."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from meldhouse.game import seating_of
from meldhouse.game.events import Line
from meldhouse.game.typed.answers import Question
from meldhouse.messages import Message, fact
from meldhouse.referee.asking.no_difference import no_difference
from meldhouse.referee.asking.reading import (
    BY_THEIR_HAND,
    Facts,
    case_of,
    lay_down_of,
    stands_literally,
    trick_of,
)
from meldhouse.referee.cases.case import Case, CaseError
from meldhouse.referee.cases.kinds import KINDS, RENEGES
from meldhouse.referee.cases.offences import only_leads
from meldhouse.referee.cases.possible import check_people
from meldhouse.referee.cases.trick import Told
from meldhouse.referee.claims import Verdict
from meldhouse.referee.proof.described import DescribedProof
from meldhouse.referee.proof.evidence import TAKEN, rule_on_told
from meldhouse.referee.proof.turns import OF_TURN
from meldhouse.referee.rulings.outcomes import Outcome, other_readings, whole
from meldhouse.referee.rulings.ruling import Ruling, rule
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe.lines import yes
from meldhouse.rulebooks.reading.unreadable import Unreadable
from meldhouse.rulebooks.trouble import trouble_fact

BESIDE = ("trick", "card", "later", "hands", "leads", "order", "meld", "dropped")
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


def ask(book: Book, kind: str, **told: Any) -> Answered:
    """The ruling on these facts, named as in `asking/fields.py`. Raises `CaseError` if something is missing or
    impossible, `Unreadable` for what cannot be read.

    >>> from meldhouse.rulebooks import load_book
    >>> ask(load_book("npa"), "late", by="N", late="8").ruling.clause
    'NPA-5.1b'
    """
    return answered(book, kind, Question(told))


def answered(book: Book, kind: str, asked: Question) -> Answered:
    facts = Facts(book, asked)
    case, decided_by_trick = case_of(kind, facts), "trick" in KINDS[kind].also
    told = trick_of(case, facts) if decided_by_trick else None
    if told is not None:
        ruling, proof = rule_on_told(book, case, told)
        return Answered(case, ruling, lambda other: _told_otherwise(book, other, told), proof)
    if not decided_by_trick and kind != "claim" and asked.texts("trick"):
        raise CaseError(fact("case-trick-decides-nothing", what=trouble_fact(kind)))
    if kind == "claim":
        check_people(book, case)
        lay_down = lay_down_of(book, facts)
        if lay_down is not None:
            return _looked_into(book, case, facts, *lay_down)
    case = _led(book, case)
    return Answered(case, rule(book, case), lambda other: rule(book, other))


def _led(book: Book, case: Case) -> Case:
    """Rule on a called lead out of turn, without explaining that other pieces out of turn are no renege."""
    if case.kind != "renege" or case.offence != "turn" or not only_leads(book) or not case.by:
        return case
    seating = seating_of(book)
    caller = case.caller or seating.members[seating.others(seating.side[case.by[0]])[0]][0]
    return msgspec.structs.replace(case, kind="lead_early", caller=caller, offence=None, in_time=None)


def _told_otherwise(book: Book, case: Case, told: Told) -> Ruling:
    """The same trick under the changed case; trump belongs to both and shows who won the trick."""
    return rule_on_told(book, case, msgspec.structs.replace(told, trump=case.trump))[0]


def _looked_into(book: Book, case: Case, facts: Facts, verdict: Verdict, taken: dict[str, int]) -> Answered:
    """Search a lay-down once; facts other than the hands need no new search."""
    if verdict.outcome == "open":
        raise CaseError(verdict.why)
    settled: tuple[Message, ...] = ()
    if verdict.stands and book.claim.test != "any-card" and stands_literally(book, facts):
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


def grounds_of(book: Book, found: Answered) -> tuple[Message, ...]:
    """What a described trick or a described lay-down shows, why, and how a claim is broken, trick by trick."""
    if found.proof is not None:
        return (fact("cli-rule-proven", proven=yes(found.proof.proven)), whole(found.proof.why))
    if found.lay_down is None:
        return ()
    good = fact("cli-claim-good", good=yes(found.lay_down.stands))
    return (good, found.lay_down.told, *plays_told(book, found.lay_down.line))


def plays_told(book: Book, line: Line) -> tuple[Message, ...]:
    """A line of plays, trick by trick; the first trick may have started earlier."""
    number = book.table.seats
    first = len(line) % number or number
    starts = [0, *range(first, len(line), number)] if line else []
    ends = [*starts[1:], len(line)]
    found = []
    for at, (start, end) in enumerate(zip(starts, ends, strict=False), start=1):
        plays = tuple(fact("cli-played", seat=seat, piece=piece.text) for seat, piece in line[start:end])
        found.append(fact("cli-trick-played", number=at, plays=plays))
    return tuple(found)


def told_for_nothing(book: Book, kind: str, asked: Question, found: Answered) -> Message | None:
    """Everything that was given and changed nothing."""
    facts = [key for key in BESIDE if _is_vain(book, kind, asked, found, key)]
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
    if key == "later" and found.proof is not None and kind in BY_THEIR_HAND:  # it may have shown what they held
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
    except (CaseError, Unreadable):
        return False

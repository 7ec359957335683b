"""Leaving a tournament against one's will, and the opposite: a rule eased so that somebody can stay in it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from meldhouse.game import Refused, Seat, seating_of
from meldhouse.referee.cases import Case
from meldhouse.referee.moments import cite_at, refuse_official
from meldhouse.referee.officials import Official, verify_official
from meldhouse.referee.rulings import Ruling, rule
from meldhouse.referee.violations import Place, ViolationLog
from meldhouse.rulebooks import Book


class Removal(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody is out of the tournament."""

    who: tuple[str, ...]
    clause: str
    by: Official
    why: str
    refund: bool | None = None
    """Whether the entry fee is given back; None where the paper does not say."""


class Allowance(msgspec.Struct, frozen=True, kw_only=True):
    """One rule is eased for one player."""

    who: str
    eased: str
    clause: str
    by: Official
    why: str


def disqualify(
    book: Book,
    log: ViolationLog,
    kind: str,
    *,
    people: Mapping[Seat, str],
    by: Official,
    at: Place,
    why: str,
) -> tuple[Ruling, Removal]:
    """Out, where the book's ruling on `kind` says so: a final decision refused, a direction not followed."""
    ruling = rule(book, Case(kind=kind, by=tuple(people)))
    if refusal := verify_official(book, by):
        raise Refused(refusal)
    left_to_him = "official" in ruling.remedies and by.post in (*book.officials.chain, *book.officials.also)
    if "disqualify" not in ruling.remedies and not left_to_him:
        raise Refused(refuse_official(book, "remove-none", ruling.clause))
    if not why.strip():
        raise Refused(refuse_official(book, "remove-what", ruling.clause))
    log.record_all(book, people.values(), clause=ruling.clause or "", by=by, at=at, note=why)
    refund = False if "no-refund" in ruling.remedies else None
    who = tuple(people.values())
    return ruling, Removal(who=who, clause=ruling.clause or "", by=by, why=why, refund=refund)


def expel(book: Book, log: ViolationLog, team: tuple[str, ...], *, by: Official, at: Place, cause: str) -> Removal:
    """A team is sent away for good cause, where the house gives its official that right."""
    clause = cite_at(book, "expulsion")
    members = len(next(iter(seating_of(book).members.values())))
    if clause is None:
        raise Refused(refuse_official(book, "expel-none"))
    if refusal := verify_official(book, by):
        raise Refused(refusal)
    if len({person for person in team if person.strip()}) != members:
        raise Refused(refuse_official(book, "expel-team", number=members, s="s" * (members > 1)))
    if not cause.strip():
        raise Refused(refuse_official(book, "expel-cause"))
    log.record_all(book, team, clause=clause, by=by, at=at, note=cause)
    return Removal(who=team, clause=clause, by=by, why=cause)


def allow(book: Book, who: str, eased: str, *, by: Official, why: str) -> Allowance:
    """A rule is eased for a player to whom it is a hardship, where the house lets its official do so."""
    clause = cite_at(book, "allowance")
    if clause is None:
        raise Refused(refuse_official(book, "allow-none"))
    if refusal := verify_official(book, by):
        raise Refused(refusal)
    if by.person == who:
        raise Refused(refuse_official(book, "official-self"))
    if eased not in book.clause_table:
        raise Refused(refuse_official(book, "allow-clause", rule=eased))
    if not why.strip():
        raise Refused(refuse_official(book, "allow-why"))
    return Allowance(who=who, eased=eased, clause=clause, by=by, why=why)

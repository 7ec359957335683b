"""Whom to call, who decides next and what is final: the steps of a dispute, for people asking where it stands."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from meldhouse.game import seating_of
from meldhouse.game.scoring import unit_of
from meldhouse.messages import Message, fact
from meldhouse.referee.cases.case import Case, CaseError
from meldhouse.referee.disputes.appeal_checks import check
from meldhouse.referee.disputes.disputes import (
    Absent,
    Appealed,
    Called,
    Course,
    DisputeEvent,
    NotAgreed,
    Raised,
    Ruled,
)
from meldhouse.referee.moments import cite_at
from meldhouse.referee.rulings.outcomes import Outcome, Outcomes, other_readings, when
from meldhouse.referee.rulings.remedies import official
from meldhouse.referee.rulings.ruling import Fate, Ruling, Said, by_clause, rules_on
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe.facts import post_fact
from meldhouse.rulebooks.refereeing import Officials


@rules_on("dispute")
def dispute(book: Book, case: Case) -> Ruling:
    """The table does not agree; officials may have ruled on it already."""
    course = _course(book, case)
    if not course.opinions:
        return _first(book, case, course)
    if course.stage == "final":
        return _final(book, case, course)
    if course.stage == "split":
        return _split(book, case, course)
    post, then = _next(course, case)
    holds = fact("ruling-holds-unless", post=post_fact(course.opinions[-1].post), next=post)
    return _told(book, case, _asked(book, holds, then), "appeal", "goes-on")


@rules_on("appeal")
def appeal(book: Book, case: Case) -> Ruling:
    """A player appeals a ruling; if it is not given how many there were, the first one."""
    case = case if case.ruled else msgspec.structs.replace(case, ruled=("ruling",))
    course = _course(book, case)
    if course.stage == "final":
        return _final(book, case, course)
    if course.stage == "split":
        return _split(book, case, course)
    post, then = _next(course, case)
    said = _asked(book, fact("ruling-may-appeal", next=post), then)
    chain, agree = course.officials.chain, course.officials.agree
    if then is None and 1 < agree < len(chain):
        last = fact("ruling-if-split", next=_first_there(course, case, chain[agree:]))
        said += (Outcome(fact("ruling-two-agree"), cite_at(book, "agreed")), Outcome(last, cite_at(book, "split")))
    return _told(book, case, said, "appeal", "stopped")


def _asked(book: Book, said: Message, then: Message | None) -> Outcomes:
    """Whom a player may ask for, and what follows."""
    clause = cite_at(book, "appeal")
    return tuple(Outcome(one, clause) for one in (said, then) if one is not None)


def _next(course: Course, case: Case) -> tuple[Message, Message | None]:
    """Whom a player may ask for; if absent, who comes instead and has the last word."""
    chain = course.officials.chain
    post = _first_there(course, case, chain[chain.index(course.due) :])
    if course.due not in _there(course, case, chain):
        return post, fact("ruling-absent-final", post=post_fact(course.due))
    return post, fact("ruling-that-is-final") if course.decides(course.due) else None


def _first_there(course: Course, case: Case, posts: Sequence[str]) -> Message:
    """The first of these who is there; if none is, somebody must be found."""
    there = _there(course, case, posts)
    return fact("ruling-the-post", post=post_fact(there[0])) if there else fact("ruling-appointed")


def _there(course: Course, case: Case, posts: Sequence[str]) -> list[str]:
    absent = [posted(course.officials, post) for post in case.absent]
    return [post for post in posts if post not in absent]


def posted(officials: Officials, said: str) -> str:
    """The post people mean: by its name, its initials, or its name with something in front of it."""
    word = said.strip().casefold()
    posts = {post.casefold(): post for post in (*officials.chain, *officials.also)}
    initials = {"".join(part[0] for part in name.split()): post for name, post in posts.items() if " " in name}
    behind = next((post for name, post in posts.items() if word.endswith(f" {name}")), said.strip())
    return posts.get(word) or initials.get(word) or behind


@rules_on("ruling_uncited")
def uncited(book: Book, case: Case) -> Ruling:
    """An official has ruled without citing the rules."""
    if not book.officials.cited:
        return _told(book, case, fact("ruling-needs-no-clause"), "final", "goes-on")
    found = _told(book, case, fact("ruling-needs-clause"), "ruling", "stopped")
    return msgspec.structs.replace(found, alternatives=other_readings(book, case.kind))


@rules_on("repeated")
def repeated(book: Book, case: Case) -> Ruling:
    """A player breaks rules again and again."""
    # Where one clause leaves everything to an official, the rules do not mention expulsion.
    special = ("repeat",) if cite_at(book, "expulsion") == cite_at(book, "final") else ("repeat", "expulsion")
    moment = next((moment for moment in special if cite_at(book, moment)), "final")
    team = moment == "expulsion" and book.tournament.entry == "pair"
    may = "expel-team" if team else moment
    said = (
        Outcome(fact("ruling-repeat-noted", unit=unit_of(book))),
        Outcome(fact("ruling-repeat-decides", official=post_fact(_last_word(book)), may=may)),
    )
    found = _told(book, case, said, moment, "goes-on", ("log", "official"))
    return msgspec.structs.replace(found, logged=True)


def _last_word(book: Book) -> str:
    """The first official whose decision is final by itself."""
    chain, agree = book.officials.chain, book.officials.agree
    return chain[min(agree, len(chain) - 1)] if agree > 1 else chain[0]


@rules_on("question")
def question(book: Book, case: Case) -> Ruling:
    """A player wants to know what the rules are."""
    asked = fact("ruling-question", official=official(book))
    return _told(book, case, asked, "question", "stopped", ("official",))


def _told(book: Book, case: Case, said: Said, moment: str, hand: Fate, remedies: tuple[str, ...] = ()) -> Ruling:
    """A ruling by the clause for this moment of a dispute."""
    return by_clause(book, case, said, cite_at(book, moment), hand=hand, remedies=remedies)


def _first(book: Book, case: Case, course: Course) -> Ruling:
    """Nobody has ruled yet."""
    said: Outcomes = (Outcome(_called(course, case), cite_at(book, "dispute")),)
    if course.officials.cited:
        said += (Outcome(fact("ruling-rules-in-hand"), cite_at(book, "ruling")),)
    if (settle := cite_at(book, "settle")) is not None:
        said = (Outcome(fact("ruling-settle"), settle), when(fact("ruling-if-unsettled"), said))
    return _told(book, case, said, "dispute", "stopped", remedies=("official",))


def _called(course: Course, case: Case) -> Message:
    """Who comes first, and in whose place."""
    post = _who_comes(course, case)
    if post == course.due:
        return fact("ruling-call", official=post_fact(post))
    return fact("ruling-call-instead", official=post_fact(post), absent=post_fact(course.due))


def _who_comes(course: Course, case: Case) -> str:
    """The post that decides next; if nobody in the chain is there, one that may stand in."""
    absent = [posted(course.officials, post) for post in case.absent]
    if course.due not in absent:
        return course.due
    other = next((post for post in course.officials.also if post not in absent), None)
    if other is None:
        raise CaseError(fact("case-nobody-decides", post=post_fact(course.due)))
    return other


def _final(book: Book, case: Case, course: Course) -> Ruling:
    assert course.final is not None
    agreed = fact("ruling-final-agreed")
    final = agreed if course.is_agreed else fact("ruling-final", post=post_fact(course.final.post))
    found = _told(book, case, final, "agreed" if course.is_agreed else "final", "goes-on")
    return msgspec.structs.replace(found, alternatives=other_readings(book, "appeal-final"))


def _split(book: Book, case: Case, course: Course) -> Ruling:
    """Two officials have ruled differently."""
    chain = course.officials.chain
    above = tuple(post_fact(post) for post in _there(course, case, chain[chain.index(course.due) + 1 :]))
    who = _first_there(course, case, chain[chain.index(course.due) :])
    split = fact("ruling-split-absent", next=who, others=above) if above else fact("ruling-split", next=who)
    said = (
        Outcome(fact("ruling-two-mean-same"), cite_at(book, "agreed")),
        Outcome(split, cite_at(book, "split")),
        Outcome(fact("ruling-both-bound"), cite_at(book, "bound")),
    )
    return _told(book, case, said, "split", "stopped")


def _course(book: Book, case: Case) -> Course:
    """The dispute so far; steps that are impossible under this book are refused in its own words."""
    course = Course(book.officials)
    seat = case.by[0] if case.by else seating_of(book).seats[0]
    steps: list[DisputeEvent] = [Raised(seat), NotAgreed(seat)]
    for step in steps:
        course = course.after(step)
    absent = [posted(book.officials, post) for post in case.absent]
    for number, decision in enumerate(case.ruled, start=1):
        if course.stage == "ruled":
            course = _after(book, course, Appealed(seat))
        course = _without_absent(book, course, absent)
        person = str(number)
        course = _after(book, course, Called(_who_comes(course, case), person))
        words = _agreed_to(case.ruled[: number - 1], decision.strip().casefold())
        course = _after(book, course, Ruled(person, words, book.clause[0].id))
    return course if course.stage == "final" else _without_absent(book, course, absent)


def _agreed_to(earlier: Sequence[str], decision: str) -> str:
    """An official who says "I agree" has made the same decision as the one before."""
    words = decision.replace(".", " ").replace(",", " ").split()
    agrees = any(word in ("agree", "agrees", "agreed", "same") for word in words) and "not" not in words
    return earlier[-1].strip().casefold() if earlier and agrees else decision


def _without_absent(book: Book, course: Course, absent: list[str]) -> Course:
    """Skip officials who are due but absent."""
    unknown = next((post for post in absent if post not in (*book.officials.chain, *book.officials.also)), None)
    if unknown is not None:
        raise CaseError(fact("case-post", post=unknown, posts=tuple(map(post_fact, book.officials.chain))))
    while course.due in absent:
        if course.stage == "ruled" or course.due == course.officials.chain[-1]:
            return course
        course = _after(book, course, Absent(course.due))
    return course


def _after(book: Book, course: Course, step: DisputeEvent) -> Course:
    if (refusal := check(book, course, step)) is not None:
        raise CaseError(refusal.whole)
    return course.after(step)

"""Whom to call, who decides next and what is final: the steps of a dispute, for somebody who asks where it stands."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from meldhouse.game import seating_of
from meldhouse.referee.appeal_checks import check
from meldhouse.referee.cases import Case, CaseError
from meldhouse.referee.disputes import Absent, Appealed, Called, Course, DisputeEvent, NotAgreed, Raised, Ruled
from meldhouse.referee.moments import cite_at
from meldhouse.referee.rulings import Fate, Ruling, by_clause
from meldhouse.referee.wording import cited, words_for
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.refereeing import Officials


def dispute(book: Book, case: Case) -> Ruling:
    """The table does not agree; some may have ruled on it already."""
    course = _course(book, case)
    if not course.opinions:
        return _first(book, case, course)
    if course.stage == "final":
        return _final(book, case, course)
    if course.stage == "split":
        return _split(book, case, course)
    ruled = f"The ruling of the {course.opinions[-1].post} holds and play goes on, unless a player asks for"
    post, gone = _next(course, case)
    text = cited(f"{ruled} {post}, who must be another person{gone}.", cite_at(book, "appeal"))
    return _told(book, case, text, "appeal", "goes-on")


def appeal(book: Book, case: Case) -> Ruling:
    """A player is not satisfied with a ruling; where nobody says how many there were, with the first one."""
    case = case if case.ruled else msgspec.structs.replace(case, ruled=("the first ruling",))
    course = _course(book, case)
    if course.stage == "final":
        return _final(book, case, course)
    if course.stage == "split":
        return _split(book, case, course)
    post, gone = _next(course, case)
    text = cited(f"He may: {post} is called, who must be another person{gone}.", cite_at(book, "appeal"))
    chain, agree = course.officials.chain, course.officials.agree
    if not gone and 1 < agree < len(chain):
        agreed = cited("If the two agree, that is final.", cite_at(book, "agreed"))
        last = f"If they do not, {_first_there(course, case, chain[agree:])} decides."
        text += f" {agreed} {cited(last, cite_at(book, 'split'))}"
    return _told(book, case, text, "appeal", "stopped")


def _next(course: Course, case: Case) -> tuple[str, str]:
    """Whom a player may ask for; if that one is not there, who comes in his place and that he has the last word."""
    chain = course.officials.chain
    post = _first_there(course, case, chain[chain.index(course.due) :])
    if post != f"the {course.due}":
        return post, f"; the {course.due} is not there, and that decision is final"
    return post, "; that decision is final" if course.decides(course.due) else ""


def _first_there(course: Course, case: Case, posts: Sequence[str]) -> str:
    """Who of these decides; if none of them is there, somebody must be found."""
    there = _there(course, case, posts)
    return f"the {there[0]}" if there else "somebody who is appointed for it"


def _there(course: Course, case: Case, posts: Sequence[str]) -> list[str]:
    absent = [posted(course.officials, post) for post in case.absent]
    return [post for post in posts if post not in absent]


def posted(officials: Officials, said: str) -> str:
    """A post as somebody says it: by its name, its initials, or its name with the house's in front of it."""
    word = said.strip().casefold()
    posts = {post.casefold(): post for post in (*officials.chain, *officials.also)}
    initials = {"".join(part[0] for part in name.split()): post for name, post in posts.items() if " " in name}
    behind = next((post for name, post in posts.items() if word.endswith(f" {name}")), said.strip())
    return posts.get(word) or initials.get(word) or behind


def uncited(book: Book, case: Case) -> Ruling:
    """An official has ruled without the rules in his hand."""
    if not book.officials.cited:
        return _told(book, case, "This house does not ask for a clause: the ruling counts.", "final", "goes-on")
    text = "Such a ruling does not count: it is made with the rules in hand, and names the clause it rests on."
    found = _told(book, case, text, "ruling", "stopped")
    return msgspec.structs.replace(found, alternatives=book.other_readings(case.kind))


def repeated(book: Book, case: Case) -> Ruling:
    """Somebody breaks rules again and again."""
    who = _last_word(book)
    told = words_for(book, case)
    text = f"Every breach is written down, without {told['unit']}."
    # Where one clause leaves everything to an official, the paper speaks of nobody being expelled.
    special = ("repeat",) if cite_at(book, "expulsion") == cite_at(book, "final") else ("repeat", "expulsion")
    moment = next((moment for moment in special if cite_at(book, moment)), "final")
    him = "them" if len(case.by) > 1 else "him"
    whom = f"{told['his']} team" if book.tournament.entry == "pair" else him
    may = {"repeat": f", and may have {him} suspended or expelled", "expulsion": f", and may expel {whom}"}
    found = _told(
        book,
        case,
        f"{text} The {who} decides what follows{may.get(moment, '')}.",
        moment,
        "goes-on",
        ("log", "official"),
    )
    return msgspec.structs.replace(found, logged=True)


def _last_word(book: Book) -> str:
    """The first of the officials whose decision is final by itself."""
    chain, agree = book.officials.chain, book.officials.agree
    return chain[min(agree, len(chain) - 1)] if agree > 1 else chain[0]


def question(book: Book, case: Case) -> Ruling:
    """Somebody wants to know what the rules are."""
    return _told(
        book, case, f"It is for the {book.officials.chain[0]} to answer.", "question", "stopped", ("official",)
    )


def _told(book: Book, case: Case, text: str, moment: str, hand: Fate, remedies: tuple[str, ...] = ()) -> Ruling:
    """A ruling by the clause that speaks at this moment of a dispute."""
    return by_clause(book, case, text, cite_at(book, moment), hand=hand, remedies=remedies)


def _first(book: Book, case: Case, course: Course) -> Ruling:
    """Nobody has ruled yet."""
    text = cited(f"Play stops, and the {_called(course, case)} is called.", cite_at(book, "dispute"))
    if course.officials.cited:
        text += " " + cited("The ruling is made with the rules in hand.", cite_at(book, "ruling"))
    settle = cite_at(book, "settle")
    if settle is None:
        return _told(book, case, text, "dispute", "stopped", remedies=("official",))
    text = f"{cited('The players try to settle it at the table.', settle)} If they cannot: {text[:1].lower()}{text[1:]}"
    return _told(book, case, text, "dispute", "stopped", remedies=("official",))


def _called(course: Course, case: Case) -> str:
    """Who comes first, and in whose place."""
    post = _who_comes(course, case)
    return post if post == course.due else f"{post}, in the place of the {course.due} who is not there,"


def _who_comes(course: Course, case: Case) -> str:
    """Whoever decides next; if nobody of the chain is there, one who may come in his place."""
    absent = [posted(course.officials, post) for post in case.absent]
    if course.due not in absent:
        return course.due
    other = next((post for post in course.officials.also if post not in absent), None)
    if other is None:
        raise CaseError(
            f"Somebody must decide, and after the {course.due} there is nobody else; name a person "
            "who is asked in his place, at the table."
        )
    return other


def _final(book: Book, case: Case, course: Course) -> Ruling:
    assert course.final is not None
    why = "The officials agree" if course.is_agreed else f"The {course.final.post} has decided"
    text = f"{why}: that is final and cannot be appealed, and play goes on."
    found = _told(book, case, text, "agreed" if course.is_agreed else "final", "goes-on")
    return msgspec.structs.replace(found, alternatives=book.other_readings("appeal-final"))


def _split(book: Book, case: Case, course: Course) -> Ruling:
    """Two have ruled, and not alike."""
    chain = course.officials.chain
    above = _there(course, case, chain[chain.index(course.due) + 1 :])
    absent = f"; in his absence the {' or the '.join(above)}" if above else ""
    who = _first_there(course, case, chain[chain.index(course.due) :])
    bound = cited("Both are bound by that.", cite_at(book, "bound"))
    same = cited("If the two mean the same, that is final.", cite_at(book, "agreed"))
    text = f"If they do not agree, and neither comes round, {who} decides{absent}, and that is final."
    return _told(book, case, f"{same} {cited(text, cite_at(book, 'split'))} {bound}", "split", "stopped")


def _course(book: Book, case: Case) -> Course:
    """The dispute as it went so far; what cannot have happened in this house is refused in its own words."""
    course = Course(book.officials)
    seat = case.by[0] if case.by else seating_of(book).seats[0]
    steps: list[DisputeEvent] = [Raised(seat, "what was described"), NotAgreed(seat)]
    for step in steps:
        course = course.after(step)
    absent = [posted(book.officials, post) for post in case.absent]
    for number, decision in enumerate(case.ruled, start=1):
        if course.stage == "ruled":
            course = _after(book, course, Appealed(seat))
        course = _without_absent(book, course, absent)
        person = f"official {number}"
        course = _after(book, course, Called(_who_comes(course, case), person))
        words = _agreed_to(case.ruled[: number - 1], decision.strip().casefold())
        course = _after(book, course, Ruled(person, words, book.clause[0].id))
    return course if course.stage == "final" else _without_absent(book, course, absent)


def _agreed_to(earlier: Sequence[str], decision: str) -> str:
    """Whoever says that he agrees has decided what was decided before him."""
    words = decision.replace(".", " ").replace(",", " ").split()
    agrees = any(word in ("agree", "agrees", "agreed", "same") for word in words) and "not" not in words
    return earlier[-1].strip().casefold() if earlier and agrees else decision


def _without_absent(book: Book, course: Course, absent: list[str]) -> Course:
    """Whoever is due and not there is passed over."""
    unknown = next((post for post in absent if post not in (*book.officials.chain, *book.officials.also)), None)
    if unknown is not None:
        raise CaseError(f"Nobody here decides as “{unknown}”; those who do are {', '.join(book.officials.chain)}.")
    while course.due in absent:
        if course.stage == "ruled" or course.due == course.officials.chain[-1]:
            return course
        course = _after(book, course, Absent(course.due))
    return course


def _after(book: Book, course: Course, step: DisputeEvent) -> Course:
    if (refusal := check(book, course, step)) is not None:
        raise CaseError(book.voice.say(refusal.whole))
    return course.after(step)

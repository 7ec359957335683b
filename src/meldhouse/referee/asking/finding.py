"""Find what happened by the words people use for it: one table for the terminal, the browser and programs."""

from __future__ import annotations

from functools import cache

from meldhouse.messages import Voice, fact
from meldhouse.referee.asking.groups import groups_of
from meldhouse.referee.cases.kinds import KINDS
from meldhouse.referee.cases.possible import can_happen
from meldhouse.referee.officials.conduct import breakable
from meldhouse.rulebooks import Book, Clause
from meldhouse.rulebooks.pages import Forms, speaks_of, word_forms
from meldhouse.rulebooks.schema import message_id
from meldhouse.rulebooks.trouble import trouble_fact


@cache
def kind_forms(language: str) -> Forms:
    """Other names for the search term, except those that belong to one kind: a tardy player has not laid meld too
    late."""
    voice, forms = Voice(language=language), word_forms(language)
    said = [_other_words(kind, voice) for kind in KINDS]
    return forms._replace(names={stem: name for stem, name in forms.names.items() if not any(stem in s for s in said)})


def _other_words(kind: str, voice: Voice) -> str:
    return voice.say(fact("search-trouble", kind=kind))


def said_of(book: Book, kind: str, voice: Voice) -> str:
    """What else a kind can be found by: other words for it, and its words in this book."""
    said = [kind.replace("_", " "), _other_words(kind, voice)]
    if kind == "renege" and "aces" in book.renege.kinds:
        said.append(_other_words("renege-aces", voice))
    if kind == "renege" and "trump" in book.renege.kinds:
        said.append(_other_words("renege-trump", voice))
    if kind == "renege" and book.renege.seconds:
        said.append(_other_words("renege-seconds", voice))
    if (clause := _ruled_by(book, kind)) is not None:
        said.append(_other_words(f"{kind}-{message_id(clause.id)}", voice))
    return " ".join(" ".join(said).split())


def _ruled_by(book: Book, kind: str) -> Clause | None:
    return book.clause_table.get(getattr(getattr(book.rulings, kind, None), "clause", None) or "")


def _called(book: Book, kind: str, voice: Voice) -> str:
    return f"{said_of(book, kind, voice)} {voice.say(trouble_fact(kind))}"


def _words_for(clause: Clause, voice: Voice) -> str:
    """Other words for a clause: a club's own, or those of the catalogs."""
    return clause.words or voice.say(fact("search-clause", clause=message_id(clause.id)))


def in_paper(book: Book, kind: str, voice: Voice) -> tuple[str, ...]:
    """The rule text for it: the clause it is ruled by; for conduct, every clause that can be asked about."""
    ruled = _ruled_by(book, kind)
    clauses = breakable(book) if kind == "conduct" else [ruled] if ruled is not None else []
    return tuple(f"{voice.say(clause.says)} {_words_for(clause, voice)}".strip() for clause in clauses)


def clause_found(book: Book, sought: str, voice: Voice) -> str:
    """For conduct: the one clause about the search term, found by its other words or else by its text; empty if there
    is none, or more than one.

    >>> from meldhouse.rulebooks import load_book
    >>> CASES = (("mcallen", "slammed"), ("npa", "table talk"))
    >>> [clause_found(one := load_book(name), said, one.voice) for name, said in CASES]
    ['MCA-C3', 'NPA-4.1a']
    """
    forms = kind_forms(voice.language)
    if sought.strip().casefold() in ("", "conduct"):  # its own name points to no clause
        return ""
    clauses = {clause.id: _words_for(clause, voice) for clause in breakable(book)}
    by_words = [id for id, words in clauses.items() if speaks_of(words, sought, forms)]
    found = by_words or [
        clause.id
        for clause in breakable(book)
        if speaks_of(f"{voice.say(clause.says)} {clauses[clause.id]}", sought, forms)
    ]
    return found[0] if len(found) == 1 else ""


def find_kinds(book: Book, sought: str, voice: Voice) -> tuple[str, ...]:
    """The kinds that match the search term, in the reader's language. First match wins: the kind of that name; kinds
    whose names or other words match, plus kinds so named that this book has no rule on; kinds whose clauses match; any
    other kind this book has no rule on.

    >>> from meldhouse.rulebooks import load_book
    >>> npa = load_book("npa")
    >>> find_kinds(npa, "table talk", npa.voice), find_kinds(npa, "lead-early", npa.voice)
    (('conduct',), ('lead_early',))
    >>> find_kinds(npa, "zebra", npa.voice), find_kinds(npa, "renuncio", Voice(language="es"))
    ((), ('renege', 'renege_unproven'))
    """
    called = "_".join(sought.lower().replace("-", " ").split())
    if called in KINDS:
        return (called,)
    words, forms = sought.replace("_", " "), kind_forms(voice.language)
    own = [kind for kinds in groups_of(book).values() for kind in kinds]
    told = {kind: _called(book, kind, voice) for kind in own}
    named = [kind for kind in uncovered(book) if speaks_of(voice.say(trouble_fact(kind)), words, forms)]
    by_name = [kind for kind in own if speaks_of(told[kind], words, forms)]
    if by_name or named:
        return (*by_name, *named)
    by_paper = tuple(
        kind
        for kind in own
        if any(speaks_of(f"{told[kind]} {text}", words, forms) for text in in_paper(book, kind, voice))
    )
    return by_paper or tuple(kind for kind in uncovered(book) if speaks_of(_called(book, kind, voice), words, forms))


def uncovered(book: Book) -> tuple[str, ...]:
    """Kinds this book has no rule on, which can still be asked about: the answer is that nothing follows."""
    own = {kind for kinds in groups_of(book).values() for kind in kinds}
    return tuple(kind for kind in KINDS if kind not in own and can_happen(book, kind))

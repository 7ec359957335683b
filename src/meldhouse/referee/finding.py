"""What happened, found by the words in which people tell it: one table for the terminal, the browser and programs."""

from __future__ import annotations

from meldhouse.referee.cases import KINDS
from meldhouse.referee.conduct import breakable
from meldhouse.referee.groups import groups_of
from meldhouse.referee.possible import can_happen
from meldhouse.referee.remedies import irregularities
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.pages import OTHER_NAMES, WORD_FORMS, speaks_of

LAID_AWAY = "kitty discard laid away"
MISDEAL = "misdeal miss deal illegal deal"
EXPOSED = "exposed card domino"
ALSO_CALLED: dict[str, str] = {
    **dict.fromkeys(("discard_count", "discard_forgotten", "discard_declared"), LAID_AWAY),
    **dict.fromkeys(("count_unseen", "count_seen"), f"{MISDEAL} card deficiency"),
    **dict.fromkeys(("count_first", "count_play", "count_end"), "card deficiency"),
    **dict.fromkeys(("redeal_called", "packet_wrong"), MISDEAL),
    "deal_exposed": f"{MISDEAL} {EXPOSED}",
    "aces_exposed": EXPOSED,
    "piece_dropped": EXPOSED,
    "piece_shown": f"{EXPOSED} flashed",
    "five_up": "fifth card",
    "old_trick": "stack",
    "bid_talk": "table talk pass with help",
    "claim": "lay down laydown claim the rest",
    "renege_unproven": "false call",
    "conduct": "table talk comment remark behavior behaviour manners cheating signal slam",
    "sheet_error": "wrong score wrong total",
    "drop_refused": "refuse refused stuck dropped",
    "late": "tardy tardiness lateness",
}
"""Words for it that people use and that do not stand in its name."""
NAMES = {stem: name for stem, name in OTHER_NAMES.items() if not any(stem in said for said in ALSO_CALLED.values())}
"""Other names for what is sought, where none of those words is meant: who is tardy has not laid meld too late."""
KIND_FORMS = {**WORD_FORMS, "names": NAMES}
"""All of it for the page, which looks for words by itself."""


def said_of(kind: str) -> str:
    """What stands behind the name of a kind to be found by."""
    return f"{kind.replace('_', ' ')} {ALSO_CALLED.get(kind, '')}".strip()


def in_paper(book: Book, kind: str) -> tuple[str, ...]:
    """What the paper says of it: the clause by which it is ruled; of conduct, each that can be asked about."""
    ruled = book.clause_table.get(getattr(getattr(book.rulings, kind, None), "clause", None) or "")
    clauses = breakable(book) if kind == "conduct" else [ruled] if ruled is not None else []
    return tuple(f"{book.voice.say(clause.says)} {clause.words}".strip() for clause in clauses)


def clause_found(book: Book, sought: str) -> str:
    """Of conduct: the one clause that speaks of what is sought, by its other words or else by its text; empty where
    none does or several do.

    >>> from meldhouse.rulebooks import load_book
    >>> clause_found(load_book("mcallen"), "slammed"), clause_found(load_book("npa"), "table talk")
    ('MCA-C3', 'NPA-4.1a')
    """
    if sought.strip().casefold() in ("", "conduct"):  # its own name tells no clause
        return ""
    clauses = breakable(book)
    by_words = [clause.id for clause in clauses if speaks_of(clause.words, sought, NAMES)]
    found = by_words or [
        clause.id for clause in clauses if speaks_of(f"{book.voice.say(clause.says)} {clause.words}", sought, NAMES)
    ]
    return found[0] if len(found) == 1 else ""


def find_kinds(book: Book, sought: str) -> tuple[str, ...]:
    """The kinds of this house that speak of what is sought: the one that is called so, or all whose names or other
    words do, or else those of whose clauses the paper says it in these words.

    >>> from meldhouse.rulebooks import load_book
    >>> find_kinds(load_book("npa"), "table talk"), find_kinds(load_book("n42pa"), "dropped a domino")
    (('bid_talk', 'conduct'), ('piece_dropped',))
    >>> find_kinds(load_book("npa"), "lead-early"), find_kinds(load_book("npa"), "zebra")
    (('lead_early',), ())
    """
    called = "_".join(sought.lower().replace("-", " ").split())
    if called in KINDS:
        return (called,)
    names, words = irregularities(book), sought.replace("_", " ")
    own = [kind for kinds in groups_of(book).values() for kind in kinds]
    told = {kind: f"{said_of(kind)} {names[kind]}" for kind in own}
    by_name = tuple(kind for kind in own if speaks_of(told[kind], words, NAMES))
    by_paper = by_name or tuple(
        kind for kind in own if any(speaks_of(f"{told[kind]} {text}", words, NAMES) for text in in_paper(book, kind))
    )
    return by_paper or tuple(
        kind for kind in uncovered(book) if speaks_of(f"{said_of(kind)} {names[kind]}", words, NAMES)
    )


def uncovered(book: Book) -> tuple[str, ...]:
    """What is no matter in this house and has an answer all the same: that nothing follows from it."""
    own = {kind for kinds in groups_of(book).values() for kind in kinds}
    return tuple(kind for kind in KINDS if kind not in own and can_happen(book, kind))

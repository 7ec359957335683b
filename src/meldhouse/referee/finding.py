"""What happened, found by the words in which people tell it: one table for the terminal, the browser and programs."""

from __future__ import annotations

from meldhouse.referee.cases import KINDS
from meldhouse.referee.deciding import conduct_by_clause
from meldhouse.referee.groups import groups_of
from meldhouse.referee.wording import irregularities
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.pages import speaks_of

LAID_AWAY = "kitty discard laid away"
EXPOSED = "exposed card domino"
ALSO_CALLED: dict[str, str] = {
    **dict.fromkeys(("discard_count", "discard_forgotten", "discard_declared"), LAID_AWAY),
    **dict.fromkeys(("count_unseen", "count_seen", "redeal_called", "packet_wrong"), "misdeal"),
    "deal_exposed": f"misdeal {EXPOSED}",
    "piece_dropped": EXPOSED,
    "piece_shown": f"{EXPOSED} flashed",
    "five_up": "fifth card",
    "old_trick": "stack",
    "claim": "lay down claim the rest",
    "renege_unproven": "false call",
    "conduct": "table talk remark behavior behaviour manners cheating signal slam",
    "sheet_error": "wrong score wrong total",
    "drop_refused": "refuse refused stuck",
}
"""Words for it that people use and that do not stand in its name."""


def said_of(kind: str) -> str:
    """What stands behind the name of a kind to be found by."""
    return f"{kind.replace('_', ' ')} {ALSO_CALLED.get(kind, '')}".strip()


def in_paper(book: Book, kind: str) -> str:
    """What the paper says of it: the clause by which it is ruled; of conduct, all that can be asked about."""
    ruled = book.clause_table.get(getattr(getattr(book.rulings, kind, None), "clause", None) or "")
    clauses = conduct_by_clause(book) if kind == "conduct" else [ruled] if ruled is not None else []
    return " ".join(clause.text for clause in clauses)


def find_kinds(book: Book, sought: str) -> tuple[str, ...]:
    """The kinds of this house that speak of what is sought: the one that is called so, or all whose names or other
    words do, or else those of whose clauses the paper says it in these words.

    >>> from meldhouse.rulebooks import load_book
    >>> find_kinds(load_book("npa"), "table talk"), find_kinds(load_book("n42pa"), "dropped a domino")
    (('conduct',), ('piece_dropped',))
    >>> find_kinds(load_book("npa"), "lead-early"), find_kinds(load_book("npa"), "zebra")
    (('lead_early',), ())
    """
    called = "_".join(sought.lower().replace("-", " ").split())
    if called in KINDS:
        return (called,)
    names, words = irregularities(book), sought.replace("_", " ")
    own = [kind for kinds in groups_of(book).values() for kind in kinds]
    told = {kind: f"{said_of(kind)} {names[kind]}" for kind in own}
    by_name = tuple(kind for kind in own if speaks_of(told[kind], words))
    return by_name or tuple(kind for kind in own if speaks_of(f"{told[kind]} {in_paper(book, kind)}", words))

"""What happened, found by the words in which people tell it: one table for the terminal, the browser and programs."""

from __future__ import annotations

from meldhouse.referee.cases import KINDS
from meldhouse.referee.deciding import conduct_by_clause
from meldhouse.referee.groups import groups_of
from meldhouse.referee.possible import can_happen
from meldhouse.referee.wording import irregularities
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.pages import speaks_of

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
    by_name = tuple(kind for kind in own if speaks_of(told[kind], words))
    by_paper = by_name or tuple(kind for kind in own if speaks_of(f"{told[kind]} {in_paper(book, kind)}", words))
    # What is no matter in this house has an answer all the same: that nothing follows from it.
    rest = (kind for kind in KINDS if kind not in own and can_happen(book, kind))
    return by_paper or tuple(kind for kind in rest if speaks_of(f"{said_of(kind)} {names[kind]}", words))

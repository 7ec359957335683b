"""What counts as a renege under a book: the same answer for a table and for a question."""

from __future__ import annotations

from typing import get_args

import msgspec

from meldhouse.game.actions import Offence
from meldhouse.messages import Message, fact
from meldhouse.rulebooks import Book

DUTIES: tuple[Offence, ...] = ("follow", "beat", "trump")
"""Offenses committed with a piece, which can be changed."""
SEEN: dict[Offence, tuple[str, ...]] = {
    "turn": ("lead_early", "play_early"),
    "discard": ("discard_forgotten", "discard_declared"),
    "taken": ("trick_taken_led", "trick_taken_late"),
    "shown": ("piece_shown",),
}
"""Offenses everybody sees, and the irregularities they are."""


def is_punished(book: Book, offence: Offence) -> bool:
    """Whether this is a renege here: a duty the book punishes, or an irregularity it calls a renege."""
    if offence in SEEN:
        return any("renege" in getattr(book.rulings, kind).remedies for kind in seen_here(book, offence))
    return offence in book.renege.kinds


def is_duty(book: Book, offence: Offence) -> bool:
    """Whether the rules ask for it at all: even what is not punished may have to be put right."""
    asked = {"beat": book.tricks.beat != "never" or book.tricks.overruff, "trump": book.tricks.ruff}
    return is_punished(book, offence) or asked.get(offence, False)


def may_be_declared(book: Book) -> bool:
    """Whether an official may declare something a renege that is none by itself."""
    kinds = book.rulings.__struct_fields__
    return any("declare-renege" in getattr(book.rulings, kind).remedies for kind in kinds)


def read_otherwise(book: Book) -> tuple[str, Book] | None:
    """The reading of the rules that makes more plays a duty, by name, with a book that reads so; None if there is none.

    A trumped trick must still be headed in its suit; or every card must be beaten, not just after a trump lead.
    """
    tricks = book.tricks
    if tricks.beat == "always" and not tricks.head_ruffed:
        name, more = "page-head-trumped", msgspec.structs.replace(tricks, head_ruffed=True)
    elif tricks.beat == "trump-led":
        name, more = "page-plain", msgspec.structs.replace(tricks, beat="always", overruff=True)
    else:
        return None
    return (name, msgspec.structs.replace(book, tricks=more)) if book.other_readings(name) else None


def offences(book: Book) -> tuple[Offence, ...]:
    """Every offense a player can be accused of here when a renege is called.

    >>> from meldhouse.rulebooks import load_book
    >>> offences(load_book("npa")), offences(load_book("n42pa"))
    (('follow', 'beat', 'trump', 'aces', 'taken'), ('follow', 'turn', 'taken'))
    """
    return tuple(offence for offence in get_args(Offence) if is_duty(book, offence))


def offence_code(book: Book, offence: Offence) -> str:
    """What it is called here: where only a lead out of turn is a renege, a lead."""
    return "lead" if offence == "turn" and only_leads(book) else offence


def offence_fact(book: Book, offence: Offence, who: str = "player") -> Message:
    """The offense as a fact, as said of a player."""
    return fact("renege-offence", who=who, offence=offence_code(book, offence))


def only_leads(book: Book) -> bool:
    """Whether only a lead out of turn is a renege, not a play out of turn (N42-5c)."""
    return "renege" in book.rulings.lead_early.remedies and "renege" not in book.rulings.play_early.remedies


def seen_here(book: Book, offence: Offence) -> tuple[str, ...]:
    """The irregularities an offense can be at this table."""
    kitty = book.deal.kitty > 0
    return tuple(kind for kind in SEEN.get(offence, ()) if kitty or not kind.startswith("discard_"))

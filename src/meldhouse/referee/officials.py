"""Who may decide: a person and the post he holds today."""

from __future__ import annotations

import msgspec

from meldhouse.game import Refusal
from meldhouse.referee.moments import refuse_official
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.refereeing import Officials

DIRECTOR = Officials().chain
"""A house that names nobody has a tournament director, and a house that names others has one too."""


class Official(msgspec.Struct, frozen=True):
    """A person and the post he holds."""

    post: str
    person: str


def posts_of(book: Book) -> tuple[str, ...]:
    """Every post of this house, those who decide first in front.

    >>> from meldhouse.rulebooks import load_book
    >>> posts_of(load_book("st-hilary"))
    ('Ministry Leader', 'tournament director')
    """
    return tuple(dict.fromkeys((*book.officials.chain, *book.officials.also, *DIRECTOR)))


def verify_official(book: Book, official: Official) -> Refusal | None:
    """Whether somebody may act as an official of this house at all."""
    if official.post not in posts_of(book):
        return refuse_official(book, "official-post", post=official.post, posts=posts_of(book))
    if not official.person.strip():
        return refuse_official(book, "official-name", post=official.post)
    return None

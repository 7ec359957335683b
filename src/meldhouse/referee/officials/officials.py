"""Who may decide: a person and the post they hold today."""

from __future__ import annotations

import msgspec

from meldhouse.game import Refusal
from meldhouse.referee.moments import refuse_official
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe.facts import post_fact
from meldhouse.rulebooks.refereeing import Officials

DIRECTOR = Officials().chain
"""The post under a book that names none; books that name others have it too."""


class Official(msgspec.Struct, frozen=True):
    """A person and the post they hold."""

    post: str
    person: str


def posts_of(book: Book) -> tuple[str, ...]:
    """Every post in this book, in order of who decides first.

    >>> from meldhouse.rulebooks import load_book
    >>> posts_of(load_book("st-hilary"))
    ('Ministry Leader', 'tournament director')
    """
    return tuple(dict.fromkeys((*book.officials.chain, *book.officials.also, *DIRECTOR)))


def verify_official(book: Book, official: Official) -> Refusal | None:
    """Why this official may not act under this book; None if they may."""
    if official.post not in posts_of(book):
        return refuse_official(book, "official-post", post=official.post, posts=tuple(map(post_fact, posts_of(book))))
    if not official.person.strip():
        return refuse_official(book, "official-name", post=post_fact(official.post))
    return None

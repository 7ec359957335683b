"""Pieces as typed at the table: by name, by list number, or by rank alone."""

from __future__ import annotations

import re
from collections.abc import Sequence

from meldhouse.cli.terminal.words import cards_noted, dominoes_noted, named_rank, plain
from meldhouse.cli.trouble import Trouble
from meldhouse.cli.typed.pieces_and_bids import read_pieces
from meldhouse.game import View
from meldhouse.messages import FactError, Message, fact
from meldhouse.pieces import Card, Piece
from meldhouse.rulebooks import Book


class Unclear(FactError, ValueError):
    """The typed text makes no sense here; the message says what would."""


_NUMBER = re.compile(r"#(?P<number>[0-9]{1,3})")


def choices(view: View) -> Sequence[Piece]:
    """The pieces that list numbers stand for, in order."""
    return view.legal_plays if view.phase == "tricks" else view.hand


def is_bare_number(book: Book, typed: str) -> bool:
    """Whether `typed` is only a list number: no “#” before it, and no word to show it was meant.

    >>> from meldhouse.rulebooks import load_book
    >>> tiles = load_book("n42pa")
    >>> [is_bare_number(tiles, typed) for typed in ("3", "31", "3-1", "#3", "play 3")]
    [True, False, False, False, False]
    """
    word = typed.strip()
    return word.isdecimal() and not _is_tile(book, word)


def _has_tiles(book: Book) -> bool:
    return book.deck.pieces == "dominoes"


def _is_tile(book: Book, word: str) -> bool:
    """“64” is a domino; “4” is a list number."""
    return _has_tiles(book) and len(word) == 2


def pick(book: Book, view: View, said: str) -> tuple[Piece, ...]:
    """The pieces in `said`, by name, by number, or mixed."""
    offered = choices(view)
    if not _has_tiles(book):
        said = cards_noted(said)
        alone = _by_rank(offered, said) if view.phase == "tricks" else None
        if alone is not None:
            return (alone,)
    elif view.phase == "tricks" and (ends := re.fullmatch(r"([0-6])[ ,]+([0-6])", said)):
        said = f"{ends[1]}-{ends[2]}"  # nobody plays two dominoes at once, so two numbers are the two ends of one
    words = [word for word in re.split(r"[ ,;]+", said) if word]
    numbers, names = [], []
    for word in words:
        marked = _NUMBER.fullmatch(word)
        if marked:
            numbers.append(int(marked["number"]))
        elif word.isdecimal() and not _is_tile(book, word):
            numbers.append(int(word[:4]))
        else:
            names.append(word)
    if not numbers:
        return _named(book, view, said)
    wrong = [number for number in numbers if not 1 <= number <= len(offered)]
    if wrong:
        raise Unclear(fact("unclear-number", number=wrong[0], last=len(offered)))
    if len(set(numbers)) < len(numbers):
        raise Unclear(fact("unclear-twice"))
    return (*(offered[number - 1] for number in numbers), *(_named(book, view, " ".join(names)) if names else ()))


def named(book: Book, said: str) -> tuple[Piece, ...]:
    """Pieces by name in the reader's language, or in notation."""
    said = plain(said)
    return read_pieces(book, [dominoes_noted(said) if _has_tiles(book) else cards_noted(said)])


def _named(book: Book, view: View, said: str) -> tuple[Piece, ...]:
    """Read the pieces; if that fails, explain how this house's pieces are typed."""
    try:
        return named(book, said)
    except Trouble as problem:
        unknown = problem.faults[0].message.args.get("text") if problem.faults else None
        # Report a piece of the other game as such; for anything else, show how to type one of ours.
        raise Unclear(problem.first if unknown is None else _no_piece(book, view, str(unknown))) from None


def _no_piece(book: Book, view: View, typed: str) -> Message:
    """Show how to type one of the pieces that can be chosen now."""
    example = typed_as((choices(view) or book.pack.faces)[0])
    if _has_tiles(book):
        return fact("unclear-domino", typed=typed, example=example)
    ranks = " ".join("10" if rank == "T" else rank for rank in book.deck.ranks)
    return fact("unclear-card", typed=typed, ranks=ranks, example=example)


def typed_as(piece: Piece) -> str:
    """A piece as a person would type it.

    >>> from meldhouse.pieces import parse_pieces
    >>> [typed_as(piece) for piece in parse_pieces("TH AS 6-4")]
    ['10H', 'AS', '6-4']
    """
    if isinstance(piece, Card):
        return f"{'10' if piece.rank == 'T' else piece.rank}{piece.suit}"
    return piece.text


def _by_rank(offered: Sequence[Piece], said: str) -> Piece | None:
    """“ace”, if only one can be played; asks about a “10” that could also be number ten of the list, and in Spanish
    about an “as” that could also be the ace of spades."""
    rank = named_rank(said)
    if rank is None:
        return None
    held = [piece for piece in offered if isinstance(piece, Card) and piece.rank == rank]
    code = 9 if rank == "9" else rank
    if said.isdecimal():
        if not held:
            return None
        if int(said) <= len(offered):
            number = offered[int(said) - 1].text
            raise Unclear(
                fact("unclear-rank-or-number", number=int(said), rank=code, card=typed_as(held[0]), piece=number)
            )
    if not held:
        raise Unclear(fact("unclear-no-rank", rank=code))
    if len(held) == 1:
        return held[0]
    numbered = [fact("play-numbered", number=offered.index(card) + 1, piece=card.text) for card in held]
    raise Unclear(fact("unclear-which", choices=tuple(numbered)))

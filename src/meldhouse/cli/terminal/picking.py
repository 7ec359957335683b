"""Pieces as they are typed at the table: by name, by their number in a list, or by a rank alone."""

from __future__ import annotations

import re
from collections.abc import Sequence

from meldhouse.cli.asking import read_pieces
from meldhouse.cli.trouble import Trouble
from meldhouse.game import View
from meldhouse.pieces import RANK_NAMES, SUIT_NAMES, Card, Piece
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import joined


class Unclear(ValueError):
    """What was typed says nothing here; the message tells what would."""


_RANKS = {
    **{name: rank for rank, name in RANK_NAMES.items()},
    **{letter.lower(): letter for letter in RANK_NAMES},
    "10": "T",
}
_SPOKEN = re.compile(
    rf"\b(?P<rank>{'|'.join((*RANK_NAMES.values(), '10', '9'))}) of (?P<suit>{'|'.join(SUIT_NAMES.values())})\b"
)
_SUITS = {name: suit for suit, name in SUIT_NAMES.items()}
_NUMBER = re.compile(r"#(?P<number>[0-9]{1,3})")


def choices(view: View) -> Sequence[Piece]:
    """The pieces that numbers stand for, in their order."""
    return view.legal_plays if view.phase == "tricks" else view.hand


def is_bare_number(book: Book, typed: str) -> bool:
    """Whether `typed` is nothing but a number to choose by: no “#” before it and no word that shows it was meant.

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
    """“64” is a domino, “4” is a number to choose by."""
    return _has_tiles(book) and len(word) == 2


def pick(book: Book, view: View, said: str) -> tuple[Piece, ...]:
    """The pieces that `said` names, by name and by number, also mixed."""
    offered = choices(view)
    if not _has_tiles(book):
        said = _SPOKEN.sub(lambda m: f"{_RANKS[m['rank']]}{_SUITS[m['suit']]}", said)
        alone = _by_rank(offered, said) if view.phase == "tricks" else None
        if alone is not None:
            return (alone,)
    elif view.phase == "tricks" and (ends := re.fullmatch(r"([0-6])[ ,]+([0-6])", said)):
        said = f"{ends[1]}-{ends[2]}"  # nobody plays two dominoes at once, so two numbers are the ends of one
    words = [word for word in re.split(r"[ ,;]+", said) if word]
    numbers, named = [], []
    for word in words:
        marked = _NUMBER.fullmatch(word)
        if marked:
            numbers.append(int(marked["number"]))
        elif word.isdecimal() and not _is_tile(book, word):
            numbers.append(int(word[:4]))
        else:
            named.append(word)
    if not numbers:
        return _named(book, view, said)
    wrong = [number for number in numbers if not 1 <= number <= len(offered)]
    if wrong:
        raise Unclear(f"There is no number {wrong[0]} here; they go from 1 to {len(offered)}.")
    if len(set(numbers)) < len(numbers):
        raise Unclear("Each number only once, please.")
    return (*(offered[number - 1] for number in numbers), *(_named(book, view, " ".join(named)) if named else ()))


def _named(book: Book, view: View, said: str) -> tuple[Piece, ...]:
    """Pieces by name; whatever cannot be read is answered with how this house's pieces are typed."""
    try:
        return read_pieces(book, [said])
    except Trouble as problem:
        unknown = re.match(r"“.*?”", problem.faults[0].text) if problem.faults else None
        # A piece of the other game is told as that; anything else, how to write one of this house's.
        if unknown is None:
            raise Unclear(problem.faults[0].text if problem.faults else problem.message) from None
        raise Unclear(f"{unknown[0]} is no {book.words.piece} here: {how_to_type(book, view)}.") from None


def how_to_type(book: Book, view: View) -> str:
    """How to type one of the pieces that can be chosen now."""
    offered = choices(view) or book.pack.faces
    if _has_tiles(book):
        return f"type its two ends, such as {offered[0].text}, or its number with a # before it"
    ranks = " ".join("10" if rank == "T" else rank for rank in book.deck.ranks)
    return f"type a rank ({ranks}) and a suit (S H C D), such as {typed_as(offered[0])}, or its number"


def typed_as(piece: Piece) -> str:
    """A piece as one would type it.

    >>> from meldhouse.pieces import parse_pieces
    >>> [typed_as(piece) for piece in parse_pieces("TH AS 6-4")]
    ['10h', 'as', '6-4']
    """
    if isinstance(piece, Card):
        return f"{'10' if piece.rank == 'T' else piece.rank}{piece.suit}".lower()
    return piece.text


def _by_rank(offered: Sequence[Piece], said: str) -> Piece | None:
    """“ace”, where only one can be played; a “10” that could also be the tenth of the list is asked about."""
    rank = _RANKS.get(said)
    if rank is None:
        return None
    held = [card for card in offered if isinstance(card, Card) and card.rank == rank]
    if said.isdecimal():
        if not held:
            return None
        if int(said) <= len(offered):
            tenth = offered[int(said) - 1]
            raise Unclear(
                f"“{said}” could be a {RANK_NAMES[rank]} or number {said}: type {typed_as(held[0])} or #{said}"
                f" ({tenth.name})."
            )
    if len(held) == 1:
        return held[0]
    if held:
        raise Unclear(f"Which one: {joined([card.name for card in held], 'or')}?")
    raise Unclear(f"You have no {RANK_NAMES[rank]} to play here.")

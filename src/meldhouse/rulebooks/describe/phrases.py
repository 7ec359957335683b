"""The small change of plain sentences about a book: numbers, lists, bids and worths in words."""

from __future__ import annotations

from collections.abc import Sequence

from meldhouse.pieces import PIP_PLURALS, SUIT_NAMES
from meldhouse.rulebooks.schema import Book

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")


def number(amount: int) -> str:
    """A small number in words.

    >>> number(4), number(20)
    ('four', '20')
    """
    return _NUMBERS[amount] if 0 <= amount < len(_NUMBERS) else str(amount)


def plural(noun: str) -> str:
    """
    >>> plural("card"), plural("domino"), plural("box")
    ('cards', 'dominoes', 'boxes')
    """
    return noun + ("es" if noun.endswith(("o", "s", "x", "ch", "sh")) else "s")


def count(amount: int, noun: str) -> str:
    """
    >>> count(1, "card"), count(12, "domino")
    ('1 card', '12 dominoes')
    """
    return f"{amount} {noun if amount == 1 else plural(noun)}"


def times(amount: int) -> str:
    return {1: "once", 2: "twice"}.get(amount, f"{number(amount)} times")


def of_another(verb: str) -> str:
    """
    >>> of_another("pass"), of_another("bid"), of_another("have")
    ('passes', 'bids', 'has')
    """
    irregular = {"have": "has", "be": "is"}
    return irregular.get(verb, verb + ("es" if verb.endswith(("s", "sh", "ch")) else "s"))


def joined(parts: Sequence[str], last: str = "and") -> str:
    """
    >>> joined(["ace", "ten", "king"]), joined(["4-3", "3-4"], "or")
    ('ace, ten and king', '4-3 or 3-4')
    """
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {last} {parts[-1]}" if parts else ""


def trump_name(choice: str) -> str:
    """
    >>> trump_name("H"), trump_name("4"), trump_name("follow-me")
    ('hearts', 'fours', 'follow me (no trump)')
    """
    if choice.isdigit():
        return PIP_PLURALS[int(choice)]
    return SUIT_NAMES.get(choice, "follow me (no trump)" if choice == "follow-me" else choice)


def bids_are_points(book: Book) -> str:
    """What is bid in a house without marks.

    >>> from meldhouse.rulebooks import load_book
    >>> bids_are_points(load_book("npa"))
    'bids are points here, 50 or more'
    """
    most = book.auction.maximum
    return f"bids are points here, {book.auction.minimum} {f'to {most}' if most is not None else 'or more'}"

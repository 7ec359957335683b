"""The small change of plain sentences about a book: numbers, lists, bids and worths in words."""

from __future__ import annotations

from collections.abc import Sequence

from meldhouse.pieces import PIP_PLURALS, RANK_NAMES, SUIT_NAMES
from meldhouse.rulebooks.schema import Book

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")


def house_name(book: Book) -> str:
    """The house, and by which of its forms it plays.

    >>> from meldhouse.rulebooks.loading import load_book
    >>> house_name(load_book("mcallen")), house_name(load_book("npa"))
    ('City of McAllen, Golden Age Olympics (progressive)', 'National Pinochle Association')
    """
    return f"{book.title} ({book.form})" if book.form else book.title


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


def rank_names(ranks: str) -> list[str]:
    return [RANK_NAMES[rank] for rank in ranks]


def trump_name(choice: str) -> str:
    """
    >>> trump_name("H"), trump_name("4"), trump_name("follow-me")
    ('hearts', 'fours', 'follow me (no trump)')
    """
    if choice.isdigit():
        return PIP_PLURALS[int(choice)]
    return SUIT_NAMES.get(choice, "follow me (no trump)" if choice == "follow-me" else choice)


def a_bid(book: Book, amount: int) -> str:
    """A bid as the house says it: in marks from two on, where it has marks."""
    mark = book.auction.mark
    return f"{number(amount // mark)} marks" if mark is not None and amount >= 2 * mark else str(amount)


def from_bid_on(book: Book, least: int) -> str:
    """For which bids something holds: from `least` on, or for that one alone where nobody bids higher."""
    bid = a_bid(book, least)
    return f"On a bid of {bid}" if least == book.auction.maximum else f"On bids of {bid} and more"


def bids_are_points(book: Book) -> str:
    """What is bid in a house without marks.

    >>> from meldhouse.rulebooks import load_book
    >>> bids_are_points(load_book("npa"))
    'bids are points here, 50 or more'
    """
    most = book.auction.maximum
    return f"bids are points here, {book.auction.minimum} {f'to {most}' if most is not None else 'or more'}"


def packets(plans: Sequence[Sequence[int]]) -> str:
    """How the cards are handed out.

    >>> packets([[5, 5, 5, 5], [4, 4, 4, 4, 4]]), packets([[5, 5, 5], [4, 4, 4, 3]])
    ('five at a time, or four', 'five at a time, or four at a time and three once')
    >>> packets([[12]]), packets([[3, 4, 5]])
    ('all at once', 'in packets of 3, 4 and 5, in any order')
    """
    said: list[str] = []
    for plan in plans:
        size, *others = dict.fromkeys(plan)
        if len(plan) == 1:
            said.append("all at once")
        elif not others:
            brief = said and said[0].endswith(" at a time")
            said.append(number(size) if brief else f"{number(size)} at a time")
        elif list(plan[:-1]) == [size] * (len(plan) - 1):
            said.append(f"{number(size)} at a time and {number(plan[-1])} once")
        else:
            said.append(f"in packets of {joined([str(part) for part in plan])}, in any order")
    return ", or ".join(said)


def counted_pieces(book: Book) -> str:
    """What is worth points in play.

    >>> from meldhouse.rulebooks.loading import load_book
    >>> counted_pieces(load_book("npa"))
    'Aces, tens and kings count 1 each, the last book 2'
    >>> counted_pieces(load_book("n42pa"))
    '5-5 and 6-4 count 10 each, 5-0, 4-1 and 3-2 count 5 each, every trick 1'
    """
    worth: dict[int, list[str]] = {}
    for key, points in book.tricks.counters.items():
        name = f"{plural(RANK_NAMES[key])}" if key in RANK_NAMES else key
        worth.setdefault(points, []).append(name)
    parts = [
        f"{joined(names)} count {points} each" if len(names) > 1 else f"{names[0]} count {points}"
        for points, names in sorted(worth.items(), reverse=True)
    ]
    if book.tricks.each:
        parts.append(f"every {book.words.trick} {book.tricks.each}")
    if book.tricks.last:
        parts.append(f"the last {book.words.trick} {book.tricks.last}")
    sentence = ", ".join(parts) or "Nothing counts"
    return sentence[:1].upper() + sentence[1:]


def target(book: Book) -> str:
    """How long a game is, in a word or two.

    >>> from meldhouse.rulebooks.loading import load_book
    >>> target(load_book("npa")), target(load_book("n42pa"))
    ('4 hands', '7 marks, best of 3')
    """
    rules = book.match
    length = count(rules.hands, "hand") if rules.until == "hands" else f"{rules.target} {rules.until}"
    return f"{length}, best of {rules.best_of}" if rules.best_of > 1 else length

"""Numbers as people say them: “thirty-one”, “five hundred”, “two marks”."""

from __future__ import annotations

import re

from meldhouse.rulebooks import Auction

_ONES = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
)  # fmt: skip
_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_WORDS = {
    **{word: number for number, word in enumerate(_ONES)},
    **{word: 10 * number for number, word in enumerate(_TENS, start=2)},
}
_LARGE = {"hundred": 100, "thousand": 1000}
MOST_DIGITS = 9


def spoken_number(said: str) -> int | None:
    """The number that `said` is, in digits or in words; None for anything else.

    >>> spoken_number("84"), spoken_number("thirty-one"), spoken_number("five hundred and fifty")
    (84, 31, 550)
    >>> spoken_number("many"), spoken_number(""), spoken_number("-5"), spoken_number("five five")
    (None, None, -5, None)
    """
    said = said.strip().lower()
    if re.fullmatch(rf"-?[0-9]{{1,{MOST_DIGITS}}}", said):
        return int(said)
    words = [word for word in re.split(r"[\s-]+", said) if word and word != "and"]
    if len(words) > 1 and words[0] in ("a", "an"):
        words[0] = "one"
    whole, part, scale = 0, 0, 10**MOST_DIGITS
    for word in words:
        value = _WORDS.get(word)
        if value is not None and (not part or (part % 10 == 0 and part >= 20 and 0 < value < 10)):
            part += value
        elif part and _LARGE.get(word, scale) < scale:
            scale = _LARGE[word]
            whole, part = whole + part * scale, 0
        else:
            return None
    return whole + part if words else None


def spoken_bid(auction: Auction, said: str) -> int | None:
    """A bid in the numbers of the house; where it has marks, also “2 marks”, “two marks”, “a mark”, “2m”.

    >>> from meldhouse.rulebooks import load_book
    >>> auction = load_book("n42pa").auction
    >>> [spoken_bid(auction, said) for said in ("31", "thirty one", "two marks", "2m", "a mark", "mark")]
    [31, 31, 84, 84, 42, 42]
    """
    said = " ".join(said.lower().split())
    marks = re.fullmatch(r"(?P<number>.+?) marks?|(?P<digits>[0-9]+) ?m(?:arks?)?|mark", said)
    if marks and auction.mark is not None:
        word = marks["number"] or marks["digits"] or "one"
        number = spoken_number("one" if word in ("a", "an") else word)
        return number * auction.mark if number is not None and abs(number) < 1000 else None
    return spoken_number(said)


def counted(number: int, unit: str) -> str:
    """A number of points, marks or cents; `unit` is the plural.

    >>> counted(1, "marks"), counted(-1, "points"), counted(0, "marks")
    ('1 mark', '-1 point', '0 marks')
    """
    return f"{number} {unit.removesuffix('s') if abs(number) == 1 else unit}"

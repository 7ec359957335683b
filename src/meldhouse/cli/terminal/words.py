"""What people type, in their language and in English: word lists from a catalogue, used only to read answers."""

from __future__ import annotations

import re
import unicodedata

from meldhouse.cli.speaking import voice
from meldhouse.messages import LANGUAGES, Message, Voice, fact
from meldhouse.rulebooks import Auction

MOST_DIGITS = 9
MOST_MARKS = 1000
RANKS = "ATKQJ9"


def understood(words: Message) -> tuple[str, ...]:
    """Every word that counts as this one, the reader's language first."""
    languages = dict.fromkeys((voice().language, next(iter(LANGUAGES))))
    listed = [Voice(language=one).say(words).split(",") for one in languages]
    return tuple(dict.fromkeys(plain(word) for words in listed for word in words))


def plain(typed: str) -> str:
    """In lower case, without accents, with single blanks.

    >>> plain(" Última  BAZA "), plain("What’s trump")
    ('ultima baza', "what's trump")
    """
    parts = unicodedata.normalize("NFD", typed.lower().replace("’", "'"))
    return " ".join("".join(sign for sign in parts if unicodedata.category(sign) != "Mn").split())


def one_of(words: tuple[str, ...]) -> str:
    """A pattern that matches any of them, longest first."""
    return "|".join(map(re.escape, sorted(words, key=len, reverse=True)))


def named_rank(said: str) -> str | None:
    return next((rank for rank in RANKS if said in understood(_rank(rank))), None)


def _rank(rank: str) -> Message:
    return fact("typed-rank", rank=_key(rank))


def _suit(suit: str) -> Message:
    return fact("typed-suit", trump=_key(suit))


def _key(code: str) -> str | int:
    return int(code) if code.isdecimal() else code


def means_trump(said: str, choice: str) -> bool:
    """Whether this names a suit, or the no-trump alternative to one."""
    return said in understood(_suit(choice))


def cards_noted(said: str) -> str:
    """Card names turned into notation.

    >>> cards_noted("queen of spades and 10 of hearts")
    'QS and TH'
    """
    ranks = {word: rank for rank in RANKS for word in understood(_rank(rank))}
    suits = {word: suit for suit in "SHCD" for word in understood(_suit(suit))}
    of = one_of(understood(fact("typed-of")))
    named = rf"\b(?P<rank>{one_of(tuple(ranks))}) (?:{of}) (?P<suit>{one_of(tuple(suits))})\b"
    return re.sub(named, lambda found: ranks[found["rank"]] + suits[found["suit"]], said)


def dominoes_noted(said: str) -> str:
    """
    >>> dominoes_noted("six-four"), dominoes_noted("double five"), dominoes_noted("6 4")
    ('6-4', '5-5', '6 4')
    """
    pips = {word: str(number) for number in range(7) for word in understood(fact("typed-pips", pips=number))}
    end, double = one_of(tuple(pips)), one_of(understood(fact("typed-double")))
    said = re.sub(rf"\b(?:{double}) ({end})\b", lambda found: f"{pips[found[1]]}-{pips[found[1]]}", said)
    return re.sub(rf"\b({end})[ -]({end})\b", lambda found: f"{pips[found[1]]}-{pips[found[2]]}", said)


# --- numbers ----------------------------------------------------------------------------------------------------------


def spoken_number(said: str) -> int | None:
    """The number in `said`, in digits or in words; None for anything else.

    >>> spoken_number("84"), spoken_number("thirty-one"), spoken_number("five hundred and fifty")
    (84, 31, 550)
    >>> spoken_number("many"), spoken_number(""), spoken_number("-5"), spoken_number("five five")
    (None, None, -5, None)
    """
    said = plain(said)
    if re.fullmatch(rf"-?[0-9]{{1,{MOST_DIGITS}}}", said):
        return int(said)
    values = dict(named.rsplit(" ", 1) for named in understood(fact("typed-numbers")))
    between = understood(fact("typed-and"))
    words = [word for word in re.split(r"[\s-]+", said) if word and word not in between]
    thousands, rest, room = 0, 0, 10**MOST_DIGITS
    for word in words:
        if word not in values:
            return None
        value = int(values[word])
        if value == 1000 and not thousands:
            thousands, rest, room = 1000 * max(1, rest), 0, 1000
        elif value == 100 and 0 < rest < 10:
            rest, room = 100 * rest, 100
        elif value < room:
            rest += value
            room = 100 if value >= 100 else 10 if value >= 20 and value % 10 == 0 else 0
        else:
            return None
    return thousands + rest if words else None


def spoken_bid(auction: Auction, said: str) -> int | None:
    """A bid in the house's numbers; where it bids marks, also “2 marks”, “two marks”, “a mark”, “2m”.

    >>> from meldhouse.rulebooks import load_book
    >>> auction = load_book("n42pa").auction
    >>> [spoken_bid(auction, said) for said in ("31", "thirty one", "two marks", "2m", "a mark", "mark")]
    [31, 31, 84, 84, 42, 42]
    """
    said = plain(said)
    if auction.mark is None:
        return spoken_number(said)
    one, several = understood(fact("typed-mark")), understood(fact("typed-marks"))
    if said in one:
        return auction.mark
    for word in (*one, *several):
        marks = spoken_number(said.removesuffix(word)) if said.endswith(word) else None
        if marks is not None:
            return marks * auction.mark if abs(marks) < MOST_MARKS else None
    return spoken_number(said)

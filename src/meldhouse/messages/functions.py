"""The functions a catalog can call: pieces, seats, lists, money, dates. Their words are messages of the same catalog;
numbers, lists, money and dates are formatted by Unicode's tables for the language (through Babel)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Literal, Protocol

import msgspec

from meldhouse.messages.message import Message, fact


class Speaker(Protocol):
    """What a function needs to know of the voice that asks it."""

    @property
    def language(self) -> str: ...

    @property
    def region(self) -> str: ...

    @property
    def locale(self) -> str: ...

    @property
    def names(self) -> Mapping[str, str]: ...

    @property
    def you(self) -> str: ...

    @property
    def spoken(self) -> bool: ...

    def say(self, message: Message) -> str: ...


MINUS = "−"
CURRENCIES = {"US": "USD", "MX": "MXN"}


class Number(msgspec.Struct, frozen=True):
    """A number, with how to select or format by it."""

    value: int | float
    type: Literal["cardinal", "ordinal"] = "cardinal"
    signed: bool = False


def number_shown(voice: Speaker, number: int | float | Number) -> str:
    """
    >>> from meldhouse.messages import Voice
    >>> number_shown(Voice(), -1250), number_shown(Voice(), 7), number_shown(Voice(spoken=True), -32)
    ('−1,250', '7', 'minus 32')
    """
    value, signed = (number.value, number.signed) if isinstance(number, Number) else (number, False)
    size = abs(value)
    if isinstance(size, int) and not 1000 <= size < 10**15:  # the same in every language, or too large to format
        text = str(size)
    else:
        from babel.numbers import format_decimal

        text = format_decimal(size, locale=voice.locale)
    if voice.spoken and value < 0:
        return voice.say(fact("minus", number=text))
    return f"{MINUS if value < 0 else '+' if signed and value else ''}{text}"


@cache
def _locale(language: str) -> Any:
    from babel import Locale

    return Locale.parse(language)


def plural_of(language: str, value: object) -> str:
    if isinstance(value, Number):
        locale = _locale(language)
        return str((locale.ordinal_form if value.type == "ordinal" else locale.plural_form)(value.value))
    return str(_locale(language).plural_form(value))


# --- what catalogues call ------------------------------------------------------------------------------------------


def _number(_voice: Speaker, value: Any, type: str = "cardinal", signed: str = "") -> Number:
    return Number(value, "ordinal" if type == "ordinal" else "cardinal", bool(signed))


def _many(value: Any) -> tuple[Any, ...]:
    return (value,) if isinstance(value, str | int) else tuple(value)


BETWEEN = {"plain": ", ", "dots": " · ", "semicolons": "; ", "sentences": " ", "stops": ". "}


def _list(voice: Speaker, items: Any, style: str = "and") -> str:
    """A list of names, numbers or whole messages: "Ann, Bob, and Cleo"; plainly, "12 cards each, pass 3"; with dots; as
    sentences in a row; or with periods added between sentences that lack their own."""
    said = [voice.say(one) if isinstance(one, Message) else _shown(voice, one) for one in _many(items)]
    if len(said) < 2 or style in BETWEEN:
        return BETWEEN.get(style, "").join(said)
    from babel.lists import format_list

    text = str(format_list(said, style="or" if style == "or" else "standard", locale=voice.locale))
    return _before_its_own_sound(text, said[-1]) if voice.language == "es" else text


def _before_its_own_sound(text: str, last: str) -> str:
    """“Ana e Inés”, “7 u 8”: as browsers list them, and Babel does not.

    >>> _before_its_own_sound("Ana y Inés", "Inés"), _before_its_own_sound("7 o 8", "8")
    ('Ana e Inés', '7 u 8')
    """
    for word, other, sound in ((" y ", " e ", r"i|hi(?![ae])"), (" o ", " u ", r"h?o|8|11(?!\S)")):
        if text.endswith(word + last) and re.match(sound, last, re.IGNORECASE):
            return text.removesuffix(word + last) + other + last
    return text


def _count(_voice: Speaker, items: Any) -> int:
    """How many there are, to select the verb."""
    return len(_many(items))


def _shown(voice: Speaker, one: Any) -> str:
    return one if isinstance(one, str) else number_shown(voice, one)


def _pieces(voice: Speaker, codes: Any, style: str = "and") -> str:
    """Cards and dominoes by their codes, ``AS`` or ``6-4``: signs for the eye, names for the ear."""
    said = [_piece(voice, code) for code in _many(codes)]
    return _list(voice, said, style) if voice.spoken or style == "or" else " ".join(said)


def _piece(voice: Speaker, code: str) -> str:
    if "-" in code:
        high, low = code.split("-")
        return voice.say(fact("domino", high=int(high), low=int(low), double="yes" if high == low else "no"))
    return voice.say(fact("card", rank=_key(code[0]), suit=code[1]))


def _key(code: str) -> int | str:
    """A selector for a catalog, where a digit is a number."""
    return int(code) if code.isdecimal() else code


def _trump(voice: Speaker, codes: Any, style: str = "and") -> str:
    """Suits of cards, suits of dominoes, or contracts without one, by their codes."""
    return _list(voice, [voice.say(fact("trump", trump=_key(code))) for code in _many(codes)], style)


def _seats(voice: Speaker, seats: Any, style: str = "and") -> str:
    """A seat, by the player's name if known, otherwise by its direction."""
    return _list(voice, [voice.names.get(one) or voice.say(fact("seat", seat=one)) for one in _many(seats)], style)


def _side(voice: Speaker, side: str) -> str:
    """The seats that score together: the people, or "North–South"."""
    if any(seat in voice.names for seat in side) or len(side) == 1:
        return _seats(voice, list(side))
    return voice.say(fact("side", side=side))


def _who(voice: Speaker, who: str) -> str:
    """Selects a verb: `you` or `other`; for sides, `us` or `them` if the reader sits at the table."""
    if who == voice.you:
        return "you"
    return "other" if len(who) == 1 or not voice.you else "us" if voice.you in who else "them"


def _money(voice: Speaker, cents: int) -> str:
    """An amount in the local currency."""
    from decimal import Decimal

    from babel.numbers import format_currency

    text = format_currency(Decimal(abs(cents)) / 100, CURRENCIES[voice.region], locale=voice.locale)
    return f"{MINUS}{text}" if cents < 0 else str(text)


def _date(voice: Speaker, day: str, style: str = "long") -> str:
    """
    >>> from meldhouse.messages import Voice
    >>> _date(Voice(), "2019-09-27"), _date(Voice(), "2014-08"), _date(Voice(language="es"), "2014-08")
    ('September 27, 2019', 'August 2014', 'agosto de 2014')
    """
    from datetime import date

    from babel.dates import format_date, format_skeleton

    if len(day) == len("2014-08"):
        return str(format_skeleton("yMMMM", date.fromisoformat(f"{day}-01"), locale=voice.locale))
    return str(format_date(date.fromisoformat(day), style, locale=voice.locale))


def _time(voice: Speaker, clock: str) -> str:
    from datetime import time

    from babel.dates import format_time

    narrow = str(format_time(time.fromisoformat(clock), "short", locale=voice.locale))
    return narrow.replace("\u202f", " ")  # which many fonts lack


def _ordinal(voice: Speaker, number: int) -> str:
    return voice.say(fact("ordinal", number=number))


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "NUMBER": _number,
    "LIST": _list,
    "COUNT": _count,
    "PIECES": _pieces,
    "TRUMP": _trump,
    "SEATS": _seats,
    "SIDE": _side,
    "WHO": _who,
    "MONEY": _money,
    "DATE": _date,
    "TIME": _time,
    "ORDINAL": _ordinal,
}

"""The settings of an event as form fields: what each shows, and how typed text is read. A new event leaves the club's
usual settings blank; a running one shows all. Their labels are in event-form.ftl."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache
from typing import Any, NamedTuple, get_args

from meldhouse.messages import FactError, Message, fact, written
from meldhouse.rulebooks import book_names, load_book
from meldhouse.rulebooks.ranking import Criterion
from meldhouse.rulebooks.running import Bye, Movement
from meldhouse.tournament.forms import Form as EventForm
from meldhouse.tournament.money.amounts import MoneyError, parse_money

MOST_ROUNDS = 60
YES_NO = ("true", "false")
NONE = ("none", "nothing", "-")
"""Typed to empty a list, since leaving it blank means the club's usual."""
MOST_LISTED = 40


class NotUnderstood(FactError):
    """Typed text that makes no sense; the message says what would."""


class Field(NamedTuple):
    key: str
    """As in the form of the event; a dot for its parts."""
    read: Callable[[str], Any]
    show: Callable[[Any], str] = str
    chosen_from: Callable[[], tuple[str, ...]] = tuple
    zero: bool = False
    """0 has a meaning of its own."""
    hinted: bool = False

    @property
    def options(self) -> tuple[str, ...]:
        return self.chosen_from()

    @property
    def id(self) -> str:
        return self.key.replace(".", "-").replace("_", "-")

    @property
    def label(self) -> Message:
        return fact("setting", setting=self.id)

    @property
    def hint(self) -> Message | None:
        if self.zero:
            return fact("setting-zero-hint", means=self.nothing)
        return fact("setting-hint", setting=self.id) if self.hinted else None

    @property
    def nothing(self) -> Message:
        """What 0 means."""
        return fact("setting-zero", setting=self.id)

    def said(self, value: Any) -> Message:
        """What a value means, as shown beside the field for the club's own."""
        shown = self.show(value)
        if shown == "0" and self.zero:
            return self.nothing
        if shown in self.options:
            return self.option(shown)
        return written(shown) if shown else fact("setting-nothing")

    def option(self, option: str) -> Message:
        if self.key == "three" and option != "none":
            return fact("setting-three", rules=load_book(option).title)
        if self.options == YES_NO:
            return fact("setting-yes-no", answer=option)
        if self.key == "bye":
            return fact("bye-worth", worth=option)
        return fact("setting-option", option=f"{self.id}-{option.replace('+', '-')}")


def number_up_to(most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if text.isascii() and text.isdecimal() and len(text) < 8 and int(text) <= most:
            return int(text)
        if not text:
            return 0
        raise NotUnderstood(fact("unmeant-number", most=most))

    return read


def _choice(options: Collection[str]) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text not in options:
            raise NotUnderstood(fact("unmeant-choice"))
        return text

    return read


def _yes_no(text: str) -> bool:
    return _choice(YES_NO)(text) == "true"


def amount_of(text: str) -> int:
    if not text:
        return 0
    try:
        cents = parse_money(text)
    except MoneyError as problem:
        raise NotUnderstood(problem.message) from None
    if cents < 0:
        raise NotUnderstood(fact("unmeant-amount"))
    return cents


def _words(text: str) -> list[str]:
    """
    >>> _words("50, 30  20"), _words("none")
    (['50', '30', '20'], [])
    """
    found = text.replace(",", " ").replace(";", " ").split()
    if len(found) > MOST_LISTED:
        raise NotUnderstood(fact("unmeant-many", most=MOST_LISTED))
    return [] if text.casefold() in NONE else found


def _percents(text: str) -> tuple[int, ...]:
    """
    >>> _percents("50% 30 20")
    (50, 30, 20)
    """
    found = [word.rstrip("%") for word in _words(text)]
    if not all(word.isascii() and word.isdecimal() and len(word) < 4 for word in found):
        raise NotUnderstood(fact("unmeant-percents"))
    if (whole := sum(map(int, found))) > 100:
        raise NotUnderstood(fact("unmeant-sum", percent=whole))
    return tuple(map(int, found))


def _amounts(text: str) -> tuple[int, ...]:
    return tuple(amount_of(word) for word in _words(text))


def _minutes(text: str) -> tuple[int, ...]:
    return tuple(number_up_to(600)(word) for word in _words(text))


def _names(text: str) -> tuple[str, ...]:
    if text.casefold() in NONE:
        return ()
    found = dict.fromkeys(" ".join(word.split())[:80] for word in text.split(","))
    return tuple(name for name in found if name)[:MOST_LISTED]


def _listed(values: tuple[Any, ...]) -> str:
    return ", ".join(map(str, values))


def _or_none(text: str) -> str:
    return text or "none"


def in_money(cents: int) -> str:
    """
    >>> in_money(500), in_money(250), in_money(0)
    ('5', '2.50', '')
    """
    return "" if not cents else f"{cents // 100}" if cents % 100 == 0 else f"{cents / 100:.2f}"


def _in_amounts(cents: tuple[int, ...]) -> str:
    return _listed(tuple(in_money(one) or "0" for one in cents))


def _three(text: str) -> str:
    return "" if text == "none" else _choice(_threes())(text)


APART = ("none", "household", "club", "household+club")


@cache
def _threes() -> tuple[str, ...]:
    """The rules for tables of three."""
    return "none", *(name for name in book_names() if load_book(name).table.seats == 3)


def _groups(text: str) -> tuple[str, ...]:
    return () if text == "none" else tuple(_choice(APART)(text).split("+"))


def _of(key: str, *options: str, hinted: bool = False) -> Field:
    return Field(key, _choice(options), str, lambda: options, hinted=hinted)


def _is(key: str) -> Field:
    return Field(key, _yes_no, lambda value: str(value).lower(), lambda: YES_NO)


def _count(key: str, most: int, *, zero: bool = False, hinted: bool = False) -> Field:
    return Field(key, number_up_to(most), zero=zero, hinted=hinted)


PLAY = (
    _of("where", "felt", "browser"),
    _of("entry", "person", "pair"),
    _of("movement", *get_args(Movement)),
    _count("rounds", MOST_ROUNDS, zero=True),
    _count("minutes", 600, zero=True),
    Field("told", _minutes, _listed, hinted=True),
    _count("hands", 100, zero=True),
    _count("target", 100_000, zero=True),
    _count("best_of", 99, zero=True),
    Field("three", _three, _or_none, _threes),
    _of("bye", *get_args(Bye), hinted=True),
    Field("apart", _groups, lambda value: _or_none("+".join(value)), lambda: APART),
    _of("apart_as", "partners", "opponents", "both"),
    Field("divisions", _names, _listed, hinted=True),
    _of("tie", "stands", "extra-hand"),
    _of("at_time", "finish-hand", "stop"),
    _count("slow", 600, zero=True),
    _is("third"),
    _is("consolation"),
    _of("conduct", "guarded", "refereed"),
    _of("absent", "wait", "bot"),
    _of("prints", "reader", "en", "es", "both"),
)
MONEY = (
    Field("money.fee_cents", amount_of, in_money, hinted=True),
    _of("money.fee_for", "person", "pair"),
    _count("money.keep_percent", 100),
    Field("money.percents", _percents, _listed, hinted=True),
    Field("money.cents", _amounts, _in_amounts, hinted=True),
    Field("money.step_cents", amount_of, in_money, hinted=True),
    _is("money.each"),
    _count("money.medals", 100, hinted=True),
    _of("money.medals_by", "field", "division", hinted=True),
    _of("money.refund", "before-start", "always", "never"),
    _is("money.refund_disqualified"),
    _of("money.side_money", "pool", "club"),
    _of("money.fines", "pool", "club"),
    _of("money.odd_cents", "lot", "club"),
)
RANKING = (
    _of("ranking.of", "person", "pair"),
    _of("ranking.playoff", "none", "hand", "round"),
    _count("ranking.playoff_places", 1000),
)
GROUPS: dict[str, tuple[Field, ...]] = {"play": PLAY, "places": RANKING, "money": MONEY}
FIELDS = tuple(field for fields in GROUPS.values() for field in fields)
ORDERS: tuple[Criterion, ...] = get_args(Criterion)
MOST_ORDERS = 5


def value_of(form: EventForm, key: str) -> Any:
    found: Any = form
    for part in key.split("."):
        found = getattr(found, part)
    return found

"""The settings of an event as fields of a form: what each is called, what it shows, and what was meant by what was
typed. A new event leaves blank what is as the house has it; one that is on shows everything."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from meldhouse.rulebooks import book_names, load_book
from meldhouse.tournament.forms import Form as EventForm
from meldhouse.tournament.money import MoneyError, parse_money
from meldhouse.tournament.words import ENTRIES, MOVEMENTS

MOST_ROUNDS = 60
YES_NO = {"true": "Yes", "false": "No"}
NONE = ("none", "nothing", "-")
"""What empties a list where nothing typed means as the house has it."""
MOST_LISTED = 40


class Unmeant(ValueError):
    """What was typed cannot be meant; the sentence says what can."""


class Field(NamedTuple):
    key: str
    """As in the form of the event; a dot for its parts."""
    label: str
    read: Callable[[str], Any]
    show: Callable[[Any], str] = str
    options: Mapping[str, str] = {}
    hint: str = ""

    @property
    def id(self) -> str:
        return self.key.replace(".", "-").replace("_", "-")

    def said(self, value: Any) -> str:
        """A value in words, as the house's own stands beside the field."""
        shown = self.show(value)
        if shown == "0" and self.hint.startswith("0: "):
            return self.hint.removeprefix("0: ")
        return self.options.get(shown, shown) or "nothing"


def number_up_to(most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if text.isascii() and text.isdecimal() and len(text) < 8 and int(text) <= most:
            return int(text)
        if not text:
            return 0
        raise Unmeant(f"Write a whole number from 0 to {most}.")

    return read


def _choice(options: Mapping[str, str]) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text not in options:
            raise Unmeant("Look at the list, and choose one of those that are offered.")
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
        raise Unmeant(str(problem)) from None
    if cents < 0:
        raise Unmeant("Not less than nothing; write it like 5 or 2.50.")
    return cents


def _words(text: str) -> list[str]:
    """
    >>> _words("50, 30  20"), _words("none")
    (['50', '30', '20'], [])
    """
    found = text.replace(",", " ").replace(";", " ").split()
    if len(found) > MOST_LISTED:
        raise Unmeant(f"At most {MOST_LISTED} of them.")
    return [] if text.casefold() in NONE else found


def _percents(text: str) -> tuple[int, ...]:
    """
    >>> _percents("50% 30 20")
    (50, 30, 20)
    """
    found = [word.rstrip("%") for word in _words(text)]
    if not all(word.isascii() and word.isdecimal() and len(word) < 4 for word in found):
        raise Unmeant("Whole numbers of percent for the first place, the second and so on, such as 50, 30, 20.")
    if (whole := sum(map(int, found))) > 100:
        raise Unmeant(f"These are {whole} percent of the pool; lower them to 100 or less.")
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
    return "" if text == "none" else _choice(THREES)(text)


APART = {
    "none": "Nobody",
    "household": "One household",
    "club": "One club",
    "household, club": "One household, one club",
}
APART_AS = {"partners": "Partners", "opponents": "Opponents", "both": "Partners and opponents"}
THREES = {"none": "Somebody sits out"} | {
    name: f"Tables of three ({load_book(name).title})" for name in book_names() if load_book(name).table.seats == 3
}
TIES = {"stands": "A drawn round stays drawn", "extra-hand": "One more hand decides it"}
AT_TIME = {"finish-hand": "The hand that is on is finished", "stop": "Nothing more counts"}
PLAYOFFS = {"none": "No, equals share the place", "hand": "Over one hand", "round": "Over a whole round"}
REFUNDS = {"before-start": "Before the first round", "always": "Always", "never": "Never"}
GOES = {"pool": "Into the pool", "club": "To the club"}
WHERE = {"felt": "At felt tables, with sheets to be written", "browser": "In the browser, where hands write themselves"}
CONDUCT = {"guarded": "Guarded: only what is allowed can be done", "refereed": "Refereed: as on felt"}
ABSENT = {"wait": "The others wait", "bot": "A bot sits in until they come"}
ODD = {"lot": "A cent each by lot", "club": "To the club"}
MEDALS_BY = {"field": "Places among all", "division": "Places in each division"}
PAYERS = {"person": "Everybody", "pair": "Each pair"}


def _of(options: Mapping[str, str], key: str, label: str, hint: str = "") -> Field:
    return Field(key, label, _choice(options), str, options, hint)


def _is(key: str, label: str) -> Field:
    return Field(key, label, _yes_no, lambda value: str(value).lower(), YES_NO)


def _count(key: str, label: str, most: int, hint: str = "") -> Field:
    return Field(key, label, number_up_to(most), lambda value: str(value), {}, hint)


_BYES = {
    "nothing": "Nothing",
    "average": "The average of the round",
    "winners": "The average of the round’s winners",
    "win": "A win",
}


_BYE_HINT = (
    "Not where losers are out: one goes on, and no match is won. Whoever comes late plays from the next round and has "
    "nothing for those before; no paper speaks of that, so it is our choice"
)
PLAY = (
    _of(WHERE, "where", "Where it is played"),
    _of(ENTRIES, "entry", "Who enters"),
    _of(MOVEMENTS, "movement", "Who goes where after a round"),  # type: ignore[arg-type]
    _count("rounds", "Rounds", MOST_ROUNDS, "0: as many as it takes"),
    _count("minutes", "Minutes a round", 600, "0: no clock"),
    Field("told", "Time is called out", _minutes, _listed, {}, "At so many minutes left, such as 10, 2"),
    _count("hands", "Hands a round", 100, "0: as the book has it"),
    _count("target", "Points, or marks, that win a game", 100_000, "0: as the book has it"),
    _count("best_of", "Games in a match, the best of", 99, "0: as the book has it"),
    Field("three", "Where heads do not fit", _three, _or_none, THREES),
    _of(_BYES, "bye", "What sitting out is worth", _BYE_HINT),
    Field(
        "apart", "Kept apart", lambda text: _names(_choice(APART)(text)),
        lambda value: _or_none(_listed(value)), APART,
    ),
    _of(APART_AS, "apart_as", "Kept apart as"),
    Field("divisions", "Divisions", _names, _listed, {}, "With commas between, such as men, women, mixed"),
    _of(TIES, "tie", "A draw at a table"),
    _of(AT_TIME, "at_time", "When the time is up"),
    _count("slow", "A table is slow after so many minutes for a hand", 600, "0: never"),
    _is("third", "Single elimination: a match for the third place"),
    _is("consolation", "Single elimination: first losers play on"),
    _of(CONDUCT, "conduct", "In the browser: tables are"),
    _of(ABSENT, "absent", "In the browser: where somebody is not at his table"),
)  # fmt: skip
MONEY = (
    Field("money.fee_cents", "Entry fee", amount_of, in_money, {}, "Such as 5 or 2.50"),
    _of(PAYERS, "money.fee_for", "Who pays it"),
    _count("money.keep_percent", "The club’s share of the fees, in percent", 100),
    Field("money.percents", "Prizes in percent of the pool", _percents, _listed, {}, "By place, such as 50, 30, 20"),
    Field(
        "money.cents", "Prizes in fixed amounts", _amounts, _in_amounts, {},
        "By place, such as 40, 25, 10. They come first; percents are of what is left",
    ),
    Field(
        "money.step_cents", "Prizes in percent are rounded down to", amount_of, in_money, {},
        "Such as 0.25 or 1; what is left goes to the first place. Nothing: to the cent",
    ),
    _is("money.each", "Fixed amounts are for each of a pair"),
    _count("money.medals", "So many places have a medal", 100, "Each partner of a pair gets one"),
    _of(MEDALS_BY, "money.medals_by", "Medals are for", "Where ties are played off, also those of a division"),
    _of(REFUNDS, "money.refund", "Who withdraws gets the fee back"),
    _is("money.refund_disqualified", "Who is disqualified gets it back"),
    _of(GOES, "money.side_money", "Quarters for sets and reneges go"),
    _of(GOES, "money.fines", "Fines go"),
    _of(ODD, "money.odd_cents", "What cannot be divided goes"),
)  # fmt: skip
RANKING = (
    _of({"person": "People", "pair": "Pairs"}, "ranking.of", "Who is ranked"),
    _of(PLAYOFFS, "ranking.playoff", "Ties are played off"),
    _count("ranking.playoff_places", "For the first so many places", 1000),
)
GROUPS: dict[str, tuple[Field, ...]] = {"The play": PLAY, "Places": RANKING, "Money and prizes": MONEY}
FIELDS = tuple(field for fields in GROUPS.values() for field in fields)
ORDERS = {
    "points": "Total points",
    "matches": "Matches won",
    "games": "Games won",
    "head-to-head": "Results between those tied",
    "difference": "Points less those of the other side",
    "opponents": "How well the opponents did",
    "high-round": "The best round",
    "bracket": "How far each came, and who lost less often",
}
MOST_ORDERS = 5


def value_of(form: EventForm, key: str) -> Any:
    found: Any = form
    for part in key.split("."):
        found = getattr(found, part)
    return found

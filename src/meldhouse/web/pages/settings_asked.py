"""The settings that clubs really change, in the words they use for them.

Everything else a book can say is written as TOML, below the same form.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from meldhouse.messages import Message, fact, written
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.clubs.club import value_fact
from meldhouse.rulebooks.describe.meld import MELDS
from meldhouse.web.forms import signed

MOST = 10**11
"""Above any score; the loader checks what a setting can be."""
YES_NO = ("true", "false")


class Setting(NamedTuple):
    """A form field. Without options it is a number, or several for a meld held once, twice …"""

    key: str
    options: tuple[str, ...] = ()
    several: bool = False

    @property
    def id(self) -> str:
        return self.key.replace(".", "-").replace("_", "-")

    @property
    def label(self) -> Message:
        return fact("derive-label", setting=self.id)

    def option(self, value: str) -> Message:
        if self.options == YES_NO:
            return fact("site-yes" if value == "true" else "site-no")
        return fact("derive-option", option=f"{self.id}-{value}")


class Group(NamedTuple):
    code: str
    settings: tuple[Setting, ...]


GAME = (
    Setting("match.target"),
    Setting("match.hands"),
    Setting("match.best_of"),
    Setting("match.bidder_first", YES_NO),
)
BIDDING = (
    Setting("auction.minimum"),
    Setting("auction.pass_final", YES_NO),
    Setting("auction.all_pass", ("dealer", "forced", "reshake")),
    Setting("trump.marriage", YES_NO),
)
PASSING = (
    Setting("exchange.form", ("none", "blind", "sequence")),
    Setting("exchange.count"),
    Setting("deal.weak_nines"),
)
_MELDS = ("run", "royal", "marriage", "roundhouse", "aces", "kings", "queens", "jacks", "pinochle")
MELD = (*(Setting(f"meld.{kind}", several=True) for kind in MELDS if kind in _MELDS), Setting("meld.nine"))
PLAY = (
    Setting("tricks.beat", ("always", "trump-led", "never")),
    Setting("tricks.ruff", YES_NO),
    Setting("tricks.overruff", YES_NO),
    Setting("tricks.last"),
)
SCORING = (
    Setting("scoring.set_bidder", ("zero", "minus-bid")),
    Setting("scoring.set_award", YES_NO),
    Setting("scoring.save_trick", ("none", "any", "counter")),
    Setting("scoring.save_take"),
    Setting("scoring.save_in", ("all", "set", "made")),
    Setting("board.dropped_meld"),
)


def groups(book: Book) -> tuple[Group, ...]:
    """The fields that make sense for this house's game."""
    cards = book.deck.pieces == "cards"
    unused = "match.target" if book.match.until == "hands" else "match.hands"
    found = (
        Group("game", tuple(one for one in GAME if one.key != unused)),
        Group("bidding", BIDDING if cards else tuple(one for one in BIDDING if one.key != "trump.marriage")),
        Group("passing", _passing(book) if cards else ()),
        Group("meld", MELD if cards else ()),
        Group("play", PLAY if cards else ()),
        Group("scoring", SCORING if book.scoring.style == "points" else ()),
    )
    return tuple(group for group in found if group.settings)


def _passing(book: Book) -> tuple[Setting, ...]:
    nines = "9" in book.deck.ranks
    return tuple(
        one
        for one in PASSING
        if (nines or one.key != "deal.weak_nines") and (book.table.partners or not one.key.startswith("exchange"))
    )


def settings_for(book: Book) -> tuple[Setting, ...]:
    return tuple(one for group in groups(book) for one in group.settings)


def shown(book: Book, setting: Setting) -> str:
    """The book's value, as shown in the field.

    >>> from meldhouse.rulebooks import load_book
    >>> shown(load_book("st-hilary"), MELD[0]), shown(load_book("st-hilary"), PLAY[1])
    ('15 150', 'true')
    """
    section, key = setting.key.split(".")
    value = getattr(getattr(book, section), key)
    if isinstance(value, bool):
        return str(value).lower()
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def worded(key: str, value: Any) -> Message:
    """A value in the words of its field.

    >>> worded("tricks.beat", "trump-led").args, worded("meld.run", [15, 150]).args
    ({'option': 'tricks-beat-trump-led'}, {'text': '15 150'})
    """
    setting = next((one for one in (*GAME, *BIDDING, *PASSING, *MELD, *PLAY, *SCORING) if one.key == key), None)
    if setting is not None and setting.several and isinstance(value, list | tuple):
        return written(" ".join(map(str, value))) if value else fact("derive-nothing")
    as_kept = str(value).lower() if isinstance(value, bool) else str(value)
    if setting is not None and as_kept in setting.options:
        return setting.option(as_kept)
    return value_fact(value)


def meant(setting: Setting, text: str) -> Any:
    """What was typed, as a TOML value; text that is not a number stays text, and the loader says what it expects.

    >>> meant(MELD[0], "15, 150"), meant(BIDDING[0], "twenty"), meant(PLAY[1], "true")
    ([15, 150], 'twenty', True)
    """
    if setting.options:
        return {"true": True, "false": False}.get(text, text)
    if setting.several:
        return [_number(word) for word in text.replace(",", " ").split()]
    return _number(text.strip())


def _number(text: str) -> int | str:
    number = signed(text, most=MOST)
    return text if number is None else number

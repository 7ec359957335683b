"""The settings that clubs really change, in the words in which they speak of them.

Everything else a book may say is written as TOML, under the same form.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from meldhouse.messages import Voice, fact
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.club import value_fact
from meldhouse.rulebooks.describe.meld import MELDS
from meldhouse.web.forms import signed

MOST = 10**11
"""More than any score; the loader says what a setting can be."""
YES_NO = {"true": "Yes", "false": "No"}


class Setting(NamedTuple):
    """A field of the form. Without options it is a number, or several for a meld held once, twice …"""

    key: str
    label: str
    options: Mapping[str, str] = {}
    several: bool = False

    @property
    def id(self) -> str:
        return self.key.replace(".", "-").replace("_", "-")


class Group(NamedTuple):
    title: str
    settings: tuple[Setting, ...]


GAME = (
    Setting("match.target", "Points or marks to win"),
    Setting("match.hands", "Hands in a game"),
    Setting("match.best_of", "Games in a match"),
    Setting("match.bidder_first", "The bidders are counted first", YES_NO),
)
BIDDING = (
    Setting("auction.minimum", "Lowest bid"),
    Setting("auction.pass_final", "A pass is final", YES_NO),
    Setting(
        "auction.all_pass",
        "When nobody bids",
        {"dealer": "The dealer has the lowest bid", "forced": "The dealer must bid", "reshake": "Deal again"},
    ),
    Setting("trump.marriage", "Trump needs a marriage", YES_NO),
)
PASSING = (
    Setting(
        "exchange.form",
        "Passing between partners",
        {"none": "Nothing is passed", "blind": "Both at once, unseen", "sequence": "Partner first, then back"},
    ),
    Setting("exchange.count", "How many are passed"),
    Setting("deal.weak_nines", "Nines without meld for a new deal"),
)
_MELD_LABELS = {
    "run": "Run in trump", "royal": "Marriage in trump", "marriage": "Marriage, other suit",
    "roundhouse": "Roundhouse", "aces": "Aces around", "kings": "Kings around", "queens": "Queens around",
    "jacks": "Jacks around", "pinochle": "Pinochle",
}  # fmt: skip
MELD = (
    *(Setting(f"meld.{kind}", _MELD_LABELS[kind], several=True) for kind in MELDS if kind in _MELD_LABELS),
    Setting("meld.nine", "Nine of trump"),
)
PLAY = (
    Setting(
        "tricks.beat",
        "Must play higher when following",
        {"always": "Always, if you can", "trump-led": "Only when trump is led", "never": "Never"},
    ),
    Setting("tricks.ruff", "Must trump when void", YES_NO),
    Setting("tricks.overruff", "Must trump higher", YES_NO),
    Setting("tricks.last", "The last trick counts"),
)
SCORING = (
    Setting("scoring.set_bidder", "Bidders who are set", {"zero": "Score nothing", "minus-bid": "Lose what they bid"}),
    Setting("scoring.set_award", "The others then receive the bid", YES_NO),
    Setting(
        "scoring.save_trick",
        "The others save their meld with",
        {"none": "No trick needed", "any": "Any trick", "counter": "A trick with a counter"},
    ),
    Setting("scoring.save_take", "Points the others need to save it"),
    Setting(
        "scoring.save_in",
        "They need that",
        {"all": "In every hand that is played", "set": "Only when the bid is set", "made": "Only when it is made"},
    ),
    Setting("board.dropped_meld", "Meld a dropped dealer needs"),
)


def groups(book: Book) -> tuple[Group, ...]:
    """The fields that make sense for what this house plays."""
    cards = book.deck.pieces == "cards"
    unused = "match.target" if book.match.until == "hands" else "match.hands"
    found = (
        Group("The game", tuple(one for one in GAME if one.key != unused)),
        Group("Bidding", BIDDING if cards else tuple(one for one in BIDDING if one.key != "trump.marriage")),
        Group("Passing and the deal", _passing(book) if cards else ()),
        Group("Meld", MELD if cards else ()),
        Group("Play", PLAY if cards else ()),
        Group("Scoring", SCORING if book.scoring.style == "points" else ()),
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
    """What the book says, as it stands in the field.

    >>> from meldhouse.rulebooks import load_book
    >>> shown(load_book("st-hilary"), MELD[0]), shown(load_book("st-hilary"), PLAY[1])
    ('15 150', 'true')
    """
    section, key = setting.key.split(".")
    value = getattr(getattr(book, section), key)
    if isinstance(value, bool):
        return str(value).lower()
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def worded(voice: Voice, key: str, value: Any) -> str:
    """A value in the words of its field.

    >>> [worded(Voice(), *one) for one in (("tricks.beat", "trump-led"), ("meld.run", [15, 150]), ("words.deal", "x"))]
    ['Only when trump is led', '15 150', 'x']
    """
    setting = next((one for one in (*GAME, *BIDDING, *PASSING, *MELD, *PLAY, *SCORING) if one.key == key), None)
    if setting is not None and setting.several and isinstance(value, list | tuple):
        return " ".join(map(str, value)) or voice.say(fact("book-nothing"))
    options = setting.options if setting is not None else {}
    return options.get(str(value), voice.say(value_fact(value)))


def meant(setting: Setting, text: str) -> Any:
    """What was typed, as TOML has it; what is no number stays text, and the loader says what it wanted.

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

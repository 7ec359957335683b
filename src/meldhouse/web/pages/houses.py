"""The houses as pages show them: a tile with a few facts, and the rules in brief."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from meldhouse.messages import Message, fact
from meldhouse.rulebooks import Book, book_names, load_book
from meldhouse.rulebooks.loading import ALIASES
from meldhouse.web.casual import hides_trump, made_from, when_hidden

FOR_BEGINNERS = ("st-hilary", "n42pa")
"""The house for beginners: short hands, plain rules."""


class HouseTile(NamedTuple):
    """A house on its tile."""

    name: str
    title: str
    form: Message | None
    called: Message
    game: str
    dominoes: bool
    facts: tuple[Message, ...]


@cache
def houses() -> tuple[HouseTile, ...]:
    apart = told_apart()
    found = (house_of(load_book(name)) for name in book_names())
    return tuple(house._replace(facts=(*house.facts, *filter(None, [apart.get(house.name)]))) for house in found)


@cache
def told_apart() -> dict[str, Message]:
    """For two forms of one rulebook with the same number of players: how each scores a hand, since names alone don't
    tell.

    >>> {name: message.args for name, message in told_apart().items()}
    {'mcallen': {'bid': 'given', 'keep': 15}, 'mcallen.hoyle': {'bid': 'lost', 'keep': 0}}
    """
    listed = [load_book(name) for name in book_names() if load_book(name).table.seats == 4]
    titles = [book.title for book in listed]
    return {book.name: _set_costs(book) for book in listed if book.form and titles.count(book.title) > 1}


def _set_costs(book: Book) -> Message:
    rules = book.scoring
    bid = "lost" if rules.set_bidder == "minus-bid" else "given" if rules.set_award else "nothing"
    return fact("rules-fact-set", bid=bid, keep=rules.save_take)


class Choice(NamedTuple):
    """A game to choose in the lobby, and the house used for it by default."""

    game: str
    dominoes: bool
    house: HouseTile
    is_known: bool
    """Whether the reader has played there before."""
    others: tuple[HouseTile, ...]
    hidden: str
    """When trump stops being shown there; None if it never does."""
    casual: bool
    """Whether the reader last played there with trump always shown."""
    others_hide: bool
    """Whether one of the other houses hides trump."""


def choices(known: Sequence[str]) -> list[Choice]:
    """Every game once, always in the same place, with the reader's last house. `known`: houses or texts of books,
    latest first.

    >>> [(choice.game, choice.house.name) for choice in choices(["n42pa", "bend", "npa"])]
    [('pinochle', 'bend'), ('forty-two', 'n42pa')]
    >>> [(choice.house.name, choice.is_known) for choice in choices([])]
    [('st-hilary', False), ('n42pa', False)]
    """
    been = _been(known)
    order = _by_liking(been)
    found = []
    for game in dict.fromkeys(house.game for house in houses()):
        first, *others = [house for house in order if house.game == game]
        shelf = tuple(house for house in houses() if house in others)
        is_known = first.name in been
        found.append(
            Choice(
                game,
                first.dominoes,
                first,
                is_known,
                shelf,
                hidden=when_hidden(book) if hides_trump(book := load_book(first.name)) else "",
                casual=is_known and made_from(known[been.index(first.name)]) is not None,
                others_hide=any(hides_trump(load_book(house.name)) for house in shelf),
            )
        )
    return found


def usual_house(known: Sequence[str] = ()) -> HouseTile:
    """The preselected house: the last one played at, or the one for beginners.

    >>> usual_house(["n42pa", "bend"]).name, usual_house().name
    ('n42pa', 'st-hilary')
    """
    return _by_liking(_been(known))[0]


def _been(known: Sequence[str]) -> list[str]:
    """The houses played at; a casual table counts for its house."""
    return [house.name if (house := made_from(source)) is not None else source for source in known]


def _by_liking(been: Sequence[str]) -> list[HouseTile]:
    """The last house first, then the others with beginners' houses in front."""
    liked = [*been, *FOR_BEGINNERS]
    return sorted(houses(), key=lambda house: liked.index(house.name) if house.name in liked else len(liked))


def house_of(book: Book) -> HouseTile:
    return HouseTile(
        book.name, book.title, book.form_says, book.called, book.game, book.deck.pieces == "dominoes", facts(book)
    )


def facts(book: Book) -> tuple[Message, ...]:
    """What distinguishes a house at a glance.

    >>> [load_book("bend.3").voice.say(one) for one in facts(load_book("bend.3"))]
    ['25 cards each', 'a kitty of 5', '3 players', '4 hands']
    """
    found = [fact("rules-fact-hand", number=book.deal.hand, pieces=book.deck.pieces)]
    if book.exchange.form != "none":
        found.append(fact("rules-fact-pass", number=book.exchange.count))
    if book.deal.kitty:
        found.append(fact("rules-fact-kitty", number=book.deal.kitty))
    if book.table.seats != 4:
        found.append(fact("rules-fact-players", number=book.table.seats))
    rules = book.match
    length = rules.hands if rules.until == "hands" else rules.target
    found.append(fact("rules-fact-length", number=length, unit=rules.until))
    if rules.best_of > 1:
        found.append(fact("rules-fact-match", number=rules.best_of))
    return tuple(found)


def house_named(name: str) -> Book | None:
    """The house of that name; only from the shelf, since names in an address must never open files."""
    return load_book(name) if ALIASES.get(name, name) in book_names() else None

"""What the ruling helper asks: first what happened, by chapter or search word; then only what the ruling depends on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from meldhouse.game import Seat
from meldhouse.messages import Voice, fact
from meldhouse.referee.asking.fields import Asked, asked_of
from meldhouse.referee.asking.finding import find_kinds, in_paper, said_of, uncovered
from meldhouse.referee.asking.groups import group_fact, groups_of, often_of
from meldhouse.referee.cases.kinds import KINDS
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.trouble import trouble_fact
from meldhouse.web.desk.rulings.ruling_form import KITTY, keys_of

LONGEST_SEARCH = 80


class Kinds(NamedTuple):
    """Everything that can go wrong in a house, or what matches a search."""

    often: list[tuple[str, str]]
    groups: dict[str, list[tuple[str, str]]]
    uncovered: list[tuple[str, str]]
    """Cases no rule here covers: listed only when searched for, and nothing else matches."""
    sought: str
    found: int
    in_paper: dict[str, tuple[str, ...]]
    """The clauses on each kind, searched if no name matches."""
    said: dict[str, str]
    """Extra search words for each kind."""


def kinds_of(book: Book, sought: str, voice: Voice) -> Kinds:
    """All kinds by chapter, the most frequent first; or the search results, by name or else by the rulebook's
    wording."""
    sought = " ".join(sought.split())[:LONGEST_SEARCH]
    names = {kind: voice.say(trouble_fact(kind)) for kind in KINDS}
    found = set(find_kinds(book, sought, voice))
    groups = {
        voice.say(group_fact(book, group)): [(kind, names[kind]) for kind in kinds if kind in found]
        for group, kinds in groups_of(book).items()
    }
    often = [] if sought else [(kind, names[kind]) for kind in often_of(book)]
    kept = {group: kinds for group, kinds in groups.items() if kinds}
    rest = [(kind, names[kind]) for kind in uncovered(book) if kind in found or not sought]
    many = sum(map(len, kept.values())) + len(rest)
    papers = {kind: in_paper(book, kind, voice) for kind in names}
    return Kinds(often, kept, rest, sought, many, papers, {kind: said_of(book, kind, voice) for kind in names})


class Shown(NamedTuple):
    """A field of the form: the name of each input, and what stands beside it."""

    asked: Asked
    inputs: list[tuple[str, str]]
    example: str = ""

    @property
    def is_wide(self) -> bool:
        """Whether it takes a line of its own."""
        return len(self.inputs) > 1 and self.asked.field.holds != "sides"


def shown_of(book: Book, kind: str, names: Mapping[Seat, str], sides: Mapping[str, str], voice: Voice) -> list[Shown]:
    """Everything the form asks about a kind; a player who is there is called by name."""
    found = []
    for asked in asked_of(book, kind):
        called: dict[str, str] = {"": voice.say(asked.label), KITTY: voice.say(fact("event-fact-kitty"))}
        called |= {seat: name for seat, name in names.items()}  # noqa: C416 - a seat is a text, too
        called |= {choice.value: voice.say(choice.name) for choice in asked.choices}
        if asked.field.holds == "sides":
            called |= {side: _of_side(asked.field.name, whose, voice) for side, whose in sides.items()}
        inputs = [(key, called[part]) for part, key in keys_of(book, asked.field).items() if _is_asked(asked, part)]
        found.append(Shown(asked, inputs, _example(book, asked, voice)))
    return found


def _is_asked(asked: Asked, part: str) -> bool:
    return asked.field.holds != "counts" or ("kitty" if part == KITTY else "counts") in asked.facts


def _of_side(name: str, whose: str, voice: Voice) -> str:
    return voice.say(fact("event-meld-of", names=whose) if name == "meld" else fact("event-taken-by", names=whose))


def _example(book: Book, asked: Asked, voice: Voice) -> str:
    match asked.field.holds:
        case "pieces" if asked.hint is None:
            return "6-4 5-5" if book.deck.pieces == "dominoes" else "AS 10H"
        case "minutes":
            return "5:59"
        case "bid" if asked.field.name == "contract" and book.auction.mark:
            return voice.say(fact("event-bid-example"))
    return voice.say(asked.hint) if asked.hint is not None and not asked.choices else ""

"""What the ruling helper asks: first what happened, by chapter or search word; then only what the ruling depends on."""

from __future__ import annotations

from typing import NamedTuple

from meldhouse.messages import Message, Voice, fact
from meldhouse.referee.asking.finding import find_kinds, in_paper, said_of, uncovered
from meldhouse.referee.asking.groups import group_fact, groups_of, often_of
from meldhouse.referee.cases.case import KINDS, Case
from meldhouse.referee.cases.deal_faults import CODES as DEAL_FAULTS
from meldhouse.referee.rulings.reneges import until_mended
from meldhouse.referee.rulings.sheets import asked_of_sheet
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.trouble import trouble_fact

LONGEST_SEARCH = 80
OF_SHEETS = ("sheet_error", "sheet_changed", "meld_value")
BEFORE_LEAD = ("board_short", "discard_count", "discard_forgotten", "discard_declared")
TOO_LATE_FROM: dict[str, str] = {
    **dict.fromkeys(DEAL_FAULTS, "dealt"),
    "wrong_dealer": "closed",
    **dict.fromkeys(BEFORE_LEAD, "lead"),
    "packet_wrong": "dealing",
    "wrong_table": "dealt",
    "redeal_called": "bid",
    "old_trick": "next-play",
    "trump_asked": "trick",
    "suit_asked": "trick",
}
"""For each kind, the moment after which it becomes a different matter."""


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


class Moment(NamedTuple):
    """The question whether something was noticed in time."""

    question: Message
    early: Message
    late: Message
    hint: Message | None = None
    is_first: bool = False
    """Whether to ask it before all other questions about timing, so that one question serves both."""


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


def moment_of(book: Book, kind: str) -> Moment:
    """The question in the words of the table: each kind has its own moment from which it is too late."""
    yes, no = fact("site-yes"), fact("site-no")
    if kind == "renege":
        until = fact("outcome", says=until_mended(book, Case(kind=kind)))
        return Moment(fact("event-still-correctable"), yes, no, until if book.renege.correct != "never" else None)
    if kind in OF_SHEETS:
        asked = asked_of_sheet(book)
        return Moment(asked.question, *((no, yes) if asked.yes_is_late else (yes, no)))
    if (early := TOO_LATE_FROM.get(kind)) is not None:
        before = fact("event-noticed-before", what=early)
        return Moment(fact("event-noticed"), before, fact("event-noticed-after"), is_first=kind != "wrong_dealer")
    return Moment(fact("event-in-time"), yes, no)

"""What the ruling helper asks: first what happened, by chapters or by a word; then only what decides about that."""

from __future__ import annotations

from typing import NamedTuple

from meldhouse.messages import Voice, fact
from meldhouse.referee.cases import Case
from meldhouse.referee.deal_faults import CODES as DEAL_FAULTS
from meldhouse.referee.finding import find_kinds, in_paper, said_of, uncovered
from meldhouse.referee.groups import groups_of, often_of
from meldhouse.referee.judging import until_mended
from meldhouse.referee.remedies import irregularities
from meldhouse.referee.sheet_rulings import asked_of_sheet
from meldhouse.rulebooks import Book

LONGEST_SEARCH = 80
OF_SHEETS = ("sheet_error", "sheet_changed", "meld_value")
BEFORE_LEAD = ("board_short", "discard_count", "discard_forgotten", "discard_declared")
TOO_LATE_FROM: dict[str, str] = {
    **dict.fromkeys(DEAL_FAULTS, "Before anything was dealt"),
    "wrong_dealer": "Before the sheet was closed",
    **dict.fromkeys(BEFORE_LEAD, "Before the first lead"),
    "packet_wrong": "While the {pieces} were being dealt",
    "wrong_table": "Before anything was dealt",
    "redeal_called": "Before anybody had bid or passed",
    "old_trick": "Before the next {piece} was played",
    "trump_asked": "Before the first {trick} was complete",
    "suit_asked": "Before the first {trick} was complete",
}
"""For each kind the moment after which it is another matter."""


class Kinds(NamedTuple):
    """Everything that can go wrong in a house, or what of it speaks of something."""

    often: list[tuple[str, str]]
    groups: dict[str, list[tuple[str, str]]]
    uncovered: list[tuple[str, str]]
    """What no rule here speaks of: only shown where it is looked for, and nothing else is meant."""
    sought: str
    found: int
    in_paper: dict[str, tuple[str, ...]]
    """By kind, what each clause of the paper says of it: that is looked through where no name speaks of it."""
    said: dict[str, str]
    """By kind, what stands behind its name to be found by."""


class Moment(NamedTuple):
    """How it is asked whether something was in time."""

    question: str
    early: str
    late: str
    hint: str = ""
    is_first: bool = False
    """It comes before everything else that is asked about when it was noticed, so that one question does for both."""


def kinds_of(book: Book, sought: str) -> Kinds:
    """All of them by chapters, those asked most before the rest; or those that speak of what is sought, by their names
    or else by the words of the paper."""
    names, sought = irregularities(book), " ".join(sought.split())[:LONGEST_SEARCH]
    found = set(find_kinds(book, sought))
    groups = {
        group: [(kind, names[kind]) for kind in kinds if kind in found] for group, kinds in groups_of(book).items()
    }
    often = [] if sought else [(kind, names[kind]) for kind in often_of(book)]
    kept = {group: kinds for group, kinds in groups.items() if kinds}
    rest = [(kind, names[kind]) for kind in uncovered(book) if kind in found or not sought]
    many = sum(map(len, kept.values())) + len(rest)
    papers = {kind: in_paper(book, kind) for kind in names}
    return Kinds(often, kept, rest, sought, many, papers, {kind: said_of(kind) for kind in names})


def moment_of(book: Book, kind: str, voice: Voice) -> Moment:
    """In the words of whoever stands at the table: each kind has its own moment from which on it is too late."""
    if kind == "renege":
        until = fact("outcome", says=until_mended(book, Case(kind=kind)))
        hint = voice.say(until) if book.renege.correct != "never" else ""
        return Moment("Could it still be put right when it was called?", "Yes", "No", hint)
    if kind in OF_SHEETS:
        asked = asked_of_sheet(book)
        return Moment(voice.say(asked.question), *(("No", "Yes") if asked.yes_is_late else ("Yes", "No")))
    if (early := TOO_LATE_FROM.get(kind)) is not None:
        words = {"piece": book.words.piece, "pieces": book.words.pieces, "trick": book.words.trick}
        return Moment("When was it noticed?", early.format_map(words), "After that", is_first=kind != "wrong_dealer")
    return Moment("Was it still in time?", "Yes", "No")

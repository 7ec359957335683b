"""The questions that are put to somebody who stands at a table and wants a ruling, one after the other."""

from __future__ import annotations

from typing import Any

import click

from meldhouse.cli.asking_apart import ASKED_APART, about_hand, about_sheet, ask_apart
from meldhouse.cli.misuse import OneOf
from meldhouse.cli.output import Page
from meldhouse.cli.speaking import house_name
from meldhouse.game import SEAT_NAMES, seating_of
from meldhouse.referee.cases import IRREGULARITIES, Case
from meldhouse.referee.finding import clause_found, find_kinds
from meldhouse.referee.groups import groups_of
from meldhouse.referee.offences import offences
from meldhouse.referee.remedies import irregularities
from meldhouse.referee.rulings import house_for
from meldhouse.rulebooks import Book

WITH_BID = ("bid_early", "bid_wrong", "bid_changed", "bid_passed", "bid_unready")
WITH_COUNTS = ("count_unseen", "count_seen", "count_first", "count_play", "count_end", "pass_count")
WITH_CARDS = (
    "lead_unready", "lead_early", "play_early", "piece_dropped", "piece_shown", "piece_touched", "two_pieces",
    "trump_unnamed", "aces_exposed", "open_kept", "touched_kept", "redeal_called",
)  # fmt: skip
WITH_MELD = ("meld_early", "meld_late", "meld_owed_late", "meld_aces", "meld_stray")
NOBODY = ("machine_missing", "onlooker", *WITH_COUNTS, *ASKED_APART)
TOO_LATE = {
    "own-seen": ("Had he asked to see the {trick} before it was called", False),
    "next-piece": ("Has another {piece} been played since", True),
    "next-legal": ("Has another {piece} been rightly played since, or the {trick} been turned down", True),
    "next-trick": ("Is the next {trick} complete", True),
}
"""For each window in which a renege may be put right: what to ask, and whether a yes means that it is too late."""


def ask_for_case(book: Book) -> dict[str, Any]:
    """What happened, as far as it takes to rule on it."""
    page = Page()
    page.title(house_name(book), "what happened?")
    kind, words = _kind(book, page)
    case: dict[str, Any] = {"kind": kind}
    people = _seats(book)
    if kind in WITH_COUNTS:
        case["counts"] = click.prompt(f"How many had each player, such as {_example(book)}")
    elif kind == "renege_unproven":
        case["caller"] = click.prompt(f"Who called it ({people})")
    elif kind not in NOBODY:
        case["by"] = (click.prompt(f"Who did it ({people})"),)
    if kind in WITH_BID:
        case["bid"] = click.prompt("What was bid")
    if kind == "bid_wrong":
        case["over"] = click.prompt(
            "What was the bid before it (0: none; Enter: not said)", default="", show_default=False
        )
    if kind in (*WITH_CARDS, *WITH_MELD):
        noun = book.words.piece if kind in WITH_CARDS else book.words.pieces
        case["cards"] = click.prompt(f"Which {noun}", default="", show_default=False)
    if kind in WITH_MELD and case["cards"]:
        case["trump"] = click.prompt("What is trump (Enter: not named yet)", default="", show_default=False)
    if kind == "contract_wrong":
        case.update(_about_contract(book))
    if kind == "conduct":
        case["clause"] = _clause(book, words)
    if kind == "meld_value":
        case.update(about_sheet(book, kind))
    if kind == "late":
        case["late"] = click.prompt("How late, in minutes, such as 8 or 5:59")
    if kind == "claim" and book.claim.by != "nobody":
        case.update(_about_claim(book))
    elif kind in ("renege", "renege_unproven"):
        case.update(_about_renege(book, kind))
    elif kind in ASKED_APART:
        case.update(ask_apart(book, kind))
    elif _costs_a_hand(book, kind):
        case.update(about_hand(book))
    page.blank()
    return {key: value for key, value in case.items() if value not in ("", ())}


def _kind(book: Book, page: Page) -> tuple[str, str]:
    """A number for the chapter and one for the case; or its name, or words that find it. The last words go along."""
    names, groups = irregularities(book), groups_of(book)
    for number, group in enumerate(groups, start=1):
        page.line(f"{number:2}  {group}")
    kinds, words = _choice(book, "About", groups)
    while len(kinds) > 1:
        page.blank()
        for number, kind in enumerate(kinds, start=1):
            page.line(f"{number:2}  {names[kind]}")
        kinds, said = _choice(book, "What happened", {kind: (kind,) for kind in kinds})
        words = said or words
    return kinds[0], words


def _clause(book: Book, words: str) -> str:
    """Which clause was broken, unless the words that found it name one."""
    meant = clause_found(book, words)
    prompt = f"Which clause was broken (Enter: {meant or 'not said'})"
    return str(click.prompt(prompt, default=meant, show_default=False))


def _choice(book: Book, question: str, choices: dict[str, tuple[str, ...]]) -> tuple[tuple[str, ...], str]:
    """The kinds that are meant by a number of the list, or by words, and the words."""
    last = len(choices)

    def read(said: str) -> tuple[tuple[str, ...], str]:
        word = said.strip()
        if word.isdigit():
            if 1 <= int(word) <= last:
                return list(choices.values())[int(word) - 1], ""
            raise click.UsageError(f"Write a number from 1 to {last}.")
        if word and (found := find_kinds(book, word)):
            return found, word
        raise click.UsageError(
            f"Nothing here is called “{word[:40]}”. Write a number from 1 to {last}, or another word."
        )

    chosen: tuple[tuple[str, ...], str] = click.prompt(f"{question} (1 to {last}, or a word)", value_proc=read)
    return chosen


def _seats(book: Book) -> str:
    seats = seating_of(book).seats
    return f"{', '.join(seats[:-1])} or {seats[-1]}"


def _example(book: Book) -> str:
    one, other, hand = seating_of(book).seats[0], seating_of(book).seats[2], book.deal.hand
    return f"{one}={hand - 1} {other}={hand + 1}"


def _costs_a_hand(book: Book, kind: str) -> bool:
    """Whether the answer has points in it that depend on the bid: a renege, or what may turn out to be one."""
    if kind not in IRREGULARITIES:
        return False
    remedies = house_for(book, Case(kind=kind)).remedies
    return "renege" in remedies or (kind == "count_end" and book.deal.kitty > 0)


def _about_contract(book: Book) -> dict[str, Any]:
    asked: dict[str, Any] = {
        "trump": click.prompt("What was named (Enter: nothing of this house)", default="", show_default=False)
    }
    if asked["trump"] and book.trump.marriage:
        asked["marriage"] = click.confirm("Does the bidder hold the king and queen of it")
    return asked


def _about_claim(book: Book) -> dict[str, Any]:
    if not click.confirm("Shall we look into the hands", default=True):
        return {"stands": click.confirm("Is it good")}
    asked: dict[str, Any] = {"trump": click.prompt("What is trump")}
    asked["hands"] = tuple(
        [f"{seat}={click.prompt(f'What does {SEAT_NAMES[seat]} hold')}" for seat in seating_of(book).seats]
    )
    asked["leads"] = click.prompt(f"Who leads to the next {book.words.trick} ({_seats(book)})")
    asked["order"] = click.prompt("In which order will he play (Enter: not said)", default="", show_default=False)
    if book.claim.test == "bid":
        asked["bidder"] = click.prompt("Who had the bid")
        asked["contract"] = click.prompt("What was the bid")
        asked["taken"] = click.prompt("What has each side taken, such as NS=14 EW=0", default="", show_default=False)
    return {key: value for key, value in asked.items() if value != ""}


def _about_renege(book: Book, kind: str) -> dict[str, Any]:
    asked: dict[str, Any] = {}
    if kind == "renege":
        known = offences(book)
        asked["offence"] = click.prompt(
            f"What was done or not done ({', '.join(known)})", type=OneOf(known), show_choices=False
        )
        if book.renege.correct in TOO_LATE and asked["offence"] in ("follow", "beat", "trump"):
            question, too_late = TOO_LATE[book.renege.correct]
            words = {"piece": book.words.piece, "trick": book.words.trick}
            asked["in_time"] = click.confirm(question.format_map(words)) is not too_late
        if asked["offence"] == "aces":
            asked["cards"] = click.prompt(
                "Which aces have been played (Enter: not said)", default="", show_default=False
            )
    elif book.renege.spoils_all:
        asked["every_trick"] = click.confirm(f"Had the accused side taken every {book.words.trick}")
    return {**asked, **about_hand(book)}

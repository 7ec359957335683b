"""Rulings on the screen, and the questions of somebody who stands at a table and wants one."""

from __future__ import annotations

from typing import Any

import click

from meldhouse.cli.layingdown import show_lay_down
from meldhouse.cli.output import Column, Page, print_json
from meldhouse.game import SEAT_NAMES, seating_of
from meldhouse.referee.claims import Verdict
from meldhouse.referee.described import DescribedProof
from meldhouse.referee.rulings import Ruling, irregularities
from meldhouse.referee.words import joined
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import house_name

GROUPS: dict[str, tuple[str, ...]] = {
    "The deal": (
        "deal_exposed", "count_unseen", "count_seen", "count_first", "count_play", "count_end", "misdeal_again",
        "wrong_dealer", "redeal_asked",
    ),
    "The bidding": (
        "bid_early", "bid_wrong", "bid_changed", "bid_unready", "bid_blind", "pass_early", "bid_talk",
    ),
    "Trump, exchange, meld": (
        "trump_misspoken", "trump_unnamed", "pass_count", "kitty_peeked", "discard_count", "discard_forgotten",
        "discard_declared", "meld_early", "meld_late", "meld_owed_late", "meld_aces", "aces_exposed", "meld_trump",
        "meld_stray", "meld_value",
    ),
    "Play": (
        "lead_unready", "lead_early", "play_early", "played_to", "piece_dropped", "piece_shown", "piece_touched",
        "two_pieces", "five_up", "trick_taken", "trick_taken_led", "trick_taken_late", "old_trick", "rearranged",
    ),
    "Questions": ("review_talk", "trump_asked", "trump_asked_late", "suit_asked", "who_played_asked", "bid_asked"),
    "Reneges and lay-downs": ("renege", "renege_unproven", "claim"),
    "People": (
        "late", "wrong_table", "machine_refused", "machine_missing", "decision_refused", "direction_ignored",
        "assistance", "conduct", "onlooker",
    ),
}  # fmt: skip
HANDS = {
    "goes-on": "The hand goes on.",
    "dealt-again": "The hand is dealt again.",
    "deal-passes": "The deal passes on.",
    "void": "The hand does not count.",
    "over": "The hand is over.",
    "stopped": "Play waits until that is settled.",
}
WITH_BID = ("bid_early", "bid_wrong", "bid_changed", "bid_unready")
WITH_COUNTS = ("count_unseen", "count_seen", "count_first", "count_play", "count_end", "pass_count")
WITH_CARDS = (
    "lead_unready", "lead_early", "play_early", "piece_dropped", "piece_shown", "piece_touched", "two_pieces",
    "trump_unnamed", "aces_exposed",
)  # fmt: skip
NOBODY = ("machine_missing", *WITH_COUNTS)


def show_kinds(book: Book, *, as_json: bool) -> None:
    names = irregularities(book)
    if as_json:
        print_json({"book": book.name, "kinds": names})
        return
    page = Page()
    page.title(house_name(book), "what can go wrong")
    for group, kinds in GROUPS.items():
        page.blank()
        page.heading(group)
        page.table([Column("Kind"), Column("What happened", wrap=True)], [(kind, names[kind]) for kind in kinds])


def show_ruling(
    book: Book, ruling: Ruling, proof: DescribedProof | None = None, lay_down: Verdict | None = None
) -> None:
    page = Page()
    page.title(house_name(book), ruling.what)
    page.blank()
    if proof is not None:
        page.line("It is proven." if proof.proven else "It is not proven.", style="bold")
        page.line(proof.why, indent=2)
    if lay_down is not None:
        show_lay_down(page, book, lay_down)
    page.line(ruling.text, style="bold")
    for entry in ruling.entries:
        if not entry.points:
            continue
        amount = f"{entry.points / 100:+.2f} dollars" if entry.unit == "cents" else f"{entry.points:+} {entry.unit}"
        names = joined(SEAT_NAMES[seat] for seat in entry.seats)
        page.bullet(f"{names}: {amount}, {entry.reason}", note=entry.clause)
    page.line(HANDS[ruling.hand])
    clause = book.clause_table.get(ruling.clause or "")
    if clause is not None:
        page.blank()
        page.line(f"{clause.id}: {clause.text}")
        if clause.reading:
            page.line(clause.reading, indent=2)
    for other in ruling.alternatives:
        page.line(f"Note: {other}")


def ask_for_case(book: Book) -> dict[str, Any]:
    """One question after the other, until a ruling is possible."""
    names = irregularities(book)
    page = Page()
    page.title(house_name(book), "what happened?")
    groups = list(GROUPS)
    for number, group in enumerate(groups, start=1):
        page.line(f"{number:2}  {group}")
    kinds = GROUPS[groups[_number("About", len(groups)) - 1]]
    page.blank()
    for number, kind in enumerate(kinds, start=1):
        page.line(f"{number:2}  {names[kind]}")
    kind = kinds[_number("What happened", len(kinds)) - 1]
    case: dict[str, Any] = {"kind": kind}
    if kind in WITH_COUNTS:
        case["counts"] = click.prompt("How many had each player, such as N=19 S=21")
    elif kind == "renege_unproven":
        case["caller"] = click.prompt("Who called it (N, E, S or W)")
    elif kind not in NOBODY:
        case["by"] = (click.prompt("Who did it (N, E, S or W)"),)
    if kind in WITH_BID:
        case["bid"] = click.prompt("What was bid")
    if kind in WITH_CARDS:
        case["cards"] = click.prompt(f"Which {book.words.piece}", default="", show_default=False)
    if kind == "late":
        case["late"] = click.prompt("How late, in minutes, such as 8 or 5:59")
    if kind == "claim" and book.claim.by != "nobody":
        case.update(_about_claim(book))
    if kind in ("renege", "renege_unproven"):
        case.update(_about_renege(book, kind))
    page.blank()
    return {key: value for key, value in case.items() if value not in ("", ())}


def _about_claim(book: Book) -> dict[str, Any]:
    if not click.confirm("Shall we look into the hands", default=True):
        return {"stands": click.confirm("Is it good")}
    asked: dict[str, Any] = {"trump": click.prompt("What is trump")}
    asked["hands"] = tuple(
        [f"{seat}={click.prompt(f'What does {SEAT_NAMES[seat]} hold')}" for seat in seating_of(book).seats]
    )
    asked["leads"] = click.prompt(f"Who leads to the next {book.words.trick} (N, E, S or W)")
    asked["order"] = click.prompt("In which order will he play (Enter: not said)", default="", show_default=False)
    if book.claim.test == "bid":
        asked["bidder"] = click.prompt("Who had the bid")
        asked["contract"] = click.prompt("What was the bid")
        asked["taken"] = click.prompt("What has each side taken, such as NS=14 EW=0", default="", show_default=False)
    return {key: value for key, value in asked.items() if value != ""}


def _about_renege(book: Book, kind: str) -> dict[str, Any]:
    asked: dict[str, Any] = {}
    if kind == "renege":
        asked["offence"] = click.prompt(
            "What was not done (follow, beat, trump, aces)", type=click.Choice(("follow", "beat", "trump", "aces"))
        )
    elif book.renege.spoils_all:
        asked["every_trick"] = click.confirm(f"Had the accused side taken every {book.words.trick}")
    asked["bidder"] = click.prompt("Who had the bid (Enter: leave points out)", default="", show_default=False) or None
    if asked["bidder"]:
        asked["contract"] = click.prompt("What was the bid")
        if book.has_meld:
            asked["meld"] = click.prompt("Each side's meld, such as NS=24 EW=40", default="", show_default=False)
    return {key: value for key, value in asked.items() if value not in (None, "")}


def _number(question: str, most: int) -> int:
    return int(click.prompt(f"{question} (1 to {most})", type=click.IntRange(1, most)))

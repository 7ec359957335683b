"""The questions for someone at a table who wants a ruling, one after the other."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Any

from meldhouse.cli.asking_apart import ASKED_APART, about_hand, about_sheet, ask_apart
from meldhouse.cli.misuse import Misuse
from meldhouse.cli.output import Page
from meldhouse.cli.questions import ask, ask_until, confirm
from meldhouse.cli.speaking import house_name, say, voice
from meldhouse.game import seating_of
from meldhouse.messages import Message, fact
from meldhouse.referee.cases.case import IRREGULARITIES, Case
from meldhouse.referee.cases.finding import clause_found, find_kinds
from meldhouse.referee.cases.groups import group_fact, groups_of
from meldhouse.referee.proof.offences import offences
from meldhouse.referee.rulings.lateness import counts_minutes
from meldhouse.referee.rulings.ruling import house_for
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.trouble import trouble_fact

WITH_BID = ("bid_early", "bid_wrong", "bid_changed", "bid_passed", "bid_unready")
WITH_COUNTS = ("count_unseen", "count_seen", "count_first", "count_play", "count_end", "pass_count")
WITH_CARDS = (
    "lead_unready", "lead_early", "play_early", "piece_dropped", "piece_shown", "piece_touched", "two_pieces",
    "trump_unnamed", "aces_exposed", "open_kept", "touched_kept", "redeal_called",
)  # fmt: skip
WITH_MELD = ("meld_early", "meld_late", "meld_owed_late", "meld_aces", "meld_stray")
NOBODY = ("machine_missing", "onlooker", *WITH_COUNTS, *ASKED_APART)
TOO_LATE = {"own-seen": False, "next-piece": True, "next-legal": True, "next-trick": True}
"""For each moment up to which a renege can be fixed: whether “yes” means it is too late."""


def ask_for_case(book: Book) -> dict[str, Any]:
    """Ask what happened, as far as the ruling needs it."""
    page = Page()
    page.title(house_name(book), say(fact("cli-ask-what")))
    kind, words = _kind(book, page)
    case: dict[str, Any] = {"kind": kind}
    people = _seats(book)
    if kind in WITH_COUNTS:
        case["counts"] = ask(fact("cli-ask-counts", example=_example(book)))
    elif kind == "renege_unproven":
        case["caller"] = ask(fact("cli-ask-caller", seats=people))
    elif kind not in NOBODY:
        case["by"] = (ask(fact("cli-ask-who", seats=people)),)
    if kind in WITH_BID:
        case["bid"] = ask(fact("cli-ask-bid"))
    if kind == "bid_wrong":
        case["over"] = ask(fact("cli-ask-over"), default="")
    if kind in (*WITH_CARDS, *WITH_MELD):
        many = "one" if kind in WITH_CARDS else "many"
        case["cards"] = ask(fact("cli-ask-pieces", many=many), book, default="")
    if kind in WITH_MELD and case["cards"]:
        case["trump"] = ask(fact("cli-ask-trump-yet"), default="")
    if kind == "contract_wrong":
        case.update(_about_contract(book))
    if kind == "conduct":
        case["clause"] = _clause(book, words)
    if kind == "meld_value":
        case.update(about_sheet(book, kind))
    if kind == "late" and counts_minutes(book):
        case["late"] = ask(fact("cli-ask-late"))
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
    """Read a chapter number and then a case number, or a name, or search words. Returns the last words, too."""
    groups = groups_of(book)
    for number, group in enumerate(groups, start=1):
        page.line(f"{number:2}  {say(group_fact(book, group), book)}")
    kinds, words = _choice(book, fact("cli-ask-about", last=len(groups)), groups)
    while len(kinds) > 1:
        page.blank()
        for number, kind in enumerate(kinds, start=1):
            page.line(f"{number:2}  {say(trouble_fact(kind), book)}")
        asked = fact("cli-ask-which", last=len(kinds))
        kinds, said = _choice(book, asked, {kind: (kind,) for kind in kinds})
        words = said or words
    return kinds[0], words


def _clause(book: Book, words: str) -> str:
    """Which clause was broken, unless the search words already name one."""
    meant = clause_found(book, words, voice(book))
    return ask(fact("cli-ask-clause-or", clause=meant) if meant else fact("cli-ask-clause"), default=meant)


def _choice(book: Book, question: Message, choices: dict[str, tuple[str, ...]]) -> tuple[tuple[str, ...], str]:
    """The kinds meant by a list number or by words, and those words."""
    last = len(choices)

    def read(said: str) -> tuple[tuple[str, ...], str]:
        word = said.strip()
        if word.isdigit():
            if 1 <= int(word) <= last:
                return list(choices.values())[int(word) - 1], ""
            raise Misuse(fact("cli-type-number", last=last))
        if word and (found := find_kinds(book, word, voice(book))):
            return found, word
        raise Misuse(fact("cli-type-other", word=word[:40], last=last))

    return ask_until(question, read)


def _seats(book: Book) -> tuple[str, ...]:
    return tuple(seating_of(book).seats)


def _example(book: Book) -> str:
    one, other, hand = seating_of(book).seats[0], seating_of(book).seats[2], book.deal.hand
    return f"{one}={hand - 1} {other}={hand + 1}"


def _costs_a_hand(book: Book, kind: str) -> bool:
    """Whether the answer includes points that depend on the bid: a renege, or what may turn out to be one."""
    if kind not in IRREGULARITIES:
        return False
    remedies = house_for(book, Case(kind=kind)).remedies
    return "renege" in remedies or (kind == "count_end" and book.deal.kitty > 0)


def _about_contract(book: Book) -> dict[str, Any]:
    asked: dict[str, Any] = {"trump": ask(fact("cli-ask-named"), default="")}
    if asked["trump"] and book.trump.marriage:
        asked["marriage"] = confirm(fact("cli-ask-marriage"))
    return asked


def _about_claim(book: Book) -> dict[str, Any]:
    if not confirm(fact("cli-ask-look"), default=True):
        return {"stands": confirm(fact("cli-ask-good"))}
    asked: dict[str, Any] = {"trump": ask(fact("cli-ask-trump"))}
    asked["hands"] = tuple([f"{seat}={ask(fact('cli-ask-holds', seat=seat))}" for seat in seating_of(book).seats])
    asked["leads"] = ask(fact("cli-ask-leads", seats=_seats(book)), book)
    asked["order"] = ask(fact("cli-ask-order"), default="")
    if book.claim.test == "bid":
        asked["bidder"] = ask(fact("cli-ask-bidder"))
        asked["contract"] = ask(fact("cli-ask-contract"))
        asked["taken"] = ask(fact("cli-ask-taken"), default="")
    return {key: value for key, value in asked.items() if value != ""}


def _one_of(known: Collection[str], said: str) -> str:
    if said not in known:
        raise Misuse(fact("command-one-of", value=said[:40], choices=tuple(known)))
    return said


def _about_renege(book: Book, kind: str) -> dict[str, Any]:
    asked: dict[str, Any] = {}
    if kind == "renege":
        known = offences(book)
        asked["offence"] = ask_until(fact("cli-ask-offence", choices=tuple(known)), partial(_one_of, known))
        if book.renege.correct in TOO_LATE and asked["offence"] in ("follow", "beat", "trump"):
            window = book.renege.correct
            asked["in_time"] = confirm(fact("cli-ask-too-late", window=window), book) is not TOO_LATE[window]
        if asked["offence"] == "aces":
            asked["cards"] = ask(fact("cli-ask-aces"), default="")
    elif book.renege.spoils_all:
        asked["every_trick"] = confirm(fact("cli-ask-every-trick"), book)
    return {**asked, **about_hand(book)}

"""Questions about the shuffle, the board, a dispute or a score sheet, where nobody need have done anything wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meldhouse.cli.typed.questions import ask, confirm
from meldhouse.game import seating_of
from meldhouse.messages import fact
from meldhouse.referee.cases.deal_faults import CODES as DEAL_FAULTS
from meldhouse.referee.rulings.sheets import asked_of_sheet
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe.facts import post_fact


def about_hand(book: Book) -> dict[str, Any]:
    """Ask who had the bid, and what else is needed to count points."""
    bidder = ask(fact("cli-ask-bidder-or"), default="")
    if not bidder:
        return {}
    asked = {"bidder": bidder, "contract": ask(fact("cli-ask-contract"))}
    if book.has_meld:
        sides = " ".join(f"{side}={20 * at}" for at, side in enumerate(seating_of(book).sides, start=1))
        asked["meld"] = ask(fact("cli-ask-meld", example=sides))
    return asked


def _dealt(book: Book, _kind: str) -> dict[str, Any]:
    return {"in_time": not confirm(fact("cli-ask-dealt"), book)}


def _board(book: Book, _kind: str) -> dict[str, Any]:
    asked = about_hand(book) if book.has_meld else {}
    if asked:
        asked["dropped"] = confirm(fact("cli-ask-dropped"), book)
    return asked


def _dispute(book: Book, kind: str) -> dict[str, Any]:
    """Ask what has been decided so far, official by official."""
    ruled: list[str] = []
    chain = book.officials.chain
    most = len(chain) if book.officials.agree > 1 else 1
    while len(ruled) < most:
        asked = fact("cli-ask-ruled", post=post_fact(chain[len(ruled)]), others="yes" if ruled else "no")
        said = ask(asked, default="")
        if not said:
            break
        ruled.append(said)
    return {"ruled": tuple(ruled)} if ruled or kind == "dispute" else {}


def about_sheet(book: Book, _kind: str) -> dict[str, Any]:
    """Ask whether the players may still change what is written."""
    asked = asked_of_sheet(book)
    return {"in_time": confirm(asked.question, book) != asked.yes_is_late}


def _changed(book: Book, kind: str) -> dict[str, Any]:
    who = ask(fact("cli-ask-changed", seats=tuple(seating_of(book).seats)), default="")
    return {**about_sheet(book, kind), **({"by": (who,)} if who else {})}


def _nothing(_book: Book, _kind: str) -> dict[str, Any]:
    return {}


_ASK: dict[str, Callable[[Book, str], dict[str, Any]]] = {
    **dict.fromkeys(DEAL_FAULTS, _dealt),
    "board_short": _board,
    "no_marriage": _board,
    "dispute": _dispute,
    "appeal": _dispute,
    "ruling_uncited": _nothing,
    "question": _nothing,
    "sheet_error": about_sheet,
    "sheet_unsigned": _nothing,
    "sheet_changed": _changed,
}
ASKED_APART = tuple(_ASK)


def ask_apart(book: Book, kind: str) -> dict[str, Any]:
    return _ASK[kind](book, kind)

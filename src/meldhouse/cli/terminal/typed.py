"""What was typed at the table, understood: a decision of the seat, or why it is none."""

from __future__ import annotations

import re

from meldhouse.cli.asking import read_trump
from meldhouse.cli.terminal.calls import calls_now
from meldhouse.cli.terminal.laydowns import ACCEPTS, CHALLENGES
from meldhouse.cli.terminal.numbers import spoken_bid
from meldhouse.cli.terminal.picking import Unclear, pick, typed_as
from meldhouse.cli.trouble import Trouble
from meldhouse.game import (
    CONTRACT_NAMES,
    Action,
    AnswerClaim,
    Bid,
    CallRedeal,
    Discard,
    NameTrump,
    Pass,
    PassPieces,
    Play,
    Seat,
    ShowMeld,
    StopPlay,
    TurnKitty,
    View,
    count_meld,
    trick_order,
)
from meldhouse.game.bids import price
from meldhouse.pieces import FACE_DOWN, SUIT_SYMBOLS
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import joined

PASSES = ("p", "pass", "i pass", "no", "no bid")
REDEALS = ("redeal", "throw in", "throw it in", "new deal")
STOPS = ("stop", "stop play")
EVERYTHING = ("", "all", "everything", "y", "yes", "ok")
NOTHING = ("none", "nothing", "no", "0")
TURNS = ("", "turn", "kitty", "turn the kitty", "turn kitty")
_LEADING_VERB = re.compile(
    r"(?:i )?(?:bid|play|lead|name|call|make|pass|give|lay|discard|meld|show|trump is|trump)s? (?=\S)"
)


def decision(book: Book, view: View, typed: str) -> Action:
    """The action that `typed` means for the one who looks."""
    assert view.seat is not None
    said = " ".join(typed.lower().split())
    if said not in PASSES:
        said = _LEADING_VERB.sub("", said, count=1)
    reader = _READERS.get(view.phase)
    if reader is None:
        raise Unclear("There is nothing for you to decide just now.")
    try:
        return reader(book, view, view.seat, said)
    except Trouble as problem:
        raise Unclear(problem.faults[0].text if problem.faults else problem.message) from None


def _auction(book: Book, view: View, seat: Seat, said: str) -> Action:
    if said in PASSES:
        return Pass(seat)
    if said in REDEALS:
        return CallRedeal(seat)
    amount = spoken_bid(book.auction, said)
    if amount is not None:
        return Bid(seat, amount)
    open_now = calls_now(book, view)
    what = f"“{said[:40]}” is no bid. " if said else ""
    if open_now.lowest is None:
        raise Unclear(f"{what}Type p to pass.")
    can_pass = ", or p to pass" if open_now.may_pass else ""
    raise Unclear(f"{what}Type a number, such as {price(book, open_now.lowest)}{can_pass}.")


def _trump(book: Book, view: View, seat: Seat, said: str) -> Action:
    closed = view.phase == "kitty" and FACE_DOWN in view.kitty
    if closed and said in TURNS:
        return TurnKitty(seat)
    menu = trump_menu(book)
    if not said:
        raise Unclear(f"Name one of: {joined(list(menu.values()), 'or')}.")
    if closed and said in menu:  # a number may be a slip of the finger, and what is named now stays
        raise Unclear("Press Enter to turn the kitty, or type the whole name of a suit to name trump unseen.")
    return NameTrump(seat, named_trump(book, said))


def named_trump(book: Book, said: str) -> str:
    """The trump that `said` names: “d”, “♦”, “diamonds”, “diamonds ♦”, its number, or both as they are shown.

    >>> from meldhouse.rulebooks import load_book
    >>> {named_trump(load_book("npa"), said) for said in ("d", "♦", "diamonds", "Diamonds ♦", "4", "4 diamonds ♦")}
    {'D'}
    """
    numbers = trump_numbers(book)
    said = " ".join(said.lower().split())
    if said in numbers:
        return numbers[said]
    number, _, rest = said.partition(" ")
    if rest and number in numbers:
        named = named_trump(book, rest)
        if named == numbers[number]:
            return named
    for suit, sign in SUIT_SYMBOLS.items():
        if said.endswith(f" {sign}") and suit in book.trump.choices and read_trump(book, said[: -len(sign)]) == suit:
            return suit
    return read_trump(book, said)


def trump_numbers(book: Book) -> dict[str, str]:
    """Numbers that name a trump: a domino's own pips, then on; suits of cards from 1."""
    first = 0 if book.deck.pieces == "dominoes" else 1
    pips = {choice: choice for choice in book.trump.choices if choice.isdigit()}
    rest = [choice for choice in book.trump.choices if choice not in pips]
    start = 7 if first == 0 else first
    return {**pips, **{str(number): choice for number, choice in enumerate(rest, start=start)}}


def trump_menu(book: Book) -> dict[str, str]:
    """What to type, and what it names."""
    return {number: CONTRACT_NAMES.get(choice, choice) for number, choice in trump_numbers(book).items()}


def _exchange(book: Book, view: View, seat: Seat, said: str) -> Action:
    if not said:
        raise Unclear(f"Choose {book.exchange.count} {book.words.pieces}, by name or by number.")
    return PassPieces(seat, pick(book, view, said))


def _discard(book: Book, view: View, seat: Seat, said: str) -> Action:
    if not said:
        raise Unclear(f"Choose {book.deal.kitty} {book.words.pieces}, by name or by number.")
    pieces = pick(book, view, said)
    trumps = trick_order(book, view.trump).members.get(view.trump or "", frozenset())
    return Discard(seat, pieces, sum(piece in trumps for piece in pieces))


def _meld(book: Book, view: View, seat: Seat, said: str) -> Action:
    if said in EVERYTHING:
        return ShowMeld(seat, count_meld(book, view.hand, view.trump).pieces)
    if said in NOTHING:
        return ShowMeld(seat, ())
    if any(word.strip("#,").isdecimal() for word in said.split()):
        raise Unclear(f"Press Enter to lay all your meld, or name the {book.words.pieces} to lay.")
    return ShowMeld(seat, pick(book, view, said))


def _tricks(book: Book, view: View, seat: Seat, said: str) -> Action:
    if view.claim is not None:
        if said in ACCEPTS or said in CHALLENGES:
            return AnswerClaim(seat, said in ACCEPTS)
        raise Unclear("Type y to accept the lay-down, or n to have it looked into.")
    if said in STOPS:
        return StopPlay(seat)
    if not said:
        if len(view.legal_plays) == 1:
            return Play(seat, view.legal_plays[0])
        raise Unclear(f"Type the {book.words.piece} you play, such as {typed_as(view.legal_plays[0])}, or its number.")
    pieces = pick(book, view, said)
    if len(pieces) != 1:
        raise Unclear(f"Play one {book.words.piece} at a time.")
    return Play(seat, pieces[0])


_READERS = {
    "auction": _auction,
    "trump": _trump,
    "kitty": _trump,
    "exchange": _exchange,
    "discard": _discard,
    "meld": _meld,
    "tricks": _tricks,
}

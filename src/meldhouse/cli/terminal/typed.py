"""What was typed at the table, understood: a decision of the seat, or why it is none."""

from __future__ import annotations

import re
from collections.abc import Sequence

from meldhouse.cli.asking import read_bid, read_pieces, read_trump
from meldhouse.cli.trouble import Trouble
from meldhouse.game import (
    Action,
    Bid,
    CallRedeal,
    Concede,
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
from meldhouse.pieces import FACE_DOWN, RANK_NAMES, Card, Piece
from meldhouse.rulebooks import Book, next_rung

PASSES = ("p", "pass", "no", "no bid")
REDEALS = ("redeal", "throw in", "throw it in", "new deal")
CONCEDES = ("concede", "give up")
STOPS = ("stop", "stop play")
EVERYTHING = ("", "all", "everything", "y", "yes", "ok")
NOTHING = ("none", "nothing", "no", "0")
_LEADING_VERB = re.compile(r"(?:i )?(?:bid|play|lead|name|pass|give|lay|discard|meld|show)s? (?=\S)")
_RANKS = {
    **{name: rank for rank, name in RANK_NAMES.items()},
    **{letter.lower(): letter for letter in "AKJT"},
}


class Unclear(ValueError):
    """What was typed says nothing here; the message tells what would."""


def decision(book: Book, view: View, typed: str) -> Action:
    """The action that `typed` means for the one who looks."""
    assert view.seat is not None
    said = " ".join(typed.lower().split())
    if said not in PASSES:
        said = _LEADING_VERB.sub("", said)
    try:
        return _READERS[view.phase](book, view, view.seat, said)
    except Trouble as problem:
        raise Unclear(problem.faults[0].text if problem.faults else problem.message) from None
    except KeyError:
        raise Unclear("There is nothing for you to decide just now.") from None


def choices(view: View) -> Sequence[Piece]:
    """The pieces that numbers stand for, in their order."""
    return view.legal_plays if view.phase == "tricks" else view.hand


def _auction(book: Book, view: View, seat: Seat, said: str) -> Action:
    if said in PASSES:
        return Pass(seat)
    if said in REDEALS:
        return CallRedeal(seat)
    if not said:
        least = next_rung(book.auction, view.bid)
        raise Unclear(f"Type a bid, such as {least}, or p to pass." if least else "Type p to pass.")
    return Bid(seat, read_bid(book, said))


def _trump(book: Book, view: View, seat: Seat, said: str) -> Action:
    closed = view.phase == "kitty" and FACE_DOWN in view.kitty
    if closed and said in ("", "turn", "kitty", "turn the kitty", "turn kitty"):
        return TurnKitty(seat)
    if not said:
        raise Unclear(f"Name one of: {', '.join(trump_menu(book).values())}.")
    numbers = {} if closed else trump_numbers(book)
    return NameTrump(seat, numbers.get(said) or read_trump(book, said))


def trump_numbers(book: Book) -> dict[str, str]:
    """Numbers that name a trump: a domino's own pips, then on; suits of cards from 1."""
    first = 0 if book.deck.pieces == "dominoes" else 1
    pips = {choice: choice for choice in book.trump.choices if choice.isdigit()}
    rest = [choice for choice in book.trump.choices if choice not in pips]
    start = 7 if first == 0 else first
    return {**pips, **{str(number): choice for number, choice in enumerate(rest, start=start)}}


def trump_menu(book: Book) -> dict[str, str]:
    """What to type, and what it names."""
    from meldhouse.game import CONTRACT_NAMES

    return {number: CONTRACT_NAMES.get(choice, choice) for number, choice in trump_numbers(book).items()}


def _pieces(book: Book, view: View, said: str) -> tuple[Piece, ...]:
    """Pieces by name or by their numbers, also mixed."""
    offered = choices(view)
    said = said.replace("10 of ", "ten of ").replace("9 of ", "nine of ")
    words = [word for word in re.split(r"[ ,;]+", said) if word]
    numbers = [int(word) for word in words if word.isdecimal() and not _is_tile(book, word)]
    if numbers:
        wrong = [number for number in numbers if not 1 <= number <= len(offered)]
        if wrong:
            raise Unclear(f"There is no number {wrong[0]} here; they go from 1 to {len(offered)}.")
        if len(set(numbers)) < len(numbers):
            raise Unclear("Each number only once, please.")
        named = [word for word in words if not word.isdecimal() or _is_tile(book, word)]
        return (*(offered[number - 1] for number in numbers), *read_pieces(book, named))
    rank = _RANKS.get(said)
    if rank is not None and view.phase == "tricks":
        held = [card for card in offered if isinstance(card, Card) and card.rank == rank]
        if len(held) == 1:
            return (held[0],)
        if held:
            raise Unclear(f"Which one: {', '.join(card.name for card in held)}?")
        raise Unclear(f"You have no {RANK_NAMES[rank]} to play here.")
    return read_pieces(book, [said])


def _is_tile(book: Book, word: str) -> bool:
    """“64” is a domino, “4” is a number to choose by."""
    return book.deck.pieces == "dominoes" and len(word) == 2


def _exchange(book: Book, view: View, seat: Seat, said: str) -> Action:
    if not said:
        raise Unclear(f"Choose {book.exchange.count} {book.words.pieces}, by name or by number.")
    return PassPieces(seat, _pieces(book, view, said))


def _discard(book: Book, view: View, seat: Seat, said: str) -> Action:
    if not said:
        raise Unclear(f"Choose {book.deal.kitty} {book.words.pieces}, by name or by number.")
    pieces = _pieces(book, view, said)
    trumps = trick_order(book, view.trump).members.get(view.trump or "", frozenset())
    return Discard(seat, pieces, sum(piece in trumps for piece in pieces))


def _meld(book: Book, view: View, seat: Seat, said: str) -> Action:
    if said in EVERYTHING:
        return ShowMeld(seat, count_meld(book, view.hand, view.trump).pieces)
    if said in NOTHING:
        return ShowMeld(seat, ())
    if any(word.isdecimal() for word in said.split()):
        raise Unclear(f"Press Enter to lay all your meld, or name the {book.words.pieces} to lay, or type none.")
    return ShowMeld(seat, read_pieces(book, [said]))


def _tricks(book: Book, view: View, seat: Seat, said: str) -> Action:
    if said in CONCEDES:
        return Concede(seat)
    if said in STOPS:
        return StopPlay(seat)
    if not said:
        if len(view.legal_plays) == 1:
            return Play(seat, view.legal_plays[0])
        raise Unclear(f"Type the {book.words.piece} you play, or its number.")
    pieces = _pieces(book, view, said)
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

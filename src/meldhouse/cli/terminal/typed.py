"""Understand what was typed at the table: the player's decision, or why it is not one."""

from __future__ import annotations

from meldhouse.cli.terminal.calls import calls_now
from meldhouse.cli.terminal.picking import Unclear, pick, typed_as
from meldhouse.cli.terminal.words import means_trump, plain, spoken_bid, understood
from meldhouse.cli.trouble import Trouble
from meldhouse.cli.typed.pieces_and_bids import read_trump
from meldhouse.game import (
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
from meldhouse.messages import Message, fact
from meldhouse.pieces import FACE_DOWN, SUIT_SYMBOLS
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.ladder import bid_fact


def decision(book: Book, view: View, typed: str) -> Action:
    """The action that `typed` means for this player."""
    assert view.seat is not None
    said = plain(typed)
    reader = _READERS.get(view.phase)
    if reader is None:
        raise Unclear(fact("nothing-to-decide", when="now"))
    try:
        return reader(book, view, view.seat, said)
    except Trouble as problem:
        raise Unclear(problem.first) from None


def _without_verb(said: str) -> str:
    """The text without “play”, “I bid” and the like, which nobody needs to type.

    >>> _without_verb("i bid 30"), _without_verb("trump is hearts"), _without_verb("pass")
    ('30', 'hearts', 'pass')
    """
    verbs = sorted(understood(fact("typed-verbs")), key=len, reverse=True)
    return next((said.removeprefix(f"{verb} ") for verb in verbs if said.startswith(f"{verb} ")), said)


def _auction(book: Book, view: View, seat: Seat, said: str) -> Action:
    if said in understood(fact("typed-pass")):
        return Pass(seat)
    if said in understood(fact("typed-redeal")):
        return CallRedeal(seat)
    amount = spoken_bid(book.auction, _without_verb(said))
    if amount is not None:
        return Bid(seat, amount)
    open_now = calls_now(book, view)
    instead = fact("unclear-pass")
    if open_now.lowest is not None:
        instead = fact("unclear-bid-such-as", bid=bid_fact(book, open_now.lowest), passing=open_now.passing)
    raise Unclear(fact("unclear-bid", typed=said[:40], instead=instead) if said else instead)


def _trump(book: Book, view: View, seat: Seat, said: str) -> Action:
    closed = view.phase == "kitty" and FACE_DOWN in view.kitty
    if closed and (not said or said in understood(fact("typed-turn"))):
        return TurnKitty(seat)
    said = _without_verb(said)
    if not said:
        raise Unclear(choose_trump(book.trump.choices))
    if closed and said in trump_numbers(book):  # may be a typing slip, and trump cannot be changed afterwards
        raise Unclear(fact("unclear-kitty"))
    return NameTrump(seat, named_trump(book, said))


def choose_trump(choices: tuple[str, ...]) -> Message:
    return fact("play-choose-trump", trumps=tuple(choices))


def named_trump(book: Book, said: str) -> str:
    """The trump that `said` names: “d”, “♦”, “diamonds”, “diamonds ♦”, its number, or both as shown.

    >>> from meldhouse.rulebooks import load_book
    >>> {named_trump(load_book("npa"), said) for said in ("d", "♦", "diamonds", "Diamonds ♦", "4", "4 diamonds ♦")}
    {'D'}
    """
    numbers = trump_numbers(book)
    said = plain(said)
    if said in numbers:
        return numbers[said]
    number, _, rest = said.partition(" ")
    if rest and numbers.get(number) is not None and named_trump(book, rest) == numbers[number]:
        return numbers[number]
    for choice in book.trump.choices:
        sign = SUIT_SYMBOLS.get(choice, "")
        if means_trump(said.removesuffix(sign).strip(), choice):
            return choice
    return read_trump(book, said)


def trump_numbers(book: Book) -> dict[str, str]:
    """The numbers that name a trump: a domino's own pips, then further numbers; for cards, suits from 1."""
    first = 0 if book.deck.pieces == "dominoes" else 1
    pips = {choice: choice for choice in book.trump.choices if choice.isdigit()}
    rest = [choice for choice in book.trump.choices if choice not in pips]
    start = 7 if first == 0 else first
    return {**pips, **{str(number): choice for number, choice in enumerate(rest, start=start)}}


def _exchange(book: Book, view: View, seat: Seat, said: str) -> Action:
    if not said:
        raise Unclear(fact("unclear-several", number=book.exchange.count))
    return PassPieces(seat, pick(book, view, _without_verb(said)))


def _discard(book: Book, view: View, seat: Seat, said: str) -> Action:
    if not said:
        raise Unclear(fact("unclear-several", number=book.deal.kitty))
    pieces = pick(book, view, _without_verb(said))
    trumps = trick_order(book, view.trump).members.get(view.trump or "", frozenset())
    return Discard(seat, pieces, sum(piece in trumps for piece in pieces))


def _meld(book: Book, view: View, seat: Seat, said: str) -> Action:
    said = _without_verb(said)
    if not said or said in understood(fact("typed-all")):
        return ShowMeld(seat, count_meld(book, view.hand, view.trump).pieces)
    if said in understood(fact("typed-none")):
        return ShowMeld(seat, ())
    if any(word.strip("#,").isdecimal() for word in said.split()):
        raise Unclear(fact("play-can-show", owed="yes"))
    return ShowMeld(seat, pick(book, view, said))


def _tricks(book: Book, view: View, seat: Seat, said: str) -> Action:
    if view.claim is not None:
        accepts = said in understood(fact("typed-accept"))
        if accepts or said in understood(fact("typed-challenge")):
            return AnswerClaim(seat, accepts)
        raise Unclear(fact("play-claim-unclear"))
    if said in understood(fact("typed-stop")):
        return StopPlay(seat)
    if not said:
        if len(view.legal_plays) == 1:
            return Play(seat, view.legal_plays[0])
        raise Unclear(fact("unclear-play", example=typed_as(view.legal_plays[0])))
    pieces = pick(book, view, _without_verb(said))
    if len(pieces) != 1:
        raise Unclear(fact("unclear-one-at-a-time"))
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

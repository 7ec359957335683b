"""Build a table around one hand; the other cards are placed at random, since its holder cannot see them."""

from __future__ import annotations

import re
from collections import Counter

from meldhouse.cli.trouble import Trouble
from meldhouse.game import Action, Bid, Hand, Pass, Seat, seating_of, steward
from meldhouse.game.typed.pieces_and_bids import check_pieces, read_bid, read_pieces, read_seat
from meldhouse.messages import fact
from meldhouse.pieces import Piece, sorted_pieces
from meldhouse.rulebooks import Book

PASSES = ("p", "pass", "passes", "passed", "-")


def suppose(book: Book, held: str, *, seat: str | None, dealer: str | None, calls: str | None) -> tuple[Hand, Seat]:
    """The table where this hand has to call, and its seat."""
    seating = seating_of(book)
    me = read_seat(book, seat) if seat is not None else "S"
    deals = read_seat(book, dealer) if dealer is not None else seating.right[me]
    hands, kitty = _around(book, me, _held(book, held))
    hand = Hand.with_hands(book, dealer=deals, hands=hands, kitty=kitty)
    steward.tidy(hand)
    for said in filter(None, (part.strip() for part in re.split(r"[,;]", calls or ""))):
        _call(hand, said)
    if hand.phase != "auction":
        raise Trouble("auction-over", fact("cli-auction-over"), advice=fact("cli-auction-over-advice"))
    if hand.turn != me:
        assert hand.turn is not None
        raise Trouble(
            "not-your-turn",
            fact("cli-not-your-turn", turn=hand.turn, seat=me),
            advice=fact("cli-not-your-turn-advice", turn=hand.turn, example=f"{hand.turn} pass"),
        )
    return hand, me


def _held(book: Book, text: str) -> tuple[Piece, ...]:
    pieces = read_pieces(book, [text])
    check_pieces(book, pieces)
    if len(pieces) != book.deal.hand:
        raise Trouble("wrong-size", fact("cli-hand-size", size=book.deal.hand, number=len(pieces)), book=book)
    return pieces


def _around(book: Book, me: Seat, held: tuple[Piece, ...]) -> tuple[dict[Seat, tuple[Piece, ...]], tuple[Piece, ...]]:
    """Everybody's hand, and the kitty."""
    rest = list(sorted_pieces((book.pack.counts - Counter(held)).elements()))
    hands: dict[Seat, tuple[Piece, ...]] = {}
    for seat in seating_of(book).seats:
        size = 0 if seat == me else book.deal.hand
        hands[seat] = held if seat == me else tuple(rest[:size])
        del rest[:size]
    return hands, tuple(rest)


def _call(hand: Hand, said: str) -> None:
    """One call, “E 50” or “E passes”, if the book allows it."""
    match = re.fullmatch(r"(?P<who>[A-Za-z]+)[\s:]+(?:bids?\s+)?(?P<what>\S.*)", said)
    if match is None:
        raise Trouble("bad-call", fact("cli-no-call", said=said[:30]))
    seat = read_seat(hand.book, match["who"])
    passes = match["what"].lower() in PASSES
    action: Action = Pass(seat) if passes else Bid(seat, read_bid(hand.book, match["what"]))
    refusal = hand.verify(action)
    if refusal is not None:
        raise Trouble("bad-call", fact("cli-call-refused", said=said[:30], why=refusal.whole), book=hand.book)
    hand.apply(action)

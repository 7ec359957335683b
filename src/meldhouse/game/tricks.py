"""Who wins a trick, and what a player must play to it: the same few lines for cards and for dominoes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from meldhouse.pieces import PIP_PLURALS, SUIT_NAMES, Card, Domino, Piece
from meldhouse.rulebooks import Book, Tricks

TRUMP_POWER = 100
DOUBLES = "doubles"
FOLLOW_ME = "follow-me"
CONTRACT_NAMES: dict[str, str] = {
    **SUIT_NAMES,
    **{str(pip): plural for pip, plural in enumerate(PIP_PLURALS)},
    DOUBLES: "doubles",
    FOLLOW_ME: FOLLOW_ME,
}
"""Everything that can be named in some house, and how it is typed. The catalogs say how it is shown."""


class TrickOrder:
    """Suits and strengths once trump is known.

    `suit_of` is the suit a piece leads; `members` are the pieces that follow a suit; `power[led]` ranks every piece
    that can win a trick led in that suit, trumps above `TRUMP_POWER`. A domino of trump belongs to trump alone, any
    other follows both of its ends, and a double is the highest of its suit.
    """

    __slots__ = ("first_wins", "members", "power", "suit_of", "trump")

    def __init__(self, faces: Sequence[Piece], ranks: str, trump: str | None, *, first_wins: bool = True) -> None:
        self.trump = trump
        self.first_wins = first_wins
        """Of two identical pieces the first wins, or the last."""
        strengths: dict[str, dict[Piece, int]] = {}
        self.suit_of: dict[Piece, str] = {}
        for piece in faces:
            suits = _suits(piece, trump, ranks)
            self.suit_of[piece] = next(iter(suits))
            for suit, strength in suits.items():
                strengths.setdefault(suit, {})[piece] = strength
        trumps = {piece: TRUMP_POWER + strength for piece, strength in strengths.get(trump or "", {}).items()}
        self.members: dict[str, frozenset[Piece]] = {suit: frozenset(ranked) for suit, ranked in strengths.items()}
        self.power: dict[str, dict[Piece, int]] = {suit: {**ranked, **trumps} for suit, ranked in strengths.items()}


def _suits(piece: Piece, trump: str | None, ranks: str) -> dict[str, int]:
    """The suits a piece belongs to, the one it leads first, with its strength in each."""
    if isinstance(piece, Card):
        return {piece.suit: len(ranks) - ranks.index(piece.rank)}
    assert isinstance(piece, Domino)
    high, low = str(piece.high), str(piece.low)
    if trump == DOUBLES:
        return {DOUBLES: 1 + piece.high} if piece.is_double else {high: 1 + piece.low, low: 1 + piece.high}
    if piece.is_double:
        return {high: 1 + len(PIP_PLURALS)}
    if trump == high:
        return {high: 1 + piece.low}
    if trump == low:
        return {low: 1 + piece.high}
    return {high: 1 + piece.low, low: 1 + piece.high}


@lru_cache(maxsize=128)
def trick_order(book: Book, trump: str | None) -> TrickOrder:
    named = None if trump == FOLLOW_ME else trump
    return TrickOrder(book.pack.faces, book.deck.ranks, named, first_wins=book.tricks.identical == "first")


def winner_of(order: TrickOrder, pieces: Sequence[Piece]) -> int:
    """The place of the winning piece; of identical pieces the first wins, unless the house says the last.

    >>> from meldhouse.pieces import parse_pieces
    >>> from meldhouse.rulebooks import load_book
    >>> winner_of(trick_order(load_book("npa"), "H"), parse_pieces("TD TD KD AD"))
    3
    >>> winner_of(trick_order(load_book("n42pa"), "4"), parse_pieces("6-1 6-6 4-0 6-5"))
    2
    """
    power = order.power[order.suit_of[pieces[0]]]
    winner, best = 0, power[pieces[0]]
    for at, piece in enumerate(pieces):
        strength = power.get(piece, 0)
        if strength > best or (strength == best and not order.first_wins):
            winner, best = at, strength
    return winner


def allowed_plays(rules: Tricks, order: TrickOrder, hand: Sequence[Piece], played: Sequence[Piece]) -> Sequence[Piece]:
    """The part of `hand` that may be played to a trick: the house's duties, from the strongest to none."""
    if not played:
        return hand
    led = order.suit_of[played[0]]
    members = order.members[led]
    followers = [piece for piece in hand if piece in members]
    if followers:
        if rules.beat == "never" or (rules.beat == "trump-led" and led != order.trump):
            return followers
        power = order.power[led]
        best = power[to_beat(rules, order, played)] if rules.head_ruffed else max([power.get(p, 0) for p in played])
        # A trumped trick cannot be won in its suit, so nobody has anything to beat there.
        return _winners(order, power, followers, best) or followers
    if rules.ruff and order.trump is not None:
        trumps = [piece for piece in hand if piece in order.members[order.trump]]
        if trumps and rules.overruff:
            power = order.power[led]
            best = max([power.get(piece, 0) for piece in played])
            return _winners(order, power, trumps, best) or (trumps if rules.underruff else hand)
        return trumps or hand
    return hand


def _winners(order: TrickOrder, power: dict[Piece, int], pieces: list[Piece], best: int) -> list[Piece]:
    """The pieces that would beat `best`; where the last of identical pieces wins, an equal one is enough."""
    if order.first_wins:
        return [piece for piece in pieces if power[piece] > best]
    return [piece for piece in pieces if power[piece] >= best]


def to_beat(rules: Tricks, order: TrickOrder, played: Sequence[Piece]) -> Piece:
    """The piece that a follower must beat: the winning one; or the best of the suit led, where the house wants that
    beaten even in a trumped trick."""
    best = played[0]
    led = order.suit_of[best]
    power = order.power[led]
    top = power[best]
    headed = order.members[led] if rules.head_ruffed else None
    for piece in played:
        strength = power.get(piece, 0)
        if strength > top and (headed is None or piece in headed):
            best, top = piece, strength
    return best


def trick_points(book: Book, pieces: Sequence[Piece], *, last: bool) -> int:
    worth = book.worth
    counted = sum([worth[piece] for piece in pieces])
    return counted + book.tricks.each + (book.tricks.last if last else 0)

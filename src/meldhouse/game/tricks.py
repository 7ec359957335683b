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
    FOLLOW_ME: "follow me",
}


class TrickOrder:
    """Suits and strengths once trump is known.

    `suit_of` is the suit a piece leads; `members` are the pieces that follow a suit; `power[led]` ranks every piece
    that can win a trick led in that suit, trumps above `TRUMP_POWER`. A domino of trump belongs to trump alone, any
    other follows both of its ends, and a double is the highest of its suit.
    """

    __slots__ = ("members", "power", "suit_of", "trump")

    def __init__(self, faces: Sequence[Piece], ranks: str, trump: str | None) -> None:
        self.trump = trump
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
    return TrickOrder(book.pack.faces, book.deck.ranks, None if trump == FOLLOW_ME else trump)


def winner_of(order: TrickOrder, pieces: Sequence[Piece]) -> int:
    """The place of the winning piece; of identical pieces the first wins.

    >>> from meldhouse.pieces import parse_pieces
    >>> from meldhouse.rulebooks import load_book
    >>> winner_of(trick_order(load_book("npa"), "H"), parse_pieces("TD TD KD AD"))
    3
    >>> winner_of(trick_order(load_book("n42pa"), "4"), parse_pieces("6-1 6-6 4-0 6-5"))
    2
    """
    power = order.power[order.suit_of[pieces[0]]]
    strengths = [power.get(piece, 0) for piece in pieces]
    return strengths.index(max(strengths))


class Duty:
    """What a player must do now: the pieces allowed and, for every other piece, the reason against it."""

    __slots__ = ("allowed", "best", "followers", "led", "trumps")

    def __init__(
        self,
        allowed: Sequence[Piece],
        led: str | None = None,
        best: Piece | None = None,
        followers: Sequence[Piece] = (),
        trumps: Sequence[Piece] = (),
    ) -> None:
        self.allowed = allowed
        self.led = led
        self.followers = followers
        self.trumps = trumps
        self.best = best

    def breach(self, piece: Piece) -> str | None:
        """The duty that playing `piece` would break."""
        if piece in self.allowed:
            return None
        if self.followers:
            return "must-beat" if piece in self.followers else "must-follow"
        return "must-overtrump" if piece in self.trumps else "must-trump"


def duty_of(rules: Tricks, order: TrickOrder, hand: Sequence[Piece], played: Sequence[Piece]) -> Duty:
    """The duties of the house, from the strongest to none."""
    if not played:
        return Duty(hand)
    led = order.suit_of[played[0]]
    power = order.power[led]
    best_piece = played[0]
    best = power[best_piece]
    for piece in played:
        if power.get(piece, 0) > best:
            best, best_piece = power[piece], piece
    members = order.members[led]
    followers = [piece for piece in hand if piece in members]
    if followers:
        if rules.beat == "never" or (rules.beat == "trump-led" and led != order.trump):
            return Duty(followers, led, best_piece, followers)
        if best > TRUMP_POWER and led != order.trump:
            # A trick that was trumped cannot be won in its suit; the house may want the suit headed all the same.
            if not rules.head_ruffed:
                return Duty(followers, led, best_piece, followers)
            best_piece = max((piece for piece in played if piece in members), key=power.__getitem__)
            best = power[best_piece]
        beaters = [piece for piece in followers if power[piece] > best]
        return Duty(beaters or followers, led, best_piece, followers)
    if rules.ruff and order.trump is not None:
        trumps = [piece for piece in hand if piece in order.members[order.trump]]
        if trumps:
            over = [piece for piece in trumps if power[piece] > best] if rules.overruff else trumps
            if over:
                return Duty(over, led, best_piece, (), trumps)
            return Duty(trumps if rules.underruff else hand, led, best_piece, (), trumps)
    return Duty(hand, led, best_piece)


def trick_points(book: Book, pieces: Sequence[Piece], *, last: bool) -> int:
    worth = book.worth
    counted = sum([worth[piece] for piece in pieces])
    return counted + book.tricks.each + (book.tricks.last if last else 0)

"""Why a good player would do it: facts from what the seat sees and remembers, never from what it cannot know.

All are certainly true of the hand and the table; how likely something is, is left to `figures`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from meldhouse.game import (
    Action,
    AnswerClaim,
    Bid,
    CallRedeal,
    CallRenege,
    Claim,
    Concede,
    Discard,
    Event,
    NameTrump,
    Pass,
    PassPieces,
    Play,
    ShowMeld,
    TurnKitty,
    View,
    count_meld,
    seating_of,
    trick_order,
)
from meldhouse.game.melds import marriages
from meldhouse.game.tricks import DOUBLES
from meldhouse.messages import Message, fact
from meldhouse.pieces import SUIT_NAMES, Card, Piece
from meldhouse.players.advice.play_reasons import play_reasons
from meldhouse.players.advice.sight import Sight, remembered
from meldhouse.players.bidding.calling import must_bid
from meldhouse.rulebooks import Book, some_legal_bids
from meldhouse.rulebooks.ladder import bid_fact


class Seen:
    """What a decision is explained from: the table now, and the hand so far. `trump`: the trump planned on, where it is
    not named yet."""

    def __init__(self, book: Book, view: View, seen: Sequence[Event], trump: str | None = None) -> None:
        self.book, self.view, self.seen = book, view, seen
        self.memory = remembered(book, view, seen)
        self.trump = trump or _strongest(book, view.hand)


def reasons(
    book: Book, view: View, seen: Sequence[Event], action: Action, *, trump: str | None = None
) -> tuple[Message, ...]:
    """The reasons for `action`, strongest first; nothing where nothing needs saying."""
    told = _REASONS.get(type(action))
    return tuple(told(Seen(book, view, seen, trump), action)) if told is not None else ()


# --- bidding and naming -----------------------------------------------------------------------------------------------


def _strength(book: Book, hand: Sequence[Piece], trump: str) -> tuple[int, int]:
    """How a hand looks with a trump: its length, and the meld it brings."""
    trumps = trick_order(book, trump).members.get(trump, frozenset())
    return sum(piece in trumps for piece in hand), count_meld(book, hand, trump).points


def _strongest(book: Book, hand: Sequence[Piece]) -> str | None:
    """The trump this hand is strongest in at first sight."""
    allowed = [t for t in book.trump.choices if not book.trump.marriage or t in marriages(hand)]
    unit = book.points_in_play / book.deal.hand
    lengths = {trump: _strength(book, hand, trump) for trump in allowed}
    return max(lengths, key=lambda trump: lengths[trump][0] * unit + lengths[trump][1]) if lengths else None


def _hand(book: Book, hand: Sequence[Piece], trump: str) -> Message:
    """A hand with a given trump: length, side aces or doubles, and meld."""
    length, meld = _strength(book, hand, trump)
    if not book.has_meld:
        doubles = sum(getattr(piece, "is_double", False) for piece in hand)
        return fact("hint-hand-dominoes", trumps=0 if trump == DOUBLES else length, doubles=doubles)
    best = book.deck.ranks[0]
    tops = sum(isinstance(card, Card) and card.rank == best and card.suit != trump for card in hand)
    return fact("hint-hand", trumps=length, aces=tops if best == "A" else 0, meld=meld)


def _with(seen: Seen, trump: str) -> Message:
    return fact("why-hand", trump=trump, hand=_hand(seen.book, seen.view.hand, trump))


def _bid(seen: Seen, _action: Bid) -> Iterator[Message]:
    if must_bid(seen.book, seen.view, seen.memory):
        yield fact("why-must-bid")
    if seen.trump is not None:
        yield _with(seen, seen.trump)


def _pass(seen: Seen, _action: Pass) -> Iterator[Message]:
    book, view = seen.book, seen.view
    assert view.seat is not None
    if view.bidder is not None and seating_of(book).partner[view.seat] == view.bidder:
        yield fact("why-partner-has-bid")
    lowest = next(iter(some_legal_bids(book.auction, view.bid, 1)), None)
    if view.seat in view.silenced:
        yield fact("why-silenced")
    elif lowest is None:
        yield fact("why-no-higher-bid")
    elif seen.trump is None:
        yield fact("why-no-marriage")
    else:
        hand = _hand(book, view.hand, seen.trump)
        yield fact("why-hand-at-best", trump=seen.trump, hand=hand, bid=bid_fact(book, lowest))


def _name(seen: Seen, action: NameTrump) -> Iterator[Message]:
    yield _with(seen, action.trump)


def _turn(_seen: Seen, _action: TurnKitty) -> Iterator[Message]:
    yield fact("why-turn-kitty")
    yield fact("why-kitty-yours")


def _redeal(seen: Seen, _action: CallRedeal) -> Iterator[Message]:
    nines = sum(isinstance(piece, Card) and piece.rank == "9" for piece in seen.view.hand)
    yield fact("why-nines", number=nines)
    yield fact("why-poor-hand")


# --- passing, laying away, melding ------------------------------------------------------------------------------------


def _hand_over(seen: Seen, action: PassPieces) -> Iterator[Message]:
    view = seen.view
    if view.seat == view.bidder:
        yield from _given_away(seen, action.pieces)
        return
    parts = _help(seen, action.pieces)
    if parts:
        yield fact("why-helps-bidder", parts=parts)
    yield _unbroken(seen, action.pieces)


def _help(seen: Seen, pieces: Sequence[Piece]) -> tuple[Message, ...]:
    """What these cards bring a bidder."""
    book, trump = seen.book, seen.view.trump
    cards = [piece for piece in pieces if isinstance(piece, Card)]
    rest = [card for card in cards if card.suit != trump]
    counts = {
        "trump": len(cards) - len(rest),
        "ace": sum(card.rank == "A" for card in rest),
        "pinochle": sum(card in book.pinochle for card in rest) if book.meld.pinochle else 0,
    }
    return tuple([fact("hint-help", kind=kind, number=number) for kind, number in counts.items() if number])


def _away(seen: Seen, action: Discard) -> Iterator[Message]:
    book = seen.book
    yield from _given_away(seen, action.pieces)
    points = sum(book.worth[piece] for piece in action.pieces)
    if points and book.kitty.counts:
        yield fact("why-discard-counts", points=points)


def _given_away(seen: Seen, pieces: Sequence[Piece]) -> Iterator[Message]:
    """What leaves a bidder's hand."""
    yield _unbroken(seen, pieces)
    gone = _suits(seen.view.hand) - _suits(_without(seen.view.hand, pieces))
    if gone:
        yield fact("why-empties", suits=tuple([fact("trump", trump=suit) for suit in SUIT_NAMES if suit in gone]))
    if not any(isinstance(piece, Card) and piece.suit == seen.view.trump for piece in pieces):
        yield fact("why-trumps-stay")


def _suits(pieces: Sequence[Piece]) -> set[str]:
    return {piece.suit for piece in pieces if isinstance(piece, Card)}


def _without(hand: Sequence[Piece], pieces: Sequence[Piece]) -> list[Piece]:
    return list((Counter(hand) - Counter(pieces)).elements())


def _unbroken(seen: Seen, away: Sequence[Piece]) -> Message:
    book, view = seen.book, seen.view
    left = _without(view.hand, away)
    loss = count_meld(book, view.hand, view.trump).points - count_meld(book, left, view.trump).points
    return fact("why-meld-cost", meld=loss) if loss > 0 else fact("why-meld-intact")


def _show(seen: Seen, action: ShowMeld) -> Iterator[Message]:
    worth = count_meld(seen.book, action.pieces, seen.view.trump).points
    yield fact("why-meld", meld=worth)
    if worth:
        yield fact("why-no-more-meld")


# --- early ends -------------------------------------------------------------------------------------------------------


def _give_up(seen: Seen, _action: Concede) -> Iterator[Message]:
    book, view = seen.book, seen.view
    assert view.seat is not None
    meld = view.meld_points.get(seating_of(book).side[view.seat], 0)
    if view.bid is not None and book.reach(meld) < view.bid:
        yield fact("why-out-of-reach", meld=meld, bid=bid_fact(book, view.bid))


def _lay_down(_seen: Seen, _action: Claim) -> Iterator[Message]:
    yield fact("why-claim")
    yield fact("why-claim-any-order")


def _answer(_seen: Seen, action: AnswerClaim) -> Iterator[Message]:
    answer = "accept" if action.accept else "challenge"
    yield fact("why-answer-claim", answer=answer)
    yield fact("why-answer-claim-then", answer=answer)


def _renege(_seen: Seen, action: CallRenege) -> Iterator[Message]:
    yield fact("why-renege-proven", seat=action.accused, trick=action.trick)
    yield fact("why-call-renege")


def _play(seen: Seen, action: Play) -> Iterator[Message]:
    return play_reasons(Sight(seen.book, seen.view, seen.memory), action.piece)


_REASONS: dict[type[Action], Callable[[Seen, Any], Iterator[Message]]] = {
    Bid: _bid,
    Pass: _pass,
    NameTrump: _name,
    TurnKitty: _turn,
    CallRedeal: _redeal,
    PassPieces: _hand_over,
    Discard: _away,
    ShowMeld: _show,
    Concede: _give_up,
    Claim: _lay_down,
    AnswerClaim: _answer,
    CallRenege: _renege,
    Play: _play,
}

"""Why a sensible player would do so: a sentence from what the seat sees, never from what it cannot know.

The sentence looks at the decision from outside; it tells what speaks for it, not how a bot came to it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from meldhouse.cli.terminal.numbers import counted
from meldhouse.game import (
    CONTRACT_NAMES,
    Action,
    Bid,
    CallRedeal,
    Concede,
    Discard,
    Event,
    NameTrump,
    Pass,
    PassPieces,
    Play,
    Seat,
    ShowMeld,
    TurnKitty,
    View,
    count_meld,
    seating_of,
    trick_order,
    winner_of,
)
from meldhouse.game.bids import price
from meldhouse.game.melds import marriages
from meldhouse.game.tricks import DOUBLES
from meldhouse.pieces import Card, Piece
from meldhouse.rulebooks import Book, some_legal_bids
from meldhouse.rulebooks.describe import count


def reason(book: Book, view: View, seen: Sequence[Event], action: Action) -> str:
    """What speaks for `action`, for the one who looks; empty where nothing needs saying."""
    told = _REASONS.get(type(action))
    return told(book, view, seen, action) if told is not None else ""


# --- bidding and naming -----------------------------------------------------------------------------------------------


def _strength(book: Book, view: View, trump: str) -> tuple[int, int]:
    """How a hand looks with a trump: how much of it there is, and the meld it brings."""
    trumps = trick_order(book, trump).members.get(trump, frozenset())
    return sum(piece in trumps for piece in view.hand), count_meld(book, view.hand, trump).points


def _best(book: Book, view: View) -> str | None:
    """The trump this hand is strongest in at first sight."""
    allowed = [t for t in book.trump.choices if not book.trump.marriage or t in marriages(view.hand)]
    unit = book.points_in_play / book.deal.hand
    lengths = {trump: _strength(book, view, trump) for trump in allowed}
    return max(lengths, key=lambda trump: lengths[trump][0] * unit + lengths[trump][1]) if lengths else None


def _in_words(book: Book, view: View, trump: str) -> str:
    """“in hearts you have 7 trumps, 3 aces elsewhere and 24 in meld”."""
    length, meld = _strength(book, view, trump)
    name = CONTRACT_NAMES[trump]
    if not book.has_meld:
        doubles = sum(getattr(piece, "is_double", False) for piece in view.hand)
        strong = count(doubles, "double")
        held = f"{count(length, 'trump')}, and {strong}" if length and trump != DOUBLES else strong
        return f"with {name} you have {held}"
    best = book.deck.ranks[0]
    tops = sum(isinstance(card, Card) and card.rank == best and card.suit != trump for card in view.hand)
    aces = f", {count(tops, 'ace')} beside them" if best == "A" and tops else ""
    return f"in {name} you have {count(length, 'trump')}{aces} and {meld} in meld"


def _bid(book: Book, view: View, _seen: Sequence[Event], action: Bid) -> str:
    trump = _best(book, view)
    if trump is None:
        return "everybody else has passed, so you must."
    return f"{_in_words(book, view, trump)}; {price(book, action.amount)} is within reach."


def _pass(book: Book, view: View, _seen: Sequence[Event], _action: Pass) -> str:
    seat = view.seat
    assert seat is not None
    if view.bidder is not None and seating_of(book).partner[seat] == view.bidder:
        return "your partner has the bid, and you have nothing that would be better."
    lowest = next(iter(some_legal_bids(book.auction, view.bid, 1)), None)
    trump = _best(book, view)
    if trump is None:
        return "you have no marriage to make trump of."
    if lowest is None:
        return "no higher bid is possible."
    return f"at best {_in_words(book, view, trump)}; that is thin for {price(book, lowest)}."


def _name(book: Book, view: View, _seen: Sequence[Event], action: NameTrump) -> str:
    return f"{_in_words(book, view, action.trump)}."


def _turn(_book: Book, _view: View, _seen: Sequence[Event], _action: TurnKitty) -> str:
    return "what lies in it may change which trump is best."


def _redeal(_book: Book, _view: View, _seen: Sequence[Event], _action: CallRedeal) -> str:
    return "a hand like this seldom wins anything."


# --- passing, laying away, melding ------------------------------------------------------------------------------------


def _hand_over(book: Book, view: View, _seen: Sequence[Event], action: PassPieces) -> str:
    if view.seat != view.bidder:
        return "trumps, aces and parts of a meld help the bidder most."
    return f"{_unbroken(book, view, action.pieces)}, and they win little in play."


def _away(book: Book, view: View, _seen: Sequence[Event], action: Discard) -> str:
    points = sum(book.worth[piece] for piece in action.pieces)
    safe = f"; the {counted(points, 'points')} in it count for you" if points and book.kitty.counts else ""
    return f"{_unbroken(book, view, action.pieces)}{safe}."


def _unbroken(book: Book, view: View, away: Sequence[Piece]) -> str:
    left = list(view.hand)
    for piece in away:
        left.remove(piece)
    loss = count_meld(book, view.hand, view.trump).points - count_meld(book, left, view.trump).points
    return "that breaks no meld" if loss <= 0 else f"that costs only {loss} in meld"


def _show(_book: Book, _view: View, _seen: Sequence[Event], action: ShowMeld) -> str:
    return "all of it counts for your side." if action.pieces else ""


def _give_up(_book: Book, _view: View, _seen: Sequence[Event], _action: Concede) -> str:
    return "the bid is out of reach, and you would hardly win anything."


# --- play -------------------------------------------------------------------------------------------------------------


def _play(book: Book, view: View, seen: Sequence[Event], action: Play) -> str:
    if len(view.legal_plays) == 1:
        return f"it is the only {book.words.piece} you may play."
    return _follow(book, view, seen, action.piece) if view.trick else _lead(book, view, seen, action.piece)


def _trump_heard(seen: Sequence[Event]) -> str | None:
    """Trump as this seat heard it, which it remembers although the house no longer shows it."""
    return next((event.trump for event in reversed(seen) if isinstance(event, NameTrump)), None)


def _lead(book: Book, view: View, seen: Sequence[Event], piece: Piece) -> str:
    order = trick_order(book, _trump_heard(seen))
    suit = order.suit_of[piece]
    power = order.power[suit]
    played = [event.piece for event in seen if isinstance(event, Play)]
    outside = book.pack.counts - Counter(played) - Counter(view.hand)
    beaten_from = power[piece] + (1 if order.first_wins else 0)
    boss = not any(power.get(other, 0) >= beaten_from for other in outside if order.suit_of[other] == suit)
    shown = view.trump is not None or suit != order.trump
    if suit == order.trump and shown and view.seat == view.bidder:
        return "it draws the others' trumps" + (" and nothing beats it." if boss else ".")
    if boss:
        return "nothing that is still out is higher in its suit."
    return "it costs you least, and your better ones stay for later."


def _follow(book: Book, view: View, seen: Sequence[Event], piece: Piece) -> str:
    order = trick_order(book, _trump_heard(seen))
    seating, seat = seating_of(book), view.seat
    assert seat is not None
    winning: Seat = view.trick_seats[winner_of(order, view.trick)]
    lying = sum(book.worth[laid] for laid in view.trick)
    takes = winner_of(order, (*view.trick, piece)) == len(view.trick)
    last = len(view.trick) == len(seating.seats) - 1
    trick = book.words.trick
    if takes and seating.partner[seat] != winning:
        holds = f", with {counted(lying + book.worth[piece], 'points')} in it" if lying + book.worth[piece] else ""
        return f"it {'wins' if last else 'heads'} the {trick}{holds}."
    if seating.side[winning] == seating.side[seat]:
        points = book.worth[piece]
        given = f"so its {counted(points, 'points')} may go there" if points else "so you need not spend anything on it"
        return f"your partner {'has' if last else 'is winning'} the {trick}, {given}."
    if not book.worth[piece]:
        return f"the {trick} is likely theirs, and this gives them nothing."
    return f"the {trick} is likely theirs, and your others are worth more."


_REASONS: dict[type[Action], Callable[[Book, View, Sequence[Event], Any], str]] = {
    Bid: _bid,
    Pass: _pass,
    NameTrump: _name,
    TurnKitty: _turn,
    CallRedeal: _redeal,
    PassPieces: _hand_over,
    Discard: _away,
    ShowMeld: _show,
    Concede: _give_up,
    Play: _play,
}

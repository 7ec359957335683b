"""Why a good player would do so: sentences from what the seat sees and remembers, never from what it cannot know.

Every sentence is true of the hand and of the table; how likely something is, is told by `figures` and not here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from meldhouse.game import (
    CONTRACT_NAMES,
    SEAT_NAMES,
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
from meldhouse.game.bids import price
from meldhouse.game.melds import marriages
from meldhouse.game.tricks import DOUBLES
from meldhouse.pieces import SUIT_NAMES, Card, Piece
from meldhouse.players.advice.play_reasons import play_reasons
from meldhouse.players.advice.sight import Sight, remembered
from meldhouse.players.calling import must_bid
from meldhouse.rulebooks import Book, some_legal_bids
from meldhouse.rulebooks.describe import count, joined


class Seen:
    """What somebody goes by who explains a decision: the table now, and the hand so far. `trump`: what he has in mind
    where it is not named yet."""

    def __init__(self, book: Book, view: View, seen: Sequence[Event], trump: str | None = None) -> None:
        self.book, self.view, self.seen = book, view, seen
        self.memory = remembered(book, view, seen)
        self.trump = trump or _strongest(book, view.hand)


def reasons(
    book: Book, view: View, seen: Sequence[Event], action: Action, *, trump: str | None = None
) -> tuple[str, ...]:
    """What speaks for `action`, the most telling first; nothing where nothing needs saying."""
    told = _REASONS.get(type(action))
    return tuple(told(Seen(book, view, seen, trump), action)) if told is not None else ()


# --- bidding and naming -----------------------------------------------------------------------------------------------


def _strength(book: Book, hand: Sequence[Piece], trump: str) -> tuple[int, int]:
    """How a hand looks with a trump: how much of it there is, and the meld it brings."""
    trumps = trick_order(book, trump).members.get(trump, frozenset())
    return sum(piece in trumps for piece in hand), count_meld(book, hand, trump).points


def _strongest(book: Book, hand: Sequence[Piece]) -> str | None:
    """The trump this hand is strongest in at first sight."""
    allowed = [t for t in book.trump.choices if not book.trump.marriage or t in marriages(hand)]
    unit = book.points_in_play / book.deal.hand
    lengths = {trump: _strength(book, hand, trump) for trump in allowed}
    return max(lengths, key=lambda trump: lengths[trump][0] * unit + lengths[trump][1]) if lengths else None


def in_words(book: Book, hand: Sequence[Piece], trump: str) -> str:
    """“in hearts you have 7 trumps, 3 aces beside them and 24 in meld”."""
    length, meld = _strength(book, hand, trump)
    name = CONTRACT_NAMES[trump]
    if not book.has_meld:
        doubles = sum(getattr(piece, "is_double", False) for piece in hand)
        strong = count(doubles, "double") if doubles else "no double"
        held = f"{count(length, 'trump')}, and {strong}" if length and trump != DOUBLES else strong
        return f"with {name} you have {held}"
    best = book.deck.ranks[0]
    tops = sum(isinstance(card, Card) and card.rank == best and card.suit != trump for card in hand)
    aces = f", {count(tops, 'ace')} beside them" if best == "A" and tops else ""
    return f"in {name} you have {count(length, 'trump')}{aces} and {meld} in meld"


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."


def _bid(seen: Seen, _action: Bid) -> Iterator[str]:
    if must_bid(seen.book, seen.view, seen.memory):
        yield "Everybody else has passed, so you must bid."
    if seen.trump is not None:
        yield _sentence(in_words(seen.book, seen.view.hand, seen.trump))


def _pass(seen: Seen, _action: Pass) -> Iterator[str]:
    book, view = seen.book, seen.view
    assert view.seat is not None
    if view.bidder is not None and seating_of(book).partner[view.seat] == view.bidder:
        yield "Your partner has the bid."
    lowest = next(iter(some_legal_bids(book.auction, view.bid, 1)), None)
    if view.seat in view.silenced:
        yield "You may not bid in this hand."
    elif lowest is None:
        yield "No higher bid is possible."
    elif seen.trump is None:
        yield "You have no marriage to make trump of."
    else:
        best = in_words(book, view.hand, seen.trump)
        yield f"At best, {best}; the lowest bid is {price(book, lowest)} now."


def _name(seen: Seen, action: NameTrump) -> Iterator[str]:
    yield _sentence(in_words(seen.book, seen.view.hand, action.trump))


def _turn(_seen: Seen, _action: TurnKitty) -> Iterator[str]:
    yield "What lies in it may change which trump is best."
    yield "You have the bid, so it is yours."


def _redeal(seen: Seen, _action: CallRedeal) -> Iterator[str]:
    nines = sum(isinstance(piece, Card) and piece.rank == "9" for piece in seen.view.hand)
    yield f"You have {count(nines, 'nine')} and no meld, and this house lets you."
    yield "A hand like this seldom wins anything."


# --- passing, laying away, melding ------------------------------------------------------------------------------------


def _hand_over(seen: Seen, action: PassPieces) -> Iterator[str]:
    view = seen.view
    if view.seat == view.bidder:
        yield from _given_away(seen, action.pieces)
        return
    parts = _help(seen, action.pieces)
    if parts:
        yield f"They bring the bidder {joined(parts)}."
    yield _unbroken(seen, action.pieces)


def _help(seen: Seen, pieces: Sequence[Piece]) -> list[str]:
    """What a bidder finds in these cards."""
    book, trump = seen.book, seen.view.trump
    cards = [piece for piece in pieces if isinstance(piece, Card)]
    rest = [card for card in cards if card.suit != trump]
    counts = {"trump": len(cards) - len(rest), "ace": sum(card.rank == "A" for card in rest)}
    found = [count(number, kind) for kind, number in counts.items() if number]
    parts = sum(card in book.pinochle for card in rest) if book.meld.pinochle else 0
    if parts:
        found.append("half a pinochle" if parts == 1 else "parts of a pinochle")
    return found


def _away(seen: Seen, action: Discard) -> Iterator[str]:
    book = seen.book
    yield from _given_away(seen, action.pieces)
    points = sum(book.worth[piece] for piece in action.pieces)
    if points and book.kitty.counts:
        yield f"The {count(points, 'point')} in them count for you."


def _given_away(seen: Seen, pieces: Sequence[Piece]) -> Iterator[str]:
    """What goes out of a bidder's hand."""
    yield _unbroken(seen, pieces)
    gone = _suits(seen.view.hand) - _suits(_without(seen.view.hand, pieces))
    if gone:
        yield f"They leave you without {joined([SUIT_NAMES[suit] for suit in SUIT_NAMES if suit in gone], 'or')}."
    if not any(isinstance(piece, Card) and piece.suit == seen.view.trump for piece in pieces):
        yield "All your trumps stay."


def _suits(pieces: Sequence[Piece]) -> set[str]:
    return {piece.suit for piece in pieces if isinstance(piece, Card)}


def _without(hand: Sequence[Piece], pieces: Sequence[Piece]) -> list[Piece]:
    return list((Counter(hand) - Counter(pieces)).elements())


def _unbroken(seen: Seen, away: Sequence[Piece]) -> str:
    book, view = seen.book, seen.view
    left = _without(view.hand, away)
    loss = count_meld(book, view.hand, view.trump).points - count_meld(book, left, view.trump).points
    return f"They cost you {loss} in meld." if loss > 0 else "They break no meld of yours."


def _show(seen: Seen, action: ShowMeld) -> Iterator[str]:
    worth = count_meld(seen.book, action.pieces, seen.view.trump).points
    yield f"It counts {worth} for your side." if worth else "You have nothing that counts."
    if worth:
        yield "Nothing that stays in the hand counts as meld."


# --- early ends -------------------------------------------------------------------------------------------------------


def _give_up(seen: Seen, _action: Concede) -> Iterator[str]:
    book, view = seen.book, seen.view
    assert view.seat is not None
    meld = view.meld_points.get(seating_of(book).side[view.seat], 0)
    if view.bid is not None and book.reach(meld) < view.bid:
        yield f"With {meld} in meld even every {book.words.trick} would not reach {price(book, view.bid)}."


def _lay_down(seen: Seen, _action: Claim) -> Iterator[str]:
    yield f"You lead, and nothing that is still out can beat any {seen.book.words.piece} of yours."
    yield f"So every {seen.book.words.trick} that is left is yours, in whatever order you play."


def _answer(seen: Seen, action: AnswerClaim) -> Iterator[str]:
    words = seen.book.words
    if action.accept:
        yield f"Nothing else can beat any {words.piece} that was laid down."
        yield "To play on would change nothing."
    else:
        yield f"You cannot see for yourself that every {words.trick} is lost."
        yield "The house will look into it."


def _renege(seen: Seen, action: CallRenege) -> Iterator[str]:
    who, words = SEAT_NAMES[action.accused], seen.book.words
    yield f"What {who} has shown since proves that he had another {words.piece} for {words.trick} {action.trick}."
    yield "What nobody calls costs them nothing."


def _play(seen: Seen, action: Play) -> Iterator[str]:
    return play_reasons(Sight(seen.book, seen.view, seen.memory), action.piece)


_REASONS: dict[type[Action], Callable[[Seen, Any], Iterator[str]]] = {
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

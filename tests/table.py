"""Setting a table for a test: known cards where they matter, the rest of the pack dealt round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from meldhouse.game import (
    Action,
    Bid,
    Discard,
    Hand,
    NameTrump,
    Pass,
    PassPieces,
    Play,
    Refusal,
    Refused,
    ScoreEntry,
    Seat,
    ShowMeld,
    Slip,
    TurnKitty,
    score,
    seating_of,
    steward,
    to_act,
)
from meldhouse.pieces import Piece, parse_pieces, sorted_pieces
from meldhouse.rulebooks import Book, load_book, loads_book

KEY = bytes(range(32))


def house(name: str, changes: str = "") -> Book:
    """A house by name, or a club of the test's own that changes some of its settings (TOML)."""
    if not changes:
        return load_book(name)
    return loads_book(f'name = "test-club"\ntitle = "Test Club"\nextends = "{name}"\n{changes}')


def fill(book: Book, kitty: str = "", **known: str) -> tuple[dict[Seat, tuple[Piece, ...]], tuple[Piece, ...]]:
    """Hands that begin with the `known` cards (N="AS KH"); the rest of the pack fills them up in a fixed order.

    The fillers are dealt a card at a time round the table, lowest ranks first, so that they make little meld.
    """
    aside = list(parse_pieces(kitty))
    hands: dict[Seat, list[Piece]] = {seat: list(parse_pieces(known.get(seat, ""))) for seat in seating_of(book).seats}
    used = Counter(aside)
    for pieces in hands.values():
        used.update(pieces)
    assert not book.pack.faults(used.elements()), book.pack.faults(used.elements())
    rest = list((book.pack.counts - used).elements())
    rest.sort(key=lambda piece: (book.worth[piece], piece.order))
    while rest:
        before = len(rest)
        for pieces in hands.values():
            if rest and len(pieces) < book.deal.hand:
                pieces.append(rest.pop(0))
        if rest and len(aside) < book.deal.kitty:
            aside.append(rest.pop(0))
        assert len(rest) < before, "more cards are known than the hands hold"
    return {seat: sorted_pieces(pieces) for seat, pieces in hands.items()}, tuple(aside)


def dealt(book: Book, *, dealer: Seat = "W", scorekeeper: Seat = "S", kitty: str = "", **known: str) -> Hand:
    """A table where the cards are dealt and nothing else has happened."""
    hands, aside = fill(book, kitty, **known)
    return Hand.with_hands(book, dealer=dealer, scorekeeper=scorekeeper, hands=hands, kitty=aside)


def at_auction(book: Book, *, dealer: Seat = "W", scorekeeper: Seat = "S", kitty: str = "", **known: str) -> Hand:
    """A table where the first bid is due."""
    hand = dealt(book, dealer=dealer, scorekeeper=scorekeeper, kitty=kitty, **known)
    steward.tidy(hand)
    assert hand.phase == "auction"
    return hand


def call(hand: Hand, *calls: int | None) -> Hand:
    """Bids (numbers) and passes (None) by whoever's turn it is."""
    for amount in calls:
        seat = to_act(hand)[0]
        hand.apply(Pass(seat) if amount is None else Bid(seat, amount))
    return hand


def won_by(hand: Hand, bidder: Seat, amount: int) -> Hand:
    """`bidder` bids `amount` at his first turn and everybody else passes. (Where that needs more than one bid — an
    opening fixed by the house — the auction climbs until he has it.)"""
    for _ in range(100):
        if hand.phase != "auction":
            break
        seat = to_act(hand)[0]
        bid = Bid(seat, amount)
        if seat == bidder and hand.state.bidder != bidder and hand.can(bid):
            hand.apply(bid)
        else:
            hand.apply(Pass(seat))
    assert (hand.state.bidder, hand.state.amount) == (bidder, amount), "the auction went elsewhere"
    return hand


def at_tricks(
    book: Book,
    *,
    bidder: Seat,
    trump: str,
    amount: int | None = None,
    dealer: Seat = "W",
    kitty: str = "",
    **known: str,
) -> Hand:
    """A table where `bidder` is to lead. Exchanges give back what was received, so the known cards stay."""
    hand = at_auction(book, dealer=dealer, kitty=kitty, **known)
    won_by(hand, bidder, amount if amount is not None else book.auction.opening or book.auction.minimum)
    return name_and_settle(hand, trump)


def name_and_settle(hand: Hand, trump: str, *, show: bool = True) -> Hand:
    """From the end of the auction to the first lead."""
    bidder = hand.state.bidder
    assert bidder is not None
    if hand.phase == "kitty":
        hand.apply(TurnKitty(bidder))
    hand.apply(NameTrump(bidder, trump))
    if hand.phase == "discard":
        kitty = hand.state.deal.kitty
        assert hand.state.order is not None
        hand.apply(Discard(bidder, kitty, sum(p in hand.state.order.members[trump] for p in kitty)))
    if hand.phase == "exchange":
        swap_back(hand)
    while hand.phase == "meld":
        seat = to_act(hand)[0]
        show_all(hand, seat) if show else show_least(hand, seat)
    steward.tidy(hand)
    return hand


def swap_back(hand: Hand) -> None:
    """An exchange after which everybody holds what he held (blind: the same cards must exist on both sides)."""
    bidder = hand.state.bidder
    assert bidder is not None
    partner = hand.state.seating.partner[bidder]
    assert partner is not None
    count = hand.book.exchange.count
    if hand.book.exchange.form == "sequence":
        given = hand.state.hands[partner][:count]
        hand.apply(PassPieces(partner, given))
        hand.apply(PassPieces(bidder, given))
        return
    common = list((Counter(hand.state.hands[bidder]) & Counter(hand.state.hands[partner])).elements())
    assert len(common) >= count, "give both partners three cards in common, or exchange by hand"
    hand.apply(PassPieces(partner, tuple(common[:count])))
    hand.apply(PassPieces(bidder, tuple(common[:count])))


def show_all(hand: Hand, seat: Seat) -> None:
    from meldhouse.game import legal_actions

    hand.apply(ShowMeld(seat, legal_actions(hand, seat).full_meld()))


def show_least(hand: Hand, seat: Seat) -> None:
    from meldhouse.game import legal_actions

    hand.apply(ShowMeld(seat, legal_actions(hand, seat).least_meld()))


def play(hand: Hand, cards: str) -> Hand:
    """Cards played in turn; finished tricks are turned down by the winners."""
    for piece in parse_pieces(cards):
        steward.tidy(hand)
        assert hand.turn is not None
        hand.apply(Play(hand.turn, piece))
    steward.tidy(hand)
    return hand


def play_out(hand: Hand) -> Hand:
    """The rest of the hand, everybody playing the first legal card."""
    steward.tidy(hand)
    while not hand.is_over:
        assert hand.turn is not None
        hand.apply(Play(hand.turn, hand.legal_plays()[0]))
        steward.tidy(hand)
    return hand


def pieces(text: str) -> tuple[Piece, ...]:
    return parse_pieces(text)


def assert_refused(hand: Hand, action: Action, code: str, clause: str | None = None) -> Refusal:
    """`action` is refused for this reason, by this clause, and nothing changes."""
    before, phase = list(hand.events), hand.phase
    refusal = hand.verify(action)
    assert refusal is not None, f"{action} was allowed"
    assert refusal.code == code, f"expected {code}, got {refusal.code}: {refusal.message}"
    if clause is not None:
        assert refusal.clause == clause
    with pytest.raises(Refused) as raised:
        hand.apply(action)
    assert raised.value.refusal == refusal
    assert hand.events == before
    assert hand.phase == phase
    return refusal


def points(entries: Iterable[ScoreEntry], unit: str = "points") -> dict[str, int]:
    """The sum of each account."""
    sums: dict[str, int] = {}
    for entry in entries:
        if entry.unit == unit:
            sums[entry.account] = sums.get(entry.account, 0) + entry.points
    return sums


def scored(book: Book, unit: str = "points", **slip: object) -> dict[str, int]:
    """What a slip is worth, by account."""
    return points(score(book, Slip(**slip)), unit)  # type: ignore[arg-type]


def clauses_of(book: Book, **slip: object) -> set[str | None]:
    """The clauses that a slip's entries cite."""
    return {entry.clause for entry in score(book, Slip(**slip))}  # type: ignore[arg-type]

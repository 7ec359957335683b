"""A view holds only what its seat may know: deal everything else anew, and it stays the same to the byte."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from meldhouse.game import (
    Bid,
    CallRedeal,
    Concede,
    Hand,
    NameTrump,
    Pass,
    PassPieces,
    Play,
    Seat,
    ShowMeld,
    StopPlay,
    TurnKitty,
    encode,
    legal_actions,
    seating_of,
    seen,
    steward,
    to_act,
    view,
)
from meldhouse.pieces import Piece
from meldhouse.players.kinds.random_actions import chance_action
from meldhouse.rulebooks import book_names, load_book
from redeal import redealt
from soaking import times

POSITIONS = times(600, 6_000)
"""Random positions a book, each as one seat sees it."""


def spell(value: object) -> str:
    assert isinstance(value, Piece)
    return value.text


def shown_to(hand: Hand, seat: Seat | None) -> bytes:
    """All that leaves the house for `seat`, as bytes."""
    parts = [msgspec.json.encode(view(hand, seat), enc_hook=spell)]
    parts += [encode(seen(event, seat, hand)) for event in hand.events]
    if seat is not None:
        if hand.phase not in ("exchange", "discard"):
            parts += [encode(action) for action in legal_actions(hand, seat)]
        parts += [msgspec.json.encode(hand.verify(action), enc_hook=spell) for action in attempts(hand, seat)]
    return b"\n".join(parts)


def attempts(hand: Hand, seat: Seat) -> list:
    """Things a seat might try, allowed or not."""
    book = hand.book
    tries = [Pass(seat), Bid(seat, book.auction.minimum), Bid(seat, (hand.state.amount or 0) + 1), CallRedeal(seat)]
    tries += [NameTrump(seat, choice) for choice in book.trump.choices]
    tries += [TurnKitty(seat), Concede(seat), StopPlay(seat), ShowMeld(seat, ())]
    tries += [Play(seat, piece) for piece in book.pack.faces]
    tries += [PassPieces(seat, hand.state.hands.get(seat, ())[: book.exchange.count])]
    return tries


@pytest.mark.parametrize("name", book_names())
def test_what_a_seat_is_shown_does_not_change_when_hidden_cards_are_dealt_anew(name):
    book = load_book(name)
    seats = seating_of(book).seats
    lot = Random(f"redeal {name}")
    looked = changed = 0
    number = 0
    while looked < POSITIONS:
        number += 1
        hand = Hand(book, dealer=seats[number % len(seats)], scorekeeper="S", key=lot.randbytes(32))
        while not hand.is_over:
            steward.tidy(hand)
            if hand.is_over:
                break
            if lot.random() < 0.34:
                for seat in seats:
                    twin = redealt(hand, seat, lot)
                    if twin is not None:
                        looked += 1
                        changed += twin.state.hands != hand.state.hands
                        assert shown_to(twin, seat) == shown_to(hand, seat)
            hand.apply(chance_action(hand, to_act(hand)[0], lot))
    assert changed > looked * 0.8, "most positions really were dealt anew"


@pytest.mark.parametrize("name", book_names())
def test_what_a_spectator_is_shown_does_not_change_when_everything_hidden_is_dealt_anew(name):
    book = load_book(name)
    seats = seating_of(book).seats
    lot = Random(f"spectator {name}")
    looked = 0
    for number in range(12):
        hand = Hand(book, dealer=seats[number % len(seats)], scorekeeper="S", key=lot.randbytes(32))
        while not hand.is_over:
            steward.tidy(hand)
            if hand.is_over:
                break
            twin = redealt(hand, None, lot)
            if twin is not None:
                looked += 1
                assert shown_to(twin, None) == shown_to(hand, None)
            hand.apply(chance_action(hand, to_act(hand)[0], lot))
        assert set(view(hand, None).dealt) == set(seats)
    assert looked > 200


def test_the_test_would_notice_a_leak():
    """A view that let one hidden card through would differ after a new deal."""
    book = load_book("st-hilary")
    hand = Hand(book, dealer="N", scorekeeper="S", key=bytes(32))
    steward.tidy(hand)
    twin = redealt(hand, "N", Random(1))
    assert twin is not None
    assert view(twin, "N") == view(hand, "N")
    assert view(twin, "E") != view(hand, "E")

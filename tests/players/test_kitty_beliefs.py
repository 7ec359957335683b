"""What everybody has seen of the kitty is believed: who has its cards, and how many trumps were laid away."""

from __future__ import annotations

from collections import Counter

import pytest

from meldhouse.game import Discard, Hand, seen, steward, to_act, view
from meldhouse.players import player_for
from meldhouse.players.beliefs.beliefs import hidden_from
from meldhouse.players.beliefs.imagining import imagine
from meldhouse.players.beliefs.recalling import Recalling
from meldhouse.rulebooks import load_book
from meldhouse.solver.rolling import ASIDE

BOOK = load_book("bend.3")
WORLDS = 60


def at_the_lead(number: int, trumps: int) -> Hand | None:
    """A hand whose bidder has laid so many trumps away, if he has them and cards enough beside them."""
    hand, player = Hand(BOOK, dealer="N", key=bytes(31) + bytes([number])), player_for(BOOK, "novice")
    while hand.phase != "tricks":
        steward.tidy(hand)
        if hand.phase == "tricks" or hand.is_over:
            break
        seat = to_act(hand)[0]
        action = player.decide(view(hand, seat), [seen(event, seat, hand) for event in hand.events])
        if isinstance(action, Discard):
            order, count = hand.state.order, BOOK.deal.kitty
            assert order is not None
            held = hand.state.hands[seat]
            high = [piece for piece in held if piece in order.members[order.trump or ""]]
            low = [piece for piece in held if piece not in high]
            if len(high) < trumps or len(low) < count - trumps:
                return None
            action = Discard(seat, (*high[:trumps], *low[: count - trumps]), trumps)
        hand.apply(action)
    return hand if hand.phase == "tricks" else None


@pytest.mark.parametrize("trumps", range(BOOK.deal.kitty + 1))
def test_the_kitty_is_where_it_can_be_and_as_many_trumps_were_laid_away_as_was_told(trumps: int):
    looked = 0
    for number in range(40):
        hand = at_the_lead(number, trumps)
        if hand is None or looked == 4:
            continue
        looked += 1
        state = hand.state
        me, third = (seat for seat in hand.state.seating.seats if seat != state.bidder)
        now, memory = view(hand, me), Recalling(BOOK).remember(me, [seen(event, me, hand) for event in hand.events])
        table, worlds = imagine(BOOK, now, memory, WORLDS, 7, ())
        assert len(worlds) >= WORLDS / 4
        counted = {place: table.counts(worlds[:, table.places.index(place)]) for place in (third, ASIDE)}
        assert state.order is not None
        high = [table.code.number[piece] for piece in state.order.members[state.trump or ""]]
        assert (counted[ASIDE][:, high].sum(axis=1) == trumps).all()
        for piece, copies in Counter(state.deal.kitty).items():
            most = BOOK.pack.counts[piece] - now.hand.count(piece) - copies
            assert (counted[third][:, table.code.number[piece]] <= most).all()
    assert looked


def test_who_is_not_keen_does_not_remember_the_kitty():
    hand = next(hand for number in range(40) if (hand := at_the_lead(number, 0)))
    me = next(seat for seat in hand.state.seating.seats if seat != hand.state.bidder)
    now, memory = view(hand, me), Recalling(BOOK).remember(me, [seen(event, me, hand) for event in hand.events])
    bound = [odds for _, odds in hidden_from(now, memory, keenly=False, reads_melds=False).pieces if len(odds) < 3]
    assert not bound
    assert any(set(odds) == {hand.state.bidder, ASIDE} for _, odds in hidden_from(now, memory).pieces)

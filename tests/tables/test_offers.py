"""What a seat is offered is what the house allows."""

from __future__ import annotations

from random import Random

import pytest

from meldhouse.game import Bid, Hand, Pass, legal_actions, seating_of, steward
from meldhouse.players.chance import chance_action
from meldhouse.rulebooks import book_names, load_book
from meldhouse.tables.offers import offers


@pytest.mark.parametrize("restricted", [False, True])
@pytest.mark.parametrize("book", book_names())
def test_the_bids_that_are_offered_are_those_the_house_allows(book: str, restricted: bool) -> None:
    """Hundreds of bids are not asked about one by one at every turn, so it is made sure here that nothing differs."""
    house, turns = load_book(book), 0
    seats = seating_of(house).seats
    for lot in range(6):
        hand = Hand(house, dealer=seats[0], scorekeeper=seats[-1], key=bytes([lot]) * 32)
        while hand.phase != "auction" and (chore := steward.next_chore(hand)) is not None:
            hand.apply(chore)
        while hand.phase == "auction" and hand.turn is not None:
            if restricted:
                hand.state.next_only = frozenset({hand.turn})
            found, legal = offers(hand, hand.turn), legal_actions(hand, hand.turn)
            assert found is not None
            assert [bid.amount for bid in found.bids] == [act.amount for act in legal if isinstance(act, Bid)]
            assert found.may_pass == (Pass(hand.turn) in legal)
            hand.apply(chance_action(hand, hand.turn, Random(f"{lot} {len(hand.events)}")))
            turns += 1
    assert turns > 6

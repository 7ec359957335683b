"""What a seat is offered is what the house allows."""

from __future__ import annotations

from random import Random

import pytest

from meldhouse.game import (
    Action,
    AnswerClaim,
    AskToSee,
    AskTrump,
    Bid,
    Claim,
    Concede,
    Gather,
    Hand,
    Pass,
    Seat,
    StopPlay,
    legal_actions,
    seating_of,
    steward,
    to_act,
)
from meldhouse.game.melds import count_meld
from meldhouse.players.kinds.random_actions import chance_action
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
                hand.state.auction.next_only = frozenset({hand.turn})
            found, legal = offers(hand, hand.turn), legal_actions(hand, hand.turn)
            assert found is not None
            assert list(found.bids) == [act.amount for act in legal if isinstance(act, Bid)]
            assert found.may_pass == (Pass(hand.turn) in legal)
            best = [count_meld(house, hand.state.hands[hand.turn], trump).points for trump in house.trump.choices]
            assert found.own_meld == (max(best) if house.has_meld else None)
            hand.apply(chance_action(hand, hand.turn, Random(f"{lot} {len(hand.events)}")))
            turns += 1
    assert turns > 6


def plain(hand: Hand, seat: Seat) -> list[str]:
    """Every act in play that needs nothing but the seat, put to the hand itself."""
    acts: tuple[Action, ...] = (
        Gather(seat), AskToSee(seat), StopPlay(seat), Concede(seat), AskTrump(seat), Claim(seat),
        AnswerClaim(seat, accept=True),
    )  # fmt: skip
    return [str(act.__struct_config__.tag) for act in acts if hand.can(act)]


@pytest.mark.parametrize("refereed", [False, True])
@pytest.mark.parametrize("book", book_names())
def test_the_plain_acts_that_are_offered_are_those_the_house_allows(book: str, refereed: bool) -> None:
    """What no seat could do is not asked about, so it is made sure here that nothing is forgotten by that."""
    house, lot, asked = load_book(book), Random(f"plain {book}"), 0
    seats = seating_of(house).seats
    for deal in range(8):
        hand = Hand(house, dealer=seats[0], scorekeeper=seats[-1], key=bytes([deal]) * 32, refereed=refereed)
        while not hand.is_over:
            claimed = hand.fork()
            claimer = next((seat for seat in seats if hand.can(Claim(seat))), None)
            if claimer is not None:
                claimed.apply(Claim(claimer))
            for one in (hand, claimed) if hand.phase == "tricks" else ():
                for seat in seats:
                    found = offers(one, seat)
                    assert list(found.acts if found is not None else ()) == plain(one, seat)
                    asked += 1
            chore = steward.next_chore(hand) if hand.turn is None else None
            hand.apply(chore or chance_action(hand, to_act(hand)[0], lot))
    assert asked > 100

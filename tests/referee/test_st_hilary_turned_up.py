"""St. Hilary: a card turned up in dealing is settled as any other misdeal is."""

from __future__ import annotations

import pytest
from hilary_deals import all_agree, misdealt, passed, to_be_dealt
from ruling_facts import ids_of

from meldhouse.game import Agree, Bid, Misdeal, NameTrump, Refused, Seat, ThrownIn
from meldhouse.referee.felt import Felt
from table import won_by


def turned_up(felt: Felt | None = None, cards: int = 1) -> Felt:
    felt = to_be_dealt(felt)
    felt.act(Misdeal("W", exposed=cards))
    return felt


@pytest.mark.accepts("STH-MD-a")
@pytest.mark.parametrize("cards", [1, 3])
def test_when_a_card_is_turned_up_and_all_agree_the_hand_is_played_as_it_was_dealt(cards: int) -> None:
    felt = turned_up(cards=cards)
    ruling = felt.rulings[-1]
    assert (ruling.kind, ruling.clause, ruling.hand) == ("deal_exposed", "STH-MD-a", "stopped")
    assert ids_of(ruling)[0] == "agree-to-play"
    dealt = dict(felt.hand.state.hands)
    all_agree(felt)
    assert (felt.hand.state.hands, felt.hand.state.deals, felt.hand.state.felt.fixing) == (dealt, 1, False)
    felt.act(Bid("N", 15))


@pytest.mark.refuses("STH-MD-a")
def test_until_all_have_agreed_nobody_bids_on_it() -> None:
    felt = turned_up()
    for seat in ("N", "E", "S"):
        felt.act(Agree(seat, accept=True))
        with pytest.raises(Refused):
            felt.act(Bid("N", 15))


@pytest.mark.accepts("STH-MD-b")
@pytest.mark.parametrize("objector", ["N", "E", "S", "W"])
def test_when_one_does_not_the_same_dealer_deals_again(objector: Seat) -> None:
    felt = turned_up()
    felt.act(Agree(objector, accept=False))
    assert (felt.hand.phase, felt.hand.state.dealer, felt.rulings[-1].clause) == ("shuffle", "W", "STH-MD-b")
    assert felt.rulings[-1].kind == "deal_exposed"


@pytest.mark.accepts("STH-MD-c")
def test_turned_up_twice_it_costs_the_deal() -> None:
    felt = turned_up()
    felt.act(Agree("N", accept=False))
    turned_up(felt)
    assert (felt.hand.state.ending.ended, felt.rulings[-1].clause) == ("misdealt", "STH-MD-c")


@pytest.mark.refuses("STH-MD-b")
def test_a_wrong_pass_after_a_misdeal_is_told_as_what_it_is() -> None:
    felt = misdealt()
    all_agree(felt)
    won_by(felt.hand, "S", 15)
    felt.act(NameTrump("S", "C"))
    passed(felt, N=2, S=3)
    felt.act(Agree("E", accept=False))
    assert ThrownIn("wrong-pass") in felt.hand.events
    assert felt.rulings[-1].kind == "pass_count"

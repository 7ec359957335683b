"""St. Hilary: hands of the wrong size, agreeing on unseen cards, dealing again, and losing the deal."""

from __future__ import annotations

import pytest
from felt_table import felt_auction
from hilary_deals import BOOK, RIGHT, all_agree, at_exchange, misdealt, passed, sizes, to_be_dealt
from ruling_facts import ids_of

from meldhouse.game import (
    Agree,
    Bid,
    CallRedeal,
    Deal,
    Game,
    Hand,
    Misdeal,
    NameTrump,
    Pulled,
    Refused,
    Seat,
    ThrownIn,
    steward,
    to_act,
)
from meldhouse.game.views import seen
from meldhouse.pieces import FACE_DOWN
from meldhouse.referee.cases.case import Case
from meldhouse.referee.felt import Felt
from meldhouse.referee.rulings.ruling import rule
from table import won_by

# --- after the deal ---------------------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-MD-a")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_when_all_agree_unseen_cards_make_the_count_right(count: int) -> None:
    felt = misdealt(count=count)
    assert sizes(felt) == {**RIGHT, "N": 12 - count, "E": 12 + count}
    assert felt.rulings[-1].clause == "STH-MD-a"
    assert to_act(felt.hand) == ("N", "E", "S", "W")
    all_agree(felt)
    assert sizes(felt) == RIGHT
    assert felt.hand.state.deals == 1
    (pulled,) = [event for event in felt.hand.events if isinstance(event, Pulled)]
    assert (pulled.seat, pulled.source, len(pulled.pieces)) == ("N", "E", count)
    assert seen(pulled, "S", felt.hand).pieces == (FACE_DOWN,) * count
    steward.tidy(felt.hand)
    felt.act(Bid("N", 15))


@pytest.mark.refuses("STH-MD-a")
@pytest.mark.parametrize("agreed", [1, 2, 3])
def test_nothing_moves_until_all_four_have_agreed(agreed: int) -> None:
    felt = misdealt()
    for seat in ("N", "E", "S", "W")[:agreed]:
        felt.act(Agree(seat, accept=True))
    assert sizes(felt) == {**RIGHT, "N": 11, "E": 13}
    with pytest.raises(Refused):
        felt.act(Bid("N", 15))


@pytest.mark.refuses("STH-MD-a", "STH-MD-b")
def test_after_a_right_deal_there_is_nothing_to_agree_on() -> None:
    felt = to_be_dealt()
    felt.act(Deal("W"))
    assert (sizes(felt), felt.hand.phase, felt.rulings) == (RIGHT, "auction", [])
    with pytest.raises(Refused):
        felt.act(Agree("N", accept=True))


@pytest.mark.accepts("STH-MD-a")
@pytest.mark.parametrize("kind", ["count_unseen", "count_seen"])
def test_it_is_the_same_before_and_after_looking(kind: str) -> None:
    ruling = rule(BOOK, Case(kind=kind, counts={**RIGHT, "N": 11, "E": 13}))
    assert (ruling.remedies, ruling.clause, ruling.entries) == (("agree",), "STH-MD-a", ())
    assert ids_of(ruling)[0] == "ruling-agree"


@pytest.mark.accepts("STH-MD-b")
@pytest.mark.refuses("STH-MD-a")
@pytest.mark.parametrize("objector", ["N", "E", "S", "W"])
def test_one_who_does_not_agree_is_enough_for_a_new_deal_by_the_same_dealer(objector: Seat) -> None:
    felt = misdealt()
    felt.act(Agree(objector, accept=False))
    assert ThrownIn("misdeal") in felt.hand.events
    assert (felt.hand.phase, felt.hand.state.dealer) == ("shuffle", "W")
    to_be_dealt(felt).act(Deal("W"))
    assert (sizes(felt), felt.hand.state.deals, felt.hand.phase) == (RIGHT, 2, "auction")


@pytest.mark.accepts("STH-MD-b")
def test_the_new_deal_is_told_with_its_clause() -> None:
    felt = misdealt()
    felt.act(Agree("S", accept=False))
    assert felt.rulings[-1].clause == "STH-MD-b"


@pytest.mark.refuses("STH-MD-b")
def test_when_all_agree_nobody_deals_again() -> None:
    felt = misdealt()
    all_agree(felt)
    assert not [event for event in felt.hand.events if isinstance(event, ThrownIn)]


# --- the second time --------------------------------------------------------------------------------------------------


def misdealt_twice() -> Felt:
    felt = misdealt()
    felt.act(Agree("S", accept=False))
    return misdealt(felt)


@pytest.mark.accepts("STH-MD-c")
def test_a_second_misdeal_that_is_not_put_right_costs_the_deal() -> None:
    felt = misdealt_twice()
    if not felt.hand.is_over:
        felt.act(Agree("E", accept=False))
    assert felt.hand.state.ending.ended == "misdealt"
    ruling = felt.rulings[-1]
    assert (ruling.clause, ruling.hand, ruling.entries) == ("STH-MD-c", "deal-passes", ())
    assert ruling == rule(BOOK, Case(kind="misdeal_again", by=("W",)))


@pytest.mark.accepts("STH-MD-c")
def test_the_player_on_the_left_deals_then_and_nothing_is_scored() -> None:
    felt = misdealt_twice()
    if not felt.hand.is_over:
        felt.act(Agree("E", accept=False))
    game = Game(BOOK, first_dealer="W")
    game.finish(felt.hand)
    assert (game.dealer, game.hands_counted) == ("N", 0)
    assert set(game.totals().values()) == {0}


@pytest.mark.accepts("STH-MD-c")
def test_a_second_misdeal_costs_the_deal_whatever_the_players_would_agree_on() -> None:
    felt = misdealt_twice()
    assert felt.hand.state.ending.ended == "misdealt"


@pytest.mark.refuses("STH-MD-c")
def test_the_first_misdeal_does_not() -> None:
    felt = misdealt()
    felt.act(Agree("E", accept=False))
    assert felt.hand.state.ending.ended is None
    assert "STH-MD-c" not in [ruling.clause for ruling in felt.rulings]


@pytest.mark.refuses("STH-MD-c")
def test_a_hand_of_five_nines_that_was_thrown_in_is_no_misdeal() -> None:
    felt = felt_auction("st-hilary", dealer="W", S="9S 9S 9D 9D 9C 9C")
    felt.act(CallRedeal("S"))
    misdealt(felt)
    felt.act(Agree("E", accept=False))
    assert (felt.hand.state.ending.ended, felt.hand.phase, felt.hand.state.dealer) == (None, "shuffle", "W")


@pytest.mark.refuses("STH-MD-c")
def test_a_wrong_pass_is_not_the_dealers_misdeal() -> None:
    felt = misdealt()
    felt.act(Agree("E", accept=False))
    to_be_dealt(felt).act(Deal("W"))
    won_by(felt.hand, "S", 15)
    felt.act(NameTrump("S", "C"))
    passed(felt, N=2, S=3)
    felt.act(Agree("E", accept=False))
    assert (felt.hand.state.ending.ended, felt.hand.phase) == (None, "shuffle"), "West has misdealt only once"


@pytest.mark.refuses("STH-MD-c")
def test_the_next_dealer_begins_anew() -> None:
    felt = Felt(Hand(BOOK, dealer="N", key=bytes(32), refereed=True))
    to_be_dealt(felt).act(Misdeal("N", short="N", long="E", count=1))
    felt.act(Agree("W", accept=False))
    assert (felt.hand.state.ending.ended, felt.hand.state.dealer) == (None, "N")


# --- after the exchange -----------------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-PS-e", "STH-MD-a")
@pytest.mark.parametrize(("north", "south"), [(2, 3), (3, 2), (4, 3), (3, 4), (1, 3), (2, 4)])
def test_a_wrong_number_passed_is_put_right_with_unseen_cards_when_all_agree(north: int, south: int) -> None:
    felt = passed(at_exchange(), N=north, S=south)
    assert sizes(felt) == {**RIGHT, "N": 12 - north + south, "S": 12 + north - south}
    assert felt.rulings[-1].clause == "STH-PS-e"
    all_agree(felt)
    assert (sizes(felt), felt.hand.phase) == (RIGHT, "meld")


@pytest.mark.refuses("STH-PS-e")
def test_three_each_leave_nothing_to_put_right() -> None:
    felt = passed(at_exchange(), N=3, S=3)
    assert (sizes(felt), felt.hand.phase, felt.rulings) == (RIGHT, "meld", [])
    assert not felt.hand.state.felt.fixing


@pytest.mark.accepts("STH-PS-e", "STH-MD-b")
def test_a_wrong_pass_that_one_player_will_not_have_put_right_is_dealt_again() -> None:
    felt = passed(at_exchange(), N=2, S=3)
    felt.act(Agree("W", accept=False))
    assert (felt.hand.phase, felt.hand.state.dealer) == ("shuffle", "W")


@pytest.mark.accepts("STH-PS-e")
def test_told_by_somebody_who_stood_by_it_is_the_same() -> None:
    ruling = rule(BOOK, Case(kind="pass_count", by=("N",)))
    assert (ruling.remedies, ruling.clause, ruling.hand) == (("agree",), "STH-PS-e", "stopped")


# --- in play, and asking partner --------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-X10")
@pytest.mark.parametrize("kind", ["count_play", "count_end"])
def test_in_play_the_leader_decides_and_normally_the_hand_is_dealt_again(kind: str) -> None:
    ruling = rule(BOOK, Case(kind=kind, counts={**RIGHT, "N": 11, "E": 13}))
    assert (ruling.remedies, ruling.clause, ruling.entries) == (("official", "redeal"), "STH-X10", ())
    assert ids_of(ruling) == ("ruling-official", "ruling-redeal-usual")


@pytest.mark.refuses("STH-X10")
@pytest.mark.parametrize("kind", ["count_unseen", "count_seen", "pass_count"])
def test_before_play_it_is_for_the_players_to_settle(kind: str) -> None:
    ruling = rule(BOOK, Case(kind=kind, counts={**RIGHT, "N": 11, "E": 13}))
    assert "official" not in ruling.remedies


@pytest.mark.accepts("STH-F9-b")
def test_a_player_who_asks_his_partner_has_lost_the_right_to_a_new_deal() -> None:
    ruling = rule(BOOK, Case(kind="redeal_asked", by=("S",), said="shall I throw it in?"))
    assert (ruling.remedies, ruling.clause, ruling.logged) == (("right-lost", "log"), "STH-F9-b", True)
    assert ids_of(ruling)[0] == "right-lost"
    assert (ruling.entries, ruling.hand) == ((), "goes-on")


@pytest.mark.refuses("STH-F9-b")
def test_a_player_who_decides_alone_has_it() -> None:
    felt = felt_auction("st-hilary", dealer="W", S="9S 9S 9D 9D 9C 9C")
    felt.act(CallRedeal("S"))
    assert (felt.hand.phase, felt.hand.state.dealer, felt.rulings) == ("shuffle", "W", [])

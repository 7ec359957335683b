"""NPA 2.3g-h, 2.7v and 7.1d: cards that are left over when somebody has run out, and a deal by the wrong player."""

from __future__ import annotations

import pytest
from npa_felt import NPA, SEATS, described, go_on, scores, undealt, wall
from ruling_facts import parts_of

from meldhouse.game import CountHand, Deal, Game, Hand, LeftOver, Penalty, Play, Slip, slip_of, steward
from meldhouse.referee.felt import Felt
from table import fill, name_and_settle, won_by


def uneven(short="N", long="E", count=1):
    """West plays 50 in hearts and nobody has counted: `short` has too few cards and `long` too many."""
    hands, _ = fill(NPA, W="KH QH AH AH TH TH AS AD")
    moved = [piece for piece in hands[short] if piece.text[0] in "KT"][:count]
    hands[long] = (*hands[long], *moved)
    for piece in moved:
        at = hands[short].index(piece)
        hands[short] = (*hands[short][:at], *hands[short][at + 1 :])
    hand = Hand.with_hands(NPA, dealer="S", hands=hands, refereed=True)
    for seat in SEATS:
        hand.apply_unchecked(CountHand(seat, 20))
    steward.tidy(hand)
    return Felt(name_and_settle(won_by(hand, "W", 50), "H"))


def played_out(felt):
    while not felt.hand.is_over:
        steward.tidy(felt.hand)
        felt.act(Play(felt.hand.turn, felt.hand.legal_plays()[0]))
    return felt


PAIRS = [("N", "E"), ("E", "S"), ("S", "W"), ("W", "N"), ("N", "S"), ("W", "E")]


@pytest.mark.accepts("NPA-2.7v")
@pytest.mark.parametrize(("short", "long"), PAIRS)
@pytest.mark.parametrize("count", [1, 2])
def test_what_is_left_when_somebody_has_run_out_goes_to_the_winners_of_the_last_full_book(short, long, count):
    hand = played_out(uneven(short, long, count)).hand
    state = hand.state
    assert len(state.play.tricks) == 20 - count
    side = state.seating.side[state.play.tricks[-1].winner]
    left = sum(NPA.worth[piece] for held in state.hands.values() for piece in held)
    assert sum(state.points.values()) == 50, "with the two points of the last full book"
    assert state.play.tricks[-1].points == sum(NPA.worth[piece] for piece in state.play.tricks[-1].pieces) + 2
    over = [event for event in hand.events if isinstance(event, LeftOver)]
    assert [(state.seating.side[event.seat], event.points) for event in over] == ([(side, left)] if left else [])


@pytest.mark.accepts("NPA-2.3g", "NPA-7.1d")
@pytest.mark.parametrize(("short", "long"), PAIRS)
def test_when_the_hand_ends_the_short_player_and_the_long_one_lose_50_each(short, long):
    felt = played_out(uneven(short, long))
    counts = {**dict.fromkeys(SEATS, 20), short: 19, long: 21}
    assert felt.rulings[-1] == described("count_end", counts=counts)
    penalties = [event for event in felt.hand.events if isinstance(event, Penalty)]
    assert {(event.seats, event.points, event.clause) for event in penalties} == {
        ((short,), -50, "NPA-2.3g"),
        ((long,), -50, "NPA-2.3g"),
    }
    alone = {account: sum for account, sum in scores(felt).items() if len(account) == 1}
    assert alone == {short: -50, long: -50}


@pytest.mark.refuses("NPA-2.3g", "NPA-7.1d")
def test_nothing_is_lost_while_cards_are_still_played():
    felt = go_on(uneven("N", "E"), 18)
    assert felt.rulings == []
    assert felt.hand.state.incidents == ()


@pytest.mark.refuses("NPA-2.3g", "NPA-7.1d", "NPA-2.7v")
def test_whoever_had_20_cards_loses_nothing_and_leaves_none():
    felt = wall(20)
    assert felt.hand.is_over
    assert (felt.rulings, felt.hand.state.incidents, felt.hand.state.play.leftover) == ([], (), None)


@pytest.mark.accepts("NPA-2.7v")
@pytest.mark.parametrize("kind", ["count_play", "count_end"])
def test_told_at_felt_the_last_full_book_decides_too(kind):
    ruling = described(kind, counts={"N": 19, "E": 21})
    assert "leftovers" in ruling.remedies
    assert "ruling-leftovers" in parts_of(ruling)
    assert ruling.hand in ("goes-on", "over"), "the hand is not dealt again"


@pytest.mark.refuses("NPA-2.7v")
@pytest.mark.parametrize("kind", ["count_unseen", "count_seen"])
def test_before_the_first_lead_cards_are_moved_and_nothing_is_left_over(kind):
    assert "leftovers" not in described(kind, counts={"N": 19, "E": 21}).remedies


# --- the wrong dealer -----------------------------------------------------------------------------------------------

PLAYED = Slip(bidder="W", bid=60, trump="H", meld={"EW": 46, "NS": 25}, take={"EW": 30, "NS": 20})
VOID = Slip(how="void", bidder="W", bid=60, trump="H", meld={"EW": 46, "NS": 25})


@pytest.mark.accepts("NPA-2.3h")
@pytest.mark.parametrize("by", SEATS)
def test_a_hand_that_the_wrong_player_dealt_is_struck_out(by):
    ruling = described("wrong_dealer", by=(by,))
    assert (ruling.remedies, ruling.clause, ruling.hand, ruling.entries) == (("hand-void",), "NPA-2.3h", "void", ())
    assert "hand-void" in parts_of(ruling)


@pytest.mark.accepts("NPA-2.3h")
def test_a_hand_that_was_scored_is_erased_and_the_right_player_deals_it():
    game = Game(NPA, first_dealer="W")
    game.add(VOID)
    assert game.totals() == dict.fromkeys(SEATS, 0)
    assert (game.dealer, game.hands_counted) == ("W", 0)
    assert {entry.clause for entry in game.hands[0].entries} == {"NPA-2.3h"}


@pytest.mark.refuses("NPA-2.3h")
def test_a_hand_dealt_by_the_right_player_counts_and_the_deal_goes_on():
    game = Game(NPA, first_dealer="W")
    game.add(PLAYED)
    assert (game.totals()["W"], game.dealer, game.hands_counted) == (76, "N", 1)


@pytest.mark.accepts("NPA-2.3h")
@pytest.mark.parametrize("seat", ["N", "E", "S"])
def test_at_a_table_too_a_deal_by_another_player_is_void_and_the_right_one_deals(seat):
    felt = undealt("W")
    felt.act(Deal(seat))
    assert felt.hand.state.ending.ended == "void"
    assert felt.rulings == [described("wrong_dealer", by=(seat,))]
    game = Game(NPA, first_dealer="W")
    game.add(slip_of(felt.hand))
    assert (game.dealer, game.hands_counted, set(game.totals().values())) == ("W", 0, {0})


@pytest.mark.refuses("NPA-2.3h")
def test_at_a_table_the_dealers_own_deal_stands():
    felt = undealt("W")
    felt.act(Deal("W"))
    assert felt.rulings == []
    assert {len(held) for held in felt.hand.state.hands.values()} == {20}

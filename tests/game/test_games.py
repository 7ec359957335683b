"""The running score, as each house keeps it."""

from __future__ import annotations

import pytest

from meldhouse.game import Game, Incident, Refused, Slip, SlipError
from meldhouse.messages import fact
from table import house

MADE = {"bidder": "W", "bid": 75, "trump": "H", "meld": {"EW": 46, "NS": 0}, "take": {"EW": 30, "NS": 20}}
FINE = Incident(seats=("W",), points=-50, clause="NPA-2.5h", reason="aces that cannot be declared")


def test_a_house_that_counts_players_lets_partners_differ():
    game = Game(house("npa"), first_dealer="W")
    game.add(Slip(**MADE, incidents=(FINE,)))
    assert game.standing() == {"N": 20, "E": 76, "S": 20, "W": 26}
    assert game.side_totals() == {"NS": 20, "EW": 76}


def test_a_house_that_counts_sides_has_one_score_for_two():
    game = Game(house("npa", '[table]\naccounts = "side"'), first_dealer="W")
    game.add(Slip(**MADE))
    assert game.standing() == {"NS": 20, "EW": 76}


def test_where_sides_keep_the_score_one_players_penalty_is_his_sides():
    game = Game(house("npa", '[table]\naccounts = "side"'), first_dealer="W")
    game.add(Slip(**MADE, incidents=(FINE,)))
    assert game.standing() == {"NS": 20, "EW": 26}
    assert game.totals() == {"N": 20, "E": 26, "S": 20, "W": 26}


# --- who has won a round ----------------------------------------------------------------------------------------------


def round_of(book, **fines):
    """NS 60 and EW 80 of four hands, less what each player or side was fined."""
    incidents = tuple(Incident(seats=tuple(who), points=-points, clause="MCA-P1") for who, points in fines.items())
    ours, theirs = {"NS": 15, "EW": 10}, {"NS": 5, "EW": 20}
    game = Game(book, first_dealer="W")
    for number, (bidder, take) in enumerate((("N", ours), ("W", theirs), ("W", theirs), ("N", ours))):
        meld = {"NS": 10 if bidder == "N" else 0, "EW": 10 if bidder == "W" else 0}
        bid = {"bidder": bidder, "bid": 15, "trump": "S", "meld": meld, "take": take}
        game.add(Slip(**bid, incidents=incidents if not number else ()))
    return game


@pytest.mark.accepts("MCA-P1")
@pytest.mark.parametrize("fines", [{"EW": 40}, {"E": 40}, {"E": 20, "W": 20}])
def test_the_winner_of_a_round_is_who_has_more_when_penalties_are_counted(fines):
    free, fined = round_of(house("mcallen")), round_of(house("mcallen"), **fines)
    assert (free.side_totals(), free.winner) == ({"NS": 60, "EW": 80}, "EW")
    assert (fined.side_totals(), fined.winner) == ({"NS": 60, "EW": 40}, "NS")


@pytest.mark.parametrize(("fines", "winner"), [({"E": 30}, "EW"), ({"E": 40}, None), ({"E": 20, "W": 30}, "NS")])
def test_where_players_keep_the_score_a_round_is_won_by_what_both_partners_have(fines, winner):
    game = round_of(house("mcallen", '[table]\naccounts = "player"'), **fines)
    assert game.side_totals() == {"NS": 60, "EW": 80}
    assert game.winner == winner


@pytest.mark.accepts("NPA-6.1c")
def test_a_penalty_can_cost_the_round_but_not_the_skunk():
    game = Game(house("npa"), first_dealer="W")
    fine = Incident(seats=("E", "W"), points=-500, clause="NPA-7.1a")
    for number in range(4):
        take = {"EW": 31, "NS": 19}
        slip = {"bidder": "W", "bid": 50, "trump": "H", "meld": {"EW": 22}, "take": take}
        game.add(Slip(**slip, incidents=(fine,) if not number else ()))
    assert [entry.account for entry in game.bonuses] == ["EW"]
    assert game.totals() == {"N": 0, "S": 0, "E": 53 * 4 + 200 - 500, "W": 53 * 4 + 200 - 500}
    assert game.winner == "NS"


# --- who deals --------------------------------------------------------------------------------------------------------


def test_the_first_deal_belongs_to_the_scorekeepers_left():
    game = Game(house("npa"), first_dealer="N")
    with pytest.raises(Refused, match=r"first-dealer.*'W'.*NPA-2\.3a"):
        game.next_hand(scorekeeper="S")
    assert Game(house("npa"), first_dealer="W").next_hand(scorekeeper="S").state.dealer == "W"


def test_everybody_washes_the_pack_only_in_the_first_hand_of_the_first_round():
    assert Game(house("npa"), first_dealer="W").next_hand(scorekeeper="S").state.is_opening
    assert not Game(house("npa"), first_dealer="W", is_first=False).next_hand(scorekeeper="S").state.is_opening


def test_a_hand_of_another_dealer_is_sent_back():
    game = Game(house("npa"), first_dealer="W")
    with pytest.raises(SlipError, match=r"dealer: It’s West’s deal") as raised:
        game.add(Slip(**MADE, dealer="N"))
    assert [(fault.key, fault.clause) for fault in raised.value.faults] == [("dealer", "NPA-2.3a")]
    assert game.hands == []


@pytest.mark.accepts("NPA-2.3h")
@pytest.mark.parametrize("dealt", ["N", "E", "S", "W", None])
def test_a_hand_that_was_struck_out_names_whoever_dealt_it_and_leaves_the_deal_where_it_was(dealt):
    game = Game(house("npa"), first_dealer="W")
    game.add(Slip(**MADE, dealer="W"))
    game.add(Slip(dealer=dealt, how="void"))
    assert game.hands[-1].dealer == (dealt or "N")
    assert (game.dealer, game.hands_counted) == ("N", 1)
    with pytest.raises(SlipError, match=r"dealer: It’s North’s deal"):
        game.add(Slip(**MADE, dealer="S"))
    game.add(Slip(**MADE, dealer="N"))


def test_a_dealer_who_lost_the_deal_is_passed_over():
    game = Game(house("st-hilary"), first_dealer="W")
    game.pass_deal()
    assert game.dealer == "N"


def test_a_game_that_is_over_takes_no_more_hands():
    game = Game(house("npa"), first_dealer="W")
    for _ in range(4):
        game.add(Slip(**MADE))
    assert game.is_over
    with pytest.raises(SlipError) as raised:
        game.add(Slip(**MADE))
    (fault,) = raised.value.faults
    assert (fault.reason, fault.clause) == (fact("slip-game-over", game="round", then="another"), "NPA-2.3b")

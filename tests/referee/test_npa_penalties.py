"""NPA 3.1l-m: what a renege costs that is proven, and one that is not."""

from __future__ import annotations

import pytest
from felt_table import put, turned
from npa_felt import NPA, clauses, described, first_book, go_on, scores, slip, tricks, wall, worth

from meldhouse.game import AskToSee, CallRenege, Expose, Game, Gather, Play, Slip, score, slip_of
from meldhouse.game.scoring import spoiler_fine
from meldhouse.referee.cases.case import Case
from meldhouse.referee.officials.penalty_table import penalty_table
from meldhouse.referee.rulings.ruling import rule
from table import house

OTHERS = {"N": "EW", "S": "EW", "E": "NS", "W": "NS"}


def hand(bid=65, ns=24, ew=40, bidder="W"):
    return Slip(bidder=bidder, bid=bid, trump="H", meld={"NS": ns, "EW": ew})


# --- proven ---------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-3.1l")
@pytest.mark.parametrize(
    ("seat", "stood", "gets"),
    [
        ("W", hand(), {"NS": 65 + 24}),
        ("E", hand(), {"NS": 65 + 24}),
        ("N", hand(), {"EW": 65 + 40}),
        ("S", hand(), {"EW": 65 + 40}),
        ("S", hand(bidder="N"), {"EW": 65 + 40}),
        ("E", hand(bidder="N"), {"NS": 65 + 24}),
        ("W", hand(bid=50), {"NS": 50 + 24}),
        ("W", hand(bid=110, ew=60), {"NS": 110 + 24}),
    ],
)
def test_the_other_side_gets_the_bid_and_its_meld_whoever_has_bid(seat, stood, gets):
    caller = "N" if seat in "EW" else "E"
    ruling = described("renege", by=(seat,), caller=caller, slip=stood)
    assert (worth(ruling), ruling.hand, ruling.clause) == (gets, "over", "NPA-3.1l")
    assert all(entry.points >= 0 for entry in ruling.entries), "nobody's account goes down"


@pytest.mark.accepts("NPA-3.1l")
@pytest.mark.parametrize("meld", [4, 6, 12, 17, 18, 20, 21])
def test_its_meld_counts_in_full_under_20_too(meld):
    assert worth(described("renege", by=("W",), slip=hand(ns=meld))) == {"NS": 65 + meld}
    assert worth(described("renege", by=("N",), slip=hand(bid=54, ew=meld))) == {"EW": 54 + meld}


@pytest.mark.accepts("NPA-3.1l")
@pytest.mark.parametrize("seat", ["N", "E", "S"])
@pytest.mark.parametrize("books", [0, 7])
def test_at_a_table_the_hand_ends_and_no_points_in_play_count(seat, books):
    felt = go_on(turned(first_book(seat)), books)
    stood, caller = slip(felt), "N" if seat == "E" else "W"
    assert sum(felt.hand.state.points.values()) > 0
    felt.act(CallRenege(caller, seat, 1, "beat"))
    assert felt.hand.is_over
    assert scores(felt) == {OTHERS[seat]: 60 + stood.meld[OTHERS[seat]]} == worth(felt.rulings[-1])
    assert clauses(felt) == {"NPA-3.1l"}
    assert felt.rulings[-1] == described(
        "renege", by=(seat,), caller=caller, offence="beat", trick=1, slip=stood, in_time=False
    )


@pytest.mark.accepts("NPA-3.1l")
def test_meld_under_20_is_paid_at_a_table_too():
    felt = wall(0, E="JH AC*4 TC*4 KC*4 QC*4 JC*3", S="JC JH*3 TS*4 KS*4 QS*4 JS*4")
    put(felt, "AH JD KC")
    felt.act(CallRenege("S", "E", 1, "follow"))
    assert scores(felt) == {"NS": 60 + 16}


@pytest.mark.accepts("NPA-3.1l")
def test_in_a_round_both_partners_get_it_and_the_hand_counts():
    game = Game(NPA, first_dealer="S")
    felt = first_book("N")
    felt.act(CallRenege("W", "N", 1, "beat"))
    game.add(slip_of(felt.hand))
    gets = 60 + slip_of(felt.hand).meld["EW"]
    assert game.totals() == {"N": 0, "E": gets, "S": 0, "W": gets}
    assert (game.hands_counted, game.dealer) == (1, "W")


@pytest.mark.refuses("NPA-3.1l")
@pytest.mark.parametrize("seat", ["N", "E", "S"])
def test_the_side_that_reneged_gets_nothing_for_its_meld_or_its_books(seat):
    felt = turned(first_book(seat))
    own = "NS" if OTHERS[seat] == "EW" else "EW"
    while not felt.hand.state.points[own]:
        go_on(felt, 1)
    felt.act(CallRenege("N" if seat == "E" else "W", seat, 1, "beat"))
    assert slip_of(felt.hand).meld[own] > 0
    assert [entry.points for entry in score(NPA, slip_of(felt.hand)) if entry.account == own] == [0]


@pytest.mark.refuses("NPA-3.1l")
def test_a_renege_that_nobody_called_is_scored_as_it_was_played():
    felt = go_on(turned(first_book("N")), 19)
    assert slip_of(felt.hand).how == "played"
    assert "NPA-3.1l" not in clauses(felt)


@pytest.mark.refuses("NPA-3.1l")
def test_a_club_may_set_a_floor_for_that_meld():
    floored = house("npa", "[renege]\nfloored = true\n")
    assert worth(rule(floored, Case(kind="renege", by=("W",), slip=hand(ns=18)))) == {"NS": 65}
    assert worth(rule(floored, Case(kind="renege", by=("W",), slip=hand(ns=20)))) == {"NS": 85}


# --- not proven -----------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-3.1m")
@pytest.mark.parametrize(
    ("caller", "accused", "stood", "gets"),
    [
        ("N", "W", hand(), {"EW": 65 + 40}),
        ("S", "E", hand(), {"EW": 65 + 40}),
        ("W", "N", hand(), {"NS": 65 + 24}),
        ("E", "S", hand(), {"NS": 65 + 24}),
        ("N", "W", hand(bid=60, ew=12), {"EW": 60 + 12}),
        ("W", "N", hand(ns=12, ew=20), {"NS": 65 + 12}),
        ("W", "N", hand(bidder="N"), {"NS": 65 + 24}),
    ],
)
def test_the_callers_side_is_treated_as_the_one_that_reneged(caller, accused, stood, gets):
    ruling = described("renege_unproven", by=(accused,), caller=caller, slip=stood)
    assert (worth(ruling), ruling.hand, ruling.clause) == (gets, "over", "NPA-3.1m")


@pytest.mark.accepts("NPA-3.1m")
@pytest.mark.parametrize(("caller", "accused"), [("N", "E"), ("S", "E"), ("E", "N"), ("W", "S")])
def test_at_a_table_it_is_the_same(caller, accused):
    felt = turned(first_book("N", "AC"))
    while len({felt.hand.state.seating.side[trick.winner] for trick in felt.hand.state.play.tricks}) < 2:
        go_on(felt, 1)
    stood = slip(felt)
    felt.act(CallRenege(caller, accused, 1, "beat"))
    assert (felt.hand.state.ending.ended, felt.hand.state.ending.offender) == ("renege", caller)
    assert scores(felt) == {OTHERS[caller]: 60 + stood.meld[OTHERS[caller]]} == worth(felt.rulings[-1])
    case = {"caller": caller, "offence": "beat", "trick": 1, "slip": stood}
    assert felt.rulings == [described("renege_unproven", by=(accused,), **case)]


@pytest.mark.accepts("NPA-3.1m")
@pytest.mark.parametrize("offence", ["turn", "shown"])
def test_what_was_seen_but_is_no_renege_does_not_prove_one(offence):
    felt = turned(first_book("N"))
    if offence == "turn":
        felt.act(Play("S", felt.hand.state.hands["S"][0]))
    else:
        felt.act(Expose("S", felt.hand.state.hands["S"][:1], purposely=True))
    felt.act(CallRenege("W", "S", 1, offence))
    assert (felt.hand.state.ending.ended, felt.hand.state.ending.offender) == ("renege", "W")


@pytest.mark.refuses("NPA-3.1m")
@pytest.mark.parametrize("caller", ["W", "E"])
def test_a_caller_who_proves_it_loses_nothing(caller):
    felt = first_book("N")
    felt.act(CallRenege(caller, "N", 1, "beat"))
    assert felt.rulings[-1].kind == "renege"
    assert "EW" in scores(felt)
    assert felt.hand.state.incidents == ()


@pytest.mark.refuses("NPA-3.1m")
def test_a_caller_who_finds_a_book_taken_too_soon_loses_nothing():
    felt = put(tricks(W="KH QH TD AD*4", N="TD", E="JD", S="JD"), "TD TD JD JD")
    felt.act(Gather("N"))
    felt.act(CallRenege("W", "N", 1, "taken"))
    assert not felt.hand.is_over


@pytest.mark.refuses("NPA-3.1m")
def test_a_look_at_the_book_without_a_call_costs_nothing():
    felt = turned(first_book("N", "AC"))
    felt.act(AskToSee("W"))
    assert (felt.hand.is_over, felt.rulings) == (False, [])


@pytest.mark.refuses("NPA-3.1g")
@pytest.mark.parametrize(
    ("parent", "what"),
    [
        ("npa", "Renege called to stop a Pinochle"),
        ("n42pa", "Renege call not proven, against a side with every trick"),
        ("st-hilary", "Renege call not proven, against a side with every trick"),
    ],
)
def test_the_call_has_one_name_and_a_pinochle_is_spoken_of_only_where_a_side_can_make_one(parent, what):
    fined = house(parent, "[renege]\nspoils_all = true\nspoiler_fine = 7\nunproven = 'caller'")
    charged = fined.voice.say(spoiler_fine(fined, "E").reason)
    assert (fined.voice.say(penalty_table(fined)["renege_unproven"].what), charged) == (what, what)

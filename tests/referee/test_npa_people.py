"""NPA 1.3g-h, 2.1b, 2.2d, 2.2h-i, 7.1a and 9.1b: what players and clubs are answerable for beside the cards."""

from __future__ import annotations

import pytest
from npa_felt import NPA, SEATS, auction, card, described, tricks, undealt, worth
from ruling_facts import ids_of, parts_of

from meldhouse.game import Bid, Cut, Game, Hand, Incident, Play, Refused, Shuffle, Slip
from meldhouse.messages import fact
from meldhouse.referee.felt import Felt

OUT = ("disqualify", "no-refund", "replaced")


def taken_from(ruling):
    """The ruling's points as they come into a round beside a hand that was made."""
    incidents = tuple(Incident(seats=entry.seats, points=entry.points, clause=entry.clause) for entry in ruling.entries)
    game = Game(NPA, first_dealer="W")
    meld, take = {"EW": 46, "NS": 25}, {"EW": 30, "NS": 20}
    game.add(Slip(bidder="W", bid=75, trump="H", meld=meld, take=take, incidents=incidents))
    return game.totals()


# --- the wrong table ------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.1b")
@pytest.mark.parametrize("seat", SEATS)
def test_a_player_at_the_wrong_table_loses_100_of_his_own_and_the_cards_are_dealt_again(seat):
    ruling = described("wrong_table", by=(seat,))
    assert (worth(ruling), ruling.clause, ruling.hand, ruling.logged) == ({seat: -100}, "NPA-2.1b", "void", True)


@pytest.mark.accepts("NPA-2.1b")
def test_two_players_who_have_changed_tables_lose_100_each():
    assert worth(described("wrong_table", by=("N", "E"))) == {"N": -100, "E": -100}


@pytest.mark.refuses("NPA-2.1b")
@pytest.mark.parametrize("seat", SEATS)
def test_neither_his_partner_nor_the_others_at_the_table_lose_anything(seat):
    before = taken_from(described("conduct", by=(seat,)))
    after = taken_from(described("wrong_table", by=(seat,)))
    assert {other: after[other] - before[other] for other in SEATS} == {**dict.fromkeys(SEATS, 0), seat: -100}


@pytest.mark.refuses("NPA-2.1b")
@pytest.mark.parametrize("seconds", [0, 300, 359])
def test_a_player_who_is_at_no_table_yet_is_late_and_not_at_the_wrong_one(seconds):
    assert described("late", by=("N",), seconds=seconds).entries == ()


# --- individual and team --------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-7.1a")
@pytest.mark.parametrize(
    ("kind", "case", "points"),
    [
        ("wrong_table", {}, 100),
        ("meld_aces", {}, 50),
        ("late", {"seconds": 6 * 60}, 10),
        ("late", {"seconds": 15 * 60}, 100),
    ],
)
def test_an_individual_penalty_is_the_players_alone(kind, case, points):
    ruling = described(kind, by=("N",), **case)
    assert [(entry.seats, entry.points) for entry in ruling.entries] == [(("N",), -points)]
    assert all(entry.bonus for entry in ruling.entries), "it neither makes nor breaks a skunk"


@pytest.mark.accepts("NPA-7.1a")
def test_a_wrong_number_costs_each_of_those_who_had_it():
    ruling = described("count_end", counts={"N": 19, "S": 21})
    assert [(entry.seats, entry.points) for entry in ruling.entries] == [(("N",), -50), (("S",), -50)]


HAND = Slip(bidder="W", bid=65, trump="H", meld={"EW": 40, "NS": 24})


@pytest.mark.accepts("NPA-7.1a")
@pytest.mark.refuses("NPA-7.1a")
@pytest.mark.parametrize(("caller", "accused", "side", "gets"), [("S", "W", "EW", 105), ("E", "N", "NS", 89)])
def test_a_renege_that_is_not_proven_is_the_teams_and_not_the_callers_alone(caller, accused, side, gets):
    ruling = described("renege_unproven", by=(accused,), caller=caller, slip=HAND)
    assert worth(ruling) == {side: gets}
    assert all(len(entry.seats) == 2 for entry in ruling.entries)


@pytest.mark.accepts("NPA-7.1a")
def test_calling_it_to_stop_a_pinochle_is_the_callers_alone():
    ruling = described("renege_unproven", by=("W",), caller="S", slip=HAND, has_every_trick=True)
    assert worth(ruling) == {"EW": 40 + 50 + 500, "S": -200}


@pytest.mark.accepts("NPA-7.1a")
def test_a_wrong_bid_is_the_teams_and_takes_no_points():
    felt = auction()
    felt.act(Bid("N", 49))
    assert felt.hand.state.auction.silenced == {"S"}
    assert felt.hand.state.incidents == ()


@pytest.mark.refuses("NPA-7.1a")
@pytest.mark.parametrize("kind", ["lead_early", "play_early", "piece_dropped", "two_pieces", "old_trick", "conduct"])
def test_what_is_not_in_the_list_of_penalties_costs_no_points(kind):
    assert described(kind, by=("N",)).entries == ()


# --- out of the tournament ------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-1.3g")
@pytest.mark.parametrize("seat", SEATS)
def test_whoever_will_not_go_on_after_a_final_decision_is_out(seat):
    ruling = described("decision_refused", by=(seat,))
    assert (ruling.remedies, ruling.clause, ruling.logged) == (OUT, "NPA-1.3g", True)
    assert ruling.entries == (), "his partner keeps the score, and nobody loses points"
    assert "disqualify" in parts_of(ruling)


@pytest.mark.accepts("NPA-1.3h")
@pytest.mark.parametrize("kind", ["decision_refused", "machine_refused", "direction_ignored"])
def test_nobody_who_is_disqualified_gets_his_money_back(kind):
    ruling = described(kind, by=("N",))
    assert "no-refund" in ruling.remedies
    assert "no-refund" in parts_of(ruling)


@pytest.mark.refuses("NPA-1.3g", "NPA-1.3h", "NPA-2.2h", "NPA-9.1b")
@pytest.mark.parametrize(
    ("kind", "case"),
    [
        ("conduct", {}),
        ("wrong_table", {}),
        ("meld_aces", {}),
        ("bid_talk", {}),
        ("late", {"seconds": 16 * 60}),
        ("renege_unproven", {"caller": "N", "slip": HAND}),
    ],
)
def test_for_anything_less_nobody_is_disqualified_or_loses_his_fee(kind, case):
    remedies = described(kind, **{"by": ("N",), **case}).remedies
    assert not {"disqualify", "no-refund"} & set(remedies)


@pytest.mark.accepts("NPA-9.1b")
def test_whoever_does_not_do_what_the_director_says_is_out_and_it_is_written_down():
    ruling = described("direction_ignored", by=("E",))
    assert ruling.clause == "NPA-9.1b"
    assert set(ruling.remedies) == {*OUT, "log"}
    assert ruling.logged


# --- the shuffling machine ------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.2h")
def test_a_player_who_will_not_use_the_machine_is_out_without_a_refund():
    ruling = described("machine_refused", by=("S",))
    assert (ruling.remedies, ruling.clause, ruling.entries) == (OUT, "NPA-2.2h", ())


@pytest.mark.refuses("NPA-2.2h")
def test_a_dealer_who_only_forgets_it_is_told_to_do_it():
    felt = Felt(Hand(NPA, dealer="W", refereed=True))
    for _ in range(3):
        felt.act(Shuffle("W", "riffle"))
    felt.act(Cut("S", 40))
    assert (felt.rulings[-1].kind, felt.rulings[-1].clause) == ("machine_skipped", "NPA-2.2g")
    felt.act(Shuffle("W", "machine"))
    felt.act(Cut("S", 40))
    assert (len(felt.rulings), felt.hand.state.deal.cut) == (1, 40)


@pytest.mark.accepts("NPA-2.2i")
def test_a_club_without_the_machine_pays_100_dollars_and_the_other_figure_is_told():
    ruling = described("machine_missing")
    assert (ruling.remedies, ruling.clause) == (("fine",), "NPA-2.2i")
    assert "ruling-fine" in parts_of(ruling)
    (other,) = ruling.alternatives
    assert other.args["says"] == fact("reading-fine", money=25000)


@pytest.mark.refuses("NPA-2.2i")
def test_the_fine_is_money_and_nobody_loses_points_or_his_place():
    ruling = described("machine_missing", by=("N",))
    assert ruling.entries == ()
    assert "disqualify" not in ruling.remedies


@pytest.mark.refuses("NPA-2.2i")
def test_a_player_pays_no_fine_for_refusing_the_machine():
    assert "fine" not in described("machine_refused", by=("N",)).remedies


# --- a player who cannot handle the cards ---------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.2d")
@pytest.mark.parametrize("seat", SEATS)
def test_the_partner_of_a_handicapped_player_may_shuffle_cut_and_deal_for_him(seat):
    ruling = described("assistance", by=(seat,))
    assert (ruling.remedies, ruling.clause, ruling.hand) == (("partner-helps",), "NPA-2.2d", "goes-on")
    assert ids_of(ruling)[0] == "partner-helps"


@pytest.mark.refuses("NPA-2.2d")
@pytest.mark.parametrize("seat", ["N", "E", "S"])
def test_nobody_else_touches_the_pack_without_that_leave_not_even_the_partner(seat):
    felt = undealt("W")
    with pytest.raises(Refused):
        felt.act(Shuffle(seat, "riffle"))


@pytest.mark.refuses("NPA-2.2d")
def test_the_partner_helps_with_the_pack_and_not_with_the_play():
    felt = tricks(W="KH QH TC AH*4", E="JD")
    with pytest.raises(Refused, match=r"lead-first.*'W'"):
        felt.act(Play("E", card("AH")))
    assert felt.hand.turn == "W"

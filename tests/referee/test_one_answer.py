"""One act has one answer, whether a table sees it or somebody describes it; and the answer says at which moment."""

from __future__ import annotations

import pytest
from felt_table import felt_auction, put
from hilary_deals import to_be_dealt
from n42pa_felt import N42, bidding, fours, tile
from npa_felt import auction, described
from ruling_facts import facts_of, ids_of, parts_of

from meldhouse.game import Bid, Expose, Hand, Misdeal, NameTrump, Pass, Play, Slip
from meldhouse.messages import fact
from meldhouse.pieces import parse_pieces
from meldhouse.referee.cases.case import Case
from meldhouse.referee.disputes.disputes import Called, Raised
from meldhouse.referee.felt import Felt
from meldhouse.referee.officials.appeals import Dispute
from meldhouse.referee.rulings.ruling import rule
from table import house, won_by

# --- a lead before trump was named ------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.7b")
def test_a_lead_before_trump_is_named_stays_face_up_however_it_is_asked():
    felt = auction(N="KH QH AS")
    won_by(felt.hand, "N", 52)
    card = parse_pieces("AS")[0]
    felt.act(Play("N", card))
    assert felt.rulings[-1] == described("trump_unnamed", by=("N",), pieces=(card,))
    assert felt.hand.state.felt.exposed == {"N": (card,)}
    assert (felt.hand.phase, felt.hand.can(NameTrump("N", "H"))) == ("trump", True)


@pytest.mark.accepts("MCA-7d", "STH-BI-e")
@pytest.mark.parametrize("name", ["mcallen", "st-hilary"])
def test_where_it_is_taken_back_it_is_at_both(name):
    felt = felt_auction(name)
    won_by(felt.hand, "N", 20)
    card = felt.hand.state.hands["N"][0]
    felt.act(Play("N", card))
    assert felt.rulings[-1] == rule(house(name), Case(kind="trump_unnamed", by=("N",), pieces=(card,)))
    assert (felt.hand.state.felt.exposed, card in felt.hand.state.hands["N"]) == ({}, True)


@pytest.mark.refuses("N42-X14")
def test_in_42_only_the_bidders_lead_names_trump():
    slip = Slip(bidder="S", bid=31, trump="4")
    wrong = rule(N42, Case(kind="trump_unnamed", by=("W",), pieces=(tile("6-4"),), slip=slip))
    assert (wrong.kind, wrong.clause) == ("lead_early", "N42-5c")
    right = rule(N42, Case(kind="trump_unnamed", by=("S",), pieces=(tile("6-4"),), slip=slip))
    assert ids_of(right)[0] == "ruling-trump-is"


@pytest.mark.refuses("N42-1a", "STH-BI-e")
@pytest.mark.parametrize(("name", "bid"), [("n42pa", 31), ("st-hilary", 20)])
def test_nobody_else_names_it(name, bid):
    case = Case(kind="trump_misspoken", by=("W",), slip=Slip(bidder="S", bid=bid))
    assert ids_of(rule(house(name), case))[0] == "ruling-only-bidder-names"


# --- two dominoes at once ---------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-6b")
def test_of_two_dominoes_the_one_that_may_be_played_is_played():
    felt = put(fours(31), "5-1")
    felt.act(Expose("W", (tile("5-2"), tile("3-3"))))
    text = parts_of(felt.rulings[-1])
    assert text[0] == "name-one"
    assert felt.hand.legal_plays() == (tile("5-2"),), "it follows suit, and it lies there for all to see"


# --- bids that are held to --------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-11b")
@pytest.mark.parametrize(("early", "before"), [(126, 31), (29, 30), (126, None), (85, 42)])
def test_an_early_bid_that_is_not_legal_at_his_turn_means_a_pass(early, before):
    felt = bidding()
    felt.act(Bid("E", early))
    assert "ruling-freeze" in parts_of(felt.rulings[-1]) or "frozen-none" in parts_of(felt.rulings[-1])
    felt.act(Bid("N", before) if before else Pass("N"))
    for amount in (84, early):
        felt.act(Bid("E", amount))
        assert felt.rulings[-1].clause == "N42-11b"
        assert felt.hand.turn == "E", "it does not count"
    felt.act(Pass("E"))
    assert felt.hand.turn == "S"


@pytest.mark.accepts("N42-11c")
def test_one_that_has_become_legal_is_made():
    felt = bidding()
    felt.act(Bid("E", 126))
    felt.act(Bid("N", 84))
    assert not felt.hand.can(Pass("E"))
    felt.act(Bid("E", 126))
    assert felt.hand.state.amount == 126


# --- when -------------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.4d")
def test_the_maker_of_a_wrong_bid_bids_again_now_and_of_an_early_one_at_his_turn():
    assert "next-bid-now" in parts_of(described("bid_wrong", by=("N",), bid=49))
    assert "next-bid-only" in parts_of(described("bid_early", by=("N",), bid=52))


@pytest.mark.accepts("NPA-2.1b")
def test_a_wrong_table_costs_from_the_first_packet_on():
    text = parts_of(described("wrong_table", by=("N",)))
    assert "ruling-if-dealt" in text
    assert "hand-void-wrong_table" in text
    assert "hand-void" not in text, "that is about another thing"


@pytest.mark.accepts("N42-10b", "N42-9b")
def test_a_question_for_one_suit_is_one_for_trump_once_that_must_be_remembered():
    text = parts_of(rule(N42, Case(kind="suit_asked", by=("E",))))
    assert text[:2] == ("ask-generally", "N42-10b")
    assert "ruling-once-known" in text
    assert "not-allowed" not in text


@pytest.mark.refuses("N42-9b")
def test_where_trump_may_always_be_asked_no_moment_is_told():
    assert "ruling-once-known" not in parts_of(rule(house("st-hilary"), Case(kind="suit_asked", by=("E",))))


@pytest.mark.accepts("MCA-10Fb")
def test_once_both_sides_have_agreed_no_meld_is_counted_again():
    ruling = rule(house("mcallen"), Case(kind="meld_value", by=("N",), called="scored"))
    assert (ruling.clause, ruling.remedies) == ("MCA-10Fb", ())
    assert "ruling-agreed-stays" in parts_of(ruling)


@pytest.mark.refuses("MCA-10Fb")
def test_until_then_it_is():
    ruling = rule(house("mcallen"), Case(kind="meld_value", by=("N",)))
    assert (ruling.clause, ruling.remedies) == ("MCA-10Fa", ("true-value",))


@pytest.mark.accepts("NPA-8.1b")
def test_where_sheets_are_signed_it_is_counted_until_then():
    ruling = described("meld_value", by=("N",), called="scored")
    assert (ruling.clause, ruling.remedies) == ("NPA-8.1b", ("true-value",))
    assert "ruling-true-value" in parts_of(ruling)


def test_where_the_paper_does_not_say_an_official_decides():
    ruling = rule(house("st-hilary"), Case(kind="meld_value", by=("N",), called="scored"))
    assert "ruling-score-gap" in parts_of(ruling)
    assert ruling.remedies == ("official",)


# --- who decides ------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-3.1k")
@pytest.mark.parametrize("kind", ["renege", "renege_unproven"])
def test_a_disputed_renege_goes_straight_to_a_referee(kind):
    dispute = Dispute(house("npa"))
    dispute.apply(Raised("S", "He says he followed suit.", kind))
    assert dispute.verify(Called("referee", "Ann")) is None


@pytest.mark.refuses("NPA-3.1k")
@pytest.mark.accepts("NPA-1.3a")
@pytest.mark.parametrize("kind", ["", "bid_early"])
def test_anything_else_is_tried_at_the_table_first(kind):
    dispute = Dispute(house("npa"))
    dispute.apply(Raised("S", "He bid out of turn.", kind))
    refusal = dispute.verify(Called("referee", "Ann"))
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("settle-first", "NPA-1.3a")


@pytest.mark.accepts("N42-X19")
def test_in_42_the_director_is_told_of_a_call_that_is_not_proven():
    ruling = rule(N42, Case(kind="renege_unproven", by=("N",), caller="E"))
    assert ids_of(ruling) == ("ruling-unproven-report",)


@pytest.mark.accepts("STH-X8")
def test_elsewhere_it_is_written_down():
    assert "ruling-unproven-noted" in parts_of(rule(house("st-hilary"), Case(kind="renege_unproven", caller="E")))


@pytest.mark.accepts("N42-19a", "N42-14a")
@pytest.mark.parametrize(("name", "kind"), [("n42pa", "conduct"), ("n42pa", "bid_talk"), ("bend", "conduct")])
def test_nobody_promises_that_no_points_are_lost_where_an_official_decides(name, kind):
    book = house(name)
    lost = "marks" if name == "n42pa" else "points"
    assert facts_of(rule(book, Case(kind=kind, by=("E",))), "ruling-noted-unless")["unit"] == lost


# --- in the words of the house ----------------------------------------------------------------------------------------


def test_dominoes_are_shaken_and_not_dealt():
    text = parts_of(rule(N42, Case(kind="count_seen")))
    assert text[0] == "redeal-drawn"


@pytest.mark.accepts("BEN-3.6b", "NPA-2.3i")
@pytest.mark.parametrize(("name", "kinds"), [("bend", []), ("npa", ["misdeal_again"])])
def test_a_second_misdeal_is_told_twice_only_where_that_says_something_new(name, kinds):
    felt = Felt(Hand(house(name), dealer="W", key=bytes(32), refereed=True))
    for _ in range(2):
        to_be_dealt(felt).act(Misdeal("W", short="N", long="E", count=2))
    assert [ruling.kind for ruling in felt.rulings] == ["count_unseen", "count_unseen", *kinds]


def test_several_people_are_told_of_as_several():
    assert "disqualify" in parts_of(described("decision_refused", by=("W", "E")))
    late = parts_of(described("late", by=("N", "E", "S", "W"), seconds=17 * 60))
    assert "ruling-late-replaced" in late


def test_it_is_the_players_concerned_who_have_not_looked():
    assert rule(house("mcallen"), Case(kind="count_unseen")).what.args == {"kind": "count_unseen"}


@pytest.mark.accepts("N42-5b")
def test_marks_are_not_told_twice():
    slip, marks = Slip(bidder="S", bid=84, trump="4"), fact("bid-in-marks", marks=2)
    ruling = rule(N42, Case(kind="renege", by=("E",), slip=slip))
    assert [entry.reason for entry in ruling.entries] == [fact("score-bid-after", bid=marks, how="renege")]
    good = rule(N42, Case(kind="claim", by=("S",), stands=True, slip=slip, taken={"NS": 11, "EW": 0}))
    assert [entry.reason for entry in good.entries] == [fact("score-made-claimed", bid=marks)]

"""Acts before the play has begun, and bids after the bidding: what they are depends on who does them."""

from __future__ import annotations

import pytest
from felt_table import felt_auction
from n42pa_felt import N42, bidding
from npa_felt import auction, described
from ruling_facts import ids_of, parts_of

from meldhouse.game import Bid, NameTrump, Pass, Play, ShowMeld, Slip
from meldhouse.pieces import parse_pieces
from meldhouse.referee.cases.case import Case
from meldhouse.referee.rulings.ruling import rule
from table import house, won_by

# --- leads before the play --------------------------------------------------------------------------------------------


@pytest.mark.accepts("MCA-10E", "N42-5c")
@pytest.mark.parametrize("kind", ["lead_unready", "trump_unnamed"])
@pytest.mark.parametrize(
    ("name", "bid", "piece", "clause"),
    [("mcallen", 30, "KD", "MCA-10E"), ("n42pa", 31, "5-2", "N42-5c"), ("npa", 60, "KD", "NPA-2.7l")],
)
def test_a_lead_by_anybody_but_the_bidder_is_out_of_turn(kind, name, bid, piece, clause) -> None:
    case = Case(kind=kind, by=("W",), pieces=parse_pieces(piece), slip=Slip(bidder="S", bid=bid))
    ruling = rule(house(name), case)
    assert (ruling.kind, ruling.clause) == ("lead_early", clause)


@pytest.mark.refuses("STH-RN-c", "BEN-X18")
@pytest.mark.parametrize("kind", ["lead_unready", "trump_unnamed"])
@pytest.mark.parametrize(("name", "bid"), [("st-hilary", 20), ("bend", 600)])
def test_where_only_the_play_has_turns_it_is_taken_back(kind, name, bid) -> None:
    ruling = rule(house(name), Case(kind=kind, by=("S",), slip=Slip(bidder="N", bid=bid)))
    assert (ruling.kind, ruling.remedies) == ("lead_unready", ("take-back",))


@pytest.mark.accepts("MCA-10E")
@pytest.mark.refuses("STH-RN-c", "BEN-X18")
@pytest.mark.parametrize(("name", "bid", "kind"), [("mcallen", 20, "lead_early"), ("st-hilary", 20, "lead_unready")])
@pytest.mark.parametrize("trump", [None, "H"])
def test_the_table_says_the_same_before_and_after_trump_is_named(name, bid, kind, trump) -> None:
    felt = felt_auction(name)
    won_by(felt.hand, "N", bid)
    if trump is not None:
        felt.act(NameTrump("N", trump))
    card = felt.hand.state.hands["E"][0]
    felt.act(Play("E", card))
    asked = Case(kind="lead_unready", by=("E",), pieces=(card,), slip=Slip(bidder="N", bid=bid))
    assert felt.rulings[-1].kind == kind
    assert felt.rulings[-1].clause == rule(house(name), asked).clause
    assert (felt.hand.state.felt.exposed == {"E": (card,)}) is (kind == "lead_early")


# --- meld before trump ------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.5b")
def test_only_the_bidder_lays_meld_without_the_marriage() -> None:
    slip = Slip(bidder="N", bid=60, trump="H", meld={"NS": 30, "EW": 24})
    early = described("meld_trump", by=("E",), slip=slip)
    assert (early.kind, early.clause) == ("meld_early", "NPA-2.5b")
    assert described("meld_trump", by=("N",), slip=slip).clause == "NPA-2.5a"
    felt = auction(N="KH QH", E="QS JD")
    won_by(felt.hand, "N", 52)
    felt.act(NameTrump("N", "H"))
    felt.act(ShowMeld("E", parse_pieces("QS JD")))
    assert (felt.rulings[-1].kind, felt.rulings[-1].clause) == ("meld_early", "NPA-2.5b")


# --- bids after the bidding -------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.4o")
def test_the_dealer_who_was_given_the_bid_silences_nobody() -> None:
    felt = auction()
    for seat in ("N", "E", "S"):
        felt.act(Pass(seat))
    felt.act(Bid("W", 55))
    ruling = felt.rulings[-1]
    assert (ruling.clause, ruling.remedies) == ("NPA-2.4o", ("void",))
    assert ids_of(ruling)[0] == "bid-dropped"
    assert (felt.hand.state.amount, felt.hand.state.auction.silenced) == (50, frozenset())


@pytest.mark.accepts("N42-X2")
def test_whoever_has_spoken_in_the_only_round_has_no_turn_at_which_to_be_held() -> None:
    felt = bidding()
    felt.act(Bid("N", 30))
    felt.act(Bid("N", 31))
    asked = rule(N42, Case(kind="bid_early", by=("N",), bid=31, out_of_bidding=True))
    assert (asked.kind, parts_of(asked)) == ("bid_changed", parts_of(felt.rulings[-1]))
    held = rule(N42, Case(kind="bid_early", by=("N",), bid=31))
    assert (held.remedies, held.clause) == (("freeze",), "N42-11a")


# --- who decides ------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-LA-a", "N42-20a", "BEN-X14")
@pytest.mark.parametrize(
    ("name", "kind", "clause"),
    [
        ("st-hilary", "assistance", "STH-LA-a"),
        ("st-hilary", "wrong_dealer", "STH-LA-a"),
        ("n42pa", "deal_exposed", "N42-20a"),
        ("bend", "wrong_table", "BEN-X14"),
        ("bend.3", "late", "BEN-X14"),
        ("st-hilary", "late", "STH-LA-a"),
        ("n42pa", "late", "N42-20a"),
    ],
)
def test_that_an_official_decides_is_written_somewhere(name, kind, clause) -> None:
    ruling = rule(house(name), Case(kind=kind, by=("N",)))
    assert (ruling.hand, ruling.clause) == ("stopped", clause)
    assert parts_of(ruling)[-1] == clause

"""Cards that somebody names: whether they are in the pack, as many as it takes, and what they make of the case."""

from __future__ import annotations

import pytest
from felt_table import felt_auction
from ruling_facts import facts_of, ids_of, parts_of, readings_of, unruled

from meldhouse.game import NameTrump, ShowMeld, Slip
from meldhouse.pieces import parse_pieces
from meldhouse.referee.cases.case import Case
from meldhouse.referee.rulings.ruling import Ruling, rule
from table import house, points, won_by


def told(name: str, kind: str, cards: str = "", by: tuple[str, ...] = ("W",), **case: object) -> Ruling:
    return rule(house(name), Case(kind=kind, by=by, pieces=parse_pieces(cards), **case))  # type: ignore[arg-type]


# --- what cannot be ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "kind", "cards", "sentence"),
    [
        ("npa", "piece_dropped", "9S", "case-pack"),
        ("npa", "two_pieces", "9S KS", "case-pack"),
        ("npa", "piece_dropped", "KS KS KS KS KS", "case-pack"),
        ("npa", "meld_aces", "AS AS AS AS AS", "case-pack"),
        ("npa", "lead_early", "AS KS", "case-one-piece"),
        ("mcallen", "piece_shown", "AS AS AS", "case-pack"),
        ("st-hilary", "piece_dropped", "AD AD AD", "case-pack"),
        ("n42pa", "piece_dropped", "2-1 2-1", "case-pack"),
        ("npa", "two_pieces", "KS", "case-two-pieces"),
        ("st-hilary", "piece_shown", "AS TS KS QS JS 9S AH TH KH QH JH 9H AD", "case-pieces-many"),
        ("n42pa", "aces_exposed", "", "case-no-meld"),
        ("n42pa", "meld_aces", "", "case-no-meld"),
    ],
)
@pytest.mark.refuses("NPA-X1", "MCA-4Ca", "STH-DK-a", "N42-X1")
def test_what_nobody_can_have_shown_is_refused(name, kind, cards, sentence):
    with unruled(sentence):
        told(name, kind, cards)


@pytest.mark.parametrize(
    ("name", "kind", "by", "sentence"),
    [
        ("npa", "claim", ("W", "E"), "case-alone"),
        ("n42pa", "trump_asked_late", ("E", "S"), "case-alone"),
        ("n42pa", "onlooker", ("E",), "case-onlooker"),
    ],
)
def test_nor_what_nobody_can_have_done(name, kind, by, sentence):
    with unruled(sentence):
        told(name, kind, by=by, stands=True)


def test_the_onlooker_himself_is_warned():
    assert "warn" in parts_of(told("n42pa", "onlooker", by=()))


# --- what is in order -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "kind", "cards", "why"),
    [
        ("npa", "meld_stray", "QS JD", "ruling-are-meld"),
        ("npa", "meld_aces", "AS AH AD AC", "ruling-are-meld"),
        ("st-hilary", "pass_count", "AS KS QS", "ruling-passed-here"),
        ("bend.3", "discard_count", "AS KS QS JS TS", "ruling-discarded-here"),
    ],
)
@pytest.mark.refuses("NPA-2.5h", "STH-PS-a", "BEN-3.4b")
def test_what_is_in_order_is_told_so(name, kind, cards, why):
    ruling = told(name, kind, cards, by=("E",))
    assert ids_of(ruling)[:2] == ("ruling-nothing-wrong", why)
    assert (ruling.entries, ruling.remedies, readings_of(ruling)) == ((), (), ())


@pytest.mark.refuses("STH-PS-d")
def test_only_the_bidding_side_passes():
    slip = Slip(bidder="S", bid=20, trump="C")
    others = told("st-hilary", "pass_count", "AS KS", by=("E",), slip=slip)
    assert ids_of(others)[0] == "ruling-only-bidders-pass"
    assert told("st-hilary", "pass_count", "AS KS", by=("N",), slip=slip).remedies == ("agree",)


# --- what the cards make of it ----------------------------------------------------------------------------------------

RUN = "AS TS KS QS JS"


@pytest.mark.accepts("NPA-2.5h")
def test_a_run_is_one_only_in_trump():
    assert points(told("npa", "meld_aces", RUN, trump="H").entries) == {"W": -50}


@pytest.mark.refuses("NPA-2.5h")
def test_in_trump_nothing_is_wrong_with_it_and_without_a_word_it_depends():
    assert ids_of(told("npa", "meld_aces", RUN, trump="S"))[0] == "ruling-nothing-wrong"
    with unruled("case-meld-trump"):
        told("npa", "meld_aces", RUN)


@pytest.mark.accepts("NPA-2.5h")
@pytest.mark.parametrize("kind", ["meld_aces", "meld_stray", "meld_early", "meld_late", "meld_owed_late"])
@pytest.mark.parametrize("cards", ["AS AH", "AS AH AD"])
def test_aces_that_cannot_be_declared_cost_fifty_under_whatever_name(kind, cards):
    ruling = told("npa", kind, cards)
    assert (ruling.kind, points(ruling.entries)) == ("meld_aces", {"W": -50})


@pytest.mark.accepts("NPA-2.5h")
@pytest.mark.parametrize("kind", ["piece_dropped", "piece_shown"])
def test_of_an_ace_that_fell_it_is_told_what_it_costs_before_the_first_lead(kind):
    ruling = told("npa", kind, "AS")
    assert ruling.entries == ()
    assert ids_of(ruling)[-1] == "ruling-loses"
    assert any("-open" in other for other in readings_of(ruling))


@pytest.mark.refuses("NPA-2.5h")
@pytest.mark.parametrize(("name", "cards"), [("npa", "KS"), ("mcallen", "AS")])
def test_of_other_cards_and_in_other_houses_it_is_not(name, cards):
    assert "aces_exposed" not in parts_of(told(name, "piece_dropped", cards))


@pytest.mark.accepts("NPA-3.1d")
@pytest.mark.parametrize("kind", ["meld_late", "meld_owed_late"])
def test_aces_around_that_come_late_are_a_renege(kind):
    ruling = told("npa", kind, "AS AH AD AC")
    assert (ruling.kind, ruling.clause, "renege" in ruling.remedies) == ("meld_owed_late", "NPA-3.1d", True)


@pytest.mark.refuses("NPA-3.1d")
@pytest.mark.parametrize("kind", ["meld_late", "meld_owed_late"])
def test_nothing_else_has_to_be_laid(kind):
    ruling = told("npa", kind, "QS JD")
    assert (ruling.kind, ruling.clause, ruling.remedies) == ("meld_late", "NPA-2.5f", ("no-meld",))


# --- what of it is the matter -----------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.5d", "MCA-Tb", "STH-ME-c")
@pytest.mark.parametrize(
    ("name", "cards", "stray"),
    [
        ("npa", "KS QS JC", ("take-back-meld_stray", ("JC",))),
        ("mcallen", "KS QS 9S", ("face-up", ("9S",))),
        ("st-hilary", "KC QC JC", ("take-back-meld_stray", ("JC",))),
        ("bend", "AC TC KC QC JC", ("take-back-meld_stray", ("AC", "TC", "JC"))),
    ],
)
def test_only_what_is_no_meld_is_the_matter(name, cards, stray) -> None:
    ruling = told(name, "meld_stray", cards, trump="H")
    first = ids_of(ruling)[0]
    assert (first, facts_of(ruling, first)["cards"]) == stray


@pytest.mark.accepts("NPA-2.5d")
def test_as_at_the_table() -> None:
    felt = felt_auction("npa", dealer="S", W="KH QH KS QS JC", N="KD QD")
    won_by(felt.hand, "W", 52)
    felt.act(NameTrump("W", "H"))
    felt.act(ShowMeld("W", parse_pieces("KH QH KS QS JC")))
    assert felt.rulings[-1] == told("npa", "meld_stray", "KH QH KS QS JC", trump="H")
    assert felt.hand.state.felt.exposed == {}


@pytest.mark.accepts("NPA-2.5d")
@pytest.mark.refuses("NPA-2.7n")
def test_three_kings_are_not_treated_harder_than_three_aces() -> None:
    kings, aces = (told("npa", "meld_stray", cards, trump="C") for cards in ("KS KH KD", "AS AH AD"))
    assert (kings.clause, kings.remedies) == ("NPA-2.5d", ("take-back", "log"))
    assert "take-back" in aces.remedies
    assert any("stray-open (NPA-2.7n)" in other for other in readings_of(kings))


@pytest.mark.refuses("MCA-10Da", "N42-6a", "NPA-2.7l")
@pytest.mark.parametrize(
    ("name", "by", "cards"), [("mcallen", "NE", "AC"), ("npa", "NS", "AC KC"), ("n42pa", "EW", "6-6")]
)
def test_one_card_does_not_lie_before_two_players(name, by, cards) -> None:
    with unruled("case-whose-pieces"):
        told(name, "piece_dropped", cards, tuple(by))


@pytest.mark.refuses("BEN-2.3a", "BEN-3.4c")
def test_where_no_trump_was_laid_away_there_was_none_to_tell() -> None:
    ruling = told("bend.3", "discard_declared", "AC KC", ("N",), trump="H")
    assert (ruling.remedies, ruling.hand) == ((), "goes-on")
    assert "ruling-no-trump-there" in parts_of(ruling)
    assert told("bend.3", "discard_declared", "AC KC", ("N",), trump="C").remedies == ("renege",)
    with unruled("case-discard-size"):
        told("bend.3", "discard_declared", "AC KC QC JC TC AC", ("N",), trump="C")


@pytest.mark.refuses("NPA-2.4k")
@pytest.mark.parametrize("kind", ["play_early", "played_to", "two_pieces", "meld_late"])
def test_a_board_set_is_never_played(kind) -> None:
    with unruled("case-impossible"):
        told("npa", kind, slip=Slip(bidder="N", bid=80, trump="H", meld={"NS": 28, "EW": 24}))

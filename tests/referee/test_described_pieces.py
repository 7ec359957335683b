"""Cards that somebody names: whether they are in the pack, as many as it takes, and what they make of the case."""

from __future__ import annotations

import pytest
from felt_table import felt_auction

from meldhouse.game import NameTrump, ShowMeld, Slip
from meldhouse.pieces import parse_pieces
from meldhouse.referee.cases import Case, CaseError
from meldhouse.referee.rulings import Ruling, rule
from table import house, points, won_by


def told(name: str, kind: str, cards: str = "", by: tuple[str, ...] = ("W",), **case: object) -> Ruling:
    return rule(house(name), Case(kind=kind, by=by, pieces=parse_pieces(cards), **case))  # type: ignore[arg-type]


# --- what cannot be ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "kind", "cards", "sentence"),
    [
        ("npa", "piece_dropped", "9S", "There is no 9S in this pack"),
        ("npa", "two_pieces", "9S KS", "There is no 9S in this pack"),
        ("npa", "piece_dropped", "KS KS KS KS KS", "The pack has 4 of the king of spades, not 5"),
        ("npa", "meld_aces", "AS AS AS AS AS", "The pack has 4 of the ace of spades, not 5"),
        ("npa", "lead_early", "AS KS", "That is done with one card, not with 2"),
        ("mcallen", "piece_shown", "AS AS AS", "The pack has 2 of the ace of spades, not 3"),
        ("st-hilary", "piece_dropped", "AD AD AD", "The pack has 2 of the ace of diamonds, not 3"),
        ("n42pa", "piece_dropped", "2-1 2-1", "There is only one two-one, not 2"),
        ("npa", "two_pieces", "KS", "Name all cards that were played at once, at least two"),
        ("st-hilary", "piece_shown", "AS TS KS QS JS 9S AH TH KH QH JH 9H AD", "nobody here holds more than 12"),
        ("n42pa", "aces_exposed", "", "There is no meld in this game"),
        ("n42pa", "meld_aces", "", "There is no meld in this game"),
    ],
)
@pytest.mark.refuses("NPA-X1", "MCA-4Ca", "STH-DK-a", "N42-X1")
def test_what_nobody_can_have_shown_is_refused(name, kind, cards, sentence):
    with pytest.raises(CaseError, match=sentence):
        told(name, kind, cards)


@pytest.mark.parametrize(
    ("name", "kind", "by", "sentence"),
    [
        ("npa", "claim", ("W", "E"), "West and East did not do that together; ask for each alone"),
        ("n42pa", "trump_asked_late", ("E", "S"), "East and South did not do that together"),
        ("n42pa", "onlooker", ("E",), "An onlooker does not play at this table"),
    ],
)
def test_nor_what_nobody_can_have_done(name, kind, by, sentence):
    with pytest.raises(CaseError, match=sentence):
        told(name, kind, by=by, stands=True)


def test_the_onlooker_himself_is_warned():
    assert " The onlooker is warned." in told("n42pa", "onlooker", by=()).text


# --- what is in order -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "kind", "cards", "why"),
    [
        ("npa", "meld_stray", "QS JD", "these cards are meld"),
        ("npa", "meld_aces", "AS AH AD AC", "these cards are meld"),
        ("st-hilary", "pass_count", "AS KS QS", "3 cards are passed here"),
        ("bend.3", "discard_count", "AS KS QS JS TS", "5 cards are laid away here"),
    ],
)
@pytest.mark.refuses("NPA-2.5h", "STH-PS-a", "BEN-3.4b")
def test_what_is_in_order_is_told_so(name, kind, cards, why):
    ruling = told(name, kind, cards, by=("E",))
    assert ruling.text.startswith(f"Nothing is wrong: {why}")
    assert (ruling.entries, ruling.remedies, ruling.alternatives) == ((), (), ())


@pytest.mark.refuses("STH-PS-d")
def test_only_the_bidding_side_passes():
    slip = Slip(bidder="S", bid=20, trump="C")
    others = told("st-hilary", "pass_count", "AS KS", by=("E",), slip=slip)
    assert others.text.startswith("Only the bidder, South, and his partner pass cards")
    assert told("st-hilary", "pass_count", "AS KS", by=("N",), slip=slip).remedies == ("agree",)


# --- what the cards make of it ----------------------------------------------------------------------------------------

RUN = "AS TS KS QS JS"


@pytest.mark.accepts("NPA-2.5h")
def test_a_run_is_one_only_in_trump():
    assert points(told("npa", "meld_aces", RUN, trump="H").entries) == {"W": -50}


@pytest.mark.refuses("NPA-2.5h")
def test_in_trump_nothing_is_wrong_with_it_and_without_a_word_it_depends():
    assert told("npa", "meld_aces", RUN, trump="S").text.startswith("Nothing is wrong")
    with pytest.raises(CaseError, match="depends on trump; say what was trump"):
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
    assert ruling.text.endswith(
        "Before the first lead it is an ace that cannot be declared: the ace of spades goes back to the hand. "
        "West loses 50 points (NPA-2.5h)."
    )
    assert any("stay face up until they can be played" in other for other in ruling.alternatives)


@pytest.mark.refuses("NPA-2.5h")
@pytest.mark.parametrize(("name", "cards"), [("npa", "KS"), ("mcallen", "AS")])
def test_of_other_cards_and_in_other_houses_it_is_not(name, cards):
    assert "aces_exposed" not in told(name, "piece_dropped", cards).text


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
        ("npa", "KS QS JC", "The jack of clubs is taken up again and counts nothing"),
        ("mcallen", "KS QS 9S", "The nine of spades stays face up in front of West"),
        ("st-hilary", "KC QC JC", "The jack of clubs is taken up again"),
        ("bend", "AC TC KC QC JC", "The ace of clubs, the ten of clubs and the jack of clubs are taken up again"),
    ],
)
def test_only_what_is_no_meld_is_the_matter(name, cards, stray) -> None:
    assert told(name, "meld_stray", cards, trump="H").text.startswith(stray)


@pytest.mark.accepts("NPA-2.5d")
def test_as_at_the_table() -> None:
    felt = felt_auction("npa", dealer="S", W="KH QH KS QS JC", N="KD QD")
    won_by(felt.hand, "W", 52)
    felt.act(NameTrump("W", "H"))
    felt.act(ShowMeld("W", parse_pieces("KH QH KS QS JC")))
    assert felt.rulings[-1] == told("npa", "meld_stray", "KH QH KS QS JC", trump="H")
    assert felt.hand.state.exposed == {}


@pytest.mark.accepts("NPA-2.5d")
@pytest.mark.refuses("NPA-2.7n")
def test_three_kings_are_not_treated_harder_than_three_aces() -> None:
    kings, aces = (told("npa", "meld_stray", cards, trump="C") for cards in ("KS KH KD", "AS AH AD"))
    assert (kings.clause, kings.remedies) == ("NPA-2.5d", ("take-back", "log"))
    assert "take-back" in aces.remedies
    assert any("stay face up until they can be played (NPA-2.7n)" in other for other in kings.alternatives)


@pytest.mark.refuses("MCA-10Da", "N42-6a", "NPA-2.7l")
@pytest.mark.parametrize(
    ("name", "by", "cards"), [("mcallen", "NE", "AC"), ("npa", "NS", "AC KC"), ("n42pa", "EW", "6-6")]
)
def test_one_card_does_not_lie_before_two_players(name, by, cards) -> None:
    with pytest.raises(CaseError, match=r"Nobody knows which .* was whose; ask for each player alone"):
        told(name, "piece_dropped", cards, tuple(by))


@pytest.mark.refuses("BEN-2.3a", "BEN-3.4c")
def test_where_no_trump_was_laid_away_there_was_none_to_tell() -> None:
    ruling = told("bend.3", "discard_declared", "AC KC", ("N",), trump="H")
    assert (ruling.remedies, ruling.hand) == ((), "goes-on")
    assert "no trump is among these cards" in ruling.text
    assert told("bend.3", "discard_declared", "AC KC", ("N",), trump="C").remedies == ("renege",)
    with pytest.raises(CaseError, match="5 cards are laid away here, not 6"):
        told("bend.3", "discard_declared", "AC KC QC JC TC AC", ("N",), trump="C")


@pytest.mark.refuses("NPA-2.4k")
@pytest.mark.parametrize("kind", ["play_early", "played_to", "two_pieces", "meld_late"])
def test_a_board_set_is_never_played(kind) -> None:
    with pytest.raises(CaseError, match="a board set"):
        told("npa", kind, slip=Slip(bidder="N", bid=80, trump="H", meld={"NS": 28, "EW": 24}))

"""Bend: wrong numbers of cards, in the deal and at the end of the hand."""

from __future__ import annotations

import pytest
from bend_felt import BEND, HANDS, HONEST, THREE, called, clubs, played_out, put, scores, three
from felt_table import turned

from meldhouse.game import Discard, Expose, Hand, Misdeal, Refused, Slip, ThrownIn
from meldhouse.referee.cases.case import Case
from meldhouse.referee.felt import Felt
from meldhouse.referee.rulings.ruling import rule
from meldhouse.rulebooks import Book
from table import call, name_and_settle, pieces, points

SOUTH = Slip(bidder="S", bid=900, trump="C", meld={"NS": 670, "EW": 320})
EAST = Slip(bidder="E", bid=900, trump="C", meld={"NS": 670, "EW": 320})
MORE = {"N": 21, "E": 20, "S": 20, "W": 19}
FEWER = {"N": 20, "E": 20, "S": 19, "W": 21}


def at_the_end(slip: Slip | None, counts: dict[str, int], book: Book = BEND):
    return rule(book, Case(kind="count_end", counts=counts, slip=slip))


# --- found at the end -------------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-3.5d")
@pytest.mark.parametrize("counts", [MORE, FEWER, {"N": 19, "E": 21}, {"N": 0, "E": 2, "S": 1, "W": 1}])
def test_a_bidding_side_with_more_or_fewer_cards_has_reneged(counts: dict[str, int]) -> None:
    ruling = at_the_end(SOUTH, counts)
    assert (ruling.clause, ruling.remedies) == ("BEN-3.5d", ("renege",))


@pytest.mark.accepts("BEN-3.5d")
@pytest.mark.parametrize("counts", [MORE, FEWER])
@pytest.mark.parametrize(("slip", "expected"), [(SOUTH, {"NS": 0, "EW": 1220}), (EAST, {"NS": 1570, "EW": 0})])
def test_it_is_scored_as_one_and_always_as_the_bidding_sides(
    slip: Slip, expected: dict[str, int], counts: dict[str, int]
) -> None:
    ruling = at_the_end(slip, counts)
    assert (ruling.hand, points(ruling.entries)) == ("over", expected)


@pytest.mark.refuses("BEN-3.5d")
@pytest.mark.parametrize("slip", [SOUTH, EAST])
@pytest.mark.parametrize("counts", [{"N": 21, "E": 20, "S": 19, "W": 20}, {"N": 20, "E": 20, "S": 20, "W": 20}])
def test_equal_totals_are_no_renege_whoever_of_the_partners_has_them(slip: Slip, counts: dict[str, int]) -> None:
    ruling = at_the_end(slip, counts)
    assert "renege" not in ruling.remedies
    assert (ruling.hand == "over", ruling.entries) == (len(set(counts.values())) > 1, ()), "the last trick is played"


@pytest.mark.refuses("BEN-3.5d")
def test_at_a_table_of_three_an_official_decides() -> None:
    ruling = at_the_end(None, {"N": 24, "E": 26, "S": 25}, THREE)
    assert (ruling.hand, ruling.remedies) == ("stopped", ("official",))


@pytest.mark.refuses("BEN-3.5d")
@pytest.mark.parametrize("offence", ["follow", "beat", "discard"])
def test_twenty_tricks_of_four_cards_prove_nothing(offence: str) -> None:
    felt = played_out(put(clubs(), HONEST))
    assert {len(trick.pieces) for trick in felt.hand.state.play.tricks} == {4}
    assert called(felt, "E", "S", 1, offence).hand.state.ending.ended == "played"


def uneven(more: str, fewer: str, book: Book = BEND) -> Felt:
    """A hand that is played to its end although `more` was dealt a card of `fewer`'s."""
    hands = {seat: list(pieces(cards)) for seat, cards in HANDS.items()}
    hands[more].append(hands[fewer].pop())
    hand = Hand.with_hands(book, dealer="E", hands=hands, key=bytes(32), refereed=True)
    turned(felt := Felt(hand))
    call(hand, 500, None, None, None)
    name_and_settle(hand, "C")
    return played_out(felt)


@pytest.mark.accepts("BEN-3.5d")
@pytest.mark.parametrize(("more", "fewer"), [("S", "W"), ("W", "S"), ("E", "N"), ("N", "E")])
@pytest.mark.parametrize("caller", ["E", "W"])
def test_at_the_table_the_others_call_it_when_all_is_played(more: str, fewer: str, caller: str) -> None:
    felt = uneven(more, fewer)
    assert (felt.hand.state.ending.ended, felt.rulings[-1].clause) == ("played", "BEN-3.5d")
    others = felt.hand.state.meld_of("EW")
    called(felt, caller, "S", 0, "totals")
    assert (felt.hand.state.ending.ended, scores(felt)) == ("renege", {"EW": 500 + others})


@pytest.mark.refuses("BEN-3.5d")
@pytest.mark.parametrize(("more", "fewer", "caller", "accused"), [("N", "S", "E", "S"), ("E", "W", "W", "N")])
def test_at_the_table_equal_totals_prove_nothing(more: str, fewer: str, caller: str, accused: str) -> None:
    felt = called(uneven(more, fewer), caller, accused, 0, "totals")
    assert felt.hand.state.ending.ended == "played"
    assert all(ruling.clause != "BEN-3.5d" for ruling in felt.rulings), "nor does the referee call it a renege himself"


@pytest.mark.refuses("BEN-3.5d")
def test_the_side_that_did_not_bid_is_not_to_blame() -> None:
    felt = called(uneven("W", "S"), "S", "W", 0, "totals")
    assert felt.hand.state.ending.ended == "played"


@pytest.mark.refuses("BEN-3.5d")
def test_before_the_end_of_play_the_totals_are_nobodys_renege() -> None:
    felt = called(put(clubs(), HONEST), "E", "S", 0, "totals")
    assert not felt.hand.is_over


@pytest.mark.refuses("BEN-3.5d")
def test_a_table_of_three_has_no_such_renege() -> None:
    felt = called(played_out(three()), "N", "E", 0, "totals")
    assert felt.hand.state.ending.ended == "played"


# --- found in the deal ------------------------------------------------------------------------------------------------


def shuffling(book: Book, dealer: str = "E") -> Felt:
    return Felt(Hand(book, dealer=dealer, key=bytes(32), refereed=True))


def assert_dealt_again(felt: Felt, clause: str) -> None:
    """The same dealer has the pack again, and everybody will have the right number."""
    dealer = felt.hand.state.dealer
    assert felt.hand.events[-1] == ThrownIn("misdeal")
    assert (felt.hand.phase, felt.hand.state.hands, felt.hand.state.felt.exposed) == ("shuffle", {}, {})
    assert (felt.rulings[0].clause, felt.rulings[0].hand, felt.rulings[0].entries) == (clause, "dealt-again", ())
    turned(felt)
    assert (felt.hand.phase, felt.hand.state.dealer) == ("auction", dealer)
    assert {len(held) for held in felt.hand.state.hands.values()} == {felt.hand.book.deal.hand}


@pytest.mark.accepts("BEN-3.6a")
@pytest.mark.parametrize("book", [BEND, THREE])
@pytest.mark.parametrize("exposed", [1, 3])
def test_a_card_turned_up_in_the_deal_is_a_misdeal(book: Book, exposed: int) -> None:
    felt = shuffling(book)
    felt.act(Misdeal("E", exposed=exposed))
    assert felt.rulings[0] == rule(book, Case(kind="deal_exposed"))
    assert_dealt_again(felt, "BEN-3.6a")


@pytest.mark.refuses("BEN-3.6a")
def test_a_deal_with_every_card_face_down_stands() -> None:
    felt = shuffling(BEND)
    with pytest.raises(Refused):
        felt.act(Misdeal("E", exposed=0))
    turned(felt)
    assert (felt.hand.phase, felt.rulings) == ("auction", [])


@pytest.mark.refuses("BEN-3.6a")
@pytest.mark.parametrize("book", [BEND, THREE])
def test_a_card_that_is_dropped_after_the_deal_is_no_misdeal(book: Book) -> None:
    felt = turned(shuffling(book))
    dropped = felt.hand.state.hands["N"][0]
    felt.act(Expose("N", (dropped,)))
    assert (felt.hand.phase, felt.hand.state.felt.exposed) == ("auction", {"N": (dropped,)})
    assert felt.rulings[-1].clause == "BEN-X18"


@pytest.mark.accepts("BEN-3.6b")
@pytest.mark.parametrize("book", [BEND, THREE])
@pytest.mark.parametrize("count", [1, 2, 5])
def test_a_wrong_count_is_a_misdeal_however_little_it_is(book: Book, count: int) -> None:
    felt = shuffling(book)
    felt.act(Misdeal("E", short="N", long="S", count=count))
    assert_dealt_again(felt, "BEN-3.6b")


@pytest.mark.accepts("BEN-3.6b")
def test_the_same_dealer_deals_a_third_time_too() -> None:
    felt = shuffling(BEND)
    for misdeal in (Misdeal("E", short="N", long="S", count=1), Misdeal("E", exposed=1)):
        felt.act(misdeal)
    assert {ruling.hand for ruling in felt.rulings} == {"dealt-again"}
    assert_dealt_again(felt, "BEN-3.6b")


@pytest.mark.accepts("BEN-3.6b")
@pytest.mark.parametrize("kind", ["count_unseen", "count_seen", "misdeal_again"])
@pytest.mark.parametrize(("book", "counts"), [(BEND, {"N": 19, "S": 21}), (THREE, {"N": 26, "E": 24})])
def test_somebody_who_describes_it_hears_the_same(kind: str, book: Book, counts: dict[str, int]) -> None:
    ruling = rule(book, Case(kind=kind, counts=counts))
    assert (ruling.hand, ruling.clause, ruling.entries) == ("dealt-again", "BEN-3.6b", ())


@pytest.mark.refuses("BEN-3.6b")
@pytest.mark.parametrize("book", [BEND, THREE])
def test_nobody_pulls_a_card_to_put_the_count_right(book: Book) -> None:
    felt = shuffling(book)
    felt.act(Misdeal("E", short="N", long="S", count=1))
    assert "Pulled" not in {type(event).__name__ for event in felt.hand.events}


@pytest.mark.refuses("BEN-3.6b")
@pytest.mark.parametrize(
    "misdeal",
    [
        Misdeal("E", short="N", long="N", count=1),
        Misdeal("E", short="N", long="S", count=0),
        Misdeal("N", short="N", long="S", count=1),
    ],
)
def test_what_is_no_misdeal_is_not_dealt_again(misdeal: Misdeal) -> None:
    felt = shuffling(BEND)
    with pytest.raises(Refused):
        felt.act(misdeal)
    turned(felt)
    assert (felt.hand.phase, felt.hand.state.deals) == ("auction", 1)


@pytest.mark.refuses("BEN-3.6b")
def test_after_the_deal_nothing_is_misdealt_any_more() -> None:
    felt = turned(shuffling(THREE))
    with pytest.raises(Refused):
        felt.act(Misdeal("E", short="N", long="S", count=1))
    with pytest.raises(Refused):
        felt.act(Discard("E", felt.hand.state.hands["E"][:5]))

"""City of McAllen: the bidding, the dropped bid and who names trump (rule 6)."""

from __future__ import annotations

import pytest

from faults import sent_back
from meldhouse.game import (
    Bid,
    Hand,
    HandsShown,
    NameTrump,
    Pass,
    ShowMeld,
    Slip,
    StartPlay,
    Won,
    score,
    slip_of,
    steward,
    view,
)
from meldhouse.pieces import sorted_pieces
from table import assert_refused, at_auction, call, house, pieces, points, scored, show_all, won_by

BOTH = pytest.mark.parametrize("name", ["mcallen", "mcallen.hoyle"])


# --- turns ------------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.accepts("MCA-6a")
@pytest.mark.parametrize(("dealer", "order"), [("W", "NESWN"), ("N", "ESWNE"), ("E", "SWNES"), ("S", "WNESW")])
def test_bidding_starts_left_of_the_dealer_and_goes_clockwise(name: str, dealer: str, order: str) -> None:
    hand = at_auction(house(name), dealer=dealer)
    for amount, seat in enumerate(order, start=15):
        assert hand.turn == seat
        hand.apply(Bid(seat, amount))


@pytest.mark.accepts("MCA-6a")
def test_the_turn_skips_those_who_have_passed() -> None:
    hand = call(at_auction(house("mcallen")), 15, None, 16, None)
    assert hand.turn == "N"
    call(hand, 17)
    assert hand.turn == "S"


@pytest.mark.refuses("MCA-6a")
@pytest.mark.parametrize("seat", ["E", "S", "W"])
def test_nobody_speaks_before_the_dealers_left(seat: str) -> None:
    hand = at_auction(house("mcallen"))
    assert_refused(hand, Bid(seat, 15), "bid-turn", "MCA-6a")
    assert_refused(hand, Pass(seat), "bid-turn", "MCA-6a")


@pytest.mark.refuses("MCA-6a")
@pytest.mark.parametrize("seat", ["N", "S", "W"])
def test_nobody_speaks_out_of_the_clockwise_order(seat: str) -> None:
    hand = call(at_auction(house("mcallen")), 15)
    assert_refused(hand, Bid(seat, 16), "bid-turn", "MCA-6a")


@BOTH
@pytest.mark.accepts("MCA-X3")
def test_a_player_who_has_not_passed_bids_again(name: str) -> None:
    hand = call(at_auction(house(name)), 15, None, 16, None, 17, None)
    assert Won("N", 17) in hand.events


@pytest.mark.refuses("MCA-X3")
def test_a_player_who_has_passed_may_not_bid_later() -> None:
    hand = call(at_auction(house("mcallen")), 15, None)
    assert_refused(hand, Bid("E", 25), "pass-final", "MCA-X3")
    call(hand, 16, 17, 18)
    assert hand.turn == "S"
    assert_refused(hand, Bid("E", 25), "pass-final", "MCA-X3")
    assert_refused(hand, Pass("E"), "pass-final", "MCA-X3")


# --- amounts ----------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.accepts("MCA-6b")
@pytest.mark.parametrize("amount", [15, 16, 20, 51, 100])
def test_the_first_bid_is_15_or_more(name: str, amount: int) -> None:
    hand = call(at_auction(house(name)), amount)
    assert (hand.state.bidder, hand.state.amount) == ("N", amount)


@pytest.mark.accepts("MCA-6b")
@pytest.mark.parametrize("amount", [21, 22, 25, 61])
def test_a_bid_is_raised_by_one_or_more(amount: int) -> None:
    hand = call(at_auction(house("mcallen")), 20, amount)
    assert (hand.state.bidder, hand.state.amount) == ("E", amount)


@BOTH
@pytest.mark.refuses("MCA-6b")
@pytest.mark.parametrize("amount", [-15, 0, 1, 14])
def test_a_bid_under_15_is_refused(name: str, amount: int) -> None:
    assert_refused(at_auction(house(name)), Bid("N", amount), "bid-minimum", "MCA-6b")


@pytest.mark.refuses("MCA-6b")
@pytest.mark.parametrize("amount", [15, 18, 19, 20])
def test_a_bid_that_is_not_higher_than_the_standing_one_is_refused(amount: int) -> None:
    hand = call(at_auction(house("mcallen")), 20)
    assert_refused(hand, Bid("E", amount), "bid-higher", "MCA-6b")


@pytest.mark.refuses("MCA-6b")
def test_a_slip_with_a_bid_of_14_is_not_counted() -> None:
    with sent_back("slip-bid-low", "MCA-6b", lowest=15):
        scored(house("mcallen"), bidder="N", bid=14, trump="S", meld={"NS": 4}, take={"NS": 15, "EW": 10})


# --- the bid falls to the dealer --------------------------------------------------------------------------------------


@BOTH
@pytest.mark.accepts("MCA-6c")
@pytest.mark.parametrize("dealer", ["N", "E", "S", "W"])
def test_after_three_passes_the_dealer_has_the_bid_at_15(name: str, dealer: str) -> None:
    hand = call(at_auction(house(name), dealer=dealer), None, None)
    assert hand.phase == "auction"
    call(hand, None)
    assert hand.events[-1] == Won(dealer, 15, dropped=True)
    assert hand.turn == dealer


@pytest.mark.refuses("MCA-6c")
def test_the_dealer_may_not_turn_the_dropped_bid_down() -> None:
    hand = call(at_auction(house("mcallen")), None, None, None)
    assert_refused(hand, Pass("W"), "bid-dropped", "MCA-6c")
    assert hand.can(NameTrump("W", "S"))


@pytest.mark.refuses("MCA-6c")
def test_where_somebody_bid_15_the_dealer_is_given_nothing() -> None:
    hand = call(at_auction(house("mcallen")), None, None, 15)
    assert hand.turn == "W"
    assert hand.phase == "auction"
    call(hand, None)
    assert hand.events[-1] == Won("S", 15, dropped=False)


@pytest.mark.refuses("MCA-6c")
@pytest.mark.parametrize(
    ("slip", "fault"),
    [
        (Slip(bidder="W", bid=16, dealer="W", dropped=True), "slip-dropped-at"),
        (Slip(bidder="N", bid=15, dealer="W", dropped=True), "slip-dropped-on-dealer"),
        (Slip(dealer="W", how="passed-out"), "slip-never-passed-out"),
    ],
)
def test_a_slip_that_drops_the_bid_otherwise_is_not_counted(slip: Slip, fault: str) -> None:
    with sent_back(fault, "MCA-6c"):
        score(house("mcallen"), slip)


# --- trump ------------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.accepts("MCA-6e")
def test_the_last_to_bid_names_trump(name: str) -> None:
    hand = call(at_auction(house(name)), 15, None, 30, None, None)
    assert Won("S", 30) in hand.events
    hand.apply(NameTrump("S", "S"))
    assert view(hand, "W").trump == "S"


@pytest.mark.accepts("MCA-6e")
@pytest.mark.parametrize("suit", ["S", "H", "C", "D"])
def test_any_suit_may_be_named_even_without_a_marriage_in_it(suit: str) -> None:
    queenless = "AS AS TS TS KS KS AH TH KH KC KC KD"
    hand = won_by(at_auction(house("mcallen"), S=queenless), "S", 15)
    hand.apply(NameTrump("S", suit))
    assert hand.state.trump == suit


@pytest.mark.refuses("MCA-6e")
@pytest.mark.parametrize("seat", ["N", "E", "W"])
def test_neither_an_earlier_bidder_nor_anyone_else_names_trump(seat: str) -> None:
    hand = call(at_auction(house("mcallen")), 15, None, 30, None, None)
    assert_refused(hand, NameTrump(seat, "S"), "trump-bidder", "MCA-6e")


@pytest.mark.refuses("MCA-6e")
@pytest.mark.parametrize("choice", ["NT", "doubles", "4", ""])
def test_trump_is_one_of_the_four_suits(choice: str) -> None:
    hand = won_by(at_auction(house("mcallen")), "S", 15)
    assert_refused(hand, NameTrump("S", choice), "trump-choice", "MCA-6e")


# --- a dropped dealer who cannot make board ---------------------------------------------------------------------------

ROYAL = "AS TS AH TH AC TC JH JC KS QS 9D 9D"  # 4
ROYAL_PINOCHLE_NINE = "AS TS AH TH AC TC JH JC KS QS JD 9S"  # 9
MARRIAGE = "AS TS AH TH AC TC JH JC KH QH 9C 9C"  # 2
NOTHING = "AS TS AH TH AC TC JH JC 9H 9H 9C 9C"  # 0
NINE = "AS TS AH TH AC TC JH JC 9S 9H 9C 9C"  # 1
NORTH_13 = "KS QS JS 9S 9H KC QC AD TD KD QD JD"
SOUTH_7 = "JS 9S KH QH 9H KC QC AD TD KD QD JD"


def dropped(name: str, *, west: str, east: str, **others: str) -> Hand:
    """West was dropped, has named spades, and all have their meld to show."""
    hand = call(at_auction(house(name), W=west, E=east, **others), None, None, None)
    hand.apply(NameTrump("W", "S"))
    return hand


def shown(hand: Hand, *, west: str | None = None, east: str | None = None) -> Hand:
    """Everybody lays all his meld, East and West only what is said here."""
    for seat in "NS":
        show_all(hand, seat)
    for seat, cards in (("E", east), ("W", west)):
        if cards is None:
            show_all(hand, seat)
        else:
            hand.apply(ShowMeld(seat, pieces(cards)))
    return hand


@BOTH
@pytest.mark.accepts("MCA-6f")
def test_a_dropped_side_with_meld_of_6_shows_the_opponents_both_hands(name: str) -> None:
    hand = shown(dropped(name, west=ROYAL, east=MARRIAGE))
    both = {"E": sorted_pieces(pieces(MARRIAGE)), "W": sorted_pieces(pieces(ROYAL))}
    assert HandsShown(both) in hand.events
    assert view(hand, "N").open_hands == both
    assert view(hand, "S").open_hands == both
    assert hand.state.ending.ended == "no-board"


@BOTH
@pytest.mark.accepts("MCA-6f")
def test_a_dropped_side_that_lays_only_7_shows_the_opponents_both_hands(name: str) -> None:
    hand = shown(dropped(name, west=ROYAL_PINOCHLE_NINE, east=MARRIAGE), west="KS QS 9S")
    opened = view(hand, "N").open_hands
    assert {seat: len(cards) for seat, cards in opened.items()} == {"E": 12, "W": 12}
    assert set(pieces("QS JD")) <= set(opened["W"])


@pytest.mark.refuses("MCA-6f")
@pytest.mark.parametrize(("east", "laid"), [(NINE, 10), (MARRIAGE, 11)])
def test_a_dropped_side_that_makes_board_shows_no_more_than_its_meld(east: str, laid: int) -> None:
    hand = shown(dropped("mcallen", west=ROYAL_PINOCHLE_NINE, east=east))
    assert hand.state.meld_of("EW") == laid
    assert view(hand, "N").open_hands == {}
    assert hand.phase == "settle"


@pytest.mark.refuses("MCA-6f")
def test_a_dealer_who_really_bid_15_shows_no_hand_however_small_his_meld() -> None:
    hand = call(at_auction(house("mcallen"), W=ROYAL, E=MARRIAGE), None, None, 15, 16, None)
    hand.apply(NameTrump("W", "S"))
    shown(hand)
    assert hand.state.meld_of("EW") == 6
    assert view(hand, "N").open_hands == {}
    assert hand.phase == "settle"


@BOTH
@pytest.mark.accepts("MCA-6g")
@pytest.mark.parametrize(
    ("east", "laid", "held"),
    [
        pytest.param(MARRIAGE, "KH QH", 11, id="7 laid and a missed pinochle"),
        pytest.param(NINE, "", 10, id="5 laid and 10 held"),
    ],
)
def test_shown_hands_that_hold_ten_are_played_with_all_their_meld(name: str, east: str, laid: str, held: int) -> None:
    hand = shown(dropped(name, west=ROYAL_PINOCHLE_NINE, east=east), west="KS QS 9S", east=laid)
    assert hand.state.meld_of("EW") == held
    steward.tidy(hand)
    assert (hand.phase, hand.turn) == ("tricks", "W")


@BOTH
@pytest.mark.refuses("MCA-6g")
def test_shown_hands_that_hold_nine_are_not_played(name: str) -> None:
    hand = shown(dropped(name, west=ROYAL_PINOCHLE_NINE, east=NOTHING), west="KS QS")
    assert hand.state.ending.ended == "no-board"
    assert_refused(hand, StartPlay("S"), "wrong-moment")


@pytest.mark.refuses("MCA-6g")
@pytest.mark.parametrize(
    ("name", "expected"), [("mcallen", {"EW": 0, "NS": 35}), ("mcallen.hoyle", {"EW": -15, "NS": 20})]
)
def test_a_dropped_side_without_board_is_set_on_15_and_the_others_keep_their_meld(
    name: str, expected: dict[str, int]
) -> None:
    hand = shown(dropped(name, west=ROYAL, east=MARRIAGE, N=NORTH_13, S=SOUTH_7))
    slip = slip_of(hand)
    assert (slip.how, slip.bid, slip.meld) == ("no-board", 15, {"NS": 20, "EW": 6})
    entries = score(house(name), slip)
    assert points(entries) == expected
    theirs = "MCA-9d" if name == "mcallen.hoyle" else "MCA-6g"  # by Hoyle the others score what they have anyway
    assert {entry.clause for entry in entries} == {"MCA-6g", theirs}


@pytest.mark.refuses("MCA-6g")
def test_slips_on_the_wrong_side_of_ten_are_not_counted() -> None:
    given = {"bidder": "W", "bid": 15, "trump": "S", "dealer": "W", "dropped": True}
    book = house("mcallen")
    with sent_back("slip-enough-meld", "MCA-6g", meld=10):
        scored(book, **given, how="no-board", meld={"EW": 10, "NS": 0})
    with sent_back("slip-set-unplayed", "MCA-6g", side="EW", floor=10):
        scored(book, **given, meld={"EW": 9, "NS": 0}, take={"EW": 20, "NS": 5})
    assert scored(book, **given, meld={"EW": 10, "NS": 0}, take={"EW": 5, "NS": 20}) == {"EW": 15, "NS": 20}
    assert scored(book, **given, how="no-board", meld={"EW": 9, "NS": 0}) == {"EW": 0, "NS": 15}

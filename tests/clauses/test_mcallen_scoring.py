"""City of McAllen: made and set hands, by the progressive profile (rule 12) and by the hoyle profile (rule 9)."""

from __future__ import annotations

import pytest

from faults import sent_back
from meldhouse.game import Concede, Game, Hand, Play, Slip, score, slip_of
from table import assert_refused, at_auction, at_tricks, house, name_and_settle, play_out, points, scored, won_by

BOTH = pytest.mark.parametrize("name", ["mcallen", "mcallen.hoyle"])


def played(bid: int, meld: int, take: int, *, defence: int = 0) -> Slip:
    """North and South had the bid; `defence` is the meld of East and West."""
    return Slip(bidder="S", bid=bid, trump="S", meld={"NS": meld, "EW": defence}, take={"NS": take, "EW": 25 - take})


def result(name: str, slip: Slip, changes: str = "") -> tuple[int, int]:
    """What North and South, and East and West score."""
    sums = points(score(house(name, changes), slip))
    return sums.get("NS", 0), sums.get("EW", 0)


def lines(name: str, slip: Slip, side: str) -> list[tuple[int, str | None]]:
    """The entries of one side: points and clause."""
    return [(entry.points, entry.clause) for entry in score(house(name), slip) if entry.account == side]


# --- the bidding side, common to both profiles ------------------------------------------------------------------------


@BOTH
@pytest.mark.accepts("MCA-9b")
@pytest.mark.parametrize(
    ("slip", "makes"),
    [
        (played(30, 20, 11), 31),
        (played(30, 20, 10), 30),
        (played(15, 0, 15), 15),
        (played(15, 15, 0), 15),
        (played(20, 150, 25), 175),
    ],
)
def test_a_side_that_reaches_its_bid_scores_all_it_made(name: str, slip: Slip, makes: int) -> None:
    assert result(name, slip)[0] == makes
    assert lines(name, slip, "NS") == [(slip.meld["NS"], "MCA-9b"), (slip.take["NS"], "MCA-9b")]


@pytest.mark.refuses("MCA-9b")
@pytest.mark.parametrize(("name", "loses"), [("mcallen", 0), ("mcallen.hoyle", -30)])
@pytest.mark.parametrize("slip", [played(30, 20, 9), played(30, 4, 25), played(30, 0, 0)])
def test_a_side_short_of_its_bid_scores_nothing_it_made(name: str, loses: int, slip: Slip) -> None:
    assert result(name, slip)[0] == loses
    assert "MCA-9b" not in {clause for _, clause in lines(name, slip, "NS")}


@pytest.mark.accepts("MCA-9b")
def test_the_15_of_the_progressive_game_do_not_bind_the_bidders() -> None:
    assert result("mcallen", played(30, 20, 10))[0] == 30
    assert result("mcallen", played(20, 20, 0))[0] == 20


# --- hoyle: rule 9 ----------------------------------------------------------------------------------------------------


@pytest.mark.accepts("MCA-9c")
@pytest.mark.parametrize("slip", [played(32, 20, 11), played(32, 20, 0), played(32, 6, 25)])
def test_in_hoyle_a_set_side_loses_its_whole_bid(slip: Slip) -> None:
    assert lines("mcallen.hoyle", slip, "NS") == [(-32, "MCA-9c")]


@pytest.mark.accepts("MCA-9c")
def test_in_hoyle_the_score_may_fall_below_zero() -> None:
    game = Game(house("mcallen.hoyle"), first_dealer="W")
    game.add(played(15, 0, 15))
    game.add(played(32, 20, 11))
    assert game.side_totals()["NS"] == -17


@pytest.mark.refuses("MCA-9c")
def test_a_side_that_reaches_its_bid_exactly_loses_nothing() -> None:
    assert result("mcallen.hoyle", played(32, 20, 12))[0] == 32


@pytest.mark.refuses("MCA-9c")
def test_in_the_progressive_game_the_bid_is_not_subtracted() -> None:
    slip = played(32, 20, 11)
    assert result("mcallen", slip)[0] == 0
    assert "MCA-9c" not in {entry.clause for entry in score(house("mcallen"), slip)}


@pytest.mark.accepts("MCA-9d")
@pytest.mark.parametrize("bid", [20, 50])
@pytest.mark.parametrize(("take", "others"), [(11, 27), (10, 28), (25, 13), (0, 38)])
def test_in_hoyle_the_other_side_always_scores_meld_and_cards(bid: int, take: int, others: int) -> None:
    slip = played(bid, 20, take, defence=13)
    assert result("mcallen.hoyle", slip)[1] == others
    assert {clause for _, clause in lines("mcallen.hoyle", slip, "EW")} == {"MCA-9d"}


@pytest.mark.refuses("MCA-9d")
def test_in_hoyle_the_other_side_does_not_receive_a_failed_bid() -> None:
    assert result("mcallen.hoyle", played(32, 20, 11, defence=13)) == (-32, 27)


@pytest.mark.refuses("MCA-9d")
def test_in_the_progressive_game_the_other_side_does_not_always_score_its_meld() -> None:
    assert result("mcallen", played(20, 20, 11, defence=13)) == (31, 14)
    assert result("mcallen", played(20, 20, 10, defence=13)) == (30, 28)


# --- progressive: rule 12 ---------------------------------------------------------------------------------------------


@pytest.mark.accepts("MCA-12a")
@pytest.mark.parametrize("slip", [played(32, 20, 11), played(32, 20, 0), played(32, 6, 25)])
def test_in_the_progressive_game_a_failed_bid_goes_to_the_opponents(slip: Slip) -> None:
    assert lines("mcallen", slip, "NS") == [(0, "MCA-12a")]
    assert (32, "MCA-12a") in lines("mcallen", slip, "EW")
    assert result("mcallen", slip) == (0, 32 + slip.take["EW"])


@pytest.mark.refuses("MCA-12a")
@pytest.mark.parametrize("bid", [15, 30, 31])
def test_a_bid_that_is_reached_is_not_surrendered(bid: int) -> None:
    slip = played(bid, 20, 11)
    assert result("mcallen", slip) == (31, 14)
    assert "MCA-12a" not in {entry.clause for entry in score(house("mcallen"), slip)}


@pytest.mark.refuses("MCA-12a")
def test_hoyle_surrenders_nothing() -> None:
    slip = played(32, 20, 11)
    assert result("mcallen.hoyle", slip) == (-32, 14)
    assert "MCA-12a" not in {entry.clause for entry in score(house("mcallen.hoyle"), slip)}


@pytest.mark.accepts("MCA-12b")
@pytest.mark.parametrize(("take", "cards"), [(10, 15), (9, 16), (0, 25)])
def test_with_15_saved_the_other_side_keeps_its_meld(take: int, cards: int) -> None:
    assert result("mcallen", played(15, 20, take, defence=13))[1] == cards + 13
    slip = played(50, 20, take, defence=13)
    assert result("mcallen", slip)[1] == 50 + cards + 13
    assert (13, "MCA-12b") in lines("mcallen", slip, "EW")


@pytest.mark.refuses("MCA-12b")
@pytest.mark.parametrize(("take", "cards"), [(11, 14), (12, 13), (24, 1), (25, 0)])
def test_with_14_or_fewer_the_other_side_scores_its_cards_only(take: int, cards: int) -> None:
    made, failed = played(15, 20, take, defence=13), played(50, 20, take, defence=13)
    assert result("mcallen", made)[1] == cards
    assert result("mcallen", failed)[1] == 50 + cards
    assert (0, "MCA-12b") in lines("mcallen", made, "EW")
    assert (0, "MCA-12b") in lines("mcallen", failed, "EW")


@pytest.mark.refuses("MCA-12b")
def test_meld_points_do_not_help_to_save_meld() -> None:
    assert result("mcallen", played(15, 20, 11, defence=100))[1] == 14


@pytest.mark.accepts("MCA-12b")
def test_a_club_may_ask_for_the_15_only_when_the_bid_failed() -> None:
    only_set = '[scoring]\nsave_in = "set"'
    assert result("mcallen", played(15, 20, 11, defence=13), only_set) == (31, 27)
    assert result("mcallen", played(50, 20, 11, defence=13), only_set) == (0, 64)


@pytest.mark.accepts("MCA-12c")
@pytest.mark.parametrize(("take", "cards", "total"), [(11, 14, 46), (10, 15, 60), (25, 0, 32)])
def test_on_a_set_the_opponents_keep_their_cards_besides_the_bid(take: int, cards: int, total: int) -> None:
    slip = played(32, 6, take, defence=13)
    assert result("mcallen", slip)[1] == total
    assert (cards, "MCA-12c") in lines("mcallen", slip, "EW")


@pytest.mark.refuses("MCA-12c")
def test_the_bidders_cards_are_not_theirs_to_keep_and_nobody_else_gets_them() -> None:
    assert result("mcallen", played(32, 20, 11)) == (0, 46)


@pytest.mark.refuses("MCA-12c")
def test_without_a_set_there_is_no_bid_besides_the_cards() -> None:
    slip = played(31, 20, 11, defence=13)
    assert lines("mcallen", slip, "EW")[0] == (14, "MCA-9d")
    assert result("mcallen", slip)[1] == 14


# --- a bid out of reach -----------------------------------------------------------------------------------------------

SOUTH_20 = "AS TS KS QS JS 9S JD TD TD 9D 9D KD"  # run 15, pinochle 4, nine 1
NORTH_0 = "AH AH TH TH KH KH JH JH 9H 9H 9C 9C"


def bid_of(amount: int, name: str = "mcallen") -> Hand:
    """South has bid `amount` on a meld of 20; the first lead is due."""
    hand = at_auction(house(name), dealer="E", S=SOUTH_20, N=NORTH_0)
    hand = name_and_settle(won_by(hand, "S", amount), "S")
    assert hand.state.meld_of("NS") == 20
    return hand


@BOTH
@pytest.mark.accepts("MCA-X5")
@pytest.mark.parametrize("amount", [46, 50])
def test_a_bid_out_of_reach_is_played_and_fails(name: str, amount: int) -> None:
    hand = bid_of(amount, name)
    assert (hand.phase, hand.turn) == ("tricks", "S")
    ended = slip_of(play_out(hand))
    assert ended.how == "played"
    assert points(score(hand.book, ended))["NS"] == (0 if name == "mcallen" else -amount)


@BOTH
@pytest.mark.accepts("MCA-X5")
@pytest.mark.parametrize("seat", ["N", "S"])
@pytest.mark.parametrize("amount", [46, 50])
def test_either_of_the_bidding_side_may_concede_a_bid_out_of_reach(name: str, seat: str, amount: int) -> None:
    hand = bid_of(amount, name)
    hand.apply(Concede(seat))
    assert slip_of(hand).how == "conceded"


@pytest.mark.accepts("MCA-X5")
@pytest.mark.parametrize(("name", "expected"), [("mcallen", (0, 88)), ("mcallen.hoyle", (-50, 38))])
def test_a_conceded_bid_is_a_set_with_all_card_points_to_the_opponents(name: str, expected: tuple[int, int]) -> None:
    slip = Slip(bidder="S", bid=50, trump="S", how="conceded", meld={"NS": 20, "EW": 13})
    assert result(name, slip) == expected
    assert {entry.clause for entry in score(house(name), slip)} == {"MCA-X5"}


@BOTH
@pytest.mark.refuses("MCA-X5")
@pytest.mark.parametrize("amount", [15, 44, 45])
def test_a_bid_within_reach_may_not_be_conceded(name: str, amount: int) -> None:
    assert_refused(bid_of(amount, name), Concede("S"), "concede-board", "MCA-X5")


@pytest.mark.refuses("MCA-X5")
@pytest.mark.parametrize("seat", ["E", "W"])
def test_the_opponents_do_not_concede(seat: str) -> None:
    assert_refused(bid_of(50), Concede(seat), "concede-side", "MCA-X5")


@pytest.mark.refuses("MCA-X5")
def test_after_the_first_lead_nothing_is_conceded() -> None:
    hand = bid_of(50)
    hand.apply(Play("S", hand.legal_plays()[0]))
    assert_refused(hand, Concede("S"), "concede-late", "MCA-X5")


@pytest.mark.refuses("MCA-X5")
def test_a_slip_that_concedes_a_bid_within_reach_is_not_counted() -> None:
    with sent_back("slip-not-conceded", "MCA-X5", reach=45):
        scored(house("mcallen"), bidder="S", bid=45, trump="S", how="conceded", meld={"NS": 20, "EW": 0})


# --- no bonus ---------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.accepts("MCA-X6")
def test_all_25_points_count_25(name: str) -> None:
    assert result(name, played(30, 20, 25, defence=13))[0] == 45
    hand = play_out(at_tricks(house(name), bidder="N", trump="S", N="AS AS TS TS KS KS QS QS JS JS 9S 9S"))
    ended = slip_of(hand)
    assert (ended.meld["NS"], ended.take["NS"]) == (152 + hand.state.meld["S"].points, 25)
    assert points(score(hand.book, ended))["NS"] == ended.meld["NS"] + 25


@pytest.mark.refuses("MCA-X6")
@pytest.mark.parametrize(("name", "expected"), [("mcallen", (0, 53)), ("mcallen.hoyle", (-15, 38))])
def test_opponents_who_take_all_25_get_no_bonus(name: str, expected: tuple[int, int]) -> None:
    assert result(name, played(15, 4, 0, defence=13)) == expected


@BOTH
@pytest.mark.refuses("MCA-X6")
def test_there_is_no_bonus_for_a_round_without_a_point_for_the_others(name: str) -> None:
    game = Game(house(name), first_dealer="W")
    for _ in range(4):
        game.add(played(15, 4, 25))
    assert game.bonuses == ()
    assert game.side_totals() == {"NS": 4 * 29, "EW": 0}


@pytest.mark.accepts("MCA-9d")
@pytest.mark.parametrize(("name", "clause"), [("mcallen", "MCA-6g"), ("mcallen.hoyle", "MCA-9d")])
def test_what_the_others_get_for_a_hand_without_board_stands_in_the_rule_of_the_profile(name: str, clause: str) -> None:
    slip = Slip(bidder="N", bid=15, trump="H", dealer="N", dropped=True, how="no-board", meld={"NS": 6, "EW": 13})
    assert {entry.clause for entry in score(house(name), slip) if entry.account == "EW"} == {clause}

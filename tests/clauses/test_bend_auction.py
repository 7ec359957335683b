"""Bend: the bidding, and the naming of trump."""

from __future__ import annotations

import pytest

from faults import sent_back
from meldhouse.game import Bid, Hand, NameTrump, Pass, Seat, SlipError, TurnKitty, Won, legal_actions, to_act
from meldhouse.rulebooks import Book
from table import assert_refused, at_auction, at_tricks, call, house, scored

FOUR, THREE = house("bend"), house("bend.3")
LADDER = (*range(500, 601, 10), *range(650, 1001, 50), *range(1100, 2001, 100))


def standing_at(amount: int, book: Book = FOUR) -> Hand:
    """The bidding has climbed to `amount`, a step at a time, everybody bidding."""
    hand = at_auction(book, dealer="W" if book is FOUR else "S")
    return call(hand, *(rung for rung in LADDER if rung <= amount))


def offered(hand: Hand) -> list[int]:
    seat = to_act(hand)[0]
    return [action.amount for action in legal_actions(hand, seat) if isinstance(action, Bid)]


def bid(hand: Hand, amount: int) -> Bid:
    return Bid(to_act(hand)[0], amount)


# --- who speaks first -----------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-2.2a")
@pytest.mark.parametrize(
    ("book", "dealer", "first"),
    [(FOUR, "W", "N"), (FOUR, "N", "E"), (FOUR, "S", "W"), (THREE, "S", "N"), (THREE, "N", "E"), (THREE, "E", "S")],
)
def test_the_dealers_left_hand_neighbour_speaks_first(book: Book, dealer: Seat, first: Seat) -> None:
    hand = at_auction(book, dealer=dealer)
    assert hand.turn == first
    assert hand.can(Bid(first, 500))
    assert hand.can(Pass(first))


@pytest.mark.refuses("BEN-2.2a")
@pytest.mark.parametrize(
    ("book", "dealer", "others"), [(FOUR, "W", "ESW"), (FOUR, "N", "NSW"), (THREE, "S", "ES"), (THREE, "E", "NE")]
)
def test_nobody_else_speaks_first(book: Book, dealer: Seat, others: str) -> None:
    hand = at_auction(book, dealer=dealer)
    for seat in others:
        assert_refused(hand, Bid(seat, 500), "first-bid", "BEN-2.2a")  # type: ignore[arg-type]
        assert_refused(hand, Pass(seat), "first-bid", "BEN-2.2a")  # type: ignore[arg-type]


# --- the opening ----------------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-2.2b")
@pytest.mark.parametrize("passes", [0, 1, 2])
def test_the_bidding_opens_at_500_and_those_before_may_pass(passes: int) -> None:
    hand = call(at_auction(FOUR), *[None] * passes)
    assert offered(hand) == [500]
    call(hand, 500)
    assert hand.state.amount == 500


@pytest.mark.refuses("BEN-2.2b")
@pytest.mark.parametrize("amount", [0, -500, 50, 400, 490, 499])
@pytest.mark.parametrize("book", [FOUR, THREE])
def test_nothing_under_500_is_bid(book: Book, amount: int) -> None:
    hand = at_auction(book, dealer="S")
    assert_refused(hand, bid(hand, amount), "bid-minimum", "BEN-2.2b")


@pytest.mark.refuses("BEN-2.2b")
@pytest.mark.parametrize("amount", [510, 520, 600, 650, 1000])
def test_the_first_bid_is_not_higher_than_500_either(amount: int) -> None:
    assert_refused(at_auction(FOUR), Bid("N", amount), "bid-opening", "BEN-2.2b")


@pytest.mark.accepts("BEN-2.2b")
def test_another_club_may_open_higher() -> None:
    hand = at_auction(house("bend", "[auction]\nopening = 550"))
    assert_refused(hand, Bid("N", 500), "bid-opening", "BEN-2.2b")
    assert hand.can(Bid("N", 550))


# --- the ladder -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("standing", "amount"),
    [
        *(pytest.param(low, low + 10, marks=pytest.mark.accepts("BEN-2.2c")) for low in range(500, 600, 10)),
        *(pytest.param(low, low + 50, marks=pytest.mark.accepts("BEN-2.2d")) for low in range(600, 1000, 50)),
        *(pytest.param(low, low + 100, marks=pytest.mark.accepts("BEN-2.2e")) for low in range(1000, 1500, 100)),
    ],
)
def test_the_next_step_may_be_bid(standing: int, amount: int) -> None:
    hand = standing_at(standing)
    assert offered(hand)[0] == amount
    hand.apply(bid(hand, amount))
    assert hand.state.amount == amount


@pytest.mark.parametrize(
    ("standing", "amount", "clause"),
    [
        *(
            pytest.param(standing, amount, "BEN-2.2c", marks=pytest.mark.refuses("BEN-2.2c"))
            for standing, amount in [(500, 501), (500, 505), (500, 515), (580, 599), (590, 595)]
        ),
        *(
            pytest.param(standing, amount, "BEN-2.2d", marks=pytest.mark.refuses("BEN-2.2d"))
            for standing, amount in [
                (590, 601),
                (590, 610),
                (600, 610),
                (600, 620),
                (600, 640),
                (600, 660),
                (650, 660),
                (950, 990),
            ]
        ),
        *(
            pytest.param(standing, amount, "BEN-2.2e", marks=pytest.mark.refuses("BEN-2.2e"))
            for standing, amount in [(950, 1050), (1000, 1010), (1000, 1050), (1000, 1150), (1100, 1150), (1100, 1250)]
        ),
    ],
)
def test_numbers_between_the_steps_are_not_bid(standing: int, amount: int, clause: str) -> None:
    hand = standing_at(standing)
    step = {"BEN-2.2c": "bid-step-1", "BEN-2.2d": "bid-step-2", "BEN-2.2e": "bid-step-3"}[clause]
    assert_refused(hand, bid(hand, amount), step, clause)


@pytest.mark.parametrize(
    ("amount", "clause"),
    [
        pytest.param(595, "BEN-2.2c", marks=pytest.mark.refuses("BEN-2.2c")),
        pytest.param(620, "BEN-2.2d", marks=pytest.mark.refuses("BEN-2.2d")),
        pytest.param(1050, "BEN-2.2e", marks=pytest.mark.refuses("BEN-2.2e")),
    ],
)
def test_a_slip_with_a_bid_between_the_steps_is_sent_back_with_the_clause_of_that_stretch(
    amount: int, clause: str
) -> None:
    with sent_back("slip-no-such-bid", clause, bid=amount):
        scored(FOUR, bidder="N", bid=amount, trump="H", meld={"NS": 670}, take={"NS": 300, "EW": 200})


# --- jumps ----------------------------------------------------------------------------------------------------------

JUMPS = [(500, 520), (520, 540), (580, 600), (590, 650), (600, 700), (900, 1000), (950, 1100), (1000, 1200)]


@pytest.mark.accepts("BEN-2.2f")
@pytest.mark.parametrize("book", [FOUR, THREE])
@pytest.mark.parametrize(("standing", "jump"), JUMPS)
def test_a_bid_may_jump_two_steps(book: Book, standing: int, jump: int) -> None:
    hand = standing_at(standing, book)
    assert offered(hand) == [LADDER[LADDER.index(standing) + 1], jump]
    hand.apply(bid(hand, jump))
    assert hand.state.amount == jump


@pytest.mark.refuses("BEN-2.2f")
@pytest.mark.parametrize(("standing", "jump"), JUMPS)
def test_a_bid_may_not_jump_three_steps(standing: int, jump: int) -> None:
    hand = standing_at(standing)
    refusal = assert_refused(hand, bid(hand, LADDER[LADDER.index(jump) + 1]), "bid-jump", "BEN-2.2f")
    assert refusal.message.args == {"units": 2, "allowed": (LADDER[LADDER.index(jump) - 1], jump)}


@pytest.mark.refuses("BEN-2.2f")
def test_nobody_leaps_from_500_to_1000() -> None:
    assert_refused(call(at_auction(FOUR), 500), Bid("E", 1000), "bid-jump", "BEN-2.2f")


@pytest.mark.accepts("BEN-2.2f")
def test_another_club_may_set_the_longest_jump() -> None:
    hand = call(at_auction(house("bend", "[auction]\njump = 3")), 500)
    assert hand.can(Bid("E", 530))
    assert_refused(hand, Bid("E", 540), "bid-jump", "BEN-2.2f")


# --- all pass, pass is final, bids that do not count ----------------------------------------------------------------


@pytest.mark.accepts("BEN-X5")
@pytest.mark.parametrize(("book", "dealer", "passes"), [(FOUR, "W", 3), (FOUR, "E", 3), (THREE, "S", 2)])
def test_when_all_pass_the_dealer_has_the_bid_at_500(book: Book, dealer: Seat, passes: int) -> None:
    hand = call(at_auction(book, dealer=dealer), *[None] * passes)
    assert hand.events[-1] == Won(dealer, 500, dropped=True)
    assert hand.can(NameTrump(dealer, "H"))


@pytest.mark.refuses("BEN-X5")
def test_the_dealer_may_not_pass_what_is_left_to_him_nor_raise_it() -> None:
    hand = call(at_auction(FOUR), None, None, None)
    assert_refused(hand, Pass("W"), "bid-dropped", "BEN-X5")
    assert_refused(hand, Bid("W", 510), "bid-dropped", "BEN-X5")
    assert hand.state.amount == 500


@pytest.mark.refuses("BEN-X5")
def test_one_bid_is_enough_to_spare_the_dealer() -> None:
    hand = call(at_auction(FOUR), None, None, 500, None)
    assert hand.events[-1] == Won("S", 500)


@pytest.mark.refuses("BEN-X5")
def test_a_slip_that_says_all_passed_and_nobody_played_is_sent_back() -> None:
    with pytest.raises(SlipError) as raised:
        scored(FOUR, dealer="W", how="passed-out")
    assert "(BEN-X5)" in str(raised.value)


@pytest.mark.accepts("BEN-X6")
def test_who_has_not_passed_may_bid_again() -> None:
    hand = call(at_auction(FOUR), 500, None, 510, None)
    assert hand.turn == "N"
    call(hand, 520)
    assert (hand.state.bidder, hand.state.amount, hand.turn) == ("N", 520, "S")


@pytest.mark.refuses("BEN-X6")
@pytest.mark.parametrize("amount", [540, 550, 700])
def test_who_has_passed_may_not_bid_again(amount: int) -> None:
    hand = call(at_auction(FOUR), 500, 510, 520, 530, 540, None)
    assert_refused(hand, Bid("E", amount), "pass-final", "BEN-X6")
    call(hand, 550, 560, 570)  # South, West, North: East is not asked any more
    assert hand.turn == "S"
    assert_refused(hand, Bid("E", amount), "pass-final", "BEN-X6")


@pytest.mark.accepts("BEN-X17")
@pytest.mark.parametrize("then", [530, None])
def test_after_a_bid_that_was_too_low_the_player_bids_properly_or_passes(then: int | None) -> None:
    hand = call(at_auction(FOUR), 500, 510, 520)
    assert not hand.can(Bid("W", 510))
    call(hand, then)
    assert hand.state.auction.calls[-1] == ("W", then)


@pytest.mark.refuses("BEN-X17")
@pytest.mark.parametrize("amount", [500, 510, 520])
def test_a_bid_that_is_not_over_the_last_does_not_count(amount: int) -> None:
    hand = call(at_auction(FOUR), 500, 510, 520)
    assert_refused(hand, Bid("W", amount), "bid-higher", "BEN-X17")
    assert (hand.turn, hand.state.bidder, hand.state.amount) == ("W", "S", 520)


@pytest.mark.refuses("BEN-X17")
@pytest.mark.accepts("BEN-X17")
def test_a_bid_out_of_turn_does_not_count_and_costs_nothing() -> None:
    hand = call(at_auction(FOUR), 500)
    assert_refused(hand, Bid("W", 520), "bid-turn")
    call(hand, 510, None)
    assert hand.turn == "W"
    call(hand, 520)
    assert (hand.state.bidder, hand.state.amount) == ("W", 520)


# --- trump ----------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-3.1a")
@pytest.mark.parametrize("trump", ["S", "H", "C", "D"])
def test_the_bidder_names_trump_and_it_stays_to_the_end(trump: str) -> None:
    hand = call(at_auction(FOUR), 500, None, None, None)
    hand.apply(NameTrump("N", trump))
    assert hand.state.trump == trump
    assert at_tricks(FOUR, bidder="N", trump=trump).state.trump == trump


@pytest.mark.refuses("BEN-3.1a")
@pytest.mark.parametrize("seat", ["N", "S", "E"])
@pytest.mark.parametrize("second", ["S", "C"])
def test_trump_once_named_is_not_changed(seat: Seat, second: str) -> None:
    hand = call(at_auction(FOUR), 500, None, None, None)
    hand.apply(NameTrump("N", "C"))
    assert_refused(hand, NameTrump(seat, second), "trump-fixed", "BEN-3.1a")
    assert hand.state.trump == "C"
    assert_refused(at_tricks(FOUR, bidder="N", trump="C"), NameTrump("N", second), "trump-fixed", "BEN-3.1a")


def test_only_the_bidder_names_trump_and_only_a_suit() -> None:
    hand = call(at_auction(FOUR), 500, None, None, None)
    refusals = [
        assert_refused(hand, NameTrump("S", "C"), "trump-bidder"),
        assert_refused(hand, NameTrump("N", "no trump"), "trump-choice"),
    ]
    assert [refusal.clause for refusal in refusals] == [None, None], "the paper takes this for granted"


@pytest.mark.refuses("BEN-3.1a")
def test_three_handed_the_kitty_does_not_reopen_trump() -> None:
    hand = call(at_auction(THREE, dealer="S"), None, 500, None)
    hand.apply(NameTrump("E", "C"))
    hand.apply(TurnKitty("E"))
    assert_refused(hand, NameTrump("E", "S"), "trump-fixed", "BEN-3.1a")

"""City of McAllen: the pack, the shuffle, the cut, the deal and the count (rules 4 and 5, both profiles)."""

from __future__ import annotations

from collections import Counter

import pytest

from meldhouse.game import Bid, CountHand, Cut, Deal, DeclineCut, Game, Hand, Shuffle, Slip, first_dealer, steward
from meldhouse.messages import fact
from meldhouse.pieces import Piece, shuffled, subkey
from meldhouse.rulebooks import BookError
from table import KEY, assert_refused, dealt, fill, house, pieces

BOTH = pytest.mark.parametrize("name", ["mcallen", "mcallen.hoyle"])
CLOCKWISE = "NESW"


def new_hand(name: str = "mcallen", *, dealer: str = "W") -> Hand:
    return Hand(house(name), dealer=dealer, scorekeeper="S", key=KEY)


def shuffle(hand: Hand, times: int = 3) -> Hand:
    for _ in range(times):
        hand.apply(Shuffle(hand.state.dealer))
    return hand


def pack_before_the_cut(name: str = "mcallen") -> tuple[Piece, ...]:
    return tuple(shuffled(house(name).pack.pieces, subkey(KEY, "deal 1")))


def in_threes(order: tuple[Piece, ...]) -> dict[str, Counter[Piece]]:
    """The hands when West deals `order` three cards at a time, North first."""
    return {
        seat: Counter(card for start in range(3 * at, 48, 12) for card in order[start : start + 3])
        for at, seat in enumerate(CLOCKWISE)
    }


def hands_of(hand: Hand) -> dict[str, Counter[Piece]]:
    return {seat: Counter(held) for seat, held in hand.state.hands.items()}


# --- the pack ---------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.accepts("MCA-4Ca")
def test_a_deal_lays_out_two_of_each_of_24_cards(name: str) -> None:
    hand = new_hand(name)
    steward.tidy(hand)
    cards = Counter(card.text for held in hand.state.hands.values() for card in held)
    assert cards == {rank + suit: 2 for rank in "ATKQJ9" for suit in "SHCD"}
    assert cards.total() == 48
    assert sum(cards[rank + suit] for rank in "ATK" for suit in "SHCD") == 24
    assert [len(held) for held in hand.state.hands.values()] == [12, 12, 12, 12]


@pytest.mark.refuses("MCA-4Ca")
def test_a_third_copy_of_a_card_is_not_in_the_pack() -> None:
    pack = house("mcallen").pack
    assert pack.faults(pieces("9D 9D")) == []
    assert pack.faults(pieces("9D 9D 9D")) == [fact("pack-too-many", piece="9D", available=2, count=3)]


@pytest.mark.refuses("MCA-4Ca")
@pytest.mark.parametrize(("size", "makes"), [(11, 44), (13, 52)])
def test_48_cards_make_no_hands_of_another_size(size: int, makes: int) -> None:
    with pytest.raises(BookError, match=f"make {makes}, but the deck has 48"):
        house("mcallen", f"[deal]\nhand = {size}\npackets = [[{size}]]")


# --- shuffle and cut --------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.accepts("MCA-4Sa")
@pytest.mark.parametrize("times", [3, 4, 9])
def test_the_dealer_shuffles_three_times_or_more(name: str, times: int) -> None:
    hand = shuffle(new_hand(name), times)
    hand.apply(Cut("S", 20))
    hand.apply(Deal("W"))
    assert hand.phase == "count"


@pytest.mark.refuses("MCA-4Sa")
@pytest.mark.parametrize("times", [0, 1, 2])
def test_with_fewer_than_three_shuffles_the_pack_is_neither_cut_nor_dealt(times: int) -> None:
    hand = shuffle(new_hand(), times)
    assert_refused(hand, Cut("S", 20), "few-riffles", "MCA-4Sa")
    assert_refused(hand, Deal("W"), "few-riffles", "MCA-4Sa")


@pytest.mark.refuses("MCA-4Sa")
@pytest.mark.parametrize("how", ["pat", "machine"])
def test_patting_the_pack_is_no_shuffle_and_there_is_no_machine(how: str) -> None:
    hand = shuffle(new_hand(), 2)
    hand.apply(Shuffle("W", how))  # type: ignore[arg-type]
    assert_refused(hand, Cut("S", 20), "few-riffles", "MCA-4Sa")
    hand.apply(Shuffle("W"))
    assert hand.can(Cut("S", 20))


@pytest.mark.refuses("MCA-4Sa")
@pytest.mark.parametrize("seat", ["N", "E", "S"])
def test_nobody_but_the_dealer_shuffles(seat: str) -> None:
    assert_refused(new_hand(), Shuffle(seat), "only-dealer", "MCA-4Sa")


@BOTH
@pytest.mark.accepts("MCA-4Sb")
@pytest.mark.parametrize(("dealer", "right"), [("N", "W"), ("E", "N"), ("S", "E"), ("W", "S")])
def test_the_player_on_the_dealers_right_cuts(name: str, dealer: str, right: str) -> None:
    hand = shuffle(new_hand(name, dealer=dealer))
    hand.apply(Cut(right, 20))
    assert hand.can(Deal(dealer))


@pytest.mark.refuses("MCA-4Sb")
@pytest.mark.parametrize("seat", ["N", "E", "W"])
def test_nobody_else_cuts(seat: str) -> None:
    assert_refused(shuffle(new_hand()), Cut(seat, 20), "cut-seat", "MCA-4Sb")


@pytest.mark.refuses("MCA-4Sb")
def test_the_cut_may_not_be_left_out() -> None:
    hand = shuffle(new_hand())
    assert_refused(hand, Deal("W"), "cut-needed", "MCA-4Sb")
    assert_refused(hand, DeclineCut("S"), "cut-required", "MCA-4Sb")


@pytest.mark.refuses("MCA-4Sb")
def test_the_pack_is_not_cut_twice() -> None:
    hand = shuffle(new_hand())
    hand.apply(Cut("S", 20))
    assert_refused(hand, Cut("S", 24), "cut-once", "MCA-4Sb")


@BOTH
@pytest.mark.accepts("MCA-4Sc")
@pytest.mark.parametrize("leaving", [4, 5, 24, 47])
def test_a_cut_leaves_four_cards_or_more_below(name: str, leaving: int) -> None:
    hand = shuffle(new_hand(name))
    hand.apply(Cut("S", leaving))
    hand.apply(Deal("W"))
    assert sum(map(len, hand.state.hands.values())) == 48


@pytest.mark.refuses("MCA-4Sc")
@pytest.mark.parametrize("leaving", [-1, 0, 1, 3, 48])
def test_a_cut_that_leaves_fewer_than_four_or_lifts_nothing_is_made_again(leaving: int) -> None:
    hand = shuffle(new_hand())
    assert_refused(hand, Cut("S", leaving), "cut-deep", "MCA-4Sc")
    hand.apply(Cut("S", 4))
    assert hand.can(Deal("W"))


@BOTH
@pytest.mark.accepts("MCA-4Sd")
@pytest.mark.parametrize("leaving", [4, 20, 47])
def test_the_lower_part_is_dealt_first(name: str, leaving: int) -> None:
    old = pack_before_the_cut(name)
    hand = shuffle(new_hand(name))
    hand.apply(Cut("S", leaving))
    hand.apply(Deal("W"))
    assert hands_of(hand) == in_threes(old[48 - leaving :] + old[: 48 - leaving])


@pytest.mark.refuses("MCA-4Sd")
def test_the_lifted_part_does_not_go_back_on_top() -> None:
    old = pack_before_the_cut()
    hand = shuffle(new_hand())
    hand.apply(Cut("S", 20))
    hand.apply(Deal("W"))
    assert hands_of(hand) != in_threes(old)
    assert hands_of(hand) != in_threes(old[20:] + old[:20])


# --- the deal and the count -------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.accepts("MCA-5b")
@pytest.mark.parametrize("packets", [(), (3, 3, 3, 3)])
def test_cards_are_dealt_three_at_a_time_from_the_dealers_left(name: str, packets: tuple[int, ...]) -> None:
    old = pack_before_the_cut(name)
    hand = shuffle(new_hand(name))
    hand.apply(Cut("S", 20))
    hand.apply(Deal("W", packets))
    new = old[28:] + old[:28]
    assert Counter(new[0:3]) <= hands_of(hand)["N"]
    assert Counter(new[3:6]) <= hands_of(hand)["E"]
    assert Counter(new[9:12]) <= hands_of(hand)["W"]
    assert hands_of(hand) == in_threes(new)


@pytest.mark.refuses("MCA-5b")
@pytest.mark.parametrize("packets", [(4, 4, 4), (2,) * 6, (1,) * 12, (6, 6), (12,), (3, 3, 3, 2, 1), (3, 3, 3)])
def test_no_other_packets_are_dealt(packets: tuple[int, ...]) -> None:
    hand = shuffle(new_hand())
    hand.apply(Cut("S", 20))
    assert_refused(hand, Deal("W", packets), "packet-size", "MCA-5b")


def made_15(dealer: str | None = None) -> Slip:
    return Slip(bidder="N", bid=15, trump="S", dealer=dealer, meld={"NS": 8, "EW": 0}, take={"NS": 15, "EW": 10})


@BOTH
@pytest.mark.accepts("MCA-5a")
def test_a_round_is_four_hands_and_everybody_deals_one(name: str) -> None:
    game = Game(house(name), first_dealer="W")
    dealers = []
    for _ in range(4):
        assert not game.is_over
        dealers.append(game.dealer)
        game.add(made_15(game.dealer))
    assert dealers == ["W", "N", "E", "S"]
    assert game.is_over


@pytest.mark.refuses("MCA-5a")
def test_there_is_no_fifth_hand_in_a_round() -> None:
    game = Game(house("mcallen"), first_dealer="W")
    for _ in range(4):
        game.add(made_15())
    with pytest.raises(ValueError, match="over"):
        game.add(made_15())
    assert len(game.hands) == 4


@pytest.mark.refuses("MCA-5a")
def test_nobody_deals_twice_in_a_round() -> None:
    game = Game(house("mcallen"), first_dealer="W")
    game.add(made_15("W"))
    with pytest.raises(ValueError, match="MCA-5a"):
        game.add(made_15("W"))


@pytest.mark.refuses("MCA-5a")
@pytest.mark.parametrize("seat", ["N", "E", "S"])
def test_only_the_player_whose_turn_it_is_deals(seat: str) -> None:
    hand = shuffle(new_hand())
    hand.apply(Cut("S", 20))
    assert_refused(hand, Deal(seat), "wrong-dealer", "MCA-5a")


@BOTH
@pytest.mark.accepts("MCA-5d")
def test_the_bidding_opens_when_all_four_have_counted_twelve(name: str) -> None:
    hand = dealt(house(name))
    for seat in CLOCKWISE:
        assert hand.phase == "count"
        hand.apply(CountHand(seat, 12))
    assert hand.phase == "auction"


@pytest.mark.refuses("MCA-5d")
def test_nobody_bids_before_everybody_has_counted() -> None:
    hand = dealt(house("mcallen"))
    for seat in "NES":
        assert_refused(hand, Bid("N", 15), "count-first", "MCA-5d")
        hand.apply(CountHand(seat, 12))
    assert_refused(hand, Bid("N", 15), "count-first", "MCA-5d")
    hand.apply(CountHand("W", 12))
    assert hand.can(Bid("N", 15))


@pytest.mark.refuses("MCA-5d")
@pytest.mark.parametrize("said", [0, 11, 13])
def test_a_miscount_of_a_full_hand_is_not_taken(said: int) -> None:
    assert_refused(dealt(house("mcallen")), CountHand("N", said), "count-wrong", "MCA-5d")


@pytest.mark.refuses("MCA-5d")
def test_a_short_and_a_long_hand_are_not_counted_as_twelve() -> None:
    book = house("mcallen")
    hands, _ = fill(book)
    extra, *rest = hands["N"]
    hand = Hand.with_hands(book, dealer="W", hands={**hands, "N": tuple(rest), "E": (*hands["E"], extra)})
    assert_refused(hand, CountHand("N", 12), "count-wrong", "MCA-5d")
    assert_refused(hand, CountHand("E", 12), "count-wrong", "MCA-5d")


@BOTH
@pytest.mark.accepts("MCA-X2")
@pytest.mark.parametrize(("scorekeeper", "dealer"), [("N", "E"), ("E", "S"), ("S", "W"), ("W", "N")])
def test_the_player_left_of_the_scorekeeper_deals_first(name: str, scorekeeper: str, dealer: str) -> None:
    book = house(name)
    assert first_dealer(book, scorekeeper=scorekeeper, key=KEY) == dealer
    assert first_dealer(book, scorekeeper=scorekeeper, key=bytes(32)) == dealer


@BOTH
@pytest.mark.refuses("MCA-X2")
@pytest.mark.parametrize("other", ["S", "N", "E"])
def test_neither_the_scorekeeper_nor_anyone_else_takes_the_first_deal(name: str, other: str) -> None:
    book = house(name)
    game = Game(book, first_dealer=first_dealer(book, scorekeeper="S", key=KEY))
    assert_refused(game.next_hand(scorekeeper="S", key=KEY), Deal(other), "first-dealer", "MCA-X2")


@pytest.mark.refuses("MCA-X2")
def test_the_second_deal_goes_on_to_the_left_and_not_back_to_the_scorekeepers_left() -> None:
    game = Game(house("mcallen"), first_dealer="W")
    game.add(made_15("W"))
    assert_refused(game.next_hand(scorekeeper="S", key=KEY), Deal("W"), "wrong-dealer", "MCA-5a")

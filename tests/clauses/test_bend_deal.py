"""Bend: the pack, the deal, and who deals."""

from __future__ import annotations

from collections import Counter

import pytest

from meldhouse.game import (
    Deal,
    Game,
    Hand,
    Seat,
    Shuffle,
    Slip,
    TurnKitty,
    draw_for_deal,
    first_dealer,
    highest_draw,
    view,
)
from meldhouse.messages import fact
from meldhouse.pieces import FACE_DOWN, Card, Piece
from meldhouse.rulebooks import Book, BookError
from table import KEY, assert_refused, at_auction, dealt, house, pieces

FOUR, THREE = house("bend"), house("bend.3")
MADE = {"bidder": "N", "bid": 500, "trump": "H", "meld": {"NS": 200, "EW": 0}, "take": {"NS": 300, "EW": 200}}
MADE_ALONE = {
    "bidder": "N",
    "bid": 500,
    "trump": "H",
    "meld": {"N": 300, "E": 0, "S": 0},
    "take": {"N": 300, "E": 100, "S": 100},
}


def facts_of(refused: BookError, id: str) -> dict[str, object]:
    """What is wrong with a book, for this reason."""
    return next(dict(fault.message.args) for fault in refused.faults if fault.message.id == id)


def ready_to_deal(book: Book, dealer: Seat) -> Hand:
    hand = Hand(book, dealer=dealer, key=KEY)
    hand.apply(Shuffle(dealer))
    return hand


def after_deal(book: Book, dealer: Seat, *packets: int) -> Hand:
    hand = ready_to_deal(book, dealer)
    hand.apply(Deal(dealer, packets))
    return hand


# --- the pack -------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-1.4a")
@pytest.mark.parametrize(("book", "dealer"), [(FOUR, "W"), (THREE, "S")])
def test_eighty_cards_are_dealt_four_of_every_face(book: Book, dealer: Seat) -> None:
    state = after_deal(book, dealer).state
    out = Counter(state.deal.kitty)
    for held in state.hands.values():
        out.update(held)
    assert out == {Card(rank, suit): 4 for rank in ("A", "T", "K", "Q", "J") for suit in ("S", "H", "C", "D")}


@pytest.mark.refuses("BEN-1.4a")
@pytest.mark.parametrize("suit", ["S", "H", "C", "D"])
def test_there_is_no_nine_and_no_fifth_copy_of_a_card(suit: str) -> None:
    nine, ace = pieces(f"9{suit} A{suit}")
    assert FOUR.pack.faults([nine]) == [fact("pack-none", piece=nine.text)]
    assert FOUR.pack.faults([ace] * 4) == []
    assert FOUR.pack.faults([ace] * 5) != []


# --- how many -------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-1.3a")
def test_four_players_get_twenty_cards_each_and_nothing_is_left_over() -> None:
    state = after_deal(FOUR, "W").state
    assert {seat: len(held) for seat, held in state.hands.items()} == {"N": 20, "E": 20, "S": 20, "W": 20}
    assert state.deal.kitty == ()


@pytest.mark.refuses("BEN-1.3a")
@pytest.mark.parametrize(("each", "plan"), [(19, "[5, 5, 5, 4]"), (21, "[5, 5, 5, 6]")])
def test_four_hands_of_another_size_do_not_use_up_the_pack(each: int, plan: str) -> None:
    with pytest.raises(BookError) as raised:
        house("bend", f"[deal]\nhand = {each}\npackets = [{plan}]")
    assert facts_of(raised.value, "book-hands") == {"seats": 4, "hand": each, "kitty": 0, "dealt": 4 * each, "pack": 80}


@pytest.mark.accepts("BEN-1.3b", "BEN-1.3d")
def test_three_players_get_twenty_five_cards_each_and_five_go_to_the_kitty() -> None:
    state = after_deal(THREE, "S").state
    assert {seat: len(held) for seat, held in state.hands.items()} == {"N": 25, "E": 25, "S": 25}
    assert len(state.deal.kitty) == 5


@pytest.mark.accepts("BEN-1.3d")
@pytest.mark.parametrize("seat", ["N", "E", "S", None])
def test_the_kitty_lies_face_down_apart(seat: Seat | None) -> None:
    assert view(after_deal(THREE, "S"), seat).kitty == (FACE_DOWN,) * 5


@pytest.mark.refuses("BEN-1.3b")
@pytest.mark.parametrize(("each", "plan"), [(24, "[4, 4, 4, 4, 4, 4]"), (26, "[5, 5, 5, 5, 6]")])
def test_three_hands_of_another_size_do_not_come_out_with_a_kitty_of_five(each: int, plan: str) -> None:
    with pytest.raises(BookError) as raised:
        house("bend.3", f"[deal]\nhand = {each}\npackets = [{plan}]")
    assert facts_of(raised.value, "book-hands") == {
        "seats": 3,
        "hand": each,
        "kitty": 5,
        "dealt": 3 * each + 5,
        "pack": 80,
    }


@pytest.mark.refuses("BEN-1.3d")
@pytest.mark.parametrize("kitty", [4, 6])
def test_a_kitty_of_four_or_six_does_not_come_out(kitty: int) -> None:
    with pytest.raises(BookError) as raised:
        house("bend.3", f"[deal]\nkitty = {kitty}")
    assert facts_of(raised.value, "book-hands") == {
        "seats": 3,
        "hand": 25,
        "kitty": kitty,
        "dealt": 75 + kitty,
        "pack": 80,
    }


@pytest.mark.refuses("BEN-1.3d")
def test_a_table_of_four_has_no_kitty_to_turn() -> None:
    assert_refused(at_auction(FOUR), TurnKitty("N"), "kitty-none", "BEN-1.3d")


@pytest.mark.refuses("BEN-1.3d")
def test_before_the_deal_a_table_of_three_is_not_told_that_it_has_no_kitty() -> None:
    refusal = Hand(THREE, dealer="S", key=KEY).verify(TurnKitty("N"))
    assert refusal is not None
    assert refusal.code == "kitty-early"


# --- in packets -----------------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-1.3c")
@pytest.mark.parametrize(
    ("book", "dealer", "packets"),
    [
        (FOUR, "W", (5, 5, 5, 5)),
        (FOUR, "W", (4, 4, 4, 4, 4)),
        (THREE, "S", (5, 5, 5, 5, 5)),
        (THREE, "S", (4, 4, 4, 4, 4, 5)),
        (THREE, "S", (5, 4, 4, 4, 4, 4)),
        (THREE, "S", (4, 4, 5, 4, 4, 4)),
    ],
)
def test_the_dealer_chooses_between_fours_and_fives(book: Book, dealer: Seat, packets: tuple[int, ...]) -> None:
    hand = after_deal(book, dealer, *packets)
    assert hand.phase == "auction"
    assert {len(held) for held in hand.state.hands.values()} == {sum(packets)}


@pytest.mark.accepts("BEN-1.3c")
def test_the_same_pack_falls_differently_in_fours_and_in_fives() -> None:
    unsorted = house("bend", "[deal]\nsorted = false")
    fives = after_deal(unsorted, "W", 5, 5, 5, 5).state.hands
    fours = after_deal(unsorted, "W", 4, 4, 4, 4, 4).state.hands
    assert fives["N"][:4] == fours["N"][:4]  # the top of the pack goes to the dealer's left
    assert fives["N"][4] == fours["E"][0]  # the fifth card is North's last of five, or East's first of four
    assert fives["E"][:3] == fours["E"][1:4]
    assert fives["W"][-4:] == fours["W"][-4:]  # the dealer ends with the bottom of the pack


@pytest.mark.refuses("BEN-1.3c")
@pytest.mark.parametrize(
    "packets",
    [(3, 3, 3, 3, 3, 3, 2), (6, 6, 6, 2), (10, 10), (4, 4, 4, 4), (5, 5, 5), (5, 5, 5, 4, 1), (1,) * 20, (20,)],
)
def test_four_hands_are_dealt_in_no_other_packets(packets: tuple[int, ...]) -> None:
    assert_refused(ready_to_deal(FOUR, "W"), Deal("W", packets), "packet-size", "BEN-1.3c")


@pytest.mark.refuses("BEN-1.3c")
@pytest.mark.parametrize("packets", [(4,) * 6, (5, 5, 5, 5), (5,) * 6, (3,) * 8, (25,)])
def test_three_hands_are_dealt_in_no_other_packets(packets: tuple[int, ...]) -> None:
    assert_refused(ready_to_deal(THREE, "S"), Deal("S", packets), "packet-size", "BEN-1.3c")


# --- who deals ------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-X10")
@pytest.mark.parametrize(
    ("book", "slip", "first", "order"),
    [
        (FOUR, MADE, "W", "WNES"),
        (FOUR, MADE, "E", "ESWN"),
        (THREE, MADE_ALONE, "S", "SNES"),
        (THREE, MADE_ALONE, "N", "NESN"),
    ],
)
def test_the_deal_goes_round_and_the_first_of_three_deals_the_fourth_hand(
    book: Book, slip: dict[str, object], first: Seat, order: str
) -> None:
    game = Game(book, first_dealer=first)
    dealers = []
    while not game.is_over:
        dealers.append(game.dealer)
        game.add(Slip(**slip))  # type: ignore[arg-type]
    assert "".join(dealers) == order


@pytest.mark.refuses("BEN-X10")
@pytest.mark.parametrize(
    ("book", "dealer", "other"), [(FOUR, "W", "N"), (FOUR, "W", "S"), (THREE, "S", "E"), (THREE, "N", "E")]
)
def test_nobody_else_deals_out_of_turn(book: Book, dealer: Seat, other: Seat) -> None:
    hand = ready_to_deal(book, dealer)
    assert_refused(hand, Deal(other), "wrong-dealer", "BEN-X10")
    assert hand.can(Deal(dealer))


@pytest.mark.refuses("BEN-X10")
def test_nobody_sits_west_at_a_table_of_three() -> None:
    assert_refused(ready_to_deal(THREE, "S"), Deal("W"), "no-seat")
    assert "W" not in dealt(THREE, dealer="S").state.hands


@pytest.mark.accepts("BEN-X21")
@pytest.mark.parametrize(
    ("north", "east", "south", "west", "dealer"),
    [
        ("KS", "TH", "QS", "JD", "E"),
        ("KS", "TH", "AD", "TS", "S"),
        ("QS", "JH", "JD", "KC", "W"),
        ("QS", "JH", "JS", "JC", "N"),
    ],
)
def test_the_highest_card_cut_deals_first(north: str, east: str, south: str, west: str, dealer: Seat) -> None:
    cards = pieces(f"{north} {east} {south} {west}")
    cuts: dict[Seat, Piece] = {"N": cards[0], "E": cards[1], "S": cards[2], "W": cards[3]}
    assert highest_draw(FOUR, cuts) == (dealer,)


@pytest.mark.accepts("BEN-X21")
@pytest.mark.parametrize("scorekeeper", ["N", "E", "S"])
@pytest.mark.parametrize(("fill", "dealer"), [(0, "N"), (3, "S"), (7, "E")])
def test_the_cut_decides_whoever_keeps_the_score(scorekeeper: Seat, fill: int, dealer: Seat) -> None:
    assert first_dealer(THREE, scorekeeper=scorekeeper, key=bytes([fill]) * 32) == dealer


@pytest.mark.refuses("BEN-X21")
def test_equal_cards_decide_nothing_and_only_those_who_tied_cut_again() -> None:
    dealer, cuts = draw_for_deal(FOUR, bytes([9]) * 32)
    assert [{seat: card.text for seat, card in cut.items()} for cut in cuts] == [
        {"N": "AS", "E": "TD", "S": "AS", "W": "TH"},
        {"N": "JD", "S": "TS"},
    ]
    assert highest_draw(FOUR, cuts[0]) == ("N", "S")
    assert dealer == "S"


@pytest.mark.refuses("BEN-X21")
def test_suits_do_not_break_a_tie_and_a_king_does_not_beat_a_ten() -> None:
    ten_spades, ten_clubs, king, jack = pieces("TS TC KS JS")
    assert highest_draw(FOUR, {"N": king, "E": ten_clubs, "S": ten_spades, "W": jack}) == ("E", "S")

"""City of McAllen: who takes a trick, what it counts, who turns it down and who leads next (rules 4, 8 and 9)."""

from __future__ import annotations

import pytest

from faults import sent_back
from meldhouse.game import Gather, Hand, Play, slip_of
from meldhouse.pieces import Piece
from table import assert_refused, at_tricks, house, pieces, play, play_out, scored

BOTH = pytest.mark.parametrize("name", ["mcallen", "mcallen.hoyle"])
TWIN = "AD TD KD QD JD 9D AS TS KS QS JS 9S"
"""North and East hold one of each diamond and each spade, so that South and West can only throw hearts and clubs."""
NO_CLUBS = "AH TH KH QH JH 9H AD TD KD QD 9D"


def card(text: str) -> Piece:
    return pieces(text)[0]


def led_by_north(name: str = "mcallen", **hands: str) -> Hand:
    return at_tricks(house(name), bidder="N", trump="S", dealer="W", **hands)


def twins(name: str = "mcallen") -> Hand:
    return led_by_north(name, N=TWIN, E=TWIN)


def winner_of_twins(led: str, followed: str, name: str = "mcallen") -> str:
    """North leads and East follows; the other two have to throw."""
    hand = play(twins(name), f"{led} {followed}")
    hand.apply(Play("S", hand.legal_plays()[0]))
    hand.apply(Play("W", hand.legal_plays()[0]))
    return hand.state.play.tricks[0].winner


# --- rank -------------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.accepts("MCA-4Cb")
@pytest.mark.parametrize("suit", ["D", "S"])
@pytest.mark.parametrize(("high", "low"), [("A", "T"), ("T", "K"), ("K", "Q"), ("Q", "J"), ("J", "9"), ("T", "9")])
def test_each_rank_beats_the_next_one_down(name: str, suit: str, high: str, low: str) -> None:
    assert winner_of_twins(low + suit, high + suit, name) == "E"


@pytest.mark.refuses("MCA-4Cb")
@pytest.mark.parametrize(("high", "low"), [("A", "T"), ("T", "K"), ("K", "Q"), ("Q", "J"), ("J", "9"), ("A", "9")])
def test_no_rank_beats_the_one_above(high: str, low: str) -> None:
    assert winner_of_twins(high + "D", low + "D") == "N"


@pytest.mark.refuses("MCA-4Cb")
@pytest.mark.parametrize(
    ("led", "allowed"), [("9", "ATKQJ"), ("J", "ATKQ"), ("Q", "ATK"), ("K", "AT"), ("T", "A"), ("A", "ATKQJ9")]
)
def test_only_higher_ranks_go_over_a_trump(led: str, allowed: str) -> None:
    hand = play(twins(), f"{led}S")
    assert {piece.text for piece in hand.legal_plays()} == {f"{rank}S" for rank in allowed}


@BOTH
@pytest.mark.accepts("MCA-X4")
@pytest.mark.parametrize("both", ["KD", "AD", "9D", "AS"])
def test_of_identical_cards_the_first_wins(name: str, both: str) -> None:
    assert winner_of_twins(both, both, name) == "N"


@pytest.mark.refuses("MCA-X4")
def test_the_second_of_two_identical_cards_does_not_go_over_the_first() -> None:
    hand = led_by_north(N="KS", E="KS QS 9S AH TH KH QH JH 9H AC TC KC")
    play(hand, "KS")
    assert {piece.text for piece in hand.legal_plays()} == {"KS", "QS", "9S"}


@pytest.mark.refuses("MCA-X4")
def test_a_second_ten_that_trumps_does_not_take_the_trick_from_the_first() -> None:
    hand = led_by_north(N="9C", E=f"TS {NO_CLUBS}", S=f"TS {NO_CLUBS}", W="AC")
    assert play(hand, "9C TS TS AC").state.play.tricks[0].winner == "E"


# --- who wins ---------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.accepts("MCA-8g")
def test_a_trump_takes_the_trick(name: str) -> None:
    hand = led_by_north(name, N="TC", E=f"TS {NO_CLUBS}", S="TC", W="JC")
    assert play(hand, "TC TS TC JC").state.play.tricks[0].winner == "E"


@pytest.mark.accepts("MCA-8g")
@pytest.mark.parametrize(
    ("trick", "winner"),
    [("TC JC AC KC", "S"), ("QC JC 9C KC", "W"), ("AC JC TC KC", "N"), ("9C JC 9C QC", "W")],
)
def test_without_a_trump_the_highest_card_of_the_suit_led_takes_it(trick: str, winner: str) -> None:
    hands = dict(zip("NESW", trick.split(), strict=True))
    assert play(led_by_north(**hands), trick).state.play.tricks[0].winner == winner


@pytest.mark.accepts("MCA-8g")
@pytest.mark.parametrize(("south", "winner"), [("JS", "E"), ("KS", "S")])
def test_of_two_trumps_the_higher_takes_it(south: str, winner: str) -> None:
    hand = led_by_north(N="AC", E=f"QS {NO_CLUBS}", S=f"{south} {NO_CLUBS}", W="TC")
    assert play(hand, f"AC QS {south} TC").state.play.tricks[0].winner == winner


@pytest.mark.refuses("MCA-8g")
def test_an_ace_that_is_thrown_takes_nothing() -> None:
    assert winner_of_twins("9D", "JD") == "E"
    hand = led_by_north(N="9C", E=f"9H {NO_CLUBS}", S="JC", W="QC")
    assert play(hand, "9C AH JC QC").state.play.tricks[0].winner == "W"


@pytest.mark.refuses("MCA-8g")
def test_the_ace_of_the_suit_led_does_not_beat_the_nine_of_trump() -> None:
    hand = led_by_north(N="AC", E=f"9S {NO_CLUBS}", S="AC", W="TC")
    assert play(hand, "AC 9S AC TC").state.play.tricks[0].winner == "E"


# --- turning it down and leading again --------------------------------------------------------------------------------


def trick_for_south(name: str = "mcallen") -> Hand:
    """North led a club; South's ace has taken it and it still lies there."""
    hand = led_by_north(name, N="TC 9D", E="JC 9D", S="AC KD", W="KC QD")
    for piece in pieces("TC JC AC KC"):
        hand.apply(Play(hand.turn or "", piece))
    assert hand.state.play.tricks[0].winner == "S"
    return hand


@BOTH
@pytest.mark.accepts("MCA-8h")
@pytest.mark.parametrize("seat", ["N", "S"])
def test_either_of_the_winning_side_turns_the_trick_down(name: str, seat: str) -> None:
    hand = trick_for_south(name)
    hand.apply(Gather(seat))
    assert hand.state.play.trick == ()
    assert hand.turn == "S"


@pytest.mark.refuses("MCA-8h")
@pytest.mark.parametrize("seat", ["E", "W"])
def test_the_losers_do_not_turn_it_down(seat: str) -> None:
    assert_refused(trick_for_south(), Gather(seat), "gather-side", "MCA-8h")


@pytest.mark.refuses("MCA-8h")
@pytest.mark.parametrize(("seat", "piece"), [("S", "KD"), ("N", "9D"), ("W", "QD")])
def test_nobody_plays_on_before_it_is_turned_down(seat: str, piece: str) -> None:
    assert_refused(trick_for_south(), Play(seat, card(piece)), "gather-first", "MCA-8h")


@pytest.mark.refuses("MCA-8h")
def test_an_unfinished_trick_is_not_turned_down() -> None:
    hand = led_by_north(N="TC", E="JC")
    assert_refused(hand, Gather("N"), "gather-none", "MCA-8h")
    play(hand, "TC JC")
    assert_refused(hand, Gather("N"), "gather-none", "MCA-8h")


@BOTH
@pytest.mark.accepts("MCA-X7")
def test_the_winner_of_a_trick_leads_the_next(name: str) -> None:
    hand = trick_for_south(name)
    hand.apply(Gather("N"))
    assert hand.turn == "S"
    hand.apply(Play("S", card("KD")))
    assert hand.turn == "W"


@pytest.mark.refuses("MCA-X7")
@pytest.mark.parametrize(("seat", "piece"), [("N", "9D"), ("E", "9D"), ("W", "QD")])
def test_neither_the_bidder_nor_anyone_but_the_winner_leads_the_next(seat: str, piece: str) -> None:
    hand = trick_for_south()
    hand.apply(Gather("N"))
    assert_refused(hand, Play(seat, card(piece)), "lead-turn", "MCA-X7")


# --- what tricks count ------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.accepts("MCA-9a")
@pytest.mark.parametrize(
    ("trick", "worth"),
    [("AC KC QC JC", 2), ("AC TC KC AC", 4), ("TC QC QC JC", 1), ("KC QC 9C 9C", 1), ("AC TC KC QC", 3)],
)
def test_aces_tens_and_kings_count_one_each(name: str, trick: str, worth: int) -> None:
    hands = dict(zip("NESW", trick.split(), strict=True))
    assert play(led_by_north(name, **hands), trick).state.play.tricks[0].points == worth


@pytest.mark.refuses("MCA-9a")
@pytest.mark.parametrize("trick", ["QC JC 9C 9C", "QC QC JC JC", "9C JC QC 9C"])
def test_queens_jacks_and_nines_count_nothing(trick: str) -> None:
    hands = dict(zip("NESW", trick.split(), strict=True))
    hand = play(led_by_north(**hands), trick)
    assert hand.state.play.tricks[0].points == 0
    assert hand.state.points == {"NS": 0, "EW": 0}


ELEVEN_TRUMPS = "AS AS TS TS KS KS QS QS JS JS 9S"


def last_trick(north: str, kept: dict[str, str], name: str = "mcallen") -> Hand:
    """North draws with eleven trumps and then leads `north`; the others keep a card for the last trick."""
    hand = led_by_north(name, N=f"{ELEVEN_TRUMPS} {north}", **kept)
    for trump in ELEVEN_TRUMPS.split():
        play(hand, trump)
        for seat in "ESW":
            spare = list(hand.state.hands[seat])
            spare.remove(card(kept[seat]))
            hand.apply(Play(seat, next(piece for piece in hand.legal_plays() if piece in spare)))
    play(hand, north)
    for seat in "ESW":
        hand.apply(Play(seat, card(kept[seat])))
    assert hand.is_over
    return hand


@BOTH
@pytest.mark.accepts("MCA-9a")
def test_the_last_trick_counts_one_more(name: str) -> None:
    hand = last_trick("TD", {"E": "9D", "S": "9H", "W": "9C"}, name)
    assert hand.state.play.tricks[-1].points == 2
    assert slip_of(hand).take == {"NS": 25, "EW": 0}


@pytest.mark.accepts("MCA-9a")
def test_the_one_for_the_last_trick_goes_to_whoever_takes_it() -> None:
    hand = last_trick("TD", {"E": "AD", "S": "9H", "W": "9C"})
    assert slip_of(hand).take == {"NS": 22, "EW": 3}
    hand = last_trick("9D", {"E": "JD", "S": "9H", "W": "9C"})
    assert slip_of(hand).take == {"NS": 24, "EW": 1}


@pytest.mark.refuses("MCA-9a")
def test_no_trick_but_the_last_counts_one_more() -> None:
    hand = last_trick("TD", {"E": "9D", "S": "9H", "W": "9C"})
    for trick in hand.state.play.tricks[:-1]:
        assert trick.points == sum(piece.text[0] in "ATK" for piece in trick.pieces)


@pytest.mark.accepts("MCA-9a")
@pytest.mark.parametrize("trump", ["S", "H", "C", "D"])
def test_a_whole_hand_counts_25(trump: str) -> None:
    hand = play_out(at_tricks(house("mcallen"), bidder="N", trump=trump))
    assert len(hand.state.play.tricks) == 12
    assert sum(slip_of(hand).take.values()) == 25


@BOTH
@pytest.mark.refuses("MCA-9a")
@pytest.mark.parametrize("take", [{"NS": 14, "EW": 10}, {"NS": 14, "EW": 12}, {"NS": 26, "EW": 0}])
def test_card_points_that_do_not_make_25_are_not_counted(name: str, take: dict[str, int]) -> None:
    with sent_back("slip-take-total", "MCA-9a", total=25):
        scored(house(name), bidder="N", bid=15, trump="S", meld={"NS": 4}, take=take)
    assert scored(house(name), bidder="N", bid=15, trump="S", meld={"NS": 4}, take={"NS": 14, "EW": 11})["NS"] == 18

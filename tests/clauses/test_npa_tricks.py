"""NPA X2 to X4, X9 and 3.1: which card is higher, who wins a book, what it counts, and the duties of play."""

from __future__ import annotations

import pytest
from npa_table import NPA, hands, one_way, sides

from faults import sent_back
from meldhouse.game import Play, TrickWon, slip_of
from table import assert_refused, at_tricks, pieces, play_out, scored

NO_RED = "AS*4 TS*4 AC*4 TC*4"


def tricks(**known):
    """W has 50 in hearts and is to lead."""
    return at_tricks(NPA, dealer="S", bidder="W", trump="H", amount=50, **hands(**known))


def card(text):
    return pieces(text)[0]


def on_table(hand, text):
    """Cards played one after the other; the last book is left lying."""
    for piece in pieces(text):
        hand.apply(Play(hand.turn, piece))
    return hand


def won(text):
    """Who wins a first book of these cards, W leading, and what it counts."""
    last = on_table(tricks(**one_way(text)), text).events[-1]
    assert isinstance(last, TrickWon)
    return last.seat, last.points


# --- rank -----------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-X2")
@pytest.mark.parametrize(("led", "higher"), [("JD", "QD"), ("QD", "KD"), ("KD", "TD"), ("TD", "AD")])
def test_jack_queen_king_ten_ace_each_is_beaten_by_the_next_which_must_be_played(led, higher):
    hand = on_table(tricks(W=f"KH QH {led}", N=f"{higher} JD {NO_RED} AH*2"), led)
    assert hand.legal_plays() == (card(higher),)


@pytest.mark.accepts("NPA-X2")
@pytest.mark.parametrize(
    ("text", "winner"), [("KD TD QD JD", "N"), ("QD JD KD JD", "E"), ("KD TD AD QD", "E"), ("JD JD JD QD", "S")]
)
def test_the_higher_diamond_wins(text, winner):
    assert won(text)[0] == winner


@pytest.mark.refuses("NPA-X2")
@pytest.mark.parametrize(("led", "lower"), [("QD", "JD"), ("KD", "QD"), ("TD", "KD"), ("AD", "TD")])
def test_a_lower_card_does_not_beat_so_any_diamond_will_do(led, lower):
    hand = on_table(tricks(W=f"KH QH {led}", N=f"{lower} JD {NO_RED} AH*2"), led)
    assert set(hand.legal_plays()) == {card(lower), card("JD")}


@pytest.mark.refuses("NPA-X2")
def test_on_a_king_and_a_ten_a_queen_need_not_beat_but_the_ace_must():
    known = {"W": "KH QH KD", "N": f"TD {NO_RED} AH*3"}
    free = on_table(tricks(E="QD JD KS*4 QS*4 JS*4 KC*4 JH*2", **known), "KD TD")
    assert set(free.legal_plays()) == {card("QD"), card("JD")}
    bound = on_table(tricks(E="QD AD", **known), "KD TD")
    assert_refused(bound, Play("E", card("QD")), "must-beat", "NPA-3.1b")
    assert bound.legal_plays() == (card("AD"),)


# --- who wins -------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-X4")
@pytest.mark.parametrize(
    ("text", "first"),
    [("AD AD JD JD", "W"), ("KD AD AD JD", "N"), ("KD TD TD JD", "N"), ("JD QD KD KD", "E"), ("AD JH JH QD", "N")],
)
def test_of_identical_cards_the_first_played_wins(text, first):
    assert won(text)[0] == first


@pytest.mark.refuses("NPA-X4")
@pytest.mark.parametrize("text", ["TD TD JD JD", "TD JD TD QD", "TD JD QD TD", "AD AD AD AD"])
def test_an_equal_card_does_not_beat_the_one_before_it(text):
    assert won(text)[0] == "W"


@pytest.mark.refuses("NPA-X4")
def test_the_holder_of_an_equal_card_is_not_bound_to_play_it():
    hand = on_table(tricks(W="KH QH TD", N=f"TD JD {NO_RED} AH*2"), "TD")
    assert set(hand.legal_plays()) == {card("TD"), card("JD")}


@pytest.mark.accepts("NPA-X9")
@pytest.mark.parametrize(
    ("text", "winner"),
    [
        ("TD JH QD JD", "N"),
        ("AD JH QH AD", "E"),
        ("AD QH KD AH", "S"),
        ("JD QD KD TD", "S"),
        ("JH QH KH AH", "S"),
        ("JS QS KS AC", "E"),
    ],
)
def test_the_highest_trump_wins_and_else_the_highest_of_the_suit_led(text, winner):
    assert won(text)[0] == winner


@pytest.mark.refuses("NPA-X9")
@pytest.mark.parametrize(
    ("text", "winner"),
    [("JD AS AC QD", "S"), ("KD AS AC JD", "W"), ("KD JH AD JD", "N"), ("TH AD JH AC", "W")],
)
def test_an_ace_that_neither_follows_nor_trumps_wins_nothing(text, winner):
    assert won(text)[0] == winner


# --- what books count -----------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-X3")
@pytest.mark.parametrize(
    ("text", "points"), [("KD TD QD JD", 2), ("AD AD AD AD", 4), ("JD QD KD JD", 1), ("TD JD AD KD", 3)]
)
def test_each_ace_ten_and_king_in_a_book_counts_one(text, points):
    assert won(text)[1] == points


@pytest.mark.refuses("NPA-X3")
@pytest.mark.parametrize("text", ["JD QD JD QD", "JD QD JH QD", "JD JD JD JD"])
def test_queens_and_jacks_count_nothing_trump_or_not(text):
    assert won(text)[1] == 0


def counters(trick):
    return sum(piece.text[0] in "ATK" for piece in trick.pieces)


@pytest.mark.accepts("NPA-X3")
def test_the_last_book_counts_two_more_and_all_books_together_fifty():
    hand = play_out(tricks(W="KH QH AH AH TH"))
    *earlier, last = hand.state.play.tricks
    assert last.points == counters(last) + 2
    assert sum(trick.points for trick in (*earlier, last)) == 50
    assert sum(slip_of(hand).take.values()) == 50


@pytest.mark.refuses("NPA-X3")
def test_no_other_book_counts_the_two():
    *earlier, last = play_out(tricks(W="KH QH AH AH TH")).state.play.tricks
    assert len(earlier) == 19
    assert [trick.points for trick in earlier] == [counters(trick) for trick in earlier]
    assert sum(counters(trick) for trick in (*earlier, last)) == 48


@pytest.mark.refuses("NPA-X3")
@pytest.mark.parametrize(("ns", "ew"), [(20, 29), (20, 31), (24, 24), (0, 48), (0, 0)])
def test_a_slip_whose_points_in_play_are_not_fifty_is_refused(ns, ew):
    with sent_back("slip-take-total", "NPA-X3", total=50):
        scored(NPA, bidder="W", bid=50, trump="H", meld={"EW": 40}, take=sides(ns, ew))


# --- the duties of play, as a guarded table enforces them -----------------------------------------------------------


@pytest.mark.accepts("NPA-3.1a")
def test_a_player_without_the_suit_led_is_not_bound_to_it():
    hand = on_table(tricks(W="KH QH JD", N="AS*4 TS*4 AC*4 TC*4 KS*4"), "JD")
    assert set(hand.legal_plays()) == set(pieces("AS TS AC TC KS"))


@pytest.mark.refuses("NPA-3.1a")
@pytest.mark.parametrize("wrong", ["AH", "AS"])
def test_a_player_with_a_diamond_may_play_neither_a_trump_nor_a_spade(wrong):
    hand = on_table(tricks(W="KH QH AD", N=f"JD {NO_RED} AH*3"), "AD")
    assert_refused(hand, Play("N", card(wrong)), "must-follow", "NPA-3.1a")


@pytest.mark.accepts("NPA-3.1b")
@pytest.mark.parametrize("text", ["TC AC KC", "TC AC AC"])
def test_whoever_cannot_beat_plays_any_card_of_the_suit(text):
    hand = tricks(W="KH QH TC", N="AC KC", E="KC AC", S="JC")
    assert on_table(hand, text).turn == "S"


@pytest.mark.refuses("NPA-3.1b")
def test_a_king_on_a_ten_from_a_hand_with_the_ace_is_refused():
    hand = on_table(tricks(W="KH QH TC", N="AC KC"), "TC")
    assert_refused(hand, Play("N", card("KC")), "must-beat", "NPA-3.1b")


@pytest.mark.refuses("NPA-3.1b")
def test_even_partners_card_must_be_beaten():
    hand = on_table(tricks(W="KH QH KC", N="JC AS*4 AD*4 AH*4 TS*4 TD*3", E="TC QC"), "KC JC")
    assert_refused(hand, Play("E", card("QC")), "must-beat", "NPA-3.1b")


@pytest.mark.refuses("NPA-3.1b")
def test_a_trump_that_is_led_must_be_beaten_too():
    hand = on_table(tricks(W="KH QH KC", N="AH JH AS*4 AD*4 TS*4 TD*4 KS*2"), "KH")
    assert_refused(hand, Play("N", card("JH")), "must-beat", "NPA-3.1b")
    assert hand.legal_plays() == (card("AH"),)


@pytest.mark.accepts("NPA-3.1b")
def test_a_card_of_a_suit_that_was_cut_need_not_beat_anything():
    hand = tricks(W="KH QH TC", N="JH AS*4 AD*4 TS*4 TD*4 KS*3", E="AC JC")
    on_table(hand, "TC JH JC")
    assert hand.turn == "S"


@pytest.mark.accepts("NPA-3.1c")
def test_a_player_without_the_suit_cuts_over_if_he_can_and_under_if_not():
    known = {"W": "KH QH TC", "N": "KH AS*4 AD*4 TS*4 TD*4 KS*3"}
    over = on_table(tricks(E="AH JH KD*4 QD*4 JD*4 QS*4 JS*2", **known), "TC KH")
    assert over.legal_plays() == (card("AH"),)
    under = on_table(tricks(E="QH JH KD*4 QD*4 JD*4 QS*4 JS*2", **known), "TC KH")
    assert set(under.legal_plays()) == {card("QH"), card("JH")}
    equal = on_table(tricks(E="KH JH KD*4 QD*4 JD*4 QS*4 JS*2", **known), "TC KH")
    assert set(equal.legal_plays()) == {card("KH"), card("JH")}


@pytest.mark.refuses("NPA-3.1b", "NPA-3.1c")
def test_a_player_without_the_suit_may_not_throw_off_or_cut_lower_than_he_can():
    hand = tricks(W="KH QH TC", N="KH AS*4 AD*4 TS*4 TD*4 KS*3", E="AH JH KD*4 QD*4 JD*4 QS*4 JS*2")
    on_table(hand, "TC")
    assert_refused(hand, Play("N", card("KS")), "must-trump", "NPA-3.1c")
    on_table(hand, "KH")
    assert_refused(hand, Play("E", card("JH")), "must-overtrump", "NPA-3.1b")
    assert_refused(hand, Play("E", card("QS")), "must-trump", "NPA-3.1c")


@pytest.mark.accepts("NPA-RS1")
def test_the_queen_of_hearts_on_an_ace_of_diamonds_cuts_it_from_a_hand_without_diamonds():
    assert on_table(tricks(W="KH QH AD", N="QH AS*4 TS*4 AC*4 TC*4 KS*3"), "AD QH").turn == "E"


@pytest.mark.refuses("NPA-RS1")
def test_the_queen_of_hearts_is_refused_from_a_hand_with_a_diamond():
    hand = on_table(tricks(W="KH QH AD", N="QH JD"), "AD")
    assert_refused(hand, Play("N", card("QH")), "must-follow", "NPA-3.1a")


@pytest.mark.refuses("NPA-RS1")
def test_the_queen_of_hearts_is_refused_where_spades_are_trump_and_held():
    known = hands(W="KS QS AD", N="QH JS AC*4 TC*4 AH*4 TH*4 KC*2")
    hand = on_table(at_tricks(NPA, dealer="S", bidder="W", trump="S", amount=50, **known), "AD")
    assert_refused(hand, Play("N", card("QH")), "must-trump", "NPA-3.1c")

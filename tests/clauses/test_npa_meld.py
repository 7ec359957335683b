"""NPA 2.4h and 2.5: naming trump, laying meld, what must be laid, and until when."""

from __future__ import annotations

import pytest
from npa_table import NPA, SEATS, cards, hands

from meldhouse.game import (
    Confirm,
    NameTrump,
    Play,
    ShowMeld,
    StartPlay,
    count_meld,
    legal_actions,
    slip_of,
    to_act,
    view,
)
from table import assert_refused, at_auction, call, dealt, name_and_settle, pieces, play, play_out, show_all, won_by

PINOCHLE = "QS JD"
ONLY_PINOCHLE = cards("QS JD JS*2 TS*4 TH*4 TD*4 TC*4")
"""A whole hand with a pinochle and no other meld."""


def at_trump(amount=50, **known):
    """W has the contract and is to name trump."""
    return won_by(at_auction(NPA, dealer="S", **known), "W", amount)


def at_meld(trump="H", **known):
    """W has named trump; nobody has laid anything."""
    hand = at_trump(**known)
    hand.apply(NameTrump("W", trump, laid=True))
    return hand


def settled(**known):
    """Everybody has laid all his meld; nobody has confirmed."""
    hand = at_meld(**known)
    for seat in SEATS:
        show_all(hand, seat)
    assert hand.phase == "settle"
    return hand


# --- naming trump ---------------------------------------------------------------------------------------------------

HEARTS_ONLY = hands(W="KH*2 QH KS*4 TS*4 AS*4 AD*4 TC")
"""W's only king and queen of a suit are hearts; spades has kings and no queen."""


@pytest.mark.accepts("NPA-2.4h")
@pytest.mark.parametrize("suit", ["S", "H", "D", "C"])
def test_the_high_bidder_names_any_suit_in_which_he_holds_a_marriage(suit):
    hand = at_trump(75, W="KS QS KH QH KD QD KC QC")
    hand.apply(NameTrump("W", suit))
    assert hand.state.trump == suit


@pytest.mark.refuses("NPA-2.4h")
@pytest.mark.parametrize("suit", ["S", "D", "C"])
def test_the_high_bidder_may_not_name_a_suit_without_its_marriage(suit):
    hand = at_trump(75, **HEARTS_ONLY)
    assert_refused(hand, NameTrump("W", suit), "trump-marriage", "NPA-2.4h")
    assert hand.can(NameTrump("W", "H"))


@pytest.mark.refuses("NPA-2.4h")
def test_a_queen_without_the_king_makes_no_trump_either():
    hand = at_trump(**hands(W="KH QH QC*4 TS*4 AS*4 AD*4 TC*2"))
    assert_refused(hand, NameTrump("W", "C"), "trump-marriage", "NPA-2.4h")


@pytest.mark.refuses("NPA-2.4h")
@pytest.mark.parametrize("seat", ["N", "E", "S"])
def test_nobody_else_names_trump(seat):
    hand = at_trump(75, W="KH QH", **{seat: "KD QD"})
    assert_refused(hand, NameTrump(seat, "D"), "trump-bidder", "NPA-2.4h")


@pytest.mark.refuses("NPA-2.4h")
def test_there_are_only_the_four_suits_to_name():
    assert_refused(at_trump(W="KH QH"), NameTrump("W", "doubles"), "trump-choice", "NPA-2.4h")


@pytest.mark.accepts("NPA-2.5a")
def test_the_first_marriage_the_high_bidder_lays_is_trump():
    hand = at_trump(W="KH QH KS QS")
    hand.apply(NameTrump("W", "S", laid=True))
    assert hand.state.trump == "S"
    hand.apply(ShowMeld("W", pieces("KS QS KH QH")))
    assert hand.state.meld["W"].points == 4 + 2


@pytest.mark.accepts("NPA-2.5a")
def test_where_the_suit_spoken_and_the_suit_laid_differ_the_marriage_laid_decides():
    hand = at_trump(W="KH QH KS QS")
    hand.apply(NameTrump("W", "H"))
    hand.apply(NameTrump("W", "S", laid=True))
    assert hand.state.trump == "S"


@pytest.mark.refuses("NPA-2.5a")
def test_a_second_marriage_laid_does_not_change_trump():
    hand = at_trump(W="KH QH KS QS")
    hand.apply(NameTrump("W", "H", laid=True))
    assert_refused(hand, NameTrump("W", "S", laid=True), "trump-fixed", "NPA-2.5a")
    hand.apply(ShowMeld("W", pieces("KH QH KS QS")))
    assert hand.state.trump == "H"


@pytest.mark.refuses("NPA-2.5a")
def test_the_marriage_that_named_trump_lies_there_as_meld_and_is_not_taken_back():
    hand = at_trump(W="KH QH KS QS")
    hand.apply(NameTrump("W", "S", laid=True))
    assert_refused(hand, ShowMeld("W", pieces("KH QH")), "meld-back", "NPA-2.5c")
    assert hand.can(ShowMeld("W", pieces("KS QS")))


@pytest.mark.refuses("NPA-2.5a")
def test_the_marriage_of_a_suit_that_was_only_spoken_must_still_be_laid():
    hand = at_trump(W="KH QH KS QS KC QC")
    hand.apply(NameTrump("W", "H"))
    assert_refused(hand, ShowMeld("W", ()), "meld-trump", "NPA-2.5a")
    assert_refused(hand, ShowMeld("W", pieces("KS QS KC QC")), "meld-trump", "NPA-2.5a")  # neither is the first
    hand.apply(ShowMeld("W", pieces("KH QH")))
    assert_refused(hand, NameTrump("W", "S", laid=True), "trump-fixed", "NPA-2.5a")


@pytest.mark.refuses("NPA-2.5a")
def test_half_a_marriage_laid_names_nothing():
    hand = at_trump(75, **HEARTS_ONLY)
    assert_refused(hand, NameTrump("W", "S", laid=True), "trump-marriage", "NPA-2.4h")
    assert hand.state.trump is None


@pytest.mark.refuses("NPA-2.5b")
@pytest.mark.parametrize("seat", ["N", "E", "S"])
def test_nobody_shows_meld_while_a_marriage_could_still_make_another_suit_trump(seat):
    """Else the bidder could see everybody's meld first and then lay the marriage that spoils it."""
    hand = at_trump(W="KH QH KS QS", **{seat: PINOCHLE})
    hand.apply(NameTrump("W", "S"))
    refusal = assert_refused(hand, ShowMeld(seat, pieces(PINOCHLE)), "meld-early", "NPA-2.5b")
    assert refusal.message.args == {"who": "W"}
    hand.apply(NameTrump("W", "H", laid=True))
    hand.apply(ShowMeld(seat, legal_actions(hand, seat).full_meld()))
    assert_refused(hand, NameTrump("W", "S", laid=True), "trump-fixed", "NPA-2.5a")


@pytest.mark.accepts("NPA-2.5b")
@pytest.mark.parametrize("seat", ["N", "E", "S"])
def test_everybody_shows_meld_once_the_bidder_has_laid_his(seat):
    hand = at_trump(W="KH QH KS QS", **{seat: PINOCHLE})
    hand.apply(NameTrump("W", "S"))
    assert to_act(hand) == ("W",)
    hand.apply(ShowMeld("W", legal_actions(hand, "W").full_meld()))
    assert hand.state.trump == "S"
    assert hand.can(ShowMeld(seat, legal_actions(hand, seat).full_meld()))


@pytest.mark.refuses("NPA-2.5a")
def test_what_was_only_spoken_is_not_changed_by_speaking_again_and_the_refusal_says_what_could():
    hand = at_trump(W="KH QH KS QS")
    hand.apply(NameTrump("W", "H"))
    spoken = assert_refused(hand, NameTrump("W", "S"), "trump-fixed", "NPA-2.5a")
    assert spoken.message.id == "trump-fixed-unless-laid"
    hand.apply(NameTrump("W", "S", laid=True))
    laid = assert_refused(hand, NameTrump("W", "H"), "trump-fixed", "NPA-2.5a")
    assert laid.message.id == "trump-fixed"


# --- laying meld ----------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.5b")
@pytest.mark.parametrize("seat", SEATS)
def test_everybody_lays_meld_once_trump_is_declared(seat):
    hand = at_meld(**{"W": "KH QH", seat: cards("QS JD KH QH TS*4 TH*4 TD*4 TC*4")})
    hand.apply(ShowMeld(seat, pieces(f"{PINOCHLE} KH QH")))
    assert hand.state.meld[seat].points == 15 + 4


@pytest.mark.refuses("NPA-2.5b")
@pytest.mark.parametrize("seat", SEATS)
def test_nobody_lays_meld_before_trump_is_declared(seat):
    known = {"W": "KH QH", seat: f"{PINOCHLE} KH QH"}
    show = ShowMeld(seat, pieces(PINOCHLE))
    hand = dealt(NPA, **known)
    assert_refused(hand, show, "meld-early", "NPA-2.5b")
    hand = at_auction(NPA, **known)
    assert_refused(hand, show, "meld-early", "NPA-2.5b")
    call(hand, None, None, None)
    assert hand.phase == "trump"
    assert_refused(hand, show, "meld-early", "NPA-2.5b")


def test_nobody_lays_cards_he_does_not_hold():
    hand = at_meld(**hands(W="KH QH", N="QS*4 JD*4"))
    assert_refused(hand, ShowMeld("E", pieces(PINOCHLE)), "meld-held")


@pytest.mark.accepts("NPA-2.5c")
def test_play_begins_when_all_four_have_seen_the_meld_which_lies_open_to_all():
    hand = settled(W=f"KH QH {PINOCHLE}")
    for seat in SEATS:
        assert set(pieces(PINOCHLE)) <= set(view(hand, seat).meld["W"].pieces)
        hand.apply(Confirm(seat))
    hand.apply(StartPlay("S"))
    assert hand.phase == "tricks"


@pytest.mark.refuses("NPA-2.5c")
@pytest.mark.parametrize("missing", SEATS)
def test_play_does_not_begin_while_one_player_even_the_scorekeeper_has_not_seen_the_meld(missing):
    hand = settled(W="KH QH")
    for seat in SEATS:
        if seat != missing:
            hand.apply(Confirm(seat))
    assert_refused(hand, StartPlay("S"), "start-seen", "NPA-2.5c")
    assert_refused(hand, Play("W", pieces("KH")[0]), "lead-confirm", "NPA-2.5c")


@pytest.mark.refuses("NPA-2.5c")
def test_nobody_says_twice_that_he_has_seen_the_meld_and_nobody_says_it_for_another():
    hand = settled(W="KH QH")
    for seat in ("N", "E", "S"):
        hand.apply(Confirm(seat))
    assert_refused(hand, Confirm("N"), "wrong-moment")
    assert_refused(hand, StartPlay("S"), "start-seen", "NPA-2.5c")


@pytest.mark.refuses("NPA-2.5c")
def test_meld_that_lies_on_the_table_is_not_taken_back_while_others_are_looking():
    hand = settled(W=f"KH QH {PINOCHLE}")
    assert_refused(hand, ShowMeld("W", pieces("KH QH")), "meld-back", "NPA-2.5c")


@pytest.mark.refuses("NPA-2.5c")
def test_meld_added_after_the_others_have_looked_must_be_seen_by_them_too():
    hand = at_meld(W=f"KH QH {PINOCHLE}")
    for seat in ("N", "E", "S"):
        show_all(hand, seat)
    hand.apply(ShowMeld("W", legal_actions(hand, "W").least_meld()))
    for seat in SEATS:
        hand.apply(Confirm(seat))
    hand.apply(ShowMeld("W", legal_actions(hand, "W").full_meld()))
    assert_refused(hand, StartPlay("S"), "start-seen", "NPA-2.5c")


# --- the scorekeeper's figures --------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.5d")
def test_the_meld_recorded_is_what_lay_on_the_table():
    hand = at_trump(**hands(W="KH*2 QH*2 AS AH AD AC QS JD TS*4 TD*4 TC*2", N="KC QC KD QD"))
    play_out(name_and_settle(hand, "H"))
    laid = {side: sum(hand.state.meld[seat].points for seat in side) for side in ("NS", "EW")}
    assert slip_of(hand).meld == laid
    assert hand.state.meld["W"].points == 8 + 10 + 15


# --- aces must, the rest may ----------------------------------------------------------------------------------------

ACES = "AS AH AD AC"


@pytest.mark.accepts("NPA-2.5e")
@pytest.mark.parametrize(
    ("held", "laid", "points"),
    [
        (ACES, ACES, 10),
        (f"{ACES} AS AS", ACES, 10),
        (f"{ACES} {ACES}", f"{ACES} {ACES}", 100),
        (f"{ACES} {ACES} {ACES}", f"{ACES} {ACES} {ACES}", 300),
        ("AS AS AH AD", "", 0),
    ],
)
def test_all_the_sets_of_aces_are_laid_and_fewer_than_one_of_each_suit_are_not(held, laid, points):
    hand = at_meld(**hands(W="KH QH AC", N=held, E="AC*3" if "AC" not in held else "JS"))
    hand.apply(ShowMeld("N", pieces(laid)))
    assert hand.state.meld["N"].points == points


@pytest.mark.refuses("NPA-2.5e")
@pytest.mark.parametrize(
    ("held", "laid"),
    [
        (ACES, ""),
        (f"{ACES} {PINOCHLE}", PINOCHLE),
        (f"{ACES} {ACES}", ACES),
        (f"{ACES} {ACES} {ACES}", f"{ACES} {ACES}"),
    ],
)
def test_aces_around_may_not_be_kept_back_not_even_one_set_of_two(held, laid):
    hand = at_meld(W="KH QH", N=held)
    assert_refused(hand, ShowMeld("N", pieces(laid)), "meld-compulsory", "NPA-2.5e")


@pytest.mark.accepts("NPA-2.5h")
def test_aces_inside_a_run_may_be_shown():
    hand = at_meld(**hands(W="AH*2 TH*2 KH*2 QH*2 JH*2"))
    hand.apply(ShowMeld("W", pieces("AH AH TH TH KH KH QH QH JH JH")))
    assert hand.state.meld["W"].points == 250


@pytest.mark.refuses("NPA-2.5h")
@pytest.mark.parametrize(
    "laid",
    ["AS AD AC", "AS", f"{ACES} AS", f"{ACES} AS AH AD", "AH TH KH QH JH AH"],
)
def test_aces_that_cannot_be_declared_may_not_be_shown(laid):
    hand = at_meld(W="KH QH", N=f"{ACES} {ACES}" if laid.count("A") > 6 else f"{laid} TH")
    assert_refused(hand, ShowMeld("N", pieces(laid)), "meld-stray-aces", "NPA-2.5h")


@pytest.mark.accepts("NPA-2.6i")
def test_a_jack_that_serves_twice_may_lie_there_twice_even_beside_a_roundhouse():
    """One jack of diamonds in the run, one in the pinochle; counted with a roundhouse there would be no run."""
    laid = "AD TD KD QD JD JD KS QS KH QH KC QC"
    hand = at_meld(trump="D", W=laid)
    hand.apply(ShowMeld("W", pieces(laid)))
    assert hand.state.meld["W"].points == 25 + 15 + 8 + 6 + 3 * 2


@pytest.mark.refuses("NPA-2.6i")
def test_a_jack_that_serves_twice_may_not_lie_there_three_times():
    laid = "AD TD KD QD JD JD JD KS QS KH QH KC QC"
    hand = at_meld(trump="D", W=laid)
    refusal = assert_refused(hand, ShowMeld("W", pieces(laid)), "meld-stray")
    assert refusal.pieces == pieces("JD")


# --- until the first card -------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.5f")
def test_forgotten_meld_may_be_laid_until_the_bidders_first_card():
    hand = name_and_settle(at_trump(W="KH QH", N=ONLY_PINOCHLE), "H", show=False)
    assert hand.phase == "tricks"
    assert hand.state.meld["N"].points == 0
    hand.apply(ShowMeld("N", pieces(PINOCHLE)))
    assert hand.state.meld["N"].points == 15


@pytest.mark.refuses("NPA-2.5f")
def test_no_meld_counts_once_the_bidder_has_played_his_first_card():
    hand = name_and_settle(at_trump(W="KH QH", N=ONLY_PINOCHLE), "H", show=False)
    hand.apply(Play("W", pieces("KH")[0]))
    assert_refused(hand, ShowMeld("N", pieces(PINOCHLE)), "meld-late", "NPA-2.5f")
    play_out(hand)
    assert slip_of(hand).meld["NS"] == hand.state.meld["S"].points


@pytest.mark.refuses("NPA-2.5f")
def test_a_pinochle_noticed_in_the_second_book_counts_nothing():
    hand = name_and_settle(at_trump(W="KH QH AS", N=ONLY_PINOCHLE), "H", show=False)
    play(hand, "AS")
    while len(hand.state.play.tricks) < 1:
        play(hand, hand.legal_plays()[0].text)
    play(hand, hand.legal_plays()[0].text)
    assert_refused(hand, ShowMeld("N", pieces(PINOCHLE)), "meld-late", "NPA-2.5f")


@pytest.mark.accepts("NPA-2.5g")
def test_any_meld_but_aces_may_be_kept_back_and_is_then_worth_nothing():
    hand = at_meld(W="KH QH", N=f"{PINOCHLE} KS KH KD KC")
    assert count_meld(NPA, hand.state.hands["N"], "H").points >= 15 + 8
    hand.apply(ShowMeld("N", ()))
    assert hand.state.meld["N"].points == 0
    assert not hand.state.meld["N"].pieces


@pytest.mark.refuses("NPA-2.5g")
def test_only_the_aces_may_not_be_kept_back():
    hand = at_meld(W="KH QH", N=f"{PINOCHLE} {ACES}")
    assert_refused(hand, ShowMeld("N", ()), "meld-compulsory", "NPA-2.5e")
    hand.apply(ShowMeld("N", pieces(ACES)))
    assert hand.state.meld["N"].points == 10

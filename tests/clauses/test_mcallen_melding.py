"""City of McAllen: how meld is laid, seen, counted and taken up again (rules 7, 11 and 10F)."""

from __future__ import annotations

import pytest

from meldhouse.game import Confirm, Hand, NameTrump, Play, ShowMeld, StartPlay, slip_of, view
from meldhouse.pieces import sorted_pieces
from table import assert_refused, at_auction, dealt, house, pieces, play, play_out, show_all, won_by

BOTH = pytest.mark.parametrize("name", ["mcallen", "mcallen.hoyle"])
RUN = "AS TS KS QS JS"
SOUTH = f"{RUN} 9S JD AD AD TD 9D 9D"  # run 15, nine 1, pinochle 4
WEST = "KH QH KH JH JH 9H AC AC TC TC 9C 9C"  # marriage 2
NORTH = "KD QD JD QH JC AH AH TH TH 9H KC KC"  # marriage 2


def seen_by_all(hand: Hand) -> Hand:
    """Everybody says that he has seen and counted the meld."""
    for seat in hand.state.seating.seats:
        hand.apply(Confirm(seat))
    return hand


def begin(hand: Hand) -> None:
    seen_by_all(hand).apply(StartPlay(hand.state.scorekeeper))


@pytest.mark.refuses("MCA-7a")
def test_play_does_not_begin_until_everybody_has_seen_the_meld() -> None:
    hand = all_shown()
    for seat in ("N", "E", "W"):
        hand.apply(Confirm(seat))
    assert_refused(hand, StartPlay(hand.state.scorekeeper), "start-seen", "MCA-7a")
    assert_refused(hand, Play("S", pieces("9D")[0]), "lead-confirm", "MCA-7a")
    hand.apply(Confirm("S"))
    assert hand.can(StartPlay(hand.state.scorekeeper))


def to_name(name: str = "mcallen", *, bidder: str = "S") -> Hand:
    """The bidder has trump to name."""
    return won_by(at_auction(house(name), dealer="E", S=SOUTH, W=WEST, N=NORTH), bidder, 15)


def to_meld(name: str = "mcallen") -> Hand:
    """South has named spades."""
    hand = to_name(name)
    hand.apply(NameTrump("S", "S"))
    return hand


def all_shown(name: str = "mcallen", south: str = f"{RUN} 9S JD") -> Hand:
    """Everybody has laid his meld, South only `south`; North keeps the score here."""
    hand = won_by(at_auction(house(name), dealer="E", scorekeeper="N", S=SOUTH, W=WEST, N=NORTH), "S", 15)
    hand.apply(NameTrump("S", "S"))
    for seat in "WNE":
        show_all(hand, seat)
    hand.apply(ShowMeld("S", pieces(south)))
    assert hand.phase == "settle"
    return hand


# --- seeing it --------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.accepts("MCA-7a")
@pytest.mark.parametrize("viewer", ["N", "E", "S", "W"])
def test_every_player_sees_and_can_count_everybodys_meld(name: str, viewer: str) -> None:
    meld = view(all_shown(name), viewer).meld
    assert set(meld) == set("NESW")
    assert meld["S"].pieces == sorted_pieces(pieces(f"{RUN} 9S JD"))
    assert [(item.kind, item.points) for item in meld["S"].items] == [("run", 15), ("pinochle", 4), ("nine", 1)]
    assert (meld["W"].pieces, meld["W"].points) == (sorted_pieces(pieces("KH QH")), 2)


@pytest.mark.refuses("MCA-7a")
@pytest.mark.parametrize("viewer", ["N", "E", "W"])
def test_what_was_not_laid_as_meld_is_for_nobody_to_see(viewer: str) -> None:
    table = view(all_shown(south=RUN), viewer)
    assert table.meld["S"].pieces == sorted_pieces(pieces(RUN))
    assert table.meld["S"].points == 15
    assert table.open_hands == {}
    assert table.dealt == {}


# --- when -------------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.accepts("MCA-7c")
@pytest.mark.parametrize("seat", ["N", "E", "S", "W"])
def test_meld_is_laid_once_trump_is_named(name: str, seat: str) -> None:
    hand = to_meld(name)
    show_all(hand, seat)
    assert seat in hand.state.meld


@BOTH
@pytest.mark.refuses("MCA-7c")
def test_no_meld_is_laid_before_trump_is_named(name: str) -> None:
    marriage = ShowMeld("N", pieces("KD QD"))
    hand = dealt(house(name), dealer="E", S=SOUTH, W=WEST, N=NORTH)
    assert_refused(hand, marriage, "meld-early", "MCA-7c")
    assert_refused(at_auction(house(name), N=NORTH), marriage, "meld-early", "MCA-7c")
    hand = to_name(name)
    assert_refused(hand, marriage, "meld-early", "MCA-7c")
    assert_refused(hand, ShowMeld("S", pieces(RUN)), "meld-early", "MCA-7c")
    hand.apply(NameTrump("S", "S"))
    assert hand.can(marriage)


@BOTH
@pytest.mark.accepts("MCA-7d")
@pytest.mark.parametrize(("bidder", "suit"), [("S", "S"), ("W", "H"), ("N", "D")])
def test_the_first_marriage_or_run_the_bidder_lays_is_trump(name: str, bidder: str, suit: str) -> None:
    hand = to_name(name, bidder=bidder)
    hand.apply(NameTrump(bidder, suit, laid=True))
    assert view(hand, "E").trump == suit
    assert hand.phase == "meld"


@pytest.mark.accepts("MCA-7d")
def test_a_marriage_laid_after_the_first_one_is_only_meld() -> None:
    hand = won_by(at_auction(house("mcallen"), S="KS QS KH QH"), "S", 15)
    hand.apply(NameTrump("S", "H", laid=True))
    hand.apply(ShowMeld("S", pieces("KH QH KS QS")))
    assert hand.state.trump == "H"
    assert [(item.kind, item.suit, item.points) for item in hand.state.meld["S"].items] == [
        ("marriage", "S", 2),
        ("royal", "H", 4),
    ]


@pytest.mark.refuses("MCA-7d")
@pytest.mark.parametrize("suit", ["H", "C", "D"])
def test_trump_cannot_be_laid_where_the_bidder_has_no_marriage(suit: str) -> None:
    assert_refused(to_name(), NameTrump("S", suit, laid=True), "trump-marriage", "MCA-7d")


@pytest.mark.refuses("MCA-7d")
@pytest.mark.parametrize(("seat", "suit"), [("N", "D"), ("W", "H")])
def test_a_marriage_that_another_player_lays_makes_no_trump(seat: str, suit: str) -> None:
    assert_refused(to_name(), NameTrump(seat, suit, laid=True), "trump-bidder", "MCA-6e")


@pytest.mark.refuses("MCA-6e", "MCA-7d")
def test_a_spoken_name_comes_before_a_marriage() -> None:
    hand = to_name()
    hand.apply(NameTrump("S", "D"))
    assert_refused(hand, NameTrump("S", "S", laid=True), "trump-fixed", "MCA-6e")
    hand.apply(ShowMeld("S", pieces("KS QS")))
    assert hand.state.trump == "D"
    assert hand.state.meld["S"].points == 2


@pytest.mark.refuses("MCA-6e", "MCA-7d")
def test_trump_that_was_laid_is_not_named_again() -> None:
    hand = to_name()
    hand.apply(NameTrump("S", "S", laid=True))
    assert_refused(hand, NameTrump("S", "D"), "trump-fixed", "MCA-6e")


@pytest.mark.refuses("MCA-7d", "MCA-7e")
@pytest.mark.parametrize("laid_after", ["", "JD QS"])
def test_the_marriage_that_named_trump_lies_there_and_is_not_taken_up_again(laid_after: str) -> None:
    hand = to_name()
    hand.apply(NameTrump("S", "S", laid=True))
    assert_refused(hand, ShowMeld("S", pieces(laid_after)), "meld-back", "MCA-7e")


# --- until the scorekeeper gives leave --------------------------------------------------------------------------------


@BOTH
@pytest.mark.accepts("MCA-7e")
def test_play_begins_when_the_scorekeeper_says_so(name: str) -> None:
    hand = all_shown(name)
    begin(hand)
    hand.apply(Play("S", pieces("9D")[0]))
    assert hand.state.play.trick == pieces("9D")


@BOTH
@pytest.mark.refuses("MCA-7e")
def test_nobody_leads_before_the_scorekeeper_gives_leave(name: str) -> None:
    hand = seen_by_all(all_shown(name))
    assert_refused(hand, Play("S", pieces("9D")[0]), "lead-signal", "MCA-7e")


@BOTH
@pytest.mark.refuses("MCA-7e")
def test_nobody_leads_while_meld_is_still_to_be_laid(name: str) -> None:
    hand = to_meld(name)
    for seat in "SWNE":
        assert_refused(hand, Play("S", pieces("9D")[0]), "lead-meld", "MCA-7e")
        show_all(hand, seat)


@pytest.mark.refuses("MCA-7e")
def test_meld_that_lies_there_is_not_laid_a_second_time() -> None:
    hand = all_shown()
    assert_refused(hand, ShowMeld("S", hand.state.meld["S"].pieces), "meld-same")


@pytest.mark.refuses("MCA-7e")
@pytest.mark.parametrize("seat", ["E", "S", "W"])
def test_nobody_but_the_scorekeeper_gives_leave(seat: str) -> None:
    assert_refused(all_shown(), StartPlay(seat), "start-scorekeeper", "MCA-7e")


@pytest.mark.refuses("MCA-7e")
@pytest.mark.parametrize("kept", ["", "QS JD", RUN, f"{RUN} JD"])
def test_meld_is_not_picked_up_before_the_leave(kept: str) -> None:
    hand = all_shown()
    assert_refused(hand, ShowMeld("S", pieces(kept)), "meld-back", "MCA-7e")
    assert hand.state.meld["S"].points == 20


@pytest.mark.refuses("MCA-7e")
def test_the_scorekeeper_gives_no_leave_while_somebody_has_meld_to_show() -> None:
    hand = to_meld()
    for seat in "SWN":
        assert_refused(hand, StartPlay("S"), "wrong-moment")
        show_all(hand, seat)
    assert_refused(hand, StartPlay("S"), "wrong-moment")
    show_all(hand, "E")
    assert seen_by_all(hand).can(StartPlay("S"))


@BOTH
@pytest.mark.accepts("MCA-7f")
@pytest.mark.parametrize("started", [False, True])
def test_meld_may_be_added_until_the_first_card(name: str, started: bool) -> None:
    hand = all_shown(name, south=RUN)
    if started:
        begin(hand)
    hand.apply(ShowMeld("S", pieces(f"{RUN} 9S JD")))
    assert slip_of(play_out(hand)).meld["NS"] == 22


@BOTH
@pytest.mark.refuses("MCA-7f")
@pytest.mark.parametrize("cards", ["9D", "AD 9H"])
def test_no_meld_is_added_once_a_card_was_played(name: str, cards: str) -> None:
    hand = all_shown(name, south=RUN)
    begin(hand)
    play(hand, cards)
    assert_refused(hand, ShowMeld("S", pieces(f"{RUN} 9S JD")), "meld-late", "MCA-7f")


@pytest.mark.refuses("MCA-7f")
def test_a_pinochle_found_at_the_second_trick_counts_nothing() -> None:
    hand = all_shown(south=RUN)
    begin(hand)
    play(hand, f"AD 9H KD {east_diamond(hand)}")
    assert len(hand.state.play.tricks) == 1
    assert_refused(hand, ShowMeld("S", pieces(f"{RUN} JD")), "meld-late", "MCA-7f")
    assert slip_of(play_out(hand)).meld["NS"] == 17


def east_diamond(hand: Hand) -> str:
    return next(card.text for card in hand.state.hands["E"] if card.text.endswith("D"))


# --- what it is worth -------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.accepts("MCA-10Fa")
@pytest.mark.parametrize("announced", [None, 0, 15, 16])
def test_shown_meld_scores_its_true_value_whatever_was_announced(name: str, announced: int | None) -> None:
    hand = to_meld(name)
    hand.apply(ShowMeld("S", pieces(f"{RUN} 9S"), announced))
    assert hand.state.meld["S"].points == 16
    for seat in "WNE":
        show_all(hand, seat)
    begin(hand)
    assert slip_of(play_out(hand)).meld["NS"] == 18


@BOTH
@pytest.mark.refuses("MCA-10Fa")
@pytest.mark.parametrize("announced", [15, 16, 20])
def test_meld_that_stayed_in_hand_scores_nothing_even_when_announced(name: str, announced: int) -> None:
    hand = to_meld(name)
    hand.apply(ShowMeld("S", pieces(RUN), announced))
    assert hand.state.meld["S"].points == 15


@BOTH
@pytest.mark.refuses("MCA-10Fc")
@pytest.mark.parametrize("announced", [17, 20, 150])
def test_meld_called_too_high_scores_no_more_than_it_is_worth(name: str, announced: int) -> None:
    hand = to_meld(name)
    hand.apply(ShowMeld("S", pieces(f"{RUN} 9S"), announced))
    assert hand.state.meld["S"].points == 16

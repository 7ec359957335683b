"""St. Hilary: laying meld and what it counts."""

from __future__ import annotations

from collections import Counter

import pytest
from st_hilary_table import at_exchange, at_lead, at_meld, card, cards, keyed

from meldhouse.game import MeldCounted, PassPieces, Play, ShowMeld, legal_actions, slip_of, view
from table import assert_refused, call, play, play_out

RUN = "AC TC KC QC JC"


def laid(text, *, trump="C", **known):
    """What South's `text` counts when he lays it, and by which clauses."""
    hand = at_meld(trump=trump, S=text, **known)
    hand.apply(ShowMeld("S", cards(text)))
    meld = hand.state.meld["S"]
    return meld.points, {item.clause for item in meld.items}


def held(text, *, trump="C"):
    """What a whole hand of twelve counts when all its meld is laid."""
    assert len(cards(text)) == 12
    hand = at_meld(trump=trump, S=text)
    hand.apply(ShowMeld("S", legal_actions(hand, "S").full_meld()))
    return hand.state.meld["S"].points


def assert_worthless(text, stray, *, trump="C"):
    """South may not lay `text`, because `stray` is no meld."""
    hand = at_meld(trump=trump, S=text)
    refusal = assert_refused(hand, ShowMeld("S", cards(text)), "meld-stray", "STH-RN-d")
    assert Counter(refusal.pieces) == Counter(cards(stray))


# --- when, and whose --------------------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-ME-a")
@pytest.mark.parametrize("seat", ["N", "E", "S", "W"])
def test_all_four_may_meld_after_the_pass_in_any_order(seat):
    hand = at_meld(**{seat: "QS JD"})
    hand.apply(ShowMeld(seat, cards("QS JD")))
    assert hand.state.meld[seat].points == 4


@pytest.mark.accepts("STH-ME-a")
def test_meld_may_be_kept_back():
    hand = at_meld(S="QS JD")
    hand.apply(ShowMeld("S", ()))
    assert hand.state.meld["S"].points == 0


@pytest.mark.accepts("STH-ME-a")
def test_cards_that_came_with_the_pass_count():
    hand = at_exchange(N="JD 9S 9S", S="QS 9H 9H JH")
    hand.apply(PassPieces("N", cards("JD 9S 9S")))
    hand.apply(PassPieces("S", cards("9H 9H JH")))
    hand.apply(ShowMeld("S", cards("QS JD")))
    assert hand.state.meld["S"].points == 4


@pytest.mark.refuses("STH-ME-a")
@pytest.mark.parametrize("seat", ["N", "E", "S", "W"])
def test_no_meld_is_laid_before_the_pass_is_over(seat):
    show = ShowMeld(seat, cards("QS JD"))
    hand = keyed(**{seat: "QS JD"})
    assert_refused(hand, show, "meld-early", "STH-ME-a")
    call(hand, 15, None, None, None)
    assert_refused(hand, show, "meld-early", "STH-ME-a")
    hand = at_exchange(**{seat: "QS JD"})
    assert_refused(hand, show, "meld-exchange", "STH-ME-a")
    hand.apply(PassPieces("N", hand.state.hands["N"][:3]))
    assert_refused(hand, show, "meld-exchange", "STH-ME-a")


@pytest.mark.refuses("STH-ME-a")
def test_cards_that_were_passed_away_no_longer_meld():
    hand = at_exchange(N="9S 9S 9H", S="QS JD 9H JH", E="JD")
    hand.apply(PassPieces("N", cards("9S 9S 9H")))
    hand.apply(PassPieces("S", cards("JD 9H JH")))
    assert_refused(hand, ShowMeld("S", cards("QS JD")), "meld-held", "STH-ME-b")


@pytest.mark.accepts("STH-ME-b")
def test_the_meld_of_partners_is_added():
    hand = at_lead(melders="NS", N="QS JD 9S 9S 9H 9H JS JS AH AH TD TD", S=f"{RUN} AC TC JH JH AD AD 9D")
    assert hand.state.meld_of("NS") == 4 + 15
    (counted,) = [event for event in hand.events if isinstance(event, MeldCounted)]
    assert counted.points == {"NS": 19, "EW": 0}


@pytest.mark.accepts("STH-ME-b")
@pytest.mark.parametrize("onlooker", ["N", "E", "W", None])
def test_meld_lies_face_up_for_all(onlooker):
    hand = at_meld(S="QS JD")
    hand.apply(ShowMeld("S", cards("QS JD")))
    assert set(view(hand, onlooker).meld["S"].pieces) == set(cards("QS JD"))


@pytest.mark.refuses("STH-ME-b")
def test_partners_do_not_pool_their_cards():
    north, south = "QS 9S 9S 9H 9H JS JS AH AH TD TD KC", "JD AC AC TC TC JC JC JH JH AD AD 9D"
    hand = at_meld(N=north, S=south)
    for seat in ("N", "S"):
        assert_refused(hand, ShowMeld(seat, cards("QS JD")), "meld-held", "STH-ME-b")
    assert at_lead(melders="NS", N=north, S=south).state.meld_of("NS") == 0


@pytest.mark.refuses("STH-ME-b")
def test_the_pinochles_of_two_partners_are_two_and_not_a_double_one():
    hand = at_lead(melders="NS", N="QS JD 9S 9S 9H 9H JS JS AH AH TD TD", S="QS JD AC AC TC TC JC JC JH JH AD AD")
    assert hand.state.meld_of("NS") == 4 + 4


@pytest.mark.accepts("STH-ME-c")
def test_melded_cards_are_back_in_hand_at_the_first_lead_and_are_played_from_it():
    hand = at_lead(melders="NESW", S=f"{RUN} QS JD AS AS AH AH 9H")
    assert {len(pieces) for pieces in hand.state.hands.values()} == {12}
    assert hand.state.meld["S"].points == 19
    play(hand, "AC")
    assert card("AC") not in hand.state.hands["S"]
    assert len(play_out(hand).state.play.tricks) == 12


@pytest.mark.refuses("STH-ME-c")
def test_a_card_that_was_melded_does_not_excuse_its_owner_from_following_with_it():
    hand = at_lead(melders="W", S="9H", W="KH QH AS AS TS TS JS JS AC TC JC 9C")
    assert hand.state.meld["W"].points == 2 + 1
    play(hand, "9H")
    assert hand.legal_plays() == cards("KH QH")
    assert_refused(hand, Play("W", card("9C")), "must-follow", "STH-RP-a")


@pytest.mark.accepts("STH-X2")
def test_meld_noticed_before_the_first_lead_still_counts():
    hand = at_lead(melders="E", S="QS JD KH QH", E="KD QD 9H 9H 9S 9S JS JS TS TS JH JH")
    assert hand.state.meld_of("NS") == 0
    hand.apply(ShowMeld("S", cards("QS JD")))
    assert slip_of(play_out(hand)).meld == {"NS": 4, "EW": 2}


@pytest.mark.refuses("STH-X2")
@pytest.mark.parametrize("played", [1, 2, 4, 5, 8])
def test_meld_noticed_once_a_card_has_been_played_does_not_count(played):
    hand = at_lead(S=f"QS JD {RUN} AC 9H 9H JH JH")
    play(hand, "AC")
    while sum(isinstance(event, Play) for event in hand.events) < played:
        play(hand, hand.legal_plays()[-1].text)
    assert_refused(hand, ShowMeld("S", cards("QS JD")), "meld-late", "STH-X2")
    assert slip_of(play_out(hand)).meld["NS"] == 0


# --- runs, marriages and nines ----------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-ME-d")
@pytest.mark.parametrize("suit", ["S", "H", "C", "D"])
def test_a_run_in_trump_counts_15(suit):
    assert laid(RUN.replace("C", suit), trump=suit) == (15, {"STH-ME-d"})


@pytest.mark.refuses("STH-ME-d")
def test_a_run_in_another_suit_counts_only_its_marriage():
    assert_worthless("AD TD KD QD JD", "AD TD JD")
    assert held("AD TD KD QD JD AD TD JD AS TS AH TH") == 2


@pytest.mark.refuses("STH-ME-d")
@pytest.mark.parametrize(("lacking", "points"), [("A", 4), ("T", 4), ("J", 4), ("K", 0), ("Q", 0)])
def test_a_run_that_lacks_a_card_is_no_run(lacking, points):
    four = [one for one in RUN.split() if one[0] != lacking]
    assert held(" ".join([*four, *four, "AS", "TS", "AH", "TH"])) == 2 * points


@pytest.mark.accepts("STH-ME-e")
def test_a_double_run_counts_150_and_nothing_else_for_its_cards():
    assert laid(f"{RUN} {RUN}") == (150, {"STH-ME-e"})
    assert held(f"{RUN} {RUN} 9C 9C") == 152


@pytest.mark.refuses("STH-ME-e")
@pytest.mark.parametrize(("lacking", "points"), [("A", 19), ("T", 19), ("J", 19), ("K", 15), ("Q", 15)])
def test_nine_cards_of_a_double_run_are_a_single_one(lacking, points):
    rest = [one for one in RUN.split() if one[0] != lacking]
    assert held(f"{RUN} {' '.join(rest)} AS TS TH") == points


@pytest.mark.refuses("STH-ME-e")
def test_a_double_run_in_another_suit_counts_only_its_marriages():
    assert held("AD TD KD QD JD AD TD KD QD JD AS TH") == 4


@pytest.mark.accepts("STH-ME-f")
@pytest.mark.parametrize(
    ("text", "points"), [("KC QC", 4), ("KD QD", 2), ("KC QC KC QC", 8), ("KD QD KD QD", 4), ("KC QC KD QD KS QS", 8)]
)
def test_a_marriage_counts_4_in_trump_and_2_elsewhere(text, points):
    assert laid(text) == (points, {"STH-ME-f"})


@pytest.mark.accepts("STH-ME-f")
def test_the_same_marriage_counts_by_what_is_trump():
    assert laid("KD QD", trump="D")[0] == 4
    assert laid("KD QD", trump="H")[0] == 2


@pytest.mark.refuses("STH-ME-f")
@pytest.mark.parametrize(
    ("text", "stray"), [("KC QD", "KC QD"), ("KC KC", "KC KC"), ("KC QC QC", "QC"), ("KD KD QD", "KD")]
)
def test_without_king_and_queen_of_one_suit_there_is_no_marriage(text, stray):
    assert_worthless(text, stray)


@pytest.mark.accepts("STH-ME-g")
def test_another_king_and_queen_of_trump_beside_the_run_count_4():
    assert laid(f"{RUN} KC QC") == (19, {"STH-ME-d", "STH-ME-g"})


@pytest.mark.refuses("STH-ME-g")
@pytest.mark.parametrize("extra", ["KC", "QC"])
def test_the_king_and_queen_of_the_run_do_not_marry_again(extra):
    assert held(f"{RUN} AS AS TS TS TH TH 9H") == 15
    assert held(f"{RUN} {extra} AS TS TS TH TH 9H") == 15
    assert_worthless(f"{RUN} {extra}", extra)


@pytest.mark.accepts("STH-ME-h")
@pytest.mark.parametrize(("text", "points"), [("9C", 1), ("9C 9C", 2), (f"{RUN} 9C", 16)])
def test_each_nine_of_trump_counts_1(text, points):
    total, clauses = laid(text)
    assert total == points
    assert "STH-ME-h" in clauses


@pytest.mark.refuses("STH-ME-h")
@pytest.mark.parametrize("nine", ["9D", "9S", "9H"])
def test_a_nine_of_another_suit_counts_nothing(nine):
    assert_worthless(nine, nine)
    assert_worthless(f"{nine} 9C", nine)
    assert laid(nine, trump=nine[1])[0] == 1


@pytest.mark.accepts("STH-ME-h")
def test_nines_around_are_only_the_nine_of_trump():
    assert held("9S 9S 9H 9H 9C 9C 9D 9D TS TS TH TH") == 2

"""St. Hilary: counting a hand, being set, saving meld, and not being on the board."""

from __future__ import annotations

import pytest
from st_hilary_table import BOOK, at_lead, card

from faults import sent_back
from meldhouse.game import Concede, Play, Slip, SlipError, score, slip_of
from table import assert_refused, clauses_of, play, play_out, points, scored

RUN = "AC TC KC QC JC"
ALL_TRUMPS = "AC AC TC TC KC KC QC QC JC JC 9C"
WEST = "QS JD KS KD QD QH TH 9S AD AS AH AH"
"""Pinochle 4 and two marriages: 8."""
EAST = "KS QS KH QH KD QD JH JS TS TS TD TD"
"""Three marriages: 6."""


def slip(bid=24, *, meld=(0, 0), take=(25, 0), bidder="S", **more):
    """A hand as paper tells it, the figures of North and South first."""
    return {
        "bidder": bidder,
        "bid": bid,
        "trump": "C",
        "meld": dict(zip(("NS", "EW"), meld, strict=True)),
        "take": dict(zip(("NS", "EW"), take, strict=True)),
        **more,
    }


def last_trick_to_west(north_keeps):
    """South's eleven trumps take all but the last trick; it is led with his nine of hearts and North's `north_keeps`,
    and West's queen of hearts takes it. East and West have 14 in meld."""
    hand = at_lead(melders="EW", amount=40, S=f"{ALL_TRUMPS} 9H", W=WEST, E=EAST, N=f"9C {north_keeps}")
    kept = {"S": "9H", "W": "QH", "E": "JH", "N": north_keeps}
    while len(hand.state.play.tricks) < 11:
        choice = next(piece for piece in hand.legal_plays() if piece.text != kept[hand.turn])  # keeps the last card
        play(hand, choice.text)
    return play(hand, f"9H QH {north_keeps} JH")


# --- counting ---------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-CO-a")
@pytest.mark.parametrize("bidder", ["N", "E", "S", "W"])
def test_24_counters_and_the_last_trick_make_25(bidder):
    hand = play_out(at_lead(bidder=bidder))
    piles = dict.fromkeys(("NS", "EW"), 0)
    for trick in hand.state.play.tricks:
        piles["NS" if trick.winner in "NS" else "EW"] += sum(piece.text[0] in "ATK" for piece in trick.pieces)
    assert sum(piles.values()) == 24
    piles["NS" if hand.state.play.tricks[-1].winner in "NS" else "EW"] += 1
    assert slip_of(hand).take == piles
    assert sum(slip_of(hand).take.values()) == 25


@pytest.mark.accepts("STH-CO-a")
@pytest.mark.parametrize(("played", "counted"), [("AC JD", 1), ("TC JD", 1), ("KC JD", 1), ("AC AD", 2), ("QC KD", 1)])
def test_aces_tens_and_kings_count_one_each(played, counted):
    hand = at_lead(S=f"{ALL_TRUMPS} 9H", W=WEST, E=EAST)
    play(hand, f"{played} 9C JS")
    assert hand.state.points == {"NS": counted, "EW": 0}


@pytest.mark.refuses("STH-CO-a")
@pytest.mark.parametrize("led", ["QC", "JC", "9C"])
def test_queens_jacks_and_nines_count_nothing(led):
    hand = at_lead(S=f"{ALL_TRUMPS} 9C", W=WEST, E=EAST, N="9S 9D 9D")
    play(hand, f"{led} JD 9S JS")
    assert hand.state.points == {"NS": 0, "EW": 0}


@pytest.mark.refuses("STH-CO-a")
@pytest.mark.parametrize("take", [(18, 6), (18, 8), (24, 0), (25, 1)])
def test_a_paper_whose_takes_do_not_make_25_is_refused(take):
    assert scored(BOOK, **slip(take=(18, 7), meld=(20, 0))) == {"NS": 38, "EW": 7}
    with sent_back("slip-take-total", "STH-CO-a", total=25):
        scored(BOOK, **slip(take=take, meld=(20, 0)))


@pytest.mark.accepts("STH-CO-b")
def test_a_total_is_meld_and_counters():
    hand = slip(34, meld=(20, 9), take=(18, 7))
    assert scored(BOOK, **hand) == {"NS": 38, "EW": 16}
    assert clauses_of(BOOK, **hand) == {"STH-CO-b", "STH-CO-c", "STH-CO-e"}


@pytest.mark.refuses("STH-CO-b")
def test_no_side_gets_the_bid_or_what_the_other_side_took():
    entries = score(BOOK, Slip(**slip(34, meld=(20, 9), take=(18, 7))))
    assert [(entry.account, entry.points) for entry in entries] == [("NS", 20), ("NS", 18), ("EW", 7), ("EW", 9)]


@pytest.mark.accepts("STH-CO-c")
@pytest.mark.parametrize(("bid", "total"), [(34, 38), (37, 38), (38, 38), (15, 38)])
def test_a_total_that_reaches_the_bid_is_scored_in_full(bid, total):
    hand = slip(bid, meld=(20, 9), take=(18, 7))
    assert scored(BOOK, **hand)["NS"] == total
    assert "STH-CO-c" in clauses_of(BOOK, **hand)


@pytest.mark.refuses("STH-CO-c")
def test_a_total_one_short_of_the_bid_is_not_scored():
    hand = slip(39, meld=(20, 9), take=(18, 7))
    assert scored(BOOK, **hand)["NS"] == -39
    assert "STH-CO-c" not in clauses_of(BOOK, **hand)


@pytest.mark.accepts("STH-CO-c")
def test_a_bid_can_be_made_without_any_meld():
    assert scored(BOOK, **slip(25, take=(25, 0)))["NS"] == 25


@pytest.mark.accepts("STH-BI-f", "STH-CO-d")
@pytest.mark.parametrize(("bidder", "bid", "meld", "take"), [("S", 24, 5, 18), ("N", 39, 20, 18), ("S", 15, 0, 14)])
def test_a_side_that_falls_short_loses_its_bid_and_all_it_made(bidder, bid, meld, take):
    hand = slip(bid, bidder=bidder, meld=(meld, 0), take=(take, 25 - take))
    assert scored(BOOK, **hand) == {"NS": -bid, "EW": 25 - take}
    assert "STH-CO-d" in clauses_of(BOOK, **hand)


@pytest.mark.refuses("STH-BI-f", "STH-CO-d")
@pytest.mark.parametrize(("bid", "meld", "take"), [(23, 5, 18), (24, 6, 18), (24, 5, 19)])
def test_a_side_that_just_arrives_is_not_set(bid, meld, take):
    assert scored(BOOK, **slip(bid, meld=(meld, 0), take=(take, 25 - take)))["NS"] == meld + take


@pytest.mark.refuses("STH-BI-f")
def test_the_other_side_does_not_receive_the_bid_of_those_who_were_set():
    assert scored(BOOK, **slip(40, meld=(20, 9), take=(18, 7))) == {"NS": -40, "EW": 16}
    theirs = [entry for entry in score(BOOK, Slip(**slip(40, meld=(20, 9), take=(18, 7)))) if entry.account == "EW"]
    assert [(entry.points, entry.clause) for entry in theirs] == [(7, "STH-CO-b"), (9, "STH-CO-e")]


# --- saving meld ------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-CO-e")
def test_a_last_trick_with_a_single_counter_saves_the_meld():
    hand = last_trick_to_west("AS")
    made = slip_of(hand)
    assert (made.meld["EW"], made.take["EW"], made.counter_tricks["EW"]) == (14, 2, 1)
    assert points(score(BOOK, made))["EW"] == 16


@pytest.mark.refuses("STH-CO-e")
@pytest.mark.accepts("STH-CO-f")
def test_a_last_trick_without_a_counter_saves_no_meld_but_its_point_is_kept():
    made = slip_of(last_trick_to_west("9S"))
    assert (made.meld["EW"], made.take["EW"], made.tricks["EW"], made.counter_tricks["EW"]) == (14, 1, 1, 0)
    entries = score(BOOK, made)
    assert points(entries)["EW"] == 1
    assert [entry.clause for entry in entries if entry.account == "EW" and not entry.points] == ["STH-CO-f"]


@pytest.mark.accepts("STH-CO-e")
@pytest.mark.parametrize(("bid", "theirs"), [(24, 15), (60, 15)], ids=["bid made", "bid set"])
def test_one_counter_is_enough_to_save_meld_whether_the_bid_is_made_or_not(bid, theirs):
    assert scored(BOOK, **slip(bid, meld=(20, 14), take=(24, 1), counter_tricks={"EW": 1}))["EW"] == theirs


@pytest.mark.refuses("STH-CO-e")
@pytest.mark.parametrize("bid", [24, 60], ids=["bid made", "bid set"])
def test_a_trick_of_queens_and_nines_in_the_middle_saves_nothing(bid):
    assert scored(BOOK, **slip(bid, meld=(20, 14), take=(25, 0), tricks={"NS": 11, "EW": 1}))["EW"] == 0


@pytest.mark.refuses("STH-CO-e")
def test_a_paper_with_a_take_of_one_must_say_whether_the_trick_held_a_counter():
    with sent_back("slip-won-trick-of", key="counter_tricks.EW", side="EW", take=1):
        scored(BOOK, **slip(24, meld=(20, 14), take=(24, 1)))
    assert scored(BOOK, **slip(24, meld=(20, 14), take=(23, 2)))["EW"] == 16


@pytest.mark.refuses("STH-CO-e")
@pytest.mark.parametrize(("take", "counter_tricks"), [(7, 0), (2, 0), (0, 1), (0, 3), (1, 2)])
def test_a_paper_whose_take_and_counter_tricks_contradict_each_other_is_refused(take, counter_tricks):
    with pytest.raises(SlipError, match="counter_tricks"):
        scored(BOOK, **slip(24, meld=(20, 14), take=(25 - take, take), counter_tricks={"EW": counter_tricks}))


@pytest.mark.accepts("STH-CO-f")
@pytest.mark.parametrize(("take", "kept"), [(0, 0), (1, 1)])
def test_unsaved_meld_is_lost_and_the_play_point_is_kept(take, kept):
    hand = slip(24, meld=(20, 14), take=(25 - take, take), counter_tricks={"EW": 0})
    assert scored(BOOK, **hand)["EW"] == kept
    assert "STH-CO-f" in clauses_of(BOOK, **hand)


@pytest.mark.refuses("STH-CO-f")
def test_meld_is_not_lost_with_one_counter_and_the_bidders_need_none():
    saved = slip(24, meld=(20, 14), take=(24, 1), counter_tricks={"EW": 1})
    assert scored(BOOK, **saved)["EW"] == 15
    assert "STH-CO-f" not in clauses_of(BOOK, **saved)
    assert scored(BOOK, **slip(24, meld=(24, 4), take=(0, 25))) == {"NS": 24, "EW": 29}


# --- on the board -----------------------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-OB-a")
@pytest.mark.parametrize(("bid", "meld"), [(34, 20), (45, 20), (40, 15), (25, 0)])
def test_meld_and_25_that_reach_the_bid_can_still_make_it(bid, meld):
    assert scored(BOOK, **slip(bid, meld=(meld, 0)))["NS"] == meld + 25


@pytest.mark.refuses("STH-OB-a")
@pytest.mark.parametrize(("bid", "meld"), [(46, 20), (41, 15), (26, 0)])
@pytest.mark.accepts("STH-OB-b")
def test_meld_and_25_one_short_of_the_bid_are_not_on_the_board_and_set_by_every_trick(bid, meld):
    hand = slip(bid, meld=(meld, 0))
    assert scored(BOOK, **hand)["NS"] == -bid
    assert "STH-OB-b" in clauses_of(BOOK, **hand)


@pytest.mark.accepts("STH-OB-b")
@pytest.mark.parametrize("take", [0, 12, 25])
def test_whatever_it_takes_a_side_not_on_the_board_is_set_by_its_bid(take):
    assert scored(BOOK, **slip(40, meld=(12, 0), take=(take, 25 - take)))["NS"] == -40


@pytest.mark.refuses("STH-OB-b")
def test_a_side_on_the_board_that_falls_short_is_set_for_that_and_not_for_the_board():
    on_board = slip(37, meld=(12, 0), take=(24, 1))
    assert scored(BOOK, **on_board)["NS"] == -37
    assert "STH-OB-b" not in clauses_of(BOOK, **on_board)
    assert "STH-OB-b" in clauses_of(BOOK, **slip(38, meld=(12, 0), take=(24, 1)))


@pytest.mark.accepts("STH-OB-d")
def test_bidders_not_on_the_board_may_play_on_and_the_others_score_what_they_take():
    hand = at_lead(melders="NESW", amount=60, S=f"{RUN} 9D", W="KS QS", N="9S 9H", E="AS")
    assert 15 <= hand.state.meld_of("NS") < 60 - 25
    played = slip_of(play_out(hand))
    assert played.how == "played"
    assert points(score(BOOK, played)) == {"NS": -60, "EW": played.take["EW"] + played.meld["EW"]}
    assert scored(BOOK, **slip(40, meld=(12, 10), take=(10, 15))) == {"NS": -40, "EW": 25}


@pytest.mark.refuses("STH-OB-d")
def test_the_others_still_need_a_counter_and_get_no_25_for_nothing():
    assert scored(BOOK, **slip(40, meld=(12, 10), take=(25, 0))) == {"NS": -40, "EW": 0}
    assert scored(BOOK, **slip(40, meld=(12, 10), take=(23, 2))) == {"NS": -40, "EW": 12}


@pytest.mark.accepts("STH-OB-c")
@pytest.mark.parametrize("seat", ["N", "S"])
def test_either_bidder_concedes_25_when_not_on_the_board(seat):
    hand = at_lead(melders="EW", amount=40, S=f"{ALL_TRUMPS} 9H", W=WEST, E=EAST)
    hand.apply(Concede(seat))
    assert slip_of(hand).how == "conceded"
    assert points(score(BOOK, slip_of(hand))) == {"NS": -40, "EW": 14 + 25}
    assert_refused(hand, Play("S", card("AC")), "wrong-moment")
    assert scored(BOOK, **slip(40, meld=(12, 10), take=(0, 0), how="conceded")) == {"NS": -40, "EW": 35}


@pytest.mark.refuses("STH-OB-c")
def test_a_side_on_the_board_does_not_concede():
    south = f"{RUN} AS AS TS TS AH AH 9H"
    assert_refused(at_lead(melders="S", amount=40, S=south), Concede("S"), "concede-board", "STH-OB-c")
    assert at_lead(melders="S", amount=41, S=south).can(Concede("S"))
    with pytest.raises(SlipError, match="STH-OB-c"):
        scored(BOOK, **slip(40, meld=(15, 10), take=(0, 0), how="conceded"))


@pytest.mark.refuses("STH-OB-c")
def test_nobody_else_concedes_and_nobody_after_the_first_lead():
    hand = at_lead(amount=40, S="AC")
    for seat in ("E", "W"):
        assert_refused(hand, Concede(seat), "concede-side", "STH-OB-c")
    play(hand, "AC")
    assert_refused(hand, Concede("S"), "concede-late", "STH-OB-c")

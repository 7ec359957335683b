"""What meld tells that was not shown: who shows a queen for a pinochle and no marriage lacks the king."""

from __future__ import annotations

import numpy as np
import pytest

from meldhouse.game import Hand, Seat
from meldhouse.players.beliefs.beliefs import EVEN, SCARCELY, hidden_from
from meldhouse.players.beliefs.memory import Memory
from meldhouse.players.beliefs.not_melded import kept_back, unmelded
from meldhouse.players.beliefs.recalling import Recalling
from meldhouse.players.hands.meld_table import counts_of
from meldhouse.players.kinds.makers import player_for
from meldhouse.players.seating import Sitting
from table import at_auction, at_tricks, house, name_and_settle, pieces, play, won_by

PINOCHLE = "QS JD AS TC TC JC JC AD TD TD JH 9C"
"""A pinochle, and nothing near another meld: no king, and no queen but that of spades."""


def remembered(hand: Hand, me: Seat) -> Memory:
    return Recalling(hand.book).remember(me, Sitting(hand).seen(me))


def lacked(hand: Hand, me: Seat, other: Seat) -> set[str]:
    return {piece.text for piece in unmelded(remembered(hand, me))[other]}


def shown(**known: str) -> Hand:
    """South has the bid in hearts, everybody has shown his meld, and South is to lead."""
    return at_tricks(house("mcallen"), bidder="S", trump="H", **known)


def test_who_shows_a_pinochle_and_no_marriage_lacks_the_king():
    hand = shown(E=PINOCHLE, S="9S AC")
    assert {"KS", "9H"} <= lacked(hand, "S", "E"), "the nine of trumps is meld by itself"
    assert lacked(hand, "S", "E").isdisjoint({"KC", "QC", "KD", "AS"}), "what would be no meld tells nothing"
    assert "E" not in unmelded(remembered(hand, "E")), "one knows one's own"


def test_what_he_plays_later_tells_what_he_had_beside_it():
    hand = shown(E="KC AC 9C JS JS AS TS 9S JD AD TD 9D", S="9C JC", W="JC", N="TC QC")
    assert "QC" not in lacked(hand, "S", "E")
    play(hand, "9C JC TC AC KC")
    assert "QC" in lacked(hand, "S", "E"), "he had the king, and showed no marriage"


def test_who_keeps_meld_back_tells_nothing():
    known = {"S": "AC AC", "W": "JC JC 9C", "N": "9C TC", "E": "KC QC JS JS AS TS 9S JD AD TD 9D 9D"}
    hand = name_and_settle(won_by(at_auction(house("mcallen"), **known), "S", 20), "H", show=False)
    play(hand, "AC JC 9C QC")
    assert "KC" in lacked(hand, "S", "E"), "for all one can know"
    play(hand, "AC JC TC KC")
    assert lacked(hand, "S", "E") == set(), "he did not show his marriage"


def test_at_42_nothing_is_shown():
    assert unmelded(remembered(at_tricks(house("n42pa"), bidder="S", trump="5", S="5-5"), "S")) == {}


def test_pieces_that_he_would_have_shown_are_scarcely_his():
    hand = shown(E=PINOCHLE, S="9S AC", W="KS")
    view, memory = Sitting(hand).view("S"), remembered(hand, "S")
    [king] = pieces("KS")
    assert dict(hidden_from(view, memory).pieces)[king]["E"] == SCARCELY
    assert dict(hidden_from(view, memory, reads_melds=False).pieces)[king]["E"] == EVEN


def test_worlds_in_which_somebody_kept_meld_back_are_counted():
    hand = shown(E=PINOCHLE, S="9S AC", W="KS")
    memory, seats = remembered(hand, "S"), ("N", "E", "S", "W")
    true = np.stack([counts_of(hand.state.hands[seat]) for seat in seats])
    other = true.copy()
    [king], [jack] = pieces("KS"), pieces("JH")
    other[seats.index("E"), king.order] += 1
    other[seats.index("E"), jack.order] -= 1
    assert kept_back(memory, seats, np.stack([true, other])).tolist() == [0, 1]


@pytest.mark.parametrize("seed", [b"1", b"2", b"3"])
def test_an_expert_imagines_nobody_with_meld_that_he_did_not_show(seed: bytes):
    hand = shown(E=PINOCHLE, S="9S AC", W="KS")
    view, player = Sitting(hand).view("S"), player_for(hand.book, "expert", seed)
    memory = player.remember("S", Sitting(hand).seen("S"))
    table, worlds = player._worlds(view, memory, 1)
    [king] = pieces("KS")
    has_king = table.counts(worlds)[:, table.seats.index("E"), table.code.number[king]] > 0
    assert has_king.mean() < 0.1

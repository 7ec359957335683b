"""The packs the house plays with, and what is wrong with a heap that claims to come from one."""

from __future__ import annotations

import pytest

from meldhouse.messages import Message, fact
from meldhouse.pieces import ALL_CARDS, ALL_DOMINOES, FACE_DOWN, SUITS, Card, Domino, Pack, parse_pieces, sorted_pieces

SINGLE = Pack.of_cards("ATKQJ9", copies=2)
DOUBLE = Pack.of_cards("ATKQJ", copies=4)
SET = Pack.of_dominoes()


def test_the_single_pack_is_48_cards_two_of_each_face():
    assert len(SINGLE) == len(SINGLE.pieces) == 48
    assert SINGLE.counts == dict.fromkeys(ALL_CARDS, 2)


def test_the_double_pack_is_80_cards_four_of_each_face_and_no_nines():
    assert len(DOUBLE) == len(DOUBLE.pieces) == 80
    assert DOUBLE.counts == {card: 4 for card in ALL_CARDS if card.rank != "9"}


def test_the_domino_set_is_28_tiles_one_of_each():
    assert len(SET) == 28
    assert SET.counts == dict.fromkeys(ALL_DOMINOES, 1)


def test_a_pack_knows_its_kind():
    assert (SINGLE.kind, DOUBLE.kind, SET.kind) == ("card", "card", "domino")


def test_a_new_pack_lies_in_order():
    for pack in (SINGLE, DOUBLE, SET):
        assert pack.pieces == sorted_pieces(pack.pieces)
    assert parse_pieces("AS AS TS TS") == SINGLE.pieces[:4]


def test_a_pack_lists_each_face_once_in_order():
    assert SINGLE.faces == ALL_CARDS
    assert SET.faces == ALL_DOMINOES
    assert DOUBLE.faces == tuple(card for card in ALL_CARDS if card.rank != "9")


def test_a_pack_contains_its_faces_and_nothing_else():
    assert Card("9", "S") in SINGLE
    assert Card("9", "S") not in DOUBLE
    assert Domino(6, 4) in SET
    assert Domino(6, 4) not in SINGLE
    assert FACE_DOWN not in SINGLE
    assert "AS" not in SINGLE


@pytest.mark.parametrize("pack", [SINGLE, DOUBLE, SET], ids=["48", "80", "28"])
def test_nothing_is_wrong_with_the_whole_pack_or_a_part_of_it(pack):
    assert pack.faults(pack.pieces) == []
    assert pack.faults(reversed(pack.pieces)) == []
    assert pack.faults(pack.pieces[::3]) == []
    assert pack.faults(()) == []


def too_many(piece: str, available: int, count: int) -> Message:
    return fact("pack-too-many", piece=piece, available=available, count=count)


def test_one_copy_too_many_is_a_fault():
    assert SINGLE.faults(parse_pieces("AS AS AS")) == [too_many("AS", 2, 3)]
    assert DOUBLE.faults(parse_pieces("TH TH TH TH")) == []
    assert DOUBLE.faults(parse_pieces("TH TH TH TH TH")) == [too_many("TH", 4, 5)]
    assert SET.faults(parse_pieces("5-5 5-5")) == [too_many("5-5", 1, 2)]


def test_a_stranger_is_a_fault():
    assert DOUBLE.faults(parse_pieces("9S")) == [fact("pack-none", piece="9S")]
    assert SET.faults([FACE_DOWN]) == [fact("pack-none", piece="??")]


def test_a_stranger_who_comes_twice_is_named_once():
    assert DOUBLE.faults(parse_pieces("9S 9S 9S")) == [fact("pack-none", piece="9S")]


def test_all_faults_are_told_together_in_the_order_of_the_pack():
    heap = parse_pieces("9D AH 9S KC KC AS KC AH AH AH AH ??")
    assert DOUBLE.faults(heap) == [
        fact("pack-none", piece="9S"),
        too_many("AH", 4, 5),
        fact("pack-none", piece="9D"),
        fact("pack-none", piece="??"),
    ]


def test_there_is_no_pack_of_a_rank_that_does_not_exist():
    with pytest.raises(ValueError, match="There is no card of rank '8'"):
        Pack.of_cards("A8", copies=2)


def test_each_suit_of_a_pack_is_equally_long():
    for suit in SUITS:
        assert sum(card.suit == suit for card in SINGLE.pieces) == 12
        assert sum(card.suit == suit for card in DOUBLE.pieces) == 20

"""A piece is a small value that exists once and never changes."""

from __future__ import annotations

import copy
import pickle
import random

import pytest

from meldhouse.pieces import (
    ALL_CARDS,
    ALL_DOMINOES,
    FACE_DOWN,
    PIP_NAMES,
    PIP_PLURALS,
    RANK_NAMES,
    RANKS,
    SUIT_NAMES,
    SUIT_SYMBOLS,
    SUITS,
    Card,
    Domino,
    Pack,
    sorted_pieces,
)

EVERY_PIECE = (*ALL_CARDS, *ALL_DOMINOES, FACE_DOWN)


def test_there_are_24_faces_of_cards_and_28_dominoes():
    assert len(ALL_CARDS) == len(set(ALL_CARDS)) == 24
    assert len(ALL_DOMINOES) == len(set(ALL_DOMINOES)) == 28


def test_the_two_copies_of_a_card_are_one_object():
    aces = [piece for piece in Pack.of_cards("ATKQJ9", copies=2).pieces if piece.text == "AS"]
    assert len(aces) == 2
    assert aces[0] is aces[1] is Card("A", "S")


def test_a_domino_is_the_same_whichever_end_comes_first():
    for one in range(7):
        for other in range(7):
            assert Domino(one, other) is Domino(other, one)


def test_different_faces_are_different():
    assert Card("A", "S") != Card("A", "H")
    assert Domino(6, 4) != Domino(6, 5)
    assert len(set(EVERY_PIECE)) == 24 + 28 + 1


@pytest.mark.parametrize(("rank", "suit"), [("10", "H"), ("8", "S"), ("a", "S"), ("A", "s"), ("A", ""), ("", "S")])
def test_there_is_no_card_outside_the_pack(rank, suit):
    with pytest.raises(ValueError, match="There is no card"):
        Card(rank, suit)


@pytest.mark.parametrize("ends", [(7, 0), (0, 7), (-1, 3), (3, -1), (12, 12)])
def test_there_is_no_domino_outside_the_set(ends):
    with pytest.raises(ValueError, match="the ends go from 0 to 6"):
        Domino(*ends)


@pytest.mark.parametrize("piece", [Card("A", "S"), Domino(6, 4), FACE_DOWN], ids=str)
@pytest.mark.parametrize("attribute", ["text", "name", "symbol", "order", "rank", "high", "anything"])
def test_a_piece_takes_no_new_value(piece, attribute):
    with pytest.raises(AttributeError, match="never changes"):
        setattr(piece, attribute, "X")


@pytest.mark.parametrize(
    ("piece", "attributes"),
    [(Card("A", "S"), ("text", "rank", "suit")), (Domino(6, 4), ("order", "high", "low")), (FACE_DOWN, ("symbol",))],
    ids=["card", "domino", "back"],
)
def test_a_piece_loses_nothing(piece, attributes):
    for attribute in attributes:
        with pytest.raises(AttributeError, match="never changes"):
            delattr(piece, attribute)
        assert hasattr(piece, attribute)


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_a_piece_comes_back_from_a_pickle_as_itself(protocol):
    assert all(pickle.loads(pickle.dumps(piece, protocol)) is piece for piece in EVERY_PIECE)


def test_a_copy_of_a_piece_is_the_piece():
    for piece in EVERY_PIECE:
        assert copy.copy(piece) is piece
        assert copy.deepcopy(piece) is piece


def test_a_deep_copy_of_a_hand_is_a_new_hand_of_the_same_pieces():
    hand = [Card("A", "S"), Card("A", "S"), Domino(5, 5)]
    again = copy.deepcopy(hand)
    assert again == hand
    assert again is not hand


def test_cards_sort_by_suit_and_then_from_the_ace_down_with_the_ten_second():
    heap = random.Random(1).sample(ALL_CARDS, 24)
    assert sorted_pieces(heap) == ALL_CARDS
    assert [card.text for card in sorted_pieces(heap)[:7]] == ["AS", "TS", "KS", "QS", "JS", "9S", "AH"]


def test_dominoes_sort_from_the_double_six_down():
    heap = random.Random(2).sample(ALL_DOMINOES, 28)
    assert sorted_pieces(heap) == ALL_DOMINOES
    assert [tile.text for tile in sorted_pieces(heap)[:8]] == ["6-6", "6-5", "6-4", "6-3", "6-2", "6-1", "6-0", "5-5"]


def test_backs_sort_behind_every_face():
    assert sorted_pieces([FACE_DOWN, Domino(0, 0), FACE_DOWN]) == (Domino(0, 0), FACE_DOWN, FACE_DOWN)
    assert all(piece.order < FACE_DOWN.order for piece in (*ALL_CARDS, *ALL_DOMINOES))


@pytest.mark.parametrize(
    ("piece", "text", "name", "symbol"),
    [
        (Card("A", "S"), "AS", "ace of spades", "A♠"),
        (Card("T", "H"), "TH", "ten of hearts", "10♥"),
        (Card("9", "C"), "9C", "nine of clubs", "9♣"),
        (Card("J", "D"), "JD", "jack of diamonds", "J♦"),
        (Domino(4, 6), "6-4", "six-four", "[6|4]"),
        (Domino(0, 5), "5-0", "five-blank", "[5|0]"),
        (Domino(0, 0), "0-0", "double blank", "[0|0]"),
    ],
    ids=str,
)
def test_a_piece_can_be_typed_said_and_shown(piece, text, name, symbol):
    assert (piece.text, piece.name, piece.symbol) == (text, name, symbol)
    assert str(piece) == text
    assert repr(piece) == f"<{text}>"


@pytest.mark.parametrize("attribute", ["text", "name", "symbol"])
def test_no_two_pieces_share_a_text_a_name_or_a_symbol(attribute):
    assert len({getattr(piece, attribute) for piece in EVERY_PIECE}) == len(EVERY_PIECE)


def test_every_rank_suit_and_pip_has_its_words():
    assert set(RANK_NAMES) == set(RANKS)
    assert set(SUIT_NAMES) == set(SUIT_SYMBOLS) == set(SUITS)
    assert len(PIP_NAMES) == len(PIP_PLURALS) == 7


def test_a_domino_knows_its_pips_and_whether_it_is_a_double():
    assert (Domino(6, 4).high, Domino(6, 4).low, Domino(6, 4).pips) == (6, 4, 10)
    assert [tile.text for tile in ALL_DOMINOES if tile.is_double] == ["6-6", "5-5", "4-4", "3-3", "2-2", "1-1", "0-0"]
    assert sum(tile.pips for tile in ALL_DOMINOES) == 168


def test_a_back_shows_nothing():
    assert (FACE_DOWN.text, FACE_DOWN.name, FACE_DOWN.symbol) == ("??", "face-down", "▒▒")
    assert not any(hasattr(FACE_DOWN, attribute) for attribute in ("rank", "suit", "high", "low"))


def test_all_backs_are_alike():
    assert type(FACE_DOWN)() is FACE_DOWN

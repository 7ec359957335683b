"""Pieces are read the way people type them, and a slip is answered with how to write one."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings, strategies as st

from meldhouse.messages import Voice, fact
from meldhouse.pieces import (
    ALL_CARDS,
    ALL_DOMINOES,
    FACE_DOWN,
    SUIT_NAMES,
    SUIT_SYMBOLS,
    SUITS,
    BadKey,
    Card,
    Domino,
    NotationError,
    parse_card,
    parse_domino,
    parse_key,
    parse_piece,
    parse_pieces,
    parse_suit,
    write_pieces,
)

WHITE = {"S": "♤", "H": "♡", "C": "♧", "D": "♢"}
CARDS_AS_TYPED = [
    ("AS", "AS"),
    ("as", "AS"),
    ("  As\t", "AS"),
    ("10H", "TH"),
    ("10h", "TH"),
    ("TH", "TH"),
    ("th", "TH"),
    ("10♥", "TH"),
    ("T♥", "TH"),
    ("10♡", "TH"),
    ("A♠", "AS"),
    ("A♠\ufe0e", "AS"),
    ("A♠\ufe0f", "AS"),
    ("k♢", "KD"),
    ("9♧", "9C"),
    ("queen of spades", "QS"),
    ("Queen  of\nSpades", "QS"),
    ("TEN OF HEARTS", "TH"),
]
DOMINOES_AS_TYPED = [
    ("6-4", "6-4"),
    ("4-6", "6-4"),
    ("64", "6-4"),
    ("46", "6-4"),
    ("6:4", "6-4"),
    ("4|6", "6-4"),
    ("6/4", "6-4"),
    ("[6|4]", "6-4"),
    ("[4|6]", "6-4"),
    ("6–4", "6-4"),
    ("6—4", "6-4"),
    ("6‑4", "6-4"),
    ("00", "0-0"),
    ("six-four", "6-4"),
    ("four-six", "6-4"),
    ("Five–Blank", "5-0"),
    ("double five", "5-5"),
    ("five-five", "5-5"),
]
NOT_PIECES = [
    "",
    " ",
    "A",
    "S",
    "SA",
    "1H",
    "11H",
    "8S",
    "AX",
    "7-1",
    "6-",
    "6--4",
    "6-4-2",
    "ace",
    "joker",
    "[6|4",
    "٦-٤",
]


@pytest.mark.parametrize(("typed", "text"), CARDS_AS_TYPED)
def test_a_card_is_read_as_people_type_it(typed, text):
    assert parse_card(typed) is parse_piece(typed) is Card(*text)


@pytest.mark.parametrize(("typed", "text"), DOMINOES_AS_TYPED)
def test_a_domino_is_read_as_people_type_it(typed, text):
    assert parse_domino(typed) is parse_piece(typed) is Domino(int(text[0]), int(text[2]))


@pytest.mark.parametrize("form", ["text", "name", "symbol"])
def test_whatever_the_house_writes_it_reads_back(form):
    for piece in (*ALL_CARDS, *ALL_DOMINOES):
        written = getattr(piece, form)
        for typed in (written, written.lower(), written.upper(), f" {written} "):
            assert parse_piece(typed) is piece


def test_every_card_may_have_a_black_or_a_white_symbol():
    for card in ALL_CARDS:
        assert parse_card(card.rank + SUIT_SYMBOLS[card.suit]) is card
        assert parse_card(card.rank + WHITE[card.suit]) is card


def test_a_back_can_be_written_but_is_neither_card_nor_domino():
    assert parse_piece("??") is FACE_DOWN
    with pytest.raises(NotationError):
        parse_card("??")
    with pytest.raises(NotationError):
        parse_domino("??")


@pytest.mark.parametrize("line", ["AS 10H 9d", "as,10h,9d", "AS, 10♥,9♦", "AS;10H ; 9D", " \tAS\nTH  9D, "])
def test_a_line_may_be_separated_by_spaces_commas_or_semicolons(line):
    assert parse_pieces(line) == (Card("A", "S"), Card("T", "H"), Card("9", "D"))


def test_an_empty_line_has_no_pieces():
    assert parse_pieces("") == parse_pieces(" , ;") == ()


@given(st.lists(st.sampled_from((*ALL_CARDS, *ALL_DOMINOES, FACE_DOWN))))
@settings(deadline=None)
def test_any_line_of_pieces_makes_the_round_trip(pieces):
    assert list(parse_pieces(write_pieces(pieces))) == pieces


@pytest.mark.parametrize("suit", SUITS)
def test_a_suit_is_read_as_people_type_it(suit):
    name = SUIT_NAMES[suit]
    for typed in (suit, suit.lower(), name, name.title(), name[:-1], SUIT_SYMBOLS[suit], WHITE[suit]):
        assert parse_suit(typed) == parse_suit(f" {typed}\ufe0f ") == suit


@pytest.mark.parametrize("typed", NOT_PIECES)
def test_a_slip_is_answered_with_how_to_write_a_piece(typed):
    with pytest.raises(NotationError) as refusal:
        parse_piece(typed)
    assert refusal.value.message == fact("piece-unknown", text=typed)


@pytest.mark.parametrize("typed", [*NOT_PIECES, "6-4", "double six"])
def test_a_slip_is_answered_with_how_to_write_a_card(typed):
    with pytest.raises(NotationError) as refusal:
        parse_card(typed)
    assert refusal.value.message == fact("piece-no-card", text=typed)


@pytest.mark.parametrize("typed", [*NOT_PIECES, "AS", "queen of spades"])
def test_a_slip_is_answered_with_how_to_write_a_domino(typed):
    with pytest.raises(NotationError) as refusal:
        parse_domino(typed)
    assert refusal.value.message == fact("piece-no-domino", text=typed)


@pytest.mark.parametrize("typed", ["", "X", "AS", "trumps", "spade of spades", "♠♠"])
def test_a_slip_is_answered_with_how_to_write_a_suit(typed):
    with pytest.raises(NotationError) as refusal:
        parse_suit(typed)
    assert refusal.value.message == fact("piece-no-suit", text=typed)


def test_a_line_is_refused_for_the_one_word_that_is_wrong():
    with pytest.raises(NotationError) as refusal:
        parse_pieces("AS KX 10H")
    assert refusal.value.message == fact("piece-unknown", text="KX")


def test_a_long_slip_is_not_repeated_in_full():
    with pytest.raises(NotationError) as refusal:
        parse_card("x" * 41)
    assert "“" + "x" * 40 + "…”" in str(refusal.value)
    assert "x" * 41 not in str(refusal.value)


def test_the_advice_given_is_good_advice():
    for advised in ("AS", "10H", "K♦"):
        assert parse_card(advised)
    for advised in ("6-4", "5-5"):
        assert parse_domino(advised)


# Anything at all, lone surrogates included, and strings that come close to a piece.
ANYTHING = st.one_of(
    st.text(),
    st.text(st.characters()),
    st.text(alphabet="ATKQJ9102SHCD♠♡ofspade0123456-|[]/:–\ufe0f ,;ſı", max_size=20),
)


def refusal_of(parse, text, refusal):
    """The sentence with which `parse` refuses `text`, or None where it can read it; any other error is let through."""
    try:
        parse(text)
    except refusal as refused:
        return str(refused)
    return None


@given(ANYTHING)
@settings(deadline=None, max_examples=300)
@example("ß")
@example("\ud800")
@example("ΰ" * 30)
@example("\x00\x1b[2J")
@pytest.mark.parametrize("parse", [parse_piece, parse_pieces, parse_card, parse_domino, parse_suit])
def test_whatever_is_typed_is_read_or_refused_with_a_sentence(parse, text):
    sentence = refusal_of(parse, text, NotationError)
    assert sentence is None or (sentence.startswith("“") and sentence.endswith("."))


@given(st.one_of(ANYTHING, st.text("0123456789abcdefABCDEF ", min_size=60, max_size=70)))
@settings(deadline=None, max_examples=300)
@example("\ud800" * 64)
@example("٠" * 64)
def test_whatever_is_typed_is_a_key_or_refused_with_a_sentence(text):
    sentence = refusal_of(parse_key, text, BadKey)
    assert sentence in (None, Voice().say(fact("key-digits", digits=64)))

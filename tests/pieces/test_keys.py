"""A key is 256 bits; every use of it goes its own way."""

from __future__ import annotations

import itertools

import pytest

from meldhouse.pieces import BadKey, Pack, below, new_key, parse_key, shuffled, stream, subkey

KEY = bytes(range(32))


def test_a_new_key_is_32_bytes_and_never_the_same():
    keys = {new_key() for _ in range(100)}
    assert len(keys) == 100
    assert {len(key) for key in keys} == {32}


def test_a_key_is_written_as_64_hexadecimal_digits():
    assert parse_key(KEY.hex()) == parse_key(KEY.hex().upper()) == parse_key(f" {KEY.hex()}\n") == KEY


@pytest.mark.parametrize("typed", ["", "00" * 31, "00" * 33, "0" * 63, "0x" + "00" * 31, "g" * 64])
def test_anything_else_is_a_bad_key(typed):
    with pytest.raises(BadKey, match="64 hexadecimal digits"):
        parse_key(typed)


@pytest.mark.parametrize("key", [b"", KEY[:31], KEY + b"\0"], ids=len)
def test_a_key_of_another_length_deals_nothing(key):
    with pytest.raises(BadKey, match=f"32 bytes, not {len(key)}"):
        shuffled("abc", key)
    with pytest.raises(BadKey):
        subkey(key, "deal 1")
    with pytest.raises(BadKey):
        next(stream(key))


def test_the_same_key_deals_the_same_hand_again():
    pack = Pack.of_cards("ATKQJ9", copies=2).pieces
    assert shuffled(pack, KEY) == shuffled(pack, KEY)
    assert shuffled(pack, KEY) != shuffled(pack, bytes(32))


def test_every_purpose_has_a_key_of_its_own():
    purposes = ["deal 1", "deal 2", "bots", ""]
    keys = {subkey(KEY, purpose) for purpose in purposes} | {KEY}
    assert len(keys) == 5
    assert subkey(KEY, "deal 1") == subkey(KEY, "deal 1")


def test_a_shuffle_leaves_its_argument_alone_and_loses_nothing():
    items = list("aabbcdef")
    after = shuffled(items, KEY)
    assert items == list("aabbcdef")
    assert sorted(after) == items


@pytest.mark.parametrize("items", ["", "a"])
def test_nothing_and_a_single_piece_need_no_shuffling(items):
    assert shuffled(items, KEY) == tuple(items)


def test_a_shuffle_depends_on_where_pieces_lie_and_not_on_what_they_are():
    for pack in (Pack.of_cards("ATKQJ9", copies=2), Pack.of_cards("ATKQJ", copies=4), Pack.of_dominoes()):
        places = shuffled(range(len(pack)), KEY)
        assert shuffled(pack.pieces, KEY) == tuple(pack.pieces[place] for place in places)


def test_a_stream_starts_afresh_each_time():
    assert list(itertools.islice(stream(KEY), 100)) == list(itertools.islice(stream(KEY), 100))


@pytest.mark.parametrize("limit", [-1, 0, 257])
def test_a_draw_has_between_1_and_256_outcomes(limit):
    with pytest.raises(ValueError, match="between 1 and 256"):
        below(limit, stream(KEY))

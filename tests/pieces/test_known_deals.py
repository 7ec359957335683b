"""Deals worked out independently: anyone with the key can lay out the same hands without this program."""

from __future__ import annotations

import hashlib
from itertools import count, islice

import pytest

from meldhouse.pieces import Pack, shuffled, stream, subkey, write_pieces

PACK = Pack.of_cards("ATKQJ9", copies=2).pieces
ZERO = bytes(32)
COUNTING = bytes(range(32))


def hmac_sha256(key, message):
    """RFC 2104, written out."""
    padded = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


def reckoned(pieces, key):
    """The shuffle as one would do it at the table: draw a piece for the last place, fill its gap, go on."""
    drawn = (byte for block in count() for byte in hmac_sha256(key, block.to_bytes(8, "big")))
    rest, settled = list(pieces), []
    while len(rest) > 1:
        usable = len(rest) * (256 // len(rest))
        chosen = next(byte for byte in drawn if byte < usable) % len(rest)
        settled.append(rest[chosen])
        rest[chosen] = rest[-1]
        rest.pop()
    return (*rest, *reversed(settled))


def test_the_reckoning_by_hand_knows_the_first_two_answers_of_rfc_4231():
    assert hmac_sha256(b"\x0b" * 20, b"Hi There").hex() == (
        "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
    )
    assert hmac_sha256(b"Jefe", b"what do ya want for nothing?").hex() == (
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    )


@pytest.mark.parametrize("key", [ZERO, COUNTING], ids=["zero", "counting"])
def test_the_bytes_of_a_key_are_hmac_in_counter_mode(key):
    expected = b"".join(hmac_sha256(key, block.to_bytes(8, "big")) for block in range(4))
    assert bytes(islice(stream(key), 128)) == expected


@pytest.mark.parametrize("key", [ZERO, COUNTING], ids=["zero", "counting"])
@pytest.mark.parametrize("purpose", ["", "deal 1", "♠"])
def test_a_subkey_is_the_hmac_of_its_purpose(key, purpose):
    assert subkey(key, purpose) == hmac_sha256(key, b"meldhouse/" + purpose.encode("utf-8"))


@pytest.mark.parametrize(
    ("key", "first_ten"),
    [
        (ZERO, "TH KD KS 9D 9D QH 9C AS JS KC"),
        (COUNTING, "TC 9D 9C TS QS QD KD QD AD KC"),
    ],
    ids=["zero", "counting"],
)
def test_the_first_ten_cards_of_two_keys_are_known(key, first_ten):
    assert write_pieces(shuffled(PACK, key)[:10]) == first_ten


@pytest.mark.parametrize("number", range(20))
def test_a_whole_deal_can_be_reckoned_by_hand(number):
    key = subkey(COUNTING, f"deal {number}")
    for pack in (PACK, Pack.of_cards("ATKQJ", copies=4).pieces, Pack.of_dominoes().pieces):
        assert shuffled(pack, key) == reckoned(pack, key)

"""Slips as people write them: seats, sides, bids and trumps in their own spelling."""

from __future__ import annotations

import pytest

from faults import sent_back
from meldhouse.game import SlipError, read_slip, score
from meldhouse.game.slip_spelling import HOLDS, as_meant
from meldhouse.game.slips import Slip
from meldhouse.messages import fact
from meldhouse.rulebooks import load_book

NPA, FORTY_TWO = load_book("npa"), load_book("n42pa")


@pytest.mark.parametrize("said", ["S", "s", "South", "south", " SOUTH "])
def test_a_seat_by_its_letter_or_its_name(said):
    slip = read_slip({"bidder": said, "dealer": said, "incidents": [{"seats": [said], "points": -5, "clause": "X"}]})
    assert (slip.bidder, slip.dealer, slip.incidents[0].seats) == ("S", "S", ("S",))


@pytest.mark.parametrize("said", ["Q", "Southeast", "", "NS"])
def test_no_such_seat(said):
    with sent_back("slip-field-expected", key="bidder", kind="seat"):
        read_slip({"bidder": said})


@pytest.mark.parametrize(
    ("said", "side"),
    [("NS", "NS"), ("ns", "NS"), ("SN", "NS"), ("n-s", "NS"), ("N/S", "NS"), ("North-South", "NS"),
     ("north–south", "NS"), ("north and south", "NS"), ("East & West", "EW"), ("west", "W"), ("w", "W")],
)  # fmt: skip
def test_a_side_by_its_seats(said, side):
    assert read_slip({"take": {said: 20}}).take == {side: 20}


@pytest.mark.parametrize("said", ["us", "NN", "", "the other side", "North-North"])
def test_what_is_no_side_stays_as_it_was_written(said):
    assert read_slip({"take": {said: 20}}).take == {said: 20}


def test_a_side_that_is_named_twice_is_told():
    slip = read_slip({"bidder": "N", "bid": 50, "trump": "S", "take": {"NS": 30, "sn": 0, "EW": 20}})
    with sent_back("slip-no-side", side="sn"):
        score(NPA, slip)


@pytest.mark.parametrize(
    ("said", "bid"),
    [
        (84, 84),
        ("84", 84),
        (" 84 ", 84),
        ("2 marks", 84),
        ("2 Marks", 84),
        ("2m", 84),
        ("1 mark", 42),
        ("2 marcas", 84),
    ],
)
def test_a_bid_in_numbers_or_in_marks(said, bid):
    assert read_slip({"bid": said}, FORTY_TWO).bid == bid


@pytest.mark.parametrize(
    ("said", "book", "id"),
    [
        ("two", FORTY_TWO, "slip-field-expected"),
        ("2 marks", NPA, "slip-bid-in-points"),
        ("2 marks", None, "slip-field-expected"),
        ("-5", NPA, "slip-bid-in-points"),
    ],
)
def test_what_is_no_bid(said, book, id):
    with sent_back(id, key="bid"):
        read_slip({"bid": said}, book)


@pytest.mark.parametrize("said", ["H", "h", "hearts", "Heart", "♥", "♡"])
def test_a_suit_by_its_letter_name_or_sign(said):
    assert read_slip({"trump": said}, NPA).trump == "H"
    assert read_slip({"trump": said}).trump == "H"


@pytest.mark.parametrize(
    ("said", "contract"),
    [(3, "3"), ("3", "3"), ("threes", "3"), ("three", "3"), ("treys", "3"), (0, "0"), ("blanks", "0"),
     ("doubles", "doubles"), ("follow me", "follow-me"), ("Follow-Me", "follow-me"), ("no trump", "follow-me")],
)  # fmt: skip
def test_a_contract_by_its_number_or_its_name(said, contract):
    assert read_slip({"trump": said}, FORTY_TWO).trump == contract


@pytest.mark.parametrize(("said", "book"), [(7, FORTY_TWO), ("hearts", FORTY_TWO), (3, NPA), ("follow me", NPA)])
def test_what_is_no_trump_of_this_house_is_told_by_the_house(said, book):
    raw = {"bidder": "N", "bid": book.auction.minimum, "trump": said, "take": {"NS": 30, "EW": 20}}
    with sent_back("trump-choice", key="trump"):
        score(book, read_slip(raw, book))


@pytest.mark.parametrize("said", [True, ["H"], {"H": 1}, 2.5])
def test_a_trump_of_the_wrong_kind_is_told(said):
    with pytest.raises(SlipError, match="trump"):
        read_slip({"trump": said}, NPA)


def test_what_was_given_is_not_changed():
    raw = {"bidder": "south", "take": {"ns": 3}}
    as_meant(raw)
    assert raw == {"bidder": "south", "take": {"ns": 3}}


def test_every_fault_of_every_field_is_told_at_once():
    raw = {"bidder": "Q", "bid": "ten", "how": "x", "meld": {"NS": "4", "EW": 2.5}, "mild": 3, "take": [1]}
    with pytest.raises(SlipError) as raised:
        read_slip(raw)
    assert [fault.key for fault in raised.value.faults] == [
        "bidder", "bid", "how", "meld.NS", "meld.EW", "mild", "take",
    ]  # fmt: skip
    assert raised.value.faults[2].message.id == "slip-how-unknown"
    assert raised.value.faults[5].message == fact("slip-field-meant", field="meld")


def test_every_field_of_a_slip_is_known_by_what_it_holds() -> None:
    assert set(HOLDS) == set(Slip.__struct_fields__)

"""What goes wrong in another process comes home whole."""

from __future__ import annotations

import pickle

import pytest

from meldhouse.game import Bid, Hand, Refused, SlipError
from meldhouse.game.records import Fault, RecordError
from meldhouse.messages import fact
from meldhouse.rulebooks import BookError, load_book
from meldhouse.rulebooks.reading.faults import about

REFUSAL = Hand(load_book("npa"), dealer="W", key=bytes(32)).verify(Bid("N", 50))


@pytest.mark.parametrize(
    ("error", "attribute"),
    [
        (BookError("club.toml", [about("deal.hand", fact("record-no-hand"))]), "faults"),
        (Refused(REFUSAL), "refusal"),
        (SlipError([about("bid", fact("slip-say-bid"))]), "faults"),
        (RecordError([Fault(fact("record-no-hand"), line=3, clause="NPA-2.3a")]), "faults"),
    ],
)
def test_an_error_survives_being_sent(error, attribute):
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert getattr(again, attribute) == getattr(error, attribute)

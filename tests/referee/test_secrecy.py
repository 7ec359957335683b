"""At a refereed table a view holds only what its seat may know, whatever went wrong there."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest
from walker import sit_down, step

from meldhouse.rulebooks import book_names, load_book
from redeal import redealt

sys.path.insert(0, str(Path(__file__).parent.parent / "game"))
from test_redeal import shown_to

POSITIONS = 250


@pytest.mark.parametrize("name", book_names())
def test_nothing_hidden_is_told_whatever_went_wrong(name):
    book = load_book(name)
    lot = Random(f"secrecy {name}")
    looked = changed = 0
    while looked < POSITIONS:
        felt, _ = sit_down(book, lot)
        for _ in range(400):
            if felt.hand.is_over:
                break
            step(felt, lot, irregular=0.2)
            if lot.random() < 0.15 and not felt.hand.is_over:
                seat = lot.choice((*felt.hand.state.seating.seats, None))
                twin = redealt(felt.hand, seat, lot)
                if twin is not None:
                    looked += 1
                    changed += twin.state.hands != felt.hand.state.hands
                    assert shown_to(twin, seat) == shown_to(felt.hand, seat)
    assert changed > looked * 0.6

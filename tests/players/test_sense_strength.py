"""Good sense beats chance clearly by every book, and makes most of the bids it takes."""

from __future__ import annotations

import pytest
from matches import KEY, sense_against_chance

from meldhouse.players.trials import trials
from meldhouse.rulebooks import book_names, load_book

DEALS = 24


@pytest.mark.parametrize("name", book_names())
def test_it_beats_chance_on_the_same_deals(name: str):
    book = load_book(name)
    found = sense_against_chance(book, DEALS)
    unit = book.scoring.style
    print(f"{name}: {found.mean:+.1f} ± {found.error:.1f} {unit} a hand, {found.made} of {found.bids} bids made")
    assert found.mean > 3 * found.error
    assert found.bids >= DEALS / 2


@pytest.mark.parametrize("name", book_names())
def test_it_makes_the_bids_it_takes_at_a_sensible_rate(name: str):
    """Among players of the same kind; a table that always made its bids would bid too little."""
    tally = trials(load_book(name), KEY, "novice", 40)
    rate = tally.made / tally.bid
    print(f"{name}: {tally.made} of {tally.bid} bids made ({rate:.0%}), {tally.dropped} left to the dealer")
    assert tally.bid >= 30
    assert 0.5 <= rate <= 0.97

"""The fast count of meld agrees with the one that explains itself."""

from __future__ import annotations

from random import Random

import pytest

from meldhouse.game import count_meld
from meldhouse.pieces import SUITS
from meldhouse.players.hands.meld_table import counts_of, meld_table
from meldhouse.rulebooks import Book, book_names, load_book
from table import house

PINOCHLE = [name for name in book_names() if load_book(name).has_meld]
CHANGED = {
    "kept marriages": "[meld]\nrun_keeps_marriage = true",
    "few melds": "[meld]\nmarriage = []\nroundhouse = []\nkings = [8]",
    "dear roundhouse": "[meld]\nroundhouse = [40]",
}


def agrees(book: Book, lot: Random, hands: int) -> None:
    quick = meld_table(book)
    pack = book.pack.pieces
    for _ in range(hands):
        # Court cards and long hands make the rich melds that random hands seldom hold.
        pool = [card for card in pack if card.text[0] in "AKQJT"] if lot.random() < 0.5 else list(pack)
        hand = tuple(lot.sample(pool, lot.randint(1, min(len(pool), book.deal.hand + 6))))
        counts = counts_of(hand)
        for trump in (*SUITS, None):
            place = SUITS.index(trump) if trump is not None else None
            assert quick.points(counts, place) == count_meld(book, hand, trump).points, (hand, trump)


@pytest.mark.parametrize("name", PINOCHLE)
def test_it_agrees_on_random_hands(name: str):
    agrees(load_book(name), Random(f"meld {name}"), 250)


@pytest.mark.parametrize("changes", CHANGED.values(), ids=CHANGED.keys())
@pytest.mark.parametrize("name", ["st-hilary", "npa"])
def test_it_agrees_for_clubs_of_their_own(name: str, changes: str):
    agrees(house(name, changes), Random(f"meld {name} {changes}"), 120)


@pytest.mark.parametrize("name", PINOCHLE)
def test_it_agrees_on_the_whole_pack(name: str):
    book = load_book(name)
    for trump in (*SUITS, None):
        place = SUITS.index(trump) if trump is not None else None
        assert (
            meld_table(book).points(counts_of(book.pack.pieces), place)
            == count_meld(book, book.pack.pieces, trump).points
        )

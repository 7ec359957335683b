"""The sheet that is sealed says how the cards are really dealt: whoever checks it elsewhere finds the same hands."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from meldhouse.game import Hand, Irregular, Misdeal, Seat, steward
from meldhouse.game.fairness import DealId, Sheet
from meldhouse.rulebooks import Book, book_names
from table import KEY, house

sys.path.append(str(Path(__file__).parents[2] / "docs"))
from check_deals import Sheet as SecondSheet

ANY_PACKETS = "deal.packets = []"
BOOKS = [(name, "") for name in book_names()]
BOOKS += [(name, ANY_PACKETS) for name in ("npa", "st-hilary", "bend", "bend.3", "n42pa")]


def sealed(book: Book, dealer: Seat) -> dict[str, list[str]]:
    """What the verifier that shares nothing with us reads off the sheet: the hands, and the kitty."""
    sheet = Sheet.made(book, DealId("t", 1, 1), dealer=dealer, commitments={}, seed=KEY)
    return {who: sorted(cards) for who, cards in SecondSheet(sheet.text).cards(KEY).items()}


def dealt(hand: Hand) -> dict[str, list[str]]:
    heaps = {**hand.state.deal.dealt, "kitty": hand.state.deal.kitty}
    return {who: sorted(piece.text for piece in pieces) for who, pieces in heaps.items()}


@pytest.mark.parametrize(("name", "changes"), BOOKS)
def test_the_sheet_deals_what_the_table_deals(name: str, changes: str):
    book = house(name, changes)
    hand = Hand(book, dealer="E", scorekeeper="N", key=KEY)
    steward.tidy(hand)
    assert dealt(hand) == sealed(book, "E")


@pytest.mark.parametrize(("name", "changes"), BOOKS)
def test_a_deal_in_which_pieces_were_turned_up_is_the_same_deal(name: str, changes: str):
    book = house(name, f'{changes}\ndeal.cut = "none"')
    hand = Hand(book, dealer="E", scorekeeper="N", key=KEY, refereed=True)
    hand.apply_unchecked(Irregular(Misdeal("E", exposed=1), "deal_exposed"))
    assert dealt(hand) == sealed(book, "E")

"""From a book to tables.

python -m training.export n42pa bend.3 --to training/tables
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from meldhouse.envs.actions import BIDS, Numbering
from meldhouse.game import trick_order
from meldhouse.game.melds import AROUNDS, COUPLES, RUNS
from meldhouse.pieces import SUITS, Card, Piece
from meldhouse.rulebooks import Book, legal_bids, load_book
from meldhouse.rulebooks.schema import RULES
from training.rules import Rules

TABLES = Path(__file__).parent / "tables"
"""Where tables lie unless somebody says otherwise; git does not keep them, since they follow from the books."""


class NotLearned(ValueError):
    """A book with a rule that the environment does not know yet; the sentence names it."""


def rules_of(book: Book, bids: int = BIDS) -> Rules:
    """The tables of a book in which so many rungs of the ladder have a number."""
    _checked(book)
    numbers = Numbering(book, bids)
    faces = book.pack.faces
    place = {piece: at for at, piece in enumerate(faces)}
    orders = [trick_order(book, trump) for trump in book.trump.choices]
    suits = sorted({suit for order in orders for suit in order.members})
    at = {suit: number for number, suit in enumerate(suits)}

    def places(pieces: Any) -> list[int]:
        return [place.get(piece, len(faces)) for piece in pieces]

    return Rules(
        settings=settings_of(book, numbers),
        copies_of=_numbers([book.pack.counts[piece] for piece in faces]),
        worth=_numbers([book.worth[piece] for piece in faces]),
        ladder=_numbers(numbers.bids),
        bid_over=np.array([_bids_over(book, numbers, standing) for standing in (None, *numbers.bids)]),
        suit_of=_numbers([[at[order.suit_of[piece]] for piece in faces] for order in orders]),
        member=np.array(
            [[[piece in order.members.get(suit, ()) for piece in faces] for suit in suits] for order in orders]
        ),
        power=_numbers(
            [[[order.power.get(suit, {}).get(piece, 0) for piece in faces] for suit in suits] for order in orders]
        ),
        trump_suit=_numbers([-1 if order.trump is None else at[order.trump] for order in orders]),
        order=_numbers([_trumps_first(faces, order.suit_of, order.trump, order.members) for order in orders]),
        meld_suit=_numbers([SUITS.index(trump) if trump in SUITS else -1 for trump in book.trump.choices]),
        around=_numbers([places(cards) for cards in AROUNDS.values()]),
        couple=_numbers([places(COUPLES[suit]) for suit in SUITS]),
        run=_numbers([places(RUNS[suit]) for suit in SUITS]),
        pinochle=_numbers(places(book.pinochle)),
        nine=_numbers(places(Card("9", suit) for suit in SUITS)),
    )


def settings_of(book: Book, numbers: Numbering) -> dict[str, Any]:
    """The sections of the book that decide how a hand goes, and what follows from them and is no array."""
    settings = {
        "name": book.name,
        "fingerprint": book.fingerprint,
        "book": {name: msgspec.to_builtins(getattr(book, name)) for name in RULES},
        "points_in_play": book.points_in_play,
        "has_meld": book.has_meld,
        "faces": [piece.text for piece in book.pack.faces],
        "kinds": {kind: [there.start, there.stop] for kind, there in numbers.ranges.items()},
    }
    found: dict[str, Any] = json.loads(json.dumps(settings))  # as they will be read again
    return found


def _checked(book: Book) -> None:
    if book.trump.laying == "governs":
        # A marriage that is laid changes the trump that was named only if the one in that trump is not laid.
        if not book.trump.marriage:
            raise NotLearned("Trump that is made by laying a marriage, where none is needed to name it.")
        if book.exchange.form != "none" or book.deal.kitty:
            raise NotLearned("Trump that is made by laying a marriage which may have been passed or laid away.")


def _numbers(values: Any) -> Any:
    return np.array(values, np.int32)


def _bids_over(book: Book, numbers: Numbering, standing: int | None) -> list[bool]:
    legal = set()
    for bid in legal_bids(book.auction, standing):
        if bid > numbers.bids[-1]:
            break
        legal.add(bid)
    return [bid in legal for bid in numbers.bids]


def _trumps_first(
    faces: tuple[Piece, ...], suit_of: dict[Piece, str], trump: str | None, members: dict[str, frozenset[Piece]]
) -> list[int]:
    """Where every piece belongs to one suit, suits are alike but for trump; a domino of two suits keeps its place."""
    apart = sum(map(len, members.values())) == len(faces)
    if not apart:
        return list(range(len(faces)))
    return sorted(range(len(faces)), key=lambda at: (suit_of[faces[at]] != trump, at))


def main() -> None:
    options = argparse.ArgumentParser(description="Write the tables of books for the environment.")
    options.add_argument("books", nargs="+", metavar="BOOK", help="the name of a book, or the file of a club")
    options.add_argument("--to", type=Path, default=TABLES, help="the folder for them")
    options.add_argument(
        "--bids", type=int, default=BIDS, help="how many bids, from the lowest up, the network can make"
    )
    given = options.parse_args()
    given.to.mkdir(parents=True, exist_ok=True)
    for name in given.books:
        book = load_book(name)
        path = given.to / f"{book.name}.npz"
        rules_of(book, given.bids).save(path)
        print(path)


if __name__ == "__main__":
    main()

"""From a book to the tables that networks learn and play by."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import msgspec
import numpy as np

from meldhouse.game import trick_order
from meldhouse.game.melds import AROUNDS, COUPLES, RUNS
from meldhouse.lockstep.rules import Rules
from meldhouse.pieces import SUITS, Card, Piece
from meldhouse.players.deeds.numbering import BIDS, Numbering
from meldhouse.rulebooks import Book, legal_bids

ASKED: dict[str, tuple[str, ...]] = {
    "table": ("seats", "partners"),
    "deal": ("hand", "kitty", "weak_nines"),
    "auction": ("form", "minimum", "dropped", "mark", "pass_final", "all_pass"),
    "trump": ("marriage", "laying"),
    "exchange": ("form", "count"),
    "kitty": ("before_trump", "declare_trumps", "counts"),
    "meld": (
        "run", "royal", "run_extra", "marriage", "roundhouse", "aces", "kings", "queens", "jacks", "pinochle", "nine",
        "natural_roundhouse", "run_keeps_marriage", "compulsory", "compulsory_all",
    ),
    "board": ("off_board", "concede", "conceded_take", "dropped_meld", "bidder_meld", "hands_shown"),
    "tricks": (
        "first_lead", "beat", "identical", "ruff", "overruff", "underruff", "head_ruffed", "last", "each",
    ),
    "scoring": (
        "style", "bidder_take", "bidder_trick", "bidder_save", "save_take", "save_trick", "save_meld", "save_needs",
        "save_in", "floorless", "meldless", "unsaved_take", "set_bidder", "set_take", "set_award", "all_points_bonus",
        "all_points_by", "all_points_defence", "all_points_floor",
    ),
}  # fmt: skip
"""The settings in which hands differ. All others, such as how a club deals, keeps score or ends a game, do not matter
to a network."""


class NotLearned(ValueError):
    """A book with a rule the environment does not know yet: trump made by laying a marriage that the bidder need not
    hold (`laying-without-marriage`), or may have passed away (`laying-after-exchange`)."""


def rules_of(book: Book, bids: int = BIDS) -> Rules:
    """The tables of a book, with numbers for `bids` rungs of the ladder."""
    _checked(book)
    numbers = Numbering(book, bids)
    faces = book.pack.faces
    place = {piece: at for at, piece in enumerate(faces)}
    orders = [trick_order(book, trump) for trump in book.trump.choices]
    suits = sorted({suit for order in orders for suit in order.members})
    at = {suit: number for number, suit in enumerate(suits)}

    def places(pieces: Any) -> list[int]:
        return [place.get(piece, len(faces)) for piece in pieces]

    return fingerprinted(
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
    """The settings that decide how a hand goes, and derived values that are not arrays."""
    settings = {
        "name": book.name,
        "book": {name: {key: getattr(getattr(book, name), key) for key in keys} for name, keys in ASKED.items()},
        "points_in_play": book.points_in_play,
        "has_meld": book.has_meld,
        "faces": [piece.text for piece in book.pack.faces],
        "kinds": {kind: [there.start, there.stop] for kind, there in numbers.ranges.items()},
    }
    found: dict[str, Any] = json.loads(json.dumps(msgspec.to_builtins(settings)))  # as they will be read again
    return found


def fingerprinted(settings: dict[str, Any], **arrays: Any) -> Rules:
    """`fingerprint` is equal for two books exactly when a network that learned one of them can play the other."""
    found = hashlib.sha256(json.dumps({**settings, "name": ""}, sort_keys=True).encode())
    for name, array in arrays.items():
        found.update(f"{name} {array.shape}".encode() + array.astype(np.int32).tobytes())
    return Rules(settings={**settings, "fingerprint": found.hexdigest()[:16]}, **arrays)


def _checked(book: Book) -> None:
    if book.trump.laying == "governs":
        # A marriage laid changes the named trump only if the one in that trump is not laid.
        if not book.trump.marriage:
            raise NotLearned("laying-without-marriage")
        if book.exchange.form != "none" or book.deal.kitty:
            raise NotLearned("laying-after-exchange")


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
    """Trumps first where each piece has one suit, since all other suits are alike; a domino keeps its place."""
    apart = sum(map(len, members.values())) == len(faces)
    if not apart:
        return list(range(len(faces)))
    return sorted(range(len(faces)), key=lambda at: (suit_of[faces[at]] != trump, at))

"""Tables of the National Pinochle Association, set for its clause tests."""

from __future__ import annotations

from collections import Counter

from meldhouse.game import Hand, Seat, Shuffle, Slip, score
from meldhouse.pieces import Piece, parse_pieces
from meldhouse.rulebooks import Book
from table import KEY, at_auction, call, house

NPA = house("npa")
SEATS: tuple[Seat, ...] = ("N", "E", "S", "W")
LEFT: dict[Seat, Seat] = {"N": "E", "E": "S", "S": "W", "W": "N"}
RIGHT: dict[Seat, Seat] = {left: seat for seat, left in LEFT.items()}
FIVES, FOURS = (5, 5, 5, 5), (4, 4, 4, 4, 4)


def undealt(dealer: Seat = "W", *, book: Book = NPA, is_opening: bool = False) -> Hand:
    """A table where the dealer has the pack in hand and nothing has been done with it."""
    return Hand(book, dealer=dealer, key=KEY, is_opening=is_opening)


def shuffle(hand: Hand, *ways: str) -> Hand:
    for way in ways:
        hand.apply(Shuffle(hand.state.dealer, way))  # type: ignore[arg-type]
    return hand


def ready_to_cut(dealer: Seat = "W", *, book: Book = NPA) -> Hand:
    return shuffle(undealt(dealer, book=book), "riffle", "riffle", "riffle", "machine")


def cards(text: str) -> str:
    """Cards with their number: "KH*3 QH" for three kings and a queen."""
    return " ".join(" ".join([name] * int(times or 1)) for name, _, times in (c.partition("*") for c in text.split()))


def hands(**known: str) -> dict[str, str]:
    return {seat: cards(text) for seat, text in known.items()}


def one_way(text: str) -> dict[str, str]:
    """Hands for a first book, W leading with hearts trump, in which each of these four cards can be played."""
    played: dict[str, Piece] = dict(zip("WNES", parse_pieces(text), strict=True))
    led = played["W"].text[-1]

    def height(card: Piece) -> int:
        rank, suit = card.text
        return "JQKTA".index(rank) + (10 if suit == "H" else 1) if suit in (led, "H") else 0

    def may_hold(seat: str, card: Piece) -> bool:
        """Whether `seat` could still play his card of the book with this one beside it in his hand."""
        own, suit, before = played[seat], card.text[-1], "WNES"[: "WNES".index(seat)]
        best = max((height(played[earlier]) for earlier in before), default=0)
        if not before or suit not in (led, "H") or (suit == "H" and own.text[-1] == led != "H"):
            return True
        return suit == own.text[-1] and (height(own) > best or height(card) <= best)

    held = {seat: [card] for seat, card in played.items()}
    held["W"] += parse_pieces("KH QH")
    rest = NPA.pack.counts - Counter(card for own in held.values() for card in own)
    homes = {card: [seat for seat in "WNES" if may_hold(seat, card)] for card in rest}
    for card in sorted(rest.elements(), key=lambda card: len(homes[card])):
        held[min(homes[card], key=lambda seat: len(held[seat]))].append(card)
    assert {len(own) for own in held.values()} == {20}, "no such hands"
    return {seat: " ".join(card.text for card in own) for seat, own in held.items()}


def entries_of(book: Book = NPA, **slip: object) -> list[tuple[str, int, str | None]]:
    """Who gets how much by which clause."""
    return [(entry.account, entry.points, entry.clause) for entry in score(book, Slip(**slip))]  # type: ignore[arg-type]


def sides(ns: int, ew: int) -> dict[str, int]:
    return {"NS": ns, "EW": ew}


NO_MARRIAGE = hands(
    W="AS*4 TS*4 JS*4 AH*4 TH*4",
    N="KS QS KH QH KD QD KC*2 QC*2 TD*4 TC*4 AD AC",
    S="KS*3 KH*3 KD*3 QC*2 JH*4 JC*4 AD",
)
"""W has no king and queen of a suit. N holds kings 8, queens 6 and five marriages 10 by nature, S nothing: 24."""


def bidding(*calls: int | None, **known: str) -> Hand:
    """The auction after these calls; None is a pass."""
    return call(at_auction(NPA, **known), *calls)

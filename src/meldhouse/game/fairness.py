"""Deals that neither the server nor any player could choose, and the proof of it: docs/fair-deals.md.

>>> from meldhouse.rulebooks import load_book
>>> number, seed = bytes(32), bytes(range(32))
>>> mine = DealId("t", 1, 1)
>>> sheet = Sheet.made(load_book("npa"), mine, dealer="W", commitments={"S": commitment(mine, "S", number)}, seed=seed)
>>> proof = Proof(sheet=sheet.text, seed=seed.hex(), numbers={"S": number.hex()})
>>> proof.faults(), len(proof.key())
((), 32)
>>> Proof(sheet=sheet.text, seed=seed.hex(), numbers={}).faults()
(Message(id='proof-number-missing', args={'who': 'S'}),)
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple, cast, get_args

import msgspec

from meldhouse.game.draws import draw_for_deal
from meldhouse.game.seats import CLOCKWISE, Seat, seating_of
from meldhouse.messages import Message, fact
from meldhouse.pieces import subkey
from meldhouse.rulebooks import Book

TITLE = "meldhouse deal 2"
BOT = "bot"
Why = Literal["unopened", "lost", "seats"]
"""Why a deal was started over: a number did not arrive, a browser lost it, or the players changed."""
_DIGITS = re.compile("[0-9a-f]{64}")
_EARLIER = re.compile(rf"earlier [0-9a-f]{{64}} (?:{'|'.join(get_args(Why))})(?: [NESW])+")
Dealer = Seat | tuple[Seat, ...]
"""Who deals, or who draws for it."""


class DealId(NamedTuple):
    """Which deal it is."""

    table: str
    hand: int
    attempt: int

    @property
    def text(self) -> str:
        return f"table {self.table}; hand {self.hand}; attempt {self.attempt}"


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def commitment(place: DealId, seat: Seat, number: bytes) -> str:
    """What a player sends before anything is sealed: it reveals nothing about the number, and fits no other."""
    return _committed(place, seat, number.hex())


def seed_hash(seed: bytes) -> str:
    return _seeded(seed.hex())


# The key is made from the written digits, so check these, too: the same number in capitals would give another key.


def _committed(place: DealId, seat: Seat, digits: str) -> str:
    return _hash(f"meldhouse number 2; {place.text}; {seat}; {digits}")


def _seeded(digits: str) -> str:
    return _hash(f"meldhouse seed 2; {digits}")


MOST = 10
"""A deal is started over at most this often; after that, it goes on without the seats that caused it."""


class Earlier(NamedTuple):
    """An attempt that was given up."""

    seal: str
    why: Why
    seats: tuple[Seat, ...]

    @property
    def text(self) -> str:
        return f"earlier {self.seal} {self.why} {' '.join(self.seats)}"


def recipe(book: Book) -> str:
    """Everything in a book that decides how its pack becomes hands."""
    deal, deck = book.deal, book.deck
    pack = "dominoes" if deck.pieces == "dominoes" else f"{deck.ranks} {deck.copies}"
    packets = " ".join(map(str, deal.usual_packets))
    cut = "none" if deal.cut == "none" else f"{deal.cut_leaves} {deal.cut_lifts}"
    return f"rules {book.fingerprint}; pack {pack}; deal {packets}; kitty {deal.kitty}; cut {cut}"


def dealer_text(book: Book, dealer: Dealer) -> str:
    if isinstance(dealer, str):
        return f"dealer {dealer}"
    by = "pips" if book.deal.highest == "pips" else "high"
    return f"dealer drawn {by} {' '.join(dealer)}"


class Sheet(NamedTuple):
    """Everything that a seal binds. Text that does not read back exactly is no sheet."""

    place: DealId
    earlier: tuple[Earlier, ...]
    recipe: str
    dealer: str
    seats: dict[Seat, str]
    """A commitment, or `BOT`."""
    seed: str

    @classmethod
    def made(
        cls, book: Book, place: DealId, *, dealer: Dealer, commitments: Mapping[Seat, str], seed: bytes,
        earlier: Sequence[Earlier] = (),
    ) -> Sheet:  # fmt: skip
        seats = {seat: commitments.get(seat, BOT) for seat in seating_of(book).seats}
        return cls(place, tuple(earlier), recipe(book), dealer_text(book, dealer), seats, seed_hash(seed))

    @classmethod
    def read(cls, text: str) -> Sheet:
        """Raises `ValueError` if the text is no sheet."""
        parts = text.split("; ")
        try:
            title, table, hand, attempt = parts[:4]
            place = DealId(table.removeprefix("table "), int(hand[5:]), int(attempt[8:]))
            at = 4
            while parts[at].startswith("earlier "):
                at += 1
            given_up = tuple(_earlier(part) for part in parts[4:at])
            seats = {_seat(part[0]): part[2:] for part in parts[at + 6 : -1]}
            found = cls(place, given_up, "; ".join(parts[at : at + 5]), parts[at + 5], seats, parts[-1][5:])
        except (ValueError, IndexError):
            raise ValueError("This is no sheet of a deal.") from None
        hashes = [found.seed, *(said for said in seats.values() if said != BOT)]
        if title != TITLE or found.text != text or not all(_DIGITS.fullmatch(one) for one in hashes):
            raise ValueError("This is no sheet of a deal.")
        return found

    @property
    def text(self) -> str:
        seats = [f"{seat} {said}" for seat, said in self.seats.items()]
        given_up = [one.text for one in self.earlier]
        return "; ".join([TITLE, self.place.text, *given_up, self.recipe, self.dealer, *seats, f"seed {self.seed}"])

    @property
    def seal(self) -> str:
        return _hash(self.text)

    @property
    def commitments(self) -> dict[Seat, str]:
        return {seat: said for seat, said in self.seats.items() if said != BOT}

    def key(self, seed: str, numbers: Mapping[Seat, str]) -> bytes:
        """The key that deals the hand."""
        added = [f"{seat} {numbers[seat]}" for seat in CLOCKWISE if seat in numbers]
        return bytes.fromhex(_hash("; ".join(["meldhouse key 2", self.seal, seed, *added])))

    def fits(self, seat: Seat, number: str) -> bool:
        """Whether this is the number that `seat` committed to."""
        return self.seats.get(seat) == _committed(self.place, seat, number)

    def drawn(self, book: Book, key: bytes) -> Seat:
        """Who deals."""
        said = self.dealer.split()[1:]
        drawers = tuple(_seat(one) for one in said[2:])
        return draw_for_deal(book, subkey(key, "first dealer"), drawers)[0] if drawers else _seat(said[0])


def left_out(earlier: Sequence[Earlier]) -> frozenset[Seat]:
    """Seats whose numbers are no longer waited for, because the deal was started over too often.

    >>> again = [Earlier("", "lost", ("S",))] * MOST
    >>> left_out(again[1:]), left_out(again)
    (frozenset(), frozenset({'S'}))
    """
    return frozenset(seat for one in earlier[MOST - 1 :] for seat in one.seats)


def _earlier(part: str) -> Earlier:
    if not _EARLIER.fullmatch(part):
        raise ValueError(part)
    _, seal, why, *seats = part.split()
    return Earlier(seal, cast(Why, why), tuple(_seat(seat) for seat in seats))


def _seat(said: str) -> Seat:
    if said not in CLOCKWISE:
        raise ValueError(said)
    return said


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """Everything needed to check a deal."""

    sheet: str
    seed: str
    numbers: dict[Seat, str]

    @property
    def seal(self) -> str:
        return _hash(self.sheet)

    def key(self) -> bytes:
        """The key that must have dealt the hand."""
        return Sheet.read(self.sheet).key(self.seed, self.numbers)

    def faults(self) -> tuple[Message, ...]:
        """What does not fit; empty if the sheet, the seed and every number belong together."""
        try:
            sheet = Sheet.read(self.sheet)
        except ValueError:
            return (fact("proof-no-sheet"),)
        if not all(_DIGITS.fullmatch(one) for one in (self.seed, *self.numbers.values())):
            return (fact("proof-no-digits"),)
        told = []
        if _seeded(self.seed) != sheet.seed:
            told.append(fact("proof-other-seed"))
        for seat in CLOCKWISE:
            if seat in sheet.commitments and seat not in self.numbers:
                told.append(fact("proof-number-missing", who=seat))
            elif seat in self.numbers and seat not in sheet.commitments:
                told.append(fact("proof-number-strange", who=seat))
            elif seat in self.numbers and not sheet.fits(seat, self.numbers[seat]):
                told.append(fact("proof-number-other", who=seat))
        if len(sheet.earlier) != sheet.place.attempt - 1:
            told.append(fact("proof-attempts-missing"))
        if len(sheet.earlier) >= MOST + len(sheet.seats) or left_out(sheet.earlier) & set(sheet.commitments):
            told.append(fact("proof-attempts-many"))
        return tuple(told)

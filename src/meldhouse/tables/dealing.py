"""The next deal while it is prepared: commitments, then the sheet, then the numbers (docs/fair-deals.md)."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from meldhouse.game import Seat
from meldhouse.game.fairness import MOST, Earlier, Proof, Sheet, Why, left_out
from meldhouse.rulebooks import Book


def _but(seat: Seat, of: dict[Seat, str]) -> dict[Seat, str]:
    return {other: said for other, said in of.items() if other != seat}


class NextDeal(msgspec.Struct, frozen=True):
    attempt: int = 1
    earlier: tuple[Earlier, ...] = ()
    commitments: dict[Seat, str] = {}
    """From the players who are ready."""
    sheet: Sheet | None = None
    """Set once the deal is sealed."""
    seed: str = ""
    numbers: dict[Seat, str] = {}
    """Numbers that were opened."""
    broken: tuple[Seat, ...] = ()
    """Players who came or went since it was sealed, so that it cannot be dealt."""

    @property
    def is_begun(self) -> bool:
        """Everybody was ready once, so the last hand is final."""
        return self.sheet is not None or self.attempt > 1

    @property
    def left_out(self) -> frozenset[Seat]:
        """Players without whose numbers it goes on."""
        return left_out(self.earlier)

    @property
    def unopened(self) -> tuple[Seat, ...]:
        if self.sheet is None:
            return ()
        return tuple(seat for seat in self.sheet.commitments if seat not in self.numbers)

    @property
    def proof(self) -> Proof:
        assert self.sheet is not None
        return Proof(sheet=self.sheet.text, seed=self.seed, numbers=dict(sorted(self.numbers.items(), key=_place)))

    @property
    def key(self) -> bytes:
        assert self.sheet is not None
        return self.sheet.key(self.seed, self.numbers)

    def drawn(self, book: Book) -> Seat:
        """Who deals."""
        assert self.sheet is not None
        return self.sheet.drawn(book, self.key)

    def committed(self, seat: Seat, commitment: str) -> NextDeal:
        return replace(self, commitments={**self.commitments, seat: commitment})

    def sealed(self, sheet: Sheet, seed: str) -> NextDeal:
        return replace(self, sheet=sheet, seed=seed, numbers={}, broken=())

    def opened(self, seat: Seat, number: str) -> NextDeal:
        return replace(self, numbers={**self.numbers, seat: number})

    def came(self, seat: Seat) -> NextDeal:
        """A player arrived: the commitment made at that seat was not theirs. If the deal was started over too often and
        is already sealed, they come too late, and play it without a number of their own."""
        breaks = self.sheet is not None and (self.attempt <= MOST or seat in self.unopened)
        broken = (*self.broken, seat) if breaks else self.broken
        return replace(self, commitments=_but(seat, self.commitments), broken=broken)

    def went(self, seat: Seat) -> NextDeal:
        """The player is gone; nobody can open the number committed at that seat."""
        broken = (*self.broken, seat) if seat in self.unopened else self.broken
        return replace(self, commitments=_but(seat, self.commitments), broken=broken)

    def put_off(self) -> NextDeal:
        """No hand is dealt for now. Attempts that were dropped are reported with the next deal: no attempt has a second
        seal."""
        return NextDeal(self.attempt, self.earlier)

    def started_over(self, why: Why, seats: tuple[Seat, ...]) -> NextDeal:
        assert self.sheet is not None
        return NextDeal(self.attempt + 1, (*self.earlier, Earlier(self.sheet.seal, why, seats)))


def _place(one: tuple[Seat, str]) -> int:
    return "NESW".index(one[0])

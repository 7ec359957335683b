"""Houses that cheat. Each is the real house with one thing changed in it, as somebody would who runs the server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from meldhouse.game import Hand, Seat
from meldhouse.game.dealt_again import dealt_by_key
from meldhouse.game.fairness import Sheet, Why, seed_hash
from meldhouse.tables import asking, entries as on
from meldhouse.tables.asking import Asked, folded
from meldhouse.tables.table import Table

LUCKY: Seat = "E"
"""Whom the house deals good cards: the next of the pack that is high."""
TRIES = 12
"""Deals that a cheat looks at before it takes the best."""


def worth(table: Table, sheet: Sheet, key: bytes) -> int:
    """How good the deal is for the one who should be lucky."""
    hand = Hand(table.book, dealer=sheet.drawn(table.book, key), key=key)
    return sum(piece.order % 6 < 2 for piece in dealt_by_key(hand, 1).hands[LUCKY])


def best_seed(table: Table, sheet: Sheet, numbers: dict[Seat, str]) -> tuple[Sheet, str]:
    lot = Random(str(sheet))
    tries = [lot.randbytes(32) for _ in range(TRIES)]
    sheets = [(sheet._replace(seed=seed_hash(seed)), seed.hex()) for seed in tries]
    return max(sheets, key=lambda one: worth(table, one[0], one[0].key(one[1], numbers)))


class Cheat:
    """`honest` is what the house does when it does not cheat."""

    def __init__(self, honest: Callable[[Table, Asked], list[Any]]) -> None:
        self.honest = honest

    def __call__(self, table: Table, asked: Asked) -> list[Any]:
        deal = table.next_deal
        if table.stage == "between" and deal.sheet is not None and not deal.broken and not deal.unopened:
            return self.all_open(table)
        return self.honest(table, asked)

    def all_open(self, table: Table) -> list[Any]:
        """Every number is in: now the house could know what it would deal."""
        return folded(table, on.Shuffled())


class Recommit(Cheat):
    """A new seal, with the numbers already known, and dealt from at once."""

    def all_open(self, table: Table) -> list[Any]:
        deal = table.next_deal
        assert deal.sheet is not None
        sheet, seed = best_seed(table, deal.sheet, deal.numbers)
        again = [on.Revealed(seat, number) for seat, number in deal.numbers.items()]
        return folded(table, on.Sealed(sheet.text, seed), *again, on.Shuffled())


class RecommitSlowly(Cheat):
    """A new seal is shown, and everybody asked to open for it once more."""

    def __init__(self, honest: Callable[[Table, Asked], list[Any]]) -> None:
        super().__init__(honest)
        self.seals = 0

    def all_open(self, table: Table) -> list[Any]:
        deal, self.seals = table.next_deal, self.seals + 1
        assert deal.sheet is not None
        if self.seals > 1:
            return super().all_open(table)
        return folded(table, on.Sealed(*_written(best_seed(table, deal.sheet, deal.numbers))))


class Drop(Cheat):
    """South's number counts for nothing: the key is made without it, and the proof comes without it."""

    def all_open(self, table: Table) -> list[Any]:
        numbers = {seat: said for seat, said in table.next_deal.numbers.items() if seat != "S"}
        return dealt_with(table, numbers)


class DropEarly(Cheat):
    """South's commitment never comes to the sheet: as if the house's own player sat there."""

    def __call__(self, table: Table, asked: Asked) -> list[Any]:
        deal = table.next_deal
        if table.stage == "between" and deal.sheet is None and len(deal.commitments) == len(table.people):
            others = {seat: said for seat, said in deal.commitments.items() if seat != "S"}
            done = self.honest(table, asked)
            sheet = table.next_deal.sheet
            assert sheet is not None
            seats = {seat: others.get(seat, "bot") for seat in sheet.seats}
            table.next_deal = replace(table.next_deal, sheet=sheet._replace(seats=seats))
            done[-1] = on.Sealed(table.next_deal.sheet.text, done[-1].seed)
            return done if others else [*done, *folded(table, on.Shuffled())]
        return super().__call__(table, asked)


class Forge(Cheat):
    """Another number than North's own, ground until the deal suits."""

    def all_open(self, table: Table) -> list[Any]:
        deal, lot = table.next_deal, Random("forge")
        assert deal.sheet is not None
        sheet, seed = deal.sheet, deal.seed
        tries = [{**deal.numbers, "N": lot.randbytes(32).hex()} for _ in range(TRIES)]
        return dealt_with(table, max(tries, key=lambda numbers: worth(table, sheet, sheet.key(seed, numbers))))


class Abort(Cheat):
    """All numbers are in, the cards do not suit, and the deal is started over: because of South, it says."""

    why: Why = "unopened"
    seats: tuple[Seat, ...] = ("S",)
    times = 1

    def all_open(self, table: Table) -> list[Any]:
        if len(table.next_deal.earlier) >= self.times:
            return super().all_open(table)
        return folded(table, on.StartedOver(self.why, self.seats))


class AbortBySeats(Abort):
    """South came or went, it says."""

    why = "seats"


class AbortTooOften(Abort):
    """Its own player in the East came or went, it says, and it never has enough of it."""

    why, seats, times = "seats", ("E",), 30


def dealt_with(table: Table, numbers: dict[Seat, str]) -> list[Any]:
    """What lies on the table is taken up once more, under the same seal, and these numbers are laid down."""
    deal = table.next_deal
    assert deal.sheet is not None
    again = [on.Revealed(seat, number) for seat, number in numbers.items()]
    return folded(table, on.Sealed(deal.sheet.text, deal.seed), *again, on.Shuffled())


def _written(sealed: tuple[Sheet, str]) -> tuple[str, str]:
    return sealed[0].text, sealed[1]


HOUSES: dict[str, type[Cheat]] = {
    "recommit": Recommit, "recommit-slowly": RecommitSlowly, "drop": Drop, "drop-early": DropEarly, "forge": Forge,
}  # fmt: skip


ABORTING: dict[str, type[Cheat]] = {"abort": Abort, "abort-by-seats": AbortBySeats, "abort-too-often": AbortTooOften}
"""Their records show a count, and no more: it takes a player's own browser to know that the reason is a lie."""


def run_by(cheat: str, patched: pytest.MonkeyPatch) -> Cheat:
    """From now on every table of this process is dealt by that house."""
    made = {**HOUSES, **ABORTING}[cheat](asking.deal_when_ready)
    patched.setattr(asking, "deal_when_ready", made)
    return made


def tidied(text: str) -> list[str]:
    """All that is a fact in a record."""
    lines = [line.strip(" \t\r") for line in text.split("\n")]
    return [line for line in lines if line]


def edits(text: str, lot: Random) -> Iterator[str]:
    """Changes of a text, one by one: bytes, words, fields and lines changed, dropped, swapped and added."""
    letters = "0123456789abcdefNESWATKQJ ;:,=-#."
    for _ in count():
        lines = text.split("\n")
        at, other = lot.randrange(len(text)), lot.randrange(len(lines))
        one, two = lot.randrange(len(lines)), lot.choice("#; ,")
        words = lines[other].split(two)
        kind = lot.randrange(11)
        if kind == 0:
            yield text[:at] + lot.choice(letters) + text[at + 1 :]
        elif kind == 1:
            yield text[:at] + text[at + lot.randint(1, 9) :]
        elif kind == 2:
            yield text[:at] + lot.choice(letters) * lot.randint(1, 3) + text[at:]
        elif kind == 3:
            yield text[:at] + text[at : at + 2][::-1] + text[at + 2 :]
        elif kind == 4:
            del lines[other]
            yield "\n".join(lines)
        elif kind == 5:
            lines[one], lines[other] = lines[other], lines[one]
            yield "\n".join(lines)
        elif kind == 6:
            lines.insert(one, lines[other])
            yield "\n".join(lines)
        elif kind == 7:
            lot.shuffle(words)
            lines[other] = two.join(words)
            yield "\n".join(lines)
        elif kind == 8:
            del words[lot.randrange(len(words))]
            lines[other] = two.join(words)
            yield "\n".join(lines)
        elif kind == 9:
            lines[other] = two.join([*words, lot.choice(words)])
            yield "\n".join(lines)
        else:
            lines[other] = lines[other].swapcase()
            yield "\n".join(lines)

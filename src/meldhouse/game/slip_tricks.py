"""Whether the tricks of a slip can bring what each side is said to have taken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

from meldhouse.game.seats import Seating, Side, seating_of
from meldhouse.game.slips import Slip
from meldhouse.messages import fact
from meldhouse.pieces import Piece
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.reading.faults import Fault, about

Heaps = tuple[tuple[int, int], ...]
"""For each heap, the number of pieces it holds and its worth."""


def trick_faults(book: Book, slip: Slip, seating: Seating) -> Iterator[Fault]:
    """The numbers of tricks must not contradict the take or each other."""
    won_by = tricks_won(book, slip)
    yield from _counter_tricks(book, slip, won_by)
    sound = True
    for side, won in won_by.items():
        take = slip.take[side]
        if not _could_take(book, take, won, beside=_without_a_trick(book, slip, side)):
            sound = False
            key = "tricks" if side in slip.tricks else "take"
            source = "told" if side in slip.tricks else "rest"
            yield about(f"{key}.{side}", fact("slip-take-in-tricks", side=side, take=take, won=won, source=source))
    played_out = slip.how in ("played", "claimed") and not slip.unplayed and set(won_by) == set(seating.sides)
    if sound and played_out and not _go_together(book, slip, won_by):
        parts = tuple(fact("slip-part-in", side=side, take=slip.take[side], won=won) for side, won in won_by.items())
        yield about("take", fact("slip-not-together", parts=parts))


def _go_together(book: Book, slip: Slip, won_by: dict[Side, int]) -> bool:
    """Whether the pack can be split so that each side's tricks make its take, with the discard apart and one side
    having the last trick."""
    bidders = seating_of(book).side[slip.bidder] if slip.bidder is not None else None
    sums = _sums(book, book.pack.pieces, book.deal.kitty)[-1]
    sharing = Sharing(book)
    for buried in (worth for worth in range(sums.bit_length()) if sums >> worth & 1):
        own = {side: slip.take[side] - won * book.tricks.each for side, won in won_by.items()}
        if bidders is not None and book.kitty.counts:
            own[bidders] -= buried
        for last in (side for side, won in won_by.items() if won):
            heaps = [
                (won * book.table.seats, own[side] - (side == last) * book.tricks.last) for side, won in won_by.items()
            ]
            if sharing.can_lie((*heaps, (book.deal.kitty, buried))):
                return True
    return False


class Sharing:
    """Searches for a way to divide the pack's counters among heaps; worthless pieces fill the room that is left. Packs
    with many different counters can be divided in too many ways to try, so after `MOST_TRIED` dead ends the heaps are
    assumed possible. No book on the shelf comes close."""

    MOST_TRIED = 10_000

    def __init__(self, book: Book) -> None:
        self.counters, self.sums = _counters(book)
        self.dead: set[tuple[int, int, int, Heaps]] = set()

    def can_lie(self, heaps: Heaps) -> bool:
        """Whether the whole pack can be divided into heaps of these sizes and worths."""
        return all(self._fits(0, *heap) for heap in heaps) and self._goes_on(0, heaps)

    def _fits(self, at: int, room: int, worth: int) -> bool:
        """Whether one heap can still be filled from the counters at `at` and after."""
        return worth >= 0 and bool(self.sums[at][room] >> worth & 1)

    def _goes_on(self, at: int, heaps: Heaps) -> bool:
        return at == len(self.counters) or self._shared_out(at, 0, self.counters[at][1], heaps)

    def _shared_out(self, at: int, heap: int, copies: int, heaps: Heaps) -> bool:
        """Whether `copies` of the counter at `at` can go on this heap and those after it, and all other counters,
        too."""
        state = (at, heap, copies, heaps)
        if state in self.dead:
            return False
        if len(self.dead) >= self.MOST_TRIED:
            return True
        (room, worth), one = heaps[heap], self.counters[at][0]
        is_last = heap == len(heaps) - 1
        for many in range(copies if is_last else 0, min(copies, room, worth // one) + 1):
            filled = (room - many, worth - many * one)
            if self._fits(at + 1, *filled):
                after = (*heaps[:heap], filled, *heaps[heap + 1 :])
                if self._goes_on(at + 1, after) if is_last else self._shared_out(at, heap + 1, copies - many, after):
                    return True
        self.dead.add(state)
        return False


@lru_cache(maxsize=64)
def _counters(book: Book) -> tuple[list[tuple[int, int]], list[list[int]]]:
    """The worths and numbers of counters, highest first; and, for those from each place on and each number of pieces, a
    bit for every sum that at most that many of them can have."""
    copies_of = Counter(worth for piece in book.pack.pieces if (worth := book.worth[piece]))
    counters = sorted(copies_of.items(), reverse=True)
    sums = [[1] * (len(book.pack.pieces) + 1)]
    for worth, copies in reversed(counters):
        sums.insert(0, _with_more(sums[0], worth, copies))
    return counters, sums


def tricks_won(book: Book, slip: Slip) -> dict[Side, int]:
    """The tricks of each side, as far as known; in a hand played out, one side's follow from the others'."""
    missing = [side for side in seating_of(book).sides if side not in slip.tricks]
    left = book.deal.hand - slip.unplayed - sum(slip.tricks.values())
    if slip.how not in ("played", "claimed") or len(missing) != 1 or left < 0:
        return dict(slip.tricks)
    return {**slip.tricks, missing[0]: left}


def _counter_tricks(book: Book, slip: Slip, won_by: dict[Side, int]) -> Iterator[Fault]:
    worthless = book.tricks.last + book.tricks.each
    for side, won in slip.counter_tricks.items():
        take, most = slip.take[side], won_by.get(side, book.deal.hand)
        if won > most:
            yield about(f"counter_tricks.{side}", fact("slip-counter-tricks-most", won=won, most=most))
        elif won > take:
            yield about(f"counter_tricks.{side}", fact("slip-counter-tricks-many", won=won, take=take))
        elif not won and take > worthless * max(1, won_by.get(side, 1)) + _without_a_trick(book, slip, side):
            yield about(f"counter_tricks.{side}", fact("slip-counter-trick-needed", take=take))


def _could_take(book: Book, take: int, won: int, *, beside: int) -> bool:
    """Whether this many tricks, and at most `beside` besides, can come to `take`."""
    if not won:
        return take <= beside
    sums = _possible(book, won)
    return any(sums >> in_tricks & 1 for in_tricks in range(max(0, take - beside), take + 1))


def fewest_tricks(book: Book, take: int) -> int:
    """The fewest tricks that make exactly `take`; one more than there are if none do.

    >>> from meldhouse.rulebooks import load_book
    >>> [fewest_tricks(load_book("n42pa"), take) for take in (0, 4, 6, 11, 8)]
    [0, 4, 1, 1, 3]
    """
    enough = (won for won in range(1, book.deal.hand + 1) if _could_take(book, take, won, beside=0))
    return next(enough, book.deal.hand + 1) if take else 0


@lru_cache(maxsize=256)
def _possible(book: Book, won: int) -> int:
    """A bit for every worth that this many tricks can have, with or without the bonus for the last one.

    >>> from meldhouse.rulebooks import load_book
    >>> [take for take in range(43) if _possible(load_book("n42pa"), 6) >> take & 1]
    [11, 16, 21, 26, 31, 36, 41]
    """
    pieces = won * book.table.seats
    plain = _sums(book, book.pack.pieces, pieces)[pieces] << won * book.tricks.each
    return plain | plain << book.tricks.last


def bring(book: Book, gone: Sequence[Piece], take: int) -> bool:
    """Whether some of the tricks made of the pieces `gone`, without the last trick, can come to `take`; the other
    tricks then come to the rest.

    >>> from meldhouse.pieces import parse_pieces
    >>> from meldhouse.rulebooks import load_book
    >>> [take for take in range(12) if bring(load_book("n42pa"), parse_pieces("5-5 5-4 5-1 5-3"), take)]
    [0, 11]
    """
    each, seats = book.tricks.each, book.table.seats
    sums = _sums(book, gone, len(gone))
    return any(sums[won * seats] << won * each >> take & 1 for won in range(len(gone) // seats + 1))


def _sums(book: Book, pieces: Sequence[Piece], most: int) -> list[int]:
    """For each number of these pieces up to `most`, a bit for every sum that many of them can have."""
    sums = [1] + [0] * most
    for worth, copies in Counter(book.worth[piece] for piece in pieces).items():
        sums = _with_more(sums, worth, copies)
    return sums


def _with_more(sums: list[int], worth: int, copies: int) -> list[int]:
    """The sums when this many more pieces of this worth can be chosen."""
    return [
        _any_of(sums[many - more] << more * worth for more in range(min(many, copies) + 1)) for many in range(len(sums))
    ]


def _any_of(bits: Iterator[int]) -> int:
    found = 0
    for some in bits:
        found |= some
    return found


def _without_a_trick(book: Book, slip: Slip, side: Side) -> int:
    """The most a side may have besides its tricks: counters laid away, and what was left over when a player ran out."""
    richest = sorted((book.worth[piece] for piece in book.pack.pieces), reverse=True)[: book.table.seats]
    return laid_away_at_most(book, slip, side) + slip.unplayed * (sum(richest) + book.tricks.each)


def laid_away_at_most(book: Book, slip: Slip, side: Side) -> int:
    """The most a bidder may have without a trick: the counters laid away."""
    if slip.bidder is None or seating_of(book).side[slip.bidder] != side:
        return 0
    return book.deal.kitty * max(book.worth.values()) if book.kitty.counts else 0

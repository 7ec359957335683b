"""Tricks after a correction: what is on the table now, and what went back into the hands."""

from __future__ import annotations

from collections import Counter

from meldhouse.game import Correct, PutRight, Returned, Seat, TakenBack
from meldhouse.pieces import Piece

Laid = list[tuple[Seat, Piece]]
"""Each player with the piece they played, in order."""
WentBack = dict[Seat, Counter[Piece]]


def mended(
    tricks: list[Laid], event: Correct | PutRight | TakenBack | Returned, *, back: bool
) -> tuple[list[Laid], WentBack]:
    """The tricks after the correction, the last one on the table, and the pieces that were seen and taken back. `back`:
    by this book, everything played after a changed piece returns to the hands."""
    if isinstance(event, Returned):
        # A lead after the last trick is undone; an earlier trick only changes its owner.
        kept = tricks if event.trick else [*tricks[:-1], []]
    elif isinstance(event, Correct):
        at = _last_with(tricks, event.seat)
        kept = _changed(tricks, event.seat, at, event.piece)
        if back:
            kept = _cut(kept, event.seat, at, keeping=True)
    elif isinstance(event, PutRight):
        kept = _changed(tricks, event.seat, event.trick - 1, event.piece)
        if event.back:
            kept = _cut(kept, event.seat, event.trick - 1, keeping=True)
    else:
        kept = _cut(tricks, event.seat, event.trick - 1, keeping=False)
    return kept, _gone(tricks, kept)


def _last_with(tricks: list[Laid], seat: Seat) -> int:
    return max([at for at, trick in enumerate(tricks) if any(player == seat for player, _ in trick)])


def _changed(tricks: list[Laid], seat: Seat, at: int, piece: Piece) -> list[Laid]:
    changed = [(player, piece if player == seat else laid) for player, laid in tricks[at]]
    return [*tricks[:at], changed, *tricks[at + 1 :]]


def _cut(tricks: list[Laid], seat: Seat, at: int, *, keeping: bool) -> list[Laid]:
    """Take back everything after a seat's piece, and the piece too unless it is kept."""
    place = next((number for number, (player, _) in enumerate(tricks[at]) if player == seat), len(tricks[at]))
    return [*tricks[:at], tricks[at][: place + keeping]]


def _gone(before: list[Laid], now: list[Laid]) -> WentBack:
    found: WentBack = {}
    counts = [Counter(play for trick in tricks for play in trick) for tricks in (before, now)]
    for (seat, piece), number in (counts[0] - counts[1]).items():
        found.setdefault(seat, Counter())[piece] += number
    return found

"""The kinds that need more than a list of remedies; an answer of None leaves them to the remedies after all."""

from __future__ import annotations

from collections.abc import Callable

from meldhouse.referee.cases import Case
from meldhouse.referee.claim_rulings import claim
from meldhouse.referee.count_rulings import counted, totals
from meldhouse.referee.judging import renege, unproven
from meldhouse.referee.lateness import late
from meldhouse.referee.rulings import Ruling
from meldhouse.rulebooks import Book

SPECIAL: dict[str, Callable[[Book, Case], Ruling | None]] = {
    "renege": renege,
    "renege_unproven": unproven,
    "claim": claim,
    "late": late,
    "count_unseen": counted,
    "count_seen": counted,
    "count_first": counted,
    "count_play": counted,
    "count_end": totals,
}

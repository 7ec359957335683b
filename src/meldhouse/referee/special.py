"""Kinds that need more than a list of remedies; None leaves them to the remedies after all."""

from __future__ import annotations

from collections.abc import Callable

from meldhouse.referee.bid_rulings import drop_refused
from meldhouse.referee.board_rulings import board_short, no_marriage
from meldhouse.referee.cases import Case
from meldhouse.referee.claim_rulings import claim
from meldhouse.referee.count_rulings import counted, totals
from meldhouse.referee.deal_faults import CODES, deal_fault
from meldhouse.referee.judging import renege, unproven
from meldhouse.referee.lateness import late
from meldhouse.referee.official_rulings import appeal, dispute, question, repeated, uncited
from meldhouse.referee.rulings import Ruling
from meldhouse.referee.sheet_rulings import sheet_changed, sheet_error, sheet_unsigned
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
    **dict.fromkeys(CODES, deal_fault),
    "board_short": board_short,
    "no_marriage": no_marriage,
    "drop_refused": drop_refused,
    "dispute": dispute,
    "appeal": appeal,
    "ruling_uncited": uncited,
    "repeated": repeated,
    "question": question,
    "sheet_error": sheet_error,
    "sheet_unsigned": sheet_unsigned,
    "sheet_changed": sheet_changed,
}

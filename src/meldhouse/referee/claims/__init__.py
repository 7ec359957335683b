"""Judging a lay-down: one search, and what each book wants to see proven."""

from meldhouse.referee.claims.judging import adjudicate
from meldhouse.referee.claims.position import Position, position_of
from meldhouse.referee.claims.verdict import Verdict

__all__ = ["Position", "Verdict", "adjudicate", "position_of"]

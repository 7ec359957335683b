"""Judging a lay-down: what each book wants proven, put to the solver."""

from meldhouse.referee.claims.described import judge_described, taken_by_now
from meldhouse.referee.claims.judging import adjudicate
from meldhouse.referee.claims.position import BidPosition, position_of
from meldhouse.referee.claims.verdict import Verdict

__all__ = ["BidPosition", "Verdict", "adjudicate", "judge_described", "position_of", "taken_by_now"]
